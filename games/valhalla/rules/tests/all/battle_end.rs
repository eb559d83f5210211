//! Section 4: the end of a battle, in exact order.

use crate::support::{legal, play};
use meadhall_valhalla::Event;

/// [VH-4.53] The order after a battle: abilities, Loki, shield, sending with favours, mission, Thor's cards, king, tactics.
#[test]
fn the_order_after_a_battle() {
    let told = play(
        "seats: red, blue, green
        option loki: loki-09
        option valkyries: on
        option thor: on
        option king: on
        jarl red: jorunn
        band red: v-bear-01, bear-04
        band blue: bear-02
        hand red: v-mission-no-die-discarded
        hand green: thor-fewer-strength-3
        discard: bear-16
        ---
        red: attack blue
        dice: bow, shield, 4 x
        green: help blue with thor-fewer-strength-3
        => asked: fight of red",
    );
    let mut told = told;
    told.then(
        "red: activate v-bear-01 at 1 with shield
        red: activate bear-04 at 2 with bow
        dice: axe, 5 x
        red: done
        blue: activate bear-02 at 1 with axe
        blue: done",
    );
    // Blue wins with 2 + 3 against 1 + 2.
    told.then("=> asked: send of blue\nblue: send bear-02 at 1\n=> asked: loki of red\nred: row 2\n=> promised red: 1");
    let word = |event: &Event| match event {
        Event::Row(..) => Some("loki"),
        Event::Sent { .. } => Some("sent"),
        Event::ThorsGlory { .. } => Some("thor"),
        Event::Crowned(_) => Some("king"),
        _ => None,
    };
    let order: Vec<&str> = told.events.iter().filter_map(word).collect();
    assert_eq!(order, ["loki", "sent", "thor", "king"]);
}

/// [VH-4.54] The winner's abilities come first, then the loser's, then those of the others, and all before Loki.
#[test]
fn abilities_in_order() {
    play(
        "seats: red, blue, green
        option loki: loki-01
        jarl red: jorunn
        jarl blue: blodhrafn
        jarl green: yrsa
        band red: bear-01
        band blue: bear-02
        hand green: t-fury-2
        deck: wolf-01, wolf-02, wolf-03, wolf-04
        discard: bear-16
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: axe, 5 x
        red: done
        blue: activate bear-02 at 1 with axe
        blue: done
        => asked: jorunn of red
        red: main
        => asked: blodhrafn of blue
        blue: decline
        => asked: yrsa of green
        green: decline
        => asked: loki of blue",
    );
}

/// [VH-4.55] Warriors that are to be sent no longer count against the limit.
#[test]
fn warriors_to_be_sent_make_room() {
    let mut told = play(
        "seats: red, blue
        jarl red: blodhrafn
        band red: bear-01, bear-02, bear-03, bear-04
        band blue: bear-05
        deck: wolf-01, wolf-02
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        => asked: blodhrafn of red",
    );
    told.then("red: main\n=> valhalla red: bear-01");
    let board = told.position.table.board(crate::support::seat("red"));
    assert_eq!(
        (board.size(), board.filled()),
        (4, 0b1111),
        "nobody is discarded, and the new one has a place of the four"
    );
}

/// [VH-4.70] A warrior kept back counts again: its owner discards one that is not to be sent.
#[test]
fn a_warrior_kept_back_counts_again() {
    let mut told = play(
        "seats: red, blue
        jarl red: blodhrafn
        jarl blue: freydis
        band red: bear-01, bear-02, bear-03, bear-04
        band blue: bear-05
        deck: wolf-01, wolf-02, wolf-03
        ---
        dice: sword, axe, 4 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        red: activate bear-02 at 2 with axe
        dice: 6 x
        red: done
        blue: done",
    );
    told.then("red: main\n=> asked: spare of blue");
    // Two are sent, so the band has room for one of them beside the new one.
    told.then("blue: choose bear-01 at 1\n=> glory red: 1");
    assert_eq!(told.position.table.board(crate::support::seat("red")).size(), 4);
    let full = play(
        "seats: red, blue
        jarl red: blodhrafn
        jarl blue: freydis
        band red: bear-01, bear-02, bear-03, bear-04
        band blue: bear-05
        deck: wolf-01, wolf-02, wolf-03
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done",
    );
    let mut full = full;
    full.then("red: main\nblue: choose bear-01 at 1\n=> asked: overflow of red");
    assert_eq!(legal(&full, "red").len(), 5);
    full.then("red: choose bear-02 at 2");
    assert_eq!(
        (full.position.table.board(crate::support::seat("red")).size(), full.fact("glory red")),
        (4, "0".to_owned())
    );
}

/// [VH-4.57] A captured shield is never lost: only own shields are.
#[test]
fn captured_shields_stay() {
    play(
        "seats: red, blue, green
        band red: bear-01
        band blue: bear-02
        captured blue: green, green
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        => captured red: blue
        => captured blue: green, green
        => shields blue: 3",
    );
}

/// [VH-4.59] Warriors not activated stay in the band.
#[test]
fn others_stay() {
    play(
        "seats: red, blue
        band red: bear-01, bear-11
        band blue: bear-02
        ---
        dice: 2 sword, 4 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        blue: done
        => band red: bear-11",
    );
}

/// [VH-4.71, VH-11.16] A card given for Sacrifice is discarded among its owner's tactics, in the order of playing.
#[test]
fn a_sacrificed_card_is_discarded_in_order() {
    play(
        "seats: red, blue
        option dwarves: on
        band red: d-dwarf-22
        band blue: bear-02
        hand red: t-fury-2, wolf-01, t-counterblow
        hand blue: t-fury-2
        deck: -
        ending: yes
        ---
        dice: bow, 5 x
        red: attack blue
        red: play t-fury-2
        red: activate d-dwarf-22 at 1 with bow
        red: pay wolf-01
        => discard: -
        red: play t-counterblow
        dice: 6 x
        red: done
        blue: play t-fury-2
        blue: done
        => discard: t-fury-2, t-counterblow, wolf-01, t-fury-2",
    );
}

/// [VH-4.72, VH-12.13] A Tyr card under a warrior that is sent is discarded before the tactics.
#[test]
fn a_tyr_card_is_discarded_first() {
    play(
        "seats: red, blue
        option tyr: on
        band red: bear-01 + tyr-plus-2
        band blue: bear-02
        hand red: t-fury-2
        deck: -
        ending: yes
        hand blue: bear-05
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        red: play t-fury-2
        => strength red: 6
        dice: 6 x
        red: done
        blue: done
        => discard: t-fury-2, tyr-plus-2
        => valhalla red: bear-01",
    );
}
