//! Where this user's games are kept.

use crate::config::{Config, Setting};
use crate::failure::{Failure, reason};
use directories::ProjectDirs;
use std::path::{Path, PathBuf};

/// The folder that was asked for, else the one that is [set](Setting::Data), else the user's own data folder. Nothing is made
/// yet.
pub fn data(asked: Option<&Path>) -> Result<PathBuf, Failure> {
    if let Some(folder) = asked {
        return Ok(folder.to_owned());
    }
    if let Some(folder) = Config::open()?.get(Setting::Data) {
        return Ok(folder.into());
    }
    match ProjectDirs::from("", "", "meadhall") {
        Some(folders) => Ok(folders.data_dir().to_owned()),
        None => Err(Failure::new("this user has no home folder; say where to keep games with --data DIR")),
    }
}

/// Makes a folder, with those above it.
pub fn make(folder: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))
}

/// A file or folder that cannot be written.
pub fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    let advice = match error.kind() {
        std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded | std::io::ErrorKind::FileTooLarge => {
            "make room, or choose another folder with --data DIR"
        }
        _ => "choose another folder with --data DIR",
    };
    Failure::new(format!("cannot write {}: {}; {advice}", path.display(), reason(error)))
}
