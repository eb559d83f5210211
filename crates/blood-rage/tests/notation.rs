//! The written form of actions, and what is stored and sent.

mod tale;

use meadhall_blood_rage::{Action, Asked, Event, Position};
use meadhall_engine::{Game, Seat, Viewer};
use proptest::prelude::*;
use tale::{game, open, walk};

const WORDS: [&str; 40] = [
    "draft",
    "pass",
    "quest",
    "upgrade",
    "pillage",
    "challenge",
    "sacrifice",
    "invade",
    "march",
    "decline",
    "call",
    "play",
    "count",
    "spare",
    "save",
    "retreat",
    "accept",
    "add",
    "recover",
    "raise",
    "move",
    "send",
    "keep",
    "nothing",
    "from",
    "for",
    ">",
    "gimle",
    "gimle:",
    "nw",
    "warrior",
    "warriors",
    "2",
    "leader,",
    "troll",
    "alfheim-1",
    "raven",
    "valhalla",
    "axes",
    "odin",
];

proptest! {
    /// Whatever is typed, nothing panics, and what is understood is understood as it is printed.
    #[test]
    fn any_text_is_read_or_refused(words in proptest::collection::vec(0..WORDS.len(), 0..8), noise in ".{0,12}") {
        let text = words.iter().map(|&n| WORDS[n]).collect::<Vec<_>>().join(" ");
        for text in [text.clone(), noise.clone(), format!("{text} {noise}"), format!("{text}, {text}")] {
            if let Ok(action) = text.parse::<Action>() {
                let printed = action.to_string();
                prop_assert_eq!(printed.parse::<Action>().ok(), Some(action));
                prop_assert_eq!(printed, text.split_whitespace().collect::<Vec<_>>().join(" "));
            }
        }
    }
}

/// The written forms read like sentences.
#[test]
fn actions_are_written_as_people_say_them() {
    for text in [
        "draft odins-tide",
        "draft odins-tide, troll",
        "pass",
        "quest alfheim-2",
        "upgrade troll 2",
        "upgrade lord-of-axes",
        "pillage yggdrasil",
        "challenge gimle",
        "sacrifice warrior gimle, ship nw",
        "invade warrior gimle",
        "invade leader gimle from valhalla",
        "invade hildisvini gimle for raven warrior > utgard",
        "invade mystic gimle for raven warrior",
        "march gimle > elvagar: 2 warriors, leader",
        "march gimle > elvagar: 3 warriors, leader, 2 mystics, troll, valkyrie",
        "decline",
        "call leader from gimle",
        "play thors-hammer",
        "count 5",
        "spare sea-serpent",
        "save warrior",
        "retreat volur-witch > yggdrasil",
        "accept",
        "add heimdalls-eye",
        "recover thors-hammer",
        "raise axes",
        "move leader > gimle",
        "send odin > gimle",
        "keep thors-hammer",
        "keep nothing",
    ] {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
    }
    for text in [
        "",
        "march gimle > elvagar:",
        "march gimle > elvagar: leader, warrior",
        "march gimle > elvagar: 1 warrior",
        "count 4",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// What is sent of a view holds no card of another seat's hand: with other hands the text is the same.
#[test]
fn views_are_sent_without_secrets() {
    let game = game(3);
    let mut compared = 0;
    walk(&game, 11, |position, _| {
        if compared > 60 || position.table.asked == Asked::Draft {
            return;
        }
        for viewer in tale::viewers(&game) {
            let other: Position =
                game.imagine(&game.view(position, viewer), &mut meadhall_engine::Quick::new(compared));
            let sent =
                |position: &Position| serde_json::to_string(&game.view(position, viewer)).expect("a view can be sent");
            assert_eq!(sent(position), sent(&other));
            compared += 1;
        }
    });
    assert!(compared > 60);
}

/// Events can be stored, and those seen by a spectator never hold a card that is still hidden.
#[test]
fn events_are_stored_and_sealed() {
    let mut events: Vec<Event> = Vec::new();
    let game = open(4, "monsters mystics gods");
    let mut quick = meadhall_engine::Quick::new(2);
    let mut position = game.setup(&mut quick, &mut events);
    let mut choices = Vec::new();
    while let Some(seat) = game.pending(&position).first() {
        let action = game.sample(&position, seat, &mut quick, &mut choices).expect("a choice");
        game.apply(&mut position, seat, action, &mut quick, &mut events);
    }
    assert!(events.len() > 300);
    for event in &events {
        let text = serde_json::to_string(event).expect("an event can be stored");
        assert_eq!(serde_json::from_str::<Event>(&text).expect("and read"), *event);
        match event.seen(Viewer::Spectator) {
            Some(Event::Drafted { cards, .. }) => assert_eq!(cards, [None; 2]),
            Some(Event::Committed { card, .. } | Event::Kept { card, .. }) => assert_eq!(card, None),
            _ => {}
        }
    }
    assert_eq!(position.sheet(Seat::new(0)).rage, 0);
}
