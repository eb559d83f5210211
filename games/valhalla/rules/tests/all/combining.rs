//! Section 15: combining expansions; section 17: variants.

use crate::support::{legal, open, play, try_open};
use meadhall_engine::{Chance, Game, Ignore, Quick, Seat};
use meadhall_valhalla::{Action, Asked, Event, Position, Stage, Valhalla};

fn set_up(game: &Valhalla, seed: u64, events: &mut Vec<Event>) -> Position {
    let mut quick = Quick::new(seed);
    let mut position = game.setup(&mut quick, events);
    let mut choices = Vec::new();
    while position.table.stage == Stage::Setup {
        let pending: Vec<Seat> = game.pending(&position).iter().collect();
        let seat = pending[quick.index(pending.len())];
        let action = game.sample(&position, seat, &mut quick, &mut choices).expect("a choice");
        game.apply(&mut position, seat, action, &mut quick, events);
    }
    position
}

fn sizes(players: usize, options: &str) -> (usize, usize) {
    let position = set_up(&open(players, options), 1, &mut Vec::new());
    (position.deck().len(), position.table.discard.len())
}

/// [VH-15.1, VH-15.2] Everything combines with everything but for the numbers of players.
#[test]
fn everything_combines() {
    let modules = ["loki=loki-01", "thor", "valkyries", "dwarves", "tyr", "king", "brothers=aid"];
    for (n, one) in modules.iter().enumerate() {
        for two in &modules[n + 1..] {
            assert!(try_open(4, &format!("{one} {two}")).is_ok(), "{one} {two}");
        }
    }
    for (module, players) in
        [("loki=loki-01", 2), ("valkyries", 2), ("dwarves", 2), ("tyr", 2), ("king", 2), ("thor", 3)]
    {
        assert!((players..=6).all(|players| try_open(players, module).is_ok()), "{module}");
    }
}

/// [VH-15.10] Decks after set-up with +40.
#[test]
fn decks_with_forty() {
    for module in ["valkyries", "dwarves"] {
        let decks: Vec<usize> = (2..=6).map(|players| sizes(players, module).0).collect();
        assert_eq!(decks, [104, 116, 118, 120, 124], "{module}");
    }
}

/// [VH-15.4, VH-15.5, VH-15.6, VH-15.11, VH-19.4] Decks and discard piles after set-up with +80.
#[test]
fn decks_with_eighty() {
    let after: Vec<(usize, usize)> = (2..=6).map(|players| sizes(players, "valkyries dwarves")).collect();
    assert_eq!(after, [(124, 64), (136, 46), (138, 38), (140, 30), (144, 20)]);
}

/// [VH-15.12] Thor's help and Tyr's wrath add 14 cards each.
#[test]
fn decks_with_thor_and_tyr() {
    assert_eq!(sizes(4, "thor").0, 78 + 14);
    assert_eq!(sizes(4, "tyr").0, 78 + 14);
    assert_eq!(sizes(4, "thor tyr valkyries").0, 118 + 28);
    assert_eq!(sizes(6, "thor tyr valkyries dwarves").0, 144 + 28);
}

/// [VH-15.7, VH-15.8, VH-15.9] With +80 action 4, phase B and the draw of the helpless take three cards and keep one.
#[test]
fn drawing_with_eighty() {
    let both = "option valkyries: on\noption dwarves: on";
    let action = play(&format!("seats: red, blue\n{both}\nband red: bear-01\ndeck size: 9\n---\nred: draw"));
    assert_eq!((action.position.drawn.len(), action.position.table.keep), (3, (1, 1)));
    let phase_b = play(&format!("seats: red, blue\n{both}\nband red: bear-01\nphase: b\ndeck size: 9"));
    assert_eq!((phase_b.position.drawn.len(), phase_b.position.table.keep), (3, (1, 1)));
    let helpless = play(&format!("seats: red, blue\n{both}\nhand red: t-fury-2\ndeck size: 9"));
    assert_eq!(helpless.position.drawn.len(), 3);
}

