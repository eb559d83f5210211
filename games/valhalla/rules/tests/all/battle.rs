//! Section 4: the battle.

use crate::support::{choices, legal, play};
use meadhall_valhalla::{ATTACKER, DEFENDER, Event};

/// Two bands that fight; red has bear-06 and wolf-01, blue wolf-11.
const FIELD: &str = "seats: red, blue
    band red: bear-06, wolf-01
    band blue: wolf-11
    hand red: t-fury-2
    hand blue: t-fury-2, t-fury-2, bear-05
    deck size: 9
    ---
    ";

fn field(steps: &str) -> crate::support::Told {
    play(&format!("{FIELD}{steps}"))
}

/// [VH-4.1, VH-4.8, VH-4.43, VH-4.44, VH-4.51, VH-4.56, VH-4.58, VH-4.63, VH-4.67, VH-19.20] The whole course: attack phase,
/// defence phase, comparison; the attacker wins by 3, takes a shield and sends both warriors.
#[test]
fn the_attacker_wins() {
    let told = field(
        "dice: 3 sword, axe, bow, x
        red: attack blue
        => asked: fight of red
        => pool red: 6
        red: activate bear-06 at 1 with 2 sword
        red: activate wolf-01 at 2 with sword
        red: play t-fury-2
        => strength red: 8
        dice: sword, axe, spear, 3 x
        red: done
        => asked: fight of blue
        blue: activate wolf-11 at 1 with sword, axe, spear
        => strength blue: 5
        blue: done
        => shields blue: 3
        => captured red: blue
        => glory red: 3
        => valhalla red: bear-06, wolf-01
        => band red: -
        => band blue: wolf-11
        => stage: b
        => turn: red",
    );
    let won = told.events.iter().find_map(|event| match event {
        Event::Won { by, .. } => Some(*by),
        _ => None,
    });
    assert_eq!(won, Some(3));
}

/// [VH-4.60, VH-4.61, VH-4.62, VH-19.21] The defender wins, no shield moves, and the defender chooses whom to send.
#[test]
fn the_defender_wins() {
    let steps = "dice: 3 sword, axe, bow, x
        red: attack blue
        red: activate bear-06 at 1 with 2 sword
        red: activate wolf-01 at 2 with sword
        red: play t-fury-2
        dice: sword, axe, spear, 3 x
        red: done
        blue: activate wolf-11 at 1 with sword, axe, spear
        blue: play t-fury-2
        blue: play t-fury-2
        => strength blue: 9
        blue: done
        => asked: send of blue
        ";
    let told = field(steps);
    assert_eq!(legal(&told, "blue"), ["done", "send wolf-11 at 1"]);
    field(&format!(
        "{steps}blue: done\n=> band blue: wolf-11\n=> shields blue: 4\n=> band red: bear-06, wolf-01\n=> glory red: 0"
    ));
    field(&format!("{steps}blue: send wolf-11 at 1\n=> band blue: -\n=> glory blue: 3\n=> band red: bear-06, wolf-01"));
}

/// [VH-4.52, VH-19.19] With equal strength the attacker wins.
#[test]
fn equal_strength() {
    play(
        "seats: red, blue
        band red: bear-01
        band blue: bear-02
        ---
        dice: sword, 5 x
        red: attack blue
        red: activate bear-01 at 1 with sword
        dice: axe, 5 x
        red: done
        blue: activate bear-02 at 1 with axe
        => strength red: 2
        => strength blue: 2
        blue: done
        => captured red: blue",
    );
}

/// [VH-4.3, VH-7.50] What is counted at the start of the battle is counted when the attack is declared.
#[test]
fn counted_when_declared() {
    let told = play(
        "seats: red, blue
        band red: bear-01, bear-02, bear-03
        band blue: bear-04
        hand red: t-fury-2
        hand blue: t-fury-2, t-fury-2
        ---
        red: attack blue
        red: play t-fury-2",
    );
    let sides = &told.position.table.battle.sides;
    assert_eq!((sides[ATTACKER].hand, sides[ATTACKER].band), (1, 3));
    assert_eq!((sides[DEFENDER].hand, sides[DEFENDER].band), (2, 1));
}

/// [VH-4.4, VH-4.5, VH-4.7, VH-18.27, VH-18.28] Before the battle the attacker, then the defender may play Call to Arms, and
/// nothing else; who has passed is not asked again.
#[test]
fn before_the_battle() {
    let told = play(
        "seats: red, blue
        option dwarves: on
        band red: bear-01
        band blue: bear-02
        hand red: d-call-to-arms, t-fury-2
        hand blue: d-call-to-arms
        discard: wolf-01, wolf-02, wolf-03
        ---
        red: attack blue
        => asked: before of red
        ! red: play t-fury-2
        red: done
        => asked: before of blue
        blue: play d-call-to-arms
        => band blue: bear-02, wolf-01
        => asked: fight of red
        ! red: play d-call-to-arms",
    );
    assert!(choices(&told, "red", "play").contains(&"play t-fury-2".to_owned()));
}

