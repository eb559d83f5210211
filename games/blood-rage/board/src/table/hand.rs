//! The viewer's hand: what each card says, and what may be done with it.

use super::Scene;
use super::card::{face, picture_here, tint};
use super::sheet::slot_word;
use crate::pages::sprite::{drawing, icon};
use maud::{Markup, html};
use meadhall_blood_rage::{Action, Asked, Card, Own, free_slot, upgrade_cost};

/// The hand; while cards go round, what has been taken so far.
pub(super) fn hand(scene: &Scene<'_>, own: &Own) -> Markup {
    let table = &scene.view.table;
    let drafting = table.asked == Asked::Draft;
    let mut cards: Vec<(Card, usize)> = Vec::new();
    for card in own.hand.iter().chain(own.picks.iter().filter(|_| drafting)) {
        let copies = cards.iter().filter(|(known, _)| *known == card).count();
        cards.push((card, copies));
    }
    let laid = own.chosen.filter(|_| matches!(table.asked, Asked::Card | Asked::Discard));
    html! {
        div.hand {
            h2.sr { (scene.say(if drafting { "br-picked" } else { "br-hand" })) }
            ul.full[cards.len() > 7] {
                @for (card, copy) in &cards {
                    li { (in_hand(scene, *card, *copy, laid == Some(*card) && *copy == 0)) }
                }
                @if cards.is_empty() { li.hint { (scene.say("br-hand-empty")) } }
            }
        }
    }
}

/// What the viewer may do at once with a card.
fn direct(scene: &Scene<'_>, card: Card) -> Option<Action> {
    [Action::Play(card), Action::Add(card), Action::Keep(Some(card))].into_iter().find(|action| scene.may(*action))
}

fn in_hand(scene: &Scene<'_>, card: Card, copy: usize, laid: bool) -> Markup {
    let name = format!("card-{card}-{copy}");
    let uses = uses(scene, card);
    html! {
        @if let Some(action) = direct(scene, card) {
            button.card.lit.{ (tint(card)) } form="play" name="action" value=(action) data-vt=(name) {
                span.sr { (scene.label(action)) ". " }
                (face(scene, card))
            }
        } @else if uses.is_empty() {
            div.card.{ (tint(card)) }.laid[laid] data-vt=(name) tabindex="0" role="group" aria-label=(scene.card(card)) {
                (face(scene, card))
                @if laid { span.mark { (scene.say("br-laid")) } }
            }
            @if laid && scene.showing.undo { button.undo form="undo" { (icon("undo")) (scene.say("br-take-up")) } }
        } @else {
            button.card.lit.{ (tint(card)) } type="button" popovertarget={ "use-" (card) } data-vt=(name) {
                span.sr { (scene.say("br-do-use")) " " }
                (face(scene, card))
            }
            // A second copy of a card opens the same sheet.
            @if copy == 0 { (sheet(scene, card, &format!("use-{card}"), &uses)) }
        }
    }
}

/// What may be done with a card on the viewer's turn.
fn uses(scene: &Scene<'_>, card: Card) -> Vec<Action> {
    let of = |action: &&Action| match **action {
        Action::Upgrade(used, _) | Action::Quest(used) => used == card,
        _ => false,
    };
    scene.choices.iter().filter(of).copied().collect()
}

/// The card at large with a button for each use, and what each costs and ends.
fn sheet(scene: &Scene<'_>, card: Card, id: &str, uses: &[Action]) -> Markup {
    html! {
        div.pop popover id=(id) role="dialog" aria-label=(scene.card(card)) {
            h2 { (drawing(&picture_here(scene, card), "fig")) (scene.card(card)) }
            p { (scene.effect(card)) }
            p.hint { (consequence(scene, card)) }
            @for action in uses {
                button.big form="play" name="action" value=(action) { (use_in_words(scene, *action)) }
            }
        }
    }
}

/// What a button does: the slot, what it would end, and what it costs.
fn use_in_words(scene: &Scene<'_>, action: Action) -> String {
    let (Action::Upgrade(card, slot), Some(me)) = (action, scene.me()) else { return scene.label(action) };
    let sheet = scene.sheet(me);
    let Some(slot) = slot.or_else(|| free_slot(sheet, card)) else { return scene.label(action) };
    let old = sheet.slot(slot);
    scene.fill(
        if old.is_some() { "br-into-slot-over" } else { "br-into-slot" },
        &[
            ("kind", scene.say(&format!("kind-{}", slot_word(slot))).into()),
            ("number", slot.number().into()),
            ("cost", upgrade_cost(sheet, card).into()),
            ("old", old.map(|old| scene.card(old)).unwrap_or_default().into()),
        ],
    )
}

/// What playing a card brings besides its text.
fn consequence(scene: &Scene<'_>, card: Card) -> String {
    if card.is_quest() {
        return scene.say("br-use-quest");
    }
    match super::card::kind(card) {
        "clan" => scene.say("br-use-clan"),
        "monster" => scene.say("br-use-monster"),
        _ => scene.say("br-use-troop"),
    }
}
