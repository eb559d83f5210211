//! Keys of information sets: what one viewer may know, as one number.

use std::fmt::Write;
use std::hash::Hasher;

/// Makes a key of words, one after another.
#[derive(Clone, Copy, Debug, Default)]
pub struct InfoSetKey(u64);

impl InfoSetKey {
    /// Takes in a word.
    #[inline]
    pub fn add(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
    }
}

impl Hasher for InfoSetKey {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut eights = bytes.chunks_exact(8);
        for eight in &mut eights {
            self.add(eight.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
        for &byte in eights.remainder() {
            self.add(byte.into());
        }
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.add(word.into());
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.add(word.into());
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.add(word);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        // A usize has at most 64 bits on every machine that Rust knows.
        self.add(word as u64);
    }

    #[inline]
    fn write_isize(&mut self, word: isize) {
        // Only the bits count.
        self.add(word.cast_unsigned() as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        let mut whole = *self;
        whole.add(0);
        whole.0
    }
}

impl Write for InfoSetKey {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        Hasher::write(self, text.as_bytes());
        Ok(())
    }
}
