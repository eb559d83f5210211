//! Section 15.2: the Gods of Asgard.

use crate::BloodRage;
use crate::action::Action;
use crate::data::{OUTER, Places};
use crate::event::Event;
use crate::names::{God, Place};
use crate::rules::Resolver;
use crate::state::{Asked, Table};
use meadhall_engine::{Chance, List, Sink, byte};

/// The provinces that a god may be moved to.
fn targets(table: &Table) -> Places {
    let held: Places = table.gods.iter().filter_map(|idol| idol.place).collect();
    table.standing().minus(table.pillaged).minus(held)
}

/// The unused Ragnarök tokens whose provinces still stand.
fn spare_tokens(table: &Table) -> Places {
    let doomed: Places = table.doomed.into_iter().collect();
    Places::OUTER.minus(doomed).minus(table.cleared).minus(table.destroyed)
}

impl BloodRage {
    pub(crate) fn list_sends(&self, table: &Table, index: u8, choices: &mut Vec<Action>) {
        if let Some(idol) = table.gods.as_slice().get(usize::from(index)) {
            choices.extend(targets(table).iter().map(|place| Action::Send(idol.god, place)));
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Places both gods by drawing from the unused Ragnarök tokens.
    pub fn place_gods(&mut self) {
        if self.position.table.gods.is_empty() {
            return;
        }
        let mut spare: List<Place, OUTER> = spare_tokens(&self.position.table).iter().collect();
        self.chance.arrange("gods placed", spare.as_mut_slice());
        for n in 0..self.position.table.gods.len() {
            let idol = &mut self.position.table.gods.as_mut_slice()[n];
            idol.place = spare.as_slice().get(n).copied();
            let (god, place) = (idol.god, idol.place);
            if let Some(place) = place {
                self.tell(Event::GodMoved(god, place));
            }
        }
    }

    /// After any pillage of a god's province, the pillager moves the god; where it can go nowhere, it leaves the board.
    pub fn god_moves(&mut self) -> bool {
        let table = &mut self.position.table;
        let (place, pillager) = (table.battle.place, table.battle.pillager);
        let Some(index) = table.gods.iter().position(|idol| idol.place == Some(place)) else { return false };
        if !targets(table).is_empty() {
            self.ask(pillager, Asked::God(byte(index)));
            return true;
        }
        let idol = &mut table.gods.as_mut_slice()[index];
        idol.place = None;
        let god = idol.god;
        self.tell(Event::GodLeft(god));
        false
    }

    pub fn send(&mut self, index: u8, god: God, to: Place) {
        if let Some(idol) = self.position.table.gods.as_mut_slice().get_mut(usize::from(index)) {
            idol.place = Some(to);
            self.tell(Event::GodMoved(god, to));
        }
        self.resolve();
    }
}
