//! A position in plain words: the one vocabulary in which scenarios set it up, expect it and print it.

use serde::ser::{Serialize, SerializeMap, Serializer};

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

impl Serialize for Facts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}
