//! What can be asked besides choices, in the words of the language or in English.

use super::hearable::folded;
use meadhall_words::Words;

/// A command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Explain what can be typed.
    Help,
    /// The last answer whole.
    More,
    /// The last answer again.
    Again,
    /// The choices again.
    Choices,
    /// The own cards.
    Hand,
    /// The table.
    Table,
    /// Who has how much.
    Score,
    /// A place, a player, a pile.
    Where,
    /// A card.
    Card,
    /// All cards.
    Cards,
    /// The battle.
    Fight,
    /// The last lines of the log.
    Log,
    /// One step or one decision back.
    Undo,
    /// Short answers from now on.
    Brief,
    /// Whole answers from now on.
    Full,
    /// The choices as they are written.
    Written,
    /// The adviser.
    Advice,
    /// How the chances went.
    Course,
    /// A clause of the rules.
    Rules,
    /// The hash of the seed.
    Hash,
    /// Another language.
    Lang,
    /// Answers that the table gives.
    Standing,
    /// Leave.
    Quit,
}

/// Every command with its English name and the key of its names in the language.
const COMMANDS: [(Command, &[&str], &str); 23] = [
    (Command::Help, &["help", "?"], "plain-command-help"),
    (Command::More, &["more"], "plain-command-more"),
    (Command::Again, &["again"], "plain-command-again"),
    (Command::Choices, &["choices"], "plain-command-choices"),
    (Command::Hand, &["hand"], "plain-command-hand"),
    (Command::Table, &["table", "view"], "plain-command-table"),
    (Command::Score, &["score"], "plain-command-score"),
    (Command::Where, &["where"], "plain-command-where"),
    (Command::Cards, &["cards"], "plain-command-cards"),
    (Command::Card, &["card"], "plain-command-card"),
    (Command::Fight, &["who fights", "fight"], "plain-command-fight"),
    (Command::Log, &["log"], "plain-command-log"),
    (Command::Undo, &["undo", "back"], "plain-command-undo"),
    (Command::Brief, &["brief"], "plain-command-brief"),
    (Command::Full, &["full"], "plain-command-full"),
    (Command::Written, &["written"], "plain-command-written"),
    (Command::Advice, &["advice"], "plain-command-advice"),
    (Command::Course, &["course"], "plain-command-course"),
    (Command::Rules, &["rules"], "plain-command-rules"),
    (Command::Hash, &["hash"], "plain-command-hash"),
    (Command::Lang, &["lang"], "plain-command-lang"),
    (Command::Standing, &["standing"], "plain-command-standing"),
    (Command::Quit, &["quit", "exit"], "plain-command-quit"),
];

impl Command {
    /// Whether something may follow it.
    const fn takes_more(self) -> bool {
        matches!(
            self,
            Command::Where
                | Command::Card
                | Command::Cards
                | Command::Log
                | Command::Rules
                | Command::Lang
                | Command::Standing
        )
    }
}

/// The command of a line, with what follows it.
pub fn read(line: &str, words: &Words) -> Option<(Command, String)> {
    let typed = line.trim();
    let lower = typed.to_lowercase();
    if lower == "?" {
        return Some((Command::Help, String::new()));
    }
    for (command, english, key) in COMMANDS {
        let own = words.say(key);
        let names =
            english.iter().map(|name| (*name).to_owned()).chain(own.split(',').map(|name| name.trim().to_owned()));
        for name in names {
            if folded(&lower) == folded(&name) && !folded(&lower).is_empty() {
                return Some((command, String::new()));
            }
            let begins = folded(&lower).starts_with(&format!("{} ", folded(&name)));
            if begins && command.takes_more() {
                let skip = name.split_whitespace().count();
                return Some((command, typed.split_whitespace().skip(skip).collect::<Vec<_>>().join(" ")));
            }
        }
    }
    None
}
