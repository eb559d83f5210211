//! Section 2: set-up.

use crate::support::{game, open};
use meadhall_engine::{Chance, Game, Ignore, Quick, Seat, Secrecy, Viewer, Wording};
use meadhall_valhalla::{Action, Asked, Event, Jarl, Position, Stage, Valhalla};
use std::collections::BTreeSet;

/// Plays the set-up with random choices and looks at every position.
fn set_up(game: &Valhalla, seed: u64, mut look: impl FnMut(&Position, &[Event])) -> Position {
    let mut quick = Quick::new(seed);
    let mut events = Vec::new();
    let mut position = game.setup(&mut quick, &mut events);
    let mut choices = Vec::new();
    look(&position, &events);
    while position.table.stage == Stage::Setup {
        let pending: Vec<Seat> = game.pending(&position).iter().collect();
        let seat = pending[quick.index(pending.len())];
        let action = game.sample(&position, seat, &mut quick, &mut choices).expect("a choice");
        game.apply(&mut position, seat, action, &mut quick, &mut events);
        look(&position, &events);
    }
    position
}

fn sizes(game: &Valhalla, seed: u64) -> (usize, usize) {
    let position = set_up(game, seed, |_, _| {});
    (position.deck().len(), position.table.discard.len())
}

/// [VH-2.1, VH-2.12, VH-2.13, VH-2.14, VH-2.15, VH-2.16, VH-2.17, VH-2.30, VH-2.31, VH-19.2, VH-19.3] Deck and discard pile
/// after set-up, by the number of players.
#[test]
fn deck_and_discard_pile_after_set_up() {
    let expected = [(64, 44), (76, 26), (78, 18), (80, 10), (84, 0)];
    for (players, sizes_after) in (2..=6).zip(expected) {
        for seed in 0..3 {
            assert_eq!(sizes(&game(players), seed), sizes_after, "{players} players");
        }
    }
}

/// [VH-2.2, VH-10.1, VH-11.1] Cards of an expansion are shuffled in before any card is discarded.
#[test]
fn expansions_are_shuffled_in_first() {
    for module in ["valkyries", "dwarves"] {
        let game = open(2, module);
        let mut seen = 0;
        for seed in 0..20 {
            let position = set_up(&game, seed, |_, _| {});
            let of_module =
                |card: &meadhall_valhalla::Card| card.word().starts_with(&module[..1]) && card.word().contains('-');
            seen += position
                .table
                .discard
                .iter()
                .filter(|card| of_module(card) && card.word().as_bytes()[1] == b'-')
                .count();
        }
        assert!(seen > 50, "{module}: {seen}");
    }
}

/// [VH-2.5, VH-2.8, VH-2.9, VH-18.6, VH-18.16] Three jarls each, one is chosen; all are turned up together, and what was
/// returned nobody learns.
#[test]
fn jarls_are_chosen_and_revealed_together() {
    let game = game(3);
    let mut quick = Quick::new(4);
    let mut position = game.setup(&mut quick, &mut Ignore);
    let mut choices = Vec::new();
    assert_eq!(game.pending(&position).len(), 3);
    let mut dealt = BTreeSet::new();
    for seat in Seat::all(3) {
        game.legal(&position, seat, &mut choices);
        assert_eq!(choices.len(), 3);
        dealt.extend(choices.iter().copied());
    }
    assert_eq!(dealt.len(), 9, "no jarl is dealt twice");
    for seat in Seat::all(3) {
        assert!(position.table.boards.iter().all(|board| board.jarl.is_none()));
        let spectator = game.view(&position, Viewer::Spectator);
        assert!(spectator.own.is_none());
        game.legal(&position, seat, &mut choices);
        game.apply(&mut position, seat, choices[1], &mut quick, &mut Ignore);
    }
    assert!(Seat::all(3).all(|seat| position.table.board(seat).jarl.is_some()));
    assert!(position.secrets.iter().all(|secret| secret.jarls.is_empty()), "the others are back in the box");
}

/// [VH-2.6, VH-2.7] With two players Yrsa, Ketil and Steinar are taken out.
#[test]
fn some_jarls_need_three_players() {
    let three_plus = [Jarl::Yrsa, Jarl::Ketil, Jarl::Steinar];
    let dealt = |players: usize| {
        let game = open(players, "five-jarls");
        let mut jarls = BTreeSet::new();
        for seed in 0..60 {
            let position = game.setup(&mut Quick::new(seed), &mut Ignore);
            jarls.extend(position.secrets.iter().flat_map(|secret| secret.jarls.iter().collect::<Vec<_>>()));
        }
        jarls
    };
    let two = dealt(2);
    assert_eq!(two.len(), 22);
    assert!(three_plus.iter().all(|jarl| !two.contains(jarl)));
    assert_eq!(dealt(3).len(), 25);
}

