//! Section 10: types and timing; section 11.6: quests; and that every card has a test of its own.

use crate::support::{Printed, card, choices, faces, legal, play};
use meadhall_blood_rage::{Card, Effect, Kind, Region};
use std::collections::BTreeSet;

/// Every card's id stands in the doc comment of a test, as `` `thors-hammer` ``.
#[test]
fn every_card_has_a_test_of_its_own() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all");
    let mut named = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("the tests are there").flatten() {
        let text = std::fs::read_to_string(entry.path()).unwrap_or_default();
        for line in text.lines().filter(|line| line.starts_with("/// ")) {
            named.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    let missing: Vec<&str> = faces().map(|(card, _)| card.id()).filter(|id| !named.contains(*id)).collect();
    assert!(missing.is_empty(), "no test speaks of {missing:?}");
}

/// [BR-10.1] Battle, quest and five kinds of upgrades.
#[test]
fn the_kinds_of_cards() {
    let kinds: BTreeSet<&str> = faces()
        .map(|(_, face)| match face.kind {
            Kind::Battle => "battle",
            Kind::Quest => "quest",
            Kind::Leader => "leader",
            Kind::Warrior => "warrior",
            Kind::Ship => "ship",
            Kind::Monster(_) => "monster",
            Kind::Clan => "clan",
        })
        .collect();
    assert_eq!(kinds.len(), 7);
    for (card, face) in faces() {
        assert_eq!(card.word().parse::<Card>(), Ok(card), "each word names one card");
        assert!(card.id() == card.word() || card.word() == format!("{}-{}", card.id(), face.age));
    }
}

/// [BR-10.5, BR-5.27] A card's text goes before a rule: the Dark Elf invades Yggdrasil.
#[test]
fn texts_go_before_rules() {
    let told = play("seats: wolf, raven\nage: 2\nupgrades wolf: dark-elf");
    assert!(legal(&told, "wolf").contains(&"invade dark-elf yggdrasil".to_owned()));
}

/// [BR-10.6] A hand has no limit in the Action phase.
#[test]
fn a_hand_has_no_limit() {
    play(
        "seats: wolf, raven
        age: 3
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: tyrs-bash
        hand raven: lokis-poison, troll, odins-tide, valkyrie, thors-oath, lokis-domain, frost-giant
        ---
        wolf: pillage gimle
        wolf: play tyrs-bash
        raven: play lokis-poison
        raven: decline
        => hand size raven: 8",
    );
}

/// [BR-10.15, BR-10.8] Prices and STR of upgrades, bonuses of battle cards and rewards of quests, as printed.
#[test]
fn printed_values() {
    for (word, value) in [
        ("lokis-domain", 1),
        ("lokis-blessing", 1),
        ("friggas-charm", 0),
        ("friggas-succor", 2),
        ("thors-glory", 2),
        ("tyrs-domain", 0),
        ("odins-inspiration", 2),
        ("tyrs-challenge", 0),
        ("friggas-protection", 0),
        ("lokis-eminence", 2),
        ("tyrs-prowess", 2),
        ("thors-domain", 1),
        ("friggas-domain", 0),
        ("friggas-sacrifice", 1),
        ("odins-throne", 2),
        ("thors-conquest", 3),
        ("tyrs-wrath", 1),
        ("lokis-wrath", 3),
        ("troll", 2),
        ("sea-serpent", 3),
        ("valkyrie", 2),
        ("dark-elf", 1),
        ("fire-giant", 4),
        ("frost-giant", 4),
        ("volur-witch", 3),
        ("lord-of-hammers", 3),
        ("brothers-in-arms", 1),
        ("lokis-dragons", 2),
        ("experts-in-arms", 2),
        ("masters-in-arms", 2),
    ] {
        let (age, word) = (card(word).face().age, word);
        let slot = if matches!(card(word).face().kind, Kind::Clan | Kind::Monster(_)) { " 1" } else { "" };
        play(&format!(
            "seats: wolf, raven, serpent, bear
            age: {age}
            steps wolf: 5, 1, 1
            hand wolf: {word}
            ---
            wolf: upgrade {word}{slot}
            => rage wolf: {}",
            12 - value
        ));
    }
    for (word, bonus) in
        [("thors-hammer", 1), ("thors-primacy", 3), ("odins-tide", 1), ("odins-judgement", 2), ("friggas-grace", 2)]
    {
        assert_eq!(card(word).face().bonus(), bonus, "{word}");
    }
}

/// One fulfilled quest: what it pays.
fn quest(age: u8, word: &str, facts: &str, glory: u16) {
    play(&format!(
        "seats: wolf, raven, serpent, bear, ram
        age: {age}
        rage raven: 0
        rage serpent: 0
        rage bear: 0
        rage ram: 0
        quests wolf: {word}
        {facts}
        ---
        wolf: pass
        => glory wolf: {glory}"
    ));
}

/// `alfheim`, `jotunheim`, `manheim`: [BR-11.46, BR-11.47, BR-11.48] 5, 7, 9 Glory for most STR in a province of the region.
#[test]
fn quests_of_regions() {
    for (id, place, other) in
        [("alfheim", "gimle", "horgr"), ("jotunheim", "horgr", "gimle"), ("manheim", "myrkvlor", "horgr")]
    {
        for (age, glory) in [(1, 5), (2, 7), (3, 9)] {
            let word = format!("{id}-{age}");
            quest(age, &word, &format!("figures wolf: warrior {place}"), glory);
            quest(age, &word, &format!("figures wolf: warrior {other}"), 0);
            quest(age, &word, &format!("figures wolf: warrior {place}\nfigures raven: warrior {place}"), 0);
        }
    }
    let region = |word| match card(word).face().effect {
        Effect::MostIn(region) => Some(region),
        _ => None,
    };
    assert_eq!(region("alfheim-2"), Some(Region::Alfheim));
}

/// `yggdrasil`: [BR-11.49] 6, 8, 11 Glory for most STR in Yggdrasil.
#[test]
fn the_quest_yggdrasil() {
    for (age, glory) in [(1, 6), (2, 8), (3, 11)] {
        quest(age, &format!("yggdrasil-{age}"), "figures wolf: warrior yggdrasil", glory);
        quest(age, &format!("yggdrasil-{age}"), "figures wolf: leader gimle", 0);
    }
}

/// `glorious-death`: [BR-11.50, BR-11.51] 6, 8, 11 Glory for four figures in Valhalla before Ragnarök, ships and monsters too.
#[test]
fn the_quest_glorious_death() {
    for (age, glory) in [(1, 6), (2, 8), (3, 11)] {
        let word = format!("glorious-death-{age}");
        quest(age, &word, "upgrades wolf: troll\nvalhalla wolf: troll, ship, 2 warriors", glory);
        quest(age, &word, "valhalla wolf: 3 warriors", 0);
    }
    // A fourth that dies in Ragnarök comes too late.
    quest(
        1,
        "glorious-death-1",
        "doomed: gimle, horgr, utgard\nvalhalla wolf: 3 warriors\nfigures wolf: warrior gimle",
        2,
    );
}

/// `widespread`: [BR-11.52, BR-11.53] 7, 10, 15 Glory for two provinces; Yggdrasil counts, one ship may lead in both of its fjord.
#[test]
fn the_quest_widespread() {
    for (age, glory) in [(1, 7), (2, 10), (3, 15)] {
        let word = format!("widespread-{age}");
        quest(age, &word, "figures wolf: warrior gimle, warrior yggdrasil", glory);
        quest(age, &word, "figures wolf: warrior gimle", 0);
    }
    quest(1, "widespread-1", "figures wolf: ship nw", 7);
    assert_eq!(crate::support::game(4).copies(card("widespread-1")), 0);
}

/// [BR-11.54, BR-1.36] Destroyed provinces never count.
#[test]
fn destroyed_provinces_never_count() {
    // The ship leads in Andlang, which is destroyed, and not in Utgard, which is no part of Alfheim.
    play(
        "seats: wolf, raven
        age: 2
        destroyed: andlang, muspelheim, elvagar, angerboda
        doomed: angerboda, horgr, myrkvlor
        rage raven: 0
        figures wolf: ship sw
        quests wolf: alfheim-2
        ---
        wolf: pass
        => glory wolf: 0",
    );
}

/// [BR-10.4] The only ways to play a card.
#[test]
fn the_ways_to_play_a_card() {
    let told = play("seats: wolf, raven\nage: 2\nhand wolf: tyrs-bash, alfheim-1, heimdalls-eye, friggas-charm");
    let with_cards: Vec<String> = legal(&told, "wolf")
        .into_iter()
        .filter(|choice| {
            ["tyrs-bash", "alfheim-1", "heimdalls-eye", "friggas-charm"].iter().any(|word| choice.contains(word))
        })
        .collect();
    assert_eq!(with_cards, ["quest alfheim-1", "upgrade friggas-charm"]);
}

/// [BR-10.7, BR-4.13] What leaves play is out of the game.
#[test]
fn there_is_no_way_back_from_the_discards() {
    let told = play("seats: wolf, raven\ndiscarded: troll\nphase: gifts");
    let packs = told.position.packs[..2].iter().flat_map(|pack| pack.iter());
    assert!(packs.into_iter().all(|other| other != card("troll")));
    assert!(choices(&told, "wolf", "draft troll").is_empty());
}

/// [BR-10.21, BR-10.22] What the gods stand for: Thor pays winners, Loki losers, Tyr is strong.
#[test]
fn what_the_gods_stand_for() {
    for (card, face) in faces().filter(|(_, face)| face.kind == Kind::Battle) {
        match card.id().split('-').next() {
            Some("thors") => {
                assert!(matches!(face.effect, Effect::Win { .. } | Effect::CancelTexts), "{}", card.word())
            }
            Some("lokis") => {
                assert!(
                    matches!(face.effect, Effect::TakeRage(_) | Effect::TakeGlory(_) | Effect::TakeCards),
                    "{}",
                    card.word()
                )
            }
            Some("tyrs") => assert!(face.effect == Effect::Plain && face.value >= 2, "{}", card.word()),
            _ => {}
        }
    }
}
