//! A jarl: a portrait with what the jarl can do.

use super::{Scene, colour};
use crate::pages::sprite::drawing;
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_valhalla::{Asked, Jarl};

/// What a jarl can do, in words.
pub(super) fn abilities(scene: &Scene<'_>, jarl: Jarl) -> Markup {
    html! {
        span.ability { b { (scene.say("vh-main")) } " " (scene.say(&format!("jarl-{jarl}-main"))) }
        span.ability {
            b { (scene.say("vh-secondary")) } " " em { (scene.say(&format!("jarl-{jarl}-condition"))) } " "
            (scene.say(&format!("jarl-{jarl}-secondary")))
        }
    }
}

/// The jarl of a hall; what he can do is told on hover and focus.
pub(super) fn leader(scene: &Scene<'_>, seat: Seat) -> Markup {
    let battle = &scene.view.table.battle;
    let off =
        battle.side_of(seat).map_or((false, false), |at| (battle.sides[at].main_off, battle.sides[at].second_off));
    html! {
        @if let Some(jarl) = scene.hall(seat).jarl {
            @let name = scene.say(&format!("jarl-{jarl}"));
            div class={ "jarl " (colour(seat)) } tabindex="0" role="group" aria-label=(name) data-vt={ "jarl-" (jarl) } {
                (drawing(&format!("valhalla/jarl-{jarl}"), "pic"))
                b.who { (name) }
                @if off.0 || off.1 { span.off title=(scene.say(if off.0 { "vh-jarl-off" } else { "vh-second-off" })) { "✕" } }
                div.tip role="tooltip" { strong { (name) } (abilities(scene, jarl)) }
            }
        } @else if scene.view.table.asked == Asked::Jarl {
            div.jarl.unknown title=(scene.say("vh-jarl-unknown")) { (drawing("valhalla/card-back", "pic")) }
        }
    }
}

/// A jarl to choose from: portrait and abilities.
pub(super) fn candidate(scene: &Scene<'_>, jarl: Jarl, seat: Seat) -> Markup {
    html! {
        (drawing(&format!("valhalla/jarl-{jarl}"), &format!("pic {}", colour(seat))))
        strong { (scene.say(&format!("jarl-{jarl}"))) }
        span.abilities-of id={ "jarl-" (jarl) } { (abilities(scene, jarl)) }
    }
}

/// What a jarl can do as plain text, a line for each ability.
pub(super) fn in_short(scene: &Scene<'_>, jarl: Jarl) -> String {
    let say = |what: &str| scene.say(&format!("jarl-{jarl}-{what}"));
    format!(
        "{} {}\n{} {} {}",
        scene.say("vh-main"),
        say("main"),
        scene.say("vh-secondary"),
        say("condition"),
        say("secondary")
    )
}
