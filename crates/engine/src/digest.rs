//! Hashes that stay the same on every machine.

use serde::Serialize;
use sha2::{Digest, Sha256};

/// SHA-256 over the pieces one after another.
pub fn sha256(pieces: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for piece in pieces {
        hasher.update(piece);
    }
    hasher.finalize().into()
}

/// Bytes as lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes that [`hex`] wrote, if there are exactly 32.
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    let text = text.trim();
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(bytes)
}

/// A short fingerprint of a value: the first 16 hexadecimal digits of the hash of its JSON form.
pub fn digest<T: Serialize>(value: &T) -> String {
    let json = serde_json::to_vec(value).unwrap_or_default();
    hex(&sha256(&[&json])[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_round_trips() {
        let bytes = sha256(&[b"mead"]);
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        assert_eq!(unhex("zz"), None);
        assert_eq!(unhex(&"é".repeat(32)), None);
        assert_eq!(unhex(&"+f".repeat(32)), None);
    }

    #[test]
    fn the_digest_is_that_of_the_json() {
        assert_eq!(digest(&[1, 2]), hex(&sha256(&[b"[1,2]"])[..8]));
    }
}
