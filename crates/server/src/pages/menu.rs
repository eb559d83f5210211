//! The small things of a table: standing answers, handing a seat to a bot, links, reports.

use super::model::{Sitter, TablePage};
use super::new_table::PACE;
use super::{settings, standing};
use maud::{Markup, html};
use meadhall_board::icon;

/// The menu of a table.
pub fn menu(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        details #menu .drop {
            summary { (words.say("menu-title")) }
            div.drop-box {
                button.quiet type="button" popovertarget="help" { (icon("help")) (words.say("help-title")) }
                (settings::menu_buttons(words))
                @if let Some(seat) = page.me {
                    (standing::all(page))
                    (hand_over(page, seat.index() + 1))
                }
                @if page.hot_seat {
                    a.button.quiet href={ "/table/" (page.id) } { (icon("person")) (words.say("menu-pass")) }
                }
                @if let Some(clock) = &page.clock {
                    p.hint { (icon("clock")) " " (words.say("clock-title")) ": " (clock.control)
                        @if clock.rests && page.me.is_some() { " · " a href="/me#rest" { (words.say("clock-menu-rest")) } } }
                }
                @if page.host { (pace(page)) (takeover(page)) }
                button.quiet type="button" data-copy={ "/table/" (page.id) } {
                    (icon("link")) (words.say("menu-spectators"))
                }
                a.button.quiet href={ "/table/" (page.id) "/screen" } {
                    (icon("spectator")) (words.say("screen-way"))
                }
                a.button.quiet href={ "/table/" (page.id) "/report" } download {
                    (icon("flag")) (words.say("menu-report"))
                }
                details.fair {
                    summary { (words.say("menu-fairness")) }
                    p.hint { (words.say("seed-explained")) }
                    p.hint { (words.say("seed-hash")) " " code.hash { (page.commitment) } }
                }
            }
        }
    }
}

fn hand_over(page: &TablePage<'_>, seat: usize) -> Markup {
    let words = page.words;
    let mine = page.seats.iter().find(|info| Some(info.seat) == page.me).map(|info| &info.sitter);
    let replaced = match mine {
        Some(Sitter::Person { replaced, .. }) => *replaced,
        _ => return html! {},
    };
    html! {
        form method="post" action={ "/table/" (page.id) "/bot" } {
            input type="hidden" name="seat" value=(seat);
            button.quiet name="on" value=(if replaced { "no" } else { "yes" }) {
                (icon(if replaced { "person" } else { "bot" }))
                (words.say(if replaced { "menu-take-back" } else { "menu-hand-over" }))
            }
        }
    }
}

/// How fast bots move, to be changed in play.
fn pace(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    html! {
        form.inline method="post" action={ "/table/" (page.id) "/pace" } {
            @if let Some(seat) = page.me { input type="hidden" name="seat" value=(seat.index() + 1); }
            label { span { (words.say("new-pace")) }
                select name="pace" {
                    @for value in PACE {
                        option value=(value) selected[value == page.pace] { (words.say(&format!("pace-{value}"))) }
                    }
                }
            }
            button.small { (words.say("menu-set")) }
        }
    }
}

fn takeover(page: &TablePage<'_>) -> Markup {
    let words = page.words;
    let chosen = page.takeover.map_or_else(|| "never".to_owned(), |minutes| minutes.to_string());
    html! {
        form.inline method="post" action={ "/table/" (page.id) "/takeover" } {
            label { span { (words.say("new-takeover")) }
                select name="minutes" {
                    @for value in ["never", "2", "5", "15"] {
                        option value=(value) selected[value == chosen] { (words.say(&format!("takeover-{value}"))) }
                    }
                }
            }
            button.small { (words.say("menu-set")) }
        }
    }
}
