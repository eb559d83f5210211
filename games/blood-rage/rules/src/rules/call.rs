//! Section 6.1: the call to battle.

use crate::BloodRage;
use crate::action::Action;
use crate::event::Event;
use crate::names::{Figure, Place};
use crate::rules::Resolver;
use crate::rules::invade::{held, named_alike, troops};
use crate::state::{Asked, Table};
use meadhall_engine::{Chance, Seat, Sink};

impl BloodRage {
    /// Whether a clan has a figure next to the pillaged province.
    pub(crate) fn can_answer(&self, table: &Table, seat: Seat) -> bool {
        let near = table.battle.place.neighbours().minus(table.destroyed);
        held(table.sheet(seat), near).next().is_some()
    }

    pub(crate) fn list_calls(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Decline);
        let sheet = self.sheet(table, seat);
        let near = table.battle.place.neighbours().minus(table.destroyed);
        for piece in troops(sheet) {
            let there = held(&sheet, near).filter(|&place| named_alike(&sheet, sheet.at(place), piece) > 0);
            choices.extend(there.map(|place| Action::Call(sheet.figure(piece), place)));
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Asks the next player who could answer, until all have declined one after another or the province is full.
    pub fn continue_call(&mut self, mut seat: Seat) {
        loop {
            let table = &mut self.position.table;
            if usize::from(table.battle.declined) >= self.game.players || table.room(table.battle.place) == 0 {
                return self.muster();
            }
            if self.game.can_answer(table, seat) {
                return self.ask(seat, Asked::Call);
            }
            table.battle.declined += 1;
            seat = self.left(seat);
        }
    }

    pub fn answer_call(&mut self, seat: Seat, answer: Option<(Figure, Place)>) {
        let to = self.position.table.battle.place;
        match answer {
            Some((figure, from)) => {
                let sheet = self.game.sheet(&self.position.table, seat);
                if let Some(piece) = sheet.piece_in(sheet.at(from), figure) {
                    self.position.table.shift(seat, piece, from.index(), to.index());
                    self.tell(Event::Called { seat, figure, from, to });
                }
                self.position.table.battle.declined = 0;
            }
            None => {
                self.position.table.battle.declined += 1;
                self.tell(Event::StayedAway(seat));
            }
        }
        let next = self.left(seat);
        self.continue_call(next);
    }
}
