//! What every hall shows: who sits there, shields, Valhalla, cards in hand.

use super::card::sign;
use super::{BoardContext, colour};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_board::Sitter;
use meadhall_engine::Seat;
use meadhall_valhalla::{Brothers, Colour};

/// Whether something is asked of a seat that everybody may know of.
pub(super) fn is_acting(ctx: &BoardContext<'_>, seat: Seat) -> bool {
    ctx.context.seats.iter().any(|info| info.seat == seat && info.owes)
}

/// The emblem of a seat in its colour.
pub(super) fn banner(seat: Seat) -> Markup {
    ART.emblem(&format!("valhalla/{}", Colour::ALL[seat.index()]))
}

/// The shields that are left, and those that were captured.
pub(super) fn shields(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let hall = ctx.hall(seat);
    let captured: Vec<(Seat, u8)> = Seat::all(ctx.view.players)
        .map(|other| (other, hall.captured[other.index()]))
        .filter(|(_, n)| *n > 0)
        .collect();
    let told: Vec<String> = captured
        .iter()
        .map(|(other, count)| {
            ctx.fill("vh-captured-of", &[("count", (*count).into()), ("who", ctx.name(*other).into())])
        })
        .collect();
    let words =
        ctx.fill("vh-shields", &[("own", hall.shields.into()), ("captured", ctx.context.words.list(told).into())]);
    let words = if captured.is_empty() { ctx.fill("vh-own-shields", &[("own", hall.shields.into())]) } else { words };
    html! {
        span.shields role="img" title=(words) aria-label=(words) {
            @for _ in 0..hall.shields { (ART.drawing("valhalla/shield", &format!("sh {}", colour(seat)))) }
            @for (other, count) in captured { @for _ in 0..count { (ART.drawing("valhalla/shield", &format!("sh won {}", colour(other)))) } }
            @if hall.shields == 0 { span.none aria-hidden="true" { "–" } }
        }
    }
}

/// The glory in Valhalla, and which cards lie there. Where it stands twice, only one of them `moves`.
pub(super) fn valhalla(ctx: &BoardContext<'_>, seat: Seat, moves: bool) -> Markup {
    let n = seat.index();
    let pile = &ctx.view.valhallas[n];
    let cards: Vec<String> = pile.iter().map(|card| ctx.card(card)).collect();
    let mut words = ctx.fill("vh-valhalla", &[("glory", ctx.view.glory[n].into()), ("cards", pile.len().into())]);
    if !cards.is_empty() {
        words += &format!(" {}.", ctx.context.words.list(cards));
    }
    html! {
        span.fame data-vt=[moves.then(|| format!("glory-{n}"))] role="img" title=(words) aria-label=(words) {
            (sign("glory")) b { (ctx.view.glory[n]) } small { (sign("gate")) (pile.len()) }
        }
    }
}

/// The number of cards in a hand.
pub(super) fn hand_count(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let count = ctx.view.hands[seat.index()];
    let mut words = ctx.fill("vh-hand-count", &[("count", count.into())]);
    let known =
        ctx.view.own.as_ref().map(|own| own.known[seat.index()].iter().map(|card| ctx.card(card)).collect::<Vec<_>>());
    if let Some(known) = known.filter(|known| !known.is_empty()) {
        words += &format!(". {}", ctx.fill("vh-known", &[("cards", ctx.context.words.list(known).into())]));
    }
    html! { span.count role="img" title=(words) aria-label=(words) { (ART.icon("hand")) (count) } }
}

/// What is special about a seat now: king, partner, promises, who is a bot or away.
pub(super) fn tags(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let hall = ctx.hall(seat);
    let (sitter, key) = match ctx.context.seats.iter().find(|info| info.seat == seat).map(|info| &info.sitter) {
        Some(Sitter::Bot(_)) => ("bot", "sitter-is-bot"),
        Some(Sitter::Person { replaced: true, .. }) => ("bot", "sitter-is-replaced"),
        Some(Sitter::Person { away: true, .. }) => ("moon", "sitter-is-away"),
        _ => ("", ""),
    };
    let table = &ctx.view.table;
    let ally = ctx.me().is_some_and(|me| ctx.rules.partner(me) == Some(seat));
    let allied = if ctx.rules.brothers() == Brothers::Alliance { "vh-ally" } else { "vh-partner" };
    html! {
        p.tags {
            @if table.active == seat && !matches!(table.stage, meadhall_valhalla::Stage::Setup | meadhall_valhalla::Stage::Over) {
                (tag(ctx, ART.icon("initiative"), "vh-active"))
            }
            @if let Some(king) = table.kings.iter().flatten().find(|king| king.seat == seat) {
                @let words = ctx.fill("vh-king-level", &[("level", king.level.into())]);
                span.tag title=(words) { (ART.drawing("valhalla/king", "i")) (king.level) span.sr { (words) } }
            }
            @if ally { (tag(ctx, ART.drawing("valhalla/module-brothers", "i"), allied)) }
            @if hall.next_dice > 0 {
                @let words = ctx.fill("vh-next-dice", &[("count", hall.next_dice.into())]);
                span.tag title=(words) { (ART.drawing("valhalla/die-blank", "i")) "+" (hall.next_dice) span.sr { (words) } }
            }
            @if hall.next_reroll { (tag(ctx, sign("reroll"), "vh-next-reroll")) }
            @if !sitter.is_empty() { (tag(ctx, ART.icon(sitter), key)) }
            @if let Some(clock) = ctx.context.seat(seat).and_then(|info| info.clock.as_ref()) { (clock) }
        }
    }
}

fn tag(ctx: &BoardContext<'_>, picture: Markup, key: &str) -> Markup {
    html! { span.tag title=(ctx.say(key)) { (picture) span.sr { (ctx.say(key)) } } }
}
