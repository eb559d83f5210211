//! What happened in a battle, line by line, and how it ended.

use super::BoardContext;
use super::fight::{self, End, Fight, Sides};
use super::told_battle;
use maud::{Markup, html};
use meadhall_engine::Wording;

/// The last battle after its end: who fought with what and what came of it. Before the first one, the hall.
pub(super) fn last(ctx: &BoardContext<'_>) -> Markup {
    let Some(fight) = fight::last(ctx.events).filter(|fight| fight.end.is_some()) else {
        return html! { div.quiet-hall aria-hidden="true" { (crate::art::ART.drawing("valhalla/hall", "pic")) } };
    };
    html! {
        section.past aria-label=(ctx.say("vh-last-battle")) {
            h2 { (title(ctx, &fight)) }
            div.past-parts {
                (told_battle::sides(ctx, &fight))
                ul.effects { @for effect in told_battle::effects(ctx, &fight) { (effect) } }
            }
        }
    }
}

/// Who fights whom, or how it ended.
pub(super) fn title(ctx: &BoardContext<'_>, fight: &Fight) -> String {
    let monster = || ctx.rules.monster().map_or(String::new(), |(monster, _)| ctx.say(&format!("monster-{monster}")));
    let duel = |key: &str, one, two| ctx.fill(key, &[("who", ctx.name(one).into()), ("other", ctx.name(two).into())]);
    match (fight.end, fight.sides) {
        (None, Sides::Duel(attacker, defender)) => duel("vh-duel", attacker, defender),
        (Some(End::Won(winner, by)), Sides::Duel(attacker, defender)) => {
            let loser = if winner == attacker { defender } else { attacker };
            let key = if winner == attacker { "vh-won-attack" } else { "vh-won-defence" };
            let values = [("who", ctx.name(winner).into()), ("other", ctx.name(loser).into()), ("by", by.into())];
            ctx.fill(key, &values)
        }
        (Some(_), Sides::Duel(attacker, defender)) => duel("vh-won-nobody", attacker, defender),
        (None, Sides::Hunt) => ctx.fill("vh-hunt", &[("monster", monster().into())]),
        (None, Sides::Raid) => ctx.fill("vh-raid", &[("monster", monster().into())]),
        (Some(End::Solo(true)), Sides::Hunt) => ctx.fill("vh-hunt-won", &[("monster", monster().into())]),
        (Some(_), Sides::Hunt) => ctx.fill("vh-hunt-lost", &[("monster", monster().into())]),
        (Some(End::Solo(true)), Sides::Raid) => ctx.fill("vh-raid-won", &[("monster", monster().into())]),
        (Some(_), Sides::Raid) => ctx.fill("vh-raid-lost", &[("monster", monster().into())]),
        (_, Sides::Ragnarok(seat)) => ctx.fill("vh-ragnarok", &[("who", ctx.name(seat).into())]),
    }
}

/// What happened, the newest first.
pub(super) fn lines(ctx: &BoardContext<'_>, fight: &Fight, most: usize) -> Markup {
    let told = fight.course.iter().rev().filter_map(|at| ctx.rules.tell(&ctx.events.get(*at)?.1)).take(most);
    let lines: Vec<String> = told.map(|message| ctx.context.tell(&message)).collect();
    html! {
        @if !lines.is_empty() {
            ol.saga tabindex="0" aria-label=(ctx.say("vh-course")) { @for line in lines { li { (line) } } }
        }
    }
}
