//! What of the past somebody may know, and what the asking itself gives away. Section 41 of the rules.

use crate::names::{Character, Characters};
use crate::state::{Asked, Position};
use crate::{Action, Event, Vaalbara};
use meadhall_engine::{Seat, Secrecy, Viewer};

impl Secrecy for Vaalbara {
    fn may_play_for(&self, position: &Position, _: Seat) -> bool {
        !matches!(position.asked, Asked::Show { .. })
    }

    fn still_secret(&self, before: &Position, _: Seat, _: Action, now: &Position) -> bool {
        match before.asked {
            Asked::Assign => now.round == before.round && !now.revealed(),
            Asked::Show { .. } => {
                now.round == before.round && now.active == before.active && matches!(now.asked, Asked::Show { .. })
            }
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
        matches!(position.asked, Asked::Show { .. })
    }

    fn hides_answers(&self, position: &Position) -> bool {
        self.hides_holder(position)
    }
}

impl Event {
    /// The part that a viewer may know.
    pub fn seen(self, viewer: Viewer) -> Option<Event> {
        Some(match self {
            Event::Drew { seat, count, .. } if !viewer.is(seat) => Event::Drew { seat, count, cards: Characters::NONE },
            known => known,
        })
    }

    /// Whether somebody learnt something that cannot be unlearnt. The turn of a Warrior counts too: if the undo before it
    /// were free until somebody answers, it would tell that somebody has.
    pub const fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Revealed(..)
                | Event::Turn(_, Character::Warrior)
                | Event::Shown(_)
                | Event::NobodyShowed
                | Event::Tracked { .. }
                | Event::Explored { .. }
                | Event::Dealt(_)
                | Event::Drew { .. }
                | Event::Won(..)
        )
    }
}
