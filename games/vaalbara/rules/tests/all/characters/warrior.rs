//! Section 11: the Warrior.

use crate::support::{gained_by, legal, play, seat, viewers};
use meadhall_engine::{Game, Orders, Seat, SeatSet, Secrecy, SeedParts, Table, Viewer, Wording};
use meadhall_vaalbara::{Action, AskedView, Character, Clan, Event, Order, Vaalbara};

/// Blue reveals the Warrior; Purple and Yellow hold theirs, Red's lies in the pile.
const ASKED: &str = "
    seats: blue, purple, yellow, red
    vp blue: 2
    vp purple: 2
    vp yellow: 2
    vp red: 2
    hand blue: warrior
    hand purple: warrior, carver
    hand yellow: warrior, rider
    hand red: farmer
    pile red: warrior
    ---
    blue: assign warrior
    purple: assign carver
    yellow: assign rider
    red: assign farmer
    => asked: show of purple, yellow, red";

/// [VB-11.2] Every holder may show it to all and gains 1 VP for it. [VB-11.3] Showing is free, and each decides alone.
#[test]
fn holders_may_show_it_for_a_point() {
    for (purple, yellow) in
        [("warrior", "warrior"), ("warrior", "nothing"), ("nothing", "warrior"), ("nothing", "nothing")]
    {
        let vp = |answer: &str| if answer == "warrior" { 3 } else { 2 };
        let told = play(&format!(
            "{ASKED}
            purple: show {purple}
            yellow: show {yellow}
            red: show nothing
            => vp purple: {}
            => vp yellow: {}
            => vp red: 2
            => asked: take of blue",
            vp(purple),
            vp(yellow)
        ));
        let shown = |clan| told.events.contains(&Event::Shown(seat(&told, clan)));
        assert_eq!((shown(Clan::Purple), shown(Clan::Yellow)), (purple == "warrior", yellow == "warrior"));
        let nobody = purple == "nothing" && yellow == "nothing";
        assert_eq!(told.events.contains(&Event::NobodyShowed), nobody);
    }
    assert_eq!(legal(&play(ASKED), Clan::Purple), ["show nothing", "show warrior"]);
}

/// [VB-11.4] A shown Warrior stays in hand and can be played later.
#[test]
fn a_shown_warrior_stays_in_hand() {
    play(&format!(
        "{ASKED}
        purple: show warrior
        yellow: show nothing
        red: show nothing
        => hand purple: warrior, bard, hunter, seer
        blue: take 1
        yellow: rider 1.2 2.1
        yellow: take 2
        purple: take 3
        red: take 4
        purple: assign warrior
        => played purple: warrior"
    ));
}

/// [VB-11.5] Whose Warrior is being resolved gains nothing from it and is not asked.
#[test]
fn the_warriors_own_player_gains_nothing() {
    play(&format!(
        "{ASKED}
        ! blue: show warrior
        ! blue: show nothing
        purple: show nothing
        yellow: show nothing
        red: show nothing
        => vp blue: 2"
    ));
}

/// [VB-11.6] A Warrior in a pile or a discard gains nothing.
#[test]
fn a_warrior_in_pile_or_discard_gains_nothing() {
    let told = play(&format!("{ASKED}\n! red: show warrior"));
    assert_eq!(legal(&told, Clan::Red), ["show nothing"], "it lies in the pile");
    play(
        "seats: blue, purple, yellow
        round: 2
        vp purple: 2
        discard purple: warrior
        hand blue: warrior
        hand yellow: farmer, warrior
        hand purple: carver
        ---
        blue: assign warrior
        purple: assign carver
        yellow: assign farmer
        => asked: show of yellow
        ! purple: show warrior
        ! purple: show nothing
        yellow: show nothing
        => vp purple: 2",
    );
}

