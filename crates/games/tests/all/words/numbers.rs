//! Numbers: what they count agrees with them.

use super::{Entered, Form, all, holds, neighbours, sample};
use meadhall_words::{Lang, Value};

/// Things that are counted, by what stands after one, two and five.
const COUNTED: &[(Lang, &str, &str, &str)] = &[
    (Lang::Cs, "bod", "body", "bodů"),
    (Lang::Cs, "karta", "karty", "karet"),
    (Lang::Cs, "kartu", "karty", "karet"),
    (Lang::Cs, "kostka", "kostky", "kostek"),
    (Lang::Cs, "kostku", "kostky", "kostek"),
    (Lang::Cs, "figurka", "figurky", "figurek"),
    (Lang::Cs, "figurku", "figurky", "figurek"),
    (Lang::Cs, "postava", "postavy", "postav"),
    (Lang::Cs, "postavu", "postavy", "postav"),
    (Lang::Cs, "hráč", "hráči", "hráčů"),
    (Lang::Cs, "druh", "druhy", "druhů"),
    (Lang::Cs, "kolo", "kola", "kol"),
    (Lang::Cs, "věk", "věky", "věků"),
    (Lang::Cs, "úkol", "úkoly", "úkolů"),
    (Lang::Cs, "tah", "tahy", "tahů"),
    (Lang::Cs, "štít", "štíty", "štítů"),
    (Lang::Cs, "jarl", "jarlové", "jarlů"),
    (Lang::Cs, "rub", "ruby", "rubů"),
    (Lang::Cs, "bytost", "bytosti", "bytostí"),
    (Lang::Cs, "vesnice", "vesnice", "vesnic"),
    (Lang::Cs, "válečníka", "válečníky", "válečníků"),
    (Lang::Cs, "koruna", "koruny", "korun"),
    (Lang::De, "Karte", "Karten", "Karten"),
    (Lang::De, "Handkarte", "Handkarten", "Handkarten"),
    (Lang::De, "Taktikkarte", "Taktikkarten", "Taktikkarten"),
    (Lang::De, "Punkt", "Punkte", "Punkte"),
    (Lang::De, "Runde", "Runden", "Runden"),
    (Lang::De, "Land", "Länder", "Länder"),
    (Lang::De, "Charakter", "Charaktere", "Charaktere"),
    (Lang::De, "Landschaft", "Landschaften", "Landschaften"),
    (Lang::De, "Aufgabe", "Aufgaben", "Aufgaben"),
    (Lang::De, "Feld", "Felder", "Felder"),
    (Lang::De, "Jarl", "Jarle", "Jarle"),
    (Lang::De, "Spielfigur", "Spielfiguren", "Spielfiguren"),
    (Lang::De, "Rückseite", "Rückseiten", "Rückseiten"),
    (Lang::De, "Platz", "Plätze", "Plätze"),
    (Lang::De, "Dorf", "Dörfer", "Dörfer"),
    (Lang::De, "Schiff", "Schiffe", "Schiffe"),
    (Lang::En, "card", "cards", "cards"),
    (Lang::En, "point", "points", "points"),
    (Lang::En, "die", "dice", "dice"),
    (Lang::En, "player", "players", "players"),
    (Lang::En, "time", "times", "times"),
    (Lang::En, "figure", "figures", "figures"),
    (Lang::En, "round", "rounds", "rounds"),
    (Lang::En, "land", "lands", "lands"),
    (Lang::En, "character", "characters", "characters"),
    (Lang::En, "kind", "kinds", "kinds"),
    (Lang::En, "age", "ages", "ages"),
    (Lang::En, "quest", "quests", "quests"),
    (Lang::En, "seat", "seats", "seats"),
    (Lang::En, "jarl", "jarls", "jarls"),
    (Lang::En, "tactic", "tactics", "tactics"),
    (Lang::En, "village", "villages", "villages"),
];

/// Words that a number is followed by although they have no form for one: what is meant has to be said otherwise.
const UNCOUNTED: &[(Lang, &str)] = &[
    (Lang::Cs, "zuřivosti"),
    (Lang::Cs, "zuřivost"),
    (Lang::Cs, "slávy"),
    (Lang::De, "Ruhmpunkte"),
    (Lang::De, "bleiben"),
];

/// Words between a number and what it counts.
const BETWEEN: &[&str] =
    &["more", "different", "extra", "numbered", "battle", "weitere", "verschiedene", "různých", "různé"];

/// Prepositions after which Czech has other forms.
const GENITIVE: &[&str] = &["do", "od", "z", "ze", "bez"];

fn counts(lang: Lang, word: &str) -> bool {
    let form = |(of, one, two, five): &(Lang, &str, &str, &str)| *of == lang && [*one, *two, *five].contains(&word);
    COUNTED.iter().any(form)
}

