//! Every refusal tells the truth: each reason and each clause is provoked here, and none is left out.

use crate::support::{card, play, seat};
use meadhall_blood_rage::{Action, BloodRage, LOCALES, March, Place};
use meadhall_engine::{Arg, Chance, Facts, Game, Message, Quick, Scenario, ScenarioGame, Seat, Wording};
use std::collections::BTreeSet;

/// The reasons and clauses that the cases provoke.
fn told() -> BTreeSet<String> {
    let refusals =
        crate::refused::cases().flat_map(|case| case.lines()).filter(|line| line.trim_start().starts_with('!'));
    let reasons = refusals.filter_map(|line| Some(line.split_once("=>")?.1));
    reasons.flat_map(|why| why.split(',')).map(|part| part.trim().to_owned()).collect()
}

/// Each refusal gives the true reason and the true clause.
#[test]
fn refusals_say_why() {
    let mut wrong = Vec::new();
    for case in crate::refused::cases() {
        let text = format!("meadhall scenario 2\ngame: blood-rage\n{case}");
        let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{error}\n{case}"));
        if let Err(error) = scenario.play::<BloodRage>() {
            let line = text.lines().nth(error.line.max(1) - 1).unwrap_or_default().trim();
            wrong.push(format!("{line}: {error}"));
        }
        for line in case.lines().filter(|line| line.trim_start().starts_with('!')) {
            assert!(line.contains("=> why-"), "says why: {line}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What cannot be typed is refused as well: a seat that is not there, a march of nobody, a slot of another kind.
#[test]
fn refusals_of_what_cannot_be_typed() {
    let told = play("seats: wolf, raven\nhand wolf: friggas-charm");
    let why = |who: Seat, action: Action| {
        let message = told.game.why_not(&told.position, who, action);
        (message.key.into_owned(), message.clause.map(|clause| clause.into_owned()))
    };
    let march =
        March { from: Place::Gimle, to: Place::Horgr, warriors: 0, leader: false, mystics: 0, monsters: [None; 2] };
    let wolf = seat(&told, "wolf");
    assert_eq!(why(Seat::new(4), Action::Pass), ("why-no-seat".to_owned(), None));
    assert_eq!(why(wolf, Action::March(march)), ("why-no-figures".to_owned(), Some("BR-5.34".to_owned())));
    let wrong = Action::Upgrade(card("friggas-charm"), Some(4));
    assert_eq!(why(wolf, wrong), ("why-other-slot".to_owned(), Some("BR-2.24".to_owned())));
}

/// No reason and no clause is left without a case.
#[test]
fn every_reason_and_clause_is_provoked() {
    let told = told();
    let typed = ["why-no-seat", "why-no-figures", "why-other-slot", "BR-2.24"];
    let known = |part: &str| told.contains(part) || typed.contains(&part);
    let keys = LOCALES[0].1.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let reasons: Vec<&str> = keys.filter(|key| key.starts_with("why-")).collect();
    assert!(reasons.len() > 60);
    for reason in reasons {
        assert!(known(reason), "{reason} is never provoked");
    }
    let sources = [
        include_str!("../../src/wording/refusal/mod.rs"),
        include_str!("../../src/wording/refusal/turn.rs"),
        include_str!("../../src/wording/refusal/invade.rs"),
    ];
    // `BR-7.12` cannot be declined wrongly: a quest's step may be.
    for clause in sources.iter().flat_map(|text| text.split('"')).filter(|part| part.starts_with("BR-")) {
        assert!(known(clause), "{clause} is never provoked");
    }
}

/// The verbs that answer a question.
fn verbs(asked: &str) -> &'static [&'static str] {
    match asked.split(" of ").next().unwrap_or_default().split(' ').next().unwrap_or_default() {
        "draft" => &["draft"],
        "turn" => &["pass", "quest", "upgrade", "pillage", "challenge", "sacrifice", "invade", "march"],
        "free" | "succor" | "blessing" => &["invade", "decline"],
        "domain" => &["pillage", "decline"],
        "call" => &["call", "decline"],
        "card" => &["play"],
        "count" => &["count", "decline"],
        "spare" => &["spare"],
        "save" => &["save", "retreat", "accept"],
        "add" => &["add", "decline"],
        "recover" => &["recover", "decline"],
        "raise" => &["raise", "decline"],
        "move" => &["move", "decline"],
        "god" => &["send"],
        "discard" => &["keep"],
        _ => &[],
    }
}

/// Whether what a reason says can be seen in the facts of the position, as far as it can.
fn is_true(facts: &Facts, clan: &str, action: &str, why: &Message) -> bool {
    let part = |name: &str| match why.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg) {
        Some(Arg::Word(word)) => word.split_once('-').map_or("", |(_, rest)| rest).to_owned(),
        Some(Arg::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    let fact = |key: &str| facts.get(key).unwrap_or_default().to_owned();
    let own = |key: &str| fact(&format!("{key} {clan}"));
    let lists = |list: String, item: &str| list.split(", ").any(|word| word == item);
    let asked = fact("asked");
    let awaited = asked.split_once(" of ").is_some_and(|(_, who)| who.split(", ").any(|word| word == clan));
    let verb = action.split(' ').next().unwrap_or_default();
    match why.key.as_ref() {
        "why-over" => asked == "nothing of -",
        "why-chosen" => lists(fact("answered"), clan),
        "why-not-your-turn" => !awaited && asked.starts_with("turn"),
        "why-others-asked" | "why-one-by-one" => !awaited,
        "why-no-part" => !lists(fact("members"), clan),
        "why-no-cards" => own("hand") == "-",
        "why-not-asked-for" => awaited && !verbs(&asked).contains(&verb),
        "why-not-in-hand" | "why-not-played" => {
            let cards = if verb == "recover" { fact("spoils") } else { own("hand") };
            !cards.split(", ").any(|card| action.split([' ', ',']).any(|word| word == card))
        }
        "why-too-dear" => part("cost").parse::<u8>().ok() > own("rage").parse::<u8>().ok(),
        "why-destroyed" => lists(fact("destroyed"), &part("place")),
        "why-pillaged" => lists(fact("pillaged"), &part("place")),
        "why-not-pillaged" => !lists(fact("pillaged"), &part("place")),
        "why-no-province" => ["ne", "se", "sw", "nw"].contains(&part("place").as_str()),
        "why-horns" => own("figures").split(", ").count() <= part("horns").parse().unwrap_or(0),
        "why-not-in-reserve" => !own("reserve").contains(&part("figure")),
        "why-not-in-valhalla" => !own("valhalla").contains(&part("figure")),
        "why-not-dying" => !own("dying").contains(&part("figure")),
        "why-nobody-in-centre" => !own("figures").contains("yggdrasil"),
        _ => true,
    }
}

/// In random games too, what a refusal says is so: an oracle that knows only the facts agrees.
#[test]
fn refusals_are_true_in_random_games() {
    let mut pool: Vec<Action> = Vec::new();
    let mut tried = 0;
    for seed in 0..12 {
        let game = crate::support::open(2 + seed as usize % 4, ["", "monsters mystics gods"][seed as usize % 2]);
        let mut quick = Quick::new(seed);
        let mut choices = Vec::new();
        crate::support::walk(&game, seed, |position, chosen| {
            pool.extend(chosen.map(|(_, action)| action));
            let facts = game.describe(position);
            for seat in Seat::all(game.seats()) {
                game.legal(position, seat, &mut choices);
                let other = pool[quick.index(pool.len())];
                if choices.contains(&other) || game.also_legal(position, seat, other) {
                    continue;
                }
                let why = game.why_not(position, seat, other);
                let clan = game.seat_name(position, seat);
                let text = other.to_string();
                assert!(is_true(&facts, &clan, &text, &why), "seed {seed}: {clan}: {text}: {why:?}\n{facts:?}");
                tried += 1;
            }
        });
    }
    assert!(tried > 5_000, "{tried}");
}
