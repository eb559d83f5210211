//! The viewer's own hall: jarl, band, shields, Valhalla; and the hand.

use super::band::places;
use super::hall::{banner, is_acting, shields, tags, valhalla};
use super::hand::hand;
use super::jarl::leader;
use super::{Scene, colour};
use maud::{Markup, html};
use meadhall_engine::Seat;

/// The viewer's place; nothing for spectators. A hall whose band is in battle stands there.
pub(super) fn mine(scene: &Scene<'_>) -> Markup {
    let Some(own) = scene.view.own else { return html! {} };
    html! {
        section.mine.bare[scene.i_fight()] aria-label=(scene.say("vh-mine")) {
            @if !scene.i_fight() { (home(scene, own.seat)) }
            (hand(scene, &own))
        }
    }
}

fn home(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        article.lodge.own.panel.(colour(seat)).active[is_acting(scene, seat)] {
            header { (banner(seat)) h2 { (scene.name(seat)) } (tags(scene, seat)) (shields(scene, seat)) (valhalla(scene, seat, true)) }
            div.seatings { (leader(scene, seat)) (places(scene, seat)) }
        }
    }
}
