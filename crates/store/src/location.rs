//! Where a hall is kept.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Where a hall is kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A file of SQLite.
    File(PathBuf),
    /// A database of PostgreSQL, by its address. It may hold a password.
    Postgres(String),
}

impl Location {
    /// The database in a data folder.
    pub fn in_folder(data: &Path) -> Location {
        Location::File(data.join("meadhall.sqlite"))
    }
}

/// As it can be shown: without a password.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::File(file) => file.display().fmt(f),
            Location::Postgres(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
                let rest = rest.split('?').next().unwrap_or_default();
                match rest.rsplit_once('@') {
                    Some((user, place)) => {
                        write!(f, "{scheme}://{}@{place}", user.split(':').next().unwrap_or_default())
                    }
                    None => write!(f, "{scheme}://{rest}"),
                }
            }
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoDatabase;

impl fmt::Display for NoDatabase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this names no database; write postgres://user@host/name, sqlite:FILE or a data folder")
    }
}

impl std::error::Error for NoDatabase {}

impl FromStr for Location {
    type Err = NoDatabase;

    /// `postgres://…`, `sqlite:FILE`, the path of a file that ends with `.sqlite`, or a data folder.
    fn from_str(text: &str) -> Result<Location, NoDatabase> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Location::Postgres(text.to_owned()));
        }
        if let Some(file) = text.strip_prefix("sqlite:") {
            return Ok(Location::File(file.into()));
        }
        match Path::new(text) {
            _ if text.is_empty() || text.contains("://") => Err(NoDatabase),
            path if path.extension().is_some_and(|end| end == "sqlite") => Ok(Location::File(path.to_owned())),
            folder => Ok(Location::in_folder(folder)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for (written, shown) in [
            ("postgres://olaf:secret@hall.example:5433/mead?sslmode=disable", "postgres://olaf@hall.example:5433/mead"),
            ("postgres://hall.example/mead?password=secret", "postgres://hall.example/mead"),
            ("sqlite:/srv/hall.sqlite", "/srv/hall.sqlite"),
            ("/srv/hall", "/srv/hall/meadhall.sqlite"),
            ("rescued.sqlite", "rescued.sqlite"),
        ] {
            let location: Location = written.parse().expect("a location");
            assert_eq!((location.to_string(), format!("{location:?}")), (shown.to_owned(), shown.to_owned()));
        }
        for bad in ["", "mysql://hall.example/mead"] {
            assert_eq!(bad.parse::<Location>(), Err(NoDatabase));
        }
    }
}
