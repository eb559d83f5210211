//! One side of a battle: who leads it, the band, the dice, the tactics, the strength.

use super::band::line;
use super::card::sign;
use super::dice::pool;
use super::hall::{banner, hand_count, shields, tags, valhalla};
use super::home::Home;
use super::jarl::leader;
use super::might::Might;
use super::uses;
use super::{Scene, colour};
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_valhalla::battle::Kind;
use meadhall_valhalla::{Card, DEFENDER};

/// A side.
pub(super) fn side(scene: &Scene<'_>, at: usize) -> Markup {
    let battle = &scene.view.table.battle;
    let side = &battle.sides[at];
    let seat = side.seat;
    let might = Might::of_side(scene, at);
    let won = battle.winner() == Some(at);
    let lost = battle.winner() == Some(1 - at);
    let turn = battle.won.is_none() && battle.turn_of() == at;
    html! {
        section.side.(colour(seat)).mine-side[scene.me() == Some(seat)].won[won].lost[lost].turn[turn] aria-label=(scene.name(seat)) {
            header {
                (banner(seat)) h2 { (scene.name(seat)) }
                (role(scene, at, won))
                (tags(scene, seat)) (shields(scene, seat)) (hand_count(scene, seat)) (valhalla(scene, seat, true))
            }
            div.stand { (leader(scene, seat)) (line(scene, seat, side, &might, false)) (allies(scene, seat, at, &might)) }
            (pool(scene, side, at))
            div.below { (played(scene, at)) (sum(scene, &might)) }
        }
    }
}

fn role(scene: &Scene<'_>, at: usize, won: bool) -> Markup {
    let battle = &scene.view.table.battle;
    let (icon, key) = match (won, battle.kind, at) {
        (true, ..) => ("glory", "vh-winner"),
        (_, Kind::Ragnarok, _) => ("ragnarok", "vh-ragnarok-role"),
        (_, _, DEFENDER) => ("defend", "vh-defender"),
        _ => ("attack", "vh-attacker"),
    };
    html! { span.tag { (sign(icon)) (scene.say(key)) } }
}

/// The band of the partner or ally, who may be activated as well.
fn allies(scene: &Scene<'_>, seat: Seat, at: usize, might: &Might) -> Markup {
    let battle = &scene.view.table.battle;
    let Some(ally) = scene.rules.partner(seat).filter(|_| battle.kind == Kind::Duel) else { return html! {} };
    html! {
        @if scene.hall(ally).size() > 0 {
            div.helpers { (banner(ally)) (line(scene, ally, &battle.sides[at], might, true)) }
        }
    }
}

/// The cards that a side has laid down, and Thor's help.
fn played(scene: &Scene<'_>, at: usize) -> Markup {
    let table = &scene.view.table;
    let of_side = |n: usize| (table.laid_by_defender >> n & 1 == 1) == (at == DEFENDER);
    let cards: Vec<Card> = table.laid.iter().enumerate().filter(|(n, _)| of_side(*n)).map(|(_, card)| card).collect();
    let aids = table.battle.aids.iter().flatten().filter(|aid| aid.attacker == (at != DEFENDER));
    html! {
        ul.played aria-label=(scene.say("vh-played")) {
            @for card in &cards { li.mini-card { (uses::card(scene, *card, &scene.at(Home::Laid(*card)))) } }
            @for aid in aids {
                li.mini-card title=(scene.fill("vh-aid-from", &[("who", scene.name(aid.from).into())])) { (uses::card(scene, aid.card, &[])) }
            }
        }
    }
}

/// The strength with what it is made of.
fn sum(scene: &Scene<'_>, might: &Might) -> Markup {
    let parts = [("band", might.band), ("tactics", might.tactics), ("jarl", might.jarl), ("valhalla", might.valhalla)];
    html! {
        p.sum {
            @for (key, value) in parts.into_iter().filter(|(key, value)| *key == "band" || *value > 0) {
                span title=(scene.say(&format!("vh-sum-{key}"))) { small { (scene.say(&format!("vh-sum-{key}"))) } " " (value) }
            }
            b title=(scene.say("vh-strength")) { (sign("strength")) (might.total) }
        }
    }
}
