//! Section 5: the Action phase.

mod tale;

use meadhall_blood_rage::{Action, Event};
use tale::{choices, legal, play};

/// [BR-5.1, BR-7.35] Current Rage is set to the Rage stat; what was left is gone.
#[test]
fn rage_is_set_at_the_start_of_the_phase() {
    let mut told = play(
        "seats: wolf, raven
        age: 2
        phase: gifts
        steps wolf: 5, 1, 1
        steps raven: 2, 1, 1
        rage raven: 3",
    );
    tale::play_on(&mut told, |table| table.phase.word() == "gifts");
    let rage: Vec<u8> = told.position.table.sheets[..2].iter().map(|sheet| sheet.rage).collect();
    assert_eq!(rage, [12, 7]);
}

/// [BR-5.2] The first player takes the first turn; turns go on clockwise.
#[test]
fn turns_go_clockwise_from_the_first_player() {
    let mut told = play("seats: wolf, raven, serpent\nphase: gifts\nfirst: raven");
    tale::play_on(&mut told, |table| table.phase.word() == "gifts");
    assert_eq!(told.game.seat_name_of(&told), "raven");
    play(
        "seats: wolf, raven, serpent
        first: serpent
        ---
        => asked: turn of serpent
        serpent: invade leader gimle
        => asked: turn of wolf
        wolf: invade leader gimle
        => asked: turn of raven",
    );
}

trait Named {
    fn seat_name_of(&self, told: &tale::Told) -> String;
}

impl Named for meadhall_blood_rage::BloodRage {
    fn seat_name_of(&self, told: &tale::Told) -> String {
        use meadhall_engine::Game;
        self.seat_name(&told.position, told.position.table.who)
    }
}

/// [BR-5.3, BR-5.5, BR-5.14] Exactly one action a turn, the same as often as wished.
#[test]
fn one_action_a_turn() {
    play(
        "seats: wolf, raven
        ---
        wolf: invade warrior gimle
        ! wolf: invade warrior gimle
        raven: invade warrior horgr
        wolf: invade warrior gimle
        raven: invade warrior horgr
        => in gimle: wolf 2 warriors
        => in horgr: raven 2 warriors",
    );
}

/// [BR-5.6, BR-5.7, BR-5.11] Who has no Rage is skipped, reacts still, and has not passed.
#[test]
fn without_rage_one_is_skipped_but_reacts() {
    let told = play(
        "seats: wolf, raven, serpent
        rage raven: 0
        figures wolf: warrior gimle
        figures raven: leader yggdrasil
        hand raven: tyrs-bash
        hand wolf: tyrs-smash-1
        ---
        wolf: pillage gimle
        => asked: call of raven
        raven: call leader from yggdrasil
        wolf: play tyrs-smash-1
        raven: play tyrs-bash
        => glory raven: 3
        => passed: -
        => asked: turn of serpent
        serpent: pass
        => asked: turn of wolf",
    );
    assert!(legal(&told, "raven").is_empty(), "not even a leader invades without Rage");
}

/// [BR-5.8, BR-11.26] Rage gained later brings the turns back.
#[test]
fn rage_gained_brings_turns_back() {
    play(
        "seats: wolf, raven
        age: 3
        rage raven: 0
        figures wolf: warrior gimle
        figures raven: leader gimle
        hand raven: thors-ascension
        ---
        wolf: pillage gimle
        raven: play thors-ascension
        => rage raven: 3
        => asked: turn of raven",
    );
}

/// [BR-5.9] With Rage and nothing to do one passes.
#[test]
fn with_nothing_to_do_one_passes() {
    let told = play(
        "seats: wolf, raven
        rage wolf: 1
        destroyed: elvagar, angerboda, muspelheim
        doomed: andlang, gimle, myrkvlor
        steps wolf: 1, 1, 1
        figures wolf: ship ne, leader horgr
        pillaged: yggdrasil, horgr, utgard, andlang, gimle
        figures raven: 3 warriors horgr
        valhalla wolf: 8 warriors",
    );
    // The lonely leader can still march: taken to Valhalla too, nothing is left.
    assert!(legal(&told, "wolf").iter().all(|choice| choice == "pass" || choice.starts_with("march horgr")));
    let told = play(
        "seats: wolf, raven
        rage wolf: 1
        figures wolf: ship nw
        pillaged: gimle, myrkvlor
        valhalla wolf: 8 warriors, leader",
    );
    assert_eq!(legal(&told, "wolf"), ["pass"]);
}

