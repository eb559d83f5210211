//! The lands and omens: data that can be exchanged for a counted printed deck.

mod clauses;
mod read;

pub use clauses::{clause_of, clause_of_land};

use crate::names::{Clan, Kind};
use meadhall_engine::{byte, hex, sha256};
use serde::Deserialize;
use std::sync::{Arc, OnceLock};

/// How many lands a deck has.
pub const LANDS: usize = 51;

/// The face of a land card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Land {
    /// Its kind.
    pub kind: Kind,
    /// What a forest pays; 0 for the other kinds.
    pub value: u8,
    /// Used with this many players or more.
    pub min_players: u8,
    /// The omens on its back, if backs are not dealt at random.
    pub omen: u8,
}

/// The back of a land card: the five clans from best to worst.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Omen {
    /// The clans, the best first.
    pub order: [Clan; 5],
    /// Used with this many players or more.
    pub min_players: u8,
    /// The rank of each clan, 0 for the best.
    rank: [u8; 5],
}

impl Omen {
    /// The omens with this order of clans.
    pub fn new(order: [Clan; 5], min_players: u8) -> Omen {
        let mut rank = [0; 5];
        for (place, clan) in order.iter().enumerate() {
            rank[clan.index()] = byte(place);
        }
        Omen { order, min_players, rank }
    }

    /// The rank of a clan: 0 is the best, 4 the worst.
    #[inline]
    pub const fn rank(&self, clan: Clan) -> u8 {
        self.rank[clan.index()]
    }
}

/// How faces and backs come together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pairing {
    /// At random for each game.
    Shuffled,
    /// As each land says.
    Fixed,
}

/// All lands and omens of a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The faces.
    pub lands: [Land; LANDS],
    /// The backs.
    pub omens: [Omen; LANDS],
    /// How they come together.
    pub pairing: Pairing,
    fingerprint: String,
}

/// The deck that comes with the game, as it is written.
pub const BUILT_IN: &str = include_str!("../../data/deck.toml");

impl Deck {
    /// The deck that comes with the game.
    pub fn built_in() -> Arc<Deck> {
        static DECK: OnceLock<Arc<Deck>> = OnceLock::new();
        // A test reads the built-in deck, so the blank one never comes to a table.
        Arc::clone(DECK.get_or_init(|| Arc::new(Deck::parse(BUILT_IN).unwrap_or_else(|_| Deck::blank()))))
    }

    fn blank() -> Deck {
        let land = Land { kind: Kind::Meadow, value: 0, min_players: u8::MAX, omen: 0 };
        let omen = Omen::new(Clan::ALL, u8::MAX);
        Deck { lands: [land; LANDS], omens: [omen; LANDS], pairing: Pairing::Fixed, fingerprint: String::new() }
    }

    /// A fingerprint of what the deck holds.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }
}

/// A hash of everything in a deck that a game can tell. The text it is made from is fixed for ever: records name it.
fn fingerprint(lands: &[Land], omens: &[Omen], pairing: Pairing) -> String {
    let mut text = String::new();
    for land in lands {
        text += &format!("land {} {} {}", land.kind, land.value, land.min_players);
        if pairing == Pairing::Fixed {
            text += &format!(" {}", land.omen);
        }
        text.push('\n');
    }
    for omen in omens {
        text += &format!("omen {} {}\n", omen.order.map(Clan::word).join(" "), omen.min_players);
    }
    hex(&sha256(&[text.as_bytes()])[..8])
}
