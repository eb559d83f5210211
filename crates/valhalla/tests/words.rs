//! Every word that the game says is there; that all languages have the same ones is tested for all games together.

mod tale;

use meadhall_engine::{Arg, Game, Message, Seat, SeedParts, Table, Viewer};
use meadhall_valhalla::{Card, Clan, Colour, Face, Jarl, LOCALES, Monster, Valhalla};
use std::collections::{BTreeMap, BTreeSet};
use tale::open;

/// Keys with the placeholders that their texts use.
fn keys(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let rest = if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            let (name, rest) = line.split_once(" = ").expect("a key and a text");
            name.clone_into(&mut key);
            assert!(found.insert(key.clone(), BTreeSet::new()).is_none(), "{key} stands there twice");
            rest
        } else {
            line
        };
        assert!(!rest.trim().is_empty(), "{key} is empty");
        for part in rest.split("{ $").skip(1) {
            let name = part.split([' ', '}']).next().unwrap_or("").to_owned();
            found.entry(key.clone()).or_default().insert(name);
        }
    }
    found
}

/// Every key and placeholder of a message is known.
fn check(known: &BTreeMap<String, BTreeSet<String>>, message: &Message) {
    let used = known.get(message.key.as_ref()).unwrap_or_else(|| panic!("no words for `{}`", message.key));
    let given: BTreeSet<&str> = message.args.iter().map(|(name, _)| name.as_ref()).collect();
    for name in used {
        assert!(given.contains(name.as_str()), "{} is not told its {name}", message.key);
    }
    for (_, arg) in &message.args {
        check_arg(known, arg);
    }
}

fn check_arg(known: &BTreeMap<String, BTreeSet<String>>, arg: &Arg) {
    match arg {
        Arg::Word(key) => assert!(known.contains_key(key.as_ref()), "no words for `{key}`"),
        Arg::Nested(message) => check(known, message),
        Arg::List(list) => list.iter().for_each(|arg| check_arg(known, arg)),
        Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
    }
}

#[test]
fn everything_that_is_said_has_words() {
    let known = keys(LOCALES[0].1);
    let mut said = BTreeSet::new();
    let all = "thor valkyries dwarves tyr king brothers=aid";
    let tables = [
        (1, "monster=hel"),
        (1, "monster=fenrir valkyries"),
        (1, "monster=surtr"),
        (1, "monster=jormungandr"),
        (3, "loki=random draft"),
        (4, all),
        (5, "loki=random tyr dwarves valkyries"),
        (6, "loki=random five-jarls thor king"),
    ];
    for seed in 0..40 {
        let (players, options) = tables[seed as usize % tables.len()];
        let mut table: Table<Valhalla> = Table::new(open(players, options), &[], SeedParts::from_number(seed));
        let mut quick = meadhall_engine::Quick::new(seed);
        let mut hear = |message: &Message| {
            check(&known, message);
            said.insert(message.key.to_string());
        };
        while let Some(seat) = table.pending().first() {
            for viewer in tale::viewers(table.game()) {
                hear(&table.game().prompt(&table.view(viewer)));
            }
            let view = table.view(Viewer::Seat(seat));
            let choices = table.legal(seat);
            for &choice in &choices {
                hear(&table.game().label(&view, choice));
                let other = seat.left(table.game().seats());
                hear(&table.game().why_not(table.position(), other, choice));
            }
            let action = choices[meadhall_engine::Chance::index(&mut quick, choices.len())];
            let turn = table.play(seat, action).expect("legal").clone();
            for event in &turn.events {
                for viewer in tale::viewers(table.game()) {
                    if let Some(message) = Valhalla::seen(event, viewer).as_ref().and_then(Valhalla::tell) {
                        hear(&message);
                    }
                }
            }
        }
        hear(&table.game().prompt(&table.view(Viewer::Spectator)));
    }
    assert!(said.len() > 170, "{} different things were said", said.len());
}

#[test]
fn every_thing_has_a_name() {
    let known = keys(LOCALES[0].1);
    let game = tale::game(4);
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend(Clan::ALL.map(|clan| format!("clan-{clan}")));
    wanted.extend(Colour::ALL.map(|colour| format!("colour-{colour}")));
    wanted.extend(Face::ALL.map(|face| format!("face-{face}")));
    wanted.extend(Monster::ALL.map(|monster| format!("monster-{monster}")));
    for jarl in Jarl::ALL {
        wanted.extend(["", "-main", "-condition", "-secondary"].map(|part| format!("jarl-{jarl}{part}")));
    }
    wanted.extend(Card::all().map(|card| format!("card-{card}")));
    for index in 0..10 {
        let loki = game.cards().loki(index).expect("ten cards");
        wanted.push(format!("loki-{:02}", index + 1));
        wanted.extend(loki.rows.iter().map(|row| format!("loki-{}", row.advantage.word())));
    }
    for spec in Valhalla::OPTIONS {
        wanted.extend([format!("option-{}", spec.key), format!("option-{}-help", spec.key)]);
        wanted.extend(spec.values.iter().map(|value| format!("option-{}-{value}", spec.key)));
    }
    wanted.extend(Valhalla::STANDING.iter().map(|standing| format!("standing-{standing}")));
    for key in wanted {
        assert!(known.contains_key(&key), "{key}");
    }
    for (card, _) in game.cards().all() {
        check(&known, &game.card_text(card));
        if let Some(weapons) = game.weapons_text(card) {
            check(&known, &weapons);
        }
    }
    for monster in Monster::ALL {
        for step in 0..6 {
            check(&known, &game.terror_text(game.cards().monster(monster, step, false).expect("a card").terror));
        }
    }
}

/// Refusals say why, with the clause behind it.
#[test]
fn refusals_say_why() {
    let known = keys(LOCALES[0].1);
    let told = tale::play(
        "seats: red, blue, green, yellow
        option brothers: aid
        band red: bear-01, bear-02
        band green: bear-03
        band yellow: bear-04
        shields yellow: 0
        captured blue: yellow, yellow, yellow, yellow
        hand red: wolf-06, wolf-07, t-fury-2",
    );
    for (choice, why, clause) in [
        ("attack green", "why-partner", "VH-14.4"),
        ("attack blue", "why-no-band", "VH-3.16"),
        ("attack yellow", "why-no-shield", "VH-3.17"),
        ("attack red", "why-no-such-target", "VH-3.15"),
        ("add wolf-08 at 3", "why-not-in-hand", "VH-1.22"),
        ("add two wolf-06 at 3", "why-too-many-weapons", "VH-3.10"),
        ("add t-fury-2 at 3", "why-no-warrior", "VH-3.6"),
        ("add wolf-06 at 1", "why-no-place", "VH-3.9"),
        ("done", "why-not-asked-for", "VH-3.3"),
    ] {
        let action = choice.parse().expect("an action");
        let message = told.game.why_not(&told.position, Seat::new(0), action);
        check(&known, &message);
        assert_eq!((message.key.as_ref(), message.clause.as_deref()), (why, Some(clause)), "{choice}");
    }
    let elsewhere = told.game.why_not(&told.position, Seat::new(1), "draw".parse().expect("an action"));
    assert_eq!(elsewhere.key, "why-not-your-turn");
}
