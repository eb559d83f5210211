//! Section 7: the jarls, each with a test of its own.

use crate::support::{choices, legal, play};
use meadhall_valhalla::data::Source;
use meadhall_valhalla::{Event, Jarl};
use std::collections::BTreeSet;

/// Every jarl's name stands in the doc comment of a test, as `` `brynjarr` ``.
#[test]
fn every_jarl_has_a_test_of_its_own() {
    let text = concat!(include_str!("jarls.rs"), include_str!("jarls_at_war.rs"));
    let comments = text.lines().filter(|line| line.starts_with("/// "));
    let named: BTreeSet<&str> = comments.flat_map(|line| line.split('`').skip(1).step_by(2)).collect();
    let missing: Vec<&str> = Jarl::ALL.map(Jarl::word).into_iter().filter(|jarl| !named.contains(jarl)).collect();
    assert!(missing.is_empty(), "no test speaks of {missing:?}");
}

/// [VH-7.1, VH-7.2, VH-7.3, VH-7.5, VH-7.14, VH-7.15, VH-7.20, VH-7.24, VH-7.29, VH-7.35, VH-7.41, VH-7.45, VH-7.52, VH-7.55,
/// VH-7.58, VH-7.61, VH-7.64, VH-7.67, VH-7.70, VH-7.75, VH-7.78, VH-7.81, VH-7.84, VH-7.88, VH-7.91, VH-7.94, VH-7.98,
/// VH-7.101, VH-7.105, VH-7.108, VH-7.111] The marks, and which abilities are printed.
#[test]
fn marks_and_sources() {
    let either: Vec<&str> = Jarl::ALL.into_iter().filter(|jarl| jarl.is_either()).map(Jarl::word).collect();
    assert_eq!(
        either,
        ["brynjarr", "sigvard", "solveig", "jorunn", "osk", "mar", "sigurd", "agnar", "yrsa", "steinar"]
    );
    let game = crate::support::game(4);
    let printed = game.cards().jarls().iter().filter(|entry| entry.source == Source::Rulebook);
    let printed: Vec<&str> = printed.map(|entry| entry.jarl.word()).collect();
    assert_eq!(printed, ["brynjarr", "sigvard", "valgard", "blodhrafn", "hodr", "beinir", "solveig"]);
    let names = include_str!("../../data/cards.toml");
    let of_jarls = names.split("[[jarl]]").skip(1);
    let invented =
        of_jarls.filter(|entry| entry.split("[[").next().expect("text").contains("name_source = \"reconstructed\""));
    assert_eq!(invented.count(), 7);
}

/// [VH-7.6] What simply gives works by itself; "may" is a choice.
#[test]
fn gifts_work_by_themselves() {
    play(
        "seats: red, blue\njarl red: beinir\nband red: bear-01\nband blue: bear-02\n---\nred: attack blue\n=> asked: fight of red\n=> pool red: 7",
    );
    let told =
        play("seats: red, blue\njarl red: valgard\nband red: bear-01\nband blue: bear-02\n---\nred: attack blue");
    assert_eq!(legal(&told, "red"), ["done", "lay die"]);
}

/// [VH-7.16, VH-7.17] `brynjarr`: after an attack three cards are drawn and two kept (with +40: four and two).
#[test]
fn brynjarr_draws_more() {
    let mut told = play(
        "seats: red, blue\njarl red: brynjarr\nband red: bear-01\nattacked: yes\nphase: b\ndeck size: 9\n---\n=> asked: phase-b of red",
    );
    assert_eq!(legal(&told, "red"), ["decline", "main"]);
    told.then("red: main");
    assert_eq!((told.fact("deck size"), told.position.drawn.len()), ("6".to_owned(), 3));
    let card = choices(&told, "red", "discard")[0].clone();
    told.then(&format!("red: {card}\n=> hand size red: 2"));
    let mut more = play(
        "seats: red, blue\noption valkyries: on\njarl red: brynjarr\nband red: bear-01\nattacked: yes\nphase: b\ndeck size: 9\n---\nred: main\n=> deck size: 5",
    );
    for _ in 0..2 {
        let card = choices(&more, "red", "discard")[0].clone();
        more.then(&format!("red: {card}"));
    }
    more.then("=> hand size red: 2");
    // Without an attack there is nothing to choose.
    play(
        "seats: red, blue\njarl red: brynjarr\nband red: bear-01\nphase: b\ndeck size: 9\n---\n=> asked: drawn of red",
    );
}

