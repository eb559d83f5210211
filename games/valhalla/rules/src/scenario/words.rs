//! How lists, numbers and seats are written in facts, and read again.

use crate::action::Dice;
use crate::data::Card;
use crate::names::Colour;
use meadhall_engine::{BadOption, Facts, Seat, read_list, write_list};

pub(super) fn colour(seat: Seat) -> Colour {
    Colour::ALL[seat.index()]
}

pub(super) const fn yes(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

pub(super) fn dice(dice: [u8; 6]) -> String {
    if dice == [0; 6] { "-".to_owned() } else { Dice(dice).to_string() }
}

/// Bits as places, from 1.
pub(super) fn places(bits: u64) -> String {
    write_list((0..64).filter(|n| bits >> n & 1 == 1).map(|n| n + 1))
}

pub(super) fn bad<T>(key: &str, reason: impl Into<String>) -> Result<T, BadOption> {
    Err(BadOption::new(key, reason))
}

/// The words of a fact's list, if there is one.
pub(super) fn list<'a>(facts: &'a Facts, key: &str) -> impl Iterator<Item = &'a str> + use<'a> {
    facts.get(key).map(read_list).into_iter().flatten()
}

pub(super) fn number(facts: &Facts, key: &str, most: u8) -> Result<Option<u8>, BadOption> {
    let Some(text) = facts.get(key) else { return Ok(None) };
    match text.parse::<u8>() {
        Ok(number) if number <= most => Ok(Some(number)),
        _ => bad(key, format!("`{text}` is no number from 0 to {most}")),
    }
}

/// `yes` or `no`; no if nothing is said.
pub(super) fn flag(facts: &Facts, key: &str) -> Result<bool, BadOption> {
    match facts.get(key) {
        None | Some("no") => Ok(false),
        Some("yes") => Ok(true),
        Some(word) => bad(key, format!("`{word}` is neither `yes` nor `no`")),
    }
}

/// Places, from 1, as bits.
pub(super) fn bits(key: &str, text: &str, most: u32) -> Result<u64, BadOption> {
    let mut bits = 0;
    for word in text.split([',', '+']).map(str::trim).filter(|word| !word.is_empty() && *word != "-") {
        match word.parse::<u32>() {
            Ok(place) if (1..=most).contains(&place) => bits |= 1 << (place - 1),
            _ => return bad(key, format!("`{word}` is no place from 1 to {most}")),
        }
    }
    Ok(bits)
}

pub(super) fn card(key: &str, word: &str) -> Result<Card, BadOption> {
    word.parse().or_else(|_| bad(key, format!("`{word}` is no card")))
}

/// The seat of a colour that takes part.
pub(super) fn seat_of(key: &str, word: &str, players: usize) -> Result<Seat, BadOption> {
    match word.parse::<Colour>() {
        Ok(colour) if colour.index() < players => Ok(Seat::new(colour.index())),
        _ => bad(key, format!("`{word}` does not take part")),
    }
}
