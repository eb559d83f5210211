//! Passkeys: what an authenticator says, checked by the standard (Web Authentication, Level 3, sections 7.1 and 7.2).
//!
//! No attestation is asked for: it does not matter here who has made an authenticator. So the public key that a browser hands over
//! counts as it is; whoever registers chooses it in any case. What has to be proven is proven by signatures.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey};
use serde::Deserialize;

/// The algorithms that can be checked, by the numbers that the standard gives them, the best first: ES256, EdDSA, RS256.
pub const ALGORITHMS: [i32; 3] = [-7, -8, -257];

/// What stands before the point of a key of P-256, before a key of Ed25519, and before one of RSA, in a `SubjectPublicKeyInfo`.
const P256: [u8; 26] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce,
    0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
];
const EDWARDS: [u8; 12] = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00];
const RSA: [u8; 15] = [0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00];

/// The longest id of a credential.
const LONGEST_ID: usize = 1023;
/// The largest key that is kept.
const LONGEST_KEY: usize = 2048;

/// Somebody was there.
const PRESENT: u8 = 1;
/// The data of a new credential follow.
const ATTESTED: u8 = 1 << 6;

/// For whom a passkey is good: a name, and the origin of the pages that may ask for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelyingParty {
    /// The name of the host.
    pub id: String,
    /// The origin.
    pub origin: String,
}

/// What a browser sends after a passkey was made.
pub struct Made<'a> {
    /// The id of the credential, encoded.
    pub id: &'a str,
    /// What the browser says it was asked, encoded.
    pub client_data: &'a str,
    /// What the authenticator says, encoded.
    pub authenticator_data: &'a str,
    /// The public key as a `SubjectPublicKeyInfo`, encoded.
    pub public_key: &'a str,
}

/// What a browser sends after a passkey was used.
pub struct Used<'a> {
    /// What the browser says it was asked, encoded.
    pub client_data: &'a str,
    /// What the authenticator says, encoded.
    pub authenticator_data: &'a str,
    /// The signature, encoded.
    pub signature: &'a str,
}

/// Bytes as they travel.
pub fn encoded(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn decoded(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text).ok()
}

fn sha256(bytes: &[u8]) -> [u8; 32] {
    meadhall_engine::sha256(&[bytes])
}

#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// The challenge that was answered, if the right page asked for the right thing. Whether it was ever given, the caller knows.
fn challenge(client_data: &[u8], kind: &str, party: &RelyingParty) -> Option<String> {
    let said: ClientData = serde_json::from_slice(client_data).ok()?;
    (said.kind == kind && said.origin == party.origin && !said.cross_origin).then_some(said.challenge)
}

/// What an authenticator says.
struct AuthenticatorData<'a> {
    flags: u8,
    counter: u32,
    rest: &'a [u8],
}

impl<'a> AuthenticatorData<'a> {
    /// Reads it, if it was made for this party and somebody was there.
    fn read(bytes: &'a [u8], party: &RelyingParty) -> Option<AuthenticatorData<'a>> {
        let (party_hash, rest) = bytes.split_first_chunk::<32>()?;
        let (&[flags], rest) = rest.split_first_chunk::<1>()?;
        let (counter, rest) = rest.split_first_chunk::<4>()?;
        let right = *party_hash == sha256(party.id.as_bytes()) && flags & PRESENT != 0;
        right.then(|| AuthenticatorData { flags, counter: u32::from_be_bytes(*counter), rest })
    }

    /// The id of the new credential.
    fn credential_id(&self) -> Option<&'a [u8]> {
        if self.flags & ATTESTED == 0 {
            return None;
        }
        let (_model, rest) = self.rest.split_first_chunk::<16>()?;
        let (length, rest) = rest.split_first_chunk::<2>()?;
        rest.get(..usize::from(u16::from_be_bytes(*length)))
    }
}

