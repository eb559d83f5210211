//! One province or fjord on the map: who stands there, how strong, what can be won.

use super::BoardContext;
use super::figure::{figure, standing};
use super::muster::Muster;
use super::targets::targets;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::{Action, Group, Place};
use meadhall_engine::Seat;

/// A province with its figures.
pub(super) fn province(ctx: &BoardContext<'_>, muster: &Muster, place: Place) -> Markup {
    let table = &ctx.view.table;
    let gone = table.destroyed.contains(place);
    let spots: Vec<String> = (1..=place.villages()).map(|n| format!("at-{place}-{n}")).collect();
    let crowd = standing(ctx, muster, place);
    let empty = spots.get(crowd.len()..).unwrap_or_default();
    html! {
        section.province aria-label=(ctx.place(place)) {
            p.sr { (in_words(ctx, place)) }
            @if !gone {
                @if place.is_outer() {
                    @for (who, spot) in crowd.iter().zip(&spots) { (figure(ctx, place, *who, spot)) }
                    (targets(ctx, place, empty))
                } @else {
                    div.crowd.{ "in-" (place) }.many[crowd.len() > 8].very-many[crowd.len() > 18] {
                        @for who in &crowd { (figure(ctx, place, *who, "")) }
                        (targets(ctx, place, &[]))
                    }
                }
                (shields(ctx, place))
                (token(ctx, place))
                @if let Some(god) = table.god_at(place) {
                    span.god.{ "at-" (place) "-g" } data-vt={ "god-" (god) } tabindex="0" role="img" title=(god_in_words(ctx, place)) {
                        (ART.drawing(&format!("god-{god}"), "fig"))
                    }
                }
            }
        }
    }
}

/// A fjord with its ships.
pub(super) fn fjord(ctx: &BoardContext<'_>, muster: &Muster, place: Place) -> Markup {
    let crowd = standing(ctx, muster, place);
    html! {
        section.fjord aria-label=(ctx.place(place)) {
            div.crowd.{ "in-" (place) }.many[crowd.len() > 3] {
                @for who in &crowd { (figure(ctx, place, *who, "")) }
                (targets(ctx, place, &[]))
            }
        }
    }
}

/// Each clan's STR in a province and its fjord, the strongest first.
pub(super) fn strengths(ctx: &BoardContext<'_>, place: Place) -> Vec<(Seat, u16)> {
    let table = &ctx.view.table;
    let there = Seat::all(ctx.view.players).filter(|seat| !table.forces(*seat, place).is_empty());
    let mut all: Vec<(Seat, u16)> = there.map(|seat| (seat, ctx.rules.strength(table, seat, place))).collect();
    all.sort_by_key(|(_, strength)| std::cmp::Reverse(*strength));
    all
}

fn shields(ctx: &BoardContext<'_>, place: Place) -> Markup {
    let strengths = strengths(ctx, place);
    html! {
        @if !strengths.is_empty() {
            ul.shields.{ "at-" (place) "-s" } aria-hidden="true" {
                @for (seat, strength) in strengths { li.{ "clan-" (ctx.clan(seat)) } { (strength) } }
            }
        }
    }
}

/// The pillage token; a button where the viewer may pillage.
fn token(ctx: &BoardContext<'_>, place: Place) -> Markup {
    let table = &ctx.view.table;
    let token = table.tokens[place.index()];
    let spent = table.pillaged.contains(place);
    let face = ART.drawing(&if spent { "token-spent".to_owned() } else { format!("token-{token}") }, "fig");
    let may = ctx.may(Action::Pillage(place)) || ctx.may(Action::Challenge(place));
    let title = if spent { ctx.say("br-pillaged") } else { ctx.say(&format!("token-{token}")) };
    html! {
        @if may {
            button.token.lit.{ "at-" (place) "-t" } type="button" popovertarget={ "pillage-" (place) } title=(title)
                aria-label=(ctx.fill("br-do-pillage", &[("place", ctx.place(place).into())])) { (face) }
        } @else {
            span.token.{ "at-" (place) "-t" }.spent[spent] title=(title) { (face) }
        }
    }
}

fn god_in_words(ctx: &BoardContext<'_>, place: Place) -> String {
    let Some(god) = ctx.view.table.god_at(place) else { return String::new() };
    format!("{}: {}", ctx.say(&format!("god-{god}")), ctx.say(&format!("god-{god}-effect")))
}

/// A province in one sentence, for whoever cannot see it.
fn in_words(ctx: &BoardContext<'_>, place: Place) -> String {
    let table = &ctx.view.table;
    if table.destroyed.contains(place) {
        return ctx.say("br-destroyed");
    }
    let mut words = Vec::new();
    if let Some(region) = place.region() {
        let room = [("free", table.room(place).into()), ("villages", place.villages().into())];
        words.push(ctx.say(&format!("region-{region}")));
        words.push(ctx.fill("br-free-villages", &room));
    }
    words.push(match table.pillaged.contains(place) {
        true => ctx.say("br-pillaged"),
        false => ctx.say(&format!("token-{}", table.tokens[place.index()])),
    });
    if table.doomed.get(usize::from(table.age) - 1) == Some(&place) {
        words.push(ctx.say("br-doomed"));
    }
    for (seat, strength) in strengths(ctx, place) {
        let figures = in_a_row(ctx, seat, table.forces(seat, place));
        let values = [("who", ctx.name(seat).into()), ("figures", figures.into()), ("strength", strength.into())];
        words.push(ctx.fill("br-stands", &values));
    }
    // Some are sentences already.
    words.iter().map(|said| said.trim_end_matches('.')).collect::<Vec<_>>().join(". ")
}

/// Figures of a clan in words.
pub(super) fn in_a_row(ctx: &BoardContext<'_>, seat: Seat, forces: Group) -> String {
    let sheet = ctx.sheet(seat);
    let figures = forces.pieces().map(|piece| {
        let name = ctx.figure(sheet.figure(piece));
        match forces.count(piece) {
            1 => name,
            count => ctx.fill("several", &[("count", count.into()), ("figure", name.into())]),
        }
    });
    ctx.context.words.list(figures.collect())
}
