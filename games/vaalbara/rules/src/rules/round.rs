//! Section 6: the end of a round.

use crate::Vaalbara;
use crate::event::Event;
use crate::names::Characters;
use crate::state::{Asked, HAND, Position, ROUNDS};
use meadhall_engine::{List, Sink, byte};

impl Vaalbara {
    pub(crate) fn end_round<S: Sink<Event>>(&self, position: &mut Position, sink: &mut S) {
        if position.round >= ROUNDS {
            self.end_game(position, sink);
            return;
        }
        position.rows[0] = position.rows[1];
        position.rows[1] = self.deal_row(&mut position.deck);
        position.top_known = false;
        sink.tell(Event::Dealt(position.rows[1]));
        for seat in self.all() {
            let player = position.player_mut(seat);
            player.played = None;
            let mut drawn = Characters::NONE;
            while player.hand.len() < HAND {
                let Some(character) = player.pile.take_first() else { break };
                player.hand.insert(character);
                drawn.insert(character);
            }
            if !drawn.is_empty() {
                sink.tell(Event::Drew { seat, count: byte(drawn.len()), cards: drawn });
            }
        }
        position.acted = List::new();
        position.round += 1;
        position.asked = Asked::Assign;
        // A deck of one card whose bottom is known is known from the top as well.
        position.top_known = position.deck.len() == 1 && position.bottom_known;
        sink.tell(Event::Round(position.round));
    }
}
