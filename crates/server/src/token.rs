//! Unguessable tokens.

use meadhall_engine::{hex, sha256};
use std::net::IpAddr;

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

/// What stands before the token of a browser that belongs to a person: only such a one is looked for in the storage.
const OF_PERSON: char = 'p';

/// A token that nobody can guess, for a browser of a person.
pub fn of_person() -> String {
    format!("{OF_PERSON}{}", token())
}

/// Whether this may be the token of a browser of a person.
pub fn is_of_person(text: &str) -> bool {
    text.strip_prefix(OF_PERSON).is_some_and(is_token)
}

/// Whether this may be a token.
pub fn is_token(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
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

/// What is stored of an address: enough to count what comes from it. Of an IPv6 address only the network counts, of which one
/// household has a whole one.
pub fn address(address: IpAddr) -> String {
    let network = match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => format!("{:x?}", &address.segments()[..4]),
    };
    hex(&sha256(&[b"meadhall address 1\n", network.as_bytes()])[..12])
}
