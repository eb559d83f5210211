//! The battle as a ctx of its own: who takes part, the cards, the STR as it grows, what happens and who wins.

use super::BoardContext;
use super::card::{face, tint, top};
use super::fight::{Fight, last};
use super::figure::portrait;
use super::offers::offers;
use super::province::in_a_row;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::{Action, Asked, Card};
use meadhall_engine::{Seat, Wording};

/// The battle that is fought, or the last one as long as it is fresh; beside it what has happened and what is asked.
pub(super) fn battle(ctx: &BoardContext<'_>) -> Markup {
    let on = ctx.view.table.battle.on && ctx.view.table.battle.fought;
    let is_fresh = |fight: &Fight| on || (fight.turns_since <= 3 && ctx.view.table.asked != Asked::Draft);
    let fight = last(ctx.events).filter(|fight| !fight.members.is_empty() && is_fresh(fight));
    let Some(fight) = fight else { return html! { @if let Some(offers) = offers(ctx) { (offers) } } };
    // Whoever has to choose on the map sees the map; the battle can be unfolded.
    let open = if on { !ctx.choices.iter().any(is_on_the_map) } else { !ctx.view.awaits_viewer() };
    let id = format!("battle-{}-{}", fight.turn, if open { "open" } else { "past" });
    html! {
        details.stage.battle open[open] id=(id) data-vt="stage" {
            summary { (ART.icon("strength")) (title(ctx, &fight)) span.fold { (ctx.say("br-fold")) } }
            @if let Some(reason) = reason(ctx, &fight) { p.why { (reason) } }
            @if let Some(god) = ctx.view.table.god_at(fight.place).filter(|_| on) {
                p.reward { (ART.drawing(&format!("god-{god}"), "fig")) (ctx.say(&format!("god-{god}-effect"))) }
            }
            // On a phone they are scrolled sideways, also by keyboard.
            ol.sides tabindex="0" {
                @for seat in order(ctx, &fight) { (side(ctx, &fight, seat, on)) }
            }
        }
        (tale(ctx, &fight))
    }
}

/// Whether a choice is made on the map.
fn is_on_the_map(action: &Action) -> bool {
    use Action::{Call, Challenge, Invade, Move, Pillage, Send};
    matches!(action, Call(..) | Challenge(_) | Invade(_) | Move(..) | Pillage(_) | Send(..))
}

/// Why the battle ended so: the highest total and the next.
pub(super) fn reason(ctx: &BoardContext<'_>, fight: &Fight) -> Option<String> {
    let mut totals: Vec<u16> = fight.totals.iter().map(|(_, figures, cards)| figures + cards).collect();
    totals.sort_unstable_by(|one, other| other.cmp(one));
    let winner = fight.winner?;
    let [most, next, ..] = totals[..] else { return None };
    let strengths = [("most", most.into()), ("next", next.into())];
    Some(ctx.fill(if winner.is_some() { "br-why-won" } else { "br-why-tie" }, &strengths))
}

pub(super) fn title(ctx: &BoardContext<'_>, fight: &Fight) -> String {
    let place = ("place", ctx.place(fight.place).into());
    match fight.winner {
        None => ctx.fill("br-battle", &[place]),
        Some(None) => ctx.fill("br-battle-tie", &[place]),
        Some(Some(winner)) => {
            let key = if winner == fight.pillager { "br-battle-pillaged" } else { "br-battle-held" };
            ctx.fill(key, &[place, ("who", ctx.name(winner).into())])
        }
    }
}

/// Those who take part, from the pillager clockwise.
pub(super) fn order(ctx: &BoardContext<'_>, fight: &Fight) -> impl Iterator<Item = Seat> {
    let (players, first, members) = (ctx.view.players, fight.pillager.index(), fight.members);
    (0..players).map(move |n| Seat::new((first + n) % players)).filter(move |seat| members.contains(*seat))
}

/// A participant's STR: what the figures have and what the cards add, as far as they lie open.
fn strength(ctx: &BoardContext<'_>, fight: &Fight, seat: Seat, on: bool) -> (u16, Option<u16>) {
    let table = &ctx.view.table;
    match fight.totals.iter().find(|(known, _, _)| *known == seat) {
        Some((_, figures, cards)) => (*figures, Some(*cards)),
        None if on => {
            let open = !table.sheet(seat).revealed.is_empty();
            (ctx.rules.battle_strength(table, seat), open.then(|| ctx.rules.battle_bonus(table, seat)))
        }
        None => (0, None),
    }
}

