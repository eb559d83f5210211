//! Who comes first where several players have something to decide, and what comes before what.

use crate::support::{card, play, totals};
use meadhall_blood_rage::{Cause, Event};

/// [BR-6.37, BR-6.44] Losers decide about their figures from the pillager clockwise, each for all of his.
#[test]
fn losers_decide_from_the_pillager_clockwise() {
    play(
        "seats: wolf, raven, serpent, bear
        option mystics: on
        age: 2
        turn: raven
        upgrades wolf: friggas-protection
        upgrades serpent: friggas-chosen
        figures wolf: 2 warriors gimle
        figures raven: leader gimle, warrior gimle
        figures serpent: mystic gimle
        ---
        raven: pillage gimle
        => asked: save of serpent
        serpent: retreat mystic > yggdrasil
        => asked: save of wolf
        wolf: save warrior
        => asked: save of wolf
        wolf: accept
        => in gimle: wolf warrior, raven leader, raven warrior
        => rage wolf: 5",
    );
}

/// [BR-11.82] Outside battles owners decide from the active player clockwise.
#[test]
fn owners_decide_from_the_active_player_clockwise() {
    play(
        "seats: wolf, raven, serpent, bear
        option mystics: on
        age: 2
        turn: raven
        upgrades raven: fire-giant
        upgrades wolf: friggas-chosen
        upgrades serpent: friggas-chosen
        figures wolf: mystic gimle
        figures serpent: mystic gimle
        ---
        raven: invade fire-giant gimle
        => asked: save of serpent
        serpent: retreat mystic > andlang
        => asked: save of wolf
        wolf: accept
        => valhalla wolf: mystic
        => in andlang: serpent mystic",
    );
}

/// [BR-7.24] In Ragnarök owners decide from the first player clockwise.
#[test]
fn in_ragnarok_the_first_player_decides_first() {
    play(
        "seats: wolf, raven, serpent, bear
        option mystics: on
        destroyed: angerboda
        doomed: gimle, horgr, utgard
        first: serpent
        turn: serpent
        rage wolf: 0
        rage raven: 0
        rage bear: 0
        upgrades wolf: friggas-chosen
        upgrades serpent: friggas-chosen
        figures wolf: mystic gimle
        figures serpent: mystic gimle, warrior gimle
        ---
        serpent: pass
        => asked: save of serpent
        serpent: retreat mystic > andlang
        => asked: save of wolf
        wolf: accept
        => glory serpent: 2
        => glory wolf: 2",
    );
}

/// [BR-11.8] The tide asks from the pillager clockwise, whoever played it.
#[test]
fn the_tide_asks_from_the_pillager_on() {
    let told = play(
        "seats: wolf, raven, serpent
        age: 2
        turn: raven
        figures wolf: leader gimle, warrior gimle
        figures raven: leader gimle, warrior gimle
        figures serpent: warrior gimle, ship nw
        hand wolf: odins-tide
        ---
        raven: pillage gimle
        wolf: play odins-tide
        => asked: spare of raven
        raven: spare leader
        => asked: spare of serpent
        serpent: spare ship
        => asked: spare of wolf
        wolf: spare warrior",
    );
    assert_eq!(totals(&told), [("raven".to_owned(), 3, 0), ("serpent".to_owned(), 2, 0), ("wolf".to_owned(), 1, 1)]);
}

/// [BR-6.27, BR-6.28] In step D the pillager is asked first, then the others clockwise.
#[test]
fn added_cards_are_asked_for_from_the_pillager_on() {
    play(
        "seats: wolf, raven, serpent
        age: 2
        turn: raven
        figures wolf: warrior gimle
        figures raven: warrior gimle
        figures serpent: warrior gimle
        hand wolf: tyrs-bash, troll
        hand raven: thors-hammer, lokis-domain
        hand serpent: friggas-grace, heimdalls-eye
        ---
        raven: pillage gimle
        wolf: play tyrs-bash
        raven: play thors-hammer
        serpent: play friggas-grace
        => asked: add of raven
        raven: decline
        => asked: add of serpent
        serpent: add heimdalls-eye
        => asked: add of wolf
        wolf: decline
        => asked: add of raven
        raven: decline
        => glory serpent: 3",
    );
}

/// [BR-6.59, BR-6.60] The losers' Blessing comes before the leader moves on.
#[test]
fn the_leader_moves_on_last() {
    play(
        "seats: wolf, raven, serpent, bear
        upgrades wolf: lord-of-hammers
        upgrades raven: lokis-blessing
        figures wolf: leader gimle
        figures raven: warrior gimle
        ---
        wolf: pillage gimle
        => glory wolf: 3
        => asked: blessing of raven
        raven: invade warrior gimle
        => asked: move of wolf
        wolf: move leader > yggdrasil
        => in gimle: raven warrior
        => in yggdrasil: wolf leader
        => asked: turn of raven",
    );
}

/// [BR-15.20, BR-6.60] The god moves after the leader, and before the end of the phase is checked.
#[test]
fn the_god_moves_after_the_leader() {
    play(
        "seats: wolf, raven
        option gods: on
        destroyed: angerboda, muspelheim, elvagar
        doomed: utgard, andlang, myrkvlor
        gods: odin gimle, thor horgr
        rage wolf: 1
        upgrades wolf: lord-of-hammers
        figures wolf: leader gimle
        ---
        wolf: pillage gimle
        => asked: move of wolf
        wolf: decline
        => asked: god of wolf
        wolf: send odin > yggdrasil
        => asked: turn of raven",
    );
}

/// What killed somebody is named: the card whose text did it, or the battle.
#[test]
fn every_death_names_its_cause() {
    let causes = |text: &str| -> Vec<Cause> {
        let cause = |event: &Event| match *event {
            Event::Destroyed { cause, .. } => Some(cause),
            _ => None,
        };
        play(text).events.iter().filter_map(cause).collect()
    };
    let tide = causes(
        "seats: wolf, raven
        age: 2
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        hand raven: odins-tide
        ---
        wolf: pillage gimle
        raven: play odins-tide",
    );
    assert_eq!(tide[0], Cause::Card(card("odins-tide")));
    assert_eq!(tide.len(), 2, "one by the card, one by the lost battle");
    assert!(matches!(tide[1], Cause::Doom(_)));
    let troll = causes(
        "seats: wolf, raven
        upgrades wolf: troll
        figures raven: warrior gimle
        ---
        wolf: invade troll gimle",
    );
    assert_eq!(troll, [Cause::Card(card("troll"))]);
    let mystic = causes(
        "seats: wolf, raven
        option mystics: on
        age: 2
        upgrades wolf: odins-chosen
        figures raven: 3 warriors andlang
        ---
        wolf: invade mystic andlang for raven warrior",
    );
    assert_eq!(mystic, [Cause::Card(card("odins-chosen"))]);
}
