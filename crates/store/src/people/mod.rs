//! People: who is known on more than one device, how they prove it, and what is stored about them.
//!
//! A seat belongs to an owner: a hash of one browser's token, or the id of a person. A browser that belongs to a person is found
//! by a hash of its token ([`People::person_of_device`]); when somebody becomes a person, or comes to one, what she owned before
//! changes its owner in the same transaction.

mod engine;
mod erasing;
pub mod queries;

use crate::row::row;
use crate::{Answer, Phase, SeatClock, SeatRow, TimeControl};
use serde::Deserialize;

pub(crate) use engine::{people_of_engine, person_of_device};
pub(crate) use erasing::{adopt, erase, moved_device};

/// Somebody who is known.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PersonRow {
    /// The id, which is no secret: seats belong to it, and her page has it in its address.
    pub id: String,
    /// The name.
    pub name: String,
    /// What her emblem shows, by its word.
    pub motif: String,
    /// The colour of her emblem, by its word.
    pub colour: String,
    /// When she became known, in seconds since 1970.
    pub created: i64,
    /// When her recovery code was made, if she has one.
    pub code_made: Option<i64>,
}

/// A browser that belongs to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceRow {
    /// A hash of its token.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// What it is, in a few words.
    pub label: String,
    /// Since when.
    pub created: i64,
    /// When it was last used, to the hour.
    pub seen: i64,
}

/// A passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyRow {
    /// The id of the credential.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// The public key.
    pub key: Vec<u8>,
    /// How often it was used, as the authenticator counts.
    pub counter: i64,
    /// The device that it was made on, in a few words.
    pub label: String,
    /// When it was made.
    pub created: i64,
    /// When it was last used.
    pub used: i64,
}

/// What can be used once, and not for long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TicketRow {
    /// A hash of what is secret of it.
    pub id: String,
    /// What it is good for.
    pub kind: String,
    /// Whose it is, or for whom it was made.
    pub owner: String,
    /// Until when, in seconds since 1970.
    pub until: i64,
}

/// A person with all that makes her known, as it goes from one store to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// Who.
    pub person: PersonRow,
    /// The key and the hash of her recovery code.
    pub code: Option<(String, String)>,
    /// Her browsers.
    pub devices: Vec<DeviceRow>,
    /// Her passkeys.
    pub passkeys: Vec<PasskeyRow>,
}

/// A game of somebody's, as her profile shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRow {
    /// The table's id.
    pub table_id: String,
    /// The game's id.
    pub game: String,
    /// How far it has come.
    pub phase: Phase,
    /// When it last changed.
    pub touched: i64,
    /// Her seat, from 0.
    pub seat: i64,
    /// Her place, where the game is over and somebody has counted.
    pub place: Option<i64>,
    /// Her score.
    pub score: Option<i64>,
    /// The seconds that she usually took for a decision.
    pub pace: Option<i64>,
    /// How much time the players had, where anybody counted it.
    pub clock: Option<TimeControl>,
    /// What is left of her time.
    pub seat_clock: Option<SeatClock>,
    /// How often her clock has fallen.
    pub timeouts: i64,
    /// By whom the game was ended as it stood, if it was.
    pub ended: Option<String>,
}

/// When clocks stand still for somebody, known or not. What is written here, the server reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestRow {
    /// Whose it is.
    pub owner: String,
    /// The name of her time zone.
    pub zone: String,
    /// Her night, such as `22:30-07:00`, if she has set one.
    pub night: Option<String>,
    /// Her days off, such as `2026-12-24 2026-12-25`, those of the past too.
    pub days_off: String,
}

row!(PersonRow { id, name, motif, colour, created, code_made });
row!(DeviceRow { id, person, label, created, seen });
row!(PasskeyRow { id, person, key, counter, label, created, used });
row!(TicketRow { id, kind, owner, until });
crate::row::read_row!(GameRow {
    table_id,
    game,
    phase,
    touched,
    seat,
    place,
    score,
    pace,
    clock,
    seat_clock,
    timeouts,
    ended
});
row!(RestRow { owner, zone, night, days_off });

/// Tables that have changed with their owners, and the revision that each has now.
pub type Changed = Vec<(String, i64)>;

