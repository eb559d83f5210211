//! How far a share can be trusted.

use serde::Serialize;

/// The quantile of the normal distribution that a two-sided interval of 95 % has.
const Z: f64 = 1.959_964;
/// As how many clusters the belief counts that clusters do not matter. It keeps a handful of clusters that happen to agree
/// from promising too much.
const BELIEF: f64 = 10.0;

/// A share with the ends of its interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// The share.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The 95 % interval of Wilson for a share of `hits` (which may be fractions: shared victories) among `trials`.
pub fn wilson(hits: f64, trials: usize) -> (f64, f64) {
    let share = hits / (trials as f64).max(1.0);
    wilson_of(share, trials as f64, Z)
}

fn wilson_of(share: f64, trials: f64, z: f64) -> (f64, f64) {
    if trials <= 0.0 {
        return (0.0, 1.0);
    }
    let middle = share + z * z / (2.0 * trials);
    let half = z * (share * (1.0 - share) / trials + z * z / (4.0 * trials * trials)).sqrt();
    let scale = 1.0 + z * z / trials;
    // Rounding may put an end beyond the share by a hair.
    (((middle - half) / scale).clamp(0.0, share), ((middle + half) / scale).clamp(share, 1.0))
}

/// Counts hits among trials that come in clusters, such as the rotations of one deal: trials of one cluster may hang
/// together, clusters do not. The interval is Wilson's for as many independent trials as would vary as much as the
/// clusters did.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    clusters: f64,
    hits: f64,
    trials: f64,
    hits_squared: f64,
    trials_squared: f64,
    both: f64,
}

impl Tally {
    /// Counts a cluster; one without trials tells nothing.
    pub fn add(&mut self, hits: f64, trials: f64) {
        if trials > 0.0 {
            self.clusters += 1.0;
            self.hits += hits;
            self.trials += trials;
            self.hits_squared += hits * hits;
            self.trials_squared += trials * trials;
            self.both += hits * trials;
        }
    }

    /// How many trials there were.
    pub fn trials(&self) -> f64 {
        self.trials
    }

    /// The hits.
    pub fn hits(&self) -> f64 {
        self.hits
    }

    /// The share with its 95 % interval.
    pub fn share(&self) -> Share {
        self.among(1)
    }

    /// The share with an interval that holds for all of so many shares at once with 95 % (Bonferroni), so that among many
    /// shares the few that stand out by chance alone are not taken for something.
    pub fn among(&self, shares: usize) -> Share {
        let z = if shares <= 1 { Z } else { normal_quantile(1.0 - 0.025 / shares as f64) };
        if self.trials == 0.0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        let share = self.hits / self.trials;
        let (low, high) = wilson_of(share, self.trials / self.inflation(share), z);
        Share { share, low, high }
    }

    /// How much more the share varies than that of independent trials would.
    fn inflation(&self, share: f64) -> f64 {
        let even = share * (1.0 - share) / self.trials;
        if self.clusters < 2.0 || even <= 0.0 {
            return 1.0;
        }
        let squares = self.hits_squared - 2.0 * share * self.both + share * share * self.trials_squared;
        let variance = squares / (self.trials * self.trials) * self.clusters / (self.clusters - 1.0);
        let freedom = self.clusters - 1.0;
        (freedom * variance / even + BELIEF) / (freedom + BELIEF)
    }
}

