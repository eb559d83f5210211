//! Section 11.9: the monsters of the box; section 14: the Kickstarter monsters.

use crate::support::{card, choices, faces, gains, game, legal, open, play, totals};
use meadhall_blood_rage::{Cause, Event, Module, Place};
use meadhall_engine::Game;

/// `troll`: [BR-11.104, BR-11.106, BR-11.107] slays enemy warriors, and only those, each time it invades; no battle Glory.
#[test]
fn the_troll_slays_warriors() {
    play(
        "seats: wolf, raven, serpent
        upgrades wolf: troll
        upgrades raven: thors-glory
        figures wolf: warrior gimle
        figures raven: 2 warriors gimle, leader horgr
        figures serpent: leader gimle
        ---
        wolf: invade troll gimle
        => in gimle: wolf warrior, wolf troll, serpent leader
        => valhalla raven: 2 warriors
        => glory wolf: 0
        => glory raven: 0",
    );
    // It needs an empty village first.
    let told = play("seats: wolf, raven\nupgrades wolf: troll\nfigures raven: 3 warriors andlang");
    assert!(!legal(&told, "wolf").contains(&"invade troll andlang".to_owned()));
}

/// `fire-giant`: [BR-11.105, BR-11.107, BR-1.30] slays all but monsters, ships in the fjord included, a Sea Serpent not.
#[test]
fn the_fire_giant_slays_all_but_monsters() {
    play(
        "seats: wolf, raven, serpent
        age: 2
        upgrades wolf: fire-giant, valkyrie
        upgrades raven: sea-serpent, troll
        upgrades serpent: fire-dragons
        figures wolf: valkyrie gimle, ship nw
        figures raven: leader gimle, troll gimle, sea-serpent nw
        figures serpent: ship nw
        ---
        wolf: invade fire-giant gimle
        => in gimle: wolf fire-giant, wolf valkyrie, raven troll
        => in nw: wolf ship, raven sea-serpent
        => valhalla raven: leader
        => valhalla serpent: ship
        => glory wolf: 0
        => glory serpent: 8
        => rage wolf: 2",
    );
}

/// `dwarf-chieftain`, `soldier-of-hel`: [BR-11.108] no Rage for card and figure, but 1 Rage to act.
#[test]
fn free_monsters() {
    for (age, monster, strength) in [(1, "dwarf-chieftain", 2), (3, "soldier-of-hel", 3)] {
        let told = play(&format!(
            "seats: wolf, raven
            age: {age}
            rage wolf: 1
            hand wolf: {monster}
            figures raven: ship nw
            ---
            wolf: upgrade {monster} 1
            wolf: decline
            raven: pass
            wolf: invade {monster} gimle
            => rage wolf: 1
            wolf: pillage gimle"
        ));
        assert_eq!(totals(&told)[0].1, strength);
    }
    // Without Rage there is no turn: the phase ends with the Raven's pass.
    play(
        "seats: wolf, raven\nturn: raven\nrage wolf: 0\nhand wolf: dwarf-chieftain\n---\nraven: pass\n=> phase: discard",
    );
}

/// `sea-serpent`: [BR-11.109, BR-11.110] a ship and a monster: fjords only, never moves, STR 3 whatever the ship's upgrade.
#[test]
fn the_sea_serpent_is_a_ship() {
    let told = play(
        "seats: wolf, raven, serpent
        upgrades wolf: sea-serpent, lokis-dragons
        figures wolf: sea-serpent nw
        figures raven: ship nw",
    );
    assert!(choices(&told, "wolf", "march").is_empty());
    assert_eq!(choices(&told, "wolf", "pillage"), ["pillage myrkvlor", "pillage gimle"]);
    let told = play(
        "seats: wolf, raven, serpent
        upgrades wolf: sea-serpent, lokis-dragons
        figures wolf: sea-serpent nw
        figures raven: ship nw
        ---
        wolf: pillage gimle
        => pillaged: gimle",
    );
    assert_eq!(totals(&told)[0].1, 3);
    let told = play("seats: wolf, raven, serpent\nhand wolf: sea-serpent\n---\nwolf: upgrade sea-serpent 1");
    assert!(choices(&told, "wolf", "invade").iter().all(|choice| choice.starts_with("invade sea-serpent ")));
    assert!(choices(&told, "wolf", "invade").iter().all(|choice| !choice.ends_with("gimle")));
}

