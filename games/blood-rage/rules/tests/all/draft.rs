//! Section 4: Gods' Gifts, and what a seat remembers of them.

use crate::support::{Printed, game, open, play, walk};
use meadhall_blood_rage::{Action, Asked, BloodRage, Card, Cards, Event, Phase, Position};
use meadhall_engine::{Chance, Game, Ignore, Quick, Seat, SeatSet, Secrecy, Viewer};
use std::collections::BTreeSet;

/// Plays drafts at random and looks at each position.
fn draft(game: &BloodRage, seed: u64, mut look: impl FnMut(&Position)) -> Position {
    let mut quick = Quick::new(seed);
    let mut position = game.setup(&mut quick, &mut Ignore);
    let mut choices = Vec::new();
    while position.table.asked == Asked::Draft && position.table.age == 1 {
        look(&position);
        let pending: Vec<Seat> = game.pending(&position).iter().collect();
        let seat = pending[quick.index(pending.len())];
        let action = game.sample(&position, seat, &mut quick, &mut choices).expect("a choice");
        game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
    }
    look(&position);
    position
}

/// [BR-4.1, BR-4.10, BR-4.14] A kept card takes no part in the draft and keeps its printed values.
#[test]
fn a_kept_card_waits_on_the_sheet() {
    let mut told = play(
        "seats: wolf, raven
        age: 2
        phase: gifts
        hand wolf: alfheim-1
        pack wolf: odins-tide, tyrs-rage-2
        ---
        ! wolf: draft alfheim-1, odins-tide
        => hand size wolf: 1
        => hand size raven: 0",
    );
    crate::support::play_on(&mut told, |table| table.phase == Phase::Gifts);
    assert_eq!(told.position.secrets[0].hand.len(), 7);
    assert_eq!(told.position.secrets[1].hand.len(), 6);
    assert!(told.position.secrets[0].hand.contains(crate::support::card("alfheim-1")));
    play(
        "seats: wolf, raven
        age: 2
        rage raven: 0
        hand wolf: alfheim-1
        figures wolf: leader gimle
        ---
        wolf: quest alfheim-1
        wolf: pass
        => glory wolf: 5",
    );
}

/// [BR-4.4, BR-4.5, BR-4.7] Six rounds with 8, 7, 6, 5, 4, 3 cards; the last two are discarded by who holds them.
#[test]
fn six_rounds_of_single_cards() {
    for players in 3..=5 {
        let game = game(players);
        let mut sizes = BTreeSet::new();
        let end = draft(&game, 3, |position| {
            if position.table.asked == Asked::Draft && position.table.answered.is_empty() {
                sizes.insert((position.table.round, position.packs[0].len()));
                assert!(position.packs[..players].iter().all(|pack| pack.len() == position.packs[0].len()));
            }
        });
        assert_eq!(sizes.into_iter().collect::<Vec<_>>(), [(0, 8), (1, 7), (2, 6), (3, 5), (4, 4), (5, 3)]);
        assert_eq!(end.table.phase, Phase::Action);
        for n in 0..players {
            assert_eq!((end.secrets[n].hand.len(), end.secrets[n].buried.len(), end.packs[n].len()), (6, 2, 2));
        }
    }
}

/// [BR-4.6] With two players three rounds of two cards, with 8, 6 and 4 to choose from.
#[test]
fn three_rounds_of_pairs_with_two_players() {
    let game = game(2);
    let mut sizes = BTreeSet::new();
    let end = draft(&game, 3, |position| {
        if position.table.asked == Asked::Draft && position.table.answered.is_empty() {
            sizes.insert((position.table.round, position.packs[0].len()));
        }
    });
    assert_eq!(sizes.into_iter().collect::<Vec<_>>(), [(0, 8), (1, 6), (2, 4)]);
    assert_eq!((end.secrets[0].hand.len(), end.secrets[1].hand.len(), end.packs[0].len()), (6, 6, 2));
    let told = play(
        "seats: wolf, raven
        phase: gifts
        pack wolf: troll, odins-smite
        ---
        ! wolf: draft troll",
    );
    let pairs = crate::support::legal(&told, "wolf");
    assert!(pairs.iter().all(|choice| choice.contains(", ")));
}

