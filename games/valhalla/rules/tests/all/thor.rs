//! Section 9: Thor's help.

use crate::support::{choices, legal, play, try_open};
use meadhall_engine::{Game, Seat, Secrecy, Viewer};
use meadhall_valhalla::data::{Deck, Help, Kind, Side};
use meadhall_valhalla::{Event, Valhalla};

/// [VH-9.1, VH-15.12] The 14 cards are shuffled into the deck before step 5.
#[test]
fn thors_cards_are_in_the_deck() {
    let game = crate::support::open(4, "thor");
    let mut milled = 0;
    for seed in 0..20 {
        let mut quick = meadhall_engine::Quick::new(seed);
        let mut position = game.setup(&mut quick, &mut meadhall_engine::Ignore);
        while position.table.stage == meadhall_valhalla::Stage::Setup {
            let seat = game.pending(&position).first().expect("somebody");
            let action = game.sample(&position, seat, &mut quick, &mut Vec::new()).expect("a choice");
            game.apply(&mut position, seat, action, &mut quick, &mut meadhall_engine::Ignore);
        }
        assert_eq!(position.deck().len(), 78 + 14);
        milled += position.table.discard.iter().filter(|card| card.word().starts_with("thor")).count();
    }
    assert!(milled > 0);
}

/// [VH-9.2, VH-15.2] Thor's help needs three players.
#[test]
fn thor_needs_three_players() {
    let bad = try_open(2, "thor").expect_err("two are too few");
    assert!(bad.key == "thor" && bad.reason.contains("three players"), "{bad}");
    assert!(try_open(3, "thor").is_ok());
}

/// A battle of red (two warriors) against blue (three) that green and yellow watch.
fn watched(hands: &str, steps: &str) -> crate::support::Told {
    play(&format!(
        "seats: red, blue, green, yellow
        option thor: on
        band red: bear-01, bear-02
        band blue: bear-03, bear-04, bear-05
        {hands}
        ---
        red: attack blue
        {steps}"
    ))
}

/// [VH-9.3, VH-9.4, VH-9.5, VH-19.41] Only the side that meets the condition can be helped.
#[test]
fn whom_thor_helps() {
    let told = watched("hand green: thor-fewer-extra_die, thor-fewer_or_equal-draw_card", "");
    assert_eq!(
        legal(&told, "green"),
        ["decline", "help red with thor-fewer_or_equal-draw_card", "help red with thor-fewer-extra_die"]
    );
    let equal = play(
        "seats: red, blue, green
        option thor: on
        band red: bear-01, bear-02
        band blue: bear-03, bear-04
        hand green: thor-fewer-extra_die, thor-fewer_or_equal-draw_card
        ---
        red: attack blue",
    );
    assert_eq!(
        choices(&equal, "green", "help"),
        ["help red with thor-fewer_or_equal-draw_card", "help blue with thor-fewer_or_equal-draw_card"]
    );
}

/// [VH-9.6, VH-9.7, VH-18.26, VH-18.27, VH-18.28, VH-18.29, VH-18.30] All who do not fight and have cards are asked at once; who
/// has answered, and what, nobody sees until all have; each plays one card at most; effects go clockwise.
#[test]
fn thor_is_asked_in_secret() {
    let hands = "hand green: thor-fewer-strength-3\nhand yellow: wolf-01";
    let told = watched(hands, "");
    assert_eq!(told.fact("asked"), "thor of green, yellow");
    assert_eq!(legal(&told, "yellow"), ["decline"]);
    let mut answered = told.clone();
    answered.then("green: help red with thor-fewer-strength-3");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(3)), Viewer::Seat(Seat::new(0))] {
        assert_eq!(told.game.view(&told.position, viewer), answered.game.view(&answered.position, viewer));
    }
    let seen = answered.events.iter().filter_map(|event| Valhalla::seen(event, Viewer::Spectator));
    assert!(!seen.into_iter().any(|event| matches!(event, Event::Helped { .. })));
    answered.then("yellow: decline\n=> asked: fight of red\n=> hand size green: 0");
    // Nobody with an empty hand is asked, and nobody at all without cards of Thor in the game.
    let empty = watched("hand yellow: wolf-01", "");
    assert_eq!(empty.fact("asked"), "thor of yellow");
}

/// [VH-9.8, VH-9.9] Two players may help the same side or different ones, and nobody can refuse.
#[test]
fn several_helpers() {
    let mut told = play(
        "seats: red, blue, green, yellow
        option thor: on
        band red: bear-01
        band blue: bear-02
        hand green: thor-fewer_or_equal-strength-2
        hand yellow: thor-fewer_or_equal-strength-2
        ---
        red: attack blue
        yellow: help blue with thor-fewer_or_equal-strength-2
        dice: sword, 5 x
        green: help red with thor-fewer_or_equal-strength-2
        => asked: fight of red
        red: activate bear-01 at 1 with sword
        => strength red: 4
        dice: axe, 5 x
        red: done
        blue: activate bear-02 at 1 with axe
        => strength blue: 4",
    );
    let helped: Vec<usize> = told
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Helped { from, .. } => Some(from.index()),
            _ => None,
        })
        .collect();
    assert_eq!(helped, [2, 3], "clockwise from the attacker");
    // Red wins the tie: green's card goes to green's Valhalla, yellow's is discarded.
    told.then("blue: done\n=> glory green: 1\n=> glory yellow: 0\n=> discard: thor-fewer_or_equal-strength-2");
}

