//! The database behind a server, read and written past it.

use meadhall_blood_rage::BloodRage;
use meadhall_engine::{AnyTable, Game, Moment, Options, Seat, SeedParts, Table, TableGame, Turn, unhex};
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;
use serde::{Deserialize, Serialize};
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous};
use std::path::Path;
use std::time::Duration;

/// Reads a row by the names of its columns.
macro_rules! from_row {
    ($row:ident { $($column:ident),* }) => {
        impl sqlx::FromRow<'_, sqlx::sqlite::SqliteRow> for $row {
            fn from_row(row: &sqlx::sqlite::SqliteRow) -> sqlx::Result<$row> {
                use sqlx::Row;
                Ok($row { $($column: row.try_get(stringify!($column))?,)* })
            }
        }
    };
}

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

/// A turn as it is stored now: without what came of it.
struct MoveRow {
    n: i64,
    seat: i64,
    action: String,
    by_table: bool,
    version: i64,
    rules: i64,
}

/// A position that is stored.
struct SnapshotRow {
    n: i64,
    body: Vec<u8>,
}

from_row!(MoveRow { n, seat, action, by_table, version, rules });
from_row!(SnapshotRow { n, body });

/// All that is stored of a table, every turn with what came of it: what is not stored is played again, and every position that
/// is has to be the one that this leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    pub turns: Vec<TurnRow>,
}

/// The start of a game as it was stored in full.
#[derive(Serialize, Deserialize)]
struct Start<P, E> {
    moment: Moment<P>,
    opening: Vec<E>,
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
        let row: TableRow = row.fetch_one(&mut *at_once).await.expect("a table");
        let moves = sqlx::query_as("SELECT * FROM moves WHERE table_id = ? ORDER BY n").bind(id(table));
        let moves: Vec<MoveRow> = moves.fetch_all(&mut *at_once).await.expect("moves");
        let snapshots = sqlx::query_as("SELECT * FROM snapshots WHERE table_id = ? ORDER BY n").bind(id(table));
        let snapshots: Vec<SnapshotRow> = snapshots.fetch_all(&mut *at_once).await.expect("positions");
        let page = Page { table: row, seats, turns };
        if snapshots.is_empty() {
            assert!(moves.is_empty(), "{table} has turns and no position");
            return page;
        }
        match page.table.game.as_str() {
            Vaalbara::ID => page.in_full::<Vaalbara>(moves, &snapshots),
            BloodRage::ID => page.in_full::<BloodRage>(moves, &snapshots),
            Valhalla::ID => page.in_full::<Valhalla>(moves, &snapshots),
            other => panic!("there is no game {other}"),
        }
    }

    /// Writes a table that is not there yet, with a game as it is stored now.
    pub async fn write_game(&self, page: &Page, table: &dyn AnyTable) {
        self.write(&Page { turns: Vec::new(), ..page.clone() }).await;
        for (n, turn) in table.stored_turns(0).into_iter().enumerate() {
            sqlx::query("INSERT INTO moves VALUES (?, ?, ?, ?, ?, 1, ?)")
                .bind(&page.table.id)
                .bind(n as i64)
                .bind(turn.seat.index() as i64)
                .bind(turn.action)
                .bind(turn.by_table)
                .bind(turn.rules)
                .execute(&self.pool)
                .await
                .expect("a turn");
        }
        let last = table.stored_snapshot(table.turn_count()).expect("a position");
        sqlx::query("INSERT INTO snapshots VALUES (?, ?, ?, ?)")
            .bind(&page.table.id)
            .bind(last.turns as i64)
            .bind(last.format)
            .bind(last.body)
            .execute(&self.pool)
            .await
            .expect("a position");
    }

    /// Writes a table that is not there yet.
    pub async fn write(&self, page: &Page) {
        let mut at_once = self.pool.begin().await.expect("a transaction");
        let t = &page.table;
        sqlx::query(
            "INSERT INTO tables (id, game, options, server_part, host, phase, listed, takeover, pace, version, start, created,
                                 touched, rules) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
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
            sqlx::query(
                "INSERT INTO seats (table_id, seat, kind, level, owner, name, part, invitation, standing, replaced)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            )
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

    /// The parts of the seed.
    pub fn parts(&self) -> SeedParts {
        let server = unhex(&self.table.server_part).expect("the server's part");
        SeedParts { server, players: self.seats.iter().map(|seat| seat.part.clone()).collect() }
    }

    /// The table as the turns say that were stored in full; as it was set up, where none were.
    pub fn restored<G: TableGame>(&self) -> Table<G> {
        let names: Vec<String> = self.seats.iter().map(|seat| seat.name.clone()).collect();
        let Some(start) = &self.table.start else { return Table::new(self.rules(), &names, self.parts()) };
        let start: Start<G::Position, G::Event> = serde_json::from_str(start).expect("a start that can be read");
        let turns = self.turns.iter().map(|row| Turn {
            seat: Seat::new(row.seat as usize),
            action: row.action.parse().unwrap_or_else(|_| panic!("`{}` cannot be read", row.action)),
            by_table: row.by_table,
            rules: row.rules as u32,
            events: serde_json::from_str(&row.events).expect("events"),
            after: Moment {
                position: serde_json::from_str(&row.position).unwrap_or_else(|bad| panic!("{bad} in {}", row.position)),
                taken: row.taken as u64,
            },
        });
        let rules = self.table.rules as u32;
        Table::restore(self.rules(), &names, self.parts(), rules, start.moment, start.opening, turns.collect())
    }

    /// Plays the turns that are stored without what came of them.
    fn in_full<G: TableGame>(mut self, moves: Vec<MoveRow>, snapshots: &[SnapshotRow]) -> Page {
        let mut table = self.restored::<G>();
        let check = |table: &Table<G>| {
            let turns = table.turns().len();
            if let Some(snapshot) = snapshots.iter().find(|snapshot| snapshot.n == turns as i64) {
                let body = AnyTable::stored_snapshot(table, turns).expect("a position").body;
                assert!(snapshot.body == body, "{}: turn {turns} does not lead where the store says", self.table.id);
            }
        };
        check(&table);
        if self.table.start.is_none() {
            let start = Start { moment: table.start().clone(), opening: table.opening().to_vec() };
            self.table.start = Some(serde_json::to_string(&start).expect("JSON"));
        }
        for row in moves {
            assert_eq!(row.n, table.turns().len() as i64, "a turn is missing");
            let action = row.action.parse().unwrap_or_else(|_| panic!("`{}` cannot be read", row.action));
            let played = table.play(Seat::new(row.seat as usize), action);
            let played = played.unwrap_or_else(|refusal| panic!("turn {}: {refusal}", row.n));
            self.turns.push(TurnRow {
                table_id: self.table.id.clone(),
                n: row.n,
                seat: row.seat,
                action: row.action,
                by_table: row.by_table,
                events: serde_json::to_string(&played.events).expect("JSON"),
                position: serde_json::to_string(&played.after.position).expect("JSON"),
                taken: played.after.taken as i64,
                version: row.version,
                rules: row.rules,
            });
            check(&table);
        }
        let last = snapshots.last().map(|snapshot| snapshot.n);
        assert_eq!(last, Some(table.turns().len() as i64), "the last position is stored in any case");
        self
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
        let mut table = Table::new(self.rules(), &names, self.parts());
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
