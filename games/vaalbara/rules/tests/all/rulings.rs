//! Section 42: rulings that hold for the whole game.

use crate::support::{game, legal, play, seat};
use meadhall_engine::{Chance, Game, Line, Quick, Record, Seat, SeedParts, Table};
use meadhall_vaalbara::{Action, Asked, Character, Clan, Event, Vaalbara};

/// [VB-42.1] Where an effect asks for a choice and there is a legal one, it must be made. Only showing a Warrior is free.
#[test]
fn a_choice_must_be_made() {
    for character in ["bard", "tracker", "midwife", "rider", "explorer"] {
        let told = play(&format!(
            "seats: blue, purple, yellow
            round: 2
            hand blue: {character}
            hand purple: farmer
            hand yellow: farmer
            ---
            blue: assign {character}
            purple: assign farmer
            yellow: assign farmer
            => asked: {character} of blue
            ! blue: take 1
            ! purple: take 1"
        ));
        let choices = legal(&told, Clan::Blue);
        assert!(!choices.is_empty() && choices.iter().all(|choice| choice.starts_with(character)), "{choices:?}");
    }
    let told = play(
        "seats: blue, purple
        hand blue: warrior
        hand purple: warrior, farmer
        ---
        blue: assign warrior
        purple: assign farmer",
    );
    assert_eq!(legal(&told, Clan::Purple), ["show nothing", "show warrior"]);
}

/// [VB-42.2] An effect without a legal choice does nothing; the character is discarded and a land is taken as usual.
#[test]
fn without_a_legal_choice_nothing_happens() {
    for character in ["midwife", "explorer"] {
        let told = play(&format!(
            "seats: blue, purple
            vp blue: 2
            row 1: forest 3, field
            hand blue: {character}
            hand purple: farmer
            ---
            blue: assign {character}
            purple: assign farmer
            => asked: take of blue
            => discard blue: {character}
            => vp blue: 2
            blue: take 1
            => vp blue: 5"
        ));
        let card: Character = character.parse().expect("a character");
        assert!(told.events.contains(&Event::Nothing(Seat::new(0), card)));
    }
}

/// [VB-42.3] A swap moves two existing cards, each into the place of the other; an empty slot is no card.
#[test]
fn a_swap_moves_two_existing_cards() {
    let facts = "
        seats: blue, purple
        realm blue: river
        realm purple: mountain, mountain
        row 1: -, meadow
        row 2: field, village
        deck: forest 6
        bottom: forest 5
        acted: purple
        played purple: seer
        played blue: CHARACTER
        ---";
    let swapped = |character: &str, choice: &str, expected: &str| {
        play(&format!("{}\nblue: {character} {choice}\n{expected}", facts.replace("CHARACTER", character)));
    };
    swapped("tracker", "1.2", "=> row 1: -, forest 6\n=> top: meadow\n=> row 2: field, village");
    swapped("tracker", "2.1", "=> row 1: -, meadow\n=> row 2: forest 6, village\n=> top: field");
    swapped("rider", "1.2 2.1", "=> row 1: -, field\n=> row 2: meadow, village\n=> top: forest 6");
    swapped("explorer", "1", "=> realm blue: forest 5\n=> bottom: river\n=> top: forest 6\n=> row 1: -, meadow");
    for (character, choice) in [("tracker", "1.1"), ("rider", "1.1 2.1"), ("explorer", "2")] {
        play(&format!("{}\n! blue: {character} {choice}", facts.replace("CHARACTER", character)));
    }
}

/// Plays a table until something single-choiced comes up, and says what the table would do.
fn until(mut wanted: impl FnMut(&Table<Vaalbara>) -> bool) -> Table<Vaalbara> {
    for seed in 0..500 {
        let mut table = Table::new(game(2), &[], SeedParts::from_number(seed));
        let mut quick = Quick::new(seed);
        while let Some(seat) = table.pending().first() {
            if wanted(&table) {
                return table;
            }
            let choices = table.legal(seat);
            table.play(seat, choices[quick.index(choices.len())]).expect("legal");
        }
    }
    panic!("no such table");
}

