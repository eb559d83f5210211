//! Section 6.3: the choice of battle cards; section 6.4: cards added after the reveal.

use crate::BloodRage;
use crate::action::Action;
use crate::data::Card;
use crate::event::Event;
use crate::names::God;
use crate::rules::Resolver;
use crate::rules::upgrade::distinct;
use crate::state::{Asked, Position};
use meadhall_engine::{Chance, Seat, SeatSet, Sink};

impl BloodRage {
    /// Participants who owe a battle card: all at once, or one after another before Heimdall.
    pub(crate) fn owing_cards(&self, position: &Position) -> SeatSet {
        let table = &position.table;
        if table.god_at(table.battle.place) == Some(God::Heimdall) {
            return SeatSet::only(table.who);
        }
        let owes = |seat: &Seat| !position.secret(*seat).hand.is_empty();
        table.battle.members.minus(table.answered).iter().filter(owes).collect()
    }

    pub(crate) fn list_late(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Decline);
        let hand = position.secret(seat).hand;
        choices.extend(distinct(hand.as_slice()).filter(|&card| self.face(card).is_late()).map(Action::Add));
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Asks all participants for a card.
    pub fn ask_cards(&mut self) {
        let table = &mut self.position.table;
        table.answered = SeatSet::EMPTY;
        let pillager = table.battle.pillager;
        if table.god_at(table.battle.place) == Some(God::Heimdall) {
            let next = self.left(pillager);
            return self.ask_next_card(next);
        }
        table.asked = Asked::Card;
        if self.game.owing_cards(self.position).is_empty() {
            self.apply_texts();
        }
    }

    /// Before Heimdall: the next participant with a card, the pillager last.
    fn ask_next_card(&mut self, from: Seat) {
        let table = &self.position.table;
        let (members, pillager, answered) = (table.battle.members, table.battle.pillager, table.answered);
        let mut seat = from;
        loop {
            let open = members.contains(seat) && !answered.contains(seat);
            if open && !self.position.secret(seat).hand.is_empty() {
                return self.ask(seat, Asked::Card);
            }
            if seat == pillager {
                return self.apply_texts();
            }
            seat = self.left(seat);
        }
    }

    /// A participant lays down a card. Nothing is turned before the last one, except before Heimdall.
    pub fn lay(&mut self, seat: Seat, card: Card) {
        self.position.table.answered.insert(seat);
        if self.position.table.god_at(self.position.table.battle.place) == Some(God::Heimdall) {
            self.turn_up(seat, card);
            if seat == self.position.table.battle.pillager {
                return self.apply_texts();
            }
            let next = self.left(seat);
            return self.ask_next_card(next);
        }
        self.position.secret_mut(seat).chosen = Some(card);
        self.tell(Event::Laid(seat));
        if !self.game.owing_cards(self.position).is_empty() {
            return;
        }
        let pillager = self.position.table.battle.pillager;
        for seat in self.clockwise(pillager) {
            if let Some(card) = self.position.secret_mut(seat).chosen.take() {
                self.turn_up(seat, card);
            }
        }
        self.apply_texts();
    }

    /// A card is revealed.
    fn turn_up(&mut self, seat: Seat, card: Card) {
        self.show(seat, card);
        self.position.table.sheet_mut(seat).revealed.push(card);
        self.tell(Event::Revealed(seat, card));
    }

    /// Asks the next participant with a hand for a card to add, until all have declined one after another.
    pub fn continue_adding(&mut self, mut seat: Seat) {
        loop {
            let table = &self.position.table;
            if usize::from(table.battle.declined) >= self.game.players {
                return self.compare();
            }
            if table.battle.members.contains(seat) && !self.position.secret(seat).hand.is_empty() {
                return self.ask(seat, Asked::Add);
            }
            self.position.table.battle.declined += 1;
            seat = self.left(seat);
        }
    }

    pub fn add(&mut self, seat: Seat, card: Option<Card>) {
        match card {
            Some(card) => {
                self.turn_up(seat, card);
                self.position.table.battle.declined = 0;
            }
            None => {
                self.position.table.battle.declined += 1;
                self.tell(Event::AddedNothing(seat));
            }
        }
        let next = self.left(seat);
        self.continue_adding(next);
    }
}
