//! The first page: a game at once, a table of one's own, the tables there are.

use super::layout::page;
use super::model::{Home, TableLine};
use crate::store::Phase;
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_games::{GAMES, GameEntry, find};
use meadhall_words::Words;

/// The first page.
pub fn home(home: &Home<'_>) -> Markup {
    let words = home.frame.words();
    let content = html! {
        h1.welcome { (words.say("home-kicker")) }
        div.heroes { @for game in GAMES { (hero(game.board.words(home.frame.lang), game)) } }
        div.lists {
            (list(words, "home-mine", "home-mine-none", &home.mine))
            (list(words, "home-open", "home-open-none", &home.open))
        }
    };
    page(home.frame, &words.say("home-title"), &["front.css"], content)
}

/// A game with the ways to its tables.
fn hero(words: &Words, entry: &GameEntry) -> Markup {
    let game = entry.id();
    let (from, to) = entry.rules.seats;
    html! {
        section.hero.{ "hero-" (game) } aria-label=(words.say("game-name")) {
            div.hero-art aria-hidden="true" { @for (name, class) in entry.board.hero { (entry.board.assets().drawing(name, class)) } }
            div.hero-words {
                h2 { (words.say("game-name")) }
                p.lead { (words.say("game-tagline")) }
                ul.tags {
                    li { (icon("person")) (words.fill("home-players", &[("from", from.into()), ("to", to.into())])) }
                    li { (icon("clock")) (words.say("game-length")) }
                    li { (icon("bot")) (words.say("home-bots")) }
                }
                div.hero-acts {
                    form method="post" action="/quick" {
                        input type="hidden" name="game" value=(game);
                        button.big { (words.say("home-quick")) (icon("arrow-right")) }
                        p.hint { (words.say("home-quick-hint")) }
                    }
                    @if from == 1 {
                        form.solo method="post" action="/quick" {
                            input type="hidden" name="game" value=(game);
                            button name="seats" value="1" { (words.say("option-solo-play")) }
                        }
                    }
                    a.button href={ "/new?game=" (game) "&seats=4" } { (words.say("home-new")) }
                    a.button.quiet href={ "/guide/" (game) } { (icon("help")) (words.say("home-learn")) }
                }
            }
        }
    }
}

fn list(words: &Words, title: &str, none: &str, tables: &[TableLine]) -> Markup {
    html! {
        section.parch {
            h2 { (words.say(title)) }
            @if tables.is_empty() {
                p.hint { (words.say(none)) }
            } @else {
                ul.tables {
                    @for table in tables {
                        li { (line(words, table)) }
                    }
                }
            }
        }
    }
}

fn line(words: &Words, table: &TableLine) -> Markup {
    let names = words.list(table.names.clone());
    let game = find(&table.game).map(|game| game.board.words(words.lang()).say("game-name"));
    let state = match (table.phase, table.my_turn) {
        (Phase::Lobby, _) => words.fill("table-lobby", &[("open", table.open.into())]),
        (Phase::Over, _) => words.say("table-over"),
        (Phase::Playing, true) => words.say("table-my-turn"),
        (Phase::Playing, false) => words.say("table-playing"),
    };
    html! {
        a.table-line.mine[table.my_turn] href={ "/table/" (table.id) } {
            span.hint { @if let Some(game) = game { (game) } }
            span.names { @if names.is_empty() { (words.say("table-nobody")) } @else { (names) } }
            span.state { (state) }
            (icon("arrow-right"))
        }
    }
}
