//! Which actions are allowed, as bits.

use super::MOST_ACTIONS;

const WORDS: usize = MOST_ACTIONS / 64;

/// A set of actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mask([u64; WORDS]);

impl Mask {
    /// The first so many actions.
    pub fn first(count: usize) -> Mask {
        let mut mask = Mask::default();
        (0..count.min(MOST_ACTIONS)).for_each(|action| mask.insert(action));
        mask
    }

    /// Adds an action.
    #[inline]
    pub fn insert(&mut self, action: usize) {
        if let Some(word) = self.0.get_mut(action / 64) {
            *word |= 1 << (action % 64);
        }
    }

    /// Whether the action is in it.
    #[inline]
    pub fn contains(&self, action: usize) -> bool {
        self.0.get(action / 64).is_some_and(|word| word >> (action % 64) & 1 == 1)
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The actions in ascending order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS {
                if words[at] != 0 {
                    let bit = words[at].trailing_zeros() as usize;
                    words[at] &= words[at] - 1;
                    return Some(64 * at + bit);
                }
                at += 1;
            }
            None
        })
    }

    /// Any of them, as random bits say: each equally likely but for less than one in a million.
    #[inline]
    pub fn any(&self, random: u64) -> Option<usize> {
        let count = self.len() as u64;
        let mut rank = usize::try_from(((random >> 32) * count) >> 32).unwrap_or(0);
        for (at, &word) in self.0.iter().enumerate() {
            let ones = word.count_ones() as usize;
            if rank < ones {
                let rest = (0..rank).fold(word, |rest, _| rest & (rest - 1));
                return Some(64 * at + rest.trailing_zeros() as usize);
            }
            rank -= ones;
        }
        None
    }

    /// Writes 1 for every action in it, and 0 for the others.
    #[inline]
    pub fn write(&self, row: &mut [u8]) {
        row.fill(0);
        for action in self.iter() {
            if let Some(flag) = row.get_mut(action) {
                *flag = 1;
            }
        }
    }
}
