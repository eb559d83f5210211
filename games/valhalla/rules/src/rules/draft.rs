//! Section 17: the draft of hands.

use crate::Valhalla;
use crate::action::Action;
use crate::data::Card;
use crate::event::{Cause, Event};
use crate::rules::Resolver;
use crate::state::places::Place;
use crate::state::{Asked, Position};
use meadhall_engine::{Chance, Seat, Sink, byte};

/// Cards of a hand after the draft.
const HAND: usize = 5;

impl Valhalla {
    pub(crate) fn list_draft(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let table = &position.table;
        let hand = position.hand(seat);
        let last = table.drafted.len() + 1 == self.players;
        let whole = hand.len() >= HAND;
        if whole {
            choices.push(Action::Done);
        }
        if !(last && table.last_laid) {
            choices.extend(self.distinct(&hand).map(Action::Lay));
        }
        if !whole {
            self.list_offer(position, choices);
        }
    }

    pub(crate) fn list_offer(&self, position: &Position, choices: &mut Vec<Action>) {
        let mut offer = position.table.laid;
        offer.as_mut_slice().sort_unstable();
        let mut last = None;
        for card in offer.iter() {
            if last != Some(card) {
                choices.push(Action::Take(card));
            }
            last = Some(card);
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    pub fn begin_draft(&mut self) {
        self.widen_offer();
        let start = self.position.table.start;
        self.ask(start, Asked::Draft);
    }

    /// Two cards of the deck join the offer.
    fn widen_offer(&mut self) {
        for _ in 0..2 {
            let Some(id) = self.turn_up() else { break };
            let card = self.game.cards.card_of(id);
            self.table().laid.push(card);
            self.tell(Event::Offered(card));
        }
    }

    pub fn lay_out(&mut self, seat: Seat, card: Card) {
        if self.shift(card, Place::Hand(seat), Place::Table) {
            self.table().laid.push(card);
            self.tell(Event::LaidOut(seat, card));
        }
        if self.position.table.drafted.len() + 1 == self.game.players {
            self.table().last_laid = true;
        }
        self.next_drafter(seat);
    }

    fn next_drafter(&mut self, seat: Seat) {
        let drafted = self.position.table.drafted;
        let next = self.game.clockwise(self.left(seat)).find(|&seat| !drafted.contains(seat));
        match next {
            Some(seat) => self.ask(seat, Asked::Draft),
            None => self.end_draft(),
        }
    }

    pub fn take_offer(&mut self, seat: Seat, card: Card) {
        if self.table().laid.remove(card) {
            if let Some(id) = self.position.places.find(&self.game.cards, card, Place::Table) {
                self.position.places.put(id, Place::Hand(seat));
                self.make_known(seat, id);
            }
            self.tell(Event::TookOffer(seat, card));
        }
        if self.position.hand(seat).len() < HAND && !self.position.table.laid.is_empty() {
            return self.ask(seat, Asked::DraftTake);
        }
        self.leave_draft(seat);
    }

    pub fn leave_draft(&mut self, seat: Seat) {
        self.table().drafted.insert(seat);
        if self.position.table.drafted.len() < self.game.players {
            self.widen_offer();
        }
        self.next_drafter(seat);
    }

    fn end_draft(&mut self) {
        let left = self.position.table.laid;
        let back = self.game.rejects_return();
        for card in left.iter() {
            if back {
                self.shift(card, Place::Table, Place::Deck);
            } else {
                self.lay_on_pile(card);
                let seat = self.position.table.start;
                self.tell(Event::Discarded { seat, card, cause: Cause::Draft });
            }
        }
        if back {
            self.tell(Event::ShuffledBack(byte(left.len())));
        }
        self.table().laid.clear();
        self.begin_game();
    }
}
