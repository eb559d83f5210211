//! Section 15: Mystics of Midgard and Gods of Asgard.

use crate::support::{choices, gains, game, legal, open, play, totals};
use meadhall_blood_rage::{Cause, Event, God, Place};
use meadhall_engine::{Game, Ignore, Quick};
use std::collections::BTreeSet;

/// [BR-15.1, BR-15.4, BR-15.6] The expansion adds six cards and two mystics a clan, outside the game.
#[test]
fn mystics_come_with_their_cards() {
    for (players, added) in [(2, 1), (3, 1), (4, 2), (5, 2)] {
        for age in 1..=3 {
            assert_eq!(open(players, "mystics").deck(age).len(), game(players).deck(age).len() + added);
        }
    }
    play("seats: wolf, raven\noption mystics: on\n---\n=> reserve wolf: leader, 8 warriors, ship");
}

/// `friggas-chosen`, `odins-chosen`, `thors-chosen`: [BR-15.5, BR-15.7, BR-15.9] free clan upgrades that bring one mystic each, at
/// most two, who stay when the card goes.
#[test]
fn each_card_brings_a_mystic() {
    play(
        "seats: wolf, raven
        option mystics: on
        age: 3
        rage raven: 0
        hand wolf: friggas-chosen, odins-chosen, thors-chosen, lokis-domain
        ---
        wolf: upgrade friggas-chosen 1
        => rage wolf: 6
        => reserve wolf: leader, 8 warriors, ship, mystic
        => asked: turn of wolf
        wolf: upgrade odins-chosen 2
        wolf: upgrade thors-chosen 3
        => reserve wolf: leader, 8 warriors, ship, 2 mystics
        wolf: upgrade lokis-domain 1
        => reserve wolf: leader, 8 warriors, ship, 2 mystics",
    );
}

/// [BR-15.2, BR-15.3] STR 2, free to invade, neither warrior nor monster; a figure like any other.
#[test]
fn a_mystic_is_a_figure() {
    let told = play(
        "seats: wolf, raven
        option mystics: on
        rage raven: 0
        mystics wolf: 2
        upgrades raven: troll
        figures raven: ship nw
        ---
        wolf: invade mystic gimle
        => rage wolf: 6
        wolf: invade mystic horgr
        wolf: march horgr > gimle: mystic
        => in gimle: wolf 2 mystics
        wolf: pillage gimle",
    );
    assert_eq!(totals(&told)[0].1, 4);
    // The Troll slays warriors only.
    play(
        "seats: wolf, raven
        option mystics: on
        turn: raven
        mystics wolf: 1
        upgrades raven: troll
        figures wolf: mystic gimle, warrior gimle
        ---
        raven: invade troll gimle
        => in gimle: wolf mystic, raven troll",
    );
    // Wolfman: a mystic is no monster.
    play(
        "seats: wolf, raven
        option mystics: on
        destroyed: angerboda, muspelheim, elvagar
        doomed: gimle, horgr, utgard
        rage raven: 0
        mystics wolf: 1
        figures wolf: mystic gimle
        ---
        wolf: pass
        => glory wolf: 2
        => reserve wolf: leader, 8 warriors, ship, mystic",
    );
}

/// [BR-15.8] Two equal cards do not add up.
#[test]
fn equal_cards_do_not_add_up() {
    play(
        "seats: wolf, raven, serpent, bear
        option mystics: on
        age: 3
        upgrades wolf: thors-chosen, thors-chosen
        figures wolf: 2 mystics gimle
        figures raven: warrior gimle
        ---
        wolf: pillage gimle
        => glory wolf: 9",
    );
}

/// `friggas-chosen`: [BR-15.10] mystics retreat to an adjacent province with room, in Ragnarök too.
#[test]
fn friggas_chosen_retreat() {
    play(
        "seats: wolf, raven
        option mystics: on
        destroyed: angerboda, muspelheim, elvagar
        doomed: gimle, horgr, utgard
        rage raven: 0
        upgrades wolf: friggas-chosen
        figures wolf: mystic gimle
        ---
        wolf: pass
        => asked: save of wolf
        wolf: retreat mystic > andlang
        => in andlang: wolf mystic
        => glory wolf: 0",
    );
}

