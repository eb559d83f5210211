//! Choices in steps: what is done, with which card or dice, where.

use super::{Context, cards, halls, middle, name};
use crate::card_name;
use meadhall_engine::Wording;
use meadhall_screen::plain::{Step, StepKind};
use meadhall_valhalla::{Action, Asked, Card, Dice, Face, Spot};

fn verb(context: &Context<'_>, word: &str) -> Step {
    Step::new(StepKind::Verb, context.words.say(&format!("plain-va-do-{word}")))
}

/// A choice that is one step, called as a button calls it.
fn whole(context: &Context<'_>, action: Action) -> Step {
    let label = context.game.label(context.view, action);
    Step::new(StepKind::Verb, context.words.tell(&label, &|seat| name(context, seat)))
}

fn card(context: &Context<'_>, kind: StepKind, card: Card) -> Step {
    Step::new(kind, card_name(card, context.words)).about(cards::about(context, card))
}

/// A warrior where it stands.
fn spot(context: &Context<'_>, spot: Spot) -> Step {
    let values = [("card", card_name(spot.card, context.words).into()), ("place", (spot.place + 1).into())];
    let label = context.words.fill("plain-va-spot", &values);
    Step::new(StepKind::Card, label).about(cards::about(context, spot.card))
}

fn die(context: &Context<'_>, face: Face) -> Step {
    let face = cards::face(context, face);
    Step::new(StepKind::Dice, context.words.fill("plain-va-die", &[("face", face.into())]))
}

fn dice(context: &Context<'_>, dice: Dice) -> Step {
    let label = if dice.is_empty() { context.words.say("plain-va-no-dice") } else { cards::dice(context, &dice.0) };
    Step::new(StepKind::Dice, label)
}

/// A warrior for the band, perhaps in the place of another.
fn addition(context: &Context<'_>, word: &str, new: Card, place: Option<u8>) -> Vec<Step> {
    let mut steps = vec![verb(context, word), card(context, StepKind::Card, new)];
    let Some(place) = place else { return steps };
    let board = context.view.seat().filter(|_| context.view.table.asked != Asked::Warrior);
    let board = board.map(|seat| context.view.table.board(seat));
    let old = board.and_then(|board| board.band.get(usize::from(place))?.card);
    let here = context.words.fill("plain-va-place", &[("place", (place + 1).into())]);
    let label = match old {
        Some(old) => {
            let over = context.words.fill("plain-va-over", &[("card", cards::numbered(context, old).into())]);
            format!("{here}, {over}")
        }
        None => here,
    };
    steps.push(Step::new(StepKind::Place, label));
    steps
}

/// The row of Loki's trick, with the difference that it is for.
fn row(context: &Context<'_>, action: Action, row: u8) -> Step {
    let loki = context.view.table.loki.and_then(|index| context.game.cards().loki(index));
    let step = whole(context, action);
    match loki.and_then(|loki| loki.rows.get(usize::from(row))) {
        Some(row) => {
            let values = [("least", row.min.into()), ("most", row.max.into())];
            step.about(context.words.fill("plain-va-loki-range", &values))
        }
        None => step,
    }
}

/// The steps of a choice.
pub fn steps(context: &Context<'_>, action: Action) -> Vec<Step> {
    let with_card = |word: &str, one: Card| vec![verb(context, word), card(context, StepKind::Card, one)];
    match action {
        Action::Jarl(jarl) => {
            let name = context.words.say(&format!("jarl-{jarl}"));
            let text = cards::jarl_text(context, jarl);
            let about = text.strip_prefix(&format!("{name}. ")).unwrap_or(&text).to_owned();
            vec![Step::new(StepKind::Card, name).about(about)]
        }
        Action::Reject(one, two) => vec![card(context, StepKind::Card, one), card(context, StepKind::Other, two)],
        Action::Lay(one) => with_card("lay", one),
        Action::Take(one) => with_card("take", one),
        Action::Aside(one) => with_card("aside", one),
        Action::Add(one, place) => addition(context, "add", one, place),
        Action::AddTwo(one, place) => addition(context, "add-two", one, place),
        Action::Recall(one, place) => addition(context, "recall", one, place),
        Action::Attack(seat) => {
            let target = Step::new(StepKind::Player, name(context, seat)).about(halls::target(context, seat));
            vec![verb(context, "attack"), target]
        }
        Action::Hunt => vec![whole(context, action).about(middle::monster(context).unwrap_or_default())],
        Action::Help(one, seat) => vec![
            verb(context, "help"),
            card(context, StepKind::Card, one),
            Step::new(StepKind::Player, name(context, seat)),
        ],
        Action::Pay(one) => with_card("pay", one),
        Action::Play(one) => with_card("play", one),
        Action::Discard(one) => with_card("discard", one),
        Action::Give(one) => with_card("give", one),
        Action::PlayWith(one, face) => {
            vec![verb(context, "play"), card(context, StepKind::Card, one), die(context, face)]
        }
        Action::Activate(one, with) => {
            let word = if one.ally { "activate-ally" } else { "activate" };
            vec![verb(context, word), spot(context, one), dice(context, with)]
        }
        Action::Choose(one) => vec![verb(context, "choose"), spot(context, one)],
        Action::Send(one) => vec![verb(context, "send"), spot(context, one)],
        Action::Row(number) => vec![row(context, action, number)],
        Action::Decline
        | Action::Done
        | Action::Draw
        | Action::LayDie
        | Action::FreeReroll
        | Action::Main
        | Action::Secondary
        | Action::Rob(_) => vec![whole(context, action)],
        of_dice => dice_steps(context, of_dice),
    }
}

/// The steps of a choice of dice.
fn dice_steps(context: &Context<'_>, action: Action) -> Vec<Step> {
    match action {
        Action::Drop(face) => vec![verb(context, "drop"), die(context, face)],
        Action::JarlReroll(face) => vec![verb(context, "jarl-reroll"), die(context, face)],
        Action::Reroll(with) => {
            let number = context.count("plain-va-dice", with.len());
            vec![Step::new(StepKind::Number, number), dice(context, with)]
        }
        Action::Turn(from, to) => {
            let to = cards::face(context, to);
            let to = Step::new(StepKind::To, context.words.fill("plain-va-to-face", &[("face", to.into())]));
            vec![verb(context, "turn"), die(context, from), to]
        }
        Action::Keep(face) => vec![die(context, face)],
        _ => vec![whole(context, action)],
    }
}

/// The two cards of a pair in the other order.
pub fn detours(context: &Context<'_>, action: Action) -> Vec<Vec<Step>> {
    match action {
        Action::Reject(one, two) => {
            vec![vec![card(context, StepKind::Card, two), card(context, StepKind::Other, one)]]
        }
        _ => Vec::new(),
    }
}
