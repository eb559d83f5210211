//! Section 1: components and board.

use crate::support::{Printed, choices, faces, game, legal, open, play, refused};
use meadhall_blood_rage::data::{OUTER_TOKENS, RAGNAROK_GLORY};
use meadhall_blood_rage::{Clan, Event, Kind, Module, Place, Region, Token};
use meadhall_engine::{Game, Ignore, Quick};

/// [BR-1.1, BR-10.3] Three decks of 34 cards: 20 without mark, 6 for three, 8 for four players.
#[test]
fn the_box_holds_102_cards() {
    for age in 1..=3 {
        let marked = |n: usize| -> u8 {
            let faces = faces().filter(|(_, face)| face.age == age && face.module == Module::Box);
            faces.map(|(_, face)| face.copies[n]).sum()
        };
        assert_eq!([marked(0), marked(1), marked(2)], [20, 6, 8], "age {age}");
        assert_eq!(game(4).deck(age).len(), 34);
    }
}

/// [BR-1.2, BR-1.39, BR-1.40] Nine pillage tokens; eight Ragnarök tokens, one for each outer province.
#[test]
fn the_tokens() {
    let count = |token| OUTER_TOKENS.iter().filter(|other| **other == token).count();
    assert_eq!([Token::Rage, Token::Axes, Token::Horns, Token::Glory].map(count), [3, 2, 2, 1]);
    let position = game(4).setup(&mut Quick::new(1), &mut Ignore);
    assert_eq!(position.table.tokens[Place::Yggdrasil.index()], Token::All);
    assert_eq!(Place::outer().count(), 8);
    play(
        "seats: wolf, raven
        figures wolf: warrior yggdrasil
        ---
        wolf: pillage yggdrasil
        => steps wolf: 2, 2, 2",
    );
}

/// [BR-1.3, BR-2.26, BR-3.2] Ten figures, all in the reserve.
#[test]
fn ten_figures_start_in_the_reserve() {
    play("seats: wolf, raven\n---\n=> reserve wolf: leader, 8 warriors, ship\n=> figures wolf: -\n=> valhalla wolf: -");
}

/// [BR-1.4, BR-2.23] Nine monsters in the base decks, one card each, which belong to nobody before.
#[test]
fn nine_monsters() {
    let monsters: Vec<&str> = faces()
        .filter(|(_, face)| matches!(face.kind, Kind::Monster(_)) && face.module == Module::Box)
        .map(|(card, _)| card.word())
        .collect();
    assert_eq!(
        monsters,
        [
            "troll",
            "dwarf-chieftain",
            "sea-serpent",
            "valkyrie",
            "dark-elf",
            "fire-giant",
            "frost-giant",
            "soldier-of-hel",
            "volur-witch"
        ]
    );
    for (word, age, strength) in [("troll", 1, 2), ("fire-giant", 2, 4), ("volur-witch", 3, 3)] {
        let face = crate::support::card(word).face();
        assert_eq!((face.age, face.value), (age, strength));
    }
}

/// [BR-1.5, BR-1.6] Clans have no rule differences: the same play gives the same result under other names.
#[test]
fn clans_differ_in_looks_alone() {
    let words: Vec<&str> = Clan::ALL.iter().map(|clan| clan.word()).collect();
    assert_eq!(words, ["wolf", "raven", "serpent", "bear", "ram", "boar"]);
    for (one, two) in [("wolf", "raven"), ("serpent", "bear"), ("bear", "wolf")] {
        play(&format!(
            "seats: {one}, {two}
            figures {one}: leader gimle
            figures {two}: warrior gimle
            ---
            {one}: pillage gimle
            => glory {one}: 3
            => stats {one}: 7, 3, 4"
        ));
    }
}

/// [BR-1.8 to BR-1.16, BR-1.26] The outer provinces. [BR-1.9, BR-1.10, BR-1.11, BR-1.12, BR-1.13, BR-1.14, BR-1.15, BR-1.16]
#[test]
fn the_outer_provinces() {
    use Place::*;
    let expected = [
        (Myrkvlor, Region::Manheim, 3, [Gimle, Elvagar], Nw),
        (Elvagar, Region::Manheim, 4, [Myrkvlor, Angerboda], Ne),
        (Angerboda, Region::Manheim, 5, [Elvagar, Muspelheim], Ne),
        (Muspelheim, Region::Jotunheim, 5, [Angerboda, Horgr], Se),
        (Horgr, Region::Jotunheim, 4, [Muspelheim, Utgard], Se),
        (Utgard, Region::Jotunheim, 3, [Horgr, Andlang], Sw),
        (Andlang, Region::Alfheim, 3, [Utgard, Gimle], Sw),
        (Gimle, Region::Alfheim, 5, [Andlang, Myrkvlor], Nw),
    ];
    assert_eq!(Place::provinces().count(), 9);
    for (place, region, villages, borders, fjord) in expected {
        assert_eq!((place.region(), place.villages(), place.fjord()), (Some(region), villages, Some(fjord)));
        assert!(fjord.supports().contains(place));
        for other in Place::ALL {
            let adjacent = borders.contains(&other) || other == Yggdrasil;
            assert_eq!(place.neighbours().contains(other), adjacent, "{place} and {other}");
        }
    }
    for fjord in Place::fjords() {
        // [BR-1.26, BR-1.29]
        assert_eq!(fjord.supports().len(), 2);
        assert!(fjord.neighbours().is_empty() && fjord.region().is_none() && fjord.villages() == 0);
    }
}

