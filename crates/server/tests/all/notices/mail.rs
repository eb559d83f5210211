//! E-mail, by a mail server that speaks SMTP: an address is confirmed, and letters end with one click.

use super::{at_once, channel, hall, stored};
use crate::support::receivers::{MailServer, until};
use crate::support::{Client, TestServer};

/// A hall with a mail server.
async fn with_mail() -> (TestServer, MailServer) {
    let post = MailServer::start().await;
    let mut notices = at_once([]);
    notices.mail = Some(post.config().parse().expect("a mail server"));
    (hall(notices).await, post)
}

/// The path of a link of the house in a letter.
fn path(server: &TestServer, link: &str) -> String {
    link.strip_prefix(&format!("http://{}", server.address)).expect("a link of the house").to_owned()
}

/// Gives an address, and confirms it.
async fn confirmed(client: &Client, server: &TestServer, post: &MailServer, address: &str) {
    client.send("/me/notices/mail", &[("address", address)]).await;
    let link = post.next().await.link("http://");
    assert_eq!(server.client().status(&path(server, &link), &[]).await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_confirmed_by_its_owner() {
    let (server, post) = with_mail().await;
    let anna = server.client();
    anna.send("/me/notices/mail", &[("address", "anna@mail.example")]).await;
    let letter = post.next().await;
    assert_eq!((letter.from.as_str(), letter.to.as_str()), ("hall@mail.example", "anna@mail.example"));
    let link = path(&server, &letter.link("http://"));
    let id = channel(&anna).await;
    assert_eq!(stored(&anna).await["channels"][0]["state"], "unconfirmed");
    assert_eq!(anna.status("/me/notices/test", &[("id", &id)]).await, 403, "nobody is written to who has not agreed");
    // Looking changes nothing: programs look at letters before people do.
    let elsewhere = server.client();
    assert!(elsewhere.page(&link).await.contains("anna@mail.example"));
    assert_eq!(stored(&anna).await["channels"][0]["state"], "unconfirmed");
    assert_eq!(elsewhere.status(&link, &[]).await, 200);
    assert_eq!(stored(&anna).await["channels"][0]["state"], "on");
    assert_eq!(elsewhere.status(&link, &[]).await, 403, "it is good once");
    anna.send("/me/notices/test", &[("id", &id)]).await;
    let letter = post.next().await;
    assert_eq!(letter.head["subject"], "This is a test");
    assert!(letter.text.contains("Notices of this hall arrive here."), "{}", letter.text);
    assert!(letter.head["message-id"].ends_with("@mail.example>"), "{:?}", letter.head);
    assert_eq!(letter.head["auto-submitted"], "auto-generated");
}

/// A program that reads letters ends them with one request, without cookies (RFC 8058); so does a link that a person follows.
#[tokio::test(flavor = "multi_thread")]
async fn letters_end_with_one_click() {
    let (server, post) = with_mail().await;
    let (anna, bert) = (server.client(), server.client());
    confirmed(&bert, &server, &post, "bert@mail.example").await;
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    let letter = post.next().await;
    assert_eq!(letter.head["subject"], "It is your turn");
    assert!(letter.text.contains(&format!("http://{}{table}", server.address)), "{}", letter.text);
    assert_eq!(letter.head["list-unsubscribe-post"], "List-Unsubscribe=One-Click");
    let stop = letter.head["list-unsubscribe"].trim_matches(['<', '>']).to_owned();
    assert!(letter.text.contains(&stop), "the same link for people");
    let stop = path(&server, &stop);
    let stranger = server.client();
    let forged = format!("{}{}", &stop[..stop.len() - 2], if stop.ends_with("AA") { "BB" } else { "AA" });
    for how in [stranger.status(&forged, &[]), stranger.status("/notices/stop/x/y", &[])] {
        assert_eq!(how.await, 403, "only who has a letter can stop them");
    }
    assert!(stranger.page(&stop).await.contains("bert@mail.example"), "looking changes nothing");
    assert_eq!(stored(&bert).await["channels"].as_array().map(Vec::len), Some(1));
    assert_eq!(stranger.status(&stop, &[("List-Unsubscribe", "One-Click")]).await, 200);
    assert_eq!(stored(&bert).await["channels"].as_array().map(Vec::len), Some(0));
    assert_eq!(stranger.status(&stop, &[("List-Unsubscribe", "One-Click")]).await, 200, "once more is no mistake");
}

/// Nobody is written to again and again because somebody else wants it.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_pestered() {
    let (server, post) = with_mail().await;
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let somebody = server.client();
        statuses.push(somebody.status("/me/notices/mail", &[("address", "victim@mail.example")]).await);
    }
    assert_eq!(statuses, [303, 303, 429, 429]);
    assert_eq!(post.count(), 2);
    let anna = server.client();
    for address in [
        "",
        "anna",
        "anna@mail.example, bert@mail.example",
        "Anna <anna@mail.example>",
        "a@b.example\r\nBcc: c@d.example",
    ] {
        assert_eq!(anna.status("/me/notices/mail", &[("address", address)]).await, 403, "{address}");
    }
    let mut sent = 0;
    for n in 0..8 {
        let address = format!("somebody{n}@mail.example");
        sent += usize::from(anna.status("/me/notices/mail", &[("address", &address)]).await == 303);
    }
    assert_eq!(sent, 5, "so many a day");
}

/// Where no mail server is, no address is asked for.
#[tokio::test(flavor = "multi_thread")]
async fn without_a_mail_server_there_is_no_mail() {
    let server = hall(at_once([])).await;
    let anna = server.client();
    assert!(!anna.page("/me/notices").await.contains("/me/notices/mail"));
    assert_eq!(anna.status("/me/notices/mail", &[("address", "anna@mail.example")]).await, 404);
    // One that does not answer is told of, and nothing is left.
    let mut notices = at_once([]);
    notices.mail = Some("smtp://127.0.0.1:9?from=hall@mail.example".parse().expect("a mail server"));
    let server = hall(notices).await;
    let anna = server.client();
    assert_eq!(anna.status("/me/notices/mail", &[("address", "anna@mail.example")]).await, 403);
    until("nothing", async || stored(&anna).await["channels"].as_array().is_some_and(Vec::is_empty).then_some(()))
        .await;
}
