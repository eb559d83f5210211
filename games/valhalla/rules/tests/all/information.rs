//! Section 18: what lies open, what is hidden, and who is asked.

use crate::support::{legal, open, play, walk};
use meadhall_engine::{Game, Orders, Quick, Seat, Secrecy, Viewer};
use meadhall_valhalla::{Asked, Card, Event, Pick, Position, Valhalla};

/// A table with hands, bands and Valhallas.
fn table() -> crate::support::Told {
    play(
        "seats: red, blue, green
        option tyr: on
        option loki: loki-02
        option king: on
        kings: green 2
        jarl red: beinir
        jarl blue: osk
        jarl green: mar
        band red: bear-01 + tyr-plus-2
        band blue: wolf-01
        hand red: t-fury-2, wolf-05
        hand blue: t-counterblow, wolf-06, wolf-07
        valhalla green: wolf-16, wolf-11
        captured red: blue
        discard: bear-05, bear-06
        deck size: 30",
    )
}

/// [VH-18.1, VH-18.2, VH-18.3, VH-18.4, VH-18.5, VH-18.6, VH-18.7, VH-18.8, VH-18.9] What everybody sees: discard pile, deck size, bands
/// with places and Tyr's cards, shields, Valhallas with their totals, jarls, hand sizes, Loki card and king.
#[test]
fn what_lies_open() {
    let told = table();
    for viewer in crate::support::viewers(&told.game) {
        let view = told.game.view(&told.position, viewer);
        assert_eq!(view.table, told.position.table);
        assert_eq!((view.deck, view.hands[..3].to_vec()), (30, vec![2, 3, 0]));
        assert_eq!(view.valhallas[2].iter().map(Card::word).collect::<Vec<_>>(), ["wolf-11", "wolf-16"]);
        assert_eq!(view.glory[2], 7);
        let post = view.table.boards[0].band[0];
        assert_eq!(post.tyr.map(Card::word), Some("tyr-plus-2"));
        assert_eq!((view.table.boards[1].shields, view.table.boards[0].captured[1]), (3, 1));
        assert_eq!(view.table.loki, Some(1));
    }
}

/// [VH-18.8] In a battle dice, dice set aside, activations, tactics played and cards paid are open.
#[test]
fn battles_are_open() {
    let told = play(
        "seats: red, blue
        option dwarves: on
        band red: d-dwarf-22
        band blue: bear-02
        hand red: t-fury-2, wolf-05
        ---
        dice: bow, 5 x
        red: attack blue
        red: play t-fury-2
        red: activate d-dwarf-22 at 1 with bow
        red: pay wolf-05",
    );
    for viewer in crate::support::viewers(&told.game) {
        let view = told.game.view(&told.position, viewer);
        assert_eq!(view.table.battle, told.position.table.battle);
        assert_eq!(view.table.laid.iter().map(Card::word).collect::<Vec<_>>(), ["t-fury-2", "wolf-05"]);
        assert_eq!(view.strength[0], 1 + 2 + 3);
    }
}

/// [VH-18.13, VH-18.14, VH-18.25] A hand is known to its owner alone, and the order of the deck to nobody: positions that differ only
/// there look the same.
#[test]
fn hands_are_hidden() {
    let told = table();
    let view = told.game.view(&told.position, Viewer::Seat(Seat::new(0)));
    let own = view.own.expect("a seat");
    assert_eq!(own.hand.iter().map(Card::word).collect::<Vec<_>>(), ["wolf-05", "t-fury-2"]);
    for seed in 0..20 {
        let imagined = told.game.imagine(&view, &mut Quick::new(seed));
        assert_eq!(told.game.view(&imagined, Viewer::Seat(Seat::new(0))), view);
        assert_ne!(imagined.hand(Seat::new(1)), told.position.hand(Seat::new(1)), "blue's hand is only imagined");
    }
    let spectator = told.game.view(&told.position, Viewer::Spectator);
    assert!(spectator.own.is_none());
}

