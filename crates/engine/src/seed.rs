//! The seed of a table, mixed from everybody's part so that nobody, the server included, could have picked it.

use crate::digest::{hex, sha256};
use serde::{Deserialize, Serialize};

/// What a table's dice are keyed with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a plain number, for tests and simulations.
    pub fn from_number(number: u64) -> Seed {
        Seed(sha256(&[b"meadhall number 1\n", &number.to_le_bytes()]))
    }
}

/// The parts that a seed is mixed from. The server's part is drawn before anybody sits down and shown only as a hash;
/// each player's part comes after that. At the end all parts are named, and anybody can check the hash and the mixture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeedParts {
    /// The server's part, secret until the end of the game.
    pub server: [u8; 32],
    /// The players' parts in the order of the seats; a bot's is empty.
    pub players: Vec<String>,
}

impl SeedParts {
    /// The parts of a table without players' parts, from a plain number.
    pub fn from_number(number: u64) -> SeedParts {
        SeedParts { server: Seed::from_number(number).0, players: Vec::new() }
    }

    /// The hash of the server's part, which a table shows from the start.
    pub fn commitment(&self) -> String {
        hex(&sha256(&[b"meadhall server part 1\n", &self.server]))
    }

    /// The seed that the parts give.
    pub fn mix(&self) -> Seed {
        let mut text = Vec::from(*b"meadhall seed 1\n");
        text.extend_from_slice(&self.server);
        for part in &self.players {
            // The length in front keeps ("ab", "c") and ("a", "bc") apart.
            text.extend_from_slice(&(part.len() as u64).to_le_bytes());
            text.extend_from_slice(part.as_bytes());
        }
        Seed(sha256(&[&text]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_matters() {
        let parts = SeedParts { server: [5; 32], players: vec!["ab".into(), "c".into()] };
        let moved = SeedParts { players: vec!["a".into(), "bc".into()], ..parts.clone() };
        let other = SeedParts { server: [6; 32], ..parts.clone() };
        assert_ne!(parts.mix(), moved.mix());
        assert_ne!(parts.mix(), other.mix());
        assert_ne!(parts.commitment(), other.commitment());
        assert_eq!(parts.commitment(), moved.commitment());
    }
}
