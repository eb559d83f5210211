//! Makes a hall for the tests of later versions: `fixture_hall FOLDER`.
//!
//! It plays games of every kind at random and keeps a table for every question that is asked in them, one that is over and
//! one that waits for players, in a database as this version stores it; and records of running and finished games. What
//! the tables hold is written beside the database, fact by fact, so that a later version can be asked for the same.

#![allow(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "it writes a few small games"
)]

use meadhall_blood_rage::BloodRage;
use meadhall_engine::{AnyTable, Chance, Options, Quick, SeedParts, Table, TableGame, hex, sha256};
use meadhall_server::{Config, Server};
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{AssertSqlSafe, Executor, SqlitePool};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The visitor who owns every seat: her token is 64 zeros.
const TOKEN: &str = "0000000000000000000000000000000000000000000000000000000000000000";
/// A browser of somebody who is known; hers is a seat at every third table that is not over, and one at those that are.
const DEVICE: &str = "p0000000000000000000000000000000000000000000000000000000000000000";
/// How many random games of each kind are looked through for questions that no table shows yet: more against monsters,
/// where some are rare.
const GAMES: u64 = 60;
const SOLO_GAMES: u64 = 900;

#[tokio::main]
async fn main() {
    let folder = std::env::args().nth(1).expect("usage: fixture_hall FOLDER");
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("records")).expect("a folder");
    let server = Server::start(Config { address: ([127, 0, 0, 1], 0).into(), ..Config::new(folder.to_owned()) });
    server.await.expect("the server makes the database").run(async {}).await.expect("and stops");
    let options = SqliteConnectOptions::new().filename(folder.join("meadhall.sqlite"));
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await.expect("a database");
    let mut hall = Hall { pool, folder, tables: Vec::new() };
    hall.game::<Vaalbara>(&[(2, &[]), (3, &[("totals", "open")]), (5, &[])]).await;
    hall.game::<BloodRage>(&[
        (4, &[]),
        (2, &[("first-game", "on")]),
        (3, &[("monsters", "on"), ("mystics", "on"), ("gods", "on")]),
        (5, &[("gods", "on"), ("monsters", "on")]),
    ])
    .await;
    hall.game::<Valhalla>(&[
        (1, &[("valkyries", "on")]),
        (1, &[("monster", "hel"), ("level", "2")]),
        (1, &[("monster", "surtr"), ("level", "3")]),
        (1, &[("monster", "jormungandr")]),
        (2, &[("first-game", "on")]),
        (3, &[("loki", "random"), ("thor", "on"), ("valkyries", "on"), ("dwarves", "on"), ("tyr", "on")]),
        (3, &[("loki", "loki-04"), ("thor", "on"), ("king", "on"), ("draft", "on")]),
        (4, &[("brothers", "aid"), ("dwarves", "on"), ("five-jarls", "on")]),
        (4, &[("brothers", "alliance"), ("tyr", "on"), ("valkyries", "on")]),
        (6, &[("simplified", "on")]),
    ])
    .await;
    hall.people().await;
    hall.pool.execute("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)").await.expect("a tidy file");
    hall.pool.execute("PRAGMA journal_mode = DELETE").await.expect("one file");
    hall.pool.close().await;
    let text = serde_json::to_string(&hall.tables).expect("JSON");
    fs::write(folder.join("tables.json"), text + "\n").expect("a file");
    println!("{} tables", hall.tables.len());
}

struct Hall<'a> {
    pool: SqlitePool,
    folder: &'a Path,
    tables: Vec<Value>,
}

/// The name of what is asked in a position, by its JSON form.
fn question(position: &Value) -> String {
    let asked = position.get("asked").or_else(|| position.get("table")?.get("asked"));
    match asked {
        Some(Value::String(name)) => name.clone(),
        Some(Value::Object(map)) => map.keys().next().cloned().unwrap_or_default(),
        other => panic!("no question in {other:?}"),
    }
}

