//! How often something may be tried. The counts are stored, so that neither a restart nor another server forgets them.

use crate::problem::Problem;
use crate::tables::{TableRegistry, now};

const MINUTE: i64 = 60;
const DAY: i64 = 24 * 60 * MINUTE;

/// Something that may be tried only so often.
pub enum Tried<'a> {
    /// A recovery code, a passkey or a link, from an address.
    SignIn(&'a str),
    /// The recovery code of a person.
    CodeOf(&'a str),
    /// A new link or a new code of an owner.
    NewSecret(&'a str),
    /// A new person, from an address.
    NewPerson(&'a str),
    /// A download of everything, of an owner.
    Download(&'a str),
    /// Another night of an owner.
    Night(&'a str),
    /// A new channel for notices, of an owner.
    NewChannel(&'a str),
    /// A new channel for notices, from an address.
    NewChannelFrom(&'a str),
    /// A letter that asks whether an address is right, of an owner.
    Mail(&'a str),
    /// The same, from an address.
    MailFrom(&'a str),
    /// The same, to an address for e-mail, by its hash.
    MailTo(&'a str),
    /// A notice to see whether it arrives, of an owner.
    TestNotice(&'a str),
    /// A line at a table, of an owner.
    Line(&'a str),
    /// A line at a table, from an address.
    LineFrom(&'a str),
    /// Something told to whoever runs the hall, by an owner.
    Report(&'a str),
    /// The same, from an address.
    ReportFrom(&'a str),
}

impl Tried<'_> {
    /// Who, how often at most, and in how many seconds.
    fn limit(&self) -> (String, i64, i64) {
        match self {
            Tried::SignIn(address) => (format!("address {address}"), 12, 15 * MINUTE),
            Tried::CodeOf(person) => (format!("person {person}"), 20, DAY),
            Tried::NewSecret(owner) => (format!("secret {owner}"), 20, 60 * MINUTE),
            Tried::NewPerson(address) => (format!("new {address}"), 60, DAY),
            Tried::Download(owner) => (format!("data {owner}"), 20, 60 * MINUTE),
            Tried::Night(owner) => (format!("night {owner}"), 3, 7 * DAY),
            Tried::NewChannel(owner) => (format!("channel {owner}"), 20, 60 * MINUTE),
            Tried::NewChannelFrom(address) => (format!("channels {address}"), 60, 60 * MINUTE),
            Tried::Mail(owner) => (format!("mail {owner}"), 5, DAY),
            Tried::MailFrom(address) => (format!("mail from {address}"), 10, DAY),
            Tried::MailTo(hash) => (format!("mail to {hash}"), 2, DAY),
            Tried::TestNotice(owner) => (format!("test {owner}"), 10, 60 * MINUTE),
            Tried::Line(owner) => (format!("line {owner}"), 15, MINUTE),
            Tried::LineFrom(address) => (format!("lines {address}"), 120, MINUTE),
            Tried::Report(owner) => (format!("report {owner}"), 10, 60 * MINUTE),
            Tried::ReportFrom(address) => (format!("reports {address}"), 40, 60 * MINUTE),
        }
    }

    /// The key of what is said past the limit.
    fn refusal(&self) -> &'static str {
        match self {
            Tried::Line(_) | Tried::LineFrom(_) => "problem-talk-fast",
            _ => "problem-too-many-tries",
        }
    }
}

impl TableRegistry {
    /// Counts something that is tried, and refuses it past its limit.
    pub async fn count_try(&self, tried: &Tried<'_>) -> Result<(), Problem> {
        let (who, most, seconds) = tried.limit();
        match self.store.attempt(&who, seconds, now()).await? {
            count if count > most => Err(Problem::TooMuch(tried.refusal())),
            _ => Ok(()),
        }
    }

    /// Forgets what was tried.
    pub async fn forgive_tries(&self, tried: &Tried<'_>) -> Result<(), Problem> {
        Ok(self.store.forgive(&tried.limit().0).await?)
    }
}
