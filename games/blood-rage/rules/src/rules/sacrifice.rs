//! Frigga's Sacrifice: two figures for a step.

use crate::BloodRage;
use crate::action::Action;
use crate::data::Effect;
use crate::event::{Cause, Event};
use crate::names::{Figure, Place};
use crate::rules::Resolver;
use crate::rules::invade::{named_alike, troops};
use crate::state::{Reason, Table};
use meadhall_engine::{Chance, List, Seat, Sink};

impl BloodRage {
    pub(crate) fn list_sacrifices(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let sheet = self.sheet(table, seat);
        if !sheet.has(Effect::Sacrifice) {
            return;
        }
        // A figure that stands somewhere twice may be given up twice.
        let mut figures: List<(Figure, Place), 24> = List::new();
        for piece in troops(sheet) {
            for place in Place::ALL {
                for _ in 0..named_alike(&sheet, sheet.at(place), piece).min(2) {
                    figures.push((sheet.figure(piece), place));
                }
            }
        }
        let figures = figures.as_slice();
        let new = |n: usize, from: usize| n == from || figures[n] != figures[n - 1];
        for n in (0..figures.len()).filter(|&n| new(n, 0)) {
            for other in (n + 1..figures.len()).filter(|&other| new(other, n + 1)) {
                choices.push(Action::Sacrifice(figures[n], figures[other]));
            }
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    pub fn sacrifice(&mut self, seat: Seat, figures: [(Figure, Place); 2]) {
        let sheet = self.game.sheet(&self.position.table, seat);
        let card = sheet.upgrade_with(|effect| effect == Effect::Sacrifice).unwrap_or_default();
        for (figure, place) in figures {
            let sheet = self.game.sheet(&self.position.table, seat);
            if let Some(piece) = sheet.piece_in(sheet.at(place), figure) {
                self.destroy(seat, piece, place.index(), Cause::Card(card));
            }
        }
        self.raise_for(seat, Reason::Sacrifice);
    }
}
