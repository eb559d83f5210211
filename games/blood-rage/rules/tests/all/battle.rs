//! Section 6: the battle, step by step.

use crate::support::{choices, gains, legal, play, totals};
use meadhall_blood_rage::{Action, Cause, Event, Place};
use meadhall_engine::{Game, Seat, Secrecy, Viewer, Wording};

/// [BR-6.1, BR-6.2, BR-6.6, BR-6.8, BR-6.10, BR-6.12] Asked one at a time from the left, the pillager last, again and again.
#[test]
fn the_call_goes_round() {
    play(
        "seats: wolf, raven, serpent
        pillaged: horgr
        figures wolf: leader yggdrasil, warrior horgr
        figures raven: warrior gimle, warrior horgr
        figures serpent: warrior horgr
        ---
        wolf: pillage yggdrasil
        => asked: call of raven
        raven: decline
        => asked: call of serpent
        serpent: call warrior from horgr
        => asked: call of wolf
        wolf: decline
        => asked: call of raven
        raven: call warrior from horgr
        => asked: call of wolf
        wolf: decline
        => asked: call of raven
        raven: decline
        => asked: turn of raven
        => glory wolf: 4",
    );
}

/// [BR-6.2, BR-6.4, BR-6.5] One figure from an adjacent province; monsters too, ships and reserves not.
#[test]
fn who_may_answer_a_call() {
    let told = play(
        "seats: wolf, raven
        upgrades raven: troll
        figures wolf: leader gimle
        figures raven: troll myrkvlor, warrior yggdrasil, ship nw, warrior horgr
        steps raven: 1, 1, 2
        ---
        wolf: pillage gimle",
    );
    assert_eq!(legal(&told, "raven"), ["decline", "call warrior from yggdrasil", "call troll from myrkvlor"]);
    assert!("call ship from nw".parse::<Action>().is_ok_and(|call| {
        let mut position = told.position;
        told.game.play(&mut position, Seat::new(1), call, &mut meadhall_engine::Quick::new(1), &mut Vec::new()).is_err()
    }));
}

/// [BR-6.3] Calls cost nothing and are open to those without Rage and those who passed.
#[test]
fn calls_cost_nothing() {
    play(
        "seats: wolf, raven, serpent
        rage raven: 0
        passed: serpent
        figures wolf: warrior gimle
        figures raven: leader yggdrasil
        figures serpent: leader yggdrasil
        ---
        wolf: pillage gimle
        raven: call leader from yggdrasil
        serpent: call leader from yggdrasil
        => rage raven: 0
        => rage serpent: 0
        => in gimle: -",
    );
}

/// [BR-6.9] The call ends at once when the province is full, and is left out if it is full to begin with.
#[test]
fn a_full_province_ends_the_call() {
    play(
        "seats: wolf, raven
        figures wolf: 2 warriors andlang, warrior yggdrasil
        figures raven: warrior andlang, leader yggdrasil
        hand wolf: tyrs-bash
        hand raven: friggas-grace
        ---
        wolf: pillage andlang
        => asked: card of wolf, raven",
    );
}

/// [BR-6.11] Who has nothing to move is not asked.
#[test]
fn who_has_nothing_to_move_is_not_asked() {
    play(
        "seats: wolf, raven, serpent
        figures wolf: warrior gimle
        figures raven: warrior horgr
        ---
        wolf: pillage gimle
        => pillaged: gimle",
    );
}

/// [BR-6.13] A called figure triggers no effect of invading.
#[test]
fn a_call_is_no_invade() {
    play(
        "seats: wolf, raven, serpent
        upgrades raven: troll, friggas-succor
        figures wolf: 2 warriors gimle
        figures raven: troll yggdrasil
        hand wolf: tyrs-smite-1
        hand raven: tyrs-bash
        ---
        wolf: pillage gimle
        raven: call troll from yggdrasil
        => in gimle: wolf 2 warriors, raven troll
        => asked: card of wolf, raven",
    );
}

