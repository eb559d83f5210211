//! A position in plain words: what scenarios set up, expect and print.
//!
//! A scenario of Blood Rage may state these facts; what it leaves out is the set-up's. A position in the middle of
//! something (`asked`) states what has happened so far as well: the battle, dying figures, the cards that lie open.
//!
//! ```text
//! seats: wolf, raven                the clans in the order of the seats; the only fact that must be there
//! age: 2                            from 1 to 3
//! phase: gifts                      `set-up` (all is drawn), `gifts`, `action` (if left out), `discard`, `quest`, `ragnarok`, `release`
//! asked: call of raven              what is asked of whom; left out, the phase begins
//! first: raven                      who has the first-player token
//! turn: raven                       whose turn it is
//! passed: wolf                      who has passed
//! destroyed: horgr, gimle           destroyed provinces; left out, provinces that nothing else names
//! doomed: utgard, andlang, elvagar  the provinces that the three ages destroy
//! pillaged: horgr                   provinces whose tokens show the pillaged side
//! token gimle: axes                 the token of an outer province
//! gods: odin gimle, thor utgard     the gods and where they stand
//! glory wolf: 4                     and for each clan: `rage`, `steps` (of Rage, Axes and Horns, from 1),
//! figures wolf: 2 warriors gimle, ship nw      the figures on the board, `valhalla` those in Valhalla,
//! upgrades wolf: troll, lokis-domain           the cards in the slots,
//! hand wolf: tyrs-crush-1           the cards in hand, `quests` those committed, `known` those that everybody has seen,
//! mystics wolf: 1                   the mystics that have been called,
//! pack wolf: troll, odins-smite     the cards that the clan holds in the draft, as far as they matter, `picks` those taken
//! discarded: tyrs-bash              cards that everybody has seen go
//! battle: gimle by wolf             the pillage that is going on; the rest of it is in the notation's table
//! ```
//!
//! docs/notation.md lists all of them, and what can be expected besides.

mod battle;
mod clans;
mod describe;
mod land;
mod start;
mod words;

pub use words::{about_word, asked_word};

use crate::BloodRage;
use crate::data::AGES;
use crate::names::{Clan, Place};
use crate::state::Position;
use meadhall_engine::{BadOption, Chance, Facts, Game, Ignore, Options, ScenarioGame, Seat, SeatSet, read_list};

fn bad<T>(key: &str, reason: impl Into<String>) -> Result<T, BadOption> {
    Err(BadOption::new(key, reason))
}

fn number(facts: &Facts, key: &str, most: u16) -> Result<Option<u16>, BadOption> {
    let Some(text) = facts.get(key) else { return Ok(None) };
    match text.parse::<u16>() {
        Ok(number) if number <= most => Ok(Some(number)),
        _ => bad(key, format!("`{text}` is no number from 0 to {most}")),
    }
}

fn places(facts: &Facts, key: &str) -> Result<Option<Vec<Place>>, BadOption> {
    let Some(text) = facts.get(key) else { return Ok(None) };
    let mut list = Vec::new();
    for word in read_list(text) {
        match word.parse::<Place>() {
            Ok(place) if !place.is_province() => return bad(key, format!("{place} is a fjord, not a province")),
            Ok(place) if list.contains(&place) => return bad(key, format!("{place} stands there twice")),
            Ok(place) => list.push(place),
            Err(_) => return bad(key, format!("`{word}` is no province")),
        }
    }
    Ok(Some(list))
}

/// The clans at the table.
struct Seats(Vec<Clan>);

impl Seats {
    fn seat(&self, key: &str, word: &str) -> Result<Seat, BadOption> {
        match self.0.iter().position(|clan| clan.word() == word) {
            Some(seat) => Ok(Seat::new(seat)),
            None => bad(key, format!("`{word}` does not take part")),
        }
    }

