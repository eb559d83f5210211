//! Talk at a table: what was said, a palette of phrases and signs, and a line to type. Beside what a move swaps, so that nothing
//! typed is lost.

use super::layout::page;
use super::model::Frame;
use super::people::day;
use crate::store::Room;
use crate::talk::{Heard, LENGTH, Line, PHRASES, SIGNS, Said};
use maud::{Markup, html};
use meadhall_board::icon;
use meadhall_engine::Seat;
use meadhall_words::Words;

/// Talk as one reader sees it.
pub struct TalkInfo {
    /// The table's id.
    pub id: String,
    /// The seat that the page is shown to.
    pub me: Option<Seat>,
    /// Whether the reader is the host.
    pub host: bool,
    /// What she hears.
    pub heard: Heard,
    /// Something to notice: what was refused and why, or that something was told.
    pub notice: Option<String>,
    /// What she has typed and could not say.
    pub typed: String,
}

/// The way to the talk, in the bar of what is asked.
pub fn way(words: &Words) -> Markup {
    html! { a.talk-way href="#talk-lines" { (icon("talk")) span { (words.say("talk-title")) } } }
}

/// The talk.
pub fn talk(words: &Words, talk: &TalkInfo) -> Markup {
    let Heard { room, lines, others, closed, .. } = &talk.heard;
    let seated = *room == Room::Players;
    html! {
        details #talk .panel data-said=(talk.heard.count) data-talk=(address(talk)) open[talk.notice.is_some()] {
            summary { (icon("talk")) (words.say("talk-title")) }
            div.talk-box {
                @if !seated {
                    h3 { (words.say("talk-of-players")) }
                    (log(words, talk, others, Room::Players))
                    h3 { (words.say("talk-of-watchers")) }
                }
                (log(words, talk, lines, *room))
                @if seated && !others.is_empty() {
                    details { summary { (words.say("talk-of-watchers")) } (log(words, talk, others, Room::Watchers)) }
                }
                @if let Some(notice) = &talk.notice { p.problem role="alert" { (notice) } }
                @if *closed { p.hint { (words.say("talk-is-closed")) } } @else { (speak(words, talk, seated)) }
                (manners(words, talk))
            }
        }
    }
}

/// Where talk is sent and asked for.
fn address(talk: &TalkInfo) -> String {
    match talk.me {
        Some(seat) => format!("/table/{}/talk?seat={}", talk.id, seat.index() + 1),
        None => format!("/table/{}/talk", talk.id),
    }
}

fn seat_field(talk: &TalkInfo) -> Markup {
    html! { @if let Some(seat) = talk.me { input type="hidden" name="seat" value=(seat.index() + 1); } }
}

fn log(words: &Words, talk: &TalkInfo, lines: &[Line], room: Room) -> Markup {
    let label = if room == Room::Players { "talk-of-players" } else { "talk-of-watchers" };
    html! {
        div.talk-lines id=[(room == talk.heard.room).then_some("talk-lines")] tabindex="0" role="log" aria-label=(words.say(label)) data-room=(room.word()) data-none=(words.say("talk-nothing")) {
            @for (n, line) in lines.iter().enumerate() {
                @let before = n.checked_sub(1).map(|n| lines[n].at.div_euclid(86_400));
                @if before != Some(line.at.div_euclid(86_400)) { p.talk-day { (day(words, line.at)) } }
                (said(words, talk, line))
            }
        }
    }
}

fn said(words: &Words, talk: &TalkInfo, line: &Line) -> Markup {
    html! {
        div.talk-line.own[line.mine] data-line=(line.n) {
            p { b { (line.name) } " "
                @match &line.said {
                    Said::Phrase(key) => span.phrase { (words.say(key)) },
                    Said::Sign(sign) => (sign_of(words, sign)),
                    Said::Text(text) => span { (text) },
                }
            }
            @if !line.mine {
                details.talk-more {
                    summary aria-label=(words.fill("talk-about-line", &[("who", line.name.as_str().into())])) { "…" }
                    form method="post" action={ "/table/" (talk.id) "/talk/mute" } {
                        (seat_field(talk)) (of_line(line))
                        button.small.quiet { (words.fill("talk-mute", &[("who", line.name.as_str().into())])) }
                    }
                    form method="post" action={ "/table/" (talk.id) "/talk/report" } {
                        (seat_field(talk)) (of_line(line)) (reason(words))
                        button.small.quiet { (icon("flag")) (words.say("talk-report")) }
                    }
                }
            }
        }
    }
}

fn of_line(line: &Line) -> Markup {
    html! {
        input type="hidden" name="room" value=(line.room.word());
        input type="hidden" name="n" value=(line.n);
    }
}

fn reason(words: &Words) -> Markup {
    html! {
        label.field { span { (words.say("report-reason")) } input type="text" name="reason" maxlength="500" autocomplete="off"; }
    }
}