/// [VH-7.18, VH-7.19, VH-7.3, VH-7.4, VH-7.13] `brynjarr` with few shields: phase A again, any action, and then no phase B.
#[test]
fn brynjarr_acts_again() {
    let mut told = play(
        "seats: red, blue
        jarl red: brynjarr
        shields red: 2
        captured blue: red, red
        band red: bear-01
        band blue: bear-02
        hand red: wolf-01
        hand blue: t-fury-2
        phase: b
        deck size: 9
        ---
        => asked: phase-b of red",
    );
    assert_eq!(legal(&told, "red"), ["decline", "secondary"]);
    told.then("red: secondary\n=> asked: turn of red");
    assert!(legal(&told, "red").contains(&"attack blue".to_owned()));
    told.then("red: add wolf-01 at 2\n=> asked: turn of blue\n=> deck size: 9");
    play(
        "seats: red, blue\njarl red: brynjarr\nshields red: 3\ncaptured blue: red\nband red: bear-01\nphase: b\ndeck size: 9\n---\n=> asked: drawn of red",
    );
}

/// [VH-7.21, VH-7.22, VH-7.23, VH-19.36] `sigvard`: one die again, or the same die twice if no tactic has been used.
#[test]
fn sigvard_rerolls_a_die() {
    let start = "seats: red, blue
        jarl red: sigvard
        band red: bear-01
        band blue: bear-02
        hand red: t-counterblow
        ---
        dice: 2 axe, 4 x
        red: attack blue
        ";
    let mut told = play(&format!("{start}=> asked: fight of red"));
    assert_eq!(choices(&told, "red", "jarl"), ["jarl reroll axe", "jarl reroll x"]);
    told.then("dice: bow\nred: jarl reroll x\n=> dice red: 2 axe, bow, 3 x\n=> pool red: 6");
    // The same die once more, even after a tactic.
    told.then("red: play t-counterblow");
    assert_eq!(choices(&told, "red", "jarl"), ["jarl reroll bow"]);
    told.then("dice: sword\nred: jarl reroll bow\n=> dice red: sword, 2 axe, 3 x");
    assert!(choices(&told, "red", "jarl").is_empty());
    let mut late = play(&format!("{start}red: play t-counterblow\ndice: bow\nred: jarl reroll x"));
    assert!(choices(&late, "red", "jarl").is_empty(), "a tactic was used before");
    late.then("=> dice red: 2 axe, bow, 3 x");
    let mut gone = play(&format!("{start}dice: sword\nred: jarl reroll x\nred: activate bear-01 at 1 with sword"));
    assert!(choices(&gone, "red", "jarl").is_empty(), "the die lies on a warrior");
    gone.then("=> strength red: 2");
}

/// [VH-7.25, VH-7.26, VH-7.27, VH-7.28, VH-7.8, VH-7.9, VH-19.35] `valgard`: a die on the card for +2, and +2 more as long as no
/// tactic is used; five dice are rolled.
#[test]
fn valgard_lays_a_die() {
    let told = play(
        "seats: red, blue
        jarl red: valgard
        band red: bear-01
        band blue: bear-02
        hand red: t-fury-2
        ---
        red: attack blue
        => asked: before of red
        dice: sword, 4 x
        red: lay die
        => pool red: 5
        red: activate bear-01 at 1 with sword
        => strength red: 6
        red: play t-fury-2
        => strength red: 6
        dice: 6 x
        red: done
        => pool blue: 6",
    );
    assert!(told.position.table.battle.sides[0].on_jarl);
    // A tactic before the battle counts as well.
    play(
        "seats: red, blue
        option dwarves: on
        jarl red: valgard
        band red: bear-01
        band blue: bear-02
        hand red: d-call-to-arms
        discard: wolf-01
        ---
        red: attack blue
        red: play d-call-to-arms
        dice: sword, 4 x
        red: lay die
        red: activate bear-01 at 1 with sword
        => strength red: 4",
    );
}

