//! A small game goes through the whole house by its line in the list alone: server, terminal, arena, bot, scenario.

use meadhall_arena::{Contest, play_match};
use meadhall_bots::BotSpec;
use meadhall_engine::{Options, Record, Scenario};
use meadhall_games::find;
use meadhall_pebbles_screen::PebblesScreen;
use meadhall_screen::testing;
use meadhall_server::{Config, Limits, Server};
use meadhall_words::Lang;
use reqwest::Client;
use reqwest::redirect::Policy;
use std::path::{Path, PathBuf};
use std::time::Duration;

const ID: &str = "pebbles";

/// The values of the buttons of this name.
fn values(page: &str, name: &str) -> Vec<String> {
    let mark = format!("name=\"{name}\" value=\"");
    page.match_indices(&mark)
        .filter_map(|(at, _)| page[at + mark.len()..].split('"').next())
        .map(str::to_owned)
        .collect()
}

fn version(page: &str) -> String {
    let (_, rest) = page.split_once("data-version=\"").expect("a version");
    rest.split('"').next().expect("a number").to_owned()
}

async fn page(client: &Client, address: &str) -> String {
    let answer = client.get(address).send().await.expect("an answer");
    assert!(answer.status().is_success(), "{address}: {}", answer.status());
    answer.text().await.expect("text")
}

/// Somebody opens a table against a bot, plays it to the end by the buttons of the page, and the record replays.
#[tokio::test]
async fn a_game_is_played_on_the_server_and_its_record_replays() {
    let data = tempfile::tempdir().expect("a folder");
    let limits = Limits { requests: 1_000_000, tables: 1_000, ..Limits::default() };
    let address = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { address, limits, ..Config::new(data.path().to_owned()) };
    let server = Server::start(config).await.expect("the server starts");
    let base = format!("http://{}", server.address());
    tokio::spawn(server.run(std::future::pending()));
    let client = Client::builder().cookie_store(true).redirect(Policy::none()).no_proxy().build().expect("a client");
    for sheet in ["", "guide/pebbles", "gallery/pebbles", "rules/pebbles", "new?game=pebbles"] {
        let text = page(&client, &format!("{base}/{sheet}")).await;
        assert!(text.contains("Pebbles") && !text.contains("[game-"), "/{sheet}");
    }
    let form =
        [("game", ID), ("seats", "2"), ("name", "Anna"), ("pace", "swift"), ("seat-1", "me"), ("seat-2", "bot-easy")];
    let opened = client.post(format!("{base}/new")).form(&form).send().await.expect("an answer");
    let table = opened.headers().get("location").and_then(|to| to.to_str().ok()).expect("a table").to_owned();
    for _ in 0..2_000 {
        let text = page(&client, &format!("{base}{table}?seat=1")).await;
        let Some(action) = values(&text, "action").into_iter().next() else {
            let record = client.get(format!("{base}{table}/record")).send().await.expect("an answer");
            if record.status().is_success() {
                let record = Record::parse(&record.text().await.expect("text")).expect("a record");
                let again = find(ID).expect("the game").rules.replay(&record).expect("it replays");
                assert!(again.outcome().is_some());
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        let form = [("seat", "1"), ("version", &*version(&text)), ("action", &*action)];
        let played = client.post(format!("{base}{table}/play")).form(&form).send().await.expect("an answer");
        assert_eq!(played.status().as_u16(), 303, "{action}");
    }
    panic!("the game does not end");
}

#[test]
fn a_game_is_drawn_and_played_in_the_terminal_in_every_language() {
    for (lang, asked) in [(Lang::En, "Bid 1 to 3"), (Lang::Cs, "Vsaď tajně"), (Lang::De, "Biete geheim")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = testing::app::<PebblesScreen>(testing::session(2, 1, folder.path()), lang, false);
        let text = testing::screen(&mut app, 80, 24);
        assert!(text.contains(asked), "{text}");
        let mut session = testing::session::<PebblesScreen>(2, 1, folder.path());
        testing::play_on(&mut session, 100);
        assert!(session.table().outcome().is_some(), "the game does not end");
    }
}

/// Thinking pays even here: whoever searches wins more than a fair share against whoever plays at random.
#[test]
fn a_searching_bot_beats_random_ones_in_the_arena() {
    let specs: Vec<BotSpec> = ["search:60", "random", "random"].map(|bot| bot.parse().expect("a bot")).to_vec();
    let contest = Contest { games: 150, ..Contest::default() };
    let report = play_match(ID, &specs, &Options::default(), contest).expect("a match");
    let first = report.bots.iter().find(|bot| bot.bot == "search:60").expect("the bot");
    assert!(first.low > report.fair(), "{} of {}", first.low, report.fair());
}

#[test]
fn a_scenario_is_played() {
    let game = find(ID).expect("the game");
    let text = (game.screen.example)().expect("an example");
    let report = (game.screen.scenario)(&Scenario::parse(text).expect("a scenario"), Lang::En).expect("it comes true");
    assert!(report.lines.iter().any(|(key, value)| key == "round" && value == "2"), "{:?}", report.lines);
}

/// All files of the project under a folder, without what is built or fetched.
fn files_under(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        match entry.is_dir() {
            true if ["target", ".git", "docs", "tests"].contains(&name) || entry.ends_with("games/pebbles") => {}
            true => files_under(&entry, found),
            false => found.push(entry),
        }
    }
}

/// Outside its own folder only the list names the game: one line of code and a few of the manifest.
#[test]
fn nothing_but_the_list_names_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the project");
    let mut files = Vec::new();
    files_under(&root, &mut files);
    assert!(files.len() > 500, "only {} files were looked at", files.len());
    let names_it = |file: &&PathBuf| {
        std::fs::read_to_string(file).is_ok_and(|text| text.to_lowercase().contains("pebble"))
            && !file.ends_with("Cargo.lock")
    };
    let naming: Vec<&Path> = files.iter().filter(names_it).filter_map(|file| file.strip_prefix(&root).ok()).collect();
    let mut naming: Vec<String> = naming.iter().map(|path| path.display().to_string()).collect();
    naming.sort();
    assert_eq!(naming, ["CHANGELOG.md", "crates/games/Cargo.toml", "crates/games/src/lib.rs"]);
}
