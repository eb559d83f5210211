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
    others: &[
        "ask-assign-wait",
        "ask-show-wait",
        "ask-effect-wait",
        "ask-take-wait",
        "ask-over",
        "ask-over-plain",
        "fall-ended",
    ],
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
    others: &["ask-wait", "ask-over", "fall-ended"],
};

const VALHALLA: Sentences = Sentences {
    game: "valhalla",
    mine: &[
        "ask-jarl",
        "ask-warrior",
        "ask-reject",
        "ask-draft",
        "ask-draft-take",
        "ask-redraw",
        "ask-turn",
        "ask-second",
        "ask-tyr",
        "ask-place",
        "ask-place-free",
        "ask-phase-b",
        "ask-drawn",
        "ask-thor",
        "ask-before",
        "ask-payment",
        "ask-fight",
        "ask-defend",
        "ask-ragnarok",
        "ask-reroll",
        "ask-reroll-free",
        "ask-new-weapon",
        "ask-exchange",
        "ask-gorm-turn",
        "ask-block",
        "ask-force",
        "ask-sacrifice",
        "ask-path",
        "ask-send",
        "ask-jorunn",
        "ask-steinar",
        "ask-steinar-discard",
        "ask-spare",
        "ask-yrsa",
        "ask-loki",
        "ask-loki-send",
        "ask-loki-tactic",
        "ask-loki-take",
        "ask-loki-add",
        "ask-loki-one",
        "ask-loki-look",
        "ask-loki-give",
        "ask-glory",
        "ask-favour",
        "ask-mission",
        "ask-hand-toll",
        "ask-warrior-toll",
        "ask-solo-send",
        "ask-solo-one",
        "ask-glory-toll",
        "ask-leave",
        "ask-order",
        "ask-blodhrafn",
        "ask-overflow",
    ],
    others: &["ask-wait", "ask-over", "ask-over-won", "ask-over-lost", "fall-ended"],
};

const GAMES: [Sentences; 3] = [VAALBARA, BLOOD_RAGE, VALHALLA];

/// Stands where a sentence has a name, a card, a place or a number.
const GAP: &str = "\u{1}";
/// What the gaps of all sentences are called.
const GAPS: [&str; 10] = ["who", "by", "character", "what", "place", "rage", "card", "jarl", "attacker", "defender"];
/// Gaps for numbers: a language may say a small one in words of its own.
const NUMBERS: [&str; 4] = ["keep", "count", "points", "strength"];
const SMALL: i64 = 9;

/// The words of Vaalbara in a language, with those of the house.
pub fn words(lang: Lang) -> &'static Words {
    crate::support::words_of(lang, VAALBARA.game)
}

/// A sentence with its gaps filled; those for a number with that number, if there is one.
fn filled(game: &str, lang: Lang, key: &str, with: &str, number: Option<i64>) -> String {
    let texts = GAPS.map(|gap| (gap, with.into()));
    let numbers = NUMBERS.map(|gap| (gap, number.map_or_else(|| with.into(), Into::into)));
    crate::support::words_of(lang, game).fill(key, &[&texts[..], &numbers[..]].concat()).replace('\u{a0}', " ")
}

/// Whether a text is the sentence of a key with its gaps filled by anything.
fn fits(game: &str, lang: Lang, key: &str, text: &str) -> bool {
    let numbers = (0..=SMALL).map(Some);
    [None].into_iter().chain(numbers).any(|number| fills(&filled(game, lang, key, GAP, number), text))
}

/// Whether a text is a sentence with its gaps filled by anything.
fn fills(sentence: &str, text: &str) -> bool {
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
    let text = &text.replace('\u{a0}', " ");
    let asked = GAMES.iter().find(|asked| asked.game == game)?;
    let keys = if mine { asked.mine } else { asked.others };
    // Where two fit, the one that says more is meant.
    let fitting = keys.iter().copied().filter(|key| fits(game, lang, key, text));
    fitting.max_by_key(|key| filled(game, lang, key, "", None).len())
}

#[test]
fn sentences_are_told_apart_in_every_language() {
    for Sentences { game, mine, others } in GAMES {
        for lang in Lang::ALL {
            for wanted in mine.iter().chain(others) {
                let (text, is_mine) = (filled(game, lang, wanted, "Anna", None), mine.contains(wanted));
                assert_eq!(key(game, lang, is_mine, &text), Some(*wanted), "{lang}: {text}");
                for other in Lang::ALL.into_iter().filter(|other| *other != lang) {
                    assert_eq!(key(game, other, is_mine, &text), None, "{other}: {text}");
                }
            }
        }
    }
}
