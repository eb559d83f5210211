//! Section 2: the clan sheet.

use crate::support::{Printed, choices, game, legal, play};
use meadhall_blood_rage::data::{LEGENDS, TRACKS};
use meadhall_blood_rage::{Cards, Kind, Slot};

/// [BR-2.1, BR-2.2, BR-2.3, BR-2.4, BR-2.9, BR-3.4] The tracks.
#[test]
fn the_tracks() {
    assert_eq!(TRACKS, [[6, 7, 8, 9, 12, 12], [3, 4, 5, 6, 8, 8], [4, 5, 6, 7, 10, 10]]);
    assert_eq!(LEGENDS, [0, 0, 0, 10, 10, 20]);
    play("seats: wolf, raven\n---\n=> stats wolf: 6, 3, 4\n=> steps wolf: 1, 1, 1\n=> rage wolf: 6\n=> glory wolf: 0");
}

/// [BR-2.5, BR-2.16] A raise is in force at once: one more figure under Horns.
#[test]
fn a_raise_is_in_force_at_once() {
    play(
        "seats: wolf, raven
        token gimle: horns
        figures wolf: 2 warriors gimle, warrior horgr, ship nw
        ---
        ! wolf: invade warrior horgr
        wolf: pillage gimle
        => stats wolf: 6, 3, 5
        raven: pass
        wolf: invade warrior horgr
        => in horgr: wolf 2 warriors",
    );
}

/// [BR-2.6] A raise of a stat on step 6 is lost.
#[test]
fn a_raise_past_the_last_step_is_lost() {
    play(
        "seats: wolf, raven
        token gimle: axes
        steps wolf: 1, 6, 1
        figures wolf: leader gimle
        ---
        wolf: pillage gimle
        => steps wolf: 1, 6, 1
        => pillaged: gimle",
    );
}

/// [BR-2.7] A stat below step 6 must be chosen if there is one.
#[test]
fn a_raise_is_not_wasted_by_choice() {
    let told = play(
        "seats: wolf, raven
        age: 2
        steps wolf: 6, 1, 6
        figures wolf: leader gimle
        figures raven: ship nw
        hand wolf: thors-oath
        ---
        wolf: pillage gimle
        wolf: play thors-oath
        ! wolf: raise rage
        ! wolf: decline",
    );
    assert_eq!(legal(&told, "wolf"), ["raise axes"]);
}

/// [BR-2.8] Stats never go down.
#[test]
fn stats_never_go_down() {
    for seed in 0..30 {
        let mut steps = [[0; 3]; 4];
        crate::support::walk(&game(4), seed, |position, _| {
            for (n, steps) in steps.iter_mut().enumerate() {
                let now = position.table.sheets[n].steps;
                assert!((0..3).all(|stat| now[stat] >= steps[stat]));
                *steps = now;
            }
        });
    }
}

/// [BR-2.10, BR-2.11, BR-5.4] Current Rage: a cost that cannot be paid in full cannot be paid.
#[test]
fn rage_is_paid_in_full() {
    let told = play(
        "seats: wolf, raven
        rage wolf: 1
        upgrades wolf: troll
        hand wolf: thors-glory, lokis-domain",
    );
    assert!(choices(&told, "wolf", "invade troll").is_empty());
    assert!(choices(&told, "wolf", "upgrade thors-glory").is_empty());
    assert_eq!(choices(&told, "wolf", "upgrade lokis-domain"), ["upgrade lokis-domain"]);
    assert!(choices(&told, "wolf", "invade ship").is_empty());
    assert!(!choices(&told, "wolf", "invade warrior").is_empty());
}

/// [BR-2.12] Rage beyond 12 is lost.
#[test]
fn rage_is_never_above_twelve() {
    play(
        "seats: wolf, raven
        age: 3
        steps wolf: 6, 1, 1
        rage wolf: 11
        figures wolf: leader gimle
        figures raven: ship nw
        hand wolf: thors-ascension
        ---
        wolf: pillage gimle
        wolf: play thors-ascension
        => rage wolf: 12
        => glory wolf: 6",
    );
}

/// [BR-2.14, BR-2.15, BR-5.30] Every figure on the board counts for Horns, none elsewhere.
#[test]
fn what_counts_for_horns() {
    let full = "seats: wolf, raven
        upgrades wolf: troll
        figures wolf: leader gimle, warrior yggdrasil, ship nw, troll horgr";
    assert!(choices(&play(full), "wolf", "invade").is_empty());
    let told = play(
        "seats: wolf, raven
        upgrades wolf: troll
        figures wolf: leader gimle, warrior yggdrasil, ship nw
        valhalla wolf: 3 warriors",
    );
    assert!(!choices(&told, "wolf", "invade troll").is_empty());
}

