//! The course of whole games.

use meadhall_blood_rage::BloodRage;
use meadhall_bots::{BotSpec, Thinker, advise, course};
use meadhall_engine::{Options, Seat, SeedParts, Table, Viewer};
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;
use std::time::Duration;

/// A game between bots of this kind.
fn played<G: Thinker>(bot: &str) -> Table<G> {
    let game = G::open(3, &Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let mut table = Table::new(game, &[], SeedParts::from_number(4));
    let mut bot = bot.parse::<BotSpec>().unwrap_or_else(|error| panic!("{error}")).build::<G>(6);
    while let Some(seat) = table.pending().first() {
        let action = bot.choose(table.game(), &table.view(Viewer::Seat(seat)), seat, &table.legal(seat));
        table.play(seat, action).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    table
}

/// From the deal to the victory, chances come to one, the last are the result, and a turning point is told.
fn runs<G: Thinker>() -> usize {
    let table = played::<G>("greedy");
    let course = course(&table, &|| true);
    let (first, last) = (course.points[0], course.points[course.points.len() - 1]);
    assert_eq!((first.at, last.at), (0, table.turns().len()));
    assert!(course.points.len() > 20 && course.points.windows(2).all(|pair| pair[0].at < pair[1].at));
    for point in &course.points {
        assert!((point.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{point:?}");
        assert!(point.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{point:?}");
    }
    let outcome = table.outcome().expect("the end");
    for seat in Seat::all(3) {
        assert_eq!(last.chances[seat.index()], outcome.share(seat) as f32);
    }
    for turning in &course.turnings {
        assert!((1..=table.turns().len()).contains(&turning.at), "{turning:?}");
        assert!((turning.to - turning.from).abs() >= 0.1, "{turning:?}");
    }
    course.turnings.len()
}

#[test]
fn every_game_has_a_course() {
    let turnings = runs::<Vaalbara>() + runs::<BloodRage>() + runs::<Valhalla>();
    assert!(turnings > 0, "three games, and none turned");
}

#[test]
fn a_course_that_nobody_waits_for_is_left() {
    assert!(course(&played::<Vaalbara>("random"), &|| false).points.is_empty());
}

/// Advice names different legal choices of the seat's, and every seat's chance.
fn counsels<G: Thinker>() {
    let game = G::open(4, &Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let table = Table::new(game, &[], SeedParts::from_number(2));
    let seat = table.pending().first().expect("somebody decides");
    let (view, choices) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let advice = advise(table.game(), &[], &view, seat, &choices, Duration::from_millis(60), 1);
    assert!((advice.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{advice:?}");
    assert!(!advice.best.is_empty() && advice.best.len() <= 3, "{advice:?}");
    for (n, counsel) in advice.best.iter().enumerate() {
        assert!(choices.contains(&counsel.action) && (0.0..=1.0).contains(&counsel.chance), "{advice:?}");
        assert!(advice.best[..n].iter().all(|other| other.action != counsel.action), "{advice:?}");
    }
}

#[test]
fn there_is_advice_in_every_game() {
    counsels::<Vaalbara>();
    counsels::<BloodRage>();
    counsels::<Valhalla>();
}
