//! Imagined positions: everything a seat knows holds in them, and everything else is evenly drawn.

use crate::support::{Told, cards, even, game, open, play, play_with, viewers, walk};
use meadhall_engine::{Game, Options, Quick, Seat, Viewer};
use meadhall_vaalbara::data::BUILT_IN;
use meadhall_vaalbara::{Character, Characters, Kind, Position, Vaalbara};
use std::collections::BTreeSet;

/// Imagines many positions from what a viewer sees.
fn imagined(told: &Told, viewer: Viewer, many: u64) -> impl Iterator<Item = Position> + '_ {
    let view = told.game.view(&told.position, viewer);
    (0..many).map(move |seed| told.game.imagine(&view, &mut Quick::new(seed)))
}

/// Every imagined position is one that could be: all cards once, nothing known contradicted. [VB-41.7, VB-41.9, VB-41.21]
#[test]
fn imagined_positions_hold_every_card_once() {
    for players in 2..=5 {
        let game = game(players);
        walk(&game, 31, |position, _| {
            for viewer in viewers(&game) {
                let view = game.view(position, viewer);
                let imagined = game.imagine(&view, &mut Quick::new(u64::from(position.round)));
                whole(&game, &imagined);
                assert_eq!(
                    imagined.deck.as_slice()[0].omen,
                    position.deck.as_slice()[0].omen,
                    "the top back is public"
                );
                if position.top_known {
                    assert_eq!(imagined.deck.as_slice().first(), position.deck.as_slice().first());
                }
                if position.bottom_known {
                    assert_eq!(imagined.deck.as_slice().last(), position.deck.as_slice().last());
                }
                for seat in Seat::all(players) {
                    let (real, drawn) = (position.player(seat), imagined.player(seat));
                    assert_eq!((real.discard, real.vp, real.realm), (drawn.discard, drawn.vp, drawn.realm));
                    let near = drawn.played.map_or(drawn.hand, |card| drawn.hand.and_also(Characters::only(card)));
                    assert!(real.known.minus(near).is_empty(), "what was shown or taken back is there");
                    if viewer == Viewer::Seat(seat) {
                        assert_eq!((real.hand, real.played), (drawn.hand, drawn.played), "one's own cards");
                    }
                }
            }
        });
    }
}

fn whole(game: &Vaalbara, position: &Position) {
    let all = cards(game, position);
    let lands: BTreeSet<u8> = all.iter().map(|card| card.land).collect();
    let omens: BTreeSet<u8> = all.iter().map(|card| card.omen).collect();
    assert!(all.len() == lands.len() && lands.iter().eq(game.lands_in_use()) && omens.iter().eq(game.omens_in_use()));
    for seat in Seat::all(game.seats()) {
        let player = position.player(seat);
        let mut characters: Vec<Character> = player.hand.iter().chain(player.discard.iter()).collect();
        characters.extend(player.pile.as_slice());
        characters.extend(player.played.filter(|card| !player.discard.contains(*card)));
        characters.sort_unstable();
        assert_eq!(characters, Character::ALL);
    }
}

/// An opponent's hand is drawn evenly from what she can have: every character that is not in her discard.
#[test]
fn an_opponents_hand_is_drawn_evenly() {
    let told = play(
        "seats: blue, purple
        round: 3
        discard purple: bard, farmer",
    );
    let (mut in_hand, mut next) = ([0u32; 12], [0u32; 12]);
    for position in imagined(&told, Viewer::Seat(Seat::new(0)), 6_000) {
        let purple = &position.players[1];
        assert_eq!((purple.hand.len(), purple.pile.len()), (5, 5));
        purple.hand.iter().for_each(|card| in_hand[card as usize] += 1);
        next[purple.pile.as_slice()[0] as usize] += 1;
    }
    let hidden: Vec<usize> =
        (0..12).filter(|&n| ![Character::Bard, Character::Farmer].contains(&Character::ALL[n])).collect();
    for counts in [in_hand, next] {
        assert_eq!((counts[Character::Bard as usize], counts[Character::Farmer as usize]), (0, 0));
        let counts: Vec<u32> = hidden.iter().map(|&n| counts[n]).collect();
        assert!(even(&counts), "{counts:?}");
    }
}

