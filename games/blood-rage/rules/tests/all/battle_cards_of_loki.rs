//! Section 11.5: the battle cards of Loki and Frigga.

use crate::support::{gains, legal, play};

/// `lokis-trickery`: [BR-11.35] a winner without Rage loses nothing; [BR-11.36] the Rage may be spent on Protection.
#[test]
fn lokis_trickery_takes_rage() {
    play(
        "seats: wolf, raven, serpent
        age: 2
        turn: raven
        rage raven: 2
        rage wolf: 0
        upgrades wolf: friggas-protection
        figures raven: leader gimle
        figures wolf: warrior gimle
        hand wolf: lokis-trickery
        ---
        raven: pillage gimle
        wolf: play lokis-trickery
        => rage raven: 1
        => asked: save of wolf
        wolf: save warrior
        => rage wolf: 0
        => in gimle: wolf warrior, raven leader",
    );
}

/// `lokis-backstab`: [BR-11.37] takes at most what the winner has.
#[test]
fn lokis_backstab_takes_glory() {
    play(
        "seats: wolf, raven
        age: 2
        glory wolf: 10
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand raven: lokis-backstab
        ---
        wolf: pillage gimle
        raven: play lokis-backstab
        => glory wolf: 11
        => glory raven: 2",
    );
}

/// `lokis-poison`: [BR-11.38, BR-11.40] takes added cards too, not those that a Watch has discarded.
#[test]
fn lokis_poison_takes_all_revealed_cards() {
    play(
        "seats: wolf, raven
        age: 3
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: tyrs-bash, heimdalls-eye
        hand raven: lokis-poison
        ---
        wolf: pillage gimle
        wolf: play tyrs-bash
        raven: play lokis-poison
        wolf: add heimdalls-eye
        => hand raven: tyrs-bash, heimdalls-eye, lokis-poison
        => known raven: tyrs-bash, heimdalls-eye, lokis-poison
        => discarded: -",
    );
    play(
        "seats: wolf, raven, serpent
        age: 3
        figures wolf: leader gimle
        figures raven: warrior gimle
        figures serpent: warrior gimle
        hand wolf: tyrs-rage-3, tyrs-bash
        hand raven: troll, lokis-poison
        hand serpent: heimdalls-watch-3
        ---
        wolf: pillage gimle
        wolf: play tyrs-rage-3
        raven: play troll
        serpent: play heimdalls-watch-3
        wolf: play tyrs-bash
        raven: play lokis-poison
        => hand raven: tyrs-bash, lokis-poison",
    );
}

/// `lokis-poison`: [BR-11.41] of several losers the first from the pillager on takes all.
#[test]
fn the_first_poisoner_takes_all() {
    play(
        "seats: serpent, bear, wolf, raven, ram
        age: 3
        turn: wolf
        figures wolf: leader gimle
        figures raven: warrior gimle
        figures serpent: warrior gimle
        hand wolf: tyrs-rage-3
        hand raven: lokis-poison
        hand serpent: lokis-poison
        ---
        wolf: pillage gimle
        wolf: play tyrs-rage-3
        raven: play lokis-poison
        serpent: play lokis-poison
        => hand raven: tyrs-rage-3, lokis-poison
        => hand serpent: lokis-poison",
    );
}

/// `lokis-trickery`, `lokis-backstab`, `lokis-poison`: [BR-11.42, BR-10.10] nothing after a tie and nothing for a winner.
#[test]
fn loki_pays_losers_to_a_winner_only() {
    for word in ["lokis-trickery", "lokis-backstab", "lokis-poison"] {
        for (figures, glory) in [("leader gimle", 0), ("leader gimle, warrior gimle", 3)] {
            let told = play(&format!(
                "seats: wolf, raven
                age: 3
                glory raven: 5
                figures wolf: {figures}
                figures raven: leader gimle
                hand wolf: {word}
                hand raven: alfheim-1
                ---
                wolf: pillage gimle
                wolf: play {word}
                raven: play alfheim-1
                => glory raven: 5
                => rage raven: 6
                => hand raven: alfheim-1"
            ));
            assert_eq!(gains(&told).iter().map(|gain| gain.1).sum::<u16>(), glory, "{word}");
        }
    }
}

/// `friggas-grace`: [BR-11.43, BR-11.44] another stat than the token's; any with 5 Glory or all three.
#[test]
fn friggas_grace_raises_another_stat() {
    for (token, offered) in [
        ("rage", vec!["raise axes", "raise horns"]),
        ("axes", vec!["raise rage", "raise horns"]),
        ("glory", vec!["raise rage", "raise axes", "raise horns"]),
    ] {
        let told = play(&format!(
            "seats: wolf, raven
            token gimle: {token}
            figures wolf: leader gimle
            figures raven: warrior gimle
            hand wolf: friggas-grace
            ---
            wolf: pillage gimle
            wolf: play friggas-grace"
        ));
        assert_eq!(legal(&told, "wolf"), offered, "{token}");
    }
    let told = play(
        "seats: wolf, raven
        figures wolf: leader yggdrasil
        figures raven: warrior yggdrasil
        hand wolf: friggas-grace
        ---
        wolf: pillage yggdrasil
        wolf: play friggas-grace",
    );
    assert_eq!(legal(&told, "wolf").len(), 3);
}

/// `friggas-grace`: [BR-11.45] nothing for a winner who is not the pillager, nothing without a battle.
#[test]
fn grace_is_for_the_pillager() {
    play(
        "seats: wolf, raven
        turn: raven
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: friggas-grace
        ---
        raven: pillage gimle
        wolf: play friggas-grace
        => glory wolf: 3
        => steps wolf: 1, 1, 1",
    );
    play(
        "seats: wolf, raven
        figures wolf: leader gimle
        hand wolf: friggas-grace
        ---
        wolf: pillage gimle
        => steps wolf: 2, 1, 1
        => hand wolf: friggas-grace",
    );
}
