//! Corners where several rules meet.

use crate::support::{choices, legal, play, totals};

/// [BR-11.72, BR-1.22] Loki's Blessing finds no empty village: the winner's figures fill the province.
#[test]
fn a_blessing_needs_a_village() {
    play(
        "seats: wolf, raven, serpent, bear
        upgrades raven: lokis-blessing
        figures wolf: 3 warriors andlang
        figures raven: ship sw
        ---
        wolf: pillage andlang
        => valhalla raven: ship
        => asked: turn of raven",
    );
    // Nor is there room under Horns while as many figures stand elsewhere.
    play(
        "seats: wolf, raven, serpent, bear
        upgrades raven: lokis-blessing, friggas-protection
        age: 2
        figures wolf: leader gimle, 2 warriors gimle
        figures raven: warrior gimle, 3 warriors horgr
        ---
        wolf: pillage gimle
        raven: save warrior
        => asked: turn of raven",
    );
}

/// [BR-11.79, BR-2.11] Without Rage nobody is asked for Frigga's Protection.
#[test]
fn protection_needs_rage() {
    play(
        "seats: wolf, raven
        age: 2
        rage raven: 0
        upgrades raven: friggas-protection
        figures wolf: leader gimle
        figures raven: warrior gimle
        ---
        wolf: pillage gimle
        => valhalla raven: warrior
        => asked: turn of wolf",
    );
}

/// [BR-6.36, BR-6.12, BR-1.23] Five clans in Yggdrasil, two of them equal: all five lose everything there.
#[test]
fn five_clans_lose_in_yggdrasil() {
    let told = play(
        "seats: wolf, raven, serpent, bear, ram
        figures wolf: leader yggdrasil, warrior gimle
        figures raven: leader yggdrasil
        figures serpent: 2 warriors yggdrasil
        figures bear: warrior yggdrasil
        figures ram: warrior yggdrasil
        ---
        wolf: pillage yggdrasil
        wolf: decline
        => in yggdrasil: -
        => in gimle: wolf warrior
        => pillaged: -
        => glory wolf: 0
        => asked: turn of raven",
    );
    assert_eq!(totals(&told).len(), 5);
}

/// [BR-11.7, BR-11.110, BR-11.67] The tide reaches ships in the fjord: of a ship and a Sea Serpent one is kept, and Dragons pay.
#[test]
fn the_tide_in_the_fjord() {
    let told = play(
        "seats: wolf, raven, serpent
        age: 2
        upgrades raven: sea-serpent, fire-dragons
        figures wolf: leader gimle
        figures raven: ship nw, sea-serpent nw
        hand wolf: odins-tide
        ---
        wolf: pillage gimle
        wolf: play odins-tide
        => asked: spare of raven
        raven: spare ship
        => glory raven: 16
        => valhalla raven: ship, sea-serpent",
    );
    assert_eq!(totals(&told), [("wolf".to_owned(), 3, 1), ("raven".to_owned(), 2, 0)]);
}

/// [BR-2.6, BR-6.50, BR-11.44] With the token's stat on its last step, Odin, the Frost Giant and the token raise nothing; Frigga's
/// Grace is offered what is left.
#[test]
fn rewards_on_the_last_step() {
    let told = play(
        "seats: wolf, raven
        option gods: on
        gods: odin gimle, thor horgr
        age: 3
        token gimle: axes
        steps wolf: 6, 6, 5
        upgrades wolf: frost-giant
        figures wolf: frost-giant gimle
        figures raven: warrior gimle
        hand wolf: friggas-grace
        ---
        wolf: pillage gimle
        wolf: play friggas-grace
        => steps wolf: 6, 6, 5",
    );
    assert_eq!(legal(&told, "wolf"), ["raise horns"]);
    // With nothing left to raise nobody is asked.
    play(
        "seats: wolf, raven
        age: 3
        token gimle: axes
        steps wolf: 6, 1, 6
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: friggas-grace
        ---
        wolf: pillage gimle
        wolf: play friggas-grace
        => steps wolf: 6, 2, 6
        => glory wolf: 4
        => asked: turn of raven",
    );
}

