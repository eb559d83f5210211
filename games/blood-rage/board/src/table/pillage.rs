//! What a pillage would bring and who could come, before it is confirmed.

use super::Scene;
use super::province::strengths;
use crate::pages::sprite::{drawing, emblem, icon};
use maud::{Markup, html};
use meadhall_blood_rage::data::EXTRA_PILLAGE_COST;
use meadhall_blood_rage::{Action, Asked, Place};
use meadhall_engine::Seat;

/// A sheet for every province that the viewer may pillage; it opens on the province's token.
pub(super) fn sheets(scene: &Scene<'_>) -> Markup {
    html! {
        @for action in scene.choices {
            @match *action {
                Action::Pillage(place) | Action::Challenge(place) => (sheet(scene, place, *action)),
                _ => {}
            }
        }
    }
}

/// The Rage that a pillage costs.
fn cost(scene: &Scene<'_>, action: Action) -> u8 {
    match (scene.view.table.asked, action) {
        (Asked::Domain(_), _) | (_, Action::Challenge(_)) => EXTRA_PILLAGE_COST,
        _ => 0,
    }
}

fn sheet(scene: &Scene<'_>, place: Place, action: Action) -> Markup {
    let table = &scene.view.table;
    let id = format!("pillage-{place}");
    let token = table.tokens[place.index()];
    let cost = scene.fill("br-cost", &[("cost", cost(scene, action).into())]);
    html! {
        div.pop popover id=(id) role="dialog" aria-label=(scene.label(action)) {
            h2 { (icon("pillage")) (scene.fill("br-pillage-of", &[("place", scene.place(place).into())])) }
            p.reward { (drawing(&format!("token-{token}"), "fig")) (scene.say(&format!("token-{token}"))) }
            @if let Some(god) = table.god_at(place) {
                p.reward { (drawing(&format!("god-{god}"), "fig")) (scene.say(&format!("god-{god}-effect"))) }
            }
            ul.sides {
                @for (seat, strength) in strengths(scene, place) {
                    li { (emblem(scene.clan(seat).word())) (scene.name(seat)) b { (strength) } }
                }
            }
            p { (comers(scene, place)) }
            button.big form="play" name="action" value=(action) { (scene.label(action)) " · " (cost) }
        }
    }
}

/// Who might answer the call.
fn comers(scene: &Scene<'_>, place: Place) -> String {
    let table = &scene.view.table;
    let near = |seat: &Seat| {
        let sheet = scene.sheet(*seat);
        let comes = |from: Place| sheet.at(from).pieces().any(|piece| !sheet.figure(piece).sails());
        place.neighbours().iter().any(comes)
    };
    let names: Vec<String> = scene
        .around()
        .filter(|seat| table.room(place) > 0 && near(seat))
        .map(|seat| scene.name(seat).to_owned())
        .collect();
    match names.is_empty() {
        true => scene.say("br-nobody-comes"),
        false => scene.fill("br-may-come", &[("who", scene.showing.words.list(names).into())]),
    }
}
