//! The sentence that says what is asked: which one it is, in every language.

use meadhall_words::{Lang, Words};

/// What a game may ask: the keys of its sentences.
struct Sentences {
    game: &'static str,
    /// For whoever has to decide.
    mine: &'static [&'static str],
    /// For everybody else.
    others: &'static [&'static str],
}

const VAALBARA: Sentences = Sentences {
    game: "vaalbara",
    mine: &[
        "ask-assign",
        "ask-show",
        "ask-show-none",
        "ask-bard",
        "ask-tracker",
        "ask-midwife",
        "ask-rider",
        "ask-explorer",
        "ask-take",
    ],
    others: &["ask-assign-wait", "ask-show-wait", "ask-effect-wait", "ask-take-wait", "ask-over", "ask-over-plain"],
};

const BLOOD_RAGE: Sentences = Sentences {
    game: "blood-rage",
    mine: &[
        "ask-draft",
        "ask-turn",
        "ask-free-invade",
        "ask-succor",
        "ask-domain",
        "ask-call",
        "ask-card",
        "ask-count",
        "ask-spare",
        "ask-save",
        "ask-add",
        "ask-recover",
        "ask-raise",
        "ask-raise-quest",
        "ask-raise-grace",
        "ask-blessing",
        "ask-hammers",
        "ask-god",
        "ask-discard",
    ],
    others: &["ask-wait", "ask-over"],
};

const GAMES: [Sentences; 2] = [VAALBARA, BLOOD_RAGE];

/// Stands where a sentence has a name, a card, a place or a number.
const GAP: &str = "\u{1}";
/// What the gaps of all sentences are called.
const GAPS: [&str; 5] = ["who", "character", "what", "place", "rage"];

/// The words of Vaalbara in a language, with those of the house.
pub fn words(lang: Lang) -> &'static Words {
    Words::of(lang, VAALBARA.game)
}

/// A sentence with its gaps filled.
fn filled(game: &str, lang: Lang, key: &str, with: &str) -> String {
    Words::of(lang, game).fill(key, &GAPS.map(|gap| (gap, with.into())))
}

/// Whether a text is the sentence of a key with its gaps filled by anything.
fn fits(game: &str, lang: Lang, key: &str, text: &str) -> bool {
    let sentence = filled(game, lang, key, GAP);
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

/// The key of the sentence that somebody reads at a table of a game; none if it is no sentence of this language.
pub fn key(game: &str, lang: Lang, mine: bool, text: &str) -> Option<&'static str> {
    let asked = GAMES.iter().find(|asked| asked.game == game)?;
    let keys = if mine { asked.mine } else { asked.others };
    // Where two fit, the one that says more is meant.
    let fitting = keys.iter().copied().filter(|key| fits(game, lang, key, text));
    fitting.max_by_key(|key| filled(game, lang, key, "").len())
}

#[test]
fn sentences_are_told_apart_in_every_language() {
    for Sentences { game, mine, others } in GAMES {
        for lang in Lang::ALL {
            for wanted in mine.iter().chain(others) {
                let (text, is_mine) = (filled(game, lang, wanted, "Anna"), mine.contains(wanted));
                assert_eq!(key(game, lang, is_mine, &text), Some(*wanted), "{lang}: {text}");
                for other in Lang::ALL.into_iter().filter(|other| *other != lang) {
                    assert_eq!(key(game, other, is_mine, &text), None, "{other}: {text}");
                }
            }
        }
    }
}