/// [VH-4.6, VH-15.15, VH-9.6, VH-7.49] Thor's help first, then the attacker's tactics and jarl in any order, then the
/// defender's.
#[test]
fn the_order_before_a_battle() {
    play(
        "seats: red, blue, green
        option dwarves: on
        option thor: on
        jarl red: solveig
        jarl blue: valgard
        band red: bear-01
        band blue: bear-02
        hand red: d-call-to-arms, wolf-05
        hand blue: t-fury-2
        hand green: bear-05
        discard: wolf-01
        ---
        red: attack blue
        => asked: thor of green
        green: decline
        => asked: before of red
        red: add wolf-05 at 2
        => asked: before of red
        red: play d-call-to-arms
        => band red: bear-01, wolf-05, wolf-01
        => asked: before of blue
        blue: lay die
        => asked: fight of red",
    );
}

/// [VH-4.9, VH-4.10] Extra dice are rolled with the six and are dice like any other.
#[test]
fn extra_dice_are_dice() {
    play(
        "seats: red, blue
        jarl red: beinir
        band red: bear-06, bear-07, bear-08
        band blue: bear-02
        ---
        dice: 2 sword, 2 axe, 2 spear, x
        red: attack blue
        => pool red: 7
        red: activate bear-06 at 1 with 2 sword
        red: activate bear-07 at 2 with 2 axe
        red: activate bear-08 at 3 with 2 spear
        => pool red: 1",
    );
}

/// [VH-4.11, VH-6.24] A die gained after the first roll is rolled at once.
#[test]
fn a_late_die_is_rolled_at_once() {
    play(
        "seats: red, blue
        band red: bear-01
        band blue: bear-02
        hand red: t-new-weapons
        ---
        dice: 6 x
        red: attack blue
        dice: x, bow
        red: play t-new-weapons
        red: keep bow
        => dice red: bow, 6 x",
    );
}

/// [VH-4.12, VH-4.13, VH-4.14, VH-4.16, VH-19.17] One die is discarded, then any of the others are thrown together, as often as
/// there are two free dice: five times with six.
#[test]
fn rerolls() {
    let mut told = field("dice: 2 sword, axe, bow, 2 x\nred: attack blue");
    assert_eq!(choices(&told, "red", "drop"), ["drop sword", "drop axe", "drop bow", "drop x"]);
    told.then("red: drop x");
    // Two swords, an axe, a bow and an X: 3 * 2 * 2 * 2 ways, less the one that throws nothing.
    assert_eq!(legal(&told, "red").len(), 23);
    told.then("dice: spear, spear\nred: reroll sword, x\n=> dice red: sword, axe, 2 spear, bow");
    for left in (1..5).rev() {
        told.then(&format!("red: drop {}", if left == 4 { "sword" } else { "x" }));
        let faces = if left == 4 { "reroll axe, 2 spear, bow".to_owned() } else { told_dice(&told) };
        told.then(&format!("dice: {left} x\nred: {faces}"));
        assert_eq!(told.fact("dice red"), if left == 1 { "x".to_owned() } else { format!("{left} x") });
    }
    assert!(choices(&told, "red", "drop").is_empty(), "one die is not enough");
}

fn told_dice(told: &crate::support::Told) -> String {
    format!("reroll {}", told.fact("dice red"))
}

/// [VH-4.15, VH-4.29, VH-19.18] With three of six dice locked two rerolls are possible.
#[test]
fn rerolls_with_locked_dice() {
    let mut told = play(
        "seats: red, blue
        band red: wolf-11
        band blue: bear-02
        ---
        dice: sword, axe, spear, 3 x
        red: attack blue
        red: activate wolf-11 at 1 with sword, axe, spear
        red: drop x
        dice: 2 x
        red: reroll 2 x
        red: drop x
        dice: x
        red: reroll x",
    );
    assert!(choices(&told, "red", "drop").is_empty());
    told.then("dice: 6 x\nred: done\n=> asked: fight of blue");
}

