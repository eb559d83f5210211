//! The guide: a few screens that teach a game in ten minutes, with the game's own cards and numbers.

pub mod closing;

use crate::Sheet;
use crate::plain_text::plain_text;
use crate::sheet::{anchor_address, wanted_page};
use maud::{Markup, html};
use meadhall_words::Words;

/// A screen of a guide: its anchor and what draws it. Its title is `guide-<anchor>-title`.
pub type Screen = (&'static str, fn(&Words) -> Markup);

/// What the guide to one game is made of.
#[derive(Clone, Copy, Debug)]
pub struct Guide {
    /// What stands above the first screen.
    pub lead: fn(&Words) -> Markup,
    /// The screens in their order, in parts that are a page each.
    pub parts: &'static [&'static [Screen]],
    /// Which screen treats the subject of a section of the rules: the number of the section, and the anchor of the screen.
    pub sections: &'static [(&'static str, &'static str)],
}

/// What a guide says on a subject, as plain text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// The title of the screen.
    pub title: String,
    /// Its paragraphs, a line each.
    pub lines: Vec<String>,
}

impl Guide {
    /// The part that the address of the page asks for by `?part=2`, the first if it asks for none.
    pub fn sheet(&self, words: &Words, address: &str) -> Sheet {
        let now = wanted_page(address, "part", self.parts.len());
        let screens: Vec<(usize, &Screen)> = self.screens().collect();
        let contents = screens.iter().map(|(part, (anchor, _))| (place(now, *part, anchor), title(words, anchor)));
        let body = html! {
            @for (n, (_, (anchor, draw))) in screens.iter().enumerate().filter(|(_, (part, _))| *part == now) {
                section.screen id=(anchor) aria-labelledby={ (anchor) "-title" } {
                    h2 id={ (anchor) "-title" } { span.screen-number aria-hidden="true" { (n + 1) } (title(words, anchor)) }
                    (draw(words))
                    (ways(words, &screens, n))
                }
            }
        };
        Sheet { lead: (self.lead)(words), contents: contents.collect(), body }
    }

    /// What the guide says on the subject of a section of the rules, by its number; none if it says nothing of it.
    pub fn passage(&self, words: &Words, section: &str) -> Option<Passage> {
        let (_, wanted) = self.sections.iter().find(|(number, _)| *number == section)?;
        let (_, (anchor, draw)) = self.screens().find(|(_, (anchor, _))| anchor == wanted)?;
        Some(Passage { title: title(words, anchor), lines: plain_text(&draw(words).into_string()) })
    }

    /// All screens with the number of their part, from 0.
    fn screens(&self) -> impl Iterator<Item = (usize, &'static Screen)> {
        self.parts.iter().enumerate().flat_map(|(part, screens)| screens.iter().map(move |screen| (part, screen)))
    }
}

fn place(from: usize, part: usize, anchor: &str) -> String {
    anchor_address("part", from, part, anchor)
}

fn title(words: &Words, anchor: &str) -> String {
    words.say(&format!("guide-{anchor}-title"))
}

/// The ways to the screens before and after.
fn ways(words: &Words, screens: &[(usize, &Screen)], n: usize) -> Markup {
    let now = screens[n].0;
    let before = n.checked_sub(1).and_then(|n| screens.get(n));
    let after = screens.get(n + 1);
    let named = |key: &str, anchor: &str| words.fill(key, &[("title", title(words, anchor).into())]);
    html! {
        p.ways {
            @if let Some((part, (anchor, _))) = before {
                a.way-back href=(place(now, *part, anchor)) { (named("guide-previous", anchor)) }
            } @else {
                a.way-back href="#top" { (words.say("guide-to-top")) }
            }
            @if let Some((part, (anchor, _))) = after {
                a.way-on href=(place(now, *part, anchor)) { (named("guide-next", anchor)) }
            } @else {
                a.way-on href="/" { (words.say("guide-to-the-hall")) }
            }
        }
    }
}
