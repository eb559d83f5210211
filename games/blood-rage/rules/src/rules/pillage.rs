//! Section 5.7: Pillage, and Tyr's Challenge.

use crate::BloodRage;
use crate::action::Action;
use crate::data::{EXTRA_PILLAGE_COST, Effect, Places};
use crate::event::Event;
use crate::names::Place;
use crate::rules::Resolver;
use crate::state::{Battle, Table};
use meadhall_engine::{Chance, Seat, Sink};

impl BloodRage {
    /// Whether a clan may pillage a province in the ordinary way.
    pub(crate) fn can_pillage(&self, table: &Table, seat: Seat, place: Place) -> bool {
        table.standing().minus(table.pillaged).contains(place)
            && !table.forces(seat, place).is_empty()
            && table.sheet(seat).has_pillages(place)
    }

    pub(crate) fn list_pillages(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let open = table.standing().minus(table.pillaged);
        choices.extend(reached(table, seat, open).map(Action::Pillage));
    }

    pub(crate) fn list_challenges(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let sheet = self.sheet(table, seat);
        if sheet.rage >= EXTRA_PILLAGE_COST && sheet.has(Effect::PillageAgain) {
            let closed = table.standing().and(table.pillaged);
            let others = reached(table, seat, closed).filter(|&place| sheet.challenged != Some(place));
            choices.extend(others.map(Action::Challenge));
        }
    }
}

/// Provinces in which, or in whose fjords, a clan has figures, and which it has not pillaged too often.
fn reached(table: &Table, seat: Seat, among: Places) -> impl Iterator<Item = Place> + '_ {
    let able = move |place: Place| !table.forces(seat, place).is_empty() && table.sheet(seat).has_pillages(place);
    among.iter().filter(move |&place| able(place))
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Names a province and calls to battle.
    pub fn pillage(&mut self, seat: Seat, place: Place, again: bool) {
        self.position.table.battle = Battle { on: true, place, pillager: seat, again, ..Battle::default() };
        if let Some(count) = self.position.table.sheet_mut(seat).pillages.get_mut(place.index()) {
            *count = count.saturating_add(1);
        }
        self.acts_in(seat, place);
        self.tell(Event::Pillages { seat, place, again });
        let next = self.left(seat);
        self.continue_call(next);
    }

    /// Tyr's Challenge.
    pub fn challenge(&mut self, seat: Seat, place: Place) {
        self.pay(seat, EXTRA_PILLAGE_COST);
        self.position.table.sheet_mut(seat).challenged = Some(place);
        self.pillage(seat, place, true);
    }

    /// A clan acts in a province, or in a fjord and so in both that it supports: others may challenge there again.
    pub fn acts_in(&mut self, seat: Seat, place: Place) {
        for other in self.game.all().filter(|&other| other != seat) {
            let challenged = &mut self.position.table.sheet_mut(other).challenged;
            if challenged.is_some_and(|last| last == place || last.fjord() == Some(place)) {
                *challenged = None;
            }
        }
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
