//! What is said to players, as messages of the locale files.

mod card_text;
mod label;
mod log;
mod prompt;
mod refusal;
mod warning;

use crate::BloodRage;
use crate::action::Action;
use crate::event::Event;
use crate::names::{Clan, Figure, God, Place, Stat};
use crate::state::Position;
use crate::view::View;
use meadhall_engine::{Arg, Message, Seat, Wording};

/// The word for a clan.
fn clan_word(clan: Clan) -> Arg {
    Arg::word(format!("clan-{clan}"))
}

/// The word for a place.
fn place_word(place: Place) -> Arg {
    Arg::word(format!("place-{place}"))
}

/// The word for a figure.
fn figure_word(figure: Figure) -> Arg {
    Arg::word(format!("figure-{figure}"))
}

/// The word for a stat.
fn stat_word(stat: Stat) -> Arg {
    Arg::word(format!("stat-{stat}"))
}

/// The name of a god.
fn god_word(god: God) -> Arg {
    Arg::word(format!("god-{god}"))
}

/// The clause that states a god's rule.
pub const fn clause_of_god(god: God) -> &'static str {
    match god {
        God::Odin => "BR-15.24",
        God::Thor => "BR-15.25",
        God::Tyr => "BR-15.26",
        God::Heimdall => "BR-15.27",
        God::Frigga => "BR-15.29",
        God::Loki => "BR-15.30",
    }
}

impl Wording for BloodRage {
    fn why_not(&self, position: &Position, seat: Seat, action: Action) -> Message {
        self.explain_refusal(position, seat, action)
    }

    fn seat_name(&self, position: &Position, seat: Seat) -> String {
        position.sheet(seat).clan.to_string()
    }

    fn tell(&self, event: &Event) -> Option<Message> {
        event.tell(&self.cards)
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
