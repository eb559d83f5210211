//! One finished game of a match.

use meadhall_bots::Faults;
use meadhall_engine::Outcome;
use serde::{Deserialize, Serialize};

/// One finished game of a match, as a line of its state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The number of the game in its match, which gives the deal and the rotation.
    pub game: usize,
    /// The score of each bot, in the order in which they were named.
    pub scores: Vec<i32>,
    /// The place of each bot, from 1.
    pub places: Vec<u8>,
    /// For each bot, how long each decision took that left a choice, in microseconds.
    pub micros: Vec<Vec<u32>>,
    /// The bots that did something wrong.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Faulty>,
}

/// What a bot did wrong in one game: [`Faults`] as they are kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Faulty {
    /// Which bot.
    pub bot: usize,
    /// Answers that are no legal choice.
    pub nonsense: u32,
    /// Decisions without an answer in time.
    pub late: u32,
    /// Decisions for which nobody was there.
    pub gone: u32,
    /// What was wrong first.
    pub first: Option<String>,
}

impl Faulty {
    /// What the bot did wrong, if it did anything.
    pub(crate) fn of(bot: usize, faults: Faults) -> Option<Faulty> {
        let Faults { nonsense, late, gone, first } = faults;
        (nonsense + late + gone > 0).then_some(Faulty { bot, nonsense, late, gone, first })
    }

    /// Adds it to what the bot did wrong before.
    pub(crate) fn add_to(&self, faults: &mut Faults) {
        faults.nonsense += self.nonsense;
        faults.late += self.late;
        faults.gone += self.gone;
        if faults.first.is_none() {
            faults.first.clone_from(&self.first);
        }
    }
}

impl Played {
    /// The game with this outcome; `seat_of` says where each bot sat.
    pub(crate) fn new(
        game: usize,
        outcome: &Outcome,
        seat_of: &[usize],
        micros: Vec<Vec<u32>>,
        faults: Vec<Faulty>,
    ) -> Played {
        Played {
            game,
            scores: seat_of.iter().map(|&seat| outcome.scores[seat]).collect(),
            places: seat_of.iter().map(|&seat| outcome.places[seat]).collect(),
            micros,
            faults,
        }
    }

    /// Whether this can be a game of so many bots.
    pub(crate) fn fits(&self, bots: usize) -> bool {
        let places = self.places.iter().all(|&place| (1..=bots.max(2)).contains(&usize::from(place)));
        let lengths = [self.scores.len(), self.places.len(), self.micros.len()];
        lengths == [bots; 3] && places && self.faults.iter().all(|fault| fault.bot < bots)
    }

    /// A bot's part of the victory: 1 for the only winner, a half for each of two, 0 for the others.
    pub(crate) fn share(&self, bot: usize) -> f64 {
        let winners = self.places.iter().filter(|&&place| place == 1).count();
        if self.places[bot] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}
