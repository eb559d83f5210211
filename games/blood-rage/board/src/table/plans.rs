//! What the picked figures would do and cost: a line beside the map, shown as soon as something is picked.

use super::BoardContext;
use super::targets::picks;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::data::MARCH_COST;
use meadhall_blood_rage::{Action, Figure, Invade, Place, RESERVE, VALHALLA};

/// A line for every pick.
pub(super) fn plans(ctx: &BoardContext<'_>) -> Markup {
    if !ctx.is_turn() {
        return html! {};
    }
    let sacrifice = ctx.choices.iter().any(|choice| matches!(choice, Action::Sacrifice(..)));
    let march = ctx.choices.iter().any(|choice| matches!(choice, Action::March(_)));
    html! {
        div.plans {
            // Where the screen is small, the line keeps its room, so that nothing jumps when something is picked.
            p.plan.any { (ctx.say("br-plan-any")) }
            @for (pick, figure, invade) in picks(ctx) { (plan(ctx, pick, figure, invade)) }
            @if march || sacrifice {
                div.plan.with-figures {
                    (ART.icon("march"))
                    @if march { p { (ctx.fill("br-plan-march", &[("cost", MARCH_COST.into())])) } }
                    @if sacrifice {
                        button.small form="play" name="action" value="sacrifice:" { (ctx.say("br-plan-sacrifice")) }
                    }
                }
            }
        }
    }
}

fn plan(ctx: &BoardContext<'_>, pick: &str, figure: Figure, invade: Invade) -> Markup {
    html! {
        div.plan.{ "on-" (pick) } {
            (ART.icon("invade"))
            p { (invade_in_words(ctx, figure, invade)) }
            (victims(ctx, figure, invade.fallen))
        }
    }
}

/// What an invade with a figure costs and what it leaves.
fn invade_in_words(ctx: &BoardContext<'_>, figure: Figure, invade: Invade) -> String {
    let (cost, strength) = price(ctx, invade);
    let rage = ctx.me().map_or(0, |me| ctx.sheet(me).rage);
    ctx.fill(
        if figure.sails() { "br-plan-ship" } else { "br-plan-invade" },
        &[
            ("figure", ctx.figure(figure).into()),
            ("strength", strength.into()),
            ("cost", cost.into()),
            ("left", rage.saturating_sub(cost).into()),
        ],
    )
}

/// The Rage that an invade costs, and the figure's STR.
pub(super) fn price(ctx: &BoardContext<'_>, invade: Invade) -> (u8, u8) {
    let Some(me) = ctx.me() else { return (0, 0) };
    let sheet = ctx.sheet(me);
    let from = if invade.fallen { VALHALLA } else { RESERVE };
    let Some(piece) = sheet.piece_in(sheet.figures[from], invade.figure) else { return (0, 0) };
    let cost = ctx.rules.invade_cost(&ctx.view.table, me, piece, invade.place, invade.fallen);
    (cost, sheet.strength_of(piece))
}

/// Whose place the figure may take, as a list to choose from.
pub(super) fn victims(ctx: &BoardContext<'_>, figure: Figure, fallen: bool) -> Markup {
    let of = |choice: &&Action| matches!(choice, Action::Invade(invade) if invade.figure == figure && invade.fallen == fallen && invade.victim.is_some());
    let victims: Vec<&Action> = ctx.choices.iter().filter(of).collect();
    html! {
        @if !victims.is_empty() {
            label { span.sr { (ctx.say("br-plan-victim")) }
                select name="with" form="play" {
                    option value="" { (ctx.say("br-plan-victim")) }
                    @for action in victims { option value=(action) { (victim_in_words(ctx, *action)) } }
                }
            }
            button.small form="play" name="action" value="invade:" { (ctx.say("br-plan-take")) }
        }
    }
}

fn victim_in_words(ctx: &BoardContext<'_>, action: Action) -> String {
    let Action::Invade(Invade { place, victim: Some(victim), .. }) = action else { return String::new() };
    let place: Place = place;
    let who =
        format!("{}: {} ({})", ctx.place(place), ctx.figure(victim.figure), ctx.say(&format!("clan-{}", victim.clan)));
    match victim.to {
        Some(to) => format!("{who} › {}", ctx.place(to)),
        None => who,
    }
}
