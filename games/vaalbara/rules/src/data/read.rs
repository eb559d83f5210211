//! A deck as a file: reading it, and refusing a bad one with the line and the reason.

use super::{Deck, LANDS, Land, Omen, Pairing, fingerprint};
use crate::names::{Clan, Kind};
use meadhall_engine::{BadCards, byte};
use serde::Deserialize;
use toml::Spanned;

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

impl Deck {
    /// Reads a deck and refuses a bad one with the line and the reason.
    pub fn parse(text: &str) -> Result<Deck, BadCards> {
        let file: File = toml::from_str(text).map_err(|error| {
            BadCards::at(text, error.span().map_or(0, |span| span.start), error.message().replace('\n', " "))
        })?;
        Reader { text, file }.read()
    }
}

fn bad<T>(line: usize, reason: String) -> Result<T, BadCards> {
    Err(BadCards { line, reason })
}

/// A file with its text, in which refusals find their lines.
struct Reader<'a> {
    text: &'a str,
    file: File,
}

impl Reader<'_> {
    fn read(&self) -> Result<Deck, BadCards> {
        let omens = (0..self.file.omen.len()).map(|n| self.omen(n)).collect::<Result<Vec<Omen>, BadCards>>()?;
        let lands = (0..self.file.land.len()).map(|n| self.land(n)).collect::<Result<Vec<Land>, BadCards>>()?;
        let (land_count, omen_count) = (lands.len(), omens.len());
        let Ok(lands) = <[Land; LANDS]>::try_from(lands) else {
            return bad(self.line_of_land(LANDS), format!("a deck has {LANDS} lands, this one has {land_count}"));
        };
        let Ok(omens) = <[Omen; LANDS]>::try_from(omens) else {
            return bad(self.line_of_omen(LANDS), format!("a deck has {LANDS} omens, this one has {omen_count}"));
        };
        for players in 2..=5u8 {
            self.check_players(players, &lands, &omens)?;
        }
        let pairing = self.pairing();
        Ok(Deck { lands, omens, pairing, fingerprint: fingerprint(&lands, &omens, pairing) })
    }

    fn pairing(&self) -> Pairing {
        self.file.land_data.pairing
    }

    /// The line of a land; past the end, that of the last.
    fn line_of_land(&self, n: usize) -> usize {
        let lands = &self.file.land;
        lands.get(n).or(lands.last()).map_or(1, |land| BadCards::line_at(self.text, land.span().start))
    }

    /// The line of an omen; past the end, that of the last.
    fn line_of_omen(&self, n: usize) -> usize {
        let omens = &self.file.omen;
        omens.get(n).or(omens.last()).map_or(1, |omen| BadCards::line_at(self.text, omen.span().start))
    }

    fn omen(&self, n: usize) -> Result<Omen, BadCards> {
        let (line, omen) = (self.line_of_omen(n), self.file.omen[n].get_ref());
        let earlier = || self.file.omen[..n].iter().map(Spanned::get_ref);
        let order: [Clan; 5] = match omen.order.as_slice().try_into() {
            Ok(order) if Clan::ALL.iter().all(|clan| omen.order.contains(clan)) => order,
            _ => return bad(line, format!("omen {} must name each of the five clans once", omen.id)),
        };
        check_tier(line, &omen.id, omen.min_players)?;
        if earlier().any(|other| other.id == omen.id) {
            return bad(line, format!("the id {} stands here a second time", omen.id));
        }
        if let Some(twin) = earlier().find(|other| other.order == omen.order) {
            return bad(line, format!("omen {} shows the same order as {}", omen.id, twin.id));
        }
        Ok(Omen::new(order, omen.min_players))
    }

    fn land(&self, n: usize) -> Result<Land, BadCards> {
        let (line, land) = (self.line_of_land(n), self.file.land[n].get_ref());
        let earlier = || self.file.land[..n].iter().map(Spanned::get_ref);
        check_tier(line, &land.id, land.min_players)?;
        if earlier().any(|other| other.id == land.id) {
            return bad(line, format!("the id {} stands here a second time", land.id));
        }
        let value = match (land.kind, land.forest_value) {
            (Kind::Forest, Some(value @ 3..=6)) => value,
            (Kind::Forest, _) => return bad(line, format!("forest {} needs a forest_value of 3, 4, 5 or 6", land.id)),
            (_, None) => 0,
            (kind, Some(_)) => return bad(line, format!("{kind} {} must not have a forest_value", land.id)),
        };
        let omen = self.back_of(line, land)?;
        if self.pairing() == Pairing::Fixed
            && let Some(twin) = earlier().find(|other| other.omen == land.omen)
        {
            return bad(line, format!("land {} bears the same omen as {}", land.id, twin.id));
        }
        Ok(Land { kind: land.kind, value, min_players: land.min_players, omen })
    }

    /// The index of the omen on the back of a land; 0 where backs are dealt at random.
    fn back_of(&self, line: usize, land: &LandEntry) -> Result<u8, BadCards> {
        let Some(id) = &land.omen else {
            return match self.pairing() {
                Pairing::Shuffled => Ok(0),
                Pairing::Fixed => bad(line, format!("land {} needs an omen, because pairing is \"fixed\"", land.id)),
            };
        };
        let index = self.file.omen.iter().position(|omen| omen.get_ref().id == *id);
        match index {
            Some(index) => Ok(byte(index)),
            None => bad(line, format!("land {} names the unknown omen {id}", land.id)),
        }
    }

    /// Whether so many players have enough lands, and a back for each.
    fn check_players(&self, players: u8, lands: &[Land; LANDS], omens: &[Omen; LANDS]) -> Result<(), BadCards> {
        let in_use = lands.iter().filter(|land| land.min_players <= players).count();
        let backs = omens.iter().filter(|omen| omen.min_players <= players).count();
        let needed = 10 * usize::from(players) + 1;
        if in_use < needed {
            let reason = format!("{players} players need at least {needed} lands, this deck gives them {in_use}");
            return bad(self.line_of_land(LANDS), reason);
        }
        if in_use != backs {
            return bad(self.line_of_omen(LANDS), format!("{players} players have {in_use} lands but {backs} omens"));
        }
        let torn = |land: &Land| land.min_players <= players && omens[usize::from(land.omen)].min_players > players;
        if self.pairing() == Pairing::Fixed
            && let Some(n) = lands.iter().position(torn)
        {
            let id = &self.file.land[n].get_ref().id;
            let reason = format!("with {players} players the land {id} is in use, but the omen it bears is not");
            return bad(self.line_of_land(n), reason);
        }
        Ok(())
    }
}

fn check_tier(line: usize, id: &str, min_players: u8) -> Result<(), BadCards> {
    if (2..=4).contains(&min_players) {
        return Ok(());
    }
    Err(BadCards { line, reason: format!("{id}: min_players must be 2, 3 or 4, not {min_players}") })
}