/// [VH-18.11] Cards turned up are seen by all.
#[test]
fn cards_turned_up_are_seen() {
    let event = Event::Turned(crate::support::card("wolf-01"));
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(3))] {
        assert_eq!(Valhalla::seen(&event, viewer), Some(event));
    }
}

/// [VH-18.15] Cards drawn are seen by who draws; those discarded become open.
#[test]
fn drawn_cards_are_hidden() {
    let mut told = play("seats: red, blue\nband red: bear-01\ndeck: wolf-01, wolf-02, wolf-03, wolf-04\nphase: b");
    let blue = told.game.view(&told.position, Viewer::Seat(Seat::new(1)));
    assert!(blue.own.expect("a seat").drawn.is_empty() && blue.table.drawn == 2);
    let red = told.game.view(&told.position, Viewer::Seat(Seat::new(0)));
    assert_eq!(red.own.expect("a seat").drawn, told.position.drawn);
    let cards: Vec<Card> = told.position.drawn.iter().collect();
    let drew = Event::Drew { seat: Seat::new(0), count: 2, cards: cards.iter().copied().collect() };
    assert_eq!(
        Valhalla::seen(&drew, Viewer::Seat(Seat::new(1))),
        Some(Event::Drew { seat: Seat::new(0), count: 2, cards: meadhall_engine::List::new() })
    );
    told.then(&format!("red: discard {}\n=> discard: {}", cards[0], cards[0]));
}

/// [VH-18.16] The jarls dealt are the player's secret.
#[test]
fn jarls_are_hidden() {
    let game = open(3, "");
    let position = game.setup(&mut Quick::new(4), &mut meadhall_engine::Ignore);
    let view = game.view(&position, Viewer::Seat(Seat::new(1)));
    let own = view.own.expect("a seat");
    assert_eq!(own.jarls, position.secrets[1].jarls);
    for seed in 0..10 {
        let imagined = game.imagine(&view, &mut Quick::new(seed));
        assert_eq!(imagined.secrets[1].jarls, own.jarls);
        assert!(imagined.secrets[0].jarls.iter().all(|jarl| !own.jarls.contains(jarl)));
        assert_eq!(imagined.secrets[0].jarls.len(), 3);
    }
}

/// [VH-18.17] What is rejected is hidden until all have chosen.
#[test]
fn rejects_are_hidden() {
    let game = open(2, "");
    let mut looked = 0;
    let mut look = |position: &Position| {
        if position.table.asked == Asked::Reject && position.secrets[0].pick != Pick::None {
            let view = game.view(position, Viewer::Seat(Seat::new(1)));
            assert_eq!(view.own.expect("a seat").pick, Pick::None);
            assert_eq!(view.table.discard.len(), 40);
            looked += 1;
        }
    };
    for seed in 0..8 {
        walk(&game, seed, |position, _| look(position));
    }
    assert!(looked > 0, "red was the first to choose at least once");
}

/// [VH-18.18] A card taken from hand to hand is known to the two concerned.
#[test]
fn robbed_cards_are_known_to_two() {
    let event = Event::Robbed { from: Seat::new(0), to: Seat::new(1), card: Some(crate::support::card("wolf-01")) };
    for seat in [0, 1] {
        assert_eq!(Valhalla::seen(&event, Viewer::Seat(Seat::new(seat))), Some(event));
    }
    let hidden = Event::Robbed { from: Seat::new(0), to: Seat::new(1), card: None };
    for viewer in [Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
        assert_eq!(Valhalla::seen(&event, viewer), Some(hidden));
    }
    let told = play(
        "seats: red, blue, green
        jarl red: hakon
        band red: bear-01
        band blue: bear-02
        hand blue: wolf-01
        deck size: 30
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done",
    );
    let view = told.game.view(&told.position, Viewer::Seat(Seat::new(1)));
    for seed in 0..10 {
        let imagined = told.game.imagine(&view, &mut Quick::new(seed));
        let first = told.game.first_copy(crate::support::card("wolf-01"));
        assert!(imagined.hand(Seat::new(0)).contains(first), "blue remembers what red took");
    }
}

