//! What must not be sent to a viewer.

use crate::support::{game, open, play, seat, viewers, walk};
use meadhall_engine::{Game, Options, Quick, Seat, Secrecy, Viewer, Wording};
use meadhall_vaalbara::{Character, Characters, Clan, Event, Position, Vaalbara};
use serde_json::Value;
use std::collections::BTreeSet;

fn json(game: &Vaalbara, position: &Position, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(position, viewer)).expect("a view can be written")
}

/// The same position as far as the viewer may know, with everything hidden dealt anew.
fn other_world(game: &Vaalbara, position: &Position, viewer: Viewer, seed: u64) -> Position {
    game.imagine(&game.view(position, viewer), &mut Quick::new(seed))
}

/// Two positions that differ in whatever a viewer may not know look the same to her, to the last letter that is sent.
/// [VB-41.13, VB-41.14, VB-41.15, VB-41.16, VB-41.23]
#[test]
fn what_is_hidden_does_not_show() {
    for players in 2..=5 {
        let game = game(players);
        let (mut looks, mut different) = (0, 0);
        walk(&game, 21, |position, _| {
            for viewer in viewers(&game) {
                let other = other_world(&game, position, viewer, looks);
                assert_eq!(json(&game, position, viewer), json(&game, &other, viewer));
                different += usize::from(*position != other);
                looks += 1;
            }
        });
        assert!(different as f64 > 0.9 * looks as f64, "{different} of {looks} were really different");
    }
}

/// [VB-41.13] Nobody else is sent the cards in a hand; the owner sees them. [VB-41.14] Nor the character assigned, until the
/// reveal.
#[test]
fn hands_and_assigned_characters_are_the_owners_alone() {
    for players in 2..=5 {
        let game = game(players);
        walk(&game, 22, |position, _| {
            for viewer in viewers(&game) {
                let view: Value = serde_json::from_str(&json(&game, position, viewer)).expect("JSON");
                for seat in Seat::all(players) {
                    let player = position.player(seat);
                    let mut known = player.discard.and_also(player.known);
                    if position.revealed() {
                        known = player.played.map_or(known, |card| known.and_also(Characters::only(card)));
                    }
                    let named = characters(&view["players"][seat.index()]);
                    assert!(named.iter().all(|card| known.contains(*card)), "{viewer:?} is sent {named:?} of {seat}");
                }
                let own = characters(&view["own"]);
                match viewer {
                    Viewer::Spectator => assert!(view["own"].is_null()),
                    Viewer::Seat(seat) => {
                        let player = position.player(seat);
                        let mine =
                            player.played.map_or(player.hand, |card| player.hand.and_also(Characters::only(card)));
                        assert_eq!(own.into_iter().collect::<Characters>(), mine);
                    }
                }
            }
        });
    }
}

/// All characters that are named anywhere in a piece of JSON.
fn characters(value: &Value) -> BTreeSet<Character> {
    match value {
        Value::String(word) => word.parse().into_iter().collect(),
        Value::Array(items) => items.iter().flat_map(characters).collect(),
        Value::Object(fields) => fields.values().flat_map(characters).collect(),
        _ => BTreeSet::new(),
    }
}

/// [VB-41.13] Only the owner is told which characters she draws; the others hear how many.
#[test]
fn draws_are_told_to_the_owner_alone() {
    let game = game(3);
    let (mut quick, mut events, mut choices) = (Quick::new(3), Vec::new(), Vec::new());
    let mut position = game.setup(&mut quick, &mut events);
    while let Some(seat) = game.pending(&position).first() {
        let action = game.sample(&position, seat, &mut quick, &mut choices).expect("a choice");
        game.play(&mut position, seat, action, &mut quick, &mut events).expect("legal");
    }
    let mut draws = 0;
    for event in &events {
        let Event::Drew { seat, count, cards } = *event else { continue };
        assert_eq!(cards.len(), usize::from(count));
        for viewer in viewers(&game) {
            let expected = if viewer == Viewer::Seat(seat) { cards } else { Characters::NONE };
            assert_eq!(Vaalbara::seen(event, viewer), Some(Event::Drew { seat, count, cards: expected }));
        }
        draws += 1;
    }
    assert!(draws >= 18);
    assert!(events.contains(&Event::Assigned(Seat::new(0))), "an assignment is told without its character");
}

/// [VB-41.15] The order of a pile is hidden from its owner too; the owner knows which cards it holds, the others only hand and
/// pile together.
#[test]
fn the_order_of_a_pile_is_hidden_from_everybody() {
    let told = play(
        "seats: blue, purple
        hand blue: warrior, bard, hunter, seer, carpenter
        pile blue: falconer, tracker, midwife, rider, carver, explorer, farmer",
    );
    let mut turned = told.position;
    turned.players[0].pile.as_mut_slice().reverse();
    assert_ne!(told.position, turned);
    for viewer in viewers(&told.game) {
        assert_eq!(json(&told.game, &told.position, viewer), json(&told.game, &turned, viewer));
    }
    // Another split of hand and pile shows to the owner and to nobody else.
    let mut split = told.position;
    split.players[0].hand.remove(Character::Warrior);
    split.players[0].hand.insert(Character::Farmer);
    split.players[0].pile.as_mut_slice()[6] = Character::Warrior;
    for viewer in viewers(&told.game) {
        let same = json(&told.game, &told.position, viewer) == json(&told.game, &split, viewer);
        assert_eq!(same, viewer != Viewer::Seat(Seat::new(0)), "{viewer:?}");
    }
}

