//! Section 5.5: Upgrade, and 5.6: committing a quest.

use crate::BloodRage;
use crate::action::Action;
use crate::data::{Card, Kind};
use crate::event::Event;
use crate::names::Figure;
use crate::rules::Resolver;
use crate::state::{Asked, FreeInvade, Position};
use crate::state::{Group, OUTSIDE, Piece, RESERVE, Slot};
use meadhall_engine::{Chance, Seat, Sink};

/// The different cards of a hand, in order.
pub(crate) fn distinct(hand: &[Card]) -> impl Iterator<Item = Card> + Clone + '_ {
    hand.iter().enumerate().filter(move |&(n, card)| n == 0 || hand[n - 1] != *card).map(|(_, &card)| card)
}

impl BloodRage {
    pub(crate) fn list_quests(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let hand = position.secret(seat).hand;
        choices.extend(distinct(hand.as_slice()).filter(|&card| self.face(card).is_quest()).map(Action::Quest));
    }

    pub(crate) fn list_upgrades(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let hand = position.secret(seat).hand;
        let sheet = self.sheet(&position.table, seat);
        for card in distinct(hand.as_slice()) {
            let slots = sheet.slots_for(card);
            if slots.is_empty() || sheet.upgrade_cost(card) > sheet.rage {
                continue;
            }
            // Free slots of a kind differ in nothing: they are one choice. So is the only slot of a kind, full or not.
            if slots.len() == 1 || sheet.free_slot(card).is_some() {
                choices.push(Action::Upgrade(card, None));
            }
            let full = slots.iter().filter(|&&slot| slots.len() > 1 && sheet.slot(slot).is_some());
            choices.extend(full.map(|slot| Action::Upgrade(card, Some(slot.number()))));
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    pub fn commit(&mut self, seat: Seat, card: Card) {
        let secret = self.position.secret_mut(seat);
        if secret.hand.remove(card) {
            secret.quests.insert(card);
        }
        self.tell(Event::Committed { seat, card: Some(card) });
        self.end_turn();
    }

    pub fn upgrade(&mut self, seat: Seat, card: Card, number: Option<u8>) {
        let sheet = self.game.sheet(&self.position.table, seat);
        let Some(slot) = sheet.slot_for(card, number) else { return };
        let cost = sheet.upgrade_cost(card);
        self.pay(seat, cost);
        self.show(seat, card);
        self.position.table.gone.add(card, 1);
        let replaced = self.position.sheet(seat).slot(slot);
        if let (Some(_), Some(piece)) = (replaced, slot.piece()) {
            self.dismiss(seat, piece);
        }
        let sheet = self.position.table.sheet_mut(seat);
        sheet.slots[slot as usize] = Some(card);
        if let Some(piece) = slot.piece() {
            sheet.figures[RESERVE] = sheet.figures[RESERVE].and(Group::of(piece, 1));
        }
        self.tell(Event::Upgraded { seat, card, slot, cost, replaced });
        if self.game.face(card).effect.is_of_mystics()
            && self.position.table.shift(seat, Piece::Mystic, OUTSIDE, RESERVE)
        {
            self.tell(Event::Joined(seat, Figure::Mystic));
        }
        let free = match self.game.face(card).kind {
            Kind::Leader => FreeInvade::Leader,
            Kind::Warrior => FreeInvade::Warrior,
            Kind::Ship => FreeInvade::Ship,
            Kind::Monster(_) if slot == Slot::Monster1 => FreeInvade::First,
            Kind::Monster(_) => FreeInvade::Second,
            Kind::Clan | Kind::Battle | Kind::Quest => return self.end_turn(),
        };
        if self.game.has_free_invade(&self.position.table, seat, free) {
            self.ask(seat, Asked::FreeInvade(free));
        } else {
            self.end_turn();
        }
    }

    /// A replaced monster leaves the game, wherever its figure is.
    fn dismiss(&mut self, seat: Seat, piece: Piece) {
        let figure = self.game.sheet(&self.position.table, seat).figure(piece);
        let table = &mut self.position.table;
        for spot in 0..OUTSIDE {
            if table.shift(seat, piece, spot, OUTSIDE) {
                table.sheet_mut(seat).figures[OUTSIDE].take(piece);
                self.tell(Event::Left(seat, figure));
                return;
            }
        }
    }
}
