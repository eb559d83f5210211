//! Section 8: the end of the game.

use crate::BloodRage;
use crate::data::{Effect, LEGENDS, STEPS};
use crate::event::{Cause, Event};
use crate::names::Stat;
use crate::rules::Resolver;
use crate::state::{Asked, MOST, Position};
use meadhall_engine::{Chance, Outcome, Sink};

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Final Glory: legendary steps and Thor's Conquest.
    pub fn end_game(&mut self) {
        let first = self.position.table.first;
        for seat in self.clockwise(first) {
            let sheet = *self.position.sheet(seat);
            for stat in Stat::ALL {
                let step = usize::from(sheet.steps[stat.index()]).min(STEPS - 1);
                self.gain(seat, LEGENDS[step], Cause::Legend(stat));
            }
            for card in sheet.slots.into_iter().flatten() {
                if let Effect::FinalFigures(each) = self.game.face(card).effect {
                    self.gain(seat, each * u16::from(sheet.on_board()), Cause::Card(card));
                }
            }
        }
        self.position.table.asked = Asked::Over;
        let most = self.game.all().map(|seat| self.position.sheet(seat).glory).max().unwrap_or(0);
        for seat in self.clockwise(first) {
            if self.position.sheet(seat).glory == most {
                self.tell(Event::Won(seat, most));
            }
        }
    }
}

impl BloodRage {
    /// Scores and places, once the game is over.
    pub(crate) fn result(&self, position: &Position) -> Option<Outcome> {
        (position.table.asked == Asked::Over).then(|| self.standings(position))
    }

    /// Scores and places as they stand; equal Glory shares a place.
    pub(crate) fn standings(&self, position: &Position) -> Outcome {
        let mut scores = [0; MOST];
        for (score, sheet) in scores.iter_mut().zip(&position.table.sheets) {
            *score = i32::from(sheet.glory);
        }
        Outcome::ranked(&scores[..self.players], |seat| position.sheet(seat).glory)
    }
}
