//! The keys of Fluent texts.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// Keys with the placeholders that their texts use.
pub type Keys = BTreeMap<String, BTreeSet<String>>;

/// The keys of a Fluent text with their placeholders.
pub fn keys(name: &str, text: &str) -> Keys {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let mut keys = Keys::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name.to_owned();
                let pattern = message.value.unwrap_or_else(|| panic!("{name}: {id} is empty"));
                let mut placeholders = BTreeSet::new();
                assert!(look(&pattern, &mut placeholders) > 0, "{name}: {id} says nothing");
                assert!(keys.insert(id.clone(), placeholders).is_none(), "{name}: {id} stands there twice");
            }
            Entry::Junk { content } => panic!("{name}: cannot be read: {content}"),
            _ => {}
        }
    }
    keys
}

/// Gathers the placeholders of a pattern and counts what it says.
fn look(pattern: &Pattern<&str>, placeholders: &mut BTreeSet<String>) -> usize {
    let mut said = 0;
    for element in &pattern.elements {
        said += match element {
            PatternElement::TextElement { value } => value.trim().len(),
            PatternElement::Placeable { expression } => {
                let (selector, variants) = match expression {
                    Expression::Inline(inline) => (inline, None),
                    Expression::Select { selector, variants } => (selector, Some(variants)),
                };
                if let InlineExpression::VariableReference { id } = selector {
                    placeholders.insert(id.name.to_owned());
                }
                for variant in variants.into_iter().flatten() {
                    assert!(look(&variant.value, placeholders) > 0, "an empty variant");
                }
                1
            }
        };
    }
    said
}