/// [VH-7.30, VH-7.32, VH-7.113, VH-19.37] `blodhrafn` after a defeat: the deck is turned until a warrior appears; the rest goes
/// back, and the warrior too if it is not added.
#[test]
fn blodhrafn_after_a_defeat() {
    let start = "seats: red, blue
        jarl blue: blodhrafn
        band red: bear-01
        band blue: bear-02
        deck: t-fury-2, t-new-weapons, wolf-03
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: drop x
        dice: 5 x
        blue: reroll 5 x
        blue: done
        => asked: blodhrafn of blue
        ";
    let told = play(&format!("{start}=> deck size: 3"));
    assert_eq!(legal(&told, "blue"), ["decline", "main"]);
    play(&format!("{start}blue: main\n=> band blue: bear-02, wolf-03"));
    let mut declined = play(start);
    declined.then("blue: decline\n=> band blue: bear-02");
    assert!(!declined.events.iter().any(|event| matches!(event, Event::Turned(_))), "no card is turned for nothing");
}

/// [VH-7.34, VH-18.30] `blodhrafn` is asked whatever the deck holds; without a warrior in it everything goes back.
#[test]
fn blodhrafn_finds_nobody() {
    play(
        "seats: red, blue
        jarl blue: blodhrafn
        band red: bear-01
        band blue: bear-02
        deck: t-fury-2, t-new-weapons, t-counterblow
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        => asked: blodhrafn of blue
        blue: main
        => band blue: bear-02
        => ending: no
        => asked: drawn of red",
    );
}

/// [VH-7.31, VH-7.12] `blodhrafn` after a victory: only without any reroll, whatever allowed it.
#[test]
fn blodhrafn_after_a_victory() {
    let start = "seats: red, blue
        jarl red: blodhrafn
        band red: bear-01
        band blue: bear-02
        hand red: t-counterblow
        deck: wolf-01, wolf-02, wolf-03
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        ";
    play(&format!("{start}dice: 6 x\nred: done\nblue: done\n=> asked: blodhrafn of red"));
    play(&format!(
        "{start}red: play t-counterblow\nred: free reroll\ndice: x\nred: reroll x\ndice: 6 x\nred: done\nblue: done\n=> asked: drawn of red"
    ));
}

/// [VH-7.33, VH-7.113, VH-7.114] `blodhrafn` with a full band: a warrior is discarded for the new one, who cannot be refused once
/// turned up; the deck counts as empty only afterwards.
#[test]
fn blodhrafn_with_a_full_band() {
    let mut told = play(
        "seats: red, blue
        jarl blue: blodhrafn
        band red: bear-01
        band blue: bear-02, bear-03, bear-04, bear-05
        deck: wolf-03
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        blue: main
        => asked: place of blue
        => ending: no",
    );
    assert_eq!(legal(&told, "blue").len(), 4);
    told.then(
        "! blue: decline\nblue: add wolf-03 at 2\n=> band blue: bear-02, wolf-03, bear-04, bear-05\n=> ending: yes",
    );
}

/// [VH-7.36, VH-7.37, VH-7.38, VH-7.40] `hodr`: six warriors; with one or two, two more whatever their weapons.
#[test]
fn hodr_leads_many() {
    let told = play("seats: red, blue\njarl red: hodr\nband red: bear-01\nhand red: bear-16, frost-13");
    assert_eq!(choices(&told, "red", "add two").len(), 2);
    let three =
        play("seats: red, blue\njarl red: hodr\nband red: bear-01, bear-02, bear-03\nhand red: bear-16, frost-13");
    assert!(choices(&three, "red", "add two").is_empty());
    let empty = play("seats: red, blue\njarl red: hodr\nhand red: bear-16, frost-13");
    assert!(choices(&empty, "red", "add two").is_empty(), "only with one or two");
    let full = play(
        "seats: red, blue\njarl red: hodr\nband red: wolf-01, wolf-02, wolf-03, wolf-04, wolf-05, wolf-06\nhand red: bear-01",
    );
    assert_eq!(choices(&full, "red", "add").len(), 6, "a seventh replaces one");
}

