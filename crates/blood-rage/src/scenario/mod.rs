//! A position in plain words: what scenarios set up, expect and print.
//!
//! A scenario of Blood Rage may state these facts; what it leaves out is the set-up's.
//!
//! ```text
//! seats: wolf, raven                the clans in the order of the seats; the only fact that must be there
//! age: 2                            from 1 to 3
//! phase: gifts                      the draft; left out, the Action phase
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
//! hand wolf: tyrs-crush-1           the cards in hand, `quests` those committed,
//! mystics wolf: 1                   the mystics that have been called,
//! pack wolf: troll, odins-smite     the cards dealt for the draft, as far as they matter
//! discarded: tyrs-bash              cards that everybody has seen go
//! ```
//!
//! Expectations may ask for all of these (but `pack`), and for `asked`, `in gimle`, `reserve wolf`, `stats wolf`,
//! `hand size wolf`, `quests size wolf`, `known wolf`, `revealed wolf`, `sources wolf` and, at the end, `winners`.

mod clans;
mod describe;
mod land;

use crate::data::{Card, DEALT};
use crate::names::{Clan, Phase, Place};
use crate::state::{Asked, Position};
use crate::{BloodRage, Event};
use meadhall_engine::{BadOption, Chance, Facts, Game, Options, Quick, Seat};

fn bad<T>(key: &str, reason: impl Into<String>) -> Result<T, BadOption> {
    Err(BadOption::new(key, reason))
}

/// The words of a list; `-` is an empty one.
fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != "-")
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
    for word in split(text) {
        match word.parse::<Place>() {
            Ok(place) if !place.is_province() => return bad(key, format!("{place} is a fjord, not a province")),
            Ok(place) if list.contains(&place) => return bad(key, format!("{place} stands there twice")),
            Ok(place) => list.push(place),
            Err(_) => return bad(key, format!("`{word}` is no province")),
        }
    }
    Ok(Some(list))
}

fn clan_seat(facts: &Facts, key: &str, clans: &[Clan]) -> Result<Option<Seat>, BadOption> {
    let Some(word) = facts.get(key) else { return Ok(None) };
    match clans.iter().position(|clan| clan.word() == word) {
        Some(seat) => Ok(Some(Seat::new(seat))),
        None => bad(key, format!("`{word}` does not take part")),
    }
}

const WORDS: [&str; 10] =
    ["seats", "age", "phase", "first", "turn", "passed", "destroyed", "doomed", "pillaged", "discarded"];
const OF_CLANS: [&str; 10] =
    ["glory", "rage", "steps", "figures", "valhalla", "upgrades", "hand", "quests", "mystics", "pack"];

