//! The viewer's own place: the sheet with the reserve to invade from, the quests, the hand.

use super::BoardContext;
use super::figure::portrait;
use super::hand::hand;
use super::others::is_acting;
use super::plans::price;
use super::seen::memory;
use super::sheet::{counts, fallen, glory, rage, slots, tags, tracks};
use super::targets::picks;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::{Invade, Own, RESERVE};
use meadhall_engine::Seat;

/// The viewer's place; nothing for spectators.
pub(super) fn own_area(ctx: &BoardContext<'_>) -> Markup {
    let Some(own) = ctx.view.own else { return html! {} };
    html! {
        section.mine aria-label=(ctx.say("br-mine")) {
            (home(ctx, &own))
            (hand(ctx, &own))
        }
    }
}

fn home(ctx: &BoardContext<'_>, own: &Own) -> Markup {
    let clan = ctx.clan(own.seat);
    html! {
        article.clan.own.panel.{ "clan-" (clan) }.active[is_acting(ctx, own.seat)] {
            header {
                (ART.emblem(clan.word()))
                h2 { (ctx.name(own.seat)) span.sr { ", " (ctx.say(&format!("clan-{clan}"))) } }
                (tags(ctx, own.seat))
                (counts(ctx, own.seat))
                (memory(ctx))
                (glory(ctx, own.seat))
            }
            (rage(ctx, own.seat))
            (tracks(ctx, own.seat))
            (slots(ctx, own.seat))
            (reserve(ctx, own))
        }
    }
}

/// The figures at hand; those that may invade can be picked.
fn reserve(ctx: &BoardContext<'_>, own: &Own) -> Markup {
    let me = own.seat;
    let sheet = ctx.sheet(me);
    let picks = picks(ctx);
    html! {
        div.reserve {
            h3.sr { (ctx.say("reserve")) }
            @if picks.is_empty() {
                @for piece in sheet.figures[RESERVE].pieces() {
                    span.waiting title={ (ctx.say("reserve")) ": " (ctx.figure(sheet.figure(piece))) } {
                        (portrait(sheet.clan, sheet.figure(piece)))
                        @if sheet.figures[RESERVE].count(piece) > 1 { b { (sheet.figures[RESERVE].count(piece)) } }
                    }
                }
            } @else {
                @for (pick, _, invade) in &picks { (choice(ctx, me, pick, *invade)) }
            }
            @if picks.iter().all(|(_, _, invade)| !invade.fallen) { span.dead { (fallen(ctx, me)) } }
        }
    }
}

/// A figure to invade with: once it is picked, the places where it may go are lit.
fn choice(ctx: &BoardContext<'_>, me: Seat, pick: &str, invade: Invade) -> Markup {
    let sheet = ctx.sheet(me);
    let (cost, strength) = price(ctx, invade);
    let words = [("figure", ctx.figure(invade.figure).into()), ("strength", strength.into()), ("cost", cost.into())];
    let key = if invade.fallen { "br-pick-fallen" } else { "br-pick" };
    let spot = if invade.fallen { meadhall_blood_rage::VALHALLA } else { RESERVE };
    let count = sheet.piece_in(sheet.figures[spot], invade.figure).map_or(1, |piece| sheet.figures[spot].count(piece));
    html! {
        label.pick.lit title=(ctx.fill(key, &words)) {
            input type="radio" name="pick" id={ "pick-" (pick) } aria-label=(ctx.fill(key, &words));
            (portrait(sheet.clan, invade.figure))
            @if count > 1 { b.many { (count) } }
            @if invade.fallen { (ART.icon("valhalla")) }
            span.price { (ART.drawing("stat-rage", "i")) (cost) }
        }
    }
}