/// Who holds the Warrior: of 11 characters that may be in a hand of 4 after the reveal it is there 4 times in 11; a card that
/// was shown or brought back is always there, and the rest evenly around it.
#[test]
fn who_holds_the_warrior_is_drawn_evenly() {
    let told = play(
        "seats: blue, purple, yellow
        round: 1
        played blue: hunter
        played purple: carver
        played yellow: farmer",
    );
    let mut held = [0u32; 2];
    for position in imagined(&told, Viewer::Spectator, 5_500) {
        for (count, player) in held.iter_mut().zip(&position.players[1..3]) {
            *count += u32::from(player.hand.contains(Character::Warrior));
        }
    }
    assert!(held.iter().all(|count| count.abs_diff(2_000) < 180), "{held:?} of 5500, expected 2000");

    let told = play(
        "seats: blue, purple
        round: 4
        discard purple: midwife, seer
        known purple: warrior, hunter
        hand purple: warrior, hunter",
    );
    let mut others = [0u32; 12];
    for position in imagined(&told, Viewer::Seat(Seat::new(0)), 4_000) {
        let purple = &position.players[1];
        assert!(purple.hand.contains(Character::Warrior) && purple.hand.contains(Character::Hunter));
        assert_eq!((purple.hand.len(), purple.pile.len()), (5, 5));
        purple.hand.iter().for_each(|card| others[card as usize] += 1);
    }
    let free: Vec<u32> = Character::ALL
        .iter()
        .filter(|card| !["warrior", "hunter", "midwife", "seer"].contains(&card.word()))
        .map(|&card| others[card as usize])
        .collect();
    assert_eq!(free.len(), 8);
    assert!(even(&free), "{free:?}");
}

/// A character that lies face down may be any of those that hand and assigned card can be, a shown Warrior included.
#[test]
fn an_assigned_character_is_drawn_evenly() {
    let told = play(
        "seats: blue, purple
        ---
        purple: assign hunter",
    );
    let mut assigned = [0u32; 12];
    for position in imagined(&told, Viewer::Seat(Seat::new(0)), 6_000) {
        let purple = &position.players[1];
        assert_eq!(purple.hand.len(), 4);
        assigned[purple.played.expect("she has chosen") as usize] += 1;
    }
    assert!(even(&assigned), "{assigned:?}");
    // Known to hold the Warrior: one of five cards, of which the Warrior is one.
    let told = play(
        "seats: blue, purple
        hand purple: warrior, farmer
        known purple: warrior
        ---
        purple: assign farmer",
    );
    let (mut warrior, many) = (0u32, 5_000);
    for position in imagined(&told, Viewer::Spectator, many) {
        let purple = &position.players[1];
        let played = purple.played.expect("she has chosen");
        assert!(purple.hand.contains(Character::Warrior) != (played == Character::Warrior));
        warrior += u32::from(played == Character::Warrior);
    }
    assert!(warrior.abs_diff(1_000) < 150, "{warrior} of {many}, expected 1000");
}

/// One's own pile is known by its cards and not by their order.
#[test]
fn ones_own_pile_is_drawn_in_any_order() {
    let told = play("seats: blue, purple\nround: 1");
    let real: Characters = told.position.players[0].pile.as_slice().iter().copied().collect();
    let mut next = [0u32; 12];
    for position in imagined(&told, Viewer::Seat(Seat::new(0)), 3_500) {
        let pile = position.players[0].pile;
        assert_eq!(pile.as_slice().iter().copied().collect::<Characters>(), real);
        next[pile.as_slice()[0] as usize] += 1;
    }
    let counts: Vec<u32> = real.iter().map(|card| next[card as usize]).collect();
    assert!(even(&counts) && counts.iter().sum::<u32>() == 3_500, "{counts:?}");
}

/// The face of the top card is any land that is not seen, evenly; so are the faces and backs below it.
#[test]
fn the_deck_is_drawn_evenly() {
    let told = play("seats: blue, purple");
    let unseen: Vec<u8> = told.position.deck.as_slice().iter().map(|card| card.land).collect();
    let hidden_backs: Vec<u8> = told.position.deck.as_slice()[1..].iter().map(|card| card.omen).collect();
    let (mut top, mut second, mut last_back) = ([0u32; 51], [0u32; 51], [0u32; 51]);
    for position in imagined(&told, Viewer::Spectator, 11_500) {
        let deck = position.deck.as_slice();
        assert_eq!(deck[0].omen, told.position.deck.as_slice()[0].omen);
        top[usize::from(deck[0].land)] += 1;
        second[usize::from(deck[1].land)] += 1;
        last_back[usize::from(deck[22].omen)] += 1;
    }
    let pick = |counts: &[u32; 51], of: &[u8]| -> Vec<u32> { of.iter().map(|&n| counts[usize::from(n)]).collect() };
    for counts in [pick(&top, &unseen), pick(&second, &unseen), pick(&last_back, &hidden_backs)] {
        assert!(even(&counts) && counts.iter().sum::<u32>() == 11_500, "{counts:?}");
    }
}

