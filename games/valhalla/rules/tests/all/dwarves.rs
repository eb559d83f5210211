//! Section 11: the Dwarves of Svartalfheim; section 12: Tyr's wrath.

use crate::support::{choices, legal, play};
use meadhall_engine::{Game, Ignore, Quick, Seat};
use meadhall_valhalla::data::{Ability, Deck, Effect, Kind, Wrath};
use meadhall_valhalla::{Place, Stage};

/// [VH-11.3, VH-11.4, VH-11.5, VH-11.6, VH-19.51] Block: one of the defender's warriors cannot be activated, but never the last
/// that is free; it still counts for everything else.
#[test]
fn block() {
    let mut told = play(
        "seats: red, blue
        option dwarves: on
        band red: d-dwarf-01, d-dwarf-02
        band blue: stag-01, bear-02
        hand blue: t-fury-2
        ---
        dice: sword, bow, 4 x
        red: attack blue
        red: activate d-dwarf-01 at 1 with sword
        => asked: block of red",
    );
    assert_eq!(legal(&told, "red"), ["choose stag-01 at 1", "choose bear-02 at 2"]);
    told.then("red: choose bear-02 at 2\nred: activate d-dwarf-02 at 2 with bow\n=> asked: fight of red\ndice: sword, axe, 4 x\nred: done");
    assert_eq!(choices(&told, "blue", "activate"), ["activate stag-01 at 1 with sword"]);
    told.then("blue: activate stag-01 at 1 with sword\n=> strength blue: 3");
    play(
        "seats: red, blue\noption dwarves: on\nband red: d-dwarf-01\nband blue: bear-02\n---\ndice: sword, 5 x\nred: attack blue\nred: activate d-dwarf-01 at 1 with sword\n=> asked: fight of red",
    );
    // A defender's dwarf blocks nobody.
    play(
        "seats: red, blue\noption dwarves: on\nband red: bear-01, bear-03\nband blue: d-dwarf-01\n---\ndice: sword, 5 x\nred: attack blue\nred: activate bear-01 at 1 with sword\ndice: sword, 5 x\nred: done\nblue: activate d-dwarf-01 at 1 with sword\n=> asked: fight of blue",
    );
}

/// [VH-11.7, VH-11.8, VH-11.9, VH-11.27] Deny: each such dwarf keeps one of the opponent's from Valhalla; it stays in its band.
#[test]
fn deny() {
    let mut told = play(
        "seats: red, blue
        option dwarves: on
        band red: bear-06, bear-07
        band blue: d-dwarf-08, d-dwarf-09
        ---
        dice: 2 sword, 2 axe, 2 x
        red: attack blue
        red: activate bear-06 at 1 with 2 sword
        red: activate bear-07 at 2 with 2 axe
        dice: axe, shield, 4 x
        red: done
        blue: activate d-dwarf-08 at 1 with axe
        blue: activate d-dwarf-09 at 2 with shield
        blue: done
        => asked: spare of blue",
    );
    told.then("blue: choose bear-06 at 1\n=> asked: spare of blue\nblue: choose bear-07 at 2\n=> band red: bear-06, bear-07\n=> glory red: 0\n=> captured red: blue");
}

/// [VH-11.7, VH-11.10, VH-11.27] Deny reaches all that the opponent sends in that aftermath: the warrior named by Path, and those
/// sent through Loki's trick.
#[test]
fn deny_reaches_all_that_are_sent() {
    let mut told = play(
        "seats: red, blue
        option dwarves: on
        option valkyries: on
        option loki: loki-01
        band red: wolf-01, wolf-02
        band blue: d-dwarf-10
        hand blue: v-path-to-valhalla
        ---
        dice: sword, axe, 4 x
        red: attack blue
        red: activate wolf-01 at 1 with sword
        red: activate wolf-02 at 2 with axe
        dice: spear, bow, 4 x
        red: done
        blue: play v-path-to-valhalla
        red: choose wolf-01 at 1
        blue: activate d-dwarf-10 at 1 with spear, bow
        blue: done
        blue: done
        => asked: loki of red
        red: row 2
        red: send wolf-02 at 2
        => asked: spare of blue",
    );
    assert_eq!(legal(&told, "blue"), ["choose wolf-01 at 1", "choose wolf-02 at 2"]);
    let mut path = told.clone();
    path.then("blue: choose wolf-01 at 1\n=> band red: wolf-01\n=> valhalla red: wolf-02");
    told.then("blue: choose wolf-02 at 2\n=> band red: wolf-02\n=> valhalla red: wolf-01");
}