/// A line to type, and the palette.
fn speak(words: &Words, talk: &TalkInfo, seated: bool) -> Markup {
    html! {
        form.talk-say method="post" action={ "/table/" (talk.id) "/talk" } {
            (seat_field(talk))
            label { span.sr { (words.say(if seated { "talk-field" } else { "talk-field-watchers" })) }
                input type="text" name="text" value=(talk.typed) maxlength=(LENGTH) autocomplete="off" enterkeyhint="send"
                    placeholder=(words.say(if seated { "talk-field" } else { "talk-field-watchers" })); }
            button { (words.say("talk-say")) }
        }
        details.palette {
            summary { (words.say("talk-palette")) }
            form method="post" action={ "/table/" (talk.id) "/talk" } {
                (seat_field(talk))
                div.signs { @for sign in SIGNS { button.quiet name="phrase" value={ "sign-" (sign) } { (sign_of(words, sign)) } } }
                div.phrases {
                    @for phrase in PHRASES {
                        button.quiet.small name="phrase" value=(phrase) { (words.say(&format!("talk-phrase-{phrase}"))) }
                    }
                }
            }
        }
    }
}

/// What else can be done: hear everybody again, tell whoever runs the hall of somebody, close the talk, or have none at all.
fn manners(words: &Words, talk: &TalkInfo) -> Markup {
    let Heard { closed, mutes, people, .. } = &talk.heard;
    html! {
        details.talk-manners {
            summary { (words.say("talk-manners")) }
            p.hint { (words.say("talk-hint")) }
            @if *mutes {
                form method="post" action={ "/table/" (talk.id) "/talk/mute" } {
                    (seat_field(talk))
                    button.small.quiet { (words.say("talk-hear-all")) }
                }
            }
            @if !people.is_empty() {
                form method="post" action={ "/table/" (talk.id) "/talk/report" } {
                    (seat_field(talk))
                    label.field { span { (words.say("report-whom")) }
                        select name="whom" { @for (seat, name) in people { option value=(seat + 1) { (name) } } } }
                    (reason(words))
                    button.small.quiet { (icon("flag")) (words.say("talk-report")) }
                }
            }
            @if talk.host {
                form method="post" action={ "/table/" (talk.id) "/talk/close" } {
                    (seat_field(talk))
                    button.small.quiet name="on" value=(if *closed { "no" } else { "yes" }) {
                        (words.say(if *closed { "talk-open" } else { "talk-close" }))
                    }
                }
            }
        }
    }
}

/// The page that says that something was told, for who has no script.
pub fn reported(frame: &Frame, back: &str) -> Markup {
    let words = frame.words();
    let content = html! {
        section.parch.alone {
            h1 { (words.say("report-title")) }
            p.lead { (words.say("report-made")) }
            a.button.big href=(back) { (words.say("notice-back")) }
        }
    };
    page(frame, &format!("{} – Meadhall", words.say("report-title")), &[], content)
}

/// A sign: a drawing with a name.
fn sign_of(words: &Words, sign: &str) -> Markup {
    let name = words.say(&format!("talk-sign-{sign}"));
    html! {
        svg.talk-sign viewBox="0 0 24 24" role="img" aria-label=(name) {
            title { (name) }
            path d=(drawing(sign)) fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" {}
        }
    }
}

/// How a sign is drawn: one stroke of a pen.
fn drawing(sign: &str) -> &'static str {
    match sign {
        "smile" => "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M8.500 9v1.500M15.500 9v1.500M7.500 14c2 3.500 7 3.500 9 0",
        "gasp" => {
            "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M8.500 8.500v1.500M15.500 8.500v1.500M10 15a2 2.300 0 1 0 4 0 2 2.300 0 1 0-4 0"
        }
        "tear" => {
            "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M8 9.500h2M14 9.500h2M8.500 16.500c1.500-2.500 5.500-2.500 7 0M16 11.500c1.500 2 1.500 3 0 3s-1.500-1 0-3"
        }
        "thumb" => {
            "M4 11h3v9H4zM7 12l4-8c1.800 0 2.400 1.200 2 3l-.7 3H18c1.500 0 2.200 1.200 1.800 2.500l-1.600 6C18 19.500 17 20 16 20H7"
        }
        "heart" => {
            "M12 20.500C5 15.500 3 12 3 8.800 3 4.500 9.500 2.800 12 7.500c2.500-4.700 9-3 9 1.300 0 3.200-2 6.700-9 11.700z"
        }
        "horn" => "M3.500 4.500h8c0 5 3.500 8 9.500 7.500-3.500 8-16.500 8-17.500-7.500zM4 8.500h8M15 12l-2.500 5.500",
        "axe" => {
            "M5 21.500L15.500 2.500M13.800 5.500c3.500-2.500 7.700.5 7.700 6-2-1.700-3.200-.7-4.200 1.500-.8-2.300-2.700-3.500-6-3"
        }
        _ => {
            "M6 3h12M6 21h12M7.500 3c0 5 3.700 6 3.700 9s-3.700 4-3.700 9M16.500 3c0 5-3.700 6-3.700 9s3.700 4 3.700 9M10 18.500h4"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_words::Lang;
    use std::collections::BTreeSet;

    #[test]
    fn every_phrase_and_sign_has_words_and_no_two_signs_one_drawing() {
        for lang in Lang::ALL {
            let words = Words::house(lang);
            assert!(PHRASES.iter().all(|phrase| words.has(&format!("talk-phrase-{phrase}"))), "{lang:?}");
            assert!(SIGNS.iter().all(|sign| words.has(&format!("talk-sign-{sign}"))), "{lang:?}");
        }
        assert_eq!(SIGNS.into_iter().map(drawing).collect::<BTreeSet<_>>().len(), SIGNS.len());
    }
}