/// A land that a Tracker put on top or an Explorer put at the bottom lies there in every imagined position.
#[test]
fn returned_lands_lie_where_they_were_put() {
    let told = play(
        "seats: blue, purple
        realm blue: field
        realm purple: mountain
        row 1: river, village
        hand blue: tracker
        hand purple: explorer
        ---
        blue: assign tracker
        purple: assign explorer
        blue: tracker 1.1
        blue: take 1
        purple: explorer 1",
    );
    let (top, bottom) = (told.position.deck.as_slice()[0], told.position.deck.as_slice()[told.position.deck.len() - 1]);
    assert_eq!((told.game.kind(top), told.game.kind(bottom)), (Kind::River, Kind::Mountain));
    let mut second = BTreeSet::new();
    for viewer in viewers(&told.game) {
        for position in imagined(&told, viewer, 300) {
            let deck = position.deck.as_slice();
            assert_eq!((deck[0], deck[deck.len() - 1]), (top, bottom));
            second.insert(deck[1]);
        }
    }
    assert!(second.len() > 100, "the cards between them are free");
}

/// Five players in round 9: the deck is one card. Unknown, its face is one of a single unseen land; after a Tracker or Explorer it
/// is known, top and bottom alike.
#[test]
fn the_last_card_of_five_players() {
    let facts = "
        seats: blue, purple, yellow, red, green
        round: 9
        played blue: hunter
        played purple: explorer
        played yellow: farmer
        played red: farmer
        played green: tracker
        ---
        => deck size: 1
        blue: take 1";
    let told = play(facts);
    for viewer in viewers(&told.game) {
        let view = told.game.view(&told.position, viewer);
        assert_eq!((view.top, view.bottom), (None, None), "nobody has put it there");
        for position in imagined(&told, viewer, 20) {
            assert_eq!(position.deck.as_slice(), told.position.deck.as_slice(), "but only one land is left to be it");
        }
    }
    for steps in ["green: tracker 2.1", "green: tracker 2.1\ngreen: take 2\npurple: explorer 1"] {
        let told = play(&format!("{facts}\n{steps}\n=> known: top, bottom"));
        for viewer in viewers(&told.game) {
            let view = told.game.view(&told.position, viewer);
            assert_eq!(view.top, view.bottom);
            assert_eq!(view.top, told.position.deck.as_slice().first().copied());
            for position in imagined(&told, viewer, 20) {
                assert_eq!(position.deck.as_slice(), told.position.deck.as_slice());
                whole(&told.game, &position);
            }
        }
    }
}

/// A bottom card that is known before round 9 is the known single card then.
#[test]
fn a_known_bottom_becomes_the_known_last_card() {
    let told = play(
        "seats: blue, purple, yellow, red, green
        round: 8
        hand blue: explorer
        hand purple: carpenter
        hand yellow: carpenter
        hand red: carpenter
        hand green: carpenter
        omens: B P Y R G
        realm blue: field, field, field, mountain, mountain, river, river
        ---
        blue: assign explorer
        purple: assign carpenter
        yellow: assign carpenter
        red: assign carpenter
        green: assign carpenter
        purple: take 1
        yellow: take 2
        red: take 3
        green: take 4
        => deck size: 6
        blue: explorer 1
        => known: bottom
        blue: take 5
        => round: 9
        => deck: field
        => known: top, bottom",
    );
    for viewer in viewers(&told.game) {
        for position in imagined(&told, viewer, 10) {
            assert_eq!(position.deck.as_slice(), told.position.deck.as_slice());
        }
    }
}

/// With a fixed pairing the top back tells its face, and every imagined card bears its own omens.
#[test]
fn with_a_fixed_pairing_the_top_back_tells_its_face() {
    let fixed = BUILT_IN.replace("pairing = \"shuffled\"", "pairing = \"fixed\"");
    let told = play_with("seats: blue, purple, yellow", Options::default().with("deck", fixed.as_str()));
    let mut second = BTreeSet::new();
    for position in imagined(&told, Viewer::Seat(Seat::new(1)), 300) {
        whole(&told.game, &position);
        assert_eq!(position.deck.as_slice()[0], told.position.deck.as_slice()[0]);
        assert!(cards(&told.game, &position).iter().all(|card| card.omen == told.game.land(card.land).omen));
        second.insert(position.deck.as_slice()[1]);
    }
    assert_eq!(second.len(), 32, "any other unseen card may lie below");
    for players in 2..=5 {
        let game = open(players, Options::default().with("deck", fixed.as_str())).expect("a good deck");
        walk(&game, 33, |position, _| {
            let view = game.view(position, Viewer::Spectator);
            whole(&game, &game.imagine(&view, &mut Quick::new(1)));
        });
    }
}
