//! One game, played in steps of choosing parts.

use super::{Encoding, Mask, Parts, write_observation};
use crate::knowledge::{Action, Position};
use crate::{Bot, BotSpec};
use meadhall_engine::{Game, Ignore, Outcome, Quick, Seat, Viewer};
use std::fmt;

/// An action that is not allowed now. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalPart;

impl fmt::Display for IllegalPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this action is not among those that the mask allows")
    }
}

impl std::error::Error for IllegalPart {}

type SeatedBot<K> = Box<dyn Bot<<K as crate::Knowledge>::Rules>>;

/// One game, played in steps of choosing parts. Where a bot sits, it decides at once.
pub struct Episode<K: Encoding> {
    position: Position<K>,
    chance: Quick,
    seat: Option<Seat>,
    choices: Vec<Action<K>>,
    splits: Vec<Parts>,
    chosen: Parts,
    bots: Vec<Option<SeatedBot<K>>>,
}

impl<K: Encoding> Episode<K> {
    /// A game that follows from the seed, with bots at some seats, and `choices` as room to work in.
    pub fn start(game: &K::Rules, seed: u64, bots: &[Option<BotSpec>]) -> Episode<K> {
        let mut chance = Quick::new(seed);
        let position = game.setup(&mut chance, &mut Ignore);
        let mut episode = Episode {
            position,
            chance,
            seat: None,
            choices: Vec::new(),
            splits: Vec::new(),
            chosen: Parts::new(),
            bots: Vec::new(),
        };
        episode.seat_bots(seed, bots);
        episode.ask(game);
        episode
    }

    /// Begins another game in the same room.
    pub fn restart(&mut self, game: &K::Rules, seed: u64, bots: &[Option<BotSpec>]) {
        self.chance = Quick::new(seed);
        self.position = game.setup(&mut self.chance, &mut Ignore);
        self.seat_bots(seed, bots);
        self.ask(game);
    }

    fn seat_bots(&mut self, seed: u64, bots: &[Option<BotSpec>]) {
        self.bots.clear();
        for (n, bot) in (1..).zip(bots) {
            self.bots.push(bot.as_ref().map(|bot| bot.build::<K>(seed.wrapping_add(n).wrapping_mul(0x9e37_79b9))));
        }
    }

    /// Who chooses; nobody when the game is over.
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The position.
    pub fn position(&self) -> &Position<K> {
        &self.position
    }

    /// The parts that were chosen already.
    pub fn chosen(&self) -> &Parts {
        &self.chosen
    }

    /// The choices that begin with those parts.
    pub fn choices(&self) -> &[Action<K>] {
        &self.choices
    }

    /// How the game ended, once it is over.
    pub fn outcome(&self, game: &K::Rules) -> Option<Outcome> {
        game.outcome(&self.position)
    }

    /// What may be chosen now.
    #[inline]
    pub fn mask(&self) -> Mask {
        let mut mask = Mask::default();
        let depth = self.chosen.len();
        for parts in &self.splits {
            if let Some(&part) = parts.as_slice().get(depth) {
                mask.insert(part.into());
            }
        }
        mask
    }

    /// Writes what a seat may know. Others do not learn what somebody has chosen of a choice that is not yet made.
    #[inline]
    pub fn observe(&self, game: &K::Rules, seat: Seat, row: &mut [i8]) {
        let nothing = Parts::new();
        let chosen = if self.seat == Some(seat) { &self.chosen } else { &nothing };
        write_observation::<K>(game, &self.position, seat, chosen, row);
    }

    /// Chooses a part. With the last one of a choice, that is played and the game goes on to the next step.
    #[inline]
    pub fn step(&mut self, game: &K::Rules, part: usize) -> Result<(), IllegalPart> {
        let (Some(seat), Ok(part)) = (self.seat, u16::try_from(part)) else { return Err(IllegalPart) };
        let depth = self.chosen.len();
        let fits = |parts: &Parts| parts.as_slice().get(depth) == Some(&part);
        if !self.splits.iter().any(fits) {
            return Err(IllegalPart);
        }
        self.chosen.push(part);
        let mut kept = 0;
        for n in 0..self.splits.len() {
            if fits(&self.splits[n]) {
                self.splits[kept] = self.splits[n];
                self.choices[kept] = self.choices[n];
                kept += 1;
            }
        }
        self.splits.truncate(kept);
        self.choices.truncate(kept);
        match self.choices[..] {
            [action] => {
                game.apply(&mut self.position, seat, action, &mut self.chance, &mut Ignore);
                self.ask(game);
            }
            _ => self.take_forced(),
        }
        Ok(())
    }

    /// Goes to the next decision that leaves a choice and is nobody's of the bots.
    fn ask(&mut self, game: &K::Rules) {
        loop {
            self.chosen.clear();
            self.splits.clear();
            self.seat = game.pending(&self.position).first();
            let Some(seat) = self.seat else {
                self.choices.clear();
                return;
            };
            game.legal(&self.position, seat, &mut self.choices);
            let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
            let action = match (&self.choices[..], bot) {
                ([], _) => {
                    self.seat = None;
                    return;
                }
                ([only], _) => *only,
                (choices, Some(bot)) => bot.choose(game, &game.view(&self.position, Viewer::Seat(seat)), seat, choices),
                (choices, None) => {
                    let split = |&action| K::split(game, &self.position, seat, action);
                    self.splits.extend(choices.iter().map(split));
                    self.take_forced();
                    return;
                }
            };
            game.apply(&mut self.position, seat, action, &mut self.chance, &mut Ignore);
        }
    }

    /// Takes the parts that all choices left have in common.
    #[inline]
    fn take_forced(&mut self) {
        let Some((first, others)) = self.splits.split_first() else { return };
        while let Some(&part) = first.as_slice().get(self.chosen.len()) {
            let depth = self.chosen.len();
            if !others.iter().all(|parts| parts.as_slice().get(depth) == Some(&part)) {
                return;
            }
            self.chosen.push(part);
        }
    }
}