/// [BR-4.8, BR-12.20] Nothing is passed before all have chosen, and a choice does not show.
#[test]
fn choices_are_made_at_the_same_time() {
    let facts = "seats: wolf, raven, serpent
        phase: gifts
        pack wolf: troll, tyrs-bash
        pack raven: odins-smite, lokis-domain
        ---";
    let told = play(&format!("{facts}\nwolf: draft troll\n=> asked: draft of raven, serpent\n! wolf: draft tyrs-bash"));
    let other = play(&format!("{facts}\nwolf: draft tyrs-bash"));
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
        assert_eq!(told.game.view(&told.position, viewer), other.game.view(&other.position, viewer));
    }
    assert_eq!(told.position.packs[0].len(), 7);
    assert_eq!(told.position.table.round, 0, "the pack stays until all have chosen");
    // [BR-4.11, BR-12.9] The own choice can be looked at; others know how many.
    let own = told.game.view(&told.position, Viewer::Seat(Seat::new(0))).own.expect("a seat");
    assert!(own.picks.contains(crate::support::card("troll")));
    assert_eq!(told.game.view(&told.position, Viewer::Spectator).picks, [1, 0, 0, 0, 0]);
}

/// [BR-4.9] Cards pass to the left in all three ages.
#[test]
fn cards_pass_to_the_left_in_every_age() {
    let game = game(4);
    let mut before: Option<Position> = None;
    let mut passes = BTreeSet::new();
    walk(&game, 8, |position, _| {
        if position.table.asked == Asked::Draft
            && let Some(last) = &before
            && last.table.asked == Asked::Draft
            && position.table.round == last.table.round + 1
        {
            for seat in Seat::all(4) {
                // What a seat may choose from now is what its right neighbour held and did not take.
                let view = game.view(position, Viewer::Seat(seat));
                let pack = view.pack(&game).expect("a pack");
                let right = seat.right(4);
                let held = game.view(last, Viewer::Seat(right));
                let from = held.own.expect("a seat").packs;
                let same = from.iter().any(|memory| pack.iter().all(|card| memory.rest.contains(card)));
                assert!(same, "{seat} holds what {right} passed on");
            }
            passes.insert(position.table.age);
        }
        before = Some(*position);
    });
    assert_eq!(passes, BTreeSet::from([1, 2, 3]));
}

/// [BR-4.12] A passed choice cannot be taken back without asking.
#[test]
fn a_passed_choice_stands() {
    use meadhall_engine::{SeedParts, Table};
    let mut table = Table::new(game(3), &[], SeedParts::from_number(1));
    let first = |table: &Table<BloodRage>, seat| table.legal(seat)[0];
    let (a, b, c) = (Seat::new(0), Seat::new(1), Seat::new(2));
    table.play(a, first(&table, a)).expect("legal");
    assert_eq!(table.undo_is_free(a), Ok(true));
    table.play(b, first(&table, b)).expect("legal");
    assert_eq!(table.undo_is_free(a), Ok(true));
    table.play(c, first(&table, c)).expect("legal");
    assert_eq!(table.undo_is_free(a), Ok(false));
}

/// [BR-4.13] No deck is reshuffled: each age deals its own cards.
#[test]
fn each_age_deals_its_own_cards() {
    walk(&game(3), 2, |position, _| {
        let packs = position.packs[..3].iter().flat_map(|pack| pack.iter());
        assert!(packs.into_iter().all(|card| card.face().age == position.table.age));
    });
}

