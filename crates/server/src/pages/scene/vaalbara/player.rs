//! The other players: domain, counts, what they have played.

use super::Scene;
use super::land::{by_kind, mini};
use crate::pages::model::Sitter;
use crate::pages::sprite::{drawing, emblem, icon};
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_vaalbara::{Action, AskedView, Characters, PlayerView};

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
        article class={ "player panel clan-" (player.clan) } .active[scene.view.active == Some(seat)] {
            header {
                (emblem(player.clan.word()))
                h3 { (scene.name(seat)) }
                @if neighbour && scene.view.players.len() > 3 {
                    span.tag { (icon("neighbours")) (scene.say("vb-neighbour")) }
                }
                (sitter(scene, seat))
                (points(scene, seat, player))
            }
            @if scene.may(gift) {
                button.gift.lit form="play" name="action" value=(gift)
                    aria-label=(scene.words.fill("vb-do-gift", &[("who", scene.name(seat).into())])) {
                    (scene.say("vb-gift")) (icon("vp"))
                }
            }
            (domain(scene, player))
            div.cards {
                (on_table(scene, seat, player))
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
    html! { span.tag { (icon(sign)) span.sr[key == "sitter-is-bot"] { (scene.say(key)) } } }
}

/// The victory points, where they may be seen.
pub(super) fn points(scene: &Scene<'_>, seat: Seat, player: &PlayerView) -> Markup {
    html! {
        @if let Some(vp) = player.vp {
            span.vp data-vt={ "vp-" (seat.index()) } { (vp) (icon("vp")) span.sr { (scene.say("vb-vp")) } }
        }
    }
}

fn domain(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let groups = by_kind(scene, player.domain.cards());
    html! {
        ul.domain aria-label=(scene.say("vb-domain")) {
            @for (kind, cards) in &groups {
                li.stack {
                    @for (_, card) in cards { (mini(scene, *card)) }
                    @if cards.len() > 1 { b.times { (cards.len()) } }
                    span.sr { (scene.say(&format!("land-{kind}"))) }
                }
            }
            @if groups.is_empty() { li.hint { (scene.say("vb-domain-empty")) } }
        }
    }
}

/// The character of this round: open, face down, or not yet chosen.
fn on_table(scene: &Scene<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let laid = matches!(scene.view.asked, AskedView::Assign(chosen) if chosen.contains(seat));
    html! {
        @if let Some(played) = player.played {
            span.played { (drawing(&format!("character-{played}"), &format!("face clan-{}", player.clan)))
                span.what { b { (played.initiative()) } " " (scene.character(played)) } }
        } @else if laid {
            span.played { (drawing("character-back", &format!("face clan-{}", player.clan)))
                span.what { (scene.say("vb-stage-laid")) } }
        } @else {
            span.played.none { span.face {} span.what { (scene.say("vb-stage-choosing")) } }
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
