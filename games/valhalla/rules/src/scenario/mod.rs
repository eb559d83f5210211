//! A position in plain words: what scenarios set up, expect and print.
//!
//! A scenario of Valhalla may state the facts that a description ([`ScenarioGame::describe`]) tells; what it leaves out
//! is the set-up's. `docs/notation.md` lists them all. A turn begins as `phase` says; a position in the middle of something
//! says what is `asked` of whom and, in a battle, who fights and how far it has come:
//!
//! ```text
//! seats: red, blue                  the players in their order, by colour; the only fact that must be there
//! band red: bear-06, wolf-01        the bands
//! band blue: bear-02
//! battle: duel                      a battle in its second phase
//! attacker: red
//! defender: blue
//! step: defence
//! side red: active 1, rolled        what the attacker has done
//! dice blue: 2 sword, axe, 3 x      how the defender's dice lie
//! total red: 5
//! asked: fight of blue
//! ```

mod battle;
mod describe;
mod question;
mod read;
mod words;

use crate::Valhalla;
use crate::event::Event;
use crate::names::Colour;
use crate::rules::Resolver;
use crate::state::battle::Kind;
use crate::state::places::Place;
use crate::state::{Asked, Position, Stage};
use meadhall_engine::{BadOption, Chance, Facts, Game, Options, ScenarioGame, Seat, read_list};
use read::Supply;
use words::{bad, seat_of};

/// Facts whose values are sets.
pub(crate) const SETS: &[&str] = &[
    "hand", "valhalla", "captured", "active", "known", "kings", "covered", "winners", "deck", "drawn", "box",
    "drafted", "wrathful", "jarls",
];

/// Facts of the table.
const WORDS: [&str; 53] = [
    "seats",
    "turn",
    "phase",
    "stage",
    "asked",
    "asked about",
    "attacked",
    "again",
    "second",
    "first place",
    "lifted",
    "discard",
    "deck",
    "deck size",
    "box",
    "laid",
    "laid by defender",
    "laid as payment",
    "outgoing",
    "drawn",
    "keep",
    "due",
    "supply",
    "ending",
    "last turns",
    "first last",
    "ragnarok",
    "drafted",
    "last laid",
    "wrathful",
    "loki",
    "kings",
    "crowns",
    "monster card",
    "monster strength",
    "monster maximum",
    "monster beaten",
    "last attack",
    "covered",
    "start",
    "battle",
    "step",
    "attacker",
    "defender",
    "won",
    "frost",
    "loki's shield",
    "calm",
    "aids",
    "battle turn",
    "battle card",
    "rest",
    "winners",
];
/// Facts of each player.
const OF_PLAYERS: [&str; 22] = [
    "jarl",
    "jarls",
    "chosen",
    "band",
    "places",
    "hand",
    "hand size",
    "valhalla",
    "glory",
    "credit",
    "shields",
    "captured",
    "score",
    "promised",
    "dice",
    "pool",
    "strength",
    "active",
    "rerolls",
    "total",
    "side",
    "place",
];

/// Facts that follow from others: who states them is told if they do not.
const DERIVED: [&str; 11] = [
    "place",
    "hand size",
    "glory",
    "score",
    "pool",
    "strength",
    "active",
    "monster strength",
    "monster maximum",
    "winners",
    "loki",
];

impl ScenarioGame for Valhalla {
    const LOTS: &'static [&'static str] = &["dice", "draws", "thefts", "jarls", "tricks", "first", "shuffled", "wrath"];
    const SETS: &'static [&'static str] = SETS;

    fn describe(&self, position: &Position) -> Facts {
        self.facts(position)
    }

    fn compose<C: Chance>(facts: &Facts, options: &Options, chance: &mut C) -> Result<(Valhalla, Position), BadOption> {
        compose(facts, options, chance)
    }
}

fn check_keys(facts: &Facts, players: usize) -> Result<(), BadOption> {
    for key in facts.keys() {
        if WORDS.contains(&key) {
            continue;
        }
        let of_player = key.rsplit_once(' ').filter(|(word, _)| OF_PLAYERS.contains(word)).map(|(_, colour)| colour);
        let known = key.strip_prefix("known ").and_then(|rest| rest.split_once(" by "));
        match (of_player, known) {
            (Some(colour), _) => drop(seat_of(key, colour, players)?),
            (_, Some((owner, viewer))) => {
                seat_of(key, owner, players)?;
                seat_of(key, viewer, players)?;
            }
            _ => return bad(key, "a scenario of Valhalla knows no such fact"),
        }
    }
    Ok(())
}

/// Builds the position that the facts describe. What they leave out is the set-up's.
fn compose(facts: &Facts, options: &Options, chance: &mut impl Chance) -> Result<(Valhalla, Position), BadOption> {
    let Some(seats) = facts.get("seats") else {
        return bad("seats", "a scenario says who sits where (`seats: red, blue`)");
    };
    let words: Vec<&str> = read_list(seats).collect();
    let colours = Colour::ALL.map(Colour::word);
    if words.len() > colours.len() || words[..] != colours[..words.len().min(6)] {
        return bad("seats", format!("the players sit in the order {}", colours.join(", ")));
    }
    let players = words.len();
    let game = Valhalla::open(players, options)?;
    check_keys(facts, players)?;
    if facts.get("phase") == Some("set-up") {
        return begin_set_up(facts, game, chance);
    }
    let mut position = game.empty_position();
    match (game.loki, facts.get("loki")) {
        (crate::Trick::Card(index), _) => position.table.loki = Some(index),
        (crate::Trick::Random, Some(word)) => position.table.loki = Some(loki(word)?),
        _ => {}
    }
    position.places.put_all(&game.in_use(), Place::Box);
    let mut supply = Supply::new(&game);
    read::middle(facts, &game, &mut position)?;
    for seat in game.all() {
        read::player(facts, &game, seat, &mut position, &mut supply)?;
    }
    read::open_cards(facts, &game, &mut position, &mut supply)?;
    read::boxed(facts, &mut position, &mut supply)?;
    read::piles(facts, &game, &mut position, &mut supply)?;
    for seat in game.all() {
        read::secrets(facts, &game, seat, &mut position)?;
    }
    read::between(facts, &game, &mut position)?;
    seats_of_the_turn(facts, &game, &mut position)?;
    position.table.battle = battle::read(facts, &game, &position)?;
    match question::read(facts, players)? {
        Some((asked, who)) => ask(facts, &mut position, asked, who)?,
        None if position.table.battle.is_on() => go_on(&game, &mut position, chance),
        None => begin(facts, &game, &mut position, chance)?,
    }
    check_choices(&game, &position)?;
    check_derived(facts, &game, &position)?;
    Ok((game, position))
}

