//! What is kept of tables, people and their talk: one [`Store`], and an engine for each database.
//!
//! The truth of a table is its seed, its options and its actions; snapshots of positions stand beside it. A change counts once
//! [`Store::write`] has returned, all of it or nothing, and only if nobody else has changed the table since it was loaded: every
//! table has a revision, and a change names the one that it rests on. Nothing here knows a game.

mod change;
mod clock;
mod error;
mod kinds;
mod lists;
mod location;
mod news;
pub mod notifications;
mod outage;
pub mod people;
mod postgres;
pub mod queries;
mod row;
mod rows;
mod sqlite;
mod statements;
pub mod talk;

pub use change::{Basis, Change, Played, Progress, Write};
pub use clock::{BadSeatClock, BadTimeControl, SeatClock, TimeControl};
pub use error::StoreError;
pub use kinds::{Pace, Phase, Room, SeatKind, Tempo, UnknownWord};
pub use lists::{SeatSummary, TableSummary, Totals, Wanted};
pub use location::{Location, NoDatabase};
pub use news::{Arrival, Known, News};
pub use notifications::{
    Allowance, ChannelKind, ChannelRow, ChannelState, Claimant, DeliveryRow, Digest, NoticeKind, NoticeRow,
    Notifications, Occasion, Outcome, OwnerClaim, Shape,
};
pub use people::{Changed, DeviceRow, GameRow, Identity, PasskeyRow, People, PersonRow, RestRow, TicketRow};
pub use postgres::PostgresStore;
pub use rows::{MoveRow, SeatRow, SnapshotRow, TableRow, TurnRow};
pub use sqlite::{Found, Salvage, SqliteStore};
pub use talk::{LineRow, ReportRow, Talk, TalkCopy, Talked};

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast;

/// What a store answers, in a while.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// The table itself.
    pub table: TableRow,
    /// Its seats, in their order.
    pub seats: Vec<SeatRow>,
    /// The turns that the first format kept, in their order.
    pub turns: Vec<TurnRow>,
    /// The turns after those, in their order.
    pub moves: Vec<MoveRow>,
    /// Positions that it went through, in their order.
    pub snapshots: Vec<SnapshotRow>,
}

impl Stored {
    /// What writes the whole table into another store.
    pub fn into_write(self) -> Write {
        let Stored { table, seats, turns, moves, snapshots } = self;
        let id = table.id.clone();
        let mut changes = vec![Change::Table(Box::new(table))];
        changes.extend(seats.into_iter().map(Change::Seat));
        changes.push(Change::Copied { turns, moves, snapshots });
        Write { table: id, basis: Basis::New, changes }
    }
}

/// Something that other servers over the same database have done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// A table has changed.
    Changed {
        /// Its id.
        table: String,
        /// The revision that it has now, or a later one.
        revision: i64,
        /// The version that pages show, if whoever changed it said so.
        version: Option<i64>,
    },
    /// So many lines were said in a room of a table.
    Said(String, Room, i64),
    /// Hints may have been lost: everything has to be looked at again.
    Lost,
}

