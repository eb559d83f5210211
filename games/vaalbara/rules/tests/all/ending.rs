//! Section 40: the end of the game.

use crate::support::{gains, game, play, viewers, walk};
use meadhall_engine::{Game, Seat};
use meadhall_vaalbara::{Asked, Cause, Clan, Event, Position};

/// Round 9 of two players before Blue's last land, with so many kinds in Blue's realm after it.
fn blue_takes(realm: &str, land: &str) -> crate::support::Told {
    play(&format!(
        "seats: blue, purple
        round: 9
        vp blue: 50
        realm blue: {realm}
        acted: purple
        row 1: {land}, -
        played purple: bard
        played blue: seer
        ---
        blue: take 1
        => asked: nothing of -"
    ))
}

fn bonus(realm: &str, land: &str) -> Vec<(Clan, u16)> {
    let told = blue_takes(realm, land);
    let kinds = |gain: &(Clan, u16, Cause)| matches!(gain.2, Cause::Kinds(_)) && gain.0 == Clan::Blue;
    gains(&told).into_iter().filter(kinds).map(|(clan, amount, _)| (clan, amount)).collect()
}

/// [VB-40.1] The game ends with the last turn of round 9, when everybody has 9 lands, and not before.
#[test]
fn the_game_ends_with_the_last_turn_of_round_9() {
    for players in 2..=5 {
        let game = game(players);
        walk(&game, 2, |position: &Position, choice| {
            let full = Seat::all(players).all(|seat| position.player(seat).realm.cards().len() == 9);
            assert_eq!(choice.is_none(), full);
            assert_eq!(game.outcome(position).is_some(), full);
            assert_eq!(position.asked == Asked::Over, full);
        });
    }
}

/// [VB-40.2] All players then reveal their VP.
#[test]
fn at_the_end_all_points_are_revealed() {
    let told = blue_takes("field, field, field, field, field, mountain, mountain, mountain", "village");
    for viewer in viewers(&told.game) {
        let view = told.game.view(&told.position, viewer);
        assert_eq!(
            view.players.iter().map(|player| player.vp).collect::<Vec<_>>(),
            [Some(56), Some(told.position.players[1].vp)]
        );
    }
}

/// [VB-40.3] Exactly 5 kinds: 5 VP. [VB-40.4] All 6: 10, not 15. [VB-40.5] 4 or fewer: nothing.
#[test]
fn the_bonus_for_five_and_six_kinds() {
    assert_eq!(bonus("field, field, field, field, field, mountain, mountain, mountain", "mountain"), []);
    assert_eq!(bonus("field, forest 3, forest 4, field, field, mountain, mountain, mountain", "village"), []);
    assert_eq!(
        bonus("field, forest 3, river, field, field, mountain, mountain, mountain", "village"),
        [(Clan::Blue, 5)]
    );
    assert_eq!(
        bonus("field, forest 3, river, meadow, field, mountain, mountain, mountain", "village"),
        [(Clan::Blue, 10)]
    );
}

/// Three players at the end of round 9 with these VP and realms.
fn end(omens: &str, vp: [u16; 3], kinds: [usize; 3]) -> crate::support::Told {
    let realm = |seat: usize| match (kinds[seat], seat) {
        (6, _) => "meadow, field, forest, village, mountain, river, meadow, field, mountain",
        (5, _) => "field, forest, village, mountain, river, field, forest, village, mountain",
        (_, 0) => "meadow, meadow, meadow, field, field, field, mountain, mountain, mountain",
        (_, 1) => "forest, forest, forest, village, village, village, village, river, river",
        _ => "meadow, meadow, meadow, field, field, mountain, mountain, mountain, river",
    };
    let [blue, purple, yellow] = [0, 1, 2].map(realm);
    play(&format!(
        "seats: blue, purple, yellow
        round: 9
        omens: {omens}
        vp blue: {}
        vp purple: {}
        vp yellow: {}
        realm blue: {blue}
        realm purple: {purple}
        realm yellow: {yellow}
        acted: blue, purple, yellow
        row 1: -, -, -
        played blue: hunter
        played purple: seer
        played yellow: farmer
        ---
        => asked: nothing of -",
        vp[0], vp[1], vp[2]
    ))
}

fn places(told: &crate::support::Told) -> String {
    told.facts().get("places").expect("the game is over").to_owned()
}

/// [VB-40.6] The bonus is added before the totals are compared. [VB-40.7] The most VP win.
#[test]
fn the_most_points_win_bonus_included() {
    let told = end("P R Y G B", [60, 64, 66], [6, 5, 4]);
    assert_eq!(told.position.players.map(|player| player.vp)[..3], [70, 69, 66]);
    assert_eq!(places(&told), "blue, purple, yellow");
    assert_eq!(places(&end("P R Y G B", [50, 51, 52], [4, 4, 4])), "yellow, purple, blue");
}

