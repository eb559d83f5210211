//! What the viewer can do with the turn, each deed by its name with what it is about; or why it cannot be done.

use super::BoardContext;
use super::card::sign;
use super::choice_place::ChoicePlace;
use super::hall::banner;
use super::uses::sheet_id;
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_valhalla::{Action, Card};

/// The deeds of phase A.
pub(super) fn deeds(ctx: &BoardContext<'_>) -> Markup {
    let of = |is: fn(&Action) -> bool| -> Vec<Action> { ctx.choices.iter().copied().filter(is).collect() };
    let one = of(|action| matches!(action, Action::Add(..)));
    let two = of(|action| matches!(action, Action::AddTwo(..)));
    let recall = of(|action| matches!(action, Action::Recall(..)));
    html! {
        ul.deeds aria-label=(ctx.say("vh-deeds")) {
            li { (choosing(ctx, "add", "arm", &one)) }
            @if !one.is_empty() { li { (choosing(ctx, "add-two", "arm", &two)) } }
            @if !recall.is_empty() { li { (choosing(ctx, "recall", "gate", &recall)) } }
            li { (attack(ctx, &of(|action| matches!(action, Action::Attack(_) | Action::Hunt)))) }
            (draw(ctx))
        }
    }
}

/// The strength of a band if every warrior is activated, as the cards say it.
pub(super) fn might(ctx: &BoardContext<'_>, seat: Seat) -> u16 {
    let strength = |card| ctx.rules.cards().warrior(card).map_or(0, |warrior| u16::from(warrior.strength));
    ctx.hall(seat).warriors().map(|(_, card, _)| strength(card)).sum()
}

fn heading(ctx: &BoardContext<'_>, key: &str, icon: &str) -> Markup {
    html! { span.deed-name { (sign(icon)) strong { (ctx.say(&format!("vh-deed-{key}"))) } } }
}

/// A deed that cannot be done, with the reason.
fn barred(ctx: &BoardContext<'_>, key: &str, icon: &str) -> Markup {
    html! { div.deed.barred { (heading(ctx, key, icon)) span.deed-text { (ctx.say(&format!("vh-deed-{key}-none"))) } } }
}

/// A deed for which a card has to be chosen: a sheet lists them.
fn choosing(ctx: &BoardContext<'_>, key: &str, icon: &str, actions: &[Action]) -> Markup {
    if actions.is_empty() {
        return barred(ctx, key, icon);
    }
    let mut cards: Vec<_> = actions.iter().filter_map(|action| card_of(*action)).collect();
    cards.dedup();
    let text = ctx.fill(&format!("vh-deed-{key}-text"), &[("count", cards.len().into())]);
    let id = format!("deed-{key}");
    html! {
        button.deed.lit type="button" popovertarget=(id) { (heading(ctx, key, icon)) span.deed-text { (text) } }
        div.pop popover id=(id) role="dialog" aria-label=(ctx.say(&format!("vh-deed-{key}"))) {
            (ctx.context.close(&id))
            h2 { (sign(icon)) (ctx.say(&format!("vh-deed-{key}"))) }
            @for card in &cards { (way(ctx, *card, actions)) }
        }
    }
}

/// How a card is chosen for a deed: at once, or on its own sheet where it has to be said whose place the warrior takes.
fn way(ctx: &BoardContext<'_>, card: Card, actions: &[Action]) -> Markup {
    let own: Vec<Action> = actions.iter().copied().filter(|action| card_of(*action) == Some(card)).collect();
    let in_hand = ctx.at(ChoicePlace::Hand(card));
    html! {
        @if own.len() > 1 && in_hand.contains(&own[0]) {
            button.big type="button" popovertarget=(sheet_id(&in_hand)) { (ctx.card(card)) " …" }
        } @else {
            @for action in own { button.big form="play" name="action" value=(action) { (ctx.label(action)) } }
        }
    }
}

fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Add(card, _) | Action::AddTwo(card, _) | Action::Recall(card, _) => Some(card),
        _ => None,
    }
}

/// Whom the viewer can attack, each with the strength that may wait there.
fn attack(ctx: &BoardContext<'_>, actions: &[Action]) -> Markup {
    let (Some(me), false) = (ctx.me(), actions.is_empty()) else { return barred(ctx, "attack", "attack") };
    html! {
        div.deed.several {
            (heading(ctx, "attack", "attack"))
            span.deed-text { (ctx.fill("vh-deed-attack-text", &[("strength", might(ctx, me).into())])) }
            div.targets {
                @for action in actions {
                    button.target.lit form="play" name="action" value=(action) title=(ctx.label(*action)) {
                        @if let Action::Attack(seat) = action {
                            (banner(*seat)) span { (ctx.name(*seat)) small { (band(ctx, *seat)) } }
                        } @else { (ctx.label(*action)) }
                    }
                }
            }
        }
    }
}

/// How many warriors stand in a band, and how strong they are.
pub(super) fn band(ctx: &BoardContext<'_>, seat: Seat) -> String {
    ctx.fill("vh-might", &[("count", ctx.hall(seat).size().into()), ("strength", might(ctx, seat).into())])
}

/// Drawing, where this game offers it as a deed of its own.
fn draw(ctx: &BoardContext<'_>) -> Markup {
    html! {
        @if ctx.choices.contains(&Action::Draw) {
            li {
                button.deed.lit form="play" name="action" value=(Action::Draw) {
                    (heading(ctx, "draw", "deck")) span.deed-text { (ctx.say("vh-deed-draw-text")) }
                }
            }
        } @else if ctx.view.deck == 0 { li { (barred(ctx, "draw", "deck")) } }
    }
}