/// `sea-serpent`: [BR-11.111] the free invade of a ship upgrade may be its.
#[test]
fn a_ship_upgrade_may_launch_the_sea_serpent() {
    let told = play(
        "seats: wolf, raven, serpent
        upgrades wolf: sea-serpent
        hand wolf: lokis-dragons
        ---
        wolf: upgrade lokis-dragons",
    );
    assert!(legal(&told, "wolf").contains(&"invade ship nw".to_owned()));
    assert!(legal(&told, "wolf").contains(&"invade sea-serpent nw".to_owned()));
}

/// `valkyrie`: [BR-11.112, BR-11.113] 2 Glory for each enemy destroyed, for winner and loser, even if she dies.
#[test]
fn the_valkyrie_counts_dead_enemies() {
    play(
        "seats: wolf, raven
        age: 2
        upgrades wolf: valkyrie
        figures wolf: valkyrie gimle, warrior gimle
        figures raven: 2 warriors gimle
        ---
        wolf: pillage gimle
        => glory wolf: 7",
    );
    play(
        "seats: wolf, raven
        age: 2
        upgrades raven: valkyrie
        figures wolf: leader gimle, 2 warriors gimle
        figures raven: valkyrie gimle
        hand raven: odins-tide
        ---
        wolf: pillage gimle
        raven: play odins-tide
        wolf: spare warrior
        => glory raven: 9
        => in gimle: raven valkyrie",
    );
    play(
        "seats: wolf, raven, serpent
        age: 2
        upgrades raven: valkyrie
        figures wolf: leader gimle
        figures raven: valkyrie gimle
        figures serpent: warrior gimle
        ---
        wolf: pillage gimle
        => valhalla raven: valkyrie
        => glory raven: 2",
    );
}

/// `dark-elf`: [BR-11.114, BR-11.115] may invade Yggdrasil for 1 and has STR 3 there.
#[test]
fn the_dark_elf_in_yggdrasil() {
    for (place, strength) in [("yggdrasil", 3), ("gimle", 1)] {
        let told = play(&format!(
            "seats: wolf, raven
            age: 2
            upgrades wolf: dark-elf
            figures raven: warrior {place}
            rage raven: 0
            ---
            wolf: invade dark-elf {place}
            => rage wolf: 5
            wolf: pillage {place}"
        ));
        assert_eq!(totals(&told)[0].1, strength);
    }
}

/// `frost-giant`: [BR-11.116, BR-11.117] the reward again, with or without a battle, if it stands there; Grace is not repeated.
#[test]
fn the_frost_giant_doubles_the_reward() {
    for (token, steps, glory) in [("axes", "1, 3, 1", 0), ("glory", "1, 1, 1", 10)] {
        play(&format!(
            "seats: wolf, raven
            age: 3
            token gimle: {token}
            upgrades wolf: frost-giant
            figures wolf: frost-giant gimle
            ---
            wolf: pillage gimle
            => steps wolf: {steps}
            => glory wolf: {glory}"
        ));
    }
    play(
        "seats: wolf, raven\nage: 3\nupgrades wolf: frost-giant\nfigures wolf: frost-giant yggdrasil\n---\nwolf: pillage yggdrasil\n=> steps wolf: 3, 3, 3",
    );
    play(
        "seats: wolf, raven
        age: 3
        token gimle: axes
        upgrades wolf: frost-giant
        figures wolf: frost-giant horgr, warrior gimle
        ---
        wolf: pillage gimle
        => steps wolf: 1, 2, 1",
    );
}

/// `volur-witch`: [BR-11.118, BR-11.119, BR-11.120] retreats from any cause, not from Yggdrasil; her STR is gone then.
#[test]
fn the_volur_witch_retreats() {
    play(
        "seats: wolf, raven, serpent
        age: 3
        upgrades raven: volur-witch
        figures wolf: leader gimle, warrior gimle
        figures raven: volur-witch gimle
        ---
        wolf: pillage gimle
        raven: retreat volur-witch > yggdrasil
        => rage raven: 6
        => in yggdrasil: raven volur-witch
        => glory wolf: 3",
    );
    let told = play(
        "seats: wolf, raven, serpent
        age: 3
        upgrades raven: volur-witch
        figures wolf: leader gimle
        figures raven: volur-witch gimle, warrior gimle
        hand wolf: odins-tide
        ---
        wolf: pillage gimle
        wolf: play odins-tide
        raven: spare warrior
        raven: retreat volur-witch > yggdrasil",
    );
    assert_eq!(totals(&told)[1], ("raven".to_owned(), 1, 0));
    play(
        "seats: wolf, raven, serpent
        age: 3
        upgrades raven: volur-witch
        figures wolf: leader yggdrasil, warrior yggdrasil
        figures raven: volur-witch yggdrasil
        ---
        wolf: pillage yggdrasil
        => valhalla raven: volur-witch",
    );
}

