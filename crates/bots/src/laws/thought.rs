//! Laws of what a search says: its opinion, its advice, the chart of a whole game.

use crate::knowledge::Action;
use crate::{BotSpec, Budget, Knowledge, Search, advise, win_chart};
use meadhall_engine::{Game, Ignore, Options, Quick, Seat, SeedParts, Table, Viewer};
use std::time::Duration;

/// A game between bots of this kind.
pub fn played<K: Knowledge>(bot: &str) -> Table<K::Rules> {
    let game = <K::Rules>::open(3, &Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let mut table = Table::new(game, &[], SeedParts::from_number(4));
    let mut bot = bot.parse::<BotSpec>().unwrap_or_else(|error| panic!("{error}")).build::<K>(6);
    while let Some(seat) = table.pending().first() {
        let action = bot.choose(table.game(), &table.view(Viewer::Seat(seat)), seat, &table.legal(seat));
        table.play(seat, action).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    table
}

/// From the deal to the victory, chances come to one, the last are the result, and a turning point is told. How many there
/// are.
pub fn a_game_has_a_win_chart<K: Knowledge>() -> usize {
    let table = played::<K>("greedy");
    let chart = win_chart::<K>(&table, &|| true);
    let (first, last) = (chart.points[0], chart.points[chart.points.len() - 1]);
    assert_eq!((first.at, last.at), (0, table.turns().len()));
    assert!(chart.points.len() > 20 && chart.points.windows(2).all(|pair| pair[0].at < pair[1].at));
    for point in &chart.points {
        assert!((point.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{point:?}");
        assert!(point.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{point:?}");
    }
    let outcome = table.outcome().expect("the end");
    for seat in Seat::all(3) {
        assert_eq!(last.chances[seat.index()], outcome.share(seat) as f32);
    }
    for turning in &chart.turnings {
        assert!((1..=table.turns().len()).contains(&turning.at), "{turning:?}");
        assert!((turning.to - turning.from).abs() >= 0.1, "{turning:?}");
    }
    assert!(win_chart::<K>(&table, &|| false).points.is_empty(), "a chart that nobody waits for is left");
    chart.turnings.len()
}

/// Advice names different legal choices of the seat's, and every seat's chance.
pub fn there_is_advice<K: Knowledge>() {
    let game = <K::Rules>::open(4, &Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let table = Table::new(game, &[], SeedParts::from_number(2));
    let seat = table.pending().first().expect("somebody decides");
    let (view, choices) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let advice = advise::<K>(table.game(), &[], &view, seat, &choices, Duration::from_millis(60), 1);
    assert!((advice.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{advice:?}");
    assert!(!advice.best.is_empty() && advice.best.len() <= 3, "{advice:?}");
    for (n, counsel) in advice.best.iter().enumerate() {
        assert!(choices.contains(&counsel.action) && (0.0..=1.0).contains(&counsel.chance), "{advice:?}");
        assert!(advice.best[..n].iter().all(|other| other.action != counsel.action), "{advice:?}");
    }
}

/// A search gives every seat a chance, and the one who decides an opinion of her choices.
pub fn a_search_says_what_it_thinks<K: Knowledge>(players: usize) {
    let game = <K::Rules>::open(players, &Options::default()).expect("the built-in cards are good");
    let position = game.setup(&mut Quick::new(4), &mut Ignore);
    let mut choices = Vec::new();
    let seat = game.pending(&position).first().expect("somebody begins");
    game.legal(&position, seat, &mut choices);
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let own: &[Action<K>] = if viewer.is(seat) { &choices } else { &[] };
        let mut search = Search::<K>::new(Budget::Iterations(60), 1);
        let opinion = search.think(&game, &game.view(&position, viewer), viewer, own);
        assert_eq!(opinion.iterations, 60);
        let sum: f32 = opinion.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{opinion:?}");
        assert!(opinion.chances[..players].iter().all(|chance| *chance > 0.0), "{opinion:?}");
        assert!(opinion.choices.is_sorted_by(|a, b| a.visits >= b.visits));
        let sound = |value: f32| (0.0..=1.0).contains(&value);
        assert!(opinion.choices.iter().all(|choice| choices.contains(&choice.action) && sound(choice.value)));
        assert_eq!(opinion.best().is_some(), viewer.is(seat));
    }
}
