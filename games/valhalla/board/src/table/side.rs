//! One side of a battle: who leads it, the band, the dice, the tactics, the strength.

use super::band::line;
use super::card::sign;
use super::choice_place::ChoicePlace;
use super::dice::pool;
use super::hall::{banner, hand_count, shields, tags, valhalla};
use super::jarl::leader;
use super::strength::SideStrength;
use super::uses;
use super::{BoardContext, colour};
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_valhalla::battle::Kind;
use meadhall_valhalla::{Card, DEFENDER};

/// A side.
pub(super) fn side(ctx: &BoardContext<'_>, at: usize) -> Markup {
    let battle = &ctx.view.table.battle;
    let side = &battle.sides[at];
    let seat = side.seat;
    let might = SideStrength::of_side(ctx, at);
    let won = battle.winner() == Some(at);
    let lost = battle.winner() == Some(1 - at);
    let turn = battle.won.is_none() && battle.turn_of() == at;
    html! {
        section.side.(colour(seat)).mine-side[ctx.me() == Some(seat)].won[won].lost[lost].turn[turn] aria-label=(ctx.name(seat)) {
            header {
                (banner(seat)) h2 { (ctx.name(seat)) }
                (role(ctx, at, won))
                (tags(ctx, seat)) (shields(ctx, seat)) (hand_count(ctx, seat)) (valhalla(ctx, seat, true))
            }
            div.stand { (leader(ctx, seat)) (line(ctx, seat, side, &might, false)) (allies(ctx, seat, at, &might)) }
            (pool(ctx, side, at))
            div.below { (played(ctx, at)) (sum(ctx, &might)) }
        }
    }
}

fn role(ctx: &BoardContext<'_>, at: usize, won: bool) -> Markup {
    let battle = &ctx.view.table.battle;
    let (icon, key) = match (won, battle.kind, at) {
        (true, ..) => ("glory", "vh-winner"),
        (_, Kind::Ragnarok, _) => ("ragnarok", "vh-ragnarok-role"),
        (_, _, DEFENDER) => ("defend", "vh-defender"),
        _ => ("attack", "vh-attacker"),
    };
    html! { span.tag { (sign(icon)) (ctx.say(key)) } }
}

/// The band of the partner or ally, who may be activated as well.
fn allies(ctx: &BoardContext<'_>, seat: Seat, at: usize, might: &SideStrength) -> Markup {
    let battle = &ctx.view.table.battle;
    let Some(ally) = ctx.rules.partner(seat).filter(|_| battle.kind == Kind::Duel) else { return html! {} };
    html! {
        @if ctx.hall(ally).size() > 0 {
            div.helpers { (banner(ally)) (line(ctx, ally, &battle.sides[at], might, true)) }
        }
    }
}

/// The cards that a side has laid down, and Thor's help.
fn played(ctx: &BoardContext<'_>, at: usize) -> Markup {
    let table = &ctx.view.table;
    let of_side = |n: usize| (table.laid_by_defender >> n & 1 == 1) == (at == DEFENDER);
    let cards: Vec<Card> = table.laid.iter().enumerate().filter(|(n, _)| of_side(*n)).map(|(_, card)| card).collect();
    let aids = table.battle.aids.iter().flatten().filter(|aid| aid.attacker == (at != DEFENDER));
    html! {
        ul.played aria-label=(ctx.say("vh-played")) {
            @for card in &cards { li.mini-card { (uses::card(ctx, *card, &ctx.at(ChoicePlace::Laid(*card)))) } }
            @for aid in aids {
                li.mini-card title=(ctx.fill("vh-aid-from", &[("who", ctx.name(aid.from).into())])) { (uses::card(ctx, aid.card, &[])) }
            }
        }
    }
}

/// The strength with what it is made of.
fn sum(ctx: &BoardContext<'_>, might: &SideStrength) -> Markup {
    let parts = [("band", might.band), ("tactics", might.tactics), ("jarl", might.jarl), ("valhalla", might.valhalla)];
    html! {
        p.sum {
            @for (key, value) in parts.into_iter().filter(|(key, value)| *key == "band" || *value > 0) {
                span title=(ctx.say(&format!("vh-sum-{key}"))) { small { (ctx.say(&format!("vh-sum-{key}"))) } " " (value) }
            }
            b title=(ctx.say("vh-strength")) { (sign("strength")) (might.total) }
        }
    }
}
