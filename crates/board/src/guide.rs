//! The guide: a few screens that teach a game in ten minutes, with the game's own cards and numbers.

mod blood_rage;
mod closing;
pub(crate) mod vaalbara;
mod valhalla;

use super::model::Frame;
use super::sheet::{self, Which};
use maud::{Markup, html};
use meadhall_blood_rage::BloodRage;
use meadhall_engine::Game;
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;
use meadhall_words::Words;

/// A screen of a guide: its anchor and what draws it. Its title is `guide-<anchor>-title`.
type Screen = (&'static str, fn(&Words) -> Markup);

/// What the guide to one game is made of.
struct Guide {
    /// What stands above the first screen.
    lead: fn(&Words) -> Markup,
    /// The screens in their order, in parts that are a page each.
    parts: &'static [&'static [Screen]],
}

impl Guide {
    fn of(game: &str) -> Option<Guide> {
        match game {
            Vaalbara::ID => Some(vaalbara::GUIDE),
            BloodRage::ID => Some(blood_rage::GUIDE),
            Valhalla::ID => Some(valhalla::GUIDE),
            _ => None,
        }
    }

    /// All screens with the number of their part, from 0.
    fn screens(&self) -> impl Iterator<Item = (usize, &'static Screen)> {
        self.parts.iter().enumerate().flat_map(|(part, screens)| screens.iter().map(move |screen| (part, screen)))
    }
}

/// How many parts the guide to a game has, each a page of its own.
pub fn parts(game: &str) -> usize {
    Guide::of(game).map_or(0, |guide| guide.parts.len())
}

/// The address of a screen as seen from a part: `?part=2#battle`, or `#battle` alone.
fn address(from: usize, part: usize, anchor: &str) -> String {
    if from == part { format!("#{anchor}") } else { format!("?part={}#{anchor}", part + 1) }
}

/// The part of the guide to a game that the address asks for, the first if it asks for none; none if there is no such
/// game.
pub fn guide(frame: &Frame, game: &str) -> Option<Markup> {
    let guide = Guide::of(game)?;
    let wanted = sheet::asked(&frame.here, "part").and_then(|part| part.parse::<usize>().ok()).unwrap_or_default();
    let now = wanted.clamp(1, guide.parts.len().max(1)) - 1;
    let words = Words::of(frame.lang, game);
    let title = |anchor: &str| words.say(&format!("guide-{anchor}-title"));
    let screens: Vec<(usize, &Screen)> = guide.screens().collect();
    let contents = screens.iter().map(|(part, (anchor, _))| (address(now, *part, anchor), title(anchor))).collect();
    let body = html! {
        @for (n, (_, (anchor, draw))) in screens.iter().enumerate().filter(|(_, (part, _))| *part == now) {
            section.screen id=(anchor) aria-labelledby={ (anchor) "-title" } {
                h2 id={ (anchor) "-title" } { span.screen-number aria-hidden="true" { (n + 1) } (title(anchor)) }
                (draw(words))
                (ways(words, &screens, n, &title))
            }
        }
    };
    Some(sheet::page(frame, game, Which::Guide, (guide.lead)(words), contents, body))
}

/// The ways to the screens before and after.
fn ways(words: &Words, screens: &[(usize, &Screen)], n: usize, title: &dyn Fn(&str) -> String) -> Markup {
    let now = screens[n].0;
    let before = n.checked_sub(1).and_then(|n| screens.get(n));
    let after = screens.get(n + 1);
    html! {
        p.ways {
            @if let Some((part, (anchor, _))) = before {
                a.way-back href=(address(now, *part, anchor)) { (words.fill("guide-previous", &[("title", title(anchor).into())])) }
            } @else {
                a.way-back href="#top" { (words.say("guide-to-top")) }
            }
            @if let Some((part, (anchor, _))) = after {
                a.way-on href=(address(now, *part, anchor)) { (words.fill("guide-next", &[("title", title(anchor).into())])) }
            } @else {
                a.way-on href="/" { (words.say("guide-to-the-hall")) }
            }
        }
    }
}
