//! Section 7: what jarls do in the own phase of a battle.

use crate::Valhalla;
use crate::action::{Action, Dice};
use crate::data::Card;
use crate::event::{Cause, Event};
use crate::names::{Face, Jarl};
use crate::rules::Resolver;
use crate::rules::draw::FEW_SHIELDS;
use crate::state::battle::Side;
use crate::state::{Asked, Position};
use meadhall_engine::{Chance, Seat, Sink};

impl Valhalla {
    /// Everything that the side whose phase it is may do.
    pub(crate) fn list_fight(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Done);
        let Some(at) = position.table.battle.side_of(seat) else { return };
        let side = &position.table.battle.sides[at];
        let jarl = position.table.board(seat).jarl;
        if jarl == Some(Jarl::Gorm) && side.jarl_uses == 1 && !side.second_off && has_weapon(side) {
            choices.extend(self.distinct(&position.hand(seat)).map(Action::Pay));
        }
        self.list_activations(position, at, choices);
        self.list_tactics(position, at, choices);
        self.list_drops(side, choices);
        if side.rerolls > 0 && side.free() > 0 {
            choices.push(Action::FreeReroll);
        }
        self.list_jarl(position, side, jarl, choices);
    }

    fn list_jarl(&self, position: &Position, side: &Side, jarl: Option<Jarl>, choices: &mut Vec<Action>) {
        match jarl {
            Some(Jarl::Sigvard) if side.jarl_uses == 0 && !side.main_off => {
                let there = Face::ALL.into_iter().filter(|face| side.dice[face.index()] > 0);
                choices.extend(there.map(Action::JarlReroll));
            }
            Some(Jarl::Sigvard) => choices.extend(side.tracked.map(Action::JarlReroll)),
            Some(Jarl::Thord) if !side.main_off && side.dice[Face::X.index()] > 0 => {
                let bold = position.table.board(side.seat).shields <= FEW_SHIELDS && !side.second_off;
                if side.jarl_uses < 1 + u8::from(bold) {
                    choices.extend(Face::WEAPONS.map(|to| Action::Turn(Face::X, to)));
                }
            }
            Some(Jarl::Gorm) if side.jarl_uses == 0 && !side.main_off => self.list_turns(side, choices),
            _ => {}
        }
    }

    /// Every way to use a weapon as another.
    pub(crate) fn list_turns(&self, side: &Side, choices: &mut Vec<Action>) {
        for from in Face::WEAPONS.into_iter().filter(|face| side.dice[face.index()] > 0) {
            choices.extend(Face::WEAPONS.into_iter().filter(|&to| to != from).map(|to| Action::Turn(from, to)));
        }
    }
}

fn has_weapon(side: &Side) -> bool {
    side.dice[..5].iter().any(|count| *count > 0)
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Sigvard's reroll of one die.
    pub fn jarl_reroll(&mut self, seat: Seat, face: Face) {
        let Some(at) = self.position.table.battle.side_of(seat) else { return };
        let mut dice = Dice::default();
        dice.0[face.index()] = 1;
        let before = self.side(at).dice;
        self.reroll(at, dice);
        let side = self.side(at);
        side.jarl_uses += 1;
        side.tracked = None;
        if side.jarl_uses == 1 && side.tactics == 0 && !side.second_off {
            // The face that the die shows now is the one of which there is one more than without it.
            let without = |n: usize| before[n].saturating_sub(u8::from(n == face.index()));
            side.tracked = Face::ALL.into_iter().find(|now| side.dice[now.index()] > without(now.index()));
        }
        self.ask(seat, Asked::Fight);
    }

    /// Thord or Gorm turns a die.
    pub fn jarl_turn(&mut self, seat: Seat, from: Face, to: Face) {
        let Some(at) = self.position.table.battle.side_of(seat) else { return };
        self.side(at).jarl_uses += 1;
        self.turn_die(at, from, to);
        self.ask(seat, Asked::Fight);
    }

    /// Gorm's second use is paid for.
    pub fn pay_gorm(&mut self, seat: Seat, card: Card) {
        self.discard_from_hand(seat, card, Cause::Jarl(Jarl::Gorm));
        self.ask(seat, Asked::GormTurn);
    }

    pub fn free_reroll(&mut self, seat: Seat) {
        self.ask(seat, Asked::Reroll(crate::state::Throw::Free));
    }
}
