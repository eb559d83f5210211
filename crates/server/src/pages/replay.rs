//! The replay of a finished game: any moment, seen from any seat.

use super::model::{ReplayInfo, TablePage};
use maud::{Markup, html};
use meadhall_board::icon;

/// The bar with the slider, the steps, the seats and what can be done from here.
pub fn controls(page: &TablePage<'_>, place: &ReplayInfo) -> Markup {
    let words = page.words;
    let seat = place.seat.map_or(0, |seat| seat.index() + 1);
    let address = |at: usize| format!("/table/{}/replay?at={at}&seat={seat}", page.id);
    let steps = [
        ("replay-first", "|◀", 0, place.at > 0),
        ("replay-back", "◀", place.at.saturating_sub(1), place.at > 0),
        ("replay-next", "▶", (place.at + 1).min(place.turns), place.at < place.turns),
        ("replay-last", "▶|", place.turns, place.at < place.turns),
    ];
    html! {
        form #replay .replay-bar method="get" action={ "/table/" (page.id) "/replay" } data-slide {
            div.steps {
                @for (key, sign, at, possible) in steps {
                    @if possible {
                        a.way href=(address(at)) aria-label=(words.say(key)) data-step=(key) { (sign) }
                    } @else {
                        span.way aria-hidden="true" { (sign) }
                    }
                }
            }
            label.slide {
                span { (words.fill("replay-place", &[("at", place.at.into()), ("turns", place.turns.into())])) }
                input type="range" name="at" min="0" max=(place.turns) value=(place.at);
            }
            label { span { (words.say("replay-seat")) }
                select name="seat" {
                    option value="0" selected[seat == 0] { (words.say("replay-spectator")) }
                    @for info in &page.seats {
                        option value=(info.seat.index() + 1) selected[seat == info.seat.index() + 1] { (info.name) }
                    }
                }
            }
            button.small.no-script { (words.say("replay-show")) }
        }
        p #prompt aria-live="polite" { (page.prompt) }
        div.replay-acts {
            a.button.quiet href={ "/table/" (page.id) } { (words.say("replay-table")) }
            a.button.quiet href={ "/table/" (page.id) "/record" } download title=(words.say("replay-record")) { (icon("download")) span { (words.say("replay-record")) } }
            form.inline method="post" action={ "/table/" (page.id) "/continue" } data-full {
                input type="hidden" name="at" value=(place.at);
                label { span.sr { (words.say("replay-level")) }
                    select name="level" {
                        @for level in ["easy", "normal", "hard"] {
                            option value=(level) selected[level == "normal"] { (words.say(&format!("level-{level}"))) }
                        }
                    }
                }
                button.small disabled[place.at >= place.turns] { (icon("bot")) (words.say("replay-continue")) }
            }
        }
    }
}
