//! The halls of the others.

use super::band::glance;
use super::card::sign;
use super::choice_place::ChoicePlace;
use super::deeds::might;
use super::hall::{banner, hand_count, is_acting, shields, tags, valhalla};
use super::jarl::leader;
use super::{BoardContext, colour};
use maud::{Markup, html};
use meadhall_engine::Seat;

/// The others, from the viewer's left around the table.
pub(super) fn others(ctx: &BoardContext<'_>) -> Markup {
    html! {
        section.halls aria-label=(ctx.say("vh-others")) {
            @for seat in ctx.around().filter(|seat| ctx.me() != Some(*seat)) { (hall(ctx, seat)) }
        }
    }
}

fn hall(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let fights = ctx.view.table.battle.side_of(seat).is_some();
    html! {
        article.lodge.panel.(colour(seat)).active[is_acting(ctx, seat)] {
            header { (banner(seat)) h2 { (ctx.name(seat)) } (valhalla(ctx, seat, !fights)) }
            @if !fights { (leader(ctx, seat)) }
            div.numbers { @if !fights { (leads(ctx, seat)) } (shields(ctx, seat)) (hand_count(ctx, seat)) (tags(ctx, seat)) }
            @if fights { p.hint.fights { (ctx.say("vh-in-battle")) } } @else { (glance(ctx, seat)) }
            (targets(ctx, seat))
        }
    }
}

/// Who leads the band, and how strong it is.
fn leads(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    html! {
        @if let Some(jarl) = ctx.hall(seat).jarl { b.leads { (ctx.say(&format!("jarl-{jarl}"))) } }
        @if ctx.hall(seat).size() > 0 {
            span.count.might title=(ctx.say("vh-might-title")) { (sign("strength")) (might(ctx, seat)) span.sr { (ctx.say("vh-might-title")) } }
        }
    }
}

/// What the viewer may do to this hall.
fn targets(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let actions = ctx.at(ChoicePlace::Hall(seat));
    html! {
        @if !actions.is_empty() {
            div.strikes {
                @for action in actions {
                    button.strike.lit form="play" name="action" value=(action) { (sign("attack")) span.strike-word { (ctx.label(action)) } }
                }
            }
        }
    }
}
