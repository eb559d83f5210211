//! Section 11.7: troop upgrades; section 11.8: the first clan upgrades.

use crate::support::{legal, play, totals};

/// `lord-of-hammers`: [BR-11.55, BR-11.56] after a pillage with the leader it may move on, to where there is room.
#[test]
fn lord_of_hammers_moves_on() {
    let facts = "seats: wolf, raven
        destroyed: angerboda, muspelheim, elvagar
        doomed: utgard, horgr, andlang
        upgrades wolf: lord-of-hammers
        figures wolf: leader gimle
        figures raven: 3 warriors andlang
        ---
        wolf: pillage gimle
        raven: decline
        => asked: move of wolf\n";
    let told = play(facts);
    assert_eq!(legal(&told, "wolf"), ["decline", "move leader > myrkvlor", "move leader > yggdrasil"]);
    play(&format!("{facts}wolf: move leader > yggdrasil\n=> in yggdrasil: wolf leader\n=> rage wolf: 6"));
    play(&format!("{facts}wolf: decline\n=> in gimle: wolf leader"));
}

/// `lord-of-axes`: [BR-11.57] one stat of choice. `lord-of-spears`: [BR-11.58] each of the three.
#[test]
fn lords_of_axes_and_spears_raise_stats() {
    play(
        "seats: wolf, raven
        age: 2
        upgrades wolf: lord-of-axes
        token gimle: horns
        figures wolf: leader gimle
        ---
        wolf: pillage gimle
        wolf: raise horns
        => steps wolf: 1, 1, 3",
    );
    play(
        "seats: wolf, raven
        age: 3
        upgrades wolf: lord-of-spears
        token gimle: horns
        figures wolf: leader gimle
        ---
        wolf: pillage gimle
        => steps wolf: 2, 2, 3",
    );
}

/// `lord-of-hammers`, `lord-of-axes`, `lord-of-spears`: [BR-11.59] the owner must pillage with the leader there; with a battle
/// or without.
#[test]
fn lords_must_lead_the_pillage() {
    for (age, lord) in [(1, "lord-of-hammers"), (2, "lord-of-axes"), (3, "lord-of-spears")] {
        play(&format!(
            "seats: wolf, raven
            age: {age}
            upgrades wolf: {lord}
            token gimle: rage
            figures wolf: warrior gimle, leader horgr
            ---
            wolf: pillage gimle
            => steps wolf: 2, 1, 1
            => asked: turn of raven"
        ));
        play(&format!(
            "seats: wolf, raven
            age: {age}
            turn: raven
            upgrades wolf: {lord}
            figures wolf: leader gimle
            figures raven: warrior gimle
            ---
            raven: pillage gimle
            => glory wolf: 3
            => steps wolf: 1, 1, 1
            => asked: turn of wolf"
        ));
    }
}

/// `lord-of-hammers`: [BR-11.60] the free invade is there.
#[test]
fn lords_may_invade_at_once() {
    play(
        "seats: wolf, raven\nhand wolf: lord-of-hammers\n---\nwolf: upgrade lord-of-hammers\n=> rage wolf: 3\nwolf: invade leader gimle\n=> in gimle: wolf leader",
    );
}

fn warriors(age: u8, card: &str, count: u8) -> u16 {
    let told = play(&format!(
        "seats: wolf, raven
        age: {age}
        steps wolf: 1, 1, 6
        upgrades wolf: {card}
        figures wolf: {} gimle
        figures raven: ship nw
        ---
        wolf: pillage gimle",
        if count == 1 { "warrior".to_owned() } else { format!("{count} warriors") }
    ));
    totals(&told)[0].1
}

/// `brothers-in-arms`: [BR-11.61] `masters-in-arms`: [BR-11.62] `experts-in-arms`: [BR-11.64]
#[test]
fn warriors_in_arms() {
    assert_eq!([1, 2, 3, 4, 5].map(|count| warriors(1, "brothers-in-arms", count)), [1, 3, 4, 6, 7]);
    assert_eq!([1, 2, 3, 4, 5].map(|count| warriors(2, "experts-in-arms", count)), [2, 4, 6, 8, 10]);
    assert_eq!([1, 2, 3, 4, 5].map(|count| warriors(3, "masters-in-arms", count)), [2, 6, 8, 12, 14]);
}

