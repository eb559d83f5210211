//! The engines that the laws are tried on.

use crate::cluster::Cluster;
use meadhall_store::{
    Basis, Change, Location, MoveRow, Pace, Phase, Played, Progress, SeatClock, SeatKind, SeatRow, SnapshotRow, Store,
    TableRow, TimeControl, Write,
};
use std::sync::Arc;
use tempfile::TempDir;

/// A store with nothing in it.
pub struct Engine {
    pub name: &'static str,
    pub location: Location,
    pub store: Arc<dyn Store>,
    _folder: TempDir,
}

/// An empty store of each engine.
pub async fn engines() -> [Engine; 2] {
    let folder = || tempfile::tempdir().expect("a folder");
    let (sqlite, postgres) = (folder(), folder());
    let at = [
        ("SQLite", Location::in_folder(sqlite.path()), sqlite),
        ("PostgreSQL", Location::Postgres(Cluster::shared().database().await), postgres),
    ];
    let mut engines = Vec::new();
    for (name, location, _folder) in at {
        let store = meadhall_store::open(&location, None).await.unwrap_or_else(|error| panic!("{name}: {error}"));
        engines.push(Engine { name, location, store, _folder });
    }
    engines.try_into().unwrap_or_else(|_| panic!("two engines"))
}

pub fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "toy".to_owned(),
        options: "{}".to_owned(),
        server_part: "00".to_owned(),
        host: "anna".to_owned(),
        phase: Phase::Playing,
        listed: true,
        takeover: None,
        pace: Pace::Steady,
        version: 10,
        start: None,
        created: 1,
        touched: 2,
        rules: 3,
        cards: "grey".to_owned(),
        revision: 0,
        pending: 1,
        due: false,
        undo: None,
        rewritten: 0,
        outdated: 0,
        address: "here".to_owned(),
        clock: Some(TimeControl::FAST),
        votes: String::new(),
        ended: None,
        lang: String::new(),
        level: String::new(),
    }
}

pub fn seat(id: &str, seat: i64, owner: Option<&str>) -> SeatRow {
    SeatRow {
        table_id: id.to_owned(),
        seat,
        kind: if owner.is_some() { SeatKind::Person } else { SeatKind::Open },
        level: None,
        owner: owner.map(str::to_owned),
        name: owner.unwrap_or_default().to_owned(),
        part: "p".to_owned(),
        invitation: owner.is_none().then(|| format!("{id}-{seat}")),
        standing: None,
        replaced: false,
        place: None,
        score: None,
        pace: None,
        clock: owner.map(|_| SeatClock { left: 5, since: Some(7), alike: seat > 0 }),
        timeouts: seat,
    }
}

/// Opens a table with two people.
pub fn opening(row: TableRow) -> Write {
    let id = row.id.clone();
    let seats = [seat(&id, 0, Some("anna")), seat(&id, 1, Some("bert"))].map(Change::Seat);
    let changes = [Change::Table(Box::new(row))].into_iter().chain(seats).collect();
    Write { table: id, basis: Basis::New, changes }
}

pub fn progress(version: i64) -> Progress {
    Progress {
        phase: Phase::Playing,
        version,
        touched: version,
        pending: 2,
        due: true,
        undo: None,
        rewritten: 0,
        outdated: 0,
        votes: "1 0 wait".to_owned(),
    }
}

/// A turn of a table.
pub fn a_move(n: i64) -> MoveRow {
    MoveRow { n, seat: n % 2, action: format!("bid {n}"), by_table: n % 3 == 0, version: n + 20, rules: 2 }
}

/// The turns from a number on, with the position after the last.
pub fn played(from: i64, count: i64, rewrites: bool) -> Played {
    let moves: Vec<MoveRow> = (from..from + count).map(a_move).collect();
    let body = vec![7; usize::try_from(from + count).expect("a few")];
    let snapshots = vec![SnapshotRow { n: from + count, format: 2, body }];
    let spare = (count > 0 && from > 0).then_some(from);
    Played { from, rewrites, moves, snapshots, spare, progress: progress(30 + from + count) }
}

pub fn turns(id: &str, basis: Basis, played: Played) -> Write {
    Write { table: id.to_owned(), basis, changes: vec![Change::Played(played)] }
}
