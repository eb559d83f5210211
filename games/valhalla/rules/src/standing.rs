//! Answers that a player may leave with the table: to questions that are put only to hide who holds a card.

use crate::state::{Asked, Position};
use crate::{Action, Valhalla};
use meadhall_engine::{Game, Seat, StandingAnswers};

impl StandingAnswers for Valhalla {
    const STANDING: &'static [&'static str] =
        &["never-help", "never-before", "never-mission", "never-tyr", "never-loki-add"];

    fn standing_answer(&self, position: &Position, seat: Seat, standing: &str) -> Option<Action> {
        let (key, action) = match position.table.asked {
            Asked::Thor => ("never-help", Action::Decline),
            Asked::Before => ("never-before", Action::Done),
            Asked::Mission => ("never-mission", Action::Decline),
            Asked::Tyr(_) => ("never-tyr", Action::Decline),
            Asked::LokiAdd { .. } => ("never-loki-add", Action::Decline),
            _ => return None,
        };
        (standing == key && self.pending(position).contains(seat)).then_some(action)
    }
}
