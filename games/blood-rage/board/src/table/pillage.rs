//! What a pillage would bring and who could come, before it is confirmed.

use super::BoardContext;
use super::hand::cancel;
use super::province::strengths;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::data::EXTRA_PILLAGE_COST;
use meadhall_blood_rage::{Action, Asked, Place};
use meadhall_engine::Seat;

/// A sheet for every province that the viewer may pillage; it opens on the province's token.
pub(super) fn sheets(ctx: &BoardContext<'_>) -> Markup {
    html! {
        @for action in ctx.choices {
            @match *action {
                Action::Pillage(place) | Action::Challenge(place) => (sheet(ctx, place, *action)),
                _ => {}
            }
        }
    }
}

/// The Rage that a pillage costs.
pub(super) fn cost(ctx: &BoardContext<'_>, action: Action) -> u8 {
    match (ctx.view.table.asked, action) {
        (Asked::Domain(_), _) | (_, Action::Challenge(_)) => EXTRA_PILLAGE_COST,
        _ => 0,
    }
}

fn sheet(ctx: &BoardContext<'_>, place: Place, action: Action) -> Markup {
    let table = &ctx.view.table;
    let id = format!("pillage-{place}");
    let token = table.tokens[place.index()];
    let cost = ctx.fill("br-cost", &[("cost", cost(ctx, action).into())]);
    html! {
        div.pop popover id=(id) role="dialog" aria-label=(ctx.label(action)) {
            (ctx.context.close(&id))
            h2 { (ART.icon("pillage")) (ctx.fill("br-pillage-of", &[("place", ctx.place(place).into())])) }
            p.reward { (ART.drawing(&format!("token-{token}"), "fig")) (ctx.say(&format!("token-{token}"))) }
            @if let Some(god) = table.god_at(place) {
                p.reward { (ART.drawing(&format!("god-{god}"), "fig")) (ctx.say(&format!("god-{god}-effect"))) }
            }
            ul.sides {
                @for (seat, strength) in strengths(ctx, place) {
                    li { (ART.emblem(ctx.clan(seat).word())) (ctx.name(seat)) b { (strength) } }
                }
            }
            p { (comers(ctx, place)) }
            button.big form="play" name="action" value=(action) { (ctx.label(action)) " · " (cost) }
            (cancel(ctx, &id))
        }
    }
}

/// Who might answer the call.
fn comers(ctx: &BoardContext<'_>, place: Place) -> String {
    let table = &ctx.view.table;
    let near = |seat: &Seat| {
        let sheet = ctx.sheet(*seat);
        let comes = |from: Place| sheet.at(from).pieces().any(|piece| !sheet.figure(piece).sails());
        place.neighbours().iter().any(comes)
    };
    let names: Vec<String> =
        ctx.around().filter(|seat| table.room(place) > 0 && near(seat)).map(|seat| ctx.name(seat).to_owned()).collect();
    match names.is_empty() {
        true => ctx.say("br-nobody-comes"),
        false => ctx.fill("br-may-come", &[("who", ctx.context.words.list(names).into())]),
    }
}
