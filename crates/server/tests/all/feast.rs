//! The picture of a finished game.

use crate::support::TestServer;
use crate::support::play::{Draw, Sitter, play_on};

const NAME: &str = "<b>\"Žofie\" & Co";

#[tokio::test(flavor = "multi_thread")]
async fn everybody_may_see_the_picture_of_a_finished_game_in_her_language() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "here"], &[("name", NAME), ("name-2", "Ota")]).await;
    let address = format!("{table}/feast.svg");
    assert_eq!(anna.get(&address).await.status(), 409, "there is nothing to feast yet");
    let sitters = [1, 2].map(|seat| Sitter { client: &anna, seat });
    play_on(&sitters, &table, &mut Draw(7)).await;
    for (lang, words) in [("en", "The game is over"), ("cs", "Konec hry"), ("de", "Das Spiel ist aus")] {
        let answer = server.client_in(lang).get(&address).await;
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.headers()["content-type"], "image/svg+xml");
        let picture = answer.text().await.expect("text");
        assert!(picture.contains(words), "{lang}: {picture}");
        assert!(picture.contains("&lt;b&gt;&quot;Žofie") && !picture.contains("<b>"), "names are text: {picture}");
        assert!(picture.contains(">Ota<"));
        assert!(!picture.contains("/join/") && !picture.contains("/table/"), "no way to a seat is in it");
    }
    assert!(anna.page(&table).await.contains(&format!("src=\"{address}")));
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_picture_of_no_table() {
    let server = TestServer::open().await;
    assert_eq!(server.client().get("/table/000000000000000000/feast.svg").await.status(), 404);
}
