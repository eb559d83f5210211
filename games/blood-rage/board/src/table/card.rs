//! A card: in the hand, in the draft, in a slot, in a battle.

use super::BoardContext;
use super::quest::wants;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::data::Face;
use meadhall_blood_rage::{Card, Clan, Effect, Kind, Region};

/// The drawing on a card: its figure, its god, or the sign of its kind.
pub(crate) fn picture(face: &Face) -> String {
    match (face.kind, face.god) {
        (Kind::Monster(figure), _) => format!("figure-{figure}"),
        (Kind::Ship, _) => "figure-ship".to_owned(),
        (Kind::Warrior, _) => "figure-warrior".to_owned(),
        (Kind::Leader, _) => "figure-leader-wolf".to_owned(),
        (_, Some(god)) => format!("god-{god}"),
        (Kind::Quest, None) => quest_picture(face).to_owned(),
        _ => "kind-upgrade".to_owned(),
    }
}

/// The drawing of a quest: what it is about.
fn quest_picture(face: &Face) -> &'static str {
    match face.effect {
        Effect::MostIn(Region::Alfheim) => "quest-alfheim",
        Effect::MostIn(Region::Jotunheim) => "quest-jotunheim",
        Effect::MostIn(Region::Manheim) => "quest-manheim",
        Effect::MostInCentre => "quest-yggdrasil",
        Effect::Fallen(_) => "quest-valhalla",
        Effect::MostInProvinces(_) => "quest-provinces",
        _ => "kind-quest",
    }
}

/// The drawing on a card in a clan's hands: its own leader, not just any.
pub(super) fn picture_for(clan: Clan, face: &Face) -> String {
    match face.kind {
        Kind::Leader => format!("figure-leader-{clan}"),
        _ => picture(face),
    }
}

/// The drawing on a card before the viewer.
pub(super) fn picture_here(ctx: &BoardContext<'_>, card: Card) -> String {
    picture_for(ctx.clan(ctx.me().unwrap_or(ctx.view.table.active)), ctx.face(card))
}

/// The colour of a card: red for battles, green for quests, black for upgrades.
pub(crate) fn tint(face: &Face) -> &'static str {
    match face.kind {
        Kind::Battle => "battle",
        Kind::Quest => "quest",
        _ => "upgrade",
    }
}

/// What the corner of a card says: a bonus, the Rage it costs the viewer, or Glory.
fn value(ctx: &BoardContext<'_>, card: Card) -> String {
    let face = ctx.face(card);
    match face.kind {
        Kind::Battle => format!("+{}", face.value),
        Kind::Quest => face.value.to_string(),
        _ => ctx.me().map_or(face.value, |me| ctx.sheet(me).upgrade_cost(card)).to_string(),
    }
}

/// What the corner of a card means, in words.
fn value_in_words(ctx: &BoardContext<'_>, card: Card) -> String {
    let key = format!("br-value-{}", tint(ctx.face(card)));
    ctx.fill(&key, &[("value", value(ctx, card).into())])
}

/// The classes of a card: its colour, and where a quest looks.
pub(super) fn classes(ctx: &BoardContext<'_>, card: Card) -> String {
    let face = ctx.face(card);
    format!("{} {}", tint(face), wants(face)).trim_end().to_owned()
}

/// The face of a card with its text.
pub(super) fn face(ctx: &BoardContext<'_>, card: Card) -> Markup {
    html! {
        (top(ctx, card))
        span.text { (ctx.effect(card)) }
    }
}

/// The face of a card without its text.
pub(super) fn top(ctx: &BoardContext<'_>, card: Card) -> Markup {
    html! {
        b.val.disc[ctx.face(card).is_late()] data-n=(value(ctx, card)) {
            @match tint(ctx.face(card)) {
                "quest" => (ART.icon("glory")),
                "upgrade" => (ART.drawing("stat-rage", "i")),
                _ => {}
            }
        }
        (ART.drawing(&picture_here(ctx, card), "pic"))
        (name(&ctx.card(card)))
        span.kind { (ctx.say(&format!("kind-{}", ctx.face(card).kind.word()))) span.sr { ", " (value_in_words(ctx, card)) ". " } }
    }
}

/// The name on a card; what has a long word in it is set so that the word need not be broken.
fn name(name: &str) -> Markup {
    const LONG: usize = 9;
    const VERY_LONG: usize = 12;
    let longest = name.split_whitespace().map(|word| word.chars().count()).max().unwrap_or(0);
    html! { strong.wordy[longest >= LONG].very[longest >= VERY_LONG] { (name) } }
}

/// What a card says, on hover and focus.
pub(super) fn tip(ctx: &BoardContext<'_>, card: Card) -> Markup {
    html! {
        div.tip role="tooltip" {
            strong { (ctx.card(card)) } " · " (ctx.say(&format!("kind-{}", ctx.face(card).kind.word()))) ", " (value_in_words(ctx, card))
            p { (ctx.effect(card)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_word_is_set_so_that_it_need_not_break() {
        let classes = |text: &str| name(text).into_string();
        assert!(!classes("Odins Flut").contains("wordy"));
        assert!(!classes("Álfheim!").contains("wordy"), "letters count, not bytes");
        assert!(classes("Jotunheim!").contains("class=\"wordy\""));
        assert!(classes("Tyrs Niederschlag").contains("class=\"wordy very\""));
    }
}
