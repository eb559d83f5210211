//! Section 5: the end of the game, Ragnarok and scoring.

use crate::support::{choices, legal, play};
use meadhall_engine::{Game, Seat};
use meadhall_valhalla::{Event, Stage};

/// [VH-5.1, VH-5.4, VH-5.5, VH-5.7, VH-5.11, VH-19.56] The last own shield is lost: the turn is finished, then everybody has one
/// last turn from the left, and Ragnarok follows in that order.
#[test]
fn the_last_shield() {
    let mut told = play(
        "seats: red, blue, green
        turn: blue
        band red: wolf-01
        band blue: bear-01, bear-03
        band green: bear-02
        shields green: 1
        captured red: green, green, green
        ---
        dice: sword, 5 x
        blue: attack green
        blue: activate bear-01 at 1 with sword
        dice: 6 x
        blue: done
        green: done
        => shields green: 0
        => ending: yes
        => asked: drawn of blue",
    );
    let order = |told: &mut crate::support::Told| {
        let mut order = Vec::new();
        let mut choices = Vec::new();
        while told.position.table.stage != Stage::Over {
            let seat = told.game.pending(&told.position).first().expect("somebody");
            told.game.legal(&told.position, seat, &mut choices);
            let quiet = |action: &&meadhall_valhalla::Action| {
                let word = action.to_string();
                word == "draw" || word.starts_with("discard") || word == "done" || word.starts_with("add")
            };
            let action = *choices.iter().find(quiet).unwrap_or(&choices[0]);
            told.game.apply(&mut told.position, seat, action, &mut told.chance, &mut told.events);
        }
        for event in &told.events {
            match event {
                Event::LastTurn(seat) => order.push(format!("turn {}", seat.index())),
                Event::Ragnarok(seat) => order.push(format!("ragnarok {}", seat.index())),
                _ => {}
            }
        }
        order
    };
    let mut before = told.clone();
    assert_eq!(order(&mut told), ["turn 2", "turn 0", "turn 1", "ragnarok 2", "ragnarok 0", "ragnarok 1"]);
    // Green cannot be attacked in the last turns, but plays on.
    let drawn = before.fact("drawn");
    let card = drawn.split(", ").next().expect("a card").to_owned();
    before.then(&format!("blue: discard {card}\n=> asked: turn of green\n=> last turns: 3"));
    assert!(legal(&before, "green").contains(&"attack red".to_owned()));
}

/// [VH-5.9] Whoever has no own shields is not attacked in the last turns.
#[test]
fn no_attack_without_shields() {
    let told = play(
        "seats: red, blue, green
        band red: wolf-01
        band blue: bear-01
        band green: bear-02
        last turns: 2
        shields green: 0
        captured red: green, green, green, green",
    );
    assert_eq!(choices(&told, "red", "attack"), ["attack blue"]);
}

/// [VH-5.3] Cards discarded or turned from the deck can empty it, too.
#[test]
fn the_deck_is_emptied_by_an_ability() {
    let mut told = play(
        "seats: red, blue
        jarl blue: blodhrafn
        band red: bear-01
        band blue: bear-02
        deck: wolf-01
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        => asked: blodhrafn of blue
        => ending: no",
    );
    let mut kept = told.clone();
    told.then("blue: main\n=> band blue: bear-02, wolf-01\n=> ending: yes");
    kept.then("blue: decline\n=> deck size: 0\n=> hand red: wolf-01\n=> ending: yes");
    assert!(!kept.events.iter().any(|event| matches!(event, Event::Turned(_))), "no card was turned");
}

/// [VH-5.2, VH-5.6, VH-5.8] The last card drawn triggers the end; a second trigger changes nothing.
#[test]
fn only_one_end() {
    let told = play(
        "seats: red, blue
        band red: bear-01
        band blue: bear-02
        deck: -
        last turns: 2
        shields blue: 1
        captured red: blue, blue, blue
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        => shields blue: 0
        => last turns: 1
        => asked: turn of blue",
    );
    assert!(!told.events.contains(&Event::End), "it was triggered before");
}

/// [VH-5.10, VH-5.12, VH-5.13, VH-5.15, VH-5.16, VH-5.38, VH-19.57] Ragnarok: six dice, as in an attack; the activated go to
/// Valhalla, the rest of band and hand is discarded before the next player rolls; nobody is attacked.
#[test]
fn ragnarok() {
    let mut told = play(
        "seats: red, blue
        band red: bear-01, bear-02, bear-11
        band blue: wolf-01
        hand red: t-fury-2, t-counterblow, wolf-05, stag-01
        phase: ragnarok
        ---
        => asked: fight of red
        => pool red: 6",
    );
    told.position.table.battle.sides[0].dice = [1, 1, 0, 0, 0, 4];
    told.then(
        "red: activate bear-01 at 1 with sword
        red: play t-counterblow
        red: activate bear-02 at 2 with axe
        red: drop x
        dice: 3 x
        red: reroll 3 x
        dice: sword, 5 x
        red: done
        => asked: fight of blue
        => valhalla red: bear-01, bear-02
        => band red: -
        => hand size red: 0
        => discard: t-fury-2, wolf-05, stag-01, bear-11, t-counterblow"
            .replace("t-fury-2, wolf-05, stag-01, bear-11, t-counterblow", &told_pile())
            .as_str(),
    );
    assert_eq!(told.fact("shields blue"), "4");
    // All of blue's warriors are activated, so the part ends by itself.
    told.then("blue: activate wolf-01 at 1 with sword\n=> asked: over of -\n=> glory blue: 2");
}

