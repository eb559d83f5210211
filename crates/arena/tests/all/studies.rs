//! Studies of balance: what is counted adds up.

use meadhall_arena::{Balance, Study, balance, html};
use meadhall_bots::BotSpec;
use meadhall_engine::Options;
use std::ops::ControlFlow;

fn studied(game: &str, players: usize, bot: &str, games: usize, options: &Options, threads: usize) -> Balance {
    let bots = vec![bot.parse::<BotSpec>().unwrap_or_else(|error| panic!("{error}")); players];
    let study = Study { games, seed: 5, threads, ..Study::default() };
    balance(game, &bots, options, &study).unwrap_or_else(|error| panic!("{error}"))
}

fn uses(study: &Balance, kind: &str, taken: bool) -> f64 {
    let cards = study.cards.iter().filter(|card| card.kind == kind);
    cards.filter_map(|card| if taken { card.taken } else { card.played }).map(|in_use| in_use.a_game).sum()
}

/// What holds for every game: shares of one victory, points that add up to the scores.
fn adds_up(study: &Balance, groups: &[&str]) {
    let names: Vec<&str> = study.groups.iter().map(|group| group.by.as_str()).collect();
    assert_eq!(names, groups);
    for group in &study.groups {
        let wins: f64 = group.rows.iter().map(|row| row.games * row.wins.share).sum();
        assert!((wins - study.games as f64).abs() < 1e-6, "{}: every game has one victory", group.by);
        let sitting: f64 = group.rows.iter().map(|row| row.games).sum();
        assert_eq!(sitting, (study.games * study.players) as f64, "{}: everybody is counted", group.by);
        assert!(group.rows.iter().all(|row| !row.name.is_empty() && !row.name.contains('[')), "{group:?}");
    }
    assert!(study.cards.iter().all(|card| !card.name.contains('[')), "every card has a name");
    assert!(study.sources.iter().all(|source| !source.name.contains('[')), "every source has a name");
    let sum = |part: fn(&meadhall_arena::SourceRow) -> f64| study.sources.iter().map(part).sum::<f64>();
    assert!(sum(|row| row.winners) > sum(|row| row.everybody) && sum(|row| row.everybody) > sum(|row| row.last));
    assert_eq!(study.lengths.decisions.values().sum::<u32>() as usize, study.games);
    assert!(study.leader_at_half.share > study.fair, "who is ahead wins more often: {:?}", study.leader_at_half);
    assert!(study.taken_by_winners > 0.0 && study.taken_by_winners < 1.0);
}

#[test]
fn vaalbara_is_counted_card_by_card() {
    let study = studied("vaalbara", 4, "greedy", 60, &Options::default(), 2);
    adds_up(&study, &["seat", "clan"]);
    assert_eq!((study.groups[0].rows.len(), study.groups[1].rows.len()), (4, 5));
    assert!((uses(&study, "Characters", false) - 36.0).abs() < 1e-9, "nine characters for each of four");
    assert_eq!(uses(&study, "Characters", true), 0.0);
    assert!(uses(&study, "Lands", true) >= 36.0, "nine lands, and those of Explorers");
    assert_eq!(uses(&study, "Lands", false), 0.0);
    assert_eq!(study.lengths.turns.keys().copied().collect::<Vec<_>>(), [36]);
    let start = study.sources.iter().find(|source| source.id == "start").expect("everybody starts with points");
    assert_eq!((start.winners, start.last), (2.0, 2.0));
    assert_eq!(study, studied("vaalbara", 4, "greedy", 60, &Options::default(), 1), "on any number of threads");
}

#[test]
fn blood_rage_is_counted_card_by_card() {
    let study = studied("blood-rage", 3, "greedy", 12, &Options::default(), 2);
    adds_up(&study, &["seat", "clan", "order of turns"]);
    let taken: f64 = study.cards.iter().filter_map(|card| card.taken).map(|in_use| in_use.a_game).sum();
    assert!((taken - 3.0 * 3.0 * 6.0).abs() < 1e-9, "six cards in each of three ages for each of three: {taken}");
    for kind in ["Battle cards", "Quests", "Clan upgrades", "Monsters", "Leaders, warriors and ships"] {
        assert!(uses(&study, kind, true) > 0.0 && uses(&study, kind, false) > 0.0, "{kind}");
    }
    assert_eq!(study.sources.len(), 7);
}

#[test]
fn valhalla_is_counted_card_by_card_and_jarl_by_jarl() {
    let study = studied("valhalla", 4, "greedy", 16, &Options::default(), 2);
    adds_up(&study, &["seat", "jarl", "order of turns"]);
    assert!(study.groups[1].rows.len() > 4, "jarls differ from game to game");
    let shares = |group: usize| study.groups[group].rows.iter().map(|row| row.wins.share).collect::<Vec<_>>();
    assert_ne!(shares(0), shares(2), "who starts is drawn");
    let warriors = "Warriors (strength/glory)";
    assert!(uses(&study, warriors, true) >= uses(&study, warriors, false), "who plays a warrior has taken it");
    assert!(uses(&study, "Tactics", false) > 0.0);
    let rewards = study.sources.iter().find(|source| source.id == "rewards").expect("rewards are counted");
    assert!(rewards.everybody.abs() < 1e-9, "without modules all glory comes with warriors: {rewards:?}");
    let module = studied("valhalla", 4, "random", 4, &Options::default().with("valkyries", "on"), 1);
    assert_eq!(module.options.get("valkyries"), Some("on"));
    assert!(module.cards.iter().any(|card| card.id.starts_with("v-")), "the module's cards are counted");
}

#[test]
fn a_study_can_be_stopped() {
    let watch = |done: usize, _: usize| if done >= 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let bots = vec!["random".parse::<BotSpec>().expect("a bot"); 2];
    let study = Study { games: 10_000, threads: 1, watch: &watch, ..Study::default() };
    let study = balance("vaalbara", &bots, &Options::default(), &study).unwrap_or_else(|error| panic!("{error}"));
    assert!(study.stopped && study.games == 3, "{}", study.games);
}

#[test]
fn the_page_of_a_study_is_whole_and_calls_nobody() {
    let plain = studied("vaalbara", 3, "random", 20, &Options::default(), 2);
    let open = studied("vaalbara", 3, "random", 20, &Options::default().with("totals", "open"), 2);
    let one = html::balance_page(&[(String::new(), &plain)], "meadhall balance vaalbara");
    let both = html::balance_page(&[("hidden".to_owned(), &plain), ("open".to_owned(), &open)], "meadhall balance");
    for page in [&one, &both] {
        assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>"));
        for part in
            ["By seat", "By clan", "Cards: how often, how well", "Points by source", "Length of games", "Farmer"]
        {
            assert!(page.contains(part), "{part} is missing");
        }
        for outside in ["http://", "https://", "src=", "@import", "url(", "<script"] {
            assert!(!page.contains(outside), "the page has `{outside}`");
        }
    }
    assert!(both.contains("Side by side: hidden, then open") && !one.contains("Side by side"));
}
