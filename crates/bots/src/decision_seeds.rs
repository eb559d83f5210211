//! A seed for every decision of a bot.

/// The seeds of a bot's decisions, one after another. Each follows from the bot's own seed and the number of the decision
/// alone, not from what was thought before: so a game that is gone on with goes as if it had never been left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DecisionSeeds {
    seed: u64,
    made: u64,
}

impl DecisionSeeds {
    pub(crate) fn new(seed: u64) -> DecisionSeeds {
        DecisionSeeds { seed, made: 0 }
    }

    /// The seed of the next decision.
    pub(crate) fn next(&mut self) -> u64 {
        self.made += 1;
        // The finaliser of SplitMix64: neighbouring numbers give seeds that have nothing to do with each other.
        let mut mixed = self.seed.wrapping_add(self.made.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// So many decisions were made already.
    pub(crate) fn go_on_after(&mut self, made: usize) {
        self.made = made as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_follows_from_the_number_of_the_decision() {
        let mut seeds = DecisionSeeds::new(7);
        let first: Vec<u64> = (0..5).map(|_| seeds.next()).collect();
        seeds.go_on_after(3);
        assert_eq!([seeds.next(), seeds.next()], first[3..]);
        assert!((1..5).all(|n| !first[..n].contains(&first[n])), "{first:?}");
        assert_ne!(DecisionSeeds::new(8).next(), first[0]);
    }
}