/// [BR-14.1, BR-14.2, BR-14.15, BR-14.18] The module adds its cards, and with five players three second copies.
#[test]
fn the_module_adds_its_monsters() {
    for players in 2..=5 {
        let (plain, more) = (game(players), open(players, "monsters"));
        let added: Vec<usize> = (1..=3).map(|age| more.deck(age).len() - plain.deck(age).len()).collect();
        assert_eq!(added, if players == 5 { [4, 3, 3] } else { [3, 2, 2] });
    }
    let words: Vec<&str> =
        faces().filter(|(_, face)| face.module == Module::Kickstarter).map(|(card, _)| card.word()).collect();
    assert_eq!(words, ["mountain-giant", "fenrir", "hildisvini", "wolfman", "nidhoggr", "mystic-troll", "ymir"]);
    for twin in ["dwarf-chieftain", "dark-elf", "soldier-of-hel"] {
        assert_eq!(open(5, "monsters").copies(card(twin)), 2);
        assert_eq!(open(4, "monsters").copies(card(twin)), 1);
    }
    assert_eq!(game(5).copies(card("fenrir")), 0);
    assert!(game(5).options().get("monsters").is_none());
}

/// `mountain-giant`: [BR-14.3, BR-14.4] a leader too: invades free, Lords work with it, free invade of a Lord may be its.
#[test]
fn the_mountain_giant_is_a_leader() {
    play(
        "seats: wolf, raven
        option monsters: on
        hand wolf: mountain-giant, lord-of-hammers
        rage raven: 0
        ---
        wolf: upgrade mountain-giant 1
        => rage wolf: 3
        wolf: decline
        wolf: invade mountain-giant gimle
        => rage wolf: 3",
    );
    let told = play(
        "seats: wolf, raven
        option monsters: on
        upgrades wolf: mountain-giant
        hand wolf: lord-of-hammers
        ---
        wolf: upgrade lord-of-hammers",
    );
    assert!(legal(&told, "wolf").contains(&"invade mountain-giant gimle".to_owned()));
    assert!(legal(&told, "wolf").contains(&"invade leader gimle".to_owned()));
    let told = play(
        "seats: wolf, raven
        option monsters: on
        age: 3
        upgrades wolf: mountain-giant, lord-of-spears
        figures wolf: mountain-giant gimle
        figures raven: ship nw
        token gimle: rage
        ---
        wolf: pillage gimle
        => steps wolf: 3, 2, 2",
    );
    assert_eq!(totals(&told)[0].1, 3);
}

/// `mountain-giant`: [BR-14.19, BR-14.20] with the leader there too, Lords pay once, and one of the two moves.
#[test]
fn lords_pay_once_for_two_leaders() {
    play(
        "seats: wolf, raven
        option monsters: on
        age: 3
        token gimle: rage
        upgrades wolf: mountain-giant, lord-of-spears
        figures wolf: mountain-giant gimle, leader gimle
        ---
        wolf: pillage gimle
        => steps wolf: 3, 2, 2",
    );
    let told = play(
        "seats: wolf, raven
        option monsters: on
        upgrades wolf: mountain-giant, lord-of-hammers
        figures wolf: mountain-giant gimle, leader gimle
        ---
        wolf: pillage gimle",
    );
    assert!(legal(&told, "wolf").contains(&"move leader > yggdrasil".to_owned()));
    assert!(legal(&told, "wolf").contains(&"move mountain-giant > yggdrasil".to_owned()));
    play(
        "seats: wolf, raven
        option monsters: on
        upgrades wolf: mountain-giant, lord-of-hammers
        figures wolf: mountain-giant gimle, leader gimle
        ---
        wolf: pillage gimle
        wolf: move mountain-giant > yggdrasil
        => in gimle: wolf leader
        => asked: turn of raven",
    );
}

const FENRIR: &str = "seats: wolf, raven
    option monsters: on
    destroyed: angerboda, muspelheim, elvagar
    doomed: gimle, horgr, utgard
    rage raven: 0
    upgrades wolf: fenrir\n";

/// `fenrir`: [BR-14.5, BR-14.6, BR-14.8] its province goes in place of the doomed one, with it; in Yggdrasil nothing changes.
#[test]
fn fenrir_changes_the_doom() {
    play(&format!(
        "{FENRIR}figures wolf: fenrir andlang, warrior andlang, warrior gimle
        figures raven: ship sw
        ---
        wolf: pass
        => destroyed: elvagar, angerboda, muspelheim, andlang
        => glory wolf: 4
        => glory raven: 2
        => in gimle: wolf warrior
        => reserve wolf: leader, 7 warriors, ship, fenrir"
    ));
    play(&format!(
        "{FENRIR}figures wolf: fenrir yggdrasil
        ---
        wolf: pass
        => destroyed: elvagar, angerboda, muspelheim, gimle
        => in yggdrasil: wolf fenrir"
    ));
}