/// Where the normal distribution reaches this probability (Acklam's approximation, good to nine digits).
pub(crate) fn normal_quantile(probability: f64) -> f64 {
    const A: [f64; 6] = [
        -39.696_830_286_653_8,
        220.946_098_424_521,
        -275.928_510_446_969,
        138.357_751_867_269,
        -30.664_798_066_147_2,
        2.506_628_277_459_24,
    ];
    const B: [f64; 6] = [
        -54.476_098_798_224_1,
        161.585_836_858_041,
        -155.698_979_859_887,
        66.801_311_887_719_7,
        -13.280_681_552_885_7,
        1.0,
    ];
    const C: [f64; 6] = [
        -0.007_784_894_002_430_29,
        -0.322_396_458_041_136,
        -2.400_758_277_161_84,
        -2.549_732_539_343_73,
        4.374_664_141_464_97,
        2.938_163_982_698_78,
    ];
    const D: [f64; 5] = [0.007_784_695_709_041_46, 0.322_467_129_070_04, 2.445_134_137_143, 3.754_408_661_907_42, 1.0];
    let polynomial = |numbers: &[f64], x: f64| numbers.iter().fold(0.0, |sum, number| sum * x + number);
    let tail = |p: f64| {
        let q = (-2.0 * p.ln()).sqrt();
        polynomial(&C, q) / polynomial(&D, q)
    };
    let p = probability.clamp(1e-300, 1.0 - 1e-16);
    if p < 0.024_25 {
        tail(p)
    } else if p > 1.0 - 0.024_25 {
        -tail(1.0 - p)
    } else {
        let q = p - 0.5;
        let r = q * q;
        polynomial(&A, r) * q / polynomial(&B, r)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_engine::Quick;

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = wilson(40.0, 100);
        assert!((low - 0.309_4).abs() < 1e-4 && (high - 0.498_0).abs() < 1e-4, "{low} {high}");
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
        let (low, high) = wilson(0.0, 20);
        assert!(low == 0.0 && (high - 0.161_1).abs() < 1e-4, "{high}");
        let (low, high) = wilson(20.0, 20);
        assert!((low - 0.838_9).abs() < 1e-4 && high == 1.0, "{low}");
    }

    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (p, z) in [(0.5, 0.0), (0.975, 1.959_964), (0.995, 2.575_829), (0.001, -3.090_232), (0.999_9, 3.719_016)] {
            assert!((normal_quantile(p) - z).abs() < 1e-6, "{p}: {}", normal_quantile(p));
        }
    }

    fn tally(clusters: impl IntoIterator<Item = (f64, f64)>) -> Tally {
        let mut tally = Tally::default();
        clusters.into_iter().for_each(|(hits, trials)| tally.add(hits, trials));
        tally
    }

    #[test]
    fn clusters_that_agree_count_as_one_and_those_that_balance_as_many() {
        let alone = tally((0..4_000).map(|n| (f64::from(n % 4 == 0), 1.0))).share();
        let (low, high) = wilson(1_000.0, 4_000);
        assert!((alone.low - low).abs() < 1e-3 && (alone.high - high).abs() < 1e-3);
        // A thousand deals in which all four rotations end alike tell as much as a thousand games.
        let alike = tally((0..1_000).map(|n| (4.0 * f64::from(n % 4 == 0), 4.0))).share();
        let (low, high) = wilson(250.0, 1_000);
        assert!((alike.low - low).abs() < 1e-3 && (alike.high - high).abs() < 1e-3, "{alike:?}");
        // A thousand deals in which each bot wins one rotation leave next to no doubt.
        let balanced = tally((0..1_000).map(|_| (1.0, 4.0))).share();
        assert!(balanced.share == 0.25 && balanced.high - balanced.low < 0.005, "{balanced:?}");
    }

    #[test]
    fn the_interval_holds_the_truth_as_often_as_it_says() {
        // Deals of four games; how good a deal is for the bot varies, and the games of a deal share it.
        let mut quick = Quick::new(5);
        let (mut held, runs) = (0, 2_000);
        for _ in 0..runs {
            let share = tally((0..60).map(|_| {
                let luck = 0.1 + 0.3 * quick.unit();
                ((0..4).map(|_| f64::from(quick.unit() < luck)).sum(), 4.0)
            }))
            .share();
            held += u32::from(share.low <= 0.25 && 0.25 <= share.high);
        }
        let held = f64::from(held) / f64::from(runs);
        assert!((0.935..0.97).contains(&held), "{held}");
    }

    #[test]
    fn many_shares_at_once_need_wider_intervals() {
        let one = tally((0..400).map(|n| (f64::from(n % 4 == 0), 1.0)));
        assert!(one.among(100).high > one.share().high && one.among(100).low < one.share().low);
        assert_eq!(one.among(1), one.share());
        assert_eq!(Tally::default().share(), Share { share: 0.0, low: 0.0, high: 1.0 });
    }
}