/// Where tables are kept. Every engine keeps the same laws; `tests/all/laws.rs` states them.
pub trait Store: People + Notifications + Talk + Send + Sync {
    /// Makes a change durable, all of it or nothing. Returns once it is on the disk.
    fn write(&self, write: Write) -> Answer<'_, ()>;
    /// What is new at a table for somebody who knows it up to a change, as of one moment; and the person of a browser, by a hash
    /// of its token, if that is asked. Over a network that is one trip.
    fn news<'a>(&'a self, id: &'a str, known: Option<Known>, device: Option<&'a str>) -> Answer<'a, Arrival>;
    /// A table with all that belongs to it, as of one moment.
    fn load<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Stored>> {
        Box::pin(async move {
            Ok(match self.news(id, None, None).await?.news {
                News::Changed(stored) => Some(*stored),
                News::Gone | News::Nothing => None,
            })
        })
    }
    /// The number of a table's stored changes; none if there is no such table.
    fn revision<'a>(&'a self, id: &'a str) -> Answer<'a, Option<i64>>;
    /// The revisions of those of these tables that are there.
    fn revisions(&self, ids: Vec<String>) -> Answer<'_, Vec<(String, i64)>>;
    /// The tables at which a visitor sits or which she opened: first those that are not over, the newest first.
    fn of_owner<'a>(&'a self, owner: &'a str, most: i64) -> Answer<'a, Vec<TableSummary>>;
    /// How many tables wait for somebody: those where she owes a decision, and those to whose open seats she is called.
    fn waiting<'a>(&'a self, owner: &'a str) -> Answer<'a, i64>;
    /// The tables on show for everybody that are as wanted, the newest first.
    fn on_show<'a>(&'a self, wanted: &'a Wanted, most: i64) -> Answer<'a, Vec<TableSummary>>;
    /// The tables in play at which somebody answers by itself, the newest first.
    fn due(&self, most: i64) -> Answer<'_, Vec<String>>;
    /// How many tables a visitor has opened that are not over.
    fn open_of_host<'a>(&'a self, host: &'a str) -> Answer<'a, i64>;
    /// How many tables were opened from an address, by its hash, that are not over.
    fn open_of_address<'a>(&'a self, address: &'a str) -> Answer<'a, i64>;
    /// The table and the seat of an invitation.
    fn invitation<'a>(&'a self, token: &'a str) -> Answer<'a, Option<(String, i64)>>;
    /// A table of cards by its fingerprint.
    fn cards<'a>(&'a self, fingerprint: &'a str) -> Answer<'a, Option<String>>;
    /// Keeps a table of cards.
    fn keep_cards<'a>(&'a self, fingerprint: &'a str, body: &'a str) -> Answer<'a, ()>;
    /// All tables of cards, with their fingerprints.
    fn all_cards(&self) -> Answer<'_, Vec<(String, String)>>;
    /// Claims the work of a table for a while: the number of the claim, or none while somebody else has it. Who holds it already
    /// keeps it, with the same number.
    fn claim<'a>(&'a self, table: &'a str, holder: &'a str, lease: Duration) -> Answer<'a, Option<i64>>;
    /// Gives the work of a table back.
    fn release<'a>(&'a self, table: &'a str, holder: &'a str) -> Answer<'a, ()>;
    /// Claims work of tables that are due and that nobody has a claim on.
    fn claim_due<'a>(&'a self, holder: &'a str, lease: Duration, most: i64) -> Answer<'a, Vec<String>>;
    /// Notes that visitors have pages of tables open (table and visitor), at this time in seconds.
    fn note_presence(&self, present: Vec<(String, String)>, now: i64) -> Answer<'_, ()>;
    /// Who was noted at these tables since a time, on whichever server.
    fn presence(&self, tables: Vec<String>, since: i64) -> Answer<'_, Vec<(String, String)>>;
    /// The ids of all tables after one, in their order.
    fn ids<'a>(&'a self, after: &'a str, most: i64) -> Answer<'a, Vec<String>>;
    /// Lists tables for whoever runs the hall, the newest first.
    fn newest_tables(&self, most: i64) -> Answer<'_, Vec<TableSummary>>;
    /// How much there is.
    fn totals(&self) -> Answer<'_, Totals>;
    /// Forgets a table, with all that belongs to it; false if there is none.
    fn forget<'a>(&'a self, id: &'a str) -> Answer<'a, bool>;
    /// Forgets the tables of a phase that nobody has touched since; says how many.
    fn forget_untouched(&self, phase: Phase, since: i64) -> Answer<'_, u64>;
    /// Lets a visitor or an address in no more, or lets it in again.
    fn ban<'a>(&'a self, who: &'a str, on: bool) -> Answer<'a, ()>;
    /// Everybody who is not let in.
    fn bans(&self) -> Answer<'_, Vec<String>>;
    /// When the database got the shape that it has, in seconds since 1970.
    fn shaped(&self) -> Answer<'_, i64>;
    /// Whether the database answers.
    fn ready(&self) -> Answer<'_, ()>;
    /// Whether other servers may change the same tables.
    fn is_shared(&self) -> bool;
    /// What others do from now on; nothing where nobody else can.
    fn hints(&self) -> Option<broadcast::Receiver<Hint>>;
    /// Writes everything down and closes the database.
    fn close(&self) -> Answer<'_, ()>;
}

/// Opens the database at a location, and makes it if it is not there. `max_pages` limits the size of a file.
pub async fn open(location: &Location, max_pages: Option<u32>) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match location {
        Location::File(file) => Arc::new(SqliteStore::open(file, max_pages).await?),
        Location::Postgres(url) => Arc::new(PostgresStore::open(url).await?),
    })
}
