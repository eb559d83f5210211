//! One word for one thing, and punctuation.

use super::{Entered, Form, all, holds};
use meadhall_words::Lang;

/// Words that do not stand in a text, with what is said instead. They are looked for as they are written.
const INSTEAD: &[(Lang, &str, &str)] = &[
    (Lang::Cs, "přehod", "znovu hodit"),
    (Lang::Cs, "přehaz", "znovu hodit"),
    (Lang::Cs, "Přehod", "Hodit znovu"),
    (Lang::Cs, "Přehoď", "Hoď znovu"),
    (Lang::Cs, "nájezd", "Nájezd"),
    (Lang::Cs, "akční fáz", "Fáze akcí"),
    (Lang::Cs, "fáze akcí", "Fáze akcí"),
    (Lang::Cs, "fázi akcí", "Fázi akcí"),
    (Lang::Cs, "prvním věku", "Prvním věku"),
    (Lang::Cs, "prvního věku", "Prvního věku"),
    (Lang::Cs, "druhého věku", "Druhého věku"),
    (Lang::Cs, "třetím věku", "Třetím věku"),
    (Lang::Cs, " blokován", "zablokován"),
    (Lang::Cs, "pokryt", "zakryt"),
    (Lang::Cs, "na tahu", "na řadě"),
    (Lang::Cs, "Na tahu", "Na řadě"),
    (Lang::Cs, "už hrál", "má odehráno"),
    (Lang::Cs, "Vikingů", "vikingů"),
    (Lang::Cs, "(místo {place})", "(pozice {place})"),
    (Lang::Cs, "Celý záznam", "Celý průběh"),
    (Lang::Cs, "otevře záznam", "otevře průběh"),
    (Lang::Cs, "L záznam", "L průběh"),
    (Lang::Cs, "Očíslovaných bodů", "Očíslovaných článků"),
    (Lang::Cs, "Trvalé odpovědi", "Stálé odpovědi"),
    (Lang::Cs, "je zraněn", "Zásah: {monster}"),
    (Lang::Cs, "Na to se teď hra neptá", "Teď se rozhoduje o něčem jiném"),
    (Lang::De, "ständige Antwort", "feste Antwort"),
    (Lang::De, "Ruhmpunkt", "Ruhm"),
    (Lang::De, "Abschnitt", "Regel"),
    (Lang::De, "nummerierte Sätze", "nummerierte Regeln"),
    (Lang::De, "Prüfsumme", "Hash"),
    (Lang::De, "im geweihten Gebiet", "im untergehenden Gebiet"),
    (Lang::De, "Im Zeitalter {age}", "Im {age}. Zeitalter"),
    (Lang::De, "gleich vielen Kriegern wie", "höchstens so vielen Kriegern wie"),
    (Lang::De, "Danach wird jetzt nicht gefragt", "Gefragt ist etwas anderes"),
    (Lang::De, "an den Zug", "zum Zug"),
    (Lang::De, "Klan", "Clan"),
    (Lang::En, "That is not asked now", "Something else is asked"),
];

fn forbidden(message: &Entered, form: &Form) -> Option<String> {
    let stands = |(lang, wrong, _): &&(Lang, &str, &str)| *lang == message.lang && form.text.contains(wrong);
    let (_, wrong, right) = INSTEAD.iter().find(stands)?;
    Some(format!("not `{wrong}`, but `{right}`"))
}

#[test]
fn one_thing_has_one_name() {
    for (lang, wrong, _) in INSTEAD {
        let line = format!("key = x {}", wrong.replace('{', "{ $").replace('}', " }"));
        holds_in(*lang, &line);
    }
    holds(forbidden, &Lang::ALL, &[]);
}

/// The check finds something in a line.
fn holds_in(lang: Lang, line: &str) {
    assert!(!super::complaints(forbidden, lang, &super::sample(lang, line)).is_empty(), "nothing is found in: {line}");
}

/// Two colons in one part of a sentence; a list such as `Anna: 3, Bert: 2` may have more.
fn double_colon(_: &Entered, form: &Form) -> Option<String> {
    let colons = |part: &str| part.matches(": ").count() + usize::from(part.ends_with(':')) > 1;
    let sentence = form.sentences().into_iter().find(|sentence| sentence.split(", ").any(colons))?;
    Some(format!("two colons in a sentence: {sentence}"))
}

#[test]
fn a_sentence_has_one_colon() {
    let wrong =
        "marched = { $who }: pochod { $from } → { $to }: { $figures }.\nplay = Zahrát: { $card } za kostku: { $face }";
    holds(double_colon, &Lang::ALL, &[(Lang::Cs, wrong)]);
}

/// Names of cards are told after a colon, so they have none themselves.
#[test]
fn no_name_of_a_card_has_a_colon() {
    let named = |key: &str| key.starts_with("card-") && !key.ends_with("-effect");
    let wrong: Vec<String> = all()
        .into_iter()
        .filter(|message| named(&message.key) && message.forms.iter().any(|form| form.text.contains(':')))
        .map(|message| format!("{} {}: {}", message.room, message.lang, message.key))
        .collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// An ellipsis stands close in Czech and English; German puts a space before it.
fn ellipsis(message: &Entered, form: &Form) -> Option<String> {
    let text = form.text.as_str();
    let far = text.contains(" …") || text.contains("\u{a0}…") || text.starts_with("… ");
    let close =
        text.match_indices('…').any(|(place, _)| text[..place].ends_with(|c: char| c.is_alphanumeric() || c == '}'));
    match message.lang {
        Lang::De => close.then(|| "an ellipsis without a space before it".to_owned()),
        Lang::Cs | Lang::En => far.then(|| "an ellipsis with a space before it".to_owned()),
    }
}

#[test]
fn an_ellipsis_stands_as_the_language_puts_it() {
    let wrong = [
        (Lang::Cs, "lost = Připojujeme se znovu …\nagain = … a znovu"),
        (Lang::En, "thinking = The adviser is thinking …"),
        (Lang::De, "do = { $place } plündern…"),
    ];
    holds(ellipsis, &Lang::ALL, &wrong);
}
