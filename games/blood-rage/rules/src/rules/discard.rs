//! Section 7.1: the Discard phase.

use crate::BloodRage;
use crate::action::Action;
use crate::data::{AGES, Card};
use crate::event::Event;
use crate::names::Phase;
use crate::rules::Resolver;
use crate::rules::upgrade::distinct;
use crate::state::{Asked, Position};
use meadhall_engine::{Chance, List, Seat, SeatSet, Sink};

impl BloodRage {
    /// Everybody with cards who has not chosen yet.
    pub(crate) fn owing_discards(&self, position: &Position) -> SeatSet {
        let owes = |seat: &Seat| !position.secret(*seat).hand.is_empty();
        self.everybody().minus(position.table.answered).iter().filter(owes).collect()
    }

    pub(crate) fn list_keeps(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Keep(None));
        let hand = position.secret(seat).hand;
        choices.extend(distinct(hand.as_slice()).map(|card| Action::Keep(Some(card))));
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    pub fn begin_discard(&mut self) {
        self.enter(Phase::Discard);
        let table = &mut self.position.table;
        table.asked = Asked::Discard;
        table.answered = SeatSet::EMPTY;
        if table.age >= AGES || self.game.owing_discards(self.position).is_empty() {
            self.end_discard();
        }
    }

    /// One player's choice. Nothing goes before the last one.
    pub fn keep(&mut self, seat: Seat, card: Option<Card>) {
        self.position.secret_mut(seat).chosen = card;
        self.position.table.answered.insert(seat);
        self.tell(Event::Chose(seat));
        if self.game.owing_discards(self.position).is_empty() {
            self.end_discard();
        }
    }

    fn end_discard(&mut self) {
        let age = usize::from(self.position.table.age);
        for seat in self.game.all() {
            // The quests are turned up next; what else is known of the player is known of the hand.
            let quests = self.position.secret(seat).quests;
            for card in quests.iter() {
                self.note(seat, card);
            }
            let secret = self.position.secret_mut(seat);
            let kept = secret.chosen.take();
            let hand = secret.hand;
            if let Some(card) = kept {
                secret.hand.remove(card);
            }
            for card in secret.hand.iter() {
                secret.buried.push(card);
            }
            secret.hand = List::new();
            if let Some(card) = kept {
                secret.hand.push(card);
            }
            let sheet = self.position.table.sheet_mut(seat);
            if let Some(held) = sheet.held.get_mut(age - 1) {
                *held = sheet.known.iter().collect();
            }
            // Which card it is can be told from outside only if all cards of the hand were known and alike.
            let told = sheet.known.len() == hand.len() && sheet.known.iter().all(|card| Some(card) == kept);
            sheet.known = kept.filter(|_| told).into_iter().collect();
            if !hand.is_empty() {
                self.tell(Event::Kept { seat, kept: kept.is_some(), card: kept });
            }
        }
        self.position.table.answered = SeatSet::EMPTY;
        self.begin_quests();
    }
}
