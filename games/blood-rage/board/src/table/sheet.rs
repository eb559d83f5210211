//! What every clan sheet shows: stats, Rage, Glory, upgrades, figures at hand and in Valhalla.

use super::BoardContext;
use super::card::{picture_for, tint, tip};
use super::figure::portrait;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::data::{MOST_RAGE, TRACKS};
use meadhall_blood_rage::{Asked, Card, Clan, Slot, Stat, VALHALLA};
use meadhall_board::Sitter;
use meadhall_engine::Seat;

/// The Glory of a clan.
pub(super) fn glory(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let glory = ctx.sheet(seat).glory;
    html! {
        span.glory.sign data-vt={ "glory-" (seat.index()) } role="img" title={ (glory) " " (ctx.say("glory")) } { (glory) }
    }
}

/// The Rage left to spend, as a track.
pub(super) fn rage(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let rage = ctx.sheet(seat).rage;
    let words = ctx.fill("br-rage-left", &[("rage", rage.into()), ("most", MOST_RAGE.into())]);
    html! { span.rage.sign.{ "s" (rage) } role="img" title=(words) { (rage) } }
}

/// A stat in words.
fn stat_in_words(ctx: &BoardContext<'_>, seat: Seat, stat: Stat) -> String {
    let sheet = ctx.sheet(seat);
    let step = sheet.steps[stat.index()] + 1;
    ctx.fill("br-stat", &[("stat", ctx.stat(stat).into()), ("value", sheet.stat(stat).into()), ("step", step.into())])
}

/// The three stats at a glance: the value and how far it has come.
pub(super) fn stats(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let sheet = ctx.sheet(seat);
    html! {
        p.stats {
            @for stat in Stat::ALL {
                span.sign.{ "s" (sheet.steps[stat.index()] + 1) } role="img" title=(stat_in_words(ctx, seat, stat)) { (sheet.stat(stat)) }
            }
        }
    }
}

/// The three stats with all their steps.
pub(super) fn tracks(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let sheet = ctx.sheet(seat);
    html! {
        ul.stats {
            @for stat in Stat::ALL {
                @let step = usize::from(sheet.steps[stat.index()]);
                li title=(ctx.say(&format!("br-stat-{stat}"))) {
                    (ART.drawing(&format!("stat-{stat}"), "i"))
                    span.sr { (stat_in_words(ctx, seat, stat)) }
                    span.steps aria-hidden="true" {
                        @for (n, value) in TRACKS[stat.index()].iter().enumerate() {
                            i.on[n == step].high[n > 2] { (value) }
                        }
                    }
                }
            }
        }
    }
}

/// The sign of an empty slot.
fn slot_sign(clan: Clan, slot: Slot) -> String {
    match slot {
        Slot::Leader => format!("figure-leader-{clan}"),
        Slot::Warrior => "figure-warrior".to_owned(),
        Slot::Ship => "figure-ship".to_owned(),
        Slot::Monster1 | Slot::Monster2 => "stat-horns".to_owned(),
        Slot::Clan1 | Slot::Clan2 | Slot::Clan3 => "kind-upgrade".to_owned(),
    }
}

/// The word for what a slot takes.
pub(super) const fn slot_word(slot: Slot) -> &'static str {
    match slot {
        Slot::Leader => "leader",
        Slot::Warrior => "warrior",
        Slot::Ship => "ship",
        Slot::Monster1 | Slot::Monster2 => "monster",
        Slot::Clan1 | Slot::Clan2 | Slot::Clan3 => "clan",
    }
}

/// The eight slots with their cards.
pub(super) fn slots(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let sheet = ctx.sheet(seat);
    let own = ctx.me() == Some(seat);
    html! {
        ul.slots aria-label=(ctx.say("br-upgrades")) {
            @for slot in Slot::ALL {
                @match sheet.slot(slot) {
                    Some(card) => {
                        li.slot.{ (tint(ctx.face(card))) } tabindex="0" aria-label=(ctx.card(card)) data-vt=(slot_name(seat, card, slot)) {
                            (ART.drawing(&picture_for(sheet.clan, ctx.face(card)), "pic"))
                            @if own { b { (ctx.card(card)) } }
                            (tip(ctx, card))
                        }
                    }
                    None => {
                        @if own {
                            li.slot.empty title=(ctx.say(&format!("kind-{}", slot_word(slot)))) { (ART.drawing(&slot_sign(sheet.clan, slot), "pic")) }
                        } @else { li.slot.empty aria-hidden="true" {} }
                    }
                }
            }
        }
    }
}

/// The name of a card in a slot while it moves.
fn slot_name(seat: Seat, card: Card, slot: Slot) -> String {
    format!("up-{}-{card}-{}", seat.index(), slot.number())
}

/// Cards in hand, quests committed, and figures on the board.
pub(super) fn counts(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let (n, sheet) = (seat.index(), ctx.sheet(seat));
    let drafted = ctx.view.picks[n];
    let hand = if ctx.view.table.asked == Asked::Draft { ctx.view.hands[n] + drafted } else { ctx.view.hands[n] };
    let (quests, figures, most) = (ctx.view.quests[n], sheet.on_board(), sheet.stat(Stat::Horns));
    let list = [
        (hand.to_string(), ctx.fill("br-hand-count", &[("count", hand.into())])),
        (quests.to_string(), ctx.fill("br-quest-count", &[("count", quests.into())])),
        (format!("{figures}/{most}"), ctx.fill("br-on-board", &[("count", figures.into()), ("most", most.into())])),
    ];
    html! {
        p.counts { @for (count, words) in list { span.sign role="img" title=(words) { (count) } } }
    }
}

/// The figures of a clan in Valhalla.
pub(super) fn fallen(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let sheet = ctx.sheet(seat);
    let group = sheet.figures[VALHALLA];
    html! {
        @for piece in group.pieces() {
            span.fallen title={ (ctx.say("valhalla")) ": " (ctx.figure(sheet.figure(piece))) } {
                (portrait(sheet.clan, sheet.figure(piece)))
                @if group.count(piece) > 1 { b { (group.count(piece)) } }
            }
        }
    }
}

/// What is special about a seat now: who begins, who has passed, who is a bot or away.
pub(super) fn tags(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let table = &ctx.view.table;
    let (sign, key) = match ctx.context.seats.iter().find(|info| info.seat == seat).map(|info| &info.sitter) {
        Some(Sitter::Bot(_)) => ("bot", "sitter-is-bot"),
        Some(Sitter::Person { replaced: true, .. }) => ("bot", "sitter-is-replaced"),
        Some(Sitter::Person { away: true, .. }) => ("moon", "sitter-is-away"),
        _ => ("", ""),
    };
    html! {
        p.tags {
            @if table.first == seat { span.tag title=(ctx.say("br-first")) { (ART.icon("initiative")) span.sr { (ctx.say("br-first")) } } }
            @if ctx.sheet(seat).passed { span.tag.passed { (ART.icon("pass")) (ctx.say("br-passed")) } }
            @if !sign.is_empty() { span.tag title=(ctx.say(key)) { (ART.icon(sign)) span.sr { (ctx.say(key)) } } }
            @if let Some(clock) = ctx.context.seat(seat).and_then(|info| info.clock.as_ref()) { (clock) }
        }
    }
}