/// [VB-42.4] A single legal choice may be made for the player, the last land and the Bard with two players included; an answer to
/// a Warrior never. [VB-42.6] It is recorded like any action of that player.
#[test]
fn a_single_choice_may_be_made_for_the_player() {
    let mut table = until(|table| table.position().asked == Asked::Bard);
    let bard = table.position().active;
    assert!(matches!(table.forced(), Some((seat, Action::Bard(_))) if seat == bard));
    let before = table.turns().len();
    assert_eq!(table.play_forced(), 1);
    let turn = &table.turns()[before];
    assert!(turn.by_table && turn.seat == bard);
    let lines: Vec<Line> = table.record().lines.into_iter().filter(|line| matches!(line, Line::Action(..))).collect();
    let clan = table.position().player(bard).clan.to_string();
    assert_eq!(lines[before], Line::Action(clan, turn.action.to_string()), "recorded as the player's own");
    let replayed: Table<Vaalbara> =
        Record::parse(&table.record().to_string()).expect("a record").replay().expect("it replays");
    assert_eq!(replayed.digest(), table.digest());

    let last = |table: &Table<Vaalbara>| table.position().asked == Asked::Take && table.position().acted.len() == 1;
    let mut table = until(last);
    let seat = table.position().active;
    assert!(matches!(table.forced(), Some((who, Action::Take(_))) if who == seat));
    table.play_forced();
    assert!(table.position().acted.is_empty(), "the round is over");

    let shown = |table: &Table<Vaalbara>| {
        let none = |seat| table.legal(seat) == [Action::Show(false)];
        matches!(table.position().asked, Asked::Show { .. }) && table.pending().iter().all(none)
    };
    let mut table = until(shown);
    assert_eq!(table.forced(), None, "even `nothing` is the player's own answer");
    assert_eq!(table.play_forced(), 0);
    let two = until(|table| matches!(table.position().asked, Asked::Assign));
    assert_eq!(two.forced(), None, "a real choice is never made for anybody");
}

/// [VB-42.5] Where a swap involves a face-down card, the face-up card is chosen first; what is known of the deck may be used.
#[test]
fn the_face_up_card_is_chosen_first() {
    let text = "
        seats: blue, purple, yellow
        omens: B R P Y G
        row 1: river, mountain, field
        deck: forest 6
        hand blue: tracker
        hand purple: tracker
        hand yellow: farmer
        ---
        blue: assign tracker
        purple: assign tracker
        yellow: assign farmer
        blue: tracker 1.1
        blue: take 2";
    let told = play(text);
    // Purple names a face-up land, and knows that the river comes up for it.
    assert!(legal(&told, Clan::Purple).iter().all(|choice| choice.starts_with("tracker ")));
    let view = told.game.view(&told.position, meadhall_engine::Viewer::Seat(seat(&told, Clan::Purple)));
    assert_eq!(view.top.map(|card| told.game.kind(card).word()), Some("river"));
    play(&format!("{text}\npurple: tracker 1.3\n=> row 1: forest 6, -, river"));
}

/// [VB-42.7] Leaving is no rule of the game: there is no such action, somebody else can play on for the seat, and the result counts
/// for that seat.
#[test]
fn leaving_is_no_rule_of_the_game() {
    for word in ["leave", "resign", "pass", "quit"] {
        assert!(word.parse::<Action>().is_err());
    }
    let play_on = |change_at: usize| {
        let mut table = Table::new(game(3), &[], SeedParts::from_number(5));
        let mut person = Quick::new(1);
        let mut bot = Quick::new(2);
        while let Some(seat) = table.pending().first() {
            let choices = table.legal(seat);
            let chance = if seat == Seat::new(1) && table.turns().len() >= change_at { &mut bot } else { &mut person };
            table.play(seat, choices[chance.index(choices.len())]).expect("legal");
        }
        table
    };
    let table = play_on(20);
    let outcome = table.outcome().expect("the game was played to its end");
    assert_eq!(outcome.scores[1], i32::from(table.position().players[1].vp));
    assert!((1..=3).contains(&outcome.place(Seat::new(1))));
    assert_ne!(table.digest(), play_on(usize::MAX).digest(), "the bot decided for that seat");
}
