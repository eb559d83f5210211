//! The sentence that says what is asked: which one it is, in every language.

use meadhall_words::{Lang, Words};

/// Sentences for whoever has to decide.
const MINE: [&str; 9] = [
    "ask-assign",
    "ask-show",
    "ask-show-none",
    "ask-bard",
    "ask-tracker",
    "ask-midwife",
    "ask-rider",
    "ask-explorer",
    "ask-take",
];

/// Sentences for everybody else.
const OTHERS: [&str; 6] =
    ["ask-assign-wait", "ask-show-wait", "ask-effect-wait", "ask-take-wait", "ask-over", "ask-over-plain"];

/// Stands where a sentence has a name or a card.
const GAP: &str = "\u{1}";

/// The words of the game in a language.
pub fn words(lang: Lang) -> &'static Words {
    Words::of(lang, "vaalbara")
}

/// Whether a text is the sentence of a key with its gaps filled by anything.
fn fits(lang: Lang, key: &str, text: &str) -> bool {
    let sentence = words(lang).fill(key, &[("who", GAP.into()), ("character", GAP.into())]);
    let mut pieces = sentence.split(GAP);
    let Some(mut rest) = pieces.next().and_then(|first| text.strip_prefix(first)) else { return false };
    let pieces: Vec<&str> = pieces.collect();
    let Some((last, middle)) = pieces.split_last() else { return rest.is_empty() };
    for piece in middle {
        match rest.split_once(piece) {
            Some((gap, tail)) if !gap.is_empty() => rest = tail,
            _ => return false,
        }
    }
    rest.strip_suffix(last).is_some_and(|gap| !gap.is_empty())
}

/// The key of the sentence that somebody reads; none if it is no sentence of this language.
pub fn key(lang: Lang, mine: bool, text: &str) -> Option<&'static str> {
    let keys: &[&'static str] = if mine { &MINE } else { &OTHERS };
    // Where two fit, the one that says more is meant.
    keys.iter().copied().filter(|key| fits(lang, key, text)).max_by_key(|key| words(lang).say(key).len())
}

#[test]
fn sentences_are_told_apart_in_every_language() {
    for lang in Lang::ALL {
        for wanted in MINE.into_iter().chain(OTHERS) {
            let text = words(lang).fill(wanted, &[("who", "Anna".into()), ("character", "X".into())]);
            assert_eq!(key(lang, MINE.contains(&wanted), &text), Some(wanted), "{lang}: {text}");
            for other in Lang::ALL.into_iter().filter(|other| *other != lang) {
                assert_eq!(key(other, MINE.contains(&wanted), &text), None, "{other}: {text}");
            }
        }
    }
}
