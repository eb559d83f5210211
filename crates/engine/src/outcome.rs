//! How a game ended.

use crate::{MAX_SEATS, Seat, byte};
use serde::{Deserialize, Serialize};

/// Scores and places of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// How many seats the game had.
    pub seats: usize,
    /// The score of each seat.
    pub scores: [i32; MAX_SEATS],
    /// The place of each seat from 1; several seats may share one. With several winners each has 1.
    pub places: [u8; MAX_SEATS],
}

impl Outcome {
    /// Places by a key that is better when greater; equal keys share a place.
    pub fn ranked<K: Ord>(scores: &[i32], key: impl Fn(Seat) -> K) -> Outcome {
        let seats = scores.len().min(MAX_SEATS);
        let mut outcome = Outcome { seats, scores: [0; MAX_SEATS], places: [0; MAX_SEATS] };
        for seat in Seat::all(seats) {
            outcome.scores[seat.index()] = scores[seat.index()];
            let better = Seat::all(seats).filter(|&other| key(other) > key(seat)).count();
            outcome.places[seat.index()] = byte(better) + 1;
        }
        outcome
    }

    /// The place of a seat, from 1.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// Everybody on the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats).filter(|&seat| self.place(seat) == 1)
    }

    /// Place, seat and score of everybody, the first place first.
    pub fn ranking(&self) -> Vec<(u8, Seat, i32)> {
        let mut ranking: Vec<_> =
            Seat::all(self.seats).map(|seat| (self.place(seat), seat, self.scores[seat.index()])).collect();
        ranking.sort();
        ranking
    }

    /// A seat's part of the victory: 1 for a sole winner, a half for each of two, 0 for the others.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.place(seat) == 1 { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}