impl Hall<'_> {
    async fn game<G: TableGame>(&mut self, kinds: &[(usize, &[(&str, &str)])]) {
        let mut seen = BTreeSet::new();
        for (kind, (seats, set)) in kinds.iter().enumerate() {
            let options = set.iter().fold(Options::default(), |options, (key, value)| options.with(key, *value));
            let game = G::open(*seats, &options).unwrap_or_else(|bad| panic!("{}: {bad}", G::ID));
            for seed in 0..if *seats == 1 { SOLO_GAMES } else { GAMES } {
                let seed = seed + 1_000 * kind as u64;
                let names: Vec<String> = (1..=*seats).map(|n| format!("Player {n}")).collect();
                let table = play(game.clone(), &names, seed);
                let fresh = (0..table.turns().len()).filter(|&n| {
                    let position = serde_json::to_value(table.position_after(n)).expect("JSON");
                    seen.insert(question(&position))
                });
                for n in fresh.collect::<Vec<_>>() {
                    self.keep(&table.rewound(n), &options).await;
                }
                if seed.is_multiple_of(1_000) {
                    // Whatever was asked before: one in the middle of each kind of game, and one that is over.
                    self.keep(&table.rewound(table.turns().len() / 2), &options).await;
                    self.keep(&table, &options).await;
                    for (what, turns) in [("running", table.turns().len() / 2), ("over", table.turns().len())] {
                        let name = format!("{}-{seats}-{}-{what}.record", G::ID, kind + 1);
                        let record = table.rewound(turns).record().to_string();
                        fs::write(self.folder.join("records").join(name), record).expect("a record");
                    }
                }
            }
            self.lobby(G::ID, *seats, &options).await;
        }
    }

    async fn keep<G: TableGame>(&mut self, table: &Table<G>, options: &Options) {
        let id = format!("{:018x}", self.tables.len() + 1);
        let phase = if table.outcome().is_some() { "over" } else { "playing" };
        self.table(&id, G::ID, options, phase, Some(table), &hex(&table.parts().server)).await;
        for (n, name) in table.players().iter().enumerate() {
            self.seat(&id, n, "person", name, None).await;
        }
        for (n, turn) in table.stored_turns(0).into_iter().enumerate() {
            sqlx::query("INSERT INTO moves VALUES (?, ?, ?, ?, ?, 1, ?)")
                .bind(&id)
                .bind(n as i64)
                .bind(turn.seat.index() as i64)
                .bind(turn.action)
                .bind(turn.by_table)
                .bind(turn.rules)
                .execute(&self.pool)
                .await
                .expect("a turn");
        }
        let count = table.turns().len();
        for turns in (0..=count).filter(|turns| turns % 16 == 0 || *turns == count) {
            let snapshot = table.stored_snapshot(turns).expect("a position");
            sqlx::query("INSERT INTO snapshots VALUES (?, ?, ?, ?)")
                .bind(&id)
                .bind(turns as i64)
                .bind(snapshot.format)
                .bind(snapshot.body)
                .execute(&self.pool)
                .await
                .expect("a position");
        }
        let asked = question(&serde_json::to_value(table.position()).expect("JSON"));
        let facts = table.game().describe(table.position());
        self.tables.push(json!({
            "id": id, "game": G::ID, "seats": table.players().len(), "options": options, "phase": phase, "asked": asked,
            "turns": table.turns().len(), "facts": facts,
        }));
    }

    async fn lobby(&mut self, game: &str, seats: usize, options: &Options) {
        if seats == 1 {
            return;
        }
        let id = format!("{:018x}", self.tables.len() + 1);
        let server = hex(&sha256(&[b"fixture", id.as_bytes()]));
        self.table(&id, game, options, "lobby", None, &server).await;
        for seat in 0..seats {
            match seat {
                0 => self.seat(&id, seat, "person", "Player 1", None).await,
                _ => self.seat(&id, seat, "open", "", Some(format!("{seat:x}{id}"))).await,
            }
        }
        self.tables.push(json!({ "id": id, "game": game, "seats": seats, "options": options, "phase": "lobby" }));
    }

    /// Somebody who is known, with whatever is kept of her: a second seat at tables, a name, a passkey, a call, an order, a wish.
    async fn people(&self) {
        let person = "'00000000000000feed'";
        let device = hex(&sha256(&[b"meadhall visitor 1\n", DEVICE.as_bytes()]));
        let statements = [
            format!("INSERT INTO people VALUES ({person}, 'Þóra', 'ship', 'red', 1, 'AAAAABBBBB', '$argon2id$', 2)"),
            format!("INSERT INTO devices VALUES ('{device}', {person}, 'Firefox, Linux', 1, 2)"),
            format!("INSERT INTO passkeys VALUES ('credential', {person}, x'0102', 3, 'Firefox, Linux', 1, 2)"),
            format!("INSERT INTO tickets VALUES ('ticket', 'link', {person}, 2)"),
            "INSERT INTO attempts VALUES ('address there', 2, 2)".to_owned(),
            "INSERT INTO bans VALUES ('0123456789abcdef', 1)".to_owned(),
            format!(
                "UPDATE seats SET owner = {person}, name = 'Þóra' WHERE seat = 1 AND table_id IN
                     (SELECT id FROM tables WHERE phase = 'over' OR (phase = 'playing' AND rowid % 3 = 0))"
            ),
            "UPDATE seats SET place = seat + 1, score = 20 - seat, pace = 30
                 WHERE table_id IN (SELECT id FROM tables WHERE phase = 'over')"
                .to_owned(),
            "UPDATE seats SET standing = 'never-add | 3 never-add' WHERE seat = 0 AND table_id IN
                 (SELECT id FROM tables WHERE phase = 'over' AND game = 'blood-rage')"
                .to_owned(),
            format!(
                "INSERT INTO calls SELECT table_id, seat, {person} FROM seats
                     WHERE kind = 'open' AND seat = 1 ORDER BY table_id LIMIT 1"
            ),
            "UPDATE tables SET undo = '0 2', takeover = 30, listed = 1, address = 'there' WHERE id =
                 (SELECT id FROM tables WHERE phase = 'playing' AND game = 'vaalbara' LIMIT 1)"
                .to_owned(),
        ];
        for sql in statements {
            sqlx::query(AssertSqlSafe(sql)).execute(&self.pool).await.expect("a person");
        }
    }

    async fn table(
        &self,
        id: &str,
        game: &str,
        options: &Options,
        phase: &str,
        begun: Option<&dyn AnyTable>,
        server_part: &str,
    ) {
        let cards = begun.map(|table| {
            let rules = &meadhall_games::find(game).expect("a game").rules;
            rules.check(table.seats(), &table.options()).expect("a game that can be")
        });
        let sql =
            "INSERT INTO tables (id, game, options, server_part, host, phase, listed, pace, version, created, touched,
                                       rules, cards) VALUES (?, ?, ?, ?, ?, ?, 0, 'steady', 1, 1, 1, ?, ?)";
        sqlx::query(sql)
            .bind(id)
            .bind(game)
            .bind(serde_json::to_string(options).expect("JSON"))
            .bind(server_part)
            .bind(owner())
            .bind(phase)
            .bind(begun.map_or(1, |table| table.rules_version()))
            .bind(cards.unwrap_or_default())
            .execute(&self.pool)
            .await
            .expect("a table");
    }

    async fn seat(&self, id: &str, seat: usize, kind: &str, name: &str, invitation: Option<String>) {
        sqlx::query(
            "INSERT INTO seats (table_id, seat, kind, level, owner, name, part, invitation, standing, replaced)
             VALUES (?, ?, ?, NULL, ?, ?, '', ?, NULL, 0)",
        )
        .bind(id)
        .bind(seat as i64)
        .bind(kind)
        .bind((kind == "person").then(owner))
        .bind(name)
        .bind(invitation)
        .execute(&self.pool)
        .await
        .expect("a seat");
    }
}

/// What is stored of the visitor's token.
fn owner() -> String {
    hex(&sha256(&[b"meadhall visitor 1\n", TOKEN.as_bytes()]))
}

/// A game played at random, with what leaves no choice played by the table as a server does it.
fn play<G: TableGame>(game: G, names: &[String], seed: u64) -> Table<G> {
    let mut quick = Quick::new(seed);
    let parts = SeedParts { players: vec![String::new(); names.len()], ..SeedParts::from_number(seed) };
    let mut table = Table::new(game, names, parts);
    table.play_forced();
    while !table.pending().is_empty() {
        let pending: Vec<_> = table.pending().iter().collect();
        let seat = pending[quick.index(pending.len())];
        let choices = table.legal(seat);
        let action = choices[quick.index(choices.len())];
        table.play(seat, action).expect("a legal choice");
        table.play_forced();
    }
    table
}
