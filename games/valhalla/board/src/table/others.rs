//! The halls of the others.

use super::band::glance;
use super::card::sign;
use super::hall::{banner, hand_count, is_acting, shields, tags, valhalla};
use super::home::Home;
use super::jarl::leader;
use super::{Scene, colour};
use maud::{Markup, html};
use meadhall_engine::Seat;

/// The others, from the viewer's left around the table.
pub(super) fn others(scene: &Scene<'_>) -> Markup {
    html! {
        section.halls aria-label=(scene.say("vh-others")) {
            @for seat in scene.around().filter(|seat| scene.me() != Some(*seat)) { (hall(scene, seat)) }
        }
    }
}

fn hall(scene: &Scene<'_>, seat: Seat) -> Markup {
    let fights = scene.view.table.battle.side_of(seat).is_some();
    html! {
        article.lodge.panel.(colour(seat)).active[is_acting(scene, seat)] {
            header { (banner(seat)) h2 { (scene.name(seat)) } (valhalla(scene, seat, !fights)) }
            div.seatings {
                @if !fights { (leader(scene, seat)) }
                div.numbers { (shields(scene, seat)) (hand_count(scene, seat)) (tags(scene, seat)) (targets(scene, seat)) }
            }
            @if fights { p.hint.fights { (scene.say("vh-in-battle")) } } @else { (glance(scene, seat)) }
        }
    }
}

/// What the viewer may do to this hall.
fn targets(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        @for action in scene.at(Home::Hall(seat)) {
            button.strike.lit form="play" name="action" value=(action) { (sign("attack")) (scene.label(action)) }
        }
    }
}