/// The part of a store that keeps people.
pub trait People {
    /// The person whose browser this is, by a hash of its token, and when it was last seen.
    fn person_of_device<'a>(&'a self, device: &'a str) -> Answer<'a, Option<(PersonRow, i64)>>;
    /// Those of these people who are there.
    fn people(&self, ids: Vec<String>) -> Answer<'_, Vec<PersonRow>>;
    /// Makes somebody known with her first browser. What the owner `from` had is hers from now on, at this time in milliseconds.
    fn add_person<'a>(
        &'a self,
        person: &'a PersonRow,
        device: &'a DeviceRow,
        from: &'a str,
        now: i64,
    ) -> Answer<'a, Changed>;
    /// Adds a browser of somebody who is known; what the owner `from` had is hers from now on.
    fn add_device<'a>(&'a self, device: &'a DeviceRow, from: Option<&'a str>, now: i64) -> Answer<'a, Changed>;
    /// Changes name and emblem.
    fn change_person<'a>(&'a self, person: &'a PersonRow) -> Answer<'a, ()>;
    /// Gives somebody a recovery code in place of the one that she had.
    fn set_code<'a>(&'a self, person: &'a str, key: &'a str, hash: &'a str, now: i64) -> Answer<'a, ()>;
    /// The person of a recovery code and its hash.
    fn code<'a>(&'a self, key: &'a str) -> Answer<'a, Option<(String, String)>>;
    /// The browsers of somebody, the last used first.
    fn devices<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<DeviceRow>>;
    /// Notes when a browser was used.
    fn note_device<'a>(&'a self, device: &'a str, seen: i64) -> Answer<'a, ()>;
    /// Forgets one browser of somebody, or all; the links to further ones with them. Says how many.
    fn drop_devices<'a>(&'a self, person: &'a str, only: Option<&'a str>) -> Answer<'a, u64>;
    /// Keeps a passkey; refused if it is there already.
    fn add_passkey<'a>(&'a self, passkey: &'a PasskeyRow) -> Answer<'a, ()>;
    /// A passkey by its id.
    fn passkey<'a>(&'a self, id: &'a str) -> Answer<'a, Option<PasskeyRow>>;
    /// The passkeys of somebody.
    fn passkeys<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<PasskeyRow>>;
    /// Notes that a passkey was used, if its counter has not moved since.
    fn use_passkey<'a>(&'a self, id: &'a str, before: i64, counter: i64, now: i64) -> Answer<'a, bool>;
    /// Forgets a passkey of somebody.
    fn drop_passkey<'a>(&'a self, person: &'a str, id: &'a str) -> Answer<'a, bool>;
    /// Keeps a ticket, and forgets those that are over.
    fn put_ticket<'a>(&'a self, ticket: &'a TicketRow, now: i64) -> Answer<'a, ()>;
    /// A ticket that is good for something now.
    fn ticket<'a>(&'a self, id: &'a str, kind: &'a str, now: i64) -> Answer<'a, Option<TicketRow>>;
    /// Takes a ticket: of several who try only one gets it.
    fn take_ticket<'a>(&'a self, id: &'a str, kind: &'a str, now: i64) -> Answer<'a, Option<TicketRow>>;
    /// Counts something that somebody tries, for so many seconds from the first time; says how often she has, this time
    /// included.
    fn attempt<'a>(&'a self, who: &'a str, seconds: i64, now: i64) -> Answer<'a, i64>;
    /// Forgets what somebody has tried.
    fn forgive<'a>(&'a self, who: &'a str) -> Answer<'a, ()>;
    /// The games of somebody, the newest first.
    fn games_of<'a>(&'a self, owner: &'a str, most: i64) -> Answer<'a, Vec<GameRow>>;
    /// When clocks stand still for those of these owners who have set that.
    fn rests(&self, owners: Vec<String>) -> Answer<'_, Vec<RestRow>>;
    /// Sets when clocks stand still for somebody. Her tables in play are others from now on, this time in milliseconds.
    fn set_rest<'a>(&'a self, rest: &'a RestRow, now: i64) -> Answer<'a, Changed>;
    /// What was set by the owners after one, in their order.
    fn rests_after<'a>(&'a self, after: &'a str, most: i64) -> Answer<'a, Vec<RestRow>>;
    /// Keeps what somebody of another store has set, unless something is set here.
    fn keep_rest<'a>(&'a self, rest: &'a RestRow) -> Answer<'a, ()>;
    /// Every seat of somebody.
    fn seats_of<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<SeatRow>>;
    /// Calls somebody to an open seat of a table.
    fn call<'a>(&'a self, table: &'a str, seat: i64, owner: &'a str) -> Answer<'a, ()>;
    /// The tables and seats to which somebody is called.
    fn calls<'a>(&'a self, owner: &'a str, most: i64) -> Answer<'a, Vec<(String, i64)>>;
    /// Whether somebody is called to a seat.
    fn is_called<'a>(&'a self, table: &'a str, seat: i64, owner: &'a str) -> Answer<'a, bool>;
    /// Forgets somebody: her games stay, without the name and without an owner.
    fn erase<'a>(&'a self, owner: &'a str, now: i64) -> Answer<'a, Changed>;
    /// The people after an id, in their order, with all that makes them known.
    fn identities<'a>(&'a self, after: &'a str, most: i64) -> Answer<'a, Vec<Identity>>;
    /// Keeps somebody of another store, unless she is there; says whether she was not.
    fn keep_identity<'a>(&'a self, identity: &'a Identity) -> Answer<'a, bool>;
}
