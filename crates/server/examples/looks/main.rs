//! Pictures of the telling moments of every game, in all sizes, lights and languages, on one page, with a list of what is
//! cut, covered or too small: `cargo run -p meadhall-server --example looks -- [--all] [--only WORD]... [--to FOLDER]`.
//!
//! Without `--all` each moment is shown in every size, with lights and languages in turn. The page is
//! `target/looks/index.html` unless FOLDER says otherwise. The exit status is 1 if a fault was found. With `--swaps` no
//! pictures are taken: it is measured how long the browser works on each step of a replay.

#![allow(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "what is shared with the tests makes up small numbers"
)]

#[path = "../../tests/all/support/mod.rs"]
mod support;

mod album;
#[allow(dead_code, reason = "shared with the tests")]
mod browser;
mod stage;
mod swaps;

use album::{Faults, Picture};
use browser::chromium::Chromium;
use browser::look::{Look, Size};
use browser::screen::Screen;
use meadhall_games::GAMES;
use meadhall_words::Lang;
use serde_json::{Value, json};
use stage::{Stop, TOKEN};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use support::book::Book;
use support::{Client, TestServer};
use thirtyfour::prelude::Cookie;

const CHECK: &str = include_str!("faults.js");
/// The least size of text in pixels, on a desk and on a phone, and of what is clicked or touched.
const LEAST: [i64; 2] = [13, 14];
const TARGET: i64 = 40;
/// No picture is higher than this.
const HIGHEST: i64 = 2_600;
const SIZES: [Size; 3] = [Size::Wide, Size::Broad, Size::Phone];

struct Wishes {
    all: bool,
    swaps: bool,
    only: Vec<String>,
    folder: PathBuf,
}

