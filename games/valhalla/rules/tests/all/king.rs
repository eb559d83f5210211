//! Section 13: the Last King.

use crate::support::{legal, play};
use meadhall_engine::{Game, Ignore, Quick};
use meadhall_valhalla::Event;

/// [VH-13.1, VH-13.2, VH-13.3, VH-13.18] One king card in the middle, two with six players; one bonus card for each number of players.
#[test]
fn crowns_in_the_middle() {
    for players in 2..=6 {
        let game = crate::support::open(players, "king");
        let position = game.setup(&mut Quick::new(1), &mut Ignore);
        assert_eq!(position.table.crowns, if players == 6 { 2 } else { 1 });
        assert_eq!(position.table.kings, [None; 2]);
    }
    assert_eq!(crate::support::game(4).setup(&mut Quick::new(1), &mut Ignore).table.crowns, 0);
}

/// Red attacks blue and wins (or, with `lost`, loses).
fn duel(players: usize, facts: &str, lost: bool) -> crate::support::Told {
    let seats = ["red", "blue", "green", "yellow", "white", "black"][..players].join(", ");
    let defence = if lost {
        "dice: 2 axe, 4 x\nred: done\nblue: activate bear-07 at 1 with 2 axe\nblue: done\nblue: done"
    } else {
        "dice: 6 x\nred: done\nblue: done"
    };
    play(&format!(
        "seats: {seats}
        option king: on
        band red: bear-01
        band blue: bear-07
        {facts}
        ---
        red: attack blue
        => asked: fight of red"
    ))
    .also(defence)
}

trait Also {
    fn also(self, defence: &str) -> crate::support::Told;
}

impl Also for crate::support::Told {
    fn also(mut self, defence: &str) -> crate::support::Told {
        let pool = self.position.table.battle.sides[0].free();
        self.position.table.battle.sides[0].dice = [1, 0, 0, 0, 0, pool - 1];
        self.then("red: activate bear-01 at 1 with sword");
        self.then(defence);
        self
    }
}

/// [VH-13.4, VH-13.6, VH-13.7] The winner of the first battle is king at level 1; whoever beats the king takes the place; a king who
/// wins stays at the level.
#[test]
fn who_becomes_king() {
    assert_eq!(duel(3, "", false).fact("kings"), "red 1");
    assert_eq!(duel(3, "", true).fact("kings"), "blue 1");
    assert_eq!(duel(3, "kings: blue 3", false).fact("kings"), "red 1");
    assert_eq!(duel(3, "kings: red 3", true).fact("kings"), "blue 1");
    assert_eq!(duel(3, "kings: red 3", false).fact("kings"), "red 3");
    assert_eq!(duel(3, "kings: blue 2", true).fact("kings"), "blue 2");
    assert_eq!(duel(3, "kings: green 2", false).fact("kings"), "green 2");
}

/// [VH-13.5, VH-13.8] A battle nobody wins makes no king and unmakes none.
#[test]
fn nobody_wins() {
    for (kings, after) in [("", "-"), ("kings: blue 2", "blue 2")] {
        let mut told = play(&format!(
            "seats: red, blue\noption king: on\nband red: bear-01\nband blue: bear-02\n{kings}\n---\nred: attack blue\nred: done"
        ));
        told.then(&format!("=> kings: {after}"));
    }
}

/// [VH-13.9, VH-13.10, VH-13.11, VH-19.54] At the start of the own turn a king with warriors gains the reward of the level from the
/// discard pile; then the level rises. Without warriors nothing happens.
#[test]
fn the_reward() {
    let mut told = play(
        "seats: red, blue, green, yellow
        option king: on
        kings: red 1
        band red: bear-01
        discard: bear-02, wolf-01, wolf-02
        phase: dawn
        ---
        => asked: glory 1 of red
        => kings: red 2
        red: take bear-02
        => glory red: 1
        => asked: turn of red",
    );
    for (level, points, card) in [(3, 2, "wolf-01"), (4, 2, "wolf-02")] {
        let text = format!(
            "seats: red, blue, green, yellow
            option king: on
            kings: red {}
            band red: bear-01
            discard: {card}
            phase: dawn
            ---
            => asked: glory {points} of red
            red: take {card}
            => kings: red {level}",
            level - 1
        );
        play(&text);
    }
    told.then("=> kings: red 2");
    play(
        "seats: red, blue\noption king: on\nkings: red 2\nhand red: bear-01\ndiscard: bear-02\nphase: dawn\n---\n=> asked: turn of red\n=> kings: red 2\n=> glory red: 0",
    );
}

