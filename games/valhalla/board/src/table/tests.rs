//! Every decision of whole games is drawn: each choice can be made where it lies, and nobody sees what is hidden.

use super::*;
use crate::TEXTS;
use meadhall_board::testing::{self, play};
use meadhall_engine::{Options, Secrecy, Viewer};
use meadhall_valhalla::Asked;
use meadhall_words::Lang;
use std::collections::BTreeSet;

type Told = testing::Told<Valhalla>;

fn drawn(rules: &Valhalla, position: &Position, viewer: Viewer, choices: &[Action], events: &Told) -> String {
    let (view, seats) = (rules.view(position, viewer), testing::seats(rules.seats(), |_| None));
    let words = TEXTS.words(Lang::En);
    let context = RenderContext { words, seats: &seats, playing: true, undo: true, log_lines: 40 };
    let seen: Told = events.iter().filter_map(|(turn, event)| Some((*turn, Valhalla::seen(event, viewer)?))).collect();
    board(&BoardContext::new(&context, rules, &view, choices, &seen)).into_string()
}

fn set(pairs: &[(&str, &str)]) -> Options {
    pairs.iter().fold(Options::default(), |options, (key, value)| options.with(key, *value))
}

/// Games of every size with every module on and off.
fn tables() -> Vec<(usize, Options)> {
    let modules = [("loki", "random"), ("valkyries", "on"), ("dwarves", "on"), ("tyr", "on"), ("king", "on")];
    let all = |more: &[(&'static str, &'static str)]| set(&[&modules[..], more].concat());
    vec![
        (2, Options::default()),
        (2, all(&[("positions", "chosen")])),
        (3, all(&[("thor", "on"), ("draft", "on")])),
        (4, all(&[("thor", "on"), ("brothers", "alliance"), ("five-jarls", "on")])),
        (4, all(&[("brothers", "aid")])),
        (5, all(&[("thor", "on")])),
        (6, all(&[("thor", "on"), ("brothers", "alliance")])),
        (6, all(&[("thor", "on"), ("draft", "on")])),
        (3, set(&[("simplified", "on")])),
        (1, set(&[("monster", "hel")])),
        (1, set(&[("monster", "jormungandr"), ("valkyries", "on"), ("level", "3")])),
        (1, set(&[("monster", "fenrir"), ("level", "2")])),
        (1, set(&[("monster", "surtr")])),
    ]
}