impl Wishes {
    fn read() -> Result<Wishes, String> {
        let mut wishes = Wishes { all: false, swaps: false, only: Vec::new(), folder: PathBuf::from("target/looks") };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value"));
            match word.as_str() {
                "--all" => wishes.all = true,
                "--swaps" => wishes.swaps = true,
                "--only" => wishes.only.push(value()?),
                "--to" => wishes.folder = PathBuf::from(value()?),
                _ => return Err(format!("`{word}` is not known; there are --all, --swaps, --only WORD, --to FOLDER")),
            }
        }
        Ok(wishes)
    }

    fn wants(&self, name: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|word| name.contains(word.as_str()))
    }

    /// The looks at the nth moment: all, or each size once.
    fn looks(&self, nth: usize) -> Vec<Look> {
        let look = |size, dark, lang| Look { size, dark, ..Look::wide(lang).still() };
        if self.all {
            let lights = SIZES.map(|size| [false, true].map(|dark| (size, dark)));
            let both = lights.into_iter().flatten();
            return both.flat_map(|(size, dark)| Lang::ALL.map(|lang| look(size, dark, lang))).collect();
        }
        let turn = |(n, size)| look(size, (nth + n) % 2 == 1, Lang::ALL[(nth + n) % 3]);
        SIZES.into_iter().enumerate().map(turn).collect()
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let wishes = match Wishes::read() {
        Ok(wishes) => wishes,
        Err(reason) => {
            eprintln!("looks: {reason}");
            return ExitCode::FAILURE;
        }
    };
    let Some(chromium) = Chromium::start().await else { return ExitCode::FAILURE };
    let server = TestServer::open().await;
    let base = format!("http://{}", server.address);
    let (stops, missing) = stops(&wishes, &server, &base).await;
    println!("{} moments", stops.len());
    std::fs::create_dir_all(&wishes.folder).expect("the folder can be made");
    let folder = wishes.folder.canonicalize().expect("the folder is there");
    let mut screen = Screen::open(&chromium, base, Look::wide(Lang::En).still()).await;
    screen.go("/guide/nowhere").await;
    let mut cookie = Cookie::new("meadhall", TOKEN);
    cookie.set_path("/");
    screen.driver.add_cookie(cookie).await.expect("a cookie");
    // Great moments are shown to whoever lets the game be told.
    screen.run("localStorage.pace = 'calm'", vec![]).await;
    if wishes.swaps {
        return time_swaps(screen, &stops).await;
    }
    let (mut pictures, mut faults) = (Vec::new(), Faults::default());
    for reason in missing {
        faults.add("missing", &reason, "", String::new());
    }
    for (nth, stop) in stops.iter().enumerate() {
        for look in wishes.looks(nth) {
            let name = look_name(&look);
            let file = format!("{}-{name}.png", stop.name);
            screen.change(look).await;
            for (kind, place, what) in visit(&screen, stop, &folder.join(&file)).await {
                faults.add(&kind, &place, &what, format!("{} {name}", stop.name));
            }
            pictures.push(Picture { moment: stop.name.clone(), look: name, file });
        }
        println!("{} ({} of {})", stop.name, nth + 1, stops.len());
    }
    sheets(&mut screen, album::write(&folder, &pictures, &faults)).await;
    screen.driver.quit().await.expect("Chromium ends");
    for line in faults.lines() {
        println!("{line}");
    }
    println!("{} pictures, {} faults: {}", pictures.len(), faults.len(), folder.join("index.html").display());
    if faults.len() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Says for the first replay of each game how long the browser works on a step.
async fn time_swaps(screen: Screen<'_>, stops: &[Stop]) -> ExitCode {
    for game in GAMES {
        let is_replay = |stop: &&Stop| stop.name.starts_with(game.id()) && stop.path.contains("/replay");
        let Some(stop) = stops.iter().find(is_replay) else { continue };
        let steps = swaps::measure(&screen, stop).await;
        let (script, most) = swaps::summary(&steps, |step| step.script);
        let (all, most_of_all) = swaps::summary(&steps, |step| step.all);
        let (clock, longest) = swaps::summary(&steps, |step| step.clock);
        println!(
            "{}: {} steps; scripts {script:.1} ms (half), {most:.1} ms (the longest); with styles and layout {all:.1} and {most_of_all:.1} ms; the swap alone by the clock {clock:.1} and {longest:.1} ms",
            game.id(),
            steps.len(),
        );
    }
    screen.driver.quit().await.expect("Chromium ends");
    ExitCode::SUCCESS
}

fn look_name(look: &Look) -> String {
    format!("{}-{}-{}", look.size.word(), if look.dark { "dark" } else { "light" }, look.lang)
}

/// Every page that is wanted: those of the house, and the moments of the games; and what does not come up.
async fn stops(wishes: &Wishes, server: &TestServer, base: &str) -> (Vec<Stop>, Vec<String>) {
    let (mut stops, mut missing) = (Vec::new(), Vec::new());
    let book = Book::open(server.data.path()).await;
    for game in GAMES {
        let (more, lost) = stage::set(&book, game, |name| wishes.wants(name)).await;
        stops.extend(more);
        missing.extend(lost);
    }
    let anna = Client::known(base.to_owned(), &format!("meadhall={TOKEN}"));
    let turn = stops.iter().find(|stop| stop.name.contains("turn")).or(stops.first());
    let first = turn.map(|stop| stop.path.clone());
    let mut own = own_pages(&anna, first).await;
    own.retain(|stop| wishes.wants(&stop.name));
    own.extend(stops);
    (own, missing)
}

/// The pages of the house, and those that every game has.
async fn own_pages(anna: &Client, table: Option<String>) -> Vec<Stop> {
    let stop = |name: &str, path: String| Stop { name: name.to_owned(), path, clicks: Vec::new(), shows: None };
    let lobby = anna.open(&["me", "friend", "bot-hard"], &[("listed", "yes")]).await;
    let mut stops = vec![
        stop("house-home", "/".to_owned()),
        stop("house-lobby", lobby),
        Stop { clicks: vec![".gear".to_owned()], ..stop("house-settings", "/".to_owned()) },
        stop("house-notice", "/nowhere".to_owned()),
        stop("house-puzzles", "/puzzles".to_owned()),
    ];
    if let Some(table) = table {
        // Who has asked already is told again without asking.
        stops.push(Stop {
            clicks: vec!["?form.advise button".to_owned()],
            shows: Some("#advice .drop-box"),
            ..stop("house-advice", table.clone())
        });
        stops.push(Stop { clicks: vec!["#menu summary".to_owned()], ..stop("house-menu", table.clone()) });
        stops.push(Stop {
            clicks: vec!["#menu summary".to_owned(), "[popovertarget=help]".to_owned()],
            ..stop("house-help", table)
        });
    }
    for game in GAMES {
        let id = game.id();
        stops.push(stop(&format!("{id}-new"), format!("/new?game={id}&seats=4")));
        for part in 1..=game.board.guide.parts.len() {
            stops.push(stop(&format!("{id}-guide-{part}"), format!("/guide/{id}?part={part}")));
        }
        stops.push(stop(&format!("{id}-gallery"), format!("/gallery/{id}")));
        stops.push(stop(&format!("{id}-puzzle"), format!("/puzzles/{id}/1")));
        stops.push(stop(&format!("{id}-puzzle-solved"), format!("/puzzles/{id}/2?answer=yes")));
        stops.push(stop(&format!("{id}-lessons"), format!("/learn/{id}")));
        if let Some(lesson) = game.board.lessons.first() {
            stops.push(stop(
                &format!("{id}-lesson"),
                format!(
                    "/learn/{id}/{}",
                    lesson.0.trim_end_matches(".lesson").trim_start_matches(|c: char| c.is_ascii_digit() || c == '-')
                ),
            ));
        }
    }
    stops
}

/// Opens a page, clicks what is to be clicked, takes a picture and says what is wrong.
async fn visit(screen: &Screen<'_>, stop: &Stop, file: &Path) -> Vec<(String, String, String)> {
    screen.go(&stop.path).await;
    let mut faults = Vec::new();
    for css in &stop.clicks {
        let optional = css.strip_prefix('?');
        let clicked = screen.run(CLICK, vec![json!(optional.unwrap_or(css))]).await;
        if optional.is_none() && clicked != json!(true) {
            faults.push(("missing".to_owned(), css.clone(), "cannot be clicked".to_owned()));
        }
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
    if let Some(css) = stop.shows {
        let mut beats = 0;
        while screen.run(SHOWN, vec![json!(css)]).await != json!(true) {
            beats += 1;
            if beats > BEATS {
                faults.push(("missing".to_owned(), css.to_owned(), "is not to be seen".to_owned()));
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    let phone = screen.look.size == Size::Phone;
    let least = LEAST[usize::from(phone)];
    let found = screen.run(CHECK, vec![json!(least), json!(TARGET)]).await;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let rows = found.as_array().cloned().unwrap_or_default();
    faults.extend(rows.iter().map(|row| (text(&row[0]), text(&row[1]), text(&row[2]))));
    picture(screen, file, phone).await;
    faults
}

/// The first thing that fits and is to be seen is clicked.
const CLICK: &str = "const thing = [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility());
    thing?.click();
    return !!thing;";

/// Whether something that fits is to be seen.
const SHOWN: &str = "return !!document.querySelector(arguments[0])?.checkVisibility()";
/// How many tenths of a second that may take.
const BEATS: usize = 600;

/// A picture of the screen; on a phone of the whole page.
async fn picture(screen: &Screen<'_>, file: &Path, whole: bool) {
    if !whole {
        return screen.save(file).await;
    }
    let height = screen.run("return document.scrollingElement.scrollHeight", vec![]).await.as_i64().unwrap_or(0);
    let mut metrics = screen.look.metrics();
    metrics["height"] = json!(height.clamp(844, HIGHEST));
    screen.tell("Emulation.setDeviceMetricsOverride", metrics).await;
    screen.save(file).await;
    screen.tell("Emulation.setDeviceMetricsOverride", screen.look.metrics()).await;
}

/// A picture of each sheet, to be looked at where no browser is.
async fn sheets(screen: &mut Screen<'_>, files: Vec<PathBuf>) {
    for file in files {
        screen.driver.goto(format!("file://{}", file.display())).await.expect("a sheet");
        let high = screen.run("return document.scrollingElement.scrollHeight", vec![]).await.as_i64().unwrap_or(900);
        let metrics = json!({ "width": 1800, "height": high, "deviceScaleFactor": 1, "mobile": false });
        screen.tell("Emulation.setDeviceMetricsOverride", metrics).await;
        screen.save(&file.with_extension("png")).await;
    }
}