/// [BR-6.14, BR-6.17] All figures of province and fjord take part; one enemy ship makes a battle.
#[test]
fn an_enemy_ship_makes_a_battle() {
    let told = play(
        "seats: wolf, raven
        figures wolf: leader gimle
        figures raven: ship nw
        ---
        wolf: pillage gimle
        => valhalla raven: ship
        => glory wolf: 3",
    );
    assert_eq!(totals(&told), [("wolf".to_owned(), 3, 0), ("raven".to_owned(), 2, 0)]);
}

/// [BR-6.18, BR-6.21, BR-10.14, BR-10.17, BR-10.4] Any card may be laid; quests and upgrades add nothing.
#[test]
fn any_card_may_be_laid() {
    let facts = "seats: wolf, raven
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: alfheim-1, troll, thors-hammer
        hand raven: lokis-domain
        ---
        wolf: pillage gimle\n";
    let told = play(facts);
    assert_eq!(legal(&told, "wolf"), ["play thors-hammer", "play alfheim-1", "play troll"]);
    assert!(!legal(&told, "wolf").contains(&"decline".to_owned()), "a card must be laid");
    for card in ["alfheim-1", "troll"] {
        let told = play(&format!(
            "{facts}wolf: play {card}
            raven: play lokis-domain
            wolf: decline
            => discarded: {card}
            => hand raven: lokis-domain"
        ));
        assert_eq!(totals(&told)[0], ("wolf".to_owned(), 3, 0));
    }
}

/// [BR-6.66, BR-12.22] With one card in hand the table may lay it; with none nobody is asked.
#[test]
fn the_only_card_may_be_laid_by_the_table() {
    let told = play(
        "seats: wolf, raven, serpent
        figures wolf: leader gimle
        figures raven: warrior gimle
        figures serpent: warrior gimle
        hand wolf: tyrs-bash
        hand raven: troll, tyrs-smash-1
        ---
        wolf: pillage gimle
        => asked: card of wolf, raven",
    );
    assert_eq!(legal(&told, "wolf").len(), 1);
    assert!(told.game.may_play_for(&told.position, Seat::new(0)));
}

/// [BR-6.19, BR-12.16] Nothing shows before all have chosen; then all is turned at once.
#[test]
fn cards_are_turned_together() {
    let facts = "seats: wolf, raven
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: tyrs-bash, thors-hammer
        hand raven: tyrs-smash-1, troll
        ---
        wolf: pillage gimle\n";
    let (one, two) = (play(&format!("{facts}wolf: play tyrs-bash")), play(&format!("{facts}wolf: play thors-hammer")));
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert_eq!(one.game.view(&one.position, viewer), two.game.view(&two.position, viewer));
    }
    let told = play(&format!(
        "{facts}wolf: play tyrs-bash\nraven: play troll\n=> revealed wolf: tyrs-bash\n=> revealed raven: troll"
    ));
    assert_eq!(legal(&told, "wolf"), ["decline"]);
}

/// [BR-6.20, BR-6.32] Totals: figures still there and the bonuses of all revealed battle cards.
#[test]
fn totals_are_figures_and_bonuses() {
    let told = play(
        "seats: wolf, raven
        age: 2
        figures wolf: leader gimle, warrior gimle, ship nw
        figures raven: warrior gimle
        hand wolf: tyrs-smash-1, heimdalls-eye, heimdalls-eye
        ---
        wolf: pillage gimle
        wolf: play tyrs-smash-1
        wolf: add heimdalls-eye
        wolf: add heimdalls-eye",
    );
    assert_eq!(totals(&told), [("wolf".to_owned(), 6, 7), ("raven".to_owned(), 1, 0)]);
}