/// `brothers-in-arms`, `masters-in-arms`: [BR-11.63] invading costs the single warrior's STR.
#[test]
fn pairs_do_not_raise_the_cost() {
    for (age, card, rage) in [(1, "brothers-in-arms", 5), (3, "masters-in-arms", 4), (2, "experts-in-arms", 4)] {
        play(&format!(
            "seats: wolf, raven
            age: {age}
            upgrades wolf: {card}
            figures wolf: warrior gimle
            ---
            wolf: invade warrior gimle
            => rage wolf: {rage}"
        ));
    }
    // One warrior in each of two provinces makes no pair.
    let told = play(
        "seats: wolf, raven
        upgrades wolf: brothers-in-arms
        figures wolf: warrior gimle, warrior horgr
        figures raven: ship nw
        ---
        wolf: pillage gimle",
    );
    assert_eq!(totals(&told)[0].1, 1);
}

/// `lokis-dragons`, `fire-dragons`, `eternal-dragons`: [BR-11.65, BR-11.66, BR-11.67] 4, 8, 12 Glory for every cause and for a Sea
/// Serpent as well.
#[test]
fn dragons_pay_for_ships() {
    for (age, card, glory) in [(1, "lokis-dragons", 4), (2, "fire-dragons", 8), (3, "eternal-dragons", 12)] {
        play(&format!(
            "seats: wolf, raven, serpent
            age: {age}
            turn: raven
            upgrades wolf: {card}, sea-serpent
            figures wolf: ship nw, sea-serpent nw
            figures raven: leader gimle, warrior gimle, ship nw
            ---
            raven: pillage gimle
            => glory wolf: {}",
            2 * glory
        ));
    }
}

/// `lokis-domain`, `lokis-eminence`, `lokis-wrath`: [BR-11.68, BR-11.69] 1, 2, 3 Glory for each figure released, added up.
#[test]
fn loki_pays_for_the_released() {
    for (cards, glory) in [
        ("lokis-domain", 2),
        ("lokis-eminence", 4),
        ("lokis-wrath", 6),
        ("lokis-domain, lokis-eminence, lokis-wrath", 12),
    ] {
        play(&format!(
            "seats: wolf, raven, serpent, bear
            age: 3
            rage raven: 0
            rage serpent: 0
            rage bear: 0
            upgrades wolf: {cards}
            valhalla wolf: leader, warrior
            ---
            wolf: pass
            => glory wolf: {glory}"
        ));
    }
}

/// `lokis-domain`: [BR-11.70] who leaves Valhalla by Frigga's Domain or a replaced card is not released.
#[test]
fn only_the_released_pay() {
    play(
        "seats: wolf, raven
        age: 3
        rage raven: 0
        destroyed: angerboda, muspelheim, elvagar, utgard, andlang
        doomed: utgard, andlang, myrkvlor
        upgrades wolf: lokis-domain, friggas-domain, troll
        valhalla wolf: warrior, troll
        hand wolf: frost-giant
        ---
        wolf: invade warrior gimle from valhalla
        wolf: upgrade frost-giant 1
        wolf: decline
        wolf: pass
        => glory wolf: 0",
    );
}

/// `lokis-blessing`: [BR-11.71, BR-11.72, BR-11.73] a warrior of the reserve comes back after a lost battle, also after a tie,
/// without Rage; never in Yggdrasil.
#[test]
fn lokis_blessing_sends_a_warrior() {
    play(
        "seats: wolf, raven, serpent, bear
        rage raven: 0
        upgrades raven: lokis-blessing
        figures wolf: warrior gimle
        figures raven: warrior gimle
        ---
        wolf: pillage gimle
        => asked: blessing of raven
        raven: invade warrior gimle
        => in gimle: raven warrior
        => rage raven: 0",
    );
    play(
        "seats: wolf, raven, serpent, bear
        upgrades raven: lokis-blessing
        figures wolf: leader yggdrasil
        figures raven: warrior yggdrasil
        ---
        wolf: pillage yggdrasil
        => asked: turn of raven",
    );
    // Without a warrior in the reserve there is nothing to send.
    play(
        "seats: wolf, raven, serpent, bear
        upgrades raven: lokis-blessing
        figures wolf: leader gimle
        figures raven: warrior gimle
        valhalla raven: 7 warriors
        ---
        wolf: pillage gimle
        => asked: turn of raven",
    );
}

