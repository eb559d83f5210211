//! Laws that every bot keeps in every decision of whole games, whatever the game: the tests of each game's bot crate call
//! them with its [`Knowledge`].

mod encoding;
mod knowledge;
mod model;
mod program;
mod thought;

pub use encoding::*;
pub use knowledge::*;
pub use model::*;
pub use program::*;
pub use thought::*;

use crate::knowledge::{Action, View};
use crate::{BotSpec, Knowledge};
use meadhall_engine::{Chance, Game, Ignore, Quick, Seat, TableGame, Viewer};

/// A bot by name.
pub fn spec(text: &str) -> BotSpec {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Plays a game in which every seat has such a bot; what was decided.
pub fn play<K: Knowledge>(game: &K::Rules, spec: BotSpec, seed: u64) -> Vec<(Seat, Action<K>)> {
    let mut quick = Quick::new(seed);
    let mut bots: Vec<_> = (0..game.seats() as u64).map(|n| spec.build::<K>(100 * seed + n)).collect();
    let mut position = game.setup(&mut quick, &mut Ignore);
    let (mut choices, mut decided) = (Vec::new(), Vec::new());
    while let Some(seat) = game.pending(&position).first() {
        game.legal(&position, seat, &mut choices);
        let view = game.view(&position, Viewer::Seat(seat));
        let action = bots[seat.index()].choose(game, &view, seat, &choices);
        assert!(choices.contains(&action), "{spec} chose `{action}` with {} players, seed {seed}", game.seats());
        game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
        decided.push((seat, action));
    }
    assert!(game.outcome(&position).is_some());
    decided
}

/// Positions all through random games.
pub fn positions<G: TableGame>(game: &G, games: u64, mut visit: impl FnMut(&G::Position, &mut Quick)) {
    let mut choices = Vec::new();
    for seed in 0..games {
        let mut quick = Quick::new(seed);
        let mut position = game.setup(&mut quick, &mut Ignore);
        loop {
            visit(&position, &mut quick);
            let pending: Vec<Seat> = game.pending(&position).iter().collect();
            if pending.is_empty() {
                break;
            }
            let seat = pending[quick.index(pending.len())];
            let action = game.sample(&position, seat, &mut quick, &mut choices).expect("there is a choice");
            game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
        }
    }
}

/// The same seed and iterations give the same game.
pub fn same_seed_same_game<K: Knowledge>(game: &K::Rules, bots: &[&str]) {
    for text in bots {
        assert_eq!(play::<K>(game, spec(text), 5), play::<K>(game, spec(text), 5), "{text}");
    }
}

/// Another seed gives another first choice: the deal is the same, only the bots' own chance differs.
pub fn another_seed_another_choice<K: Knowledge>(game: &K::Rules) {
    let position = game.setup(&mut Quick::new(1), &mut Ignore);
    let view = game.view(&position, Viewer::Seat(Seat::new(0)));
    let mut choices = Vec::new();
    game.legal(&position, Seat::new(0), &mut choices);
    let chosen: Vec<Action<K>> =
        (0..40).map(|seed| spec("easy").build::<K>(seed).choose(game, &view, Seat::new(0), &choices)).collect();
    assert!(chosen.iter().any(|action| *action != chosen[0]), "an easy bot errs now and then");
}

/// Two positions that look the same to a seat, and differ in what it may not know, get the same decision. How many such
/// pairs were compared, of at most so many.
pub fn knows_only_its_view<K: Knowledge>(game: &K::Rules, bots: &[&str], most: usize) -> usize {
    let mut compared = 0;
    positions(game, 2, |position, quick| {
        let Some(seat) = game.pending(position).first() else { return };
        let view = game.view(position, Viewer::Seat(seat));
        let other = game.imagine(&view, quick);
        let other_view = game.view(&other, Viewer::Seat(seat));
        if other == *position || compared >= most {
            return;
        }
        compared += 1;
        let mut choices = Vec::new();
        game.legal(position, seat, &mut choices);
        for text in bots {
            let choose = |view: &View<K>| spec(text).build::<K>(9).choose(game, view, seat, &choices);
            assert_eq!(choose(&view), choose(&other_view), "{text}");
        }
    });
    compared
}

/// With this budget anything but an immediate answer would take longer than anybody waits.
pub fn a_single_choice_is_made_at_once<K: Knowledge>(game: &K::Rules) {
    let position = game.setup(&mut Quick::new(1), &mut Ignore);
    let seat = Seat::new(1);
    let view = game.view(&position, Viewer::Seat(seat));
    let mut choices = Vec::new();
    game.legal(&position, seat, &mut choices);
    for text in ["search:4000000000", "search:4000000s", "greedy", "easy", "random"] {
        let chosen = spec(text).build::<K>(1).choose(game, &view, seat, &choices[..1]);
        assert_eq!(chosen, choices[0], "{text}");
    }
}
