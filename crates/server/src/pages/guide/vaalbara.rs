//! The guide: a few screens that teach a game in ten minutes, with the game's own cards and numbers.

mod advice;
mod cards;
mod ending;
mod neighbours;
mod order;
pub(crate) mod play;
mod round;
mod table;

use super::model::Frame;
use super::sheet::{self, Which};
use super::sprite::{emblem, icon};
use super::tiles;
use maud::{Markup, html};
use meadhall_engine::Game;
use meadhall_vaalbara::{Character, Clan, ROUNDS, Vaalbara, data::LANDS};
use meadhall_words::Words;

/// A screen of the guide: its anchor and what draws it.
type Screen = (&'static str, fn(&Words) -> Markup);

/// The screens in their order. Titles are `guide-<anchor>-title`.
const SCREENS: [Screen; 12] = [
    ("about", about),
    ("table", table::table),
    ("round", round::steps),
    ("order", order::order),
    ("example", round::example),
    ("lands", cards::lands),
    ("characters", cards::characters),
    ("neighbours", neighbours::neighbours),
    ("end", ending::ending),
    ("secrets", advice::secrets),
    ("tips", advice::tips),
    ("here", advice::here),
];

/// The guide to a game; none if there is no such game.
pub fn guide(frame: &Frame, game: &str) -> Option<Markup> {
    if game != Vaalbara::ID {
        return None;
    }
    let words = Words::of(frame.lang, game);
    let title = |anchor: &str| words.say(&format!("guide-{anchor}-title"));
    let contents = SCREENS.iter().map(|(anchor, _)| ((*anchor).to_owned(), title(anchor))).collect();
    let body = html! {
        @for (n, (anchor, draw)) in SCREENS.iter().enumerate() {
            section.screen id=(anchor) aria-labelledby={ (anchor) "-title" } {
                h2 id={ (anchor) "-title" } { span.screen-number aria-hidden="true" { (n + 1) } (title(anchor)) }
                (draw(words))
                (ways(words, n, &title))
            }
        }
    };
    Some(sheet::page(frame, game, Which::Guide, lead(words), contents, body))
}

/// The ways to the screens before and after.
fn ways(words: &Words, n: usize, title: &dyn Fn(&str) -> String) -> Markup {
    let before = n.checked_sub(1).and_then(|n| SCREENS.get(n));
    let after = SCREENS.get(n + 1);
    html! {
        p.ways {
            @if let Some((anchor, _)) = before {
                a.way-back href={ "#" (anchor) } { (words.fill("guide-previous", &[("title", title(anchor).into())])) }
            } @else {
                a.way-back href="#top" { (words.say("guide-to-top")) }
            }
            @if let Some((anchor, _)) = after {
                a.way-on href={ "#" (anchor) } { (words.fill("guide-next", &[("title", title(anchor).into())])) }
            } @else {
                a.way-on href="/" { (words.say("guide-to-the-hall")) }
            }
        }
    }
}

fn lead(words: &Words) -> Markup {
    let (least, most) = Vaalbara::SEATS;
    let facts = [
        ("person", words.fill("guide-fact-players", &[("least", least.into()), ("most", most.into())])),
        ("clock", words.say("game-length")),
        ("replay", words.fill("guide-fact-rounds", &[("rounds", ROUNDS.into())])),
        ("deck", words.fill("guide-fact-lands", &[("lands", LANDS.into())])),
        ("hand", words.fill("guide-fact-characters", &[("characters", Character::ALL.len().into())])),
    ];
    html! {
        p.sheet-lead { (words.say("guide-lead")) }
        ul.facts { @for (sign, fact) in facts { li { (icon(sign)) " " (fact) } } }
    }
}

/// What the game is about.
fn about(words: &Words) -> Markup {
    html! {
        p { (words.fill("guide-about-story", &[("rounds", ROUNDS.into())])) }
        ul.clans {
            @for clan in Clan::ALL {
                li {
                    (emblem(clan.word())) strong { (tiles::clan_name(words, clan)) } " "
                    span { (words.say(&format!("clan-{clan}-own"))) }
                }
            }
        }
        p { (words.say("guide-about-clans")) }
        p { (words.say("guide-about-round")) }
        p.punch { (words.say("guide-about-question")) }
    }
}
