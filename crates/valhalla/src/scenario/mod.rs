//! A position in plain words: what scenarios set up, expect and print.
//!
//! A scenario of Valhalla may state these facts; what it leaves out is the set-up's.
//!
//! ```text
//! seats: red, blue                  the players in their order, by colour; the only fact that must be there
//! turn: blue                        whose turn it is
//! phase: a                          where the turn begins: dawn (the king's reward), a, b, monster or ragnarok
//! attacked: yes                     whether phase A was an attack (with phase b)
//! discard: t-fury-2, bear-01        the discard pile from its top
//! deck: wolf-03, t-fury-2           the cards left in the deck; left out, all that lie nowhere else
//! deck size: 3                      so many cards, whichever
//! ending: yes                       the end has been triggered
//! last turns: 2                     so many last turns are left
//! kings: red 2                      who is king at which level
//! crowns: 1                         king cards in the middle
//! monster card: 3                   the active card of the monster, from 1
//! covered: 1, 3                     covered symbols of it
//! jarl red: beinir                  and for each player: the jarl,
//! band red: bear-06, wolf-01 + tyr-plus-2    the band in its places, with cards of Tyr's wrath,
//! hand red: t-fury-2, bear-01       the hand,
//! valhalla red: bear-02             the cards in Valhalla, `credit` points without a card,
//! shields red: 2                    own shields, `captured` those of others: captured red: blue, blue
//! promised red: 2                   extra dice for the next battle, or `reroll`
//! ```
//!
//! Expectations may ask for all of these, and for `asked`, `stage`, `dice red`, `strength red`, `active red`, `supply`, `hand size
//! red`, `glory red`, `score red`, `known blue by red`, `played`, `pool red` and, at the end, `winners`.

mod describe;
mod read;

use crate::Valhalla;
use crate::battle::Kind;
use crate::event::Event;
use crate::names::Colour;
use crate::places::Place;
use crate::rules::Course;
use crate::state::{Position, Stage};
use meadhall_engine::{BadOption, Chance, Facts, Game, Options, Seat};
use read::{Supply, bad, split};

/// Facts whose values are sets.
pub(crate) const SETS: &[&str] =
    &["hand", "valhalla", "captured", "active", "known", "kings", "covered", "winners", "deck", "drawn"];

const WORDS: [&str; 14] = [
    "seats",
    "turn",
    "phase",
    "attacked",
    "discard",
    "deck",
    "deck size",
    "ending",
    "last turns",
    "kings",
    "crowns",
    "monster card",
    "covered",
    "start",
];
const OF_PLAYERS: [&str; 8] = ["jarl", "band", "hand", "valhalla", "credit", "shields", "captured", "promised"];

/// The seat of a colour that takes part.
fn seat_of(key: &str, word: &str, players: usize) -> Result<Seat, BadOption> {
    match word.parse::<Colour>() {
        Ok(colour) if colour.index() < players => Ok(Seat::new(colour.index())),
        _ => bad(key, format!("`{word}` does not take part")),
    }
}

fn check_keys(facts: &Facts, players: usize) -> Result<(), BadOption> {
    for key in facts.keys() {
        if WORDS.contains(&key) {
            continue;
        }
        match key.split_once(' ') {
            Some((word, colour)) if OF_PLAYERS.contains(&word) => {
                seat_of(key, colour, players)?;
            }
            _ => return bad(key, "a scenario of Valhalla knows no such fact"),
        }
    }
    Ok(())
}

/// Builds the position that the facts describe. What they leave out is the set-up's.
pub(crate) fn compose(
    facts: &Facts,
    options: &Options,
    chance: &mut impl Chance,
) -> Result<(Valhalla, Position), BadOption> {
    let Some(seats) = facts.get("seats") else {
        return bad("seats", "a scenario says who sits where (`seats: red, blue`)");
    };
    let words: Vec<&str> = split(seats).collect();
    let colours = Colour::ALL.map(Colour::word);
    if words.len() > colours.len() || words[..] != colours[..words.len().min(6)] {
        return bad("seats", format!("the players sit in the order {}", colours.join(", ")));
    }
    let players = words.len();
    let game = Valhalla::open(players, options)?;
    check_keys(facts, players)?;
    let mut position = game.empty_position();
    if let crate::Trick::Card(index) = game.loki {
        position.table.loki = Some(index);
    }
    position.places.put_all(&game.in_use(), Place::Box);
    let mut supply = Supply::new(&game);
    for seat in game.all() {
        read::player(facts, &game, seat, &mut position, &mut supply)?;
    }
    read::piles(facts, &game, &mut position, &mut supply)?;
    read::middle(facts, &game, &mut position)?;
    let seat = match facts.get("turn") {
        Some(word) => seat_of("turn", word, players)?,
        None => Seat::default(),
    };
    begin(facts, &game, &mut position, seat, chance)?;
    Ok((game, position))
}

fn begin(
    facts: &Facts,
    game: &Valhalla,
    position: &mut Position,
    seat: Seat,
    chance: &mut impl Chance,
) -> Result<(), BadOption> {
    let table = &mut position.table;
    table.active = seat;
    table.start = match facts.get("start") {
        Some(word) => seat_of("start", word, game.players)?,
        None => seat,
    };
    // Whoever took the first of the last turns sits as many places back as turns have been taken.
    let taken = match table.last_turns {
        0 => 0,
        left => game.players - usize::from(left),
    };
    table.first_last = Seat::new((seat.index() + game.players - taken) % game.players);
    table.attacked = facts.get("attacked") == Some("yes");
    let mut events: Vec<Event> = Vec::new();
    let mut course = Course { game, position, chance, sink: &mut events };
    match facts.get("phase") {
        None | Some("a") => course.begin_a(),
        Some("dawn") => course.begin_turn(seat),
        Some("b") => {
            course.table().stage = Stage::A;
            course.begin_b();
        }
        Some("monster") if game.is_solo() => course.monster_phase(),
        Some("raid") if game.is_solo() => {
            course.table().stage = Stage::Monster;
            course.muster(seat, Kind::Raid);
        }
        Some("ragnarok") if !game.is_solo() => course.begin_ragnarok(),
        Some(word) => return bad("phase", format!("no turn begins in `{word}`")),
    }
    if game.outcome(position).is_none() && game.pending(position).is_empty() {
        return bad("phase", "nobody has anything to decide here");
    }
    Ok(())
}
