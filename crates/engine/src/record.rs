//! The record of a game: a text that a person can read and that replays to the same hashes.

use crate::{Game, Options, Seat, SeedParts, Table, Turn, Viewer, digest, hex, unhex};
use std::fmt::{self, Write};

/// The newest format that this program reads, and the one that it writes.
const FORMAT: u32 = 1;
/// How many actions lie between two hashes of the position.
const MARK_EVERY: usize = 10;

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
    /// The game's id.
    pub game: String,
    /// The version of the rules.
    pub version: u32,
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
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1; 0 for the record as a whole.
    pub line: usize,
    /// The reason.
    pub reason: String,
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
    Err(RecordError { line, reason: reason.into() })
}

impl Record {
    /// The record of a table.
    pub fn of<G: Game>(table: &Table<G>) -> Record {
        let game = table.game();
        let mut lines = Vec::new();
        for (n, turn) in table.turns().iter().enumerate() {
            let who = game.seat_name(table.position_after(n), turn.seat);
            lines.push(Line::Action(who, turn.action.to_string()));
            if (n + 1) % MARK_EVERY == 0 {
                lines.push(Line::Mark(digest(&turn.after.position)));
            }
        }
        lines.push(Line::Mark(table.digest()));
        Record {
            game: G::ID.to_owned(),
            version: G::VERSION,
            tables: game.tables(),
            options: as_written(game.options()),
            players: table.players().to_vec(),
            commitment: table.parts().commitment(),
            parts: Some(table.parts().clone()),
            lines,
            finished: table.outcome().is_some(),
        }
    }

    /// The record of a running game as far as a viewer may know it. A decision that is still secret is left out altogether:
    /// even that it was made may be nobody's business.
    pub fn sealed<G: Game>(table: &Table<G>, viewer: Viewer) -> Record {
        let game = table.game();
        let line = |(n, turn): (usize, &Turn<G>)| {
            let before = table.position_after(n);
            let open = viewer.is(turn.seat) || !game.still_secret(before, turn.seat, turn.action, table.position());
            open.then(|| Line::Action(game.seat_name(before, turn.seat), turn.action.to_string()))
        };
        let lines = table.turns().iter().enumerate().filter_map(line).collect();
        Record { parts: None, lines, ..Record::of(table) }
    }

    /// How many actions it holds.
    pub fn actions(&self) -> usize {
        self.lines.iter().filter(|line| matches!(line, Line::Action(..))).count()
    }

