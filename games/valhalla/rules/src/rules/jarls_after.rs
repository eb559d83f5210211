//! Section 7: abilities of jarls after a battle, their own or that of others.

use crate::action::Action;
use crate::data::Card;
use crate::event::Event;
use crate::names::Jarl;
use crate::rules::Resolver;
use crate::rules::draw::FEW_SHIELDS;
use crate::state::battle::{ATTACKER, DEFENDER, Kind};
use crate::state::places::{CardSet, Place};
use crate::state::{Asked, Spare};
use meadhall_engine::{Chance, Seat, Sink, byte};

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// A jarl's ability after a victory or a defeat.
    pub fn jarl_after(&mut self, at: usize, won: bool) -> bool {
        let battle = &self.position.table.battle;
        if battle.turn > 0 {
            return false;
        }
        let side = battle.sides[at];
        let seat = side.seat;
        let other = battle.sides[1 - at].seat;
        let duel = battle.kind == Kind::Duel;
        // A side without a player is the monster's.
        if !duel && battle.side_of(seat) != Some(at) {
            return false;
        }
        let board = *self.position.table.board(seat);
        let calm = side.tactics == 0;
        self.table().battle.turn = 1;
        match board.jarl {
            Some(Jarl::Blodhrafn) if (!won || !side.rerolled) && !self.position.deck().is_empty() => {
                self.ask(seat, Asked::Blodhrafn);
                true
            }
            Some(Jarl::Jorunn) if won && !self.position.deck().is_empty() => {
                self.ask(seat, Asked::Jorunn);
                true
            }
            Some(Jarl::Hakon) if won && duel && (at == ATTACKER || board.shields <= FEW_SHIELDS) => {
                self.rob(other, seat);
                false
            }
            Some(Jarl::Steinar) if won && duel && at == ATTACKER => self.steinar(seat, calm),
            Some(Jarl::Freydis) if !won && duel && (at == DEFENDER || calm) => {
                self.ask_spare(seat, 1 - at, Spare::Freydis)
            }
            _ => false,
        }
    }

    /// Blodhrafn: cards are turned up until a warrior appears, who joins the band; the others go back.
    pub fn choose_blodhrafn(&mut self, seat: Seat, action: Action) {
        if action != Action::Main {
            return self.resolve();
        }
        let mut others = CardSet::EMPTY;
        let found = loop {
            let Some(id) = self.turn_up() else { break None };
            let card = self.game.cards.card_of(id);
            self.tell(Event::Turned(card));
            if self.game.warriors.contains(id) {
                break Some(card);
            }
            others.insert(id);
        };
        self.position.places.put_all(&others, Place::Deck);
        if !others.is_empty() {
            self.tell(Event::ShuffledBack(byte(others.len())));
        }
        let Some(card) = found else { return self.resolve() };
        self.table().lifted = Some(card);
        self.settle_lifted(seat);
    }

    /// Blodhrafn's warrior is not added: only in positions that version 1 of the rules stored.
    pub fn return_lifted(&mut self) {
        if let Some(card) = self.table().lifted.take() {
            self.shift(card, Place::Table, Place::Deck);
            self.tell(Event::ShuffledBack(1));
        }
        self.check_deck();
        self.resolve();
    }

    pub fn choose_jorunn(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Main => self.draw_to_hand(seat, 1),
            Action::Secondary => self.draw_to_hand(seat, 2),
            _ => {}
        }
        self.resolve();
    }

    pub fn steinar(&mut self, seat: Seat, calm: bool) -> bool {
        let battle = &self.position.table.battle;
        let bystander = |other: &Seat| battle.side_of(*other).is_none() && !self.position.hand(*other).is_empty();
        if !self.game.all().any(|other| bystander(&other)) {
            return false;
        }
        if calm {
            self.ask(seat, Asked::Steinar);
            return true;
        }
        self.next_discard(seat)
    }

    /// Steinar's main ability: the next of those who did not fight discards a card.
    fn next_discard(&mut self, seat: Seat) -> bool {
        let battle = &self.position.table.battle;
        let done = usize::from(battle.turn.saturating_sub(1)).min(self.game.players);
        let next = self
            .game
            .clockwise(seat)
            .enumerate()
            .skip(done)
            .find(|(_, other)| battle.side_of(*other).is_none() && !self.position.hand(*other).is_empty());
        match next {
            Some((n, other)) => {
                self.table().battle.turn = byte(n) + 2;
                self.ask(other, Asked::SteinarDiscard);
                true
            }
            None => false,
        }
    }

    /// Those who did not fight discard one after the other; then the battle's end goes on.
    pub fn go_on_discarding(&mut self, attacker: Seat) {
        if !self.next_discard(attacker) {
            self.resolve();
        }
    }

    /// Those who did not fight: Yrsa.
    pub fn others(&mut self) -> bool {
        let battle = &self.position.table.battle;
        if battle.kind != Kind::Duel || battle.turn > 0 {
            return false;
        }
        let table = &self.position.table;
        let yrsa = self.game.all().find(|&seat| table.board(seat).jarl == Some(Jarl::Yrsa));
        let Some(seat) = yrsa.filter(|&seat| battle.side_of(seat).is_none()) else { return false };
        let deck = battle.won == Some(false) && !self.position.deck().is_empty();
        let asks = deck || !table.discard.is_empty();
        self.table().battle.turn = 1;
        if asks {
            self.ask(seat, Asked::Yrsa);
        }
        asks
    }

    pub fn choose_yrsa(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Main => {
                if let Some(card) = self.position.table.discard.iter().last() {
                    self.recover(seat, card);
                }
            }
            Action::Secondary => self.draw_to_hand(seat, 1),
            _ => {}
        }
        self.resolve();
    }

    /// A card of the discard pile comes into a hand; everybody sees it.
    pub fn recover(&mut self, seat: Seat, card: Card) {
        if self.take_from_pile(card, Place::Hand(seat)) {
            self.tell(Event::Recovered { seat, card });
        }
    }
}
