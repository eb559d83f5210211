//! A battle that is over, told so that it can be read at leisure: who fought with what, who won, what came of it.

use super::battle_log::title;
use super::card::{name, picture, sign, tint};
use super::dice::die;
use super::fight::{self, End, Fight, Sides};
use super::fighter::Fighter;
use super::hall::banner;
use super::{BoardContext, colour};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_board::{Scene, SceneKind};
use meadhall_engine::{Seat, Wording};
use meadhall_valhalla::{Card, Cause, Event, Face, View};

/// The scenes of a decision: the battles that ended with it.
pub(super) fn scenes(ctx: &BoardContext<'_>, before: &View, turn: usize) -> Vec<Scene> {
    let told = |fight: &Fight| {
        let fighters = Fighter::of(ctx, fight);
        // Whoever has nobody to send makes no scene of it.
        fighters.iter().any(|fighter| fighter.total.is_some() || !fighter.activated.is_empty())
    };
    let ended = fight::ended(before, ctx.view, ctx.events, turn);
    ended.iter().filter(|fight| told(fight)).map(|fight| scene(ctx, fight)).collect()
}

fn scene(ctx: &BoardContext<'_>, fight: &Fight) -> Scene {
    let kind = if matches!(fight.sides, Sides::Ragnarok(_)) { SceneKind::Ragnarok } else { SceneKind::Battle };
    let effects = effects(ctx, fight);
    let body = html! {
        div.told-battle.solo-told[matches!(fight.sides, Sides::Ragnarok(_))] {
            (sides(ctx, fight))
            h4 { (ctx.say("vh-scene-after")) }
            ul.effects {
                @for effect in &effects { (effect) }
                @if effects.is_empty() { li { (ctx.say("vh-scene-none")) } }
            }
        }
    };
    Scene { kind, title: title(ctx, fight), body }
}

/// The sides face to face.
pub(super) fn sides(ctx: &BoardContext<'_>, fight: &Fight) -> Markup {
    let fighters = Fighter::of(ctx, fight);
    html! {
        div.versus {
            @for (at, fighter) in fighters.iter().enumerate() {
                @if at == 1 { i.against aria-hidden="true" { ":" } }
                (side(ctx, fight, fighter, at))
            }
        }
    }
}

/// Whether a side has won; nothing while nobody has, and in Ragnarok.
fn won(fight: &Fight, fighter: &Fighter) -> Option<bool> {
    match fight.end? {
        End::Won(winner, _) => Some(fighter.seat == Some(winner)),
        End::Nobody => None,
        End::Solo(won) => Some(fighter.seat.is_some() == won),
    }
}

fn side(ctx: &BoardContext<'_>, fight: &Fight, fighter: &Fighter, at: usize) -> Markup {
    let won = won(fight, fighter);
    let class = fighter.seat.map(colour).unwrap_or_default();
    html! {
        section.told-side.(class).won[won == Some(true)].lost[won == Some(false)] {
            header { (who(ctx, fighter.seat)) @if let Some(total) = fighter.total { b.told-total title=(ctx.say("vh-strength")) { (sign("strength")) (total) } } }
            @if let Some(seat) = fighter.seat { (means(ctx, fighter, seat, at)) }
            @if fighter.glory > 0 { p.told-glory { (sign("glory")) (ctx.fill("vh-scene-glory", &[("glory", fighter.glory.into())])) } }
        }
    }
}

/// Whose side it is: the player with the jarl, or the monster.
fn who(ctx: &BoardContext<'_>, seat: Option<Seat>) -> Markup {
    html! {
        @if let Some(seat) = seat {
            @if let Some(jarl) = ctx.hall(seat).jarl { (ART.drawing(&format!("valhalla/jarl-{jarl}"), &format!("told-jarl {}", colour(seat)))) }
            @else { (banner(seat)) }
            strong { (ctx.name(seat)) }
        } @else if let Some((monster, _)) = ctx.rules.monster() {
            (ART.drawing(&format!("valhalla/monster-{monster}"), "told-jarl"))
            strong { (ctx.say(&format!("monster-{monster}"))) }
        }
    }
}

