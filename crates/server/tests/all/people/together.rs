//! How games ended, and playing again with the same people.

use super::new_code;
use crate::support::play::{Draw, Sitter, play_on};
use crate::support::{Client, TestServer, invitations, values};

/// Opens the same table again, as the form at the end of a game does.
async fn again(client: &Client, table: &str) -> String {
    let page = client.page(&format!("{table}?seat=1")).await;
    let form = page.split("action=\"/new\"").nth(1).and_then(|rest| rest.split("</form>").next()).expect("a form");
    let names: Vec<&str> = form.split("name=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let fields: Vec<(&str, String)> = names.iter().map(|name| (*name, values(form, name).remove(0))).collect();
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    client.send("/new", &fields).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_are_called_to_the_next_table() {
    let server = TestServer::open().await;
    let (anna, bert, cleo) = (server.client(), server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    play_on(&[Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }], &table, &mut Draw(1)).await;
    let next = again(&anna, &table).await;
    assert_ne!(next, table);
    assert!(bert.page("/").await.contains("You are asked to play"));
    assert!(!cleo.page("/").await.contains("You are asked to play"));
    assert!(bert.page(&next).await.contains("This seat is meant for you."));
    let sit = format!("{next}/sit");
    assert_eq!(cleo.status(&sit, &[("seat", "2"), ("name", "Cleo")]).await, 403, "the seat is not hers");
    // Who becomes known meanwhile is still called.
    new_code(&bert).await;
    bert.send(&sit, &[("seat", "2"), ("name", "Bert")]).await;
    assert!(!values(&bert.page(&format!("{next}?seat=2")).await, "action").is_empty(), "the game has begun");
    assert!(!bert.page("/").await.contains("You are asked to play"));
    // Only who sat at a table can call those who did.
    let fields = [("game", "vaalbara"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "friend"), ("again", &table[7..])];
    let foreign = cleo.send("/new", &fields).await;
    assert!(!bert.page(&foreign).await.contains("This seat is meant for you."));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_tells_how_games_ended() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    for client in [&anna, &bert] {
        new_code(client).await;
    }
    play_on(&[Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }], &table, &mut Draw(1)).await;
    let ending = anna.page(&table).await;
    let people: Vec<&str> = ending.split("href=\"/people/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(people.len(), 2, "the end of a game leads to those who are known");
    let mut won = 0;
    for person in people {
        let page = server.client().page(&format!("/people/{person}")).await;
        let cells: Vec<&str> = page.split("<td>").skip(1).filter_map(|rest| rest.split("</td>").next()).collect();
        assert_eq!((cells[0], cells[2]), ("1", "0"), "{page}");
        won += cells[1].parse::<usize>().expect("a number");
        assert!(page.contains("Usual time for a decision") && page.contains("second"));
        assert!(!page.contains("/table/"), "nobody else learns where she plays");
    }
    assert!((1..=2).contains(&won));
    let own = anna.page("/me").await;
    let own = own.split("href=\"/people/").nth(1).and_then(|rest| rest.split('"').next()).expect("her page");
    assert!(anna.page(&format!("/people/{own}")).await.contains(&table));
}

/// A host changes her mind about who plays: a bot, a seat less, no table at all.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_does_not_wait_for_ever() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.open(&["me", "friend", "friend", "friend"], &[]).await;
    let links = invitations(&anna.page(&table).await);
    let [fill, away, cancel] = ["fill", "take-away", "cancel"].map(|what| format!("{table}/{what}"));
    for (path, fields) in [(&fill, &[("seat", "2"), ("level", "easy")][..]), (&away, &[("seat", "2")]), (&cancel, &[])]
    {
        assert_eq!(bert.status(path, fields).await, 403, "{path}");
    }
    assert_eq!(anna.status(&fill, &[("seat", "2"), ("level", "mighty")]).await, 400);
    anna.send(&fill, &[("seat", "2"), ("level", "easy")]).await;
    assert_eq!(anna.status(&away, &[("seat", "2")]).await, 410, "a bot sits there");
    anna.send(&away, &[("seat", "3")]).await;
    // Whoever was behind has moved up, and her invitation with her.
    assert_eq!(invitations(&anna.page(&table).await), links[2..]);
    assert_eq!(bert.status(&links[1], &[("name", "Bert")]).await, 410);
    bert.send(&links[2], &[("name", "Bert")]).await;
    assert!(!values(&bert.page(&format!("{table}?seat=3")).await, "action").is_empty(), "the game has begun");
    assert_eq!(anna.status(&cancel, &[]).await, 409, "nobody ends a game that is played");
    // The last awaited seat goes, and the game begins.
    let table = anna.open(&["me", "bot-easy", "friend"], &[]).await;
    anna.send(&format!("{table}/take-away"), &[("seat", "3")]).await;
    assert!(!values(&anna.page(&table).await, "action").is_empty());
    let table = anna.open(&["me", "friend"], &[]).await;
    assert_eq!(anna.status(&format!("{table}/take-away"), &[("seat", "2")]).await, 409, "nobody plays this alone");
    let link = invitations(&anna.page(&table).await).remove(0);
    assert_eq!(anna.send(&format!("{table}/cancel"), &[]).await, "/");
    assert_eq!(anna.get(&table).await.status(), 404);
    assert_eq!(bert.get(&link).await.status(), 410);
}
