//! What is studied of Vaalbara: which lands are taken and which characters played. Everybody has the same characters and
//! draws nearly all of them, so that only playing one is a choice.

use super::VaalbaraKnowledge;
use meadhall_bots::{BalanceStudy, Knowledge, Ledger, Mark, Transition};
use meadhall_engine::{Game, Seat};
use meadhall_vaalbara::{Cause, Character, Event, Kind, Position, START_VP, Vaalbara};
use meadhall_words::Lang;

/// The written name of a land: its kind, and for a forest its value too.
fn land((kind, value): (Kind, u8)) -> String {
    if kind == Kind::Forest { format!("{kind}-{value}") } else { kind.to_string() }
}

fn source(cause: Cause) -> &'static str {
    match cause {
        Cause::Character(_) => "characters",
        Cause::Land(kind) => kind.word(),
        Cause::Kinds(_) => "kinds",
    }
}

impl BalanceStudy for VaalbaraKnowledge {
    fn marks(_: &Vaalbara, _: &Position, end: &Position, seat: Seat) -> Vec<Mark> {
        let clan = end.player(seat).clan;
        let name = Self::words(Lang::En).say(&format!("clan-{clan}"));
        vec![Mark { group: "clan", id: clan.to_string(), name }]
    }

    fn standing(_: &Vaalbara, position: &Position, seat: Seat) -> i32 {
        position.player(seat).vp.into()
    }

    fn write_down(game: &Vaalbara, transition: &Transition<Self>, ledger: &mut Ledger) {
        if transition.before.is_none() {
            Seat::all(game.seats()).for_each(|seat| ledger.gains(seat, "start", START_VP.into()));
        }
        for event in transition.events {
            match *event {
                Event::Turn(..) => ledger.turn(),
                Event::Revealed(seat, character) => ledger.plays(seat, character.word()),
                Event::Took { seat, kind, .. } => ledger.takes(seat, land(kind)),
                Event::Explored { seat, new_kind, .. } => ledger.takes(seat, land(new_kind)),
                Event::Gained(seat, vp, cause) => ledger.gains(seat, source(cause), vp.into()),
                Event::Lost(seat, vp, cause) => ledger.gains(seat, source(cause), -i32::from(vp)),
                _ => {}
            }
        }
    }

    fn card_name(_: &Vaalbara, id: &str) -> (String, &'static str) {
        let words = Self::words(Lang::En);
        if id.parse::<Character>().is_ok() {
            return (words.say(&format!("character-{id}")), "Characters");
        }
        let name = match id.split_once('-') {
            Some((_, value)) => words.fill("land-forest-valued", &[("value", value.to_owned().into())]),
            None => words.say(&format!("land-{id}")),
        };
        (name, "Lands")
    }

    fn source_name(_: &Vaalbara, id: &str) -> String {
        match id {
            "characters" => "Characters".to_owned(),
            "kinds" => "Different kinds".to_owned(),
            "start" => "At the start".to_owned(),
            kind => Self::words(Lang::En).say(&format!("land-{kind}")),
        }
    }
}
