//! The sheets that explain a game: its guide, its cards and its rules, each with contents beside it.

use super::layout;
use super::model::Frame;
use maud::{Markup, html};
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

/// Puts a sheet together: title, lead, the way to the other sheets, contents as id and title, and the body.
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
                    @for (id, title) in &contents {
                        li { a href={ "#" (id) } { (title) } }
                    }
                }
            }
            div.sheet-body { (body) }
        }
    };
    layout::page(frame, &title, &["guide.css"], main)
}
