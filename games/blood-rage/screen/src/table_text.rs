//! The table in words, a line for each thing that lies on it.

use super::forces::forces;
use super::{BloodRageScreen, clan_name, numbered, place_name};
use meadhall_blood_rage::{BloodRage, Card, Place, Stat, VALHALLA, View};
use meadhall_engine::Seat;
use meadhall_screen::Screen;
use meadhall_words::Words;

/// The whole table.
pub fn table(game: &BloodRage, view: &View, player_labels: &[String], words: &Words) -> Vec<String> {
    let mut lines = vec![BloodRageScreen::stage(game, view, words)];
    lines.extend(Place::ALL.into_iter().filter_map(|place| told_place(game, view, place, words)));
    for seat in Seat::all(view.players) {
        lines.push(clan(game, view, seat, player_labels.get(seat.index()).map_or("", String::as_str), words));
    }
    if let Some(own) = &view.own {
        let hand = [("cards", cards(game, own.hand.as_slice(), words).into())];
        lines.push(words.fill("term-br-own-hand", &hand));
        if !own.picks.is_empty() && view.table.asked == meadhall_blood_rage::Asked::Draft {
            lines.push(words.fill("term-br-own-picks", &[("cards", cards(game, own.picks.as_slice(), words).into())]));
        }
        if !own.quests.is_empty() {
            lines
                .push(words.fill("term-br-own-quests", &[("cards", cards(game, own.quests.as_slice(), words).into())]));
        }
    }
    lines
}

/// Cards with what is printed on them; a dash for none.
fn cards(game: &BloodRage, cards: &[Card], words: &Words) -> String {
    let names: Vec<String> = cards.iter().map(|&card| numbered(game.cards(), card, words)).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

/// A province with what it offers; a fjord only where ships lie in it.
fn told_place(game: &BloodRage, view: &View, place: Place, words: &Words) -> Option<String> {
    let table = &view.table;
    let forces: Vec<String> = forces(game, view, place).iter().map(|force| force.words(words)).collect();
    let name = place_name(place, words);
    if !place.is_province() {
        return (!forces.is_empty()).then(|| format!("{name}: {}.", forces.join(", ")));
    }
    if table.destroyed.contains(place) {
        return Some(format!("{name}: {}.", words.say("term-br-destroyed")));
    }
    let mut facts = Vec::new();
    if place.is_outer() {
        let villages = [("taken", table.crowd[place.index()].into()), ("all", place.villages().into())];
        facts.push(words.fill("term-br-villages", &villages));
    }
    if table.pillaged.contains(place) {
        facts.push(words.say("term-br-pillaged"));
    } else {
        let token = words.say(&format!("token-{}", table.tokens[place.index()]));
        facts.push(words.fill("term-br-token", &[("token", token.trim_end_matches('.').into())]));
    }
    if table.doomed[usize::from(table.age.clamp(1, 3)) - 1] == place {
        facts.push(words.say("term-br-doomed"));
    }
    if let Some(god) = table.god_at(place) {
        facts.push(words.say(&format!("god-{god}")));
    }
    facts.extend(forces);
    Some(format!("{name}: {}.", facts.join("; ")))
}

fn clan(game: &BloodRage, view: &View, seat: Seat, label: &str, words: &Words) -> String {
    let sheet = view.table.sheet(seat);
    let upgrades: Vec<Card> = sheet.slots.iter().flatten().copied().collect();
    let values = [
        ("who", clan_name(sheet.clan, words).into()),
        ("sitter", label.into()),
        ("glory", sheet.glory.into()),
        ("rage", sheet.rage.into()),
        ("most", sheet.stat(Stat::Rage).into()),
        ("axes", sheet.stat(Stat::Axes).into()),
        ("figures", sheet.on_board().into()),
        ("horns", sheet.stat(Stat::Horns).into()),
        ("hand", view.hands[seat.index()].into()),
        ("quests", view.quests[seat.index()].into()),
        ("dead", sheet.figures[VALHALLA].total().into()),
        ("upgrades", cards(game, &upgrades, words).into()),
    ];
    words.fill("term-br-clan", &values)
}
