//! What a player who leaves orders thinks with.

use crate::budget::Meter;
use crate::knowledge::{Action, Position, View};
use crate::{Greedy, Knowledge};
use meadhall_engine::{Game, Seat};

/// How many positions are imagined to weigh an answer that may be asked for later.
const IMAGINED: u32 = 8;

/// The greedy bot as the adviser of somebody who leaves orders: what would it choose if it were asked this?
#[derive(Debug)]
pub struct Judge<'a, K: Knowledge> {
    bot: &'a mut Greedy<K>,
    game: &'a K::Rules,
    seat: Seat,
}

impl<'a, K: Knowledge> Judge<'a, K> {
    pub(crate) fn new(bot: &'a mut Greedy<K>, game: &'a K::Rules, seat: Seat) -> Judge<'a, K> {
        Judge { bot, game, seat }
    }

    /// The rules.
    pub fn game(&self) -> &'a K::Rules {
        self.game
    }

    /// Whose orders they are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A position that fits a view.
    pub fn imagine(&mut self, view: &View<K>) -> Position<K> {
        self.game.imagine(view, self.bot.chance())
    }

    /// What each of these choices would be worth, if the seat saw this and were asked.
    pub fn weigh(&mut self, view: &View<K>, choices: &[Action<K>]) -> Vec<f32> {
        self.bot.weigh(self.game, view, self.seat, choices, IMAGINED, &Meter::UNLIMITED)
    }

    /// The choices that the seat would have if it saw this, the best first, with what they would be worth.
    pub fn ranked(&mut self, view: &View<K>) -> Vec<(Action<K>, f32)> {
        let mut choices = Vec::new();
        let position = self.imagine(view);
        self.game.legal(&position, self.seat, &mut choices);
        let worths = self.weigh(view, &choices);
        let mut ranked: Vec<(Action<K>, f32)> = choices.into_iter().zip(worths).collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    }
}
