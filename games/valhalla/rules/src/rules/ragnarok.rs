//! Section 5: Ragnarok.

use crate::Valhalla;
use crate::data::Card;
use crate::event::{Cause, Event};
use crate::rules::Resolver;
use crate::state::battle::{ATTACKER, Kind};
use crate::state::{Asked, Position, ROOM, Stage};
use meadhall_engine::{Chance, List, Seat, Sink, byte};

impl Valhalla {
    /// The warriors left in a band and a hand in Ragnarok, each once, in order.
    pub(crate) fn leftovers(&self, position: &Position, seat: Seat) -> List<Card, 60> {
        let band = position.table.board(seat).warriors().map(|(_, card, _)| card);
        let hand = position.hand(seat).and(&self.warriors);
        let mut cards: List<Card, 60> = List::new();
        for card in band.chain(self.distinct(&hand)) {
            if !cards.contains(card) {
                cards.insert(card);
            }
        }
        cards
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
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
            // Whoever has no warrior may still call one to arms.
            if self.position.table.board(seat).filled() != 0 || self.game.calls_to_arms(self.position, seat) {
                return self.muster(seat, Kind::Ragnarok);
            }
            if self.leave_the_rest(seat) {
                return;
            }
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
        self.after_favours();
    }

    /// The other warriors of the band and the cards in hand are discarded. Where a Call to Arms could still find the warriors,
    /// their owner is asked for their order; true then.
    fn leave_the_rest(&mut self, seat: Seat) -> bool {
        let parts = usize::from(self.position.table.ragnarok);
        let mut later = self.game.clockwise(self.position.table.first_last).skip(parts + 1);
        let calls = self.game.has_calls && later.any(|seat| !self.position.hand(seat).is_empty());
        if calls && self.game.leftovers(self.position, seat).len() > 1 {
            self.ask(seat, Asked::Leave);
            return true;
        }
        for place in 0..byte(ROOM) {
            self.dismiss(seat, place, Cause::Ragnarok);
        }
        for id in self.position.hand(seat).iter() {
            let card = self.game.cards.card_of(id);
            self.discard_from_hand(seat, card, Cause::Ragnarok);
        }
        self.table().ragnarok += 1;
        false
    }

    /// One card of the rest is discarded next.
    pub fn leave(&mut self, seat: Seat, card: Card) {
        if self.game.holds(self.position, seat, card) {
            self.discard_from_hand(seat, card, Cause::Ragnarok);
        } else {
            let place = self.position.table.board(seat).warriors().find(|&(_, other, _)| other == card);
            if let Some((place, _, _)) = place {
                self.dismiss(seat, place, Cause::Ragnarok);
            }
        }
        self.after_favours();
    }

    /// The favours of a part are paid.
    pub fn after_favours(&mut self) {
        let seat = self.position.table.active;
        if !self.leave_the_rest(seat) {
            self.next_ragnarok();
        }
    }
}