/// [VH-13.12] At the last level the reward is repeated.
#[test]
fn the_last_level() {
    play(
        "seats: red, blue, green, yellow\noption king: on\nkings: red 4\nband red: bear-01\ndiscard: wolf-11\nphase: dawn\n---\n=> asked: glory 3 of red\nred: take wolf-11\n=> kings: red 4",
    );
}

/// [VH-13.13, VH-13.14, VH-13.26, VH-13.27, VH-13.28, VH-13.29, VH-13.30, VH-19.54] Rewards and extra dice of the attacker, by
/// number of players and level; the dice are rolled with the first roll.
#[test]
fn the_bonus_cards() {
    let rewards = [[1, 1, 1, 2], [1, 1, 2, 2], [1, 2, 2, 3], [1, 2, 3, 3], [1, 2, 3, 4]];
    let dice = [[0, 1, 2, 2], [0, 1, 2, 2], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]];
    for players in 2..=6 {
        let bonus = *crate::support::game(players).cards().bonus(players);
        assert_eq!((bonus.rewards, bonus.dice), (rewards[players - 2], dice[players - 2]));
        let seats = ["red", "blue", "green", "yellow", "white", "black"][..players].join(", ");
        for level in 1..=4 {
            let told = play(&format!(
                "seats: {seats}\noption king: on\nkings: blue {level}\nband red: bear-01\nband blue: bear-02\n---\nred: attack blue"
            ));
            assert_eq!(
                told.fact("pool red"),
                (6 + dice[players - 2][level - 1]).to_string(),
                "{players} players, level {level}"
            );
        }
    }
}

/// [VH-13.15, VH-13.16, VH-13.24] A king at the end of Ragnarok has one more point, each of two.
#[test]
fn the_kings_point() {
    assert_eq!(play("seats: red, blue\noption king: on\nkings: red 3\nband red: bear-01").fact("score red"), "1");
    let six = play(
        "seats: red, blue, green, yellow, white, black\noption king: on\nkings: red 3, blue 1\nband red: bear-01\nphase: ragnarok",
    );
    assert_eq!(
        (six.fact("score red"), six.fact("score blue"), six.fact("score green")),
        ("9".into(), "9".into(), "8".into())
    );
    let mut end = six;
    end.then("red: done\n=> score red: 9\n=> winners: red, blue");
}

/// [VH-13.17, VH-13.25] Apart from this the base rules hold: a king can be attacked and loses a shield like anybody.
#[test]
fn a_king_is_a_player() {
    assert_eq!(duel(2, "kings: blue 1", false).fact("shields blue"), "3");
    assert_eq!(duel(6, "kings: blue 1", false).fact("shields blue"), "3");
}

/// [VH-13.19, VH-13.20] Six players: the next winner without a king in the battle is the second king; who beats a king takes that
/// king's place.
#[test]
fn two_kings() {
    assert_eq!(duel(6, "", false).fact("kings"), "red 1");
    assert_eq!(duel(6, "kings: green 2", false).fact("kings"), "green 2, red 1");
    assert_eq!(duel(6, "kings: green 2, blue 3", false).fact("kings"), "green 2, red 1");
    assert_eq!(duel(6, "kings: green 2, yellow 3", false).fact("kings"), "green 2, yellow 3", "no crown is left");
    assert_eq!(
        duel(6, "kings: red 2", false).fact("kings"),
        "red 2",
        "a king fought, so the crown stays in the middle"
    );
}

/// [VH-13.21, VH-13.22, VH-13.23, VH-19.55] Two kings fight: the loser's crown goes to the middle, the winner keeps the level; the
/// next winner without a king takes it at level 1.
#[test]
fn kings_against_each_other() {
    let told = duel(6, "kings: red 2, blue 3", true);
    assert_eq!((told.fact("kings"), told.fact("crowns")), ("blue 3".to_owned(), "1".to_owned()));
    assert!(told.events.iter().any(|event| matches!(event, Event::Uncrowned(_))));
    assert_eq!(duel(6, "kings: green 2", true).fact("kings"), "green 2, blue 1");
    assert!(!legal(&told, "red").is_empty());
}
