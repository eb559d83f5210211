//! The record of a game: a text that a person can read and that replays to the same hashes.

mod head;

use crate::{Options, Refusal, Seat, SeedParts, Table, TableGame, Viewer, digest, hex, sha256};
use std::fmt::{self, Write};
use std::iter::Peekable;

/// The lines of a text with their numbers, from 1.
type Lines<'a> = Peekable<Box<dyn Iterator<Item = (usize, &'a str)> + 'a>>;

/// The newest format that this program reads, and the one that it writes. The first had no checksum.
const FORMAT: u32 = 2;
/// How many actions lie between two hashes of the position.
const MARK_EVERY: usize = 10;

/// What the last line of a record says of the game: that it is over, that those who played have ended it, or that it is running.
const STATES: [&str; 3] = [END, ENDED, SO_FAR];
const END: &str = "end";
const ENDED: &str = "ended as it stands";
const SO_FAR: &str = "so far";

/// One line of a record's second half.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A seat, by its written name, with its choice in written form.
    Action(String, String),
    /// The hash of the position after the actions so far.
    Mark(String),
}

/// Game, rules version, options, seats, seed and the actions: the whole truth about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The format that it was written in.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of the rules by which the game began.
    pub version: u32,
    /// Later versions by which it went on, each with the number of its first action, from 1.
    pub later: Vec<(usize, u32)>,
    /// The fingerprint of the card tables.
    pub tables: String,
    /// The options that differ from their defaults.
    pub options: Options,
    /// The players' names.
    pub players: Vec<String>,
    /// The hash of the server's part of the seed, as it was shown from the start.
    pub commitment: String,
    /// The parts of the seed; none while the game is running and the record goes to somebody who plays.
    pub parts: Option<SeedParts>,
    /// Actions and hashes.
    pub lines: Vec<Line>,
    /// Whether the game is over.
    pub finished: bool,
    /// Whether those who played have ended it as it stood, before its rules did.
    pub ended: bool,
    /// The checksum that it claims to have.
    pub checksum: Option<String>,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1; 0 for the record as a whole.
    pub line: usize,
    /// The reason.
    pub reason: String,
    /// The action that the rules refuse, if that is what is wrong.
    pub refusal: Option<Box<Refusal>>,
}

impl RecordError {
    /// What is wrong in a line of a record, from 1; 0 for the whole.
    pub fn new(line: usize, reason: impl Into<String>) -> RecordError {
        RecordError { line, reason: reason.into(), refusal: None }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        f.write_str(&self.reason)
    }
}

impl std::error::Error for RecordError {}

fn wrong<T>(line: usize, reason: impl Into<String>) -> Result<T, RecordError> {
    Err(RecordError::new(line, reason))
}

impl Record {
    /// The record of a table.
    pub fn of<G: TableGame>(table: &Table<G>) -> Record {
        let mut record = Record { parts: Some(table.parts().clone()), ..Record::head(table) };
        for (n, turn) in table.turns().iter().enumerate() {
            record.tell(table, n);
            if (n + 1) % MARK_EVERY == 0 {
                record.lines.push(Line::Mark(digest(&turn.after.position)));
            }
        }
        record.lines.push(Line::Mark(table.digest()));
        Record { checksum: record.sum(), ..record }
    }

    /// The record of a running game as far as a viewer may know it. A decision that is still secret is left out altogether:
    /// even that it was made may be nobody's business.
    pub fn sealed<G: TableGame>(table: &Table<G>, viewer: Viewer) -> Record {
        let (game, now) = (table.game(), table.position());
        let mut record = Record::head(table);
        for (n, turn) in table.turns().iter().enumerate() {
            if viewer.is(turn.seat) || !game.still_secret(table.position_after(n), turn.seat, turn.action, now) {
                record.tell(table, n);
            }
        }
        record
    }

    /// What stands before the first action.
    fn head<G: TableGame>(table: &Table<G>) -> Record {
        let game = table.game();
        Record {
            format: FORMAT,
            game: G::ID.to_owned(),
            version: table.rules(),
            later: Vec::new(),
            tables: game.tables(),
            options: as_written(game.options()),
            players: table.players().to_vec(),
            commitment: table.parts().commitment(),
            parts: None,
            lines: Vec::new(),
            finished: table.outcome().is_some(),
            ended: table.is_ended(),
            checksum: None,
        }
    }

    /// Adds a turn, and where other rules begin. Turns are counted as they are told, so that nothing tells how many are left out.
    fn tell<G: TableGame>(&mut self, table: &Table<G>, n: usize) {
        let turn = &table.turns()[n];
        if turn.rules != self.later.last().map_or(self.version, |(_, rules)| *rules) {
            self.later.push((self.actions() + 1, turn.rules));
        }
        let who = table.game().seat_name(table.position_after(n), turn.seat);
        self.lines.push(Line::Action(who, turn.action.to_string()));
    }

