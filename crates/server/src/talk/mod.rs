//! Talk at a table: what may be said, by whom, how often, and who hears it.
//!
//! Who sits at the table talks to the table, and everybody hears that. Those who watch talk among themselves: players do not hear
//! it before the game is over. Talk moves no version and no turn, and is stored beside the table.

mod reports;

pub use reports::Subject;

use crate::people::Tried;
use crate::problem::Problem;
use crate::store::{LineRow, Phase, Room, Talked};
use crate::tables::{TableHandle, TableRegistry, TableState, clean_text, now};
use crate::visitor::Visitor;
use meadhall_engine::Seat;
use std::sync::Arc;

/// The longest line.
pub const LENGTH: usize = 300;
/// How many lines of a room are kept.
pub const KEPT: i64 = 500;
/// How many lines a page shows.
const SHOWN: i64 = 60;
/// After how many days a line is forgotten.
pub const DAYS: i64 = 90;

/// Sentences that everybody reads in her own language: the ends of their Fluent keys, which stand for `talk-phrase-…`.
pub const PHRASES: [&str; 12] =
    ["hello", "luck", "nice", "thanks", "oops", "sorry", "moment", "later", "yes", "no", "well-played", "again"];
/// Signs, each with a drawing and a name, `talk-sign-…`.
pub const SIGNS: [&str; 8] = ["smile", "gasp", "tear", "thumb", "heart", "horn", "axe", "hourglass"];
/// What tells that the host has closed or opened the talk. Nobody says it.
const CLOSED: &str = "closed";
const OPENED: &str = "opened";

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// A sentence, by its key.
    Phrase(String),
    /// A sign, by its word.
    Sign(&'static str),
    /// What was typed.
    Text(String),
}

impl Said {
    /// What a stored line says; none if it is a phrase that this version does not know.
    fn of(row: &LineRow) -> Option<Said> {
        let Some(phrase) = &row.phrase else { return Some(Said::Text(row.body.clone())) };
        if let Some(sign) = SIGNS.into_iter().find(|sign| phrase.strip_prefix("sign-") == Some(sign)) {
            return Some(Said::Sign(sign));
        }
        let known = PHRASES.into_iter().chain([CLOSED, OPENED]).find(|known| known == phrase)?;
        Some(Said::Phrase(format!("talk-phrase-{known}")))
    }
}

/// A line as somebody reads it.
pub struct Line {
    /// Its room.
    pub room: Room,
    /// Its number there.
    pub n: i64,
    /// Who said it, as the reader's language shows the name.
    pub name: String,
    /// Her seat, from 0.
    pub seat: Option<usize>,
    /// What.
    pub said: Said,
    /// Whether the reader said it herself.
    pub mine: bool,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// What somebody hears at a table.
pub struct Heard {
    /// The room in which she talks.
    pub room: Room,
    /// The lines of that room, the oldest first.
    pub lines: Vec<Line>,
    /// The lines of the other room, if she may hear them: for those who watch what the players say, for the players what was
    /// said of their game once it is over.
    pub others: Vec<Line>,
    /// So many lines were said where she may hear them: her page is up to date if it shows the same number.
    pub count: i64,
    /// Whether the host has closed the talk.
    pub closed: bool,
    /// Whether she does not want to hear somebody.
    pub mutes: bool,
    /// The other people at the table, with their seats from 0: of them she can tell whoever runs the hall.
    pub people: Vec<(usize, String)>,
}

/// Where somebody talks.
pub fn room_of(state: &TableState, owner: &str) -> Room {
    if state.seats_of(owner).is_empty() { Room::Watchers } else { Room::Players }
}

/// How many lines were said where somebody may hear them while the game is on.
pub fn audible(talked: &Talked, room: Room) -> i64 {
    match room {
        Room::Players => talked.players,
        Room::Watchers => talked.players + talked.watchers,
    }
}

/// Whether somebody may hear a room.
fn hears(state: &TableState, own: Room, room: Room) -> bool {
    room == Room::Players || own == Room::Watchers || state.row.phase == Phase::Over
}

impl TableRegistry {
    /// What a visitor hears at a table; nothing if she does not want to.
    pub async fn heard(
        &self,
        visitor: &Visitor,
        handle: &TableHandle,
        state: &TableState,
    ) -> Result<Option<Heard>, Problem> {
        if visitor.display.quiet {
            return Ok(None);
        }
        let talked = handle.count_lines().await?;
        let room = room_of(state, &visitor.owner);
        let muted = match talked {
            Talked { players: 0, watchers: 0, .. } => Vec::new(),
            _ => self.store.muted(&state.row.id, &visitor.owner).await?,
        };
        let other = if room == Room::Players { Room::Watchers } else { Room::Players };
        let mut rooms = [Vec::new(), Vec::new()];
        for (lines, room) in rooms.iter_mut().zip([room, other].map(|at| (at, hears(state, room, at)))) {
            if room.1 && talked.lines(room.0) > 0 {
                let rows = self.store.lines(&state.row.id, room.0, SHOWN).await?;
                let rows = rows.into_iter().rev().filter(|row| !muted.contains(&row.owner));
                *lines = rows.filter_map(|row| line(visitor, state, row)).collect();
            }
        }
        let [lines, others] = rooms;
        let names = state.names_in(visitor.lang);
        let people = state.other_people(&visitor.owner).iter().map(|seat| (seat.index(), names[seat.index()].clone()));
        Ok(Some(Heard {
            room,
            lines,
            others,
            count: audible(&talked, room),
            closed: talked.closed,
            mutes: !muted.is_empty(),
            people: people.collect(),
        }))
    }

