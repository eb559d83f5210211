//! Section 7: Discard, Quest, Ragnarök, Release Valhalla, end of age; section 8: the end of the game.

use crate::support::{gains, legal, play};
use meadhall_blood_rage::{Cause, Event, Place};
use meadhall_engine::{Game, Seat, Secrecy, Viewer};

/// [BR-7.1, BR-7.2, BR-7.5, BR-12.13] At most one card of any type is kept, or none; quests and upgrades stay.
#[test]
fn at_most_one_card_is_kept() {
    let told = play(
        "seats: wolf, raven
        rage raven: 0
        upgrades wolf: friggas-charm
        hand wolf: troll, tyrs-bash, alfheim-1
        quests wolf: manheim-1
        ---
        wolf: pass
        => asked: discard of wolf",
    );
    assert_eq!(legal(&told, "wolf"), ["keep nothing", "keep tyrs-bash", "keep alfheim-1", "keep troll"]);
    for (kept, hand) in [("troll", "troll"), ("alfheim-1", "alfheim-1"), ("nothing", "-")] {
        play(&format!(
            "seats: wolf, raven
            rage raven: 0
            upgrades wolf: friggas-charm
            hand wolf: troll, tyrs-bash, alfheim-1
            ---
            wolf: pass
            wolf: keep {kept}
            => age: 2
            => hand wolf: {hand}
            => upgrades wolf: friggas-charm
            => upgrades wolf: friggas-charm
            => discarded: -"
        ));
    }
}

/// [BR-7.3] In age 3 the whole hand goes.
#[test]
fn in_age_3_the_whole_hand_goes() {
    play(
        "seats: wolf, raven
        age: 3
        rage raven: 0
        hand wolf: troll, tyrs-bash
        ---
        wolf: pass
        => hand wolf: -
        => asked: nothing of -",
    );
}

/// [BR-7.4, BR-12.14, BR-12.20] Discards are chosen at the same time, in secret, and are not shown.
#[test]
fn discards_are_secret() {
    let facts = "seats: wolf, raven
        rage raven: 0
        hand wolf: troll, tyrs-bash
        hand raven: thors-hammer, lokis-domain
        ---
        wolf: pass
        => asked: discard of wolf, raven\n";
    let (one, two) = (play(&format!("{facts}wolf: keep troll")), play(&format!("{facts}wolf: keep nothing")));
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert_eq!(one.game.view(&one.position, viewer), two.game.view(&two.position, viewer));
    }
    let told = play(&format!("{facts}wolf: keep troll\nraven: keep nothing\n=> discarded: -\n=> known wolf: -"));
    let kept = |event: &&Event| matches!(event, Event::Kept { .. });
    let seen: Vec<Event> = told
        .events
        .iter()
        .filter(kept)
        .filter_map(|event| meadhall_blood_rage::BloodRage::seen(event, Viewer::Spectator))
        .collect();
    assert_eq!(
        seen,
        [
            Event::Kept { seat: Seat::new(0), kept: true, card: None },
            Event::Kept { seat: Seat::new(1), kept: false, card: None }
        ]
    );
}

/// [BR-7.6, BR-7.7, BR-7.8, BR-7.9, BR-12.6, BR-10.13] Quests are revealed, paid or not, and discarded.
#[test]
fn quests_are_checked() {
    let told = play(
        "seats: wolf, raven
        rage raven: 0
        figures wolf: warrior gimle
        quests wolf: alfheim-1, jotunheim-1
        quests raven: manheim-1
        ---
        wolf: pass
        wolf: decline
        => glory wolf: 5
        => steps wolf: 1, 1, 1
        => glory raven: 0
        => discarded: alfheim-1, jotunheim-1, manheim-1",
    );
    let revealed = told.events.iter().filter(|event| matches!(event, Event::Quest { .. })).count();
    assert_eq!(revealed, 3);
}

/// [BR-7.10, BR-7.36] All demands before any reward; rewards from the first player clockwise, each in the fixed order.
#[test]
fn rewards_come_from_the_first_player_on() {
    let told = play(
        "seats: wolf, raven, serpent
        first: raven
        rage wolf: 0
        rage serpent: 0
        turn: raven
        figures wolf: leader gimle
        valhalla raven: 4 warriors
        figures raven: leader horgr, warrior yggdrasil
        quests wolf: alfheim-1
        quests raven: glorious-death-1, yggdrasil-1, jotunheim-1
        ---
        raven: pass
        raven: raise rage
        raven: raise rage
        raven: raise rage
        wolf: raise axes",
    );
    let quests: Vec<(String, Cause)> = gains(&told).into_iter().map(|gain| (gain.0, gain.2)).take(4).collect();
    let quest = |clan: &str, word| (clan.to_owned(), Cause::Quest(crate::support::card(word)));
    assert_eq!(
        quests,
        [
            quest("raven", "jotunheim-1"),
            quest("raven", "yggdrasil-1"),
            quest("raven", "glorious-death-1"),
            quest("wolf", "alfheim-1")
        ]
    );
}

