//! By what a push service knows this house: VAPID (RFC 8292), a signature with ES256.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::error::{KeyRejected, Unspecified};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// How long a signature is good, in seconds: half of what push services allow.
const LASTS: i64 = 12 * 3_600;

/// The key pair of a house.
pub struct Vapid(EcdsaKeyPair);

impl Vapid {
    /// A new pair, as it is stored.
    pub fn fresh() -> Result<Vec<u8>, Unspecified> {
        let pair = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(pair.as_ref().to_vec())
    }

    /// The pair that is stored.
    pub fn read(stored: &[u8]) -> Result<Vapid, KeyRejected> {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, stored, &SystemRandom::new()).map(Vapid)
    }

    /// The public key, as browsers take it.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key())
    }

    /// What stands in the head of a request to a push service. `contact` is where its people can write to.
    pub fn authorization(&self, origin: &str, contact: Option<&str>, now: i64) -> Result<String, Unspecified> {
        let mut claims = json!({ "aud": origin, "exp": now + LASTS });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let said = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature = self.0.sign(&SystemRandom::new(), said.as_bytes())?;
        Ok(format!("vapid t={said}.{}, k={}", URL_SAFE_NO_PAD.encode(signature), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    #[test]
    fn a_push_service_can_check_who_sends() {
        let vapid = Vapid::read(&Vapid::fresh().expect("a pair")).expect("the same pair");
        let head = vapid.authorization("https://push.example", Some("mailto:a@b.example"), 1_000).expect("a signature");
        let (token, key) = head.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("both parts");
        let (said, signature) = token.rsplit_once('.').expect("a signature");
        let read = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, read(key));
        public.verify(said.as_bytes(), &read(signature)).expect("the house's signature");
        let claims: serde_json::Value =
            serde_json::from_slice(&read(said.split('.').nth(1).expect("claims"))).expect("JSON");
        assert_eq!(claims, json!({ "aud": "https://push.example", "exp": 44_200, "sub": "mailto:a@b.example" }));
        assert_eq!(key, vapid.public());
    }
}
