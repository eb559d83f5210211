//! The last battle as its events tell it.

use meadhall_blood_rage::{Card, Event, Figure, Place};
use meadhall_engine::{Seat, SeatSet};

/// A pillage from the call to its end, as far as it has come.
#[derive(Clone, Debug)]
pub(super) struct Fight {
    /// The turn in which it began.
    pub turn: usize,
    /// Where.
    pub place: Place,
    /// Who pillages.
    pub pillager: Seat,
    /// Who answered the call: with whom, and from where.
    pub called: Vec<(Seat, Figure, Place)>,
    /// Who takes part; nobody while figures are still called, or if nobody stood against it.
    pub members: SeatSet,
    /// What was revealed and not put away by Heimdall's Watch.
    pub revealed: Vec<(Seat, Card)>,
    /// The totals: figures and cards.
    pub totals: Vec<(Seat, u16, u16)>,
    /// Who died.
    pub dead: Vec<(Seat, Figure)>,
    /// Who won; nobody after a tie.
    pub winner: Option<Option<Seat>>,
    /// The events from the reveal on, by their place among all events.
    pub effects: Vec<usize>,
    /// Whether it is over, and how many turns have begun since.
    pub turns_since: usize,
}

/// The last pillage among the events.
pub(super) fn last(events: &[(usize, Event)]) -> Option<Fight> {
    let start = events.iter().rposition(|(_, event)| matches!(event, Event::Pillages { .. }))?;
    let (turn, Event::Pillages { seat, place, .. }) = events[start] else { return None };
    let mut fight = Fight {
        turn,
        place,
        pillager: seat,
        called: Vec::new(),
        members: SeatSet::EMPTY,
        revealed: Vec::new(),
        totals: Vec::new(),
        dead: Vec::new(),
        winner: None,
        effects: Vec::new(),
        turns_since: 0,
    };
    for (n, (_, event)) in events.iter().enumerate().skip(start + 1) {
        match *event {
            Event::Battle { members, .. } => fight.members = members,
            Event::Revealed(seat, card) => fight.revealed.push((seat, card)),
            // Before the totals only Heimdall's Watch discards.
            Event::Discarded(seat, card) if fight.totals.is_empty() => {
                if let Some(at) = fight.revealed.iter().position(|known| *known == (seat, card)) {
                    fight.revealed.remove(at);
                }
                fight.effects.push(n);
            }
            Event::Total { seat, figures, cards } => fight.totals.push((seat, figures, cards)),
            Event::WonBattle(seat) => fight.winner = Some(Some(seat)),
            Event::Tie => fight.winner = Some(None),
            Event::Turn(_) | Event::Phase(_) | Event::Age(_) => fight.turns_since += 1,
            Event::Called { seat, figure, from, .. } => fight.called.push((seat, figure, from)),
            Event::StayedAway(_) | Event::Laid(_) | Event::AddedNothing(_) | Event::NoBattle(_) => {}
            Event::Destroyed { seat, figure, .. } if fight.turns_since == 0 => {
                fight.dead.push((seat, figure));
                fight.effects.push(n);
            }
            _ if fight.turns_since == 0 => fight.effects.push(n),
            _ => {}
        }
    }
    Some(fight)
}
