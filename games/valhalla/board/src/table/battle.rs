//! The battle as a scene of its own: both bands face to face, dice, tactics, strength as it grows, what happens and who
//! wins.

use super::Scene;
use super::card::sign;
use super::course;
use super::fight::{self, Fight};
use super::home::Home;
use super::loki::loki;
use super::monster;
use super::offers::{abilities, choosable, row};
use super::ragnarok;
use super::side::side;
use maud::{Markup, html};
use meadhall_valhalla::battle::{Kind, Step};
use meadhall_valhalla::{ATTACKER, DEFENDER};

/// The battle that is going on.
pub(super) fn battle(scene: &Scene<'_>) -> Markup {
    let battle = &scene.view.table.battle;
    let Some(fight) = fight::last(scene.events) else { return html! {} };
    let kind = match battle.kind {
        Kind::Ragnarok => "ragnarok",
        Kind::Hunt | Kind::Raid => "solo",
        _ => "duel",
    };
    html! {
        section.battle.(kind).here[scene.i_fight()] aria-label=(scene.say("vh-battle")) {
            @match battle.kind {
                Kind::Ragnarok => { (side(scene, ATTACKER)) (clash(scene, &fight, [scene.view.strength[0], 0])) (ragnarok::ranks(scene)) }
                Kind::Hunt => { (side(scene, ATTACKER)) (clash(scene, &fight, [scene.view.strength[0], monster::strength(scene)])) (monster::opponent(scene)) }
                Kind::Raid => { (monster::opponent(scene)) (clash(scene, &fight, [monster::strength(scene), scene.view.strength[1]])) (side(scene, DEFENDER)) }
                _ => { (side(scene, ATTACKER)) (clash(scene, &fight, scene.view.strength)) (side(scene, DEFENDER)) }
            }
            @let cards = choosable(scene);
            @if !cards.is_empty() { div.over-battle { (row(scene, &cards)) } }
        }
    }
}

/// Between the sides: strength against strength, how far the battle has come, what has happened.
fn clash(scene: &Scene<'_>, fight: &Fight, strength: [u8; 2]) -> Markup {
    let battle = &scene.view.table.battle;
    let words = scene.fill("vh-against", &[("one", strength[0].into()), ("two", strength[1].into())]);
    let alone = battle.kind == Kind::Ragnarok;
    html! {
        div.clash {
            h2 { @if alone { (sign("ragnarok")) } (course::title(scene, fight)) }
            p.phase { (scene.say(&format!("vh-step-{}", step(scene)))) }
            @if !alone {
                p.score title=(words) { span.sr { (words) } b.one aria-hidden="true" data-vt="might-0" { (strength[0]) } i aria-hidden="true" { ":" } b.two aria-hidden="true" data-vt="might-1" { (strength[1]) } }
                (bar(strength))
            }
            (abilities(scene))
            @if !scene.at(Home::Loki).is_empty() { (loki(scene)) }
            (course::lines(scene, fight, 12))
        }
    }
}

/// How far the battle has come, as a key.
fn step(scene: &Scene<'_>) -> &'static str {
    let battle = &scene.view.table.battle;
    match battle.step {
        Step::Toll | Step::BeforeAttack | Step::BeforeDefence => "before",
        Step::Attack if battle.kind == Kind::Ragnarok => "ragnarok",
        Step::Attack => "attack",
        Step::Defence => "defence",
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
