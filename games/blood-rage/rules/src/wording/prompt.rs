//! What is asked of whom, in one sentence.

use super::place_word;
use crate::BloodRage;
use crate::names::Place;
use crate::state::{Asked, Reason};
use crate::view::View;
use meadhall_engine::{Arg, Message};

/// The key of what is asked, with the clause behind it.
pub(super) const fn asked_key(asked: Asked) -> (&'static str, &'static str) {
    match asked {
        Asked::Draft => ("draft", "BR-4.4"),
        Asked::Turn => ("turn", "BR-5.3"),
        Asked::FreeInvade(_) => ("free-invade", "BR-5.51"),
        Asked::Succor => ("succor", "BR-11.75"),
        Asked::Domain(_) => ("domain", "BR-11.93"),
        Asked::Call => ("call", "BR-6.2"),
        Asked::Card => ("card", "BR-6.18"),
        Asked::Count => ("count", "BR-11.97"),
        Asked::Spare => ("spare", "BR-11.6"),
        Asked::Save => ("save", "BR-6.44"),
        Asked::Add => ("add", "BR-6.26"),
        Asked::Recover => ("recover", "BR-11.102"),
        Asked::Raise(Reason::Quest) => ("raise-quest", "BR-7.12"),
        Asked::Raise(Reason::Grace) => ("raise-grace", "BR-11.44"),
        Asked::Raise(_) => ("raise", "BR-2.7"),
        Asked::Blessing => ("blessing", "BR-11.71"),
        Asked::Hammers => ("hammers", "BR-11.55"),
        Asked::God(_) => ("god", "BR-15.18"),
        Asked::Discard => ("discard", "BR-7.1"),
        Asked::Over => ("over", "BR-8.6"),
    }
}

/// Where the question is about.
fn asked_place(view: &View) -> Place {
    match view.table.asked {
        Asked::Succor => view.table.invasion.place,
        Asked::Domain(place) => place,
        Asked::Save => view.table.doom.place,
        _ => view.table.battle.place,
    }
}

impl BloodRage {
    /// What is asked of whom, in one sentence.
    pub(crate) fn ask(&self, view: &View) -> Message {
        let (key, clause) = asked_key(view.table.asked);
        if view.table.asked == Asked::Over {
            let most = self.all().map(|seat| view.table.sheet(seat).glory).max();
            let best = self.all().filter(|&seat| Some(view.table.sheet(seat).glory) == most);
            let best: Vec<Arg> = best.map(Arg::from).collect();
            return Message::new("ask-over").with("who", best).clause(clause);
        }
        if view.awaits_viewer() {
            let rage = view.seat().map_or(0, |seat| view.table.sheet(seat).rage);
            let place = place_word(asked_place(view));
            return Message::new(format!("ask-{key}")).with("place", place).with("rage", rage).clause(clause);
        }
        let who: Vec<Arg> = view.pending.iter().map(Arg::from).collect();
        Message::new("ask-wait").with("who", who).with("what", Arg::word(format!("asked-{key}"))).clause(clause)
    }
}
