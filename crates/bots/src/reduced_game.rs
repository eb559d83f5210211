//! Bots that leave out choices without a difference.

use crate::knowledge::{Action, View};
use crate::{Bot, Knowledge, Opinion};
use meadhall_engine::{Game, Quick, Seat};
use std::marker::PhantomData;
use std::time::Duration;

/// A bot that thinks about the [reduced](Knowledge::reduced) game: of choices that only look different it sees one,
/// so that it does not think about the same thing several times.
#[derive(Clone, Debug)]
pub(crate) struct ReducedGame<K, B> {
    bot: B,
    chance: Quick,
    knowledge: PhantomData<K>,
}

impl<K, B> ReducedGame<K, B> {
    /// This bot, thinking so.
    pub(crate) fn new(bot: B, seed: u64) -> ReducedGame<K, B> {
        ReducedGame { bot, chance: Quick::new(!seed.rotate_left(16)), knowledge: PhantomData }
    }
}

impl<K: Knowledge, B: Bot<K::Rules>> Bot<K::Rules> for ReducedGame<K, B> {
    fn limit(&mut self, most: Option<Duration>) {
        self.bot.limit(most);
    }

    fn opinion(&self) -> Option<&Opinion<Action<K>>> {
        self.bot.opinion()
    }

    fn rest(&mut self) {
        self.bot.rest();
    }

    fn recall(&mut self, game: &K::Rules, seat: Seat, earlier: &[View<K>]) {
        match K::reduced(game) {
            Some(reduced) => self.bot.recall(&reduced, seat, earlier),
            None => self.bot.recall(game, seat, earlier),
        }
    }

    fn choose(&mut self, game: &K::Rules, view: &View<K>, seat: Seat, choices: &[Action<K>]) -> Action<K> {
        let Some(reduced) = K::reduced(game).filter(|_| choices.len() > 1) else {
            return self.bot.choose(game, view, seat, choices);
        };
        // What a seat may choose follows from what it sees, so any position that fits will do.
        let imagined = reduced.imagine(view, &mut self.chance);
        let mut fewer = Vec::new();
        reduced.legal(&imagined, seat, &mut fewer);
        fewer.retain(|choice| choices.contains(choice));
        match fewer.is_empty() {
            true => self.bot.choose(game, view, seat, choices),
            false => self.bot.choose(&reduced, view, seat, &fewer),
        }
    }
}