/// [VH-11.11, VH-11.13] Force: the opponent discards a tactic of the own choice, at the moment of activation, in attack and in
/// defence.
#[test]
fn force() {
    let mut told = play(
        "seats: red, blue
        option dwarves: on
        band red: d-dwarf-15
        band blue: d-dwarf-16
        hand red: t-fury-2, wolf-01
        hand blue: t-fury-2, t-counterblow, wolf-02
        ---
        dice: spear, 5 x
        red: attack blue
        red: activate d-dwarf-15 at 1 with spear
        => asked: force of blue",
    );
    assert_eq!(legal(&told, "blue"), ["discard t-fury-2", "discard t-counterblow"]);
    told.then("blue: discard t-counterblow\n=> discard: t-counterblow\n=> asked: fight of red");
    told.then("dice: sword, 5 x\nred: done\nblue: activate d-dwarf-16 at 1 with sword\n=> asked: force of red\nred: discard t-fury-2\n=> asked: fight of blue");
}

/// [VH-11.12, VH-11.14, VH-18.22] Without a tactic the whole hand is shown to everybody.
#[test]
fn force_shows_the_hand() {
    play(
        "seats: red, blue, green
        option dwarves: on
        band red: d-dwarf-15
        band blue: bear-02
        hand blue: wolf-01, wolf-02
        ---
        dice: spear, 5 x
        red: attack blue
        red: activate d-dwarf-15 at 1 with spear
        => asked: fight of red
        => known blue by red: wolf-01, wolf-02
        => known blue by green: wolf-01, wolf-02
        => hand size blue: 2",
    );
}

/// [VH-11.15, VH-11.17] Sacrifice: +3 for any card, at the moment of activation, one for each such dwarf; it may be declined.
#[test]
fn sacrifice() {
    let mut told = play(
        "seats: red, blue
        option dwarves: on
        band red: d-dwarf-22, d-dwarf-23
        band blue: bear-02
        hand red: wolf-01, t-fury-2
        ---
        dice: bow, axe, 4 x
        red: attack blue
        red: activate d-dwarf-22 at 1 with bow
        => asked: sacrifice of red
        red: pay t-fury-2
        => strength red: 4
        red: activate d-dwarf-23 at 2 with axe
        => asked: sacrifice of red",
    );
    assert_eq!(legal(&told, "red"), ["decline", "pay wolf-01"]);
    told.then("red: decline\n=> strength red: 5\n=> hand red: wolf-01");
    assert_eq!(told.position.table.battle.sides[0].tactics, 0, "a card given is no tactic used");
}

/// [VH-11.18, VH-11.20, VH-19.50] `d-call-to-arms`: the topmost warrior of the discard pile joins; the rest keeps its order.
#[test]
fn call_to_arms() {
    play(
        "seats: red, blue
        option dwarves: on
        band red: bear-02
        band blue: bear-03
        hand red: d-call-to-arms
        discard: t-fury-2, wolf-06, bear-01
        ---
        red: attack blue
        red: play d-call-to-arms
        => band red: bear-02, wolf-06
        => discard: t-fury-2, bear-01",
    );
}

/// [VH-11.19] Not without a warrior in the pile; with a full band one is discarded after the new one was picked out.
#[test]
fn call_to_arms_with_a_full_band() {
    play(
        "seats: red, blue\noption dwarves: on\nband red: bear-02\nband blue: bear-03\nhand red: d-call-to-arms\ndiscard: t-fury-2\n---\nred: attack blue\n=> asked: fight of red",
    );
    let mut told = play(
        "seats: red, blue
        option dwarves: on
        band red: bear-01, bear-02, bear-03, bear-04
        band blue: bear-05
        hand red: d-call-to-arms
        discard: wolf-06, t-fury-2
        ---
        red: attack blue
        red: play d-call-to-arms
        => asked: place of red",
    );
    assert_eq!(legal(&told, "red").len(), 4, "it must be added");
    told.then("red: add wolf-06 at 2\n=> band red: bear-01, wolf-06, bear-03, bear-04\n=> discard: bear-02, t-fury-2");
}