/// [VB-41.16] Hidden from everybody: the faces of the land deck, and its backs but the top one.
#[test]
fn the_deck_is_hidden_but_for_its_top_back() {
    let told = play("seats: blue, purple, yellow");
    let mut faces = told.position;
    let lands: Vec<u8> = faces.deck.as_slice().iter().rev().map(|card| card.land).collect();
    faces.deck.as_mut_slice().iter_mut().zip(lands).for_each(|(card, land)| card.land = land);
    let mut backs = told.position;
    backs.deck.as_mut_slice()[1..].reverse();
    let mut top = told.position;
    let deck = top.deck.as_mut_slice();
    (deck[0].omen, deck[1].omen) = (deck[1].omen, deck[0].omen);
    for viewer in viewers(&told.game) {
        let view = json(&told.game, &told.position, viewer);
        assert_eq!(view, json(&told.game, &faces, viewer), "faces are hidden");
        assert_eq!(view, json(&told.game, &backs, viewer), "deeper backs are hidden");
        assert_ne!(view, json(&told.game, &top, viewer), "the top back is public");
    }
}

/// [VB-41.17] The minimum player number of a land is not shown.
#[test]
fn minimum_player_numbers_are_not_shown() {
    for players in 2..=5 {
        let game = game(players);
        walk(&game, 23, |position, _| {
            for viewer in viewers(&game) {
                let text = json(&game, position, viewer);
                assert!(!text.contains("min_players") && !text.contains("tier"), "{text}");
            }
        });
    }
    let told = play("seats: blue, purple");
    let top = json(&told.game, &told.position, Viewer::Spectator);
    let value: Value = serde_json::from_str(&top).expect("JSON");
    assert!(
        value["omens"].is_u64() && value["top"].is_null(),
        "of the top card nothing is sent but which omens it shows"
    );
}

/// [VB-41.18] Totals are hidden from the others until the end, and each player sees her own; a table may choose open totals.
/// [VB-41.19] So nobody can count the tokens of another.
#[test]
fn totals_are_hidden_unless_the_table_opens_them() {
    let open_game = open(3, Options::default().with("totals", "open")).expect("an option");
    for (game, open) in [(game(3), false), (open_game, true)] {
        walk(&game, 24, |position, choice| {
            for viewer in viewers(&game) {
                let view: Value = serde_json::from_str(&json(&game, position, viewer)).expect("JSON");
                for seat in Seat::all(3) {
                    let shown = open || choice.is_none() || viewer == Viewer::Seat(seat);
                    let vp = &view["players"][seat.index()]["vp"];
                    assert_eq!(vp.as_u64(), shown.then_some(u64::from(position.player(seat).vp)));
                }
            }
        });
    }
    let bad = open(3, Options::default().with("totals", "secret")).expect_err("no such value");
    assert_eq!(bad.to_string(), "option totals: `secret` is not among its values: hidden, open");
}

/// [VB-41.19] Nothing that is sent depends on the totals of others: two positions that differ in them alone look the same.
/// [VB-41.20] What a player says of her own VP is thus her own business; no message of the game answers for her.
#[test]
fn nothing_tells_the_totals_of_others() {
    let facts = |vp: u16| {
        play(&format!(
            "seats: blue, purple, yellow
            vp purple: {vp}
            hand blue: bard
            hand purple: farmer
            hand yellow: farmer
            ---
            blue: assign bard
            purple: assign farmer
            yellow: assign farmer"
        ))
    };
    let (poor, rich) = (facts(3), facts(77));
    let purple = Viewer::Seat(seat(&poor, Clan::Purple));
    for viewer in viewers(&poor.game) {
        let same = json(&poor.game, &poor.position, viewer) == json(&rich.game, &rich.position, viewer);
        assert_eq!(same, viewer != purple, "{viewer:?}");
        let (poor_view, rich_view) = (poor.game.view(&poor.position, viewer), rich.game.view(&rich.position, viewer));
        assert_eq!(poor.game.prompt(&poor_view), rich.game.prompt(&rich_view));
        let mut choices = Vec::new();
        if let Some(seat) = viewer.seat() {
            poor.game.legal(&poor.position, seat, &mut choices);
        }
        for choice in choices {
            assert_eq!(poor.game.label(&poor_view, choice), rich.game.label(&rich_view, choice));
        }
    }
}

/// [VB-41.25] With an empty pile hand and assigned character together follow from the discard; which is assigned stays hidden.
#[test]
fn an_empty_pile_leaves_only_the_assigned_card_to_guess() {
    let told = play(
        "seats: blue, purple
        round: 9
        discard blue: bard, hunter, seer, carpenter, falconer, tracker, rider, carver
        hand blue: warrior, midwife, explorer, farmer
        ---
        blue: assign midwife",
    );
    let purple = Viewer::Seat(Seat::new(1));
    let view = told.game.view(&told.position, purple);
    assert_eq!((view.players[0].hand, view.players[0].pile, view.players[0].played), (3, 0, None));
    let mut assigned = [0u32; 4];
    for seed in 0..2_000 {
        let imagined = other_world(&told.game, &told.position, purple, seed);
        let blue = &imagined.players[0];
        let card = blue.played.expect("something is assigned");
        let four: Characters = blue.hand.and_also(Characters::only(card));
        let all = [Character::Warrior, Character::Midwife, Character::Explorer, Character::Farmer];
        assert_eq!(four, all.into_iter().collect());
        assigned[all.iter().position(|&other| other == card).expect("one of the four")] += 1;
    }
    assert!(crate::support::even(&assigned), "{assigned:?}");
}
