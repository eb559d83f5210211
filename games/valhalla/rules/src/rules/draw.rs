//! Section 3: drawing, and phase B.

use crate::Valhalla;
use crate::action::Action;
use crate::data::Card;
use crate::event::{Cause, Event};
use crate::names::Jarl;
use crate::rules::Resolver;
use crate::state::places::Place;
use crate::state::{Asked, Position, Stage};
use meadhall_engine::{Chance, List, Seat, Sink, byte};

/// Own shields with which some jarls grow bold.
pub(crate) const FEW_SHIELDS: u8 = 2;

impl Valhalla {
    pub(crate) fn list_drawn(&self, position: &Position, choices: &mut Vec<Action>) {
        let drawn = &position.drawn;
        if drawn.len() <= usize::from(position.table.keep.1) {
            choices.push(Action::Done);
        }
        let mut cards = *drawn;
        cards.as_mut_slice().sort_unstable();
        let mut last = None;
        for card in cards.iter() {
            if last != Some(card) {
                choices.push(Action::Discard(card));
            }
            last = Some(card);
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// A random card of the deck, which is then on the table.
    pub fn turn_up(&mut self) -> Option<u8> {
        let deck = self.position.deck();
        let id = self.pick("draws", &deck)?;
        self.position.places.put(id, Place::Table);
        Some(id)
    }

    /// Discards cards from the top of the deck.
    pub fn mill(&mut self, count: u8, cause: Cause) {
        for _ in 0..count {
            let Some(id) = self.turn_up() else { break };
            let card = self.game.cards.card_of(id);
            self.position.places.put(id, Place::Discard);
            self.table().discard.push(card);
            self.tell(Event::Milled(card, cause));
        }
        self.check_deck();
    }

    /// Draws straight into a hand.
    pub fn draw_to_hand(&mut self, seat: Seat, count: u8) {
        let mut cards = List::new();
        for _ in 0..count {
            let Some(id) = self.turn_up() else { break };
            self.position.places.put(id, Place::Hand(seat));
            cards.push(self.game.cards.card_of(id));
        }
        let count = byte(cards.len());
        if count > 0 {
            self.tell(Event::Drew { seat, count, cards });
        } else {
            self.tell(Event::NothingLeft(seat));
        }
        self.check_deck();
    }

    /// Draws cards, of which some are kept and the others discarded ([`crate::Table::keep`]).
    pub fn draw(&mut self, seat: Seat, count: u8) {
        self.position.drawn.clear();
        let mut cards = List::new();
        for _ in 0..count {
            let Some(id) = self.turn_up() else { break };
            let card = self.game.cards.card_of(id);
            self.position.drawn.push(card);
            cards.push(card);
        }
        let count = byte(cards.len());
        if count > 0 {
            self.tell(Event::Drew { seat, count, cards });
        } else {
            self.tell(Event::NothingLeft(seat));
        }
        self.table().who = seat;
        self.table().drawn = count;
        if !self.is_doomed_alone() {
            self.sort_drawn(seat);
        }
    }

    /// Asks what to discard as long as there is something to decide.
    fn sort_drawn(&mut self, seat: Seat) {
        let count = byte(self.position.drawn.len());
        self.table().drawn = count;
        if count > self.position.table.keep.0 {
            return self.ask(seat, Asked::Drawn);
        }
        self.keep_drawn(seat);
    }

    pub fn discard_drawn(&mut self, seat: Seat, card: Card) {
        if self.position.drawn.remove(card) {
            self.lay_on_pile(card);
            self.tell(Event::Discarded { seat, card, cause: Cause::Drawn });
        }
        self.sort_drawn(seat);
    }

    pub fn keep_drawn(&mut self, seat: Seat) {
        while let Some(card) = self.position.drawn.remove_at(0) {
            self.shift(card, Place::Table, Place::Hand(seat));
            self.tell(Event::Kept { seat, card: Some(card) });
        }
        self.position.drawn.clear();
        self.table().drawn = 0;
        self.check_deck();
        self.resume();
    }

    /// Phase B begins.
    pub fn begin_b(&mut self) {
        self.table().stage = Stage::B;
        let table = &self.position.table;
        let seat = table.active;
        let board = table.board(seat);
        if board.jarl == Some(Jarl::Brynjarr) && (table.attacked || board.shields <= FEW_SHIELDS) {
            return self.ask(seat, Asked::PhaseB);
        }
        self.draw_b(seat, 0);
    }

    /// Draws in phase B, perhaps one more card that is kept.
    fn draw_b(&mut self, seat: Seat, more: u8) {
        let usual = if self.game.extra_decks > 0 { 3 } else { 2 };
        let einar = self.position.table.board(seat).jarl == Some(Jarl::Einar);
        let few = self.position.hand(seat).len() <= 2;
        let keep = 1 + more;
        self.table().keep = (keep, if einar && few { 2 } else { keep });
        self.draw(seat, usual + more + u8::from(einar));
    }

    pub fn choose_b(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Main => self.draw_b(seat, 1),
            Action::Secondary => {
                self.table().again = true;
                self.tell(Event::Again(seat));
                self.begin_a();
            }
            _ => self.draw_b(seat, 0),
        }
    }

    /// Phase B is over.
    pub fn end_b(&mut self) {
        if self.game.is_solo() {
            if !self.solo_deck_gone() {
                self.monster_phase();
            }
            return;
        }
        self.end_turn();
    }
}
