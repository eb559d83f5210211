//! What came out of a match.

use crate::interval::wilson;
use meadhall_engine::{Outcome, Seat};
use serde::Serialize;

/// What came out of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchReport {
    /// The game's id.
    pub game: String,
    /// How many seats the table had.
    pub seats: usize,
    /// How many games were finished.
    pub games: usize,
    /// What the deals came from.
    pub seed: u64,
    /// Whether the match was stopped before all games were played.
    pub stopped: bool,
    /// The bots, in the order in which they were named.
    pub bots: Vec<BotReport>,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub bot: String,
    /// How many games it finished.
    pub games: usize,
    /// How many it won; a shared victory counts in part.
    pub wins: f64,
    /// The share of games that it won.
    pub share: f64,
    /// The lower end of the 95 % interval of the share.
    pub share_low: f64,
    /// The upper end.
    pub share_high: f64,
    /// Its mean place, 1 being the best.
    pub mean_place: f64,
    /// Its mean score.
    pub mean_score: f64,
    /// How many decisions it made that left a choice; the times are over these.
    pub moves: usize,
    /// Half of its decisions took no longer than this, in milliseconds.
    pub ms_p50: f64,
    /// 99 of 100 took no longer than this.
    pub ms_p99: f64,
    /// The longest.
    pub ms_max: f64,
}

/// One finished game of a match.
pub(crate) struct Played {
    pub(crate) outcome: Outcome,
    /// The bot at each seat.
    pub(crate) bot_at: Vec<usize>,
    /// For each bot, how long each decision took, in microseconds.
    pub(crate) micros: Vec<Vec<u32>>,
}

impl BotReport {
    pub(crate) fn of(name: &str, bot: usize, games: &[Played]) -> BotReport {
        let (mut wins, mut places, mut scores) = (0.0, 0.0, 0.0);
        let mut micros: Vec<u32> = Vec::new();
        for game in games {
            let seat = game.bot_at.iter().position(|&n| n == bot).map_or(Seat::new(0), Seat::new);
            wins += game.outcome.share(seat);
            places += f64::from(game.outcome.place(seat));
            scores += f64::from(game.outcome.scores[seat.index()]);
            micros.extend(&game.micros[bot]);
        }
        micros.sort_unstable();
        let part = |share: f64| -> f64 {
            let place = (share * micros.len() as f64).ceil() as usize;
            micros.get(place.saturating_sub(1)).map_or(0.0, |&micros| f64::from(micros) / 1_000.0)
        };
        let count = games.len().max(1) as f64;
        let (share_low, share_high) = wilson(wins, games.len());
        BotReport {
            bot: name.to_owned(),
            games: games.len(),
            wins,
            share: wins / count,
            share_low,
            share_high,
            mean_place: places / count,
            mean_score: scores / count,
            moves: micros.len(),
            ms_p50: part(0.5),
            ms_p99: part(0.99),
            ms_max: part(1.0),
        }
    }
}
