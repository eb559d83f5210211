//! Section 12: the Bard.

use crate::support::{gains, legal, play};
use meadhall_engine::{Game, Seat, Viewer, Wording};
use meadhall_vaalbara::{Cause, Character, Clan};

const FIVE: &str = "
    seats: blue, purple, yellow, red, green
    vp blue: 4
    vp purple: 4
    vp yellow: 4
    vp red: 4
    vp green: 4
    hand blue: bard
    hand purple: farmer
    hand yellow: farmer
    hand red: farmer
    hand green: farmer
    ---
    blue: assign bard
    purple: assign farmer
    yellow: assign farmer
    red: assign farmer
    green: assign farmer";

/// [VB-12.2] One other player gains 2 VP from the bank. [VB-12.3] Any other may be chosen, neighbour or not, but not oneself.
/// [VB-12.4] The Bard's player neither gains nor pays.
#[test]
fn another_player_gains_two_points() {
    assert_eq!(legal(&play(FIVE), Clan::Blue), ["bard purple", "bard yellow", "bard red", "bard green"]);
    for clan in [Clan::Purple, Clan::Yellow, Clan::Red, Clan::Green] {
        let told = play(&format!(
            "{FIVE}
            ! blue: bard blue
            blue: bard {clan}
            => vp {clan}: 6
            => vp blue: 4
            => asked: take of blue"
        ));
        assert_eq!(gains(&told), [(clan, 2, Cause::Character(Character::Bard))], "nobody else gains or loses");
        let total: u16 = told.position.players.iter().map(|player| player.vp).sum();
        assert_eq!(total, 22, "2 VP came from the bank");
    }
    // A clan that nobody plays cannot be chosen.
    play(
        "seats: blue, purple
        hand blue: bard
        hand purple: farmer
        ---
        blue: assign bard
        purple: assign farmer
        ! blue: bard red",
    );
}

/// [VB-12.5] With two players the opponent must be chosen.
#[test]
fn with_two_players_the_opponent_gains() {
    let facts = "
        seats: blue, purple
        vp blue: 9
        vp purple: 30
        hand blue: bard
        hand purple: farmer
        ---
        blue: assign bard
        purple: assign farmer";
    assert_eq!(legal(&play(facts), Clan::Blue), ["bard purple"]);
    play(&format!(
        "{facts}
        ! blue: bard blue
        ! blue: take 1
        blue: bard purple
        => vp blue: 9
        => vp purple: 32"
    ));
}

/// [VB-12.6] In choosing, nobody is shown the VP of the others.
#[test]
fn the_choice_is_made_without_counting() {
    let told = play(FIVE);
    let blue = Seat::new(0);
    let view = told.game.view(&told.position, Viewer::Seat(blue));
    let shown: Vec<Option<u16>> = view.players.iter().map(|player| player.vp).collect();
    assert_eq!(shown, [Some(4), None, None, None, None]);
    let mut choices = Vec::new();
    told.game.legal(&told.position, blue, &mut choices);
    for choice in choices {
        let label = told.game.label(&view, choice);
        assert!(!label.args.iter().any(|(name, _)| name == "vp"), "no button tells a total: {label:?}");
    }
}