/// What a side fought with: dice, warriors, tactics.
fn means(ctx: &BoardContext<'_>, fighter: &Fighter, seat: Seat, at: usize) -> Markup {
    let dice: Vec<Face> =
        Face::ALL.into_iter().zip(fighter.dice).flat_map(|(face, n)| std::iter::repeat_n(face, n.into())).collect();
    let words = ctx.context.words.list(dice.iter().map(|face| ctx.say(&format!("face-{face}"))).collect());
    html! {
        @if !dice.is_empty() {
            p.told-dice {
                span role="img" aria-label={ (ctx.fill("vh-dice-of", &[("who", ctx.name(seat).into())])) ": " (words) } { @for face in dice { (die(face, at)) } }
                @if fighter.rerolls > 0 { small { (ctx.fill("vh-scene-rerolls", &[("count", fighter.rerolls.into())])) } }
            }
        }
        ul.told-cards {
            @for card in &fighter.activated { (warrior(ctx, *card)) }
            @for card in &fighter.tactics { (plain(ctx, *card)) }
            @if fighter.activated.is_empty() { li.hint { (ctx.say("vh-scene-nobody")) } }
        }
    }
}

/// A warrior who was activated, with the strength on the card.
fn warrior(ctx: &BoardContext<'_>, card: Card) -> Markup {
    let cards = ctx.rules.cards();
    html! {
        li class=(tint(cards, card)) {
            (picture(cards, card, "told-face"))
            span { (name(ctx, card)) }
            @if let Some(warrior) = cards.warrior(card) { b title=(ctx.say("vh-strength")) { (warrior.strength) } }
        }
    }
}

fn plain(ctx: &BoardContext<'_>, card: Card) -> Markup {
    let cards = ctx.rules.cards();
    html! { li class=(tint(cards, card)) { (picture(cards, card, "told-face")) span { (name(ctx, card)) } } }
}

/// What came of a battle, one after another, each with a sign and a sentence.
pub(super) fn effects(ctx: &BoardContext<'_>, fight: &Fight) -> Vec<Markup> {
    let told = |at: &usize| {
        let event = &ctx.events.get(*at)?.1;
        let sign = effect_sign(ctx, event)?;
        let text = ctx.context.tell(&ctx.rules.tell(event)?);
        let gained = gained(ctx, event);
        Some(html! { li { (sign) span { (text) } @if gained > 0 { b { (super::card::sign("glory")) "+" (gained) } } } })
    };
    fight.course.iter().filter_map(told).collect()
}

/// The glory that an event brings.
fn gained(ctx: &BoardContext<'_>, event: &Event) -> u8 {
    match *event {
        Event::Sent { card, .. }
        | Event::Paid { card, .. }
        | Event::Mission { card, .. }
        | Event::ThorsGlory { card, .. } => ctx.rules.cards().glory(card),
        Event::Credited { points, .. } => points,
        _ => 0,
    }
}

/// The sign of an effect that a scene tells; nothing for what is no effect of a battle.
fn effect_sign(ctx: &BoardContext<'_>, event: &Event) -> Option<Markup> {
    let cards = ctx.rules.cards();
    let face = |card: Card| html! { span.told-sign class=(tint(cards, card)) { (picture(cards, card, "told-face")) } };
    let shield = |seat: Seat| ART.drawing("valhalla/shield", &format!("sh {}", colour(seat)));
    Some(match *event {
        Event::Sent { card, .. }
        | Event::Spared { card, .. }
        | Event::Added { card, .. }
        | Event::GloryLost { card, .. } => face(card),
        Event::Discarded { card, cause, .. } if cause != Cause::Drawn && cards.warrior(card).is_some() => face(card),
        Event::Blocked { card, .. } | Event::Recovered { card, .. } | Event::Sacrificed { card, .. } => face(card),
        Event::Captured { from, .. } => shield(from),
        Event::ShieldSaved(seat) | Event::ShieldLost(seat) => shield(seat),
        Event::Mission { card, .. } | Event::ThorsGlory { card, .. } | Event::Paid { card, .. } => face(card),
        Event::Credited { .. } | Event::CreditLost { .. } => sign("glory"),
        Event::Crowned(_) | Event::Uncrowned(_) | Event::Risen(..) => ART.drawing("valhalla/king", "i"),
        Event::Row(..) => ART.drawing("valhalla/module-loki", "i"),
        Event::Robbed { .. } | Event::Looked { .. } => ART.icon("hand"),
        Event::NextCard(_) | Event::LastAttack => sign("attack"),
        _ => return None,
    })
}