/// [VH-4.17, VH-4.18, VH-4.19, VH-4.23] Tactics, rerolls and arming mix in any order in the own phase, and only there.
#[test]
fn everything_mixes_in_the_own_phase() {
    let told = play(
        "seats: red, blue
        band red: bear-01, bear-02
        band blue: bear-03
        hand red: t-fury-2, t-fury-2, t-fury-2
        hand blue: t-fury-2
        ---
        dice: sword, 5 x
        red: attack blue
        ! blue: play t-fury-2
        red: play t-fury-2
        red: activate bear-01 at 1 with sword
        red: drop x
        dice: axe, 3 x
        red: reroll 4 x
        red: play t-fury-2
        red: activate bear-02 at 2 with axe
        => strength red: 8
        dice: 6 x
        red: done
        => asked: fight of blue",
    );
    assert!(legal(&told, "red").is_empty(), "the attacker's time is over");
    assert!(legal(&told, "blue").contains(&"play t-fury-2".to_owned()));
}

/// [VH-4.20, VH-4.21] A tactic's condition is checked when it is played; one that changes nothing may be played.
#[test]
fn conditions_are_checked_once() {
    play(
        "seats: red, blue
        option valkyries: on
        band red: bear-01, bear-04
        band blue: bear-02
        hand red: t-weapon-exchange, t-counterblow
        hand blue: t-fury-3
        ---
        dice: sword, 5 bow
        red: attack blue
        red: play t-weapon-exchange
        => asked: fight of red
        red: activate bear-01 at 1 with sword
        dice: axe, 5 x
        red: done
        blue: play t-fury-3
        blue: activate bear-02 at 1 with axe
        => strength blue: 5",
    );
}

/// [VH-4.22, VH-4.65, VH-4.66] Played tactics lie open until the battle is over; then the attacker's are discarded in order,
/// then the defender's.
#[test]
fn tactics_lie_open() {
    play(
        "seats: red, blue
        band red: bear-01
        band blue: bear-02
        hand red: t-fury-2, t-counterblow
        hand blue: t-surrounded, t-weapon-exchange, bear-05
        deck: -
        ending: yes
        ---
        dice: sword, 5 x
        red: attack blue
        red: play t-counterblow
        red: play t-fury-2
        => laid: t-counterblow, t-fury-2
        => discard: -
        red: activate bear-01 at 1 with sword
        dice: 6 bow
        red: done
        blue: play t-weapon-exchange
        blue: done
        => discard: t-weapon-exchange, t-fury-2, t-counterblow
        => laid: -",
    );
}

/// [VH-4.24, VH-4.25, VH-4.26, VH-4.27, VH-4.28, VH-4.31] A free die for each weapon; nobody must; each warrior once; not taken
/// back; a warrior armed in part is nothing.
#[test]
fn arming_and_activating() {
    let mut told = play(
        "seats: red, blue
        band red: bear-06, bear-11
        band blue: bear-02
        ---
        dice: 3 sword, 3 x
        red: attack blue
        => strength red: 0",
    );
    assert_eq!(choices(&told, "red", "activate"), ["activate bear-06 at 1 with 2 sword"]);
    assert!(legal(&told, "red").contains(&"done".to_owned()), "nobody must");
    told.then("red: activate bear-06 at 1 with 2 sword\n=> strength red: 5\n=> dice red: sword, 3 x");
    assert!(choices(&told, "red", "activate").is_empty());
}

/// [VH-4.30] Dice that lie on nobody activated stay free: arming in part is no decision of its own.
#[test]
fn half_armed_dice_stay_free() {
    play(
        "seats: red, blue
        band red: bear-11
        band blue: bear-02
        ---
        dice: 2 sword, 4 x
        red: attack blue
        => dice red: 2 sword, 4 x
        red: drop sword
        dice: axe
        red: reroll x
        => dice red: sword, axe, 3 x",
    );
}

/// [VH-4.32, VH-4.33, VH-4.34, VH-4.35, VH-4.46, VH-4.69, VH-19.22] An attacker who activates nobody: nobody wins, tactics are
/// discarded, and the attack was the action.
#[test]
fn nobody_wins() {
    let told = play(
        "seats: red, blue
        option loki: loki-01
        jarl blue: blodhrafn
        band red: bear-01
        band blue: bear-02
        hand red: t-fury-2
        hand blue: t-fury-2
        ---
        dice: 6 x
        red: attack blue
        red: play t-fury-2
        => strength red: 0
        red: done
        => asked: drawn of red
        => shields blue: 4
        => band red: bear-01
        => discard: t-fury-2
        => supply: 3
        => stage: b",
    );
    assert!(told.events.contains(&Event::NoWinner));
}

