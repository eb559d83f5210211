//! Choices in steps: what is done, with which figure or card, where.

use super::places::{figure_name, prize, target};
use super::{Context, cards, place_list};
use crate::{clan_name, place_name};
use meadhall_blood_rage::{Action, BloodRage, Card, Figure, Invade, March, Place};
use meadhall_engine::{Seat, Wording};
use meadhall_screen::plain::{Step, StepKind};

fn verb(context: &Context<'_>, word: &str) -> Step {
    Step::new(StepKind::Verb, context.words.say(&format!("plain-br-do-{word}")))
}

/// A choice that is one step, called as a button calls it.
fn whole(context: &Context<'_>, action: Action) -> Step {
    let name = |seat: Seat| super::clan(context, seat);
    let label = BloodRage::label(context.game, context.view, action);
    Step::new(StepKind::Verb, context.words.tell(&label, &name))
}

fn card(context: &Context<'_>, kind: StepKind, card: Card) -> Step {
    Step::new(kind, cards::title(context, card)).about(cards::about(context, card))
}

fn figure(context: &Context<'_>, figure: Figure) -> Step {
    Step::new(StepKind::Figure, figure_name(context, figure))
}

/// A place that figures go to.
fn to(context: &Context<'_>, kind: StepKind, place: Place) -> Step {
    Step::new(kind, place_name(place, context.words)).about(target(context, place))
}

/// A figure where it stands.
fn at(context: &Context<'_>, kind: StepKind, (figure, place): (Figure, Place)) -> Step {
    let values = [("figure", figure_name(context, figure).into()), ("place", place_name(place, context.words).into())];
    Step::new(kind, context.words.fill("plain-br-at", &values))
}

fn invade(context: &Context<'_>, invade: Invade) -> Vec<Step> {
    let word = if invade.fallen { "invade-fallen" } else { "invade" };
    let mut steps =
        vec![verb(context, word), figure(context, invade.figure), to(context, StepKind::Place, invade.place)];
    if let Some(victim) = invade.victim {
        let values = [
            ("figure", figure_name(context, victim.figure).into()),
            ("clan", clan_name(victim.clan, context.words).into()),
            ("to", place_list(context, victim.to.into_iter()).into()),
        ];
        let key = if victim.to.is_some() { "plain-br-victim-to" } else { "plain-br-victim" };
        steps.push(Step::new(StepKind::Other, context.words.fill(key, &values)));
    }
    steps
}

fn march(context: &Context<'_>, march: March) -> Vec<Step> {
    let mut figures = Vec::new();
    if march.leader {
        figures.push(figure_name(context, Figure::Leader));
    }
    if march.warriors > 0 {
        figures.push(context.count("plain-br-warriors", march.warriors));
    }
    if march.mystics > 0 {
        figures.push(context.count("plain-br-mystics", march.mystics));
    }
    figures.extend(march.monsters.into_iter().flatten().map(|monster| figure_name(context, monster)));
    vec![
        verb(context, "march"),
        Step::new(StepKind::From, place_name(march.from, context.words)),
        to(context, StepKind::To, march.to),
        Step::new(StepKind::Group, context.list(figures)),
    ]
}

fn upgrade(context: &Context<'_>, upgrade: Card, slot: Option<u8>) -> Vec<Step> {
    let sheet = context.view.seat().map(|seat| context.game.sheet(&context.view.table, seat));
    let cost = sheet.map_or(0, |sheet| sheet.upgrade_cost(upgrade));
    let values = [("card", cards::title(context, upgrade).into()), ("cost", cost.into())];
    let priced = context.words.fill("plain-br-priced", &values);
    let mut steps = vec![verb(context, "upgrade"), Step { label: priced, ..card(context, StepKind::Card, upgrade) }];
    let old = sheet.and_then(|sheet| sheet.slot(sheet.slot_for(upgrade, slot)?));
    let place = match (old, slot) {
        (Some(old), _) => context.words.fill("plain-br-slot-over", &[("card", cards::title(context, old).into())]),
        (None, Some(number)) => context.words.fill("plain-br-slot-free", &[("slot", number.into())]),
        (None, None) => return steps,
    };
    steps.push(Step::new(StepKind::Place, place));
    steps
}

/// The steps of a choice.
pub fn steps(context: &Context<'_>, action: Action) -> Vec<Step> {
    match action {
        Action::Draft(one, None) => vec![card(context, StepKind::Card, one)],
        Action::Draft(one, Some(two)) => {
            vec![card(context, StepKind::Card, one), card(context, StepKind::Other, two)]
        }
        Action::Quest(quest) => vec![verb(context, "quest"), card(context, StepKind::Card, quest)],
        Action::Upgrade(one, slot) => upgrade(context, one, slot),
        Action::Pillage(place) | Action::Challenge(place) => {
            let word = if matches!(action, Action::Challenge(_)) { "challenge" } else { "pillage" };
            let step = Step::new(StepKind::Place, place_name(place, context.words)).about(prize(context, place));
            vec![verb(context, word), step]
        }
        Action::Sacrifice(first, second) => {
            vec![verb(context, "sacrifice"), at(context, StepKind::Figure, first), at(context, StepKind::Other, second)]
        }
        Action::Invade(one) => invade(context, one),
        Action::March(one) => march(context, one),
        Action::Call(one, from) => {
            vec![figure(context, one), Step::new(StepKind::From, place_name(from, context.words))]
        }
        Action::Play(one) | Action::Add(one) | Action::Recover(one) | Action::Keep(Some(one)) => {
            vec![card(context, StepKind::Card, one)]
        }
        Action::Retreat(one, place) | Action::Move(one, place) => {
            vec![figure(context, one), to(context, StepKind::To, place)]
        }
        Action::Send(god, place) => {
            let name = context.words.say(&format!("god-{god}"));
            vec![Step::new(StepKind::Figure, name), to(context, StepKind::To, place)]
        }
        Action::Pass
        | Action::Decline
        | Action::Accept
        | Action::Count(_)
        | Action::Spare(_)
        | Action::Save(_)
        | Action::Raise(_)
        | Action::Keep(None) => vec![whole(context, action)],
    }
}

/// The two cards or figures of a pair in the other order.
pub fn detours(context: &Context<'_>, action: Action) -> Vec<Vec<Step>> {
    match action {
        Action::Draft(one, Some(two)) => {
            vec![vec![card(context, StepKind::Card, two), card(context, StepKind::Other, one)]]
        }
        Action::Sacrifice(first, second) => vec![vec![
            verb(context, "sacrifice"),
            at(context, StepKind::Figure, second),
            at(context, StepKind::Other, first),
        ]],
        _ => Vec::new(),
    }
}
