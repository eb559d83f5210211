//! Orders: what a player has said beforehand is done for her, and is nobody else's business.

use crate::support::book::Book;
use crate::support::play::{Sitter, choices, play};
use crate::support::{Client, TestServer};

/// The order that is left here, how it is written and what it says.
const TEXT: &str = "take the land that pays most at once";

/// Everything that somebody else can look at.
async fn seen(client: &Client, table: &str) -> Vec<String> {
    let mut pages = Vec::new();
    for path in ["", "?log=all", "/report"] {
        pages.push(client.page(&format!("{table}{path}")).await);
    }
    pages
}

/// An order is left from the list in the menu, answers for its owner when she is asked, and is told to her as done; the
/// others see none of it, neither while it is left nor afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_followed_and_only_its_owner_knows() {
    let server = TestServer::open().await;
    let (anna, bert, dora) = (server.client(), server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    let book = Book::open(server.data.path()).await;
    let sitters = [Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }];
    let mut followed = false;
    for round in 1..=9 {
        let key = format!("take most@{round}");
        // Bert chooses his fastest character, so that he has lands to choose from.
        let (offered, now) = choices(sitters[1], &table).await;
        assert_eq!(play(sitters[1], &table, now, &offered[0]).await, 303);
        let before = [seen(&anna, &table).await, seen(&dora, &table).await];
        assert!(bert.page(&table).await.contains(&format!("<option value=\"{key}\">")), "it is offered");
        bert.send(&format!("{table}/standing"), &[("seat", "2"), ("key", &key), ("on", "yes")]).await;
        let own = bert.page(&table).await;
        assert!(own.contains(&format!("name=\"key\" value=\"{key}\"")) && own.contains(TEXT), "Bert sees it");
        assert_eq!([seen(&anna, &table).await, seen(&dora, &table).await], before, "nobody else does");
        let (offered, now) = choices(sitters[0], &table).await;
        assert_eq!(play(sitters[0], &table, now, offered.last().expect("a character")).await, 303);
        // Whatever else is asked is answered; Bert never takes a land himself.
        loop {
            let stored = book.read(&table).await;
            let lands = stored.turns.iter().filter(|turn| turn.action.starts_with("take ")).count();
            if lands == 2 * round {
                followed |= stored
                    .turns
                    .iter()
                    .any(|turn| turn.seat == 1 && turn.action.starts_with("take ") && !turn.by_table);
                break;
            }
            for sitter in &sitters {
                let (offered, now) = choices(*sitter, &table).await;
                let his = sitter.seat == 2 && offered.iter().any(|action| action.starts_with("take "));
                if let Some(action) = offered.first().filter(|action| !his && !action.starts_with("assign ")) {
                    play(*sitter, &table, now, action).await;
                }
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        if followed {
            let own = bert.page(&table).await;
            assert!(own.contains("Done by your orders") && own.contains(TEXT), "it is told to him");
            assert!(!own.contains(&format!("name=\"key\" value=\"{key}\"")), "its moment is past");
            for page in seen(&anna, &table).await.into_iter().chain(seen(&dora, &table).await) {
                assert!(!page.contains("take most") && !page.contains("Done by your orders"), "{page}");
            }
            return;
        }
    }
    panic!("Bert was never the first to take a land");
}

/// What cannot be ordered here, and by whom it is not, is refused.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_ordered_is_refused() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[("game", "blood-rage")]).await;
    let address = format!("{table}/standing");
    let status = async |client: &Client, seat: &str, key: &str| {
        client.status(&address, &[("seat", seat), ("key", key), ("on", "yes")]).await
    };
    assert_eq!(status(&bert, "2", "never-call@1").await, 303);
    for bad in ["never-call@2", "stay nowhere@1", "take most@1", "never-call@1, never-add", "| 1 never-add", ""] {
        assert_eq!(status(&bert, "2", bad).await, 400, "{bad}");
    }
    assert_eq!(status(&anna, "2", "never-call@1").await, 403, "that is Bert's seat");
    let stored = Book::open(server.data.path()).await.read(&table).await;
    assert_eq!(
        (stored.seats[0].standing.as_deref(), stored.seats[1].standing.as_deref()),
        (None, Some("never-call@1"))
    );
}