/// [BR-12.10, BR-12.11, BR-12.12] What a seat has passed on it imagines with the left neighbour, then further on; what came
/// back to it tells what the others took; what it never saw is nowhere it could not be.
#[test]
fn passed_cards_are_imagined_where_they_must_be() {
    for players in 2..=5 {
        let game = game(players);
        for seed in 0..6 {
            let mut quick = Quick::new(seed);
            draft(&game, seed, |position| {
                for seat in Seat::all(players) {
                    let view = game.view(position, Viewer::Seat(seat));
                    let imagined = game.imagine(&view, &mut quick);
                    check_memory(&game, &view, &imagined, seat);
                    // The imagined draft uses every card no more often than there are copies.
                    let mut cards: Vec<Card> = imagined.packs.iter().flat_map(|pack| pack.iter()).collect();
                    cards.extend(imagined.secrets.iter().flat_map(|secret| secret.picks.iter()));
                    for card in Cards::built_in().all() {
                        let count = cards.iter().filter(|other| **other == card).count();
                        assert!(count <= usize::from(game.copies(card)), "{card}");
                    }
                    assert_eq!(cards.len(), 8 * players);
                }
            });
        }
    }
}

/// Every card that the seat has seen in a pack is, in the imagined position, in that pack or was taken from it by one of
/// those who have held the pack since.
fn check_memory(game: &BloodRage, view: &meadhall_blood_rage::View, imagined: &Position, seat: Seat) {
    let players = game.seats();
    let each = if players == 2 { 2 } else { 1 };
    let own = view.own.expect("a seat");
    for (pack, memory) in own.packs.iter().enumerate().take(players).filter(|(_, memory)| memory.seen) {
        let mut found: Vec<Card> = imagined.packs[pack].iter().collect();
        let first = (seat.index() + players - pack) % players;
        let last = if usize::from(view.table.round) >= first + players && first + players < 6 / each {
            first + players
        } else {
            first
        };
        let mut between = Vec::new();
        for other in Seat::all(players).filter(|&other| other != seat) {
            for (n, card) in imagined.secret(other).picks.iter().enumerate() {
                let round = n / each;
                if (pack + round) % players == other.index() {
                    if round > last {
                        found.push(card);
                    } else if round > first {
                        between.push(card);
                    }
                }
            }
        }
        found.sort_unstable();
        between.sort_unstable();
        assert_eq!(found, memory.rest.as_slice(), "pack {pack} as {seat} remembers it");
        assert_eq!(between, memory.between.as_slice(), "what was taken from pack {pack} meanwhile");
    }
}

/// The trap of the draft: a card passed on is at the left neighbour's, never at the right one's.
#[test]
fn a_card_passed_on_is_with_the_left_neighbour() {
    let told = play(
        "seats: wolf, raven, serpent, bear
        phase: gifts
        pack wolf: troll, tyrs-bash
        ---",
    );
    let mut position = told.position;
    let mut quick = Quick::new(1);
    let mut choices = Vec::new();
    let wolf = Seat::new(0);
    game_round(&told.game, &mut position, &mut quick, &mut choices, wolf);
    // The Troll is the one of its kind in the deck: it can be nowhere but with the Raven now.
    for seed in 0..200 {
        let view = told.game.view(&position, Viewer::Seat(wolf));
        let imagined = told.game.imagine(&view, &mut Quick::new(seed));
        assert!(
            imagined.packs[0].contains(crate::support::card("troll")),
            "the pack that was the Wolf's is the Raven's now"
        );
        assert_eq!(
            told.game.view(&imagined, Viewer::Seat(Seat::new(1))).pack(&told.game).map(|pack| pack.len()),
            Some(7)
        );
        assert!(
            told.game
                .view(&imagined, Viewer::Seat(Seat::new(1)))
                .pack(&told.game)
                .is_some_and(|pack| pack.contains(crate::support::card("troll")))
        );
    }
    // When the Raven has chosen too, it is the Raven's or the Serpent's.
    let mut places = [0; 3];
    game_round(&told.game, &mut position, &mut quick, &mut choices, wolf);
    for seed in 0..400 {
        let view = told.game.view(&position, Viewer::Seat(wolf));
        let imagined = told.game.imagine(&view, &mut Quick::new(seed));
        let taken = imagined.secrets[1].picks.contains(crate::support::card("troll"));
        let passed = imagined.packs[0].contains(crate::support::card("troll"));
        assert!(taken != passed, "one of both");
        places[usize::from(passed)] += 1;
    }
    assert!(places[0] > 20 && places[1] > 250, "one of seven cards was taken: {places:?}");
}

