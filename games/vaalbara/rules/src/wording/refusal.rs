//! Why something is refused: the true reason and the clause behind it.

use super::character_word;
use crate::data::clause_of;
use crate::names::Character;
use crate::state::{Asked, Position};
use crate::{Action, Vaalbara};
use meadhall_engine::{Game, Message, Seat};

impl Vaalbara {
    /// Why a choice that is not legal is not legal.
    pub(crate) fn explain_refusal(&self, position: &Position, seat: Seat, action: Action) -> Message {
        if seat.index() >= self.players {
            return Message::new("why-no-seat");
        }
        if position.asked == Asked::Over {
            return Message::new("why-over").clause("VB-40.1");
        }
        let pending = self.pending(position);
        if !pending.contains(seat) {
            return match position.asked {
                Asked::Assign => Message::new("why-assigned").clause("VB-4.5"),
                Asked::Show { answered, .. } if answered.contains(seat) => {
                    Message::new("why-answered").clause("VB-11.9")
                }
                Asked::Show { .. } => Message::new("why-not-asked").clause("VB-11.10"),
                _ => Message::new("why-not-your-turn").with("who", position.active).clause("VB-5.1"),
            };
        }
        match (position.asked, action) {
            (Asked::Assign, Action::Assign(character)) => {
                Message::new("why-not-in-hand").with("character", character_word(character)).clause("VB-4.1")
            }
            (Asked::Show { .. }, Action::Show(_)) => Message::new("why-no-warrior").clause("VB-11.10"),
            (Asked::Bard, Action::Bard(clan)) if position.player(seat).clan == clan => {
                Message::new("why-bard-self").clause("VB-12.3")
            }
            (Asked::Bard, Action::Bard(_)) => Message::new("why-no-such-clan").clause("VB-12.3"),
            (Asked::Tracker, Action::Tracker(..)) => Message::new("why-empty-slot").clause("VB-17.8"),
            (Asked::Midwife, Action::Midwife(Character::Midwife)) => Message::new("why-midwife").clause("VB-18.3"),
            (Asked::Midwife, Action::Midwife(character)) => {
                Message::new("why-not-in-discard").with("character", character_word(character)).clause("VB-18.2")
            }
            (Asked::Rider, Action::Rider(..)) => Message::new("why-empty-slot").clause("VB-19.6"),
            (Asked::Explorer, Action::Explorer(_)) => Message::new("why-no-such-land").clause("VB-21.2"),
            (Asked::Take, Action::Take(_)) => Message::new("why-empty-slot").clause("VB-5.8"),
            _ => Message::new("why-not-asked-for").clause(self.clause_of_question(position)),
        }
    }

    /// The clause by which something is asked.
    fn clause_of_question(&self, position: &Position) -> &'static str {
        match position.asked {
            Asked::Assign => "VB-4.1",
            Asked::Take => "VB-5.8",
            Asked::Over => "VB-40.1",
            _ => position.player(position.active).played.map_or("VB-5.1", clause_of),
        }
    }
}
