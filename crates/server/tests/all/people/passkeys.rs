//! Passkeys with an authenticator of our own; the real ones are tried in a browser.

use super::may_play;
use crate::support::{Client, TestServer};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use meadhall_engine::sha256;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::Value;

const P256: &str = "3059301306072a8648ce3d020106082a8648ce3d030107034200";

fn encoded(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

struct Authenticator {
    pair: EcdsaKeyPair,
    id: Vec<u8>,
    origin: String,
}

type Sent = Vec<(&'static str, String)>;

impl Authenticator {
    fn new(origin: &str, id: &[u8]) -> Authenticator {
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, made.as_ref(), &random).expect("a key");
        Authenticator { pair, id: id.to_vec(), origin: origin.to_owned() }
    }

    fn client_data(&self, kind: &str, challenge: &str) -> Vec<u8> {
        format!(r#"{{"type":"{kind}","challenge":"{challenge}","origin":"{}"}}"#, self.origin).into_bytes()
    }

    fn data(flags: u8, counter: u32) -> Vec<u8> {
        [&sha256(&[b"localhost"])[..], &[flags], &counter.to_be_bytes()].concat()
    }

    fn make(&self, challenge: &str) -> Sent {
        let length = u16::try_from(self.id.len()).expect("short").to_be_bytes();
        let data = [&Self::data(0x45, 0)[..], &[0; 16], &length, &self.id].concat();
        let prefix: Vec<u8> =
            (0..P256.len()).step_by(2).map(|at| u8::from_str_radix(&P256[at..at + 2], 16).expect("a byte")).collect();
        let key = [&prefix[..], self.pair.public_key().as_ref()].concat();
        vec![
            ("id", encoded(&self.id)),
            ("clientData", encoded(&self.client_data("webauthn.create", challenge))),
            ("authenticatorData", encoded(&data)),
            ("publicKey", encoded(&key)),
        ]
    }

    fn sign(&self, challenge: &str, counter: u32) -> Sent {
        let (client, data) = (self.client_data("webauthn.get", challenge), Self::data(0x05, counter));
        let message = [&data[..], &sha256(&[&client])].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &message).expect("a signature");
        vec![
            ("id", encoded(&self.id)),
            ("clientData", encoded(&client)),
            ("authenticatorData", encoded(&data)),
            ("signature", encoded(signature.as_ref())),
        ]
    }
}

async fn challenge(client: &Client, path: &str) -> String {
    let answer = client.post(path, &[]).await;
    assert_eq!(answer.status(), 200);
    let offer: Value = answer.json().await.expect("JSON");
    assert_eq!(offer["rp"]["id"], "localhost");
    offer["challenge"].as_str().expect("a challenge").to_owned()
}

async fn send(client: &Client, path: &str, fields: &Sent) -> u16 {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    client.status(path, &fields).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_signs_in_and_nothing_else_does() {
    let server = TestServer::open().await;
    let base = format!("http://localhost:{}", server.address.port());
    let somebody = || Client::new(base.clone(), "en");
    let (anna, phone, thief) = (somebody(), somebody(), somebody());
    let table = anna.open(&["me", "here"], &[]).await;
    let key = Authenticator::new(&base, b"annas");
    let asked = challenge(&anna, "/me/passkey/begin").await;
    for client in [&phone, &thief] {
        client.get("/sign-in").await;
    }
    assert_eq!(send(&thief, "/me/passkey", &key.make(&asked)).await, 403, "another's challenge");
    assert_eq!(send(&anna, "/me/passkey", &key.make(&asked)).await, 403, "it is used up");
    let asked = challenge(&anna, "/me/passkey/begin").await;
    assert_eq!(send(&anna, "/me/passkey", &key.make(&asked)).await, 200);
    assert_eq!(send(&anna, "/me/passkey", &key.make(&asked)).await, 403, "a challenge is answered once");
    assert!(may_play(&anna, &table).await);
    let asked = challenge(&phone, "/sign-in/passkey/begin").await;
    let proof = key.sign(&asked, 1);
    assert_eq!(send(&thief, "/sign-in/passkey", &proof).await, 403, "what was signed for another browser");
    let asked = challenge(&phone, "/sign-in/passkey/begin").await;
    let proof = key.sign(&asked, 1);
    assert_eq!(send(&phone, "/sign-in/passkey", &proof).await, 200);
    assert!(may_play(&phone, &table).await);
    assert_eq!(send(&phone, "/sign-in/passkey", &proof).await, 403, "what was used once");
    let (other, asked) = (Authenticator::new(&base, b"annas"), challenge(&thief, "/sign-in/passkey/begin").await);
    assert_eq!(send(&thief, "/sign-in/passkey", &other.sign(&asked, 9)).await, 403, "another's key");
    let asked = challenge(&thief, "/sign-in/passkey/begin").await;
    assert_eq!(send(&thief, "/sign-in/passkey", &key.sign(&asked, 1)).await, 403, "a copy: its counter stands still");
    let nobody = Authenticator::new(&base, b"nobodys");
    let asked = challenge(&thief, "/sign-in/passkey/begin").await;
    assert_eq!(send(&thief, "/sign-in/passkey", &nobody.sign(&asked, 1)).await, 403);
    assert!(!may_play(&thief, &table).await);
    // What is removed is worth nothing.
    phone.send("/me/passkey/remove", &[("id", &encoded(b"annas"))]).await;
    let asked = challenge(&thief, "/sign-in/passkey/begin").await;
    assert_eq!(send(&thief, "/sign-in/passkey", &key.sign(&asked, 5)).await, 403);
}

/// Where no browser would make or use one, none is offered.
#[tokio::test(flavor = "multi_thread")]
async fn passkeys_are_offered_only_where_they_work() {
    let server = TestServer::open().await;
    let here = Client::new(format!("http://localhost:{}", server.address.port()), "en");
    let by_address = server.client();
    for path in ["/me", "/sign-in"] {
        assert!(here.page(path).await.contains("data-passkeys"), "{path}");
        assert!(!by_address.page(path).await.contains("data-passkeys"), "{path}");
    }
    for path in ["/me/passkey/begin", "/sign-in/passkey/begin"] {
        assert_eq!(by_address.status(path, &[]).await, 403, "{path}");
    }
    // The other ways are there in any case.
    let page = by_address.page("/me").await;
    assert!(page.contains("action=\"/me/code\"") && page.contains("action=\"/me/link\""));
}
