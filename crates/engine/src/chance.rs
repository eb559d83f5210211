//! Chance comes from outside: whoever plays a decision brings the dice.

use crate::Seed;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt::Display;

/// A source of chance. How a word becomes a number below `n`, and how a slice is shuffled, is fixed for ever, so that a
/// record replays in every later version.
pub trait Chance {
    /// The next word of the stream.
    fn word(&mut self) -> u32;

    /// A number below `n`, every one equally likely (Lemire's method with rejection); 0 if `n` is 0.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the halves of a product are meant")]
    fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.word()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// An index into something of this length.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "nothing at a table is four thousand millions long")]
    fn index(&mut self, length: usize) -> usize {
        self.below(length as u32) as usize
    }

    /// Shuffles in place, every order equally likely (Fisher and Yates, from the back).
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            let other = self.index(last + 1);
            items.swap(last, other);
        }
    }

    /// An index into something of this length, with what it stands for: `lot` is one of [`crate::ScenarioGame::LOTS`], `name` names
    /// what each index would draw. A scenario can say how the lot falls; everybody else draws as [`Chance::index`] does.
    #[inline]
    fn pick<N: Display>(&mut self, lot: &'static str, length: usize, name: impl Fn(usize) -> N) -> usize
    where
        Self: Sized,
    {
        let _ = (lot, name);
        self.index(length)
    }

    /// Shuffles in place as [`Chance::shuffle`] does. A scenario can bring items to the front in an order of its own.
    #[inline]
    fn arrange<T: Display>(&mut self, lot: &'static str, items: &mut [T])
    where
        Self: Sized,
    {
        let _ = lot;
        self.shuffle(items);
    }
}

/// The dice of a table: ChaCha8 keyed with the table's seed. Nobody can tell the future from the past, and the place in
/// the stream can be stored beside a snapshot.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The stream of a seed, from its start.
    pub fn new(seed: &Seed) -> Dice {
        Dice(ChaCha8Rng::from_seed(seed.0))
    }

    /// How many words have been taken.
    pub fn taken(&self) -> u64 {
        u64::try_from(self.0.get_word_pos()).unwrap_or(u64::MAX)
    }

    /// Goes to the place after `taken` words.
    pub fn wind(&mut self, taken: u64) {
        self.0.set_word_pos(u128::from(taken));
    }
}

impl Chance for Dice {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// Fast chance for simulations, bots and tests: xoshiro256++. Not for tables: its future can be worked out.
#[derive(Clone, Debug)]
pub struct Quick {
    source: Xoshiro256PlusPlus,
    spare: Option<u32>,
}

impl Quick {
    /// The stream of this number.
    pub fn new(seed: u64) -> Quick {
        Quick { source: Xoshiro256PlusPlus::seed_from_u64(seed), spare: None }
    }

    /// A number of the range from 0 up to but not including 1.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        f64::from(self.word()) / (f64::from(u32::MAX) + 1.0)
    }
}

impl Chance for Quick {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the halves of a word are meant")]
    fn word(&mut self) -> u32 {
        match self.spare.take() {
            Some(word) => word,
            None => {
                let both = self.source.next_u64();
                self.spare = Some(both as u32);
                (both >> 32) as u32
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The stream of a table's dice is fixed for ever: if this test has to change, every old record breaks.
    #[test]
    fn the_stream_is_fixed() {
        let mut dice = Dice::new(&Seed([7; 32]));
        let words: Vec<u32> = (0..4).map(|_| dice.word()).collect();
        assert_eq!(words, FIRST_WORDS);
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
        dice.shuffle(&mut order);
        assert_eq!(order, FIRST_SHUFFLE);
        assert_eq!((0..6).map(|_| dice.below(6)).collect::<Vec<_>>(), FIRST_ROLLS);
    }

    const FIRST_WORDS: [u32; 4] = [1_506_529_508, 958_315_583, 3_665_904_614, 3_572_840_331];
    const FIRST_SHUFFLE: [u8; 8] = [5, 4, 3, 6, 1, 7, 2, 0];
    const FIRST_ROLLS: [u32; 6] = [0, 2, 3, 2, 3, 3];

    #[test]
    fn the_place_in_the_stream_can_be_kept() {
        let mut dice = Dice::new(&Seed([1; 32]));
        for _ in 0..37 {
            dice.word();
        }
        let taken = dice.taken();
        let next = dice.word();
        let mut again = Dice::new(&Seed([1; 32]));
        again.wind(taken);
        assert_eq!(again.word(), next);
    }

    #[test]
    fn below_is_even_and_never_reaches_its_bound() {
        let mut quick = Quick::new(3);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[quick.index(7)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
        assert_eq!((quick.below(0), quick.below(1)), (0, 0));
    }
}
