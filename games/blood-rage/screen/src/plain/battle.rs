//! A battle in words.

use super::{Context, cards, clan, places};
use crate::place_name;
use meadhall_blood_rage::Asked;
use meadhall_engine::Seat;
use meadhall_screen::plain::{Told, Topic};

/// One clan's part in the battle: its figures and strength there, and the cards that it has revealed.
fn part(context: &Context<'_>, seat: Seat) -> Option<String> {
    let (table, words) = (&context.view.table, context.words);
    let force = places::force(context, seat, table.battle.place);
    if force.is_none() && !table.battle.members.contains(seat) {
        return None;
    }
    let sheet = table.sheet(seat);
    let mut text = force.unwrap_or_else(|| format!("{}.", clan(context, seat)));
    if !sheet.revealed.is_empty() {
        let revealed = cards::list(context, sheet.revealed.iter());
        text = format!("{text} {}", words.fill("plain-br-revealed", &[("cards", revealed.into())]));
    }
    if sheet.counted > 0 {
        text = format!("{text} {}", words.fill("plain-br-counted", &[("bonus", sheet.counted.into())]));
    }
    Some(text)
}

/// The battle that is going on: where, who, with what.
pub fn told(context: &Context<'_>) -> Told {
    let (battle, words) = (&context.view.table.battle, context.words);
    if !battle.on {
        return Told::default();
    }
    let values = [("place", place_name(battle.place, words).into()), ("who", clan(context, battle.pillager).into())];
    let title = words.fill("plain-br-battle", &values);
    let parts: Vec<String> = Seat::all(context.view.players).filter_map(|seat| part(context, seat)).collect();
    let mut brief = vec![title];
    brief.extend(parts);
    let mut whole = brief.clone();
    whole.push(places::topic(context, battle.place).whole);
    if battle.again {
        whole.push(words.say("plain-br-again"));
    }
    if !battle.cancelled.is_empty() {
        let who = context.list(battle.cancelled.iter().map(|seat| clan(context, seat)).collect());
        whole.push(words.fill("plain-br-cancelled", &[("who", who.into())]));
    }
    for seat in Seat::all(context.view.players).filter(|seat| battle.dead[seat.index()] > 0) {
        let values = [("who", clan(context, seat).into()), ("count", battle.dead[seat.index()].into())];
        whole.push(words.fill("plain-br-dead", &values));
    }
    if let Some(winner) = battle.winner {
        whole.push(words.fill("plain-br-winner", &[("who", clan(context, winner).into())]));
    }
    if !battle.spoils.is_empty() {
        let spoils = cards::list(context, battle.spoils.iter());
        whole.push(words.fill("plain-br-spoils", &[("cards", spoils.into())]));
    }
    Told { brief, whole }
}

/// The battle as something that can be asked after.
pub fn topic(context: &Context<'_>) -> Option<Topic> {
    let told = told(context);
    let brief = told.brief.first()?.clone();
    let name = context.words.say("plain-br-battle-name");
    Some(Topic { name, written: "battle".to_owned(), brief: Some(brief), whole: told.whole.join(" ") })
}

/// A clan's figures that are about to be destroyed, and where.
pub fn endangered(context: &Context<'_>, seat: Seat) -> String {
    let (table, words) = (&context.view.table, context.words);
    let sheet = context.game.sheet(table, seat);
    let figures = places::figures(context, sheet, table.doom.figures[seat.index()]);
    let values = [
        ("who", clan(context, seat).into()),
        ("place", place_name(table.doom.place, words).into()),
        ("figures", figures.into()),
    ];
    words.fill("plain-br-endangered", &values)
}

/// Everything that is about to be destroyed, as something that can be asked after.
pub fn danger(context: &Context<'_>) -> Option<Topic> {
    let table = &context.view.table;
    let threatened = |seat: &Seat| !table.doom.figures[seat.index()].is_empty();
    let told: Vec<String> = Seat::all(context.view.players)
        .filter(|seat| table.asked == Asked::Save && threatened(seat))
        .map(|seat| endangered(context, seat))
        .collect();
    let name = context.words.say("plain-br-danger-name");
    (!told.is_empty()).then(|| Topic { name, written: "danger".to_owned(), brief: None, whole: told.join(" ") })
}
