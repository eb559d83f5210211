//! Where a line must not break: between a number and what it counts, and after the little words of Czech.

use crate::Lang;

const TIE: char = '\u{a0}';

/// The text with its spaces tied where a line must not break; the same text if there is nothing to tie.
pub(crate) fn tied(lang: Lang, text: String) -> String {
    if ties(lang, &text).next().is_none() {
        return text;
    }
    let mut out = String::with_capacity(text.len() + 16);
    let mut from = 0;
    for place in ties(lang, &text) {
        out.push_str(&text[from..place]);
        out.push(TIE);
        from = place + 1;
    }
    out.push_str(&text[from..]);
    out
}

/// The places of the spaces to tie.
fn ties(lang: Lang, text: &str) -> impl Iterator<Item = usize> + '_ {
    let spaces = text.bytes().enumerate().filter(|(_, byte)| *byte == b' ').map(|(place, _)| place);
    spaces.filter(move |&place| is_tied(lang, &text[..place], &text[place + 1..]))
}

fn is_tied(lang: Lang, before: &str, after: &str) -> bool {
    let Some(next) = after.chars().next() else { return false };
    // A dash or an ellipsis never begins a line.
    if matches!(next, '–' | '…') {
        return true;
    }
    let word = before.rsplit([' ', TIE]).next().unwrap_or_default();
    let word = word.trim_start_matches(['(', '„', '“', '»', '+', '−', '-', '–', '/', '…']);
    if is_number(word) {
        return match lang {
            // English hardly minds; only what reads like a unit stays with its number.
            Lang::En => next.is_uppercase() || next == '%',
            Lang::Cs | Lang::De => next.is_alphabetic() || matches!(next, '%' | '×'),
        };
    }
    match lang {
        Lang::En => false,
        Lang::Cs => is_little(word) || is_ordinal(word) && next.is_lowercase() || is_unit(word) && next.is_numeric(),
        Lang::De => is_ordinal(word) && next.is_alphabetic() || is_unit(word) && next.is_numeric(),
    }
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// A number with a full stop: `3.` of `3. věk`.
fn is_ordinal(word: &str) -> bool {
    word.strip_suffix('.').is_some_and(is_number)
}

/// A one-letter preposition or conjunction of Czech.
fn is_little(word: &str) -> bool {
    word.len() == 1 && b"ksvzouaiKSVZOUAI".contains(&word.as_bytes()[0])
}

/// A word in capitals before its number: `ST 3`, `SÍLA 3`.
fn is_unit(word: &str) -> bool {
    (2..=4).contains(&word.chars().count()) && word.chars().all(char::is_uppercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text with `~` for what was tied.
    fn shown(lang: Lang, text: &str) -> String {
        tied(lang, text.to_owned()).replace(TIE, "~")
    }

    #[test]
    fn little_words_of_czech_stay_with_the_next_one() {
        assert_eq!(shown(Lang::Cs, "Vyber si z ruky kartu a polož ji"), "Vyber si z~ruky kartu a~polož ji");
        assert_eq!(shown(Lang::Cs, "V bitvě (i v obraně) k Yggdrasilu"), "V~bitvě (i~v~obraně) k~Yggdrasilu");
        assert_eq!(shown(Lang::Cs, "Fáze A nebo B, ne X"), "Fáze A~nebo B, ne X");
        assert_eq!(shown(Lang::De, "Phase A und i v"), "Phase A und i v");
    }

    #[test]
    fn a_number_stays_with_what_it_counts() {
        assert_eq!(shown(Lang::Cs, "Stojí 2 body zuřivosti, 9 %"), "Stojí 2~body zuřivosti, 9~%");
        assert_eq!(shown(Lang::Cs, "+3 k síle, SÍLA 12"), "+3~k~síle, SÍLA~12");
        assert_eq!(shown(Lang::Cs, "Začíná 3. kolo. Tah 5. Potom"), "Začíná 3.~kolo. Tah 5. Potom");
        assert_eq!(shown(Lang::De, "ST 3, 1 Wut, 2 SP, im 1. Zeitalter"), "ST~3, 1~Wut, 2~SP, im 1.~Zeitalter");
        assert_eq!(shown(Lang::En, "2 Rage, 3 cards, 5 VP"), "2~Rage, 3 cards, 5~VP");
    }

    #[test]
    fn a_dash_or_an_ellipsis_begins_no_line() {
        assert_eq!(shown(Lang::De, "neuer Versuch … – so"), "neuer Versuch~…~– so");
        assert_eq!(shown(Lang::En, "Meadhall – games"), "Meadhall~– games");
    }

    #[test]
    fn nothing_to_tie_is_nothing_to_copy() {
        for text in ["", " ", "Hráč", "Žádné místo tu není ", "1 + 2 = 3"] {
            let text = text.to_owned();
            let place = text.as_ptr();
            let same = tied(Lang::Cs, text);
            assert_eq!(same.as_ptr(), place, "{same}");
        }
        let once = tied(Lang::Cs, "K 2 bodům a i".to_owned());
        assert_eq!(tied(Lang::Cs, once.clone()), once, "tying twice ties nothing more");
    }
}