/// [VH-11.21, VH-11.22, VH-11.23, VH-11.24, VH-19.49] `d-battle-cry-band`: +1 for each warrior of the band;
/// `d-battle-cry-activated`: +1, +2, +4 or +6, and not more with more.
#[test]
fn battle_cries() {
    let told = |jarl: &str, band: &str, count: usize| {
        let mut text = format!(
            "seats: red, blue
            option dwarves: on
            jarl red: {jarl}
            band red: {band}
            band blue: boar-16
            hand red: d-battle-cry-band, d-battle-cry-activated
            ---
            dice: sword, axe, spear, bow, shield, x
            red: attack blue
            red: play d-battle-cry-band
            => strength red: 0
            red: play d-battle-cry-activated\n"
        );
        for (n, face) in ["sword", "axe", "spear", "bow", "shield"].into_iter().enumerate().take(count) {
            text += &format!("red: activate wolf-0{} at {} with {face}\n", n + 1, n + 1);
        }
        play(&text).fact("strength red")
    };
    let four = "wolf-01, wolf-02, wolf-03, wolf-04";
    assert_eq!(told("thord", four, 1), (1 + 4 + 1).to_string());
    assert_eq!(told("thord", four, 2), (2 + 4 + 2).to_string());
    assert_eq!(told("thord", four, 3), (3 + 4 + 4).to_string());
    assert_eq!(told("thord", four, 4), (4 + 4 + 6).to_string());
    assert_eq!(told("hodr", "wolf-01, wolf-02, wolf-03, wolf-04, wolf-05, bear-16", 5), (5 + 6 + 6).to_string());
}

/// [VH-11.26] 28 dwarves, seven with each ability, and four of each of three tactics.
#[test]
fn the_forty_cards() {
    let game = crate::support::open(2, "dwarves");
    let sum = |fits: &dyn Fn(&Kind) -> bool| -> u8 {
        let cards = game.cards().all().filter(|(_, entry)| entry.deck == Deck::Dwarves && fits(&entry.kind));
        cards.map(|(_, entry)| entry.copies).sum()
    };
    for ability in [Ability::Block, Ability::DenyValhalla, Ability::ForceDiscardTactic, Ability::DiscardForStrength] {
        assert_eq!(sum(&|kind| matches!(kind, Kind::Warrior(warrior) if warrior.ability == Some(ability))), 7);
    }
    assert_eq!(sum(&|kind| matches!(kind, Kind::Tactic(Effect::AddTopmostDiscardedWarrior))), 4);
    assert_eq!(sum(&|kind| matches!(kind, Kind::Tactic(Effect::StrengthByBand { .. }))), 4);
    assert_eq!(sum(&|kind| matches!(kind, Kind::Tactic(Effect::StrengthByActivated { .. }))), 4);
}

/// [VH-12.1] Cards of Tyr's wrath are neither warriors nor tactics.
#[test]
fn tyrs_cards_are_a_kind_of_their_own() {
    let told = play("seats: red, blue\noption tyr: on\nband red: bear-01\nband blue: bear-02\nhand red: tyr-plus-2");
    assert_eq!(legal(&told, "red"), ["attack blue", "draw"]);
    let fight = play(
        "seats: red, blue\noption tyr: on\nband red: bear-01\nband blue: bear-02\nhand red: tyr-plus-2\n---\nred: attack blue",
    );
    assert!(choices(&fight, "red", "play").is_empty());
}

/// [VH-12.2, VH-12.3, VH-12.4, VH-12.5, VH-12.7, VH-18.20] 14 of the 20 cards are shuffled in before step 5; after step 9 everybody
/// is dealt one of the other six, and the rest goes back into the box unseen.
#[test]
fn tyrs_cards_are_dealt() {
    let mut milled = 0;
    for players in 2..=6 {
        let game = crate::support::open(players, "tyr");
        let mut quick = Quick::new(players as u64);
        let mut position = game.setup(&mut quick, &mut Ignore);
        let in_deck = |position: &meadhall_valhalla::Position| {
            position
                .deck()
                .iter()
                .filter(|&id| {
                    game.cards().all().any(|(card, entry)| {
                        entry.deck == Deck::Tyr
                            && (game.first_copy(card)..game.first_copy(card) + entry.copies).contains(&id)
                    })
                })
                .count()
        };
        assert_eq!(in_deck(&position), 14);
        while position.table.stage == Stage::Setup {
            let seat = game.pending(&position).first().expect("somebody");
            let action = game.sample(&position, seat, &mut quick, &mut Vec::new()).expect("a choice");
            game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
        }
        assert!(Seat::all(players).all(|seat| position.hand(seat).len() == 6));
        assert_eq!(position.places.at(Place::Box).and(&game.in_use()).len(), 6 - players);
        milled += position.table.discard.iter().filter(|card| card.word().starts_with("tyr")).count();
    }
    assert!(milled > 0);
}

