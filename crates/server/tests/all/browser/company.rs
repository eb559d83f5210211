//! Two browsers at one table and a third that looks on: live, over lost connections and a restart, with secrets kept.

use crate::browser::chromium::Chromium;
use crate::browser::line::Line;
use crate::browser::look::Look;
use crate::browser::prompt::words;
use crate::browser::screen::{PATIENCE, Screen};
use crate::browser::sight::Sight;
use crate::browser::threaded_server::ThreadedServer;
use crate::browser::traffic::Answer;
use meadhall_words::Lang;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// What browsers say while a test has cut their line.
pub const CUT: [&str; 7] = [
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_CONNECTION_CLOSED",
    "ERR_EMPTY_RESPONSE",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_SOCKET_NOT_CONNECTED",
];

/// Everybody at the table: Anna opened it, Bert was invited, Cecil looks on.
struct Company<'a> {
    anna: Screen<'a>,
    bert: Screen<'a>,
    cecil: Screen<'a>,
}

impl<'a> Company<'a> {
    fn all(&self) -> [&Screen<'a>; 3] {
        [&self.anna, &self.bert, &self.cecil]
    }

    /// From here on a reload would be noticed.
    async fn mark(&self) {
        for screen in self.all() {
            screen.run("window.same = true", vec![]).await;
        }
    }

    async fn check_unloaded(&self) {
        for screen in self.all() {
            assert!(screen.is("window.same").await, "{:?} was loaded anew", screen.look);
        }
    }

