//! The middle of the table: whose turn it is, the deck, the discard pile, spare dice, the king, Loki's trick.

use super::BoardContext;
use super::card::{face, sign, tint};
use super::choice_place::ChoicePlace;
use super::loki::loki;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_valhalla::{Card, Stage};

/// The middle.
pub(super) fn middle(ctx: &BoardContext<'_>) -> Markup {
    html! {
        div.hearth {
            (stage(ctx))
            div.piles { (deck(ctx)) (discard(ctx)) (supply(ctx)) }
            (kings(ctx))
            @if ctx.at(ChoicePlace::Loki).is_empty() { (loki(ctx)) }
        }
    }
}

/// Whose turn it is, and how far the game has come.
fn stage(ctx: &BoardContext<'_>) -> Markup {
    let table = &ctx.view.table;
    let who = ("who", ctx.name(table.active).into());
    let words = match table.stage {
        Stage::Setup => ctx.say("vh-stage-setup"),
        Stage::Dawn | Stage::A => ctx.fill("vh-stage-a", &[who]),
        Stage::B => ctx.fill("vh-stage-b", &[who]),
        Stage::Monster => ctx.say("vh-stage-monster"),
        Stage::Ragnarok => ctx.fill("vh-stage-ragnarok", &[who]),
        Stage::Over => ctx.say("vh-stage-over"),
    };
    html! {
        p.stage-line { (sign(if table.stage == Stage::Ragnarok { "ragnarok" } else { "attack" })) (words)
            @if table.last_turns > 0 { b.last { (ctx.fill("vh-last-turns", &[("count", table.last_turns.into())])) } }
        }
    }
}

fn deck(ctx: &BoardContext<'_>) -> Markup {
    let words = ctx.fill("vh-deck", &[("count", ctx.view.deck.into())]);
    let back = || ART.drawing("valhalla/card-back", "pic");
    html! {
        @if let [action, ..] = ctx.at(ChoicePlace::Deck)[..] {
            button.pile.deck.lit form="play" name="action" value=(action) title={ (ctx.label(action)) ". " (words) } {
                (back()) b { (ctx.view.deck) } span.does { (ctx.label(action)) }
            }
        } @else {
            div.pile.deck.empty[ctx.view.deck == 0] role="img" title=(words) aria-label=(words) { (back()) b { (ctx.view.deck) } }
        }
    }
}

/// The discard pile: its top, and all of it in order behind a button.
fn discard(ctx: &BoardContext<'_>) -> Markup {
    let pile = &ctx.view.table.discard;
    let words = ctx.fill("vh-discard", &[("count", pile.len().into())]);
    let cards = ctx.rules.cards();
    let line = |card: Card| {
        html! {
            li class=(tint(cards, card)) {
                (ctx.card(card)) small { @if let Some(warrior) = cards.warrior(card) { (warrior.strength) " / " } (cards.glory(card)) }
            }
        }
    };
    html! {
        button.pile.discard type="button" popovertarget="discard" title=(words) {
            @if let Some(top) = pile.as_slice().last() {
                span class={ "card mini " (tint(cards, *top)) } { (face(ctx, *top)) }
            } @else { span.card.mini.free {} }
            b { (pile.len()) } span.does { (ctx.say("vh-look")) }
        }
        div.pop.wide-pop #discard popover role="dialog" aria-label=(words) {
            (ctx.context.close("discard"))
            h2 { (words) }
            p.hint { (ctx.say("vh-discard-hint")) }
            ol.cards { @for card in pile.as_slice().iter().rev() { (line(*card)) } }
        }
    }
}

/// The grey dice that are left.
fn supply(ctx: &BoardContext<'_>) -> Markup {
    let supply = ctx.view.table.supply;
    let words = ctx.fill("vh-supply", &[("count", supply.into())]);
    html! {
        span.supply role="img" title=(words) aria-label=(words) {
            @for n in 0..3 { span.gone[n >= supply] { (ART.drawing("valhalla/die-blank", "d grey-die")) } }
        }
    }
}

/// The kings with what they are worth, and crowns that nobody wears.
fn kings(ctx: &BoardContext<'_>) -> Markup {
    let table = &ctx.view.table;
    let bonus = ctx.rules.cards().bonus(ctx.view.players);
    let told = |seat: Seat, level: u8| {
        let at = usize::from(level.clamp(1, 4) - 1);
        let values = [
            ("who", ctx.name(seat).into()),
            ("level", level.into()),
            ("glory", bonus.rewards[at].into()),
            ("dice", bonus.dice[at].into()),
        ];
        ctx.fill("vh-king", &values)
    };
    html! {
        @for king in table.kings.iter().flatten() { p.king { (ART.drawing("valhalla/king", "i")) (told(king.seat, king.level)) } }
        @if table.crowns > 0 { p.king { (ART.drawing("valhalla/module-king", "i")) (ctx.fill("vh-crowns", &[("count", table.crowns.into())])) } }
    }
}
