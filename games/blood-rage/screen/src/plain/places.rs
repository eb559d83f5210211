//! Provinces and fjords in words.

use super::{Context, clan, doomed_now, place_list};
use crate::place_name;
use meadhall_blood_rage::{ClanSheet, Figure, Group, Piece, Place};
use meadhall_engine::Seat;
use meadhall_screen::plain::Topic;

/// What a figure is called.
pub fn figure_name(context: &Context<'_>, figure: Figure) -> String {
    context.words.say(&format!("figure-{figure}"))
}

/// Figures in words: a leader and two warriors.
pub fn figures(context: &Context<'_>, sheet: ClanSheet<'_>, group: Group) -> String {
    let part = |piece: Piece| match piece {
        Piece::Warrior => context.count("plain-br-warriors", group.count(piece)),
        Piece::Mystic => context.count("plain-br-mystics", group.count(piece)),
        piece => figure_name(context, sheet.figure(piece)),
    };
    context.list(group.pieces().map(part).collect())
}

/// A clan's figures in a place with their strength, the fjord's included; nothing where it has none.
pub fn force(context: &Context<'_>, seat: Seat, place: Place) -> Option<String> {
    let table = &context.view.table;
    let sheet = context.game.sheet(table, seat);
    let here = sheet.at(place);
    let ships = place.fjord().map_or(Group::NONE, |fjord| sheet.at(fjord));
    let key = match (here.is_empty(), ships.is_empty()) {
        (true, true) => return None,
        (false, true) => "plain-br-force",
        (false, false) => "plain-br-force-with",
        (true, false) => "plain-br-force-only",
    };
    let strength = match place.is_province() {
        true => context.game.strength(table, seat, place),
        false => sheet.strength(here, place),
    };
    let values = [
        ("who", clan(context, seat).into()),
        ("figures", figures(context, sheet, here).into()),
        ("ships", figures(context, sheet, ships).into()),
        ("strength", strength.into()),
    ];
    Some(context.words.fill(key, &values))
}

/// Every clan's figures in a place.
pub fn forces(context: &Context<'_>, place: Place) -> Vec<String> {
    Seat::all(context.view.players).filter_map(|seat| force(context, seat, place)).collect()
}

/// What a pillage brings, or that it was made.
fn reward(context: &Context<'_>, place: Place) -> String {
    let table = &context.view.table;
    if table.pillaged.contains(place) {
        return context.words.say("plain-br-pillaged");
    }
    let token = context.words.say(&format!("token-{}", table.tokens[place.index()]));
    context.words.fill("plain-br-reward", &[("reward", token.into())])
}

fn region(context: &Context<'_>, place: Place) -> String {
    match place.region() {
        Some(region) => {
            let region = context.words.say(&format!("region-{region}"));
            context.words.fill("plain-br-region", &[("region", region.into())])
        }
        None => context.words.say("plain-br-middle"),
    }
}

fn villages(context: &Context<'_>, place: Place) -> Option<String> {
    let free = place.villages().saturating_sub(*context.view.table.crowd.get(place.index())?);
    let values = [("free", free.into()), ("all", place.villages().into())];
    Some(context.words.fill("plain-br-villages", &values))
}

/// The ages at whose ends Ragnarök takes a province.
fn doom(context: &Context<'_>, place: Place) -> Vec<String> {
    let ages = (1_u8..).zip(context.view.table.doomed).filter(|(_, doomed)| *doomed == place);
    ages.map(|(age, _)| context.words.fill("plain-br-doomed", &[("age", age.into())])).collect()
}

fn god(context: &Context<'_>, place: Place) -> Option<String> {
    let god = context.view.table.god_at(place)?;
    let values = [
        ("god", context.words.say(&format!("god-{god}")).into()),
        ("effect", context.words.say(&format!("god-{god}-effect")).into()),
    ];
    Some(context.words.fill("plain-br-god", &values))
}

