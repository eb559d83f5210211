//! Laws that every bot keeps in every decision of whole games.

use meadhall_bots::{BotSpec, Thinker};
use meadhall_engine::{Chance, Game, Ignore, Options, Quick, Seat, Viewer};
use meadhall_vaalbara::{Action, Position, Vaalbara, View};
use std::collections::HashMap;

fn game(players: usize) -> Vaalbara {
    Vaalbara::open(players, &Options::default()).expect("the built-in deck is good")
}

fn spec(text: &str) -> BotSpec {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Plays a game in which every seat has such a bot; what was decided.
fn play(game: &Vaalbara, spec: BotSpec, seed: u64) -> Vec<(Seat, Action)> {
    let mut quick = Quick::new(seed);
    let mut bots: Vec<_> = (0..game.seats() as u64).map(|n| spec.build::<Vaalbara>(100 * seed + n)).collect();
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
    decided
}

/// Positions all through random games.
fn positions(players: usize, games: u64, mut visit: impl FnMut(&Vaalbara, &Position, &mut Quick)) {
    let game = game(players);
    let mut choices = Vec::new();
    for seed in 0..games {
        let mut quick = Quick::new(seed);
        let mut position = game.setup(&mut quick, &mut Ignore);
        loop {
            visit(&game, &position, &mut quick);
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

#[test]
fn every_bot_plays_whole_games_legally() {
    for text in ["random", "greedy", "easy", "normal", "search:40", "search:0", "search:0ms", "search:1ms"] {
        for players in 2..=5 {
            for seed in 0..2 {
                let decided = play(&game(players), spec(text), seed);
                assert!(decided.len() >= 18 * players, "{text}: a character and a land in each of nine rounds");
            }
        }
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_game() {
    for text in ["random", "greedy", "easy", "search:150"] {
        for players in 2..=5 {
            let game = game(players);
            assert_eq!(play(&game, spec(text), 5), play(&game, spec(text), 5), "{text}");
        }
    }
}

#[test]
fn another_seed_gives_another_game() {
    // The deal is the same: only the bots' own chance differs.
    let game = game(4);
    let position = game.setup(&mut Quick::new(1), &mut Ignore);
    let view = game.view(&position, Viewer::Seat(Seat::new(0)));
    let mut choices = Vec::new();
    game.legal(&position, Seat::new(0), &mut choices);
    let chosen: Vec<Action> =
        (0..40).map(|seed| spec("easy").build(seed).choose(&game, &view, Seat::new(0), &choices)).collect();
    assert!(chosen.iter().any(|action| *action != chosen[0]), "an easy bot errs now and then");
}

/// Two positions that look the same to a seat, and differ in what it may not know, get the same decision.
#[test]
fn a_bot_knows_what_its_seat_may_see_and_nothing_else() {
    let mut compared = 0;
    for players in 2..=5 {
        positions(players, 2, |game, position, quick| {
            let Some(seat) = game.pending(position).first() else { return };
            let view = game.view(position, Viewer::Seat(seat));
            let other = game.imagine(&view, quick);
            let other_view = game.view(&other, Viewer::Seat(seat));
            if other == *position || compared > 150 {
                return;
            }
            compared += 1;
            let mut choices = Vec::new();
            game.legal(position, seat, &mut choices);
            for text in ["greedy", "easy", "search:60"] {
                let choose = |view: &View| spec(text).build::<Vaalbara>(9).choose(game, view, seat, &choices);
                assert_eq!(choose(&view), choose(&other_view), "{text} in round {}", view.round);
            }
        });
    }
    assert!(compared > 100, "{compared}");
}

/// With this budget anything but an immediate answer would take longer than anybody waits.
#[test]
fn a_single_choice_is_made_at_once() {
    let game = game(4);
    let position = game.setup(&mut Quick::new(1), &mut Ignore);
    let seat = Seat::new(2);
    let view = game.view(&position, Viewer::Seat(seat));
    let mut choices = Vec::new();
    game.legal(&position, seat, &mut choices);
    for text in ["search:4000000000", "search:4000000s", "greedy", "easy", "random"] {
        let chosen = spec(text).build::<Vaalbara>(1).choose(&game, &view, seat, &choices[..1]);
        assert_eq!(chosen, choices[0], "{text}");
    }
}

#[test]
fn a_hunch_is_legal() {
    for players in 2..=5 {
        positions(players, 30, |game, position, quick| {
            let (mut room, mut choices) = (Vec::new(), Vec::new());
            for seat in game.pending(position).iter() {
                let hunch = game.hunch(position, seat, quick, &mut room).expect("who must decide has a hunch");
                game.legal(position, seat, &mut choices);
                assert!(choices.contains(&hunch), "{hunch} is not among {choices:?}");
            }
        });
    }
}

/// The same clue exactly for the same view.
#[test]
fn a_clue_stands_for_a_view() {
    for players in 2..=5 {
        let mut seen: HashMap<u64, String> = HashMap::new();
        positions(players, 4, |game, position, quick| {
            for viewer in Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let clue = game.clue(position, viewer);
                let view = game.view(position, viewer);
                let imagined = game.imagine(&view, quick);
                assert_eq!(game.clue(&imagined, viewer), clue, "an imagined position gives the same clue");
                let view = format!("{viewer:?} {view:?}");
                let first = seen.entry(clue).or_insert_with(|| view.clone());
                assert_eq!(*first, view, "two views share a clue");
            }
        });
        assert!(seen.len() > 200 * players);
    }
}

/// A forecast names a score for every seat and some doubt, whatever the position.
#[test]
fn forecasts_are_sound() {
    for players in 2..=5 {
        positions(players, 10, |game, position, _| {
            let forecast = game.forecast(position);
            assert!(forecast.doubt > 0.0 && forecast.doubt < 50.0);
            let worth = forecast.worth(players);
            assert!(forecast.scores[..players].iter().all(|score| (0.0..400.0).contains(score)), "{forecast:?}");
            assert!(worth[..players].iter().all(|worth| (0.0..=1.0).contains(worth)), "{worth:?}");
        });
    }
}