/// [BR-15.11, BR-15.10, BR-15.12] A mystic that retreats leaves its village to the one that attacks it.
#[test]
fn a_retreat_empties_the_village() {
    play(
        "seats: wolf, raven, serpent, bear
        option mystics: on
        age: 2
        upgrades wolf: odins-chosen, thors-domain
        upgrades raven: friggas-chosen
        figures raven: mystic andlang, 2 warriors andlang
        ---
        wolf: invade mystic andlang for raven mystic
        raven: retreat mystic > utgard
        => in andlang: wolf mystic, raven 2 warriors
        => in utgard: raven mystic
        => valhalla raven: -
        => asked: domain andlang of wolf",
    );
    // Repelled, it has not invaded: nothing follows.
    play(
        "seats: wolf, raven, serpent, bear
        option mystics: on
        age: 2
        upgrades wolf: odins-chosen, thors-domain
        upgrades raven: friggas-protection
        figures raven: warrior andlang
        figures wolf: warrior andlang
        ---
        wolf: invade mystic andlang for raven warrior
        raven: save warrior
        => asked: turn of raven",
    );
}

/// [BR-14.25, BR-2.14, BR-5.30] Hildisvini may move its owner's figure on, but counts for Horns itself.
#[test]
fn hildisvini_and_its_own() {
    play(
        "seats: wolf, raven
        option monsters: on
        destroyed: angerboda, muspelheim, elvagar
        doomed: gimle, horgr, utgard
        upgrades wolf: hildisvini
        figures wolf: 3 warriors andlang
        ---
        wolf: invade hildisvini andlang for wolf warrior > yggdrasil
        => in andlang: wolf 2 warriors, wolf hildisvini
        => in yggdrasil: wolf warrior",
    );
    let told = play(
        "seats: wolf, raven
        option monsters: on
        upgrades wolf: hildisvini
        figures wolf: 3 warriors andlang, leader gimle",
    );
    assert!(choices(&told, "wolf", "invade").is_empty());
}

/// [BR-11.118, BR-15.10, BR-6.69, BR-7.24] In Ragnarök a witch and mystics flee one by one, as far as there are villages.
#[test]
fn flight_from_ragnarok() {
    let facts = "seats: wolf, raven, serpent, bear
        option mystics: on
        age: 3
        destroyed: angerboda, muspelheim, elvagar
        doomed: muspelheim, elvagar, gimle
        rage raven: 0
        rage serpent: 0
        rage bear: 0
        mystics wolf: 2
        upgrades wolf: volur-witch, friggas-chosen
        figures wolf: volur-witch gimle, 2 mystics gimle, warrior gimle
        figures raven: 2 warriors andlang, 2 warriors myrkvlor
        figures serpent: warrior myrkvlor
        ---
        wolf: pass
        => asked: save of wolf\n";
    let told = play(facts);
    assert_eq!(
        legal(&told, "wolf"),
        ["retreat mystic > andlang", "retreat mystic > yggdrasil", "retreat volur-witch > yggdrasil", "accept"]
    );
    play(&format!(
        "{facts}wolf: retreat mystic > andlang
        ! wolf: retreat mystic > andlang
        wolf: retreat mystic > yggdrasil
        wolf: accept
        => in yggdrasil: wolf mystic
        => in andlang: wolf mystic, raven 2 warriors
        => glory wolf: 8"
    ));
}

/// [BR-11.38, BR-10.14, BR-5.58] A quest that the winner laid down and Loki's Poison took may be committed by its new owner.
#[test]
fn a_poisoned_quest_may_be_committed() {
    play(
        "seats: wolf, raven
        age: 3
        rage wolf: 1
        figures wolf: leader gimle, warrior gimle
        figures raven: warrior gimle, warrior horgr
        hand wolf: jotunheim-3
        hand raven: lokis-poison
        ---
        wolf: pillage gimle
        wolf: play jotunheim-3
        raven: play lokis-poison
        => hand raven: lokis-poison, jotunheim-3
        raven: quest jotunheim-3
        wolf: pass
        raven: pass
        => glory raven: 9",
    );
}

/// [BR-11.20, BR-15.27, BR-6.25] Before Heimdall a watch starts the open round anew, left of the pillager, with those who have cards.
#[test]
fn a_watch_before_heimdall() {
    play(
        "seats: wolf, raven, serpent
        option gods: on
        age: 2
        gods: heimdall gimle, thor horgr
        figures wolf: leader gimle
        figures raven: warrior gimle
        figures serpent: warrior gimle
        hand wolf: tyrs-rage-2, tyrs-bash
        hand raven: heimdalls-watch-2
        hand serpent: thors-hammer, troll
        ---
        wolf: pillage gimle
        raven: play heimdalls-watch-2
        serpent: play thors-hammer
        wolf: play tyrs-rage-2
        => glory raven: 7
        => asked: card of serpent
        serpent: play troll
        => asked: card of wolf
        wolf: play tyrs-bash
        => glory wolf: 3",
    );
}