fn loki(word: &str) -> Result<u8, BadOption> {
    match word.strip_prefix("loki-").and_then(|number| number.parse::<u8>().ok()) {
        Some(number @ 1..=10) => Ok(number - 1),
        _ => bad("loki", format!("`{word}` is no card of Loki's trick")),
    }
}

/// The set-up from its first decision; chance deals.
fn begin_set_up(facts: &Facts, game: Valhalla, chance: &mut impl Chance) -> Result<(Valhalla, Position), BadOption> {
    if let Some(key) = facts.keys().find(|key| !matches!(*key, "seats" | "phase")) {
        return bad(
            key,
            "the set-up begins with nothing but the players; how it is dealt is said by `jarls`, `draws` and so on",
        );
    }
    let mut events: Vec<Event> = Vec::new();
    let position = game.set_up(chance, &mut events);
    Ok((game, position))
}

/// Whose turn it is, who started, and who takes or took the first of the last turns.
fn seats_of_the_turn(facts: &Facts, game: &Valhalla, position: &mut Position) -> Result<(), BadOption> {
    let players = game.players;
    let named = |key: &str| facts.get(key).map(|word| seat_of(key, word, players)).transpose();
    let seat = named("turn")?.unwrap_or_default();
    let table = &mut position.table;
    table.active = seat;
    table.who = seat;
    table.start = named("start")?.unwrap_or(seat);
    // Whoever took the first of the last turns sits as many places back as turns have been taken.
    let taken = match table.last_turns {
        0 => 0,
        left => players - usize::from(left),
    };
    let counted = Seat::new((seat.index() + players - taken) % players);
    table.first_last = named("first last")?.unwrap_or(counted);
    Ok(())
}

/// A position in the middle of something: it is as the facts say.
fn ask(facts: &Facts, position: &mut Position, asked: Asked, who: Option<Seat>) -> Result<(), BadOption> {
    if facts.get("phase").is_some() {
        return bad("phase", "either the phase that begins or what is asked");
    }
    let table = &mut position.table;
    if asked.is_of_battle() && !table.battle.is_on() {
        return bad("battle", "that is asked in a battle: it says who fights");
    }
    table.asked = asked;
    table.who = who.unwrap_or(table.who);
    table.stage = match (facts.get("stage"), asked) {
        (Some(word), _) => question::stage(word)?,
        (_, Asked::Jarl | Asked::Warrior | Asked::Reject | Asked::Draft | Asked::DraftTake | Asked::Redraw) => {
            Stage::Setup
        }
        (_, Asked::Over) => Stage::Over,
        (_, Asked::PhaseB) => Stage::B,
        (_, Asked::Leave) => Stage::Ragnarok,
        _ => match table.battle.kind {
            Kind::Ragnarok => Stage::Ragnarok,
            Kind::Raid => Stage::Monster,
            _ => Stage::A,
        },
    };
    Ok(())
}

/// A battle that stands at the beginning of a step.
fn go_on(game: &Valhalla, position: &mut Position, chance: &mut impl Chance) {
    position.table.stage = match position.table.battle.kind {
        Kind::Ragnarok => Stage::Ragnarok,
        Kind::Raid => Stage::Monster,
        _ => Stage::A,
    };
    let mut events: Vec<Event> = Vec::new();
    Resolver { game, position, chance, sink: &mut events }.go_on();
}

fn begin(facts: &Facts, game: &Valhalla, position: &mut Position, chance: &mut impl Chance) -> Result<(), BadOption> {
    let seat = position.table.active;
    let mut events: Vec<Event> = Vec::new();
    let mut course = Resolver { game, position, chance, sink: &mut events };
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
    Ok(())
}

fn check_choices(game: &Valhalla, position: &Position) -> Result<(), BadOption> {
    let mut choices = Vec::new();
    let pending = game.pending(position);
    let idle = pending.iter().any(|seat| {
        game.legal(position, seat, &mut choices);
        choices.is_empty()
    });
    if game.outcome(position).is_none() && (pending.is_empty() || idle) {
        return bad("phase", "nobody has anything to decide here");
    }
    Ok(())
}

/// Facts that follow from others must follow from them.
fn check_derived(facts: &Facts, game: &Valhalla, position: &Position) -> Result<(), BadOption> {
    let told = game.facts(position);
    let derived = |key: &str| {
        DERIVED.iter().any(|word| key == *word || key.strip_prefix(word).is_some_and(|k| k.starts_with(' ')))
    };
    for (key, value) in facts.0.iter().filter(|(key, _)| derived(key)) {
        match told.get(key) {
            Some(found) if found == value => {}
            Some(found) => return bad(key, format!("it is `{found}`, as the other facts have it")),
            None => return bad(key, "there is no such thing here"),
        }
    }
    Ok(())
}
