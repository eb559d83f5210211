//! German: names of cards in quotation marks, places in a ranking, and one form of the imperative.

use super::{Entered, Form, holds, neighbours};
use meadhall_words::Lang;

/// A card's name bare inside a sentence; after a colon it may stand alone.
fn bare_card(_: &Entered, form: &Form) -> Option<String> {
    let sentence = form.text.ends_with(['.', '?', '!']);
    let bare = |(name, before, after): &(&str, &str, &str)| {
        let place = form.text.len() - after.len() - name.len() - 2;
        let before_it = &form.text[..place];
        *name == "card" && !before_it.ends_with('„') && !before.ends_with(':')
    };
    neighbours(form).into_iter().find(|at| sentence && bare(at))?;
    Some("the name of a card needs quotation marks".to_owned())
}

#[test]
fn names_of_cards_stand_in_quotation_marks() {
    holds(
        bare_card,
        &[Lang::De],
        &[(
            Lang::De,
            "event-played = { $who } spielt { $card }.
             why-no-quest = { $card } ist keine Aufgabe.
             ask-tyr = { $card } mit einer Karte von Tyrs Zorn stärken?",
        )],
    );
}

/// A figure after a preposition lacks its article and its case: `Invasion mit {figure}`.
fn figure_without_article(_: &Entered, form: &Form) -> Option<String> {
    let prepositions = ["mit", "von", "für", "aus", "durch", "nach", "bei"];
    let wrong = |(name, before, _): &(&str, &str, &str)| *name == "figure" && prepositions.contains(before);
    let (_, before, _) = neighbours(form).into_iter().find(wrong)?;
    Some(format!("`{before} {{figure}}` lacks an article"))
}

#[test]
fn no_figure_lacks_its_article() {
    let wrong = "br-pick = Invasion mit { $figure }: ST { $strength }\nslain = Verlust von { $figure }";
    holds(figure_without_article, &[Lang::De], &[(Lang::De, wrong)]);
}

/// `Platz 3` is a seat; who came third has the `3. Platz`.
fn seat_for_rank(message: &Entered, form: &Form) -> Option<String> {
    let ranked = message.key.starts_with("end-") || message.placeholders.contains("vp");
    (ranked && form.text.contains("Platz {place}")).then(|| "a rank is `{place}. Platz`".to_owned())
}

#[test]
fn a_rank_is_no_seat() {
    let wrong = "end-place = Platz { $place }, { $vp } Ruhm";
    holds(seat_for_rank, &[Lang::De], &[(Lang::De, wrong)]);
}

/// The long form of the imperative, and a sentence that begins small after a colon.
fn imperative(_: &Entered, form: &Form) -> Option<String> {
    const LONG: &[&str] = &[
        "ziehe",
        "lege",
        "drehe",
        "bewege",
        "stelle",
        "schicke",
        "sage",
        "frage",
        "tausche",
        "greife",
        "versuche",
        "schließe",
        "drücke",
        "tippe",
        "zeige",
        "führe",
    ];
    let starts = form.text.split(['.', '!', '?', ':', ';', ',', '–']).map(|part| {
        let part = part.trim_start_matches([' ', '„', '(']);
        part.strip_prefix("oder ").or(part.strip_prefix("und ")).unwrap_or(part)
    });
    let first = |part: &str| part.split(' ').next().unwrap_or_default().to_lowercase();
    if let Some(word) = starts.map(first).find(|word| LONG.contains(&word.as_str())) {
        return Some(format!("`{word}` is the long form of the imperative"));
    }
    const SMALL: &[&str] = &[": wähle", ": aktiviere", ": nimm", ": leg ", ": zieh ", ": wirf ", ": füge "];
    SMALL.iter().find(|small| form.text.contains(*small)).map(|small| format!("`{small}` begins a sentence"))
}

#[test]
fn the_imperative_has_one_form() {
    holds(
        imperative,
        &[Lang::De],
        &[(
            Lang::De,
            "loki-draw1 = Ziehe eine Karte.
             ask-toll = Das Monster fordert Tribut: Lege eine Handkarte ab.
             ask-card = Wähle 1 Karte; lege sie ab.
             march = Marsch für { $cost } Wut: wähle Spielfiguren.",
        )],
    );
}
