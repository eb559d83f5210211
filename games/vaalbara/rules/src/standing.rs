//! Answers to somebody's Warrior that a player may leave with the table.

use crate::names::Character;
use crate::state::{Asked, Position};
use crate::{Action, Vaalbara};
use meadhall_engine::{Game, Seat, StandingAnswers};

impl StandingAnswers for Vaalbara {
    const STANDING: &'static [&'static str] = &["always-show", "never-show"];

    fn standing_answer(&self, position: &Position, seat: Seat, standing: &str) -> Option<Action> {
        let asked = matches!(position.asked, Asked::Show { .. }) && self.pending(position).contains(seat);
        let show = match standing {
            "always-show" => position.player(seat).hand.contains(Character::Warrior),
            "never-show" => false,
            _ => return None,
        };
        asked.then_some(Action::Show(show))
    }
}
