//! The graph of a finished game on the drawn screen.

use super::*;
use std::time::Duration;

/// The screen after a whole game, with its course worked out.
fn traced(lang: Lang) -> (App<VaalbaraScreen>, TempDir) {
    let (mut session, folder) = session(3, 5);
    play_on(&mut session, 1_000);
    let mut app = App::new(session, lang, Palette::new(true));
    press(&mut app, KeyCode::Char('G'));
    assert!(screen(&mut app, 80, 24).contains(&words(lang).say("course-making")));
    for _ in 0..2_000 {
        app.tick().unwrap_or_else(|failure| panic!("{failure}"));
        if app.win_chart.is_some() {
            return (app, folder);
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("the course is never worked out");
}

#[test]
fn a_finished_game_is_gone_through_in_its_graph() {
    let (mut app, _folder) = traced(Lang::En);
    let last = app.win_chart.as_ref().expect("a course").points.len() - 1;
    assert_eq!(app.popup, Some(Popup::WinChart(last)), "the cursor is at the end");
    let graph = screen(&mut app, 80, 24);
    assert!(graph.contains("Chances to win") && graph.contains('█') && graph.contains('▲'), "{graph}");
    assert!(graph.contains("100%"), "the winner has won: {graph}");
    for _ in 0..3 {
        press(&mut app, KeyCode::Left);
    }
    assert_eq!(app.popup, Some(Popup::WinChart(last - 3)));
    // The table as it was then.
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.popup, Some(Popup::PastTable(last - 3)));
    let then = meadhall_screen::terminal::win_chart::decision(app.win_chart.as_ref().expect("a course"), last - 3);
    let table = screen(&mut app, 100, 40);
    assert!(table.contains(&format!("Move {then} ")) && !table.contains('▲'), "{then}: {table}");
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.popup, Some(Popup::WinChart(last - 3)));
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.popup, None);
}

#[test]
fn arrows_lead_from_one_turning_point_to_the_next() {
    let (mut app, _folder) = traced(Lang::Cs);
    let course = app.win_chart.clone().expect("a course");
    let mut told = Vec::new();
    for turning in course.turnings.iter().rev() {
        press(&mut app, KeyCode::Up);
        let shown = screen(&mut app, 100, 30);
        assert!(shown.contains(&format!("Tah {}: ", turning.at)) && shown.contains('→'), "{turning:?}: {shown}");
        told.push(turning.at);
    }
    assert_eq!(told.len(), course.turnings.len());
    let first = app.popup.clone();
    press(&mut app, KeyCode::Up);
    assert!(app.popup == first || course.turnings.is_empty(), "there is none before the first");
}

#[test]
fn there_is_no_graph_before_the_end() {
    let (mut app, _folder) = app(3, 5, Lang::En);
    press(&mut app, KeyCode::Char('G'));
    assert_eq!(app.popup, None);
    let shown = screen(&mut app, 100, 30);
    assert!(hidden(&shown, "shown when the game is over").is_empty(), "{shown}");
}
