//! A card in short and in words, with the weapons that a warrior needs.

use super::{card_name, text_of};
use meadhall_engine::Seat;
use meadhall_valhalla::data::Weapons;
use meadhall_valhalla::{Card, Face, Valhalla};
use meadhall_words::Words;

/// The weapons of a warrior in letters: `2Sw Ax`, `3≠`.
fn weapons(weapons: Weapons, words: &Words) -> String {
    let exact = |counts: [u8; 5]| {
        let some = Face::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
        let told = |(face, count): (Face, u8)| {
            let sign = words.say(&format!("drawn-va-sign-{face}"));
            if count == 1 { sign } else { format!("{count}{sign}") }
        };
        some.map(told).collect::<Vec<_>>().join(" ")
    };
    match weapons {
        Weapons::Exact(counts) => exact(counts),
        Weapons::Any2 => "2?".to_owned(),
        Weapons::Same2 => "2=".to_owned(),
        Weapons::Same3 => "3=".to_owned(),
        Weapons::Pairs2 => "2=2=".to_owned(),
        Weapons::Diff3 => "3≠".to_owned(),
    }
}

/// A warrior with strength, glory and weapons: `Bear 7 (5/1 2Sw Ax)`; any other card by its name.
pub fn in_short(game: &Valhalla, card: Card, words: &Words) -> String {
    let name = card_name(card, words);
    match game.cards().warrior(card) {
        Some(warrior) => {
            let weapons = weapons(warrior.weapons, words);
            format!("{name} ({}/{} {weapons})", warrior.strength, game.cards().glory(card))
        }
        None => name,
    }
}

/// The same in words.
pub fn in_words(game: &Valhalla, card: Card, words: &Words) -> String {
    let nobody = |seat: Seat| seat.to_string();
    let weapons = game.weapons_text(card).map(|weapons| words.tell(&weapons, &nobody));
    let (Some(warrior), Some(weapons)) = (game.cards().warrior(card), weapons) else { return card_name(card, words) };
    let values = [
        ("name", card_name(card, words).into()),
        ("strength", warrior.strength.into()),
        ("glory", game.cards().glory(card).into()),
        ("weapons", weapons.trim_end_matches('.').to_owned().into()),
    ];
    words.fill("drawn-va-warrior", &values)
}

/// A card with all its text.
pub fn with_text(game: &Valhalla, card: Card, words: &Words) -> String {
    format!("{}: {}", in_short(game, card, words), text_of(game, card, words))
}