/// [BR-2.17, BR-6.7] Horns never limit movements.
#[test]
fn horns_do_not_limit_movements() {
    play(
        "seats: wolf, raven
        figures wolf: 3 warriors gimle, ship sw
        ---
        wolf: march gimle > yggdrasil: 2 warriors
        raven: pass
        wolf: pillage andlang
        wolf: call warrior from yggdrasil
        => in andlang: wolf warrior",
    );
}

/// [BR-2.18, BR-2.19, BR-5.24] Leader STR 3 invades free; a warrior costs 1, a ship 2.
#[test]
fn the_clans_own_figures() {
    play(
        "seats: wolf, raven
        rage raven: 0
        ---
        wolf: invade leader gimle
        => rage wolf: 6
        wolf: invade warrior gimle
        => rage wolf: 5
        wolf: invade ship nw
        => rage wolf: 3",
    );
    let told = play(
        "seats: wolf, raven
        figures wolf: leader gimle, warrior gimle, ship nw
        figures raven: warrior gimle
        ---
        wolf: pillage gimle",
    );
    assert_eq!(crate::support::totals(&told)[0], ("wolf".to_owned(), 6, 0));
}

/// [BR-2.21, BR-2.22, BR-5.45] A troop upgrade applies to all figures of the kind, wherever they are, at once.
#[test]
fn a_troop_upgrade_applies_everywhere() {
    let told = play(
        "seats: wolf, raven
        age: 2
        figures wolf: 2 warriors gimle
        figures raven: ship nw
        valhalla wolf: warrior
        hand wolf: experts-in-arms
        rage raven: 0
        ---
        wolf: upgrade experts-in-arms
        wolf: decline
        wolf: pillage gimle",
    );
    assert_eq!(crate::support::totals(&told)[0].1, 4);
    // The leader still invades free, whatever upgrade it has.
    play(
        "seats: wolf, raven
        upgrades wolf: lord-of-hammers
        ---
        wolf: invade leader gimle
        => rage wolf: 6",
    );
}

/// [BR-2.24] Eight slots, each for its own kind.
#[test]
fn eight_slots() {
    assert_eq!(Slot::ALL.len(), 8);
    for card in Cards::built_in().all() {
        let slots = Slot::for_kind(card.face().kind).len();
        let expected = match card.face().kind {
            Kind::Leader | Kind::Warrior | Kind::Ship => 1,
            Kind::Monster(_) => 2,
            Kind::Clan => 3,
            Kind::Battle | Kind::Quest => 0,
        };
        assert_eq!(slots, expected, "{card}");
    }
    let told = play(
        "seats: wolf, raven\nturn: wolf\nrage wolf: 6\nhand wolf: troll, lord-of-hammers, tyrs-bash\n---\n\
         ! wolf: upgrade troll 3 => why-other-slot, BR-2.24\n\
         ! wolf: upgrade lord-of-hammers 2 => why-other-slot, BR-2.24\n\
         ! wolf: upgrade tyrs-bash 1 => why-no-upgrade, BR-5.42\n\
         wolf: upgrade lord-of-hammers 1\n",
    );
    let wolf = told.position.sheet(meadhall_engine::Seat::new(0));
    assert_eq!(wolf.slot(Slot::Leader).map(|card| card.word()), Some("lord-of-hammers"));
}

/// [BR-2.25] Committed quests use no slot.
#[test]
fn committed_quests_use_no_slot() {
    play(
        "seats: wolf, raven
        upgrades wolf: lokis-domain, friggas-charm, thors-glory
        hand wolf: alfheim-1, jotunheim-1
        rage raven: 0
        ---
        wolf: quest alfheim-1
        wolf: quest jotunheim-1
        => quests wolf: alfheim-1, jotunheim-1
        => upgrades wolf: lokis-domain, friggas-charm, thors-glory",
    );
}

/// [BR-2.27, BR-2.28, BR-7.28] The destroyed go to Valhalla, can do nothing there, and come back at the end of the age.
#[test]
fn the_destroyed_wait_in_valhalla() {
    let facts = "seats: wolf, raven
        figures wolf: warrior gimle
        figures raven: leader gimle
        ---
        wolf: pillage gimle
        => valhalla wolf: warrior
        => reserve wolf: leader, 7 warriors, ship";
    play(&format!("{facts}\nraven: pass\nwolf: pass\n=> valhalla wolf: -\n=> reserve wolf: leader, 8 warriors, ship"));
    let told = play("seats: wolf, raven\nvalhalla wolf: leader");
    assert!(choices(&told, "wolf", "invade leader").is_empty());
}

/// [BR-2.29] A figure that is saved or retreats is not counted as destroyed.
#[test]
fn saved_figures_are_not_counted() {
    play(
        "seats: wolf, raven
        age: 3
        upgrades raven: friggas-protection
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        hand wolf: odins-judgement
        ---
        wolf: pillage gimle
        wolf: play odins-judgement
        raven: save warrior
        raven: accept
        => glory wolf: 5
        => in gimle: wolf leader, raven warrior",
    );
}
