//! A card: in the hand, in a band, in the middle, in a battle.

use super::BoardContext;
use crate::art::ART;
use crate::faces;
use maud::{Markup, html};
use meadhall_valhalla::data::{Kind, Warrior, Weapons};
use meadhall_valhalla::{Card, Cards, Face};
use meadhall_words::Words;

/// The drawing on a card: a warrior's own face, or what the card is about.
pub(crate) fn picture(cards: &Cards, card: Card, class: &str) -> Markup {
    let word = card.word();
    let name = match cards.get(card).map(|entry| entry.kind) {
        Some(Kind::Warrior(_)) => {
            let file = ART.url(faces::file_of(word));
            return html! { svg class=(class) aria-hidden="true" { use href={ (file) "#" (word) } {} } };
        }
        Some(Kind::Mission(_)) => "mission".to_owned(),
        Some(Kind::Thor(..)) => "module-thor".to_owned(),
        Some(Kind::Tyr(_)) => "module-tyr".to_owned(),
        Some(Kind::Tactic(_)) | None => {
            let plain = weapon(card).map_or(word, |face| word.trim_end_matches(face.word()).trim_end_matches('-'));
            format!("tactic-{}", plain.split_once('-').map_or(plain, |(_, own)| own))
        }
    };
    ART.drawing(&format!("valhalla/{name}"), class)
}

/// What rulebook and records call a warrior: clan and number. Other cards are called by their names alone.
pub(crate) fn printed_name(words: &Words, card: Card) -> Option<String> {
    let (kin, number) = card.word().rsplit_once('-')?;
    let key = format!("printed-{kin}");
    let number: u8 = number.parse().ok()?;
    words.has(&key).then(|| words.fill(&key, &[("number", number.into())]))
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

/// Clan and numbers of a warrior, which the card shows as signs.
fn numbers(ctx: &BoardContext<'_>, card: Card, warrior: &Warrior) -> String {
    let values = [
        ("clan", ctx.say(&format!("clan-{}", warrior.clan)).into()),
        ("strength", warrior.strength.into()),
        ("glory", ctx.rules.cards().glory(card).into()),
    ];
    ctx.fill("vh-warrior-numbers", &values)
}

/// The name of a card. A warrior's given name stands first, so that narrow cards can show it alone.
pub(super) fn name(ctx: &BoardContext<'_>, card: Card) -> Markup {
    let name = ctx.card(card);
    let printed = printed_name(ctx.context.words, card);
    let (given, kin) = match name.split_once(' ') {
        Some((given, kin)) if printed.is_some() => (given, kin),
        _ => (name.as_str(), ""),
    };
    html! {
        strong { (given) @if !kin.is_empty() { span.kin { " " (kin) } } }
        @if let Some(printed) = printed { small.printed { (printed) } }
    }
}

/// The face of a card. Its small forms show what it says on hover and focus.
pub(super) fn face(ctx: &BoardContext<'_>, card: Card) -> Markup {
    let cards = ctx.rules.cards();
    let warrior = cards.warrior(card);
    let plain = warrior.is_some_and(|warrior| warrior.ability.is_none() && warrior.favour.is_none());
    html! {
        (picture(cards, card, "pic"))
        @if let Some(warrior) = warrior {
            b.str data-n=(warrior.strength) {}
            (sign(warrior.clan.word()))
            span.arms { (arms(warrior.weapons)) }
        }
        @if let Some(face) = weapon(card) { span.topped { (sign(face.word())) } }
        b.gl data-n=(cards.glory(card)) {}
        span.say {
            (name(ctx, card))
            @if let Some(arms) = ctx.rules.weapons_text(card) { span.text.armed { (ctx.context.tell(&arms)) } }
            @if !plain { span.text { (ctx.context.tell(&ctx.rules.card_text(card))) } }
            @if let Some(warrior) = warrior { span.sr { " " (numbers(ctx, card, warrior)) } }
        }
    }
}