/// [VH-2.10, VH-2.11] First game: one jarl each, of those with the mark, and nobody chooses.
#[test]
fn the_first_game() {
    let game = open(6, "first-game");
    let marked =
        [Jarl::Sigvard, Jarl::Beinir, Jarl::Hodr, Jarl::Valgard, Jarl::Osvir, Jarl::Jorunn, Jarl::Thord, Jarl::Einar];
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let position = game.setup(&mut Quick::new(seed), &mut Ignore);
        assert_eq!(position.table.asked, Asked::Warrior);
        let jarls: BTreeSet<Jarl> = position.table.boards.iter().filter_map(|board| board.jarl).collect();
        assert_eq!(jarls.len(), 6);
        seen.extend(jarls);
    }
    assert_eq!(seen, marked.into_iter().collect());
}

/// [VH-2.18, VH-2.19, VH-3.1] The starting player is drawn at random unless one is named, and takes the first turn.
#[test]
fn the_starting_player() {
    let mut started = BTreeSet::new();
    for seed in 0..60 {
        let position = set_up(&game(4), seed, |_, _| {});
        assert_eq!(position.table.start, position.table.active);
        started.insert(position.table.start);
        let named = set_up(&open(4, "start=green"), seed, |_, _| {});
        assert_eq!(
            (named.table.start, named.table.active, named.table.who),
            (Seat::new(2), Seat::new(2), Seat::new(2))
        );
    }
    assert_eq!(started.len(), 4);
}

/// [VH-2.20, VH-2.21, VH-2.22, VH-9.20, VH-12.6] Cards are discarded before the start is drawn; then cards are turned up until
/// one warrior more than players lies open, and what is no warrior goes back.
#[test]
fn warriors_are_turned_up() {
    for players in 2..=6 {
        let game = open(players, if players > 2 { "thor tyr" } else { "tyr" });
        for seed in 0..6 {
            let mut order = Vec::new();
            let mut checked = false;
            set_up(&game, seed, |position, events| {
                if position.table.asked == Asked::Warrior && !checked {
                    checked = true;
                    let warriors = position.table.laid.iter().filter(|&card| game.cards().warrior(card).is_some());
                    assert_eq!((warriors.count(), position.table.laid.len()), (players + 1, players + 1));
                    order = events.to_vec();
                }
            });
            let first = order.iter().position(|event| matches!(event, Event::First(_))).expect("told");
            let last_milled = order.iter().rposition(|event| matches!(event, Event::Milled(..)));
            assert!(last_milled.is_none_or(|milled| milled < first));
            let turned = order.iter().filter_map(|event| match event {
                Event::Turned(card) => Some(*card),
                _ => None,
            });
            let turned: Vec<_> = turned.collect();
            let others = turned.iter().filter(|&&card| game.cards().warrior(card).is_none()).count();
            assert_eq!(turned.len() - others, players + 1);
            let back = order.iter().find_map(|event| match event {
                Event::ShuffledBack(count) => Some(usize::from(*count)),
                _ => None,
            });
            assert_eq!(back.unwrap_or(0), others);
        }
    }
}

/// [VH-2.23, VH-2.24, VH-19.1] The player to the right of the start chooses first, counter-clockwise; the start last, from
/// two; the warrior left over goes back into the deck.
#[test]
fn warriors_are_taken_counter_clockwise() {
    let game = open(4, "start=blue");
    let mut order = Vec::new();
    let mut choices = Vec::new();
    let mut before = 0;
    let position = set_up(&game, 5, |position, _| {
        if position.table.asked == Asked::Warrior {
            let who = position.table.who;
            game.legal(position, who, &mut choices);
            order.push((who.index(), choices.len()));
            before = position.deck().len();
        }
    });
    assert_eq!(order, [(0, 5), (3, 4), (2, 3), (1, 2)]);
    // One warrior goes back, four times seven cards are drawn.
    assert_eq!(position.deck().len(), before + 1 - 28);
    assert!(position.table.laid.is_empty());
}

