//! Words of a game that are explained where they stand: by touch, by focus and by hover.

use maud::{Markup, html};
use meadhall_words::Words;

/// A sentence whose terms explain themselves, each where it comes first.
///
/// A term `rage` has two texts: `explain-rage` is what is said of it, and `explain-rage-forms` lists the forms that the word
/// takes in a sentence, with `|` between.
pub fn explained(words: &Words, terms: &[&str], text: &str) -> Markup {
    let mut found: Vec<(usize, usize, &str)> = Vec::new();
    for term in terms.iter().filter(|term| words.has(&format!("explain-{term}"))) {
        let forms = words.say(&format!("explain-{term}-forms"));
        let places = forms.split('|').filter_map(|form| place(text, form.trim()));
        // Of forms that begin at one place, the longest is meant.
        let first = places.min_by_key(|(from, to)| (*from, usize::MAX - to));
        found.extend(first.map(|(from, to)| (from, to, *term)));
    }
    found.sort_by_key(|(from, to, _)| (*from, usize::MAX - to));
    let mut parts = Vec::new();
    let mut at = 0;
    for (from, to, term) in found {
        if from >= at {
            parts.push((&text[at..from], Some((&text[from..to], words.say(&format!("explain-{term}"))))));
            at = to;
        }
    }
    html! {
        @for (before, term) in &parts {
            (before)
            @if let Some((form, about)) = term { button.term type="button" data-about=(about) aria-description=(about) { (form) } }
        }
        (&text[at..])
    }
}

/// Where a form stands as a word of its own, at the start of a sentence too.
fn place(text: &str, form: &str) -> Option<(usize, usize)> {
    let mut letters = form.chars();
    let capital: String = letters.next()?.to_uppercase().chain(letters).collect();
    let in_word = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    let stands = |(at, found): &(usize, &str)| {
        !in_word(text[..*at].chars().next_back()) && !in_word(text[at + found.len()..].chars().next())
    };
    let plain = text.match_indices(form).find(stands);
    let first = text.match_indices(&capital).find(stands);
    plain.into_iter().chain(first).map(|(at, found)| (at, at + found.len())).min()
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_words::{Lang, Texts};

    static TEXTS: Texts = Texts::new(&[[
        (
            "en",
            "explain-rage-forms = Rage\nexplain-rage = What actions cost.\nexplain-row-forms = row|row 1\nexplain-row = Lands.",
        ),
        ("cs", ""),
        ("de", ""),
    ]]);

    #[test]
    fn a_term_explains_itself_where_it_comes_first() {
        let words = TEXTS.words(Lang::En);
        let told = |text: &str| explained(words, &["rage", "row", "nothing"], text).into_string();
        let term = |form: &str, about: &str| {
            format!(
                r#"<button class="term" type="button" data-about="{about}" aria-description="{about}">{form}</button>"#
            )
        };
        let rage = term("Rage", "What actions cost.");
        assert_eq!(told("You have 3 Rage, and Rage is dear."), format!("You have 3 {rage}, and Rage is dear."));
        assert_eq!(told("Outrage and Rages"), "Outrage and Rages");
        assert_eq!(told("Row 1 < row"), format!("{} &lt; row", term("Row 1", "Lands.")));
        assert_eq!(told("Take from row 1."), format!("Take from {}.", term("row 1", "Lands.")));
    }
}
