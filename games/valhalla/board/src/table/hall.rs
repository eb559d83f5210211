//! What every hall shows: who sits there, shields, Valhalla, cards in hand.

use super::card::sign;
use super::{Scene, colour};
use crate::pages::model::Sitter;
use crate::pages::sprite::{drawing, emblem, icon};
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_valhalla::{Brothers, Colour};

/// Whether something is asked of a seat that everybody may know of.
pub(super) fn is_acting(scene: &Scene<'_>, seat: Seat) -> bool {
    scene.showing.seats.iter().any(|info| info.seat == seat && info.owes)
}

/// The emblem of a seat in its colour.
pub(super) fn banner(seat: Seat) -> Markup {
    emblem(&format!("valhalla/{}", Colour::ALL[seat.index()]))
}

/// The shields that are left, and those that were captured.
pub(super) fn shields(scene: &Scene<'_>, seat: Seat) -> Markup {
    let hall = scene.hall(seat);
    let captured: Vec<(Seat, u8)> = Seat::all(scene.view.players)
        .map(|other| (other, hall.captured[other.index()]))
        .filter(|(_, n)| *n > 0)
        .collect();
    let told: Vec<String> = captured
        .iter()
        .map(|(other, count)| {
            scene.fill("vh-captured-of", &[("count", (*count).into()), ("who", scene.name(*other).into())])
        })
        .collect();
    let words =
        scene.fill("vh-shields", &[("own", hall.shields.into()), ("captured", scene.showing.words.list(told).into())]);
    let words = if captured.is_empty() { scene.fill("vh-own-shields", &[("own", hall.shields.into())]) } else { words };
    html! {
        span.shields role="img" title=(words) aria-label=(words) {
            @for _ in 0..hall.shields { (drawing("valhalla/shield", &format!("sh {}", colour(seat)))) }
            @for (other, count) in captured { @for _ in 0..count { (drawing("valhalla/shield", &format!("sh won {}", colour(other)))) } }
            @if hall.shields == 0 { span.none aria-hidden="true" { "–" } }
        }
    }
}

/// The glory in Valhalla, and which cards lie there. Where it stands twice, only one of them `moves`.
pub(super) fn valhalla(scene: &Scene<'_>, seat: Seat, moves: bool) -> Markup {
    let n = seat.index();
    let pile = &scene.view.valhallas[n];
    let cards: Vec<String> = pile.iter().map(|card| scene.card(card)).collect();
    let mut words = scene.fill("vh-valhalla", &[("glory", scene.view.glory[n].into()), ("cards", pile.len().into())]);
    if !cards.is_empty() {
        words += &format!(" {}.", scene.showing.words.list(cards));
    }
    html! {
        span.fame data-vt=[moves.then(|| format!("glory-{n}"))] role="img" title=(words) aria-label=(words) {
            (sign("glory")) b { (scene.view.glory[n]) } small { (sign("gate")) (pile.len()) }
        }
    }
}

/// The number of cards in a hand.
pub(super) fn hand_count(scene: &Scene<'_>, seat: Seat) -> Markup {
    let count = scene.view.hands[seat.index()];
    let mut words = scene.fill("vh-hand-count", &[("count", count.into())]);
    let known = scene
        .view
        .own
        .as_ref()
        .map(|own| own.known[seat.index()].iter().map(|card| scene.card(card)).collect::<Vec<_>>());
    if let Some(known) = known.filter(|known| !known.is_empty()) {
        words += &format!(". {}", scene.fill("vh-known", &[("cards", scene.showing.words.list(known).into())]));
    }
    html! { span.count role="img" title=(words) aria-label=(words) { (icon("hand")) (count) } }
}

/// What is special about a seat now: king, partner, promises, who is a bot or away.
pub(super) fn tags(scene: &Scene<'_>, seat: Seat) -> Markup {
    let hall = scene.hall(seat);
    let (sitter, key) = match scene.showing.seats.iter().find(|info| info.seat == seat).map(|info| &info.sitter) {
        Some(Sitter::Bot(_)) => ("bot", "sitter-is-bot"),
        Some(Sitter::Person { replaced: true, .. }) => ("bot", "sitter-is-replaced"),
        Some(Sitter::Person { away: true, .. }) => ("moon", "sitter-is-away"),
        _ => ("", ""),
    };
    let table = &scene.view.table;
    let ally = scene.me().is_some_and(|me| scene.rules.partner(me) == Some(seat));
    let allied = if scene.rules.brothers() == Brothers::Alliance { "vh-ally" } else { "vh-partner" };
    html! {
        p.tags {
            @if table.active == seat && !matches!(table.stage, meadhall_valhalla::Stage::Setup | meadhall_valhalla::Stage::Over) {
                (tag(scene, icon("initiative"), "vh-active"))
            }
            @if let Some(king) = table.kings.iter().flatten().find(|king| king.seat == seat) {
                @let words = scene.fill("vh-king-level", &[("level", king.level.into())]);
                span.tag title=(words) { (drawing("valhalla/king", "i")) (king.level) span.sr { (words) } }
            }
            @if ally { (tag(scene, drawing("valhalla/module-brothers", "i"), allied)) }
            @if hall.next_dice > 0 {
                @let words = scene.fill("vh-next-dice", &[("count", hall.next_dice.into())]);
                span.tag title=(words) { (drawing("valhalla/die-blank", "i")) "+" (hall.next_dice) span.sr { (words) } }
            }
            @if hall.next_reroll { (tag(scene, sign("reroll"), "vh-next-reroll")) }
            @if !sitter.is_empty() { (tag(scene, icon(sitter), key)) }
        }
    }
}

fn tag(scene: &Scene<'_>, picture: Markup, key: &str) -> Markup {
    html! { span.tag title=(scene.say(key)) { (picture) span.sr { (scene.say(key)) } } }
}
