//! One bot against several of another.

use super::worker_pool::{mix, threads, together};
use crate::{Bot, Knowledge};
use meadhall_engine::{Game, Ignore, Quick, Viewer};

/// What came of a contest.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Contest {
    /// How many games were played.
    pub games: usize,
    /// The share of them that the challenger won.
    pub share: f64,
    /// What it would be between equals.
    pub even: f64,
}

impl Contest {
    /// By how many standard errors the challenger did better than an equal would have.
    pub fn surely(&self) -> f64 {
        let error = (self.even * (1.0 - self.even) / self.games.max(1) as f64).sqrt();
        (self.share - self.even) / error
    }
}

/// Lets a challenger play alone against bots that hold every other seat. Each deal is played once from every seat.
pub fn contest<K: Knowledge>(
    game: &K::Rules,
    challenger: &(dyn Fn(u64) -> Box<dyn Bot<K::Rules>> + Sync),
    holders: &(dyn Fn(u64) -> Box<dyn Bot<K::Rules>> + Sync),
    games: usize,
    seed: u64,
    cores: usize,
    go_on: &(dyn Fn(usize) -> bool + Sync),
) -> Contest {
    let seats = game.seats();
    let count = games.next_multiple_of(seats);
    let shares = together(threads(cores), count, go_on, |n| {
        let own = n % seats;
        let mut chance = Quick::new(mix(seed, (n / seats) as u64));
        let mut position = game.setup(&mut chance, &mut Ignore);
        let mut bots: Vec<_> = (0..seats)
            .map(|seat| {
                let seed = mix(mix(seed, n as u64), 100 + seat as u64);
                if seat == own { challenger(seed) } else { holders(seed) }
            })
            .collect();
        let mut choices = Vec::new();
        while let Some(seat) = game.pending(&position).first() {
            game.legal(&position, seat, &mut choices);
            let view = game.view(&position, Viewer::Seat(seat));
            let action = bots[seat.index()].choose(game, &view, seat, &choices);
            game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
        }
        game.outcome(&position).map_or(0.0, |outcome| outcome.share(meadhall_engine::Seat::new(own)))
    });
    let share = shares.iter().sum::<f64>() / shares.len().max(1) as f64;
    Contest { games: shares.len(), share, even: 1.0 / seats as f64 }
}