/// [VH-4.36, VH-4.37, VH-4.38, VH-4.39, VH-4.40, VH-4.41, VH-4.42, VH-10.28, VH-19.13, VH-19.14, VH-19.15, VH-19.16] The patterns
/// of the giants; X never fits.
#[test]
fn the_patterns_of_giants() {
    let armed = |giant: &str, dice: &str| {
        let told = play(&format!(
            "seats: red, blue\noption valkyries: on\nband red: {giant}\nband blue: bear-02\n---\ndice: {dice}\nred: attack blue"
        ));
        choices(&told, "red", "activate").len()
    };
    for (giant, dice, ways) in [
        ("frost-01", "spear, sword, 4 x", 1),
        ("frost-01", "2 spear, 4 x", 1),
        ("frost-01", "spear, 5 x", 0),
        ("frost-01", "sword, axe, bow, 3 x", 3),
        ("frost-05", "2 axe, 4 x", 1),
        ("frost-05", "axe, bow, 4 x", 0),
        ("frost-05", "6 x", 0),
        ("frost-09", "3 shield, 3 x", 1),
        ("frost-09", "2 shield, axe, 3 x", 0),
        ("frost-13", "2 axe, 2 bow, 2 x", 1),
        ("frost-13", "4 axe, 2 x", 1),
        ("frost-13", "3 axe, bow, 2 x", 0),
        ("v-frost-01", "sword, axe, bow, 3 x", 1),
        ("v-frost-01", "2 sword, bow, 3 x", 0),
    ] {
        assert_eq!(armed(giant, dice), ways, "{giant} with {dice}");
    }
}

/// [VH-4.45, VH-11.25] Bonuses that depend on a band are counted at the end of the phase, not when a card is played.
#[test]
fn bonuses_are_counted_at_the_end() {
    play(
        "seats: red, blue
        option dwarves: on
        band red: bear-01, bear-02
        band blue: bear-03
        hand red: d-battle-cry-activated
        ---
        dice: sword, axe, 4 x
        red: attack blue
        red: play d-battle-cry-activated
        red: activate bear-01 at 1 with sword
        => strength red: 3
        red: activate bear-02 at 2 with axe
        => strength red: 6",
    );
}

/// [VH-4.47] The defence phase is like the attack phase.
#[test]
fn the_defence_phase() {
    let told = field(
        "dice: 3 sword, axe, bow, x
        red: attack blue
        red: activate bear-06 at 1 with 2 sword
        dice: sword, axe, spear, 3 x
        red: done
        => pool blue: 6",
    );
    let blue = legal(&told, "blue");
    for choice in ["done", "play t-fury-2", "drop x", "activate wolf-11 at 1 with sword, axe, spear"] {
        assert!(blue.contains(&choice.to_owned()), "{choice}");
    }
}

/// [VH-4.48, VH-19.23, VH-8.10] A defender who activates nobody loses at once, whatever was played, with strength 0.
#[test]
fn a_defence_without_warriors() {
    let told = field(
        "dice: sword, 5 x
        red: attack blue
        red: activate wolf-01 at 2 with sword
        dice: 6 x
        red: done
        blue: play t-fury-2
        blue: play t-fury-2
        => strength blue: 0
        blue: done
        => captured red: blue",
    );
    assert!(told.events.iter().any(|event| matches!(event, Event::Won { by: 1, .. })));
}

/// [VH-4.49, VH-4.50, VH-7.11, VH-19.26] The attacker's dice stay where they are: with an empty supply the defender's Beinir
/// gives nothing and cannot be paid for.
#[test]
fn the_attackers_dice_stay() {
    play(
        "seats: red, blue
        option king: on
        kings: blue 4
        jarl red: beinir
        jarl blue: beinir
        band red: bear-01
        band blue: bear-02
        hand blue: bear-05, bear-06
        ---
        dice: sword, 8 x
        red: attack blue
        => supply: 0
        red: activate bear-01 at 1 with sword
        dice: 6 x
        red: done
        => asked: fight of blue
        => pool blue: 6
        => hand size blue: 2",
    );
}

/// [VH-4.68] Extra dice of a jarl are taken at the start of the owner's own phase: the defender's Ulfrun finds what the
/// attacker left.
#[test]
fn dice_are_taken_at_the_start_of_the_own_phase() {
    play(
        "seats: red, blue
        jarl red: beinir
        jarl blue: ulfrun
        band red: bear-01, bear-03
        band blue: bear-02
        shields blue: 2
        captured red: blue, blue
        ---
        dice: sword, 6 x
        red: attack blue
        => supply: 2
        red: activate bear-01 at 1 with sword
        dice: 7 x
        red: done
        => supply: 1
        => pool blue: 7",
    );
}
