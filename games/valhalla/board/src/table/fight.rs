//! The last battle as its events tell it.

use meadhall_engine::Seat;
use meadhall_valhalla::Event;

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
    /// How many turns have begun since.
    pub turns_since: usize,
}

/// The last battle among the events.
pub(super) fn last(events: &[(usize, Event)]) -> Option<Fight> {
    let sides = |event: &Event| match *event {
        Event::Attack { attacker, defender } => Some(Sides::Duel(attacker, defender)),
        Event::Hunt(_) => Some(Sides::Hunt),
        Event::Raid => Some(Sides::Raid),
        Event::Ragnarok(seat) => Some(Sides::Ragnarok(seat)),
        _ => None,
    };
    let start = events.iter().rposition(|(_, event)| sides(event).is_some())?;
    let sides = sides(&events[start].1)?;
    let mut fight = Fight { sides, totals: Vec::new(), end: None, course: Vec::new(), turns_since: 0 };
    for (n, (_, event)) in events.iter().enumerate().skip(start + 1) {
        match *event {
            Event::Total(seat, total) => fight.totals.push((Some(seat), total)),
            Event::MonsterTotal(total) => fight.totals.push((None, total)),
            Event::Won { winner, by, .. } => fight.end = Some(End::Won(winner, by)),
            Event::NoWinner => fight.end = Some(End::Nobody),
            Event::Beat { .. } => fight.end = Some(End::Solo(true)),
            Event::Lost { .. } => fight.end = Some(End::Solo(false)),
            Event::Turn(_) | Event::LastTurn(_) => fight.turns_since += 1,
            _ => {}
        }
        if fight.turns_since == 0 {
            fight.course.push(n);
        }
    }
    Some(fight)
}
