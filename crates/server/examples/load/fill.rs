//! A hall full of tables, written through the store.

use crate::{Fallible, Plan};
use meadhall_engine::{AnyTable, Options, SeedParts, hex, sha256};
use meadhall_store::{
    Basis, Change, Location, MoveRow, Pace, Phase, SeatKind, SeatRow, SnapshotRow, Store, TableRow, Write,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// How many games are played; tables with the same game differ in everything but its course.
const GAMES: usize = 200;
/// How many tables are written at a time.
const TOGETHER: usize = 64;

/// By which people are known, and what they do next.
#[derive(Serialize, Deserialize)]
pub struct Book {
    /// How each late game goes on: seats from 1, and what they do.
    pub games: Vec<Vec<(usize, String)>>,
    /// The late tables: their ids, and their games.
    pub tables: Vec<(String, usize)>,
}

impl Book {
    /// Reads what was written.
    pub fn read(plan: &Plan) -> Fallible<Book> {
        let file = plan.book()?;
        let text =
            std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}; load fill first", file.display()))?;
        Ok(serde_json::from_str(&text)?)
    }
}

/// The token of the visitor at a seat, from 0, of a table.
pub fn token(table: usize, seat: usize) -> String {
    hex(&sha256(&[b"load visitor ", &table.to_le_bytes(), &seat.to_le_bytes()]))
}

fn owner(table: usize, seat: usize) -> String {
    hex(&sha256(&[b"meadhall visitor 1\n", token(table, seat).as_bytes()]))
}

/// A game as far as a table has it.
struct Cut {
    table: Box<dyn AnyTable>,
    server_part: String,
    turns: usize,
    rest: Vec<(usize, String)>,
    snapshots: Vec<SnapshotRow>,
}

/// A random game of a seed, cut after so many hundredths of its decisions.
fn random_game(game: &str, seats: usize, seed: u64, hundredths: usize) -> Fallible<Cut> {
    let entry = meadhall_games::find(game).ok_or("no such game")?;
    let names: Vec<String> = (1..=seats).map(|seat| format!("Player {seat}")).collect();
    let parts = SeedParts { players: vec![String::new(); seats], ..SeedParts::from_number(seed) };
    let server_part = hex(&parts.server);
    let mut table = entry.rules.begin(seats, &Options::default(), &names, parts)?;
    let mut luck = seed;
    while let Some(seat) = table.pending().first() {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = table.choice(seat, luck >> 33).ok_or("no choice")?;
        table.play(seat, &choice)?;
        table.play_forced();
    }
    let all: Vec<_> = (0..table.turn_count()).filter_map(|n| table.turn(n)).collect();
    let mut turns = all.len() * hundredths / 100;
    while all.get(turns).is_some_and(|turn| turn.by_table) {
        turns += 1;
    }
    let rest = all[turns..].iter().filter(|turn| !turn.by_table);
    let rest = rest.map(|turn| (turn.seat.index() + 1, turn.action.clone())).collect();
    table.rewind(turns);
    let kept = (0..=turns).filter(|n| n.is_multiple_of(16) || *n == turns);
    let snapshots = kept.map(|n| table.stored_snapshot(n)).collect::<Result<Vec<_>, _>>()?;
    let snapshots = snapshots.into_iter().map(|kept| SnapshotRow {
        n: kept.turns as i64,
        format: kept.format.into(),
        body: kept.body,
    });
    Ok(Cut { turns, rest, snapshots: snapshots.collect(), table, server_part })
}

/// When and whose a table is.
struct Opened {
    id: String,
    /// Whose people sit there: those of the late table with this number.
    people: usize,
    at: i64,
    bots: bool,
}