fn check_keys(facts: &Facts, clans: &[Clan]) -> Result<(), BadOption> {
    for key in facts.keys() {
        let known = match key.split_once(' ') {
            None => WORDS.contains(&key) || key == "gods",
            Some(("token", place)) => place.parse::<Place>().is_ok_and(Place::is_outer),
            Some((word, clan)) => {
                if OF_CLANS.contains(&word) && !clans.iter().any(|seated| seated.word() == clan) {
                    return bad(key, format!("`{clan}` does not take part"));
                }
                OF_CLANS.contains(&word)
            }
        };
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
    _: &mut impl Chance,
) -> Result<(BloodRage, Position), BadOption> {
    let Some(seats) = facts.get("seats") else {
        return bad("seats", "a scenario says who sits where (`seats: wolf, raven`)");
    };
    let words: Vec<&str> = split(seats).collect();
    let options = match options.get("clans") {
        None => options.clone().with("clans", words.join(" ")),
        Some(_) => options.clone(),
    };
    let game = BloodRage::open(words.len(), &options).map_err(|wrong| match wrong.key.as_str() {
        "clans" => BadOption::new("seats", wrong.reason),
        _ => wrong,
    })?;
    let clans: Vec<Clan> = words.iter().filter_map(|word| word.parse().ok()).collect();
    check_keys(facts, &clans)?;
    let mut position = game.empty_position();
    for (sheet, clan) in position.table.sheets.iter_mut().zip(&clans) {
        sheet.clan = *clan;
    }
    let table = &mut position.table;
    table.age = match facts.get("age") {
        None => 1,
        Some(text) => match text.parse() {
            Ok(age @ 1..=3) => age,
            _ => return bad("age", format!("`{text}` is no age from 1 to 3")),
        },
    };
    table.first = clan_seat(facts, "first", &clans)?.unwrap_or_default();
    land::read(facts, &game, &mut position)?;
    let mut supply = clans::Supply::new(&game);
    for (n, clan) in clans.iter().enumerate() {
        clans::read(facts, &game, *clan, Seat::new(n), &mut position, &mut supply)?;
    }
    for word in facts.get("discarded").map(split).into_iter().flatten() {
        let card = supply.take("discarded", word)?;
        position.table.gone.add(card, 1);
    }
    for word in facts.get("passed").map(split).into_iter().flatten() {
        match clans.iter().position(|clan| clan.word() == word) {
            Some(n) => {
                let sheet = &mut position.table.sheets[n];
                sheet.passed = true;
                if facts.get(&format!("rage {word}")).is_none() {
                    sheet.rage = 0;
                }
            }
            None => return bad("passed", format!("`{word}` does not take part")),
        }
    }
    match facts.get("phase") {
        None | Some("action") => begin_turn(facts, &game, &clans, &mut position)?,
        Some("gifts") => begin_draft(facts, &game, &clans, &mut position, supply)?,
        Some(word) => return bad("phase", format!("a scenario begins in `action` or `gifts`, not in `{word}`")),
    }
    Ok((game, position))
}

fn begin_turn(facts: &Facts, game: &BloodRage, clans: &[Clan], position: &mut Position) -> Result<(), BadOption> {
    let table = &mut position.table;
    let able = |seat: Seat| table.sheet(seat).rage > 0 && !table.sheet(seat).passed;
    let active = match clan_seat(facts, "turn", clans)? {
        Some(seat) if able(seat) => seat,
        Some(_) => return bad("turn", "whoever has passed or has no Rage takes no turn"),
        None => match game.clockwise(table.first).find(|&seat| able(seat)) {
            Some(seat) => seat,
            None => return bad("rage", "nobody has Rage, so the Action phase is over"),
        },
    };
    if table.standing().minus(table.pillaged).is_empty() {
        return bad("pillaged", "with every province pillaged the Action phase is over");
    }
    table.phase = Phase::Action;
    table.asked = Asked::Turn;
    table.active = active;
    table.who = active;
    Ok(())
}

fn begin_draft(
    facts: &Facts,
    game: &BloodRage,
    clans: &[Clan],
    position: &mut Position,
    mut supply: clans::Supply,
) -> Result<(), BadOption> {
    let age = position.table.age;
    let mut named: Vec<Vec<Card>> = Vec::new();
    for clan in clans {
        let key = format!("pack {clan}");
        let mut cards = Vec::new();
        for word in facts.get(&key).map(split).into_iter().flatten() {
            let card = supply.take(&key, word)?;
            if card.face().age != age {
                return bad(&key, format!("{card} is not of age {age}"));
            }
            cards.push(card);
        }
        if cards.len() > DEALT {
            return bad(&key, format!("everybody is dealt {DEALT} cards"));
        }
        named.push(cards);
    }
    if position.secrets.iter().any(|secret| secret.hand.len() > 1 || !secret.quests.is_empty()) {
        return bad("phase", "in the draft a hand holds at most the one card that was kept, and no quest is committed");
    }
    let mut course =
        crate::rules::Course { game, position, chance: &mut Quick::new(0), sink: &mut Vec::<Event>::new() };
    let gods = course.position.table.gods;
    course.begin_age();
    position.table.gods = gods;
    for (n, cards) in named.iter().enumerate() {
        let rest = supply.rest(age, DEALT - cards.len());
        position.packs[n] = cards.iter().copied().chain(rest).collect();
    }
    if !game.drafts(age) {
        for n in 0..clans.len() {
            let cards = std::mem::take(&mut position.packs[n]);
            position.secrets[n].picks = cards;
            position.secrets[n].hand = cards.iter().collect();
            position.secrets[n].hand.as_mut_slice().sort_unstable();
        }
    }
    Ok(())
}
