//! What the others must not learn.

use crate::BloodRage;
use crate::action::Action;
use crate::event::Event;
use crate::state::{Asked, Position};
use meadhall_engine::{Seat, Secrecy, Viewer};

impl BloodRage {
    /// Whether a card with a white disc can be in a hand in this age.
    fn has_late_cards(&self, age: u8) -> bool {
        (1..=age).any(|age| self.deck(age).iter().any(|card| self.face(card).is_late()))
    }

    /// Whether everybody has seen every card of a hand, the committed quests among them.
    fn is_hand_known(&self, position: &Position, seat: Seat) -> bool {
        let secret = position.secret(seat);
        position.sheet(seat).known.len() == secret.hand.len() + secret.quests.len()
    }
}

impl Secrecy for BloodRage {
    /// Where the single choice depends on cards that others cannot see, playing it for the seat would tell of them.
    fn may_play_for(&self, position: &Position, seat: Seat) -> bool {
        let hand = position.secret(seat).hand.len();
        match position.table.asked {
            Asked::Draft | Asked::Discard => false,
            Asked::Add => !self.has_late_cards(position.table.age) || self.is_hand_known(position, seat),
            Asked::Card => hand == 1 || self.is_hand_known(position, seat),
            Asked::Turn => hand == 0 || self.is_hand_known(position, seat),
            _ => true,
        }
    }

    fn still_secret(&self, before: &Position, seat: Seat, action: Action, now: &Position) -> bool {
        self.keeps_secret(before, seat, action, now)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        event.seen(viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn hides_holder(&self, position: &Position) -> bool {
        position.table.asked == Asked::Add
    }
}