/// What matters of a place to somebody who sends figures there.
pub fn target(context: &Context<'_>, place: Place) -> String {
    let mut parts = Vec::new();
    if place.is_province() {
        parts.push(region(context, place));
        parts.extend(villages(context, place));
    } else {
        parts.push(context.words.fill("plain-br-supports", &[("places", supported(context, place).into())]));
    }
    parts.extend(god(context, place));
    parts.extend(forces(context, place));
    parts.join(" ")
}

/// What matters of a place to somebody who pillages it.
pub fn prize(context: &Context<'_>, place: Place) -> String {
    let mut parts = vec![reward(context, place), region(context, place)];
    parts.extend(god(context, place));
    parts.extend(forces(context, place));
    parts.join(" ")
}

/// A place with its forces in one sentence.
pub fn in_short(context: &Context<'_>, place: Place) -> String {
    let mut forces = forces(context, place);
    if forces.is_empty() {
        forces.push(context.words.say("plain-br-nobody"));
    }
    let values = [("place", place_name(place, context.words).into()), ("forces", forces.join(" ").into())];
    context.words.fill("plain-br-in", &values)
}

fn supported(context: &Context<'_>, fjord: Place) -> String {
    place_list(context, fjord.supports().iter())
}

/// A place with everything that there is to say of it.
fn whole(context: &Context<'_>, place: Place) -> String {
    let (table, words) = (&context.view.table, context.words);
    let mut parts = vec![format!("{}.", place_name(place, words))];
    if !place.is_province() {
        parts.push(words.fill("plain-br-supports", &[("places", supported(context, place).into())]));
        if !table.is_open(place) {
            parts.push(words.say("plain-br-closed"));
        }
    } else {
        parts.push(region(context, place));
        if let Some(fjord) = place.fjord() {
            parts.push(words.fill("plain-br-fjord", &[("fjord", place_name(fjord, words).into())]));
        }
        if table.destroyed.contains(place) {
            parts.push(words.say("plain-br-destroyed"));
        } else {
            parts.extend(villages(context, place));
            parts.push(reward(context, place));
        }
        parts.extend(doom(context, place));
        parts.extend(god(context, place));
        let neighbours = place_list(context, place.neighbours().iter());
        parts.push(words.fill("plain-br-neighbours", &[("places", neighbours.into())]));
    }
    let forces = forces(context, place);
    if forces.is_empty() {
        parts.push(words.say("plain-br-nobody"));
    }
    parts.extend(forces);
    parts.join(" ")
}

/// A place as something that can be asked after. An overview leaves out where nobody is.
pub fn topic(context: &Context<'_>, place: Place) -> Topic {
    let sheet = |seat: Seat| context.view.table.sheet(seat);
    let held = Seat::all(context.view.players).any(|seat| !sheet(seat).at(place).is_empty());
    Topic {
        name: place_name(place, context.words),
        written: place.to_string(),
        brief: held.then(|| in_short(context, place)),
        whole: whole(context, place),
    }
}

/// What Ragnarök takes, and what is gone.
pub fn ragnarok(context: &Context<'_>) -> Topic {
    let (table, words) = (&context.view.table, context.words);
    let doom = |(age, place): (u8, Place)| {
        words.fill("plain-br-doom", &[("age", age.into()), ("place", place_name(place, words).into())])
    };
    let dooms = (1_u8..).zip(table.doomed).map(doom).collect();
    let mut whole = words.fill("plain-br-dooms", &[("places", context.list(dooms).into())]);
    if !table.cleared.is_empty() {
        let cleared = place_list(context, table.cleared.iter());
        whole = format!("{whole} {}", words.fill("plain-br-cleared", &[("places", cleared.into())]));
    }
    let age = [("age", table.age.into()), ("place", place_name(doomed_now(context), words).into())];
    let brief = words.fill("plain-br-dooms", &[("places", words.fill("plain-br-doom", &age).into())]);
    Topic { name: words.say("plain-br-ragnarok"), written: "ragnarok".to_owned(), brief: Some(brief), whole }
}
