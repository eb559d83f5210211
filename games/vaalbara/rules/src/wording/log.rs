//! The log: what happened, in words.

use super::{character_word, land_word};
use crate::data::{clause_of, clause_of_land};
use crate::event::{Cause, Event};
use meadhall_engine::{Arg, Message, Seat};

impl Event {
    /// The event in words.
    pub fn tell(&self) -> Option<Message> {
        let by = |key: &'static str, clause: &'static str, who: Seat| Message::new(key).with("who", who).clause(clause);
        Some(match *self {
            Event::Round(round) => Message::new("event-round").with("round", round).clause("VB-3.1"),
            Event::Assigned(seat) => by("event-assigned", "VB-4.1", seat),
            Event::Revealed(seat, character) => by("event-revealed", "VB-4.3", seat)
                .with("character", character_word(character))
                .with("initiative", character.initiative()),
            Event::Turn(seat, character) => {
                by("event-turn", "VB-5.1", seat).with("character", character_word(character))
            }
            Event::Nothing(seat, character) => {
                Message::new("event-nothing").with("who", seat).with("character", character_word(character))
            }
            Event::Shown(seat) => by("event-shown", "VB-11.2", seat),
            Event::NobodyShowed => Message::new("event-nobody-showed").clause("VB-11.3"),
            Event::Gained(seat, amount, cause) => paid("event-gained", seat, amount, cause),
            Event::Lost(seat, amount, cause) => paid("event-lost", seat, amount, cause),
            Event::Tracked { seat, row, slot, out_kind, new_kind, .. } => by("event-tracked", "VB-17.2", seat)
                .with("row", row + 1)
                .with("slot", slot + 1)
                .with("out", land_word(out_kind))
                .with("new", land_word(new_kind)),
            Event::TookBack(seat, character) => {
                by("event-took-back", "VB-18.2", seat).with("character", character_word(character))
            }
            Event::Rode { seat, first, second } => by("event-rode", "VB-19.2", seat)
                .with("first", land_word((first.1, first.2)))
                .with("second", land_word((second.1, second.2))),
            Event::Explored { seat, out_kind, new_kind, .. } => {
                by("event-explored", "VB-21.2", seat).with("out", land_word(out_kind)).with("new", land_word(new_kind))
            }
            Event::Took { seat, kind, .. } => by("event-took", "VB-5.8", seat).with("land", land_word(kind)),
            Event::Dealt(_) => Message::new("event-dealt").clause("VB-6.4"),
            Event::Drew { seat, count, cards } if cards.is_empty() => {
                by("event-drew", "VB-6.6", seat).with("count", count)
            }
            Event::Drew { seat, cards, .. } => {
                let cards: Vec<Arg> = cards.iter().map(character_word).collect();
                by("event-drew-own", "VB-6.6", seat).with("cards", cards)
            }
            Event::Won(seat, vp) => by("event-won", "VB-40.7", seat).with("vp", vp),
        })
    }
}

/// VP that came or went, with their cause.
fn paid(key: &'static str, who: Seat, vp: u16, cause: Cause) -> Message {
    let (word, clause) = cause.word();
    Message::new(key).with("who", who).with("vp", vp).with("cause", word).clause(clause)
}

impl Cause {
    fn word(self) -> (Arg, &'static str) {
        match self {
            Cause::Character(character) => (character_word(character), clause_of(character)),
            Cause::Land(kind) => (Arg::word(format!("land-{kind}")), clause_of_land(kind)),
            Cause::Kinds(kinds) => {
                let clause = if kinds == 6 { "VB-40.4" } else { "VB-40.3" };
                (Message::new("cause-kinds").with("kinds", kinds).into(), clause)
            }
        }
    }
}
