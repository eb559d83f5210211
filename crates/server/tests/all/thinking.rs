//! Bots think beside the requests, never in their way.

use crate::support::TestServer;
use crate::support::play::{Draw, Sitter, is_over, play_on};

/// One thread for all requests: if a bot thought there, nothing else would be answered before it was done.
#[tokio::test(flavor = "current_thread")]
async fn while_hard_bots_think_a_whole_game_is_played_elsewhere() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    // Two tables whose bots think for up to a second about each of some forty decisions.
    let thinking = [anna.open(&["bot-hard", "bot-hard"], &[]).await, anna.open(&["bot-hard", "bot-hard"], &[]).await];
    let table = bert.open(&["me", "here"], &[]).await;
    let sitters = [1, 2].map(|seat| Sitter { client: &bert, seat });
    assert!(play_on(&sitters, &table, &mut Draw(1)).await >= 27);
    for path in ["/", "/guide/vaalbara", "/new", &thinking[0], &format!("{}/report", thinking[1])] {
        anna.page(path).await;
    }
    // A hundred requests later the bots are still at it: nobody has waited for them.
    for busy in &thinking {
        assert!(!is_over(&anna, busy).await, "the requests waited for the bots");
    }
    assert!(is_over(&bert, &table).await);
}
