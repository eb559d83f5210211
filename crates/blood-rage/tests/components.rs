//! Sections 1 and 2: the board and the clan sheet.

mod tale;

use meadhall_blood_rage::data::{FACES, LEGENDS, OUTER_TOKENS, RAGNAROK_GLORY, TRACKS};
use meadhall_blood_rage::{Card, Clan, Event, Kind, Module, Place, Region, Slot, Token};
use meadhall_engine::{Game, Ignore, Quick, Seat};
use tale::{choices, game, legal, open, play, refused};

/// [BR-1.1, BR-10.3] Three decks of 34 cards: 20 without mark, 6 for three, 8 for four players.
#[test]
fn the_box_holds_102_cards() {
    for age in 1..=3 {
        let marked = |n: usize| -> u8 {
            let faces = FACES.iter().filter(|face| face.age == age && face.module == Module::Box);
            faces.map(|face| face.copies[n]).sum()
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
    let monsters: Vec<&str> = FACES
        .iter()
        .filter(|face| matches!(face.kind, Kind::Monster(_)) && face.module == Module::Box)
        .map(|face| face.word)
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
        let face = tale::card(word).face();
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
        assert_eq!(fjord.supports().len(), 2, "[BR-1.26]");
        assert!(fjord.neighbours().is_empty() && fjord.region().is_none() && fjord.villages() == 0, "[BR-1.29]");
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

/// [BR-1.37] The pillage token of a destroyed province leaves the game.
#[test]
fn the_token_goes_with_its_province() {
    let told = play(
        "seats: wolf, raven
        destroyed: elvagar, muspelheim, horgr
        doomed: gimle, andlang, utgard
        pillaged: gimle, myrkvlor
        rage raven: 0
        ---
        wolf: pass
        => pillaged: -",
    );
    assert!(told.position.table.destroyed.contains(Place::Gimle));
}

/// [BR-1.38] Yggdrasil is never destroyed.
#[test]
fn yggdrasil_always_stands() {
    for seed in 0..20 {
        let end = tale::walk(&open(5, "monsters"), seed, |_, _| {});
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
        tale::walk(&game, seed, |position, _| {
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

/// [BR-2.1, BR-2.2, BR-2.3, BR-2.4, BR-2.9, BR-3.4] The tracks.
#[test]
fn the_tracks() {
    assert_eq!(TRACKS, [[6, 7, 8, 9, 12, 12], [3, 4, 5, 6, 8, 8], [4, 5, 6, 7, 10, 10]]);
    assert_eq!(LEGENDS, [0, 0, 0, 10, 10, 20]);
    play("seats: wolf, raven\n---\n=> stats wolf: 6, 3, 4\n=> steps wolf: 1, 1, 1\n=> rage wolf: 6\n=> glory wolf: 0");
}

/// [BR-2.5, BR-2.16] A raise is in force at once: one more figure under Horns.
#[test]
fn a_raise_is_in_force_at_once() {
    play(
        "seats: wolf, raven
        token gimle: horns
        figures wolf: 2 warriors gimle, warrior horgr, ship nw
        ---
        ! wolf: invade warrior horgr
        wolf: pillage gimle
        => stats wolf: 6, 3, 5
        raven: pass
        wolf: invade warrior horgr
        => in horgr: wolf 2 warriors",
    );
}

/// [BR-2.6] A raise of a stat on step 6 is lost.
#[test]
fn a_raise_past_the_last_step_is_lost() {
    play(
        "seats: wolf, raven
        token gimle: axes
        steps wolf: 1, 6, 1
        figures wolf: leader gimle
        ---
        wolf: pillage gimle
        => steps wolf: 1, 6, 1
        => pillaged: gimle",
    );
}

/// [BR-2.7] A stat below step 6 must be chosen if there is one.
#[test]
fn a_raise_is_not_wasted_by_choice() {
    let told = play(
        "seats: wolf, raven
        age: 2
        steps wolf: 6, 1, 6
        figures wolf: leader gimle
        figures raven: ship nw
        hand wolf: thors-oath
        ---
        wolf: pillage gimle
        wolf: play thors-oath
        ! wolf: raise rage
        ! wolf: decline",
    );
    assert_eq!(legal(&told, "wolf"), ["raise axes"]);
}

/// [BR-2.8] Stats never go down.
#[test]
fn stats_never_go_down() {
    for seed in 0..30 {
        let mut steps = [[0; 3]; 4];
        tale::walk(&game(4), seed, |position, _| {
            for (n, steps) in steps.iter_mut().enumerate() {
                let now = position.table.sheets[n].steps;
                assert!((0..3).all(|stat| now[stat] >= steps[stat]));
                *steps = now;
            }
        });
    }
}

/// [BR-2.10, BR-2.11, BR-5.4] Current Rage: a cost that cannot be paid in full cannot be paid.
#[test]
fn rage_is_paid_in_full() {
    let told = play(
        "seats: wolf, raven
        rage wolf: 1
        upgrades wolf: troll
        hand wolf: thors-glory, lokis-domain",
    );
    assert!(choices(&told, "wolf", "invade troll").is_empty());
    assert!(choices(&told, "wolf", "upgrade thors-glory").is_empty());
    assert_eq!(choices(&told, "wolf", "upgrade lokis-domain").len(), 3);
    assert!(choices(&told, "wolf", "invade ship").is_empty());
    assert!(!choices(&told, "wolf", "invade warrior").is_empty());
}

/// [BR-2.12] Rage beyond 12 is lost.
#[test]
fn rage_is_never_above_twelve() {
    play(
        "seats: wolf, raven
        age: 3
        steps wolf: 6, 1, 1
        rage wolf: 11
        figures wolf: leader gimle
        figures raven: ship nw
        hand wolf: thors-ascension
        ---
        wolf: pillage gimle
        wolf: play thors-ascension
        => rage wolf: 12
        => glory wolf: 6",
    );
}

/// [BR-2.14, BR-2.15, BR-5.30] Every figure on the board counts for Horns, none elsewhere.
#[test]
fn what_counts_for_horns() {
    let full = "seats: wolf, raven
        upgrades wolf: troll
        figures wolf: leader gimle, warrior yggdrasil, ship nw, troll horgr";
    assert!(choices(&play(full), "wolf", "invade").is_empty());
    let told = play(
        "seats: wolf, raven
        upgrades wolf: troll
        figures wolf: leader gimle, warrior yggdrasil, ship nw
        valhalla wolf: 3 warriors",
    );
    assert!(!choices(&told, "wolf", "invade troll").is_empty());
}

/// [BR-2.17, BR-6.7] Horns never limit movements.
#[test]
fn horns_do_not_limit_movements() {
    play(
        "seats: wolf, raven
        figures wolf: 3 warriors gimle, ship sw
        ---
        wolf: march gimle > yggdrasil: 2 warriors
        raven: pass
        wolf: pillage andlang
        wolf: call warrior from yggdrasil
        => in andlang: wolf warrior",
    );
}

/// [BR-2.18, BR-2.19, BR-5.24] Leader STR 3 invades free; a warrior costs 1, a ship 2.
#[test]
fn the_clans_own_figures() {
    play(
        "seats: wolf, raven
        rage raven: 0
        ---
        wolf: invade leader gimle
        => rage wolf: 6
        wolf: invade warrior gimle
        => rage wolf: 5
        wolf: invade ship nw
        => rage wolf: 3",
    );
    let told = play(
        "seats: wolf, raven
        figures wolf: leader gimle, warrior gimle, ship nw
        figures raven: warrior gimle
        ---
        wolf: pillage gimle",
    );
    assert_eq!(tale::totals(&told)[0], ("wolf".to_owned(), 6, 0));
}

/// [BR-2.21, BR-2.22, BR-5.45] A troop upgrade applies to all figures of the kind, wherever they are, at once.
#[test]
fn a_troop_upgrade_applies_everywhere() {
    let told = play(
        "seats: wolf, raven
        age: 2
        figures wolf: 2 warriors gimle
        figures raven: ship nw
        valhalla wolf: warrior
        hand wolf: experts-in-arms
        rage raven: 0
        ---
        wolf: upgrade experts-in-arms
        wolf: decline
        wolf: pillage gimle",
    );
    assert_eq!(tale::totals(&told)[0].1, 4);
    // The leader still invades free, whatever upgrade it has.
    play(
        "seats: wolf, raven
        upgrades wolf: lord-of-hammers
        ---
        wolf: invade leader gimle
        => rage wolf: 6",
    );
}

/// [BR-2.24] Eight slots, each for its own kind.
#[test]
fn eight_slots() {
    assert_eq!(Slot::ALL.len(), 8);
    for card in Card::all() {
        let slots = Slot::for_kind(card.face().kind).len();
        let expected = match card.face().kind {
            Kind::Leader | Kind::Warrior | Kind::Ship => 1,
            Kind::Monster(_) => 2,
            Kind::Clan => 3,
            Kind::Battle | Kind::Quest => 0,
        };
        assert_eq!(slots, expected, "{card}");
    }
    for wrong in
        ["upgrade troll", "upgrade troll 3", "upgrade lord-of-hammers 1", "upgrade tyrs-bash", "upgrade tyrs-bash 1"]
    {
        assert!(wrong.parse::<meadhall_blood_rage::Action>().is_err(), "{wrong}");
    }
}

/// [BR-2.25] Committed quests use no slot.
#[test]
fn committed_quests_use_no_slot() {
    play(
        "seats: wolf, raven
        upgrades wolf: lokis-domain, friggas-charm, thors-glory
        hand wolf: alfheim-1, jotunheim-1
        rage raven: 0
        ---
        wolf: quest alfheim-1
        wolf: quest jotunheim-1
        => quests wolf: alfheim-1, jotunheim-1
        => upgrades wolf: lokis-domain, friggas-charm, thors-glory",
    );
}

/// [BR-2.27, BR-2.28, BR-7.28] The destroyed go to Valhalla, can do nothing there, and come back at the end of the age.
#[test]
fn the_destroyed_wait_in_valhalla() {
    let facts = "seats: wolf, raven
        figures wolf: warrior gimle
        figures raven: leader gimle
        ---
        wolf: pillage gimle
        => valhalla wolf: warrior
        => reserve wolf: leader, 7 warriors, ship";
    play(&format!("{facts}\nraven: pass\nwolf: pass\n=> valhalla wolf: -\n=> reserve wolf: leader, 8 warriors, ship"));
    let told = play("seats: wolf, raven\nvalhalla wolf: leader");
    assert!(choices(&told, "wolf", "invade leader").is_empty());
}

/// [BR-2.29] A figure that is saved or retreats is not counted as destroyed.
#[test]
fn saved_figures_are_not_counted() {
    play(
        "seats: wolf, raven
        age: 3
        upgrades raven: friggas-protection
        figures wolf: leader gimle
        figures raven: 2 warriors gimle
        hand wolf: odins-judgement
        ---
        wolf: pillage gimle
        wolf: play odins-judgement
        raven: save warrior
        raven: accept
        => glory wolf: 5
        => in gimle: wolf leader, raven warrior",
    );
}

/// Seats are counted clockwise.
#[test]
fn clockwise_is_to_the_left() {
    assert_eq!(Seat::new(3).left(4), Seat::new(0));
}
