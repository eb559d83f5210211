//! An authenticator of our own says what is right and what is wrong.

use super::*;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};

const ID: &[u8] = b"a credential";

fn party() -> RelyingParty {
    RelyingParty { id: "localhost".to_owned(), origin: "http://localhost:4747".to_owned() }
}

fn client_data(kind: &str, origin: &str) -> Vec<u8> {
    format!(r#"{{"type":"{kind}","challenge":"Y2hhbGxlbmdl","origin":"{origin}","crossOrigin":false}}"#).into_bytes()
}

fn authenticator_data(party: &str, flags: u8, counter: u32) -> Vec<u8> {
    let mut data = sha256(party.as_bytes()).to_vec();
    data.push(flags);
    data.extend(counter.to_be_bytes());
    if flags & ATTESTED != 0 {
        data.extend([0; 16]);
        data.extend(u16::try_from(ID.len()).expect("short").to_be_bytes());
        data.extend(ID);
        data.extend(b"a key in CBOR that nobody reads");
    }
    data
}

struct Authenticator(EcdsaKeyPair);

impl Authenticator {
    fn new() -> Authenticator {
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, made.as_ref(), &random);
        Authenticator(pair.expect("a key"))
    }

    fn public(&self) -> Vec<u8> {
        [&P256[..], self.0.public_key().as_ref()].concat()
    }

    fn sign(&self, data: &[u8], client_data: &[u8]) -> Vec<u8> {
        let message = [data, &sha256(client_data)].concat();
        self.0.sign(&SystemRandom::new(), &message).expect("a signature").as_ref().to_vec()
    }
}

fn register(client_data: &[u8], data: &[u8], id: &[u8], key: &[u8]) -> Option<NewPasskey> {
    let (id, client, data, key) = (encoded(id), encoded(client_data), encoded(data), encoded(key));
    made(&Made { id: &id, client_data: &client, authenticator_data: &data, public_key: &key }, &party())
}

#[test]
fn a_passkey_is_made_for_this_house_alone() {
    let key = Authenticator::new().public();
    let (right, said) =
        (client_data("webauthn.create", "http://localhost:4747"), authenticator_data("localhost", 0x41, 7));
    let passkey = register(&right, &said, ID, &key).expect("a passkey");
    assert_eq!((passkey.key.as_slice(), passkey.counter, passkey.challenge.as_str()), (&key[..], 7, "Y2hhbGxlbmdl"));
    let wrong = [
        ("another purpose", client_data("webauthn.get", "http://localhost:4747"), said.clone(), ID, key.clone()),
        ("another origin", client_data("webauthn.create", "http://evil.example"), said.clone(), ID, key.clone()),
        ("another host", right.clone(), authenticator_data("evil.example", 0x41, 7), ID, key.clone()),
        ("nobody there", right.clone(), authenticator_data("localhost", 0x40, 7), ID, key.clone()),
        ("no credential", right.clone(), authenticator_data("localhost", 0x01, 7), ID, key.clone()),
        ("another credential", right.clone(), said.clone(), &b"another"[..], key.clone()),
        ("no key", right.clone(), said.clone(), ID, b"no key".to_vec()),
        ("cut short", right.clone(), said[..40].to_vec(), ID, key.clone()),
    ];
    for (what, client, data, id, key) in wrong {
        assert!(register(&client, &data, id, &key).is_none(), "{what}");
    }
    let framed = br#"{"type":"webauthn.create","challenge":"x","origin":"http://localhost:4747","crossOrigin":true}"#;
    assert!(register(framed, &said, ID, &key).is_none());
}

fn prove(client_data: &[u8], data: &[u8], signature: &[u8], key: &[u8]) -> Option<Proof> {
    let (client, data, signature) = (encoded(client_data), encoded(data), encoded(signature));
    used(&Used { client_data: &client, authenticator_data: &data, signature: &signature }, key, &party())
}

#[test]
fn only_the_right_key_signs_in() {
    let (mine, other) = (Authenticator::new(), Authenticator::new());
    let (client, said) =
        (client_data("webauthn.get", "http://localhost:4747"), authenticator_data("localhost", 0x05, 9));
    let signature = mine.sign(&said, &client);
    let proof = prove(&client, &said, &signature, &mine.public()).expect("a proof");
    assert_eq!((proof.counter, proof.challenge.as_str()), (9, "Y2hhbGxlbmdl"));
    assert!(prove(&client, &said, &signature, &other.public()).is_none(), "another's key");
    assert!(prove(&client, &said, &other.sign(&said, &client), &mine.public()).is_none(), "another's signature");
    // What was signed cannot be changed, and what is wrong does not become right by a signature.
    let later = authenticator_data("localhost", 0x05, 10);
    assert!(prove(&client, &later, &signature, &mine.public()).is_none(), "another counter");
    for (client, data) in [
        (client_data("webauthn.create", "http://localhost:4747"), said.clone()),
        (client_data("webauthn.get", "https://localhost:4747"), said.clone()),
        (client.clone(), authenticator_data("evil.example", 0x05, 9)),
        (client.clone(), authenticator_data("localhost", 0x04, 9)),
    ] {
        assert!(prove(&client, &data, &mine.sign(&data, &client), &mine.public()).is_none());
    }
}

#[test]
fn keys_of_other_kinds_sign_in_too() {
    let made = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).expect("a key");
    let pair = Ed25519KeyPair::from_pkcs8(made.as_ref()).expect("a key");
    let key = [&EDWARDS[..], pair.public_key().as_ref()].concat();
    let (client, said) =
        (client_data("webauthn.get", "http://localhost:4747"), authenticator_data("localhost", 0x05, 0));
    let signature = pair.sign(&[&said[..], &sha256(&client)].concat());
    assert!(prove(&client, &said, signature.as_ref(), &key).is_some());
    assert!(prove(&client, &said, &[0; 64], &key).is_none());
    // A key of RSA: two numbers in a sequence in a string of bits, behind the name of the algorithm.
    let numbers = [&[0x30, 0x82, 0x01, 0x0a][..], &[5; 0x10a]].concat();
    let bits = [&[0x03, 0x82, 0x01, 0x0f, 0x00][..], &numbers].concat();
    let length = u16::try_from(RSA.len() + bits.len()).expect("short").to_be_bytes();
    let info = [&[0x30, 0x82], &length[..], &RSA, &bits].concat();
    assert!(matches!(Key::read(&info), Some(Key::Rsa(key)) if key == numbers));
    for cut in 0..info.len() {
        assert!(Key::read(&info[..cut]).is_none());
    }
}

#[test]
fn a_counter_never_goes_back() {
    assert!(grows(0, 0) && grows(0, 1) && grows(7, 8));
    assert!(!grows(7, 7) && !grows(7, 0));
}
