//! A card: in the hand, in the draft, in a slot, in a battle.

use super::Scene;
use crate::pages::sprite::{drawing, icon};
use maud::{Markup, html};
use meadhall_blood_rage::{Card, Clan, Kind, upgrade_cost};

/// The drawing on a card: its figure, its god, or the sign of its kind.
pub(in crate::pages) fn picture(card: Card) -> String {
    let gods = ["tyr", "odin", "thor", "loki", "frigga", "heimdall"];
    let god = gods.into_iter().find(|god| card.face().word.starts_with(&format!("{god}s-")));
    match (card.face().kind, god) {
        (Kind::Monster(figure), _) => format!("figure-{figure}"),
        (Kind::Ship, _) => "figure-ship".to_owned(),
        (Kind::Warrior, _) => "figure-warrior".to_owned(),
        (Kind::Leader, _) => "figure-leader-wolf".to_owned(),
        (_, Some(god)) => format!("god-{god}"),
        (Kind::Quest, None) => "kind-quest".to_owned(),
        _ => "kind-upgrade".to_owned(),
    }
}

/// The drawing on a card in a clan's hands: its own leader, not just any.
pub(super) fn picture_for(clan: Clan, card: Card) -> String {
    match card.face().kind {
        Kind::Leader => format!("figure-leader-{clan}"),
        _ => picture(card),
    }
}

/// The drawing on a card before the viewer.
pub(super) fn picture_here(scene: &Scene<'_>, card: Card) -> String {
    picture_for(scene.clan(scene.me().unwrap_or(scene.view.table.active)), card)
}

/// The colour of a card: red for battles, green for quests, black for upgrades.
pub(in crate::pages) fn tint(card: Card) -> &'static str {
    match card.face().kind {
        Kind::Battle => "battle",
        Kind::Quest => "quest",
        _ => "upgrade",
    }
}

/// The word for a card's kind.
pub(in crate::pages) fn kind(card: Card) -> &'static str {
    match card.face().kind {
        Kind::Battle => "battle",
        Kind::Quest => "quest",
        Kind::Leader => "leader",
        Kind::Warrior => "warrior",
        Kind::Ship => "ship",
        Kind::Monster(_) => "monster",
        Kind::Clan => "clan",
    }
}

/// What the corner of a card says: a bonus, the Rage it costs the viewer, or Glory.
fn value(scene: &Scene<'_>, card: Card) -> String {
    let face = card.face();
    match face.kind {
        Kind::Battle => format!("+{}", face.value),
        Kind::Quest => face.value.to_string(),
        _ => scene.me().map_or(face.value, |me| upgrade_cost(scene.sheet(me), card)).to_string(),
    }
}

/// What the corner of a card means, in words.
fn value_in_words(scene: &Scene<'_>, card: Card) -> String {
    let key = format!("br-value-{}", tint(card));
    scene.fill(&key, &[("value", value(scene, card).into())])
}

/// The face of a card with its text.
pub(super) fn face(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        (top(scene, card))
        span.text { (scene.effect(card)) }
    }
}

/// The face of a card without its text.
pub(super) fn top(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        b.val.disc[card.is_late()] data-n=(value(scene, card)) { @if card.is_quest() { (icon("glory")) } }
        (drawing(&picture_here(scene, card), "pic"))
        strong { (scene.card(card)) }
        span.kind { (scene.say(&format!("kind-{}", kind(card)))) span.sr { ", " (value_in_words(scene, card)) ". " } }
    }
}

/// What a card says, on hover and focus.
pub(super) fn tip(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        div.tip role="tooltip" {
            strong { (scene.card(card)) } " · " (scene.say(&format!("kind-{}", kind(card)))) ", " (value_in_words(scene, card))
            p { (scene.effect(card)) }
        }
    }
}
