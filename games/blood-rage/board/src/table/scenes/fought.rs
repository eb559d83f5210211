//! A pillage from the call to its last effect, with or without a battle.

use super::super::BoardContext;
use super::super::battle::{order, reason, title};
use super::super::card::{face, tint};
use super::super::fight::Fight;
use super::{figures, gains, glory, told, who};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::{Card, Event, Figure};
use meadhall_board::{Scene, SceneKind, step};
use meadhall_engine::Seat;

/// The scene of a pillage that is over.
pub(super) fn scene(ctx: &BoardContext<'_>, fight: &Fight) -> Scene {
    let place = ctx.place(fight.place);
    if fight.members.is_empty() {
        let values = [("who", ctx.name(fight.pillager).into()), ("place", place.into())];
        return Scene {
            kind: SceneKind::Pillage,
            title: ctx.fill("br-scene-pillage", &values),
            body: html! { div.tell.tell-pillage { (unopposed(ctx, fight)) } },
        };
    }
    Scene {
        kind: SceneKind::Battle,
        title: title(ctx, fight),
        body: html! { div.tell.tell-battle { (fought(ctx, fight)) } },
    }
}

/// Everything that the pillage has told, from the call on.
fn events<'a>(ctx: &BoardContext<'a>) -> impl Iterator<Item = &'a Event> + use<'a> {
    let start = ctx.events.iter().rposition(|(_, event)| matches!(event, Event::Pillages { .. })).unwrap_or(0);
    let goes_on = |event: &&Event| !matches!(event, Event::Turn(_) | Event::Phase(_) | Event::Age(_));
    ctx.events[start..].iter().map(|(_, event)| event).take_while(goes_on)
}

/// The figures of a clan that were there: those who still stand, and those who died.
fn band(ctx: &BoardContext<'_>, fight: &Fight, seat: Seat) -> (Vec<Figure>, Vec<Figure>) {
    let (sheet, forces) = (ctx.sheet(seat), ctx.view.table.forces(seat, fight.place));
    let alive = forces.pieces().flat_map(|piece| vec![sheet.figure(piece); usize::from(forces.count(piece))]);
    let dead = fight.dead.iter().filter(|(owner, _)| *owner == seat).map(|(_, figure)| *figure);
    (alive.collect(), dead.collect())
}

fn unopposed(ctx: &BoardContext<'_>, fight: &Fight) -> Markup {
    let token = ctx.view.table.tokens[fight.place.index()];
    let is_told = |event: &&Event| !matches!(event, Event::Pillages { .. } | Event::StayedAway(_));
    let lines = told(ctx, events(ctx).filter(is_told));
    html! {
        p.raiders.{ (step(0)) } { (who(ctx, fight.pillager)) (figures(ctx, fight.pillager, band(ctx, fight, fight.pillager).0)) }
        p.prize.{ (step(1)) } { (ART.drawing(&format!("token-{token}"), "token-big")) b { (ctx.say(&format!("token-{token}"))) } }
        ol.deeds.{ (step(2)) } { @for line in lines { li { (line) } } }
    }
}

fn fought(ctx: &BoardContext<'_>, fight: &Fight) -> Markup {
    let call = [("who", ctx.name(fight.pillager).into()), ("place", ctx.place(fight.place).into())];
    let lines = told(ctx, fight.effects.iter().filter_map(|at| ctx.events.get(*at)).map(|(_, event)| event));
    let gains = gains(ctx, events(ctx));
    html! {
        ul.calls.{ (step(0)) } {
            li { (ctx.fill("br-scene-call", &call)) }
            @for (seat, figure, from) in &fight.called {
                li { (ctx.fill("br-scene-came", &[
                    ("who", ctx.name(*seat).into()), ("figure", ctx.figure(*figure).into()), ("from", ctx.place(*from).into()),
                ])) }
            }
        }
        ol.sides.{ (step(1)) } tabindex="0" {
            @for seat in order(ctx, fight) { (side(ctx, fight, seat, gains[seat.index()])) }
        }
        @if let Some(reason) = reason(ctx, fight) { p.verdict.{ (step(3)) } { (reason) } }
        @if !lines.is_empty() { ol.deeds.{ (step(4)) } { @for line in lines { li { (line) } } } }
    }
}

/// One who took part: the figures, the cards, the STR, and the Glory it brought.
fn side(ctx: &BoardContext<'_>, fight: &Fight, seat: Seat, gained: i32) -> Markup {
    let (alive, dead) = band(ctx, fight, seat);
    let won = fight.winner == Some(Some(seat));
    let total = fight.totals.iter().find(|(known, _, _)| *known == seat);
    let cards: Vec<Card> = fight.revealed.iter().filter(|(owner, _)| *owner == seat).map(|(_, card)| *card).collect();
    html! {
        li.side.{ "clan-" (ctx.clan(seat)) }.won[won].lost[!won] {
            header {
                (who(ctx, seat))
                @if seat == fight.pillager { span.tag { (ART.icon("pillage")) (ctx.say("br-pillager")) } }
                @if won { span.tag { (ART.icon("crown")) (ctx.say("br-winner")) } }
            }
            p.band { (figures(ctx, seat, alive)) @if !dead.is_empty() { span.dead { (figures(ctx, seat, dead)) } } }
            div.played.{ (step(2)) } {
                @for card in &cards { div.card.{ (tint(ctx.face(*card))) } { (face(ctx, *card)) } }
                @if cards.is_empty() { div.card.none { span { (ctx.say("br-no-cards")) } } }
            }
            @if let Some((_, figures, cards)) = total {
                p.sum { span { (ART.icon("strength")) span.sr { (ctx.say("strength")) " " } (figures) } span { "+ " (cards) } b { "= " (figures + cards) } }
            }
            p.gain { (glory(ctx, gained)) }
        }
    }
}
