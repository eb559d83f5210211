//! Sections 3 and 6: the round and its end.

use crate::support::{cards, game, play, walk};
use meadhall_engine::{Game, Ignore, Quick, Seat, Wording};
use meadhall_vaalbara::{Action, Asked, Character, Characters, Event, Position};

/// [VB-3.1] Nine rounds, no more and no fewer. [VB-3.3] In each of them everybody plays one character and takes one land, so
/// that each realm holds r lands after round r.
#[test]
fn nine_rounds_of_one_character_and_one_land_each() {
    for players in 2..=5 {
        let game = game(players);
        let (mut rounds, mut assigned, mut taken) = (Vec::new(), vec![0; players], vec![0; players]);
        let end = walk(&game, 1, |position, choice| {
            if rounds.last() != Some(&position.round) {
                rounds.push(position.round);
                let done = usize::from(position.round) - 1;
                assert!(assigned.iter().chain(&taken).all(|&count| count == done));
                for seat in Seat::all(players) {
                    assert_eq!(position.player(seat).realm.cards().len(), done);
                }
            }
            match choice {
                Some((seat, Action::Assign(_))) => assigned[seat.index()] += 1,
                Some((seat, Action::Take(_))) => taken[seat.index()] += 1,
                _ => {}
            }
        });
        assert_eq!(rounds, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert!(assigned.iter().chain(&taken).all(|&count| count == 9));
        assert_eq!(end.asked, Asked::Over);
    }
}

const SECOND_ROUND: &str = "
    seats: blue, purple, yellow
    realm blue: mountain
    realm purple: field
    realm yellow: river
    hand blue: hunter
    hand purple: carpenter
    hand yellow: farmer
    pile blue: tracker
    pile purple: midwife
    pile yellow: rider
    row 1: forest 3, forest 4, forest 5
    row 2: village, mountain, river
    deck: meadow, field, forest 6, village
    ---
    blue: assign hunter
    purple: assign carpenter
    yellow: assign farmer
    blue: take 3
    purple: take 1";

/// [VB-3.2] Assignment, resolution, end of round, in this order.
#[test]
fn a_round_has_three_phases() {
    let told = play(&format!(
        "{SECOND_ROUND}
        => round: 2
        ! blue: assign bard
        yellow: take 2
        => round: 3
        => asked: assign of blue, purple, yellow
        ! blue: take 1"
    ));
    let phase = |event: &Event| match event {
        Event::Assigned(_) => Some(1),
        Event::Turn(..) | Event::Took { .. } => Some(2),
        Event::Dealt(_) | Event::Drew { .. } => Some(3),
        Event::Round(_) => Some(4),
        _ => None,
    };
    let phases: Vec<i32> = told.events.iter().filter_map(phase).collect();
    assert!(phases.is_sorted() && phases.contains(&3) && phases.last() == Some(&4), "{:?}", told.events);
}

/// [VB-6.1] Row 2 becomes row 1, a new row 2 is dealt, the players draw. [VB-6.2] All of row 2 moves into row 1, [VB-6.3] each
/// land into its slot. [VB-6.4] N lands from the top form the new row 2, [VB-6.5] slot 1 first. [VB-6.6] Everybody draws up to
/// five from the own pile.
#[test]
fn three_steps_end_a_round() {
    let told = play(&format!(
        "{SECOND_ROUND}
        => row 1: -, forest 4, -
        => row 2: village, mountain, river
        => hand size blue: 4
        yellow: take 2
        => row 1: village, mountain, river
        => row 2: meadow, field, forest 6
        => top: village
        => deck size: 27
        => hand size blue: 5
        => hand size purple: 5
        => hand size yellow: 5
        => pile size blue: 5"
    ));
    for (n, drawn) in [Character::Tracker, Character::Midwife, Character::Rider].into_iter().enumerate() {
        let seat = Seat::new(n);
        assert!(told.position.player(seat).hand.contains(drawn), "the top of the own pile is drawn");
        let event = Event::Drew { seat, count: 1, cards: Characters::only(drawn) };
        assert!(told.events.contains(&event));
    }
    // The new row is there before anybody draws.
    let place = |wanted: fn(&Event) -> bool| told.events.iter().position(wanted).expect("it happened");
    assert!(place(|event| matches!(event, Event::Dealt(_))) < place(|event| matches!(event, Event::Drew { .. })));
}

/// [VB-6.6] Whose pile is empty draws nothing. [VB-6.7] A discard is never shuffled back into a pile.
#[test]
fn an_empty_pile_stays_empty() {
    play(
        "seats: blue, purple
        round: 8
        discard blue: bard, seer, carpenter, tracker, rider, carver, farmer
        hand blue: hunter
        hand purple: farmer
        ---
        => hand size blue: 5
        => pile size blue: 0
        blue: assign hunter
        purple: assign farmer
        blue: take 1
        purple: take 2
        => round: 9
        => hand blue: warrior, falconer, midwife, explorer
        => pile blue: -
        => discard blue: bard, hunter, seer, carpenter, tracker, rider, carver, farmer",
    );
}

/// [VB-6.7] Over whole games a character leaves a discard only through the Midwife, and never into the pile.
#[test]
fn a_discard_is_never_shuffled_back() {
    for players in 2..=5 {
        let mut before: Option<Position> = None;
        walk(&game(players), 2, |position, _| {
            if let Some(before) = &before {
                for seat in Seat::all(players) {
                    let (old, new) = (before.player(seat), position.player(seat));
                    let gone = old.discard.minus(new.discard);
                    assert!(gone.is_empty() || before.asked == Asked::Midwife);
                    let drawn = old.pile.len() - new.pile.len();
                    assert_eq!(&old.pile.as_slice()[drawn..], new.pile.as_slice(), "piles only shrink from the top");
                }
            }
            before = Some(*position);
        });
    }
}

/// [VB-6.8] After round 8 all three steps are carried out. [VB-6.9] After round 9 none: nothing moves, nobody draws.
#[test]
fn after_round_8_as_ever_and_after_round_9_nothing() {
    let told = play(
        "seats: blue, purple
        round: 8
        discard blue: midwife, bard, seer, carpenter, tracker, rider
        hand blue: carver, hunter
        hand purple: farmer, seer
        pile blue: explorer
        row 1: forest 3, forest 4
        row 2: village, mountain
        deck: field, field, river
        ---
        blue: assign hunter
        purple: assign farmer
        blue: take 1
        purple: take 2
        => round: 9
        => row 1: village, mountain
        => row 2: field, field
        => deck size: 7
        => hand size blue: 5
        => pile size blue: 0
        => hand size purple: 4
        blue: assign carver
        purple: assign seer
        purple: take 1
        blue: take 2
        => asked: nothing of -
        => row 1: -, -
        => row 2: field, field
        => top: river
        => deck size: 7
        => hand size blue: 4
        => hand size purple: 3",
    );
    let last_round = told.events.iter().rposition(|event| *event == Event::Round(9)).expect("round 9");
    let after = &told.events[last_round + 1..];
    assert!(!after.iter().any(|event| matches!(event, Event::Dealt(_) | Event::Drew { .. } | Event::Round(_))));
}

/// [VB-6.10] During round r the deck holds D − N × (r + 1) lands, also while Trackers and Explorers swap. [VB-6.11] It is never
/// empty.
#[test]
fn the_deck_shrinks_by_n_each_round() {
    for players in 2..=5 {
        for seed in 0..20 {
            let game = game(players);
            walk(&game, seed, |position, _| {
                let expected = game.lands_in_use().len() - players * (usize::from(position.round) + 1);
                assert_eq!(position.deck.len(), expected);
                assert!(!position.deck.is_empty());
                assert_eq!(cards(&game, position).len(), game.lands_in_use().len());
            });
        }
    }
}

/// A run of rounds in which one player plays the Midwife in one round, or never: hand and pile at the start of each round, and
/// the hand at the end.
fn hands(midwife_in: Option<u8>) -> (Vec<(usize, usize)>, usize) {
    let game = game(2);
    // Enough seeds that one has the Midwife in hand when she is wanted.
    'seeds: for seed in 0..200 {
        let mut quick = Quick::new(seed);
        let mut position = game.setup(&mut quick, &mut Ignore);
        let (mut sizes, mut choices, mut decisions) = (Vec::new(), Vec::new(), 0);
        while let Some(seat) = game.pending(&position).first() {
            decisions += 1;
            assert!(decisions < 500, "seed {seed} does not end");
            let player = *position.player(Seat::new(0));
            if position.asked == Asked::Assign && sizes.len() < usize::from(position.round) {
                sizes.push((player.hand.len(), player.pile.len()));
            }
            game.legal(&position, seat, &mut choices);
            let midwife = Action::Assign(Character::Midwife);
            let wanted = seat == Seat::new(0) && position.asked == Asked::Assign;
            if wanted && midwife_in == Some(position.round) && !choices.contains(&midwife) {
                continue 'seeds;
            }
            let action = match choices.iter().find(|choice| **choice != midwife) {
                _ if wanted && midwife_in == Some(position.round) => midwife,
                Some(other) => *other,
                None => midwife,
            };
            game.play(&mut position, seat, action, &mut quick, &mut Ignore).expect("legal");
        }
        return (sizes, position.player(Seat::new(0)).hand.len());
    }
    panic!("no seed deals the Midwife early enough");
}

