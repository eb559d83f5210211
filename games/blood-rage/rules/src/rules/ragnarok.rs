//! Section 7.3: Ragnarök; 7.4: Release Valhalla; 7.5: the end of the age.

use crate::data::{AGES, Cards, Effect, Places};
use crate::event::{Cause, Event};
use crate::names::{Phase, Place};
use crate::rules::Resolver;
use crate::state::ClanSheet;
use crate::state::{Group, RESERVE, VALHALLA};
use crate::state::{MOST, Table, Then};
use meadhall_engine::{Chance, Sink};

/// The province that the end of this age destroys: Fenrir's before the one that the token names.
pub(crate) fn doomed_province(table: &Table, cards: &Cards) -> Place {
    for sheet in table.sheets.iter().map(|sheet| ClanSheet::new(sheet, cards)) {
        for place in Place::outer() {
            if sheet.has_monster(sheet.at(place), Effect::DestroysItsProvince) {
                return place;
            }
        }
    }
    table.doomed[usize::from(table.age.clamp(1, AGES)) - 1]
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    pub fn begin_ragnarok(&mut self) {
        self.enter(Phase::Ragnarok);
        let table = &mut self.position.table;
        let place = doomed_province(table, self.game.cards());
        if table.destroyed.contains(place) {
            self.tell(Event::NothingDestroyed);
            return self.end_ragnarok();
        }
        table.destroyed.insert(place);
        table.pillaged.remove(place);
        for idol in table.gods.as_mut_slice() {
            if idol.place == Some(place) {
                idol.place = None;
            }
        }
        self.tell(Event::Ragnarok(place));
        let mut figures = [Group::NONE; MOST];
        for seat in self.game.all() {
            figures[seat.index()] = self.position.table.forces(seat, place);
        }
        let first = self.position.table.first;
        self.doom(place, figures, first, Then::Ragnarok);
    }

    pub fn end_ragnarok(&mut self) {
        let age = self.position.table.age;
        if age < AGES {
            let next = self.position.table.doomed[usize::from(age)];
            if !self.position.table.destroyed.contains(next) {
                self.tell(Event::Doomed(next));
            }
        }
        self.release();
    }

    pub fn release(&mut self) {
        self.enter(Phase::Release);
        let first = self.position.table.first;
        for seat in self.clockwise(first) {
            let sheet = self.position.table.sheet_mut(seat);
            let fallen = sheet.figures[VALHALLA];
            if fallen.is_empty() {
                continue;
            }
            sheet.figures[VALHALLA] = Group::NONE;
            sheet.figures[RESERVE] = sheet.figures[RESERVE].and(fallen);
            let slots = sheet.slots;
            self.tell(Event::Released(seat, fallen.total()));
            for card in slots.into_iter().flatten() {
                if let Effect::ReleaseGlory(each) = self.game.face(card).effect {
                    self.gain(seat, each * u16::from(fallen.total()), Cause::Release(card));
                }
            }
        }
        if self.position.table.age < AGES {
            self.end_age();
        } else {
            self.end_game();
        }
    }

    fn end_age(&mut self) {
        let players = self.game.players;
        let table = &mut self.position.table;
        table.pillaged = Places::NONE;
        table.first = table.first.left(players);
        table.age += 1;
        let first = table.first;
        self.tell(Event::First(first));
        self.begin_age();
    }
}
