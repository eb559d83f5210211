//! What a bot knows of Valhalla.

mod aim;
mod clue;
mod curve;
mod fight;
mod habit;
mod hunch;
mod notes;
mod pool;
mod prospects;
mod stakes;
mod turn;
mod warband;

use crate::judge::learnt;
use crate::{Forecast, Judging, Notes, Style, Thinker, Wisdom};
use meadhall_engine::{Chance, Game, Seat, Viewer};
use meadhall_valhalla::{Action, Asked, Position, Valhalla};
use std::sync::Arc;

impl Thinker for Valhalla {
    type Secret = ();

    const CLEAR_LEAD: f32 = 4.0;
    const RECKONS: bool = true;

    fn forecast(&self, position: &Position) -> Forecast {
        prospects::forecast(self, position)
    }

    #[inline]
    fn settled(&self, position: &Position) -> bool {
        matches!(position.table.asked, Asked::Turn | Asked::Over)
    }

    #[inline]
    fn quiet(&self, position: &Position) -> bool {
        let asked = position.table.asked;
        matches!(asked, Asked::Turn | Asked::Jarl | Asked::Warrior | Asked::Reject | Asked::Draft | Asked::Over)
    }

    fn hunch<C: Chance>(
        &self,
        position: &Position,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<Action>,
    ) -> Option<Action> {
        self.legal(position, seat, choices);
        match choices[..] {
            [] => None,
            [only] => Some(only),
            _ => Some(hunch::choose(self, position, seat, chance, choices)),
        }
    }

    fn reckoned(
        &self,
        position: &Position,
        seat: Seat,
        choices: &[Action],
        judge: Option<Judging<Position>>,
    ) -> Option<Action> {
        fight::choose(self, position, seat, choices, judge)
    }

    fn style(&self) -> Style {
        Style { stops: 5, wide: 12, inner: 12, trust: 2, ..Style::default() }
    }

    fn note(&self, position: &Position, notes: &mut [Notes]) -> bool {
        if self.is_solo() || prospects::is_alliance(self) {
            return false;
        }
        let rounds = prospects::rounds(self, position);
        notes::take(self, position, &prospects::of_all(self, position, rounds), rounds, notes);
        true
    }

    fn incline(&self, position: &Position, seat: Seat, choices: &[Action], notes: &mut [Notes]) -> bool {
        let known = !self.is_solo() && !prospects::is_alliance(self) && habit::knows(position.table.asked);
        if known {
            habit::take(self, position, seat, choices, notes);
        }
        known
    }

    fn wisdom() -> Option<Arc<Wisdom>> {
        learnt!(Valhalla, "valhalla")
    }

    fn clue(&self, position: &Position, viewer: Viewer) -> u64 {
        clue::of(self, position, viewer)
    }
}