/// [VH-15.14] Extra dice of several cards are taken in the order of the effects until none is left.
#[test]
fn several_extra_dice() {
    play(
        "seats: red, blue, green, yellow
        option thor: on
        option king: on
        jarl red: beinir
        kings: blue 3
        band red: bear-01
        band blue: bear-02, bear-03
        hand green: thor-fewer-extra_die
        promised red: 2
        ---
        red: attack blue
        green: help red with thor-fewer-extra_die
        => supply: 0
        => pool red: 9",
    );
}

/// [VH-17.1, VH-17.2, VH-17.3, VH-17.4] Simplified: no jarls, five cards, nothing rejected, with six players as well.
#[test]
fn the_simplified_game() {
    for players in 2..=6 {
        let mut events = Vec::new();
        let position = set_up(&open(players, "simplified"), 3, &mut events);
        assert!(position.table.boards.iter().all(|board| board.jarl.is_none()));
        assert!(Seat::all(players).all(|seat| position.hand(seat).len() == 5));
        assert!(!events.iter().any(|event| matches!(event, Event::Rejected(..) | Event::Jarl(..))));
        let discards = [40, 20, 10, 0, 0][players - 2];
        assert_eq!(position.table.discard.len(), discards);
        assert_eq!(position.deck().len(), 120 - discards - players - 5 * players);
    }
    for other in ["draft", "five-jarls", "first-game"] {
        let bad = try_open(4, &format!("simplified {other}")).expect_err("these do not fit");
        assert!(bad.key == other && bad.reason.contains("VH-17"), "{bad}");
    }
}

/// Plays the set-up up to the draft.
fn draft(players: usize, seed: u64) -> (Valhalla, Position, Quick) {
    let game = open(players, "draft start=blue");
    let mut quick = Quick::new(seed);
    let mut position = game.setup(&mut quick, &mut Ignore);
    let mut choices = Vec::new();
    while position.table.asked != Asked::Draft {
        let seat = game.pending(&position).first().expect("somebody");
        let action = game.sample(&position, seat, &mut quick, &mut choices).expect("a choice");
        game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
    }
    (game, position, quick)
}

/// [VH-17.5, VH-17.6, VH-17.7, VH-17.8, VH-18.12] Five cards each and an open offer of two from the deck; the start begins and may lay
/// a card into it.
#[test]
fn the_draft_begins() {
    let (game, mut position, mut quick) = draft(4, 2);
    assert!(Seat::all(4).all(|seat| position.hand(seat).len() == 5));
    assert_eq!((position.table.laid.len(), position.table.who), (2, Seat::new(1)));
    let mut choices = Vec::new();
    game.legal(&position, Seat::new(1), &mut choices);
    let lay = *choices.iter().find(|choice| matches!(choice, Action::Lay(_))).expect("a card to lay");
    game.apply(&mut position, Seat::new(1), lay, &mut quick, &mut Ignore);
    assert_eq!((position.table.laid.len(), position.table.who), (3, Seat::new(2)));
    for viewer in crate::support::viewers(&game) {
        assert_eq!(game.view(&position, viewer).table.laid, position.table.laid);
    }
}

