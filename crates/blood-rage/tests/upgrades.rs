//! Sections 11.7 and 11.8: troop and clan upgrades.

mod tale;

use tale::{choices, gains, legal, play, totals};

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
        assert!(told.position.table.gone.of(tale::card("alfheim-1")) == 1);
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
