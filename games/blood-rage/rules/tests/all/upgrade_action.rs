//! Sections 5.5 to 5.7: Upgrade, Quest and Pillage.

use crate::support::{choices, play};
use meadhall_blood_rage::Slot;
use meadhall_blood_rage::{Action, Event};
use meadhall_engine::Seat;

/// [BR-5.42, BR-5.57, BR-10.16] An upgrade costs its STR; a clan upgrade gives no invade.
#[test]
fn an_upgrade_costs_its_strength() {
    play(
        "seats: wolf, raven
        hand wolf: thors-glory
        ---
        wolf: upgrade thors-glory 3
        => rage wolf: 4
        => upgrades wolf: thors-glory
        => hand wolf: -
        => asked: turn of raven",
    );
}

/// [BR-5.43, BR-5.72] The slot is the player's choice, also among empty and occupied ones. Empty ones of a kind differ in nothing:
/// they are one choice, and the first is taken, unless the player names another.
#[test]
fn the_slot_is_the_players_choice() {
    let told = play("seats: wolf, raven\nupgrades wolf: lokis-domain\nhand wolf: friggas-charm, troll");
    assert_eq!(choices(&told, "wolf", "upgrade friggas"), ["upgrade friggas-charm", "upgrade friggas-charm 1"]);
    assert_eq!(choices(&told, "wolf", "upgrade troll"), ["upgrade troll"]);
    for (typed, slot) in [("upgrade friggas-charm", Slot::Clan2), ("upgrade friggas-charm 3", Slot::Clan3)] {
        let facts = "seats: wolf, raven\nupgrades wolf: lokis-domain\nhand wolf: friggas-charm";
        let told = play(&format!("{facts}\n---\nwolf: {typed}\n=> upgrades wolf: lokis-domain, friggas-charm"));
        assert_eq!(told.position.sheet(Seat::new(0)).slot(slot), Some(crate::support::card("friggas-charm")));
    }
    play(
        "seats: wolf, raven
        upgrades wolf: lokis-domain
        hand wolf: friggas-charm
        ---
        wolf: upgrade friggas-charm 1
        => upgrades wolf: friggas-charm",
    );
}

/// [BR-5.44, BR-5.45] A replaced upgrade leaves the game, and its effect ends.
#[test]
fn a_replaced_upgrade_is_gone() {
    play(
        "seats: wolf, raven
        age: 2
        rage raven: 0
        upgrades wolf: brothers-in-arms
        figures wolf: 2 warriors gimle
        hand wolf: experts-in-arms
        ---
        wolf: upgrade experts-in-arms
        wolf: decline
        => upgrades wolf: experts-in-arms
        => discarded: brothers-in-arms
        wolf: invade warrior gimle
        => rage wolf: 2",
    );
}

/// [BR-5.47, BR-11.108] A star at the STR: the text counts.
#[test]
fn a_star_means_that_the_text_counts() {
    play(
        "seats: wolf, raven
        rage wolf: 1
        hand wolf: dwarf-chieftain
        ---
        wolf: upgrade dwarf-chieftain 1
        => rage wolf: 1
        wolf: decline
        raven: pass
        wolf: invade dwarf-chieftain gimle
        => rage wolf: 1",
    );
}

/// [BR-5.48, BR-5.49, BR-5.51] One figure invades free with a troop upgrade, or later at its cost.
#[test]
fn one_free_invade_with_a_troop_upgrade() {
    let facts = "seats: wolf, raven
        hand wolf: brothers-in-arms
        rage raven: 0
        ---
        wolf: upgrade brothers-in-arms
        => rage wolf: 5
        => asked: free invade of wolf\n";
    play(&format!(
        "{facts}wolf: invade warrior gimle\n=> rage wolf: 5\n=> in gimle: wolf warrior\n=> asked: turn of wolf"
    ));
    play(&format!("{facts}wolf: decline\n=> in gimle: -\nwolf: invade warrior gimle\n=> rage wolf: 4"));
    // Nothing in the reserve, nothing to invade with.
    play(
        "seats: wolf, raven
        hand wolf: lord-of-hammers
        figures wolf: leader gimle
        ---
        wolf: upgrade lord-of-hammers
        => asked: turn of raven",
    );
}

/// [BR-5.50, BR-5.53, BR-7.30] A monster joins the reserve, invades free, fights, dies and comes back.
#[test]
fn a_monster_is_a_figure_of_the_clan() {
    play(
        "seats: wolf, raven
        hand wolf: troll
        rage raven: 0
        destroyed: elvagar, angerboda, muspelheim
        doomed: gimle, utgard, andlang
        ---
        wolf: upgrade troll 1
        wolf: invade troll gimle
        => rage wolf: 4
        wolf: march gimle > horgr: troll
        wolf: march horgr > gimle: troll
        wolf: pass
        => glory wolf: 2
        => reserve wolf: leader, 8 warriors, ship, troll",
    );
}

