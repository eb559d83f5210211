//! Lessons are played to their end by what the pages say, in every language; what is not asked for is answered kindly and
//! changes nothing; a fan's lessons stand beside those of the games.

use crate::support::{Client, TestServer, ample, values, words_of};
use meadhall_board::light::lit_up;
use meadhall_board::{LessonShelf, LessonStep, Progress, ShelvedLesson};
use meadhall_games::GAMES;
use meadhall_server::{Config, Server};
use meadhall_words::Lang;
use std::path::Path;

/// All lessons of all games.
fn shelf() -> LessonShelf {
    let mut shelf = LessonShelf::default();
    for game in GAMES {
        shelf.add(game.board.lessons, game.board.texts()).expect("lessons that can be read");
    }
    shelf
}

#[test]
fn every_game_has_four_to_six_lessons_that_can_be_played() {
    let shelf = shelf();
    for game in GAMES.iter().filter(|game| !game.board.lessons.is_empty()) {
        let count = shelf.of(game.id()).count();
        assert!((4..=6).contains(&count), "{} has {count} lessons", game.id());
        for shelved in shelf.of(game.id()) {
            for lang in Lang::ALL {
                let checked = shelved.lesson.check(game.rules, shelved.words(lang));
                checked.unwrap_or_else(|error| panic!("{}, {}: {error}", game.id(), shelved.lesson.id));
            }
        }
    }
    assert!(GAMES.iter().filter(|game| !game.board.lessons.is_empty()).count() >= 3);
}

/// Every term of a game is explained, and some form of it stands in its lessons.
#[test]
fn terms_are_explained() {
    for game in GAMES {
        for (lang, term) in Lang::ALL.into_iter().flat_map(|lang| game.board.terms.iter().map(move |term| (lang, term)))
        {
            let words = game.board.words(lang);
            assert!(words.has(&format!("explain-{term}")), "{}: {term}", game.id());
            let forms = words.say(&format!("explain-{term}-forms"));
            assert!(forms.split('|').all(|form| !form.trim().is_empty()), "{}: {term}", game.id());
        }
    }
}

/// Somebody in the middle of a lesson.
struct Pupil<'a> {
    client: &'a Client,
    address: String,
    lang: Lang,
    shelved: &'a ShelvedLesson,
    made: String,
    page: String,
}

impl<'a> Pupil<'a> {
    async fn at(client: &'a Client, lang: Lang, shelved: &'a ShelvedLesson) -> Pupil<'a> {
        let address = format!("/learn/{}/{}", shelved.lesson.scenario.game, shelved.lesson.id);
        let page = client.page(&address).await;
        let mut pupil = Pupil { client, address, lang, shelved, made: String::new(), page };
        pupil.read();
        pupil
    }

    fn read(&mut self) {
        self.made = values(&self.page, "made").first().cloned().unwrap_or_default();
    }

    /// Sends a field of the form; the page that comes is the one after it.
    async fn send(&mut self, name: &str, value: &str) {
        let response = self.client.post(&self.address, &[("made", &self.made), (name, value)]).await;
        self.page = match response.status().as_u16() {
            303 => self.client.page(&self.address).await,
            200 => response.text().await.expect("a page"),
            other => panic!("{} {value}: {other}", self.address),
        };
        self.read();
    }

    fn says(&self, key: &str) -> bool {
        let plain =
            |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
        // Terms stand in buttons of their own.
        let page = without_terms(&self.page);
        page.contains(&plain(&self.shelved.words(self.lang).say(key)))
    }
}

fn without_terms(page: &str) -> String {
    let mut text = String::new();
    let mut rest = page;
    while let Some(at) = rest.find("<button class=\"term\"") {
        text.push_str(&rest[..at]);
        let inner = &rest[at..];
        let open = inner.find('>').map_or(0, |end| end + 1);
        let close = inner.find("</button>").unwrap_or(open);
        text.push_str(&inner[open..close]);
        rest = &inner[close + "</button>".len()..];
    }
    text + rest
}

