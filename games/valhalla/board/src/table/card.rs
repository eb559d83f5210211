//! A card: in the hand, in a band, in the middle, in a battle.

use super::BoardContext;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_valhalla::data::{Kind, Weapons};
use meadhall_valhalla::{Card, Cards, Face};

/// The drawing on a card.
pub(crate) fn picture(cards: &Cards, card: Card) -> String {
    let word = card.word();
    let name = match cards.get(card).map(|entry| entry.kind) {
        Some(Kind::Warrior(warrior)) => format!("warrior-{}-{}", warrior.clan, 1 + card.index() % 2),
        Some(Kind::Mission(_)) => "mission".to_owned(),
        Some(Kind::Thor(..)) => "module-thor".to_owned(),
        Some(Kind::Tyr(_)) => "module-tyr".to_owned(),
        Some(Kind::Tactic(_)) | None => {
            let plain = weapon(card).map_or(word, |face| word.trim_end_matches(face.word()).trim_end_matches('-'));
            format!("tactic-{}", plain.split_once('-').map_or(plain, |(_, own)| own))
        }
    };
    format!("valhalla/{name}")
}

/// The weapon that is drawn over a tactic.
pub(crate) fn weapon(card: Card) -> Option<Face> {
    let word = card.word();
    let armed = word.starts_with("t-heroic-4-") || word.starts_with("v-weapon-stock-");
    Face::WEAPONS.into_iter().find(|face| armed && word.ends_with(face.word()))
}

/// The class of a card: its clan, or what kind it is.
pub(crate) fn tint(cards: &Cards, card: Card) -> &'static str {
    match cards.get(card).map(|entry| entry.kind) {
        Some(Kind::Warrior(warrior)) => warrior.clan.word(),
        Some(Kind::Mission(_)) => "mission",
        Some(Kind::Thor(..)) => "thor",
        Some(Kind::Tyr(_)) => "tyr",
        Some(Kind::Tactic(_)) | None => "tactic",
    }
}

/// A small sign by its name; the words beside it say what it means.
pub(crate) fn sign(name: &str) -> Markup {
    html! { i.g.(name) {} }
}

/// The weapons that activate a warrior, as signs.
pub(crate) fn arms(weapons: Weapons) -> Markup {
    let pattern = match weapons {
        Weapons::Exact(needed) => {
            return html! {
                @for (face, count) in Face::WEAPONS.into_iter().zip(needed) {
                    @for _ in 0..count { (sign(face.word())) }
                }
            };
        }
        Weapons::Any2 => "any2",
        Weapons::Same2 => "same2",
        Weapons::Same3 => "same3",
        Weapons::Pairs2 => "pairs2",
        Weapons::Diff3 => "diff3",
    };
    sign(pattern)
}

/// What a card says in words: its numbers, its weapons, its text.
pub(super) fn in_words(ctx: &BoardContext<'_>, card: Card) -> String {
    let cards = ctx.rules.cards();
    let glory = cards.glory(card).into();
    let text = ctx.context.tell(&ctx.rules.card_text(card));
    match cards.warrior(card) {
        Some(warrior) => ctx.fill(
            "vh-warrior",
            &[
                ("clan", ctx.say(&format!("clan-{}", warrior.clan)).into()),
                ("strength", warrior.strength.into()),
                (
                    "weapons",
                    ctx.rules.weapons_text(card).map(|text| ctx.context.tell(&text)).unwrap_or_default().into(),
                ),
                ("glory", glory),
                ("text", text.into()),
            ],
        ),
        None => ctx.fill("vh-card", &[("glory", glory), ("text", text.into())]),
    }
}

/// The face of a card. Its small forms show what it says on hover and focus.
pub(super) fn face(ctx: &BoardContext<'_>, card: Card) -> Markup {
    let cards = ctx.rules.cards();
    let warrior = cards.warrior(card);
    let plain = warrior.is_some_and(|warrior| warrior.ability.is_none() && warrior.favour.is_none());
    html! {
        (ART.drawing(&picture(cards, card), "pic"))
        @if let Some(warrior) = warrior {
            b.str data-n=(warrior.strength) {}
            (sign(warrior.clan.word()))
            span.arms { (arms(warrior.weapons)) }
        }
        @if let Some(face) = weapon(card) { span.topped { (sign(face.word())) } }
        b.gl data-n=(cards.glory(card)) {}
        span.say {
            strong { (ctx.card(card)) }
            @if !plain { span.text { (ctx.context.tell(&ctx.rules.card_text(card))) } }
            @if warrior.is_some() { span.sr { " " (in_words(ctx, card)) } }
        }
    }
}
