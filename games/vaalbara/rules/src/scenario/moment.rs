//! Where in a round a scenario begins.

use super::bad;
use crate::Vaalbara;
use crate::event::Event;
use crate::names::Character;
use crate::state::{Asked, Position, ROUNDS};
use meadhall_engine::{BadOption, Facts, Seat, SeatSet};

/// What is asked, if the scenario says it: `take`, or `take of blue` as it is told.
pub(super) fn asked(facts: &Facts) -> Option<&str> {
    Some(facts.get("asked")?.split(" of ").next().unwrap_or_default().trim())
}

/// Those whose character has had its effect: whoever has acted, and whoever is asked for a land.
pub(super) fn resolved(facts: &Facts, game: &Vaalbara, position: &mut Position) -> SeatSet {
    for seat in game.all() {
        let key = format!("played {}", position.player(seat).clan);
        position.player_mut(seat).played = facts.get(&key).and_then(|word| word.parse::<Character>().ok());
    }
    let taking = if asked(facts) == Some("take") { taking(facts, game, position) } else { None };
    position.acted.as_slice().iter().copied().chain(taking).collect()
}

/// Whoever is asked for a land: the clan that is named, if it can be its turn, or whoever is next. They differ where a
/// Tracker has just changed the omens that decide a tie.
fn taking(facts: &Facts, game: &Vaalbara, position: &Position) -> Option<Seat> {
    let next = game.next_seat(position)?;
    let named = facts.get("asked").and_then(|text| text.split_once(" of ")).map(|(_, clan)| clan.trim());
    let tied = |&seat: &Seat| !position.has_acted(seat) && position.player(seat).played == position.player(next).played;
    let Some(clan) = named else { return Some(next) };
    game.all().filter(tied).find(|&seat| position.player(seat).clan.word() == clan)
}

/// Goes to the moment that the scenario names: to the assignment, or to the turn of whoever is next.
pub(super) fn begin(facts: &Facts, game: &Vaalbara, position: &mut Position) -> Result<(), BadOption> {
    let open = game.all().all(|seat| position.player(seat).played.is_some());
    match asked(facts) {
        Some("assign") if open => return bad("asked", "everybody has assigned, so the characters lie open"),
        Some("assign") => {}
        None if !open => {}
        Some("nothing") if position.round == ROUNDS && game.next_seat(position).is_none() => {
            position.asked = Asked::Over;
        }
        Some("take") if open => match taking(facts, game, position) {
            Some(seat) => (position.active, position.asked) = (seat, Asked::Take),
            None => return bad("asked", "it is not this clan's turn to take a land"),
        },
        None | Some("show" | "bard" | "tracker" | "midwife" | "rider" | "explorer") if open => {
            position.asked = Asked::Take;
            game.next_turn(position, &mut Vec::<Event>::new());
        }
        Some(word) => return bad("asked", format!("`{word}` cannot be asked here")),
        None => {}
    }
    answers(facts, game, position)?;
    let told = game.facts(position);
    match (asked(facts), asked(&told)) {
        (Some(stated), Some(found)) if stated != found => {
            bad("asked", format!("`{stated}` is not asked here, but `{found}`"))
        }
        _ => Ok(()),
    }
}

/// Answers that were given to a Warrior while others still owe theirs.
fn answers(facts: &Facts, game: &Vaalbara, position: &mut Position) -> Result<(), BadOption> {
    for seat in game.all() {
        let key = format!("answered {}", position.player(seat).clan);
        let Some(answer) = facts.get(&key) else { continue };
        let holds = position.player(seat).hand.contains(Character::Warrior);
        let Asked::Show { asked, answered, showing } = &mut position.asked else {
            return bad(&key, "nobody is asked for a Warrior here");
        };
        match answer {
            _ if !asked.contains(seat) => return bad(&key, "this clan is not asked for a Warrior"),
            "warrior" if holds => showing.insert(seat),
            "warrior" => return bad(&key, "the Warrior is not in this hand"),
            "nothing" => {}
            _ => return bad(&key, format!("`{answer}` is neither `warrior` nor `nothing`")),
        }
        answered.insert(seat);
        if asked.minus(*answered).is_empty() {
            return bad(&key, "everybody has answered, so the Warrior is done");
        }
    }
    Ok(())
}
