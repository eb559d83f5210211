//! A test that may be looked at after every deal.
//!
//! Who bets on a fair game cannot expect to win. So somebody who starts with 1 and bets, deal after deal, that a bot does not
//! win just its fair share, comes by 20 or more with a probability of at most 1 in 20 if it does (Ville's inequality),
//! however long he plays and whenever he stops. The bets spread the 1 evenly over many sizes in both directions, so that
//! one of them suits whatever the truth is. Nothing is assumed of the deals but that a bot's share of one lies between 0
//! and 1: the rotations of a deal may hang together.

/// Which side of the fair share a bot is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// It wins more.
    More,
    /// It wins less.
    Less,
}

/// The parts of the greatest possible bet that are placed.
const SIZES: [f64; 8] = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.5, 0.75];

/// A running test of whether a bot wins its fair share.
#[derive(Clone, Debug)]
pub struct SequentialTest {
    fair: f64,
    needed: f64,
    /// The bets with the logarithm of what each has become.
    bets: Vec<(f64, f64)>,
    best: f64,
    sum: f64,
    deals: usize,
}

impl SequentialTest {
    /// A test of the fair share `fair` that errs with a probability of `level` at most.
    pub fn new(fair: f64, level: f64) -> SequentialTest {
        let bets = SIZES.iter().flat_map(|size| [size / fair, -size / (1.0 - fair)]).map(|bet| (bet, 0.0)).collect();
        SequentialTest { fair, needed: (1.0 / level).ln(), bets, best: 0.0, sum: 0.0, deals: 0 }
    }

    /// Looks at the bot's share of one more deal; says on which side of the fair share it is once that is decided.
    pub fn see(&mut self, share: f64) -> Option<Side> {
        self.deals += 1;
        self.sum += share;
        for (bet, log) in &mut self.bets {
            *log += (*bet * (share - self.fair)).ln_1p();
        }
        let most = self.bets.iter().map(|(_, log)| *log).fold(f64::MIN, f64::max);
        let mean = self.bets.iter().map(|(_, log)| (log - most).exp()).sum::<f64>() / self.bets.len() as f64;
        self.best = self.best.max(most + mean.ln());
        let side = if self.sum > self.fair * self.deals as f64 { Side::More } else { Side::Less };
        (self.best >= self.needed).then_some(side)
    }

    /// The probability of coming as far as this if the share were fair, at most.
    pub fn p(&self) -> f64 {
        (-self.best).exp().min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_engine::Quick;

    /// How often the test decides within so many deals of four games that the bot wins with this probability, and after
    /// how many deals in the middle.
    fn decided(luck: impl Fn(&mut Quick) -> f64, runs: usize, deals: usize, level: f64) -> (f64, usize) {
        let mut quick = Quick::new(77);
        let mut lengths = Vec::new();
        for _ in 0..runs {
            let mut test = SequentialTest::new(0.25, level);
            let end = (1..=deals).find(|_| {
                let luck = luck(&mut quick);
                let share = (0..4).map(|_| f64::from(quick.unit() < luck)).sum::<f64>() / 4.0;
                test.see(share).is_some()
            });
            lengths.extend(end);
        }
        lengths.sort_unstable();
        (lengths.len() as f64 / runs as f64, lengths.get(lengths.len() / 2).copied().unwrap_or(deals))
    }

    #[test]
    fn a_fair_bot_is_seldom_taken_for_another_however_often_one_looks() {
        let (wrong, _) = decided(|_| 0.25, 2_000, 500, 0.05);
        assert!(wrong <= 0.05, "{wrong}");
        assert!(wrong > 0.002, "the test would never decide anything: {wrong}");
        // Deals that are lucky as a whole make no difference.
        let (wrong, _) = decided(|quick| if quick.unit() < 0.5 { 0.05 } else { 0.45 }, 2_000, 500, 0.05);
        assert!(wrong <= 0.05, "{wrong}");
        let (wrong, _) = decided(|_| 0.25, 2_000, 500, 0.2);
        assert!(wrong > 0.02 && wrong <= 0.2, "{wrong}");
    }

    #[test]
    fn a_better_bot_is_found_the_sooner_the_better_it_is() {
        let (found, late) = decided(|_| 0.35, 300, 500, 0.05);
        let (sure, early) = decided(|_| 0.6, 300, 500, 0.05);
        assert!(found > 0.95 && sure == 1.0, "{found} {sure}");
        assert!(early < 15 && (30..150).contains(&late), "{early} {late}");
    }

    #[test]
    fn the_side_is_told_with_its_doubt() {
        let mut test = SequentialTest::new(0.25, 0.05);
        let side = (0..100).find_map(|_| test.see(0.0));
        assert_eq!(side, Some(Side::Less));
        assert!(test.p() <= 0.05 && test.p() > 0.0);
        let mut test = SequentialTest::new(0.5, 0.01);
        assert_eq!((0..100).find_map(|_| test.see(1.0)), Some(Side::More));
        assert_eq!(SequentialTest::new(0.5, 0.01).p(), 1.0);
    }
}
