//! Section 4: the end of a phase, the comparison, and whom the defender sends.

use crate::Brothers;
use crate::Valhalla;
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::rules::Resolver;
use crate::state::battle::{ATTACKER, BattleStep, DEFENDER, Kind, Side};
use crate::state::{Asked, Table};
use meadhall_engine::{Chance, Seat, Sink};

impl Valhalla {
    /// The defender's choice of warriors to send.
    pub(crate) fn list_sends(&self, table: &Table, choices: &mut Vec<Action>) {
        choices.push(Action::Done);
        let side = &table.battle.sides[DEFENDER];
        choices.extend(self.spots(table, side.seat, side.active & !side.sent, false).map(Action::Send));
        if self.brothers == Brothers::Alliance
            && let Some(ally) = self.partner(side.seat)
        {
            choices.extend(self.spots(table, ally, side.helpers & !side.helpers_sent, true).map(Action::Send));
        }
    }

    /// Own warriors of a side that are about to be sent, as bits.
    pub(crate) fn departing(side: &Side) -> u8 {
        side.sent | side.path
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// The own phase is over.
    pub fn end_phase(&mut self) {
        let battle = &self.position.table.battle;
        let at = battle.turn_of();
        let (kind, step) = (battle.kind, battle.step);
        let total = self.game.strength(self.position, at);
        let side = self.side(at);
        let (seat, activated) = (side.seat, side.activated());
        side.total = total;
        side.fought = activated;
        if kind != Kind::Ragnarok {
            self.tell(Event::Total(seat, total));
        }
        match kind {
            Kind::Duel if step == BattleStep::Attack && activated > 0 => self.begin_phase(DEFENDER),
            Kind::Duel if step == BattleStep::Attack => self.conclude(None),
            Kind::Duel => {
                let strength = self.game.strength(self.position, ATTACKER);
                self.side(ATTACKER).total = strength;
                self.conclude(Some(activated == 0 || strength >= total));
            }
            Kind::Ragnarok => self.end_ragnarok_part(),
            Kind::Hunt | Kind::Raid => self.compare_with_monster(),
            Kind::None => {}
        }
    }

    /// The battle is decided; its end begins.
    pub fn conclude(&mut self, won: Option<bool>) {
        let battle = &mut self.position.table.battle;
        battle.won = won;
        battle.turn = 0;
        battle.step = BattleStep::Choose;
        let [attacker, defender] = &battle.sides;
        let (a, d) = (attacker.seat, defender.seat);
        let by = attacker.total.abs_diff(defender.total);
        self.tell(match won {
            None => Event::NoWinner,
            Some(true) => Event::Won { winner: a, loser: d, by },
            Some(false) => Event::Won { winner: d, loser: a, by },
        });
        if won == Some(true) {
            let alliance = self.game.brothers == Brothers::Alliance;
            let side = self.side(ATTACKER);
            side.sent = side.active;
            side.helpers_sent = if alliance { side.helpers } else { 0 };
        } else if won == Some(false) {
            let brothers = self.game.brothers;
            let side = self.side(DEFENDER);
            let choice = side.active != 0 || alliance_helpers(brothers, side);
            if choice {
                return self.ask(d, Asked::Send);
            }
        }
        self.next_step();
    }

    /// The defender sends one more warrior.
    pub fn mark_sent(&mut self, seat: Seat, spot: Spot) {
        let alliance = self.game.brothers == Brothers::Alliance;
        let side = self.side(DEFENDER);
        if spot.ally {
            side.helpers_sent |= 1 << spot.place;
        } else {
            side.sent |= 1 << spot.place;
        }
        let helpers = if alliance { side.helpers } else { 0 };
        if side.sent == side.active && side.helpers_sent == helpers {
            return self.next_step();
        }
        self.ask(seat, Asked::Send);
    }

    /// This step is done.
    pub fn next_step(&mut self) {
        let battle = &mut self.position.table.battle;
        battle.step = battle.step.next();
        battle.turn = 0;
        self.resolve();
    }
}

fn alliance_helpers(brothers: Brothers, side: &Side) -> bool {
    brothers == Brothers::Alliance && side.helpers != 0
}
