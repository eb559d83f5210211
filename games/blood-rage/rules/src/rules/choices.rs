//! What may be chosen, question by question.

use crate::BloodRage;
use crate::action::Action;
use crate::rules;
use crate::state::{Asked, Position, Reason};
use meadhall_engine::Seat;

impl BloodRage {
    /// Lists what a seat that is asked may choose, in ascending order.
    pub(crate) fn list(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let table = &position.table;
        match table.asked {
            Asked::Draft => self.list_draft(position, seat, choices),
            Asked::Turn => self.list_turn(position, seat, choices),
            Asked::FreeInvade(free) => {
                self.list_free_invades(table, seat, free, choices);
                choices.push(Action::Decline);
            }
            Asked::Succor => choices.extend([rules::invade::warrior_to(table.invasion.place), Action::Decline]),
            Asked::Blessing => choices.extend([rules::invade::warrior_to(table.battle.place), Action::Decline]),
            Asked::Domain(place) => choices.extend([Action::Pillage(place), Action::Decline]),
            Asked::Call => self.list_calls(table, seat, choices),
            Asked::Card => {
                let hand = position.secret(seat).hand;
                choices.extend(rules::upgrade::distinct(hand.as_slice()).map(Action::Play));
            }
            Asked::Count => self.list_counts(table, seat, choices),
            Asked::Spare => self.list_spares(table, seat, choices),
            Asked::Save => self.list_saves(table, seat, choices),
            Asked::Add => self.list_late(position, seat, choices),
            Asked::Recover => self.list_recovers(table, choices),
            Asked::Raise(reason) => {
                if reason == Reason::Quest {
                    choices.push(Action::Decline);
                }
                choices.extend(table.raisable(seat, reason).map(Action::Raise));
            }
            Asked::Hammers => self.list_moves(table, seat, choices),
            Asked::God(index) => self.list_sends(table, index, choices),
            Asked::Discard => self.list_keeps(position, seat, choices),
            Asked::Over => {}
        }
    }
}