    /// The clans that a fact names, if it is there.
    fn set(&self, facts: &Facts, key: &str) -> Result<Option<SeatSet>, BadOption> {
        let Some(text) = facts.get(key) else { return Ok(None) };
        read_list(text).map(|word| self.seat(key, word)).collect::<Result<SeatSet, BadOption>>().map(Some)
    }

    /// The clan that a fact names, if it is there.
    fn one(&self, facts: &Facts, key: &str) -> Result<Option<Seat>, BadOption> {
        facts.get(key).map(|word| self.seat(key, word)).transpose()
    }

    fn clans(&self) -> impl Iterator<Item = (usize, Clan)> + '_ {
        self.0.iter().copied().enumerate()
    }
}

/// Facts that a scenario may state, besides the token of each outer province (`token gimle`).
pub const FACTS: &[&str] = &[
    "seats",
    "age",
    "phase",
    "asked",
    "about",
    "answered",
    "first",
    "turn",
    "passed",
    "destroyed",
    "doomed",
    "pillaged",
    "discarded",
    "gods",
    "kept",
    "round",
    "extra",
    "battle",
    "members",
    "declined",
    "texts",
    "spared",
    "cancelled",
    "blessed",
    "valkyries",
    "nidhoggr",
    "winner",
    "spoils",
    "doom",
    "waiting",
    "invasion",
];
/// Facts of one clan (`glory wolf`) that a scenario may state.
pub const FACTS_OF_CLANS: &[&str] = &[
    "glory",
    "rage",
    "steps",
    "figures",
    "valhalla",
    "upgrades",
    "hand",
    "quests",
    "known",
    "mystics",
    "pack",
    "picks",
    "pillages",
    "challenged",
    "chosen",
    "revealed",
    "counts",
    "met",
    "dead",
    "dying",
    "fought mystics",
    "sources",
];
/// What a scenario may expect besides: it follows from the rest, `in gimle` for each place.
pub const FINDINGS: &[&str] = &["step", "winners"];
/// What a scenario may expect of one clan besides.
pub const FINDINGS_OF_CLANS: &[&str] = &["stats", "reserve", "hand size", "quests size", "total"];

fn check_keys(facts: &Facts, seats: &Seats) -> Result<(), BadOption> {
    for key in facts.keys() {
        let (word, last) = key.rsplit_once(' ').unwrap_or(("", key));
        let known = FACTS.contains(&key)
            || FACTS_OF_CLANS.contains(&word)
            || word == "token" && last.parse::<Place>().is_ok_and(Place::is_outer);
        if FACTS_OF_CLANS.contains(&word) {
            seats.seat(key, last)?;
        }
        let found = FINDINGS.contains(&key) || FINDINGS_OF_CLANS.contains(&word) || word == "in";
        if !known && found {
            return bad(key, "this follows from other facts; it can be expected, not stated");
        }
        if !known {
            return bad(key, "a scenario of Blood Rage knows no such fact");
        }
    }
    Ok(())
}

