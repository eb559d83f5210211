//! The ranks of Glory: everybody with the glory in Valhalla and the shields, the first one first.

use super::battle_log::title;
use super::card::sign;
use super::fight;
use super::hall::banner;
use super::{BoardContext, colour};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_engine::Seat;

/// The ranks; with the result of the last battle where that is not told beside them.
pub(super) fn glory_ranks(ctx: &BoardContext<'_>, with_result: bool) -> Markup {
    if ctx.rules.is_solo() {
        return html! {};
    }
    let mut seats: Vec<Seat> = Seat::all(ctx.view.players).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(ctx.view.glory[seat.index()]));
    let last = fight::last(ctx.events).filter(|fight| with_result && fight.end.is_some());
    html! {
        section.glory-ranks aria-label=(ctx.say("vh-ranks")) {
            h2 { (sign("gate")) (ctx.say("vh-ranks")) }
            ol { @for seat in seats { (rank(ctx, seat)) } }
            @if let Some(fight) = last { p.hint { (ctx.fill("vh-last-result", &[("result", title(ctx, &fight).into())])) } }
        }
    }
}

fn rank(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let hall = ctx.hall(seat);
    let shields = ctx.fill("vh-ranks-shields", &[("own", hall.shields.into()), ("captured", hall.trophies().into())]);
    html! {
        li.me[ctx.me() == Some(seat)] {
            (banner(seat)) span { (ctx.name(seat)) small role="img" title=(shields) { (ART.drawing("valhalla/shield", &format!("sh {}", colour(seat)))) (hall.shields) @if hall.trophies() > 0 { " +" (hall.trophies()) } } } b { (sign("glory")) (ctx.view.glory[seat.index()]) }
        }
    }
}
