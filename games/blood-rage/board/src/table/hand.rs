//! The viewer's hand: what each card says, and what may be done with it.

use super::BoardContext;
use super::card::{classes, face, picture_here};
use super::quest::state_now;
use super::sheet::slot_word;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::{Action, Asked, Card, Own};

/// The hand; while cards go round, what has been taken so far.
pub(super) fn hand(ctx: &BoardContext<'_>, own: &Own) -> Markup {
    let table = &ctx.view.table;
    let drafting = table.asked == Asked::Draft;
    let mut cards: Vec<(Card, usize)> = Vec::new();
    for card in own.hand.iter().chain(own.picks.iter().filter(|_| drafting)) {
        let copies = cards.iter().filter(|(known, _)| *known == card).count();
        cards.push((card, copies));
    }
    let laid = own.chosen.filter(|_| matches!(table.asked, Asked::Card | Asked::Discard));
    html! {
        div.hand {
            h2.sr { (ctx.say(if drafting { "br-picked" } else { "br-hand" })) }
            ul.cards.full[cards.len() + own.quests.len() > 7] {
                @for (card, copy) in &cards {
                    li.long[is_long(ctx, *card)] { (in_hand(ctx, *card, *copy, laid == Some(*card) && *copy == 0)) }
                }
                @if cards.is_empty() { li.hint { (ctx.say("br-hand-empty")) } }
            }
            (committed(ctx, own))
        }
    }
}

/// Whether a card has so much to say that it needs more room than others.
fn is_long(ctx: &BoardContext<'_>, card: Card) -> bool {
    const MANY_LETTERS: usize = 75;
    ctx.face(card).is_quest() || ctx.effect(card).chars().count() > MANY_LETTERS
}

/// What the viewer may do at once with a card.
fn direct(ctx: &BoardContext<'_>, card: Card) -> Option<Action> {
    [Action::Play(card), Action::Add(card), Action::Keep(Some(card))].into_iter().find(|action| ctx.may(*action))
}

fn in_hand(ctx: &BoardContext<'_>, card: Card, copy: usize, laid: bool) -> Markup {
    let name = format!("card-{card}-{copy}");
    let uses = uses(ctx, card);
    html! {
        @if let Some(action) = direct(ctx, card) {
            button.card.lit.{ (classes(ctx, card)) } form="play" name="action" value=(action) data-vt=(name) {
                span.sr { (ctx.label(action)) ". " }
                (face(ctx, card))
            }
        } @else if uses.is_empty() {
            div.card.{ (classes(ctx, card)) }.laid[laid] data-vt=(name) tabindex="0" role="group" aria-label=(ctx.card(card)) {
                (face(ctx, card))
                (standing_of(ctx, card))
                @if laid { span.mark { (ctx.say("br-laid")) } }
            }
            @if laid && ctx.context.undo { button.undo form="undo" { (ART.icon("undo")) (ctx.say("br-take-up")) } }
        } @else {
            button.card.lit.{ (classes(ctx, card)) } type="button" popovertarget={ "use-" (card) } data-vt=(name) {
                span.sr { (ctx.say("br-do-use")) " " }
                (face(ctx, card))
                (standing_of(ctx, card))
            }
            // A second copy of a card opens the same sheet.
            @if copy == 0 { (sheet(ctx, card, &format!("use-{card}"), &uses)) }
        }
    }
}

/// How a quest of the viewer's stands; nothing for other cards, and nothing while cards go round.
fn standing_of(ctx: &BoardContext<'_>, card: Card) -> Markup {
    let me = ctx.me().filter(|_| ctx.face(card).is_quest() && ctx.view.table.asked != Asked::Draft);
    html! { @if let Some(me) = me { (state_now(ctx, me, card)) } }
}

/// The committed quests, for the viewer's eyes only: as cards, with how they stand.
fn committed(ctx: &BoardContext<'_>, own: &Own) -> Markup {
    html! {
        @if !own.quests.is_empty() {
            ul.quests aria-label=(ctx.say("br-own-quests")) {
                @for card in own.quests.iter() {
                    li.long { div.card.committed.{ (classes(ctx, card)) } tabindex="0" role="group" aria-label=(ctx.card(card)) {
                        (face(ctx, card))
                        (standing_of(ctx, card))
                        span.mark { (ctx.say("br-committed")) }
                    } }
                }
            }
        }
    }
}

/// What may be done with a card on the viewer's turn.
fn uses(ctx: &BoardContext<'_>, card: Card) -> Vec<Action> {
    let of = |action: &&Action| match **action {
        Action::Upgrade(used, _) | Action::Quest(used) => used == card,
        _ => false,
    };
    ctx.choices.iter().filter(of).copied().collect()
}

/// The card at large with a button for each use, and what each costs and ends.
fn sheet(ctx: &BoardContext<'_>, card: Card, id: &str, uses: &[Action]) -> Markup {
    html! {
        div.pop popover id=(id) role="dialog" aria-label=(ctx.card(card)) {
            (ctx.context.close(id))
            h2 { (ART.drawing(&picture_here(ctx, card), "fig")) (ctx.card(card)) }
            p { (ctx.effect(card)) }
            p.hint { (consequence(ctx, card)) }
            @for action in uses {
                button.big form="play" name="action" value=(action) { (use_in_words(ctx, *action)) }
            }
            (cancel(ctx, id))
        }
    }
}

/// The way back out of a sheet.
pub(super) fn cancel(ctx: &BoardContext<'_>, id: &str) -> Markup {
    html! { button popovertarget=(id) { (ctx.say("br-cancel")) } }
}

/// What a button does: the slot, what it would end, and what it costs.
fn use_in_words(ctx: &BoardContext<'_>, action: Action) -> String {
    let (Action::Upgrade(card, slot), Some(me)) = (action, ctx.me()) else { return ctx.label(action) };
    let sheet = ctx.sheet(me);
    let Some(slot) = sheet.slot_for(card, slot) else { return ctx.label(action) };
    let old = sheet.slot(slot);
    ctx.fill(
        if old.is_some() { "br-into-slot-over" } else { "br-into-slot" },
        &[
            ("kind", ctx.say(&format!("kind-{}", slot_word(slot))).into()),
            ("number", slot.number().into()),
            ("cost", sheet.upgrade_cost(card).into()),
            ("old", old.map(|old| ctx.card(old)).unwrap_or_default().into()),
        ],
    )
}

/// What playing a card brings besides its text.
fn consequence(ctx: &BoardContext<'_>, card: Card) -> String {
    if ctx.face(card).is_quest() {
        return ctx.say("br-use-quest");
    }
    match ctx.face(card).kind.word() {
        "clan" => ctx.say("br-use-clan"),
        "monster" => ctx.say("br-use-monster"),
        _ => ctx.say("br-use-troop"),
    }
}
