//! Cards, jarls and dice in words.

use super::Context;
use crate::card_name;
use meadhall_screen::plain::Topic;
use meadhall_valhalla::{Card, Face, Jarl};

/// What a card is called, a warrior with its strength.
pub fn numbered(context: &Context<'_>, card: Card) -> String {
    let name = card_name(card, context.words);
    match context.game.cards().warrior(card) {
        Some(warrior) => {
            context.words.fill("plain-va-named", &[("card", name.into()), ("strength", warrior.strength.into())])
        }
        None => name,
    }
}

/// The weapons of a warrior.
pub fn weapons(context: &Context<'_>, card: Card) -> String {
    let text = context.game.weapons_text(card).map(|text| context.words.tell(&text, &|seat| seat.to_string()));
    text.unwrap_or_default().trim_end_matches('.').to_owned()
}

/// What a card is and does.
pub fn about(context: &Context<'_>, card: Card) -> String {
    let words = context.words;
    let text = words.tell(&context.game.card_text(card), &|seat| seat.to_string());
    let glory = context.game.cards().glory(card);
    let what = match context.game.cards().warrior(card) {
        Some(warrior) => {
            let values = [
                ("strength", warrior.strength.into()),
                ("glory", glory.into()),
                ("weapons", weapons(context, card).into()),
            ];
            words.fill("plain-va-warrior", &values)
        }
        None if glory > 0 => words.fill("plain-va-worth", &[("glory", glory.into())]),
        None => return text,
    };
    format!("{what} {text}")
}

/// Several cards by name.
pub fn list(context: &Context<'_>, cards: impl IntoIterator<Item = Card>) -> String {
    let names: Vec<String> = cards.into_iter().map(|card| numbered(context, card)).collect();
    if names.is_empty() { context.list(names) } else { names.join("; ") }
}

/// A card, explained.
pub fn topic(context: &Context<'_>, card: Card) -> Topic {
    let name = card_name(card, context.words);
    let whole = format!("{name}. {}", about(context, card));
    Topic { name, written: card.to_string(), brief: None, whole }
}

/// What a jarl can do.
pub fn jarl_text(context: &Context<'_>, jarl: Jarl) -> String {
    let words = context.words;
    let say = |part: &str| words.say(&format!("jarl-{jarl}{part}"));
    let mode = if jarl.is_either() { "jarl-mode-either" } else { "jarl-mode-both" };
    let values = [
        ("jarl", say("").into()),
        ("main", say("-main").into()),
        ("condition", say("-condition").trim_end_matches('.').to_owned().into()),
        ("secondary", say("-secondary").into()),
        ("mode", words.say(mode).into()),
    ];
    words.fill("plain-va-jarl", &values)
}

/// A jarl, explained.
pub fn jarl_topic(context: &Context<'_>, jarl: Jarl) -> Topic {
    let name = context.words.say(&format!("jarl-{jarl}"));
    Topic { name, written: jarl.to_string(), brief: None, whole: jarl_text(context, jarl) }
}

/// A face of a die.
pub fn face(context: &Context<'_>, face: Face) -> String {
    context.words.say(&format!("face-{face}"))
}

/// Dice in words: two swords and an axe.
pub fn dice(context: &Context<'_>, dice: &[u8]) -> String {
    let shown = Face::ALL.into_iter().zip(dice).filter(|(_, count)| **count > 0);
    let told = |(face, &count): (Face, &u8)| context.count(&format!("plain-va-dice-{face}"), count);
    context.list(shown.map(told).collect())
}
