//! What may be decided: the list of choices for every question.

use crate::names::{Character, Clan};
use crate::state::{Asked, MOST, Position, Row};
use crate::{Action, Vaalbara};
use meadhall_engine::{Seat, byte};

impl Vaalbara {
    /// Lists the choices of the active player.
    #[inline]
    pub(crate) fn list(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let filled = |row: &Row| {
            let row = *row;
            (0..byte(MOST)).filter(move |&slot| row[usize::from(slot)].is_some())
        };
        let player = position.player(seat);
        match position.asked {
            Asked::Assign => choices.extend(player.hand.iter().map(Action::Assign)),
            Asked::Show { .. } => {
                choices.push(Action::Show(false));
                if player.hand.contains(Character::Warrior) {
                    choices.push(Action::Show(true));
                }
            }
            Asked::Bard => {
                let other = |clan: &Clan| self.all().any(|s| s != seat && position.player(s).clan == *clan);
                choices.extend(Clan::ALL.into_iter().filter(other).map(Action::Bard));
            }
            Asked::Tracker => {
                for row in 0..2u8 {
                    choices.extend(filled(&position.rows[usize::from(row)]).map(|slot| Action::Tracker(row, slot)));
                }
            }
            Asked::Midwife => choices.extend(player.discard.iter().map(Action::Midwife)),
            Asked::Rider => {
                for first in filled(&position.rows[0]) {
                    choices.extend(filled(&position.rows[1]).map(|second| Action::Rider(first, second)));
                }
            }
            Asked::Explorer => {
                choices.extend((0..byte(player.realm.cards().len())).map(Action::Explorer));
            }
            Asked::Take => choices.extend(filled(&position.rows[0]).map(Action::Take)),
            Asked::Over => {}
        }
    }
}
