//! Where somebody wants to hear of her tables: her channels, and what she can add.

use super::STYLE;
use super::day;
use crate::notices::channels::MOST_A_DAY;
use crate::pages::layout::page;
use crate::pages::model::Frame;
use crate::store::{ChannelKind, ChannelRow, ChannelState, NoticeKind, Shape};
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_words::{Lang, Words};

/// The script of this page.
const SCRIPT: &str = "notices.js";
/// The shapes of webhooks, in the order in which they are offered.
const SHAPES: [Shape; 3] = [Shape::Text, Shape::Discord, Shape::Plain];

/// The page about notices.
pub struct NoticesPage<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The visitor's channels.
    pub channels: Vec<ChannelRow>,
    /// At most how often a day she is told something.
    pub most: i64,
    /// The key by which push services know this house, where browsers take pushes from it.
    pub push_key: Option<String>,
    /// Whether the house writes e-mail.
    pub mail: bool,
    /// What has just been done, by the key of its sentence.
    pub done: Option<&'static str>,
}

/// The page about notices.
pub fn notices(this: &NoticesPage<'_>) -> Markup {
    let words = this.frame.words();
    let content = html! {
        div.sheets {
            h1 { (words.say("notices-title")) }
            @if let Some(done) = this.done { p.notice role="status" { (words.say(done)) } }
            section.parch aria-labelledby="channels-title" {
                h2 #channels-title { (words.say("notices-channels")) }
                p { (words.say("notices-lead")) }
                @if this.channels.is_empty() { p.hint { (words.say("notices-none")) } }
                ul.ways { @for row in &this.channels { (channel(words, row)) } }
            }
            section.parch aria-labelledby="add-title" {
                h2 #add-title { (words.say("notices-add")) }
                ul.ways { (ways(this, words)) }
            }
            @if !this.channels.is_empty() {
                section.parch aria-labelledby="most-title" {
                    h2 #most-title { (words.say("notices-most")) }
                    (most(this, words))
                }
            }
            p { a href="/me" { (words.say("code-back")) } }
        }
    };
    page(this.frame, &format!("{} – Meadhall", words.say("notices-title")), &[STYLE, SCRIPT], content)
}

/// One channel: what it is, how it fares, what it takes.
fn channel(words: &Words, row: &ChannelRow) -> Markup {
    let kind = row.kind.word();
    html! {
        li {
            h3 { (words.say(&format!("notices-{kind}"))) ": " span.target { (row.label) } " " (state(words, row)) }
            @if row.kind == ChannelKind::Webhook { p.hint { (words.say(&format!("shape-{}", row.shape.word()))) } }
            @if !row.problem.is_empty() { p.hint { (words.say("notices-last-problem")) " " (problem(words, &row.problem)) } }
            @else if row.sent > 0 { p.hint { (words.say("notices-last-sent")) " " (day(words, row.sent)) "." } }
            @if row.state == ChannelState::Unconfirmed { p.hint { (words.say("notices-unconfirmed-hint")) } }
            form.stack method="post" action="/me/notices/change" {
                input type="hidden" name="id" value=(row.id);
                fieldset.kinds {
                    legend { (words.say("notices-kinds")) }
                    @for kind in NoticeKind::ALL {
                        label.check {
                            input type="checkbox" name=(kind.word()) value="yes" checked[row.kinds & kind.bit() != 0];
                            (words.say(&format!("notices-kind-{}", kind.word())))
                        }
                    }
                }
                label.field { span { (words.say("notices-lang")) }
                    select name="lang" {
                        @for lang in Lang::ALL {
                            option value=(lang.code()) lang=(lang.code()) selected[lang.code() == row.lang] { (lang.own_name()) }
                        }
                    }
                }
                button.small { (words.say("me-save")) span.sr { " " (row.label) } }
            }
            div.acts {
                @if row.state != ChannelState::Unconfirmed {
                    (act(words, "/me/notices/test", row, if row.state == ChannelState::Off { "notices-again" } else { "notices-try" }))
                }
                (act(words, "/me/notices/remove", row, "passkey-remove"))
            }
        }
    }
}

/// A button that does something with a channel.
fn act(words: &Words, to: &str, row: &ChannelRow, key: &str) -> Markup {
    html! {
        form method="post" action=(to) {
            input type="hidden" name="id" value=(row.id);
            button.small.quiet { (words.say(key)) span.sr { " " (row.label) } }
        }
    }
}

