//! The viewer's own place: realm, discard, the character laid down, the hand.

use super::Scene;
use super::land::{by_kind, mini};
use super::player::points;
use crate::pages::sprite::{drawing, emblem, icon};
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_vaalbara::{Action, AskedView, Card, Character, Own, PlayerView, ROUNDS};

/// The viewer's place; nothing for spectators.
pub(super) fn mine(scene: &Scene<'_>) -> Markup {
    let Some(own) = scene.view.own else { return html! {} };
    let Some(player) = scene.view.player(own.seat) else { return html! {} };
    html! {
        section.mine aria-label=(scene.say("vb-mine")) {
            (home(scene, own.seat, player))
            (hand(scene, &own, player))
        }
    }
}

fn home(scene: &Scene<'_>, seat: Seat, player: &PlayerView) -> Markup {
    html! {
        article.player.panel.own.{ "clan-" (player.clan) }.active[scene.view.active == Some(seat)] {
            header {
                (emblem(player.clan.word()))
                h2 { (scene.name(seat)) }
                p.tags { (scene.say(&format!("clan-{}-own", player.clan)))
                    span.tag { (icon("pile")) (scene.words.fill("vb-own-pile", &[("count", player.pile.into())])) }
                }
                (points(scene, seat, player))
            }
            (realm(scene, player))
            (own_discard(scene, player))
        }
    }
}

fn realm(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let groups = by_kind(scene, player.realm.cards());
    html! {
        ul.realm aria-label=(scene.say("vb-realm")) {
            @for (_, cards) in &groups {
                @for (place, card) in cards { li { (own_land(scene, *place, *card)) } }
            }
            @for _ in player.realm.cards().len()..usize::from(ROUNDS) { li.to-come aria-hidden="true" { span.mini {} } }
        }
    }
}

fn own_land(scene: &Scene<'_>, place: u8, card: Card) -> Markup {
    let action = Action::Explorer(place);
    html! {
        @if scene.may(action) {
            button.choose.lit form="play" name="action" value=(action)
                aria-label=(scene.words.fill("vb-do-explore", &[("land", scene.land(card).into())])) { (mini(scene, card)) }
        } @else { (mini(scene, card)) }
        span.mini-name { (scene.land(card)) }
    }
}

fn own_discard(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    html! {
        @if !player.discard.is_empty() {
            ul.own-discard aria-label=(scene.say("vb-own-discard")) {
                @for played in player.discard.iter() { li { (discarded(scene, player, played)) } }
            }
        }
    }
}

fn discarded(scene: &Scene<'_>, player: &PlayerView, played: Character) -> Markup {
    let action = Action::Midwife(played);
    let portrait = html! {
        (drawing(&format!("character-{played}"), &format!("face clan-{}", player.clan))) i data-n=(played.initiative()) {}
    };
    html! {
        @if scene.may(action) {
            button.choose.lit form="play" name="action" value=(action) data-vt={ "me-" (played) }
                aria-label=(scene.words.fill("vb-do-midwife", &[("character", scene.character(played).into())])) { (portrait) }
        } @else {
            span.past tabindex="0" role="group" aria-label=(scene.character(played)) data-vt={ "me-" (played) } { (portrait) }
        }
        div.tip role="tooltip" { strong { (scene.character(played)) } p { (scene.effect(played)) } }
    }
}

fn hand(scene: &Scene<'_>, own: &Own, player: &PlayerView) -> Markup {
    let choosing = matches!(scene.view.asked, AskedView::Assign(_));
    html! {
        div.hand {
            h2.sr { (scene.say("vb-hand")) }
            ul {
                @if let Some(played) = own.played {
                    li.laid {
                        p { (scene.say(if choosing { "vb-laid" } else { "vb-played" })) }
                        div.char.{ "clan-" (player.clan) } data-vt={ "me-" (played) } { (character(scene, played)) }
                        @if choosing && scene.undo {
                            button.undo form="undo" { (icon("undo")) (scene.say("vb-take-up")) }
                        }
                    }
                }
                @for held in own.hand.iter() { li { (in_hand(scene, player, held)) } }
            }
        }
    }
}

fn in_hand(scene: &Scene<'_>, player: &PlayerView, held: Character) -> Markup {
    let action = Action::Assign(held);
    html! {
        @if scene.may(action) {
            button.char.lit.{ "clan-" (player.clan) } form="play" name="action" value=(action) data-vt={ "me-" (held) } {
                span.sr { (scene.say("vb-do-assign")) " " }
                (character(scene, held))
            }
        } @else {
            div.char.{ "clan-" (player.clan) } data-vt={ "me-" (held) } { (character(scene, held)) }
        }
    }
}

fn character(scene: &Scene<'_>, character: Character) -> Markup {
    let initiative = scene.words.fill("vb-initiative", &[("initiative", character.initiative().into())]);
    html! {
        (drawing(&format!("character-{character}"), "art"))
        strong.char-name { (scene.character(character)) }
        span.initiative data-n=(character.initiative()) { span.sr { ", " (initiative) ". " } }
        span.effect { (scene.effect(character)) }
    }
}
