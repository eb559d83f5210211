//! Why something is refused: every reason is provoked, and it is the true one with its clause.

mod aftermath;
mod battle;
mod solo;
mod turn;

use crate::support::{open, play};
use meadhall_engine::{Game, Quick, Seat, Wording};
use meadhall_valhalla::{Action, Valhalla};
use std::collections::BTreeSet;

/// Tables with everything that is refused there: `! red: what => reason, clause`.
const TABLES: [&[&str]; 4] = [turn::TABLES, battle::TABLES, aftermath::TABLES, solo::TABLES];

/// Every refusal has the true reason and the true clause.
#[test]
fn refusals_tell_the_truth() {
    for table in TABLES.concat() {
        play(table);
    }
}

/// The reason that a table gives for refusing this.
fn reason(game: &Valhalla, position: &meadhall_valhalla::Position, seat: usize, what: &str) -> (String, String) {
    let action: Action = what.parse().unwrap_or_else(|_| panic!("`{what}` is an action"));
    let refusal =
        game.play(&mut position.clone(), Seat::new(seat), action, &mut Quick::new(0), &mut meadhall_engine::Ignore);
    let why = refusal.expect_err("refused").why;
    (why.key.to_string(), why.clause.as_deref().unwrap_or_default().to_owned())
}

/// What can be told only from a position that no scenario of the turn begins with.
const ELSEWHERE: [(&str, &str); 9] = [
    ("why-no-seat", "VH-1.1"),
    ("why-over", "VH-5.34"),
    ("why-chosen", "VH-2.8"),
    ("why-not-dealt", "VH-2.5"),
    ("why-not-alone", "VH-16.11"),
    ("why-hand-whole", "VH-17.10"),
    ("why-last-laid", "VH-17.13"),
    ("why-not-played", "VH-11.16"),
    ("why-over-maximum", "VH-16.58"),
];

/// Refusals in the set-up, after the end, and of somebody who is not there.
#[test]
fn refusals_outside_the_turns() {
    let pair = |(key, clause): (String, String), n: usize| {
        assert_eq!((key.as_str(), clause.as_str()), ELSEWHERE[n]);
    };
    let game = open(2, "draft");
    let mut quick = Quick::new(1);
    let mut position = game.setup(&mut quick, &mut meadhall_engine::Ignore);
    pair(reason(&game, &position, 4, "draw"), 0);
    let mut choices = Vec::new();
    game.legal(&position, Seat::new(0), &mut choices);
    let dealt: Vec<String> = choices.iter().map(ToString::to_string).collect();
    let strange = ["jarl osk", "jarl borg", "jarl gorm", "jarl mar"]
        .into_iter()
        .find(|jarl| !dealt.contains(&(*jarl).to_owned()));
    pair(reason(&game, &position, 0, strange.expect("three are dealt")), 3);
    game.apply(&mut position, Seat::new(0), choices[0], &mut quick, &mut meadhall_engine::Ignore);
    pair(reason(&game, &position, 0, &dealt[1]), 2);
    let solo = open(1, "");
    pair(reason(&solo, &solo.setup(&mut quick, &mut meadhall_engine::Ignore), 0, "jarl steinar"), 4);
    let end = crate::support::walk(&game, 3, |_, _| {});
    pair(reason(&game, &end, 0, "draw"), 1);
}

/// Refusals of the draft, and of cards that were given for a dwarf.
#[test]
fn refusals_of_the_draft() {
    let game = open(2, "draft");
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        crate::support::walk(&game, seed, |position, _| {
            if position.table.asked != meadhall_valhalla::Asked::Draft {
                return;
            }
            let who = position.table.who;
            let hand = position.hand(who);
            let mut choices = Vec::new();
            game.legal(position, who, &mut choices);
            if hand.len() == 5 {
                let offered = position.table.laid.as_slice()[0];
                seen.insert(reason(&game, position, who.index(), &format!("take {offered}")));
            } else if !choices.iter().any(|choice| matches!(choice, Action::Lay(_))) && !hand.is_empty() {
                let held = crate::support::game_cards(&game, &hand)[0];
                seen.insert(reason(&game, position, who.index(), &format!("lay {held}")));
            } else {
                seen.insert(reason(&game, position, who.index(), "done"));
            }
        });
    }
    for wanted in [ELSEWHERE[5], ELSEWHERE[6], ("why-must", "VH-17.10")] {
        assert!(seen.contains(&(wanted.0.to_owned(), wanted.1.to_owned())), "{wanted:?}: {seen:?}");
    }
}

/// [VH-8.24, VH-11.15, VH-11.16] A card given for a dwarf was laid aside and not played: Loki does not hand it out.
#[test]
fn a_card_given_for_a_dwarf_was_not_played() {
    let mut told = play(
        "seats: red, blue
        option loki: loki-03
        option dwarves: on
        band red: d-dwarf-23
        band blue: bear-02
        hand red: t-surrounded, t-counterblow, t-fury-2
        ---
        dice: axe, 5 x
        red: attack blue
        red: play t-surrounded
        red: activate d-dwarf-23 at 1 with axe
        red: pay t-counterblow
        dice: axe, 5 x
        red: done
        blue: activate bear-02 at 1 with axe
        blue: done
        => asked: loki of blue",
    );
    told.then("blue: row 2\n! blue: take t-counterblow => why-not-played, VH-11.16\n! blue: take t-fury-2 => why-not-played, VH-8.24");
    assert_eq!(crate::support::legal(&told, "blue"), ["take t-surrounded"]);
    told.then("blue: take t-surrounded\n=> hand blue: t-surrounded\n=> discard: t-counterblow");
}

/// Warriors that would exceed the maximum of the monster's card, and favours that are not to be paid.
#[test]
fn refusals_under_the_maximum() {
    let mut told = play("seats: red\nband red: wolf-11, bear-01\nvalhalla red: wolf-01\nphase: raid\ndeck size: 20");
    told.position.table.battle.sides[1].dice = [2, 1, 1, 0, 0, 2];
    told.then("red: activate bear-01 at 2 with sword\nred: activate wolf-11 at 1 with sword, axe, spear\nred: done\n=> asked: solo-send of red");
    told.then("! red: send wolf-11 at 1 => why-over-maximum, VH-16.58");
}

/// No reason is left without a case, and none is tested that cannot be given.
#[test]
fn every_reason_has_a_case() {
    let keys = |text: &str, before: &str| -> BTreeSet<String> {
        let parts = text.split(before).skip(1);
        let words = parts.map(|rest| rest.split(|c: char| !(c.is_ascii_lowercase() || c == '-')).next().unwrap_or(""));
        words.map(|rest| format!("why-{rest}")).collect()
    };
    let code = [
        include_str!("../../../src/wording/refusal/mod.rs"),
        include_str!("../../../src/wording/refusal/battle.rs"),
        include_str!("../../../src/wording/refusal/ending.rs"),
    ];
    let given: BTreeSet<String> = code.iter().flat_map(|text| keys(text, "\"why-")).collect();
    let worded = keys(&format!("\n{}", include_str!("../../../locales/en.ftl")), "\nwhy-");
    assert_eq!(given, worded, "every reason has words, and every word a reason");
    let mut tested: BTreeSet<String> = TABLES.concat().iter().flat_map(|text| keys(text, "=> why-")).collect();
    tested.extend(ELSEWHERE.iter().map(|(key, _)| (*key).to_owned()));
    assert_eq!(given, tested, "every reason has a case");
}
