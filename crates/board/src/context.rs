//! What a board is drawn with and what comes of it: plain values, the same for every game.

use maud::{Markup, html};
use meadhall_engine::{Message, Seat};
use meadhall_words::{Value, Words};

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person.
    Person {
        /// Whether none of the person's pages is open now.
        away: bool,
        /// Whether a bot plays for the person at present.
        replaced: bool,
    },
    /// A bot of a level (`easy`, `normal`, `hard`), or a program of the server's owner (`own`).
    Bot(&'static str),
    /// Nobody yet.
    Open,
}

impl Sitter {
    /// Whether a bot plays for the person at present.
    pub fn is_replaced(&self) -> bool {
        matches!(self, Sitter::Person { replaced: true, .. })
    }
}

/// One seat as the page shows it.
#[derive(Clone, Debug)]
pub struct SeatInfo {
    /// Which.
    pub seat: Seat,
    /// The name of whoever sits there.
    pub name: String,
    /// Who that is.
    pub sitter: Sitter,
    /// The clan's written name, once it is known: the emblem and the colour.
    pub clan: Option<&'static str>,
    /// Whether it belongs to the visitor.
    pub mine: bool,
    /// Whether a decision is awaited from there, where that may be shown to the visitor.
    pub owes: bool,
    /// The address of the invitation to this seat; only for the host, and only while nobody has taken it.
    pub invitation: Option<String>,
    /// What is left of the person's time, drawn, where anybody counts it.
    pub clock: Option<Markup>,
}

/// One legal choice of the seat that the page is shown to.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Its written form, which is what is sent.
    pub written: String,
    /// What a button says.
    pub label: String,
    /// Whether it lies nowhere on the board, so that it is asked in words beside the prompt.
    pub in_words: bool,
    /// What it would throw away, as a question that is put once before it is sent.
    pub warning: Option<String>,
    /// The heading under which it stands in a list of all choices.
    pub heading: Option<String>,
}

impl Choice {
    /// The id of the sheet that puts the question; every button for the choice opens it instead of sending the choice.
    pub fn warning_id(&self) -> Option<String> {
        self.warning.as_ref().map(|_| warning_id(&self.written))
    }
}

/// The id of the sheet that asks before a choice is sent, by the written form of the choice.
pub fn warning_id(written: &str) -> String {
    let word = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    format!("warning-{}", written.chars().map(word).collect::<String>())
}

/// One line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The turn it belongs to; 0 is the set-up.
    pub turn: usize,
    /// The text.
    pub text: String,
    /// The clause of the rules behind it.
    pub clause: Option<String>,
}

/// How to show a game: the language, who sits where, what the viewer may do.
pub struct RenderContext<'a> {
    /// The words of the visitor's language.
    pub words: &'static Words,
    /// Who sits where.
    pub seats: &'a [SeatInfo],
    /// Whether the viewer may choose here, or only look.
    pub playing: bool,
    /// Whether the viewer may take the last decision back at once.
    pub undo: bool,
    /// How many lines of the log to tell at most: telling all of a long game takes longer than everything else.
    pub log_lines: usize,
}

impl<'a> RenderContext<'a> {
    /// The text of a key.
    pub fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// The text of a key with its placeholders filled.
    pub fn fill(&self, key: &str, values: &[Value<'_>]) -> String {
        self.words.fill(key, values)
    }

    /// A message in words.
    pub fn tell(&self, message: &Message) -> String {
        self.words.tell(message, &|seat| self.name(seat).to_owned())
    }

    /// The cross in the corner of a sheet that was opened with a button: the way out, by the sheet's id.
    pub fn close(&self, id: &str) -> Markup {
        let close = self.say("help-close");
        html! {
            button.close type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(close) title=(close) { "✕" }
        }
    }

    /// Who sits at a seat.
    pub fn seat(&self, seat: Seat) -> Option<&'a SeatInfo> {
        self.seats.iter().find(|info| info.seat == seat)
    }

    /// The name of whoever sits at a seat; empty if there is no such seat.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.seat(seat).map_or("", |info| info.name.as_str())
    }
}

/// What a page shows of a game at one moment to one viewer.
#[derive(Default)]
pub struct DrawnTable {
    /// What is asked of whom.
    pub prompt: String,
    /// The clause behind it.
    pub clause: Option<String>,
    /// The board.
    pub board: Markup,
    /// The viewer's legal choices.
    pub choices: Vec<Choice>,
    /// Whether there are more of them than a page can carry: all are listed on a page of their own.
    pub choices_cut: bool,
    /// The end of the log.
    pub log: Vec<LogLine>,
    /// Whether there is more of it before that.
    pub log_cut: bool,
}
