//! What of the past somebody may know, and what the asking itself gives away. Section 18 of the rules.

use crate::state::{Asked, Pick, Position};
use crate::{Action, Event, Valhalla};
use meadhall_engine::{List, Seat, Secrecy, Viewer};

impl Secrecy for Valhalla {
    /// Where the single choice depends on cards that others cannot see, playing it for the seat would tell of them.
    fn may_play_for(&self, position: &Position, seat: Seat) -> bool {
        if self.is_solo() {
            return true;
        }
        let hand = position.hand(seat).len();
        match position.table.asked {
            Asked::Thor | Asked::Mission | Asked::Tyr(_) | Asked::LokiAdd { .. } | Asked::Before => false,
            Asked::Jarl | Asked::Reject | Asked::Drawn => false,
            // A hand of equal cards looks like any other to those who do not see it.
            Asked::LokiLook => {
                let battle = &position.table.battle;
                battle.side_of(seat).is_some_and(|at| position.hand(battle.sides[1 - at].seat).len() <= 1)
            }
            Asked::Turn | Asked::Fight => hand == 0,
            Asked::Second | Asked::Force | Asked::SteinarDiscard | Asked::HandToll | Asked::LokiGive => hand <= 1,
            _ => true,
        }
    }

    fn still_secret(&self, before: &Position, seat: Seat, _: Action, now: &Position) -> bool {
        match before.table.asked {
            // Asked once in a game.
            Asked::Jarl | Asked::Reject => {
                now.table.asked == before.table.asked && now.secrets[seat.index()].pick != Pick::None
            }
            // Asked in every battle: only answers to the very question that is open now are secret. While it is, nothing
            // changes that lies open.
            Asked::Thor => before.table == now.table && before.deck().len() == now.deck().len(),
            // A card that goes from hand to hand is known to the two concerned for good, and to nobody else.
            Asked::LokiLook | Asked::LokiGive => true,
            _ => false,
        }
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        event.seen(viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn hides_holder(&self, position: &Position) -> bool {
        use Asked::{Before, LokiAdd, Mission, Thor, Tyr};
        matches!(position.table.asked, Thor | Before | Mission | Tyr(_) | LokiAdd { .. })
    }

    fn hides_answers(&self, position: &Position) -> bool {
        position.table.asked == Asked::Thor
    }
}

impl Event {
    /// The part of it that a viewer may know.
    pub(crate) fn seen(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::ChoseJarl { seat, .. } if !viewer.is(seat) => Event::ChoseJarl { seat, jarl: None },
            Event::Dealt { seat, count, .. } if !viewer.is(seat) => Event::Dealt { seat, count, cards: List::new() },
            Event::ChoseRejects { seat, .. } if !viewer.is(seat) => Event::ChoseRejects { seat, cards: None },
            Event::Drew { seat, count, .. } if !viewer.is(seat) => Event::Drew { seat, count, cards: List::new() },
            Event::Kept { seat, .. } if !viewer.is(seat) => Event::Kept { seat, card: None },
            Event::Robbed { from, to, .. } if !viewer.is(from) && !viewer.is(to) => {
                Event::Robbed { from, to, card: None }
            }
            Event::Looked { by, at, .. } if !viewer.is(by) && !viewer.is(at) => {
                Event::Looked { by, at, cards: List::new() }
            }
            event => event,
        })
    }

    /// Whether somebody learnt something by it that cannot be unlearnt.
    pub(crate) fn reveals(&self) -> bool {
        !matches!(
            self,
            Event::ChoseJarl { .. }
                | Event::ChoseRejects { .. }
                | Event::Turn(_)
                | Event::LastTurn(_)
                | Event::TookWarrior { .. }
                | Event::Dropped(..)
                | Event::TurnedDie { .. }
                | Event::Activated { .. }
                | Event::Spared { .. }
                | Event::OnPath { .. }
                | Event::KeptDie(..)
        )
    }
}
