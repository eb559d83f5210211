//! The viewer's own hall: jarl, band, shields, Valhalla; and the hand.

use super::band::places;
use super::hall::{banner, is_acting, shields, tags, valhalla};
use super::hand::hand;
use super::jarl::leader;
use super::{BoardContext, colour};
use maud::{Markup, html};
use meadhall_engine::Seat;

/// The viewer's place; nothing for spectators. A hall whose band is in battle stands there.
pub(super) fn own_area(ctx: &BoardContext<'_>) -> Markup {
    let Some(own) = ctx.view.own else { return html! {} };
    html! {
        section.mine.bare[ctx.i_fight()] aria-label=(ctx.say("vh-mine")) {
            @if !ctx.i_fight() { (home(ctx, own.seat)) }
            (hand(ctx, &own))
        }
    }
}

fn home(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    html! {
        article.lodge.own.panel.(colour(seat)).active[is_acting(ctx, seat)] {
            header { (banner(seat)) h2 { (ctx.name(seat)) } (tags(ctx, seat)) (shields(ctx, seat)) (valhalla(ctx, seat, true)) }
            div.seatings { (leader(ctx, seat)) (places(ctx, seat)) }
        }
    }
}
