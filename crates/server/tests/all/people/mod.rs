//! People: known on another device or after a lost cookie, in three ways; and forgotten, if they want to be.

mod leaving;
mod passkeys;
mod together;

use crate::cluster::Cluster;
use crate::support::book::{Book, id};
use crate::support::play::{Draw, Sitter, decide};
use crate::support::{Client, TestServer, ample, values};
use meadhall_server::{Hall, Location};

/// The recovery code that a page shows.
fn code_of(page: &str) -> String {
    let at = page.split("<code id=\"code\">").nth(1).unwrap_or_else(|| panic!("a code in {page}"));
    at.split('<').next().expect("its end").to_owned()
}

/// Gets a recovery code.
pub async fn new_code(client: &Client) -> String {
    let answer = client.post("/me/code", &[]).await;
    assert_eq!(answer.status(), 200);
    code_of(&answer.text().await.expect("a page"))
}

/// Gets a link for another device, as a path.
async fn new_link(client: &Client) -> String {
    let answer = client.post("/me/link", &[]).await;
    assert_eq!(answer.status(), 200);
    let page = answer.text().await.expect("a page");
    let secret = page.split("/bring/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    format!("/bring/{secret}")
}

/// Whether somebody may decide for a seat of a table.
async fn may_play(client: &Client, table: &str) -> bool {
    client.get(&format!("{table}?seat=1")).await.status() == 200
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_code_brings_everything_back() {
    let server = TestServer::open().await;
    let (anna, other) = (server.client(), server.client());
    let table = anna.open(&["me", "here"], &[]).await;
    let code = new_code(&anna).await;
    assert!(may_play(&anna, &table).await, "whoever becomes known keeps her seats");
    decide(Sitter { client: &anna, seat: 1 }, &table, &mut Draw(1)).await.expect("a choice");
    assert!(!may_play(&other, &table).await);
    let typed = code.to_lowercase().replace('-', " ");
    assert_eq!(other.send("/sign-in", &[("code", &typed)]).await, "/me");
    assert!(may_play(&other, &table).await);
    decide(Sitter { client: &other, seat: 2 }, &table, &mut Draw(2)).await.expect("a choice");
    assert!(other.page("/").await.contains(&table));
    assert!(may_play(&anna, &table).await, "the first browser is still hers");
    // It is shown once, and nobody can read it from the database.
    assert!(!anna.page("/me").await.contains(&code));
    let book = Book::open(server.data.path()).await;
    let (key, hash): (String, String) =
        sqlx::query_as("SELECT code_key, code_hash FROM people").fetch_one(&book.pool).await.expect("a person");
    let plain = code.replace('-', "");
    assert_eq!(key, plain[..10]);
    assert!(hash.starts_with("$argon2id$") && !hash.contains(&plain[10..]), "{hash}");
    // A new one takes the place of the old one.
    let newer = new_code(&other).await;
    assert_eq!(server.client().status("/sign-in", &[("code", &code)]).await, 403);
    assert_eq!(server.client().send("/sign-in", &[("code", &newer)]).await, "/me");
}

/// The answer to a wrong code is the same whether its person exists or not, and after some of them there is none; also after the
/// server was started again, and from another browser.
#[tokio::test(flavor = "multi_thread")]
async fn guessing_codes_is_limited_and_tells_nothing() {
    let server = TestServer::open().await;
    let anna = server.client();
    let code = new_code(&anna).await;
    let almost = format!("{}{}", &code[..28], if code.ends_with('0') { '1' } else { '0' });
    let stranger = server.client();
    let mut answers = Vec::new();
    for wrong in [almost.as_str(), "AAAAA-AAAAA-AAAAA-AAAAA-AAAAA", "nonsense", ""] {
        let answer = stranger.post("/sign-in", &[("code", wrong)]).await;
        answers.push((answer.status().as_u16(), answer.text().await.expect("a page")));
    }
    assert_eq!(answers[0].0, 403);
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    let data = server.close().await;
    let server = TestServer::over(data, ample()).await;
    let mut statuses = Vec::new();
    for _ in 0..10 {
        statuses.push(server.client().status("/sign-in", &[("code", &almost)]).await);
    }
    assert_eq!(statuses, [403, 403, 403, 403, 403, 403, 403, 403, 429, 429]);
    // Even the right one is not looked at any more; who is signed in stays so.
    assert_eq!(server.client().status("/sign-in", &[("code", &code)]).await, 429);
    assert_eq!(anna.at(server.address).get("/me").await.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_brings_seats_to_another_device_once() {
    let server = TestServer::open().await;
    let (anna, phone, thief) = (server.client(), server.client(), server.client());
    let table = anna.open(&["me", "here"], &[]).await;
    let own = phone.open(&["me", "here"], &[]).await;
    let link = new_link(&anna).await;
    // Chats look at links before people do.
    for _ in 0..2 {
        assert!(phone.page(&link).await.contains("Anna"));
    }
    assert_eq!(phone.send(&link, &[("own", "yes")]).await, "/");
    assert!(may_play(&phone, &table).await && may_play(&phone, &own).await);
    assert!(may_play(&anna, &own).await, "what the phone had is the person's too");
    assert_eq!(thief.get(&link).await.status(), 403);
    assert_eq!(thief.status(&link, &[]).await, 403);
    assert!(!may_play(&thief, &table).await);
    // Nothing comes along unasked: whoever is sent a link by somebody else gives nothing away.
    let mine = thief.open(&["me", "here"], &[]).await;
    let link = new_link(&anna).await;
    assert!(thief.page(&link).await.contains("name=\"own\""));
    thief.send(&link, &[]).await;
    assert!(!may_play(&anna, &mine).await);
    // A link that is over leads nowhere.
    let late = new_link(&anna).await;
    let book = Book::open(server.data.path()).await;
    sqlx::query("UPDATE tickets SET until = 1").execute(&book.pool).await.expect("time passes");
    assert_eq!(server.client().status(&late, &[]).await, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn name_and_emblem_are_the_persons() {
    let server = TestServer::open().await;
    let (anna, phone) = (server.client(), server.client());
    assert_eq!(anna.send("/me", &[("name", "  Žofie\u{202e} & Jiří ")]).await, "/me");
    let page = anna.page("/me").await;
    assert!(page.contains("Žofie &amp; Jiří") && !page.contains("name=\"motif\""), "guests have a name alone");
    let link = new_link(&anna).await;
    phone.send(&link, &[]).await;
    let chosen = [("name", "Zoe"), ("motif", "raven"), ("colour", "iron")];
    phone.send("/me", &chosen).await;
    let page = anna.page("/me").await;
    assert!(
        page.contains("value=\"raven\" checked") && page.contains("value=\"iron\" checked") && page.contains("Zoe")
    );
    anna.send("/me", &[("name", "Zoe"), ("motif", "dragon"), ("colour", "<script>")]).await;
    assert!(anna.page("/me").await.contains("value=\"raven\" checked"), "what is unknown changes nothing");
    let table = anna.open(&["me", "friend"], &[("name", "Zoe")]).await;
    let lobby = phone.page(&table).await;
    let profile = lobby.split("href=\"/people/").nth(1).and_then(|rest| rest.split('"').next()).expect("a person");
    let seen = server.client().page(&format!("/people/{profile}")).await;
    assert!(seen.contains("Zoe") && seen.contains("svg class=\"shield\"") && !seen.contains(id(&table)));
    assert_eq!(server.client().get("/people/0123456789abcdef01").await.status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_known_is_known_to_every_server() {
    let location = Location::Postgres(Cluster::shared().database().await);
    let (one, two) = (TestServer::sharing(location.clone()).await, TestServer::sharing(location).await);
    let anna = one.client();
    let table = anna.open(&["me", "here"], &[]).await;
    let there = anna.at(two.address);
    assert!(may_play(&there, &table).await, "the other server has the table in memory");
    let code = new_code(&anna).await;
    assert!(may_play(&there, &table).await && may_play(&anna, &table).await);
    let phone = two.client();
    phone.send("/sign-in", &[("code", &code)]).await;
    decide(Sitter { client: &phone, seat: 1 }, &table, &mut Draw(1)).await.expect("a choice");
    decide(Sitter { client: &anna, seat: 2 }, &table, &mut Draw(1)).await.expect("a choice");
    // Out everywhere is out everywhere, at once.
    anna.send("/me/sign-out", &[("everywhere", "yes")]).await;
    assert!(!may_play(&phone, &table).await && !may_play(&there, &table).await);
}

/// A copied hall knows everybody, and whoever runs it can keep somebody out.
#[tokio::test(flavor = "multi_thread")]
async fn people_move_with_the_hall() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "here"], &[]).await;
    let code = new_code(&anna).await;
    let data = server.close().await;
    let (from, location) = (Location::in_folder(data.path()), Location::Postgres(Cluster::shared().database().await));
    let hall = Hall::open(&from).await.expect("a hall");
    let other = Hall::open_or_make(&location).await.expect("a hall");
    let moved = hall.copy_to(&other, |_| {}).await.expect("a copy");
    assert_eq!((moved.tables, moved.people), (1, 1));
    assert_eq!(hall.copy_to(&other, |_| {}).await.expect("a copy").people, 0);
    let server = TestServer::sharing(location).await;
    assert!(may_play(&anna.at(server.address), &table).await, "the browser is known");
    let phone = server.client();
    phone.send("/sign-in", &[("code", &code)]).await;
    assert!(may_play(&phone, &table).await);
    let person = other.tables(1).await.expect("tables")[0].host.clone();
    other.ban(&person, true).await.expect("a ban");
    let kept_out = async {
        while phone.get("/").await.status() != 403 {
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), kept_out).await.expect("it is noticed");
    hall.close().await.expect("it closes");
    other.close().await.expect("it closes");
}

/// Cookies that somebody makes up lead to nobody, and to no error.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_pretends_to_be_a_person() {
    let server = TestServer::open().await;
    let anna = server.client();
    let table = anna.open(&["me", "here"], &[]).await;
    new_code(&anna).await;
    let book = Book::open(server.data.path()).await;
    let (device, person): (String, String) =
        sqlx::query_as("SELECT id, person FROM devices").fetch_one(&book.pool).await.expect("a device");
    let made_up =
        [format!("p{device}"), device, person, format!("p{}", "0".repeat(64)), "p".to_owned(), "p' OR 1=1".to_owned()];
    for token in made_up {
        let stranger = Client::known(format!("http://{}", server.address), &format!("meadhall={token}"));
        assert!(!may_play(&stranger, &table).await, "{token}");
        assert!(!values(&stranger.page("/me").await, "name").contains(&"Anna".to_owned()));
    }
}
