//! Every word that the game says is there in all three languages.

mod tale;

use meadhall_blood_rage::{BloodRage, Card, Clan, Figure, LOCALES, Phase, Place, Source, Stat, Token, data::FACES};
use meadhall_engine::{Arg, Game, Message, Seat, SeedParts, Table, Viewer};
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

#[test]
fn the_languages_have_the_same_keys_and_placeholders() {
    let english = keys(LOCALES[0].1);
    assert!(english.len() > 300);
    for (code, text) in &LOCALES[1..] {
        let other = keys(text);
        assert_eq!(other.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{code}");
        for (key, used) in &english {
            assert_eq!(&other[key], used, "{code}: {key}");
        }
    }
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
    for seed in 0..24 {
        let game = open(2 + seed as usize % 4, ["", "monsters mystics gods", "first-game"][seed as usize % 3]);
        let mut table: Table<BloodRage> = Table::new(game, &[], SeedParts::from_number(seed));
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
                    if let Some(message) = BloodRage::seen(event, viewer).as_ref().and_then(BloodRage::tell) {
                        hear(&message);
                    }
                }
            }
        }
        hear(&table.game().prompt(&table.view(Viewer::Spectator)));
    }
    assert!(said.len() > 95, "{} different things were said", said.len());
}

#[test]
fn every_thing_has_a_name() {
    let known = keys(LOCALES[0].1);
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend(Clan::ALL.map(|clan| format!("clan-{clan}")));
    wanted.extend(Place::ALL.map(|place| format!("place-{place}")));
    wanted.extend(Figure::ALL.map(|figure| format!("figure-{figure}")));
    wanted.extend(Stat::ALL.map(|stat| format!("stat-{stat}")));
    wanted.extend(Token::ALL.map(|token| format!("token-{token}")));
    wanted.extend(Phase::ALL.map(|phase| format!("phase-{phase}")));
    wanted.extend(Source::ALL.map(|source| format!("source-{}", source.word())));
    for god in meadhall_blood_rage::God::ALL {
        wanted.extend([format!("god-{god}"), format!("god-{god}-effect")]);
    }
    for face in &FACES {
        wanted.extend([format!("card-{}", face.id()), format!("card-{}-effect", face.id())]);
    }
    for spec in BloodRage::OPTIONS {
        wanted.extend([format!("option-{}", spec.key), format!("option-{}-help", spec.key)]);
        wanted.extend(spec.values.iter().map(|value| format!("option-{}-{value}", spec.key)));
    }
    wanted.extend(BloodRage::STANDING.iter().map(|standing| format!("standing-{standing}")));
    for key in wanted {
        assert!(known.contains_key(&key), "{key}");
    }
}

/// Refusals say why, with the clause behind it.
#[test]
fn refusals_say_why() {
    let known = keys(LOCALES[0].1);
    let told = tale::play(
        "seats: wolf, raven
        rage wolf: 1
        destroyed: angerboda, muspelheim, elvagar
        doomed: utgard, horgr, myrkvlor
        pillaged: horgr
        figures wolf: warrior horgr, ship nw
        figures raven: 3 warriors andlang
        hand wolf: thors-glory, tyrs-bash",
    );
    for (choice, why, clause) in [
        ("invade ship ne", "why-not-in-reserve", "BR-5.22"),
        ("invade leader ne", "why-wrong-waters", "BR-5.26"),
        ("invade leader elvagar", "why-destroyed", "BR-1.35"),
        ("invade leader yggdrasil", "why-no-invade-centre", "BR-5.27"),
        ("invade leader andlang", "why-full", "BR-5.25"),
        ("march horgr > horgr: warrior", "why-same-place", "BR-5.39"),
        ("march horgr > elvagar: warrior", "why-destroyed", "BR-1.35"),
        ("march horgr > andlang: warrior", "why-full", "BR-5.36"),
        ("march horgr > gimle: 2 warriors", "why-not-so-many", "BR-5.34"),
        ("march horgr > ne: warrior", "why-no-province", "BR-5.38"),
        ("pillage horgr", "why-pillaged", "BR-5.69"),
        ("pillage utgard", "why-nobody-there", "BR-5.64"),
        ("pillage elvagar", "why-destroyed", "BR-1.36"),
        ("upgrade thors-glory 1", "why-too-dear", "BR-5.4"),
        ("quest tyrs-bash", "why-no-quest", "BR-5.58"),
        ("quest alfheim-1", "why-not-in-hand", "BR-10.4"),
        ("challenge horgr", "why-no-challenge", "BR-11.100"),
    ] {
        let action = choice.parse().expect("an action");
        let message = told.game.why_not(&told.position, Seat::new(0), action);
        check(&known, &message);
        assert_eq!((message.key.as_ref(), message.clause.as_deref()), (why, Some(clause)), "{choice}");
    }
    assert!(Card::all().count() == FACES.len());
}
