//! The battle as a scene of its own: who takes part, the cards, the STR as it grows, what happens and who wins.

use super::Scene;
use super::card::{face, tint, top};
use super::fight::{Fight, last};
use super::figure::portrait;
use super::offers::offers;
use super::province::in_a_row;
use crate::pages::sprite::{drawing, emblem, icon};
use maud::{Markup, html};
use meadhall_blood_rage::{Action, Asked, BloodRage, Card};
use meadhall_engine::{Seat, Wording};

/// The battle that is fought, or the last one as long as it is fresh; beside it what has happened and what is asked.
pub(super) fn battle(scene: &Scene<'_>) -> Markup {
    let on = scene.view.table.battle.on && scene.view.table.battle.fought;
    let is_fresh = |fight: &Fight| on || (fight.turns_since <= 3 && scene.view.table.asked != Asked::Draft);
    let fight = last(scene.events).filter(|fight| !fight.members.is_empty() && is_fresh(fight));
    let Some(fight) = fight else { return html! { @if let Some(offers) = offers(scene) { (offers) } } };
    // Whoever has to choose on the map sees the map; the battle can be unfolded.
    let open = if on { !scene.choices.iter().any(is_on_the_map) } else { !scene.view.awaits_viewer() };
    let id = format!("battle-{}-{}", fight.turn, if open { "open" } else { "past" });
    html! {
        details.stage.battle open[open] id=(id) data-vt="stage" {
            summary { (icon("strength")) (title(scene, &fight)) span.fold { (scene.say("br-fold")) } }
            @if let Some(reason) = reason(scene, &fight) { p.why { (reason) } }
            @if let Some(god) = scene.view.table.god_at(fight.place).filter(|_| on) {
                p.reward { (drawing(&format!("god-{god}"), "fig")) (scene.say(&format!("god-{god}-effect"))) }
            }
            // On a phone they are scrolled sideways, also by keyboard.
            ol.sides tabindex="0" {
                @for seat in order(scene, &fight) { (side(scene, &fight, seat, on)) }
            }
        }
        (tale(scene, &fight))
    }
}

/// Whether a choice is made on the map.
fn is_on_the_map(action: &Action) -> bool {
    use Action::{Call, Challenge, Invade, Move, Pillage, Send};
    matches!(action, Call(..) | Challenge(_) | Invade(_) | Move(..) | Pillage(_) | Send(..))
}

/// Why the battle ended so: the highest total and the next.
fn reason(scene: &Scene<'_>, fight: &Fight) -> Option<String> {
    let mut totals: Vec<u16> = fight.totals.iter().map(|(_, figures, cards)| figures + cards).collect();
    totals.sort_unstable_by(|one, other| other.cmp(one));
    let winner = fight.winner?;
    let [most, next, ..] = totals[..] else { return None };
    let strengths = [("most", most.into()), ("next", next.into())];
    Some(scene.fill(if winner.is_some() { "br-why-won" } else { "br-why-tie" }, &strengths))
}

fn title(scene: &Scene<'_>, fight: &Fight) -> String {
    let place = ("place", scene.place(fight.place).into());
    match fight.winner {
        None => scene.fill("br-battle", &[place]),
        Some(None) => scene.fill("br-battle-tie", &[place]),
        Some(Some(winner)) => {
            let key = if winner == fight.pillager { "br-battle-pillaged" } else { "br-battle-held" };
            scene.fill(key, &[place, ("who", scene.name(winner).into())])
        }
    }
}

/// Those who take part, from the pillager clockwise.
fn order(scene: &Scene<'_>, fight: &Fight) -> impl Iterator<Item = Seat> {
    let (players, first, members) = (scene.view.players, fight.pillager.index(), fight.members);
    (0..players).map(move |n| Seat::new((first + n) % players)).filter(move |seat| members.contains(*seat))
}

/// A participant's STR: what the figures have and what the cards add, as far as they lie open.
fn strength(scene: &Scene<'_>, fight: &Fight, seat: Seat, on: bool) -> (u16, Option<u16>) {
    let table = &scene.view.table;
    match fight.totals.iter().find(|(known, _, _)| *known == seat) {
        Some((_, figures, cards)) => (*figures, Some(*cards)),
        None if on => {
            let open = !table.sheet(seat).revealed.is_empty();
            (scene.rules.battle_strength(table, seat), open.then(|| scene.rules.battle_bonus(table, seat)))
        }
        None => (0, None),
    }
}

