//! The cards and dice of Valhalla in small.

pub(crate) mod tables;

use crate::RULEBOOK;
use crate::art::ART;
use crate::table::card as scene;
use maud::{Markup, html};
use meadhall_engine::{Game, Message, Options, Seat};
use meadhall_valhalla::data::{Kind, Terror, Weapons};
use meadhall_valhalla::{Card, Cards, Clan, Colour, Dice, Face, Jarl, Valhalla};
use meadhall_words::Words;
use std::sync::{Arc, LazyLock};

/// The built-in cards.
pub(crate) fn cards() -> Arc<Cards> {
    Cards::built_in()
}

/// The rules with the built-in cards, for the words about a card.
static RULES: LazyLock<Option<Valhalla>> = LazyLock::new(|| Valhalla::open(2, &Options::default()).ok());

/// A message of the game in words; players are called by their colours.
pub(crate) fn tell(words: &Words, message: &Message) -> String {
    words.tell(message, &|seat| seat_name(words, seat))
}

/// The name of a seat: its colour.
pub(crate) fn seat_name(words: &Words, seat: Seat) -> String {
    words.say(&format!("colour-{}", Colour::ALL[seat.index().min(Colour::ALL.len() - 1)]))
}

/// The name of a card.
pub(crate) fn card_name(words: &Words, card: Card) -> String {
    words.say(&format!("card-{card}"))
}

/// What a card does.
pub(crate) fn card_text(words: &Words, card: Card) -> String {
    RULES.as_ref().map(|rules| tell(words, &rules.card_text(card))).unwrap_or_default()
}

/// The weapons of a warrior in words; nothing for other cards.
pub(crate) fn weapons_text(words: &Words, card: Card) -> Option<String> {
    RULES.as_ref().and_then(|rules| rules.weapons_text(card)).map(|message| tell(words, &message))
}

/// What a monster's card does.
pub(crate) fn terror_text(words: &Words, terror: Option<Terror>) -> String {
    RULES.as_ref().map(|rules| tell(words, &rules.terror_text(terror))).unwrap_or_default()
}

/// The name of a clan.
pub(crate) fn clan_name(words: &Words, clan: Clan) -> String {
    words.say(&format!("clan-{clan}"))
}

/// The emblem of a clan in its colour.
pub(crate) fn emblem(clan: Clan) -> Markup {
    ART.emblem(&format!("valhalla/{clan}"))
}

/// The emblem of a clan with its name.
pub(crate) fn clan(words: &Words, clan: Clan) -> Markup {
    html! { span.clan-name { (emblem(clan)) " " (clan_name(words, clan)) } }
}

/// A small sign of the game, by its name without `icon-`.
pub(crate) fn icon(name: &str) -> Markup {
    ART.drawing(&format!("valhalla/icon-{name}"), "i")
}

/// The drawing on a card.
pub(crate) fn picture(card: Card, class: &str) -> Markup {
    scene::picture(&cards(), card, class)
}

/// The weapons of a warrior as small drawings.
pub(crate) fn weapons(weapons: Weapons) -> Markup {
    let names: Vec<&str> = match weapons {
        Weapons::Exact(needed) => {
            let faces = Face::WEAPONS.into_iter().zip(needed);
            faces.flat_map(|(face, count)| std::iter::repeat_n(face.word(), usize::from(count))).collect()
        }
        Weapons::Any2 => vec!["any2"],
        Weapons::Same2 => vec!["same2"],
        Weapons::Same3 => vec!["same3"],
        Weapons::Pairs2 => vec!["pairs2"],
        Weapons::Diff3 => vec!["diff3"],
    };
    html! { span.weapons { @for name in names { (ART.drawing(&format!("valhalla/weapon-{name}"), "weapon")) } } }
}

/// A card: drawing, strength, weapons, glory, name. Its clan or kind is its colour.
pub(crate) fn card(words: &Words, card: Card) -> Markup {
    let cards = cards();
    let Some(entry) = cards.get(card) else { return html! {} };
    let tint = match entry.kind {
        Kind::Warrior(warrior) => format!("clan-{}", warrior.clan),
        _ => format!("kind-{}", scene::tint(&cards, card)),
    };
    html! {
        span class={ "tile vh " (tint) } {
            (picture(card, "tile-picture"))
            @match entry.kind {
                Kind::Warrior(warrior) => {
                    span.tile-number { (warrior.strength) } " "
                    (weapons(warrior.weapons))
                }
                _ => @if let Some(face) = scene::weapon(card) { span.weapons { (ART.drawing(&format!("valhalla/weapon-{face}"), "weapon")) } }
            }
            @if entry.glory > 0 { span.tile-glory { (icon("glory")) (entry.glory) } " " }
            span.tile-name { (card_name(words, card)) @if let Some(printed) = scene::printed_name(words, card) { small.printed { (printed) } } }
        }
    }
}

/// A jarl: portrait and name.
pub(crate) fn jarl(words: &Words, jarl: Jarl) -> Markup {
    html! {
        span.tile.vh.kind-jarl {
            (ART.drawing(&format!("valhalla/jarl-{jarl}"), "tile-picture"))
            span.tile-name { (words.say(&format!("jarl-{jarl}"))) }
        }
    }
}

/// Dice in a row, drawn for the eye and named for the ear.
pub(crate) fn dice(words: &Words, faces: &[Face], colour: &str) -> Markup {
    let label = words.list(faces.iter().map(|face| words.say(&format!("face-{face}"))).collect());
    html! {
        span class={ "dice " (colour) } role="img" aria-label=(label) {
            @for face in faces { (ART.drawing(&format!("valhalla/die-{face}"), "die")) }
        }
    }
}

/// The faces of so many dice, one after another.
pub(crate) fn faces(dice: Dice) -> Vec<Face> {
    let all = Face::ALL.into_iter().zip(dice.0);
    all.flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count))).collect()
}

/// The link to a clause.
pub(crate) fn clause(id: &str) -> Markup {
    RULEBOOK.clause_link(id)
}
