//! Web Push: a browser that reads by the standard, behind a push service of its own.

use super::{all_done, at_once, channel, hall, stored};
use crate::support::play::{Draw, Sitter, decide};
use crate::support::receivers::{Browser, Receiver, until};
use crate::support::{Client, values};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::Value;

/// Lets a browser be pushed to.
async fn subscribe(client: &Client, service: &Receiver, browser: &Browser) {
    let [key, auth] = browser.keys();
    let fields = [("endpoint", &*service.url("push/1")), ("key", &key), ("auth", &auth)];
    assert_eq!(client.status("/me/notices/push", &fields).await, 204);
}

/// The public key that a page gives to browsers.
fn house_key(page: &str) -> String {
    page.split("data-push=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a key").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_reads_what_it_is_told_and_nobody_else_can() {
    let service = Receiver::start().await;
    let server = hall(at_once([service.address])).await;
    let (anna, browser) = (server.client(), Browser::new([7; 32], [9; 16]));
    let key = house_key(&anna.page("/me/notices").await);
    subscribe(&anna, &service, &browser).await;
    anna.send("/me/notices/test", &[("id", &channel(&anna).await)]).await;
    let request = service.next().await;
    let plain = browser.read(&request.body);
    let told: Value = serde_json::from_slice(&plain).expect("JSON");
    assert_eq!(
        (&told["title"], &told["path"], &told["lang"]),
        (&"This is a test".into(), &"/me/notices".into(), &"en".into())
    );
    let sealed = String::from_utf8_lossy(&request.body);
    assert!(!sealed.contains("test") && !sealed.contains("title"));
    assert_eq!(request.path, "/push/1");
    let head = |name: &str| request.head.get(name).map(String::as_str);
    assert_eq!((head("content-encoding"), head("ttl")), (Some("aes128gcm"), Some("259200")));
    assert_eq!(head("topic"), told["id"].as_str(), "what is sent twice is kept once");
    assert!(head("topic").is_some_and(|topic| topic.len() <= 32));
    // The push service can check that it is the house which the browser allowed, and for whom the signature was made.
    let (token, signer) = head("authorization")
        .and_then(|value| value.strip_prefix("vapid t="))
        .and_then(|rest| rest.split_once(", k="))
        .expect("a signature");
    assert_eq!(signer, key);
    let (said, signature) = token.rsplit_once('.').expect("three parts");
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
    let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(signer));
    public.verify(said.as_bytes(), &bytes(signature)).expect("the house's signature");
    let claims: Value = serde_json::from_slice(&bytes(said.split('.').nth(1).expect("claims"))).expect("JSON");
    assert_eq!(claims["aud"], format!("http://{}", service.address));
}

/// A whole turn: whoever is asked and elsewhere is told, in her language, and nothing that she holds.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_elsewhere_is_told_that_it_is_her_turn() {
    let service = Receiver::start().await;
    let server = hall(at_once([service.address])).await;
    let (anna, bert) = (server.client(), Client::new(server.client().base.clone(), "cs"));
    let browser = Browser::new([7; 32], [9; 16]);
    subscribe(&bert, &service, &browser).await;
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    let told = service.next().await;
    let told: Value = serde_json::from_slice(&browser.read(&told.body)).expect("JSON");
    assert_eq!((&told["title"], &told["path"]), (&"Jsi na tahu".into(), &table.as_str().into()));
    let body = told["body"].as_str().expect("a text").replace('\u{a0}', " ");
    assert!(body.starts_with("Vaalbara (Anna): jsi na tahu. "), "{body}");
    let page = bert.page(&table).await;
    for secret in values(&page, "action") {
        assert!(!body.contains(&secret), "{secret} in {body}");
    }
    // Now he has the page: the next question is none that he has to be told of while he looks.
    let mut draw = Draw(3);
    decide(Sitter { client: &bert, seat: 2 }, &table, &mut draw).await;
    all_done(&bert).await;
    assert_eq!(service.count(), 0);
}

/// A browser that has taken its permission back is forgotten.
#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_forgotten() {
    let service = Receiver::start().await;
    let server = hall(at_once([service.address])).await;
    let (anna, browser) = (server.client(), Browser::new([7; 32], [9; 16]));
    subscribe(&anna, &service, &browser).await;
    service.answer([410]);
    anna.send("/me/notices/test", &[("id", &channel(&anna).await)]).await;
    until("the end of the channel", async || {
        let stored = stored(&anna).await;
        stored["channels"].as_array().expect("a list").is_empty().then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_browser_is_refused() {
    let service = Receiver::start().await;
    let server = hall(at_once([service.address])).await;
    let (anna, browser) = (server.client(), Browser::new([7; 32], [9; 16]));
    let [key, auth] = browser.keys();
    let here = service.url("push/1");
    for (endpoint, key, auth) in
        [("http://127.0.0.1:9/", "x", &*auth), (&here, "", ""), (&here, &key, "x"), ("nonsense", &key, &auth)]
    {
        let fields = [("endpoint", endpoint), ("key", key), ("auth", auth)];
        assert_eq!(anna.status("/me/notices/push", &fields).await, 403, "{endpoint}");
    }
}

/// Signing out takes the pushes to this browser along.
#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_is_pushed_to_no_more() {
    let service = Receiver::start().await;
    let server = hall(at_once([service.address])).await;
    let (anna, browser) = (server.client(), Browser::new([7; 32], [9; 16]));
    subscribe(&anna, &service, &browser).await;
    let code = crate::people::new_code(&anna).await;
    assert_eq!(stored(&anna).await["channels"][0]["kind"], "push", "it has come along");
    anna.send("/me/sign-out", &[]).await;
    let phone = server.client();
    phone.send("/sign-in", &[("code", &code)]).await;
    assert_eq!(stored(&phone).await["channels"].as_array().map(Vec::len), Some(0));
}
