//! What one person is told at once: what has come together for her, as far as it still holds and she has not seen it herself.

use super::message::{Line, Message};
use crate::problem::Problem;
use crate::store::{
    Allowance, ChannelRow, ChannelState, Claimant, DeliveryRow, Digest, NoticeKind, NoticeRow, OwnerClaim, Phase,
    SeatKind,
};
use crate::tables::{TableHandle, TableRegistry, TableState};
use crate::token;
use meadhall_engine::{Seat, Viewer};
use meadhall_words::{Lang, Words};
use std::sync::Arc;
use std::time::Duration;

/// Milliseconds of an hour.
pub const HOUR: i64 = 3_600_000;
/// Milliseconds of a day.
const DAY: i64 = 24 * HOUR;
/// How many people a server looks after at once.
const MOST: i64 = 32;
/// When what could not be read is looked at again, in milliseconds.
const LATER: i64 = 60_000;

/// What becomes of a notice.
enum Fate {
    /// She is told of it.
    Told(Box<TableState>),
    /// She knows, or it no longer holds.
    Past,
    /// It is too early, and so many milliseconds have to pass.
    Early(i64),
    /// That cannot be known now.
    Unknown,
}

/// A time as the store has it.
pub(super) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl TableRegistry {
    /// Puts together what people are to be told whose notices are due.
    pub(super) async fn put_digests_together(self: &Arc<TableRegistry>, now: i64) -> Result<(), Problem> {
        let lease = millis(self.config.notices.lease);
        let by = Claimant { holder: self.name(), now, lease, most: MOST };
        for claim in self.store.claim_owners(by).await? {
            let (claim, digest) = self.digest(claim, now).await?;
            match self.store.settle(&claim, &digest).await {
                // Another server has taken over meanwhile, and tells her.
                Ok(()) | Err(crate::store::StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// What somebody is told now, and how much she has been told then.
    async fn digest(
        self: &Arc<TableRegistry>,
        mut claim: OwnerClaim,
        now: i64,
    ) -> Result<(OwnerClaim, Digest), Problem> {
        let mut digest = Digest::default();
        let soon = now + millis(self.config.notices.collect);
        let mut told = Vec::new();
        for row in self.store.noted(&claim.owner).await?.into_iter().filter(|row| row.due <= soon) {
            match self.fate(&row, now).await {
                Fate::Told(state) => told.push((row, state)),
                Fate::Past => digest.done.push(row),
                Fate::Early(time) => digest.later.push((row, now + time)),
                Fate::Unknown => digest.later.push((row, now + LATER)),
            }
        }
        let allowance = &mut claim.allowance;
        if now - allowance.day >= DAY {
            (allowance.day, allowance.sent) = (now, 0);
        }
        let channels = self.store.channels(&claim.owner).await?;
        for channel in channels.iter().filter(|channel| channel.state == ChannelState::On) {
            digest.deliveries.extend(delivery(channel, &told, now));
        }
        if !digest.deliveries.is_empty()
            && let Some(then) = held_back(allowance, &told, now)
        {
            digest.deliveries.clear();
            digest.later.extend(told.into_iter().map(|(row, _)| (row, then)));
            return Ok((claim, digest));
        }
        if !digest.deliveries.is_empty() {
            allowance.sent += 1;
            allowance.next = now + millis(self.config.notices.pause);
        }
        digest.done.extend(told.into_iter().map(|(row, _)| row));
        Ok((claim, digest))
    }

    /// What becomes of a notice now.
    async fn fate(self: &Arc<TableRegistry>, row: &NoticeRow, now: i64) -> Fate {
        let handle = match self.table(&row.table_id).await {
            Ok(handle) => handle,
            Err(Problem::NotFound) => return Fate::Past,
            Err(_) => return Fate::Unknown,
        };
        let Ok(state) = handle.state().await else { return Fate::Unknown };
        let Ok(holds) = self.holds(row, &state, now).await else { return Fate::Unknown };
        if !holds {
            return Fate::Past;
        }
        if row.kind == NoticeKind::Clock {
            let until = |seat| state.until_warning(seat, self.config.time.millis());
            match owing(&state, &row.owner).into_iter().filter_map(until).min() {
                None => return Fate::Past,
                Some(0) => {}
                Some(time) => return Fate::Early(time),
            }
        }
        // Whoever has looked long ago may have forgotten it since: here it counts who looks now.
        let lately = matches!(row.kind, NoticeKind::Forget | NoticeKind::Clock);
        let since = if lately { now - LATER } else { row.mark };
        match self.has_seen(&handle, &row.owner, since).await {
            Ok(true) => Fate::Past,
            Ok(false) => Fate::Told(Box::new(state)),
            Err(_) => Fate::Unknown,
        }
    }

    /// Whether what somebody is to be told is still so.
    async fn holds(&self, row: &NoticeRow, state: &TableState, now: i64) -> Result<bool, Problem> {
        let phase = state.row.phase;
        Ok(match row.kind {
            NoticeKind::Turn | NoticeKind::Clock => phase == Phase::Playing && !owing(state, &row.owner).is_empty(),
            NoticeKind::Over => phase == Phase::Over,
            NoticeKind::Forget => self.days_left_at(now.div_euclid(1_000), phase, state.row.touched).is_some(),
            NoticeKind::Call => {
                let mut free = state.seats.iter().filter(|seat| seat.kind == SeatKind::Open);
                let mut called = false;
                while let Some(seat) = free.next().filter(|_| !called) {
                    called = self.store.is_called(&row.table_id, seat.seat, &row.owner).await?;
                }
                phase == Phase::Lobby && called
            }
        })
    }

    /// Whether somebody has looked at a table since a time, or does so now, on whichever server.
    async fn has_seen(&self, handle: &TableHandle, owner: &str, since: i64) -> Result<bool, Problem> {
        if handle.has_looked_since(owner, since) {
            return Ok(true);
        }
        // Seconds are counted there: one that had begun before does not count.
        Ok(self.store.has_looked(&handle.id, owner, since.div_euclid(1_000) + 1).await?)
    }

    /// Notes who has a table that will be forgotten soon.
    pub(crate) async fn warn_of_forgetting(&self, now: i64) -> Result<(), Problem> {
        let Some(since) = self.forgotten_soon(now.div_euclid(1_000)) else { return Ok(()) };
        for phase in [Phase::Lobby, Phase::Playing] {
            self.store.tell_untouched(phase, since, now).await?;
        }
        Ok(())
    }
}

/// Until when somebody has peace, if she has. A clock that falls waits for nobody, but counts as any other.
fn held_back(allowance: &Allowance, told: &[(NoticeRow, Box<TableState>)], now: i64) -> Option<i64> {
    if allowance.sent >= allowance.most {
        return Some(allowance.day + DAY);
    }
    let urgent = told.iter().any(|(row, _)| row.kind == NoticeKind::Clock);
    Some(allowance.next).filter(|next| *next > now && !urgent)
}

/// The seats of somebody that owe a decision, as far as everybody may know.
fn owing(state: &TableState, owner: &str) -> Vec<Seat> {
    let owing = state.publicly_owing();
    let own = state.seats_of(owner).into_iter();
    own.filter(|seat| owing.contains(*seat) && !state.seats[seat.index()].replaced).collect()
}

/// What goes to a channel of that which somebody is told; nothing where it wants to hear of none of it.
fn delivery(channel: &ChannelRow, told: &[(NoticeRow, Box<TableState>)], now: i64) -> Option<DeliveryRow> {
    let lang = channel.lang.parse().unwrap_or_default();
    let wanted = told.iter().filter(|(row, _)| channel.kinds & row.kind.bit() != 0);
    let lines: Vec<Line> = wanted.map(|(row, state)| line(row, state, lang)).collect();
    (!lines.is_empty()).then(|| new_delivery(channel, &Message::of(lang, lines), now))
}

/// A message on its way to a channel.
pub fn new_delivery(channel: &ChannelRow, message: &Message, now: i64) -> DeliveryRow {
    DeliveryRow {
        id: token::short(),
        channel: channel.id.clone(),
        body: serde_json::to_string(message).unwrap_or_default(),
        created: now,
        tries: 0,
        due: now,
        begun: false,
        holder: String::new(),
        fence: 0,
        until: 0,
    }
}

/// A notice in words. What is asked is said as everybody at the table is told it: nothing of it is a secret.
fn line(row: &NoticeRow, state: &TableState, lang: Lang) -> Line {
    let (words, house) = (state.entry.board.words(lang), Words::house(lang));
    let names = state.names_in(lang);
    let others = state.seats.iter().zip(&names);
    let others = others.filter(|(seat, _)| seat.kind != SeatKind::Open && seat.owner.as_deref() != Some(&row.owner));
    let others: Vec<String> = others.map(|(_, name)| name.clone()).collect();
    let game = words.say("game-name");
    let table = match others.is_empty() {
        true => game,
        false => house.fill("told-table", &[("game", game.into()), ("names", house.list(others).into())]),
    };
    let said = house.fill(&format!("told-{}", row.kind.word()), &[("table", table.into())]);
    let asked = match (row.kind, &state.table) {
        (NoticeKind::Turn | NoticeKind::Clock, Some(table)) => {
            let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
            format!(" {}", words.tell(&table.prompt(Viewer::Spectator), &name))
        }
        _ => String::new(),
    };
    Line::new(row.kind, &row.table_id, state.entry.id(), format!("{said}{asked}"))
}
