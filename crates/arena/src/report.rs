//! What came out of a match.

use crate::Played;
use crate::interval::Tally;
use crate::rating::rate;
use crate::stopping_rule::Decision;
use meadhall_bots::Faults;
use serde::Serialize;
use std::collections::BTreeMap;

/// What came out of a match.
#[derive(Clone, PartialEq, Debug)]
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
    /// What was decided before all games were played.
    pub decision: Option<Decision>,
    /// The bots, in the order in which they were named, each once.
    pub bots: Vec<BotReport>,
}

/// How one bot did. What a program may want to read is written; the rest is for reports.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub bot: String,
    /// How many games it played, at one seat or several.
    pub games: usize,
    /// The share of its games that one seat of it won; a shared victory counts in part.
    pub win_share: f64,
    /// The lower end of the 95 % interval of the share.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Its mean place, 1 being the best.
    pub mean_place: f64,
    /// Its mean score.
    pub mean_score: f64,
    /// Its rating; the average seat of the table has 1500.
    pub rating: f64,
    /// The standard error of the rating.
    pub rating_error: f64,
    /// Half of its decisions took no longer than this, in milliseconds.
    pub ms_p50: f64,
    /// 99 of 100 took no longer than this.
    pub ms_p99: f64,
    /// The longest.
    pub ms_max: f64,
    /// At how many seats it sat.
    #[serde(skip)]
    pub seats: usize,
    /// How many decisions it made that left a choice; the times are over these.
    #[serde(skip)]
    pub moves: usize,
    /// What it did wrong: the decisions that it lost to a random choice.
    pub faults: Faults,
    /// How often it came to each place, the first place first.
    #[serde(skip)]
    pub places: Vec<usize>,
    /// How often it came to each score.
    #[serde(skip)]
    pub scores: BTreeMap<i32, usize>,
}

impl MatchReport {
    pub(crate) fn new(
        game: &str,
        names: &[&str],
        seed: u64,
        played: &[Played],
        stopped: bool,
        decision: Option<Decision>,
    ) -> MatchReport {
        let mut kinds: Vec<&str> = Vec::new();
        for name in names {
            if !kinds.contains(name) {
                kinds.push(name);
            }
        }
        let kind_of: Vec<usize> =
            names.iter().map(|name| kinds.iter().position(|kind| kind == name).unwrap_or(0)).collect();
        let places: Vec<Vec<(usize, u8)>> =
            played.iter().map(|game| kind_of.iter().copied().zip(game.places.iter().copied()).collect()).collect();
        let ratings = rate(kinds.len(), places.iter().map(Vec::as_slice));
        let bots = kinds.iter().enumerate().map(|(kind, name)| {
            let own: Vec<usize> = (0..names.len()).filter(|&bot| kind_of[bot] == kind).collect();
            let mut report = BotReport::of(name, &own, names.len(), played);
            (report.rating, report.rating_error) = (ratings[kind].rating, ratings[kind].error);
            report
        });
        let (game, bots) = (game.to_owned(), bots.collect());
        MatchReport { game, seats: names.len(), games: played.len(), seed, stopped, decision, bots }
    }

    /// The share of victories that every seat would have if all were alike.
    pub fn fair(&self) -> f64 {
        1.0 / self.seats.max(1) as f64
    }
}

impl BotReport {
    /// How the bot did that is named at these places of the list; without its rating.
    fn of(name: &str, own: &[usize], seats: usize, games: &[Played]) -> BotReport {
        let mut tally = Tally::default();
        // The rotations of a deal hang together: they count as one.
        for deal in games.chunk_by(|a, b| a.game / seats == b.game / seats) {
            let hits = deal.iter().flat_map(|game| own.iter().map(|&bot| game.share(bot))).sum();
            tally.add(hits, (deal.len() * own.len()) as f64);
        }
        let (mut sum_place, mut sum_score) = (0.0, 0.0);
        let mut faults = Faults::default();
        let mut micros: Vec<u32> = Vec::new();
        let mut places = vec![0; seats.max(2)];
        let mut scores = BTreeMap::new();
        for (game, &bot) in games.iter().flat_map(|game| own.iter().map(move |bot| (game, bot))) {
            let place = usize::from(game.places[bot]);
            sum_place += place as f64;
            sum_score += f64::from(game.scores[bot]);
            places[place.clamp(1, seats.max(2)) - 1] += 1;
            *scores.entry(game.scores[bot]).or_default() += 1;
            micros.extend(&game.micros[bot]);
            game.faults.iter().filter(|fault| fault.bot == bot).for_each(|fault| fault.add_to(&mut faults));
        }
        micros.sort_unstable();
        let part = |share: f64| -> f64 {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a part of a length, rounded up"
            )]
            let place = (share * micros.len() as f64).ceil() as usize;
            micros.get(place.saturating_sub(1)).map_or(0.0, |&micros| f64::from(micros) / 1_000.0)
        };
        let count = (games.len() * own.len()).max(1) as f64;
        let share = tally.share();
        BotReport {
            bot: name.to_owned(),
            games: games.len(),
            win_share: share.share,
            low: share.low,
            high: share.high,
            mean_place: sum_place / count,
            mean_score: sum_score / count,
            rating: 0.0,
            rating_error: 0.0,
            ms_p50: part(0.5),
            ms_p99: part(0.99),
            ms_max: part(1.0),
            seats: own.len(),
            moves: micros.len(),
            faults,
            places,
            scores,
        }
    }
}
