//! What self-play has taught, and how it teaches.

use meadhall_blood_rage::BloodRage;
use meadhall_bots::tune::{Plan, Report, Stage, names_of, tune};
use meadhall_bots::{Bot, Budget, Search, Thinker, Model};
use meadhall_engine::{Game, Ignore, Options, Quick, Seat, Viewer};
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

fn game<G: Thinker>(players: usize) -> G {
    G::open(players, &Options::default()).expect("the built-in cards are good")
}

/// The weights in the repository are those of the numbers that are noted, and are written as they are read.
fn weights_fit<G: Thinker>(text: &str) {
    let names = names_of::<G>();
    let model = Model::read(text, G::ID, &names).unwrap_or_else(|bad| panic!("{}: {bad}", G::ID));
    let written = model.write(G::ID, &names);
    let lines = written.lines().zip(text.lines()).find(|(written, read)| written != read);
    assert!(written == text, "{}: written and read differ first in {lines:?}", G::ID);
    assert!(G::model().as_deref() == Some(&model), "{}: the bots know something else", G::ID);
    assert!(model.rounds > 0);
}

#[test]
fn what_is_kept_in_the_repository_fits_the_games() {
    weights_fit::<Vaalbara>(include_str!("../../data/vaalbara.toml"));
    weights_fit::<BloodRage>(include_str!("../../data/blood-rage.toml"));
    weights_fit::<Valhalla>(include_str!("../../data/valhalla.toml"));
}

fn noted_alike<G: Thinker>() {
    let names = names_of::<G>();
    let unlike = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    assert!(names.len() > 50 && !names.iter().any(unlike), "{}: every number has a name of its own", G::ID);
}

#[test]
fn every_number_that_is_noted_has_a_name_of_its_own() {
    noted_alike::<Vaalbara>();
    noted_alike::<BloodRage>();
    noted_alike::<Valhalla>();
}

fn small() -> Plan {
    Plan {
        rounds: 1,
        games: 16,
        think: 4,
        times: 3,
        every: 1,
        contest: 8,
        contest_think: 4,
        policy_alone: false,
        threads: 1,
        seed: 3,
    }
}

fn taught(plan: &Plan, known: Option<Model>) -> Vec<(Model, Report)> {
    let mut kept = Vec::new();
    tune::<Vaalbara>(plan, known, &|_, _, _, _| ControlFlow::Continue(()), |model, report, _| {
        kept.push((model.clone(), *report));
    });
    kept
}

#[test]
fn the_same_seed_teaches_the_same_on_however_many_threads() {
    let alone = taught(&small(), None);
    assert_eq!(alone.len(), 1);
    assert!(alone[0].1.positions > 50 && alone[0].1.value_net.games == 8);
    assert_eq!(alone, taught(&Plan { threads: 3, ..small() }, None));
}

#[test]
fn a_later_run_goes_on_where_the_first_has_ended() {
    let whole = taught(&Plan { rounds: 2, ..small() }, Some(start()));
    let first = taught(&small(), Some(start()));
    let second = taught(&Plan { rounds: 2, ..small() }, Some(first[0].0.clone()));
    assert_eq!([&first[..], &second[..]].concat(), whole);
    assert_eq!(taught(&small(), Some(first[0].0.clone())), [], "there is nothing left to do");
}

/// Habits can be learnt without a word about how positions are judged.
#[test]
fn habits_are_learnt_alone_if_wished() {
    let alone = Plan { policy_alone: true, contest: 0, ..small() };
    let kept = taught(&alone, Some(start()));
    let [(model, report)] = &kept[..] else { panic!("one round") };
    assert!(report.value_net_kept && report.surprise.0 == report.surprise.1);
    assert_eq!(model.value_net, start().value_net);
    assert_eq!(model.policy.len(), start().policy.len());
    assert_ne!(model.policy, start().policy);
}

/// What the bots know, as if nothing had been played.
fn start() -> Model {
    let model = Vaalbara::model().expect("there are weights");
    Model { rounds: 0, ..(*model).clone() }
}

#[test]
fn a_round_that_is_broken_off_is_not_kept() {
    let seen = AtomicUsize::new(0);
    let mut kept = 0;
    let watch = |_, stage: Stage, done: usize, _| {
        seen.fetch_max(done, Ordering::Relaxed);
        if stage == Stage::Play && done >= 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let stopping = |round, stage, done, all| match seen.load(Ordering::Relaxed) >= 3 {
        true => ControlFlow::Break(()),
        false => watch(round, stage, done, all),
    };
    tune::<Vaalbara>(&small(), None, &stopping, |_, _, _| kept += 1);
    assert_eq!((kept, seen.load(Ordering::Relaxed)), (0, 3));
}

fn opinions<G: Thinker>(players: usize) {
    let game: G = game(players);
    let position = game.setup(&mut Quick::new(4), &mut Ignore);
    let mut choices = Vec::new();
    let seat = game.pending(&position).first().expect("somebody begins");
    game.legal(&position, seat, &mut choices);
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let own: &[G::Action] = if viewer.is(seat) { &choices } else { &[] };
        let mut search = Search::<G>::new(Budget::Iterations(60), 1);
        let opinion = search.think(&game, &game.view(&position, viewer), viewer, own);
        assert_eq!(opinion.iterations, 60);
        let sum: f32 = opinion.chances.iter().sum();
        assert!(
            (sum - 1.0).abs() < 1e-3 && opinion.chances[..players].iter().all(|chance| *chance > 0.0),
            "{opinion:?}"
        );
        assert!(opinion.choices.is_sorted_by(|a, b| a.visits >= b.visits));
        assert!(
            opinion
                .choices
                .iter()
                .all(|choice| choices.contains(&choice.action) && (0.0..=1.0).contains(&choice.value))
        );
        assert_eq!(opinion.best().is_some(), viewer.is(seat));
    }
}

#[test]
fn a_search_says_what_it_thinks() {
    opinions::<Vaalbara>(4);
    opinions::<BloodRage>(3);
    opinions::<Valhalla>(4);
}

/// Several cores together give an opinion within the time; iterations stay on one.
#[test]
fn several_cores_think_together() {
    let game: Vaalbara = game(3);
    let position = game.setup(&mut Quick::new(2), &mut Ignore);
    let (seat, mut choices) = (Seat::new(0), Vec::new());
    game.legal(&position, seat, &mut choices);
    let view = game.view(&position, Viewer::Seat(seat));
    let budget = Budget::Time(Duration::from_millis(20));
    let mut search = Search::<Vaalbara>::new(budget, 1).on(3);
    assert!(choices.contains(&search.choose(&game, &view, seat, &choices)));
    let opinion = search.think(&game, &view, Viewer::Seat(seat), &choices);
    assert!(opinion.best().is_some() && opinion.iterations > 0);
    let of = |cores| {
        Search::<Vaalbara>::new(Budget::Iterations(80), 1).on(cores).think(&game, &view, Viewer::Seat(seat), &choices)
    };
    assert_eq!(of(1), of(4), "iterations lead to the same choice whatever the cores");
}