/// One step as a pupil takes it: a wrong try first, then the right one.
async fn take(pupil: &mut Pupil<'_>, step: &LessonStep) {
    assert!(pupil.says(&step.say), "{}: {} is not said", pupil.address, step.say);
    let lights: Vec<&str> = step.light.iter().map(String::as_str).collect();
    let (_, missing) = lit_up(&pupil.page, &lights);
    assert!(missing.is_empty(), "{}, line {}: {missing:?} is not on the page", pupil.address, step.line);
    assert!(pupil.page.contains(" data-light"), "{}, line {}: nothing is lit", pupil.address, step.line);
    let before = pupil.made.clone();
    let game = meadhall_games::find(&pupil.shelved.lesson.scenario.game).expect("a game");
    let progress: Progress = before.parse().expect("progress");
    let moment = pupil.shelved.lesson.moment(game.rules, &progress).expect("a moment");
    let others = moment.table.labels(moment.me).into_iter().map(|choice| choice.written);
    let other = others.into_iter().find(|written| !moment.allowed.contains(written));
    let wrong = step.wrong.as_deref().unwrap_or(if step.asks() { "lesson-wrong" } else { "lesson-read-first" });
    for bad in [other.as_deref().unwrap_or("nonsense"), "nonsense"] {
        pupil.send("action", bad).await;
        assert!(pupil.says(wrong) && pupil.says(&step.say), "{}: {bad} at line {}", pupil.address, step.line);
        assert_eq!(pupil.made, before, "a wrong try changes nothing");
    }
    match moment.allowed.first() {
        Some(right) => {
            let start = right.find(": ").map(|colon| &right[..=colon]);
            let offered = |value: &str| values(&pupil.page, "action").iter().any(|sent| sent == value);
            let put_together = step.light.iter().any(|light| light.ends_with(':') && offered(light));
            assert!(
                offered(right) || start.is_some_and(offered) || put_together,
                "{}, line {}: the page does not offer {right}",
                pupil.address,
                step.line
            );
            pupil.send("action", right).await;
        }
        None => pupil.send("step", "next").await,
    }
    assert_eq!(pupil.made.len(), before.len() + 1, "{}: {}", pupil.address, step.say);
}

