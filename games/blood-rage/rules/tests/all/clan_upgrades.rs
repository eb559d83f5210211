//! Section 11.8: clan upgrades from Frigga's Domain on.

use crate::support::{choices, gains, legal, play, totals};

/// `friggas-domain`: [BR-11.83, BR-11.84, BR-11.85] 1 Rage for any figure from Valhalla, with room, Horns and effects.
#[test]
fn friggas_domain_raises_the_dead() {
    let facts = "seats: wolf, raven, serpent
        age: 3
        rage wolf: 5
        upgrades wolf: friggas-domain, troll, soldier-of-hel, friggas-succor
        valhalla wolf: leader, troll, soldier-of-hel, warrior, ship
        figures raven: 2 warriors gimle
        ---\n";
    for (figure, place) in [("leader", "horgr"), ("soldier-of-hel", "horgr"), ("warrior", "horgr"), ("ship", "nw")] {
        play(&format!("{facts}wolf: invade {figure} {place} from valhalla\n=> rage wolf: 4"));
    }
    play(&format!(
        "{facts}wolf: invade troll gimle from valhalla
        => rage wolf: 4
        => in gimle: wolf troll
        => asked: succor of wolf"
    ));
    let told = play(
        "seats: wolf, raven
        age: 3
        upgrades wolf: friggas-domain
        figures wolf: 4 warriors gimle
        valhalla wolf: leader",
    );
    assert!(choices(&told, "wolf", "invade").is_empty());
}

/// `friggas-sacrifice`: [BR-11.86, BR-11.87, BR-11.88] two figures from anywhere for one step; nothing saves them, Dragons pay.
#[test]
fn friggas_sacrifice_gives_up_two() {
    let told = play(
        "seats: wolf, raven, serpent
        age: 3
        rage wolf: 1
        upgrades wolf: friggas-sacrifice, friggas-protection, eternal-dragons, volur-witch
        figures wolf: volur-witch gimle, ship nw, warrior horgr
        ---
        wolf: sacrifice ship nw, volur-witch gimle
        => rage wolf: 1
        => valhalla wolf: ship, volur-witch
        => glory wolf: 12
        wolf: raise axes
        => steps wolf: 1, 2, 1
        => asked: turn of raven",
    );
    assert_eq!(gains(&told).len(), 1);
    let told = play(
        "seats: wolf, raven, serpent
        age: 3
        upgrades wolf: friggas-sacrifice
        figures wolf: 2 warriors gimle, ship nw",
    );
    assert_eq!(
        choices(&told, "wolf", "sacrifice"),
        ["sacrifice warrior gimle, warrior gimle", "sacrifice warrior gimle, ship nw"]
    );
}

/// `odins-inspiration`: [BR-11.89] Ragnarök Glory is doubled, that of Dragons is not.
#[test]
fn odins_inspiration_doubles_ragnarok() {
    play(
        "seats: wolf, raven
        age: 2
        destroyed: angerboda, muspelheim, elvagar, utgard
        doomed: utgard, gimle, andlang
        rage raven: 0
        upgrades wolf: odins-inspiration, fire-dragons
        figures wolf: warrior gimle, ship nw
        ---
        wolf: pass
        => glory wolf: 20
        => sources wolf: ragnarok 12, cards 8",
    );
}

/// `odins-throne`: [BR-11.90] quests pay twice, the step comes once.
#[test]
fn odins_throne_doubles_quests() {
    play(
        "seats: wolf, raven
        age: 3
        destroyed: angerboda, muspelheim, elvagar, utgard, andlang
        doomed: utgard, andlang, myrkvlor
        rage raven: 0
        upgrades wolf: odins-throne
        figures wolf: leader gimle
        quests wolf: alfheim-3
        ---
        wolf: pass
        wolf: raise axes
        => glory wolf: 18
        => steps wolf: 1, 2, 1",
    );
}

