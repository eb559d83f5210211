//! A table before its game: who sits where, links to send, what was agreed.

use super::invitation::{name_field, part_field};
use super::layout::shell;
use super::model::{Lobby, SeatInfo, Sitter};
use super::people::emblem;
use super::talk::talk;
use crate::people::address::{Reach, qr};
use maud::{Markup, html};
use meadhall_board::{drawing, icon};
use meadhall_bots::Level;

/// The page of a table whose game has not begun.
pub fn lobby(lobby: &Lobby<'_>) -> Markup {
    let words = lobby.words;
    let open = lobby.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count();
    let game = words.say("game-name");
    let title = words.fill("lobby-title", &[("game", game.as_str().into())]);
    let body = html! {
        main #main tabindex="-1" data-live={ "/table/" (lobby.id) "/events" } data-version=(lobby.version)
            data-lost=(words.say("connection-lost")) {
            section.parch.wide {
                (drawing("emblem-meadhall", "hall-big"))
                h1 { (title) }
                p.lead aria-live="polite" { (words.fill("lobby-waiting", &[("open", open.into())])) }
                @if let (true, Reach::Here(_)) = (lobby.host && open > 0, &lobby.reach) {
                    p.notice { (words.say("invite-only-here")) }
                }
                ol.seats { @for seat in &lobby.seats { (row(lobby, seat)) } }
                @if !lobby.options.is_empty() {
                    h2 { (words.say("lobby-options")) }
                    dl.pairs { @for (name, value) in &lobby.options { dt { (name) } dd { (value) } } }
                }
                @if let Some(info) = &lobby.talk { (talk(words, info)) }
                p.hint { (words.say("lobby-link")) " "
                    button.small type="button" data-copy={ "/table/" (lobby.id) } {
                        (icon("link")) (words.say("copy-table-link"))
                    }
                }
                @if lobby.unheard {
                    p.hint { (words.say("notices-offer")) " " a href="/me/notices" { (words.say("notices-way")) } }
                }
                p.hint { a.button.quiet href=(screen(lobby)) { (icon("spectator")) (words.say("screen-way")) } }
                @if lobby.host {
                    details.fair {
                        summary { (words.say("lobby-cancel")) }
                        p { (words.say("lobby-cancel-hint")) }
                        form method="post" action={ "/table/" (lobby.id) "/cancel" } { button { (words.say("lobby-cancel")) } }
                    }
                }
                details.fair {
                    summary { (words.say("seed-title")) }
                    p { (words.say("seed-explained")) }
                    p { (words.say("seed-hash")) " " code.hash { (lobby.commitment) } }
                }
            }
        }
    };
    shell(
        lobby.frame,
        &format!("{title} – Meadhall"),
        "plain",
        &["front.css", "people.css", "talk.css", "talk.js"],
        body,
    )
}

/// The address of the table on a big screen; the host's shows the way to the seats.
fn screen(lobby: &Lobby<'_>) -> String {
    let key = lobby.screen_key.as_deref().map(|key| format!("?key={key}")).unwrap_or_default();
    format!("/table/{}/screen{key}", lobby.id)
}

fn row(lobby: &Lobby<'_>, seat: &SeatInfo) -> Markup {
    let words = lobby.words;
    let number = seat.seat.index() + 1;
    let open = seat.sitter == Sitter::Open;
    html! {
        li.seat.open[open] {
            @match &seat.sitter {
                Sitter::Person { .. } => {
                    @if lobby.people.get(seat.seat.index()).is_none_or(Option::is_none) { (icon("person")) }
                    (emblem::named(&lobby.people, seat.seat.index(), &seat.name))
                    span.state { (words.say(if seat.mine { "seat-you" } else { "seat-here" })) }
                }
                Sitter::Bot(level) => {
                    (icon("bot")) strong { (seat.name) }
                    span.state { (words.fill("seat-bot", &[("level", words.say(&format!("level-{level}")).into())])) }
                }
                Sitter::Open => {
                    (icon("clock")) strong { (words.fill("seat-number", &[("number", number.into())])) }
                    span.state { (words.say("seat-open")) }
                }
            }
            @if let Some(link) = &seat.invitation {
                div.invite {
                    @let whole = format!("{}{link}", lobby.reach.base());
                    label { span.sr { (words.fill("invite-label", &[("number", number.into())])) }
                        input type="text" readonly value=(link) data-base=(lobby.reach.base()); }
                    button type="button" data-copy=(whole) { (icon("link")) (words.say("copy-link")) }
                    form method="post" action={ "/table/" (lobby.id) "/invite" } {
                        input type="hidden" name="seat" value=(number);
                        button.quiet { (words.say("invite-renew")) }
                    }
                    p.hint { (words.say("invite-hint")) }
                    details { summary { (words.say("invite-qr")) }
                        (qr(&whole, &words.fill("invite-label", &[("number", number.into())]))) }
                }
            }
            @if open && lobby.host { (for_nobody(lobby, number)) }
            @let called = lobby.called.contains(&seat.seat.index());
            @if open && called { p.hint { (words.say("lobby-called")) } }
            @if open && (lobby.may_join || called) {
                form.invite.stack method="post" action={ "/table/" (lobby.id) "/sit" } {
                    input type="hidden" name="seat" value=(number);
                    (name_field(words, &lobby.frame.name))
                    (part_field(words, &lobby.commitment))
                    button.big { (words.say("lobby-sit")) }
                }
            }
        }
    }
}

/// What a host can do with a seat that nobody takes.
fn for_nobody(lobby: &Lobby<'_>, number: usize) -> Markup {
    let words = lobby.words;
    html! {
        form.acts method="post" action={ "/table/" (lobby.id) "/fill" } {
            input type="hidden" name="seat" value=(number);
            label { span.sr { (words.say("lobby-fill-level")) }
                select name="level" {
                    @for level in Level::ALL {
                        option value=(level.word()) selected[level == Level::Normal] { (words.say(&format!("level-{}", level.word()))) }
                    }
                } }
            button.quiet { (icon("bot")) (words.say("lobby-fill")) }
            @if lobby.seats.len() > lobby.game.rules.seats.0 {
                button.quiet formaction={ "/table/" (lobby.id) "/take-away" } { (words.say("lobby-take-away")) }
            }
        }
    }
}