/// How often a part can be picked.
fn parts(html: &str, part: impl std::fmt::Display) -> usize {
    html.matches(&format!(r#"name="with" value="{part}""#)).count()
}

fn is_reachable(html: &str, action: Action) -> bool {
    let button = |written: &str| html.contains(&format!(r#"form="play" name="action" value="{written}""#));
    match action {
        Action::Reroll(dice) => {
            let there = meadhall_valhalla::Face::ALL.into_iter().zip(dice.0);
            button("reroll:") && there.into_iter().all(|(face, count)| parts(html, face) >= count.into())
        }
        Action::Reject(one, two) => {
            let wanted = if one == two { 2 } else { 1 };
            let order = if one > two { "reject back:" } else { "reject:" };
            button(order) && parts(html, one) >= wanted && parts(html, two) >= wanted
        }
        _ => button(&action.to_string()),
    }
}

#[test]
fn every_choice_can_be_made_on_the_board_or_in_words() {
    let mut asked = BTreeSet::new();
    let mut decisions = 0;
    for (n, (players, options)) in tables().iter().enumerate() {
        for seed in 0..2 {
            play::<Valhalla>(*players, options, 100 * n as u64 + seed, |rules, position, seat, choices, events| {
                decisions += 1;
                asked.insert(position.table.asked.word());
                let html = drawn(rules, position, Viewer::Seat(seat), choices, events);
                for action in choices.iter().filter(|action| !in_words(**action)) {
                    assert!(is_reachable(&html, *action), "{action} cannot be chosen ({:?})", position.table.asked);
                }
                for button in html.split(r#"name="action" value=""#).skip(1) {
                    let written = button.split('"').next().unwrap_or_default();
                    let whole = written.ends_with(':') || read(written).is_some_and(|action| choices.contains(&action));
                    assert!(whole, "a button for nothing: {written} ({:?})", position.table.asked);
                }
            });
        }
    }
    assert!(decisions > 3_000, "only {decisions} decisions were drawn");
    for word in [
        "jarl",
        "warrior",
        "reject",
        "draft",
        "redraw",
        "turn",
        "second",
        "tyr",
        "place",
        "drawn",
        "thor",
        "before",
        "fight",
        "reroll",
        "send",
        "loki",
        "glory",
        "solo-send",
    ] {
        assert!(asked.contains(word), "no game came to `{word}`");
    }
}

#[test]
fn whoever_only_looks_on_has_no_choices() {
    for (players, options) in tables() {
        play::<Valhalla>(players, &options, 3, |rules, position, _, _, events| {
            let html = drawn(rules, position, Viewer::Spectator, &[], events);
            for sign in [r#"name="action""#, r#"name="with""#, r#"name="pick""#, r#"class="hand""#] {
                assert!(!html.contains(sign), "{sign} ({:?})", position.table.asked);
            }
        });
    }
}

#[test]
fn a_board_shows_nothing_that_its_viewer_may_not_know() {
    let mut different = 0;
    let mut chance = Quick::new(9);
    for (players, options) in tables() {
        play::<Valhalla>(players, &options, 40, |rules, position, seat, choices, events| {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                // A position that fits what the viewer knows and differs elsewhere looks the same.
                let other = rules.imagine(&rules.view(position, viewer), &mut chance);
                different += usize::from(other != *position);
                let choices = if viewer == Viewer::Spectator { &[] } else { choices };
                assert_eq!(
                    drawn(rules, position, viewer, choices, events),
                    drawn(rules, &other, viewer, choices, events),
                    "{:?}",
                    position.table.asked
                );
            }
        });
    }
    assert!(different > 500, "only {different} positions differed");
}

#[test]
fn a_hand_is_named_to_nobody_else() {
    let words = TEXTS.words(Lang::En);
    let mut checked = 0;
    play::<Valhalla>(3, &Options::default(), 5, |rules, position, seat, _, _| {
        if position.table.asked != Asked::Turn {
            return;
        }
        let hand: Vec<Card> = rules.view(position, Viewer::Seat(seat)).own.expect("a seat").hand.iter().collect();
        let open = |card: &Card| {
            let view = rules.view(position, Viewer::Spectator);
            view.table.discard.contains(*card)
                || view.valhallas.iter().any(|pile| pile.contains(*card))
                || view.table.boards.iter().any(|board| board.warriors().any(|(_, other, _)| other == *card))
        };
        let html = drawn(rules, position, Viewer::Spectator, &[], &Vec::new());
        // Only cards with names of their own that lie nowhere else can tell.
        for card in hand.iter().filter(|card| rules.cards().warrior(**card).is_some() && !open(card)) {
            assert!(!html.contains(&format!(">{}<", words.say(&format!("card-{card}")))), "{card} is told");
            checked += 1;
        }
    });
    assert!(checked > 10, "only {checked} cards were looked for");
}

#[test]
fn whatever_moves_has_a_name_of_its_own() {
    for (players, options) in tables() {
        play::<Valhalla>(players, &options, 50, |rules, position, seat, choices, events| {
            let html = drawn(rules, position, Viewer::Seat(seat), choices, events);
            let attribute = |name: &str| -> Vec<String> {
                html.split(&format!("{name}=\""))
                    .skip(1)
                    .filter_map(|rest| rest.split('"').next())
                    .map(str::to_owned)
                    .collect()
            };
            for name in [" data-vt", " id"] {
                let names = attribute(name);
                let different: BTreeSet<&String> = names.iter().collect();
                assert_eq!(different.len(), names.len(), "{:?}: {names:?}", position.table.asked);
            }
        });
    }
}

#[test]
fn boards_are_light_and_carry_no_styles() {
    let mut heaviest = 0;
    for (players, options) in tables() {
        play::<Valhalla>(players, &options, 20, |rules, position, seat, choices, events| {
            let html = drawn(rules, position, Viewer::Seat(seat), choices, events);
            assert!(!html.contains(" style=") && !html.contains("<script") && !html.contains("<style"));
            heaviest = heaviest.max(html.len());
        });
    }
    // The heaviest ones offer a whole discard pile to choose from; most weigh half as much.
    assert!((10_000..72_000).contains(&heaviest), "the heaviest board weighs {heaviest} bytes");
}

/// The events of a fight that a scene has to tell.
fn begins_battle(event: &Event) -> bool {
    matches!(event, Event::Attack { .. } | Event::Hunt(_) | Event::Raid)
}

#[test]
fn every_battle_is_told_once_when_it_is_over() {
    let mut told = 0;
    for (players, options) in tables() {
        let mut before: Option<Position> = None;
        let (mut turn, mut scenes_of_game) = (0, 0);
        play::<Valhalla>(players, &options, 60, |rules, position, _, _, events| {
            let Some(earlier) = before.replace(*position) else { return };
            turn += 1;
            let views = [earlier, *position].map(|position| rules.view(&position, Viewer::Spectator));
            let seen: Told = events
                .iter()
                .filter_map(|(at, event)| Some((*at, Valhalla::seen(event, Viewer::Spectator)?)))
                .collect();
            let seats = testing::seats(rules.seats(), |_| None);
            for lang in [Lang::En, Lang::Cs, Lang::De] {
                let words = TEXTS.words(lang);
                let context = RenderContext { words, seats: &seats, playing: false, undo: false, log_lines: 0 };
                let ctx = BoardContext::new(&context, rules, &views[1], &[], &seen);
                for scene in scenes(&ctx, &views[0], turn) {
                    let html = scene.body.into_string();
                    assert!(!scene.title.is_empty() && !scene.title.contains('['), "{}", scene.title);
                    assert!(html.contains("told-side") && !html.contains(">["), "{html}");
                    assert!(!html.contains(" style="), "a page's policy forbids styles in its markup: {html}");
                    let battle = scene.kind == meadhall_board::SceneKind::Battle;
                    scenes_of_game += usize::from(battle && lang == Lang::En);
                }
            }
            let begun = events.iter().filter(|(_, event)| begins_battle(event)).count();
            let open = matches!(position.table.battle.kind, meadhall_valhalla::battle::Kind::None)
                || position.table.battle.kind == meadhall_valhalla::battle::Kind::Ragnarok;
            assert_eq!(scenes_of_game, begun - usize::from(!open), "{:?} after {turn}", position.table.asked);
        });
        told += scenes_of_game;
    }
    assert!(told > 60, "only {told} battles were told");
}

#[test]
fn a_turn_names_what_can_be_done_and_why_not() {
    let mut barred = 0;
    for (players, options) in [(2, Options::default()), (4, Options::default()), (1, set(&[("monster", "hel")]))] {
        play::<Valhalla>(players, &options, 70, |rules, position, seat, choices, events| {
            if position.table.asked != Asked::Turn {
                return;
            }
            let html = drawn(rules, position, Viewer::Seat(seat), choices, events);
            let words = TEXTS.words(Lang::En);
            for deed in ["add", "attack"] {
                assert!(html.contains(&words.say(&format!("vh-deed-{deed}"))), "{deed} is not named");
            }
            let draws = choices.contains(&Action::Draw);
            assert_eq!(html.contains(&words.say("vh-deed-draw-text")), draws);
            assert_eq!(html.contains(&words.say("vh-deed-draw-none")), !draws && position.deck().is_empty());
            let attacks = choices.iter().any(|action| matches!(action, Action::Attack(_) | Action::Hunt));
            assert_eq!(html.contains(&words.say("vh-deed-attack-none")), !attacks);
            barred += usize::from(!attacks);
        });
    }
    assert!(barred > 0, "nobody ever lacked a warrior");
}

#[test]
fn a_warrior_has_a_name_and_keeps_the_printed_one() {
    let mut warriors = 0;
    play::<Valhalla>(3, &Options::default(), 5, |rules, position, seat, choices, events| {
        if position.table.asked != Asked::Turn {
            return;
        }
        let html = drawn(rules, position, Viewer::Seat(seat), choices, events);
        for card in rules.view(position, Viewer::Seat(seat)).own.expect("a seat").hand.iter() {
            let Some(printed) = card::printed_name(TEXTS.words(Lang::En), card) else { continue };
            let name = TEXTS.words(Lang::En).say(&format!("card-{card}"));
            let (given, kin) = name.split_once(' ').expect("a given name and a kin");
            assert!(html.contains(&format!(r#"<strong>{given}<span class="kin"> {kin}</span></strong>"#)), "{name}");
            assert!(html.contains(&format!(r#"<small class="printed">{printed}</small>"#)), "{printed}");
            warriors += 1;
        }
    });
    assert!(warriors > 20, "only {warriors} warriors were looked for");
}

#[test]
fn ending_a_phase_asks_once_while_something_is_left() {
    let mut asked = BTreeSet::new();
    let mut silent = 0;
    for (players, options) in tables() {
        play::<Valhalla>(players, &options, 80, |rules, position, seat, choices, _| {
            let view = rules.view(position, Viewer::Seat(seat));
            for action in choices {
                let Some(message) = rules.warning(&view, choices, *action) else {
                    silent += usize::from(*action == Action::Done && position.table.asked == Asked::Fight);
                    continue;
                };
                assert_eq!((*action, position.table.asked), (Action::Done, Asked::Fight), "{action}");
                let at = position.table.battle.side_of(seat).expect("who is asked fights");
                let left = choices.iter().any(|choice| matches!(choice, Action::Activate(..)));
                assert!(left || view.strength[at] <= view.strength[1 - at], "nothing is lost");
                let said = TEXTS.words(Lang::En).tell(&message, &|_| String::new());
                assert!(!said.contains('[') && !said.contains('{'), "{said}");
                asked.insert(message.key.to_string());
            }
        });
    }
    assert_eq!(
        asked.into_iter().collect::<Vec<_>>(),
        ["vh-warn-behind", "vh-warn-dice", "vh-warn-glory", "vh-warn-zero"]
    );
    assert!(silent > 20, "who has done everything is not asked again: {silent}");
}
