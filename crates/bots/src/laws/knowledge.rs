//! Laws of what a bot knows of a game.

use super::positions;
use crate::Knowledge;
use crate::evaluator::Evaluator;
use crate::knowledge::Position;
use crate::model::{Features, trained};
use meadhall_engine::{Game, Ignore, Options, Quick, Seat, Viewer};
use std::collections::HashMap;

/// The rollout policy chooses something legal.
pub fn a_rollout_choice_is_legal<K: Knowledge>(game: &K::Rules, games: u64) {
    let (mut room, mut choices) = (Vec::new(), Vec::new());
    positions(game, games, |position, quick| {
        for seat in game.pending(position).iter() {
            let rollout_choice =
                K::rollout_choice(game, position, seat, quick, &mut room).expect("who must decide has a choice");
            game.legal(position, seat, &mut choices);
            assert!(choices.contains(&rollout_choice), "{rollout_choice} is not among {choices:?}");
        }
    });
}

/// The same key of an information set exactly for the same view. How many different ones were seen.
pub fn a_key_stands_for_a_view<K: Knowledge>(game: &K::Rules, games: u64) -> usize {
    let mut seen: HashMap<u64, String> = HashMap::new();
    positions(game, games, |position, quick| {
        for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let key = K::info_set_key(game, position, viewer);
            let view = game.view(position, viewer);
            let imagined = game.imagine(&view, quick);
            assert_eq!(K::info_set_key(game, &imagined, viewer), key, "an imagined position gives the same key");
            let view = format!("{viewer:?} {view:?}");
            let first = seen.entry(key).or_insert_with(|| view.clone());
            assert_eq!(*first, view, "two views share a key");
        }
    });
    seen.len()
}

/// A forecast names a score for every seat and some doubt, whatever the position.
pub fn forecasts_are_sound<K: Knowledge>(game: &K::Rules, games: u64) {
    let players = game.seats();
    positions(game, games, |position, _| {
        let forecast = K::forecast(game, position);
        assert!(forecast.doubt > 0.0 && forecast.doubt < 50.0);
        let worth = forecast.worth(players);
        assert!(forecast.scores[..players].iter().all(|score| (0.0..400.0).contains(score)), "{forecast:?}");
        assert!(worth[..players].iter().all(|worth| (0.0..=1.0).contains(worth)), "{worth:?}");
    });
}

/// Plays games at random, and compares the features of choices at every decision with those if all that the seat does not
/// know is imagined. How many decisions with a choice there were.
pub fn a_policy_rests_on_what_a_seat_knows<K: Knowledge>(players: usize) -> usize {
    let game = <K::Rules>::open(players, &Options::default()).expect("so many can play");
    let (mut choices, mut compared) = (Vec::new(), 0);
    for seed in 0..20 {
        let mut chance = Quick::new(seed);
        let mut position = game.setup(&mut chance, &mut Ignore);
        while let Some(seat) = game.pending(&position).first() {
            game.legal(&position, seat, &mut choices);
            let imagined = game.imagine(&game.view(&position, Viewer::Seat(seat)), &mut chance);
            let features = |position: &Position<K>| {
                let mut features = vec![Features::default(); choices.len()];
                let known = K::action_features(&game, position, seat, &choices, &mut features);
                known.then(|| features.iter().map(|features| features.values().to_vec()).collect::<Vec<_>>())
            };
            let (truth, guess) = (features(&position), features(&imagined));
            assert_eq!(truth, guess, "{}, seed {seed}", <K::Rules>::ID);
            compared += usize::from(truth.is_some() && choices.len() > 1);
            let action = game.sample(&position, seat, &mut chance, &mut choices).expect("there is a choice");
            game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
        }
    }
    compared
}

/// Whatever the position, the likelihoods of the choices come to one together. How many decisions have a policy.
pub fn a_policy_comes_to_one<K: Knowledge>(players: usize) -> usize {
    let game = <K::Rules>::open(players, &Options::default()).expect("so many can play");
    let mut evaluator = Evaluator::<K>::new(trained::<K>());
    let (mut chance, mut choices, mut seen) = (Quick::new(3), Vec::new(), 0);
    let mut position = game.setup(&mut chance, &mut Ignore);
    while let Some(seat) = game.pending(&position).first() {
        game.legal(&position, seat, &mut choices);
        if let Some(prior) = evaluator.prior(&game, &position, seat, &choices) {
            assert_eq!(prior.len(), choices.len());
            assert!((prior.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{prior:?}");
            seen += 1;
        }
        let action =
            evaluator.quick_choice(&game, &position, seat, &mut chance, &mut choices).expect("there is a choice");
        game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
    }
    seen
}
