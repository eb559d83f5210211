//! Section 5.7: Pillage, and Tyr's Challenge.

use crate::BloodRage;
use crate::action::Action;
use crate::data::{EXTRA_PILLAGE_COST, Places, Text};
use crate::event::Event;
use crate::names::Place;
use crate::rules::Course;
use crate::state::{Battle, Table};
use meadhall_engine::{Chance, Seat, Sink};

impl BloodRage {
    /// Whether a clan may pillage a province in the ordinary way.
    pub(crate) fn can_pillage(&self, table: &Table, seat: Seat, place: Place) -> bool {
        table.standing().minus(table.pillaged).contains(place) && !table.forces(seat, place).is_empty()
    }

    pub(crate) fn list_pillages(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let open = table.standing().minus(table.pillaged);
        choices.extend(reached(table, seat, open).map(Action::Pillage));
    }

    pub(crate) fn list_challenges(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let sheet = table.sheet(seat);
        if sheet.rage >= EXTRA_PILLAGE_COST && sheet.has(Text::PillageAgain) {
            let closed = table.standing().and(table.pillaged);
            choices.extend(reached(table, seat, closed).map(Action::Challenge));
        }
    }
}

/// Provinces in which, or in whose fjords, a clan has figures.
fn reached(table: &Table, seat: Seat, among: Places) -> impl Iterator<Item = Place> + '_ {
    among.iter().filter(move |&place| !table.forces(seat, place).is_empty())
}

impl<C: Chance, S: Sink<Event>> Course<'_, C, S> {
    /// Names a province and calls to battle.
    pub fn pillage(&mut self, seat: Seat, place: Place, again: bool) {
        self.position.table.battle = Battle { on: true, place, pillager: seat, again, ..Battle::default() };
        self.tell(Event::Pillages { seat, place, again });
        let next = self.left(seat);
        self.continue_call(next);
    }

    /// Tyr's Challenge.
    pub fn challenge(&mut self, seat: Seat, place: Place) {
        self.pay(seat, EXTRA_PILLAGE_COST);
        self.pillage(seat, place, true);
    }

    /// Thor's Domain: a pillage right after an invade.
    pub fn domain(&mut self, seat: Seat, place: Place, accepted: bool) {
        if accepted {
            self.position.table.extra_used = true;
            self.pay(seat, EXTRA_PILLAGE_COST);
            self.pillage(seat, place, false);
        } else {
            self.end_turn();
        }
    }
}