/// [BR-5.10, BR-5.12] Passing loses all Rage and all turns, but not the reactions.
#[test]
fn passing_is_final() {
    play(
        "seats: wolf, raven
        figures raven: leader yggdrasil
        turn: raven
        ---
        raven: pass
        => rage raven: 0
        => passed: raven
        wolf: invade warrior gimle
        => asked: turn of wolf
        wolf: pillage gimle
        => asked: call of raven
        raven: call leader from yggdrasil
        => glory raven: 3",
    );
}

/// [BR-5.13, BR-5.17] Who has passed takes no turn even with Rage, counts as having none, and may spend it on reactions.
#[test]
fn rage_after_passing_serves_reactions_only() {
    play(
        "seats: wolf, raven, serpent
        age: 2
        rage wolf: 3
        passed: raven
        rage serpent: 0
        upgrades raven: friggas-protection
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        hand raven: lokis-trickery
        ---
        wolf: pillage gimle
        raven: play lokis-trickery
        => rage raven: 1
        => asked: save of raven
        raven: save warrior
        => in gimle: wolf leader, raven warrior
        => asked: turn of wolf",
    );
    play(
        "seats: wolf, raven
        rage wolf: 2
        passed: raven
        rage raven: 4
        ---
        wolf: invade ship nw
        => phase: gifts",
    );
}

/// [BR-5.15] An action that takes the last Rage is carried out whole, free invade included.
#[test]
fn the_last_rage_pays_for_the_whole_action() {
    play(
        "seats: wolf, raven
        rage wolf: 2
        hand wolf: troll
        ---
        wolf: upgrade troll 1
        => rage wolf: 0
        => asked: free invade of wolf
        wolf: invade troll gimle
        => in gimle: wolf troll
        => asked: turn of raven",
    );
}

/// [BR-5.16, BR-5.20] The phase ends when nobody has Rage, and all Rage is gone then.
#[test]
fn the_phase_ends_without_rage() {
    play(
        "seats: wolf, raven
        rage wolf: 1
        rage raven: 1
        hand wolf: tyrs-bash
        ---
        wolf: invade warrior gimle
        => phase: action
        raven: invade warrior gimle
        => phase: discard
        => rage wolf: 0
        => rage raven: 0",
    );
}

/// [BR-5.18, BR-5.19] The phase ends when all that stands is pillaged, whatever Rage is left.
#[test]
fn the_phase_ends_when_all_is_pillaged() {
    let told = play(
        "seats: wolf, raven
        destroyed: elvagar, angerboda, muspelheim
        doomed: utgard, andlang, myrkvlor
        pillaged: myrkvlor, horgr, utgard, andlang, yggdrasil
        figures wolf: leader gimle
        hand wolf: tyrs-bash
        ---
        wolf: pillage gimle
        => phase: discard
        => rage raven: 0",
    );
    assert!(told.events.contains(&Event::AllPillaged));
}

/// [BR-5.21] Rage regained in the last battle keeps the phase going.
#[test]
fn rage_regained_keeps_the_phase_going() {
    play(
        "seats: wolf, raven
        rage wolf: 1
        rage raven: 0
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand raven: lokis-trickery
        ---
        wolf: pillage gimle
        raven: play lokis-trickery
        => rage wolf: 0
        => rage raven: 1
        => asked: turn of raven",
    );
}