/// `friggas-charm`: [BR-11.74] upgrades cost 1 less, never less than 0; invading costs the same.
#[test]
fn friggas_charm_makes_upgrades_cheaper() {
    play(
        "seats: wolf, raven
        rage raven: 0
        upgrades wolf: friggas-charm
        hand wolf: thors-glory, troll
        ---
        wolf: upgrade thors-glory 2
        => rage wolf: 5
        wolf: upgrade troll 1
        => rage wolf: 4
        wolf: decline
        wolf: invade warrior gimle
        => rage wolf: 3",
    );
    play("seats: wolf, raven\nhand wolf: friggas-charm\n---\nwolf: upgrade friggas-charm 1\n=> rage wolf: 6");
}

/// `friggas-succor`: [BR-11.75, BR-11.76, BR-11.77] one more warrior with any invade of a province, with room and Horns.
#[test]
fn friggas_succor_sends_one_more() {
    play(
        "seats: wolf, raven, serpent
        upgrades wolf: friggas-succor
        ---
        wolf: invade warrior gimle
        => rage wolf: 5
        => asked: succor of wolf
        wolf: invade warrior gimle
        => in gimle: wolf 2 warriors
        => rage wolf: 5
        => asked: turn of raven",
    );
    // A free invade brings one too; the last village and the last Horn do not.
    play(
        "seats: wolf, raven, serpent
        upgrades wolf: friggas-succor
        hand wolf: brothers-in-arms
        ---
        wolf: upgrade brothers-in-arms
        wolf: invade warrior gimle
        => asked: succor of wolf
        wolf: decline
        => in gimle: wolf warrior",
    );
    for figures in ["3 warriors horgr", "2 warriors andlang"] {
        play(&format!(
            "seats: wolf, raven, serpent
            upgrades wolf: friggas-succor
            figures wolf: {figures}
            ---
            wolf: invade leader andlang
            => asked: turn of raven"
        ));
    }
}

/// `friggas-succor`: [BR-11.77] it follows Loki's Blessing too, on anybody's turn.
#[test]
fn succor_follows_a_blessing() {
    play(
        "seats: wolf, raven, serpent, bear
        upgrades raven: lokis-blessing, friggas-succor
        figures wolf: leader gimle
        figures raven: warrior gimle
        ---
        wolf: pillage gimle
        raven: invade warrior gimle
        => asked: succor of raven
        raven: invade warrior gimle
        => in gimle: wolf leader, raven 2 warriors
        => asked: turn of raven",
    );
}

/// `friggas-succor`: [BR-11.78] not with a ship, not in Yggdrasil.
#[test]
fn no_succor_in_fjords_and_yggdrasil() {
    play(
        "seats: wolf, raven, serpent\nupgrades wolf: friggas-succor\n---\nwolf: invade ship nw\n=> asked: turn of raven",
    );
    play(
        "seats: wolf, raven, serpent
        age: 2
        upgrades wolf: friggas-succor, dark-elf
        ---
        wolf: invade dark-elf yggdrasil
        => asked: turn of raven",
    );
}

/// `friggas-protection`: [BR-11.79, BR-11.80, BR-11.82] 1 Rage a figure, anybody's turn, also outside battles; the active
/// player's neighbours decide clockwise.
#[test]
fn friggas_protection_saves_figures() {
    play(
        "seats: wolf, raven
        age: 2
        upgrades wolf: troll
        upgrades raven: friggas-protection
        figures raven: 3 warriors gimle
        rage raven: 2
        ---
        wolf: invade troll gimle
        raven: save warrior
        raven: save warrior
        => rage raven: 0
        => in gimle: wolf troll, raven 2 warriors
        => valhalla raven: warrior",
    );
    // A loser's ship stays in its fjord.
    play(
        "seats: wolf, raven
        age: 2
        upgrades raven: friggas-protection
        figures wolf: leader gimle
        figures raven: ship nw
        ---
        wolf: pillage gimle
        raven: save ship
        => in nw: raven ship
        => glory wolf: 3",
    );
}

/// `friggas-protection`: [BR-11.81, BR-5.20] not in Ragnarök.
#[test]
fn no_protection_in_ragnarok() {
    play(
        "seats: wolf, raven
        age: 2
        destroyed: angerboda, muspelheim, elvagar, utgard
        doomed: utgard, gimle, andlang
        rage raven: 0
        upgrades wolf: friggas-protection
        figures wolf: warrior gimle
        ---
        wolf: pass
        => glory wolf: 3",
    );
}
