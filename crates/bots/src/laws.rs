//! Laws that every bot keeps in every decision of whole games, whatever the game.

use meadhall_bots::{BotSpec, Thinker};
use meadhall_engine::{Chance, Ignore, Quick, Seat, TableGame, Viewer};
use std::collections::HashMap;

/// A bot by name.
pub fn spec(text: &str) -> BotSpec {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Plays a game in which every seat has such a bot; what was decided.
pub fn play<G: Thinker>(game: &G, spec: BotSpec, seed: u64) -> Vec<(Seat, G::Action)> {
    let mut quick = Quick::new(seed);
    let mut bots: Vec<_> = (0..game.seats() as u64).map(|n| spec.build::<G>(100 * seed + n)).collect();
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
pub fn same_seed_same_game<G: Thinker>(game: &G, bots: &[&str]) {
    for text in bots {
        assert_eq!(play(game, spec(text), 5), play(game, spec(text), 5), "{text}");
    }
}

/// Another seed gives another first choice: the deal is the same, only the bots' own chance differs.
pub fn another_seed_another_choice<G: Thinker>(game: &G) {
    let position = game.setup(&mut Quick::new(1), &mut Ignore);
    let view = game.view(&position, Viewer::Seat(Seat::new(0)));
    let mut choices = Vec::new();
    game.legal(&position, Seat::new(0), &mut choices);
    let chosen: Vec<G::Action> =
        (0..40).map(|seed| spec("easy").build(seed).choose(game, &view, Seat::new(0), &choices)).collect();
    assert!(chosen.iter().any(|action| *action != chosen[0]), "an easy bot errs now and then");
}

/// Two positions that look the same to a seat, and differ in what it may not know, get the same decision. How many such
/// pairs were compared, of at most so many.
pub fn knows_only_its_view<G: Thinker>(game: &G, bots: &[&str], most: usize) -> usize {
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
            let choose = |view: &G::View| spec(text).build::<G>(9).choose(game, view, seat, &choices);
            assert_eq!(choose(&view), choose(&other_view), "{text}");
        }
    });
    compared
}

/// With this budget anything but an immediate answer would take longer than anybody waits.
pub fn a_single_choice_is_made_at_once<G: Thinker>(game: &G) {
    let position = game.setup(&mut Quick::new(1), &mut Ignore);
    let seat = Seat::new(1);
    let view = game.view(&position, Viewer::Seat(seat));
    let mut choices = Vec::new();
    game.legal(&position, seat, &mut choices);
    for text in ["search:4000000000", "search:4000000s", "greedy", "easy", "random"] {
        let chosen = spec(text).build::<G>(1).choose(game, &view, seat, &choices[..1]);
        assert_eq!(chosen, choices[0], "{text}");
    }
}

/// A hunch is legal.
pub fn a_hunch_is_legal<G: Thinker>(game: &G, games: u64) {
    let (mut room, mut choices) = (Vec::new(), Vec::new());
    positions(game, games, |position, quick| {
        for seat in game.pending(position).iter() {
            let hunch = game.hunch(position, seat, quick, &mut room).expect("who must decide has a hunch");
            game.legal(position, seat, &mut choices);
            assert!(choices.contains(&hunch), "{hunch} is not among {choices:?}");
        }
    });
}

/// The same clue exactly for the same view. How many different ones were seen.
pub fn a_clue_stands_for_a_view<G: Thinker>(game: &G, games: u64) -> usize {
    let mut seen: HashMap<u64, String> = HashMap::new();
    positions(game, games, |position, quick| {
        for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let clue = game.clue(position, viewer);
            let view = game.view(position, viewer);
            let imagined = game.imagine(&view, quick);
            assert_eq!(game.clue(&imagined, viewer), clue, "an imagined position gives the same clue");
            let view = format!("{viewer:?} {view:?}");
            let first = seen.entry(clue).or_insert_with(|| view.clone());
            assert_eq!(*first, view, "two views share a clue");
        }
    });
    seen.len()
}

/// A forecast names a score for every seat and some doubt, whatever the position.
pub fn forecasts_are_sound<G: Thinker>(game: &G, games: u64) {
    let players = game.seats();
    positions(game, games, |position, _| {
        let forecast = game.forecast(position);
        assert!(forecast.doubt > 0.0 && forecast.doubt < 50.0);
        let worth = forecast.worth(players);
        assert!(forecast.scores[..players].iter().all(|score| (0.0..400.0).contains(score)), "{forecast:?}");
        assert!(worth[..players].iter().all(|worth| (0.0..=1.0).contains(worth)), "{worth:?}");
    });
}
