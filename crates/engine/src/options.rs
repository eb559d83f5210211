//! What can be set before a game starts.

use crate::Message;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The options of a table as they are written: a key and a value each. What is left out has its default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(pub BTreeMap<String, String>);

impl Options {
    /// The value of a key, if it was set.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// Sets a key.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<String>) -> Options {
        self.0.insert(key.to_owned(), value.into());
        self
    }

    /// Refuses a key that no option of the game has, or a value that is not among its values.
    pub fn check(&self, specs: &[OptionSpec]) -> Result<(), BadOption> {
        for (key, value) in &self.0 {
            let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
                let known: Vec<_> = specs.iter().map(|spec| spec.key).collect();
                return Err(BadOption::new(key, format!("there is no such option; there are: {}", known.join(", "))));
            };
            if !spec.free && !spec.values.contains(&value.as_str()) {
                return Err(BadOption::new(
                    key,
                    format!("`{value}` is not among its values: {}", spec.values.join(", ")),
                ));
            }
        }
        Ok(())
    }
}

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its key, also in the locale files as `option-<key>`.
    pub key: &'static str,
    /// Its values, the default first.
    pub values: &'static [&'static str],
    /// Whether any other text is possible too (the text of a file, say).
    pub free: bool,
}

/// An option that cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOption {
    /// The option's key.
    pub key: String,
    /// What is wrong with it.
    pub reason: String,
    /// The same in words of every language, where somebody at a table may meet it.
    pub message: Option<Box<Message>>,
}

impl BadOption {
    /// An option with what is wrong with it.
    pub fn new(key: impl Into<String>, reason: impl Into<String>) -> BadOption {
        BadOption { key: key.into(), reason: reason.into(), message: None }
    }

    /// Says the reason in words of every language too.
    #[must_use]
    pub fn told(mut self, message: Message) -> BadOption {
        self.message = Some(Box::new(message));
        self
    }
}

impl fmt::Display for BadOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option {}: {}", self.key, self.reason)
    }
}

impl std::error::Error for BadOption {}