/// [VB-6.12] Without a card brought back: 5 in hand up to round 8, 4 in round 9, 3 left at the end; piles of 8 − r. So it is too
/// if the Midwife is played in round 1, where she finds nothing. [VB-51.44] The same in numbers.
#[test]
fn hands_and_piles_without_a_card_brought_back() {
    let expected = [(5, 7), (5, 6), (5, 5), (5, 4), (5, 3), (5, 2), (5, 1), (5, 0), (4, 0)];
    assert_eq!(hands(None), (expected.to_vec(), 3));
    assert_eq!(hands(Some(1)), (expected.to_vec(), 3));
}

/// [VB-6.13] Whoever brought a card back in one of the rounds 2 to 8 starts every round with 5. [VB-51.45] In numbers for a
/// Midwife in round 4.
#[test]
fn hands_and_piles_with_a_card_brought_back() {
    let (sizes, _) = hands(Some(4));
    assert_eq!(sizes, [(5, 7), (5, 6), (5, 5), (5, 4), (5, 4), (5, 3), (5, 2), (5, 1), (5, 0)]);
    for round in 2..=8 {
        let (sizes, _) = hands(Some(round));
        assert!(sizes.iter().all(|&(hand, _)| hand == 5), "round {round}: {sizes:?}");
    }
}

/// [VB-6.14] No hand ever holds more than 5. [VB-6.15] Everybody has at least 4 at the start of every round.
#[test]
fn hands_hold_four_or_five() {
    for players in 2..=5 {
        for seed in 0..50 {
            walk(&game(players), seed, |position, _| {
                for seat in Seat::all(players) {
                    let player = position.player(seat);
                    assert!(player.hand.len() <= 5);
                    assert!(player.played.is_some() || player.hand.len() >= 4);
                }
            });
        }
    }
}