/// `odins-chosen`: [BR-15.11] a mystic takes a held village.
#[test]
fn odins_chosen_take_villages() {
    let told = play(
        "seats: wolf, raven
        option mystics: on
        age: 2
        mystics raven: 1
        upgrades wolf: odins-chosen
        figures wolf: warrior andlang
        figures raven: warrior andlang, mystic andlang, leader gimle",
    );
    assert_eq!(
        choices(&told, "wolf", "invade mystic andlang"),
        ["invade mystic andlang for raven warrior", "invade mystic andlang for raven mystic"]
    );
    assert!(!legal(&told, "wolf").contains(&"invade mystic gimle for raven leader".to_owned()));
    play(
        "seats: wolf, raven
        option mystics: on
        age: 2
        upgrades wolf: odins-chosen
        figures raven: 3 warriors andlang
        ---
        wolf: invade mystic andlang for raven warrior
        => in andlang: wolf mystic, raven 2 warriors
        => valhalla raven: warrior",
    );
}

/// `odins-chosen`: [BR-15.12, BR-15.31] if the figure is saved, the mystic stays where it was, and the action is used up.
#[test]
fn a_saved_figure_keeps_its_village() {
    let told = play(
        "seats: wolf, raven
        option mystics: on
        age: 3
        rage wolf: 3
        upgrades wolf: odins-chosen, friggas-domain
        upgrades raven: friggas-protection
        figures raven: warrior andlang
        valhalla wolf: mystic
        ---
        wolf: invade mystic andlang from valhalla for raven warrior",
    );
    assert!(legal(&told, "raven").contains(&"save warrior".to_owned()));
    play(
        "seats: wolf, raven
        option mystics: on
        age: 3
        rage wolf: 3
        upgrades wolf: odins-chosen, friggas-domain
        upgrades raven: friggas-protection
        figures raven: warrior andlang
        valhalla wolf: mystic
        ---
        wolf: invade mystic andlang from valhalla for raven warrior
        raven: save warrior
        => in andlang: raven warrior
        => valhalla wolf: mystic
        => rage wolf: 2
        => asked: turn of raven",
    );
}

/// `thors-chosen`: [BR-15.13, BR-15.32] 3 Glory for each mystic in a won battle, with the Glory for the dead.
#[test]
fn thors_chosen_pay_for_victories() {
    let told = play(
        "seats: wolf, raven
        option mystics: on
        age: 3
        mystics wolf: 2
        upgrades wolf: thors-chosen, thors-glory
        figures wolf: 2 mystics gimle, leader gimle
        figures raven: 2 warriors gimle
        ---
        wolf: pillage gimle
        => glory wolf: 11",
    );
    let causes: Vec<Cause> = gains(&told).iter().map(|gain| gain.2).collect();
    assert_eq!(
        causes,
        [
            Cause::Axes,
            Cause::Card(crate::support::card("thors-glory")),
            Cause::Card(crate::support::card("thors-chosen"))
        ]
    );
}

/// [BR-15.14, BR-15.15, BR-15.16] Two gods are drawn and stand in provinces of unused tokens, in no village.
#[test]
fn two_gods_are_drawn() {
    let mut gods = BTreeSet::new();
    for players in 2..=5 {
        for seed in 0..60 {
            let position = open(players, "gods").setup(&mut Quick::new(seed), &mut Ignore);
            let table = &position.table;
            let places: BTreeSet<Place> = table.gods.iter().filter_map(|idol| idol.place).collect();
            assert_eq!((table.gods.len(), places.len()), (2, 2));
            assert!(places.iter().all(|place| !table.doomed.contains(place) && !table.destroyed.contains(*place)));
            gods.extend(table.gods.iter().map(|idol| idol.god));
        }
    }
    assert_eq!(gods.len(), God::ALL.len());
    assert!(game(4).setup(&mut Quick::new(1), &mut Ignore).table.gods.is_empty());
    // A god fills no village.
    let told =
        play("seats: wolf, raven\noption gods: on\ngods: odin andlang, thor horgr\nfigures raven: 2 warriors andlang");
    assert!(legal(&told, "wolf").contains(&"invade warrior andlang".to_owned()));
}

/// [BR-15.17, BR-15.33] A god's rule holds in its province; the other province of the fjord is not touched.
#[test]
fn a_god_rules_its_own_province() {
    let told = play(
        "seats: wolf, raven
        option gods: on
        gods: tyr utgard, thor horgr
        figures wolf: ship sw
        figures raven: warrior andlang
        ---
        wolf: pillage andlang",
    );
    assert_eq!(totals(&told)[0], ("wolf".to_owned(), 2, 0));
}

