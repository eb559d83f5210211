//! One province or fjord on the map: who stands there, how strong, what can be won.

use super::Scene;
use super::figure::{figure, standing};
use super::muster::Muster;
use super::targets::targets;
use crate::pages::sprite::drawing;
use maud::{Markup, html};
use meadhall_blood_rage::{Action, Group, Place};
use meadhall_engine::Seat;

/// A province with its figures.
pub(super) fn province(scene: &Scene<'_>, muster: &Muster, place: Place) -> Markup {
    let table = &scene.view.table;
    let gone = table.destroyed.contains(place);
    let spots: Vec<String> = (1..=place.villages()).map(|n| format!("at-{place}-{n}")).collect();
    let crowd = standing(scene, muster, place);
    let empty = spots.get(crowd.len()..).unwrap_or_default();
    html! {
        section.province aria-label=(scene.place(place)) {
            p.sr { (in_words(scene, place)) }
            @if !gone {
                @if place.is_outer() {
                    @for (who, spot) in crowd.iter().zip(&spots) { (figure(scene, place, *who, spot)) }
                    (targets(scene, place, empty))
                } @else {
                    div.crowd.{ "in-" (place) }.many[crowd.len() > 8].very-many[crowd.len() > 18] {
                        @for who in &crowd { (figure(scene, place, *who, "")) }
                        (targets(scene, place, &[]))
                    }
                }
                (shields(scene, place))
                (token(scene, place))
                @if let Some(god) = table.god_at(place) {
                    span.god.{ "at-" (place) "-g" } data-vt={ "god-" (god) } tabindex="0" role="img" title=(god_in_words(scene, place)) {
                        (drawing(&format!("god-{god}"), "fig"))
                    }
                }
            }
        }
    }
}

/// A fjord with its ships.
pub(super) fn fjord(scene: &Scene<'_>, muster: &Muster, place: Place) -> Markup {
    let crowd = standing(scene, muster, place);
    html! {
        section.fjord aria-label=(scene.place(place)) {
            div.crowd.{ "in-" (place) }.many[crowd.len() > 3] {
                @for who in &crowd { (figure(scene, place, *who, "")) }
                (targets(scene, place, &[]))
            }
        }
    }
}

/// Each clan's STR in a province and its fjord, the strongest first.
pub(super) fn strengths(scene: &Scene<'_>, place: Place) -> Vec<(Seat, u16)> {
    let table = &scene.view.table;
    let there = Seat::all(scene.view.players).filter(|seat| !table.forces(*seat, place).is_empty());
    let mut all: Vec<(Seat, u16)> = there.map(|seat| (seat, table.strength(seat, place))).collect();
    all.sort_by_key(|(_, strength)| std::cmp::Reverse(*strength));
    all
}

fn shields(scene: &Scene<'_>, place: Place) -> Markup {
    let strengths = strengths(scene, place);
    html! {
        @if !strengths.is_empty() {
            ul.shields.{ "at-" (place) "-s" } aria-hidden="true" {
                @for (seat, strength) in strengths { li.{ "clan-" (scene.clan(seat)) } { (strength) } }
            }
        }
    }
}

/// The pillage token; a button where the viewer may pillage.
fn token(scene: &Scene<'_>, place: Place) -> Markup {
    let table = &scene.view.table;
    let token = table.tokens[place.index()];
    let spent = table.pillaged.contains(place);
    let face = drawing(&if spent { "token-spent".to_owned() } else { format!("token-{token}") }, "fig");
    let may = scene.may(Action::Pillage(place)) || scene.may(Action::Challenge(place));
    let title = if spent { scene.say("br-pillaged") } else { scene.say(&format!("token-{token}")) };
    html! {
        @if may {
            button.token.lit.{ "at-" (place) "-t" } type="button" popovertarget={ "pillage-" (place) } title=(title)
                aria-label=(scene.fill("br-do-pillage", &[("place", scene.place(place).into())])) { (face) }
        } @else {
            span.token.{ "at-" (place) "-t" }.spent[spent] title=(title) { (face) }
        }
    }
}

fn god_in_words(scene: &Scene<'_>, place: Place) -> String {
    let Some(god) = scene.view.table.god_at(place) else { return String::new() };
    format!("{}: {}", scene.say(&format!("god-{god}")), scene.say(&format!("god-{god}-effect")))
}

/// A province in one sentence, for whoever cannot see it.
fn in_words(scene: &Scene<'_>, place: Place) -> String {
    let table = &scene.view.table;
    if table.destroyed.contains(place) {
        return scene.say("br-destroyed");
    }
    let mut words = Vec::new();
    if let Some(region) = place.region() {
        let room = [("free", table.room(place).into()), ("villages", place.villages().into())];
        words.push(scene.say(&format!("region-{region}")));
        words.push(scene.fill("br-free-villages", &room));
    }
    words.push(match table.pillaged.contains(place) {
        true => scene.say("br-pillaged"),
        false => scene.say(&format!("token-{}", table.tokens[place.index()])),
    });
    if table.doomed.get(usize::from(table.age) - 1) == Some(&place) {
        words.push(scene.say("br-doomed"));
    }
    for (seat, strength) in strengths(scene, place) {
        let figures = in_a_row(scene, seat, table.forces(seat, place));
        let values = [("who", scene.name(seat).into()), ("figures", figures.into()), ("strength", strength.into())];
        words.push(scene.fill("br-stands", &values));
    }
    // Some are sentences already.
    words.iter().map(|said| said.trim_end_matches('.')).collect::<Vec<_>>().join(". ")
}

/// Figures of a clan in words.
pub(super) fn in_a_row(scene: &Scene<'_>, seat: Seat, forces: Group) -> String {
    let sheet = scene.sheet(seat);
    let figures = forces.pieces().map(|piece| {
        let name = scene.figure(sheet.figure(piece));
        match forces.count(piece) {
            1 => name,
            count => scene.fill("several", &[("count", count.into()), ("figure", name.into())]),
        }
    });
    scene.showing.words.list(figures.collect())
}