/// [BR-7.12] The step of a quest may go anywhere, or be declined.
#[test]
fn the_step_of_a_quest_may_be_declined() {
    let told = play(
        "seats: wolf, raven
        rage raven: 0
        figures wolf: warrior gimle
        quests wolf: alfheim-1
        ---
        wolf: pass",
    );
    assert_eq!(legal(&told, "wolf"), ["decline", "raise rage", "raise axes", "raise horns"]);
}

/// [BR-7.15] Alone, any sum above 0 is enough; 0 never is.
#[test]
fn a_sum_of_zero_is_not_enough() {
    play(
        "seats: wolf, raven\nrage raven: 0\nfigures wolf: warrior gimle\nquests wolf: alfheim-1\n---\nwolf: pass\n=> glory wolf: 5",
    );
    // Ymir without dead has STR 0.
    play(
        "seats: wolf, raven
        option monsters: on
        age: 3
        rage raven: 0
        upgrades wolf: ymir
        figures wolf: ymir gimle
        quests wolf: alfheim-3
        destroyed: angerboda, muspelheim, elvagar, horgr, utgard
        doomed: horgr, utgard, andlang
        ---
        wolf: pass
        => glory wolf: 0",
    );
}

/// [BR-7.16, BR-11.46] One province of the region is enough, and more bring no more.
#[test]
fn one_province_is_enough() {
    play(
        "seats: wolf, raven
        rage raven: 0
        doomed: angerboda, muspelheim, elvagar
        destroyed: horgr, utgard, myrkvlor
        figures wolf: warrior gimle, warrior andlang
        quests wolf: alfheim-1
        ---
        wolf: pass
        wolf: raise rage
        => glory wolf: 5
        => steps wolf: 2, 1, 1",
    );
}

/// [BR-7.17, BR-11.61, BR-11.63, BR-11.114] Upgrades count for quests, pairs included; battle cards do not.
#[test]
fn upgrades_count_for_quests() {
    play(
        "seats: wolf, raven
        rage raven: 0
        upgrades wolf: brothers-in-arms
        figures wolf: 2 warriors gimle
        figures raven: ship nw
        hand raven: tyrs-smite-1
        quests wolf: alfheim-1
        ---
        wolf: pass
        raven: keep nothing
        => glory wolf: 5",
    );
    play(
        "seats: wolf, raven, serpent
        age: 2
        rage raven: 0
        rage serpent: 0
        upgrades wolf: dark-elf
        figures wolf: dark-elf yggdrasil
        figures raven: 2 warriors yggdrasil
        quests wolf: yggdrasil-2
        ---
        wolf: pass
        => glory wolf: 8",
    );
}

/// [BR-7.18] The doomed province of this age still counts for quests.
#[test]
fn the_doomed_province_counts() {
    play(
        "seats: wolf, raven
        destroyed: angerboda, muspelheim, elvagar
        doomed: gimle, utgard, horgr
        rage raven: 0
        figures wolf: warrior gimle
        quests wolf: alfheim-1
        ---
        wolf: pass
        wolf: decline
        => glory wolf: 7
        => sources wolf: quests 5, ragnarok 2",
    );
}

/// [BR-7.19] A pillaged province counts for quests.
#[test]
fn a_pillaged_province_counts() {
    play(
        "seats: wolf, raven
        pillaged: gimle
        rage raven: 0
        figures wolf: warrior gimle
        quests wolf: alfheim-1
        ---
        wolf: pass
        => glory wolf: 5",
    );
}

/// [BR-7.20, BR-7.21, BR-7.22, BR-7.25, BR-7.27] Ragnarök in every age, for every figure that dies in it and no other.
#[test]
fn ragnarok_in_every_age() {
    for (age, destroyed, doomed, each) in [
        (1, "angerboda, muspelheim, elvagar", "gimle, utgard, andlang", 2),
        (2, "angerboda, muspelheim, elvagar, utgard", "utgard, gimle, andlang", 3),
        (3, "angerboda, muspelheim, elvagar, utgard, andlang", "utgard, andlang, gimle", 4),
    ] {
        play(&format!(
            "seats: wolf, raven
            age: {age}
            destroyed: {destroyed}
            doomed: {doomed}
            rage raven: 0
            upgrades wolf: troll
            figures wolf: troll gimle, warrior gimle, ship nw
            valhalla wolf: 2 warriors
            ---
            wolf: pass
            => glory wolf: {}
            => in gimle: -
            => in nw: -",
            3 * each
        ));
    }
}

/// [BR-7.24, BR-11.119] Who retreats earns no Ragnarök Glory; the first player decides first.
#[test]
fn a_retreat_earns_no_ragnarok_glory() {
    play(
        "seats: wolf, raven, serpent
        age: 3
        destroyed: angerboda, muspelheim, elvagar, utgard
        doomed: elvagar, utgard, gimle
        rage raven: 0
        rage serpent: 0
        upgrades wolf: volur-witch
        figures wolf: volur-witch gimle, warrior gimle
        ---
        wolf: pass
        => asked: save of wolf
        wolf: retreat volur-witch > yggdrasil
        => glory wolf: 4
        => in yggdrasil: wolf volur-witch",
    );
}

