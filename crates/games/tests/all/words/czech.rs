//! Czech: names are never declined, and nobody is told that she is a man.

use super::{Entered, Form, holds, neighbours};
use meadhall_words::Lang;

/// Placeholders that people's names stand in.
const PEOPLE: &[&str] = &["who", "other", "names", "attacker", "defender", "winner", "loser"];

/// Placeholders that names of things stand in.
const THINGS: &[&str] = &[
    "card",
    "old",
    "tyr",
    "land",
    "first",
    "second",
    "out",
    "new",
    "figure",
    "figures",
    "victim",
    "jarl",
    "monster",
    "god",
    "character",
    "face",
    "dice",
    "from",
    "to",
    "place",
];

/// Words after which a name may stand as it is: it is the subject, or a noun before it bears the case.
const BEARERS: &[&str] = &[
    // The name is the subject, or one of several.
    "a",
    "i",
    "nebo",
    "je",
    "se",
    "má",
    "než",
    "musí",
    "jenže",
    "jsem",
    "začíná",
    "rozhoduje",
    "bere",
    "získává",
    "drží",
    "dostává",
    "dává",
    "odchází",
    "přibývá",
    "padne",
    "přichází",
    "dělí",
    "vědět",
    "vede",
    "ničí",
    // A noun bears the case.
    "král",
    "kartu",
    "karty",
    "karta",
    "kartou",
    "kraj",
    "kraje",
    "kraji",
    "krajem",
    "figurku",
    "figurky",
    "nestvůru",
    "kostka",
    "pochod",
    "symbolem",
    "balíček",
    "odložené",
    "ruka",
    "pozice",
    "zbraně",
    // What looks like a name is a number here.
    "stupně",
    "až",
    "věku",
    "chrabrost",
];

/// Where a placeholder of a name is a number: the messages of a game may call both alike.
const NUMBERS: &[&str] =
    &["home-players", "guide-sheet-stats-about", "guide-glory-ragnarok", "end-place", "guide-place"];

/// Where people's names, which are nobody's colours, follow a noun that bears the case.
const WITH_NOUN: &[&str] = &["vh-duel", "vh-won-nobody"];

/// Words that end like what a man has done and are nothing of the kind.
const NO_PARTICIPLES: &[&str] = &["úkol", "symbol", "stůl", "troll", "podíl", "díl", "cíl", "účel", "jarl"];

fn words(text: &str) -> Vec<String> {
    let word = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric() && c != '{' && c != '}').to_lowercase();
    text.split([' ', '\n']).map(word).collect()
}

/// Whether a word says what a man has done: `vybral`.
fn is_participle(word: &str) -> bool {
    word.len() > 3 && word.ends_with('l') && !NO_PARTICIPLES.contains(&word)
}

/// The player is told what he has done: `jsi nezahrál`; or somebody is: `{who} vybral`.
fn gender(_: &Entered, form: &Form) -> Option<String> {
    for sentence in form.text.replace(['!', '?', ':', ';'], ".").split('.') {
        let words = words(sentence);
        let told = words.iter().any(|word| ["jsi", "sis", "ses", "bys"].contains(&word.as_str()));
        if let Some(word) = words.iter().find(|word| told && is_participle(word)) {
            return Some(format!("`{word}` is said of men alone"));
        }
        for (n, _) in words.iter().enumerate().filter(|(_, word)| ["{who}", "{other}"].contains(&word.as_str())) {
            let next = words[n + 1..].iter().find(|word| !["se", "si", "už"].contains(&word.as_str()));
            if let Some(word) = next.filter(|word| is_participle(word)) {
                return Some(format!("`{word}` is said of men alone"));
            }
        }
    }
    None
}

#[test]
fn nobody_is_taken_for_a_man() {
    holds(
        gender,
        &[Lang::Cs],
        &[(
            Lang::Cs,
            "condition = V této bitvě jsi nezahrál žádnou bojovou taktiku.
             event-chose-jarl = { $who } vybral jarla.
             ask-over-won = Porazil jsi nestvůru!
             own = Vybral sis jarla.
             phase-b = Ať jsi dělal cokoli: dober si dvě karty.
             osk = Smíš přehodit kostky, aniž bys nějakou odložil.
             turned = { $who } se vzdal.",
        )],
    );
}

/// A name after a word that would decline it: `hráče {who}`, `s {who}`, `hraje {card}`.
fn declined(message: &Entered, form: &Form) -> Option<String> {
    let key = message.key.as_str();
    if NUMBERS.contains(&key) {
        return None;
    }
    for (name, before, _) in neighbours(form) {
        let (person, thing) = (PEOPLE.contains(&name), THINGS.contains(&name));
        let bare = before.trim_start_matches(['(', '„', '[']).to_lowercase();
        let free = bare.is_empty() || !bare.ends_with(char::is_alphabetic) || BEARERS.contains(&bare.as_str());
        // A preposition declines a person's name, whatever may follow one elsewhere.
        let preposition = person && ["na", "z", "s", "od", "pro", "o"].contains(&bare.as_str());
        if (person || thing) && (!free || preposition) && !WITH_NOUN.contains(&key) {
            return Some(format!("`{before} {{{name}}}` declines a name: write `{before}: {{{name}}}` or bracket it"));
        }
    }
    None
}

#[test]
fn no_name_is_declined() {
    holds(
        declined,
        &[Lang::Cs],
        &[(
            Lang::Cs,
            "event-played = { $who } hraje { $card }.
             event-robbed = { $who } získává kartu od hráče { $other }.
             event-jarl = { $who } vede s jarlem { $jarl }.
             event-won = { $who } vítězí, soupeř { $other }.
             event-rode = { $who } prohazuje { $first } (řada 1) a { $second } (řada 2).
             action-turn = Otočit: { $from } na { $to }
             action-rider = { $first } (řada 1) za { $second } (řada 2)
             br-do-pillage = Plenit { $place } …
             ask-payment = Odložíš kartu za schopnost jarla { $jarl }?
             action-add-over = Přidat: { $card } místo { $old }
             seed-part = Část hráče { $who }
             against = Bojuješ s { $who }.
             from = Karta od { $who }.",
        )],
    );
}