    /// Reads a record. The line numbers of its errors are those of the text.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end())).peekable();
        let first = lines.next().map_or("", |(_, line)| line);
        match first.strip_prefix("meadhall record ").map(str::parse::<u32>) {
            Some(Ok(format)) if format == FORMAT => {}
            Some(Ok(format)) if format > FORMAT => {
                return wrong(
                    1,
                    format!("this record has format {format}; this program reads up to {FORMAT}: update it"),
                );
            }
            _ => return wrong(1, "this is no record: it does not begin with `meadhall record 1`"),
        }
        let mut record = Record {
            game: String::new(),
            version: 0,
            tables: String::new(),
            options: Options::default(),
            players: Vec::new(),
            commitment: String::new(),
            parts: None,
            lines: Vec::new(),
            finished: false,
        };
        let (mut server, mut parts) = (None, Vec::new());
        loop {
            let Some((n, line)) = lines.next() else { return wrong(0, "the record is cut short in its head") };
            if line.is_empty() {
                break;
            }
            let Some((key, value)) = line.split_once(':') else {
                return wrong(n, format!("expected `key: value`, found `{line}`"));
            };
            let value = value.trim();
            let (key, which) = key.split_once(' ').unwrap_or((key, ""));
            match (key, which) {
                ("game", "") => record.game = value.to_owned(),
                ("rules", "") => match value.parse() {
                    Ok(version) if version > 0 => record.version = version,
                    _ => return wrong(n, format!("`{value}` is no version of rules")),
                },
                ("tables", "") => record.tables = value.to_owned(),
                ("option", key) => {
                    let mut text = value.to_owned();
                    while let Some((_, more)) = lines.next_if(|(_, line)| line.starts_with('|')) {
                        text.push_str(more.strip_prefix("| ").unwrap_or(""));
                        text.push('\n');
                    }
                    record.options.0.insert(key.to_owned(), text);
                }
                ("player", _) => record.players.push(value.to_owned()),
                ("commitment", "") => record.commitment = value.to_owned(),
                ("server", "part") => match unhex(value) {
                    Some(bytes) => server = Some(bytes),
                    None => return wrong(n, "the server's part is not 64 hexadecimal digits"),
                },
                ("part", _) => parts.push(value.to_owned()),
                ("seed", "") => {
                    let mixed = server.map(|server| SeedParts { server, players: parts.clone() });
                    if mixed.as_ref().map(|parts| hex(&parts.mix().0)).as_deref() != Some(value) {
                        return wrong(n, "the seed is not what the parts give: the record was changed");
                    }
                    record.parts = mixed;
                }
                _ => return wrong(n, format!("`{key} {which}` means nothing in the head of a record")),
            }
        }
        while let Some((n, line)) = lines.next() {
            if let Some((state, count)) = line.split_once(": ").filter(|(state, _)| matches!(*state, "end" | "so far"))
            {
                let found = record.actions();
                if count.split(' ').next() != Some(&found.to_string()) {
                    return wrong(n, format!("the record should hold {count}, but it holds {found}: it was changed"));
                }
                if let Some((n, more)) = lines.find(|(_, more)| !more.is_empty()) {
                    return wrong(n, format!("the record is at its end, but `{more}` follows: it was changed"));
                }
                record.finished = state == "end";
                return Ok(record);
            } else if let Some(mark) = line.strip_prefix("= ") {
                record.lines.push(Line::Mark(mark.to_owned()));
            } else if let Some((who, action)) = line.split_once(": ") {
                record.lines.push(Line::Action(who.to_owned(), action.to_owned()));
            } else if !line.is_empty() && lines.peek().is_none() {
                return wrong(n, format!("the record is cut short at `{line}`"));
            } else if !line.is_empty() {
                return wrong(n, format!("expected `who: action` or `= hash`, found `{line}`"));
            }
        }
        wrong(0, "the record is cut short: its last line, `end:` or `so far:`, is missing")
    }

    /// Plays the record again and checks everything that it claims: the server's part against the hash that was shown,
    /// every action against the rules, every hash against the position.
    pub fn replay<G: Game>(&self) -> Result<Table<G>, RecordError> {
        if self.game != G::ID {
            return wrong(0, format!("this is a record of {}, not of {}", self.game, G::ID));
        }
        if self.version > G::VERSION {
            return wrong(0, format!("played with rules {}; this program has {}: update it", self.version, G::VERSION));
        }
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
                        return wrong(0, format!("action {}: {refusal}", n + 1));
                    }
                }
            }
        }
        if self.finished != table.outcome().is_some() {
            return wrong(0, "the record is wrong about whether the game is over");
        }
        Ok(table)
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

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "meadhall record {FORMAT}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.version)?;
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
            writeln!(f, "player {}: {player}", n + 1)?;
        }
        writeln!(f, "commitment: {}", self.commitment)?;
        if let Some(parts) = &self.parts {
            writeln!(f, "server part: {}", hex(&parts.server))?;
            for (n, part) in parts.players.iter().enumerate() {
                writeln!(f, "{}", format!("part {}: {part}", n + 1).trim_end())?;
            }
            writeln!(f, "seed: {}", hex(&parts.mix().0))?;
        }
        f.write_char('\n')?;
        for line in &self.lines {
            match line {
                Line::Action(who, action) => writeln!(f, "{who}: {action}")?,
                Line::Mark(mark) => writeln!(f, "= {mark}")?,
            }
        }
        let state = if self.finished { "end" } else { "so far" };
        writeln!(f, "{state}: {} actions", self.actions())
    }
}