/// [BR-15.18, BR-15.19, BR-15.20, BR-15.38] After any pillage the pillager moves the god to a province that stands, is not pillaged
/// and has no god; Yggdrasil too. A god that can go nowhere leaves the board until the end of the age.
#[test]
fn the_pillager_moves_the_god() {
    let facts = "seats: wolf, raven
        option gods: on
        destroyed: angerboda, muspelheim, elvagar
        doomed: myrkvlor, utgard, andlang
        gods: tyr gimle, thor horgr
        pillaged: utgard
        figures wolf: leader gimle
        ---
        wolf: pillage gimle
        => asked: god of wolf\n";
    let told = play(facts);
    assert_eq!(legal(&told, "wolf"), ["send tyr > myrkvlor", "send tyr > andlang", "send tyr > yggdrasil"]);
    play(&format!("{facts}wolf: send tyr > yggdrasil\n=> gods: tyr yggdrasil, thor horgr\n=> asked: turn of raven"));
    // A lost battle moves it too; without a target it leaves.
    play(
        "seats: wolf, raven
        option gods: on
        gods: loki gimle, thor horgr
        figures wolf: warrior gimle
        figures raven: leader gimle
        ---
        wolf: pillage gimle
        => asked: god of wolf",
    );
    play(
        "seats: wolf, raven
        option gods: on
        destroyed: angerboda, muspelheim, elvagar
        doomed: myrkvlor, utgard, andlang
        gods: odin gimle, thor horgr
        pillaged: utgard, myrkvlor, andlang, yggdrasil
        figures wolf: leader gimle
        ---
        wolf: pillage gimle
        => gods: odin, thor horgr
        => event: event-god-left god=god-odin
        => asked: turn of raven
        raven: pass
        wolf: pass
        => age: 2
        => gods: odin gimle, thor horgr",
    );
}

/// [BR-15.21, BR-15.22, BR-15.23] Gods are placed anew in ages 2 and 3; one whose province is destroyed waits until then.
#[test]
fn gods_are_placed_anew() {
    let mut moved = 0;
    for seed in 0..40 {
        let mut last = (1, None);
        crate::support::walk(&open(3, "gods monsters"), seed, |position, _| {
            let table = &position.table;
            for idol in table.gods.iter() {
                assert!(idol.place.is_none_or(|place| table.standing().contains(place)), "[BR-15.22]");
            }
            let gods = Some(table.gods);
            if table.age != last.0 {
                moved += u32::from(gods != last.1);
                let unused = |place: Place| !table.doomed.contains(&place) && !table.cleared.contains(place);
                let placed: Vec<Place> = table.gods.iter().filter_map(|idol| idol.place).collect();
                assert!(placed.iter().all(|&place| unused(place) && table.standing().contains(place)), "[BR-15.23]");
            }
            last = (table.age, gods);
        });
    }
    assert!(moved > 40);
    let told = play(
        "seats: wolf, raven
        option gods: on
        destroyed: angerboda, muspelheim, elvagar
        doomed: gimle, utgard, andlang
        gods: odin gimle, thor horgr
        rage raven: 0
        ---
        wolf: pass
        => age: 2",
    );
    let placed: BTreeSet<Place> = told.position.table.gods.iter().filter_map(|idol| idol.place).collect();
    assert_eq!(placed, BTreeSet::from([Place::Myrkvlor, Place::Horgr]), "the two unused tokens");
}

/// [BR-15.24, BR-15.34] Odin: the reward twice; with a Frost Giant three times.
#[test]
fn odin_doubles_the_reward() {
    for (upgrades, figure, steps) in [("troll", "troll", "1, 3, 1"), ("frost-giant", "frost-giant", "1, 4, 1")] {
        let told = play(&format!(
            "seats: wolf, raven
            option gods: on
            age: 3
            gods: odin gimle, thor horgr
            token gimle: axes
            upgrades wolf: {upgrades}
            figures wolf: {figure} gimle, leader gimle
            figures raven: warrior gimle
            ---
            wolf: pillage gimle
            => steps wolf: {steps}"
        ));
        assert_eq!(told.position.table.pillaged.len(), 1);
    }
}

