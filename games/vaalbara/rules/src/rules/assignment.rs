//! Section 4: assignment.

use crate::Vaalbara;
use crate::event::Event;
use crate::names::Character;
use crate::state::Position;
use meadhall_engine::{Seat, SeatSet, Sink};

impl Vaalbara {
    /// Those who have not laid a character down yet.
    #[inline]
    pub(crate) fn unassigned(&self, position: &Position) -> SeatSet {
        self.all().filter(|&seat| position.player(seat).played.is_none()).collect()
    }

    pub(crate) fn assign<S: Sink<Event>>(&self, position: &mut Position, seat: Seat, choice: Character, sink: &mut S) {
        let player = position.player_mut(seat);
        if player.played.is_some() || !player.hand.contains(choice) {
            return;
        }
        player.hand.remove(choice);
        player.played = Some(choice);
        sink.tell(Event::Assigned(seat));
        if self.unassigned(position).is_empty() {
            self.reveal(position, sink);
        }
    }

    pub(crate) fn reveal<S: Sink<Event>>(&self, position: &mut Position, sink: &mut S) {
        for seat in self.all() {
            let player = position.player_mut(seat);
            if let Some(character) = player.played {
                player.known.remove(character);
                sink.tell(Event::Revealed(seat, character));
            }
        }
        self.next_turn(position, sink);
    }
}
