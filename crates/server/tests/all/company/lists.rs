//! Tables to join, and how many wait for somebody.

use crate::support::play::{Draw, Sitter, decide, play_on};
use crate::support::{TestServer, values};

/// The tables that a page lists to join.
fn listed(page: &str) -> Vec<String> {
    let section = page.split("id=\"open\"").nth(1).and_then(|rest| rest.split("</section>").next()).unwrap_or_default();
    let links = section.split("href=\"/table/").skip(1).filter_map(|rest| rest.split('"').next());
    links.map(|id| format!("/table/{id}")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_to_join_are_filtered_by_what_they_are() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let shown = [("listed", "yes")];
    let czech = anna.open(&["me", "friend"], &[&shown[..], &[("lang", "cs"), ("level", "new")]].concat()).await;
    let any = anna.open(&["me", "friend"], &shown).await;
    let skilled = anna.open(&["me", "friend"], &[&shown[..], &[("lang", "de"), ("level", "skilled")]].concat()).await;
    let slow = anna.open(&["me", "friend"], &[&shown[..], &[("clock", "slow")]].concat()).await;
    let hidden = anna.open(&["me", "friend"], &[]).await;
    let all = listed(&bert.page("/").await);
    assert_eq!(all.len(), 4, "{all:?}");
    assert!(!all.contains(&hidden));
    for (query, wanted) in [
        ("lang=cs", vec![&czech, &any, &slow]),
        ("level=skilled", vec![&any, &skilled, &slow]),
        ("lang=de&level=new", vec![&any, &slow]),
        ("game=vaalbara&pace=correspondence", vec![&slow]),
        ("pace=live", vec![]),
        ("pace=none&lang=cs", vec![&czech, &any]),
        ("game=blood-rage", vec![]),
        ("game=&lang=&level=&pace=", vec![&czech, &any, &skilled, &slow]),
        ("game=chess&lang=xx&level='&pace=$1", vec![&czech, &any, &skilled, &slow]),
    ] {
        let page = bert.page(&format!("/?{query}")).await;
        let mut found = listed(&page);
        found.sort();
        let mut wanted: Vec<String> = wanted.into_iter().cloned().collect();
        wanted.sort();
        assert_eq!(found, wanted, "{query}");
    }
    let none = bert.page("/?game=blood-rage").await;
    assert!(none.contains("No table on show fits.") && none.contains("<option value=\"blood-rage\" selected"));
    assert!(bert.page("/").await.contains("newcomers welcome"));
    // What is in play is to be watched, not joined.
    bert.send(&format!("{any}/sit"), &[("seat", "2"), ("name", "Bert")]).await;
    let page = server.client().page("/").await;
    assert!(
        !listed(&page).contains(&any) && page.contains("Tables to watch") && page.contains(&format!("href=\"{any}\""))
    );
}

/// The number of tables that wait stands in the title of every page, and a script or a terminal can ask for it.
#[tokio::test(flavor = "multi_thread")]
async fn every_title_counts_the_tables_that_wait() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    anna.page("/").await;
    let titled = |page: String| {
        page.split("<title>").nth(1).and_then(|rest| rest.split('<').next()).unwrap_or_default().to_owned()
    };
    assert!(!titled(anna.page("/guide/vaalbara").await).starts_with('('));
    let first = anna.invite(&[(&bert, "Bert")], &[]).await;
    let second = anna.invite(&[(&bert, "Bert")], &[]).await;
    for page in ["/", "/guide/vaalbara", "/me", &second] {
        assert!(titled(anna.page(page).await).starts_with("(2) "), "{page}");
    }
    decide(Sitter { client: &anna, seat: 1 }, &first, &mut Draw(1)).await.expect("a choice");
    assert!(titled(anna.page("/new").await).starts_with("(1) "));
    assert_eq!(anna.page("/me/waiting.json").await, r#"{"waiting":1}"#);
    let told: serde_json::Value = serde_json::from_str(&anna.page("/me/waiting.json?tables=yes").await).expect("JSON");
    assert_eq!((told["waiting"].as_i64(), told["tables"][0]["address"].as_str()), (Some(1), Some(&*second)));
    assert_eq!(told["tables"][0]["why"], "turn");
    assert_eq!(server.client().page("/me/waiting.json").await, r#"{"waiting":0}"#);
    // Hers stand first where she is awaited.
    let page = anna.page("/").await;
    let mine = page.split("id=\"mine\"").nth(1).expect("her tables");
    assert!(mine.find(&second) < mine.find(&first), "{mine}");
}

/// A finished game is played again from one's own page, with the same options and for the same people.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_again_from_ones_own_page() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let more = [("listed", "yes"), ("lang", "cs"), ("level", "skilled"), ("clock", "fast")];
    let table = anna.invite(&[(&bert, "Bert")], &more).await;
    anna.post("/me/code", &[]).await;
    play_on(&[Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }], &table, &mut Draw(1)).await;
    let me = anna.page("/me").await;
    let own = me.split("href=\"/people/").nth(1).and_then(|rest| rest.split('"').next()).expect("her page");
    let again = format!("{table}/again");
    assert!(anna.page(&format!("/people/{own}")).await.contains(&format!("action=\"{again}\"")));
    assert_eq!(server.client().status(&again, &[]).await, 403, "only who sat there");
    let next = anna.send(&again, &[]).await;
    assert!(bert.page("/").await.contains("You are asked to play"));
    let found = listed(&server.client().page("/?lang=cs&level=skilled&pace=correspondence").await);
    assert_eq!(found, std::slice::from_ref(&next));
    bert.send(&format!("{next}/sit"), &[("seat", "2"), ("name", "Bert")]).await;
    assert!(!values(&bert.page(&next).await, "action").is_empty());
}
