//! What got slower since another measurement, by more than the noise.

use crate::Bench;
use serde::Serialize;

/// The least change of a rate that counts, whatever the spread: a machine differs by as much from one run to the next.
const LEAST: f64 = 0.05;
/// How many standard deviations of the difference a change has to have.
const SURE: f64 = 3.0;

/// The most noise with which a comparison still says something: a figure that got slower by a fifth would not be seen.
pub(crate) const WORTHLESS: f64 = 0.2;

/// What became of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Worse by more than the noise.
    Slower,
    /// Better by more than the noise.
    Faster,
    /// The same, as far as can be told.
    Same,
    /// Nothing can be told: the noise is too loud.
    Unknown,
}

/// One figure, then and now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Change {
    /// The game's id.
    pub game: String,
    /// How many players.
    pub players: usize,
    /// On how many threads.
    pub threads: usize,
    /// Which figure.
    pub figure: &'static str,
    /// What it was.
    pub before: f64,
    /// What it is.
    pub now: f64,
    /// How far a figure may be off by chance: the logarithm of a ratio, which for small changes is a part of the figure.
    pub noise: f64,
    /// What became of it.
    pub verdict: Verdict,
}

/// Compares every figure that both runs have.
pub fn compare(before: &[Bench], now: &[Bench]) -> Vec<Change> {
    let same = |a: &Bench, b: &Bench| (&a.game, a.players, a.threads) == (&b.game, b.players, b.threads);
    let pairs = now.iter().filter_map(|now| Some((before.iter().find(|old| same(old, now))?, now)));
    pairs.flat_map(|(old, new)| figures(old, new)).collect()
}

/// How far two figures with these spreads may be apart by chance.
pub(crate) fn noise(before: f64, now: f64) -> f64 {
    (SURE * before.hypot(now)).max(LEAST)
}

fn figures(old: &Bench, new: &Bench) -> Vec<Change> {
    let change = |figure: &'static str, before: f64, now: f64, noise: f64| {
        // Half as fast and twice as fast are equally far.
        let distance = if before > 0.0 && now > 0.0 { (now / before).ln() } else { 0.0 };
        let verdict = match distance {
            distance if distance < -noise => Verdict::Slower,
            distance if distance > noise => Verdict::Faster,
            _ if noise > WORTHLESS => Verdict::Unknown,
            _ => Verdict::Same,
        };
        Change {
            game: new.game.clone(),
            players: new.players,
            threads: new.threads,
            figure,
            before,
            now,
            noise,
            verdict,
        }
    };
    let rate = |figure: &'static str, value: fn(&Bench) -> f64, spread: fn(&Bench) -> f64| {
        change(figure, value(old), value(new), noise(spread(old), spread(new)))
    };
    // More bytes are worse, and no noise is in them.
    let bytes = change("position_bytes", 1.0 / old.position_bytes as f64, 1.0 / new.position_bytes as f64, 0.0);
    vec![
        rate("games_per_second", |bench| bench.games_per_second, |bench| bench.spread.games_per_second),
        rate("decisions_per_second", |bench| bench.decisions_per_second, |bench| bench.spread.decisions_per_second),
        rate("imagined_per_second", |bench| bench.imagined_per_second, |bench| bench.spread.imagined_per_second),
        rate("iterations_per_second", |bench| bench.iterations_per_second, |bench| bench.spread.iterations_per_second),
        Change { before: old.position_bytes as f64, now: new.position_bytes as f64, ..bytes },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Spread;

    fn bench(games: f64, spread: f64) -> Bench {
        Bench {
            game: "vaalbara".to_owned(),
            players: 4,
            threads: 1,
            games_per_second: games,
            decisions_per_second: 90.0 * games,
            choices_per_decision: 3.8,
            position_bytes: 368,
            imagined_per_second: 1e6,
            iterations_per_second: 1e5,
            spread: Spread { games_per_second: spread, ..Spread::default() },
        }
    }

    fn verdict(before: &Bench, now: &Bench, figure: &str) -> Verdict {
        let changes = compare(std::slice::from_ref(before), std::slice::from_ref(now));
        changes.iter().find(|change| change.figure == figure).map(|change| change.verdict).expect("it is compared")
    }

    #[test]
    fn only_what_is_more_than_the_noise_counts() {
        let calm = bench(1_000.0, 0.01);
        assert_eq!(verdict(&calm, &bench(960.0, 0.01), "games_per_second"), Verdict::Same);
        assert_eq!(verdict(&calm, &bench(940.0, 0.01), "games_per_second"), Verdict::Slower);
        assert_eq!(verdict(&calm, &bench(1_060.0, 0.01), "games_per_second"), Verdict::Faster);
        // A restless machine has to be much slower before it says so.
        assert_eq!(verdict(&calm, &bench(850.0, 0.06), "games_per_second"), Verdict::Same);
        // Beyond that it has nothing to say, rather than that all is well.
        assert_eq!(verdict(&calm, &bench(800.0, 0.08), "games_per_second"), Verdict::Unknown);
        assert_eq!(verdict(&calm, &bench(700.0, 0.08), "games_per_second"), Verdict::Slower);
        assert_eq!(verdict(&calm, &bench(940.0, 0.01), "imagined_per_second"), Verdict::Same);
        let larger = Bench { position_bytes: 376, ..calm.clone() };
        assert_eq!(verdict(&calm, &larger, "position_bytes"), Verdict::Slower);
        assert_eq!(verdict(&larger, &calm, "position_bytes"), Verdict::Faster);
    }

    /// Measurements so far apart are warned of: nothing can be compared with them.
    #[test]
    fn a_restless_machine_is_warned_of() {
        assert!(!bench(1_000.0, 0.06).spread.is_useless());
        assert!(bench(1_000.0, 0.07).spread.is_useless());
        let other = Spread { iterations_per_second: 0.3, ..Spread::default() };
        assert!(other.is_useless(), "the widest counts");
    }

    #[test]
    fn what_only_one_run_has_is_not_compared() {
        let other = Bench { players: 3, ..bench(10.0, 0.0) };
        assert_eq!(compare(&[bench(1.0, 0.0)], &[other]), []);
        assert_eq!(compare(&[bench(1.0, 0.0)], &[bench(1.0, 0.0)]).len(), 5);
    }
}