    /// How many actions it holds.
    pub fn actions(&self) -> usize {
        self.lines.iter().filter(|line| matches!(line, Line::Action(..))).count()
    }

    /// Reads a record. The line numbers of its errors are those of the text.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines: Lines<'_> = (Box::new(text.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end())))
            as Box<dyn Iterator<Item = _>>)
            .peekable();
        let first = lines.next().map_or("", |(_, line)| line);
        let format = match first.strip_prefix("meadhall record ").map(str::parse::<u32>) {
            Some(Ok(format @ 1..=FORMAT)) => format,
            Some(Ok(format)) if format > FORMAT => {
                return wrong(
                    1,
                    format!("this record has format {format}; this program reads up to {FORMAT}: update it"),
                );
            }
            _ => return wrong(1, format!("this is no record: it does not begin with `meadhall record {FORMAT}`")),
        };
        let mut record = head::read(format, &mut lines)?;
        record.read_body(&mut lines)?;
        Ok(record)
    }

    /// Reads actions and hashes, to the line that ends them.
    fn read_body(&mut self, lines: &mut Lines<'_>) -> Result<(), RecordError> {
        while let Some((n, line)) = lines.next() {
            if let Some((state, claim)) = line.split_once(": ").filter(|(state, _)| STATES.contains(state)) {
                self.finished = state != SO_FAR;
                self.ended = state == ENDED;
                self.read_end(n, claim)?;
                return match lines.find(|(_, more)| !more.is_empty()) {
                    None => Ok(()),
                    Some((n, more)) => {
                        wrong(n, format!("the record is at its end, but `{more}` follows: it was changed"))
                    }
                };
            } else if let Some(mark) = line.strip_prefix("= ") {
                self.lines.push(Line::Mark(mark.to_owned()));
            } else if let Some((who, action)) = line.split_once(": ") {
                self.lines.push(Line::Action(who.to_owned(), action.to_owned()));
            } else if !line.is_empty() && lines.peek().is_none() {
                return wrong(n, format!("the record is cut short at `{line}`"));
            } else if !line.is_empty() {
                return wrong(n, format!("expected `who: action` or `= hash`, found `{line}`"));
            }
        }
        wrong(0, "the record is cut short: its last line, `end:` or `so far:`, is missing")
    }

    /// What the last line claims: how many actions there are and, from the second format on, the checksum.
    fn read_end(&mut self, n: usize, claim: &str) -> Result<(), RecordError> {
        let found = self.actions();
        let (count, checksum) = claim.split_once(", ").unwrap_or((claim, ""));
        if count != format!("{found} actions") {
            return wrong(n, format!("the record should hold {count}, but it holds {found}: it was changed"));
        }
        let claimed = (!checksum.is_empty()).then(|| checksum.to_owned());
        match (self.sum(), &claimed) {
            (Some(_), None) => wrong(n, "the checksum is missing: the record was changed"),
            (None, Some(sum)) => wrong(n, format!("`{sum}` means nothing behind the number of actions")),
            _ => {
                self.checksum = claimed;
                Ok(())
            }
        }
    }

    /// The checksum of everything but the players' names, which nobody vouches for. None in the first format, and none
    /// while the game is running and the seed is secret.
    fn sum(&self) -> Option<String> {
        self.parts.as_ref().filter(|_| self.format > 1)?;
        let mut text = String::new();
        self.write_head(&mut text, false).and_then(|()| self.write_body(&mut text)).ok()?;
        Some(hex(&sha256(&[text.as_bytes()])[..8]))
    }

    /// Whether a hash stands where one has to: after every tenth action and at the end. One that is missing could hide a
    /// change.
    fn check_marks(&self) -> Result<(), RecordError> {
        let (mut actions, mut marked) = (0, None);
        for line in &self.lines {
            match line {
                Line::Action(..) if actions % MARK_EVERY == 0 && actions > 0 && marked != Some(actions) => {
                    return wrong(0, format!("the hash after action {actions} is missing: the record was changed"));
                }
                Line::Action(..) => actions += 1,
                Line::Mark(_) => marked = Some(actions),
            }
        }
        if marked != Some(actions) {
            return wrong(0, format!("the hash after action {actions} is missing: the record was changed"));
        }
        Ok(())
    }

    /// Whether this program has the very rules by which the game was played.
    fn check_version<G: TableGame>(&self) -> Result<(), RecordError> {
        if let Some((action, version)) = self.later.first() {
            let began = self.version;
            return wrong(
                0,
                format!(
                    "it began with rules {began} and went on with rules {version} from action {action}: no version replays it whole"
                ),
            );
        }
        match self.version {
            version if version > G::VERSION => {
                wrong(0, format!("played with rules {version}; this program has {}: update it", G::VERSION))
            }
            version if version < G::VERSION => wrong(
                0,
                format!(
                    "played with rules {version}; this program has {}: use a version of Meadhall that has rules {version}",
                    G::VERSION
                ),
            ),
            _ => Ok(()),
        }
    }

    /// Plays the record again and checks everything that it claims: the server's part against the hash that was shown,
    /// every action against the rules, every hash against the position.
    pub fn replay<G: TableGame>(&self) -> Result<Table<G>, RecordError> {
        if self.game != G::ID {
            return wrong(0, format!("this is a record of {}, not of {}", self.game, G::ID));
        }
        self.check_version::<G>()?;
        let Some(parts) = &self.parts else {
            return wrong(0, "this record was taken while the game was running and does not hold the seed");
        };
        if parts.commitment() != self.commitment {
            return wrong(0, "the server's part does not fit the hash that was shown from the start");
        }
        let game = match G::open(self.players.len(), &self.options) {
            Ok(game) => game,
            Err(bad) => return wrong(0, bad.to_string()),
        };
        if game.tables() != self.tables {
            return wrong(0, format!("played with card tables {}; these are {}", self.tables, game.tables()));
        }
        self.check_marks()?;
        let mut table = Table::new(game, &self.players, parts.clone());
        for line in &self.lines {
            let n = table.turns().len();
            match line {
                Line::Mark(mark) => {
                    let found = table.digest();
                    if *mark != found {
                        return wrong(0, format!("after action {n} the position is {found}, the record says {mark}"));
                    }
                }
                Line::Action(who, action) => {
                    let seat = Seat::all(table.game().seats())
                        .find(|&seat| table.game().seat_name(table.position(), seat) == *who);
                    let (Some(seat), Ok(action)) = (seat, action.parse::<G::Action>()) else {
                        return wrong(0, format!("action {}: `{who}: {action}` cannot be read", n + 1));
                    };
                    if let Err(refusal) = table.play(seat, action) {
                        let error = RecordError::new(0, format!("action {}: {refusal}", n + 1));
                        return Err(RecordError { refusal: Some(Box::new(refusal)), ..error });
                    }
                }
            }
        }
        if self.ended {
            table.end();
        }
        if self.finished != table.outcome().is_some() || self.ended != table.is_ended() {
            return wrong(0, "the record is wrong about whether the game is over");
        }
        match (self.sum(), &self.checksum) {
            (Some(sum), Some(claimed)) if sum != *claimed => {
                wrong(0, format!("the checksum is {sum}, the record says {claimed}: it was changed"))
            }
            _ => Ok(table),
        }
    }
}