/// [VH-2.25, VH-2.26] The owner chooses the place, unless the table leaves it to the order of the board; a warrior never moves.
#[test]
fn places_are_chosen_and_kept() {
    let told = crate::support::play(
        "seats: red, blue
        option positions: chosen
        band red: bear-01
        hand red: bear-02, bear-03
        deck: bear-04, bear-05, bear-06, bear-07, bear-08, bear-09
        ---
        red: add bear-02 at 4
        => places red: bear-01 at 1, bear-02 at 4",
    );
    let choices = crate::support::choices(
        &crate::support::play("seats: red, blue\noption positions: chosen\nband red: bear-01\nhand red: bear-02"),
        "red",
        "add",
    );
    assert_eq!(choices, ["add bear-02"], "one choice; who wants an exact place names it");
    let first_free = "seats: red, blue\noption positions: first-free\nband red: bear-01\nhand red: bear-02";
    let mut first_free = crate::support::play(first_free);
    assert_eq!(crate::support::choices(&first_free, "red", "add"), ["add bear-02"]);
    first_free.then("! red: add bear-02 at 3\nred: add bear-02\n=> places red: bear-01 at 1, bear-02 at 2");
    assert_eq!(open(4, "").options().get("positions"), None, "who says nothing chooses");
    assert_eq!(open(4, "positions=first-free").options().get("positions"), Some("first-free"));
    let game = open(4, "");
    set_up(&game, 1, |position, _| {
        if position.table.asked == Asked::Warrior {
            let (mut copy, who, card) = (*position, position.table.who, position.table.laid.as_slice()[0]);
            let exact = format!("add {card} at 3").parse().expect("an action");
            let played = game.play(&mut copy, who, exact, &mut Quick::new(0), &mut meadhall_engine::Ignore);
            assert!(played.is_ok() && copy.table.board(who).filled() == 0b100, "in the set-up as well");
        }
    });
    assert_eq!(told.position.table.board(Seat::new(0)).size(), 2);
}

/// [VH-2.27, VH-2.28, VH-18.10, VH-18.17] Seven cards, two rejected; all are revealed together and discarded.
#[test]
fn two_of_seven_cards_are_rejected() {
    let game = game(2);
    let mut quick = Quick::new(9);
    let mut events = Vec::new();
    let mut position = game.setup(&mut quick, &mut events);
    let mut choices = Vec::new();
    while position.table.asked != Asked::Reject {
        let seat = game.pending(&position).first().expect("somebody");
        let action = game.sample(&position, seat, &mut quick, &mut choices).expect("a choice");
        game.apply(&mut position, seat, action, &mut quick, &mut events);
    }
    let (red, blue) = (Seat::new(0), Seat::new(1));
    assert_eq!((position.hand(red).len(), position.hand(blue).len()), (7, 7));
    game.legal(&position, red, &mut choices);
    let chosen = choices[3];
    let before = events.len();
    game.apply(&mut position, red, chosen, &mut quick, &mut events);
    assert_eq!(position.table.discard.len(), 40, "nothing is shown yet");
    for event in &events[before..] {
        assert_eq!(Valhalla::seen(event, Viewer::Seat(blue)), Some(Event::ChoseRejects { seat: red, cards: None }));
    }
    game.legal(&position, blue, &mut choices);
    game.apply(&mut position, blue, choices[0], &mut quick, &mut events);
    assert_eq!((position.table.discard.len(), position.hand(red).len()), (44, 5));
    let Action::Reject(one, two) = chosen else { panic!("{chosen}") };
    assert!(events.contains(&Event::Rejected(red, one, two)));
}

/// [VH-2.17, VH-18.10] With six players the rejected cards are shown and shuffled back.
#[test]
fn six_players_shuffle_rejects_back() {
    let mut shown = 0;
    let position = set_up(&game(6), 2, |_, events| {
        shown = events.iter().filter(|event| matches!(event, Event::Rejected(..))).count();
    });
    assert_eq!((shown, position.table.discard.len(), position.deck().len()), (6, 0, 84));
}

/// [VH-2.29] Seven cards are drawn one player after the other, from the start clockwise.
#[test]
fn hands_are_drawn_in_turn() {
    let mut order = Vec::new();
    set_up(&open(4, "start=green"), 3, |_, events| {
        order = events
            .iter()
            .filter_map(|event| match event {
                Event::Dealt { seat, count, .. } => Some((seat.index(), *count)),
                _ => None,
            })
            .collect();
    });
    assert_eq!(order, [(2, 7), (3, 7), (0, 7), (1, 7)]);
}

/// [VH-2.33] A first game with Loki's trick is possible: advice is no limit.
#[test]
fn advice_is_no_limit() {
    let game = open(4, "first-game loki=loki-01 valkyries dwarves thor tyr king");
    assert!(game.outcome(&crate::support::walk(&game, 1, |_, _| {})).is_some());
}
