//! One's own page: name and emblem, how to be known, browsers, data.

use super::rest::{RestInfo, rest};
use super::{SCRIPT, STYLE, day, emblem};
use crate::pages::layout::page;
use crate::pages::model::Frame;
use crate::store::{DeviceRow, PasskeyRow, PersonRow};
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_words::Words;

/// One's own page.
pub struct Me<'a> {
    /// What every page needs.
    pub frame: &'a Frame,
    /// The person that the visitor is known as.
    pub known: Option<&'a PersonRow>,
    /// Her browsers.
    pub devices: Vec<DeviceRow>,
    /// This one, by its id.
    pub device: &'a str,
    /// Her passkeys.
    pub passkeys: Vec<PasskeyRow>,
    /// Whether passkeys can be made here.
    pub passkeys_work: bool,
    /// Night and days off.
    pub rest: RestInfo,
}

/// One's own page.
pub fn me(me: &Me<'_>) -> Markup {
    let words = me.frame.words();
    let content = html! {
        div.sheets {
            h1 { (words.say("me-title")) }
            section.parch aria-labelledby="name-title" {
                h2 #name-title { (words.say(if me.known.is_some() { "me-name-and-emblem" } else { "field-name" })) }
                (name(me, words))
            }
            section.parch aria-labelledby="notices-title" {
                h2 #notices-title { (words.say("notices-title")) }
                p { (words.say("notices-lead")) }
                a.button href="/me/notices" { (words.say("notices-way")) }
            }
            section.parch aria-labelledby="known-title" {
                h2 #known-title { (words.say("me-known-title")) }
                p { (words.say(if me.known.is_some() { "me-known-lead" } else { "me-guest-lead" })) }
                (ways(me, words))
            }
            @if let Some(person) = me.known {
                section.parch aria-labelledby="devices-title" {
                    h2 #devices-title { (words.say("devices-title")) }
                    (devices(me, words, person))
                }
            }
            (rest(words, &me.rest))
            section.parch aria-labelledby="data-title" {
                h2 #data-title { (words.say("data-title")) }
                p { (words.say("data-hint")) }
                div.acts {
                    a.button href="/me/data.json" download { (icon("download")) (words.say("data-download")) }
                    a.button.quiet href="/me/delete" { (words.say("delete-title")) }
                }
            }
        }
    };
    page(me.frame, &format!("{} – Meadhall", words.say("me-title")), &[STYLE, SCRIPT], content)
}

fn name(me: &Me<'_>, words: &Words) -> Markup {
    html! {
        form.stack method="post" action="/me" {
            div.named {
                @if let Some(person) = me.known { (emblem::emblem(person)) }
                label.field { span.sr[me.known.is_none()] { (words.say("field-name")) }
                    input type="text" name="name" value=(me.frame.name) maxlength="24" autocomplete="nickname"
                        placeholder=(words.say("name-default")); }
            }
            @if let Some(person) = me.known {
                fieldset.picks {
                    legend { (words.say("me-motif")) }
                    @for motif in emblem::motifs() {
                        label { input type="radio" name="motif" value=(motif) checked[motif == person.motif];
                            (emblem::drawn(motif, &person.colour)) span { (words.say(&format!("motif-{motif}"))) } }
                    }
                }
                fieldset.picks {
                    legend { (words.say("me-colour")) }
                    @for colour in emblem::colours() {
                        label { input type="radio" name="colour" value=(colour) checked[colour == person.colour];
                            (emblem::drawn(&person.motif, colour)) span { (words.say(&format!("shield-{colour}"))) } }
                    }
                }
            }
            div.acts {
                button { (words.say("me-save")) }
                @if let Some(person) = me.known {
                    a.button.quiet href={ "/people/" (person.id) } { (icon("person")) (words.say("me-profile")) }
                }
            }
        }
    }
}

/// The ways to be known again.
fn ways(me: &Me<'_>, words: &Words) -> Markup {
    let code_made = me.known.and_then(|person| person.code_made);
    html! {
        @if me.known.is_some() && me.passkeys.is_empty() && code_made.is_none() {
            p.notice { (words.say("way-none")) }
        }
        ul.ways {
            // The script shows it where the browser can.
            @if me.passkeys_work {
                li hidden data-passkeys {
                    h3 { (words.say("way-passkey")) }
                    p.hint { (words.say("way-passkey-hint")) }
                    (passkeys(me, words))
                    button type="button" data-passkey="new" { (words.say("way-passkey-make")) }
                    (asked(words))
                }
            }
            li {
                h3 { (words.say("way-code")) }
                p.hint { (words.say("way-code-hint"))
                    @if let Some(made) = code_made { " " (words.say("way-code-made")) " " (day(words, made)) "." } }
                form method="post" action="/me/code" {
                    button { (words.say(if code_made.is_some() { "way-code-again" } else { "way-code-make" })) }
                }
            }
            li {
                h3 { (words.say("way-link")) }
                p.hint { (words.say("way-link-hint")) }
                form method="post" action="/me/link" { button { (icon("link")) (words.say("way-link-make")) } }
            }
            @if me.known.is_none() {
                li { h3 { (words.say("way-sign-in")) } a.button href="/sign-in" { (words.say("sign-in-title")) } }
            }
        }
    }
}

/// What the script says while it asks for a passkey.
pub(super) fn asked(words: &Words) -> Markup {
    html! { p.asked role="status" data-refused=(words.say("passkey-refused")) data-failed=(words.say("passkey-failed")) {} }
}

fn passkeys(me: &Me<'_>, words: &Words) -> Markup {
    html! {
        @if !me.passkeys.is_empty() {
            ul.kept {
                @for passkey in &me.passkeys {
                    li {
                        span { strong { (passkey.label) } " " span.hint { (words.say("passkey-since")) " " (day(words, passkey.created)) } }
                        form method="post" action="/me/passkey/remove" {
                            input type="hidden" name="id" value=(passkey.id);
                            button.small.quiet { (words.say("passkey-remove")) span.sr { " " (passkey.label) } }
                        }
                    }
                }
            }
        }
    }
}

fn devices(me: &Me<'_>, words: &Words, person: &PersonRow) -> Markup {
    let safe = person.code_made.is_some() || !me.passkeys.is_empty() || me.devices.len() > 1;
    html! {
        ul.kept {
            @for device in &me.devices {
                li {
                    span {
                        strong { (device.label) }
                        @if device.id == me.device { " " span.state { (words.say("device-this")) } }
                        @else { " " span.hint { (words.say("device-seen")) " " (day(words, device.seen)) } }
                    }
                    @if device.id != me.device {
                        form method="post" action="/me/device/remove" {
                            input type="hidden" name="id" value=(device.id);
                            button.small.quiet { (words.say("device-remove")) span.sr { " " (device.label) } }
                        }
                    }
                }
            }
        }
        @if !safe { p.hint { (words.say("sign-out-unsafe")) } }
        div.acts {
            form method="post" action="/me/sign-out" { button.quiet { (words.say("sign-out")) } }
            form method="post" action="/me/sign-out" {
                input type="hidden" name="everywhere" value="yes";
                button.quiet { (words.say("sign-out-everywhere")) }
            }
        }
    }
}