/// The word that a number counts: the next one, or the one after a word such as `more`.
fn counted(after: &str) -> Option<&str> {
    let mut words = after.strip_prefix([' ', '\u{a0}'])?.split([' ', '\u{a0}']);
    let word = words.find(|word| !BETWEEN.contains(word))?;
    Some(word.trim_end_matches(['.', ',', ':', ';', '!', '?', ')', '“']))
}

/// Numbers before a noun without a selector: `{count} karty` also for one.
fn fixed_plural(message: &Entered, form: &Form) -> Option<String> {
    let fixed = |(name, _, after): &(&str, &str, &str)| {
        let word = counted(after).unwrap_or_default();
        let of_lang = (message.lang, word);
        !form.selected.contains(*name) && (counts(message.lang, word) || UNCOUNTED.contains(&of_lang))
    };
    let (name, _, after) = neighbours(form).into_iter().find(fixed)?;
    Some(format!("{{{name}}} {} has the same form for every number", counted(after)?))
}

#[test]
fn what_is_counted_has_a_form_for_every_number() {
    holds(
        fixed_plural,
        &Lang::ALL,
        &[
            (
                Lang::Cs,
                "ask-glory = Vezmi si karty přesně za { $points } body slávy.
                 terror-max-tactics = V bitvě smíš použít nejvýše { $count } karty bojových taktik.
                 br-cost = stojí { $cost } zuřivosti
                 br-value-quest = { $value } slávy
                 guide-end-kinds = za { $kinds } různých druhů území",
            ),
            (
                Lang::De,
                "terror = Du spielst im Kampf höchstens { $count } Taktikkarten.
                 text-favour-alone = Gunst: +{ $points } Ruhmpunkte
                 br-plan-ship = { $cost } Wut, { $left } bleiben.",
            ),
            (Lang::En, "times = Reroll any number of your dice { $count } times.\nmore = { $cards } more cards"),
        ],
    );
}

/// A message with one number in all its placeholders.
fn filled(message: &Entered, number: usize) -> String {
    let values: Vec<Value<'_>> = message.placeholders.iter().map(|name| (name.as_str(), number.into())).collect();
    message.words.fill(&message.key, &values)
}

/// Words after a number that do not agree with it.
fn disagreeing(lang: Lang, number: usize, text: &str) -> Option<String> {
    let words: Vec<&str> = text.split([' ', '\u{a0}', '\n']).collect();
    let digits = number.to_string();
    let wrong = words.windows(2).enumerate().find(|(n, pair)| {
        let before = n.checked_sub(1).map_or("", |n| words[n]);
        let word = pair[1].trim_end_matches(['.', ',', ':', ';', '!', '?', ')', '“']);
        let right = |(of, one, two, five): &(Lang, &str, &str, &str)| {
            let form = [*one, *two, *five][match number {
                1 => 0,
                2 => 1,
                _ => 2,
            }];
            *of == lang && form == word
        };
        let number = pair[0].trim_start_matches(['+', '−', '(']) == digits;
        number && !GENITIVE.contains(&before) && counts(lang, word) && !COUNTED.iter().any(right)
    });
    wrong.map(|(_, pair)| pair.join(" "))
}

#[test]
fn every_message_can_be_said_with_one_two_and_five() {
    for message in all() {
        for number in [1, 2, 5] {
            let text = filled(&message, number);
            let Entered { room, lang, key, .. } = &message;
            assert!(!text.contains(['{', '}']), "{room} {lang}, {key} with {number}: {text}");
            assert!(!text.contains(&format!("[{key}]")), "{room} {lang}, {key} is not said in this language");
            let wrong = disagreeing(*lang, number, &text);
            assert_eq!(wrong, None, "{room} {lang}, {key} with {number}: {text}");
        }
    }
}

#[test]
fn a_number_that_does_not_agree_is_found() {
    for (lang, number, text) in [
        (Lang::Cs, 1, "za 1 body slávy"),
        (Lang::Cs, 2, "získáš +2 bodů."),
        (Lang::Cs, 5, "Máš 5\u{a0}karty, a to"),
        (Lang::De, 1, "Zieh 1 Karten"),
        (Lang::En, 1, "1 cards, say"),
    ] {
        assert!(disagreeing(lang, number, text).is_some(), "{text}");
    }
    for (lang, number, text) in [(Lang::Cs, 1, "do 1 postavy"), (Lang::Cs, 5, "5 karet"), (Lang::En, 1, "1 die")] {
        assert_eq!(disagreeing(lang, number, text), None);
    }
    assert_eq!(sample(Lang::En, "a = { $n ->\n    [one] x\n   *[other] y\n}")[0].forms.len(), 2);
}