/// `thors-glory`: [BR-11.91, BR-11.92] 2 Glory once for two or more enemies, for winner and loser.
#[test]
fn thors_glory_pays_for_two_enemies() {
    for (raven, glory) in [("warrior", 3), ("2 warriors", 5), ("2 warriors gimle, ship", 5)] {
        let place = if raven.ends_with("ship") { "nw" } else { "gimle" };
        play(&format!(
            "seats: wolf, raven
            upgrades wolf: thors-glory
            figures wolf: leader gimle, 2 warriors gimle
            figures raven: {raven} {place}
            ---
            wolf: pillage gimle
            => glory wolf: {glory}"
        ));
    }
    // A loser: the tide takes two of the winner's.
    play(
        "seats: wolf, raven
        age: 2
        upgrades raven: thors-glory
        figures wolf: leader gimle, 2 warriors gimle
        figures raven: warrior gimle
        hand raven: odins-tide
        ---
        wolf: pillage gimle
        raven: play odins-tide
        wolf: spare leader
        => glory raven: 2",
    );
}

/// `thors-domain`: [BR-11.93, BR-11.94] 2 Rage for a pillage right after an invade on the own turn, while the reward is there.
#[test]
fn thors_domain_pillages_at_once() {
    play(
        "seats: wolf, raven, serpent, bear
        age: 2
        upgrades wolf: thors-domain
        hand wolf: experts-in-arms
        ---
        wolf: upgrade experts-in-arms
        wolf: invade warrior gimle
        => asked: domain gimle of wolf
        wolf: pillage gimle
        => rage wolf: 2
        => pillaged: gimle",
    );
    play(
        "seats: wolf, raven, serpent, bear\nage: 2\npillaged: gimle\nupgrades wolf: thors-domain\n---\nwolf: invade warrior gimle\n=> asked: turn of raven",
    );
    play(
        "seats: wolf, raven, serpent, bear\nage: 2\nrage wolf: 2\nupgrades wolf: thors-domain\n---\nwolf: invade warrior gimle\n=> asked: turn of raven",
    );
}

/// `thors-domain`: [BR-11.95] not after a ship, once a turn, and after Loki's Blessing when the battle is over.
#[test]
fn thors_domain_waits_for_the_battle() {
    play(
        "seats: wolf, raven, serpent, bear\nage: 2\nupgrades wolf: thors-domain\n---\nwolf: invade ship nw\n=> asked: turn of raven",
    );
    play(
        "seats: wolf, raven, serpent, bear
        age: 2
        upgrades wolf: thors-domain, lokis-blessing
        figures wolf: warrior gimle
        figures raven: leader gimle
        ---
        wolf: pillage gimle
        => asked: blessing of wolf
        wolf: invade warrior gimle
        => asked: domain gimle of wolf
        wolf: pillage gimle
        => rage wolf: 4
        => asked: blessing of wolf
        wolf: invade warrior gimle
        => asked: turn of raven",
    );
    // On somebody else's turn there is none.
    play(
        "seats: wolf, raven, serpent, bear
        age: 2
        turn: raven
        upgrades wolf: thors-domain, lokis-blessing
        figures wolf: warrior gimle
        figures raven: leader gimle
        ---
        raven: pillage gimle
        wolf: invade warrior gimle
        => asked: turn of serpent",
    );
}

/// `thors-domain`: [BR-11.123] the Dark Elf in Yggdrasil.
#[test]
fn thors_domain_in_yggdrasil() {
    play(
        "seats: wolf, raven, serpent, bear
        age: 2
        upgrades wolf: thors-domain, dark-elf
        ---
        wolf: invade dark-elf yggdrasil
        => asked: domain yggdrasil of wolf
        wolf: pillage yggdrasil
        => steps wolf: 2, 2, 2
        => rage wolf: 3",
    );
}

/// `thors-conquest`: [BR-11.96] 3 Glory for each figure on the board at the end.
#[test]
fn thors_conquest_counts_the_board() {
    play(
        "seats: wolf, raven
        age: 3
        rage raven: 0
        destroyed: angerboda, muspelheim, elvagar, utgard, andlang
        doomed: utgard, andlang, myrkvlor
        upgrades wolf: thors-conquest, troll
        figures wolf: troll gimle, ship ne, warrior yggdrasil
        valhalla wolf: 2 warriors
        ---
        wolf: pass
        => glory wolf: 9",
    );
}