/// [VB-11.7] Several Warriors in a round are effects of their own: a holder may show and gain each time. [VB-11.8] Players who
/// revealed one gain nothing from the others, whether they have acted or not.
#[test]
fn several_warriors_in_a_round() {
    let told = play(
        "seats: blue, purple, yellow
        omens: B R P Y G
        vp blue: 0
        vp purple: 0
        vp yellow: 0
        hand blue: warrior
        hand purple: warrior
        hand yellow: warrior, farmer
        row 1: mountain, mountain, mountain
        ---
        blue: assign warrior
        purple: assign warrior
        yellow: assign farmer
        => asked: show of yellow
        ! purple: show nothing
        ! purple: show warrior
        yellow: show warrior
        => vp yellow: 1
        blue: take 1
        => asked: show of yellow
        ! blue: show nothing
        ! blue: show warrior
        yellow: show warrior
        => vp yellow: 2
        => vp blue: 0
        => vp purple: 0",
    );
    assert_eq!(gained_by(&told, Clan::Yellow, Character::Warrior), 2);
    // Each time anew: she may show once and not the other time.
    play(
        "seats: blue, purple, yellow
        omens: B R P Y G
        vp yellow: 0
        hand blue: warrior
        hand purple: warrior
        hand yellow: warrior, farmer
        row 1: mountain, mountain, mountain
        ---
        blue: assign warrior
        purple: assign warrior
        yellow: assign farmer
        yellow: show nothing
        => vp yellow: 0
        blue: take 1
        yellow: show warrior
        => vp yellow: 1",
    );
}

/// [VB-11.9] All who are asked decide at the same time, in any order; nobody sees who has answered, or what, until all have.
#[test]
fn all_decide_at_the_same_time_and_nobody_sees_an_answer() {
    let before = play(ASKED);
    let answers = ["purple: show warrior", "yellow: show nothing", "red: show nothing"];
    for first in 0..3 {
        for second in (0..3).filter(|&n| n != first) {
            let steps = format!("{ASKED}\n{}\n{}", answers[first], answers[second]);
            let told = play(&steps);
            assert!(told.events[before.events.len()..].is_empty(), "nothing has happened yet");
            for viewer in viewers(&told.game) {
                let (old, new) = (before.game.view(&before.position, viewer), told.game.view(&told.position, viewer));
                let answered = [first, second].map(|n| Seat::new(n + 1)).map(Viewer::Seat).contains(&viewer);
                assert_eq!(old.asked, new.asked);
                assert_eq!(old == new, !answered, "only who answered sees that: {viewer:?}");
            }
            let last = 3 - first - second;
            play(&format!("{steps}\n{}\n=> vp purple: 3\n=> vp yellow: 2\n=> asked: take of blue", answers[last]));
        }
    }
}

/// [VB-11.10] Asked is everybody whose Warrior is not publicly elsewhere; without one in hand only "nothing" can be answered.
#[test]
fn everybody_is_asked_whose_warrior_is_not_publicly_elsewhere() {
    let told = play(
        "seats: blue, purple, yellow, red, green
        round: 2
        discard purple: warrior
        hand blue: warrior
        hand purple: carver
        hand yellow: farmer, warrior
        hand red: farmer
        pile red: warrior
        hand green: warrior
        omens: G R Y P B
        ---
        blue: assign warrior
        purple: assign carver
        yellow: assign farmer
        red: assign farmer
        green: assign warrior
        => asked: show of yellow, red",
    );
    assert_eq!(legal(&told, Clan::Yellow), ["show nothing", "show warrior"]);
    assert_eq!(legal(&told, Clan::Red), ["show nothing"]);
    assert!([Clan::Blue, Clan::Purple, Clan::Green].iter().all(|&clan| legal(&told, clan).is_empty()));
    // Brought back by a Midwife, a Warrior is in hand again and its player is asked again.
    play(
        "seats: blue, purple
        round: 4
        discard purple: midwife, seer
        known purple: warrior
        hand purple: warrior, farmer
        hand blue: warrior
        ---
        blue: assign warrior
        purple: assign farmer
        => asked: show of purple",
    );
    // Whoever has nobody to ask goes on at once.
    play(
        "seats: blue, purple
        round: 2
        discard purple: warrior
        hand blue: warrior
        hand purple: carver
        ---
        blue: assign warrior
        purple: assign carver
        => asked: take of blue",
    );
}

