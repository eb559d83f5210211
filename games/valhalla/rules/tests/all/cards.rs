//! Every card has a test of its own: warriors by a battle each, the others where their doc comments name them.

use crate::support::{choices, play};
use meadhall_valhalla::Face;
use meadhall_valhalla::data::{Ability, Favour, Kind};
use std::collections::BTreeSet;

/// Every warrior: strength, glory, dice that activate it, ability and favour.
const WARRIORS: &[(&str, u8, u8, &str, &str, &str)] = &[
    ("bear-01", 2, 1, "sword", "", ""),
    ("bear-02", 2, 1, "axe", "", ""),
    ("bear-03", 2, 1, "spear", "", ""),
    ("bear-04", 2, 1, "bow", "", ""),
    ("bear-05", 2, 1, "shield", "", ""),
    ("bear-06", 5, 1, "2 sword", "", ""),
    ("bear-07", 5, 1, "2 axe", "", ""),
    ("bear-08", 5, 1, "2 spear", "", ""),
    ("bear-09", 5, 1, "2 bow", "", ""),
    ("bear-10", 5, 1, "2 shield", "", ""),
    ("bear-11", 7, 2, "2 sword, axe", "", ""),
    ("bear-12", 7, 2, "2 axe, spear", "", ""),
    ("bear-13", 7, 2, "2 spear, bow", "", ""),
    ("bear-14", 7, 2, "2 bow, shield", "", ""),
    ("bear-15", 7, 2, "sword, 2 shield", "", ""),
    ("bear-16", 10, 3, "2 axe, 2 shield", "", ""),
    ("wolf-01", 1, 2, "sword", "", ""),
    ("wolf-02", 1, 2, "axe", "", ""),
    ("wolf-03", 1, 2, "spear", "", ""),
    ("wolf-04", 1, 2, "bow", "", ""),
    ("wolf-05", 1, 2, "shield", "", ""),
    ("wolf-06", 3, 2, "sword, axe", "", ""),
    ("wolf-07", 3, 2, "axe, spear", "", ""),
    ("wolf-08", 3, 2, "spear, bow", "", ""),
    ("wolf-09", 3, 2, "bow, shield", "", ""),
    ("wolf-10", 3, 2, "sword, shield", "", ""),
    ("wolf-11", 5, 3, "sword, axe, spear", "", ""),
    ("wolf-12", 5, 3, "axe, spear, bow", "", ""),
    ("wolf-13", 5, 3, "spear, bow, shield", "", ""),
    ("wolf-14", 5, 3, "sword, bow, shield", "", ""),
    ("wolf-15", 5, 3, "sword, axe, shield", "", ""),
    ("wolf-16", 8, 4, "sword, axe, spear, bow", "", ""),
    ("boar-01", 1, 1, "sword", "foe bear", ""),
    ("boar-02", 1, 1, "axe", "foe wolf", ""),
    ("boar-03", 1, 1, "spear", "foe stag", ""),
    ("boar-04", 2, 1, "bow", "", ""),
    ("boar-05", 2, 1, "shield", "", ""),
    ("boar-06", 2, 1, "sword, spear", "foe frost", ""),
    ("boar-07", 2, 1, "axe, bow", "foe bear", ""),
    ("boar-08", 3, 2, "spear, shield", "", ""),
    ("boar-09", 2, 1, "sword, bow", "foe wolf", ""),
    ("boar-10", 2, 1, "axe, shield", "foe stag", ""),
    ("boar-11", 5, 2, "2 sword, spear", "foe frost", ""),
    ("boar-12", 5, 2, "2 axe, bow", "foe bear", ""),
    ("boar-13", 5, 2, "2 spear, shield", "foe wolf", ""),
    ("boar-14", 5, 2, "sword, 2 bow", "foe stag", ""),
    ("boar-15", 6, 3, "axe, 2 shield", "", ""),
    ("boar-16", 7, 4, "sword, 2 spear, bow", "foe frost", ""),
    ("stag-01", 1, 1, "sword", "kin bear", ""),
    ("stag-02", 1, 1, "axe", "kin wolf", ""),
    ("stag-03", 1, 1, "spear", "kin boar", ""),
    ("stag-04", 1, 1, "bow", "kin frost", ""),
    ("stag-05", 1, 1, "shield", "mix", ""),
    ("stag-06", 2, 1, "sword, axe", "kin bear", ""),
    ("stag-07", 2, 1, "axe, spear", "kin wolf", ""),
    ("stag-08", 2, 1, "spear, bow", "kin boar", ""),
    ("stag-09", 2, 1, "bow, shield", "mix", ""),
    ("stag-10", 2, 1, "sword, shield", "kin frost", ""),
    ("stag-11", 4, 2, "sword, spear, shield", "kin bear", ""),
    ("stag-12", 4, 2, "sword, axe, bow", "kin wolf", ""),
    ("stag-13", 4, 2, "axe, spear, shield", "mix", ""),
    ("stag-14", 4, 2, "sword, spear, bow", "kin boar", ""),
    ("stag-15", 4, 2, "axe, bow, shield", "kin frost", ""),
    ("stag-16", 7, 4, "sword, 2 bow, shield", "mix", ""),
    ("frost-01", 2, 1, "sword, bow", "frost", ""),
    ("frost-02", 2, 1, "sword, bow", "frost", ""),
    ("frost-03", 1, 2, "sword, bow", "frost", ""),
    ("frost-04", 1, 2, "sword, bow", "frost", ""),
    ("frost-05", 3, 1, "2 axe", "frost", ""),
    ("frost-06", 3, 1, "2 axe", "frost", ""),
    ("frost-07", 2, 2, "2 axe", "frost", ""),
    ("frost-08", 2, 2, "2 axe", "frost", ""),
    ("frost-09", 4, 2, "3 spear", "frost", ""),
    ("frost-10", 4, 2, "3 spear", "frost", ""),
    ("frost-11", 5, 1, "3 spear", "frost", ""),
    ("frost-12", 5, 1, "3 spear", "frost", ""),
    ("frost-13", 6, 2, "2 axe, 2 shield", "frost", ""),
    ("frost-14", 6, 2, "2 axe, 2 shield", "frost", ""),
    ("frost-15", 5, 3, "2 axe, 2 shield", "frost", ""),
    ("frost-16", 5, 3, "2 axe, 2 shield", "frost", ""),
    ("v-bear-01", 1, 1, "shield", "", "alone"),
    ("v-bear-02", 3, 1, "sword, axe", "", "with_clan wolf"),
    ("v-bear-03", 4, 1, "2 bow", "", "per_companion"),
    ("v-bear-04", 5, 2, "sword, spear, shield", "", "with_clan frost"),
    ("v-bear-05", 6, 3, "2 axe, spear", "", ""),
    ("v-wolf-01", 1, 1, "sword", "", "alone"),
    ("v-wolf-02", 3, 1, "axe, spear", "", "with_clan boar"),
    ("v-wolf-03", 4, 1, "2 shield", "", "per_companion"),
    ("v-wolf-04", 5, 2, "sword, axe, bow", "", "with_clan stag"),
    ("v-wolf-05", 6, 3, "2 spear, bow", "", ""),
    ("v-boar-01", 1, 1, "axe", "", "alone"),
    ("v-boar-02", 3, 1, "spear, bow", "", "with_clan stag"),
    ("v-boar-03", 4, 1, "2 sword", "", "per_companion"),
    ("v-boar-04", 5, 2, "axe, spear, shield", "", "with_clan frost"),
    ("v-boar-05", 6, 3, "2 bow, shield", "", ""),
    ("v-stag-01", 1, 1, "spear", "", "alone"),
    ("v-stag-02", 3, 1, "bow, shield", "", "with_clan bear"),
    ("v-stag-03", 4, 1, "2 axe", "", "per_companion"),
    ("v-stag-04", 5, 2, "sword, spear, bow", "", "with_clan wolf"),
    ("v-stag-05", 6, 3, "sword, 2 shield", "", ""),
    ("v-frost-01", 3, 2, "sword, spear, shield", "frost", "alone"),
    ("v-frost-02", 3, 2, "sword, spear, shield", "frost", "per_companion"),
    ("v-frost-03", 3, 2, "sword, spear, shield", "frost", "with_clan bear"),
    ("v-frost-04", 3, 2, "sword, spear, shield", "frost", "with_clan stag"),
    ("v-frost-05", 4, 2, "sword, spear, shield", "frost", ""),
    ("d-dwarf-01", 1, 1, "sword", "block", ""),
    ("d-dwarf-02", 1, 1, "bow", "block", ""),
    ("d-dwarf-03", 2, 1, "axe, spear", "block", ""),
    ("d-dwarf-04", 2, 1, "bow, shield", "block", ""),
    ("d-dwarf-05", 3, 1, "2 spear", "block", ""),
    ("d-dwarf-06", 4, 2, "sword, axe, shield", "block", ""),
    ("d-dwarf-07", 5, 2, "sword, 2 shield", "block", ""),
    ("d-dwarf-08", 1, 1, "axe", "deny_valhalla", ""),
    ("d-dwarf-09", 1, 1, "shield", "deny_valhalla", ""),
    ("d-dwarf-10", 3, 1, "spear, bow", "deny_valhalla", ""),
    ("d-dwarf-11", 3, 1, "sword, shield", "deny_valhalla", ""),
    ("d-dwarf-12", 4, 1, "2 bow", "deny_valhalla", ""),
    ("d-dwarf-13", 5, 2, "sword, axe, spear", "deny_valhalla", ""),
    ("d-dwarf-14", 6, 2, "2 sword, axe", "deny_valhalla", ""),
    ("d-dwarf-15", 1, 1, "spear", "force_discard_tactic", ""),
    ("d-dwarf-16", 1, 1, "sword", "force_discard_tactic", ""),
    ("d-dwarf-17", 3, 1, "bow, shield", "force_discard_tactic", ""),
    ("d-dwarf-18", 3, 1, "sword, axe", "force_discard_tactic", ""),
    ("d-dwarf-19", 4, 1, "2 shield", "force_discard_tactic", ""),
    ("d-dwarf-20", 5, 2, "axe, spear, bow", "force_discard_tactic", ""),
    ("d-dwarf-21", 6, 2, "2 axe, spear", "force_discard_tactic", ""),
    ("d-dwarf-22", 1, 1, "bow", "discard_for_strength", ""),
    ("d-dwarf-23", 1, 1, "axe", "discard_for_strength", ""),
    ("d-dwarf-24", 2, 1, "sword, shield", "discard_for_strength", ""),
    ("d-dwarf-25", 2, 1, "axe, spear", "discard_for_strength", ""),
    ("d-dwarf-26", 3, 1, "2 sword", "discard_for_strength", ""),
    ("d-dwarf-27", 4, 2, "spear, bow, shield", "discard_for_strength", ""),
    ("d-dwarf-28", 5, 2, "2 spear, bow", "discard_for_strength", ""),
];

