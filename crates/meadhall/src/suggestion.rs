//! What somebody may have meant.

/// How alike two words have to be.
const ALIKE: f64 = 0.75;

/// The word that is most like what was typed; none if nothing is like it.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let likeness = |word: &str| strsim::jaro_winkler(&typed, &word.to_lowercase());
    let alike = known.into_iter().map(|word| (likeness(word), word)).filter(|(likeness, _)| *likeness >= ALIKE);
    alike.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, word)| word)
}

/// An error with the question whether something else was meant, if anything is like what was typed.
pub fn or_meant<'a>(error: impl ToString, typed: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let error = error.to_string();
    match nearest(typed, known) {
        Some(word) => format!("{error}; did you mean `{word}`?"),
        None => error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_like_it_is_suggested_and_nothing_else() {
        let games = ["blood-rage", "valhalla", "vaalbara"];
        assert_eq!(nearest("valhala", games), Some("valhalla"));
        assert_eq!(nearest("Vaalbra", games), Some("vaalbara"));
        assert_eq!(nearest("bloodrage", games), Some("blood-rage"));
        assert_eq!(nearest("chess", games), None);
        assert_eq!(or_meant("no game", "chess", games), "no game");
        assert_eq!(or_meant("no game", "bloodrage", games), "no game; did you mean `blood-rage`?");
    }
}