/// [VH-18.23] A hand that was shown is hidden again: what is drawn later is not known, and what is played is forgotten.
#[test]
fn a_shown_hand_is_hidden_again() {
    let mut told = play(
        "seats: red, blue\nhand red: t-fury-2, t-counterblow\ndeck: wolf-01, wolf-02, wolf-03, wolf-04\n---\n=> known red by blue: t-fury-2, t-counterblow",
    );
    let discard = legal(&told, "red")[0].clone();
    told.then(&format!("red: {discard}"));
    assert_eq!(told.fact("known red by blue"), "t-fury-2, t-counterblow", "the card kept is not known");
    assert_eq!(told.fact("hand size red"), "3");
}

/// [VH-18.18, VH-18.23] A known card that is played is known no more, even where another copy stays.
#[test]
fn played_cards_are_forgotten() {
    let told = play(
        "seats: red, blue
        option dwarves: on
        band red: d-dwarf-15
        band blue: bear-02, bear-03
        hand blue: wolf-01
        hand red: t-fury-2
        ---
        dice: spear, 5 x
        red: attack blue
        red: activate d-dwarf-15 at 1 with spear
        => known blue by red: wolf-01",
    );
    let mut told = told;
    told.then("dice: 6 x\nred: done\nblue: done");
    let discard = crate::support::choices(&told, "red", "discard")[0].clone();
    told.then(&format!("red: {discard}"));
    let discards = crate::support::choices(&told, "red", "discard");
    if let Some(discard) = discards.first() {
        told.then(&format!("red: {discard}"));
    }
    told.then("blue: add wolf-01 at 3\n=> known blue by red: -");
}

/// [VH-18.26, VH-18.27, VH-18.28, VH-18.30, VH-1.47] Whoever might hold a card is asked, with or without it: before-battle tactics,
/// missions, Tyr's cards, warriors of Solveig and loki-06; not where nobody could play one.
#[test]
fn everybody_concerned_is_asked() {
    let before = |facts: &str| {
        play(&format!(
            "seats: red, blue\noption dwarves: on\nband red: bear-01\nband blue: bear-02\n{facts}\n---\nred: attack blue"
        ))
    };
    let asked = before("hand red: wolf-05\ndiscard: wolf-01");
    assert_eq!((asked.fact("asked"), legal(&asked, "red")), ("before of red".to_owned(), vec!["done".to_owned()]));
    assert!(!asked.game.may_play_for(&asked.position, Seat::new(0)));
    assert_eq!(before("hand red: wolf-05").fact("asked"), "fight of red", "no warrior lies in the pile");
    assert_eq!(before("discard: wolf-01").fact("asked"), "fight of red", "without cards nobody is asked");
    let none = play(
        "seats: red, blue\nband red: bear-01\nband blue: bear-02\nhand red: wolf-05\ndiscard: wolf-01\n---\nred: attack blue",
    );
    assert_eq!(none.fact("asked"), "fight of red", "no such card is in the game");
    let solveig = play(
        "seats: red, blue\njarl red: solveig\nband red: bear-01\nband blue: bear-02\nhand red: t-fury-2\n---\nred: attack blue",
    );
    assert_eq!((solveig.fact("asked"), legal(&solveig, "red")), ("before of red".to_owned(), vec!["done".to_owned()]));
    let mission = play(
        "seats: red, blue\noption valkyries: on\nband red: bear-01\nband blue: bear-02\nhand red: t-fury-2\n---\ndice: sword, 5 x\nred: attack blue\nred: activate bear-01 at 1 with sword\ndice: 6 x\nred: done\nblue: done",
    );
    assert_eq!(
        (mission.fact("asked"), legal(&mission, "red")),
        ("mission of red".to_owned(), vec!["decline".to_owned()])
    );
    let loki = play(
        "seats: red, blue\noption loki: loki-06\nband red: bear-01\nband blue: bear-02\nhand blue: t-fury-2\n---\ndice: sword, 5 x\nred: attack blue\nred: activate bear-01 at 1 with sword\ndice: axe, 5 x\nred: done\nblue: activate bear-02 at 1 with axe\nblue: done\nblue: row 1",
    );
    assert_eq!((loki.fact("asked"), legal(&loki, "blue")), ("loki-add of blue".to_owned(), vec!["decline".to_owned()]));
}