/// The pile after red's part: the tactic first, then the band, then the hand in the order of the cards.
fn told_pile() -> String {
    "t-fury-2, stag-01, wolf-05, bear-11, t-counterblow".to_owned()
}

/// [VH-5.14] A player may stop with warriors that could be activated.
#[test]
fn stopping_early() {
    let mut told = play("seats: red, blue\nband red: bear-01\nphase: ragnarok\n---\n=> asked: fight of red");
    told.position.table.battle.sides[0].dice = [6, 0, 0, 0, 0, 0];
    told.then("red: done\n=> asked: over of -\n=> glory red: 0\n=> discard: bear-01");
}

/// [VH-5.17, VH-5.18, VH-5.22] Every player counts as attacker: Beinir gives a die, which is back for the next; what is used
/// before a battle may be used before the roll.
#[test]
fn jarls_in_ragnarok() {
    let mut told = play(
        "seats: red, blue
        option dwarves: on
        jarl red: beinir
        jarl blue: solveig
        band red: bear-01
        band blue: wolf-01
        hand red: d-call-to-arms
        hand blue: wolf-02
        discard: wolf-03
        phase: ragnarok
        ---
        => asked: before of red
        red: play d-call-to-arms
        => band red: bear-01, wolf-03
        => pool red: 7
        => supply: 2
        red: done
        => supply: 3
        red: discard bear-01
        => asked: before of blue
        dice: sword, axe, 4 x
        blue: add wolf-02 at 2
        => asked: fight of blue",
    );
    told.then("blue: activate wolf-01 at 1 with sword\nblue: activate wolf-02 at 2 with axe\n=> glory blue: 4\n=> asked: over of -");
}

/// [VH-5.19] Favours are paid in Ragnarok.
#[test]
fn favours_in_ragnarok() {
    let mut told = play(
        "seats: red, blue
        option valkyries: on
        band red: v-bear-01
        discard: wolf-11
        phase: ragnarok
        ---
        => asked: fight of red",
    );
    told.position.table.battle.sides[0].dice = [0, 0, 0, 0, 1, 5];
    told.then("red: activate v-bear-01 at 1 with shield\n=> asked: glory 3 of red\nred: take wolf-11\n=> glory red: 4\n=> asked: over of -");
}

/// [VH-5.20, VH-8.16] Missions, Thor, Loki and the king's rules do not apply in Ragnarok.
#[test]
fn what_does_not_apply_in_ragnarok() {
    let mut told = play(
        "seats: red, blue, green
        option valkyries: on
        option thor: on
        option loki: loki-01
        option king: on
        band red: bear-01
        hand red: v-mission-no-die-discarded
        hand green: thor-fewer-strength-3
        hand blue: thor-fewer-strength-3
        phase: ragnarok
        ---
        => asked: fight of red",
    );
    told.position.table.battle.sides[0].dice = [6, 0, 0, 0, 0, 0];
    told.then("red: activate bear-01 at 1 with sword\n=> asked: over of -\n=> kings: -\n=> glory red: 1");
}

/// [VH-5.21, VH-5.39, VH-5.40] What needs an opponent does nothing: Fury (outnumbered) cannot be played; Block, Force and Frost
/// ask nobody; Ketil and Ulfrun give nothing.
#[test]
fn no_opponent_in_ragnarok() {
    for jarl in ["ketil", "ulfrun"] {
        let told = play(&format!(
            "seats: red, blue
            option dwarves: on
            jarl red: {jarl}
            shields red: 2
            captured blue: red, red
            band red: d-dwarf-01, d-dwarf-15, frost-01
            band blue: bear-01, bear-02, bear-03, bear-04
            hand red: t-fury-3
            hand blue: t-fury-2
            phase: ragnarok
            ---
            => asked: fight of red
            => pool red: 6
            ! red: play t-fury-3"
        ));
        let mut told = told;
        told.position.table.battle.sides[0].dice = [1, 2, 1, 0, 0, 2];
        told.then(
            "red: activate d-dwarf-01 at 1 with sword
            => asked: fight of red
            red: activate d-dwarf-15 at 2 with spear
            => asked: fight of red
            red: activate frost-01 at 3 with 2 axe
            => pool blue: 6",
        );
    }
}

/// The score of red with these facts.
fn score(players: usize, facts: &str) -> String {
    let seats = ["red", "blue", "green", "yellow", "white", "black"][..players].join(", ");
    play(&format!("seats: {seats}\nband red: bear-16\nband blue: wolf-16\n{facts}")).fact("score red")
}