/// [VH-9.10] `thor-fewer-steal_random_card`: a random card of the opponent's hand.
#[test]
fn thor_steals() {
    watched(
        "hand green: thor-fewer-steal_random_card\nhand blue: wolf-05",
        "green: help red with thor-fewer-steal_random_card
        => hand red: wolf-05
        => hand size blue: 0
        => known red by blue: wolf-05
        => known red by yellow: -",
    );
}

/// [VH-9.11, VH-9.12] `thor-fewer_or_equal-free_reroll`: a reroll of any dice, without a discard.
#[test]
fn thor_rerolls() {
    watched(
        "hand green: thor-fewer_or_equal-free_reroll",
        "dice: 6 x
        green: help red with thor-fewer_or_equal-free_reroll
        => rerolls red: 1
        red: free reroll
        dice: 6 bow
        red: reroll 6 x
        => dice red: 6 bow
        => rerolls red: 0",
    );
}

/// [VH-9.13, VH-9.14] `thor-fewer-extra_die`: taken from the supply when played, rolled with the first roll.
#[test]
fn thor_gives_a_die() {
    play(
        "seats: red, blue, green, yellow
        option thor: on
        jarl blue: beinir
        band red: bear-01, bear-02
        band blue: bear-03
        hand green: thor-fewer-extra_die
        hand blue: wolf-01
        ---
        red: attack blue
        dice: sword, 5 x
        green: help blue with thor-fewer-extra_die
        => supply: 2
        => pool red: 6
        red: activate bear-01 at 1 with sword
        red: done
        dice: 7 x
        blue: decline
        => pool blue: 7",
    );
}

/// [VH-9.15] `thor-fewer_or_equal-draw_card`: a card before the battle.
#[test]
fn thor_draws() {
    watched(
        "hand green: thor-fewer_or_equal-draw_card\ndeck: wolf-07, wolf-08",
        "green: help red with thor-fewer_or_equal-draw_card
        => hand size red: 1
        => deck size: 1
        => asked: fight of red",
    );
}

/// [VH-9.16] `thor-fewer_or_equal-strength-2` and `thor-fewer-strength-3`: more strength.
#[test]
fn thor_strengthens() {
    for (card, strength) in [("thor-fewer_or_equal-strength-2", 4), ("thor-fewer-strength-3", 5)] {
        watched(
            &format!("hand green: {card}"),
            &format!(
                "dice: sword, 5 x\ngreen: help red with {card}\nred: activate bear-01 at 1 with sword\n=> strength red: {strength}"
            ),
        );
    }
}

/// [VH-9.17, VH-9.18] The helper's Valhalla if the helped player wins, else the discard pile.
#[test]
fn thors_reward() {
    let steps = "dice: sword, 5 x
        green: help red with thor-fewer-strength-3
        red: activate bear-01 at 1 with sword
        dice: 2 bow, 2 shield, 2 x
        red: done
        ";
    watched(
        "hand green: thor-fewer-strength-3",
        &format!("{steps}blue: done\n=> valhalla green: thor-fewer-strength-3\n=> glory green: 2"),
    );
    watched(
        "hand green: thor-fewer-strength-3\nhand blue: t-fury-2, t-fury-2",
        &format!(
            "{steps}blue: activate bear-04 at 2 with bow\nblue: activate bear-05 at 3 with shield\nblue: play t-fury-2\nblue: play t-fury-2\nblue: done\nblue: done\n=> glory green: 0\n=> discard: t-fury-2, t-fury-2, thor-fewer-strength-3"
        ),
    );
}

/// [VH-9.19] If nobody wins, the card is discarded.
#[test]
fn thor_without_a_winner() {
    watched(
        "hand green: thor-fewer-strength-3",
        "dice: 6 x\ngreen: help red with thor-fewer-strength-3\nred: done\n=> discard: thor-fewer-strength-3\n=> glory green: 0",
    );
}

/// [VH-9.21, VH-9.22] Seven cards for "fewer or equally many" with 1 glory, seven for "fewer" with 2.
#[test]
fn the_fourteen_cards() {
    let game = crate::support::open(3, "thor");
    let mut counts = Vec::new();
    for (_, entry) in game.cards().all().filter(|(_, entry)| entry.deck == Deck::Thor) {
        let Kind::Thor(side, help) = entry.kind else { panic!("only Thor's cards") };
        assert_eq!(entry.glory, if side == Side::Fewer { 2 } else { 1 });
        let help = match help {
            Help::DrawCard => "draw".to_owned(),
            Help::Strength { value } => format!("+{value}"),
            Help::FreeReroll => "reroll".to_owned(),
            Help::ExtraDie => "die".to_owned(),
            Help::StealRandomCard => "steal".to_owned(),
        };
        counts.push((side == Side::Fewer, help, entry.copies));
    }
    counts.sort();
    let expected = [
        (false, "+2", 3),
        (false, "draw", 2),
        (false, "reroll", 2),
        (true, "+3", 3),
        (true, "die", 2),
        (true, "steal", 2),
    ];
    assert_eq!(counts, expected.map(|(fewer, help, copies)| (fewer, help.to_owned(), copies)));
}

/// [VH-9.20] Thor's cards are neither warriors nor tactics: they cannot be added or played.
#[test]
fn thors_cards_are_a_kind_of_their_own() {
    let told = play(
        "seats: red, blue, green\noption thor: on\nband red: bear-01\nband blue: bear-02\nhand red: thor-fewer-strength-3\n---\nred: attack blue\n=> asked: fight of red",
    );
    assert!(choices(&told, "red", "play").is_empty());
    let turn = play("seats: red, blue, green\noption thor: on\nband red: bear-01\nhand red: thor-fewer-strength-3");
    assert_eq!(legal(&turn, "red"), ["draw"]);
}
