//! What the picked figures would do and cost: a line beside the map, shown as soon as something is picked.

use super::Scene;
use super::targets::picks;
use crate::pages::sprite::icon;
use maud::{Markup, html};
use meadhall_blood_rage::data::MARCH_COST;
use meadhall_blood_rage::{Action, Figure, Invade, Place, RESERVE, VALHALLA};

/// A line for every pick.
pub(super) fn plans(scene: &Scene<'_>) -> Markup {
    if !scene.is_turn() {
        return html! {};
    }
    let sacrifice = scene.choices.iter().any(|choice| matches!(choice, Action::Sacrifice(..)));
    let march = scene.choices.iter().any(|choice| matches!(choice, Action::March(_)));
    html! {
        div.plans {
            // Where the screen is small, the line keeps its room, so that nothing jumps when something is picked.
            p.plan.any { (scene.say("br-plan-any")) }
            @for (pick, figure, invade) in picks(scene) { (plan(scene, pick, figure, invade)) }
            @if march || sacrifice {
                div.plan.with-figures {
                    (icon("march"))
                    @if march { p { (scene.fill("br-plan-march", &[("cost", MARCH_COST.into())])) } }
                    @if sacrifice {
                        button.small form="play" name="action" value="sacrifice:" { (scene.say("br-plan-sacrifice")) }
                    }
                }
            }
        }
    }
}

fn plan(scene: &Scene<'_>, pick: &str, figure: Figure, invade: Invade) -> Markup {
    html! {
        div.plan.{ "on-" (pick) } {
            (icon("invade"))
            p { (invade_in_words(scene, figure, invade)) }
            (victims(scene, figure, invade.fallen))
        }
    }
}

/// What an invade with a figure costs and what it leaves.
fn invade_in_words(scene: &Scene<'_>, figure: Figure, invade: Invade) -> String {
    let (cost, strength) = price(scene, invade);
    let rage = scene.me().map_or(0, |me| scene.sheet(me).rage);
    scene.fill(
        if figure.sails() { "br-plan-ship" } else { "br-plan-invade" },
        &[
            ("figure", scene.figure(figure).into()),
            ("strength", strength.into()),
            ("cost", cost.into()),
            ("left", rage.saturating_sub(cost).into()),
        ],
    )
}

/// The Rage that an invade costs, and the figure's STR.
pub(super) fn price(scene: &Scene<'_>, invade: Invade) -> (u8, u8) {
    let Some(me) = scene.me() else { return (0, 0) };
    let sheet = scene.sheet(me);
    let from = if invade.fallen { VALHALLA } else { RESERVE };
    let Some(piece) = sheet.piece_in(sheet.figures[from], invade.figure) else { return (0, 0) };
    let cost = scene.rules.invade_cost(&scene.view.table, me, piece, invade.place, invade.fallen);
    (cost, sheet.strength_of(piece))
}

/// Whose place the figure may take, as a list to choose from.
pub(super) fn victims(scene: &Scene<'_>, figure: Figure, fallen: bool) -> Markup {
    let of = |choice: &&Action| matches!(choice, Action::Invade(invade) if invade.figure == figure && invade.fallen == fallen && invade.victim.is_some());
    let victims: Vec<&Action> = scene.choices.iter().filter(of).collect();
    html! {
        @if !victims.is_empty() {
            label { span.sr { (scene.say("br-plan-victim")) }
                select name="with" form="play" {
                    option value="" { (scene.say("br-plan-victim")) }
                    @for action in victims { option value=(action) { (victim_in_words(scene, *action)) } }
                }
            }
            button.small form="play" name="action" value="invade:" { (scene.say("br-plan-take")) }
        }
    }
}

fn victim_in_words(scene: &Scene<'_>, action: Action) -> String {
    let Action::Invade(Invade { place, victim: Some(victim), .. }) = action else { return String::new() };
    let place: Place = place;
    let who = format!(
        "{}: {} ({})",
        scene.place(place),
        scene.figure(victim.figure),
        scene.say(&format!("clan-{}", victim.clan))
    );
    match victim.to {
        Some(to) => format!("{who} › {}", scene.place(to)),
        None => who,
    }
}