/// [VH-12.8, VH-12.9, VH-18.26, VH-18.27] Whoever adds a warrior in any way is asked for a card of Tyr's wrath, with or without one.
#[test]
fn strengthening_a_warrior() {
    let mut told = play(
        "seats: red, blue
        option tyr: on
        band red: bear-01
        hand red: wolf-01, wolf-02, tyr-plus-2, tyr-one-less
        ---
        red: add two wolf-01 at 2
        => asked: tyr of red",
    );
    assert_eq!(legal(&told, "red"), ["decline", "play tyr-one-less", "play tyr-plus-2"]);
    told.then("red: play tyr-plus-2\n=> asked: second of red\nred: add wolf-02 at 3\n=> asked: tyr of red\nred: decline\n=> band red: bear-01, wolf-01 + tyr-plus-2, wolf-02\n=> stage: b");
    let mut none = play(
        "seats: red, blue\noption tyr: on\nband red: bear-01\nhand red: wolf-01, t-fury-2\n---\nred: add wolf-01 at 2\n=> asked: tyr of red",
    );
    assert_eq!(legal(&none, "red"), ["decline"]);
    none.then("red: decline\n=> stage: b");
    play(
        "seats: red, blue\noption tyr: on\nband red: bear-01\nhand red: wolf-01\n---\nred: add wolf-01 at 2\n=> stage: b",
    );
    play(
        "seats: red, blue\noption tyr: on\njarl red: solveig\nband red: bear-01\nband blue: bear-02\nhand red: wolf-01, tyr-plus-2\n---\nred: attack blue\nred: add wolf-01 at 2\n=> asked: tyr of red\nred: play tyr-plus-2\n=> asked: fight of red",
    );
    play(
        "seats: red, blue\noption tyr: on\njarl blue: blodhrafn\nband red: bear-01\nband blue: bear-02\nhand blue: tyr-plus-2\ndeck: wolf-05, wolf-06\n---\ndice: sword, 5 x\nred: attack blue\nred: activate bear-01 at 1 with sword\ndice: 6 x\nred: done\nblue: done\n=> asked: blodhrafn of blue\nblue: main\n=> asked: tyr of blue",
    );
}

/// [VH-12.10, VH-12.11] Only together with a warrior, and one card at most.
#[test]
fn one_card_under_a_new_warrior() {
    let told = play(
        "seats: red, blue\noption tyr: on\nband red: bear-01\nhand red: wolf-01, tyr-plus-2, tyr-plus-2\n---\nred: add wolf-01 at 2\nred: play tyr-plus-2\n=> stage: b\n=> band red: bear-01, wolf-01 + tyr-plus-2",
    );
    assert!(told.fact("hand red").contains("tyr-plus-2"));
}

/// [VH-12.12, VH-12.13] The card works with its activated warrior, and is discarded with it.
#[test]
fn the_card_follows_its_warrior() {
    play(
        "seats: red, blue
        option tyr: on
        band red: bear-01 + tyr-plus-2, bear-02, bear-03, bear-04
        band blue: wolf-01
        hand red: bear-05
        ---
        red: add bear-05 at 1
        => discard: tyr-plus-2, bear-01",
    );
    play(
        "seats: red, blue\noption tyr: on\nband red: bear-01 + tyr-plus-2, bear-02\nband blue: wolf-01\n---\ndice: axe, 5 x\nred: attack blue\nred: activate bear-02 at 2 with axe\n=> strength red: 2",
    );
}

/// [VH-12.14] No card of the game returns a warrior to a hand: a card of Tyr's wrath leaves a band with its warrior only.
#[test]
fn nothing_returns_a_warrior_to_a_hand() {
    let game = crate::support::open(4, "tyr valkyries dwarves thor king loki=random");
    for seed in 0..15 {
        let mut before: Vec<(meadhall_valhalla::Card, Seat)> = Vec::new();
        crate::support::walk(&game, seed, |position, _| {
            for &(tyr, seat) in &before {
                let still = position.table.board(seat).warriors().any(|(_, _, under)| under == Some(tyr));
                let going = position.table.outgoing.iter().any(|outgoing| outgoing.card == tyr);
                let gone = going || position.table.discard.contains(tyr);
                assert!(still || gone, "{tyr} went neither with its warrior nor stayed");
            }
            for seat in Seat::all(4) {
                for post in position.table.board(seat).band {
                    assert!(post.tyr.is_none() || post.card.is_some(), "no card lies under nobody");
                }
            }
            before = Seat::all(4)
                .flat_map(|seat| position.table.board(seat).band.map(|post| (post.tyr, seat)))
                .filter_map(|(tyr, seat)| Some((tyr?, seat)))
                .collect();
        });
    }
}

