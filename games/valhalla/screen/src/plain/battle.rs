//! A battle in words.

use super::{Context, cards, middle, name};
use crate::{battle, card_name};
use meadhall_engine::Seat;
use meadhall_screen::plain::{Told, Topic};
use meadhall_valhalla::battle::{Kind, Side};
use meadhall_valhalla::{ATTACKER, DEFENDER};

/// Warriors of a band by the bits of their places.
fn warriors(context: &Context<'_>, seat: Seat, bits: u8) -> Vec<String> {
    let band = context.view.table.board(seat).warriors();
    band.filter(|(place, ..)| bits >> place & 1 == 1).map(|(_, card, _)| card_name(card, context.words)).collect()
}

/// A side in short: strength, free dice, who is activated, what was played.
fn in_short(context: &Context<'_>, at: usize, seat: Seat) -> String {
    let (view, words) = (context.view, context.words);
    let side = &view.table.battle.sides[at];
    let key = match (view.table.battle.kind, at) {
        (Kind::Ragnarok, _) => "plain-va-side-ragnarok",
        (_, ATTACKER) => "plain-va-side-attack",
        _ => "plain-va-side-defence",
    };
    let values = [("who", name(context, seat).into()), ("strength", view.strength[at].into())];
    let mut parts = vec![words.fill(key, &values)];
    if side.rolled {
        parts.push(words.fill("plain-va-free-dice", &[("dice", cards::dice(context, &side.dice).into())]));
    }
    let mut active = warriors(context, seat, side.active);
    if let Some(partner) = context.game.partner(seat) {
        active.extend(warriors(context, partner, side.helpers));
    }
    if !active.is_empty() {
        parts.push(words.fill("plain-va-activated", &[("warriors", context.list(active).into())]));
    }
    for (key, as_payment) in [("plain-va-tactics", false), ("plain-va-payments", true)] {
        let cards = laid(context, at, as_payment);
        if !cards.is_empty() {
            parts.push(words.fill(key, &[("cards", context.list(cards).into())]));
        }
    }
    parts.join(" ")
}

/// The cards that a side has laid down: those that it played, or those that it gave for an ability.
fn laid(context: &Context<'_>, at: usize, as_payment: bool) -> Vec<String> {
    let table = &context.view.table;
    let of_side = |n: usize| (table.laid_by_defender >> n & 1 == 1) == (at == DEFENDER);
    let cards = table.laid.iter().enumerate().filter(|(n, _)| of_side(*n));
    let cards = cards.filter(|(n, _)| (table.laid_as_payment >> n & 1 == 1) == as_payment);
    cards.map(|(_, card)| card_name(card, context.words)).collect()
}

/// What else is so on a side.
fn in_detail(context: &Context<'_>, seat: Seat, side: &Side) -> Vec<String> {
    let words = context.words;
    let numbers = [
        ("plain-va-locked", side.locked),
        ("plain-va-aside", side.aside),
        ("plain-va-grey", side.grey),
        ("plain-va-tactics-used", side.tactics),
        ("plain-va-bonus-strength", side.bonus),
        ("plain-va-cries", side.band_cries + side.cries),
        ("plain-va-free-rerolls", side.rerolls),
        ("plain-va-jarl-uses", side.jarl_uses),
        ("plain-va-promised", side.promised),
    ];
    let numbers = numbers.into_iter().filter(|(_, count)| *count > 0);
    let mut parts: Vec<String> = numbers.map(|(key, count)| words.fill(key, &[("count", count.into())])).collect();
    let marks = [
        (side.on_jarl, "plain-va-on-jarl"),
        (side.rerolled, "plain-va-rerolled"),
        (side.dropped, "plain-va-dropped"),
        (side.paid, "plain-va-paid"),
        (side.main_off, "plain-va-main-off"),
        (side.second_off, "plain-va-second-off"),
    ];
    parts.extend(marks.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| words.say(key)));
    let partners = |bits: u8| context.game.partner(seat).map_or(Vec::new(), |seat| warriors(context, seat, bits));
    for (key, bits, of_partner) in [
        ("plain-va-blocked", side.blocked, 0),
        ("plain-va-path", side.path, 0),
        ("plain-va-sent", side.sent, side.helpers_sent),
    ] {
        let mut named = warriors(context, seat, bits);
        named.extend(partners(of_partner));
        if !named.is_empty() {
            parts.push(words.fill(key, &[("warriors", context.list(named).into())]));
        }
    }
    if side.stock.iter().any(|count| *count > 0) {
        parts.push(words.fill("plain-va-stock", &[("dice", cards::dice(context, &side.stock).into())]));
    }
    if let Some(face) = side.tracked {
        parts.push(words.fill("plain-va-tracked", &[("face", cards::face(context, face).into())]));
    }
    let start = [("hand", context.count("plain-count-cards", side.hand).into()), ("band", side.band.into())];
    parts.push(words.fill("plain-va-at-start", &start));
    if side.total > 0 {
        parts.push(words.fill("plain-va-total", &[("total", side.total.into())]));
    }
    parts
}

/// What was decided of the battle.
fn outcome(context: &Context<'_>) -> Vec<String> {
    let (battle, words) = (&context.view.table.battle, context.words);
    let mut parts = Vec::new();
    for aid in battle.aids.iter().flatten() {
        let side = if aid.attacker { "attack" } else { "defence" };
        let values = [
            ("from", name(context, aid.from).into()),
            ("side", side.into()),
            ("card", card_name(aid.card, words).into()),
        ];
        parts.push(words.fill("plain-va-aid", &values));
    }
    match battle.winner() {
        Some(ATTACKER) => parts.push(words.say("plain-va-won-attack")),
        Some(DEFENDER) => parts.push(words.say("plain-va-won-defence")),
        _ => {}
    }
    let marks = [(battle.frost, "plain-va-frost"), (battle.loki_shield, "plain-va-shield-saved")];
    parts.extend(marks.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| words.say(key)));
    parts
}

/// The battle that is going on.
pub fn told(context: &Context<'_>) -> Told {
    let mut told = Told::default();
    for (at, seat) in battle::sides(context.view) {
        let short = in_short(context, at, seat);
        let side = &context.view.table.battle.sides[at];
        told.whole.push(format!("{short} {}", in_detail(context, seat, side).join(" ")));
        told.whole.push(super::halls::topic(context, seat).whole);
        told.brief.push(short);
    }
    if told.brief.is_empty() {
        return told;
    }
    if let Some(monster) = middle::monster(context) {
        told.brief.push(monster.clone());
        told.whole.push(monster);
    }
    told.whole.extend(outcome(context));
    told
}

/// The battle as something that can be asked after.
pub fn topic(context: &Context<'_>) -> Option<Topic> {
    let told = told(context);
    let brief = told.brief.first()?.clone();
    let name = context.words.say("plain-va-battle-name");
    Some(Topic { name, written: "battle".to_owned(), brief: Some(brief), whole: told.whole.join(" ") })
}
