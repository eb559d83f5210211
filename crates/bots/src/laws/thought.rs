//! Laws of what a search says: its opinion, its advice, the chart of a whole game.

use crate::analysis::{Analysis, Consequences, reasons};
use crate::knowledge::{Action, Event};
use crate::puzzle::{self, Puzzle};
use crate::win_chart::look;
use crate::{
    BalanceStudy, BotEntry, BotSpec, Budget, Effort, Encoding, Knowledge, Search, Standpoint, advise, win_chart,
};
use meadhall_engine::{Arg, Game, Ignore, Options, Quick, Seat, SeedParts, Table, Viewer, single};
use meadhall_words::Lang;

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
    let chart = win_chart::<K>(&table, Viewer::Spectator, &|| true);
    let (first, last) = (chart.points[0], chart.points[chart.points.len() - 1]);
    assert_eq!((first.at, last.at), (0, table.turns().len()));
    assert!(chart.points.len() > 20 && chart.points.windows(2).all(|pair| pair[0].at < pair[1].at));
    for point in &chart.points {
        assert!((point.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{point:?}");
        assert!(point.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{point:?}");
    }
    let outcome = table.outcome().expect("the end");
    for seat in Seat::all(3) {
        assert_eq!(last.chances[seat.index()], single(outcome.share(seat)));
    }
    for turning in &chart.turnings {
        assert!((1..=table.turns().len()).contains(&turning.at), "{turning:?}");
        assert!((turning.to - turning.from).abs() >= 0.1, "{turning:?}");
        assert_eq!(turning.decider, table.turns()[turning.at - 1].seat, "{turning:?}");
        assert!(turning.better.as_ref().is_none_or(|better| better.cost >= 0.02), "{turning:?}");
        assert_eq!(turning.judgement()[0].key, "turning-played");
    }
    assert!(
        win_chart::<K>(&table, Viewer::Spectator, &|| false).points.is_empty(),
        "a chart that nobody waits for is left"
    );
    chart.turnings.len()
}

/// Advice names different legal choices of the seat's, and every seat's chance. Whoever asks about the same position hears the
/// same, and the chart of the game shows the same chances there.
pub fn there_is_advice<K: Knowledge>() {
    let table = played::<K>("greedy");
    let decisions = table.turns().iter().enumerate().filter(|(n, turn)| {
        let mut choices = Vec::new();
        table.game().legal(table.position_after(*n), turn.seat, &mut choices);
        choices.len() > 1
    });
    let decisions: Vec<usize> = decisions.map(|(n, _)| n).collect();
    for at in [0, decisions.len() / 3, 2 * decisions.len() / 3].map(|n| decisions[n]) {
        let seat = table.turns()[at].seat;
        let standpoint = Standpoint::<K>::of(&table, at, Viewer::Seat(seat));
        let advice = advise(&standpoint, Effort::USUAL);
        assert!((advice.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{advice:?}");
        assert!((1..=3).contains(&advice.best.len()), "{advice:?}");
        for (n, counsel) in advice.best.iter().enumerate() {
            assert!(standpoint.choices.contains(&counsel.action), "{advice:?}");
            assert!((0.0..=advice.best[0].chance).contains(&counsel.chance), "{advice:?}");
            assert!(advice.best[..n].iter().all(|other| other.action != counsel.action), "{advice:?}");
        }
        assert_eq!(advice, advise(&Standpoint::<K>::of(&table.rewound(at), at, Viewer::Seat(seat)), Effort::USUAL));
        let replayed: Table<K::Rules> = table.rewound(at).record().replay().unwrap_or_else(|error| panic!("{error}"));
        let charted = look::<K>(&replayed, at, Viewer::Seat(seat));
        assert_eq!(charted.chances, advice.chances, "adviser and chart differ at decision {at}");
    }
}

/// A reason is told with the numbers that were counted in the lines of play below both choices, and only where they differ. How
/// many reasons were looked at.
pub fn reasons_hold<K: Knowledge>() -> usize {
    let table = played::<K>("greedy");
    let mut checked = 0;
    for at in (0..table.turns().len()).step_by(7) {
        let seat = table.turns()[at].seat;
        let standpoint = Standpoint::<K>::of(&table, at, Viewer::Seat(seat));
        let mut analysis = Analysis::new(&standpoint, Effort { search: 60, worlds: 48, choices: 3 }, 5);
        let evaluation = analysis.evaluate(None);
        let [best, other, ..] = &evaluation.choices[..] else { continue };
        let told = [analysis.told(best.action), analysis.told(other.action)];
        for reason in reasons::<K>(table.game(), &best.frequencies, &other.frequencies) {
            let count = |lines: &Vec<Vec<(Event<K>, bool)>>| {
                let mut sum = 0.0;
                for line in lines {
                    let mut noted = Consequences::default();
                    line.iter().for_each(|(event, at_once)| K::notice(table.game(), event, seat, *at_once, &mut noted));
                    sum += noted.of(reason.consequence);
                }
                reason.consequence.measure.told(sum / lines.len() as f32)
            };
            let counted = told.each_ref().map(count);
            let message = reason.message::<K>(table.game());
            let number = |name: &str| message.args.iter().find(|(key, _)| key == name).map(|(_, arg)| arg.clone());
            let said = ["here", "there"].map(number);
            assert_eq!(said, counted.map(|number| Some(Arg::Number(number))), "{message:?}");
            assert_ne!(counted[0], counted[1], "{message:?}");
            for lang in Lang::ALL {
                assert!(K::words(lang).has(&message.key), "{}: {}", lang.code(), message.key);
            }
            checked += 1;
        }
    }
    checked
}

/// The puzzles of a game open, their solutions are legal, and who looks one decision ahead misses them. How many there are.
pub fn puzzles_hold<K: Knowledge>() -> usize {
    let mut wrong = Vec::new();
    for (n, text) in K::puzzles().iter().enumerate() {
        let puzzle: Puzzle = text.parse().unwrap_or_else(|error| panic!("puzzle {}: {error}", n + 1));
        assert_eq!(puzzle.to_string(), *text, "puzzle {} is written as it is read", n + 1);
        if let Err(refuted) = puzzle::verify::<K>(&puzzle, false) {
            wrong.push(format!("puzzle {}: {}", n + 1, refuted.0));
        }
        assert!(!puzzle.why.is_empty(), "puzzle {} has no explanation", n + 1);
        for sentence in &puzzle.why {
            for lang in Lang::ALL {
                let said = K::words(lang).tell(sentence, &|seat| seat.to_string());
                assert!(!said.contains(['{', '[']), "puzzle {}, {}: {said}", n + 1, lang.code());
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    K::puzzles().len()
}

/// Right after the set-up everybody's chance is about her share, on the mean of some deals.
pub fn chances_are_even_at_the_start<K: BalanceStudy + Encoding>(seats: usize, deals: u64, tolerance: f32) {
    let entry = BotEntry::of::<K>();
    let viewers = [Viewer::Spectator, Viewer::Seat(Seat::new(0))];
    for viewer in viewers {
        let mean = entry.opening_chances(seats, &Options::default(), deals, viewer).expect("so many can play");
        for (seat, chance) in mean.iter().take(seats).enumerate() {
            let off = (chance - 1.0 / seats as f32).abs();
            assert!(off < tolerance, "seat {} of {seats} as {viewer:?} sees it: {chance}", seat + 1);
        }
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