    /// Waits until all show the same moment, and says what they see.
    async fn settle(&self) -> [Sight; 3] {
        let begun = Instant::now();
        loop {
            let sights = [self.anna.glance().await, self.bert.glance().await, self.cecil.glance().await];
            let [anna, bert, cecil] = &sights;
            if anna.version == bert.version && bert.version == cecil.version {
                for (screen, sight) in self.all().into_iter().zip(&sights) {
                    screen.check(sight).await;
                }
                return sights;
            }
            assert!(begun.elapsed() < PATIENCE, "the three do not come together: {sights:#?}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until nobody but Anna and Bert has to act.
    async fn rest(&self) -> [Sight; 3] {
        let begun = Instant::now();
        loop {
            let sights = self.settle().await;
            if sights[0].mine || sights[1].mine || sights[0].over {
                return sights;
            }
            assert!(begun.elapsed() < PATIENCE, "nothing happens any more: {sights:#?}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Plays until both have to lay a character down.
    async fn to_assignment(&self) -> [Sight; 3] {
        loop {
            let sights = self.rest().await;
            let asked = |screen: &Screen<'_>, sight: &Sight| sight.mine && sight.asked(&screen.look) == "ask-assign";
            if sights[0].over || (asked(&self.anna, &sights[0]) && asked(&self.bert, &sights[1])) {
                return sights;
            }
            for (screen, sight) in [(&self.anna, &sights[0]), (&self.bert, &sights[1])] {
                if sight.mine {
                    screen.choose(sight.version as usize, "").await;
                }
            }
        }
    }
}

/// The characters that somebody may lay down.
async fn hand(screen: &Screen<'_>) -> Vec<String> {
    let held = screen
        .run("return [...document.querySelectorAll('.hand .lit')].map((one) => one.value.slice(7))", vec![])
        .await;
    held.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// How often a page shows or names a character outside the help, which explains all of them.
fn mentions(page: &str, lang: Lang, character: &str) -> usize {
    let (before, help) = page.split_once("<aside id=\"help\"").unwrap_or((page, ""));
    let after = help.split_once("</aside>").map_or("", |(_, after)| after);
    let name = words(lang).say(&format!("character-{character}"));
    let marks = [format!("character-{character}\""), format!("me-{character}\""), format!("assign {character}"), name];
    marks.iter().map(|mark| before.matches(mark).count() + after.matches(mark).count()).sum()
}

async fn page(screen: &Screen<'_>) -> String {
    screen.driver.source().await.expect("the page")
}

/// The character of Anna's hand that the others have seen least of.
async fn least_known(company: &Company<'_>) -> String {
    let (bert, cecil) = (page(&company.bert).await, page(&company.cecil).await);
    let seen = |held: &String| mentions(&bert, Lang::De, held) + mentions(&cecil, Lang::Cs, held);
    hand(&company.anna).await.into_iter().min_by_key(seen).expect("a hand")
}

/// Anna lays a character down; nothing that reaches the others tells more of it than they knew before all have chosen.
async fn keep_secret(company: &Company<'_>) {
    let Company { anna, bert, cecil } = company;
    let secret = least_known(company).await;
    let mut known = vec![];
    for other in [bert, cecil] {
        other.traffic().await;
        known.push(mentions(&page(other).await, other.look.lang, &secret));
    }
    let before = company.settle().await[0].version;
    let played = anna.must_choose(0, &format!("assign {secret}")).await;
    assert_eq!(played, format!("assign {secret}"));
    let after = company.settle().await;
    assert!(after[1].version > before && after[1].mine, "{after:#?}");
    for (other, known) in [bert, cecil].into_iter().zip(known) {
        let mut answers = other.traffic().await.answers;
        assert!(answers.len() > 1, "something came over the line: {answers:?}");
        answers.push(Answer { url: "the page as it stands".to_owned(), body: page(other).await });
        for Answer { url, body } in answers {
            assert!(mentions(&body, other.look.lang, &secret) <= known, "{secret} is betrayed by {url}: {body}");
        }
    }
    bert.must_choose(0, "assign ").await;
    // Once all have chosen, everybody sees it.
    let shown = format!(
        "[...document.querySelectorAll('.order li')].some((one) =>
            one.textContent.includes('Anna') && one.innerHTML.includes('#character-{secret}\"'))"
    );
    for other in [bert, cecil] {
        other.until("the character is turned up", &shown).await;
    }
}

/// The invitation as it is copied: a whole address. Returns its path.
async fn invited(host: &Screen<'_>) -> String {
    host.tell("Browser.grantPermissions", json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }))
        .await;
    let shown = host.text("document.querySelector('.invite input').value").await;
    host.click(".invite button[data-copy]").await;
    host.until("copied", "document.querySelector('#said').textContent").await;
    let copied = host.run_async("navigator.clipboard.readText().then(arguments[0], arguments[0])", vec![]).await;
    assert_eq!(copied, json!(shown));
    shown.strip_prefix(&host.base).unwrap_or_else(|| panic!("{shown} is no whole address")).to_owned()
}

/// Anna opens a table for a friend, Cecil looks on, Bert follows the invitation.
async fn gather<'a>(chromium: &'a Chromium, server: &ThreadedServer, line: &Line) -> Company<'a> {
    let anna = Screen::open(chromium, server.url(""), Look::wide(Lang::En)).await;
    let bert = Screen::open(chromium, line.url(""), Look::wide(Lang::De).still()).await;
    let cecil = Screen::open(chromium, server.url(""), Look::wide(Lang::Cs).still()).await;
    anna.go("/new?game=vaalbara&seats=3").await;
    anna.fill("input[name='name']", "Anna").await;
    for (list, value) in [("seat-2", "friend"), ("seat-3", "bot-easy"), ("pace", "swift")] {
        anna.pick(&format!("select[name='{list}']"), value).await;
    }
    anna.click("form.stack > button.big").await;
    anna.until("the lobby", "document.querySelector('.invite input')").await;
    let link = invited(&anna).await;
    let table = anna.see().await.at;
    cecil.go(&table).await;
    assert!(cecil.is("!document.querySelector('.invite')").await, "the invitation is the host's alone");
    let seat = words(Lang::Cs).fill("lobby-waiting", &[("open", 1.into())]);
    assert_eq!(cecil.text("document.querySelector('.lead').textContent").await, seat);
    bert.go(&link).await;
    bert.see().await;
    bert.fill("input[name='name']", "Bert").await;
    bert.click("form.stack > button.big").await;
    let company = Company { anna, bert, cecil };
    for screen in company.all() {
        screen.until("the game begins", "document.querySelector('#table .table')").await;
    }
    company
}

/// Anna wants her character back after all were turned up; Bert is asked and agrees.
async fn agree_to_undo(company: &Company<'_>) {
    let Company { anna, bert, .. } = company;
    for screen in [anna, bert] {
        screen.must_choose(0, "assign ").await;
    }
    company.rest().await;
    let before = company.settle().await[0].version;
    anna.click(".ask button.undo").await;
    let asked = words(Lang::De).fill("undo-asked", &[("who", "Anna".into())]);
    bert.until("Bert is asked", "document.querySelector('.question')").await;
    assert_eq!(bert.text("document.querySelector('.question p').textContent").await, asked);
    let waiting = words(Lang::En).say("undo-waiting");
    anna.until("Anna waits", "document.querySelector('.ask .state')").await;
    assert_eq!(anna.text("document.querySelector('.ask .state').textContent").await, waiting);
    bert.see().await;
    bert.click(".question button[value='yes']").await;
    for screen in [anna, bert] {
        let back = |sight: &Sight| sight.version > before && sight.mine && sight.asked(&screen.look) == "ask-assign";
        let sight = screen.until_seen("the choice is open again", back).await;
        assert_eq!(sight.lit, 5, "the hand is whole again: {sight:?}");
    }
    let cecil = company.settle().await;
    assert_eq!(cecil[2].asked(&company.cecil.look), "ask-assign-wait");
}

/// Bert's line is cut while Anna plays; when it is mended he is where the others are.
async fn lose_the_line(company: &Company<'_>, line: &Line) {
    let Company { anna, bert, .. } = company;
    let before = company.to_assignment().await;
    line.set(false);
    let said = bert.until_seen("the banner", |sight| !sight.lost.is_empty()).await;
    assert_eq!(said.lost, words(Lang::De).say("connection-lost"));
    anna.must_choose(1, "assign ").await;
    let alone = bert.glance().await;
    assert!(alone.version == before[1].version && anna.glance().await.version > alone.version, "Bert is cut off");
    line.set(true);
    bert.until_seen("the banner is gone", |sight| sight.lost.is_empty()).await;
    let after = company.settle().await;
    assert!(after[1].mine && after[1].asked(&bert.look) == "ask-assign", "{after:#?}");
    bert.forgive(&CUT).await;
}

/// Anna's machine loses its network for a while, and says so.
async fn lose_the_network(company: &Company<'_>) {
    let anna = &company.anna;
    let network = |offline: bool| {
        let rate = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        anna.tell("Network.emulateNetworkConditions", rate)
    };
    network(true).await;
    let said = anna.until_seen("the banner", |sight| !sight.lost.is_empty()).await;
    assert_eq!(said.lost, words(Lang::En).say("connection-lost"));
    network(false).await;
    anna.until_seen("the banner is gone", |sight| sight.lost.is_empty()).await;
    anna.forgive(&CUT).await;
}

/// The server ends and starts again; all three are where they were.
async fn restart(company: &Company<'_>, server: ThreadedServer) -> ThreadedServer {
    let before = company.to_assignment().await;
    let hands = [hand(&company.anna).await, hand(&company.bert).await];
    let kept = server.close().await;
    for screen in company.all() {
        screen.until_seen("the banner", |sight| !sight.lost.is_empty()).await;
    }
    let server = ThreadedServer::reopen(kept).await;
    for screen in company.all() {
        screen.until_seen("the banner is gone", |sight| sight.lost.is_empty()).await;
    }
    let after = company.settle().await;
    for (before, after) in before.iter().zip(&after) {
        assert_eq!((&before.prompt, before.lit, before.mine), (&after.prompt, after.lit, after.mine));
    }
    assert_eq!(hands, [hand(&company.anna).await, hand(&company.bert).await]);
    for screen in company.all() {
        screen.forgive(&CUT).await;
    }
    server
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_and_one_looks_on() {
    let Some(chromium) = Chromium::start().await else { return };
    let server = ThreadedServer::open().await;
    let line = Line::to(server.address).await;
    let company = gather(&chromium, &server, &line).await;
    company.mark().await;
    company.to_assignment().await;
    agree_to_undo(&company).await;
    lose_the_line(&company, &line).await;
    lose_the_network(&company).await;
    let server = restart(&company, server).await;
    company.check_unloaded().await;
    // Bert closes the page and comes back.
    let before = company.to_assignment().await;
    company.bert.driver.goto("about:blank").await.expect("an empty page");
    company.bert.go(&before[1].at).await;
    assert_eq!(company.settle().await[1].prompt, before[1].prompt);
    let mut rounds = 0;
    while !company.to_assignment().await[0].over {
        keep_secret(&company).await;
        rounds += 1;
    }
    assert!((6..=9).contains(&rounds), "{rounds} rounds");
    let places = "[...document.querySelectorAll('.place strong')].map((one) => one.textContent).join()";
    let told = company.anna.text(places).await;
    assert_eq!((company.bert.text(places).await, company.cecil.text(places).await), (told.clone(), told));
    let Company { anna, bert, cecil } = company;
    for screen in [anna, bert, cecil] {
        screen.close().await;
    }
    drop(server);
}
