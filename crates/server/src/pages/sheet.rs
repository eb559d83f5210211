//! The sheets that explain a game: its guide, its cards and its rules, each with contents beside it.

use super::layout;
use super::model::Frame;
use maud::{Markup, html};
use meadhall_board::Sheet;
use meadhall_games::{GAMES, GameEntry};
use meadhall_words::{Lang, Words};

/// Which of a game's sheets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetKind {
    /// A few screens that teach the game.
    Guide,
    /// Every card.
    Gallery,
    /// The numbered clauses.
    Rules,
}

impl SheetKind {
    const ALL: [SheetKind; 3] = [SheetKind::Guide, SheetKind::Gallery, SheetKind::Rules];

    const fn word(self) -> &'static str {
        match self {
            SheetKind::Guide => "guide",
            SheetKind::Gallery => "gallery",
            SheetKind::Rules => "rules",
        }
    }
}

/// A sheet of a game, as the address of the page asks for it.
pub fn sheet(frame: &Frame, game: &'static GameEntry, kind: SheetKind) -> Markup {
    let words = game.board.words(frame.lang);
    let sheet = match kind {
        SheetKind::Guide => game.board.guide.sheet(words, &frame.here),
        SheetKind::Gallery => game.board.gallery(words, &frame.here),
        SheetKind::Rules => game.board.rulebook().sheet(words, &frame.here),
    };
    page(frame, game, kind, words, sheet)
}

/// Puts a sheet together: title, lead, the way to the other sheets, contents and the body.
fn page(frame: &Frame, game: &GameEntry, kind: SheetKind, words: &Words, sheet: Sheet) -> Markup {
    let title = words.fill(&format!("{}-title", kind.word()), &[("game", words.say("game-name").into())]);
    // The rules are English in every language, and so are their headings.
    let contents_lang = (kind == SheetKind::Rules).then_some(Lang::En.code());
    let main = html! {
        div class={ "sheet sheet-" (kind.word()) } {
            header.sheet-head #top {
                (games(frame, words, game, kind))
                h1 { (title) }
                (sheet.lead)
                nav.sheet-others aria-label=(words.say("sheet-others")) {
                    ul {
                        @for other in SheetKind::ALL {
                            @let current = (other == kind).then_some("page");
                            li {
                                a href={ "/" (other.word()) "/" (game.id()) } aria-current=[current] {
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
                    @for (address, title) in &sheet.contents {
                        li { a href=(address) { (title) } }
                    }
                }
            }
            div.sheet-body { (sheet.body) }
        }
    };
    // The rules are plain text: they need no more than what all sheets share.
    let css = ["guide.css", game.board.sheet_style];
    layout::page(frame, &title, if kind == SheetKind::Rules { &css[..1] } else { &css }, main)
}

/// The same sheet of the other games.
fn games(frame: &Frame, words: &Words, game: &GameEntry, kind: SheetKind) -> Markup {
    html! {
        nav.sheet-games aria-label=(words.say("sheet-games")) {
            ul {
                @for other in GAMES {
                    li {
                        a href={ "/" (kind.word()) "/" (other.id()) } aria-current=[(other.id() == game.id()).then_some("true")] {
                            (other.board.words(frame.lang).say("game-name"))
                        }
                    }
                }
            }
        }
    }
}
