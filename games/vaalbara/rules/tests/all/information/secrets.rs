//! Secret answers and choices, until they are known.

use crate::support::{game, play, seat, viewers};
use meadhall_engine::{Game, Record, Seat, SeedParts, Table, Viewer, Wording};
use meadhall_vaalbara::{Action, AskedView, Character, Characters, Clan, Vaalbara};

/// [VB-41.21] A shown Warrior is known to be in that hand until it is played.
#[test]
fn a_shown_warrior_is_known_until_it_is_played() {
    let facts = "
        seats: blue, purple, yellow
        hand blue: warrior
        hand purple: warrior, farmer, carver
        hand yellow: farmer, carver
        pile yellow: warrior
        ---
        blue: assign warrior
        purple: assign farmer
        yellow: assign farmer
        => known purple: -
        purple: show warrior
        yellow: show nothing
        => known purple: warrior
        blue: take 1
        purple: take 2
        yellow: take 3
        => known purple: warrior
        => known yellow: -";
    let told = play(facts);
    for viewer in viewers(&told.game) {
        let view = told.game.view(&told.position, viewer);
        let known: Vec<Characters> = view.players.iter().map(|player| player.known).collect();
        assert_eq!(known, [Characters::NONE, Characters::only(Character::Warrior), Characters::NONE]);
    }
    // While it is assigned in secret the others still count it among hand and assigned card; the reveal ends that.
    let text = format!("{facts}\npurple: assign warrior");
    let told = play(&text);
    assert_eq!(
        told.game.view(&told.position, Viewer::Spectator).players[1].known,
        Characters::only(Character::Warrior)
    );
    play(&format!("{text}\nyellow: assign carver\nblue: assign bard\n=> known purple: -\n=> played purple: warrior"));
}

/// [VB-41.22] Nobody can tell who kept the Warrior hidden from who has none, and nobody is shown from whom an answer is awaited.
#[test]
fn nobody_is_shown_from_whom_an_answer_is_awaited() {
    let facts = "
        seats: blue, purple, yellow, red
        hand blue: warrior
        hand purple: warrior, farmer
        hand yellow: farmer
        pile yellow: warrior
        hand red: warrior, farmer
        ---
        blue: assign warrior
        purple: assign farmer
        yellow: assign farmer
        red: assign farmer";
    let steps = ["", "\npurple: show nothing", "\npurple: show nothing\nyellow: show nothing"];
    let told = steps.map(|steps| play(&format!("{facts}{steps}")));
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(3))] {
        let views = [&told[0], &told[1], &told[2]].map(|told| told.game.view(&told.position, viewer));
        assert_eq!(views[0], views[1]);
        assert_eq!(views[1], views[2]);
        assert_eq!(views[0].asked, AskedView::Show((1..4).map(Seat::new).collect()), "all who are asked, to the end");
        let prompts =
            [&told[0], &told[1], &told[2]].map(|told| told.game.prompt(&told.game.view(&told.position, viewer)));
        assert_eq!(prompts[0], prompts[2]);
    }
    // Answers are no events, so no log grows by one.
    assert_eq!(told[0].events, told[2].events);
    // Whoever answered sees that, and that alone.
    let purple = Viewer::Seat(seat(&told[1], Clan::Purple));
    assert_eq!(told[1].game.view(&told[1].position, purple).own.and_then(|own| own.answer), Some(false));
    assert!(!told[1].game.view(&told[1].position, purple).awaits_viewer());
}

/// A table of three in which the first seat has a Warrior to assign, right after the reveal.
fn warrior_table() -> Table<Vaalbara> {
    for seed in 0..1_000 {
        let mut table = Table::new(game(3), &[], SeedParts::from_number(seed));
        let warrior = Action::Assign(Character::Warrior);
        if !table.legal(Seat::new(0)).contains(&warrior) {
            continue;
        }
        table.play(Seat::new(0), warrior).expect("legal");
        for n in 1..3 {
            let choices = table.legal(Seat::new(n));
            table.play(Seat::new(n), choices[choices.len() - 1]).expect("legal");
        }
        return table;
    }
    panic!("no seed deals a Warrior")
}

/// [VB-11.9, VB-41.14, VB-41.22] The record of a running game tells nobody what is still secret, nor that it was decided.
#[test]
fn a_running_games_record_keeps_its_secrets() {
    let mut table = warrior_table();
    let before = table.sealed_record(Viewer::Spectator);
    assert!(before.parts.is_none(), "without the seed");
    assert_eq!(before.actions(), 3, "the revealed characters are public");
    table.play(Seat::new(1), Action::Show(false)).expect("legal");
    assert_eq!(table.sealed_record(Viewer::Spectator), before, "an answer does not show");
    assert_eq!(table.sealed_record(Viewer::Seat(Seat::new(2))), before);
    assert_eq!(table.sealed_record(Viewer::Seat(Seat::new(1))).actions(), 4, "one's own does");
    table.play(Seat::new(2), Action::Show(false)).expect("legal");
    assert_eq!(table.sealed_record(Viewer::Spectator).actions(), 5, "now all have answered");

    let mut table = Table::new(game(3), &[], SeedParts::from_number(1));
    let first = table.legal(Seat::new(0))[0];
    let empty = table.sealed_record(Viewer::Spectator);
    table.play(Seat::new(0), first).expect("legal");
    assert_eq!(table.sealed_record(Viewer::Spectator), empty);
    assert_eq!(table.sealed_record(Viewer::Seat(Seat::new(0))).actions(), 1);
    let text = table.sealed_record(Viewer::Seat(Seat::new(1))).to_string();
    assert!(!text.contains("server part") && !text.contains("= "), "neither seed nor hashes: {text}");
    let read = Record::parse(&text).expect("it reads back");
    assert!(read.replay::<Vaalbara>().expect_err("without the seed").reason.contains("does not hold the seed"));
}

/// [VB-41.22] Taking an answer back shows to nobody either.
#[test]
fn taking_an_answer_back_does_not_show() {
    let mut table = warrior_table();
    let others = [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2))];
    let before = others.map(|viewer| table.view(viewer));
    let log = table.log(Viewer::Spectator).count();
    table.play(Seat::new(1), Action::Show(false)).expect("legal");
    assert_eq!(table.undo_is_free(Seat::new(1)), Ok(true));
    table.undo(Seat::new(1)).expect("an answer to take back");
    assert_eq!(others.map(|viewer| table.view(viewer)), before);
    assert_eq!(table.log(Viewer::Spectator).count(), log);
}
