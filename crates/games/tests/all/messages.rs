//! What programs are told: every question of random games fits the schema of its game, and so do those of the documentation.

use jsonschema::Validator;
use meadhall_bots::{BotSpec, Program};
use meadhall_engine::any_table::AnyTable;
use meadhall_engine::{Chance, Options, Quick, Seat, SeedParts, Viewer};
use meadhall_games::{GAMES, GameEntry};
use serde_json::Value;
use std::collections::BTreeSet;

/// A program of the second version that is never started.
fn nobody() -> Program {
    match "program:v2:nobody".parse() {
        Ok(BotSpec::Program(program)) => program,
        other => panic!("{other:?}"),
    }
}

fn validator(game: &GameEntry) -> Validator {
    jsonschema::validator_for(&game.bot.message_schema()).expect("a schema")
}

#[track_caller]
fn fits(validator: &Validator, message: &Value) {
    if let Err(error) = validator.validate(message) {
        panic!("{error}: {message}");
    }
}

/// Every set of options in which each switch is at its default or at one of its other values.
fn options_of(game: &GameEntry) -> Vec<Options> {
    let mut all = vec![Options::default()];
    for spec in game.rules.options.iter().filter(|spec| !spec.free) {
        all.extend(spec.values.iter().skip(1).take(2).map(|value| Options::default().with(spec.key, *value)));
    }
    all
}

/// Plays a random game and shows every moment.
fn random_game(game: &GameEntry, seats: usize, options: &Options, seed: u64, mut show: impl FnMut(&dyn AnyTable)) {
    let parts = SeedParts::from_number(seed);
    let Ok(mut table) = game.rules.begin(seats, options, &[], parts) else { return };
    let mut chance = Quick::new(seed);
    loop {
        show(&*table);
        let pending: Vec<Seat> = table.pending().iter().collect();
        if pending.is_empty() {
            return;
        }
        let seat = pending[chance.index(pending.len())];
        let count = table.choice_count(seat);
        let choice = table.choice(seat, chance.index(count) as u64).expect("a choice");
        table.play(seat, &choice).expect("a legal choice");
    }
}

#[test]
fn every_question_fits_the_schema_of_its_game() {
    let program = nobody();
    for game in GAMES {
        let (validator, mut asked, mut games) = (validator(game), BTreeSet::new(), 0);
        for (n, options) in options_of(game).iter().enumerate() {
            let (least, most) = game.rules.seats;
            let seats = least + n % (most - least + 1);
            for seats in [seats, most] {
                let mut moment = 0;
                random_game(game, seats, options, n as u64 + 1, |table| {
                    moment += 1;
                    // Every eleventh moment of a long game, so that all games together are quickly looked through.
                    if moment > 40 && moment % 11 != 0 {
                        return;
                    }
                    for seat in table.pending().iter() {
                        let line = game.bot.program_question(table, seat, &program).expect("a question");
                        let question: Value = serde_json::from_str(&line).expect("JSON");
                        fits(&validator, &question);
                        let seat_name = table.seat_name(seat);
                        assert_eq!(question["seat"], seat_name.as_str(), "{line}");
                        assert_eq!(question["choices"].as_array().map(Vec::len), Some(table.choice_count(seat)));
                        assert!(!question["view"]["own"].is_null(), "{line}");
                        asked.insert(question["view"]["asked"].to_string());
                    }
                });
                games += 1;
            }
        }
        assert!(games >= 2 && asked.len() >= 2, "{}: {asked:?}", game.id());
    }
}

/// A view in written ids holds what the rules' own view holds: two moments differ in the one where they differ in the other.
#[test]
fn a_written_view_holds_all_that_a_view_holds() {
    for game in GAMES {
        let mut views: Vec<(Value, Value)> = Vec::new();
        let (_, most) = game.rules.seats;
        for seats in [game.rules.seats.0.max(2), most] {
            random_game(game, seats, &Options::default(), 5, |table| {
                for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
                    let written = game.bot.written_view(table, viewer).expect("a view");
                    let own = table.view_json(viewer);
                    if let Some((last_own, last_written)) = views.last()
                        && *last_own != own
                    {
                        assert_ne!(*last_written, written, "{}: something is left out: {own}", game.id());
                    }
                    views.push((own, written));
                }
            });
        }
        // What looks the same in the rules' own view looks the same in the written one: nothing else comes in.
        for (own, written) in &views {
            let twin = views.iter().find(|(other, _)| other == own).expect("itself");
            assert_eq!(twin.1, *written, "{}", game.id());
        }
    }
}

/// The annotated questions of the documentation are real: without their comments they fit the schemas.
#[test]
fn the_questions_of_the_documentation_fit() {
    let page = include_str!("../../../../docs/bots/questions.md");
    let mut found = BTreeSet::new();
    for block in page.split("```jsonc\n").skip(1) {
        let block = block.split("```").next().expect("an end");
        let bare: String = block.lines().map(|line| line.split(" // ").next().unwrap_or_default()).collect();
        let question: Value = serde_json::from_str(&bare).unwrap_or_else(|error| panic!("{error}: {bare}"));
        let game = meadhall_games::named(question["game"].as_str().expect("a game")).expect("a known game");
        fits(&validator(game), &question);
        found.insert(game.id());
    }
    assert!(["blood-rage", "valhalla", "vaalbara"].iter().all(|game| found.contains(game)), "{found:?}");
}
