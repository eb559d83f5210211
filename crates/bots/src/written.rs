//! Small ids as their written names, for programs in any language.

use meadhall_engine::NamedId;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt::Debug;

/// A small id that is written by its name; its schema lists the names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Written<T>(pub T);

/// The name of a variant as it is written: `RewardAgain` is `reward-again`.
pub fn kebab_case(variant: impl Debug) -> String {
    let mut word = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.extend(letter.to_lowercase());
    }
    word
}

impl<T: NamedId> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.written())
    }
}

impl<T: NamedId> JsonSchema for Written<T> {
    fn schema_name() -> Cow<'static, str> {
        T::NAME.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "enum": T::WORDS })
    }
}
