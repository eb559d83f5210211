//! Section 16: how a solo game ends, and what the monster takes from Valhalla.

use crate::data::Card;
use crate::event::Event;
use crate::rules::Resolver;
use crate::rules::solo::{PLAYER, STEPS};
use crate::state::battle::Kind;
use crate::state::places::Place;
use crate::state::{Asked, Stage};
use meadhall_engine::{Chance, Sink};

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Whether the deck is gone while more than one card of the monster is left: the game is lost at once then.
    pub fn is_doomed_alone(&mut self) -> bool {
        let table = &self.position.table;
        if !self.game.is_solo() || table.foe.last || !self.position.deck().is_empty() {
            return false;
        }
        // A card that is beaten makes way for the next when warriors are sent.
        let battle = &table.battle;
        let beaten = battle.kind == Kind::Hunt && battle.won == Some(true) && battle.foe == table.foe.step;
        let doomed = table.foe.step + u8::from(beaten) + 1 < STEPS;
        if doomed {
            self.end_solo(false);
        }
        doomed
    }

    pub fn end_solo(&mut self, won: bool) {
        self.discard_laid();
        for card in std::mem::take(&mut self.position.drawn).iter() {
            self.shift(card, Place::Table, Place::Hand(PLAYER));
        }
        if let Some(card) = self.table().lifted.take() {
            self.lay_on_pile(card);
        }
        let table = self.table();
        table.drawn = 0;
        table.due.clear();
        table.supply = 3;
        table.battle = Default::default();
        table.foe.won = won;
        table.stage = Stage::Over;
        table.asked = Asked::Over;
        self.tell(Event::SoloOver { won });
    }

    /// If the deck is gone, the last attack follows at once, or the game is lost.
    pub fn solo_deck_gone(&mut self) -> bool {
        let table = &self.position.table;
        if !self.position.deck().is_empty() && !table.foe.last {
            return false;
        }
        let able = table.foe.step + 1 == STEPS && table.board(PLAYER).filled() != 0;
        if table.foe.last || !able {
            self.end_solo(false);
            return true;
        }
        self.table().foe.last = true;
        self.table().stage = Stage::A;
        self.tell(Event::LastAttack);
        self.hunt(PLAYER);
        true
    }

    /// So many points are lost: credited ones first and exactly, then a card; true if the player has to choose it.
    pub fn lose_glory(&mut self, points: u8) -> bool {
        let board = self.board(PLAYER);
        let credited = board.credit.min(points);
        board.credit -= credited;
        if credited > 0 {
            self.tell(Event::CreditLost { seat: PLAYER, points: credited });
        }
        if credited == points {
            return false;
        }
        let cheapest = self.game.cheapest(self.position, PLAYER);
        let mut cards = self.game.distinct(&cheapest);
        match (cards.next(), cards.next()) {
            (Some(card), None) => {
                self.drop_glory(card);
                false
            }
            (Some(_), Some(_)) => {
                self.ask(PLAYER, Asked::GloryToll);
                true
            }
            _ => false,
        }
    }

    /// A card leaves Valhalla.
    pub fn drop_glory(&mut self, card: Card) {
        if self.shift(card, Place::Valhalla(PLAYER), Place::Discard) {
            self.table().discard.push(card);
            self.tell(Event::GloryLost { seat: PLAYER, card });
        }
    }
}
