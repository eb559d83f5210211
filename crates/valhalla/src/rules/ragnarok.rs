//! Section 5: Ragnarok.

use crate::battle::{ATTACKER, Kind};
use crate::event::{Cause, Event};
use crate::places::Place;
use crate::rules::Course;
use crate::state::Stage;
use meadhall_engine::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Course<'_, C, S> {
    pub fn begin_ragnarok(&mut self) {
        self.table().stage = Stage::Ragnarok;
        self.table().ragnarok = 0;
        self.next_ragnarok();
    }

    /// The next player's part, or the end.
    pub fn next_ragnarok(&mut self) {
        loop {
            let table = &self.position.table;
            let done = usize::from(table.ragnarok);
            if done >= self.game.players {
                return self.end_game();
            }
            let Some(seat) = self.game.clockwise(table.first_last).nth(done) else { return self.end_game() };
            self.table().active = seat;
            self.tell(Event::Ragnarok(seat));
            if self.position.table.board(seat).filled() != 0 {
                return self.muster(seat, Kind::Ragnarok);
            }
            self.leave_the_rest(seat);
        }
    }

    /// The player's activated warriors are sent; then the rest is discarded.
    pub fn end_ragnarok_part(&mut self) {
        let side = self.position.table.battle.sides[ATTACKER];
        self.send(side.seat, side.active);
        self.discard_laid();
        self.table().supply = 3;
        self.table().battle = Default::default();
        if self.collect_next() {
            // The rest is discarded when the favours are paid.
            return;
        }
        self.leave_the_rest(side.seat);
        self.next_ragnarok();
    }

    /// The other warriors of the band and the cards in hand are discarded.
    fn leave_the_rest(&mut self, seat: Seat) {
        for place in 0..crate::ROOM as u8 {
            self.dismiss(seat, place, Cause::Ragnarok);
        }
        let hand = self.position.hand(seat);
        for id in hand.iter() {
            let card = self.game.cards.card_of(id);
            if self.shift(card, Place::Hand(seat), Place::Discard) {
                self.table().discard.push(card);
                self.tell(Event::Discarded { seat, card, cause: Cause::Ragnarok });
            }
        }
        self.table().ragnarok += 1;
    }

    /// The favours of a part are paid.
    pub fn after_favours(&mut self) {
        let seat = self.position.table.active;
        self.leave_the_rest(seat);
        self.next_ragnarok();
    }
}
