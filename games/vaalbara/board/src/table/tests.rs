//! Every decision of whole games is drawn: each choice lies where it can be taken, and nobody else's does.

use super::*;
use crate::TEXTS;
use meadhall_board::testing;
use meadhall_engine::{Game, Options, Viewer};
use meadhall_vaalbara::{Asked, Position};

fn drawn(rules: &Vaalbara, position: &Position, viewer: Viewer, choices: &[Action]) -> String {
    let (view, seats) =
        (rules.view(position, viewer), testing::seats(rules.seats(), |seat| Some(position.player(seat).clan.word())));
    let words = TEXTS.words(meadhall_words::Lang::En);
    let context = RenderContext { words, seats: &seats, playing: true, undo: true, log_lines: 40 };
    board(&BoardContext { context: &context, rules, view: &view, choices }).into_string()
}

/// Plays a game at random and shows every position that asks something of somebody.
fn play(players: usize, seed: u64, mut look: impl FnMut(&Vaalbara, &Position, Seat, &[Action])) {
    let options = Options::default();
    testing::play(players, &options, seed, |rules, position, seat, choices, _| look(rules, position, seat, choices));
}

#[test]
fn every_choice_is_a_button_of_its_own() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..12 {
        play(2 + (seed % 4) as usize, seed, |rules, position, seat, choices| {
            let html = drawn(rules, position, Viewer::Seat(seat), choices);
            for action in choices.iter().filter(|action| !in_words(**action)) {
                kinds.insert(action.to_string().split(' ').next().unwrap_or_default().to_owned());
                if let Action::Rider(first, second) = action {
                    for (row, slot) in [(1, first), (2, second)] {
                        let land = format!(r#"data-pick="{row}" data-slot="{}""#, slot + 1);
                        assert_eq!(html.matches(&land).count(), 1, "{action}");
                    }
                } else {
                    let button = format!(r#"form="play" name="action" value="{action}""#);
                    assert_eq!(html.matches(&button).count(), 1, "{action}");
                }
            }
            let direct = |action: &&Action| !in_words(**action) && !matches!(action, Action::Rider(..));
            let buttons = html.matches(r#"name="action""#).count();
            assert_eq!(buttons, choices.iter().filter(direct).count(), "buttons for nothing");
        });
    }
    assert_eq!(
        kinds.into_iter().collect::<Vec<_>>(),
        ["assign", "bard", "explorer", "midwife", "rider", "take", "tracker"]
    );
}

#[test]
fn whoever_only_looks_on_has_no_buttons() {
    play(5, 3, |rules, position, _, _| {
        let html = drawn(rules, position, Viewer::Spectator, &[]);
        assert!(!html.contains("<button") && !html.contains("me-"), "a spectator's board has a hand or a choice");
    });
}

#[test]
fn nothing_secret_is_drawn() {
    let mut compared = 0;
    play(4, 5, |rules, position, seat, _| {
        if position.asked != Asked::Assign || seat != Seat::new(0) {
            return;
        }
        // Somebody else's hand and pile change places: nobody but that player may see a difference.
        let mut other = *position;
        let player = &mut other.players[2];
        let (hand, pile) = (player.hand, player.pile);
        let next: Vec<Character> = pile.as_slice().to_vec();
        if next.len() < hand.len() || !player.known.is_empty() {
            return;
        }
        player.hand = next[..hand.len()].iter().fold(meadhall_vaalbara::Characters::NONE, |mut set, card| {
            set.insert(*card);
            set
        });
        player.pile = hand.iter().chain(next[hand.len()..].iter().copied()).collect();
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            assert_eq!(drawn(rules, position, viewer, &[]), drawn(rules, &other, viewer, &[]));
            compared += 1;
        }
        assert_ne!(
            drawn(rules, position, Viewer::Seat(Seat::new(2)), &[]),
            drawn(rules, &other, Viewer::Seat(Seat::new(2)), &[])
        );
    });
    assert!(compared > 2);
}

#[test]
fn boards_are_light_and_carry_no_styles() {
    let mut heaviest = 0;
    for seed in 0..4 {
        play(5, seed, |rules, position, seat, choices| {
            let html = drawn(rules, position, Viewer::Seat(seat), choices);
            assert!(!html.contains(" style=") && !html.contains("<script") && !html.contains("<style"));
            heaviest = heaviest.max(html.len());
        });
    }
    assert!((10_000..38_000).contains(&heaviest), "the heaviest board weighs {heaviest} bytes");
}

#[test]
fn every_round_is_told_once_when_it_is_over() {
    for players in 2..=5 {
        let mut before: Option<Position> = None;
        let mut told = Vec::new();
        testing::play::<Vaalbara>(players, &Options::default(), players as u64, |rules, position, _, _, events| {
            let Some(earlier) = before.replace(*position) else { return };
            let views = [&earlier, position].map(|position| rules.view(position, Viewer::Spectator));
            let seats = testing::seats(rules.seats(), |seat| Some(position.player(seat).clan.word()));
            let words = TEXTS.words(meadhall_words::Lang::En);
            let context = RenderContext { words, seats: &seats, playing: false, undo: false, log_lines: 0 };
            let ctx = BoardContext { context: &context, rules, view: &views[1], choices: &[] };
            for scene in scenes(&ctx, &views[0], events) {
                let html = scene.body.into_string();
                for seat in &seats {
                    assert_eq!(html.matches(&format!("<strong>{}</strong>", seat.name)).count(), 1, "{html}");
                }
                assert!(!html.contains(" style=") && !html.contains(">["), "{html}");
                told.push(scene.title);
            }
        });
        // The last round ends with the game, after which nobody is asked.
        let rounds: Vec<String> = (1..=8).map(|round| format!("Round {round} is over")).collect();
        assert_eq!(told, rounds, "{players} players");
    }
}