/// [VH-7.42, VH-7.43, VH-7.44, VH-7.10] `beinir`: an extra die as attacker; as defender for a card, before the roll.
#[test]
fn beinir_has_a_die_more() {
    play(
        "seats: red, blue
        jarl blue: beinir
        band red: bear-01
        band blue: bear-02
        hand blue: t-fury-2, wolf-01
        ---
        dice: sword, 5 x
        red: attack blue
        => pool red: 6
        red: activate bear-01 at 1 with sword
        red: done
        => asked: payment of blue
        dice: 7 x
        blue: pay wolf-01
        => pool blue: 7
        => discard: wolf-01",
    );
}

/// [VH-7.112] With an empty hand nothing is paid, even if there were cards when the attack was declared.
#[test]
fn no_payment_with_an_empty_hand() {
    play(
        "seats: red, blue
        option dwarves: on
        jarl blue: beinir
        band red: d-dwarf-15
        band blue: bear-02
        hand blue: t-fury-2
        ---
        dice: spear, 5 x
        red: attack blue
        red: activate d-dwarf-15 at 1 with spear
        blue: discard t-fury-2
        dice: 6 x
        red: done
        => asked: fight of blue
        => pool blue: 6",
    );
}

/// [VH-7.46, VH-7.48, VH-7.51, VH-7.52] `solveig`: with one warrior another from the hand, whatever its weapons, once; as
/// attacker and as defender.
#[test]
fn solveig_calls_a_warrior() {
    play(
        "seats: red, blue
        jarl red: solveig
        jarl blue: solveig
        band red: bear-01
        band blue: bear-02
        hand red: bear-16, wolf-01, wolf-02
        hand blue: frost-13, wolf-03, wolf-04
        ---
        red: attack blue
        red: add bear-16 at 2
        => asked: before of blue
        => band red: bear-01, bear-16
        blue: add frost-13 at 2
        => asked: fight of red",
    );
}

/// [VH-7.47, VH-7.50] `solveig` with one or two cards at the start: also with two warriors.
#[test]
fn solveig_with_few_cards() {
    let asked = |hand: &str, band: &str| {
        play(&format!("seats: red, blue\njarl red: solveig\nband red: {band}\nband blue: bear-02\nhand red: {hand}\n---\nred: attack blue")).fact("asked")
    };
    assert_eq!(asked("wolf-01, wolf-02", "bear-01, bear-03"), "before of red");
    assert_eq!(asked("wolf-01, wolf-02, wolf-03", "bear-01, bear-03"), "fight of red");
    assert_eq!(asked("wolf-01, wolf-02, wolf-03", "bear-01"), "before of red");
    assert_eq!(asked("wolf-01", "bear-01, bear-03, bear-04"), "fight of red");
}

/// [VH-7.53, VH-7.54] `thord`: one X turned to a weapon, with few shields two.
#[test]
fn thord_turns_an_x() {
    let start = |shields: &str| {
        format!(
            "seats: red, blue
            jarl red: thord
            {shields}
            band red: bear-01
            band blue: bear-02
            ---
            dice: 6 x
            red: attack blue
            red: turn x to sword
            => dice red: sword, 5 x"
        )
    };
    let once = play(&start("shields red: 3\ncaptured blue: red"));
    assert!(choices(&once, "red", "turn").is_empty());
    let mut twice = play(&start("shields red: 2\ncaptured blue: red, red"));
    assert_eq!(choices(&twice, "red", "turn").len(), 5);
    twice.then("red: turn x to bow\n=> dice red: sword, bow, 4 x");
    assert!(choices(&twice, "red", "turn").is_empty());
}

