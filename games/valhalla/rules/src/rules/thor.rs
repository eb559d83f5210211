//! Section 9: Thor's help.

use crate::Valhalla;
use crate::action::Action;
use crate::data::{Card, Entry, Help, Kind, Side};
use crate::event::{Cause, Event};
use crate::rules::Resolver;
use crate::state::battle::{ATTACKER, Aid, DEFENDER, Kind as Fight};
use crate::state::places::Place;
use crate::state::{Asked, Pick, Position, Table};
use meadhall_engine::{Chance, Seat, SeatSet, Sink};

impl Valhalla {
    /// Whether a card may help a side now.
    pub(crate) fn may_help(&self, table: &Table, card: Card, helped: usize) -> bool {
        let Some(Entry { kind: Kind::Thor(condition, _), .. }) = self.cards.get(card) else { return false };
        let sizes = table.battle.sides.map(|side| table.board(side.seat).size());
        let (own, other) = (sizes[helped], sizes[1 - helped]);
        match condition {
            Side::Fewer => own < other,
            Side::FewerOrEqual => own <= other,
        }
    }

    /// Everybody who does not fight and has a card, whichever.
    pub(crate) fn asked_for_help(&self, position: &Position) -> SeatSet {
        let battle = &position.table.battle;
        let asked = |seat: &Seat| battle.side_of(*seat).is_none() && !position.hand(*seat).is_empty();
        self.all().filter(asked).collect()
    }

    pub(crate) fn list_help(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Decline);
        let battle = &position.table.battle;
        let cards = position.hand(seat).and(&self.cards.thor);
        for card in self.distinct(&cards) {
            let sides = if battle.sides[ATTACKER].seat < battle.sides[DEFENDER].seat {
                [ATTACKER, DEFENDER]
            } else {
                [DEFENDER, ATTACKER]
            };
            for side in sides {
                if self.may_help(&position.table, card, side) {
                    choices.push(Action::Help(card, battle.sides[side].seat));
                }
            }
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Asks for Thor's help, if there is anybody to ask.
    pub fn ask_thor(&mut self) -> bool {
        let asks = self.game.thor
            && self.position.table.battle.kind == Fight::Duel
            && !self.game.asked_for_help(self.position).is_empty();
        if asks {
            self.table().asked = Asked::Thor;
        }
        asks
    }

    pub fn answer_help(&mut self, seat: Seat, help: Option<(Card, Seat)>) {
        self.position.secrets[seat.index()].pick = Pick::Help(help);
        let asked = self.game.asked_for_help(self.position);
        let secrets = &self.position.secrets;
        if asked.iter().any(|seat| secrets[seat.index()].pick == Pick::None) {
            return;
        }
        let mut helped = 0;
        let attacker = self.position.table.battle.sides[ATTACKER].seat;
        for from in self.game.clockwise(attacker) {
            let pick = std::mem::take(&mut self.position.secrets[from.index()].pick);
            if let Pick::Help(Some((card, to))) = pick {
                self.help(from, card, to, helped);
                helped += 1;
            }
        }
        if helped == 0 {
            self.tell(Event::NoHelp);
        }
        self.go_on();
    }

    fn help(&mut self, from: Seat, card: Card, to: Seat, number: usize) {
        let Some(side) = self.position.table.battle.side_of(to) else { return };
        if !self.shift(card, Place::Hand(from), Place::Table) {
            return;
        }
        self.tell(Event::Helped { from, to, card });
        if let Some(slot) = self.table().battle.aids.get_mut(number) {
            *slot = Some(Aid { card, from, attacker: side == ATTACKER });
        }
        let Some(Entry { kind: Kind::Thor(_, help), .. }) = self.game.cards.get(card) else { return };
        match *help {
            Help::DrawCard => self.draw_to_hand(to, 1),
            Help::Strength { value } => self.side(side).strengthen(value),
            Help::FreeReroll => self.side(side).rerolls += 1,
            Help::ExtraDie => {
                self.take_dice(side, 1);
            }
            Help::StealRandomCard => {
                let other = self.position.table.battle.sides[1 - side].seat;
                self.rob(other, to);
            }
        }
    }

    /// BattleStep (7): the cards of Thor's help go to Valhalla or are discarded.
    pub fn reward_thor(&mut self) {
        let won = self.position.table.battle.won;
        for aid in std::mem::take(&mut self.table().battle.aids).into_iter().flatten() {
            let (seat, card) = (aid.from, aid.card);
            if won == Some(aid.attacker) {
                self.shift(card, Place::Table, Place::Valhalla(seat));
                self.tell(Event::ThorsGlory { seat, card });
            } else {
                self.lay_on_pile(card);
                self.tell(Event::Discarded { seat, card, cause: Cause::Thor });
            }
        }
    }
}