/// [VH-5.23, VH-5.24, VH-5.25, VH-5.30, VH-19.58] Two players: a captured shield 2 points, own ones nothing, no sets.
#[test]
fn scoring_with_two() {
    let valhalla = "valhalla red: wolf-11, wolf-12, wolf-13, wolf-14";
    assert_eq!(
        score(2, &format!("{valhalla}\nshields red: 2\ncaptured blue: red, red\ncaptured red: blue, blue, blue")),
        "18"
    );
}

/// [VH-5.26, VH-5.31, VH-5.32, VH-19.59] Three players: every shield 2, each set of two different captured ones 2 more.
#[test]
fn scoring_with_three() {
    assert_eq!(score(3, "shields red: 2\ncaptured blue: red, red\ncaptured red: blue, blue, green"), "12");
    assert_eq!(
        score(3, "shields red: 0\ncaptured blue: red, red, red, red\ncaptured red: blue, blue, green, green"),
        "12"
    );
    assert_eq!(score(3, "shields red: 4"), "8");
}

/// [VH-5.27, VH-19.60] Four players: sets of three different ones, 3 more.
#[test]
fn scoring_with_four() {
    assert_eq!(score(4, "shields red: 1\ncaptured blue: red, red, red\ncaptured red: blue, blue, green, yellow"), "13");
}

/// [VH-5.28, VH-5.33, VH-19.61] Five players: sets of three 2 more, of four 4 more, divided for the most points.
#[test]
fn scoring_with_five() {
    let none = "shields red: 0\ncaptured blue: red, red, red, red";
    assert_eq!(score(5, &format!("{none}\ncaptured red: blue, blue, green, green, yellow, white")), "16");
}

/// [VH-5.29, VH-5.33, VH-19.62, VH-19.63] Six players: sets of three 3 more, of four 5 more.
#[test]
fn scoring_with_six() {
    let none = "shields red: 0\ncaptured blue: red, red, red, red";
    assert_eq!(score(6, &format!("{none}\ncaptured red: blue, blue, green, green, yellow, white")), "18");
    assert_eq!(score(6, &format!("{none}\ncaptured red: blue, green, yellow, white, black")), "15");
}

/// [VH-5.34, VH-5.35, VH-5.36, VH-5.37, VH-19.64] Most points; then more captured shields; then more own ones; then shared.
#[test]
fn the_winner() {
    let winners = |facts: &str| {
        let mut told =
            play(&format!("seats: red, blue, green\nband green: bear-01\n{facts}\nphase: ragnarok\nturn: green"));
        told.then("green: done");
        told.fact("winners")
    };
    assert_eq!(winners("valhalla red: wolf-16"), "red");
    // Blue has two captured shields for 4 points, red has the same in Valhalla.
    assert_eq!(winners("valhalla red: wolf-16\ncaptured blue: green, green"), "blue");
    assert_eq!(winners("shields red: 3\ncaptured green: red\nvalhalla red: wolf-01, wolf-02, wolf-03"), "red");
    // Ten points and one captured shield each: red has four own shields, blue three and a card of 2.
    assert_eq!(
        winners("captured red: green\ncaptured blue: green\ncaptured green: blue\nvalhalla blue: wolf-01"),
        "red"
    );
    assert_eq!(winners("valhalla red: wolf-01\nvalhalla blue: wolf-02"), "red, blue");
}

/// [VH-5.5] There are exactly as many last turns as players.
#[test]
fn as_many_last_turns_as_players() {
    for players in 2..=6 {
        let game = crate::support::game(players);
        for seed in 0..10 {
            let mut quick = meadhall_engine::Quick::new(seed);
            let mut events = Vec::new();
            let mut position = game.setup(&mut quick, &mut events);
            let mut choices = Vec::new();
            while let Some(seat) = game.pending(&position).first() {
                let action = game.sample(&position, seat, &mut quick, &mut choices).expect("a choice");
                game.apply(&mut position, seat, action, &mut quick, &mut events);
            }
            let last: Vec<Seat> = events
                .iter()
                .filter_map(|event| match event {
                    Event::LastTurn(seat) => Some(*seat),
                    _ => None,
                })
                .collect();
            assert_eq!(last.len(), players);
            assert!(last.windows(2).all(|pair| pair[0].left(players) == pair[1]));
        }
    }
}

/// [VH-1.44, VH-5.15] Where a Call to Arms could still find them, the order of the discards is the player's.
#[test]
fn the_order_of_the_rest() {
    let mut told = play(
        "seats: red, blue
        option dwarves: on
        band red: bear-01, bear-02
        band blue: wolf-01
        hand red: stag-01
        hand blue: d-call-to-arms
        phase: ragnarok
        ---
        => asked: fight of red
        red: done
        => asked: leave of red",
    );
    assert_eq!(legal(&told, "red"), ["discard bear-01", "discard bear-02", "discard stag-01"]);
    told.then("red: discard stag-01\nred: discard bear-02\n=> discard: bear-01, bear-02, stag-01\n=> asked: before of blue\nblue: play d-call-to-arms\n=> band blue: wolf-01, bear-01");
}
