//! The middle of the table: whose turn it is, the deck, the discard pile, spare dice, the king, Loki's trick.

use super::Scene;
use super::card::{face, sign, tint};
use super::home::Home;
use super::loki::loki;
use crate::pages::sprite::drawing;
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_valhalla::{Card, Stage};

/// The middle.
pub(super) fn hearth(scene: &Scene<'_>) -> Markup {
    html! {
        div.hearth {
            (stage(scene))
            div.piles { (deck(scene)) (discard(scene)) (supply(scene)) }
            (kings(scene))
            @if scene.at(Home::Loki).is_empty() { (loki(scene)) }
        }
    }
}

/// Whose turn it is, and how far the game has come.
fn stage(scene: &Scene<'_>) -> Markup {
    let table = &scene.view.table;
    let who = ("who", scene.name(table.active).into());
    let words = match table.stage {
        Stage::Setup => scene.say("vh-stage-setup"),
        Stage::Dawn | Stage::A => scene.fill("vh-stage-a", &[who]),
        Stage::B => scene.fill("vh-stage-b", &[who]),
        Stage::Monster => scene.say("vh-stage-monster"),
        Stage::Ragnarok => scene.fill("vh-stage-ragnarok", &[who]),
        Stage::Over => scene.say("vh-stage-over"),
    };
    html! {
        p.stage-line { (sign(if table.stage == Stage::Ragnarok { "ragnarok" } else { "attack" })) (words)
            @if table.last_turns > 0 { b.last { (scene.fill("vh-last-turns", &[("count", table.last_turns.into())])) } }
        }
    }
}

fn deck(scene: &Scene<'_>) -> Markup {
    let words = scene.fill("vh-deck", &[("count", scene.view.deck.into())]);
    let back = || drawing("valhalla/card-back", "pic");
    html! {
        @if let [action, ..] = scene.at(Home::Deck)[..] {
            button.pile.deck.lit form="play" name="action" value=(action) title={ (scene.label(action)) ". " (words) } {
                (back()) b { (scene.view.deck) } span.does { (scene.label(action)) }
            }
        } @else {
            div.pile.deck.empty[scene.view.deck == 0] role="img" title=(words) aria-label=(words) { (back()) b { (scene.view.deck) } }
        }
    }
}

/// The discard pile: its top, and all of it in order behind a button.
fn discard(scene: &Scene<'_>) -> Markup {
    let pile = &scene.view.table.discard;
    let words = scene.fill("vh-discard", &[("count", pile.len().into())]);
    let cards = scene.rules.cards();
    let line = |card: Card| {
        html! {
            li class=(tint(cards, card)) {
                @if let Some(warrior) = cards.warrior(card) { (sign(warrior.clan.word())) }
                (scene.card(card)) small { @if let Some(warrior) = cards.warrior(card) { (warrior.strength) " / " } (cards.glory(card)) }
            }
        }
    };
    html! {
        button.pile.discard type="button" popovertarget="discard" title=(words) {
            @if let Some(top) = pile.as_slice().last() {
                span class={ "card mini " (tint(cards, *top)) } { (face(scene, *top)) }
            } @else { span.card.mini.free {} }
            b { (pile.len()) } span.does { (scene.say("vh-look")) }
        }
        div.pop.wide-pop #discard popover role="dialog" aria-label=(words) {
            h2 { (words) }
            p.hint { (scene.say("vh-discard-hint")) }
            ol.cards { @for card in pile.as_slice().iter().rev() { (line(*card)) } }
        }
    }
}

/// The grey dice that are left.
fn supply(scene: &Scene<'_>) -> Markup {
    let supply = scene.view.table.supply;
    let words = scene.fill("vh-supply", &[("count", supply.into())]);
    html! {
        span.supply role="img" title=(words) aria-label=(words) {
            @for n in 0..3 { span.gone[n >= supply] { (drawing("valhalla/die-blank", "d grey-die")) } }
        }
    }
}

/// The kings with what they are worth, and crowns that nobody wears.
fn kings(scene: &Scene<'_>) -> Markup {
    let table = &scene.view.table;
    let bonus = scene.rules.cards().bonus(scene.view.players);
    let told = |seat: Seat, level: u8| {
        let at = usize::from(level.clamp(1, 4) - 1);
        let values = [
            ("who", scene.name(seat).into()),
            ("level", level.into()),
            ("glory", bonus.rewards[at].into()),
            ("dice", bonus.dice[at].into()),
        ];
        scene.fill("vh-king", &values)
    };
    html! {
        @for king in table.kings.iter().flatten() { p.king { (drawing("valhalla/king", "i")) (told(king.seat, king.level)) } }
        @if table.crowns > 0 { p.king { (drawing("valhalla/module-king", "i")) (scene.fill("vh-crowns", &[("count", table.crowns.into())])) } }
    }
}