/// [BR-1.17, BR-1.18, BR-1.19, BR-1.20] Yggdrasil; 32 villages; adjacency is mutual and never with oneself.
#[test]
fn yggdrasil_borders_all() {
    let centre = Place::Yggdrasil;
    assert_eq!((centre.region(), centre.villages(), centre.fjord()), (None, 0, None));
    assert_eq!(centre.neighbours().len(), 8);
    let villages = |region| Place::outer().filter(|p| p.region() == Some(region)).map(Place::villages).sum::<u8>();
    assert_eq!(Region::ALL.map(villages), [12, 12, 8]);
    for one in Place::ALL {
        assert!(!one.neighbours().contains(one));
        for other in Place::ALL {
            assert_eq!(one.neighbours().contains(other), other.neighbours().contains(one));
        }
    }
}

/// [BR-1.20, BR-6.2] Provinces do not become adjacent because the one between them is destroyed.
#[test]
fn a_destroyed_province_still_lies_between() {
    play(
        "seats: wolf, raven
        destroyed: elvagar, muspelheim, horgr
        doomed: utgard, andlang, gimle
        figures wolf: warrior angerboda
        figures raven: warrior myrkvlor
        ---
        wolf: pillage angerboda
        => pillaged: angerboda",
    );
}

/// [BR-1.21] One spelling for each place.
#[test]
fn places_have_one_spelling() {
    for wrong in ["hörgr", "myrkulor", "anolang", "Gimle"] {
        assert!(wrong.parse::<Place>().is_err(), "{wrong}");
    }
    assert_eq!("horgr".parse::<Place>(), Ok(Place::Horgr));
}

/// [BR-1.22, BR-1.24, BR-5.25] A full province takes nobody; only how many villages are empty matters.
#[test]
fn a_village_holds_one_figure() {
    let told = play(
        "seats: wolf, raven
        figures wolf: 2 warriors andlang
        figures raven: warrior andlang",
    );
    assert!(!legal(&told, "wolf").iter().any(|choice| choice.ends_with(" andlang") && choice.starts_with("invade")));
    assert_eq!(choices(&told, "wolf", "invade leader gimle").len(), 1, "villages are not told apart");
    assert!(refused("seats: wolf, raven\nfigures wolf: 4 warriors andlang").contains("no room"));
}

/// [BR-1.23, BR-1.25, BR-1.27] Yggdrasil and fjords hold any number of several clans, and nobody fights.
#[test]
fn yggdrasil_and_fjords_have_room_for_all() {
    play(
        "seats: wolf, raven, serpent, bear
        figures wolf: 3 warriors yggdrasil, ship nw
        figures raven: 3 warriors yggdrasil, ship nw
        figures serpent: 3 warriors yggdrasil
        figures bear: 4 warriors yggdrasil
        turn: serpent
        ---
        serpent: invade ship nw
        => in nw: wolf ship, raven ship, serpent ship
        => in yggdrasil: wolf 3 warriors, raven 3 warriors, serpent 3 warriors, bear 4 warriors",
    );
}

/// [BR-1.28, BR-2.20, BR-5.26] Ships go to fjords only, and nothing else does.
#[test]
fn only_ships_lie_in_fjords() {
    let told = play("seats: wolf, raven\ndestroyed: elvagar, muspelheim, horgr\ndoomed: utgard, andlang, gimle");
    // Muspelheim and Horgr are destroyed, so the south-east fjord is closed.
    assert_eq!(choices(&told, "wolf", "invade ship"), ["invade ship ne", "invade ship sw", "invade ship nw"]);
    let others = choices(&told, "wolf", "invade").into_iter().filter(|choice| !choice.contains("ship"));
    assert!(others.clone().count() > 0);
    for choice in others {
        assert!(!["ne", "se", "sw", "nw"].iter().any(|fjord| choice.ends_with(&format!(" {fjord}"))), "{choice}");
    }
}

/// [BR-1.30, BR-7.23] What reaches a province reaches all figures of its fjord.
#[test]
fn the_fjord_shares_the_fate_of_its_province() {
    play(
        "seats: wolf, raven
        destroyed: elvagar, muspelheim, horgr
        doomed: gimle, andlang, utgard
        rage raven: 0
        figures wolf: ship nw
        figures raven: ship nw
        ---
        wolf: pass
        => glory wolf: 2
        => glory raven: 2
        => in nw: -",
    );
}

