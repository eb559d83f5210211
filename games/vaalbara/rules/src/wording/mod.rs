//! What the game says to people, as messages of the locale files: prompts, labels of choices, the log and refusals.

mod label;
mod log;
mod prompt;
mod refusal;

use crate::names::{Character, Kind};
use crate::state::Position;
use crate::view::View;
use crate::{Action, Event, Vaalbara};
use meadhall_engine::{Arg, Message, Seat, Wording};

impl Wording for Vaalbara {
    fn why_not(&self, position: &Position, seat: Seat, action: Action) -> Message {
        self.explain_refusal(position, seat, action)
    }

    fn seat_name(&self, position: &Position, seat: Seat) -> String {
        position.player(seat).clan.to_string()
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
}

/// The word for a land: its kind, and for a forest its value too.
pub(crate) fn land_word((kind, value): (Kind, u8)) -> Arg {
    match kind {
        Kind::Forest => Message::new("land-forest-valued").with("value", value).into(),
        _ => Arg::word(format!("land-{kind}")),
    }
}

pub(crate) fn character_word(character: Character) -> Arg {
    Arg::word(format!("character-{character}"))
}