/// [VH-17.9, VH-17.10, VH-17.11, VH-19.77] Whoever takes fills the hand up to five and is out; two cards of the deck join the offer.
#[test]
fn taking_from_the_offer() {
    let (game, mut position, mut quick) = draft(2, 4);
    let mut choices = Vec::new();
    let (blue, red) = (Seat::new(1), Seat::new(0));
    // Both lay cards until blue has none.
    for round in 0..5 {
        for seat in [blue, red] {
            game.legal(&position, seat, &mut choices);
            assert_eq!(choices.contains(&Action::Done), round == 0, "only a whole hand may be kept");
            let lay = *choices.iter().find(|choice| matches!(choice, Action::Lay(_))).expect("a card to lay");
            game.apply(&mut position, seat, lay, &mut quick, &mut Ignore);
        }
    }
    game.legal(&position, blue, &mut choices);
    assert!(choices.iter().all(|choice| matches!(choice, Action::Take(_))), "without cards one must take");
    let before = position.table.laid.len();
    for _ in 0..5 {
        game.legal(&position, blue, &mut choices);
        game.apply(&mut position, blue, choices[0], &mut quick, &mut Ignore);
    }
    assert_eq!(position.hand(blue).len(), 5);
    assert_eq!((position.table.laid.len(), position.table.who), (before - 5 + 2, red));
}

/// [VH-17.12, VH-17.13, VH-17.14] The draft lasts until all have taken; the last one may lay one more card and must then take; then
/// nothing joins the offer.
#[test]
fn the_last_of_the_draft() {
    let (game, mut position, mut quick) = draft(2, 6);
    let mut choices = Vec::new();
    let (blue, red) = (Seat::new(1), Seat::new(0));
    game.apply(&mut position, blue, Action::Done, &mut quick, &mut Ignore);
    assert_eq!((position.table.asked, position.table.laid.len()), (Asked::Draft, 4));
    game.legal(&position, red, &mut choices);
    let lay = *choices.iter().find(|choice| matches!(choice, Action::Lay(_))).expect("once more");
    game.apply(&mut position, red, lay, &mut quick, &mut Ignore);
    assert_eq!(position.table.who, red);
    game.legal(&position, red, &mut choices);
    assert!(choices.iter().all(|choice| matches!(choice, Action::Take(_))));
    game.apply(&mut position, red, choices[0], &mut quick, &mut Ignore);
    assert_eq!(position.table.stage, Stage::A);
    assert_eq!(position.table.discard.len(), 40 + 4, "four cards are left over");
}

/// [VH-17.15, VH-17.16, VH-19.78] Twice as many cards as players are left over: discarded, with six players shuffled back.
#[test]
fn what_the_draft_leaves() {
    for (players, discards, deck) in [(2, 44, 64), (3, 26, 76), (4, 18, 78), (5, 10, 80), (6, 0, 84)] {
        for seed in 0..4 {
            let position = set_up(&open(players, "draft"), seed, &mut Vec::new());
            assert_eq!((position.table.discard.len(), position.deck().len()), (discards, deck), "{players} players");
            assert!(Seat::all(players).all(|seat| position.hand(seat).len() == 5));
        }
    }
    assert_eq!(sizes(6, "draft valkyries dwarves"), (144, 20));
}

/// [VH-17.17, VH-17.18, VH-17.19, VH-19.79] Five jarls each; with six players four; with two the 3+ jarls are out first.
#[test]
fn five_jarls() {
    for players in 2..=6 {
        let game = open(players, "five-jarls draft");
        let position = game.setup(&mut Quick::new(1), &mut Ignore);
        let mut choices = Vec::new();
        for seat in Seat::all(players) {
            game.legal(&position, seat, &mut choices);
            assert_eq!(choices.len(), if players == 6 { 4 } else { 5 });
            let three_plus = ["jarl yrsa", "jarl ketil", "jarl steinar"];
            let marked = choices.iter().filter(|choice| three_plus.contains(&choice.to_string().as_str())).count();
            assert!(players > 2 || marked == 0);
        }
    }
}

/// [VH-17.20] There is no co-operative game: with two players and more no monster can be chosen.
#[test]
fn no_co_operative_game() {
    for players in 2..=6 {
        let bad = try_open(players, "monster=hel").expect_err("refused");
        assert!(bad.key == "monster" && bad.reason.contains("solo"), "{bad}");
    }
    assert!(!legal(&play("seats: red, blue\nband red: bear-01"), "red").contains(&"attack monster".to_owned()));
}