/// [VH-7.56, VH-7.57] `borg`: +1 with two activated; +1 for each with one weapon while no tactic is used.
#[test]
fn borg_leads_the_light() {
    play(
        "seats: red, blue
        jarl red: borg
        band red: bear-01, bear-02, bear-08
        band blue: bear-03
        hand red: t-fury-2
        ---
        dice: sword, axe, 2 spear, 2 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        => strength red: 3
        red: activate bear-02 at 2 with axe
        => strength red: 7
        red: activate bear-08 at 3 with 2 spear
        => strength red: 12
        red: play t-fury-2
        => strength red: 12",
    );
}

/// [VH-7.59, VH-7.60] `einar`: one card more in phase B; with two or fewer cards two may be kept.
#[test]
fn einar_draws_more() {
    let mut told = play(
        "seats: red, blue\njarl red: einar\nband red: bear-01\nhand red: wolf-01, wolf-02, wolf-03\nphase: b\ndeck size: 9\n---\n=> deck size: 6",
    );
    assert_eq!(told.position.table.keep, (1, 1));
    let card = choices(&told, "red", "discard")[0].clone();
    told.then(&format!("red: {card}\n=> asked: drawn of red"));
    let mut few = play(
        "seats: red, blue\njarl red: einar\nband red: bear-01\nhand red: wolf-01, wolf-02\nphase: b\ndeck size: 9",
    );
    let card = choices(&few, "red", "discard")[0].clone();
    few.then(&format!("red: {card}"));
    assert!(legal(&few, "red").contains(&"done".to_owned()));
    few.then("red: done\n=> hand size red: 4");
}

/// [VH-7.62, VH-7.63, VH-7.115] `jorunn`: a card after a victory, or none; without a reroll one or two, as the player likes.
#[test]
fn jorunn_draws_after_a_victory() {
    let start = "seats: red, blue
        jarl red: jorunn
        band red: bear-01
        band blue: bear-02
        deck size: 9
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        ";
    let mut told = play(&format!("{start}dice: 6 x\nred: done\nblue: done\n=> asked: jorunn of red"));
    assert_eq!(legal(&told, "red"), ["decline", "main", "secondary"]);
    let mut none = told.clone();
    none.then("red: decline\n=> hand size red: 0");
    let mut one = told.clone();
    one.then("red: main\n=> hand size red: 1");
    told.then("red: secondary\n=> hand size red: 2");
    let rerolled = play(&format!("{start}red: drop x\ndice: x\nred: reroll x\ndice: 6 x\nred: done\nblue: done"));
    assert_eq!(legal(&rerolled, "red"), ["decline", "main"]);
}

/// [VH-7.65, VH-7.66] `osk`: a free reroll, two with one or two cards at the start.
#[test]
fn osk_rerolls_freely() {
    let rerolls = |hand: &str| {
        play(&format!("seats: red, blue\njarl red: osk\nband red: bear-01\nband blue: bear-02\nhand red: {hand}\n---\nred: attack blue")).fact("rerolls red")
    };
    assert_eq!(rerolls("wolf-01, wolf-02, wolf-03"), "1");
    assert_eq!(rerolls("wolf-01, wolf-02"), "2");
    assert_eq!(rerolls("-"), "1");
}

/// [VH-7.68, VH-7.69] `osvir`: +2 as defender; as attacker for a card.
#[test]
fn osvir_defends() {
    play(
        "seats: red, blue
        jarl red: osvir
        jarl blue: osvir
        band red: bear-01
        band blue: bear-02
        hand red: t-fury-2
        ---
        red: attack blue
        => asked: payment of red
        dice: sword, 5 x
        red: pay t-fury-2
        red: activate bear-01 at 1 with sword
        => strength red: 4
        dice: axe, 5 x
        red: done
        blue: activate bear-02 at 1 with axe
        => strength blue: 4",
    );
}
