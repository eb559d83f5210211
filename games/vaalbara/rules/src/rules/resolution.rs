//! Section 5: resolution. A turn is the character action, then the land action.

use crate::Vaalbara;
use crate::event::{Cause, Event};
use crate::names::Character;
use crate::state::{Asked, Position};
use meadhall_engine::{Seat, Sink};

impl Vaalbara {
    /// Begins the turn of whoever goes next, or ends the round.
    pub(crate) fn next_turn<S: Sink<Event>>(&self, position: &mut Position, sink: &mut S) {
        let Some(seat) = self.next_seat(position) else {
            self.end_round(position, sink);
            return;
        };
        position.active = seat;
        let Some(character) = position.player(seat).played else { return };
        sink.tell(Event::Turn(seat, character));
        self.begin_effect(position, seat, character, sink);
    }

    /// The character action is done: the character goes to the discard, and a land is asked for.
    #[inline]
    pub(crate) fn end_effect(&self, position: &mut Position) {
        let player = position.player_mut(position.active);
        if let Some(character) = player.played {
            player.discard.insert(character);
        }
        position.asked = Asked::Take;
    }

    /// The land action.
    pub(crate) fn take<S: Sink<Event>>(&self, position: &mut Position, seat: Seat, slot: u8, sink: &mut S) {
        let Some(card) = position.rows[0].get_mut(usize::from(slot)).and_then(Option::take) else { return };
        let kind = self.kind(card);
        position.player_mut(seat).realm.add(card, kind);
        sink.tell(Event::Took { seat, slot, card, kind: self.face(card) });
        let doubled = position.player(seat).played == Some(Character::Farmer);
        let reward = self.reward(position, seat, card) * if doubled { 2 } else { 1 };
        self.gain(position, seat, reward, Cause::Land(kind), sink);
        position.acted.push(seat);
        self.next_turn(position, sink);
    }

    /// VP from the bank.
    #[inline]
    pub(crate) fn gain<S: Sink<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        amount: u16,
        cause: Cause,
        sink: &mut S,
    ) {
        let player = position.player_mut(seat);
        player.vp = player.vp.saturating_add(amount);
        sink.tell(Event::Gained(seat, amount, cause));
    }
}