fn side(ctx: &BoardContext<'_>, fight: &Fight, seat: Seat, on: bool) -> Markup {
    let sheet = ctx.sheet(seat);
    let (figures, cards) = strength(ctx, fight, seat, on);
    let won = fight.winner == Some(Some(seat));
    let lost = fight.winner.is_some() && !won;
    let forces = ctx.view.table.forces(seat, fight.place);
    html! {
        li.side.{ "clan-" (sheet.clan) }.won[won].lost[lost] {
            header {
                (ART.emblem(sheet.clan.word())) h3 { (ctx.name(seat)) }
                @if seat == fight.pillager { span.tag { (ART.icon("pillage")) (ctx.say("br-pillager")) } }
                @if won { span.tag { (ART.icon("crown")) (ctx.say("br-winner")) } }
            }
            p.band {
                span.sr { (in_a_row(ctx, seat, forces)) }
                @for piece in forces.pieces() {
                    @for _ in 0..forces.count(piece) { (portrait(sheet.clan, sheet.figure(piece))) }
                }
                @for (_, figure) in fight.dead.iter().filter(|(owner, _)| *owner == seat) {
                    span.dead { (portrait(sheet.clan, *figure)) }
                }
            }
            div.played { (played(ctx, fight, seat)) }
            p.sum data-vt={ "sum-" (seat.index()) } {
                span { (ART.icon("strength")) span.sr { (ctx.say("strength")) " " } (figures) }
                span { "+ " @match cards { Some(cards) => (cards), None => "?" } }
                b { "= " (figures + cards.unwrap_or(0)) @if cards.is_none() { "+" } }
            }
        }
    }
}

/// The cards of a participant: face down until all are turned together.
fn played(ctx: &BoardContext<'_>, fight: &Fight, seat: Seat) -> Markup {
    let table = &ctx.view.table;
    let open: Vec<Card> = fight.revealed.iter().filter(|(owner, _)| *owner == seat).map(|(_, card)| *card).collect();
    let choosing = table.battle.on && table.asked == Asked::Card && !table.sheet(seat).revealed.iter().any(|_| true);
    let laid = choosing && table.answered.contains(seat);
    let mine = ctx.view.own.filter(|own| own.seat == seat && laid).and_then(|own| own.chosen);
    html! {
        @if choosing {
            @if let Some(card) = mine {
                div.card.{ (tint(ctx.face(card))) } data-vt={ "fight-" (seat.index()) "-0" } { (face(ctx, card)) }
            } @else if laid {
                div.card.facedown data-vt={ "fight-" (seat.index()) "-0" } { (ART.drawing("card-back", "pic")) span.sr { (ctx.say("br-laid")) } }
            } @else {
                div.card.none { span { (ctx.say(if ctx.view.hands[seat.index()] == 0 { "br-no-cards" } else { "br-choosing" })) } }
            }
        } @else {
            @for (n, card) in open.iter().enumerate() {
                // What was added after the reveal lies below, so that the first card can be read.
                div.card.{ (tint(ctx.face(*card))) }.added[n > 0].void[table.battle.on && table.battle.cancelled.contains(seat)]
                    data-vt={ "fight-" (seat.index()) "-" (n) } {
                    @if n == 0 { (face(ctx, *card)) } @else { (top(ctx, *card)) }
                }
            }
            @if open.is_empty() { div.card.none { span { (ctx.say("br-no-cards")) } } }
        }
    }
}

/// What has happened since the cards were turned, one after another, and what is asked now.
fn tale(ctx: &BoardContext<'_>, fight: &Fight) -> Markup {
    let told = fight.effects.iter().filter_map(|at| ctx.rules.tell(&ctx.events.get(*at)?.1));
    let lines: Vec<String> = told.map(|message| ctx.context.tell(&message)).collect();
    let offers = offers(ctx);
    html! {
        @if !lines.is_empty() || offers.is_some() {
            aside.tale data-vt="tale" aria-label=(ctx.say("br-course")) {
                @if !lines.is_empty() {
                    h3 { (ctx.say("br-course")) }
                    ol.deeds tabindex="0" { @for line in lines { li { (line) } } }
                }
                @if let Some(offers) = offers { (offers) }
            }
        }
    }
}
