//! Every decision of whole games is drawn: each choice can be made where it lies, and nobody sees what is hidden.

use super::*;
use crate::TEXTS;
use meadhall_blood_rage::Position;
use meadhall_board::testing::{self, play};
use meadhall_engine::{Game, Options, Quick, Secrecy, Viewer};
use meadhall_words::Lang;
use std::collections::BTreeSet;

type Told = testing::Told<BloodRage>;

fn drawn(rules: &BloodRage, position: &Position, viewer: Viewer, choices: &[Action], events: &Told) -> String {
    let (view, seats) =
        (rules.view(position, viewer), testing::seats(rules.seats(), |seat| Some(position.sheet(seat).clan.word())));
    let words = TEXTS.words(Lang::En);
    let context = RenderContext { words, seats: &seats, playing: true, undo: true, log_lines: 40 };
    let seen: Told = events.iter().filter_map(|(turn, event)| Some((*turn, BloodRage::seen(event, viewer)?))).collect();
    board(&BoardContext { context: &context, rules, view: &view, choices, events: &seen }).into_string()
}

/// All modules at once.
fn everything() -> Options {
    Options::default().with("monsters", "on").with("mystics", "on").with("gods", "on")
}

fn escaped(text: impl std::fmt::Display) -> String {
    text.to_string().replace('>', "&gt;")
}