/// A key in the form that signatures are checked with.
enum Key<'a> {
    P256(&'a [u8]),
    Edwards(&'a [u8]),
    Rsa(&'a [u8]),
}

impl<'a> Key<'a> {
    /// Reads a `SubjectPublicKeyInfo`.
    fn read(info: &'a [u8]) -> Option<Key<'a>> {
        if let Some(point) = info.strip_prefix(&P256) {
            return (point.len() == 65 && point[0] == 4).then_some(Key::P256(point));
        }
        if let Some(key) = info.strip_prefix(&EDWARDS) {
            return (key.len() == 32).then_some(Key::Edwards(key));
        }
        let inner = der(info, 0x30).filter(|(_, rest)| rest.is_empty())?.0;
        let (bits, rest) = der(inner.strip_prefix(&RSA)?, 0x03)?;
        let key = bits.strip_prefix(&[0])?;
        rest.is_empty().then_some(Key::Rsa(key))
    }

    fn has_signed(&self, message: &[u8], signature: &[u8]) -> bool {
        match self {
            Key::P256(key) => UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, key).verify(message, signature),
            Key::Edwards(key) => UnparsedPublicKey::new(&ED25519, key).verify(message, signature),
            Key::Rsa(key) => UnparsedPublicKey::new(&RSA_PKCS1_2048_8192_SHA256, key).verify(message, signature),
        }
        .is_ok()
    }
}

/// The content of a value of DER with this tag, and what follows it.
fn der(bytes: &[u8], tag: u8) -> Option<(&[u8], &[u8])> {
    let (&first, rest) = bytes.split_first()?;
    let (&length, rest) = rest.split_first()?;
    let (length, rest) = match length {
        0..=0x7f => (usize::from(length), rest),
        0x81 => (usize::from(*rest.first()?), &rest[1..]),
        0x82 => {
            let (length, rest) = rest.split_first_chunk::<2>()?;
            (usize::from(u16::from_be_bytes(*length)), rest)
        }
        _ => return None,
    };
    (first == tag).then(|| rest.split_at_checked(length)).flatten()
}

/// A passkey that was made here: its public key and its counter, with the challenge that was answered.
pub struct NewPasskey {
    /// The public key.
    pub key: Vec<u8>,
    /// How often it was used.
    pub counter: u32,
    /// The challenge.
    pub challenge: String,
}

/// Reads what came of making a passkey; none if anything about it is wrong.
pub fn made(made: &Made<'_>, party: &RelyingParty) -> Option<NewPasskey> {
    let challenge = challenge(&decoded(made.client_data)?, "webauthn.create", party)?;
    let data = decoded(made.authenticator_data)?;
    let said = AuthenticatorData::read(&data, party)?;
    let (id, key) = (decoded(made.id)?, decoded(made.public_key)?);
    let sound = !id.is_empty() && id.len() <= LONGEST_ID && key.len() <= LONGEST_KEY && Key::read(&key).is_some();
    (sound && said.credential_id()? == id).then_some(NewPasskey { key, counter: said.counter, challenge })
}

/// A proof that somebody has a passkey: its counter, with the challenge that was answered.
pub struct Proof {
    /// How often it was used.
    pub counter: u32,
    /// The challenge.
    pub challenge: String,
}

/// Checks a signature of the passkey with this public key; none if anything about it is wrong.
pub fn used(used: &Used<'_>, key: &[u8], party: &RelyingParty) -> Option<Proof> {
    let client_data = decoded(used.client_data)?;
    let challenge = challenge(&client_data, "webauthn.get", party)?;
    let data = decoded(used.authenticator_data)?;
    let said = AuthenticatorData::read(&data, party)?;
    let message = [&data[..], &sha256(&client_data)].concat();
    Key::read(key)?
        .has_signed(&message, &decoded(used.signature)?)
        .then_some(Proof { counter: said.counter, challenge })
}

/// Whether a counter says that the passkey was not copied: it grows, or it is not kept at all.
pub fn grows(before: i64, counter: u32) -> bool {
    (before == 0 && counter == 0) || i64::from(counter) > before
}

#[cfg(test)]
mod tests;
