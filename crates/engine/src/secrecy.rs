//! What of the past somebody may know, and what the asking itself gives away.

use crate::{Game, Seat, Viewer};

/// What of the past somebody may know, and what the asking itself gives away.
pub trait Secrecy: Game {
    /// The part of an event that a viewer may know, if any.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether somebody learnt something by the event that cannot be unlearnt: a card turned up, a roll, a reveal. Undo
    /// is free only before that.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether the choice that the seat made at `before` is still unknown to the others at `now`. Unless a game says
    /// otherwise, what was decided at the same time as others is taken to stay secret.
    fn still_secret(&self, before: &Self::Position, seat: Seat, action: Self::Action, now: &Self::Position) -> bool {
        let _ = (seat, action, now);
        self.pending(before).len() > 1
    }

    /// Whether the table may play a decision with a single legal choice for the seat. Not where even the asking has to
    /// look alike for those who have a choice and those who have none.
    fn may_play_for(&self, position: &Self::Position, seat: Seat) -> bool {
        let _ = (position, seat);
        true
    }

    /// Whether the question is put only to hide who holds a card: it is answered at a moment that tells nothing.
    fn hides_holder(&self, position: &Self::Position) -> bool {
        let _ = position;
        false
    }

    /// Whether who answers when must not be seen, because such a question is put to several.
    fn hides_answers(&self, position: &Self::Position) -> bool {
        let _ = position;
        false
    }
}