/// `fenrir`: [BR-14.7, BR-14.21] a token whose province is gone destroys nothing, and the doom token is put away for it.
#[test]
fn a_token_without_its_province() {
    let told = play(&format!(
        "{FENRIR}figures wolf: fenrir horgr\n---\nwolf: pass\n=> destroyed: elvagar, angerboda, muspelheim, horgr"
    ));
    assert!(!told.events.iter().any(|event| matches!(event, Event::Doomed(_))), "[BR-14.21]");
    let told = play(
        "seats: wolf, raven
        option monsters: on
        age: 2
        destroyed: angerboda, muspelheim, elvagar, horgr
        doomed: gimle, horgr, utgard
        rage raven: 0
        figures wolf: ship se
        ---
        wolf: pass
        => destroyed: elvagar, angerboda, muspelheim, horgr
        => glory wolf: 0
        => age: 3",
    );
    assert!(told.events.contains(&Event::NothingDestroyed));
    assert!(told.events.contains(&Event::Doomed(Place::Utgard)));
}

/// `hildisvini`: [BR-14.9, BR-14.10, BR-14.22, BR-14.25] takes anybody's place, also in a full province or beside an empty
/// village; the figure goes to an adjacent province with room.
#[test]
fn hildisvini_takes_a_place() {
    let told = play(
        "seats: wolf, raven
        option monsters: on
        destroyed: angerboda, muspelheim, elvagar
        doomed: gimle, horgr, utgard
        upgrades wolf: hildisvini
        figures wolf: warrior andlang
        figures raven: 2 warriors andlang, leader gimle, ship sw",
    );
    let full = choices(&told, "wolf", "invade hildisvini andlang");
    assert_eq!(
        full,
        [
            "invade hildisvini andlang for wolf warrior > utgard",
            "invade hildisvini andlang for wolf warrior > gimle",
            "invade hildisvini andlang for wolf warrior > yggdrasil",
            "invade hildisvini andlang for raven warrior > utgard",
            "invade hildisvini andlang for raven warrior > gimle",
            "invade hildisvini andlang for raven warrior > yggdrasil"
        ]
    );
    assert!(legal(&told, "wolf").contains(&"invade hildisvini gimle".to_owned()));
    assert!(legal(&told, "wolf").contains(&"invade hildisvini gimle for raven leader > myrkvlor".to_owned()));
    play(
        "seats: wolf, raven
        option monsters: on
        destroyed: angerboda, muspelheim, elvagar
        doomed: gimle, horgr, utgard
        upgrades wolf: hildisvini
        figures raven: 3 warriors andlang
        ---
        wolf: invade hildisvini andlang for raven warrior > yggdrasil
        => in andlang: wolf hildisvini, raven 2 warriors
        => in yggdrasil: raven warrior
        => rage wolf: 5",
    );
}

/// `wolfman`: [BR-14.11, BR-14.23] only monsters add STR, cards still count; not if it was lost before.
#[test]
fn the_wolfman_lets_only_monsters_fight() {
    let facts = "seats: wolf, raven
        option monsters: on
        age: 2
        upgrades wolf: wolfman
        upgrades raven: troll
        figures wolf: wolfman gimle, warrior gimle
        figures raven: leader gimle, troll gimle";
    let told = play(&format!("{facts}\nhand raven: tyrs-bash\n---\nwolf: pillage gimle\nraven: play tyrs-bash"));
    assert_eq!(totals(&told), [("wolf".to_owned(), 3, 0), ("raven".to_owned(), 2, 2)]);
    let told = play(&format!(
        "{facts}
        hand raven: odins-tide
        ---
        wolf: pillage gimle
        raven: play odins-tide
        wolf: spare warrior
        raven: spare leader"
    ));
    assert_eq!(totals(&told), [("wolf".to_owned(), 1, 0), ("raven".to_owned(), 3, 1)]);
}

/// `wolfman`: [BR-14.11] quest checks are not changed.
#[test]
fn the_wolfman_does_not_touch_quests() {
    play(
        "seats: wolf, raven
        option monsters: on
        age: 2
        rage raven: 0
        upgrades wolf: wolfman
        figures wolf: wolfman gimle, warrior gimle
        figures raven: leader gimle
        quests wolf: alfheim-2
        ---
        wolf: pass
        => glory wolf: 7",
    );
}

