//! Section 18: what players remember of the hands of others, and what imagined positions make of it.

use crate::support::{Told, open, play, walk};
use meadhall_engine::{Game, Ignore, Quick, Seat, Viewer};
use meadhall_valhalla::data::Kind;
use meadhall_valhalla::{Position, Stage, Valhalla};

/// Blue shows this hand to all, and red is about to win the battle and to rob blue of a random card.
fn shown(hand: &str) -> Told {
    play(&format!(
        "seats: red, blue, green
        option dwarves: on
        option valkyries: on
        jarl red: hakon
        band red: d-dwarf-15
        band blue: bear-02
        hand blue: {hand}
        deck size: 60
        ---
        dice: spear, 5 x
        red: attack blue
        red: activate d-dwarf-15 at 1 with spear
        dice: 6 x
        red: done
        => known blue by green: {hand}"
    ))
}

/// [VH-18.18, VH-18.25] Whoever saw a hand is sure of none of its cards once an unknown one of them has left it; the two concerned
/// are sure of all.
#[test]
fn a_known_card_may_have_gone() {
    let mut told = shown("wolf-01, wolf-02");
    told.then("blue: done\n=> known blue by green: -\n=> known red by green: -");
    let (taken, kept) = (told.fact("known red by blue"), told.fact("known blue by red"));
    assert_eq!(told.fact("hand blue"), kept);
    assert_eq!([taken.as_str(), kept.as_str()].map(|card| card.starts_with("wolf-0")), [true; 2]);
    let view = told.game.view(&told.position, Viewer::Seat(Seat::new(2)));
    let holders: Vec<bool> = (0..60)
        .map(|seed| told.game.imagine(&view, &mut Quick::new(seed)))
        .map(|imagined| imagined.hand(Seat::new(1)) == told.position.hand(Seat::new(1)))
        .collect();
    assert!(holders.contains(&false), "for green blue's card may be any");
}

/// [VH-18.18, VH-18.25] What the others see does not depend on the card that was taken.
#[test]
fn nobody_else_learns_what_was_taken() {
    let told = shown("wolf-01, wolf-02, wolf-03");
    let rob = |seed| {
        let mut position = told.position;
        told.game.apply(&mut position, Seat::new(1), "done".parse().expect("done"), &mut Quick::new(seed), &mut Ignore);
        position
    };
    let taken: Vec<Position> = (0..12).map(rob).collect();
    assert!(taken.iter().any(|other| other.hand(Seat::new(1)) != taken[0].hand(Seat::new(1))), "different cards go");
    let seen = |position: &Position| told.game.view(position, Viewer::Seat(Seat::new(2)));
    assert!(taken.iter().all(|position| seen(position) == seen(&taken[0])));
}

/// [VH-18.18] The only card of a hand is known wherever it goes.
#[test]
fn the_only_card_is_followed() {
    let mut told = shown("wolf-01");
    told.then("blue: done\n=> known red by green: wolf-01\n=> known red by blue: wolf-01");
    let view = told.game.view(&told.position, Viewer::Seat(Seat::new(2)));
    let first = told.game.first_copy(crate::support::card("wolf-01"));
    for seed in 0..10 {
        assert!(told.game.imagine(&view, &mut Quick::new(seed)).hand(Seat::new(0)).contains(first));
    }
}

/// [VH-18.18] Copies look alike: whoever knew of one and takes one knows of none that is left.
#[test]
fn copies_look_alike() {
    let first = crate::support::game(3).first_copy(crate::support::card("v-mission-margin-5"));
    for known in [first, first + 1] {
        let mut told = shown("v-mission-margin-5, v-mission-margin-5");
        for other in [first, first + 1] {
            told.position.knows[0].remove(other);
        }
        told.position.knows[0].insert(known);
        told.then("blue: done\n=> known blue by red: -\n=> hand blue: v-mission-margin-5");
    }
}

fn has_wrath(game: &Valhalla, position: &Position, seat: Seat) -> bool {
    let is_wrath =
        |id| matches!(game.cards().get(game.cards().card_of(id)).map(|entry| entry.kind), Some(Kind::Tyr(_)));
    position.hand(seat).iter().any(is_wrath)
}

/// [VH-12.3, VH-18.25] Everybody was dealt a card of Tyr's wrath and holds it until one is seen or a card is lost to another: every
/// imagined position agrees.
#[test]
fn the_first_card_of_wrath() {
    let game = open(4, "tyr thor loki=loki-10");
    let (mut sure, mut spent) = (0, 0);
    for seed in 0..6 {
        let mut quick = Quick::new(seed);
        walk(&game, seed, |position, _| {
            if position.table.stage == Stage::Setup {
                return;
            }
            let wrathful = position.table.wrathful;
            spent += usize::from(wrathful.len() < 4);
            let imagined = game.imagine(&game.view(position, Viewer::Seat(Seat::new(3))), &mut quick);
            for seat in wrathful.iter() {
                assert!(has_wrath(&game, position, seat), "seed {seed}: {seat} holds none");
                assert!(has_wrath(&game, &imagined, seat), "seed {seed}: {seat} is imagined without one");
                sure += 1;
            }
        });
    }
    assert!(sure > 100 && spent > 100, "{sure} {spent}");
}
