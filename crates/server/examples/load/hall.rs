//! A hall with many tables in play and as many live pages.

use crate::people::{People, Sent};
use crate::server::Server;
use crate::times::Times;
use crate::{Fallible, Plan, picture};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How many pages are opened at the same time.
const AT_ONCE: usize = 1;
/// The bar of a move's 99 of 100, in milliseconds.
const BAR: f64 = 25.0;

/// Starts a server over the hall and measures it.
pub async fn measure(plan: &Plan) -> Fallible<()> {
    let people = People::read(plan)?;
    let server = Server::start(plan).await?;
    let at_start = server.resident();
    eprintln!("started after {:?}, {at_start} MiB", server.start);
    let pages = plan.pages.min(people.tables());
    let opening = Instant::now();
    let fetched = Arc::new(Times::default());
    let loads = open(&people, &server, pages, &fetched).await?;
    let opened = opening.elapsed().as_secs_f64();
    let after_opening = server.resident();
    eprintln!("{pages} live pages after {opened:.1} s: {}, {after_opening} MiB", loads.report());
    tokio::time::sleep(Duration::from_secs(plan.rest)).await;
    let at_rest = server.resident();
    let kept = (at_rest - at_start) * 1024.0 / pages.max(1) as f64;
    eprintln!("at rest {at_rest} MiB");
    let mut lines = Vec::new();
    for rate in &plan.rates {
        let line = play(&people, &server, *rate, plan.seconds).await?;
        eprintln!("{line}");
        lines.push(line);
    }
    let number = |line: &Value, name: &str| line[name].as_f64().unwrap_or_default();
    let points: Vec<picture::Point> = lines
        .iter()
        .map(|line| (number(line, "moves_a_second"), number(&line["move"], "p50_ms"), number(&line["move"], "p99_ms")))
        .collect();
    let title = format!("A move with {} tables in play and {pages} live pages", people.tables());
    std::fs::create_dir_all(&plan.out)?;
    std::fs::write(plan.out.join("hall.svg"), picture::latency(&title, &points, BAR))?;
    plan.tell(
        "hall.json",
        &json!({
            "tables_in_play": people.tables(), "live_pages": pages,
            "start_ms": server.start.as_millis() as u64, "memory_after_start_mib": at_start,
            "loading_a_table": loads.report(), "opening_all_pages_s": opened, "memory_after_opening_mib": after_opening,
            "memory_at_rest_mib": at_rest, "kept_of_a_table_and_its_page_kib": kept, "memory_at_most_mib": server.peak(),
            "seconds_a_rate": plan.seconds, "rates": lines, "a_live_page_fetches": fetched.sorted().report(),
        }),
    )
}

/// Opens live pages, and says how long each took: that is what loading its table takes.
async fn open(
    people: &Arc<People>,
    server: &Server,
    count: usize,
    pages: &Arc<Times>,
) -> Fallible<crate::times::Sorted> {
    let times = Arc::new(Times::default());
    let next = Arc::new(AtomicUsize::new(0));
    let mut opening = JoinSet::new();
    for _ in 0..AT_ONCE {
        let (people, times, next, address) =
            (Arc::clone(people), Arc::clone(&times), Arc::clone(&next), server.address);
        let pages = Arc::clone(pages);
        opening.spawn(async move {
            loop {
                let table = next.fetch_add(1, Ordering::Relaxed);
                if table >= count {
                    return Fallible::Ok(());
                }
                let since = Instant::now();
                people.watch(address, table, Some(Arc::clone(&pages))).await?;
                times.note(since);
            }
        });
    }
    while let Some(opened) = opening.join_next().await {
        opened??;
    }
    Ok(times.sorted())
}

/// Plays at a rate.
async fn play(people: &Arc<People>, server: &Server, rate: f64, seconds: u64) -> Fallible<Value> {
    let times = Arc::new(Times::default());
    let (count, cpu) = ((rate * seconds as f64) as usize, server.cpu());
    let began = Instant::now();
    let mut moving: JoinSet<Fallible<()>> = JoinSet::new();
    let mut most: f64 = 0.0;
    for n in 0..count {
        let at = began + Duration::from_secs_f64(n as f64 / rate);
        tokio::time::sleep_until(at.into()).await;
        if n % 64 == 0 {
            most = most.max(server.resident());
        }
        let (people, times, to) = (Arc::clone(people), Arc::clone(&times), server.address.to_string());
        moving.spawn(async move {
            // Who has a page open moves; where it is somebody else's turn the next table is looked at.
            let mut tables = (0..people.tables()).map(|_| people.turn());
            let table =
                tables.find(|table| people.may_move(*table)).ok_or("nobody may move any more: fill a larger hall")?;
            match people.play(&to, table, at, &times).await? {
                Sent::Answered => Ok(()),
                Sent::Over => Err("a game is over".into()),
            }
        });
        while let Some(ended) = moving.try_join_next() {
            ended??;
        }
    }
    while let Some(ended) = moving.join_next().await {
        ended??;
    }
    let took = began.elapsed().as_secs_f64();
    let sorted = times.sorted();
    Ok(json!({
        "rate": rate, "moves_a_second": (sorted.count() as f64 / took * 10.0).round() / 10.0, "move": sorted.report(),
        "memory_mib": most.max(server.resident()), "cores_of_the_server": ((server.cpu() - cpu) / took * 100.0).round() / 100.0,
    }))
}