/// How often a part can be picked.
fn parts(html: &str, part: impl std::fmt::Display) -> usize {
    html.matches(&format!(r#"name="with" value="{}""#, escaped(part))).count()
}

fn is_reachable(html: &str, action: Action) -> bool {
    let button = |written: String| html.contains(&format!(r#"form="play" name="action" value="{}""#, escaped(written)));
    match action {
        Action::March(march) => {
            let figures = [
                (Figure::Warrior, march.warriors),
                (Figure::Leader, march.leader.into()),
                (Figure::Mystic, march.mystics),
            ];
            let monsters = march.monsters.into_iter().flatten().map(|monster| (monster, 1));
            let all = figures.into_iter().chain(monsters);
            button(format!("march {} > {}:", march.from, march.to))
                && all
                    .into_iter()
                    .all(|(figure, count)| parts(html, format!("{figure} {}", march.from)) >= count.into())
        }
        Action::Sacrifice(first, second) => {
            let there = |(figure, place): (Figure, Place)| parts(html, format!("{figure} {place}"));
            let wanted = if first == second { 2 } else { 1 };
            button("sacrifice:".to_owned()) && there(first) >= wanted && there(second) >= wanted
        }
        Action::Draft(one, Some(two)) => {
            let wanted = if one == two { 2 } else { 1 };
            button("draft:".to_owned()) && parts(html, one) >= wanted && parts(html, two) >= wanted
        }
        // Passing asks first while there is something else to do.
        Action::Pass => button("pass".to_owned()) || html.contains(r#"popovertarget="warning-pass""#),
        Action::Invade(invade) if invade.victim.is_some() => {
            button("invade:".to_owned()) && html.contains(&format!(r#"<option value="{}">"#, escaped(action)))
        }
        _ => button(action.to_string()),
    }
}

#[test]
fn every_choice_can_be_made_on_the_board_or_in_words() {
    let mut kinds = BTreeSet::new();
    let mut decisions = 0;
    for seed in 0..36 {
        let options = if seed % 2 == 0 { everything() } else { Options::default() };
        play::<BloodRage>(2 + (seed % 4) as usize, &options, seed, |rules, position, seat, choices, events| {
            decisions += 1;
            let html = drawn(rules, position, Viewer::Seat(seat), choices, events);
            for action in choices.iter().filter(|action| !in_words(**action)) {
                kinds.insert(action.to_string().split(' ').next().unwrap_or_default().to_owned());
                assert!(is_reachable(&html, *action), "{action} cannot be chosen ({:?})", position.table.asked);
            }
            for button in html.split(r#"name="action" value=""#).skip(1) {
                let written = button.split('"').next().unwrap_or_default().replace("&gt;", ">");
                let whole = written.ends_with(':') || read(&written).is_some_and(|action| choices.contains(&action));
                assert!(whole, "a button for nothing: {written}");
            }
        });
    }
    assert!(decisions > 2_000, "only {decisions} decisions were drawn");
    for kind in [
        "add", "call", "draft", "invade", "keep", "march", "move", "pillage", "play", "quest", "raise", "send",
        "upgrade",
    ] {
        assert!(kinds.contains(kind), "no game came to `{kind}`");
    }
}

#[test]
fn whoever_only_looks_on_has_no_choices() {
    play::<BloodRage>(5, &everything(), 3, |rules, position, _, _, events| {
        let html = drawn(rules, position, Viewer::Spectator, &[], events);
        assert!(
            !html.contains(r#"name="action""#) && !html.contains(r#"name="with""#) && !html.contains("class=\"hand\"")
        );
    });
}

#[test]
fn a_board_shows_nothing_that_its_viewer_may_not_know() {
    let mut different = 0;
    let mut chance = Quick::new(9);
    for players in 2..=5 {
        play::<BloodRage>(players, &everything(), 40 + players as u64, |rules, position, seat, choices, events| {
            let viewer = Viewer::Seat(seat);
            // A position that fits what the seat knows and differs elsewhere looks the same.
            let other = rules.imagine(&rules.view(position, viewer), &mut chance);
            different += usize::from(other != *position);
            assert_eq!(
                drawn(rules, position, viewer, choices, events),
                drawn(rules, &other, viewer, choices, events),
                "{:?}",
                position.table.asked
            );
        });
    }
    assert!(different > 200, "only {different} positions differed");
}

#[test]
fn a_card_laid_face_down_is_named_to_nobody_else() {
    let mut checked = 0;
    for seed in 0..6 {
        play::<BloodRage>(4, &Options::default(), 70 + seed, |rules, position, _, _, events| {
            if position.table.asked != Asked::Card || position.table.answered.is_empty() {
                return;
            }
            for owner in position.table.answered.iter() {
                let Some(card) = position.secret(owner).chosen else { continue };
                let others = Seat::all(4).filter(|seat| *seat != owner);
                for viewer in others.map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let same = |own: Card| own.id() == card.id();
                    if viewer.seat().is_some_and(|seat| position.secret(seat).chosen.is_some_and(same)) {
                        continue;
                    }
                    let html = drawn(rules, position, viewer, &[], events);
                    // What Heimdall's Watch put away is told below, and may have had the same name.
                    let battle = html.split("stage battle").nth(1).and_then(|rest| rest.split("</details>").next());
                    let battle = battle.and_then(|battle| battle.split("class=\"deeds").next());
                    let name = TEXTS.words(Lang::En).say(&format!("card-{}", card.id()));
                    assert!(!battle.expect("the battle is drawn").contains(&name), "{name} is told to {viewer:?}");
                    checked += 1;
                }
            }
        });
    }
    assert!(checked > 10, "only {checked} boards had a card face down");
}

#[test]
fn whatever_moves_has_a_name_of_its_own() {
    for players in 2..=5 {
        play::<BloodRage>(players, &everything(), 50 + players as u64, |rules, position, seat, choices, events| {
            let html = drawn(rules, position, Viewer::Seat(seat), choices, events);
            let names: Vec<&str> =
                html.split(r#"data-vt=""#).skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let different: BTreeSet<&str> = names.iter().copied().collect();
            assert_eq!(different.len(), names.len(), "{:?}: {names:?}", position.table.asked);
        });
    }
}

#[test]
fn a_warrior_who_marches_stays_the_same() {
    let mut marched = 0;
    let mut before: Option<String> = None;
    play::<BloodRage>(3, &Options::default(), 11, |rules, position, _, _, events| {
        let html = drawn(rules, position, Viewer::Spectator, &[], events);
        let names = |html: &str| -> BTreeSet<String> {
            let all = html.split(r#"data-vt=""#).skip(1).filter_map(|rest| rest.split('"').next());
            all.filter(|name| name.contains("-w")).map(str::to_owned).collect()
        };
        if let (Some((_, Event::Marched { march, .. })), Some(old)) =
            (events.iter().rev().find(|(_, event)| !matches!(event, Event::Turn(_))), &before)
            && march.warriors > 0
        {
            assert_eq!(names(old), names(&html), "a march changes nobody");
            marched += 1;
        }
        before = Some(html);
    });
    assert!(marched > 2, "only {marched} marches were seen");
}

#[test]
fn boards_are_light_and_carry_no_styles() {
    let mut heaviest = 0;
    for seed in 0..4 {
        play::<BloodRage>(5, &everything(), 20 + seed, |rules, position, seat, choices, events| {
            let html = drawn(rules, position, Viewer::Seat(seat), choices, events);
            assert!(!html.contains(" style=") && !html.contains("<script") && !html.contains("<style"));
            heaviest = heaviest.max(html.len());
        });
    }
    assert!((10_000..60_000).contains(&heaviest), "the heaviest board weighs {heaviest} bytes");
}
