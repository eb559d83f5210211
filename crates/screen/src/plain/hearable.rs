//! Text for the eye made fit for the ear: brackets become pauses, signs and abbreviations become words.

use meadhall_words::Words;

/// A sentence without brackets, signs and abbreviations.
pub fn hearable(text: &str, words: &Words) -> String {
    let spoken = spell_abbreviations(&spell_signs(text, words), words);
    tidy(&spoken)
}

/// The last character that is no blank.
fn last_mark(text: &str) -> Option<char> {
    text.trim_end().chars().next_back()
}

/// A pause, unless there is one already.
fn pause(out: &mut String) {
    let kept = out.trim_end().len();
    out.truncate(kept);
    match out.chars().next_back() {
        None => {}
        Some(',' | ';' | ':' | '.' | '!' | '?') => out.push(' '),
        Some(_) => out.push_str(", "),
    }
}

/// A word with blanks round it.
fn word(out: &mut String, word: &str) {
    if last_mark(out).is_some() && !out.ends_with(' ') {
        out.push(' ');
    }
    out.push_str(word);
    out.push(' ');
}

fn spell_signs(text: &str, words: &Words) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let chars: Vec<char> = text.chars().collect();
    for (n, &c) in chars.iter().enumerate() {
        let before = n.checked_sub(1).map(|n| chars[n]);
        let next = chars.get(n + 1).copied();
        let digit_next = next.is_some_and(|c| c.is_ascii_digit());
        let begins = before.is_none_or(|c| !c.is_alphanumeric());
        match c {
            '(' | '[' | '→' | '↔' | '=' | '·' => pause(&mut out),
            ')' | ']' => {
                let follows = chars[n + 1..].iter().find(|c| !c.is_whitespace());
                if follows.is_some_and(|c| c.is_alphanumeric() || *c == '(') {
                    pause(&mut out);
                }
            }
            '„' | '“' | '”' | '"' | '»' | '«' | '*' | '`' | '…' => {}
            '+' if digit_next => word(&mut out, &words.say("plain-plus")),
            '−' | '-' if digit_next && begins => word(&mut out, &words.say("plain-minus")),
            '–' if digit_next && before.is_some_and(|c| c.is_ascii_digit()) => {
                word(&mut out, &words.say("plain-up-to"));
            }
            '–' => pause(&mut out),
            '×' => word(&mut out, &words.say("plain-times")),
            '/' => word(&mut out, &words.say("plain-or")),
            '%' => word(&mut out, &words.say("plain-percent")),
            '\u{a0}' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// Abbreviations as the words that they stand for; words in capital letters as words.
fn spell_abbreviations(text: &str, words: &Words) -> String {
    let short = ["points", "strength"].map(|what| (what, words.say(&format!("plain-abbreviation-{what}"))));
    let mut out = String::with_capacity(text.len() + 16);
    let mut number = None;
    for token in text.split_inclusive(|c: char| !c.is_alphanumeric()) {
        let core = token.trim_end_matches(|c: char| !c.is_alphanumeric());
        let capitals = core.chars().count() > 1 && core.chars().all(char::is_uppercase);
        match short.iter().find(|(_, written)| capitals && written == core) {
            Some((what, _)) => {
                let count = number.unwrap_or(2_i64);
                out.push_str(&words.fill(&format!("plain-{what}"), &[("count", count.into())]));
            }
            None if capitals => out.push_str(&core.to_lowercase()),
            None => out.push_str(core),
        }
        out.push_str(&token[core.len()..]);
        if !core.is_empty() {
            number = core.parse().ok();
        }
    }
    out
}

/// Blanks and pauses as they stand in a sentence.
fn tidy(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        let mark = word.chars().next().is_some_and(|c| matches!(c, '.' | ',' | ';' | ':' | '?' | '!'));
        if !out.is_empty() && !mark {
            out.push(' ');
        }
        out.push_str(word);
    }
    for (wrong, right) in
        [(",.", "."), (",,", ","), (", ,", ","), ("..", "."), (".,", ","), (",:", ":"), (":,", ":"), (",;", ";")]
    {
        while out.contains(wrong) {
            out = out.replace(wrong, right);
        }
    }
    for (wrong, right) in [("?.", "?"), ("!.", "!")] {
        out = out.replace(wrong, right);
    }
    out.trim_end_matches([',', ' ']).to_owned()
}

/// A text as a sentence: it ends with a mark.
pub(super) fn sentence(text: &str) -> String {
    let text = text.trim_end();
    match text.chars().next_back() {
        Some('.' | '!' | '?' | ':' | ';') | None => text.to_owned(),
        Some(',') => format!("{}.", text.trim_end_matches(',')),
        Some(_) => format!("{text}."),
    }
}

/// A name as somebody might type it: small letters without accents, blanks instead of other signs.
pub(super) fn folded(text: &str) -> String {
    let plain = |c: char| match c {
        'á' | 'ä' => 'a',
        'č' => 'c',
        'ď' | 'ð' => 'd',
        'é' | 'ě' => 'e',
        'í' => 'i',
        'ň' => 'n',
        'ó' | 'ö' => 'o',
        'ř' => 'r',
        'š' => 's',
        'ť' => 't',
        'ú' | 'ů' | 'ü' => 'u',
        'ý' => 'y',
        'ž' => 'z',
        c if c.is_alphanumeric() => c,
        _ => ' ',
    };
    let letters: String = text.to_lowercase().chars().filter(|c| !matches!(c, '\'' | '’')).map(plain).collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}
