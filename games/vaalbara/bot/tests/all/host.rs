//! The host of a bot: one bot for a seat from the first decision to the last, whatever happens.

use meadhall_bots::{Bot, BotHost, BotSpec, SeatQuestion};
use meadhall_engine::{AnyTable, Game, Options, Seat, SeedParts, Table, Viewer};
use meadhall_vaalbara::{Action, Vaalbara, View};
use meadhall_vaalbara_bot::{ENTRY, VaalbaraKnowledge};
use std::sync::{Arc, Mutex};

fn table(players: usize) -> Table<Vaalbara> {
    let game = Vaalbara::open(players, &Options::default()).expect("so many can play");
    Table::new(game, &[], SeedParts::from_number(3))
}

fn question(table: &Table<Vaalbara>, seat: Seat) -> SeatQuestion<VaalbaraKnowledge> {
    SeatQuestion::of(table, seat).expect("it is asked")
}

/// Plays first choices until a seat has to decide again.
fn play_to(table: &mut Table<Vaalbara>, own: Seat) {
    while let Some(seat) = table.pending().iter().find(|&seat| seat != own) {
        let choice = table.legal(seat)[0];
        table.play(seat, choice).expect("it is legal");
        if table.pending().contains(own) && table.pending().len() == 1 {
            return;
        }
    }
}

/// Panics at its second decision, and otherwise takes the first choice.
struct Fragile(u32);

impl Bot<Vaalbara> for Fragile {
    fn choose(&mut self, _: &Vaalbara, _: &View, _: Seat, choices: &[Action]) -> Action {
        self.0 += 1;
        assert!(self.0 != 2, "my heart");
        choices[0]
    }
}

#[test]
fn who_panics_is_replaced_for_that_decision_and_it_is_counted() {
    let (mut table, seat) = (table(2), Seat::new(0));
    let mut host = BotHost::<VaalbaraKnowledge>::with_bot(&BotSpec::Random, Box::new(Fragile(0)), 1, 1);
    let first = host.decide(&question(&table, seat), None);
    assert_eq!((first.explanation.replaced, host.faults().total()), (None, 0));
    AnyTable::play(&mut table, seat, &first.written).expect("it is legal");
    play_to(&mut table, seat);
    let second = host.decide(&question(&table, seat), None);
    assert_eq!(second.explanation.replaced.as_deref(), Some("it failed: my heart"));
    AnyTable::play(&mut table, seat, &second.written).expect("what is played instead is legal");
    let faults = host.faults();
    assert_eq!((faults.gone, faults.total(), faults.first.as_deref()), (1, 1, Some("it failed: my heart")));
}

/// What a bot was told of the past: how many decisions.
type Told = Arc<Mutex<Vec<usize>>>;

/// Takes the first choice and writes down what it is told of the past.
struct Listener(Told);

impl Bot<Vaalbara> for Listener {
    fn choose(&mut self, _: &Vaalbara, _: &View, _: Seat, choices: &[Action]) -> Action {
        choices[0]
    }

    fn recall(&mut self, _: &Vaalbara, _: Seat, earlier: &[View]) {
        self.0.lock().expect("nobody panicked").push(earlier.len());
    }
}

#[test]
fn a_bot_is_told_what_came_before_when_it_sits_down_and_when_that_has_changed() {
    let (mut table, seat) = (table(2), Seat::new(0));
    let told = Told::default();
    let decide = |host: &mut BotHost<VaalbaraKnowledge>, table: &mut Table<Vaalbara>| {
        let written = host.decide(&question(table, seat), None).written;
        AnyTable::play(table, seat, &written).expect("it is legal");
        play_to(table, seat);
    };
    let sit = || BotHost::with_bot(&BotSpec::Random, Box::new(Listener(told.clone())), 1, 1);
    let mut host = sit();
    (0..3).for_each(|_| decide(&mut host, &mut table));
    assert!(told.lock().expect("nobody panicked").is_empty(), "who was there need not be told");
    let back = table.turns().iter().rposition(|turn| turn.seat == seat).expect("it has decided");
    table = table.rewound(back);
    decide(&mut host, &mut table);
    assert_eq!(*told.lock().expect("nobody panicked"), [2], "what was taken back never was");
    decide(&mut host, &mut table);
    assert_eq!(told.lock().expect("nobody panicked").len(), 1, "it knows that by now");
    let mut late = sit();
    decide(&mut late, &mut table);
    assert_eq!(told.lock().expect("nobody panicked").last(), Some(&4), "who comes late is told everything");
}

/// A bot that sits down late thinks with what its seat has seen, and plays otherwise than one that knows nobody.
#[test]
fn a_bot_thinks_with_what_its_seat_has_seen() {
    // Asked first where several choose in secret, so that it is asked on what it sees.
    let (mut table, own) = (table(4), Seat::new(0));
    let spec: BotSpec = "search:40".parse().expect("a bot");
    let mut greedy = BotSpec::Greedy.build::<VaalbaraKnowledge>(2);
    let mut otherwise = 0;
    while let Some(seat) = table.pending().first() {
        let (view, choices) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        if seat == own {
            let choice = |earlier: &[_]| {
                let mut bot = spec.build::<VaalbaraKnowledge>(7);
                bot.recall(table.game(), own, earlier);
                bot.choose(table.game(), &view, own, &choices).to_string()
            };
            let earlier: Vec<_> = table.seen_at_decisions(own).collect();
            let asked = ENTRY.question(&table, own).expect("it is asked");
            let decided = ENTRY.seat_bot(&spec, 1, 7).decide(&asked, None).expect("a question of this game");
            let late = !earlier.is_empty();
            assert!(!late || decided.written == choice(&earlier));
            otherwise += u32::from(late && decided.written != choice(&[]));
        }
        let action = greedy.choose(table.game(), &view, seat, &choices);
        table.play(seat, action).expect("a bot plays legally");
    }
    assert!(otherwise > 0, "it makes no difference whom one plays with");
}

#[test]
fn a_search_explains_itself() {
    let (table, seat) = (table(3), Seat::new(0));
    let asked = ENTRY.question(&table, seat).expect("it is asked");
    let mut bot = ENTRY.seat_bot(&"search:60".parse().expect("a bot"), 1, 1);
    let decision = bot.decide(&asked, None).expect("a question of this game");
    let explanation = decision.explanation;
    assert_eq!(explanation.considered[0].written, decision.written, "what it tried most is what it plays");
    assert!(explanation.considered.is_sorted_by(|a, b| a.visits >= b.visits) && explanation.iterations > 0);
    let chances = explanation.chances.expect("it has an opinion");
    assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-3);
    let mut random = ENTRY.seat_bot(&BotSpec::Random, 1, 1);
    let decision = random.decide(&asked, None).expect("a question of this game");
    assert!(decision.explanation.considered.is_empty() && decision.explanation.chances.is_none());
}

#[test]
fn nobody_is_asked_who_owes_no_decision() {
    let (mut table, seat) = (table(2), Seat::new(0));
    let choice = table.legal(seat)[0];
    table.play(seat, choice).expect("it is legal");
    assert!(ENTRY.question(&table, seat).is_none());
    assert!(ENTRY.consult(&table, seat).is_none() && ENTRY.chart(&table, Viewer::Spectator).is_none());
}
