//! The dice of a battle: what was rolled, what may be done with each die.

use super::BoardContext;
use super::card::sign;
use super::choice_place::ChoicePlace;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_engine::Seat;
use meadhall_valhalla::battle::Side;
use meadhall_valhalla::{Action, Asked, Event, Face};

/// The colour of a side's dice.
pub(super) const fn tint(at: usize) -> &'static str {
    if at == 0 { "d attack-die" } else { "d defend-die" }
}

/// A die of a side.
pub(super) fn die(face: Face, at: usize) -> Markup {
    ART.drawing(&format!("valhalla/die-{face}"), tint(at))
}

/// The pool of a side: free dice, Weapon Stocks, dice set aside.
pub(super) fn pool(ctx: &BoardContext<'_>, side: &Side, at: usize) -> Markup {
    let actions = if ctx.me() == Some(side.seat) { ctx.at(ChoicePlace::Dice) } else { Vec::new() };
    let fresh = fresh(ctx, side.seat);
    let rerolling = actions.iter().any(|action| matches!(action, Action::Reroll(_)));
    html! {
        div.pool role="group" aria-label=(ctx.fill("vh-dice-of", &[("who", ctx.name(side.seat).into())])) {
            @for face in Face::ALL {
                @for n in 0..side.dice[face.index()] {
                    (thrown(ctx, face, n, at, n < fresh[face.index()], &actions, rerolling))
                }
            }
            @for (face, count) in Face::WEAPONS.into_iter().zip(side.stock) {
                @for _ in 0..count { span.stock title=(ctx.say(&format!("face-{face}"))) { (sign(face.word())) } }
            }
            @if side.on_jarl { span.spare-die title=(ctx.say("vh-on-jarl")) { (ART.drawing("valhalla/die-blank", tint(at))) } }
            @for _ in 0..side.aside { span.aside title=(ctx.say("vh-aside")) { (ART.drawing("valhalla/die-discarded", "d")) } }
            @if side.rolled && side.free() == 0 && side.aside == 0 { span.hint { (ctx.say("vh-no-dice")) } }
        }
        (acts(ctx, at, &actions))
    }
}

/// One die: to be picked where something may be done with it.
fn thrown(
    ctx: &BoardContext<'_>,
    face: Face,
    n: u8,
    at: usize,
    new: bool,
    actions: &[Action],
    rerolling: bool,
) -> Markup {
    let name = ctx.say(&format!("face-{face}"));
    let useful = actions.iter().any(|action| turns_on(*action) == Some(face))
        || ctx.choices.iter().any(|choice| matches!(choice, Action::Activate(_, dice) if dice.0[face.index()] > 0));
    html! {
        @if rerolling {
            label.die.lit.fresh[new] title=(name) { input type="checkbox" form="play" name="with" value=(face) aria-label=(name); (die(face, at)) }
        } @else if !actions.is_empty() && useful {
            label.die.lit.fresh[new].{ "die-" (face) } title=(name) draggable="true" data-face=(face) {
                input type="radio" name="pick" id={ "pick-" (face) "-" (n) } aria-label=(name);
                (die(face, at))
            }
        } @else {
            span.die.fresh[new] role="img" title=(name) { (die(face, at)) }
        }
    }
}

/// The face of the die that a choice is about.
fn turns_on(action: Action) -> Option<Face> {
    match action {
        Action::Drop(face) | Action::JarlReroll(face) | Action::Turn(face, _) => Some(face),
        _ => None,
    }
}

/// How many dice a choice throws again.
fn thrown_by(action: Action) -> u8 {
    match action {
        Action::Reroll(dice) => dice.len(),
        _ => 0,
    }
}

/// What may be done with the dice: with all of them, and with the one that is picked.
fn acts(ctx: &BoardContext<'_>, at: usize, actions: &[Action]) -> Markup {
    if actions.is_empty() {
        return html! {};
    }
    let asked = ctx.view.table.asked;
    let whole: Vec<Action> =
        actions.iter().copied().filter(|action| matches!(action, Action::FreeReroll | Action::Keep(_))).collect();
    let every = actions.iter().filter(|action| thrown_by(**action) > 0).max_by_key(|action| thrown_by(**action));
    // Where there is only one die to turn, nobody has to pick it.
    let open = asked == Asked::Exchange;
    html! {
        div.acts {
            @if let Some(every) = every {
                button.lit form="play" name="action" value="reroll:" { (sign("reroll")) (ctx.say("vh-reroll-picked")) }
                button form="play" name="action" value=(every) { (ctx.say("vh-reroll-all")) }
            }
            @for action in &whole { (act(ctx, *action, at)) }
            @for face in Face::ALL {
                @let own: Vec<Action> = actions.iter().copied().filter(|action| turns_on(*action) == Some(face)).collect();
                @if !own.is_empty() {
                    div.act.{ "on-" (face) }.now[open] { @for action in own { (act(ctx, action, at)) } }
                }
            }
            @if asked == Asked::Fight || asked == Asked::GormTurn { p.hint.idle { (ctx.say("vh-dice-hint")) } }
        }
    }
}

fn act(ctx: &BoardContext<'_>, action: Action, at: usize) -> Markup {
    let label = ctx.label(action);
    let short = |picture: &str, key: &str| {
        html! {
            button.lit form="play" name="action" value=(action) title=(label) { (sign(picture)) (ctx.say(key)) }
        }
    };
    match action {
        Action::Drop(_) => short("discard", "vh-do-drop"),
        Action::FreeReroll => short("reroll", "vh-do-free"),
        Action::JarlReroll(_) => short("reroll", "vh-do-jarl"),
        Action::Keep(face) => html! { button.lit form="play" name="action" value=(action) { (die(face, at)) (label) } },
        Action::Turn(_, to) => html! {
            button.turn.lit form="play" name="action" value=(action) title=(label) { span.sr { (label) } (die(to, at)) }
        },
        _ => html! { button.lit form="play" name="action" value=(action) { (label) } },
    }
}

/// How many dice of each face were thrown by the last decision.
fn fresh(ctx: &BoardContext<'_>, seat: Seat) -> [u8; 6] {
    let Some(last) = ctx.events.last().map(|(turn, _)| *turn) else { return [0; 6] };
    let mut fresh = [0; 6];
    for (_, event) in ctx.events.iter().rev().take_while(|(turn, _)| *turn == last) {
        match *event {
            Event::Rolled { seat: who, dice } | Event::Rerolled { seat: who, to: dice, .. } if who == seat => {
                return dice;
            }
            Event::FrostDie(who, face) if who == seat => fresh[face.index()] += 1,
            _ => {}
        }
    }
    fresh
}
