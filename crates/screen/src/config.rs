//! What somebody has set once and for all, in a file of their own.

use crate::failure::{Failure, reason};
use directories::ProjectDirs;
use meadhall_bots::BotSpec;
use meadhall_words::Lang;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The variable that names another file.
const VARIABLE: &str = "MEADHALL_CONFIG";

/// Something that can be set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Setting {
    /// The language of everything that players read.
    Language,
    /// The bots of a game in the terminal.
    Bots,
    /// Whether games in the terminal are lines of text.
    Plain,
    /// Whether these lines are brief.
    Brief,
    /// Where tables and games are kept.
    Data,
}

impl Setting {
    /// All of them.
    pub const ALL: [Setting; 5] = [Setting::Language, Setting::Bots, Setting::Plain, Setting::Brief, Setting::Data];

    /// Its name in the file and in commands.
    pub const fn key(self) -> &'static str {
        match self {
            Setting::Language => "language",
            Setting::Bots => "bots",
            Setting::Plain => "plain",
            Setting::Brief => "brief",
            Setting::Data => "data",
        }
    }

    /// What may be set, as a list.
    pub fn legal(self) -> String {
        match self {
            Setting::Language => Lang::ALL.map(Lang::code).join(", "),
            Setting::Bots => format!("{}; one for all, or one for each seat with commas between", BotSpec::KNOWN),
            Setting::Plain | Setting::Brief => "true, false".to_owned(),
            Setting::Data => "the path of a folder".to_owned(),
        }
    }

    /// The setting of this name; the error says which there are.
    pub fn named(key: &str) -> Result<Setting, String> {
        Setting::ALL.into_iter().find(|setting| setting.key() == key).ok_or_else(|| {
            let known = Setting::ALL.map(Setting::key).join(", ");
            format!("there is no setting `{key}`; there are: {known}")
        })
    }

    /// Whether a value may be set; the error says which may.
    pub fn check(self, value: &str) -> Result<(), String> {
        let fits = match self {
            Setting::Language => value.parse::<Lang>().is_ok(),
            Setting::Bots => value.split(',').all(|bot| bot.trim().parse::<BotSpec>().is_ok()),
            Setting::Plain | Setting::Brief => matches!(value, "true" | "false"),
            Setting::Data => !value.trim().is_empty(),
        };
        match fits {
            true => Ok(()),
            false => Err(format!("`{value}` cannot be set for {}; legal: {}", self.key(), self.legal())),
        }
    }

    /// A line of the file that sets it.
    fn line(self, value: &str) -> String {
        let value = match self {
            Setting::Plain | Setting::Brief => toml::Value::Boolean(value == "true"),
            _ => toml::Value::String(value.to_owned()),
        };
        format!("{} = {value}", self.key())
    }
}

/// The settings of this user.
#[derive(Clone, Debug)]
pub struct Config {
    path: Option<PathBuf>,
    text: String,
    values: BTreeMap<Setting, String>,
}

impl Config {
    /// The file that settings are kept in; none where this user has no home.
    pub fn place() -> Option<PathBuf> {
        match std::env::var_os(VARIABLE).filter(|path| !path.is_empty()) {
            Some(path) => Some(path.into()),
            None => ProjectDirs::from("", "", "meadhall").map(|folders| folders.config_dir().join("config.toml")),
        }
    }

    /// The settings of this user; nothing is set where there is no file.
    pub fn open() -> Result<Config, Failure> {
        let Some(path) = Config::place() else { return Ok(Config::empty()) };
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(Failure::unreadable(&path, &error)),
        };
        let values = read(&text).map_err(|why| Failure::new(format!("{}: {why}", path.display())))?;
        Ok(Config { path: Some(path), text, values })
    }

    /// Nothing is set.
    pub fn empty() -> Config {
        Config { path: Config::place(), text: String::new(), values: BTreeMap::new() }
    }

    /// What is set.
    pub fn get(&self, setting: Setting) -> Option<&str> {
        self.values.get(&setting).map(String::as_str)
    }

    /// Whether a setting that is on or off is set, and how.
    pub fn is(&self, setting: Setting) -> Option<bool> {
        self.get(setting).map(|value| value == "true")
    }

    /// The language, if one is set.
    pub fn language(&self) -> Option<Lang> {
        self.get(Setting::Language)?.parse().ok()
    }

    /// Sets something, or nothing any more, and keeps that. Everything else in the file stays as it is.
    pub fn set(&mut self, setting: Setting, value: Option<&str>) -> Result<(), Failure> {
        if let Some(value) = value {
            setting.check(value).map_err(Failure::usage)?;
        }
        let path = self.path.as_deref().ok_or_else(|| {
            Failure::new(format!("this user has no home folder; name a file with the variable {VARIABLE}"))
        })?;
        self.text = changed(&self.text, setting, value);
        write(path, &self.text)?;
        match value {
            Some(value) => self.values.insert(setting, value.to_owned()),
            None => self.values.remove(&setting),
        };
        Ok(())
    }
}

/// What a file sets.
fn read(text: &str) -> Result<BTreeMap<Setting, String>, String> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
        format!("line {line}: {}", error.message())
    })?;
    let mut values = BTreeMap::new();
    for (key, value) in &table {
        let setting = Setting::named(key)?;
        let value = match value {
            toml::Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        setting.check(&value)?;
        values.insert(setting, value);
    }
    Ok(values)
}

/// The text of a file in which one thing is set otherwise.
fn changed(text: &str, setting: Setting, value: Option<&str>) -> String {
    let sets = |line: &str| line.split_once('=').is_some_and(|(key, _)| key.trim() == setting.key());
    let mut lines: Vec<String> = Vec::new();
    let mut new = value.map(|value| setting.line(value));
    for line in text.lines() {
        match sets(line) {
            true => lines.extend(new.take()),
            false => lines.push(line.to_owned()),
        }
    }
    lines.extend(new);
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Writes beside the file first, so that it is whole whatever happens.
fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let fresh = path.with_extension("toml.new");
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let made = folder.map_or(Ok(()), std::fs::create_dir_all);
    let written = made.and_then(|()| std::fs::write(&fresh, text)).and_then(|()| std::fs::rename(&fresh, path));
    written.map_err(|error| Failure::new(format!("cannot write {}: {}", path.display(), reason(&error))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_is_read_and_the_rest_of_the_file_stays() {
        let text = "# mine\nlanguage = \"cs\"\n\nplain = true # always\n";
        let values = read(text).expect("a file");
        assert_eq!(values[&Setting::Language], "cs");
        assert_eq!(values[&Setting::Plain], "true");
        let other = changed(text, Setting::Language, Some("de"));
        assert_eq!(other, "# mine\nlanguage = \"de\"\n\nplain = true # always\n");
        assert_eq!(changed(&other, Setting::Plain, None), "# mine\nlanguage = \"de\"\n\n");
        let folder = changed("", Setting::Data, Some("C:\\my \"games\""));
        assert_eq!(read(&folder).expect("a file")[&Setting::Data], "C:\\my \"games\"");
    }

    #[test]
    fn what_cannot_be_set_is_refused_with_what_can() {
        for (text, says) in [
            ("colour = \"red\"", "there are: language, bots, plain, brief, data"),
            ("language = \"fr\"", "legal: en, cs, de"),
            ("plain = \"perhaps\"", "legal: true, false"),
            ("bots = \"clever\"", "easy, normal, hard"),
            ("data = \"\"", "the path of a folder"),
            ("plain = true\nlanguage = cs", "line 2: "),
        ] {
            let error = read(text).expect_err(text);
            assert!(error.contains(says), "{text}: {error}");
        }
    }
}
