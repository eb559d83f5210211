//! A jarl: a portrait with what the jarl can do.

use super::{BoardContext, colour};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_valhalla::{Asked, Jarl};

/// What a jarl can do, in words.
pub(super) fn abilities(ctx: &BoardContext<'_>, jarl: Jarl) -> Markup {
    html! {
        span.ability { b { (ctx.say("vh-main")) } " " (ctx.say(&format!("jarl-{jarl}-main"))) }
        span.ability {
            b { (ctx.say("vh-secondary")) } " " em { (ctx.say(&format!("jarl-{jarl}-condition"))) } " "
            (ctx.say(&format!("jarl-{jarl}-secondary")))
        }
    }
}

/// The jarl of a hall; what he can do is told on hover and focus.
pub(super) fn leader(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let battle = &ctx.view.table.battle;
    let off =
        battle.side_of(seat).map_or((false, false), |at| (battle.sides[at].main_off, battle.sides[at].second_off));
    html! {
        @if let Some(jarl) = ctx.hall(seat).jarl {
            @let name = ctx.say(&format!("jarl-{jarl}"));
            div class={ "jarl " (colour(seat)) } tabindex="0" role="group" aria-label=(name) data-vt={ "jarl-" (jarl) } {
                (ART.drawing(&format!("valhalla/jarl-{jarl}"), "pic"))
                b.who { (name) }
                @if off.0 || off.1 { span.off title=(ctx.say(if off.0 { "vh-jarl-off" } else { "vh-second-off" })) { "✕" } }
                div.tip role="tooltip" { strong { (name) } (abilities(ctx, jarl)) }
            }
        } @else if ctx.view.table.asked == Asked::Jarl {
            div.jarl.unknown title=(ctx.say("vh-jarl-unknown")) { (ART.drawing("valhalla/card-back", "pic")) }
        }
    }
}

/// A jarl to choose from: portrait and abilities.
pub(super) fn candidate(ctx: &BoardContext<'_>, jarl: Jarl, seat: Seat) -> Markup {
    html! {
        (ART.drawing(&format!("valhalla/jarl-{jarl}"), &format!("pic {}", colour(seat))))
        strong { (ctx.say(&format!("jarl-{jarl}"))) }
        span.abilities-of id={ "jarl-" (jarl) } { (abilities(ctx, jarl)) }
    }
}

/// What a jarl can do as plain text, a line for each ability.
pub(super) fn in_short(ctx: &BoardContext<'_>, jarl: Jarl) -> String {
    let say = |what: &str| ctx.say(&format!("jarl-{jarl}-{what}"));
    format!(
        "{} {}\n{} {} {}",
        ctx.say("vh-main"),
        say("main"),
        ctx.say("vh-secondary"),
        say("condition"),
        say("secondary")
    )
}
