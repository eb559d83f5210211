//! Reading the head of a record: what was played, by whom, with which seed.

use super::{Lines, Record, RecordError, wrong};
use crate::{Options, SeedParts, hex, unhex};
use std::collections::BTreeSet;

/// A head that is being read.
struct Head {
    record: Record,
    server: Option<[u8; 32]>,
    parts: Vec<String>,
    /// The keys that have been read: each may stand there once.
    seen: BTreeSet<String>,
}

/// Reads up to the empty line that ends the head.
pub(super) fn read(format: u32, lines: &mut Lines<'_>) -> Result<Record, RecordError> {
    let record = Record {
        format,
        game: String::new(),
        version: 0,
        later: Vec::new(),
        tables: String::new(),
        options: Options::default(),
        players: Vec::new(),
        commitment: String::new(),
        parts: None,
        lines: Vec::new(),
        finished: false,
        ended: false,
        checksum: None,
    };
    let mut head = Head { record, server: None, parts: Vec::new(), seen: BTreeSet::new() };
    loop {
        let Some((n, line)) = lines.next() else { return wrong(0, "the record is cut short in its head") };
        if line.is_empty() {
            return head.finish(n);
        }
        let Some((key, value)) = line.split_once(':') else {
            return wrong(n, format!("expected `key: value`, found `{line}`"));
        };
        if !head.seen.insert(key.to_owned()) {
            return wrong(n, format!("`{key}` stands here twice: the record was changed"));
        }
        let mut value = value.trim().to_owned();
        while let Some((_, more)) = lines.next_if(|(_, line)| key.starts_with("option ") && line.starts_with('|')) {
            value.push_str(more.strip_prefix("| ").unwrap_or(""));
            value.push('\n');
        }
        head.line(n, key, value)?;
    }
}

impl Head {
    fn line(&mut self, n: usize, key: &str, value: String) -> Result<(), RecordError> {
        let record = &mut self.record;
        match key.split_once(' ').unwrap_or((key, "")) {
            ("game", "") => record.game = value,
            ("rules", "") => record.version = version(n, &value)?,
            ("rules", which) => match which.strip_prefix("from ").map(str::parse) {
                Some(Ok(action)) => record.later.push((action, version(n, &value)?)),
                _ => return wrong(n, format!("`{which}` does not say from which action on")),
            },
            ("tables", "") => record.tables = value,
            ("option", which) => drop(record.options.0.insert(which.to_owned(), value)),
            ("player", which) => numbered(n, "player", which, &mut record.players, value)?,
            ("commitment", "") => record.commitment = value,
            ("server", "part") => match unhex(&value) {
                Some(bytes) => self.server = Some(bytes),
                None => return wrong(n, "the server's part is not 64 hexadecimal digits"),
            },
            ("part", which) => numbered(n, "part", which, &mut self.parts, value)?,
            ("seed", "") => {
                let mixed = self.server.map(|server| SeedParts { server, players: self.parts.clone() });
                if mixed.as_ref().map(|parts| hex(&parts.mix().0)).as_deref() != Some(&value) {
                    return wrong(n, "the seed is not what the parts give: the record was changed");
                }
                record.parts = mixed;
            }
            (key, which) => return wrong(n, format!("`{key} {which}` means nothing in the head of a record")),
        }
        Ok(())
    }

    /// Parts of a seed are there together with it, or not at all.
    fn finish(self, n: usize) -> Result<Record, RecordError> {
        let mixed = self.record.parts.as_ref();
        if mixed.map(|parts| Some(parts.server)).unwrap_or_default() != self.server
            || mixed.map_or(0, |parts| parts.players.len()) != self.parts.len()
        {
            return wrong(n, "parts of the seed stand here without the seed that they give: the record was changed");
        }
        Ok(self.record)
    }
}

fn version(n: usize, value: &str) -> Result<u32, RecordError> {
    match value.parse() {
        Ok(version) if version > 0 => Ok(version),
        _ => wrong(n, format!("`{value}` is no version of rules")),
    }
}

/// Players and their parts are numbered from 1, without a gap.
fn numbered(n: usize, key: &str, which: &str, list: &mut Vec<String>, value: String) -> Result<(), RecordError> {
    let next = list.len() + 1;
    if which != next.to_string() {
        return wrong(n, format!("`{key} {next}` should stand here, not `{key} {which}`"));
    }
    list.push(value);
    Ok(())
}
