//! Talk: each in her own language, those who watch apart, nobody flooded, nothing but text.

use crate::cluster::Cluster;
use crate::support::play::{Draw, Sitter, play_on};
use crate::support::{Client, TestServer, invitations, version};
use meadhall_server::{Hall, Location};
use std::time::Duration;

/// What a page shows of the talk.
async fn talk(client: &Client, table: &str) -> String {
    let page = client.page(table).await;
    let from = page.find("id=\"talk\"").unwrap_or_else(|| panic!("talk in {page}"));
    page[from..].split("id=\"help\"").next().unwrap_or_default().to_owned()
}

/// Says something.
async fn say(client: &Client, table: &str, text: &str) -> u16 {
    client.status(&format!("{table}/talk"), &[("text", text)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_reads_a_phrase_in_her_own_language() {
    let server = TestServer::open().await;
    let (anna, bert, cecil) = (server.client(), server.client_in("de"), server.client_in("cs"));
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    let before = version(&anna.page(&table).await);
    anna.send(&format!("{table}/talk"), &[("phrase", "luck")]).await;
    bert.send(&format!("{table}/talk"), &[("phrase", "sign-horn")]).await;
    assert_eq!(say(&anna, &table, "Mead für alle, přátelé").await, 303);
    for (client, luck, horn) in [
        (&anna, "Good luck!", "drinking horn: cheers!"),
        (&bert, "Viel Glück!", "Trinkhorn: zum Wohl!"),
        (&cecil, "Hodně štěstí!", "roh s\u{a0}medovinou: na zdraví!"),
    ] {
        let heard = talk(client, &table).await;
        for text in [luck, horn, "Mead für alle, přátelé", "<b>Anna</b>", "<b>Bert</b>"] {
            assert!(heard.contains(text), "{text}: {heard}");
        }
        assert!(heard.contains("role=\"log\""));
    }
    assert_eq!(version(&anna.page(&table).await), before, "talk moves no version");
    // Before the game, too.
    let lobby = anna.open(&["me", "friend"], &[]).await;
    assert_eq!(say(&anna, &lobby, "Is anybody there?").await, 303);
    assert!(talk(&cecil, &lobby).await.contains("Is anybody there?"));
    // Who wants none has none.
    cecil.send("/settings", &[("quiet", "yes"), ("back", "/")]).await;
    for page in [&table, &lobby] {
        let page = cecil.page(page).await;
        assert!(!page.contains("id=\"talk\"") && !page.contains("Mead für alle"), "{page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_talk_among_themselves() {
    let server = TestServer::open().await;
    let (anna, bert, cecil, dora) = (server.client(), server.client(), server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    cecil.page("/").await;
    assert_eq!(say(&cecil, &table, "Anna should take the forest").await, 303);
    assert_eq!(say(&anna, &table, "Your turn, Bert").await, 303);
    assert!(talk(&dora, &table).await.contains("Anna should take the forest"));
    assert!(talk(&dora, &table).await.contains("Your turn, Bert"));
    for player in [&anna, &bert] {
        let heard = talk(player, &table).await;
        assert!(!heard.contains("forest") && heard.contains("Your turn, Bert"), "{heard}");
        assert!(heard.contains("data-said=\"1\""), "not even the number tells: {heard}");
    }
    // No line of the others can be muted, reported or asked for by guessing its number.
    let line = [("room", "watchers"), ("n", "1")];
    assert_eq!(anna.status(&format!("{table}/talk/mute"), &line).await, 404);
    assert_eq!(anna.status(&format!("{table}/talk/report"), &line).await, 404);
    play_on(&[Sitter { client: &anna, seat: 1 }, Sitter { client: &bert, seat: 2 }], &table, &mut Draw(1)).await;
    assert!(
        talk(&anna, &table).await.contains("Anna should take the forest"),
        "after the game there is nothing to give away"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_but_a_short_line_of_text_is_said() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    let nasty =
        "<script>alert(1)</script> https://evil.example\u{202e}gnp.exe\u{0}\r\nsecond\u{200b}line & <b>bold</b>";
    assert_eq!(say(&anna, &table, nasty).await, 303);
    let heard = talk(&bert, &table).await;
    assert!(
        heard.contains(
            "&lt;script&gt;alert(1)&lt;/script&gt; https://evil.example gnp.exe second line &amp; &lt;b&gt;bold"
        ),
        "{heard}"
    );
    assert!(!heard.contains("href=\"https://evil") && !heard.contains('\u{202e}') && !heard.contains('\u{0}'));
    let before = talk(&bert, &table).await;
    for (text, status) in [("", 422), (" \u{200b}\n ", 422), (&*"x".repeat(301), 422)] {
        assert_eq!(say(&anna, &table, text).await, status, "{text:?}");
    }
    let fields = [("phrase", "closed")];
    assert_eq!(anna.status(&format!("{table}/talk"), &fields).await, 422, "nobody says that the talk is closed");
    assert_eq!(anna.status(&format!("{table}/talk"), &[("phrase", "<b>")]).await, 422);
    assert_eq!(say(&anna, "/table/nowhere", "x").await, 404);
    assert_eq!(talk(&bert, &table).await, before, "what is refused changes nothing");
    assert_eq!(say(&anna, &table, &"ž".repeat(300)).await, 303, "letters are counted, not bytes");
    // Who talks without end is stopped, and nobody else is.
    let mut stopped = 0;
    for n in 0..20 {
        let status = say(&anna, &table, &format!("line {n}")).await;
        assert!(matches!(status, 303 | 429), "{status}");
        stopped += usize::from(status == 429);
    }
    assert!((5..20).contains(&stopped), "{stopped}");
    assert_eq!(say(&bert, &table, "Let me say something").await, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_muted_and_the_host_closes_the_talk() {
    let server = TestServer::open().await;
    let (anna, bert, cleo) = (server.client(), server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert"), (&cleo, "Cleo")], &[]).await;
    let [mute, close] = ["mute", "close"].map(|what| format!("{table}/talk/{what}"));
    say(&bert, &table, "Bert talks").await;
    say(&cleo, &table, "Cleo talks").await;
    anna.send(&mute, &[("room", "players"), ("n", "1")]).await;
    assert!(!talk(&anna, &table).await.contains("Bert talks") && talk(&anna, &table).await.contains("Cleo talks"));
    assert!(talk(&cleo, &table).await.contains("Bert talks"), "one mutes for oneself alone");
    say(&bert, &table, "Bert talks on").await;
    assert!(!talk(&anna, &table).await.contains("Bert talks on"));
    assert_eq!(anna.status(&mute, &[("room", "players"), ("n", "99")]).await, 404);
    assert_eq!(bert.status(&mute, &[("room", "players"), ("n", "1")]).await, 400, "nobody mutes herself");
    anna.send(&mute, &[]).await;
    assert!(talk(&anna, &table).await.contains("Bert talks on"));
    assert_eq!(bert.status(&close, &[("on", "yes")]).await, 403);
    anna.send(&close, &[("on", "yes")]).await;
    assert_eq!(say(&bert, &table, "But").await, 422);
    let heard = talk(&bert, &table).await;
    assert!(heard.contains("has closed the talk.") && !heard.contains("name=\"text\""), "{heard}");
    anna.send(&close, &[("on", "no")]).await;
    assert_eq!(say(&bert, &table, "Again").await, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_reaches_whoever_runs_the_hall() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    for text in ["before", "you are a troll", "after"] {
        say(&bert, &table, text).await;
    }
    let report = format!("{table}/talk/report");
    let told = anna.post(&report, &[("room", "players"), ("n", "2"), ("reason", "rude\nvery")]).await.text().await;
    assert!(told.expect("a page").contains("Whoever runs this hall will read it"));
    assert_eq!(anna.status(&report, &[("whom", "2"), ("reason", "his name")]).await, 200);
    assert_eq!(bert.status(&report, &[("whom", "2")]).await, 400, "nobody reports herself");
    assert_eq!(anna.status(&report, &[("whom", "7")]).await, 400);
    assert_eq!(anna.status(&report, &[("room", "players"), ("n", "9")]).await, 404);
    // The server runs meanwhile.
    let hall = Hall::open(&Location::in_folder(server.data.path())).await.expect("a hall");
    let reports = hall.reports(false, 9).await.expect("reports");
    let line = reports.iter().find(|report| report.reason == "rude very").expect("the line");
    assert_eq!(line.lines, "  Bert (2): before\n> Bert (2): you are a troll\n  Bert (2): after");
    assert_eq!((line.name.as_str(), line.seat, &line.table_id[..]), ("Bert", Some(1), &table[7..]));
    assert!(reports.iter().any(|report| report.reason == "his name" && report.about == line.about));
    hall.settle_report(&line.id, true).await.expect("done with");
    assert_eq!(hall.reports(false, 9).await.expect("reports").len(), 1);
    assert!(hall.settle_report("nothing", true).await.is_err());
    // What is told by the hundred is not heard.
    let mut refused = 0;
    for _ in 0..12 {
        refused += usize::from(anna.status(&report, &[("whom", "2")]).await == 429);
    }
    assert!(refused >= 4, "{refused}");
    hall.close().await.expect("it closes");
}

/// What somebody said is hers: it is in her download, and goes when she does.
#[tokio::test(flavor = "multi_thread")]
async fn talk_goes_with_whoever_said_it() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.client(), server.client());
    let table = anna.invite(&[(&bert, "Bert")], &[]).await;
    say(&bert, &table, "remember me").await;
    say(&anna, &table, "no secret of Bert's").await;
    let data = bert.page("/me/data.json").await;
    assert!(data.contains("remember me") && !data.contains("no secret of Bert"), "{data}");
    bert.send("/me/delete", &[("sure", "yes")]).await;
    let heard = talk(&anna, &table).await;
    assert!(!heard.contains("remember me") && heard.contains("no secret of Bert"), "{heard}");
}

/// A page that is open at one server hears what is said at another; players are not even told that those who watch talk.
#[tokio::test(flavor = "multi_thread")]
async fn talk_is_heard_on_every_server() {
    let location = Location::Postgres(Cluster::shared().database().await);
    let [one, two] = [TestServer::sharing(location.clone()).await, TestServer::sharing(location).await];
    let (anna, bert, cecil) = (one.client(), two.client(), two.client());
    let table = anna.open(&["me", "friend"], &[]).await;
    let link = invitations(&anna.page(&table).await).remove(0);
    bert.send(&link, &[("name", "Bert")]).await;
    cecil.page("/").await;
    let mut live = anna.get(&format!("{table}/events")).await;
    assert_eq!(say(&cecil, &table, "they cannot hear us").await, 303);
    assert_eq!(say(&bert, &table, "hello from the other side").await, 303);
    let heard = async {
        let mut text = String::new();
        loop {
            let piece = live.chunk().await.expect("a live connection").expect("it goes on");
            text += &String::from_utf8_lossy(&piece);
            if let Some((_, rest)) = text.split_once("event: talk\ndata: ") {
                return rest.lines().next().unwrap_or_default().to_owned();
            }
        }
    };
    let told = tokio::time::timeout(Duration::from_secs(20), heard).await.expect("it is told");
    assert_eq!(told, "1", "of the lines that she may hear");
    assert!(talk(&anna, &table).await.contains("hello from the other side"));
    let part = anna.http.get(format!("{}{table}/talk", anna.base)).send().await.expect("an answer");
    assert!(part.text().await.expect("a part").starts_with("<details class=\"panel\" id=\"talk\""));
}
