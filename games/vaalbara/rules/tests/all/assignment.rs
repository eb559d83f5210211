//! Section 4: assignment.

use crate::support::{game, legal, play, seat, viewers};
use meadhall_engine::{Game, Seat, SeatSet, SeedParts, Table, Viewer};
use meadhall_vaalbara::{Action, AskedView, Character, Clan, Event, Vaalbara};

const FIRST_ROUND: &str = "
    seats: blue, purple, yellow
    hand blue: warrior, bard, hunter, seer, farmer
    hand purple: carpenter, falconer, tracker, midwife, rider
    hand yellow: carver, explorer, bard, hunter, seer
    row 1: forest 3, forest 4, forest 5
    ---
";

/// [VB-4.1] All choose at the same time, one character each, in whatever order they come to it.
#[test]
fn all_choose_at_the_same_time() {
    for order in [["blue", "purple", "yellow"], ["yellow", "blue", "purple"], ["purple", "yellow", "blue"]] {
        let pick = |clan: &str| match clan {
            "blue" => "farmer",
            "purple" => "carpenter",
            _ => "hunter",
        };
        let steps: Vec<String> = order.iter().map(|clan| format!("{clan}: assign {}\n", pick(clan))).collect();
        let before = play(FIRST_ROUND);
        assert_eq!(before.game.pending(&before.position), SeatSet::first_seats(3));
        play(&format!(
            "{FIRST_ROUND}
            {}
            => asked: take of yellow
            => played blue: farmer
            => played purple: carpenter",
            steps.concat()
        ));
    }
    play(&format!(
        "{FIRST_ROUND}
        blue: assign farmer
        ! blue: assign hunter
        => asked: assign of purple, yellow"
    ));
}

/// [VB-4.2] Any character in hand may be chosen, no other, and nobody may pass.
#[test]
fn any_character_in_hand_may_be_chosen_and_nobody_may_pass() {
    let told = play(&format!(
        "{FIRST_ROUND}
        ! blue: assign carver
        ! purple: assign warrior
        ! blue: show nothing
        ! blue: take 1"
    ));
    assert_eq!(
        legal(&told, Clan::Blue),
        ["assign warrior", "assign bard", "assign hunter", "assign seer", "assign farmer"]
    );
    assert_eq!(legal(&told, Clan::Purple).len(), 5);
    assert!("assign nothing".parse::<Action>().is_err() && "pass".parse::<Action>().is_err());
}

/// [VB-4.3] With the last choice all characters are turned up at once; before that nobody else learns one.
#[test]
fn characters_are_turned_up_at_once_when_the_last_has_chosen() {
    let told = play(&format!(
        "{FIRST_ROUND}
        blue: assign warrior
        yellow: assign bard"
    ));
    for viewer in viewers(&told.game) {
        let view = told.game.view(&told.position, viewer);
        assert!(view.players.iter().all(|player| player.played.is_none()), "{viewer:?}");
        let own = view.own.and_then(|own| own.played);
        let expected = match viewer.seat().map(Seat::index) {
            Some(0) => Some(Character::Warrior),
            Some(2) => Some(Character::Bard),
            _ => None,
        };
        assert_eq!(own, expected);
    }
    let revealed = |event: &&Event| matches!(event, Event::Revealed(..));
    assert_eq!(told.events.iter().filter(revealed).count(), 0);

    let told = play(&format!(
        "{FIRST_ROUND}
        blue: assign hunter
        yellow: assign bard
        purple: assign rider"
    ));
    let characters: Vec<Event> = told.events.iter().copied().filter(|event| revealed(&event)).collect();
    assert_eq!(
        characters,
        [
            Event::Revealed(Seat::new(0), Character::Hunter),
            Event::Revealed(Seat::new(1), Character::Rider),
            Event::Revealed(Seat::new(2), Character::Bard),
        ]
    );
    for viewer in viewers(&told.game) {
        let view = told.game.view(&told.position, viewer);
        assert!(view.players.iter().all(|player| player.played.is_some()));
    }
}

/// [VB-4.4] A character that is laid down is no longer in hand.
#[test]
fn an_assigned_character_has_left_the_hand() {
    let told = play(&format!(
        "{FIRST_ROUND}
        blue: assign warrior
        => hand blue: bard, hunter, seer, farmer
        => hand size blue: 4
        => played blue: warrior"
    ));
    let view = told.game.view(&told.position, Viewer::Seat(seat(&told, Clan::Purple)));
    assert_eq!(view.players[0].hand, 4, "the others see one card less");
}

/// [VB-4.5] A choice may be changed until the last player has chosen, and binds then; the others see nothing of the change
/// but that a choice has been made.
#[test]
fn a_choice_binds_when_the_last_player_has_chosen() {
    let mut table = Table::new(game(3), &[], SeedParts::from_number(4));
    let seats: Vec<Seat> = Seat::all(3).collect();
    let choice = |table: &Table<Vaalbara>, seat: Seat, n: usize| table.legal(seat)[n];
    let first = choice(&table, seats[0], 0);
    table.play(seats[0], first).expect("legal");
    let second = choice(&table, seats[1], 0);
    table.play(seats[1], second).expect("legal");
    let seen = table.view(Viewer::Seat(seats[2]));
    assert_eq!(seen.asked, AskedView::Assign(seats[..2].iter().copied().collect()));
    assert_eq!(table.undo_is_free(seats[0]), Ok(true));
    table.undo(seats[0]).expect("something to take back");
    assert_eq!(table.view(Viewer::Seat(seats[2])).asked, AskedView::Assign(SeatSet::only(seats[1])));
    let other = choice(&table, seats[0], 1);
    assert_ne!(first, other);
    table.play(seats[0], other).expect("legal");
    assert_eq!(table.view(Viewer::Seat(seats[2])), seen, "another choice looks the same");
    let last = choice(&table, seats[2], 0);
    table.play(seats[2], last).expect("legal");
    for seat in seats {
        assert_eq!(table.undo_is_free(seat), Ok(false), "now it binds");
    }
}
