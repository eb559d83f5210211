//! The end of a game: who won, how the points came about, and that no shuffle was touched.

use super::chances::chances;
use super::model::{EndInfo, Proof, SeatInfo, TablePage};
use super::people::emblem;
use maud::{Markup, html};
use meadhall_board::{FEAST_SIZE, icon};

/// The end of a game, above the final board.
pub fn ending(page: &TablePage<'_>, end: &EndInfo) -> Markup {
    let words = page.words;
    html! {
        section.ending aria-label=(words.say("end-label")) {
            figure.feast {
                @let (width, height) = FEAST_SIZE;
                img src=(picture(page)) width=(width) height=(height) alt=(words.fill("feast-alt", &[("end", page.prompt.as_str().into())]));
            }
            ol.places {
                @for (place, seat, score) in &end.places {
                    @if let Some(info) = page.seats.iter().find(|info| info.seat == *seat) {
                        (standing(page, *place, info, *score))
                    }
                }
            }
            (end.scoring)
            @if let Some(course) = &page.course { (chances(page, course)) }
            div.end-acts {
                a.button.big href={ "/table/" (page.id) "/replay?at=0" } { (icon("replay")) (words.say("end-replay")) }
                form method="post" action="/new" data-full {
                    @for (name, value) in &end.rematch { input type="hidden" name=(name) value=(value); }
                    button.big { (words.say("end-rematch")) }
                }
                a.button href=(picture(page)) download={ "meadhall-" (page.id) ".svg" } data-png={ "meadhall-" (page.id) ".png" } {
                    (icon("download")) (words.say("feast-keep"))
                }
                button.quiet type="button" data-copy={ "/table/" (page.id) } { (icon("link")) (words.say("feast-link")) }
                a.button.quiet href={ "/table/" (page.id) "/record" } download {
                    (icon("download")) (words.say("replay-record"))
                }
                a.button.quiet href="/" { (words.say("nav-home")) }
            }
            (seed(page, end))
        }
    }
}

/// The address of the picture. It names the version, because the picture gains what decided the game once that is known.
fn picture(page: &TablePage<'_>) -> String {
    format!("/table/{}/feast.svg?version={}", page.id, page.version)
}

fn standing(page: &TablePage<'_>, place: u8, info: &SeatInfo, score: i32) -> Markup {
    let words = page.words;
    html! {
        li.place.first[place == 1] value=(place) {
            @if place == 1 { (icon("crown")) }
            @if let Some(clan) = info.clan { (page.game.board.assets().emblem(clan)) }
            (emblem::named(&page.people, info.seat.index(), &info.name))
            // Who played alone has won or lost, as the sentence above says.
            @if page.seats.len() > 1 {
                span { (words.fill("end-place", &[("place", place.into()), ("vp", score.into())])) }
            }
        }
    }
}

fn seed(page: &TablePage<'_>, end: &EndInfo) -> Markup {
    let words = page.words;
    html! {
        details.fair.seal.bad[end.proof == Proof::Broken] {
            summary {
                (icon(if end.proof == Proof::Sound { "check" } else { "flag" }))
                @match &end.proof {
                    Proof::Sound => (words.say("seed-verified")),
                    Proof::Broken => (words.say("seed-not-verified")),
                    Proof::OtherRules { played, here } => {
                        @let played: Vec<String> = played.iter().map(u32::to_string).collect();
                        (words.fill("seed-other-rules", &[("played", played.join(", ").into()), ("here", (*here).into())]))
                    }
                }
            }
            p { (words.say("seed-how")) }
            dl.pairs {
                dt { (words.say("seed-hash")) } dd { code.hash { (page.commitment) } }
                dt { (words.say("seed-server")) } dd { code.hash { (end.server_part) } }
                @for (info, part) in page.seats.iter().zip(&end.parts) {
                    dt { (words.fill("seed-part", &[("who", info.name.as_str().into())])) }
                    dd { @if part.is_empty() { "–" } @else { code.hash { (part) } } }
                }
                dt { (words.say("seed-mixed")) } dd { code.hash { (end.seed) } }
            }
        }
    }
}
