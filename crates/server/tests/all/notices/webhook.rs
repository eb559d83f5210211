//! Webhooks: what is taken for one, what it gets, and how it fares.

use super::{at_once, channel, hall, stored};
use crate::support::receivers::{Receiver, until};
use crate::support::{Client, TestServer};
use serde_json::Value;

async fn add(client: &Client, address: &str, shape: &str) -> u16 {
    client.status("/me/notices/webhook", &[("address", address), ("shape", shape)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn chats_and_programs_are_told_in_their_own_shapes() {
    let receiver = Receiver::start().await;
    let server = hall(at_once([receiver.address])).await;
    let (anna, bert) = (server.client(), server.client());
    for shape in ["plain", "text", "discord"] {
        assert_eq!(add(&bert, &receiver.url(shape), shape).await, 303);
    }
    let table = anna.invite(&[(&bert, "Bert")], &[("name", "@everyone")]).await;
    for _ in 0..3 {
        let request = receiver.next().await;
        assert_eq!(request.head.get("content-type").map(String::as_str), Some("application/json"));
        let (body, link) = (request.json(), format!("http://{}{table}", server.address));
        let said = match request.path.as_str() {
            "/plain" => {
                assert_eq!((&body["notices"][0]["kind"], &body["url"]), (&"turn".into(), &link.as_str().into()));
                assert_eq!(request.head.get("meadhall-delivery").map(String::as_str), body["id"].as_str());
                continue;
            }
            "/text" => &body["text"],
            "/discord" => &body["content"],
            other => panic!("{other}"),
        };
        let said = said.as_str().expect("a text").replace('\u{a0}', " ");
        assert!(said.starts_with("Vaalbara with ＠everyone: it is your turn. ") && said.ends_with(&link), "{said}");
    }
}

/// Nobody reaches a machine of the house's network by way of the house.
#[tokio::test(flavor = "multi_thread")]
async fn addresses_of_the_own_network_are_refused() {
    let receiver = Receiver::start().await;
    let server = hall(at_once([])).await;
    let anna = server.client();
    let (here, port) = (receiver.url("x"), receiver.address.port());
    for address in [
        here.as_str(),
        &format!("https://127.0.0.1:{port}/"),
        &format!("https://localhost:{port}/"),
        &format!("https://[::1]:{port}/"),
        &format!("https://[::ffff:7f00:1]:{port}/"),
        "https://169.254.169.254/latest/meta-data",
        "https://192.168.0.1/",
        "https://[fd00::1]/",
        "http://example.com/",
        "ftp://example.com/",
        "nonsense",
        "",
    ] {
        assert_eq!(add(&anna, address, "plain").await, 403, "{address}");
    }
    assert_eq!(stored(&anna).await["channels"].as_array().map(Vec::len), Some(0));
    assert_eq!(receiver.count(), 0);
}

/// The page says how a webhook fares; one that fails is switched off, and on again by a test that arrives.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_says_how_a_webhook_fares() {
    let receiver = Receiver::start().await;
    let server = hall(at_once([receiver.address])).await;
    let anna = server.client();
    assert_eq!(add(&anna, &receiver.url("x"), "plain").await, 303);
    let id = channel(&anna).await;
    let state = async |wanted: &str| {
        let state = |stored: &Value| (stored["channels"][0]["state"] == wanted).then_some(());
        until(wanted, async || state(&stored(&anna).await)).await;
    };
    // A test switches a channel on and counts anew: so three messages fail that are no tests.
    receiver.answer([404; 3]);
    for _ in 0..3 {
        let before = receiver.count();
        anna.invite(&[(&server.client(), "Bert")], &[]).await;
        until("a request", async || (receiver.count() > before).then_some(())).await;
    }
    state("off").await;
    let page = anna.page("/me/notices").await;
    assert!(page.contains("switched off") && page.contains("The answer was 404."), "{page}");
    anna.send("/me/notices/test", &[("id", &id)]).await;
    until("the test", async || (receiver.count() == 4).then_some(())).await;
    until("the news", async || anna.page("/me/notices").await.contains("Last arrived on").then_some(())).await;
    state("on").await;
}

/// Nobody touches what is another's, and nobody tries without end.
#[tokio::test(flavor = "multi_thread")]
async fn channels_are_their_owners_and_there_are_so_many() {
    let receiver = Receiver::start().await;
    let server = hall(at_once([receiver.address])).await;
    let (anna, bert) = (server.client(), server.client());
    assert_eq!(add(&anna, &receiver.url("0"), "plain").await, 303);
    let id = channel(&anna).await;
    for what in ["change", "remove", "test"] {
        assert_eq!(bert.status(&format!("/me/notices/{what}"), &[("id", &id)]).await, 404, "{what}");
    }
    assert!(
        !anna.page("/me/notices").await.contains(&receiver.url("0")),
        "the address itself is a secret of many chats"
    );
    for n in 1..12 {
        assert_eq!(add(&anna, &receiver.url(&n.to_string()), "plain").await, 303, "{n}");
    }
    assert_eq!(add(&anna, &receiver.url("12"), "plain").await, 429, "there are twelve");
    let mut refused = 0;
    for n in 0..30 {
        refused += usize::from(add(&bert, &format!("https://10.0.0.{n}/"), "plain").await == 429);
    }
    assert!(refused >= 10, "whoever looks for machines inside is stopped");
    assert_eq!(anna.status("/me/notices/most", &[("most", "7")]).await, 400);
    anna.send("/me/notices/most", &[("most", "3")]).await;
    assert_eq!(stored(&anna).await["most_a_day"], 3);
    anna.send("/me/notices/change", &[("id", &id), ("over", "yes"), ("lang", "de")]).await;
    let first =
        stored(&anna).await["channels"].as_array().expect("a list").iter().find(|row| row["language"] == "de").cloned();
    assert_eq!(first.expect("the changed one")["takes"], serde_json::json!(["over"]));
    anna.send("/me/notices/remove", &[("id", &id)]).await;
    assert_eq!(stored(&anna).await["channels"].as_array().map(Vec::len), Some(11));
}

/// Whoever is deleted is told nothing more, and nothing of it is left.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_forgotten_leaves_no_address() {
    let receiver = Receiver::start().await;
    let server: TestServer = hall(at_once([receiver.address])).await;
    let anna = server.client();
    assert_eq!(add(&anna, &receiver.url("x"), "plain").await, 303);
    let cookies = anna.cookies();
    anna.send("/me/delete", &[("sure", "yes")]).await;
    let again = Client::known(anna.base.clone(), &cookies);
    assert_eq!(stored(&again).await["channels"].as_array().map(Vec::len), Some(0));
}