/// Every card is in the list above or stands in the doc comment of a test, as `` `t-fury-2` ``.
#[test]
fn every_card_has_a_test_of_its_own() {
    let mut named: BTreeSet<String> = WARRIORS.iter().map(|warrior| warrior.0.to_owned()).collect();
    for entry in
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all")).expect("the tests are there").flatten()
    {
        let text = std::fs::read_to_string(entry.path()).unwrap_or_default();
        for line in text.lines().filter(|line| line.starts_with("/// ")) {
            named.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    let game = crate::support::game(4);
    let missing: Vec<&str> =
        game.cards().all().map(|(card, _)| card.word()).filter(|card| !named.contains(*card)).collect();
    assert!(missing.is_empty(), "no test speaks of {missing:?}");
    assert_eq!(WARRIORS.len(), game.cards().all().filter(|(_, entry)| matches!(entry.kind, Kind::Warrior(_))).count());
}

/// The dice of a warrior, filled up with X.
fn rolled(dice: &str) -> String {
    let faces = crate::support::faces(dice);
    format!("{dice}, {} x", 6 - faces.len())
}

/// Each warrior is activated by its dice, has its strength, and is worth its glory in Valhalla; with a die less it is not.
#[test]
fn every_warrior_fights() {
    for &(card, strength, glory, dice, _, _) in WARRIORS {
        let foe = if card == "bear-16" { "bear-15" } else { "bear-16" };
        let start = |dice: &str| {
            format!(
                "seats: red, blue
                option valkyries: on
                option dwarves: on
                band red: {card}
                band blue: {foe}
                ---
                dice: {}
                red: attack blue",
                rolled(dice)
            )
        };
        let mut told = play(&start(dice));
        assert!(choices(&told, "red", "activate").contains(&format!("activate {card} at 1 with {dice}")), "{card}");
        told.then(&format!("red: activate {card} at 1 with {dice}"));
        // Nothing else stands in the band, so only a hunter of Bears finds a bonus.
        let bonus = if WARRIORS.iter().any(|warrior| warrior.0 == card && warrior.4 == "foe bear") { 3 } else { 0 };
        assert_eq!(told.fact("strength red"), (strength + bonus).to_string(), "{card}");
        told.then("red: done\nblue: done");
        let valhalla = told.fact("valhalla red");
        assert_eq!(valhalla, card, "{card}");
        assert_eq!(told.game.cards().glory(crate::support::card(card)), glory, "{card}");
        let mut faces: Vec<Face> = crate::support::faces(dice);
        faces.pop();
        let fewer: Vec<&str> = faces.iter().map(|face| face.word()).collect();
        let less = play(&start(if fewer.is_empty() { "x".to_owned() } else { fewer.join(", ") }.as_str()));
        assert!(choices(&less, "red", "activate").is_empty(), "{card} with a die less");
    }
}

/// Each warrior has its ability and its favour.
#[test]
fn every_warrior_has_its_ability() {
    let game = crate::support::game(4);
    for &(card, _, _, _, ability, favour) in WARRIORS {
        let warrior = game.cards().warrior(crate::support::card(card)).expect("a warrior");
        let found = match warrior.ability {
            None => String::new(),
            Some(Ability::Frost) => "frost".to_owned(),
            Some(Ability::Kin { clan }) => format!("kin {clan}"),
            Some(Ability::Mix) => "mix".to_owned(),
            Some(Ability::Foe { clan }) => format!("foe {clan}"),
            Some(Ability::Block) => "block".to_owned(),
            Some(Ability::DenyValhalla) => "deny_valhalla".to_owned(),
            Some(Ability::ForceDiscardTactic) => "force_discard_tactic".to_owned(),
            Some(Ability::DiscardForStrength) => "discard_for_strength".to_owned(),
        };
        assert_eq!(found, ability, "{card}");
        let found = match warrior.favour {
            None => String::new(),
            Some(Favour::PerCompanion { points: 1 }) => "per_companion".to_owned(),
            Some(Favour::WithClan { clan, points: 2 }) => format!("with_clan {clan}"),
            Some(Favour::Alone { points: 3 }) => "alone".to_owned(),
            other => format!("{other:?}"),
        };
        assert_eq!(found, favour, "{card}");
    }
}