    /// Says something at a table, from a seat of the visitor's: a phrase or a sign of the palette by its word, or else a text.
    pub async fn say(
        self: &Arc<TableRegistry>,
        visitor: &Visitor,
        state: &TableState,
        seat: Option<Seat>,
        [phrase, text]: [&str; 2],
    ) -> Result<(), Problem> {
        let text = clean_text(text, LENGTH + 1);
        let sign = phrase.strip_prefix("sign-").is_some_and(|sign| SIGNS.contains(&sign));
        let phrase = Some(phrase).filter(|phrase| sign || PHRASES.contains(phrase));
        if phrase.is_none() && text.is_empty() {
            return Err(Problem::Unsaid("problem-talk-empty"));
        }
        if phrase.is_none() && text.chars().count() > LENGTH {
            return Err(Problem::Unsaid("problem-talk-long"));
        }
        self.count_try(&Tried::Line(&visitor.owner)).await?;
        self.count_try(&Tried::LineFrom(&visitor.address)).await?;
        let mut line = new_line(visitor, state, seat);
        line.body = if phrase.is_some() { String::new() } else { text };
        line.phrase = phrase.map(str::to_owned);
        let n = self.store.say(&line, KEPT).await?.ok_or(Problem::Unsaid("problem-talk-closed"))?;
        self.hear_line(&state.row.id, line.room, n);
        Ok(())
    }

    /// The host closes the talk, or opens it again.
    pub async fn close_talk(
        self: &Arc<TableRegistry>,
        visitor: &Visitor,
        handle: &TableHandle,
        state: &TableState,
        closed: bool,
    ) -> Result<(), Problem> {
        if state.row.host != visitor.owner {
            return Err(Problem::Forbidden);
        }
        if self.store.talked(&state.row.id).await?.closed == closed {
            return Ok(());
        }
        let word = if closed { CLOSED } else { OPENED };
        let line = LineRow { phrase: Some(word.to_owned()), ..new_line(visitor, state, None) };
        self.store.close_talk(&line, closed).await?;
        handle.count_lines().await?;
        Ok(())
    }

    /// A visitor does not want to hear whoever has said a line any more.
    pub async fn mute(&self, visitor: &Visitor, state: &TableState, room: Room, n: i64) -> Result<(), Problem> {
        let line = self.heard_line(visitor, state, room, n).await?;
        if line.owner == visitor.owner || line.owner.is_empty() {
            return Err(Problem::Malformed("(n)".to_owned()));
        }
        Ok(self.store.mute(&state.row.id, &visitor.owner, &line.owner, true).await?)
    }

    /// A visitor wants to hear everybody again.
    pub async fn hear_everybody(&self, visitor: &Visitor, state: &TableState) -> Result<(), Problem> {
        for whom in self.store.muted(&state.row.id, &visitor.owner).await? {
            self.store.mute(&state.row.id, &visitor.owner, &whom, false).await?;
        }
        Ok(())
    }

    /// A line that a visitor may hear.
    async fn heard_line(&self, visitor: &Visitor, state: &TableState, room: Room, n: i64) -> Result<LineRow, Problem> {
        if !hears(state, room_of(state, &visitor.owner), room) {
            return Err(Problem::NotFound);
        }
        self.store.line(&state.row.id, room, n).await?.ok_or(Problem::NotFound)
    }
}

/// A line of a visitor's that says nothing yet.
fn new_line(visitor: &Visitor, state: &TableState, seat: Option<Seat>) -> LineRow {
    let mine = state.seats_of(&visitor.owner);
    // At a screen that several people share, the one whose page it is.
    let seat = seat.filter(|seat| mine.contains(seat)).or(mine.first().copied());
    LineRow {
        table_id: state.row.id.clone(),
        room: room_of(state, &visitor.owner),
        n: 0,
        owner: visitor.owner.clone(),
        seat: seat.and_then(|seat| i64::try_from(seat.index()).ok()),
        name: seat.map_or_else(|| visitor.name.clone(), |seat| state.seats[seat.index()].name.clone()),
        phrase: None,
        body: String::new(),
        said: now(),
    }
}

fn line(visitor: &Visitor, state: &TableState, row: LineRow) -> Option<Line> {
    let seat = row.seat.and_then(|seat| usize::try_from(seat).ok());
    Some(Line {
        room: row.room,
        n: row.n,
        name: name(visitor, state, &row),
        seat,
        said: Said::of(&row)?,
        mine: row.owner == visitor.owner,
        at: row.said,
    })
}

/// The name of whoever has said a line: the one that her seat has now, where she still sits there.
fn name(visitor: &Visitor, state: &TableState, row: &LineRow) -> String {
    let seat = row.seat.and_then(|seat| usize::try_from(seat).ok());
    let sits = |seat: &usize| state.seats.get(*seat).is_some_and(|at| at.owner.as_deref() == Some(&row.owner));
    match seat.filter(sits) {
        Some(seat) => state.names_in(visitor.lang)[seat].clone(),
        None if row.name.is_empty() => meadhall_words::Words::house(visitor.lang).say("name-default"),
        None => row.name.clone(),
    }
}
