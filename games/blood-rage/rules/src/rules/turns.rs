//! Section 5.1 and 5.2: the course and the end of the Action phase.

use crate::BloodRage;
use crate::action::Action;
use crate::data::PROVINCES;
use crate::event::Event;
use crate::names::{Phase, Stat};
use crate::rules::Resolver;
use crate::state::{Asked, Position, Table};
use meadhall_engine::{Chance, Seat, Sink};

/// Whether a player may take turns still.
#[inline]
fn may_act(table: &Table, seat: Seat) -> bool {
    let sheet = table.sheet(seat);
    sheet.rage > 0 && !sheet.passed
}

impl BloodRage {
    /// Every action of a turn.
    pub(crate) fn list_turn(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        self.list_quests(position, seat, choices);
        self.list_upgrades(position, seat, choices);
        let table = &position.table;
        self.list_pillages(table, seat, choices);
        self.list_challenges(table, seat, choices);
        self.list_sacrifices(table, seat, choices);
        self.list_invades(table, seat, choices);
        self.list_marches(table, seat, choices);
        choices.push(Action::Pass);
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    pub fn begin_action(&mut self) {
        self.enter(Phase::Action);
        for seat in self.game.all() {
            let sheet = self.position.table.sheet_mut(seat);
            sheet.rage = sheet.stat(Stat::Rage);
            sheet.passed = false;
            sheet.pillages = [0; PROVINCES];
            sheet.challenged = None;
        }
        let first = self.position.table.first;
        self.give_turn(first);
    }

    /// Moves the saga token to a phase.
    pub fn enter(&mut self, phase: Phase) {
        self.position.table.phase = phase;
        self.tell(Event::Phase(phase));
    }

    /// Gives the turn to the first player from this one on who may act, or ends the phase.
    fn give_turn(&mut self, from: Seat) {
        let table = &self.position.table;
        if table.standing().minus(table.pillaged).is_empty() {
            self.tell(Event::AllPillaged);
            return self.end_action();
        }
        let next = self.clockwise(from).find(|&seat| may_act(table, seat));
        let Some(seat) = next else { return self.end_action() };
        let table = &mut self.position.table;
        table.active = seat;
        table.extra_used = false;
        table.extra = None;
        self.ask(seat, Asked::Turn);
        self.tell(Event::Turn(seat));
    }

    /// A turn is completely resolved.
    pub fn end_turn(&mut self) {
        let next = self.left(self.position.table.active);
        self.give_turn(next);
    }

    pub fn pass(&mut self, seat: Seat) {
        let sheet = self.position.table.sheet_mut(seat);
        sheet.rage = 0;
        sheet.passed = true;
        self.tell(Event::Passed(seat));
        self.end_turn();
    }

    fn end_action(&mut self) {
        for seat in self.game.all() {
            self.position.table.sheet_mut(seat).rage = 0;
        }
        self.begin_discard();
    }
}
