//! Section 5.5: Upgrade, and 5.6: committing a quest.

use crate::BloodRage;
use crate::action::Action;
use crate::data::{Card, Kind, Text};
use crate::event::Event;
use crate::names::Figure;
use crate::rules::Course;
use crate::sheet::{Group, OUTSIDE, Piece, RESERVE, Sheet, Slot};
use crate::state::{Asked, FreeInvade, Position};
use meadhall_engine::{Chance, Seat, Sink};

/// The Rage that an upgrade costs.
pub fn upgrade_cost(sheet: &Sheet, card: Card) -> u8 {
    match card.text() {
        Text::Free | Text::StrengthOfFallen => 0,
        _ => card.face().value.saturating_sub(sheet.has(Text::CheaperUpgrades).into()),
    }
}

/// The different cards of a hand, in order.
pub(crate) fn distinct(hand: &[Card]) -> impl Iterator<Item = Card> + Clone + '_ {
    hand.iter().enumerate().filter(move |&(n, card)| n == 0 || hand[n - 1] != *card).map(|(_, &card)| card)
}

impl BloodRage {
    pub(crate) fn list_quests(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let hand = position.secret(seat).hand;
        choices.extend(distinct(hand.as_slice()).filter(|card| card.is_quest()).map(Action::Quest));
    }

    pub(crate) fn list_upgrades(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let hand = position.secret(seat).hand;
        let sheet = position.sheet(seat);
        for card in distinct(hand.as_slice()) {
            let slots = Slot::for_kind(card.face().kind);
            if slots.is_empty() || upgrade_cost(sheet, card) > sheet.rage {
                continue;
            }
            // Free slots of a kind differ in nothing: they are one choice.
            if slots.len() > 1 && free_slot(sheet, card).is_some() {
                choices.push(Action::Upgrade(card, None));
            }
            let named = slots.iter().filter(|&&slot| slots.len() == 1 || sheet.slot(slot).is_some());
            choices.extend(named.map(|&slot| Action::Upgrade(card, Some(slot))));
        }
    }
}

/// The first slot of a card's kind that holds nothing.
pub fn free_slot(sheet: &Sheet, card: Card) -> Option<Slot> {
    Slot::for_kind(card.face().kind).iter().copied().find(|&slot| sheet.slot(slot).is_none())
}

impl<C: Chance, S: Sink<Event>> Course<'_, C, S> {
    pub fn commit(&mut self, seat: Seat, card: Card) {
        let secret = self.position.secret_mut(seat);
        if secret.hand.remove(card) {
            secret.quests.insert(card);
        }
        self.tell(Event::Committed { seat, card: Some(card) });
        self.end_turn();
    }

    pub fn upgrade(&mut self, seat: Seat, card: Card, slot: Option<Slot>) {
        let sheet = self.position.sheet(seat);
        let Some(slot) = slot.or_else(|| free_slot(sheet, card)) else { return };
        let cost = upgrade_cost(self.position.sheet(seat), card);
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
        if matches!(card.text(), Text::MysticsRetreat | Text::MysticsSlay | Text::MysticsPay(_))
            && self.position.table.shift(seat, Piece::Mystic, OUTSIDE, RESERVE)
        {
            self.tell(Event::Joined(seat, Figure::Mystic));
        }
        let free = match card.face().kind {
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
        let figure = self.position.sheet(seat).figure(piece);
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