/// [BR-1.32, BR-1.33] A fjord stays open while one of its provinces stands, and closes with both.
#[test]
fn a_fjord_closes_with_both_provinces() {
    let told = play("seats: wolf, raven\ndestroyed: muspelheim, utgard, andlang\ndoomed: myrkvlor, elvagar, gimle");
    assert_eq!(choices(&told, "wolf", "invade ship"), ["invade ship ne", "invade ship se", "invade ship nw"]);
    play(
        "seats: wolf, raven
        destroyed: muspelheim, utgard, andlang
        doomed: myrkvlor, elvagar, gimle
        figures wolf: ship se
        ---
        ! raven: invade ship sw
        wolf: pillage horgr
        => pillaged: horgr",
    );
}

/// [BR-1.34, BR-1.35, BR-1.36, BR-1.37, BR-5.35] A destroyed province plays no part in anything.
#[test]
fn a_destroyed_province_is_out_of_the_game() {
    let told = play(
        "seats: wolf, raven
        destroyed: gimle, elvagar, muspelheim
        doomed: utgard, andlang, horgr
        steps wolf: 1, 1, 5
        figures wolf: warrior myrkvlor, warrior yggdrasil, ship nw
        rage raven: 0",
    );
    for choice in legal(&told, "wolf") {
        assert!(!choice.contains("gimle") && !choice.contains("elvagar"), "{choice}");
    }
    // All provinces that stand are pillaged: those destroyed are not waited for.
    play(
        "seats: wolf, raven
        destroyed: gimle, elvagar, muspelheim
        doomed: utgard, andlang, horgr
        pillaged: myrkvlor, angerboda, horgr, utgard, andlang
        figures wolf: warrior yggdrasil
        ---
        wolf: pillage yggdrasil
        => phase: gifts
        => age: 2",
    );
}

/// [BR-1.37] The pillage token of a destroyed province leaves the game, whichever side was up.
#[test]
fn the_token_goes_with_its_province() {
    play(
        "seats: wolf, raven
        age: 3
        destroyed: elvagar, muspelheim, horgr, andlang, utgard
        doomed: andlang, utgard, gimle
        pillaged: gimle, myrkvlor
        rage raven: 0
        ---
        wolf: pass
        => destroyed: elvagar, muspelheim, horgr, utgard, andlang, gimle
        => pillaged: myrkvlor",
    );
}

/// [BR-1.38] Yggdrasil is never destroyed.
#[test]
fn yggdrasil_always_stands() {
    for seed in 0..20 {
        let end = crate::support::walk(&open(5, "monsters"), seed, |_, _| {});
        assert!(end.table.standing().contains(Place::Yggdrasil));
        assert!(end.table.doomed.iter().all(|place| place.is_outer()));
    }
}

/// [BR-1.41, BR-1.42, BR-5.69, BR-7.32] Tokens turn and turn back, and never move.
#[test]
fn tokens_stay_where_they_are() {
    for seed in 0..20 {
        let game = game(3);
        let mut tokens = None;
        crate::support::walk(&game, seed, |position, _| {
            assert_eq!(*tokens.get_or_insert(position.table.tokens), position.table.tokens);
        });
    }
    play(
        "seats: wolf, raven
        figures wolf: leader gimle
        ---
        wolf: pillage gimle
        raven: pass
        ! wolf: pillage gimle
        wolf: pass
        => age: 2
        => pillaged: -",
    );
}

/// [BR-1.43, BR-1.45] Glory counts past 99 and is adjusted at once.
#[test]
fn glory_has_no_upper_limit() {
    play(
        "seats: wolf, raven
        glory wolf: 98
        token gimle: glory
        figures wolf: leader gimle
        figures raven: warrior gimle
        hand raven: lokis-trickery
        ---
        wolf: pillage gimle
        raven: play lokis-trickery
        => glory wolf: 106",
    );
}

/// [BR-1.44] Glory never falls below 0.
#[test]
fn glory_never_falls_below_zero() {
    // Before Loki the winner gains none for Axes, so that Backstab finds less than it asks for.
    play(
        "seats: wolf, raven
        option gods: on
        gods: loki gimle, thor horgr
        age: 2
        glory wolf: 1
        figures wolf: leader gimle
        figures raven: ship nw
        hand raven: lokis-backstab
        ---
        wolf: pillage gimle
        raven: play lokis-backstab
        => glory wolf: 0
        => glory raven: 4",
    );
}

/// [BR-1.46, BR-1.47] The age sheet: 2, 3 and 4 Glory; the doom token names the province of this age.
#[test]
fn the_age_sheet() {
    assert_eq!(RAGNAROK_GLORY, [2, 3, 4]);
    let mut events = Vec::new();
    let game = game(4);
    let position = game.setup(&mut Quick::new(2), &mut events);
    assert_eq!((position.table.age, position.table.phase.word()), (1, "gifts"));
    assert!(events.contains(&Event::Age(1)));
    assert!(position.table.standing().contains(position.table.doomed[0]));
}