/// [BR-6.22, BR-6.23] Primacy before Watch before all others; the others from the pillager clockwise.
#[test]
fn texts_in_three_groups() {
    // The Serpent's Primacy stops the Raven's Watch and the Wolf's Smite.
    play(
        "seats: wolf, raven, serpent
        age: 3
        figures wolf: warrior gimle
        figures raven: 2 warriors gimle
        figures serpent: 2 warriors gimle
        hand wolf: odins-smite
        hand raven: heimdalls-watch-3
        hand serpent: thors-primacy
        ---
        wolf: pillage gimle
        wolf: play odins-smite
        raven: play heimdalls-watch-3
        serpent: play thors-primacy
        => glory raven: 0
        => glory serpent: 3
        => in gimle: serpent 2 warriors",
    );
    // Tide of the Raven comes after the pillager's Smite: it finds one warrior less.
    let told = play(
        "seats: raven, wolf, serpent
        age: 2
        turn: wolf
        figures wolf: 2 warriors gimle
        figures raven: warrior gimle, leader gimle
        hand wolf: odins-smite
        hand raven: odins-tide
        ---
        wolf: pillage gimle
        wolf: play odins-smite
        raven: play odins-tide",
    );
    let fallen: Vec<_> = told
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Destroyed { seat, figure, .. } => Some((told.position.sheet(*seat).clan.word(), figure.word())),
            _ => None,
        })
        .collect();
    assert_eq!(fallen[..2], [("raven", "warrior"), ("wolf", "warrior")]);
}

/// [BR-6.25] If nobody has a card left, the battle goes on without.
#[test]
fn without_cards_the_battle_goes_on() {
    play(
        "seats: wolf, raven
        age: 2
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: tyrs-rage-2
        hand raven: heimdalls-watch-2
        ---
        wolf: pillage gimle
        wolf: play tyrs-rage-2
        raven: play heimdalls-watch-2
        => glory raven: 6
        => glory wolf: 3",
    );
}

/// [BR-6.26, BR-6.29, BR-6.31, BR-11.16] White discs: added by participants only, or played as ordinary cards.
#[test]
fn white_discs() {
    let told = play(
        "seats: wolf, raven, serpent
        age: 3
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: heimdalls-eye, troll
        hand raven: heimdalls-gaze, tyrs-bash
        hand serpent: heimdalls-gaze
        ---
        wolf: pillage gimle
        wolf: play heimdalls-eye
        raven: play tyrs-bash
        => asked: add of wolf
        wolf: decline
        => asked: add of raven
        raven: add heimdalls-gaze
        wolf: decline
        => glory raven: 3
        => hand serpent: heimdalls-gaze",
    );
    assert_eq!(totals(&told), [("wolf".to_owned(), 3, 2), ("raven".to_owned(), 1, 5)]);
}

/// [BR-6.34, BR-11.11, BR-11.12] Sight is worked out when totals are compared, added cards included, each by itself.
#[test]
fn sight_is_worked_out_last() {
    let told = play(
        "seats: wolf, raven, serpent
        age: 2
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: heimdalls-sight, troll
        hand raven: thors-hammer, heimdalls-eye, heimdalls-eye, lokis-domain
        ---
        wolf: pillage gimle
        wolf: play heimdalls-sight
        raven: play thors-hammer
        wolf: decline
        raven: add heimdalls-eye
        wolf: decline
        raven: add heimdalls-eye
        wolf: decline
        raven: decline",
    );
    assert_eq!(totals(&told), [("wolf".to_owned(), 3, 2), ("raven".to_owned(), 1, 5)]);
}

/// [BR-6.35, BR-10.9] The single highest total wins; everybody else loses.
#[test]
fn the_single_highest_total_wins() {
    let told = play(
        "seats: wolf, raven, serpent
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        figures serpent: warrior gimle
        ---
        wolf: pillage gimle
        => glory wolf: 3
        => valhalla raven: 2 warriors
        => valhalla serpent: warrior",
    );
    assert!(told.events.contains(&Event::WonBattle(Seat::new(0))));
}

