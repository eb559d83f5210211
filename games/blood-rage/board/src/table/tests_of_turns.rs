//! A turn speaks: its actions have names, costs and reasons, quests say how they stand, regions are named.

use super::*;
use crate::TEXTS;
use meadhall_board::testing::{self, play};
use meadhall_engine::{Game, Options, Viewer};
use meadhall_words::Lang;
use std::collections::BTreeSet;

/// What a seat sees in a language.
fn drawn(rules: &BloodRage, view: &View, choices: &[Action], lang: Lang) -> String {
    let seats = testing::seats(rules.seats(), |seat| Some(view.table.sheet(seat).clan.word()));
    let context = RenderContext { words: TEXTS.words(lang), seats: &seats, playing: true, undo: false, log_lines: 0 };
    board(&BoardContext { context: &context, rules, view, choices, events: &[] }).into_string()
}

/// Shows every turn of some games: the rules, what the seat sees, its choices.
fn turns(seed: u64, mut look: impl FnMut(&BloodRage, &View, &[Action])) {
    let options = Options::default().with("monsters", "on").with("mystics", "on");
    play::<BloodRage>(4, &options, seed, |rules, position, seat, choices, _| {
        if position.table.asked == Asked::Turn {
            look(rules, &rules.view(position, Viewer::Seat(seat)), choices);
        }
    });
}

const ACTIONS: [&str; 6] = ["invade", "march", "upgrade", "quest", "pillage", "pass"];

#[test]
fn a_turn_offers_its_six_actions_by_name_or_says_why_not() {
    let mut reasons = BTreeSet::new();
    for seed in 0..8 {
        turns(seed, |rules, view, choices| {
            let html = drawn(rules, view, choices, Lang::En);
            for action in ACTIONS {
                let words = TEXTS.words(Lang::En);
                let name = format!("<b>{}</b>", words.say(&format!("br-help-{action}")));
                let part = html.split("class=\"acts panel\"").nth(1).and_then(|rest| rest.split("</section>").next());
                let part = part.expect("the actions are there");
                assert_eq!(part.matches(&name).count(), 1, "{action} stands there once");
                let heading = format!("br-help-{action}");
                let possible = action == "pass" || choices.iter().any(|choice| heading_is(*choice, &heading));
                assert_eq!(part.contains(&format!("act no act-{action}")), !possible, "{action}: {choices:?}");
                if let Some(reason) = part.split(&format!("act no act-{action}\"")).nth(1) {
                    let said = reason.split("<span>").nth(1).and_then(|rest| rest.split("</span>").next());
                    let said = said.unwrap_or_default();
                    assert!(said.len() > 10 && !said.starts_with("br-"), "{action} says why: {said}");
                    reasons.insert(said.to_owned());
                }
            }
        });
    }
    assert!(reasons.len() >= 5, "only {reasons:?}");
}

fn heading_is(action: Action, key: &str) -> bool {
    heading(action) == Some(key)
}

#[test]
fn passing_asks_first_as_long_as_something_is_left() {
    let mut asked = 0;
    for seed in 10..20 {
        turns(seed, |rules, view, choices| {
            let html = drawn(rules, view, choices, Lang::Cs);
            let question = rules.warning(view, choices, Action::Pass);
            assert_eq!(question.is_some(), choices != [Action::Pass]);
            let (asks, sends) = ("popovertarget=\"warning-pass\"", "name=\"action\" value=\"pass\"");
            assert!(question.is_none() || html.contains(asks) && !html.contains(sends));
            // With nothing else to do, passing loses nothing.
            let html = drawn(rules, view, &[Action::Pass], Lang::Cs);
            assert!(html.contains(sends) && !html.contains(asks));
            let others = choices.iter().filter(|choice| **choice != Action::Pass);
            assert!(others.copied().all(|other| rules.warning(view, choices, other).is_none()));
            asked += usize::from(question.is_some());
        });
    }
    assert!(asked > 50, "{asked} asked");
}

#[test]
fn the_question_names_the_rage_and_the_cards() {
    let words = TEXTS.words(Lang::En);
    let say =
        |cards: i64| words.fill("br-warn-pass", &[("rage", 6.into()), ("cards", cards.into())]).replace('\u{a0}', " ");
    assert!(say(2).starts_with("You still have 6 Rage and 2 cards that can be played."), "{}", say(2));
    assert!(say(1).contains("a card that can be played") && !say(0).contains("card"));
}

#[test]
fn a_quest_says_where_it_looks_and_how_it_stands() {
    let (mut met, mut open) = (0, 0);
    for seed in 30..42 {
        turns(seed, |rules, view, choices| {
            let html = drawn(rules, view, choices, Lang::En);
            let own = view.own.expect("a seat");
            for card in own.hand.iter().chain(own.quests.iter()).filter(|card| rules.face(*card).is_quest()) {
                let fulfilled = rules.fulfils(&view.table, own.seat, card);
                assert!(html.contains(quest::wants(rules.face(card))), "{card} lights nothing up");
                let sign = if fulfilled { "now-state met" } else { "now-state\"" };
                assert!(html.contains(sign), "{card} does not say how it stands");
                met += usize::from(fulfilled);
                open += usize::from(!fulfilled);
            }
        });
    }
    assert!(met > 10 && open > 10, "{met} met, {open} open");
}

#[test]
fn regions_and_provinces_are_named_above_everything() {
    for lang in Lang::ALL {
        turns(50, |rules, view, choices| {
            let html = drawn(rules, view, choices, lang);
            let names = html.split("class=\"names\"").nth(1).and_then(|rest| rest.split("</svg>").next());
            let names = names.expect("the names");
            for region in meadhall_blood_rage::Region::ALL {
                assert!(names.contains(&TEXTS.words(lang).say(&format!("region-{region}"))), "{region}");
            }
            for place in Place::provinces() {
                assert!(names.contains(&TEXTS.words(lang).say(&format!("place-{place}"))), "{place}");
            }
        });
    }
}
