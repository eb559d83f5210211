//! The great moments of a decision: pillages and battles, and the end of an age.

mod age;
mod fought;
mod quests;
mod ragnarok;

use super::BoardContext;
use super::fight::last;
use super::figure::portrait;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::{Event, Figure, Phase, View};
use meadhall_board::Scene;
use meadhall_engine::{Seat, Wording};

/// The moments of the decision `turn`, whose events are the last ones; `before` is what the viewer saw before it.
pub fn scenes(ctx: &BoardContext<'_>, before: &View, turn: usize) -> Vec<Scene> {
    let here = ctx.events.iter().position(|(of, _)| *of == turn).unwrap_or(ctx.events.len());
    let now: Vec<Event> = ctx.events[here..].iter().map(|(_, event)| *event).collect();
    let mut scenes = Vec::new();
    if let Some(fight) = last(ctx.events).filter(|fight| fight.turn == turn || before.table.battle.on)
        && !ctx.view.table.battle.on
    {
        scenes.push(fought::scene(ctx, &fight));
    }
    scenes.extend(quests::scene(ctx, &now));
    // Ragnarök may stop for questions about single figures: it is told when it is over.
    if now.contains(&Event::Phase(Phase::Release)) {
        scenes.extend(ragnarok::ragnarok(ctx));
        scenes.extend(ragnarok::valhalla(ctx, before, &now));
    }
    scenes.extend(age::scene(ctx, &now));
    scenes
}

/// Everything since the last beginning of a phase, up to the next one.
fn of_phase<'a>(ctx: &BoardContext<'a>, phase: Phase) -> impl Iterator<Item = &'a Event> + use<'a> {
    let start = ctx.events.iter().rposition(|(_, event)| *event == Event::Phase(phase));
    let since = &ctx.events[start.map_or(ctx.events.len(), |at| at + 1)..];
    since.iter().map(|(_, event)| event).take_while(|event| !matches!(event, Event::Phase(_) | Event::Age(_)))
}

/// Whose something is: the emblem and the name.
fn who(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    html! { span.whom { (ART.emblem(ctx.clan(seat).word())) b { (ctx.name(seat)) } } }
}

/// Figures of a clan, drawn.
fn figures(ctx: &BoardContext<'_>, seat: Seat, all: impl IntoIterator<Item = Figure>) -> Markup {
    let clan = ctx.clan(seat);
    html! { span.troop { @for figure in all { span title=(ctx.figure(figure)) { (portrait(clan, figure)) } } } }
}

/// Glory that somebody has gained or lost; nothing for none.
fn glory(ctx: &BoardContext<'_>, amount: i32) -> Markup {
    html! {
        @if amount != 0 {
            span.pays.loss[amount < 0] { (format!("{amount:+}")) " " (ART.icon("glory")) span.sr { (ctx.say("glory")) } }
        }
    }
}

/// The Glory that each seat gained, less what it lost, in some events.
fn gains<'a>(ctx: &BoardContext<'_>, events: impl Iterator<Item = &'a Event>) -> Vec<i32> {
    let mut all = vec![0; ctx.view.players];
    for event in events {
        let (seat, amount) = match *event {
            Event::Gained(seat, amount, _) => (seat, i32::from(amount)),
            Event::Lost(seat, amount, _) => (seat, -i32::from(amount)),
            _ => continue,
        };
        if let Some(sum) = all.get_mut(seat.index()) {
            *sum += amount;
        }
    }
    all
}

/// Events in the words of the log.
fn told<'a>(ctx: &BoardContext<'_>, events: impl Iterator<Item = &'a Event>) -> Vec<String> {
    events.filter_map(|event| ctx.rules.tell(event)).map(|message| ctx.context.tell(&message)).collect()
}
