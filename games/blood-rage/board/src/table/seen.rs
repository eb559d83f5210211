//! What the viewer knows of cards that others hold: seen before, lying open as quests, or gone round in the draft.

use super::BoardContext;
use super::card::{picture_for, tint, tip};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::data::draft_rounds;
use meadhall_blood_rage::{Asked, Card, Phase};
use meadhall_engine::Seat;

/// The cards that a player surely holds; in the Quest phase the quests that lie open.
pub(super) fn seen(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let table = &ctx.view.table;
    let (cards, quests) = match table.phase {
        Phase::Quest => (ctx.sheet(seat).revealed.iter().collect(), true),
        _ => (held(ctx, seat), false),
    };
    html! {
        @if !cards.is_empty() {
            ul.seen aria-label=(ctx.say(if quests { "br-open-quests" } else { "br-held" })) {
                @for card in cards {
                    @let met = quests && ctx.rules.fulfils(table, seat, card);
                    li.slot.{ (tint(ctx.face(card))) }.met[met] tabindex="0" aria-label=(ctx.card(card)) {
                        (ART.drawing(&picture_for(ctx.clan(seat), ctx.face(card)), "pic"))
                        @if met { (ART.icon("check")) span.sr { (ctx.say("br-met")) } }
                        (tip(ctx, card))
                    }
                }
            }
        }
    }
}

/// The cards that the viewer knows a player to hold, in hand or as a committed quest.
fn held(ctx: &BoardContext<'_>, seat: Seat) -> Vec<Card> {
    let (table, sheet) = (&ctx.view.table, ctx.sheet(seat));
    let mut cards: Vec<Card> = sheet.known.iter().collect();
    if let Some(own) = ctx.view.own.filter(|_| ctx.view.players == 2 && table.phase <= Phase::Discard) {
        // Between two players, whatever is missing from a pack that comes back was taken by the other.
        let mut shown: Vec<Card> = sheet.shown.iter().filter(|&card| ctx.face(card).age == table.age).collect();
        for card in own.packs.iter().flat_map(|pack| pack.between.as_slice()) {
            match shown.iter().position(|known| known == card) {
                Some(place) => drop(shown.swap_remove(place)),
                None => cards.push(*card),
            }
        }
    }
    cards
}

/// What the viewer saw go round in the draft of this age, behind a button.
pub(super) fn memory(ctx: &BoardContext<'_>) -> Markup {
    let Some(me) = ctx.me().filter(|_| ctx.view.table.phase <= Phase::Discard) else { return html! {} };
    let next = ctx.name(Seat::new((me.index() + 1) % ctx.view.players));
    let packs: Vec<(Vec<Card>, Vec<Card>)> = remembered(ctx);
    html! {
        @if !packs.is_empty() {
            button.small.memory type="button" popovertarget="memory" title=(ctx.say("br-memory")) {
                (ART.icon("omen")) span.sr { (ctx.say("br-memory")) }
            }
            div.pop #memory popover role="dialog" aria-label=(ctx.say("br-memory")) {
                (ctx.context.close("memory"))
                h2 { (ART.icon("omen")) (ctx.say("br-memory")) }
                @for (taken, passed) in packs {
                    @if !taken.is_empty() { p { (ctx.fill("br-memory-taken", &[("cards", names(ctx, taken).into())])) } }
                    @if !passed.is_empty() {
                        p { (ctx.fill("br-memory-passed", &[("who", next.into()), ("cards", names(ctx, passed).into())])) }
                    }
                }
            }
        }
    }
}

fn names(ctx: &BoardContext<'_>, cards: Vec<Card>) -> String {
    ctx.context.words.list(cards.into_iter().map(|card| ctx.card(card)).collect())
}

/// For each pack that the viewer held and passed on: what others took before it came back, and what was passed on last.
fn remembered(ctx: &BoardContext<'_>) -> Vec<(Vec<Card>, Vec<Card>)> {
    let (view, table) = (ctx.view, &ctx.view.table);
    let Some(own) = &view.own else { return Vec::new() };
    let drafting = table.asked == Asked::Draft;
    // The pack before the viewer is not passed on yet, and the last one never is.
    let round = if drafting { table.round } else { draft_rounds(view.players) - 1 };
    let here = ctx.rules.pack_of(own.seat, round);
    let packs = own.packs.iter().enumerate().filter(|(_, pack)| pack.seen);
    let known = packs.map(|(n, pack)| {
        let passed = if n == here { Vec::new() } else { pack.rest.iter().collect() };
        (pack.between.iter().collect(), passed)
    });
    known.filter(|(taken, passed): &(Vec<Card>, Vec<Card>)| !taken.is_empty() || !passed.is_empty()).collect()
}
