//! The other players: realm, counts, what they have played.

use super::Scene;
use super::land::{by_kind, mini};
use crate::pages::model::Sitter;
use crate::pages::sprite::{emblem, icon};
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_vaalbara::{Action, Characters, PlayerView};

/// The panels of the others, from the viewer's left around the table.
pub(super) fn others(scene: &Scene<'_>) -> Markup {
    html! {
        section.others aria-label=(scene.say("vb-others")) {
            @for (seat, player) in scene.others() { (panel(scene, seat, player)) }
        }
    }
}

fn panel(scene: &Scene<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let neighbour = scene.view.seat().is_some_and(|me| scene.rules.neighbours(me).contains(seat));
    let gift = Action::Bard(player.clan);
    html! {
        article.player.panel.{ "clan-" (player.clan) }.active[scene.view.active == Some(seat)] {
            header {
                (emblem(player.clan.word()))
                h3 { (scene.name(seat)) }
                p.tags {
                    @if neighbour { span.tag { (icon("neighbours")) (scene.say("vb-neighbour")) } }
                    (sitter(scene, seat))
                }
                (points(scene, seat, player))
            }
            @if scene.may(gift) {
                button.gift.lit form="play" name="action" value=(gift)
                    aria-label=(scene.words.fill("vb-do-gift", &[("who", scene.name(seat).into())])) {
                    span.pay data-n="+2" { (icon("vp")) }
                }
            }
            (realm(scene, player))
            div.cards {
                (counts(scene, player))
                (discard(scene, player))
            }
        }
    }
}

/// Whether a bot sits there or the person is away.
fn sitter(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (sign, key) = match scene.seats.iter().find(|info| info.seat == seat).map(|info| &info.sitter) {
        Some(Sitter::Bot(_)) => ("bot", "sitter-is-bot"),
        Some(Sitter::Person { replaced: true, .. }) => ("bot", "sitter-is-replaced"),
        Some(Sitter::Person { away: true, .. }) => ("moon", "sitter-is-away"),
        _ => return html! {},
    };
    html! { span.tag { (icon(sign)) (scene.say(key)) } }
}

/// The victory points, where they may be seen.
pub(super) fn points(scene: &Scene<'_>, seat: Seat, player: &PlayerView) -> Markup {
    html! {
        @if let Some(vp) = player.vp {
            span.vp data-vt={ "vp-" (seat.index()) } { (vp) (icon("vp")) span.sr { (scene.say("vb-vp")) } }
        }
    }
}

fn realm(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let groups = by_kind(scene, player.realm.cards());
    html! {
        ul.realm aria-label=(scene.say("vb-realm")) {
            @for (kind, cards) in &groups {
                li.heap {
                    @for (_, card) in cards { (mini(scene, *card)) }
                    @if cards.len() > 1 { b.times { (cards.len()) } }
                    span.sr { (scene.say(&format!("land-{kind}"))) }
                }
            }
            @if groups.is_empty() { li.hint { (scene.say("vb-realm-empty")) } }
        }
    }
}

/// How many characters are in hand and in the pile.
pub(super) fn counts(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    html! {
        ul.counts {
            li { (icon("hand")) (player.hand) span.sr { (scene.say("vb-hand-count")) } }
            li { (icon("pile")) (player.pile) span.sr { (scene.say("vb-pile-count")) } }
        }
    }
}

/// The characters that lie open beside the pile, by their numbers; the names on hover and focus.
pub(super) fn discard(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    if player.discard.is_empty() && player.known.is_empty() {
        return html! {};
    }
    html! {
        div.discard tabindex="0" role="group" aria-label=(in_words(scene, "vb-discard", player.discard)) {
            span.chips { @for played in player.discard.iter() { i { (played.initiative()) } } }
            div.tip role="tooltip" {
                p { (in_words(scene, "vb-discard", player.discard)) }
                @if !player.known.is_empty() { p { (in_words(scene, "vb-known", player.known)) } }
            }
        }
    }
}

fn in_words(scene: &Scene<'_>, key: &str, characters: Characters) -> String {
    let names: Vec<String> = characters.iter().map(|c| format!("{} {}", c.initiative(), scene.character(c))).collect();
    let list = if names.is_empty() { "–".to_owned() } else { names.join(", ") };
    scene.words.fill(key, &[("list", list.into())])
}
