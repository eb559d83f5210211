//! The viewer's own place: realm, discard, the character laid down, the hand.

use super::BoardContext;
use super::land::{by_kind, mini};
use super::player::points;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_vaalbara::{Action, AskedView, Card, Character, Own, PlayerView, ROUNDS};

/// The viewer's place; nothing for spectators.
pub(super) fn own_area(ctx: &BoardContext<'_>) -> Markup {
    let Some(own) = ctx.view.own else { return html! {} };
    let Some(player) = ctx.view.player(own.seat) else { return html! {} };
    html! {
        section.mine aria-label=(ctx.say("vb-mine")) {
            (home(ctx, own.seat, player))
            (hand(ctx, &own, player))
        }
    }
}

fn home(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView) -> Markup {
    html! {
        article.player.panel.own.{ "clan-" (player.clan) }.active[ctx.view.active == Some(seat)] {
            header {
                (ART.emblem(player.clan.word()))
                h2 { (ctx.name(seat)) }
                p.tags { (ctx.say(&format!("clan-{}-own", player.clan)))
                    span.tag { (ART.icon("pile")) (ctx.context.words.fill("vb-own-pile", &[("count", player.pile.into())])) }
                }
                (points(ctx, seat, player))
            }
            (realm(ctx, player))
            (own_discard(ctx, player))
        }
    }
}

fn realm(ctx: &BoardContext<'_>, player: &PlayerView) -> Markup {
    let groups = by_kind(ctx, player.realm.cards());
    html! {
        ul.realm aria-label=(ctx.say("vb-realm")) {
            @for (_, cards) in &groups {
                @for (place, card) in cards { li { (own_land(ctx, *place, *card)) } }
            }
            @for _ in player.realm.cards().len()..usize::from(ROUNDS) { li.to-come aria-hidden="true" { span.mini {} } }
        }
    }
}

fn own_land(ctx: &BoardContext<'_>, place: u8, card: Card) -> Markup {
    let action = Action::Explorer(place);
    html! {
        @if ctx.may(action) {
            button.choose.lit form="play" name="action" value=(action)
                aria-label=(ctx.context.words.fill("vb-do-explore", &[("land", ctx.land(card).into())])) { (mini(ctx, card)) }
        } @else { (mini(ctx, card)) }
        span.mini-name { (ctx.land(card)) }
    }
}

fn own_discard(ctx: &BoardContext<'_>, player: &PlayerView) -> Markup {
    html! {
        @if !player.discard.is_empty() {
            ul.own-discard aria-label=(ctx.say("vb-own-discard")) {
                @for played in player.discard.iter() { li { (discarded(ctx, player, played)) } }
            }
        }
    }
}

fn discarded(ctx: &BoardContext<'_>, player: &PlayerView, played: Character) -> Markup {
    let action = Action::Midwife(played);
    let portrait = html! {
        (ART.drawing(&format!("character-{played}"), &format!("face clan-{}", player.clan))) i data-n=(played.initiative()) {}
    };
    html! {
        @if ctx.may(action) {
            button.choose.lit form="play" name="action" value=(action) data-vt={ "me-" (played) }
                aria-label=(ctx.context.words.fill("vb-do-midwife", &[("character", ctx.character(played).into())])) { (portrait) }
        } @else {
            span.past tabindex="0" role="group" aria-label=(ctx.character(played)) data-vt={ "me-" (played) } { (portrait) }
        }
        div.tip role="tooltip" { strong { (ctx.character(played)) } p { (ctx.effect(played)) } }
    }
}

fn hand(ctx: &BoardContext<'_>, own: &Own, player: &PlayerView) -> Markup {
    let choosing = matches!(ctx.view.asked, AskedView::Assign(_));
    html! {
        div.hand {
            h2.sr { (ctx.say("vb-hand")) }
            ul {
                @if let Some(played) = own.played {
                    li.laid {
                        p { (ctx.say(if choosing { "vb-laid" } else { "vb-played" })) }
                        div.char.{ "clan-" (player.clan) } data-vt={ "me-" (played) } { (character(ctx, played)) }
                        @if choosing && ctx.context.undo {
                            button.undo form="undo" { (ART.icon("undo")) (ctx.say("vb-take-up")) }
                        }
                    }
                }
                @for held in own.hand.iter() { li { (in_hand(ctx, player, held)) } }
            }
        }
    }
}

fn in_hand(ctx: &BoardContext<'_>, player: &PlayerView, held: Character) -> Markup {
    let action = Action::Assign(held);
    html! {
        @if ctx.may(action) {
            button.char.lit.{ "clan-" (player.clan) } form="play" name="action" value=(action) data-vt={ "me-" (held) } {
                span.sr { (ctx.say("vb-do-assign")) " " }
                (character(ctx, held))
            }
        } @else {
            div.char.{ "clan-" (player.clan) } data-vt={ "me-" (held) } { (character(ctx, held)) }
        }
    }
}

fn character(ctx: &BoardContext<'_>, character: Character) -> Markup {
    let initiative = ctx.context.words.fill("vb-initiative", &[("initiative", character.initiative().into())]);
    html! {
        (ART.drawing(&format!("character-{character}"), "art"))
        strong.char-name { (ctx.character(character)) }
        span.initiative data-n=(character.initiative()) { span.sr { ", " (initiative) ". " } }
        span.effect { (ctx.effect(character)) }
    }
}
