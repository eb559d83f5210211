//! All choices as a list: grouped under their headings, and on a page of their own where there are very many.

use super::layout::page;
use super::model::{Choice, Frame};
use maud::{Markup, html};
use meadhall_words::Words;

/// Beyond so many choices the groups of a list are folded.
const FOLDED: usize = 24;

/// Choices under their headings, in their order; `button` draws one of them.
pub fn grouped(choices: &[Choice], button: &dyn Fn(&Choice) -> Markup) -> Markup {
    let mut headings: Vec<Option<&str>> = Vec::new();
    for choice in choices {
        if !headings.contains(&choice.heading.as_deref()) {
            headings.push(choice.heading.as_deref());
        }
    }
    html! {
        @for heading in headings {
            @let group: Vec<&Choice> = choices.iter().filter(|choice| choice.heading.as_deref() == heading).collect();
            @if let Some(heading) = heading.filter(|_| group.len() > 1) {
                details.choice-group open[choices.len() <= FOLDED] {
                    summary { (heading) " (" (group.len()) ")" }
                    (list(&group, button))
                }
            } @else { (list(&group, button)) }
        }
    }
}

fn list(group: &[&Choice], button: &dyn Fn(&Choice) -> Markup) -> Markup {
    html! { ul.plain { @for choice in group { li { (button(choice)) } } } }
}

/// The choices of a board that stands for itself, as in a lesson or a puzzle: those that lie nowhere on it, and the list of all.
pub fn beside_board(words: &Words, choices: &[Choice]) -> Markup {
    html! {
        @if choices.iter().any(|choice| choice.in_words) {
            div.answers {
                @for choice in choices.iter().filter(|choice| choice.in_words) {
                    button.lit form="play" name="action" value=(choice.written) { (choice.label) }
                }
            }
        }
        @if choices.iter().any(|choice| !choice.in_words) {
            details #choices .drop {
                summary { (words.say("choices-list")) }
                div.drop-box {
                    ul.plain {
                        @for choice in choices {
                            li { button.quiet form="play" name="action" value=(choice.written) { (choice.label) } }
                        }
                    }
                }
            }
        }
    }
}

/// The page with all choices of a seat.
pub struct ChoicesPage<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The words of the house and of the game.
    pub words: &'static Words,
    /// The table's id.
    pub id: &'a str,
    /// The seat, counted from 1.
    pub seat: usize,
    /// The version of the table that the choices belong to.
    pub version: u64,
    /// What is asked.
    pub prompt: String,
    /// Every choice.
    pub choices: Vec<Choice>,
}

/// The page: one form, a button for each choice, and the way back to the table.
pub fn choices(shown: &ChoicesPage<'_>) -> Markup {
    let words = shown.words;
    let title = words.fill("choices-title", &[("count", shown.choices.len().into())]);
    let content = html! {
        section.parch.wide {
            p { a href={ "/table/" (shown.id) "?seat=" (shown.seat) } { (words.say("choices-back")) } }
            h1 { (title) }
            p.lead { (shown.prompt) }
            form.stack method="post" action={ "/table/" (shown.id) "/play" } {
                input type="hidden" name="seat" value=(shown.seat);
                input type="hidden" name="version" value=(shown.version);
                (grouped(&shown.choices, &sent))
            }
        }
    };
    page(shown.frame, &title, &[], content)
}

/// A button of the form; what would throw something away says so first.
fn sent(choice: &Choice) -> Markup {
    let button = html! { button.quiet name="action" value=(choice.written) { (choice.label) } };
    html! {
        @if let Some(question) = &choice.warning {
            details { summary { (choice.label) } p { (question) } (button) }
        } @else { (button) }
    }
}
