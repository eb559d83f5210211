//! Written actions, and whatever else somebody may type.

use crate::support::game;
use meadhall_engine::{Game, Ignore, Quick, Seat, Wording};
use meadhall_vaalbara::{Action, Character, Clan};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Every action that can be written at all.
fn all_actions() -> Vec<Action> {
    let characters = Character::ALL.into_iter();
    let assign = characters.clone().map(Action::Assign);
    let midwife = characters.map(Action::Midwife);
    let show = [false, true].map(Action::Show);
    let bard = Clan::ALL.map(Action::Bard);
    let tracker = (0..2).flat_map(|row| (0..5).map(move |slot| Action::Tracker(row, slot)));
    let rider = (0..5).flat_map(|first| (0..5).map(move |second| Action::Rider(first, second)));
    let (explorer, take) = ((0..9).map(Action::Explorer), (0..5).map(Action::Take));
    assign.chain(midwife).chain(show).chain(bard).chain(tracker).chain(rider).chain(explorer).chain(take).collect()
}

/// Every action has a written form of its own, which reads back as the action.
#[test]
fn printing_and_parsing_are_inverse() {
    let all = all_actions();
    let written: BTreeSet<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!((all.len(), written.len()), (80, 80));
    for action in all {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for (text, action) in [
        ("assign hunter", Action::Assign(Character::Hunter)),
        ("show nothing", Action::Show(false)),
        ("show warrior", Action::Show(true)),
        ("bard red", Action::Bard(Clan::Red)),
        ("tracker 2.3", Action::Tracker(1, 2)),
        ("midwife hunter", Action::Midwife(Character::Hunter)),
        ("rider 1.3 2.4", Action::Rider(2, 3)),
        ("explorer 2", Action::Explorer(1)),
        ("take 3", Action::Take(2)),
    ] {
        assert_eq!((text.parse(), action.to_string().as_str()), (Ok(action), text));
    }
}

#[test]
fn nonsense_is_no_action() {
    for text in [
        "",
        "take",
        "take 0",
        "take 6",
        "take 10",
        "take +1",
        "take 1 2",
        "Take 1",
        "explorer 0",
        "explorer 10",
        "tracker 3.1",
        "tracker 1",
        "tracker 1.6",
        "rider 2.1 1.1",
        "rider 1.1",
        "rider 1.0 2.1",
        "assign",
        "assign king",
        "bard white",
        "show",
        "show bard",
        "midwife 3",
        "take １",
        "take 1.",
        "tracker 1.1.1",
    ] {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
}

/// Words that actions are made of, and some that they are not.
fn word() -> impl Strategy<Value = String> {
    let words = [
        "assign", "show", "bard", "tracker", "midwife", "rider", "explorer", "take", "hunter", "warrior", "nothing",
        "red", "1", "2", "9", "0", "1.1", "2.5", "1.9", "3.1", "-1", "..", "1.", "é",
    ];
    prop_oneof![proptest::sample::select(words.to_vec()).prop_map(str::to_owned), "[a-z0-9. ]{0,6}"]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any text is read without harm, and what can be read prints back as it was written.
    #[test]
    fn any_text_is_read_without_harm(text in any::<String>()) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.split_ascii_whitespace().collect::<Vec<_>>().join(" "));
        }
    }

    /// The same for texts that look like actions.
    #[test]
    fn what_looks_like_an_action_is_read_without_harm(words in proptest::collection::vec(word(), 1..4)) {
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.split_ascii_whitespace().collect::<Vec<_>>().join(" "));
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whoever plays whatever: what is legal is played, and what is not is refused and changes nothing.
    #[test]
    fn any_sequence_of_actions_is_played_or_refused(
        seed in any::<u64>(),
        players in 2usize..=5,
        steps in proptest::collection::vec((0usize..6, any::<u16>(), any::<bool>()), 0..200),
    ) {
        let (game, all) = (game(players), all_actions());
        let mut quick = Quick::new(seed);
        let mut position = game.setup(&mut quick, &mut Ignore);
        let mut choices = Vec::new();
        for (seat, pick, wild) in steps {
            // Half of the steps are wild; the others are legal, so that the game gets on.
            let seat = if wild { Seat::new(seat) } else { game.pending(&position).first().unwrap_or_default() };
            game.legal(&position, seat, &mut choices);
            let from = if wild || choices.is_empty() { &all } else { &choices };
            let action = from[usize::from(pick) % from.len()];
            let legal = choices.contains(&action);
            let (before, mut events) = (position, Vec::new());
            let played = game.play(&mut position, seat, action, &mut quick, &mut events);
            prop_assert_eq!(played.is_ok(), legal);
            if let Err(refusal) = played {
                prop_assert_eq!(&before, &position);
                prop_assert!(events.is_empty());
                prop_assert_eq!(&refusal.what, &action.to_string());
                prop_assert_eq!(refusal.legal.len(), choices.len());
                prop_assert!(!refusal.why.key.is_empty() && !refusal.to_string().contains('\n'));
            }
        }
    }
}
