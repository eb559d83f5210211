//! Answers that a player may leave with the table.

use crate::BloodRage;
use crate::action::Action;
use crate::state::{Asked, Position};
use meadhall_engine::{Seat, StandingAnswers};

impl StandingAnswers for BloodRage {
    const STANDING: &'static [&'static str] = &["never-add"];
    const STRETCH: Option<&'static str> = Some("age");

    fn standing_answer(&self, position: &Position, seat: Seat, standing: &str) -> Option<Action> {
        let asked = position.table.asked == Asked::Add && position.table.who == seat;
        (asked && standing == "never-add").then_some(Action::Decline)
    }

    fn stretch(&self, position: &Position) -> u32 {
        position.table.age.into()
    }
}
