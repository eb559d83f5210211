//! Messages that only one browser can read: RFC 8291 over the content coding of RFC 8188, in one record.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::rand::{SecureRandom, SystemRandom};
use ring::{aead, hkdf};

/// The length of a public key, written out in full.
const KEY: usize = 65;
/// The length of the secret that a browser shares.
const AUTH: usize = 16;
/// The length of the salt.
const SALT: usize = 16;
/// The length of a record, beyond which push services take nothing.
const RECORD: u32 = 4096;
/// The longest message: a record without its head, the mark of its end, and the tag.
pub const LONGEST: usize = RECORD as usize - (SALT + 4 + 1 + KEY) - 1 - 16;

/// What a browser gave for encrypting to it.
pub struct Subscription {
    key: [u8; KEY],
    auth: [u8; AUTH],
}

impl Subscription {
    /// From its written forms (base64url); none if these are none.
    pub fn read(key: &str, auth: &str) -> Option<Subscription> {
        let read = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let (key, auth) = (read(key)?.try_into().ok()?, read(auth)?.try_into().ok()?);
        let subscription = Subscription { key, auth };
        // A key that is no point of the curve is found out now, and not with the first message.
        subscription.encrypt(b"").is_ok().then_some(subscription)
    }

    /// A message that only this browser can read.
    pub fn encrypt(&self, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let random = SystemRandom::new();
        let mut salt = [0; SALT];
        random.fill(&mut salt)?;
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
        let public = private.compute_public_key()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.key);
        agree_ephemeral(private, &theirs, |secret| self.seal(message, secret, public.as_ref(), &salt))?
    }

    /// A message under a secret that both ends have agreed on.
    fn seal(&self, message: &[u8], secret: &[u8], public: &[u8], salt: &[u8; SALT]) -> Result<Vec<u8>, Unspecified> {
        let input: [u8; 32] = derived(&self.auth, secret, &[b"WebPush: info\0", &self.key, public])?;
        let key: [u8; 16] = derived(salt, &input, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; 12] = derived(salt, &input, &[b"Content-Encoding: nonce\0"])?;
        let mut head = salt.to_vec();
        head.extend(RECORD.to_be_bytes());
        head.push(u8::try_from(public.len()).map_err(|_| Unspecified)?);
        head.extend(public);
        // This is the last record.
        let mut record = [message, &[2]].concat();
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key)?);
        let nonce = aead::Nonce::assume_unique_for_key(nonce);
        key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut record)?;
        Ok([head, record].concat())
    }
}

/// So many bytes derived from a secret (HKDF with SHA-256).
fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    struct Length(usize);
    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut bytes = [0; N];
    hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret).expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).expect("base64url")
    }

    /// The example of RFC 8291, appendix A, from the secret that both ends agree on to the last byte.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let subscription = Subscription::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let public = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let secret = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("a salt");
        let plain = b"When I grow up, I want to be a watermelon";
        let sealed = subscription.expect("a subscription").seal(plain, &secret, &public, &salt).expect("a message");
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                        AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), expected);
    }

    #[test]
    fn what_is_no_subscription_is_refused() {
        let (key, auth) = (format!("BA{}", "A".repeat(85)), "BTBZMqHH6r4Tts7J_aSIgg");
        assert!(Subscription::read(&key, auth).is_none(), "no point of the curve");
        assert!(Subscription::read("BCVx", auth).is_none());
        assert!(Subscription::read("", "").is_none());
    }

    #[test]
    fn the_longest_message_fills_a_record() {
        let subscription = Subscription::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let sealed = subscription.expect("a subscription").encrypt(&[b'x'; LONGEST]).expect("a message");
        assert_eq!(sealed.len(), usize::try_from(RECORD).expect("a length"));
    }
}
