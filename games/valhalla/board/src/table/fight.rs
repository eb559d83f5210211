//! A battle as its events tell it.

use meadhall_engine::Seat;
use meadhall_valhalla::{Event, View};
use std::ops::Range;

/// Who stood against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sides {
    /// One player attacked another.
    Duel(Seat, Seat),
    /// The player attacked the monster.
    Hunt,
    /// The monster attacked.
    Raid,
    /// A player's part of Ragnarok.
    Ragnarok(Seat),
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// Somebody won by so much.
    Won(Seat, u8),
    /// Nobody won.
    Nobody,
    /// The player against the monster: won or lost.
    Solo(bool),
}

/// A battle from its declaration on, as far as it has come.
#[derive(Clone, Debug)]
pub(super) struct Fight {
    /// Who stood against whom.
    pub sides: Sides,
    /// The totals; the monster has no seat.
    pub totals: Vec<(Option<Seat>, u8)>,
    /// How it ended.
    pub end: Option<End>,
    /// What happened, by its place among all events.
    pub course: Vec<usize>,
}

/// Who stands against whom, where an event begins a battle.
fn sides(event: &Event) -> Option<Sides> {
    match *event {
        Event::Attack { attacker, defender } => Some(Sides::Duel(attacker, defender)),
        Event::Hunt(_) => Some(Sides::Hunt),
        Event::Raid => Some(Sides::Raid),
        Event::Ragnarok(seat) => Some(Sides::Ragnarok(seat)),
        _ => None,
    }
}

/// The last battle among the events.
pub(super) fn last(events: &[(usize, Event)]) -> Option<Fight> {
    let start = events.iter().rposition(|(_, event)| sides(event).is_some())?;
    told(events, start..events.len())
}

/// The battles that ended with a decision: `before` and `after` are what was seen around it, `turn` is its number.
pub(super) fn ended(before: &View, after: &View, events: &[(usize, Event)], turn: usize) -> Vec<Fight> {
    let begins = |n: &usize| sides(&events[*n].1).is_some();
    let starts: Vec<usize> = (0..events.len()).filter(begins).collect();
    let last = starts.iter().rposition(|start| events[*start].0 < turn);
    let open = last.filter(|_| before.table.battle.is_on()).or(last.map(|last| last + 1)).unwrap_or(0);
    let mut ended = Vec::new();
    for (n, start) in starts.iter().enumerate().skip(open) {
        let next = starts.get(n + 1).copied();
        if next.is_some() || !after.table.battle.is_on() {
            ended.extend(told(events, *start..next.unwrap_or(events.len())));
        }
    }
    ended
}

/// A battle whose declaration and course are these events; what came after its turn is no part of it.
fn told(events: &[(usize, Event)], range: Range<usize>) -> Option<Fight> {
    let sides = sides(&events.get(range.start)?.1)?;
    let mut fight = Fight { sides, totals: Vec::new(), end: None, course: Vec::new() };
    for n in range.skip(1) {
        match events[n].1 {
            Event::Total(seat, total) => fight.totals.push((Some(seat), total)),
            Event::MonsterTotal(total) => fight.totals.push((None, total)),
            Event::Won { winner, by, .. } => fight.end = Some(End::Won(winner, by)),
            Event::NoWinner => fight.end = Some(End::Nobody),
            Event::Beat { .. } => fight.end = Some(End::Solo(true)),
            Event::Lost { .. } => fight.end = Some(End::Solo(false)),
            Event::Turn(_) | Event::LastTurn(_) | Event::SoloOver { .. } | Event::Score { .. } => break,
            _ => {}
        }
        fight.course.push(n);
    }
    Some(fight)
}
