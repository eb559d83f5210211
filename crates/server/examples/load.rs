//! Measures how fast the server answers a move while many tables are in play.
//!
//! `cargo run --release -p meadhall-server --example load` needs `--example house` built in the same profile, which it
//! starts as a process of its own. Each table has people at all seats, each with a live page of their own: whenever the
//! server names a new version, every one of them fetches the changed part, as browsers do. The latency of a move is the time
//! from sending it to the head of its answer, which comes only when the move is on the disk.

use reqwest::redirect::Policy;
use reqwest::{Client, Response};
use std::path::PathBuf;
use std::process::{ExitCode, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

const HELP: &str = "usage: load [--tables 200] [--players 4] [--pause 1500] [--seconds 30] [--data DIR] [--json]
  --tables    how many tables are in play at once
  --players   people at each, every one with a live page
  --pause     milliseconds between two moves of a table, on average
  --seconds   how long to measure
  --data      where the server keeps its data; a temporary folder unless given";

type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// What to measure.
struct Plan {
    tables: usize,
    players: usize,
    pause: u64,
    seconds: u64,
    data: Option<PathBuf>,
    json: bool,
}

impl Plan {
    fn read() -> Result<Plan, String> {
        let mut plan = Plan { tables: 200, players: 4, pause: 1_500, seconds: 30, data: None, json: false };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut number = || {
                let text = words.next().unwrap_or_default();
                text.parse::<u64>().map_err(|_| format!("{word} needs a number, not `{text}`\n{HELP}"))
            };
            match word.as_str() {
                "--tables" => plan.tables = number()? as usize,
                "--players" => plan.players = (number()? as usize).clamp(2, 5),
                "--pause" => plan.pause = number()?.max(2),
                "--seconds" => plan.seconds = number()?.max(1),
                "--data" => plan.data = words.next().map(PathBuf::from),
                "--json" => plan.json = true,
                _ => return Err(HELP.to_owned()),
            }
        }
        Ok(plan)
    }
}

/// Everything that was measured, in microseconds.
#[derive(Default)]
struct Times {
    moves: Mutex<Vec<u64>>,
    pages: Mutex<Vec<u64>>,
    measuring: AtomicBool,
}

impl Times {
    fn note(&self, into: &Mutex<Vec<u64>>, since: Instant) {
        if self.measuring.load(Ordering::Relaxed)
            && let Ok(mut all) = into.lock()
        {
            all.push(since.elapsed().as_micros() as u64);
        }
    }
}

/// Somebody at a seat, with the page as the browser shows it.
struct Person {
    client: Client,
    base: String,
    seat: usize,
    page: Mutex<String>,
    /// One thing after the other, as the script of the page does it.
    turn: tokio::sync::Mutex<()>,
}

fn values<'a>(page: &'a str, mark: &str) -> Vec<&'a str> {
    page.match_indices(mark).filter_map(|(at, _)| page[at + mark.len()..].split('"').next()).collect()
}

fn version(page: &str) -> Option<&str> {
    values(page, "data-version=\"").first().copied()
}

impl Person {
    fn new(base: &str, seat: usize) -> Fallible<Arc<Person>> {
        let client = Client::builder().cookie_store(true).redirect(Policy::none()).no_proxy().build()?;
        Ok(Arc::new(Person { client, base: base.to_owned(), seat, page: Mutex::default(), turn: Default::default() }))
    }

    async fn get(&self, path: &str) -> Fallible<Response> {
        Ok(self.client.get(format!("{}{path}", self.base)).send().await?.error_for_status()?)
    }

    async fn post(&self, path: &str, fields: &[(String, String)]) -> Fallible<Response> {
        Ok(self.client.post(format!("{}{path}", self.base)).form(fields).send().await?)
    }

    /// Fetches what has changed.
    async fn refresh(&self, table: &str, times: &Times) -> Fallible<()> {
        let since = Instant::now();
        let page = self.get(&format!("{table}/part?seat={}", self.seat)).await?.text().await?;
        times.note(&times.pages, since);
        if let Ok(mut shown) = self.page.lock() {
            *shown = page;
        }
        Ok(())
    }

    /// Listens, and fetches what has changed whenever something has.
    async fn watch(&self, table: &str, times: &Times) -> Fallible<()> {
        let mut stream = self.get(&format!("{table}/events")).await?;
        while let Some(chunk) = stream.chunk().await? {
            if chunk.windows(5).any(|part| part == b"data:") {
                let _turn = self.turn.lock().await;
                self.refresh(table, times).await?;
            }
        }
        Ok(())
    }

    /// A choice that the page offers, with the page's version.
    fn choice(&self, luck: u64) -> Option<(String, String)> {
        let page = self.page.lock().ok()?;
        let offered = values(&page, "name=\"action\" value=\"");
        let action = *offered.get(luck as usize % offered.len().max(1))?;
        Some((action.to_owned(), version(&page)?.to_owned()))
    }
}