/// [BR-15.25, BR-15.35] Thor: 2 Glory for each enemy destroyed, with the Glory for the dead.
#[test]
fn thor_pays_for_the_dead() {
    let told = play(
        "seats: wolf, raven
        option gods: on
        gods: thor gimle, odin horgr
        upgrades wolf: thors-glory
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        ---
        wolf: pillage gimle",
    );
    let causes: Vec<(u16, Cause)> = gains(&told).iter().map(|gain| (gain.1, gain.2)).collect();
    assert_eq!(
        causes,
        [(3, Cause::Axes), (2, Cause::Card(crate::support::card("thors-glory"))), (4, Cause::God(God::Thor))]
    );
}

/// [BR-15.26] Tyr: figures have STR 0, cards count; quests are not changed.
#[test]
fn before_tyr_only_cards_count() {
    let told = play(
        "seats: wolf, raven
        option gods: on
        gods: tyr gimle, thor horgr
        figures wolf: leader gimle, 2 warriors gimle
        figures raven: warrior gimle
        hand raven: thors-hammer
        ---
        wolf: pillage gimle
        raven: play thors-hammer",
    );
    assert_eq!(totals(&told), [("wolf".to_owned(), 0, 0), ("raven".to_owned(), 0, 1)]);
    play(
        "seats: wolf, raven
        option gods: on
        gods: tyr gimle, thor horgr
        rage raven: 0
        figures wolf: leader gimle
        quests wolf: alfheim-1
        ---
        wolf: pass
        => glory wolf: 5",
    );
}

/// [BR-15.27, BR-15.28] Heimdall: cards are played face up one after another, the pillager last; texts come at the end.
#[test]
fn before_heimdall_cards_lie_open() {
    let told = play(
        "seats: wolf, raven, serpent
        option gods: on
        gods: heimdall gimle, thor horgr
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        figures serpent: warrior gimle
        hand wolf: odins-smite, tyrs-bash
        hand raven: thors-hammer
        hand serpent: odins-smite, troll
        ---
        wolf: pillage gimle
        => asked: card of raven
        ! wolf: play tyrs-bash
        raven: play thors-hammer
        => revealed raven: thors-hammer
        => asked: card of serpent
        serpent: play odins-smite
        => in gimle: wolf leader, raven 2 warriors, serpent warrior
        => asked: card of wolf
        wolf: play odins-smite
        => asked: add of wolf
        wolf: decline
        serpent: decline",
    );
    // The pillager's Smite first: it took a warrior of each; then the Serpent's another of the Raven's.
    assert_eq!(totals(&told), [("wolf".to_owned(), 3, 1), ("raven".to_owned(), 0, 1), ("serpent".to_owned(), 0, 1)]);
}

/// [BR-15.29] Frigga: no figure is destroyed in a battle, neither by texts nor by losing; Ragnarök still destroys.
#[test]
fn before_frigga_nobody_dies() {
    play(
        "seats: wolf, raven
        option gods: on
        destroyed: angerboda, muspelheim, elvagar
        doomed: gimle, utgard, andlang
        gods: frigga gimle, thor horgr
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand wolf: odins-smite
        rage raven: 0
        ---
        wolf: pillage gimle
        wolf: play odins-smite
        => glory wolf: 3
        => in gimle: wolf leader, raven warrior
        wolf: send frigga > andlang
        wolf: pass
        => in gimle: -",
    );
}

/// [BR-15.30, BR-15.36, BR-15.37] Loki: losers gain their Axes, the winner none for his, but other Glory for winning.
#[test]
fn before_loki_losers_gain() {
    let told = play(
        "seats: wolf, raven, serpent
        option gods: on
        gods: loki gimle, thor horgr
        steps raven: 1, 2, 1
        figures wolf: leader gimle
        figures raven: warrior gimle
        figures serpent: warrior gimle
        hand wolf: thors-hammer
        ---
        wolf: pillage gimle
        wolf: play thors-hammer
        => glory wolf: 3
        => glory raven: 4
        => glory serpent: 3",
    );
    assert!(gains(&told).contains(&("raven".to_owned(), 4, Cause::God(God::Loki))));
    // After a tie all are losers.
    play(
        "seats: wolf, raven
        option gods: on
        gods: loki gimle, thor horgr
        figures wolf: warrior gimle
        figures raven: warrior gimle
        ---
        wolf: pillage gimle
        => glory wolf: 3
        => glory raven: 3",
    );
    assert!(!told.events.contains(&Event::Tie));
}