/// A table with this game, as a server would have stored it.
fn written(game: &str, cut: &Cut, opened: Opened) -> Fallible<Write> {
    let Opened { id, people, at, bots } = opened;
    let table = &cut.table;
    let rules = &meadhall_games::find(game).ok_or("no such game")?.rules;
    let over = table.outcome().is_some();
    let seats = table.seats();
    let pending = table.pending();
    let first = pending.first().map_or(0, |seat| seat.index());
    let asked_bot = |seat: usize| bots && (seat == first || seat != (first + 1) % seats);
    let row = TableRow {
        id: id.clone(),
        game: game.to_owned(),
        options: serde_json::to_string(&table.options())?,
        server_part: cut.server_part.clone(),
        host: owner(people, 0),
        phase: Phase::of_game(over),
        listed: !over && at % 100 == 0,
        takeover: None,
        pace: Pace::Steady,
        version: at * 1_000,
        start: None,
        created: at,
        touched: at,
        rules: table.rules_version().into(),
        cards: rules.check(seats, &table.options())?,
        revision: 0,
        pending: u8::from(pending).into(),
        due: bots && !over,
        undo: None,
        rewritten: 0,
        outdated: 0,
        address: String::new(),
        lang: String::new(),
        level: String::new(),
        clock: None,
        votes: String::new(),
        ended: None,
    };
    let mut changes = vec![Change::Table(Box::new(row))];
    for seat in 0..seats {
        let bot = asked_bot(seat);
        changes.push(Change::Seat(SeatRow {
            table_id: id.clone(),
            seat: seat as i64,
            kind: if bot { SeatKind::Bot } else { SeatKind::Person },
            level: bot.then(|| "easy".to_owned()),
            owner: (!bot).then(|| owner(people, seat)),
            name: format!("Player {}", seat + 1),
            part: String::new(),
            invitation: None,
            standing: None,
            replaced: false,
            place: None,
            score: None,
            pace: None,
            clock: None,
            timeouts: 0,
        }));
    }
    let moves = table.stored_turns(0).into_iter().enumerate().map(|(n, turn)| MoveRow {
        n: n as i64,
        seat: turn.seat.index() as i64,
        action: turn.action,
        by_table: turn.by_table,
        version: at * 1_000,
        rules: turn.rules.into(),
    });
    let (moves, snapshots) = (moves.collect(), cut.snapshots.clone());
    changes.push(Change::Copied { turns: Vec::new(), moves, snapshots });
    Ok(Write { table: id, basis: Basis::New, changes })
}

async fn write(store: &Arc<dyn Store>, count: usize, make: impl Fn(usize) -> Fallible<Write>) -> Fallible<()> {
    for from in (0..count).step_by(TOGETHER) {
        let mut writing = tokio::task::JoinSet::new();
        for n in from..(from + TOGETHER).min(count) {
            let (store, write) = (Arc::clone(store), make(n)?);
            writing.spawn(async move { store.write(write).await });
        }
        while let Some(written) = writing.join_next().await {
            written??;
        }
    }
    Ok(())
}

/// Writes a hall.
pub async fn fill(plan: &Plan) -> Fallible<()> {
    let location = match &plan.database {
        Some(url) => Location::Postgres(url.clone()),
        None => Location::in_folder(plan.folder()?),
    };
    if let Some(folder) = &plan.data {
        std::fs::create_dir_all(folder)?;
    }
    let store = meadhall_store::open(&location, None).await?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs() as i64;
    let games = |game: &str, seats, hundredths| {
        let games = (0..GAMES as u64).map(|seed| random_game(game, seats, seed + 1, hundredths));
        games.collect::<Fallible<Vec<Cut>>>()
    };
    let (late, over) = (games("blood-rage", 4, 75)?, games(&plan.of, plan.seats, 100)?);
    let turns: usize = late.iter().map(|cut| cut.turns).sum();
    println!("{} late games, {} turns each on average", late.len(), turns / late.len());
    let mut book = Book { games: late.iter().map(|cut| cut.rest.clone()).collect(), tables: Vec::new() };
    let id = |kind: &str, n: usize| hex(&sha256(&[kind.as_bytes(), &n.to_le_bytes()])[..9]);
    write(&store, plan.late, |n| {
        let at = now - (n as i64 * 7_919) % 86_400;
        let opened = Opened { id: id("late", n), people: n, at, bots: n < plan.bots };
        written("blood-rage", &late[n % GAMES], opened)
    })
    .await?;
    book.tables.extend((0..plan.late).map(|n| (id("late", n), n % GAMES)));
    write(&store, plan.over, |n| {
        let at = now - 86_400 - (n as i64 * 7_919) % (60 * 86_400);
        let opened = Opened { id: id("over", n), people: n % plan.late.max(1), at, bots: false };
        written(&plan.of, &over[n % GAMES], opened)
    })
    .await?;
    let totals = store.totals().await?;
    store.close().await?;
    std::fs::write(plan.book()?, serde_json::to_string(&book)?)?;
    println!("{} tables in play, {} games over", totals.playing, totals.over);
    Ok(())
}
