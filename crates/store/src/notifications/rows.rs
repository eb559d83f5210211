//! What is stored of notices, row by row.

use super::{ChannelKind, ChannelState, NoticeKind, Shape};
use crate::row::{read_row, row};

/// Where somebody wants to hear of her tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChannelRow {
    /// The id, which is no secret.
    pub id: String,
    /// Whose it is: a hash of a browser's token, or the id of a person.
    pub owner: String,
    /// What kind of channel it is.
    pub kind: ChannelKind,
    /// The address: of a push service, a webhook, or for e-mail.
    pub target: String,
    /// What a webhook is sent.
    pub shape: Shape,
    /// The public key of a browser that is pushed to.
    pub key: String,
    /// The secret that this browser shares with the server.
    pub auth: String,
    /// A hash of this browser's token.
    pub device: String,
    /// What it is called on its owner's page.
    pub label: String,
    /// The language of its notices.
    pub lang: String,
    /// The address of the house, as its owner called it.
    pub base: String,
    /// The kinds of notices that it takes, a bit for each.
    pub kinds: i64,
    /// Whether notices go there.
    pub state: ChannelState,
    /// How many notices in a row could not be brought there.
    pub failures: i64,
    /// What was wrong last; empty if nothing.
    pub problem: String,
    /// When it was set up, in seconds since 1970.
    pub created: i64,
    /// When something last arrived there, in seconds; 0 if nothing has.
    pub sent: i64,
}

/// Something that somebody is to be told of a table. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// Whom.
    pub owner: String,
    /// Of which table.
    pub table_id: String,
    /// What.
    pub kind: NoticeKind,
    /// What tells this occasion from the next one: a time.
    pub mark: i64,
    /// From when on.
    pub due: i64,
    /// Whether that is done, or not needed any more.
    pub done: bool,
}

/// Something on its way to a channel. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeliveryRow {
    /// The id, by which a receiver can tell a repetition.
    pub id: String,
    /// Where it goes.
    pub channel: String,
    /// What it says.
    pub body: String,
    /// Since when.
    pub created: i64,
    /// How often it was tried in vain.
    pub tries: i64,
    /// When it is to be tried.
    pub due: i64,
    /// Whether it may have left this house already.
    pub begun: bool,
    /// Which server brings it.
    pub holder: String,
    /// By which claim.
    pub fence: i64,
    /// Until when that server has it.
    pub until: i64,
}

/// How much somebody is told. Times are in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// At most how often a day.
    pub most: i64,
    /// When the day began that is counted.
    pub day: i64,
    /// How often since then.
    pub sent: i64,
    /// Not before this time again.
    pub next: i64,
}

/// A claim on putting somebody's notices together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnerClaim {
    /// Whose.
    pub owner: String,
    /// The number of the claim.
    pub fence: i64,
    /// How much she is told.
    pub allowance: Allowance,
}

row!(ChannelRow {
    id,
    owner,
    kind,
    target,
    shape,
    key,
    auth,
    device,
    label,
    lang,
    base,
    kinds,
    state,
    failures,
    problem,
    created,
    sent
});
row!(NoticeRow { owner, table_id, kind, mark, due, done });
row!(DeliveryRow { id, channel, body, created, tries, due, begun, holder, fence, until });
read_row!(Allowance { most, day, sent, next });

/// What came of putting somebody's notices together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Digest {
    /// What she is told with it, or need not be told.
    pub done: Vec<NoticeRow>,
    /// What waits, with the time until when.
    pub later: Vec<(NoticeRow, i64)>,
    /// What goes to her channels.
    pub deliveries: Vec<DeliveryRow>,
}

/// How a delivery went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It has arrived, at this time in seconds.
    Arrived(i64),
    /// It has not, and is tried again at this time in milliseconds.
    Again(i64, String),
    /// It has not, and is not tried again; after so many in a row the channel is switched off.
    Lost(i64, String),
    /// Nobody is there any more: the channel goes.
    Gone,
    /// It is taken back; nothing is known of the channel.
    Dropped,
}