/// `nidhoggr`: [BR-14.12] 1 Glory for each of the losers' figures in Valhalla, after the deaths of the battle.
#[test]
fn nidhoggr_counts_the_losers_dead() {
    let told = play(
        "seats: wolf, raven, serpent
        option monsters: on
        age: 2
        upgrades wolf: nidhoggr
        figures wolf: nidhoggr gimle, warrior gimle
        figures raven: warrior gimle
        valhalla raven: 2 warriors
        valhalla serpent: leader
        ---
        wolf: pillage gimle
        => glory wolf: 6",
    );
    assert!(gains(&told).contains(&("wolf".to_owned(), 3, Cause::Card(card("nidhoggr")))));
}

/// `nidhoggr`: [BR-14.26] one that is dead when the winner is known pays nothing.
#[test]
fn a_dead_nidhoggr_pays_nothing() {
    let told = play(
        "seats: wolf, raven
        option monsters: on
        age: 2
        upgrades wolf: nidhoggr
        figures wolf: nidhoggr gimle, leader gimle
        figures raven: warrior gimle
        hand raven: odins-tide
        ---
        wolf: pillage gimle
        raven: play odins-tide
        wolf: spare leader
        => glory wolf: 3
        => valhalla wolf: nidhoggr
        => valhalla raven: warrior",
    );
    assert_eq!(gains(&told).len(), 1);
}

/// `mystic-troll`: [BR-14.13, BR-14.24] its owner's figures invade its province free, but from Valhalla for 1 Rage; not Yggdrasil.
#[test]
fn the_mystic_troll_opens_its_province() {
    play(
        "seats: wolf, raven
        option monsters: on
        age: 3
        rage raven: 0
        steps wolf: 1, 1, 2
        upgrades wolf: mystic-troll, friggas-domain
        figures wolf: mystic-troll gimle
        valhalla wolf: leader
        ---
        wolf: invade warrior gimle
        => rage wolf: 6
        wolf: invade leader gimle from valhalla
        => rage wolf: 5
        wolf: invade warrior horgr
        => rage wolf: 4",
    );
    let told = play(
        "seats: wolf, raven
        option monsters: on
        age: 3
        upgrades wolf: mystic-troll
        figures wolf: mystic-troll yggdrasil",
    );
    assert!(choices(&told, "wolf", "invade").iter().all(|choice| !choice.ends_with("yggdrasil")));
}

/// `ymir`: [BR-14.14] costs nothing; STR is twice the owner's figures in Valhalla at every moment.
#[test]
fn ymir_is_as_strong_as_the_dead() {
    let told = play(
        "seats: wolf, raven
        option monsters: on
        age: 3
        rage wolf: 1
        hand wolf: ymir
        valhalla wolf: 2 warriors
        figures raven: ship nw
        rage raven: 0
        ---
        wolf: upgrade ymir 2
        wolf: invade ymir gimle
        => rage wolf: 1
        wolf: pillage gimle",
    );
    assert_eq!(totals(&told)[0], ("wolf".to_owned(), 4, 0));
    // A warrior lost to Smite makes it stronger within the battle.
    let told = play(
        "seats: wolf, raven
        option monsters: on
        age: 3
        upgrades wolf: ymir
        figures wolf: ymir gimle, warrior gimle
        figures raven: leader gimle
        hand raven: odins-smite
        ---
        wolf: pillage gimle
        raven: play odins-smite",
    );
    assert_eq!(totals(&told)[0], ("wolf".to_owned(), 2, 0));
}

/// [BR-14.16] A clan may own two monsters of one name.
#[test]
fn two_monsters_of_one_name() {
    let facts = "seats: wolf, raven, serpent, bear, ram
        option monsters: on
        age: 2
        upgrades wolf: dwarf-chieftain, dwarf-chieftain";
    let told = play(facts);
    assert_eq!(choices(&told, "wolf", "invade dwarf-chieftain gimle"), ["invade dwarf-chieftain gimle"]);
    play(&format!(
        "{facts}
        rage raven: 0
        rage serpent: 0
        rage bear: 0
        rage ram: 0
        hand wolf: valkyrie
        ---
        wolf: invade dwarf-chieftain gimle
        wolf: invade dwarf-chieftain gimle
        => in gimle: wolf dwarf-chieftain, wolf dwarf-chieftain
        wolf: march gimle > horgr: dwarf-chieftain, dwarf-chieftain
        => in horgr: wolf dwarf-chieftain, wolf dwarf-chieftain
        wolf: upgrade valkyrie 2
        wolf: decline
        => in horgr: wolf dwarf-chieftain"
    ));
}
