//! How the texts are written: patterns that native readers found wrong stand nowhere, in no language.
//!
//! A check looks at the forms of a message and says what it dislikes. Each has a test that all texts pass, and one that shows
//! what it finds.

mod czech;
mod german;
mod numbers;
mod terms;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use meadhall_games::GAMES;
use meadhall_words::{HOUSE, Lang, Words};
use std::collections::BTreeSet;

/// A message of a text.
pub struct Entered {
    /// Where it stands, for complaints.
    pub room: String,
    pub lang: Lang,
    pub key: String,
    /// Each way that its selectors can go.
    pub forms: Vec<Form>,
    /// All its placeholders.
    pub placeholders: BTreeSet<String>,
    /// The words that say it.
    pub words: &'static Words,
}

/// A message with one variant of each selector; placeholders stand as `{name}`.
#[derive(Clone, Default)]
pub struct Form {
    pub text: String,
    /// The placeholders that select a variant.
    pub selected: BTreeSet<String>,
}

impl Form {
    /// The parts of a sentence: what is in brackets is left out.
    pub fn sentences(&self) -> Vec<String> {
        let mut open = 0_usize;
        let mut plain = String::new();
        for c in self.text.chars() {
            match c {
                '(' => open += 1,
                ')' => open = open.saturating_sub(1),
                _ if open == 0 => plain.push(c),
                _ => {}
            }
        }
        plain.replace(['!', '?', ';', '\n'], ".").split(". ").map(str::to_owned).collect()
    }
}

/// All messages of all games and of the house, in every language.
fn all() -> Vec<Entered> {
    let mut all = Vec::new();
    for lang in Lang::ALL {
        let of = |(code, text): &(&str, &'static str)| (*code == lang.code()).then_some(*text);
        for file in HOUSE.iter().filter(|(code, _)| *code == lang.code()).flat_map(|(_, files)| files.iter()) {
            all.extend(read("house", lang, Words::house(lang), file));
        }
        for game in GAMES {
            for text in game.board.texts().files().iter().flatten().filter_map(of) {
                all.extend(read(game.id(), lang, game.board.words(lang), text));
            }
            for screen in [(game.screen.texts)(), (game.screen.spoken_texts)()] {
                for text in screen.files().iter().flatten().filter_map(of) {
                    all.extend(read(&format!("{} in the terminal", game.id()), lang, screen.words(lang), text));
                }
            }
        }
    }
    assert!(all.len() > 6_000, "only {} messages", all.len());
    all
}

/// The messages of a text.
fn read(room: &str, lang: Lang, words: &'static Words, text: &str) -> Vec<Entered> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{room} {lang}: {errors:?}"));
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => {
            let mut placeholders = BTreeSet::new();
            let mut forms = vec![Form::default()];
            unfold(message.value.as_ref()?, &mut forms, &mut placeholders);
            let key = message.id.name.to_owned();
            Some(Entered { room: room.to_owned(), lang, key, forms, placeholders, words })
        }
        _ => None,
    };
    resource.body.iter().filter_map(message).collect()
}

/// Messages for a test of a check: those of the language alone.
fn sample(lang: Lang, text: &str) -> Vec<Entered> {
    read("sample", lang, Words::house(lang), text)
}

/// Adds a pattern to every form, one for each variant of its selectors.
fn unfold(pattern: &Pattern<&str>, forms: &mut Vec<Form>, placeholders: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => forms.iter_mut().for_each(|form| form.text.push_str(value)),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                let name = match inline {
                    InlineExpression::VariableReference { id } => {
                        placeholders.insert(id.name.to_owned());
                        format!("{{{}}}", id.name)
                    }
                    InlineExpression::StringLiteral { value } => (*value).to_owned(),
                    _ => "{}".to_owned(),
                };
                forms.iter_mut().for_each(|form| form.text.push_str(&name));
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                if let InlineExpression::VariableReference { id } = selector {
                    placeholders.insert(id.name.to_owned());
                    forms.iter_mut().for_each(|form| _ = form.selected.insert(id.name.to_owned()));
                }
                let before = std::mem::take(forms);
                for variant in variants {
                    assert!(matches!(variant.key, VariantKey::Identifier { .. } | VariantKey::NumberLiteral { .. }));
                    let mut with = before.clone();
                    unfold(&variant.value, &mut with, placeholders);
                    forms.append(&mut with);
                }
            }
        }
    }
}

/// What a check says of a form of a message of this language.
type Check = fn(&Entered, &Form) -> Option<String>;

/// What a check dislikes in some messages, with where it stands.
fn complaints(check: Check, lang: Lang, messages: &[Entered]) -> Vec<String> {
    let of_lang = messages.iter().filter(|message| message.lang == lang);
    let told =
        of_lang.flat_map(|message| message.forms.iter().filter_map(move |form| Some((message, check(message, form)?))));
    told.map(|(message, why)| format!("{} {}, {}: {why}", message.room, message.lang, message.key)).collect()
}

/// No text has what a check looks for; and it finds something in every line of a sample.
fn holds(check: Check, langs: &[Lang], wrong: &[(Lang, &str)]) {
    for (lang, text) in wrong {
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            assert!(!complaints(check, *lang, &sample(*lang, line)).is_empty(), "nothing is found in: {line}");
        }
    }
    let all = all();
    let found: BTreeSet<String> = langs.iter().flat_map(|lang| complaints(check, *lang, &all)).collect();
    assert!(found.is_empty(), "{}:\n{}", found.len(), found.into_iter().collect::<Vec<_>>().join("\n"));
}

/// What stands directly before and after each placeholder of a form: the placeholder's name, the last word before it and
/// whether a space divides them, and the words after it.
fn neighbours(form: &Form) -> Vec<(&str, &str, &str)> {
    let mut found = Vec::new();
    for (start, _) in form.text.match_indices('{') {
        let Some(len) = form.text[start..].find('}') else { continue };
        let (name, after) = (&form.text[start + 1..start + len], &form.text[start + len + 1..]);
        let before = &form.text[..start];
        let word = before.strip_suffix(' ').map_or("", |before| before.rsplit([' ', '\n']).next().unwrap_or_default());
        found.push((name, word, after));
    }
    found
}