fn side(scene: &Scene<'_>, fight: &Fight, seat: Seat, on: bool) -> Markup {
    let sheet = scene.sheet(seat);
    let (figures, cards) = strength(scene, fight, seat, on);
    let won = fight.winner == Some(Some(seat));
    let lost = fight.winner.is_some() && !won;
    let forces = scene.view.table.forces(seat, fight.place);
    html! {
        li.side.{ "clan-" (sheet.clan) }.won[won].lost[lost] {
            header {
                (emblem(sheet.clan.word())) h3 { (scene.name(seat)) }
                @if seat == fight.pillager { span.tag { (icon("pillage")) (scene.say("br-pillager")) } }
                @if won { span.tag { (icon("crown")) (scene.say("br-winner")) } }
            }
            p.band {
                span.sr { (in_a_row(scene, seat, forces)) }
                @for piece in forces.pieces() {
                    @for _ in 0..forces.count(piece) { (portrait(sheet.clan, sheet.figure(piece))) }
                }
                @for (_, figure) in fight.dead.iter().filter(|(owner, _)| *owner == seat) {
                    span.dead { (portrait(sheet.clan, *figure)) }
                }
            }
            div.played { (played(scene, fight, seat)) }
            p.sum data-vt={ "sum-" (seat.index()) } {
                span { (icon("strength")) span.sr { (scene.say("strength")) " " } (figures) }
                span { "+ " @match cards { Some(cards) => (cards), None => "?" } }
                b { "= " (figures + cards.unwrap_or(0)) @if cards.is_none() { "+" } }
            }
        }
    }
}

/// The cards of a participant: face down until all are turned together.
fn played(scene: &Scene<'_>, fight: &Fight, seat: Seat) -> Markup {
    let table = &scene.view.table;
    let open: Vec<Card> = fight.revealed.iter().filter(|(owner, _)| *owner == seat).map(|(_, card)| *card).collect();
    let choosing = table.battle.on && table.asked == Asked::Card && !table.sheet(seat).revealed.iter().any(|_| true);
    let laid = choosing && table.answered.contains(seat);
    let mine = scene.view.own.filter(|own| own.seat == seat && laid).and_then(|own| own.chosen);
    html! {
        @if choosing {
            @if let Some(card) = mine {
                div.card.{ (tint(card)) } data-vt={ "fight-" (seat.index()) "-0" } { (face(scene, card)) }
            } @else if laid {
                div.card.facedown data-vt={ "fight-" (seat.index()) "-0" } { (drawing("card-back", "pic")) span.sr { (scene.say("br-laid")) } }
            } @else {
                div.card.none { span { (scene.say(if scene.view.hands[seat.index()] == 0 { "br-no-cards" } else { "br-choosing" })) } }
            }
        } @else {
            @for (n, card) in open.iter().enumerate() {
                // What was added after the reveal lies below, so that the first card can be read.
                div.card.{ (tint(*card)) }.added[n > 0].void[table.battle.on && table.battle.cancelled.contains(seat)]
                    data-vt={ "fight-" (seat.index()) "-" (n) } {
                    @if n == 0 { (face(scene, *card)) } @else { (top(scene, *card)) }
                }
            }
            @if open.is_empty() { div.card.none { span { (scene.say("br-no-cards")) } } }
        }
    }
}

/// What has happened since the cards were turned, one after another, and what is asked now.
fn tale(scene: &Scene<'_>, fight: &Fight) -> Markup {
    let told = fight.effects.iter().filter_map(|at| BloodRage::tell(&scene.events.get(*at)?.1));
    let lines: Vec<String> = told.map(|message| scene.showing.tell(&message)).collect();
    let offers = offers(scene);
    html! {
        @if !lines.is_empty() || offers.is_some() {
            aside.tale data-vt="tale" aria-label=(scene.say("br-course")) {
                @if !lines.is_empty() {
                    h3 { (scene.say("br-course")) }
                    ol.deeds tabindex="0" { @for line in lines { li { (line) } } }
                }
                @if let Some(offers) = offers { (offers) }
            }
        }
    }
}