/// Builds the position that the facts describe. What they leave out is the set-up's.
pub(crate) fn compose(
    facts: &Facts,
    options: &Options,
    chance: &mut impl Chance,
) -> Result<(BloodRage, Position), BadOption> {
    let Some(seats) = facts.get("seats") else {
        return bad("seats", "a scenario says who sits where (`seats: wolf, raven`)");
    };
    let words: Vec<&str> = read_list(seats).collect();
    let options = match options.get("clans") {
        None => options.clone().with("clans", words.join(" ")),
        Some(_) => options.clone(),
    };
    let game = BloodRage::open(words.len(), &options).map_err(|wrong| match wrong.key.as_str() {
        "clans" => BadOption::new("seats", wrong.reason),
        _ => wrong,
    })?;
    let seats = Seats(words.iter().filter_map(|word| word.parse().ok()).collect());
    check_keys(facts, &seats)?;
    if facts.get("phase") == Some("set-up") {
        return match facts.keys().find(|key| !matches!(*key, "seats" | "phase")) {
            Some(key) => bad(key, "a set-up is drawn: only how its lots fall can be said"),
            None => {
                let position = game.set_up(chance, &mut Ignore);
                Ok((game, position))
            }
        };
    }
    let mut position = game.empty_position();
    for (n, clan) in seats.clans() {
        position.table.sheets[n].clan = clan;
    }
    let table = &mut position.table;
    table.age = read_age(facts)?;
    table.phase = start::phase(facts)?;
    table.first = seats.one(facts, "first")?.unwrap_or_default();
    land::read(facts, &game, &mut position)?;
    let mut supply = clans::Supply::new(&game);
    for (n, clan) in seats.clans() {
        clans::read(facts, &game, clan, Seat::new(n), &mut position, &mut supply)?;
    }
    for word in facts.get("discarded").map(read_list).into_iter().flatten() {
        let card = supply.take("discarded", word)?;
        position.table.gone.add(card, 1);
    }
    read_players(facts, &seats, &mut position)?;
    battle::read_doom(facts, &game, &seats, &mut position)?;
    battle::read_invasion(facts, &seats, &mut position)?;
    let asked = start::question(facts, &position.table)?;
    let then = facts.get("doom").map(|_| position.table.doom.then);
    let step = asked.and_then(|asked| words::step_at(asked, then, position.table.invasion.in_battle));
    battle::read(facts, &game, &seats, step, &mut position, &mut supply)?;
    start::begin(facts, &game, &seats, &mut position, supply, chance)?;
    Ok((game, position))
}

/// The age; the first if the facts name none.
fn read_age(facts: &Facts) -> Result<u8, BadOption> {
    match facts.get("age").map(|text| (text, text.parse())) {
        None => Ok(1),
        Some((_, Ok(age @ 1..=AGES))) => Ok(age),
        Some((text, _)) => bad("age", format!("`{text}` is no age from 1 to {AGES}")),
    }
}

/// Who has passed, who kept a card, whether Thor's Domain was used.
fn read_players(facts: &Facts, seats: &Seats, position: &mut Position) -> Result<(), BadOption> {
    for seat in seats.set(facts, "passed")?.unwrap_or_default().iter() {
        let sheet = position.table.sheet_mut(seat);
        sheet.passed = true;
        if facts.get(&format!("rage {}", sheet.clan)).is_none() {
            sheet.rage = 0;
        }
    }
    for seat in seats.set(facts, "kept")?.unwrap_or_default().iter() {
        position.table.sheet_mut(seat).kept = true;
    }
    for word in facts.get("extra").map(read_list).into_iter().flatten() {
        match word.parse::<Place>() {
            _ if word == "used" => position.table.extra_used = true,
            Ok(place) if place.is_province() => position.table.extra = Some(place),
            _ => return bad("extra", format!("`{word}` is neither `used` nor a province")),
        }
    }
    Ok(())
}

/// Facts of scenarios in which the order of a list means nothing.
const SETS: &[&str] = &[
    "passed",
    "destroyed",
    "pillaged",
    "discarded",
    "gods",
    "kept",
    "answered",
    "members",
    "cancelled",
    "blessed",
    "valkyries",
    "nidhoggr",
    "waiting",
    "spoils",
    "in",
    "figures",
    "valhalla",
    "reserve",
    "upgrades",
    "hand",
    "quests",
    "known",
    "revealed",
    "met",
    "dying",
    "pack",
    "pillages",
    "sources",
];

impl ScenarioGame for BloodRage {
    const LOTS: &'static [&'static str] = &["deal", "tokens", "ragnarok", "starter", "gods drawn", "gods placed"];
    const SETS: &'static [&'static str] = SETS;

    fn describe(&self, position: &Position) -> Facts {
        self.facts(position)
    }

    fn compose<C: Chance>(
        facts: &Facts,
        options: &Options,
        chance: &mut C,
    ) -> Result<(BloodRage, Position), BadOption> {
        compose(facts, options, chance)
    }
}
