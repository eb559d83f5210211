//! The battle as a ctx of its own: both bands face to face, dice, tactics, strength as it grows, what happens and who
//! wins.

use super::BoardContext;
use super::battle_log;
use super::card::sign;
use super::choice_place::ChoicePlace;
use super::fight::{self, Fight};
use super::loki::loki;
use super::monster;
use super::offers::{abilities, choosable, row};
use super::ragnarok;
use super::side::side;
use maud::{Markup, html};
use meadhall_valhalla::battle::{BattleStep, Kind};
use meadhall_valhalla::{ATTACKER, DEFENDER};

/// The battle that is going on.
pub(super) fn battle(ctx: &BoardContext<'_>) -> Markup {
    let battle = &ctx.view.table.battle;
    let Some(fight) = fight::last(ctx.events) else { return html! {} };
    let kind = match battle.kind {
        Kind::Ragnarok => "ragnarok",
        Kind::Hunt | Kind::Raid => "solo",
        _ => "duel",
    };
    html! {
        section.battle.(kind).here[ctx.i_fight()] aria-label=(ctx.say("vh-battle")) {
            @match battle.kind {
                Kind::Ragnarok => { (side(ctx, ATTACKER)) (clash(ctx, &fight, [ctx.view.strength[0], 0])) (ragnarok::ranks(ctx)) }
                Kind::Hunt => { (side(ctx, ATTACKER)) (clash(ctx, &fight, [ctx.view.strength[0], monster::strength(ctx)])) (monster::opponent(ctx)) }
                Kind::Raid => { (monster::opponent(ctx)) (clash(ctx, &fight, [monster::strength(ctx), ctx.view.strength[1]])) (side(ctx, DEFENDER)) }
                _ => { (side(ctx, ATTACKER)) (clash(ctx, &fight, ctx.view.strength)) (side(ctx, DEFENDER)) }
            }
            @let cards = choosable(ctx);
            @if !cards.is_empty() { div.over-battle { (row(ctx, &cards)) } }
        }
    }
}

/// Between the sides: strength against strength, how far the battle has come, what has happened.
fn clash(ctx: &BoardContext<'_>, fight: &Fight, strength: [u8; 2]) -> Markup {
    let battle = &ctx.view.table.battle;
    let words = ctx.fill("vh-against", &[("one", strength[0].into()), ("two", strength[1].into())]);
    let alone = battle.kind == Kind::Ragnarok;
    html! {
        div.clash {
            h2 { @if alone { (sign("ragnarok")) } (battle_log::title(ctx, fight)) }
            p.phase { (ctx.say(&format!("vh-step-{}", step(ctx)))) }
            @if !alone {
                p.score title=(words) { span.sr { (words) } b.one aria-hidden="true" data-vt="might-0" { (strength[0]) } i aria-hidden="true" { ":" } b.two aria-hidden="true" data-vt="might-1" { (strength[1]) } }
                (bar(strength))
            }
            (abilities(ctx))
            @if !ctx.at(ChoicePlace::Loki).is_empty() { (loki(ctx)) }
            (battle_log::lines(ctx, fight, 12))
        }
    }
}

/// How far the battle has come, as a key.
fn step(ctx: &BoardContext<'_>) -> &'static str {
    let battle = &ctx.view.table.battle;
    match battle.step {
        BattleStep::Toll | BattleStep::BeforeAttack | BattleStep::BeforeDefence => "before",
        BattleStep::Attack if battle.kind == Kind::Ragnarok => "ragnarok",
        BattleStep::Attack => "attack",
        BattleStep::Defence => "defence",
        _ => "after",
    }
}

/// The two strengths as a bar.
fn bar([one, two]: [u8; 2]) -> Markup {
    let all = u16::from(one) + u16::from(two);
    html! {
        svg.tug viewBox={ "0 0 " (all.max(1)) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            rect.one width=(one) height="1" {}
            rect.two x=(one) width=(two) height="1" {}
        }
    }
}