/// [BR-7.26] The doom token goes to the province of the next age; in age 3 it is put away.
#[test]
fn the_doom_token_moves_on() {
    let told = play(
        "seats: wolf, raven
        destroyed: angerboda, muspelheim, elvagar
        doomed: gimle, utgard, andlang
        rage raven: 0
        ---
        wolf: pass",
    );
    assert!(told.events.contains(&Event::Doomed(Place::Utgard)));
    let told = play("seats: wolf, raven\nage: 3\nrage raven: 0\n---\nwolf: pass");
    assert!(!told.events.iter().any(|event| matches!(event, Event::Doomed(_))));
}

/// [BR-7.28, BR-7.29] All come back from Valhalla, also those that just died; the board stays.
#[test]
fn valhalla_is_emptied() {
    play(
        "seats: wolf, raven
        destroyed: angerboda, muspelheim, elvagar
        doomed: gimle, utgard, andlang
        rage raven: 0
        figures wolf: warrior gimle, leader horgr
        valhalla wolf: 2 warriors
        ---
        wolf: pass
        => valhalla wolf: -
        => reserve wolf: 8 warriors, ship
        => figures wolf: leader horgr",
    );
}

/// [BR-7.31, BR-11.68] Release pays in age 3 too.
#[test]
fn release_pays_in_age_3() {
    play(
        "seats: wolf, raven, serpent, bear
        age: 3
        rage raven: 0
        rage serpent: 0
        rage bear: 0
        upgrades wolf: lokis-wrath
        valhalla wolf: 2 warriors
        ---
        wolf: pass
        => glory wolf: 6
        => sources wolf: valhalla 6",
    );
}

/// [BR-7.33] The first-player token passes to the left.
#[test]
fn the_first_player_token_passes_left() {
    play(
        "seats: wolf, raven, serpent\nfirst: raven\nrage wolf: 0\nrage serpent: 0\n---\nraven: pass\n=> first: serpent",
    );
    play(
        "seats: wolf, raven, serpent\nfirst: serpent\nrage wolf: 0\nrage raven: 0\n---\nserpent: pass\n=> first: wolf",
    );
}

/// [BR-7.34, BR-7.35] The next age begins with Gods' Gifts; stats, Glory, upgrades and figures carry over.
#[test]
fn what_carries_over() {
    play(
        "seats: wolf, raven
        rage raven: 0
        glory wolf: 11
        steps wolf: 2, 3, 1
        upgrades wolf: friggas-charm, troll
        figures wolf: troll horgr
        hand wolf: tyrs-bash
        ---
        wolf: pass
        wolf: keep tyrs-bash
        => age: 2
        => phase: gifts
        => glory wolf: 11
        => steps wolf: 2, 3, 1
        => upgrades wolf: troll, friggas-charm
        => figures wolf: troll horgr
        => hand wolf: tyrs-bash
        => rage wolf: 0",
    );
}

/// [BR-8.1, BR-8.2, BR-8.5, BR-8.6, BR-11.96] The game ends after age 3; final Glory once; the most Glory wins.
#[test]
fn the_game_ends_after_age_3() {
    let told = play(
        "seats: wolf, raven
        age: 3
        rage raven: 0
        destroyed: angerboda, muspelheim, elvagar, utgard, andlang
        doomed: utgard, andlang, gimle
        upgrades wolf: thors-conquest
        steps wolf: 4, 1, 1
        glory wolf: 3
        glory raven: 20
        figures wolf: warrior gimle, leader horgr, ship ne
        ---
        wolf: pass
        => asked: nothing of -
        => glory wolf: 23
        => winners: wolf",
    );
    assert!(legal(&told, "wolf").is_empty());
    play("seats: wolf, raven\nage: 2\nrage raven: 0\nsteps wolf: 6, 6, 6\n---\nwolf: pass\n=> glory wolf: 0");
}

/// [BR-8.7] Equal Glory shares the victory.
#[test]
fn equal_glory_shares_the_victory() {
    play(
        "seats: wolf, raven, serpent\nage: 3\nrage raven: 0\nrage serpent: 0\nglory raven: 9\nglory serpent: 9\n---\nwolf: pass\n=> winners: raven, serpent",
    );
}

/// [BR-8.8, BR-8.9] Rage, cards and the reserve are worth nothing; Glory comes from the named sources only.
#[test]
fn what_is_worth_nothing() {
    play(
        "seats: wolf, raven\nage: 3\nrage wolf: 6\nrage raven: 0\nhand wolf: tyrs-bash\n---\nwolf: pass\n=> glory wolf: 0\n=> sources wolf: -",
    );
    for seed in 0..30 {
        let end = crate::support::walk(&crate::support::open(4, ""), seed, |_, _| {});
        for sheet in &end.table.sheets[..4] {
            assert_eq!(i32::from(sheet.glory), sheet.sources.iter().map(|&part| i32::from(part)).sum::<i32>());
        }
    }
}
