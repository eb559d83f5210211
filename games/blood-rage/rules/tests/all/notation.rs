//! The written form of actions, and what is stored and sent.

use crate::support::{Printed, game, open, walk};
use meadhall_blood_rage::{
    Action, Asked, BloodRage, Event, FACTS, FACTS_OF_CLANS, FINDINGS, FINDINGS_OF_CLANS, Position,
};
use meadhall_engine::{Game, ScenarioGame, Seat, Viewer};
use proptest::prelude::*;
use std::collections::BTreeSet;

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
            }
        }
    }
}

/// The written forms read like sentences.
#[test]
fn actions_are_written_as_people_say_them() {
    for text in [
        "draft odins-tide",
        "draft odins-tide, thors-oath",
        "pass",
        "quest alfheim-2",
        "upgrade troll",
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
        "march gimle > elvagar: ship",
        "march gimle > elvagar: 2 leaders",
        "march gimle > elvagar: warrior,",
        "sacrifice warrior gimle",
        "upgrade troll 0",
        "upgrade troll 01",
        "upgrade troll 4",
        "upgrade troll two",
        "count 0",
        "count +3",
        "count 21",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// Lists are sets and blanks are free: whatever the order, the same action is read, and one form is printed.
#[test]
fn lists_may_stand_in_any_order() {
    for (typed, printed) in [
        ("draft tyrs-smite-1, tyrs-bash", "draft tyrs-bash, tyrs-smite-1"),
        ("draft tyrs-bash ,tyrs-smite-1", "draft tyrs-bash, tyrs-smite-1"),
        ("sacrifice ship nw, leader gimle", "sacrifice leader gimle, ship nw"),
        ("sacrifice warrior horgr, warrior elvagar", "sacrifice warrior elvagar, warrior horgr"),
        ("sacrifice 2 warriors gimle", "sacrifice warrior gimle, warrior gimle"),
        ("march gimle > andlang: leader, 2 warriors", "march gimle > andlang: 2 warriors, leader"),
        ("march gimle>andlang:leader,2 warriors", "march gimle > andlang: 2 warriors, leader"),
        ("march gimle > andlang: warrior, leader, warrior", "march gimle > andlang: 2 warriors, leader"),
        ("march gimle > andlang: 1 warrior", "march gimle > andlang: warrior"),
        (
            "march gimle > andlang: valkyrie, mystic, troll, warrior",
            "march gimle > andlang: warrior, mystic, troll, valkyrie",
        ),
        ("march gimle > andlang: 2 dark-elfs", "march gimle > andlang: dark-elf, dark-elf"),
        ("move leader>gimle", "move leader > gimle"),
        ("invade hildisvini gimle for raven warrior>utgard", "invade hildisvini gimle for raven warrior > utgard"),
    ] {
        assert_eq!(typed.parse::<Action>().map(|action| action.to_string()), Ok(printed.to_owned()), "{typed}");
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
        for viewer in crate::support::viewers(&game) {
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

const NOTATION: &str = include_str!("../../../../../docs/notation.md");

/// The words in backquotes of a part of the notation.
fn quoted(from: &str, to: &str) -> Vec<&'static str> {
    let start = NOTATION.find(from).expect("the part is there");
    let part = &NOTATION[start..start + NOTATION[start..].find(to).expect("and ends")];
    part.split('`').skip(1).step_by(2).collect()
}

/// Every action that docs/notation.md shows can be typed, and is printed in the form that it shows first.
#[test]
fn the_documented_actions_can_be_typed() {
    let part = quoted("## Actions of Blood Rage", "Lists may stand");
    let whole = part
        .into_iter()
        .filter(|text| !text.starts_with("from ") && !text.starts_with("for ") && !text.starts_with('>'));
    let mut read = 0;
    for text in whole {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        if let Ok(Action::Draft(one, Some(two))) = text.parse() {
            assert_eq!(one.face().age, two.face().age, "cards of one age go round together");
        }
        read += 1;
    }
    assert!(read > 25, "{read}");
    assert!("march gimle>elvagar: leader, 2 warriors".parse::<Action>().is_ok());
}

/// docs/notation.md names every fact that can be stated or expected, every lot, and none that does not exist.
#[test]
fn the_documented_facts_are_those_that_exist() {
    let part = quoted("### Facts of Blood Rage", "### Facts of Valhalla");
    let of_clans: Vec<&str> = FACTS_OF_CLANS.iter().chain(FINDINGS_OF_CLANS).copied().collect();
    for word in FACTS.iter().chain(FINDINGS).chain(BloodRage::LOTS) {
        assert!(part.contains(word), "`{word}` is documented");
    }
    for word in &of_clans {
        assert!(part.iter().any(|text| text.strip_suffix(" wolf") == Some(word)), "`{word} wolf` is documented");
    }
    for text in part.iter().filter(|text| text.ends_with(" wolf") && !text.contains(" by ")) {
        let known = of_clans.iter().any(|word| text.strip_suffix(" wolf") == Some(word));
        assert!(known, "`{text}` exists");
    }
}

/// What positions print is what can be stated or expected, and all of it is printed in one game or another.
#[test]
fn positions_print_the_facts_that_exist() {
    let mut printed = BTreeSet::new();
    for seed in 0..40 {
        let game = open(2 + seed as usize % 4, "monsters mystics gods");
        walk(&game, seed, |position, _| {
            for key in game.describe(position).keys() {
                let word = key.rsplit_once(' ').map_or("", |(word, _)| word);
                let of_clan = FACTS_OF_CLANS.contains(&word) || FINDINGS_OF_CLANS.contains(&word);
                let known =
                    FACTS.contains(&key) || FINDINGS.contains(&key) || of_clan || ["token", "in"].contains(&word);
                assert!(known, "{key}");
                printed.insert(if of_clan { word.to_owned() } else { key.to_owned() });
            }
        });
    }
    let all = FACTS.iter().chain(FACTS_OF_CLANS).chain(FINDINGS).chain(FINDINGS_OF_CLANS);
    for word in all {
        assert!(printed.contains(*word), "{word}");
    }
}

/// Every ruling stands in the index of doubtful places once.
#[test]
fn every_ruling_is_in_the_index() {
    let rules = include_str!("../../../../../docs/rules/blood-rage.md");
    let (text, index) = rules.split_once("## Appendix: index of doubtful places").expect("there is an index");
    let marked = text.lines().filter(|line| line.starts_with("[BR-") && line.contains("(ruling)"));
    let marked: Vec<&str> = marked.filter_map(|line| line[1..].split(']').next()).collect();
    let mut listed: Vec<&str> = Vec::new();
    for row in index.lines().filter(|line| line.contains("BR-")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        assert!(cells.len() == 4 && !cells[1].is_empty(), "{row}");
        listed.extend(cells[2].split(", "));
    }
    for clause in &marked {
        assert_eq!(listed.iter().filter(|other| *other == clause).count(), 1, "{clause}");
    }
    assert_eq!(listed.len(), marked.len());
}
