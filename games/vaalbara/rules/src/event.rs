//! What happened, for logs, pages and replays.

use crate::names::{Character, Characters, Kind};
use crate::state::{Card, Row};
use meadhall_engine::{Arg, Message, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Why somebody gained or lost VP.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// The effect of a character.
    Character(Character),
    /// The reward of a land.
    Land(Kind),
    /// Five or six kinds at the end.
    Kinds(u8),
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A round began.
    Round(u8),
    /// A player laid a character down.
    Assigned(Seat),
    /// A player's character was turned up.
    Revealed(Seat, Character),
    /// A player's turn began.
    Turn(Seat, Character),
    /// The effect of the player's character brought nothing.
    Nothing(Seat, Character),
    /// A player showed a Warrior.
    Shown(Seat),
    /// Nobody showed a Warrior.
    NobodyShowed,
    /// A player gained VP.
    Gained(Seat, u16, Cause),
    /// A player lost VP to another.
    Lost(Seat, u16, Cause),
    /// A Tracker swapped a land of a row with the top of the deck.
    Tracked {
        /// Who.
        seat: Seat,
        /// The row, from 0.
        row: u8,
        /// The slot, from 0.
        slot: u8,
        /// The land that went onto the deck.
        out: Card,
        /// Its kind and value.
        out_kind: (Kind, u8),
        /// The land that came into the row.
        new: Card,
        /// Its kind and value.
        new_kind: (Kind, u8),
    },
    /// A Midwife took a character back.
    TookBack(Seat, Character),
    /// A Rider swapped two lands of the rows.
    Rode {
        /// Who.
        seat: Seat,
        /// The land that lay in row 1, with its slot, kind and value.
        first: (u8, Kind, u8),
        /// The land that lay in row 2, with its slot, kind and value.
        second: (u8, Kind, u8),
    },
    /// An Explorer swapped a land of the realm with the bottom of the deck.
    Explored {
        /// Who.
        seat: Seat,
        /// The land that went under the deck.
        out: Card,
        /// Its kind and value.
        out_kind: (Kind, u8),
        /// The land that came into the realm.
        new: Card,
        /// Its kind and value.
        new_kind: (Kind, u8),
    },
    /// A player took a land of row 1.
    Took {
        /// Who.
        seat: Seat,
        /// The slot, from 0.
        slot: u8,
        /// The land.
        card: Card,
        /// Its kind and value.
        kind: (Kind, u8),
    },
    /// A new row 2 was dealt.
    Dealt(Row),
    /// A player drew characters; only the player knows which.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; empty for everybody else.
        cards: Characters,
    },
    /// The game is over and this player has won.
    Won(Seat, u16),
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

impl Event {
    /// The part that a viewer may know.
    pub fn seen(self, viewer: Viewer) -> Option<Event> {
        Some(match self {
            Event::Drew { seat, count, .. } if !viewer.is(seat) => Event::Drew { seat, count, cards: Characters::NONE },
            known => known,
        })
    }

    /// Whether somebody learnt something that cannot be unlearnt. The turn of a Warrior counts too: if the undo before it
    /// were free until somebody answers, it would tell that somebody has.
    pub const fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Revealed(..)
                | Event::Turn(_, Character::Warrior)
                | Event::Shown(_)
                | Event::NobodyShowed
                | Event::Tracked { .. }
                | Event::Explored { .. }
                | Event::Dealt(_)
                | Event::Drew { .. }
                | Event::Won(..)
        )
    }

    /// The event in words.
    pub fn tell(&self) -> Option<Message> {
        Some(match *self {
            Event::Round(round) => Message::new("event-round").with("round", round).clause("VB-3.1"),
            Event::Assigned(seat) => Message::new("event-assigned").with("who", seat).clause("VB-4.1"),
            Event::Revealed(seat, character) => Message::new("event-revealed")
                .with("who", seat)
                .with("character", character_word(character))
                .with("initiative", character.initiative())
                .clause("VB-4.3"),
            Event::Turn(seat, character) => Message::new("event-turn")
                .with("who", seat)
                .with("character", character_word(character))
                .clause("VB-5.1"),
            Event::Nothing(seat, character) => {
                Message::new("event-nothing").with("who", seat).with("character", character_word(character))
            }
            Event::Shown(seat) => Message::new("event-shown").with("who", seat).clause("VB-11.2"),
            Event::NobodyShowed => Message::new("event-nobody-showed").clause("VB-11.3"),
            Event::Gained(seat, amount, cause) => {
                let (word, clause) = cause.word();
                Message::new("event-gained").with("who", seat).with("vp", amount).with("cause", word).clause(clause)
            }
            Event::Lost(seat, amount, cause) => {
                let (word, clause) = cause.word();
                Message::new("event-lost").with("who", seat).with("vp", amount).with("cause", word).clause(clause)
            }
            Event::Tracked { seat, row, slot, out_kind, new_kind, .. } => Message::new("event-tracked")
                .with("who", seat)
                .with("row", row + 1)
                .with("slot", slot + 1)
                .with("out", land_word(out_kind))
                .with("new", land_word(new_kind))
                .clause("VB-17.2"),
            Event::TookBack(seat, character) => Message::new("event-took-back")
                .with("who", seat)
                .with("character", character_word(character))
                .clause("VB-18.2"),
            Event::Rode { seat, first, second } => Message::new("event-rode")
                .with("who", seat)
                .with("first", land_word((first.1, first.2)))
                .with("second", land_word((second.1, second.2)))
                .clause("VB-19.2"),
            Event::Explored { seat, out_kind, new_kind, .. } => Message::new("event-explored")
                .with("who", seat)
                .with("out", land_word(out_kind))
                .with("new", land_word(new_kind))
                .clause("VB-21.2"),
            Event::Took { seat, kind, .. } => {
                Message::new("event-took").with("who", seat).with("land", land_word(kind)).clause("VB-5.8")
            }
            Event::Dealt(_) => Message::new("event-dealt").clause("VB-6.4"),
            Event::Drew { seat, count, cards } if cards.is_empty() => {
                Message::new("event-drew").with("who", seat).with("count", count).clause("VB-6.6")
            }
            Event::Drew { cards, .. } => {
                let cards: Vec<Arg> = cards.iter().map(character_word).collect();
                Message::new("event-drew-own").with("cards", cards).clause("VB-6.6")
            }
            Event::Won(seat, vp) => Message::new("event-won").with("who", seat).with("vp", vp).clause("VB-40.7"),
        })
    }
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

/// The clause that states a character's effect.
pub const fn clause_of(character: Character) -> &'static str {
    match character {
        Character::Warrior => "VB-11.2",
        Character::Bard => "VB-12.2",
        Character::Hunter => "VB-13.2",
        Character::Seer => "VB-14.2",
        Character::Carpenter => "VB-15.2",
        Character::Falconer => "VB-16.2",
        Character::Tracker => "VB-17.2",
        Character::Midwife => "VB-18.2",
        Character::Rider => "VB-19.2",
        Character::Carver => "VB-20.2",
        Character::Explorer => "VB-21.2",
        Character::Farmer => "VB-22.2",
    }
}

/// The clause that states a land's reward.
pub const fn clause_of_land(kind: Kind) -> &'static str {
    match kind {
        Kind::Meadow => "VB-31.1",
        Kind::Field => "VB-32.1",
        Kind::Forest => "VB-33.1",
        Kind::Village => "VB-34.1",
        Kind::Mountain => "VB-35.1",
        Kind::River => "VB-36.1",
    }
}