/// How a channel fares, in a word.
fn state(words: &Words, row: &ChannelRow) -> Markup {
    html! { span.state.off[row.state == ChannelState::Off] { (words.say(&format!("notices-state-{}", row.state.word()))) } }
}

/// What was wrong, from the word that is stored.
fn problem(words: &Words, stored: &str) -> String {
    match stored.strip_prefix("answered-") {
        Some(status) => words.fill("notices-problem-answered", &[("status", status.into())]),
        None => words.say(&format!("notices-problem-{stored}")),
    }
}

/// What can be added.
fn ways(this: &NoticesPage<'_>, words: &Words) -> Markup {
    html! {
        // The script shows it where the browser can.
        @if let Some(key) = &this.push_key {
            li hidden data-push=(key) {
                h3 { (words.say("notices-push")) }
                p.hint { (words.say("notices-push-hint")) }
                button type="button" data-subscribe { (icon("person")) (words.say("notices-push-add")) }
                p.asked role="status" data-refused=(words.say("notices-push-refused")) data-failed=(words.say("notices-push-failed")) {}
            }
        }
        @if this.mail {
            li {
                h3 { (words.say("notices-email")) }
                p.hint { (words.say("notices-email-hint")) }
                form.stack method="post" action="/me/notices/mail" {
                    label.field { span { (words.say("notices-email-address")) }
                        input type="email" name="address" required maxlength="254" autocomplete="email"; }
                    button { (words.say("notices-email-add")) }
                }
            }
        }
        li {
            h3 { (words.say("notices-webhook")) }
            p.hint { (words.say("notices-webhook-hint")) }
            form.stack method="post" action="/me/notices/webhook" {
                label.field { span { (words.say("notices-webhook-address")) }
                    input type="url" name="address" required maxlength="1000" placeholder="https://" autocomplete="off"; }
                label.field { span { (words.say("notices-webhook-shape")) }
                    select name="shape" {
                        @for shape in SHAPES { option value=(shape.word()) { (words.say(&format!("shape-{}", shape.word()))) } }
                    }
                }
                button { (words.say("notices-webhook-add")) }
            }
        }
    }
}

fn most(this: &NoticesPage<'_>, words: &Words) -> Markup {
    let mut numbers: Vec<i64> = MOST_A_DAY.iter().map(|number| i64::from(*number)).chain([this.most]).collect();
    numbers.sort_unstable();
    numbers.dedup();
    html! {
        p { (words.say("notices-most-hint")) }
        form.stack method="post" action="/me/notices/most" {
            label.field { span { (words.say("notices-most-field")) }
                select name="most" {
                    @for number in numbers { option value=(number) selected[number == this.most] { (number) } }
                }
            }
            button.small { (words.say("me-save")) }
        }
    }
}

/// A question about an address for e-mail that is answered with one click, from wherever the letter is read.
pub fn question(frame: &Frame, to: &str, kind: &str, address: &str) -> Markup {
    let words = frame.words();
    let title = words.say(&format!("mail-{kind}-title"));
    let content = html! {
        section.parch.alone {
            h1 { (title) }
            p.lead { (words.fill(&format!("mail-{kind}-question"), &[("address", address.into())])) }
            form.stack method="post" action=(to) { button.big { (words.say(&format!("mail-{kind}-go"))) } }
        }
    };
    page(frame, &format!("{title} – Meadhall"), &[STYLE], content)
}

/// What came of it.
pub fn answered(frame: &Frame, kind: &str) -> Markup {
    let words = frame.words();
    let title = words.say(&format!("mail-{kind}-title"));
    let content = html! {
        section.parch.alone {
            h1 { (title) }
            p.lead { (words.say(&format!("mail-{kind}-done"))) }
            a.button.big href="/" { (words.say("notice-home")) }
        }
    };
    page(frame, &format!("{title} – Meadhall"), &[STYLE], content)
}

/// The page that stands where the house cannot be reached.
pub fn offline(frame: &Frame) -> Markup {
    let words = frame.words();
    let title = words.say("offline-title");
    let content = html! {
        section.parch.alone {
            h1 { (title) }
            p.lead { (words.say("offline-lead")) }
            a.button.big href="/" { (words.say("offline-again")) }
        }
    };
    page(frame, &format!("{title} – Meadhall"), &[], content)
}