/// `tyrs-domain`, `tyrs-wrath`: [BR-11.97, BR-11.98, BR-11.99] a quest may count +3 or +5, not both, and is treated as any card.
#[test]
fn quests_as_battle_cards() {
    let facts = "seats: wolf, raven, serpent
        age: 3
        upgrades wolf: tyrs-domain, tyrs-wrath
        figures wolf: leader gimle
        figures raven: ship nw
        hand wolf: alfheim-1
        ---
        wolf: pillage gimle
        wolf: play alfheim-1
        => asked: count of wolf\n";
    let told = play(facts);
    assert_eq!(legal(&told, "wolf"), ["decline", "count 3", "count 5"]);
    for (choice, bonus) in [("decline", 0), ("count 3", 3), ("count 5", 5)] {
        let told = play(&format!("{facts}wolf: {choice}\n=> hand wolf: -"));
        assert_eq!(totals(&told)[0].2, bonus);
        assert!(told.position.table.gone.of(crate::support::card("alfheim-1")) == 1);
    }
}

/// `tyrs-challenge`: [BR-11.100, BR-11.101] 2 Rage to pillage a pillaged province; the token stays turned.
#[test]
fn tyrs_challenge_pillages_again() {
    play(
        "seats: wolf, raven
        age: 2
        token gimle: axes
        pillaged: gimle
        upgrades wolf: tyrs-challenge
        figures wolf: leader gimle
        figures raven: warrior yggdrasil
        ---
        ! wolf: challenge horgr
        wolf: challenge gimle
        => rage wolf: 4
        raven: call warrior from yggdrasil
        => steps wolf: 1, 2, 1
        => glory wolf: 4
        => pillaged: gimle",
    );
    let told = play(
        "seats: wolf, raven\nage: 2\nrage wolf: 1\npillaged: gimle\nupgrades wolf: tyrs-challenge\nfigures wolf: leader gimle",
    );
    assert!(choices(&told, "wolf", "challenge").is_empty());
}

/// `tyrs-challenge`: [BR-11.124, BR-11.125] not twice running on one province, unless another clan has acted there on a turn
/// of its own: invaded it or its fjord, marched into or out of it.
#[test]
fn tyrs_challenge_waits_for_others() {
    let facts = "seats: wolf, raven
        age: 2
        destroyed: angerboda, muspelheim, elvagar, utgard
        doomed: utgard, horgr, andlang
        pillaged: gimle, andlang
        rage wolf: 12
        upgrades wolf: tyrs-challenge
        upgrades raven: lokis-dragons
        figures wolf: leader gimle, ship sw
        figures raven: warrior gimle, warrior horgr
        ---
        wolf: challenge gimle\n";
    for (act, free) in [
        ("raven: invade warrior horgr", false),
        ("raven: march horgr > myrkvlor: warrior", false),
        ("raven: invade warrior gimle", true),
        ("raven: invade ship nw", true),
        ("raven: march horgr > gimle: warrior", true),
    ] {
        let told = play(&format!("{facts}{act}"));
        assert_eq!(choices(&told, "wolf", "challenge gimle").len(), usize::from(free), "{act}");
        let clause = crate::support::why(&told, "wolf", "challenge gimle").1;
        assert_eq!(clause.as_deref() == Some("BR-11.124"), !free, "{act}");
    }
    // Another province in between frees it.
    play(&format!(
        "{facts}raven: pass
        ! wolf: challenge gimle
        wolf: challenge andlang
        wolf: decline
        ! wolf: challenge andlang
        wolf: challenge gimle"
    ));
}

/// `tyrs-prowess`: [BR-11.102, BR-11.103] any revealed card may be kept.
#[test]
fn tyrs_prowess_keeps_any_card() {
    for card in ["alfheim-1", "troll", "tyrs-bash"] {
        play(&format!(
            "seats: wolf, raven, serpent
            age: 2
            upgrades wolf: tyrs-prowess
            figures wolf: leader gimle
            figures raven: ship nw
            hand wolf: {card}
            ---
            wolf: pillage gimle
            wolf: play {card}
            wolf: recover {card}
            => hand wolf: {card}
            => rage wolf: 5"
        ));
    }
}

/// [BR-10.18, BR-10.19] Upgrades in slots are not revealed cards, and what says "may" is asked each time.
#[test]
fn upgrades_in_slots_are_not_revealed() {
    play(
        "seats: wolf, raven, serpent, bear
        age: 3
        upgrades raven: lokis-blessing
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: thors-primacy
        ---
        wolf: pillage gimle
        wolf: play thors-primacy
        => asked: blessing of raven
        raven: decline
        => in gimle: wolf leader",
    );
}
