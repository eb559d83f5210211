//! The other clans' sheets.

use super::BoardContext;
use super::seen::seen;
use super::sheet::{counts, fallen, glory, rage, slots, stats, tags};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_engine::Seat;

/// The others, from the viewer's left around the table.
pub(super) fn others(ctx: &BoardContext<'_>) -> Markup {
    html! {
        section.clans aria-label=(ctx.say("br-others")) {
            @for seat in ctx.around().filter(|seat| ctx.me() != Some(*seat)) { (panel(ctx, seat)) }
        }
    }
}

/// Whether something is asked of a seat that everybody may know of.
pub(super) fn is_acting(ctx: &BoardContext<'_>, seat: Seat) -> bool {
    ctx.context.seats.iter().any(|info| info.seat == seat && info.owes)
}

fn panel(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let clan = ctx.clan(seat);
    html! {
        article.clan.panel.{ "clan-" (clan) }.active[is_acting(ctx, seat)] {
            header {
                (ART.emblem(clan.word()))
                h3 { (ctx.name(seat)) span.sr { ", " (ctx.say(&format!("clan-{clan}"))) } }
                (tags(ctx, seat))
                (glory(ctx, seat))
            }
            div.numbers { (rage(ctx, seat)) (stats(ctx, seat)) }
            (slots(ctx, seat))
            div.below { (counts(ctx, seat)) (seen(ctx, seat)) span.dead { (fallen(ctx, seat)) } }
        }
    }
}
