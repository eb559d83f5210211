//! Scenarios told inside tests, and random games to look at.
#![allow(dead_code, reason = "each chapter uses the words it needs")]

pub use meadhall_engine::laws::is_even as even;

use meadhall_engine::{BadOption, Chance, Game, Options, Played, Scenario, Seat, Viewer, laws};
use meadhall_vaalbara::{Action, Card, Cause, Character, Clan, Event, Position, Vaalbara};

/// A scenario that was played.
pub type Told = Played<Vaalbara>;

/// Plays a scenario of Vaalbara: facts, `---`, steps. Everything in it must come true.
pub fn play(text: &str) -> Told {
    told(text, Options::default()).unwrap_or_else(|reason| panic!("{reason}\n{text}"))
}

/// Plays a scenario with options.
pub fn play_with(text: &str, options: Options) -> Told {
    told(text, options).unwrap_or_else(|reason| panic!("{reason}\n{text}"))
}

/// The reason for which a scenario cannot be.
pub fn refused(text: &str) -> String {
    match told(text, Options::default()) {
        Ok(_) => panic!("this should be impossible:\n{text}"),
        Err(reason) => reason,
    }
}

fn told(text: &str, options: Options) -> Result<Told, String> {
    let mut scenario =
        Scenario::parse(&format!("meadhall scenario 1\ngame: vaalbara\n{text}")).map_err(|error| error.to_string())?;
    scenario.options.0.extend(options.0);
    scenario.play().map_err(|error| error.to_string())
}

/// The rules with the built-in deck.
pub fn game(players: usize) -> Vaalbara {
    Vaalbara::open(players, &Options::default()).expect("the built-in deck is good")
}

/// The rules with options.
pub fn open(players: usize, options: Options) -> Result<Vaalbara, BadOption> {
    Vaalbara::open(players, &options)
}

/// The seat of a clan.
pub fn seat(told: &Told, clan: Clan) -> Seat {
    seat_in(&told.game, &told.position, clan)
}

/// The seat of a clan in a position.
pub fn seat_in(game: &Vaalbara, position: &Position, clan: Clan) -> Seat {
    Seat::all(game.seats()).find(|&seat| position.player(seat).clan == clan).expect("the clan takes part")
}

/// Every legal choice of a clan, as it is written.
pub fn legal(told: &Told, clan: Clan) -> Vec<String> {
    let mut choices = Vec::new();
    told.game.legal(&told.position, seat(told, clan), &mut choices);
    choices.iter().map(ToString::to_string).collect()
}

/// Who gained how much for what, in order.
pub fn gains(told: &Told) -> Vec<(Clan, u16, Cause)> {
    let clan = |seat: Seat| told.position.player(seat).clan;
    let gain = |event: &Event| match *event {
        Event::Gained(seat, amount, cause) => Some((clan(seat), amount, cause)),
        _ => None,
    };
    told.events.iter().filter_map(gain).collect()
}

/// What a clan gained by the effect of a character, in all.
pub fn gained_by(told: &Told, clan: Clan, character: Character) -> u16 {
    let cause = Cause::Character(character);
    gains(told).iter().filter(|gain| gain.0 == clan && gain.2 == cause).map(|gain| gain.1).sum()
}

/// The order in which the turns of this scenario began.
pub fn turns(told: &Told) -> Vec<Clan> {
    let turn = |event: &Event| match *event {
        Event::Turn(seat, _) => Some(told.position.player(seat).clan),
        _ => None,
    };
    told.events.iter().filter_map(turn).collect()
}

/// Everybody who can look at a table.
pub fn viewers(game: &Vaalbara) -> Vec<Viewer> {
    Viewer::all(game.seats()).collect()
}

/// All land cards of a position, wherever they lie.
pub fn cards(game: &Vaalbara, position: &Position) -> Vec<Card> {
    let rows = position.rows.iter().flatten().flatten().copied();
    let realms = position.players.iter().take(game.seats()).flat_map(|player| player.realm.cards().iter().copied());
    rows.chain(realms).chain(position.deck.as_slice().iter().copied()).collect()
}

/// Plays a random game and looks at every position and at what was chosen there: something legal, before long.
pub fn walk(game: &Vaalbara, seed: u64, mut look: impl FnMut(&Position, Option<(Seat, Action)>)) -> Position {
    let (mut decisions, mut legal) = (0, Vec::new());
    laws::walk(game, seed, |position, choice| {
        assert!(decisions <= 500, "seed {seed} does not end");
        if let Some((seat, action)) = choice {
            game.legal(position, seat, &mut legal);
            assert!(legal.contains(&action), "seed {seed}: `{action}` is not legal");
        }
        look(position, choice);
        decisions += 1;
    })
}

/// Chance that leaves every shuffled thing in its order.
pub struct Unshuffled;

impl Chance for Unshuffled {
    fn word(&mut self) -> u32 {
        u32::MAX
    }
}