/// Options as they read back: lines without spaces at their ends, and a line break after the last of several.
fn as_written(options: Options) -> Options {
    let write = |value: String| match value.contains('\n') {
        true => value.lines().map(|line| format!("{}\n", line.trim_end())).collect(),
        false => value.trim().to_owned(),
    };
    Options(options.0.into_iter().map(|(key, value)| (key, write(value))).collect())
}

impl Record {
    fn write_head(&self, f: &mut impl Write, names: bool) -> fmt::Result {
        writeln!(f, "meadhall record {}", self.format)?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.version)?;
        for (action, version) in &self.later {
            writeln!(f, "rules from {action}: {version}")?;
        }
        writeln!(f, "tables: {}", self.tables)?;
        for (key, value) in &self.options.0 {
            if value.contains('\n') {
                writeln!(f, "option {key}:")?;
                for line in value.lines() {
                    writeln!(f, "{}", format!("| {line}").trim_end())?;
                }
            } else {
                writeln!(f, "option {key}: {value}")?;
            }
        }
        for (n, player) in self.players.iter().enumerate() {
            writeln!(f, "{}", format!("player {}: {}", n + 1, if names { player } else { "" }).trim_end())?;
        }
        writeln!(f, "commitment: {}", self.commitment)?;
        if let Some(parts) = &self.parts {
            writeln!(f, "server part: {}", hex(&parts.server))?;
            for (n, part) in parts.players.iter().enumerate() {
                writeln!(f, "{}", format!("part {}: {part}", n + 1).trim_end())?;
            }
            writeln!(f, "seed: {}", hex(&parts.mix().0))?;
        }
        f.write_char('\n')
    }

    fn write_body(&self, f: &mut impl Write) -> fmt::Result {
        for line in &self.lines {
            match line {
                Line::Action(who, action) => writeln!(f, "{who}: {action}")?,
                Line::Mark(mark) => writeln!(f, "= {mark}")?,
            }
        }
        let state = match (self.finished, self.ended) {
            (_, true) => ENDED,
            (true, false) => END,
            (false, false) => SO_FAR,
        };
        write!(f, "{state}: {} actions", self.actions())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_head(f, true)?;
        self.write_body(f)?;
        match self.sum() {
            Some(sum) => writeln!(f, ", {sum}"),
            None => f.write_char('\n'),
        }
    }
}