/// [BR-5.54, BR-5.55, BR-5.56] At most two monsters; a replaced one leaves from wherever it is, without Glory.
#[test]
fn a_replaced_monster_leaves_the_game() {
    let told = play(
        "seats: wolf, raven
        age: 2
        upgrades wolf: troll, dwarf-chieftain
        figures wolf: troll andlang, 2 warriors andlang, warrior gimle
        hand wolf: valkyrie
        ---
        wolf: upgrade valkyrie 1
        => in andlang: wolf 2 warriors
        => upgrades wolf: valkyrie, dwarf-chieftain
        => glory wolf: 0
        => valhalla wolf: -
        wolf: invade valkyrie andlang
        => in andlang: wolf 2 warriors, wolf valkyrie",
    );
    assert!(!told.events.iter().any(|event| matches!(event, Event::Destroyed { .. })));
    for place in ["valhalla wolf: troll", "figures wolf: -"] {
        play(&format!(
            "seats: wolf, raven
            age: 2
            upgrades wolf: troll
            {place}
            hand wolf: valkyrie
            ---
            wolf: upgrade valkyrie 1
            wolf: decline
            => valhalla wolf: -
            => reserve wolf: leader, 8 warriors, ship, valkyrie"
        ));
    }
}

/// [BR-5.58, BR-5.59, BR-5.60, BR-5.61, BR-5.62, BR-5.63] Quests: one an action, free, as many as wished, no way back.
#[test]
fn quests_are_committed_one_by_one() {
    let told = play(
        "seats: wolf, raven, serpent, bear
        destroyed: gimle
        doomed: andlang, utgard, horgr
        hand wolf: alfheim-1, alfheim-1, tyrs-bash
        ---
        wolf: quest alfheim-1
        => rage wolf: 6
        => hand wolf: tyrs-bash, alfheim-1
        => asked: turn of raven
        raven: pass
        serpent: pass
        bear: pass
        wolf: quest alfheim-1
        => quests wolf: alfheim-1, alfheim-1
        => quests size wolf: 2",
    );
    assert!(choices(&told, "wolf", "quest").is_empty());
    assert!("unquest alfheim-1".parse::<Action>().is_err());
    // A quest whose region can no longer be led in may be committed all the same.
    play(
        "seats: wolf, raven
        age: 3
        destroyed: andlang, gimle, elvagar, angerboda, muspelheim
        doomed: muspelheim, gimle, utgard
        hand wolf: alfheim-3
        ---
        wolf: quest alfheim-3
        => quests wolf: alfheim-3",
    );
}

/// [BR-5.60, BR-7.11] The same quest twice is rewarded twice, and both steps may go into one stat.
#[test]
fn the_same_quest_twice_pays_twice() {
    play(
        "seats: wolf, raven, serpent, bear
        rage raven: 0
        rage serpent: 0
        rage bear: 0
        quests wolf: alfheim-1, alfheim-1
        figures wolf: warrior gimle
        ---
        wolf: pass
        => glory wolf: 5
        wolf: raise horns
        => glory wolf: 10
        => asked: raise of wolf
        wolf: raise horns
        => steps wolf: 1, 1, 3",
    );
}

/// [BR-5.64, BR-5.65, BR-5.66, BR-5.67] What it takes to pillage.
#[test]
fn what_it_takes_to_pillage() {
    let told = play(
        "seats: wolf, raven
        rage wolf: 1
        destroyed: elvagar, angerboda, muspelheim
        doomed: utgard, andlang, gimle
        pillaged: horgr
        figures wolf: ship nw, warrior horgr
        figures raven: 3 warriors myrkvlor, leader yggdrasil",
    );
    assert_eq!(choices(&told, "wolf", "pillage"), ["pillage myrkvlor", "pillage gimle"]);
    play(
        "seats: wolf, raven
        rage wolf: 1
        figures wolf: ship nw
        figures raven: 3 warriors myrkvlor
        hand wolf: tyrs-smash-1
        ---
        wolf: pillage myrkvlor
        wolf: play tyrs-smash-1
        => rage wolf: 1
        => pillaged: myrkvlor",
    );
}

/// [BR-5.68, BR-5.69] A pillage may be tried until it succeeds, once an age.
#[test]
fn a_pillage_succeeds_once_an_age() {
    play(
        "seats: wolf, raven
        figures wolf: warrior gimle, warrior horgr
        figures raven: leader gimle
        ---
        wolf: pillage gimle
        => pillaged: -
        raven: pillage gimle
        => pillaged: gimle
        ! wolf: pillage gimle",
    );
}

/// [BR-10.20] An upgrade that offers an action takes the turn.
#[test]
fn an_offered_action_takes_the_turn() {
    play(
        "seats: wolf, raven, serpent
        age: 3
        upgrades wolf: friggas-sacrifice
        figures wolf: 2 warriors gimle
        ---
        wolf: sacrifice warrior gimle, warrior gimle
        wolf: raise axes
        => asked: turn of raven",
    );
}