/// One round in which the Wolf never takes the Troll, nor does anybody else.
fn game_round(game: &BloodRage, position: &mut Position, quick: &mut Quick, choices: &mut Vec<Action>, _: Seat) {
    let everybody = game.pending(position);
    assert_eq!(everybody, SeatSet::first_seats(4));
    for seat in everybody.iter() {
        game.legal(position, seat, choices);
        let troll = Action::Draft(crate::support::card("troll"), None);
        let choice = choices.iter().copied().find(|choice| *choice != troll).expect("another card");
        game.apply(position, seat, choice, quick, &mut Ignore);
    }
}

/// [BR-12.11] The cards left over are nowhere: no seat's imagined hands can be told from them.
#[test]
fn unseen_cards_may_be_anywhere() {
    let game = game(3);
    let position = game.setup(&mut Quick::new(2), &mut Ignore);
    let view = game.view(&position, Viewer::Seat(Seat::new(0)));
    let own: Vec<Card> = position.packs[0].iter().collect();
    let mut seen = BTreeSet::new();
    for seed in 0..300 {
        let imagined = game.imagine(&view, &mut Quick::new(seed));
        assert_eq!(imagined.packs[0].iter().collect::<BTreeSet<_>>(), own.iter().copied().collect());
        seen.extend(imagined.packs[1].iter());
    }
    let others = game.deck(1).iter().collect::<BTreeSet<_>>();
    assert!(seen.len() + own.len() >= others.len(), "every unseen card turns up somewhere");
}

/// Cards that were shown are imagined among what their player took, each copy of them, without exception.
#[test]
fn shown_cards_are_among_the_picks() {
    let mut checked = 0;
    for players in 2..=5 {
        let game = open(players, "");
        for seed in 0..40 {
            let mut quick = Quick::new(seed);
            walk(&game, seed, |position, _| {
                if position.table.phase == Phase::Gifts || quick.below(6) > 0 {
                    return;
                }
                let age = position.table.age;
                let viewer = Viewer::Seat(Seat::new(quick.index(players)));
                let imagined = game.imagine(&game.view(position, viewer), &mut quick);
                for seat in Seat::all(players).filter(|&seat| !viewer.is(seat)) {
                    let shown = position.sheet(seat).shown;
                    for card in shown.iter().filter(|card| card.face().age == age) {
                        checked += 1;
                        let picks = imagined.secret(seat).picks;
                        assert!(picks.count(card) >= shown.count(card), "{players} players, seed {seed}: {card}");
                    }
                }
            });
        }
    }
    assert!(checked > 5_000, "{checked}");
}

/// What happened in a draft is told without the cards to everybody else.
#[test]
fn others_hear_only_that_a_card_was_taken() {
    let cards = [Some(crate::support::card("troll")), None];
    let event = Event::Drafted { seat: Seat::new(1), cards };
    assert_eq!(BloodRage::seen(&event, Viewer::Seat(Seat::new(1))), Some(event));
    let hidden = Event::Drafted { seat: Seat::new(1), cards: [None; 2] };
    assert_eq!(BloodRage::seen(&event, Viewer::Seat(Seat::new(0))), Some(hidden));
    assert_eq!(BloodRage::seen(&event, Viewer::Spectator), Some(hidden));
}
