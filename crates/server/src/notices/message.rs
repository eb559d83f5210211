//! What somebody is told, in her language, and the forms in which it travels.

use crate::store::NoticeKind;
use meadhall_words::{Lang, Words};
use serde::{Deserialize, Serialize};

/// So many tables are named; of more it is said how many there are.
const NAMED: usize = 6;
/// The longest line.
const LINE: usize = 300;

/// One thing that somebody is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// What it is about, by its word.
    pub kind: String,
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The sentence.
    pub text: String,
}

/// What somebody is told at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The language.
    pub lang: String,
    /// What it comes to.
    pub title: String,
    /// One thing after another.
    pub lines: Vec<Line>,
    /// What is said beside them.
    pub more: Option<String>,
    /// The page that it leads to, as a path.
    pub path: String,
}

impl Line {
    /// A line about a table.
    pub fn new(kind: NoticeKind, table: &str, game: &str, text: String) -> Line {
        let text = text.chars().take(LINE).collect();
        Line { kind: kind.word().to_owned(), table: table.to_owned(), game: game.to_owned(), text }
    }

    /// The page of its table, as a path.
    pub fn path(&self) -> String {
        format!("/table/{}", self.table)
    }
}

impl Message {
    /// What these lines come to.
    pub fn of(lang: Lang, mut lines: Vec<Line>) -> Message {
        let words = Words::house(lang);
        let is_turn = |line: &&Line| matches!(line.kind.as_str(), "turn" | "clock");
        let turns = i64::try_from(lines.iter().filter(is_turn).count()).unwrap_or_default();
        let title = match (&lines[..], turns) {
            ([one], _) => words.say(&format!("told-title-{}", one.kind)),
            (_, 0) => words.say("told-title-news"),
            (_, turns) => words.fill("told-title-turns", &[("count", turns.into())]),
        };
        let path = if let [one] = &lines[..] { one.path() } else { "/".to_owned() };
        let beyond = i64::try_from(lines.len().saturating_sub(NAMED)).unwrap_or_default();
        let more = (beyond > 0).then(|| words.fill("told-more", &[("count", beyond.into())]));
        lines.truncate(NAMED);
        Message { lang: lang.code().to_owned(), title, lines, more, path }
    }

    /// What somebody gets who wants to see whether it arrives.
    pub fn test(lang: Lang) -> Message {
        let words = Words::house(lang);
        let more = Some(words.say("told-test"));
        let title = words.say("told-title-test");
        Message { lang: lang.code().to_owned(), title, lines: Vec::new(), more, path: "/me/notices".to_owned() }
    }

    /// The sentences, one a line.
    pub fn sentences(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(|line| line.text.as_str()).chain(self.more.as_deref())
    }

    /// All of it as plain text, with the addresses of the tables at a house.
    pub fn plain(&self, base: &str) -> String {
        let lines = self.lines.iter().map(|line| format!("{}\n{base}{}\n", line.text, line.path()));
        let rest = self.more.iter().map(|more| format!("{more}\n{base}{}\n", self.path));
        lines.chain(rest).collect::<Vec<_>>().join("\n")
    }
}
