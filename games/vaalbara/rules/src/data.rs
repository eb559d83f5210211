//! The lands and omens: data that can be exchanged for a counted printed deck.

use crate::names::{Clan, Kind};
use meadhall_engine::{hex, sha256};
use serde::Deserialize;
use std::fmt;
use std::sync::{Arc, OnceLock};
use toml::Spanned;

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
            rank[clan.index()] = place as u8;
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

/// Why a deck is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadDeck {
    /// The line of the file, from 1. Where something is missing it is the last line of its kind.
    pub line: usize,
    /// The reason.
    pub reason: String,
}

impl fmt::Display for BadDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for BadDeck {}

/// The file as it is written. Tables that only explain the game to people (`game`, `clan`, ...) may stand in it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    land_data: LandData,
    land: Vec<Spanned<LandEntry>>,
    omen: Vec<Spanned<OmenEntry>>,
    #[serde(rename = "note")]
    _note: Option<toml::Value>,
    #[serde(rename = "game")]
    _game: Option<toml::Value>,
    #[serde(rename = "clan")]
    _clan: Option<toml::Value>,
    #[serde(rename = "character")]
    _character: Option<toml::Value>,
    #[serde(rename = "land_kind")]
    _land_kind: Option<toml::Value>,
}

#[derive(Deserialize)]
struct LandData {
    pairing: Pairing,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LandEntry {
    id: String,
    kind: Kind,
    forest_value: Option<u8>,
    min_players: u8,
    omen: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OmenEntry {
    id: String,
    min_players: u8,
    order: Vec<Clan>,
}

/// The deck that comes with the game, as it is written.
pub const BUILT_IN: &str = include_str!("../data/deck.toml");

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

    /// Reads a deck and refuses a bad one with the line and the reason.
    pub fn parse(text: &str) -> Result<Deck, BadDeck> {
        let line_at = |offset: usize| text.as_bytes().iter().take(offset).filter(|&&byte| byte == b'\n').count() + 1;
        let file: File = toml::from_str(text).map_err(|error| BadDeck {
            line: error.span().map_or(1, |span| line_at(span.start)),
            reason: error.message().replace('\n', " "),
        })?;
        let bad = |line: usize, reason: String| Err(BadDeck { line, reason });

        let mut omens = Vec::new();
        for (n, entry) in file.omen.iter().enumerate() {
            let (line, omen) = (line_at(entry.span().start), entry.get_ref());
            let order: [Clan; 5] = match omen.order.as_slice().try_into() {
                Ok(order) if Clan::ALL.iter().all(|clan| omen.order.contains(clan)) => order,
                _ => return bad(line, format!("omen {} must name each of the five clans once", omen.id)),
            };
            check_tier(line, &omen.id, omen.min_players)?;
            if file.omen[..n].iter().any(|other| other.get_ref().id == omen.id) {
                return bad(line, format!("the id {} stands here a second time", omen.id));
            }
            if let Some(twin) = file.omen[..n].iter().find(|other| other.get_ref().order == omen.order) {
                return bad(line, format!("omen {} shows the same order as {}", omen.id, twin.get_ref().id));
            }
            omens.push(Omen::new(order, omen.min_players));
        }

        let mut lands = Vec::new();
        for (n, entry) in file.land.iter().enumerate() {
            let (line, land) = (line_at(entry.span().start), entry.get_ref());
            check_tier(line, &land.id, land.min_players)?;
            if file.land[..n].iter().any(|other| other.get_ref().id == land.id) {
                return bad(line, format!("the id {} stands here a second time", land.id));
            }
            let value = match (land.kind, land.forest_value) {
                (Kind::Forest, Some(value @ 3..=6)) => value,
                (Kind::Forest, _) => {
                    return bad(line, format!("forest {} needs a forest_value of 3, 4, 5 or 6", land.id));
                }
                (_, None) => 0,
                (kind, Some(_)) => return bad(line, format!("{kind} {} must not have a forest_value", land.id)),
            };
            let omen = match (&land.omen, file.pairing()) {
                (Some(id), _) => match file.omen.iter().position(|omen| omen.get_ref().id == *id) {
                    Some(index) => index as u8,
                    None => return bad(line, format!("land {} names the unknown omen {id}", land.id)),
                },
                (None, Pairing::Shuffled) => 0,
                (None, Pairing::Fixed) => {
                    return bad(line, format!("land {} needs an omen, because pairing is \"fixed\"", land.id));
                }
            };
            if file.pairing() == Pairing::Fixed
                && let Some(twin) = file.land[..n].iter().find(|other| other.get_ref().omen == land.omen)
            {
                return bad(line, format!("land {} bears the same omen as {}", land.id, twin.get_ref().id));
            }
            lands.push(Land { kind: land.kind, value, min_players: land.min_players, omen });
        }

        let line_of_land =
            |n: usize| file.land.get(n).or(file.land.last()).map_or(1, |land| line_at(land.span().start));
        let line_of_omen =
            |n: usize| file.omen.get(n).or(file.omen.last()).map_or(1, |omen| line_at(omen.span().start));
        let (land_count, omen_count) = (lands.len(), omens.len());
        let Ok(lands) = <[Land; LANDS]>::try_from(lands) else {
            return bad(line_of_land(LANDS), format!("a deck has {LANDS} lands, this one has {land_count}"));
        };
        let Ok(omens) = <[Omen; LANDS]>::try_from(omens) else {
            return bad(line_of_omen(LANDS), format!("a deck has {LANDS} omens, this one has {omen_count}"));
        };
        for players in 2..=5u8 {
            let in_use = lands.iter().filter(|land| land.min_players <= players).count();
            let backs = omens.iter().filter(|omen| omen.min_players <= players).count();
            let needed = 10 * usize::from(players) + 1;
            if in_use < needed {
                let reason = format!("{players} players need at least {needed} lands, this deck gives them {in_use}");
                return bad(line_of_land(LANDS), reason);
            }
            if in_use != backs {
                return bad(line_of_omen(LANDS), format!("{players} players have {in_use} lands but {backs} omens"));
            }
            let torn = |land: &Land| land.min_players <= players && omens[usize::from(land.omen)].min_players > players;
            if file.pairing() == Pairing::Fixed
                && let Some(n) = lands.iter().position(torn)
            {
                let id = &file.land[n].get_ref().id;
                let reason = format!("with {players} players the land {id} is in use, but the omen it bears is not");
                return bad(line_of_land(n), reason);
            }
        }
        let fingerprint = fingerprint(&lands, &omens, file.pairing());
        Ok(Deck { lands, omens, pairing: file.pairing(), fingerprint })
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

impl File {
    fn pairing(&self) -> Pairing {
        self.land_data.pairing
    }
}

fn check_tier(line: usize, id: &str, min_players: u8) -> Result<(), BadDeck> {
    if (2..=4).contains(&min_players) {
        return Ok(());
    }
    Err(BadDeck { line, reason: format!("{id}: min_players must be 2, 3 or 4, not {min_players}") })
}
