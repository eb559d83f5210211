//! Every great moment of whole games is told, once, in every language.

use super::*;
use crate::TEXTS;
use meadhall_board::testing::{self, play};
use meadhall_board::{Scene, SceneKind};
use meadhall_engine::{Game, Options, Secrecy, Viewer};
use meadhall_words::Lang;

/// The scenes of a whole game up to its last decision, as a viewer saw them, and what happened.
fn told(players: usize, seed: u64, viewer: Viewer, lang: Lang) -> (Vec<Scene>, Vec<Event>) {
    let options = Options::default().with("monsters", "on").with("mystics", "on").with("gods", "on");
    let (mut all, mut happened, mut before, mut turn) = (Vec::new(), Vec::new(), None::<View>, 0);
    play::<BloodRage>(players, &options, seed, |rules, position, _, _, events| {
        let view = rules.view(position, viewer);
        let seats = testing::seats(players, |seat| Some(position.sheet(seat).clan.word()));
        let context =
            RenderContext { words: TEXTS.words(lang), seats: &seats, playing: false, undo: false, log_lines: 0 };
        let seen: Vec<(usize, Event)> =
            events.iter().filter_map(|(of, event)| Some((*of, BloodRage::seen(event, viewer)?))).collect();
        if let Some(before) = before {
            let ctx = BoardContext { context: &context, rules, view: &view, choices: &[], events: &seen };
            all.extend(scenes(&ctx, &before, turn));
        }
        turn += 1;
        happened = seen.into_iter().map(|(_, event)| event).collect();
        // A pillage that is still going on has no scene yet.
        if view.table.battle.on {
            let start = happened.iter().rposition(|event| matches!(event, Event::Pillages { .. }));
            happened.truncate(start.unwrap_or(happened.len()));
        }
        before = Some(view);
    });
    (all, happened)
}

fn count(scenes: &[Scene], kinds: &[SceneKind]) -> usize {
    scenes.iter().filter(|scene| kinds.contains(&scene.kind)).count()
}

#[test]
fn every_pillage_battle_and_end_of_an_age_is_told_once() {
    use SceneKind::{Battle, Pillage, Quests, Ragnarok, Round, Valhalla};
    let mut sum = [0; 6];
    for seed in 0..10 {
        let (scenes, happened) = told(2 + (seed % 4) as usize, 100 + seed, Viewer::Spectator, Lang::En);
        let events = |fits: fn(&Event) -> bool| happened.iter().filter(|event| fits(event)).count();
        assert_eq!(count(&scenes, &[Battle, Pillage]), events(|event| matches!(event, Event::Pillages { .. })));
        assert_eq!(count(&scenes, &[Battle]), events(|event| matches!(event, Event::Battle { .. })));
        assert_eq!(count(&scenes, &[Round]), events(|event| matches!(event, Event::Age(age) if *age > 1)));
        let ends = events(|event| matches!(event, Event::Ragnarok(_) | Event::NothingDestroyed));
        assert!(ends - count(&scenes, &[Ragnarok]) <= 1, "Ragnarök is told when it is over");
        for (sum, kind) in sum.iter_mut().zip([Battle, Pillage, Quests, Ragnarok, Valhalla, Round]) {
            *sum += count(&scenes, &[kind]);
        }
    }
    assert!(sum.iter().all(|count| *count > 3), "{sum:?}");
}

#[test]
fn scenes_are_whole_in_every_language_and_carry_no_styles() {
    for lang in Lang::ALL {
        let (scenes, _) = told(4, 7, Viewer::Seat(Seat::new(1)), lang);
        assert!(scenes.len() > 10, "only {} scenes", scenes.len());
        for Scene { title, body, .. } in scenes {
            let html = body.into_string();
            assert!(!title.is_empty() && !title.contains("br-"), "{title}");
            assert!(html.len() > 60 && html.contains("class=\"tell") || html.contains(" tell"), "{html}");
            for bad in [" style=", "data-vt", "name=\"action\"", ">br-", "card-", "{ $"] {
                assert!(!html.contains(bad), "{bad} in {html}");
            }
        }
    }
}

#[test]
fn a_battle_says_who_won_by_what_and_shows_the_cards() {
    let (mut won, mut cards) = (0, 0);
    for seed in 0..6 {
        let (scenes, _) = told(3, 60 + seed, Viewer::Spectator, Lang::En);
        for scene in scenes.into_iter().filter(|scene| scene.kind == SceneKind::Battle) {
            let html = scene.body.into_string();
            assert!(html.contains("calls to battle for"), "{html}");
            assert!(html.matches("class=\"sum\"").count() >= 2, "every side has a total: {html}");
            let verdict = ["The highest STR wins", "Nobody has the highest STR alone"];
            assert!(verdict.iter().any(|one| html.contains(one)), "{html}");
            won += usize::from(html.contains(" won"));
            cards += html.matches("class=\"text\"").count();
        }
    }
    assert!(won > 3 && cards > 6, "{won} won, {cards} cards");
}
