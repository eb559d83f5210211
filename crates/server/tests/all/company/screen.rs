//! A table on a big screen: what everybody may see, and the way to the seats for those at the table.

use crate::support::play::{Draw, Sitter, decide};
use crate::support::{TestServer, invitations, values};

#[tokio::test(flavor = "multi_thread")]
async fn a_big_screen_shows_what_everybody_may_see() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "here", "bot-easy"], &[]).await;
    let screen = format!("{table}/screen");
    let mut draw = Draw(1);
    for _ in 0..4 {
        // To the host's own browser, too, it is nobody's page: no choices, no hand, no menu, no head.
        let (mine, others) = (anna.page(&screen).await, server.client().page(&screen).await);
        let bare = |page: &str| page.split("<main").nth(1).expect("a page").to_owned();
        assert_eq!(bare(&mine), bare(&others));
        assert!(
            values(&mine, "action").is_empty() && !mine.contains("class=\"top\"") && !mine.contains("id=\"menu\""),
            "{mine}"
        );
        assert!(
            mine.contains(&format!("data-part=\"{screen}/part\""))
                && mine.contains(&format!("data-source=\"{screen}/part\""))
        );
        let part = anna.page(&format!("{screen}/part")).await;
        assert!(part.starts_with("<div class=\"table"), "{part}");
        for seat in [1, 2] {
            decide(Sitter { client: &anna, seat }, &table, &mut draw).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn phones_take_their_seats_by_codes_that_the_host_has_given() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.open(&["me", "friend", "friend"], &[]).await;
    let lobby = anna.page(&table).await;
    let given = lobby.split(&format!("href=\"{table}/screen?key=")).nth(1).and_then(|rest| rest.split('"').next());
    let given = format!("{table}/screen?key={}", given.expect("a key for the host"));
    let codes = |page: String| page.matches("class=\"qr\"").count();
    assert_eq!(codes(bert.page(&given).await), 2, "a television that is nobody's shows them");
    for guessed in [format!("{table}/screen"), format!("{table}/screen?key=0123456789abcdef01234567")] {
        let page = bert.page(&guessed).await;
        assert!(page.contains("Seats are given by the host"), "{page}");
        assert_eq!(codes(page), 0, "who only watches gets no seat");
    }
    assert!(!bert.page(&table).await.contains("screen?key="), "the key is the host's to give");
    let links = invitations(&lobby);
    bert.send(&links[0], &[("name", "Bert")]).await;
    let page = server.client().page(&given).await;
    assert!(page.contains("<strong>Bert</strong>"));
    assert_eq!(codes(page), 1);
    // Anybody may sit down at a table on show.
    let shown = anna.open(&["me", "friend"], &[("listed", "yes")]).await;
    assert_eq!(codes(bert.page(&format!("{shown}/screen")).await), 1);
}
