//! The form for a new table: seats, options, and how the table behaves.

use super::invitation::{name_field, part_field};
use super::layout::page;
use super::model::NewTable;
use super::new_clock::clock;
use super::options::{address, chosen, options};
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_words::Lang;

/// What can be chosen for a seat, in the order of the list.
const SITTERS: [&str; 6] = ["me", "here", "friend", "bot-easy", "bot-normal", "bot-hard"];
const TAKEOVER: [&str; 4] = ["never", "2", "5", "15"];
/// For whom a table can be.
pub const LEVELS: [&str; 2] = ["new", "skilled"];
pub(super) const PACE: [&str; 3] = ["swift", "steady", "slow"];

/// The page with the form.
pub fn new_table(new: &NewTable<'_>) -> Markup {
    let words = new.words;
    let game = words.say("game-name");
    let title = words.fill("new-title", &[("game", game.as_str().into())]);
    let content = html! {
        section.parch.wide.new-table {
            h1 { (title) }
            p.lead { (words.say("new-lead")) }
            @if let Some(problem) = &new.problem { p.problem role="alert" { (problem) } }
            nav.pills aria-label=(words.say("new-count")) {
                span { (words.say("new-count")) }
                @for count in new.game.rules.seats.0..=new.game.rules.seats.1 {
                    a href=(address(new, count, &chosen(new)))
                        aria-current=[(count == new.seats).then_some("true")] { (count) }
                }
            }
            form.stack method="post" action="/new" {
                input type="hidden" name="game" value=(new.game.id());
                input type="hidden" name="seats" value=(new.seats);
                (name_field(words, given(new, "name").unwrap_or(&new.frame.name)))
                // Who plays alone sits alone, and nobody waits for anybody.
                @if new.seats == 1 {
                    input type="hidden" name="seat-1" value="me";
                } @else {
                    fieldset {
                        legend { (words.say("new-seats")) }
                        ol.seats { @for number in 1..=new.seats { (seat(new, number)) } }
                        p.hint { (words.say("new-seats-hint")) }
                    }
                }
                (options(new))
                fieldset.two {
                    legend { (words.say("new-manners")) }
                    @if new.seats > 1 {
                        (select(new, "pace", "new-pace", &PACE, "steady"))
                        (select(new, "takeover", "new-takeover", &TAKEOVER, "5"))
                    }
                    label.check { input type="checkbox" name="listed" value="yes" checked[given(new, "listed").is_some()];
                        span { (words.say("new-listed")) } }
                    @if new.seats > 1 { (about(new)) }
                }
                @if new.seats > 1 { (clock(new)) }
                (part_field(words, ""))
                button.big { (words.say("new-open")) (icon("arrow-right")) }
            }
        }
    };
    page(new.frame, &format!("{title} – Meadhall"), &["front.css", "new-table.css"], content)
}

/// What others learn of a table on show before they sit down.
fn about(new: &NewTable<'_>) -> Markup {
    let words = new.words;
    let (lang, level) = (given(new, "lang"), given(new, "level").unwrap_or_default());
    html! {
        label.field { span { (words.say("new-lang")) }
            select name="lang" {
                option value="" selected[lang == Some("")] { (words.say("new-any-lang")) }
                @for of in Lang::ALL {
                    option value=(of.code()) selected[lang.unwrap_or(new.frame.lang.code()) == of.code()] { (of.own_name()) }
                }
            } }
        label.field { span { (words.say("new-level")) }
            select name="level" {
                option value="" { (words.say("new-any-level")) }
                @for of in LEVELS { option value=(of) selected[of == level] { (words.say(&format!("level-for-{of}"))) } }
            } }
    }
}

fn given<'a>(new: &'a NewTable<'_>, field: &str) -> Option<&'a str> {
    new.given.get(field).map(String::as_str)
}

fn seat(new: &NewTable<'_>, number: usize) -> Markup {
    let words = new.words;
    let field = format!("seat-{number}");
    let chosen = given(new, &field).unwrap_or(if number == 1 { "me" } else { "bot-normal" });
    let label = words.fill("seat-number", &[("number", number.into())]);
    html! {
        li.seat {
            label { span { @if let Some(colour) = new.colours.get(number - 1) { (new.game.board.assets().emblem(colour)) " " } (label) }
                select name=(field) {
                    @for sitter in SITTERS {
                        option value=(sitter) selected[sitter == chosen] { (words.say(&format!("sitter-{sitter}"))) }
                    }
                    @for name in &new.programs {
                        @let own = format!("bot-own:{name}");
                        option value=(own) selected[own == chosen] {
                            (words.fill("sitter-bot-own", &[("name", name.as_str().into())]))
                        }
                    }
                }
            }
            label.here-name { span { (words.say("field-name-here")) }
                input type="text" name={ "name-" (number) } maxlength="24"
                    value=[given(new, &format!("name-{number}"))]; }
            @if !new.clans.is_empty() {
                label.clan-pick { span { (words.say("field-clan")) }
                    select data-clan {
                        option value="" { (words.say("clan-any")) }
                        @for clan in new.clans { option value=(clan) { (words.say(&format!("clan-{clan}"))) } }
                    }
                }
            }
        }
    }
}

fn select(new: &NewTable<'_>, name: &str, label: &str, values: &[&str], default: &str) -> Markup {
    let words = new.words;
    let chosen = given(new, name).unwrap_or(default);
    html! {
        label.field { span { (words.say(label)) }
            select name=(name) {
                @for value in values {
                    option value=(value) selected[*value == chosen] { (words.say(&format!("{name}-{value}"))) }
                }
            }
        }
    }
}
