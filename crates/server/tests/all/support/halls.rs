//! Halls of earlier versions, packed in `tests/fixtures`.

use super::Client;
use flate2::read::GzDecoder;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// What a hall's `tables.json` says of a table.
#[derive(Deserialize)]
pub struct Held {
    pub id: String,
    pub game: String,
    pub seats: usize,
    pub phase: String,
    pub turns: Option<usize>,
    #[serde(default)]
    pub facts: BTreeMap<String, String>,
}

impl Held {
    pub fn address(&self) -> String {
        format!("/table/{}", self.id)
    }
}

/// The folders of all halls.
pub fn halls() -> Vec<PathBuf> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let found = fs::read_dir(fixtures).expect("the fixtures").map(|entry| entry.expect("an entry").path());
    let mut halls: Vec<PathBuf> = found.filter(|path| path.is_dir()).collect();
    halls.sort();
    assert!(!halls.is_empty(), "there are no halls");
    halls
}

/// A copy of a hall, ready for a server, and what its tables hold.
pub fn unpacked(hall: &Path) -> (TempDir, Vec<Held>) {
    let data = tempfile::tempdir().expect("a folder");
    let mut database = Vec::new();
    let packed = fs::File::open(hall.join("meadhall.sqlite.gz")).expect("a database");
    GzDecoder::new(packed).read_to_end(&mut database).expect("a database that can be unpacked");
    fs::write(data.path().join("meadhall.sqlite"), database).expect("a copy");
    let text = fs::read_to_string(hall.join("tables.json")).expect("what the tables hold");
    (data, serde_json::from_str(&text).expect("JSON"))
}

/// The halls in which somebody is known.
pub fn halls_with_people() -> Vec<PathBuf> {
    let halls: Vec<PathBuf> =
        halls().into_iter().filter(|hall| !hall.ends_with("hall-1") && !hall.ends_with("hall-2")).collect();
    assert!(!halls.is_empty(), "nobody is known");
    halls
}

/// Somebody who is known there.
pub fn known(base: String) -> Client {
    Client::known(base, &format!("meadhall=p{}", "0".repeat(64)))
}

/// The visitor who owns every table.
pub fn owner(base: String) -> Client {
    Client::known(base, &format!("meadhall={}", "0".repeat(64)))
}