async fn play_all(lang: Lang, code: &'static str) {
    let server = TestServer::open().await;
    let client = server.client_in(code);
    for shelved in shelf().all() {
        let mut pupil = Pupil::at(&client, lang, shelved).await;
        for (n, step) in shelved.lesson.steps.iter().enumerate() {
            take(&mut pupil, step).await;
            if n == 1 {
                // Leaving and coming back goes on at the same step; a step back is one.
                let again = Pupil::at(&client, lang, shelved).await;
                assert_eq!(again.made, pupil.made, "{}", pupil.address);
            }
        }
        assert!(pupil.says("lesson-done"), "{} does not end", pupil.address);
        let list = client.page(&format!("/learn/{}", shelved.lesson.scenario.game)).await;
        assert!(list.contains(&words_of(lang, &shelved.lesson.scenario.game).say("learn-done")));
        assert_eq!(Pupil::at(&client, lang, shelved).await.made, "", "a lesson that is done begins anew");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_lessons_are_played_in_english() {
    play_all(Lang::En, "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_lessons_are_played_in_czech() {
    play_all(Lang::Cs, "cs").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_lessons_are_played_in_german() {
    play_all(Lang::De, "de").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_can_go_back_and_begin_again_and_nonsense_is_refused() {
    let server = TestServer::open().await;
    let client = server.client();
    let shelf = shelf();
    let shelved = shelf.of("vaalbara").next().expect("a lesson");
    let mut pupil = Pupil::at(&client, Lang::En, shelved).await;
    assert!(pupil.page.contains(&shelved.words(Lang::En).say("name-default")), "who has no name is a guest");
    pupil.send("step", "next").await;
    pupil.send("step", "next").await;
    assert_eq!(pupil.made, "..");
    pupil.send("step", "back").await;
    assert_eq!(pupil.made, ".");
    pupil.send("step", "again").await;
    assert_eq!(pupil.made, "");
    assert_eq!(client.status(&pupil.address, &[("made", "&"), ("step", "next")]).await, 400);
    // Steps that nobody can have taken so are not taken.
    assert_eq!(client.status(&pupil.address, &[("made", "zzzz"), ("step", "next")]).await, 303);
    assert_eq!(Pupil::at(&client, Lang::En, shelved).await.made, ".");
    for nowhere in ["/learn/chess", "/learn/chess/goal", "/learn/vaalbara/nothing"] {
        assert_eq!(client.get(nowhere).await.status().as_u16(), 404, "{nowhere}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_asked_once() {
    let server = TestServer::open().await;
    let client = server.client();
    let home = client.page("/").await;
    assert!(home.contains("name=\"newcomer\" value=\"yes\""));
    let asked = client.send("/quick", &[("game", "vaalbara"), ("newcomer", "yes")]).await;
    assert_eq!(asked, "/welcome/vaalbara");
    let page = client.page(&asked).await;
    assert!(page.contains("/learn/vaalbara/goal") && page.contains("action=\"/quick\""));
    assert!(!client.page("/").await.contains("name=\"newcomer\""), "never again");
    let table = client.send("/quick", &[("game", "vaalbara"), ("newcomer", "yes")]).await;
    assert!(table.starts_with("/table/"), "not even from a page that is out of date: {table}");
    let other = server.client();
    other.open(&["me", "bot-easy"], &[]).await;
    assert!(!other.page("/").await.contains("name=\"newcomer\""), "who has played is no newcomer");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_game_is_plain_and_the_adviser_speaks_unasked() {
    let server = TestServer::open().await;
    for (game, option) in [("blood-rage", "first-game"), ("valhalla", "simplified"), ("vaalbara", "totals")] {
        let client = server.client();
        let table = client.send("/learn/first-game", &[("game", game)]).await;
        let mut page = client.page(&table).await;
        for _ in 0..200 {
            if page.contains("class=\"mentor\"") {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            page = client.page(&table).await;
        }
        let words = words_of(Lang::En, game);
        let start = words.fill("mentor-would", &[("choice", "".into())]);
        assert!(page.contains(start.trim_end()), "{game}: the adviser is silent");
        let report = client.page(&format!("{table}/report")).await;
        assert!(report.contains(&format!("option {option}: ")), "{game}: {report}");
        let id = table.trim_start_matches("/table/");
        assert_eq!(client.send("/learn/no-mentor", &[("table", id)]).await, table);
        assert!(!client.page(&table).await.contains("class=\"mentor\""), "{game}");
    }
}

const FAN: &str = "meadhall lesson 1
game: vaalbara
title: fan-title
about: fan-about
seats: blue, purple
round: 2
realm blue: field
realm purple: meadow
discard blue: seer
discard purple: bard
played blue: hunter
played purple: farmer
row 1: field, mountain
row 2: river, forest 5
asked: take of blue
---
say: fan-1
let: take *
say: fan-2
";

/// A server with the lessons of a folder.
async fn serve(folder: &Path, data: &Path) -> Result<(String, tokio::task::JoinHandle<()>), String> {
    let config = Config {
        address: ([127, 0, 0, 1], 0).into(),
        limits: ample(),
        lessons: Some(folder.to_owned()),
        ..Config::new(data.to_owned())
    };
    let server = Server::start(config).await.map_err(|error| error.to_string())?;
    let base = format!("http://{}", server.address());
    let running = tokio::spawn(async move {
        server.run(std::future::pending()).await.expect("the server runs");
    });
    Ok((base, running))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fan_adds_lessons_by_a_folder() {
    let (folder, data) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("written");
    write("1-my-rule.lesson", FAN);
    write("en.ftl", "fan-title = A rule of ours\nfan-about = Try it.\nfan-1 = Take any land.\nfan-2 = That was all.\n");
    write("de.ftl", "fan-1 = Nimm irgendein Land.\n");
    let (base, running) = serve(folder.path(), data.path()).await.expect("a server");
    let client = Client::new(base, "de");
    assert!(client.page("/learn/vaalbara").await.contains("A rule of ours"), "what German lacks is said in English");
    let page = client.page("/learn/vaalbara/my-rule").await;
    assert!(page.contains("Nimm irgendein Land."));
    let made = [("made", ""), ("action", "take 2")];
    assert_eq!(client.send("/learn/vaalbara/my-rule", &made).await, "/learn/vaalbara/my-rule");
    assert!(client.page("/learn/vaalbara/my-rule").await.contains("That was all."));
    running.abort();
    // What is wrong with a lesson is told with its file and line, and no server starts with it.
    let other = tempfile::tempdir().expect("a folder");
    write("2-broken.lesson", &FAN.replace("let: take *", "lett: take 1"));
    let error = serve(folder.path(), other.path()).await.map(|_| ()).expect_err("a broken lesson");
    assert!(error.contains("2-broken.lesson: line 18: `lett` means nothing in a step"), "{error}");
    write("2-broken.lesson", &FAN.replace("let: take *", "let: take 3"));
    let error = serve(folder.path(), other.path()).await.map(|_| ()).expect_err("an impossible move");
    assert!(error.contains("line 17: `take 3` cannot be played here; possible are: take 1; take 2"), "{error}");
    write("2-broken.lesson", &FAN.replace("say: fan-2", "say: fan-3"));
    let error = serve(folder.path(), other.path()).await.map(|_| ()).expect_err("a missing sentence");
    assert!(error.contains("line 19: there is no text `fan-3` (en)"), "{error}");
}

/// The example of docs/lessons.md is a lesson.
#[test]
fn the_example_of_the_docs_can_be_played() {
    let page = include_str!("../../../../docs/lessons.md");
    let block = |start: &str| {
        let blocks = page.split("```").map(str::trim_start);
        blocks.into_iter().find(|block| block.starts_with(start)).expect("an example").to_owned()
    };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("1-rivers.lesson");
    std::fs::write(&file, block("meadhall lesson 1")).expect("written");
    std::fs::write(folder.path().join("en.ftl"), block("rivers = ")).expect("written");
    let mut shelf = LessonShelf::default();
    let texts = |id: &str| meadhall_games::find(id).map(|game| game.board.texts());
    shelf.add_file(&file, texts).expect("a lesson");
    let game = meadhall_games::find("vaalbara").expect("a game");
    let shelved = &shelf.all()[0];
    shelved.lesson.check(game.rules, shelved.words(Lang::Cs)).unwrap_or_else(|error| panic!("{error}"));
    let progress: Progress = ".a".parse().expect("progress");
    let moment = shelved.lesson.moment(game.rules, &progress).expect("the end");
    assert_eq!(moment.table.facts().get("vp blue"), Some("14"), "a river with two rivers pays 12");
}
