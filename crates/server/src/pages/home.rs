//! The first page: a game at once, a table of one's own, the tables there are.

use super::layout::page;
use super::model::{Home, TableLine};
use super::sprite::{drawing, icon};
use maud::{Markup, html};
use meadhall_engine::Game;
use meadhall_vaalbara::Vaalbara;
use meadhall_words::Words;

/// The first page.
pub fn home(home: &Home<'_>) -> Markup {
    let words = Words::of(home.frame.lang, Vaalbara::ID);
    let content = html! {
        section.hero {
            div.hero-art aria-hidden="true" {
                @for land in ["mountain", "forest", "river", "village", "field", "meadow"] {
                    (drawing(&format!("land-{land}"), "hero-land"))
                }
            }
            div.hero-words {
                p.kicker { (words.say("home-kicker")) }
                h1 { (words.say("game-name")) }
                p.lead { (words.say("game-tagline")) }
                ul.tags {
                    li { (icon("person")) (words.say("home-players")) }
                    li { (icon("clock")) (words.say("game-length")) }
                    li { (icon("bot")) (words.say("home-bots")) }
                }
                div.hero-acts {
                    form method="post" action="/quick" {
                        input type="hidden" name="game" value=(Vaalbara::ID);
                        button.big { (words.say("home-quick")) (icon("arrow-right")) }
                        p.hint { (words.say("home-quick-hint")) }
                    }
                    a.button href="/new?game=vaalbara&seats=4" { (words.say("home-new")) }
                    a.button.quiet href="/guide/vaalbara" { (icon("help")) (words.say("home-learn")) }
                }
            }
        }
        div.lists {
            (list(words, "home-mine", "home-mine-none", &home.mine))
            (list(words, "home-open", "home-open-none", &home.open))
        }
    };
    page(home.frame, &words.say("home-title"), &[], content)
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
    let state = match (table.phase.as_str(), table.my_turn) {
        ("lobby", _) => words.fill("table-lobby", &[("open", table.open.into())]),
        ("over", _) => words.say("table-over"),
        (_, true) => words.say("table-my-turn"),
        _ => words.say("table-playing"),
    };
    html! {
        a.table-line.mine[table.my_turn] href={ "/table/" (table.id) } {
            span.names { @if names.is_empty() { (words.say("table-nobody")) } @else { (names) } }
            span.state { (state) }
            (icon("arrow-right"))
        }
    }
}
