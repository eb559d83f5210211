//! Notices: what somebody is to be told of her tables, where she wants to hear of it, and what is on its way.
//!
//! A notice is noted in the transaction of the change that it is about ([`Change::Occasion`](crate::Change)). When its time has come
//! a server claims its owner, puts together what she is to be told, and turns it into deliveries, one for each channel, in one
//! transaction. Deliveries are claimed one by one, done outside of any transaction, and what came of them is noted. Every claim
//! has a number and an end: who has lost one changes nothing any more.

mod engine;
mod kinds;
pub mod queries;
mod rows;

use crate::{Answer, Phase};

pub(crate) use engine::notifications_of_engine;
pub use kinds::{ChannelKind, ChannelState, NoticeKind, Shape};
pub use rows::{Allowance, ChannelRow, DeliveryRow, Digest, NoticeRow, Outcome, OwnerClaim};

/// Something that those who sit at a table are to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occasion {
    /// What.
    pub kind: NoticeKind,
    /// The seats, a bit for each.
    pub seats: i64,
    /// What tells it from the next one: a time in milliseconds.
    pub mark: i64,
    /// From when on, in milliseconds.
    pub due: i64,
}

/// Who claims work, when, and for how long. Times are in milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
pub struct Claimant<'a> {
    /// The server's name.
    pub holder: &'a str,
    /// The time.
    pub now: i64,
    /// For how long.
    pub lease: i64,
    /// How much at most.
    pub most: i64,
}

/// The part of a store that keeps notices.
pub trait Notifications {
    /// A key that all servers share: this one, unless there is one already.
    fn house_key<'a>(&'a self, name: &'a str, fresh: &'a [u8]) -> Answer<'a, Vec<u8>>;
    /// All keys of the house, by their names.
    fn house_keys(&self) -> Answer<'_, Vec<(String, Vec<u8>)>>;
    /// Adds a channel in place of the one that somebody had to the same address, or in the same browser, which has one owner.
    /// `most` is how often she is told a day, if nothing else is known of her.
    fn add_channel<'a>(&'a self, channel: &'a ChannelRow, most: i64) -> Answer<'a, ()>;
    /// Changes what a channel takes, its language and its state.
    fn change_channel<'a>(&'a self, channel: &'a ChannelRow) -> Answer<'a, ()>;
    /// Forgets a channel, with what is on its way there.
    fn drop_channel<'a>(&'a self, id: &'a str) -> Answer<'a, bool>;
    /// A channel.
    fn channel<'a>(&'a self, id: &'a str) -> Answer<'a, Option<ChannelRow>>;
    /// The channels of somebody.
    fn channels<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<ChannelRow>>;
    /// The channels after one, in the order of their ids.
    fn channels_after<'a>(&'a self, after: &'a str, most: i64) -> Answer<'a, Vec<ChannelRow>>;
    /// How much somebody is told.
    fn allowance<'a>(&'a self, owner: &'a str) -> Answer<'a, Option<Allowance>>;
    /// Sets how often a day somebody is told at most.
    fn set_most<'a>(&'a self, owner: &'a str, most: i64) -> Answer<'a, ()>;
    /// Notes that somebody is to be told something of a table.
    fn tell<'a>(&'a self, owner: &'a str, table: &'a str, occasion: Occasion) -> Answer<'a, ()>;
    /// Notes for everybody at tables of a phase that nobody has touched since (in seconds) that these will be forgotten.
    fn tell_untouched(&self, phase: Phase, since: i64, due: i64) -> Answer<'_, u64>;
    /// Everything that somebody was or is to be told.
    fn notices<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<NoticeRow>>;
    /// What is noted of somebody that she is still to be told.
    fn noted<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<NoticeRow>>;
    /// Whether anything is due at a time in milliseconds: a claim of nothing would be a change of the database.
    fn is_due(&self, now: i64) -> Answer<'_, bool>;
    /// Claims some of those for whom something is due.
    fn claim_owners<'a>(&'a self, by: Claimant<'a>) -> Answer<'a, Vec<OwnerClaim>>;
    /// Notes what came of a claim, and gives it back. Refused if another server has it now.
    fn settle<'a>(&'a self, claim: &'a OwnerClaim, digest: &'a Digest) -> Answer<'a, ()>;
    /// Puts something on its way.
    fn put_delivery<'a>(&'a self, delivery: &'a DeliveryRow) -> Answer<'a, ()>;
    /// Claims some of what is to be brought somewhere, as it was before: `begun` says whether somebody else may have brought it.
    fn claim_deliveries<'a>(&'a self, by: Claimant<'a>) -> Answer<'a, Vec<DeliveryRow>>;
    /// Notes that something is about to leave this house; false if another server has the claim now.
    fn note_begun<'a>(&'a self, delivery: &'a DeliveryRow) -> Answer<'a, bool>;
    /// Notes how a delivery went; false if another server has the claim now.
    fn note_outcome<'a>(&'a self, delivery: &'a DeliveryRow, outcome: &'a Outcome) -> Answer<'a, bool>;
    /// Notes that visitors look at pages of tables (table and visitor), at this time in seconds, where several servers share them.
    fn note_looks(&self, looks: Vec<(String, String)>, now: i64) -> Answer<'_, ()>;
    /// Whether somebody was noted at a table since a time in seconds.
    fn has_looked<'a>(&'a self, table: &'a str, owner: &'a str, since: i64) -> Answer<'a, bool>;
}
