//! Section 40: the end of the game.

use crate::Vaalbara;
use crate::event::{Cause, Event};
use crate::state::{Asked, Position};
use meadhall_engine::{Outcome, Seat, Sink};

impl Vaalbara {
    pub(crate) fn end_game<S: Sink<Event>>(&self, position: &mut Position, sink: &mut S) {
        position.asked = Asked::Over;
        for seat in self.all() {
            let kinds = position.player(seat).realm.kinds();
            let bonus = match kinds {
                5 => 5,
                6 => 10,
                _ => continue,
            };
            self.gain(position, seat, bonus, Cause::Kinds(kinds), sink);
        }
        if let Some(winner) = self.result(position).and_then(|outcome| outcome.winners().next()) {
            sink.tell(Event::Won(winner, position.player(winner).vp));
        }
    }

    /// Scores and places, once the game is over.
    pub(crate) fn result(&self, position: &Position) -> Option<Outcome> {
        (position.asked == Asked::Over).then(|| self.standings(position))
    }

    /// Places by VP as they stand, ties by the omens as they lie after the last turn.
    pub(crate) fn standings(&self, position: &Position) -> Outcome {
        let mut scores = [0; crate::state::MOST];
        for seat in self.all() {
            scores[seat.index()] = i32::from(position.player(seat).vp);
        }
        let key = |seat: Seat| (position.player(seat).vp, std::cmp::Reverse(self.rank(position, seat)));
        Outcome::ranked(&scores[..self.players], key)
    }
}
