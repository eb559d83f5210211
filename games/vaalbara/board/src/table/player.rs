//! The other players: realm, counts, what they have played.

use super::BoardContext;
use super::land::{by_kind, mini};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_board::Sitter;
use meadhall_engine::Seat;
use meadhall_vaalbara::{Action, Characters, PlayerView};

/// The panels of the others, from the viewer's left around the table.
pub(super) fn others(ctx: &BoardContext<'_>) -> Markup {
    html! {
        section.others aria-label=(ctx.say("vb-others")) {
            @for (seat, player) in ctx.others() { (panel(ctx, seat, player)) }
        }
    }
}

fn panel(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let neighbour = ctx.view.seat().is_some_and(|me| ctx.rules.neighbours(me).contains(seat));
    let gift = Action::Bard(player.clan);
    html! {
        article.player.panel.{ "clan-" (player.clan) }.active[ctx.view.active == Some(seat)] {
            header {
                (ART.emblem(player.clan.word()))
                h3 { (ctx.name(seat)) }
                p.tags {
                    @if neighbour { span.tag { (ART.icon("neighbours")) (ctx.say("vb-neighbour")) } }
                    (sitter(ctx, seat))
                    @if let Some(clock) = ctx.context.seat(seat).and_then(|info| info.clock.as_ref()) { (clock) }
                }
                (points(ctx, seat, player))
            }
            @if ctx.may(gift) {
                button.gift.lit form="play" name="action" value=(gift)
                    aria-label=(ctx.context.words.fill("vb-do-gift", &[("who", ctx.name(seat).into())])) {
                    span.pay data-n="+2" { (ART.icon("vp")) }
                }
            }
            (realm(ctx, player))
            div.cards {
                (counts(ctx, player))
                (discard(ctx, player))
            }
        }
    }
}

/// Whether a bot sits there or the person is away.
fn sitter(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let (sign, key) = match ctx.context.seats.iter().find(|info| info.seat == seat).map(|info| &info.sitter) {
        Some(Sitter::Bot(_)) => ("bot", "sitter-is-bot"),
        Some(Sitter::Person { replaced: true, .. }) => ("bot", "sitter-is-replaced"),
        Some(Sitter::Person { away: true, .. }) => ("moon", "sitter-is-away"),
        _ => return html! {},
    };
    html! { span.tag { (ART.icon(sign)) (ctx.say(key)) } }
}

/// The victory points, where they may be seen.
pub(super) fn points(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView) -> Markup {
    html! {
        @if let Some(vp) = player.vp {
            span.vp data-vt={ "vp-" (seat.index()) } { (vp) (ART.icon("vp")) span.sr { (ctx.say("vb-vp")) } }
        }
    }
}

fn realm(ctx: &BoardContext<'_>, player: &PlayerView) -> Markup {
    let groups = by_kind(ctx, player.realm.cards());
    html! {
        ul.realm aria-label=(ctx.say("vb-realm")) {
            @for (kind, cards) in &groups {
                li.heap {
                    @for (_, card) in cards { (mini(ctx, *card)) }
                    @if cards.len() > 1 { b.times { (cards.len()) } }
                    span.sr { (ctx.say(&format!("land-{kind}"))) }
                }
            }
            @if groups.is_empty() { li.hint { (ctx.say("vb-realm-empty")) } }
        }
    }
}

/// How many characters are in hand and in the pile.
pub(super) fn counts(ctx: &BoardContext<'_>, player: &PlayerView) -> Markup {
    html! {
        ul.counts {
            li { (ART.icon("hand")) (player.hand) span.sr { (ctx.say("vb-hand-count")) } }
            li { (ART.icon("pile")) (player.pile) span.sr { (ctx.say("vb-pile-count")) } }
        }
    }
}

/// The characters that lie open beside the pile, by their numbers; the names on hover and focus.
pub(super) fn discard(ctx: &BoardContext<'_>, player: &PlayerView) -> Markup {
    if player.discard.is_empty() && player.known.is_empty() {
        return html! {};
    }
    html! {
        div.discard tabindex="0" role="group" aria-label=(in_words(ctx, "vb-discard", player.discard)) {
            span.chips { @for played in player.discard.iter() { i { (played.initiative()) } } }
            div.tip role="tooltip" {
                p { (in_words(ctx, "vb-discard", player.discard)) }
                @if !player.known.is_empty() { p { (in_words(ctx, "vb-known", player.known)) } }
            }
        }
    }
}

fn in_words(ctx: &BoardContext<'_>, key: &str, characters: Characters) -> String {
    let names: Vec<String> = characters.iter().map(|c| format!("{} {}", c.initiative(), ctx.character(c))).collect();
    let list = if names.is_empty() { "–".to_owned() } else { names.join(", ") };
    ctx.context.words.fill(key, &[("list", list.into())])
}