/// [VB-11.11] A standing answer "always show" counts whenever asked, and shows nothing without a Warrior in hand.
#[test]
fn a_standing_answer_counts_whenever_asked() {
    let told = play(ASKED);
    let (always, never) = (Order::Show(true), Order::Show(false));
    assert_eq!(("always-show".parse(), "never-show".parse()), (Ok(always), Ok(never)));
    let view = |seat| told.game.view(&told.position, Viewer::Seat(seat));
    let answer = |clan, order| told.game.follow(&view(seat(&told, clan)), &order).action();
    assert_eq!(answer(Clan::Purple, always), Some(Action::Show(true)));
    assert_eq!(answer(Clan::Red, always), Some(Action::Show(false)));
    assert_eq!(answer(Clan::Purple, never), Some(Action::Show(false)));
    assert_eq!(answer(Clan::Blue, always), None, "she is not asked");
    assert!(told.game.orders(&view(seat(&told, Clan::Purple))).contains(&always));
    let quiet = play("seats: blue, purple");
    let unasked = quiet.game.view(&quiet.position, Viewer::Seat(Seat::new(0)));
    assert_eq!(quiet.game.follow(&unasked, &always).action(), None, "nobody is asked");
    // Played by the table, the standing answers are the players' answers.
    let mut position = told.position;
    for seat in told.game.pending(&told.position).iter() {
        let seen = told.game.view(&position, Viewer::Seat(seat));
        let action = told.game.follow(&seen, &always).action().expect("she is asked");
        told.game.play(&mut position, seat, action, &mut crate::support::Unshuffled, &mut Vec::new()).expect("legal");
    }
    assert_eq!(position.players.map(|player| player.vp)[..4], [2, 3, 3, 2]);
}

/// [VB-11.12] To the others a refusal looks like not having a Warrior.
#[test]
fn a_refusal_looks_like_not_having_one() {
    let end = "
        purple: show nothing
        yellow: show nothing
        red: show nothing";
    let holds = play(&format!("{ASKED}{end}"));
    let text = ASKED.replace("hand yellow: warrior, rider", "hand yellow: rider\npile yellow: warrior");
    let lacks = play(&format!("{text}{end}"));
    let yellow = Viewer::Seat(seat(&holds, Clan::Yellow));
    for viewer in viewers(&holds.game).into_iter().filter(|&viewer| viewer != yellow) {
        assert_eq!(holds.game.view(&holds.position, viewer), lacks.game.view(&lacks.position, viewer));
        let seen = |events: &[Event]| -> Vec<Event> {
            events.iter().filter_map(|event| Vaalbara::seen(event, viewer)).collect()
        };
        assert_eq!(seen(&holds.events), seen(&lacks.events));
    }
    // And the question itself was put to both alike.
    let asked = |text: &str| play(text).game.view(&play(text).position, Viewer::Spectator).asked;
    let three: SeatSet = (1..4).map(Seat::new).collect();
    assert_eq!((asked(ASKED), asked(&text)), (AskedView::Show(three), AskedView::Show(three)));
}

/// [VB-11.9] Undo keeps the secret too: a take is no longer free to undo once a Warrior's question is open, whether or not
/// somebody has answered it.
#[test]
fn undo_does_not_tell_whether_somebody_has_answered() {
    // Two Warriors in a game of three: the second question opens when the first Warrior's player has taken a land.
    'seeds: for seed in 0..2_000 {
        let mut table = Table::new(crate::support::game(3), &[], SeedParts::from_number(seed));
        let warrior = Action::Assign(Character::Warrior);
        for n in 0..3 {
            let choices = table.legal(Seat::new(n));
            let choice = if n < 2 { warrior } else { choices[choices.len() - 1] };
            if !choices.contains(&choice) || (n == 2 && choice == warrior) {
                continue 'seeds;
            }
            table.play(Seat::new(n), choice).expect("legal");
        }
        let third = Seat::new(2);
        assert_eq!(table.pending(), SeatSet::only(third));
        table.play(third, Action::Show(false)).expect("legal");
        let first = table.pending().first().expect("a land is to be taken");
        table.play(first, Action::Take(0)).expect("legal");
        assert_eq!(table.pending(), SeatSet::only(third), "the second question is open");
        let before = table.undo_is_free(first);
        table.play(third, Action::Show(false)).expect("legal");
        assert_eq!((before, table.undo_is_free(first)), (Ok(false), Ok(false)));
        return;
    }
    panic!("no seed deals two Warriors");
}