/// [BR-6.40, BR-6.41, BR-11.102] Prowess: 1 Rage a card, the rest is discarded.
#[test]
fn prowess_keeps_cards() {
    let facts = "seats: wolf, raven, serpent
        age: 2
        rage wolf: 2
        upgrades wolf: tyrs-prowess
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: tyrs-bash, heimdalls-eye
        ---
        wolf: pillage gimle
        wolf: play tyrs-bash
        wolf: add heimdalls-eye
        => asked: recover of wolf\n";
    play(&format!(
        "{facts}wolf: recover heimdalls-eye\nwolf: recover tyrs-bash\n=> hand wolf: tyrs-bash, heimdalls-eye\n=> rage wolf: 0"
    ));
    play(&format!(
        "{facts}wolf: recover heimdalls-eye\nwolf: decline\n=> hand wolf: heimdalls-eye\n=> discarded: tyrs-bash\n=> rage wolf: 1"
    ));
    play(&format!("{facts}wolf: decline\n=> hand wolf: -\n=> glory wolf: 3"));
}

/// [BR-6.41, BR-6.42, BR-10.12] The winner's cards are spent, the losers' return.
#[test]
fn winners_spend_and_losers_take_back() {
    play(
        "seats: wolf, raven
        age: 2
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: tyrs-smite-1, troll
        hand raven: tyrs-bash, heimdalls-eye
        ---
        wolf: pillage gimle
        wolf: play tyrs-smite-1
        raven: play tyrs-bash
        wolf: decline
        raven: add heimdalls-eye
        wolf: decline
        => hand raven: tyrs-bash, heimdalls-eye
        => known raven: tyrs-bash, heimdalls-eye
        => hand wolf: troll
        => discarded: tyrs-smite-1",
    );
}

/// [BR-6.43] The losers' figures in province and fjord die; the winner's stay.
#[test]
fn losers_figures_die() {
    play(
        "seats: wolf, raven
        figures wolf: leader gimle, ship nw, warrior horgr
        figures raven: warrior gimle, ship nw, warrior horgr
        ---
        wolf: pillage gimle
        => figures wolf: warrior horgr, leader gimle, ship nw
        => valhalla raven: warrior, ship
        => figures raven: warrior horgr",
    );
}

/// [BR-6.45, BR-6.69] One replacement for one figure; a village filled by an earlier retreat is not empty for a later one.
#[test]
fn one_replacement_for_one_figure() {
    let told = play(
        "seats: wolf, raven
        option mystics: on
        age: 2
        mystics raven: 2
        rage raven: 1
        upgrades raven: friggas-protection, friggas-chosen
        figures wolf: leader andlang, ship sw, 2 warriors utgard
        figures raven: 2 mystics andlang
        ---
        wolf: pillage andlang
        => asked: save of raven",
    );
    let offered =
        ["save mystic", "retreat mystic > utgard", "retreat mystic > gimle", "retreat mystic > yggdrasil", "accept"];
    assert_eq!(legal(&told, "raven"), offered);
    let facts = "seats: wolf, raven
        option mystics: on
        age: 2
        mystics raven: 2
        rage raven: 1
        upgrades raven: friggas-protection, friggas-chosen
        figures wolf: leader andlang, ship sw, 2 warriors utgard
        figures raven: 2 mystics andlang
        ---
        wolf: pillage andlang\n";
    play(&format!(
        "{facts}raven: retreat mystic > utgard
        ! raven: retreat mystic > utgard
        raven: save mystic
        => rage raven: 0
        => in andlang: wolf leader, raven mystic
        => in utgard: wolf 2 warriors, raven mystic
        => valhalla raven: -"
    ));
}

/// [BR-6.46] Dragons pay when the ship is destroyed, before the rewards.
#[test]
fn dragons_pay_at_once() {
    let told = play(
        "seats: wolf, raven
        upgrades raven: lokis-dragons
        figures wolf: leader gimle
        figures raven: ship nw
        ---
        wolf: pillage gimle
        => glory raven: 4",
    );
    let first = gains(&told)[0].clone();
    assert_eq!((first.0.as_str(), first.1), ("raven", 4));
}

