//! The halls of the others.

use super::band::glance;
use super::card::sign;
use super::choice_place::ChoicePlace;
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
            div.seatings {
                @if !fights { (leader(ctx, seat)) }
                div.numbers { (shields(ctx, seat)) (hand_count(ctx, seat)) (tags(ctx, seat)) (targets(ctx, seat)) }
            }
            @if fights { p.hint.fights { (ctx.say("vh-in-battle")) } } @else { (glance(ctx, seat)) }
        }
    }
}

/// What the viewer may do to this hall.
fn targets(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    html! {
        @for action in ctx.at(ChoicePlace::Hall(seat)) {
            button.strike.lit form="play" name="action" value=(action) { (sign("attack")) (ctx.label(action)) }
        }
    }
}
