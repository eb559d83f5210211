//! What the game says to people, as messages of the locale files: prompts, labels of choices, card texts, the log and
//! refusals.

mod card_text;
mod label;
mod log;
mod prompt;
mod refusal;
mod warning;

use crate::action::{Action, Dice};
use crate::data::Card;
use crate::names::{Colour, Face, Jarl};
use crate::state::Position;
use crate::view::View;
use crate::{Event, Valhalla};
use meadhall_engine::{Arg, Message, Seat, Wording};

impl Wording for Valhalla {
    fn why_not(&self, position: &Position, seat: Seat, action: Action) -> Message {
        self.explain_refusal(position, seat, action)
    }

    fn seat_name(&self, _: &Position, seat: Seat) -> String {
        Colour::ALL[seat.index()].to_string()
    }

    fn tell(&self, event: &Event) -> Option<Message> {
        event.tell()
    }

    fn prompt(&self, view: &View) -> Message {
        self.ask(view)
    }

    fn label(&self, view: &View, action: Action) -> Message {
        self.name_choice(view, action)
    }

    fn warning(&self, view: &View, choices: &[Action], action: Action) -> Option<Message> {
        warning::warning(view, choices, action)
    }
}

/// The name of a card.
pub(crate) fn card_word(card: Card) -> Arg {
    Arg::word(format!("card-{card}"))
}

/// The word for a face.
pub(crate) fn face_word(face: Face) -> Arg {
    Arg::word(format!("face-{face}"))
}

/// The name of a jarl.
pub(crate) fn jarl_word(jarl: Jarl) -> Arg {
    Arg::word(format!("jarl-{jarl}"))
}

/// Dice in words.
pub(crate) fn dice_words(dice: Dice) -> Arg {
    let mut words: Vec<Arg> = Vec::new();
    for (face, count) in Face::ALL.into_iter().zip(dice.0) {
        match count {
            0 => {}
            1 => words.push(face_word(face)),
            _ => words.push(Message::new("several").with("count", count).with("thing", face_word(face)).into()),
        }
    }
    words.into()
}
