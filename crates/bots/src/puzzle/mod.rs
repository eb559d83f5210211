//! Puzzles: a position of a played game in which one choice is clearly the best, and looking one decision ahead misses it.

mod find;

pub use find::{Refuted, find, verify};

use meadhall_engine::{Message, Record, RecordError, Seat};
use std::fmt;
use std::str::FromStr;

/// The puzzles of a game: the files with these names in a folder beside the source file.
#[macro_export]
macro_rules! puzzles {
    ($folder:literal: $($name:literal)*) => {
        &[$(include_str!(concat!($folder, $name, ".puzzle"))),*]
    };
}

/// The first line of a puzzle, and the line before its record.
const HEAD: &str = "meadhall puzzle 1";
const RECORD: &str = "---";

/// A puzzle. The written form is a text: what is asked and what is the answer, then the record of the game up to there.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// Who decides.
    pub seat: Seat,
    /// The best choice, in written form.
    pub solution: String,
    /// The chance to win that it leaves, from 0 to 1.
    pub chance: f32,
    /// How much less every other choice leaves at least.
    pub margin: f32,
    /// What a bot would choose that looks one decision ahead, in written form.
    pub tempting: String,
    /// The chance that this leaves.
    pub tempting_chance: f32,
    /// Why the best choice is the best, a sentence each.
    pub why: Vec<Message>,
    /// The game up to the decision.
    pub record: Record,
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        writeln!(f, "seat: {}", self.seat.index() + 1)?;
        writeln!(f, "solution: {}", self.solution)?;
        writeln!(f, "chance: {:.3}", self.chance)?;
        writeln!(f, "margin: {:.3}", self.margin)?;
        writeln!(f, "tempting: {}", self.tempting)?;
        writeln!(f, "tempting chance: {:.3}", self.tempting_chance)?;
        for sentence in &self.why {
            writeln!(f, "why: {}", serde_json::to_string(sentence).map_err(|_| fmt::Error)?)?;
        }
        writeln!(f, "{RECORD}")?;
        write!(f, "{}", self.record)
    }
}

fn wrong(line: usize, reason: impl Into<String>) -> RecordError {
    RecordError::new(line, reason)
}

impl FromStr for Puzzle {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Puzzle, RecordError> {
        let (head, record) = text
            .split_once(&format!("\n{RECORD}\n"))
            .ok_or_else(|| wrong(0, format!("a puzzle has a line `{RECORD}` before its record")))?;
        let mut lines = head.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end()));
        if lines.next().is_none_or(|(_, line)| line != HEAD) {
            return Err(wrong(1, format!("a puzzle begins with `{HEAD}`")));
        }
        let (mut seat, mut solution, mut tempting) = (None, None, None);
        let (mut chance, mut margin, mut tempting_chance, mut why) = (None, None, None, Vec::new());
        for (n, line) in lines {
            let (key, value) = line.split_once(": ").ok_or_else(|| wrong(n, "this should be `key: value`"))?;
            let number = || value.parse::<f32>().map_err(|_| wrong(n, format!("`{value}` is no number")));
            match key {
                "seat" => {
                    let number = value.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                    seat = Some(Seat::new(
                        number.ok_or_else(|| wrong(n, format!("`{value}` is no seat; they count from 1")))?,
                    ));
                }
                "solution" => solution = Some(value.to_owned()),
                "tempting" => tempting = Some(value.to_owned()),
                "chance" => chance = Some(number()?),
                "margin" => margin = Some(number()?),
                "tempting chance" => tempting_chance = Some(number()?),
                "why" => why.push(serde_json::from_str(value).map_err(|error| wrong(n, error.to_string()))?),
                other => return Err(wrong(n, format!("a puzzle has no `{other}`"))),
            }
        }
        let missing = |key: &str| wrong(0, format!("the puzzle does not say its `{key}`"));
        Ok(Puzzle {
            seat: seat.ok_or_else(|| missing("seat"))?,
            solution: solution.ok_or_else(|| missing("solution"))?,
            chance: chance.ok_or_else(|| missing("chance"))?,
            margin: margin.ok_or_else(|| missing("margin"))?,
            tempting: tempting.ok_or_else(|| missing("tempting"))?,
            tempting_chance: tempting_chance.ok_or_else(|| missing("tempting chance"))?,
            why,
            record: Record::parse(record)?,
        })
    }
}
