//! Section 8: victory points.

use crate::support::{gains, game, play, walk};
use meadhall_engine::{Game, Seat, Viewer};
use meadhall_vaalbara::{Cause, Character, Clan, Event, Kind};

/// [VB-8.1] VP are gained at the moment the effect or reward says so.
#[test]
fn points_are_gained_at_once() {
    let told = play(
        "seats: blue, purple
        vp blue: 2
        played blue: hunter
        played purple: farmer
        row 1: forest 6, field
        ---
        => vp blue: 5
        blue: take 1
        => vp blue: 11
        => asked: take of purple",
    );
    // The Hunter paid when the characters lay open; the forest pays with the step that takes it.
    assert_eq!(gains(&told), [(Clan::Blue, 6, Cause::Land(Kind::Forest))]);
}

/// [VB-8.2] All gains come from the bank, except the Falconer's: nobody else ever loses anything.
#[test]
fn only_the_falconer_takes_from_a_player() {
    let mut thefts = 0;
    for players in 2..=5 {
        let game = game(players);
        for seed in 0..60 {
            let mut before = Vec::new();
            walk(&game, seed, |position, _| {
                let now: Vec<u16> = Seat::all(players).map(|seat| position.player(seat).vp).collect();
                let falconer = position.player(position.active).played == Some(Character::Falconer);
                for (old, new) in std::iter::zip(&before, &now) {
                    if new < old {
                        assert!(falconer, "only a Falconer's turn takes VP");
                        thefts += 1;
                    }
                }
                before = now;
            });
        }
    }
    assert!(thefts > 20);
    // What the Falconer takes, the victim loses; the bank pays nothing.
    let told = play(
        "seats: blue, purple
        vp blue: 10
        vp purple: 10
        played blue: seer
        played purple: falconer
        row 1: mountain, field
        ---
        blue: take 1
        => vp blue: 8
        => vp purple: 12",
    );
    let cause = Cause::Character(Character::Falconer);
    assert!(told.events.contains(&Event::Lost(Seat::new(0), 2, cause)));
}

/// [VB-8.3] Nobody's VP fall below 0.
#[test]
fn nobody_falls_below_zero() {
    for (start, left, stolen) in [(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 1, 2)] {
        play(&format!(
            "seats: blue, purple
            vp blue: {start}
            vp purple: 0
            played blue: seer
            played purple: falconer
            row 1: mountain, field
            ---
            blue: take 1
            => vp blue: {left}
            => vp purple: {stolen}"
        ));
    }
}

/// [VB-8.4] A reward is paid once, when the land enters, and stays paid whatever happens to realms later.
#[test]
fn a_reward_is_paid_once() {
    // Blue's meadow paid when it came; Purple's meadow beside it pays Purple alone, and the Explorer who gives Blue's meadow
    // away takes nothing back.
    play(
        "seats: blue, purple
        vp blue: 0
        vp purple: 0
        realm blue: field
        realm purple: mountain
        row 1: meadow, meadow
        row 2: forest 3, forest 4
        bottom: mountain
        hand blue: hunter, explorer
        hand purple: farmer, carver
        ---
        blue: assign hunter
        purple: assign farmer
        => vp blue: 3
        blue: take 1
        => vp blue: 4
        purple: take 2
        => vp purple: 4
        => vp blue: 4
        blue: assign explorer
        purple: assign carver
        purple: take 1
        => vp blue: 4
        blue: explorer 2
        => realm blue: field, mountain
        => vp blue: 4
        blue: take 2
        => vp blue: 8",
    );
}

/// [VB-8.5] Tokens lie face down until the end: before it the others see no total, at the end everybody sees all.
#[test]
fn tokens_lie_face_down_until_the_end() {
    let game = game(3);
    let mut positions = 0;
    walk(&game, 6, |position, choice| {
        for viewer in crate::support::viewers(&game) {
            let view = game.view(position, viewer);
            for seat in Seat::all(3) {
                let seen = view.player(seat).expect("a seat").vp;
                let open = choice.is_none() || viewer == Viewer::Seat(seat);
                assert_eq!(seen, open.then_some(position.player(seat).vp));
            }
        }
        positions += 1;
    });
    assert!(positions > 54);
}
