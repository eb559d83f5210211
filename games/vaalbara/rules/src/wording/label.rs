//! Choices in words, as a button says them.

use super::{character_word, land_word};
use crate::state::Card;
use crate::view::View;
use crate::{Action, Vaalbara};
use meadhall_engine::{Arg, Message};

impl Vaalbara {
    /// A choice as a button says it.
    pub(crate) fn name_choice(&self, view: &View, action: Action) -> Message {
        let land = self.land_of_choice(view, action);
        match action {
            Action::Assign(character) => Message::new("action-assign")
                .with("character", character_word(character))
                .with("initiative", character.initiative()),
            Action::Show(true) => Message::new("action-show"),
            Action::Show(false) => Message::new("action-show-nothing"),
            Action::Bard(clan) => {
                let who = view.seat_of(clan).map_or(Arg::word(format!("clan-{clan}")), Arg::from);
                Message::new("action-bard").with("who", who)
            }
            Action::Tracker(row, slot) => Message::new("action-tracker")
                .with("land", self.card_word(land))
                .with("row", row + 1)
                .with("slot", slot + 1),
            Action::Midwife(character) => Message::new("action-midwife").with("character", character_word(character)),
            Action::Rider(first, second) => {
                let other = view.rows[1].get(usize::from(second)).copied().flatten();
                Message::new("action-rider")
                    .with("first", self.card_word(land))
                    .with("first-slot", first + 1)
                    .with("second", self.card_word(other))
                    .with("second-slot", second + 1)
            }
            Action::Explorer(_) => Message::new("action-explorer").with("land", self.card_word(land)),
            Action::Take(_) => {
                let vp = land.and_then(|card| self.would_pay(view, card)).map_or(0, |(_, most)| most);
                Message::new("action-take").with("land", self.card_word(land)).with("vp", vp)
            }
        }
    }

    fn card_word(&self, card: Option<Card>) -> Arg {
        card.map_or(Arg::Text(String::new()), |card| land_word(self.face(card)))
    }
}
