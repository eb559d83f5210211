//! A list of at most `N` small values, without a heap: what the positions of the games are made of.

use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// A list of at most `N` small values, without a heap.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    #[inline]
    pub fn new() -> List<T, N> {
        List { items: [T::default(); N], len: 0 }
    }

    /// What is in it.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        self.items.get(..usize::from(self.len)).unwrap_or(&[])
    }

    /// What is in it, to be changed.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        self.items.get_mut(..usize::from(self.len)).unwrap_or(&mut [])
    }

    /// Each of them.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator + Clone + '_ {
        self.as_slice().iter().copied()
    }

    /// Adds at the end; a full list stays as it is.
    #[inline]
    pub fn push(&mut self, item: T) {
        if let Some(slot) = self.items.get_mut(usize::from(self.len)) {
            *slot = item;
            self.len += 1;
        }
    }

    /// Takes the last.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = *self.as_slice().last()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes the one at this place; the order of the others stays.
    #[inline]
    pub fn remove_at(&mut self, place: usize) -> Option<T> {
        let item = *self.as_slice().get(place)?;
        self.as_mut_slice().copy_within(place + 1.., place);
        self.len -= 1;
        Some(item)
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<T: Copy + Default + Ord, const N: usize> List<T, N> {
    /// Whether it is in the list.
    #[inline]
    pub fn contains(&self, item: T) -> bool {
        self.as_slice().contains(&item)
    }

    /// How often it is in the list.
    #[inline]
    pub fn count(&self, item: T) -> usize {
        self.iter().filter(|&other| other == item).count()
    }

    /// Takes one such item; false if there is none.
    #[inline]
    pub fn remove(&mut self, item: T) -> bool {
        let place = self.iter().position(|other| other == item);
        place.is_some_and(|place| self.remove_at(place).is_some())
    }

    /// Adds where it belongs in an ascending list; a full list stays as it is.
    #[inline]
    pub fn insert(&mut self, item: T) {
        let place = self.iter().position(|other| other > item).unwrap_or(self.len());
        let before = self.len();
        self.push(item);
        if self.len() > before {
            self.as_mut_slice()[place..].rotate_right(1);
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    #[inline]
    fn default() -> List<T, N> {
        List::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T, N> {
        let mut list = List::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for List<T, N> {
    #[inline]
    fn eq(&self, other: &List<T, N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + Default + Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<List<T, N>, D::Error> {
        Ok(Vec::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_stack_and_a_sorted_hand() {
        let mut list: List<u8, 5> = [1, 4].into_iter().collect();
        assert_eq!(list.pop(), Some(4));
        list.insert(7);
        list.insert(2);
        assert_eq!(list.as_slice(), [1, 2, 7]);
        assert!(list.remove(2) && !list.remove(2));
        assert_eq!((list.as_slice(), list.len(), list.count(7)), ([1, 7].as_slice(), 2, 1));
        list.clear();
        assert!(list.is_empty() && list.pop().is_none());
    }

    #[test]
    fn a_full_list_stays_as_it_is() {
        let mut list: List<u8, 2> = [5, 6, 7].into_iter().collect();
        list.insert(1);
        assert_eq!(list.as_slice(), [5, 6]);
    }
}