/// [BR-6.48, BR-6.49, BR-6.54] Every reward; a step of Axes counts for this battle.
#[test]
fn every_reward() {
    for (token, steps, glory) in
        [("rage", "2, 1, 1", 3), ("axes", "1, 2, 1", 4), ("horns", "1, 1, 2", 3), ("glory", "1, 1, 1", 8)]
    {
        play(&format!(
            "seats: wolf, raven
            token gimle: {token}
            figures wolf: leader gimle
            figures raven: warrior gimle
            ---
            wolf: pillage gimle
            => steps wolf: {steps}
            => glory wolf: {glory}
            => rage wolf: 6
            => pillaged: gimle"
        ));
    }
}

/// [BR-6.50, BR-6.51, BR-6.52, BR-6.53, BR-6.57, BR-6.58, BR-6.68] The order of the later steps.
#[test]
fn rewards_come_in_order() {
    let told = play(
        "seats: wolf, raven, serpent
        age: 3
        token gimle: axes
        upgrades wolf: frost-giant, valkyrie, lord-of-axes, thors-glory
        figures wolf: frost-giant gimle, valkyrie gimle, leader gimle
        figures raven: 2 warriors gimle
        hand wolf: friggas-grace
        ---
        wolf: pillage gimle
        wolf: play friggas-grace
        => steps wolf: 1, 3, 1
        => asked: raise of wolf
        ! wolf: raise axes
        wolf: raise rage
        => asked: raise of wolf
        wolf: raise axes
        => steps wolf: 2, 4, 1
        => glory wolf: 12",
    );
    let causes: Vec<(u16, Cause)> = gains(&told).iter().map(|gain| (gain.1, gain.2)).collect();
    assert_eq!(
        causes,
        [
            (6, Cause::Axes),
            (4, Cause::Card(crate::support::card("valkyrie"))),
            (2, Cause::Card(crate::support::card("thors-glory")))
        ]
    );
}

/// [BR-6.59, BR-6.63] Loki's Blessing comes after the Glory, for losers.
#[test]
fn blessing_comes_last() {
    play(
        "seats: wolf, raven, serpent, bear
        upgrades raven: lokis-blessing
        figures wolf: leader gimle
        figures raven: warrior gimle
        ---
        wolf: pillage gimle
        => glory wolf: 3
        => asked: blessing of raven
        raven: invade warrior gimle
        => in gimle: wolf leader, raven warrior
        => valhalla raven: warrior
        => asked: turn of raven",
    );
}

/// [BR-6.62] A card that has gone elsewhere still works for the one who played it.
#[test]
fn a_card_that_is_gone_still_works() {
    // The Raven's Poison takes the Wolf's Oath, and yet the Wolf raises a stat by it.
    play(
        "seats: wolf, raven
        age: 3
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: thors-oath
        hand raven: lokis-poison
        ---
        wolf: pillage gimle
        wolf: play thors-oath
        raven: play lokis-poison
        => asked: raise of wolf
        => hand raven: thors-oath, lokis-poison
        wolf: raise axes
        => glory wolf: 4",
    );
}

/// [BR-6.65] There is no other way to fight than a pillage.
#[test]
fn only_a_pillage_makes_a_battle() {
    let told = play("seats: wolf, raven\nfigures wolf: leader gimle\nfigures raven: warrior gimle");
    let words = ["pass", "pillage gimle", "invade", "march"];
    assert!(legal(&told, "wolf").iter().all(|choice| words.iter().any(|word| choice.starts_with(word))));
    assert_eq!(choices(&told, "wolf", "pillage"), ["pillage gimle"]);
    assert!(!told.position.table.battle.on);
    assert_eq!(told.position.table.battle.place, Place::Yggdrasil);
}
