//! A deck to draw from: a list whose first item is taken without moving the others.

use crate::List;
use serde::{Deserialize, Serialize};

/// At most `N` small values, added at the end and taken from the front, without a heap. The room of what was taken is not
/// used again: a deck is drawn from, not added to.
#[derive(Clone, Copy, Debug)]
pub struct Queue<T, const N: usize> {
    items: List<T, N>,
    taken: u8,
}

impl<T: Copy + Default, const N: usize> Queue<T, N> {
    /// An empty one.
    #[inline]
    pub fn new() -> Queue<T, N> {
        Queue { items: List::new(), taken: 0 }
    }

    /// What is left in it, the next first.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        self.items.as_slice().get(usize::from(self.taken)..).unwrap_or(&[])
    }

    /// What is left in it, to be changed.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        self.items.as_mut_slice().get_mut(usize::from(self.taken)..).unwrap_or(&mut [])
    }

    /// Adds at the end; where there is no room left, it stays as it is.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items.push(item);
    }

    /// Takes the first.
    #[inline]
    pub fn take_first(&mut self) -> Option<T> {
        let first = *self.as_slice().first()?;
        self.taken += 1;
        Some(first)
    }

    /// How many are left.
    #[inline]
    pub const fn len(&self) -> usize {
        self.items.len().saturating_sub(self.taken as usize)
    }

    /// Whether none is left.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<T: Copy + Default, const N: usize> Default for Queue<T, N> {
    #[inline]
    fn default() -> Queue<T, N> {
        Queue::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Queue<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Queue<T, N> {
        Queue { items: items.into_iter().collect(), taken: 0 }
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Queue<T, N> {
    #[inline]
    fn eq(&self, other: &Queue<T, N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Queue<T, N> {}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Queue<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Queue<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Queue<T, N>, D::Error> {
        Ok(Vec::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_is_forgotten() {
        let mut one: Queue<u8, 4> = [9, 1, 2].into_iter().collect();
        assert_eq!(one.take_first(), Some(9));
        one.push(3);
        one.push(4);
        assert_eq!((one.as_slice(), one.len()), ([1, 2, 3].as_slice(), 3), "the room of the first is not used again");
        let other: Queue<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(one, other);
        while one.take_first().is_some() {}
        assert!(one.is_empty() && one.as_mut_slice().is_empty());
    }
}