/// A table with people at all seats.
async fn open(base: &str, players: usize) -> Fallible<(String, Vec<Arc<Person>>)> {
    let people = (1..=players).map(|seat| Person::new(base, seat)).collect::<Fallible<Vec<_>>>()?;
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let mut fields = vec![pair("game", "vaalbara"), pair("seats", &players.to_string()), pair("seat-1", "me")];
    fields.extend((2..=players).map(|seat| pair(&format!("seat-{seat}"), "friend")));
    let answer = people[0].post("/new", &fields).await?;
    let table = answer.headers().get("location").and_then(|to| to.to_str().ok()).ok_or("no table")?.to_owned();
    let lobby = people[0].get(&table).await?.text().await?;
    let links: Vec<String> = values(&lobby, "value=\"/join/").into_iter().map(str::to_owned).collect();
    for (person, link) in people[1..].iter().zip(links) {
        person.post(&format!("/join/{link}"), &[pair("name", &format!("Person {}", person.seat))]).await?;
    }
    Ok((table, people))
}

/// Moves at a table, one after the other with pauses between.
async fn play(table: String, people: Vec<Arc<Person>>, pause: u64, mut luck: u64, times: Arc<Times>) -> Fallible<()> {
    loop {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        tokio::time::sleep(Duration::from_millis(pause / 2 + (luck >> 33) % pause)).await;
        let asked = people.iter().find_map(|person| Some((person, person.choice(luck >> 33)?)));
        let Some((person, (action, version))) = asked else { continue };
        let fields = [("seat", person.seat.to_string()), ("version", version), ("action", action)];
        let fields = fields.map(|(name, value)| (name.to_owned(), value));
        let _turn = person.turn.lock().await;
        let since = Instant::now();
        let answer = person.post(&format!("{table}/play"), &fields).await?;
        times.note(&times.moves, since);
        let status = answer.status();
        if status != 303 && status != 409 {
            return Err(format!("{status} for {fields:?}").into());
        }
        // The connection is free again only when all of the answer was read.
        answer.bytes().await?;
        person.refresh(&table, &times).await?;
    }
}

/// Starts the example `house` beside this one.
async fn serve(data: &std::path::Path) -> Fallible<(Child, String)> {
    let program = std::env::current_exe()?.with_file_name("house");
    let mut command = Command::new(&program);
    command.arg(data).args(["127.0.0.1:0", "1000000"]).stdout(Stdio::piped()).kill_on_drop(true);
    let mut child =
        command.spawn().map_err(|error| format!("{}: {error}; build --example house", program.display()))?;
    let mut line = String::new();
    BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line).await?;
    Ok((child, format!("http://{}", line.trim())))
}

/// The time that so many hundredths of all stay within, in milliseconds.
fn within(sorted: &[u64], hundredths: f64) -> f64 {
    let place = (sorted.len() as f64 * hundredths / 100.0).ceil() as usize;
    sorted.get(place.clamp(1, sorted.len().max(1)) - 1).map_or(0.0, |micros| *micros as f64 / 1_000.0)
}

async fn measure(plan: &Plan) -> Fallible<()> {
    let folder = tempfile::tempdir()?;
    let (_server, base) = serve(plan.data.as_deref().unwrap_or(folder.path())).await?;
    let times = Arc::new(Times::default());
    let mut moving = tokio::task::JoinSet::new();
    for n in 0..plan.tables {
        let (table, people) = open(&base, plan.players).await?;
        for person in &people {
            let (person, table, times) = (Arc::clone(person), table.clone(), Arc::clone(&times));
            moving.spawn(async move { person.watch(&table, &times).await });
        }
        moving.spawn(play(table, people, plan.pause, n as u64 + 1, Arc::clone(&times)));
    }
    // Let everybody settle down.
    tokio::time::sleep(Duration::from_secs(2)).await;
    times.measuring.store(true, Ordering::Relaxed);
    tokio::select! {
        () = tokio::time::sleep(Duration::from_secs(plan.seconds)) => {}
        Some(ended) = moving.join_next() => ended??,
    }
    let sorted = |all: &Mutex<Vec<u64>>| {
        let mut all = all.lock().map(|all| all.clone()).unwrap_or_default();
        all.sort_unstable();
        all
    };
    let (moves, pages) = (sorted(&times.moves), sorted(&times.pages));
    let rate = |count: usize| count as f64 / plan.seconds as f64;
    let Plan { tables, players, seconds, .. } = plan;
    let [p50, p99, max] = [50.0, 99.0, 100.0].map(|hundredths| within(&moves, hundredths));
    let page = within(&pages, 99.0);
    let (a_second, pages_a_second) = (rate(moves.len()), rate(pages.len()));
    if plan.json {
        println!(
            "{{\"tables\":{tables},\"players\":{players},\"seconds\":{seconds},\"moves\":{},\"moves_per_second\":{a_second:.1},\
             \"move_p50_ms\":{p50:.2},\"move_p99_ms\":{p99:.2},\"move_max_ms\":{max:.2},\
             \"pages_per_second\":{pages_a_second:.1},\"page_p99_ms\":{page:.2}}}",
            moves.len()
        );
    } else {
        println!(
            "{tables} tables of {players}, {a_second:.0} moves and {pages_a_second:.0} pages a second for {seconds} s: a move is \
             answered within {p50:.2} ms (half), {p99:.2} ms (99 %), {max:.2} ms (all); a page within {page:.2} ms (99 %)"
        );
    }
    Ok(())
}

#[tokio::main]
async fn main() -> ExitCode {
    let result = match Plan::read() {
        Ok(plan) => measure(&plan).await.map_err(|error| error.to_string()),
        Err(reason) => Err(reason),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("load: {reason}");
            ExitCode::FAILURE
        }
    }
}
