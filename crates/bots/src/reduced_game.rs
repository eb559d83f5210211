//! Bots that leave out choices without a difference.

use crate::{Bot, Thinker};
use meadhall_engine::{Quick, Seat};

/// A bot that thinks about the [essence](Thinker::essence) of a game: of choices that only look different it sees one,
/// so that it does not think about the same thing several times.
#[derive(Clone, Debug)]
pub(crate) struct Essential<B> {
    bot: B,
    chance: Quick,
}

impl<B> Essential<B> {
    /// This bot, thinking so.
    pub(crate) fn new(bot: B, seed: u64) -> Essential<B> {
        Essential { bot, chance: Quick::new(!seed.rotate_left(16)) }
    }
}

impl<G: Thinker, B: Bot<G>> Bot<G> for Essential<B> {
    fn recall(&mut self, game: &G, seat: Seat, earlier: &[G::View]) {
        self.bot.recall(game, seat, earlier);
    }

    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        let Some(essence) = game.essence().filter(|_| choices.len() > 1) else {
            return self.bot.choose(game, view, seat, choices);
        };
        // What a seat may choose follows from what it sees, so any position that fits will do.
        let imagined = essence.imagine(view, &mut self.chance);
        let mut fewer = Vec::new();
        essence.legal(&imagined, seat, &mut fewer);
        fewer.retain(|choice| choices.contains(choice));
        match fewer.is_empty() {
            true => self.bot.choose(game, view, seat, choices),
            false => self.bot.choose(&essence, view, seat, &fewer),
        }
    }
}
