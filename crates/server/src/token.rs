//! Unguessable tokens.

use meadhall_engine::{hex, sha256};

/// Thirty-two bytes of the system's randomness.
pub fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    // Without randomness nothing here is safe, and no later request could be either: better to stop.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A token that nobody can guess.
pub fn token() -> String {
    hex(&random())
}

/// A short id that nobody can guess, for addresses that people pass on.
pub fn short() -> String {
    hex(&random()[..9])
}

/// A random number for a bot.
pub fn number() -> u64 {
    u64::from_le_bytes(random()[..8].try_into().unwrap_or_default())
}

/// What is stored of a visitor's token: whoever reads the store cannot pretend to be the visitor.
pub fn owner(token: &str) -> String {
    hex(&sha256(&[b"meadhall visitor 1\n", token.as_bytes()]))
}