/// [VB-40.8] Of several with the most VP the best omens win. [VB-40.11] The places after the first are given in the same way.
#[test]
fn ties_are_broken_by_the_omens() {
    assert_eq!(places(&end("P R Y G B", [50, 50, 50], [4, 4, 4])), "purple, yellow, blue");
    assert_eq!(places(&end("B Y P G R", [50, 50, 50], [4, 4, 4])), "blue, yellow, purple");
    assert_eq!(places(&end("P R Y G B", [60, 50, 50], [4, 4, 4])), "blue, purple, yellow");
    assert_eq!(places(&end("B Y P G R", [50, 50, 60], [4, 4, 4])), "yellow, blue, purple");
    assert_eq!(places(&end("Y P B G R", [60, 50, 50], [4, 4, 4])), "blue, yellow, purple");
}

/// [VB-40.9] The omens for a tie are those of the top card after the last turn, with every change by a Tracker.
#[test]
fn a_tracker_of_the_last_round_changes_the_final_omens() {
    let last = |slot: &str| {
        let told = play(&format!(
            "seats: blue, purple
            round: 9
            vp blue: 50
            vp purple: 50
            omens: B G R Y P
            realm blue: field, field, field, forest 3, forest 4, river, river, river
            realm purple: village, village, village, forest 5, forest 6, meadow, meadow, meadow
            row 1: mountain, mountain
            row 2: field (P B Y R G), mountain (B R P Y G)
            played blue: tracker
            played purple: midwife
            ---
            blue: tracker {slot}
            blue: take 1
            purple: midwife farmer
            purple: take 2
            => vp blue: 50
            => vp purple: 50"
        ));
        places(&told)
    };
    assert_eq!((last("2.1").as_str(), last("2.2").as_str()), ("purple, blue", "blue, purple"));
}

/// [VB-40.9] And with a change by an Explorer of the single card that five players have left.
#[test]
fn an_explorer_of_the_last_card_changes_the_final_omens() {
    let last = |place: u8, next: [&str; 2]| {
        let told = play(&format!(
            "seats: blue, purple, yellow, red, green
            round: 9
            vp blue: 50
            vp purple: 0
            vp yellow: 0
            vp red: 50
            vp green: 0
            deck: forest 3 (B P Y R G)
            realm blue: field, field, field, field, forest 4, forest 5, forest 6, forest 6, mountain
            realm red: village, village, village, village, meadow, meadow, meadow, meadow, mountain
            realm purple: field (G R Y P B), field (B P R Y G), river, river, mountain, village, meadow, meadow
            row 1: -, -, forest 3, forest 4, forest 5
            acted: blue, red
            played blue: hunter
            played red: carpenter
            played purple: explorer
            played yellow: farmer
            played green: farmer
            ---
            => omens: B P Y R G
            purple: explorer {place}
            purple: take 3
            {}: take 4
            {}: take 5
            => vp blue: 50
            => vp red: 50",
            next[0], next[1]
        ));
        places(&told)
    };
    assert!(last(1, ["green", "yellow"]).starts_with("red, blue"), "G R Y P B favours Red");
    assert!(last(2, ["yellow", "green"]).starts_with("blue, red"), "B P R Y G favours Blue");
}

/// [VB-40.10] There is always exactly one winner.
#[test]
fn there_is_exactly_one_winner() {
    let mut ties = 0;
    for seed in 0..400 {
        let players = 2 + seed as usize % 4;
        let game = game(players);
        let end = walk(&game, seed, |_, _| {});
        let outcome = game.outcome(&end).expect("the game is over");
        assert_eq!(outcome.winners().count(), 1);
        let mut places: Vec<u8> = Seat::all(players).map(|seat| outcome.place(seat)).collect();
        places.sort_unstable();
        assert_eq!(places, (1..=players as u8).collect::<Vec<_>>());
        let mut scores = outcome.scores[..players].to_vec();
        scores.sort_unstable();
        ties += usize::from(scores.windows(2).any(|pair| pair[0] == pair[1]));
    }
    assert!(ties > 10, "ties were among them");
}

/// [VB-40.12] Cards left in hand or pile and lands left in row 2 are worth nothing: the last thing gained is the last land or
/// the bonus for kinds.
#[test]
fn what_is_left_over_is_worth_nothing() {
    let told = blue_takes("field, field, field, field, field, mountain, mountain, mountain", "village");
    assert!(told.position.players[0].hand.len() == 3 && told.position.rows[1].iter().flatten().count() == 2);
    assert_eq!(told.position.players[0].vp, 50 + 6);
    let gained: Vec<&Event> =
        told.events.iter().filter(|event| matches!(event, Event::Gained(seat, ..) if seat.index() == 0)).collect();
    assert_eq!(gained.len(), 1, "{gained:?}");
}
