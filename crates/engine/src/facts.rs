//! A position in plain words: the one vocabulary in which scenarios set it up, expect it and print it.

use serde::ser::{Serialize, SerializeMap, Serializer};
use std::fmt::Display;

/// Keys and values in the order in which a person would tell them, such as `vp blue` and `11`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts(pub Vec<(String, String)>);

impl Facts {
    /// Adds a fact.
    pub fn set(&mut self, key: impl Into<String>, value: impl ToString) {
        self.0.push((key.into(), value.to_string()));
    }

    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// All keys.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(key, _)| key.as_str())
    }
}

/// The items of a list as facts write it; `-` is an empty one.
///
/// ```
/// use meadhall_engine::{read_list, write_list};
///
/// assert_eq!(read_list("axe, 2 bow").collect::<Vec<_>>(), ["axe", "2 bow"]);
/// assert_eq!(read_list("-").count(), 0);
/// assert_eq!(write_list(["axe", "2 bow"]), "axe, 2 bow");
/// assert_eq!(write_list::<u8>([]), "-");
/// ```
pub fn read_list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|item| !item.is_empty() && *item != "-")
}

/// A list as facts write it; see [`read_list`].
pub fn write_list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "-".to_owned() } else { items.join(", ") }
}

impl Serialize for Facts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}
