//! What the crates of the games are written in.

use std::path::{Path, PathBuf};

fn files_under(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries
        .map(|entry| entry.expect("a readable folder").path())
        .flat_map(|path| if path.is_dir() { files_under(&path) } else { vec![path] })
        .collect()
}

/// The texts of a folder of a game's crate.
pub fn texts(game: &str, folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("rules").join(folder);
    let written = |path: &PathBuf| path.extension().is_some_and(|kind| kind == "rs" || kind == "scenario");
    let read =
        |path: PathBuf| std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    files_under(&folder).into_iter().filter(written).map(read).collect()
}
