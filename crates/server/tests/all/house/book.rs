//! The database behind a server, read and written past it.

use meadhall_blood_rage::BloodRage;
use meadhall_engine::{Game, Options, Seat, SeedParts, Table, TableGame, unhex};
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous};
use std::path::Path;
use std::time::Duration;

#[path = "../../../src/store/from_row.rs"]
mod from_row;

use from_row::from_row;

/// The database of a data folder.
pub struct Book {
    pub pool: SqlitePool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub options: String,
    pub server_part: String,
    pub host: String,
    pub phase: String,
    pub listed: bool,
    pub takeover: Option<i64>,
    pub pace: String,
    pub version: i64,
    pub start: Option<String>,
    pub created: i64,
    pub touched: i64,
    pub rules: i64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct SeatRow {
    pub table_id: String,
    pub seat: i64,
    pub kind: String,
    pub level: Option<String>,
    pub owner: Option<String>,
    pub name: String,
    pub part: String,
    pub invitation: Option<String>,
    pub standing: Option<String>,
    pub replaced: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TurnRow {
    pub table_id: String,
    pub n: i64,
    pub seat: i64,
    pub action: String,
    pub by_table: bool,
    pub events: String,
    pub position: String,
    pub taken: i64,
    pub version: i64,
    pub rules: i64,
}

from_row!(TableRow {
    id,
    game,
    options,
    server_part,
    host,
    phase,
    listed,
    takeover,
    pace,
    version,
    start,
    created,
    touched,
    rules
});
from_row!(SeatRow { table_id, seat, kind, level, owner, name, part, invitation, standing, replaced });
from_row!(TurnRow { table_id, n, seat, action, by_table, events, position, taken, version, rules });

/// All that is stored of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    pub turns: Vec<TurnRow>,
}

/// The id in a table's address.
pub fn id(table: &str) -> &str {
    table.strip_prefix("/table/").expect("a table's address")
}

impl Book {
    pub async fn open(data: &Path) -> Book {
        let options = SqliteConnectOptions::new()
            .filename(data.join("meadhall.sqlite"))
            .synchronous(SqliteSynchronous::Off)
            .busy_timeout(Duration::from_secs(30));
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await.expect("a database");
        Book { pool }
    }

    /// Everything about a table, as of one moment.
    pub async fn read(&self, table: &str) -> Page {
        let mut at_once = self.pool.begin().await.expect("a transaction");
        let seats = sqlx::query_as("SELECT * FROM seats WHERE table_id = ? ORDER BY seat").bind(id(table));
        let seats = seats.fetch_all(&mut *at_once).await.expect("seats");
        let turns = sqlx::query_as("SELECT * FROM turns WHERE table_id = ? ORDER BY n").bind(id(table));
        let turns = turns.fetch_all(&mut *at_once).await.expect("turns");
        let row = sqlx::query_as("SELECT * FROM tables WHERE id = ?").bind(id(table));
        let table = row.fetch_one(&mut *at_once).await.expect("a table");
        Page { table, seats, turns }
    }

    /// Writes a table that is not there yet.
    pub async fn write(&self, page: &Page) {
        let mut at_once = self.pool.begin().await.expect("a transaction");
        let t = &page.table;
        sqlx::query("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
            .bind(&t.id)
            .bind(&t.game)
            .bind(&t.options)
            .bind(&t.server_part)
            .bind(&t.host)
            .bind(&t.phase)
            .bind(t.listed)
            .bind(t.takeover)
            .bind(&t.pace)
            .bind(t.version)
            .bind(&t.start)
            .bind(t.created)
            .bind(t.touched)
            .bind(t.rules)
            .execute(&mut *at_once)
            .await
            .expect("a table");
        for s in &page.seats {
            sqlx::query("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .bind(&t.id)
                .bind(s.seat)
                .bind(&s.kind)
                .bind(&s.level)
                .bind(&s.owner)
                .bind(&s.name)
                .bind(&s.part)
                .bind(&s.invitation)
                .bind(&s.standing)
                .bind(s.replaced)
                .execute(&mut *at_once)
                .await
                .expect("a seat");
        }
        for r in &page.turns {
            sqlx::query("INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .bind(&t.id)
                .bind(r.n)
                .bind(r.seat)
                .bind(&r.action)
                .bind(r.by_table)
                .bind(&r.events)
                .bind(&r.position)
                .bind(r.taken)
                .bind(r.version)
                .bind(r.rules)
                .execute(&mut *at_once)
                .await
                .expect("a turn");
        }
        at_once.commit().await.expect("a commit");
    }

    /// What SQLite says about the whole file: `ok`.
    pub async fn integrity(&self) -> String {
        sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&self.pool).await.expect("a check")
    }
}

impl Page {
    /// The rules of this table.
    pub fn rules<G: TableGame>(&self) -> G {
        let options: Options = serde_json::from_str(&self.table.options).expect("options");
        G::open(self.seats.len(), &options).unwrap_or_else(|bad| panic!("{bad}"))
    }

    /// Plays what is stored again, whatever the game.
    pub fn replay_any(&self) {
        match self.table.game.as_str() {
            Vaalbara::ID => drop(self.replay()),
            BloodRage::ID => drop(self.replay_as::<BloodRage>()),
            Valhalla::ID => drop(self.replay_as::<Valhalla>()),
            other => panic!("there is no game {other}"),
        }
    }

    /// Plays what is stored of Vaalbara again.
    pub fn replay(&self) -> Table<Vaalbara> {
        self.replay_as()
    }

    /// Plays what is stored again from its seed. Nothing may be missing, doubled or half written: every turn is there in
    /// its order, and leads to the very position that is stored with it.
    pub fn replay_as<G: TableGame>(&self) -> Table<G> {
        let names: Vec<String> = self.seats.iter().map(|seat| seat.name.clone()).collect();
        let server = unhex(&self.table.server_part).expect("the server's part");
        let parts = SeedParts { server, players: self.seats.iter().map(|seat| seat.part.clone()).collect() };
        let mut table = Table::new(self.rules(), &names, parts);
        for (n, turn) in self.turns.iter().enumerate() {
            assert_eq!(turn.n, n as i64, "a turn is missing");
            let action = turn.action.parse().unwrap_or_else(|_| panic!("`{}` cannot be read", turn.action));
            let played = table.play(Seat::new(turn.seat as usize), action);
            let played = played.unwrap_or_else(|refusal| panic!("turn {n}: {refusal}"));
            let position = serde_json::to_string(&played.after.position).expect("JSON");
            assert_eq!(position, turn.position, "turn {n} does not lead where the store says");
            assert_eq!(played.after.taken as i64, turn.taken);
        }
        let over = table.outcome().is_some();
        assert_eq!(self.table.phase, if over { "over" } else { "playing" });
        table
    }
}