/// [VH-12.15, VH-12.16, VH-12.17, VH-12.18, VH-19.52] `tyr-one-less`: one die less is enough, whichever; with one weapon none at
/// all; the icons stay as they are.
#[test]
fn one_die_less() {
    let ways = |warrior: &str, dice: &str| {
        let told = play(&format!(
            "seats: red, blue\noption tyr: on\noption valkyries: on\nband red: {warrior} + tyr-one-less\nband blue: bear-02\n---\ndice: {dice}\nred: attack blue"
        ));
        choices(&told, "red", "activate").len()
    };
    for (warrior, dice, expected) in [
        ("bear-01", "6 x", 1),
        ("bear-16", "axe, 2 shield, 3 x", 1),
        ("bear-16", "2 axe, 2 shield, 2 x", 2),
        ("bear-16", "2 axe, 4 x", 0),
        ("frost-01", "sword, 5 x", 1),
        ("frost-05", "bow, 5 x", 1),
        ("frost-09", "2 bow, 4 x", 1),
        ("frost-09", "bow, axe, 4 x", 0),
        ("frost-13", "2 bow, axe, 3 x", 1),
        ("frost-13", "3 bow, 3 x", 1),
        ("frost-13", "bow, axe, sword, 3 x", 0),
        ("v-frost-01", "bow, axe, 4 x", 1),
        ("v-frost-01", "2 bow, 4 x", 0),
    ] {
        assert_eq!(ways(warrior, dice), expected, "{warrior} with {dice}");
    }
    play(
        "seats: red, blue\noption tyr: on\njarl red: borg\nband red: bear-01 + tyr-one-less\nband blue: bear-02\n---\ndice: 6 x\nred: attack blue\nred: activate bear-01 at 1\n=> strength red: 3",
    );
}

/// [VH-12.19, VH-12.20, VH-19.53] `tyr-foe-bear`, `tyr-foe-wolf`, `tyr-foe-boar`, `tyr-foe-stag` and `tyr-foe-frost`: +4 if such a
/// warrior is in the opponent's band, once.
#[test]
fn strength_against_a_clan() {
    for (clan, foes) in [
        ("bear", "bear-03"),
        ("wolf", "wolf-03, wolf-04"),
        ("boar", "boar-03"),
        ("stag", "stag-03"),
        ("frost", "frost-03"),
    ] {
        let told = |foes: &str| {
            play(&format!("seats: red, blue\noption tyr: on\nband red: bear-01 + tyr-foe-{clan}\nband blue: {foes}\n---\ndice: sword, 5 x\nred: attack blue\nred: activate bear-01 at 1 with sword")).fact("strength red")
        };
        assert_eq!(told(foes), "6", "{clan}");
        assert_eq!(told(if clan == "bear" { "wolf-05" } else { "bear-05" }), "2", "{clan}");
    }
    play(
        "seats: red, blue\noption tyr: on\nband red: boar-02 + tyr-foe-wolf\nband blue: wolf-03\n---\ndice: axe, 5 x\nred: attack blue\nred: activate boar-02 at 1 with axe\n=> strength red: 8",
    );
}

/// [VH-12.21] `tyr-plus-2`: +2.
#[test]
fn plain_strength() {
    play(
        "seats: red, blue\noption tyr: on\nband red: bear-01 + tyr-plus-2\nband blue: bear-02\n---\ndice: sword, 5 x\nred: attack blue\nred: activate bear-01 at 1 with sword\n=> strength red: 4",
    );
}

/// [VH-12.22] Six of kind 1, ten of kind 2 (two for each clan of the base deck), four of kind 3.
#[test]
fn the_twenty_cards() {
    let game = crate::support::open(2, "tyr");
    let mut kinds = [0; 3];
    for (card, entry) in game.cards().all().filter(|(_, entry)| entry.deck == Deck::Tyr) {
        match entry.kind {
            Kind::Tyr(Wrath::OneDieLess) => kinds[0] += entry.copies,
            Kind::Tyr(Wrath::StrengthIfFoe { .. }) => {
                assert_eq!(entry.copies, 2, "{card}");
                kinds[1] += entry.copies;
            }
            Kind::Tyr(Wrath::Strength { .. }) => kinds[2] += entry.copies,
            _ => panic!("{card}"),
        }
    }
    assert_eq!(kinds, [6, 10, 4]);
}
