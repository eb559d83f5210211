//! Warriors that stay in their bands: Freydis, Loki, and dwarves who deny Valhalla.

use crate::Valhalla;
use crate::data::{Ability, Card};
use crate::event::Event;
use crate::rules::Resolver;
use crate::state::battle::Kind;
use crate::state::{Asked, Spare};
use meadhall_engine::{Chance, Seat, Sink, byte};

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Asks which of the warriors about to be sent stays, if there is one.
    pub fn ask_spare(&mut self, seat: Seat, from: usize, spare: Spare) -> bool {
        let side = &self.position.table.battle.sides[from];
        let there = match spare {
            Spare::Freydis | Spare::Deny => Valhalla::departing(side),
            Spare::LokiLoser | Spare::LokiWinner => side.sent & !side.path,
        };
        if there != 0 {
            self.ask(seat, Asked::Spare(spare));
        }
        there != 0
    }

    /// A warrior stays in its band.
    pub fn spare(&mut self, spare: Spare, asked: Seat, place: u8) {
        let battle = &self.position.table.battle;
        let Some(at) = battle.side_of(asked) else { return };
        let from = if spare == Spare::LokiWinner { at } else { 1 - at };
        let side = self.side(from);
        side.sent &= !(1 << place);
        if matches!(spare, Spare::Freydis | Spare::Deny) {
            side.path &= !(1 << place);
        }
        let seat = side.seat;
        let card = self.position.table.board(seat).band.get(usize::from(place)).and_then(|post| post.card);
        if let Some(card) = card {
            self.tell(Event::Spared { seat, card });
        }
        self.resolve();
    }

    /// What dwarves keep from Valhalla.
    pub fn dwarves(&mut self, at: usize) -> bool {
        let battle = &self.position.table.battle;
        if battle.kind != Kind::Duel {
            return false;
        }
        let side = battle.sides[at];
        let denies = |card: Card| {
            self.game.cards.warrior(card).is_some_and(|warrior| warrior.ability == Some(Ability::DenyValhalla))
        };
        let count = |seat: Seat, mask: u8| {
            let board = self.position.table.board(seat);
            byte(board.warriors().filter(|&(place, card, _)| mask >> place & 1 == 1 && denies(card)).count())
        };
        let helpers = self.game.partner(side.seat).map_or(0, |partner| count(partner, side.helpers));
        let dwarves = count(side.seat, side.active) + helpers;
        if side.denied >= dwarves {
            return false;
        }
        self.side(at).denied += 1;
        self.ask_spare(side.seat, 1 - at, Spare::Deny)
    }
}
