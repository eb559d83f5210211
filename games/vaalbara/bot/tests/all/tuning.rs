//! How self-play teaches, and what it may teach on however many threads.

use meadhall_bots::tune::{Plan, Report, Stage, tune};
use meadhall_bots::{Bot, Budget, Knowledge, Model, Search};
use meadhall_engine::{Game, Ignore, Options, Quick, Seat, Viewer};
use meadhall_vaalbara::Vaalbara;
use meadhall_vaalbara_bot::VaalbaraKnowledge;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

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
    tune::<VaalbaraKnowledge>(plan, known, &|_, _, _, _| ControlFlow::Continue(()), |model, report, _| {
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
    let model =
        VaalbaraKnowledge::trained().expect("there are weights").model::<VaalbaraKnowledge>().expect("they fit");
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
    tune::<VaalbaraKnowledge>(&small(), None, &stopping, |_, _, _| kept += 1);
    assert_eq!((kept, seen.load(Ordering::Relaxed)), (0, 3));
}

/// Several cores together give an opinion within the time; iterations stay on one.
#[test]
fn several_cores_think_together() {
    let game = Vaalbara::open(3, &Options::default()).expect("three can play");
    let position = game.setup(&mut Quick::new(2), &mut Ignore);
    let (seat, mut choices) = (Seat::new(0), Vec::new());
    game.legal(&position, seat, &mut choices);
    let view = game.view(&position, Viewer::Seat(seat));
    let budget = Budget::Time(Duration::from_millis(20));
    let mut search = Search::<VaalbaraKnowledge>::new(budget, 1).on(3);
    assert!(choices.contains(&search.choose(&game, &view, seat, &choices)));
    let opinion = search.think(&game, &view, Viewer::Seat(seat), &choices);
    assert!(opinion.best().is_some() && opinion.iterations > 0);
    let of = |cores| {
        Search::<VaalbaraKnowledge>::new(Budget::Iterations(80), 1).on(cores).think(
            &game,
            &view,
            Viewer::Seat(seat),
            &choices,
        )
    };
    assert_eq!(of(1), of(4), "iterations lead to the same choice whatever the cores");
}