/// [BR-5.22, BR-5.23, BR-5.28, BR-5.29] Invade puts one figure anywhere, a pillaged province included, for its STR.
#[test]
fn invade_puts_one_figure_anywhere() {
    play(
        "seats: wolf, raven
        pillaged: horgr
        figures wolf: warrior gimle
        rage raven: 0
        ---
        wolf: invade warrior horgr
        => rage wolf: 5
        => reserve wolf: leader, 6 warriors, ship
        => in horgr: wolf warrior",
    );
}

/// [BR-5.27, BR-5.41] Nobody invades Yggdrasil; a march goes there.
#[test]
fn nobody_invades_yggdrasil() {
    let told = play("seats: wolf, raven\nfigures wolf: warrior gimle\nupgrades wolf: troll");
    assert!(choices(&told, "wolf", "invade").iter().all(|choice| !choice.ends_with("yggdrasil")));
    assert_eq!(choices(&told, "wolf", "march gimle > yggdrasil"), ["march gimle > yggdrasil: warrior"]);
}

/// [BR-5.31, BR-5.52] A free invade obeys room and Horns.
#[test]
fn a_free_invade_obeys_room_and_horns() {
    play(
        "seats: wolf, raven
        figures wolf: 4 warriors gimle
        hand wolf: troll
        ---
        wolf: upgrade troll 1
        => reserve wolf: leader, 4 warriors, ship, troll
        => asked: turn of raven",
    );
    let told = play(
        "seats: wolf, raven
        figures wolf: 3 warriors andlang
        hand wolf: troll
        ---
        wolf: upgrade troll 2",
    );
    assert!(!legal(&told, "wolf").contains(&"invade troll andlang".to_owned()));
    assert!(legal(&told, "wolf").contains(&"invade troll gimle".to_owned()));
}

/// [BR-5.32] The text of the figure, then Frigga's Succor, then Thor's Domain.
#[test]
fn effects_of_an_invade_in_order() {
    play(
        "seats: wolf, raven, serpent, bear
        age: 2
        upgrades wolf: troll, friggas-succor, thors-domain
        upgrades raven: friggas-protection
        figures raven: 2 warriors gimle
        ---
        wolf: invade troll gimle
        => asked: save of raven
        raven: accept
        => in gimle: wolf troll
        => asked: succor of wolf
        wolf: invade warrior gimle
        => asked: domain gimle of wolf
        wolf: pillage gimle
        => pillaged: gimle
        => rage wolf: 2
        => asked: turn of raven",
    );
}

/// [BR-5.33, BR-5.39] A march costs 1 and needs another province.
#[test]
fn a_march_costs_one() {
    let told = play("seats: wolf, raven\nfigures wolf: 2 warriors gimle, leader gimle");
    let marches = choices(&told, "wolf", "march");
    assert!(!marches.iter().any(|march| march.starts_with("march gimle > gimle")));
    for wanted in ["warrior", "2 warriors", "leader", "warrior, leader", "2 warriors, leader"] {
        assert!(marches.contains(&format!("march gimle > horgr: {wanted}")), "{wanted}");
    }
    // Five provinces and Yggdrasil stand; five ways to take one or more of two warriors and a leader.
    assert_eq!(marches.len(), 5 * 5);
}

/// [BR-5.40] A march triggers nothing that needs an invade.
#[test]
fn a_march_is_no_invade() {
    play(
        "seats: wolf, raven, serpent, bear
        age: 2
        upgrades wolf: troll, friggas-succor, thors-domain
        figures wolf: troll horgr
        figures raven: 2 warriors gimle
        ---
        wolf: march horgr > gimle: troll
        => in gimle: wolf troll, raven 2 warriors
        => asked: turn of raven",
    );
}

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

/// [BR-5.43] The slot is the player's choice, also among empty and occupied ones.
#[test]
fn the_slot_is_the_players_choice() {
    let told = play("seats: wolf, raven\nupgrades wolf: lokis-domain\nhand wolf: friggas-charm, troll");
    assert_eq!(choices(&told, "wolf", "upgrade friggas-charm").len(), 3);
    assert_eq!(choices(&told, "wolf", "upgrade troll"), ["upgrade troll 1", "upgrade troll 2"]);
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
        => discarded: brothers-in-arms, experts-in-arms
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
