//! The sheets that explain a game: its guide, its cards and its rules, each with contents beside it.

use super::layout;
use super::model::Frame;
use maud::{Markup, html};
use meadhall_engine::Game;
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;
use meadhall_words::clauses::Clauses;
use meadhall_words::{Lang, Words};

/// Which of a game's sheets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Which {
    Guide,
    Gallery,
    Rules,
}

impl Which {
    const ALL: [Which; 3] = [Which::Guide, Which::Gallery, Which::Rules];

    const fn word(self) -> &'static str {
        match self {
            Which::Guide => "guide",
            Which::Gallery => "gallery",
            Which::Rules => "rules",
        }
    }
}

/// What the address of a page says about a key: `red` for `clan` in `/gallery/vaalbara?clan=red`.
pub(super) fn asked<'a>(here: &'a str, key: &str) -> Option<&'a str> {
    let query = here.split_once('?').map_or("", |(_, query)| query);
    query.split('&').filter_map(|pair| pair.split_once('=')).find(|(name, _)| *name == key).map(|(_, value)| value)
}

/// Puts a sheet together: title, lead, the way to the other sheets, contents as address and title, and the body.
pub(super) fn page(
    frame: &Frame,
    game: &str,
    which: Which,
    lead: Markup,
    contents: Vec<(String, String)>,
    body: Markup,
) -> Markup {
    let words = Words::of(frame.lang, game);
    let title = words.fill(&format!("{}-title", which.word()), &[("game", words.say("game-name").into())]);
    // The rules are English in every language, and so are their headings.
    let contents_lang = (which == Which::Rules).then_some(Lang::En.code());
    let main = html! {
        div class={ "sheet sheet-" (which.word()) } {
            header.sheet-head #top {
                (games(frame, words, game, which))
                h1 { (title) }
                (lead)
                nav.sheet-others aria-label=(words.say("sheet-others")) {
                    ul {
                        @for other in Which::ALL {
                            @let current = (other == which).then_some("page");
                            li {
                                a href={ "/" (other.word()) "/" (game) } aria-current=[current] {
                                    (words.say(&format!("sheet-{}", other.word())))
                                }
                            }
                        }
                    }
                }
            }
            nav.sheet-contents aria-labelledby="contents-title" {
                h2 #contents-title { (words.say("sheet-contents")) }
                ol lang=[contents_lang] {
                    @for (address, title) in &contents {
                        li { a href=(address) { (title) } }
                    }
                }
            }
            div.sheet-body { (body) }
        }
    };
    let own = match game {
        Vaalbara::ID => "guide-vaalbara.css",
        Valhalla::ID => "guide-valhalla.css",
        _ => "guide-blood-rage.css",
    };
    // The rules are plain text: they need no more than what all sheets share.
    let css = ["guide.css", own];
    layout::page(frame, &title, if which == Which::Rules { &css[..1] } else { &css }, main)
}

/// The same sheet of the other games.
fn games(frame: &Frame, words: &Words, game: &str, which: Which) -> Markup {
    html! {
        nav.sheet-games aria-label=(words.say("sheet-games")) {
            ul {
                @for (id, _) in Clauses::every() {
                    li {
                        a href={ "/" (which.word()) "/" (id) } aria-current=[(id == game).then_some("true")] {
                            (Words::of(frame.lang, id).say("game-name"))
                        }
                    }
                }
            }
        }
    }
}