/// [VH-18.26, VH-18.28] Whoever is asked only so that nobody learns who holds a card may leave an answer for good: each question has
/// one, and it is what one can answer without the card.
#[test]
fn questions_that_hide_something_have_standing_answers() {
    let tyr = play(
        "seats: red, blue\noption tyr: on\nband blue: bear-02\nhand red: wolf-05, wolf-06\n---\nred: add wolf-05 at 1",
    );
    let thor = play(
        "seats: red, blue, green\noption thor: on\nband red: bear-01\nband blue: bear-02\nhand green: wolf-05\n---\nred: attack blue",
    );
    let before = play(
        "seats: red, blue\noption dwarves: on\nband red: bear-01\nband blue: bear-02\nhand red: wolf-05\ndiscard: wolf-01\n---\nred: attack blue",
    );
    let mission = play(
        "seats: red, blue\noption valkyries: on\nband red: bear-01\nband blue: bear-02\nhand red: t-fury-2\n---\ndice: sword, 5 x\nred: attack blue\nred: activate bear-01 at 1 with sword\ndice: 6 x\nred: done\nblue: done",
    );
    let loki = play(
        "seats: red, blue\noption loki: loki-06\nband red: bear-01\nband blue: bear-02\nhand blue: t-fury-2\n---\ndice: sword, 5 x\nred: attack blue\nred: activate bear-01 at 1 with sword\ndice: axe, 5 x\nred: done\nblue: activate bear-02 at 1 with axe\nblue: done\nblue: row 1",
    );
    let cases = [(tyr, "tyr"), (thor, "help"), (before, "before"), (mission, "mission"), (loki, "loki-add")];
    for (told, question) in &cases {
        let seat = told.game.pending(&told.position).first().expect("somebody is asked");
        let view = told.game.view(&told.position, Viewer::Seat(seat));
        let lasting = told.game.orders(&view).into_iter().filter(|order| order.to_string().starts_with("never-"));
        let (all, answers): (Vec<String>, Vec<Option<String>>) = lasting
            .map(|order| {
                let answer = told.game.follow(&view, &order).action();
                let mut choices = Vec::new();
                told.game.legal(&told.position, seat, &mut choices);
                assert!(answer.is_none_or(|answer| choices == [answer]), "{question}: {choices:?}");
                (order.to_string(), answer.map(|_| order.to_string()))
            })
            .unzip();
        let answers: Vec<String> = answers.into_iter().flatten().collect();
        assert_eq!(answers, [format!("never-{question}")], "{:?}", told.position.table.asked);
        assert_eq!(cases.len(), all.len());
    }
}

/// [VH-18.25] Imagined hands respect what is asked: whoever must discard a tactic holds one, in every imagined position.
#[test]
fn imagined_hands_fit_the_question() {
    let told = play(
        "seats: red, blue\noption dwarves: on\nband red: d-dwarf-15\nband blue: bear-02\nhand blue: t-fury-2\ndeck size: 60\n---\ndice: spear, 5 x\nred: attack blue\nred: activate d-dwarf-15 at 1 with spear\n=> asked: force of blue",
    );
    let view = told.game.view(&told.position, Viewer::Seat(Seat::new(0)));
    let mut choices = Vec::new();
    for seed in 0..50 {
        let imagined = told.game.imagine(&view, &mut Quick::new(seed));
        told.game.legal(&imagined, Seat::new(1), &mut choices);
        assert_eq!(choices.len(), 1);
    }
    for seed in 0..10 {
        let game = open(4, "tyr dwarves valkyries");
        let mut quick = Quick::new(seed);
        walk(&game, seed, |position, _| {
            let view = game.view(position, Viewer::Seat(Seat::new(0)));
            let imagined = game.imagine(&view, &mut quick);
            for seat in game.pending(&imagined).iter() {
                game.legal(&imagined, seat, &mut choices);
                assert!(!choices.is_empty(), "{:?}", imagined.table.asked);
            }
        });
    }
}
