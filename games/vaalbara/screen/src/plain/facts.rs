//! What lies on the table, in spoken sentences.

use super::{Context, character, effect, named};
use crate::{clan_name, land_name, order};
use meadhall_engine::Seat;
use meadhall_screen::plain::{Told, Topic};
use meadhall_vaalbara::{AskedView, Card, Characters};

/// The lands of a row with what each would pay.
pub fn row(context: &Context<'_>, row: usize) -> String {
    let slots = context.view.rows[row][..context.view.players.len()].iter().enumerate();
    let lands = slots.map(|(n, card)| slot(context, n + 1, *card)).collect::<Vec<_>>().join(", ");
    context.words.fill("plain-vb-row", &[("row", (row + 1).into()), ("lands", lands.into())])
}

fn slot(context: &Context<'_>, number: usize, card: Option<Card>) -> String {
    let words = context.words;
    let land = card.map_or_else(|| words.say("plain-vb-empty"), |card| land_name(context.game.face(card), words));
    let values = [("slot", number.into()), ("land", land.into())];
    let range = card.and_then(|card| context.game.would_pay(context.view, card));
    let [place, land] = values;
    match range {
        None => words.fill("plain-vb-slot", &[place, land]),
        Some((least, most)) if least == most => words.fill("plain-vb-slot-pays", &[place, land, ("vp", most.into())]),
        Some((least, most)) => {
            words.fill("plain-vb-slot-pays-range", &[place, land, ("least", least.into()), ("most", most.into())])
        }
    }
}

/// The land deck.
pub fn deck(context: &Context<'_>) -> String {
    let (view, words) = (context.view, context.words);
    let count = context.count("plain-count-cards", view.deck);
    let mut text = words.fill("plain-vb-deck", &[("count", count.into())]);
    for (key, card) in [("plain-vb-top", view.top), ("plain-vb-bottom", view.bottom)] {
        if let Some(card) = card {
            let land = land_name(context.game.face(card), words);
            text = format!("{text} {}", words.fill(key, &[("land", land.into())]));
        }
    }
    text
}

/// Who goes first among equals.
pub fn omens(context: &Context<'_>) -> String {
    let clans = context.game.omen(context.view.omens).order.into_iter();
    let clans = clans.filter(|&clan| context.view.seat_of(clan).is_some());
    let clans = context.list(clans.map(|clan| clan_name(clan, context.words)).collect());
    context.words.fill("plain-vb-omens", &[("clans", clans.into())])
}

/// The order of play, once the characters lie open, and who has acted.
fn turns(context: &Context<'_>) -> Option<String> {
    let turn = |seat: Seat| {
        let player = context.view.player(seat)?;
        let name = clan_name(player.clan, context.words);
        Some(match player.played {
            Some(played) => {
                let played = character(context, played);
                context.words.fill("plain-vb-turn", &[("who", name.into()), ("character", played.into())])
            }
            None => name,
        })
    };
    let players: Vec<String> = order(context.game, context.view).into_iter().filter_map(turn).collect();
    if players.is_empty() {
        return None;
    }
    let text = context.words.fill("plain-vb-order", &[("players", players.join("; ").into())]);
    let acted = context.view.acted.iter().map(|seat| named(context, seat).0).collect();
    Some(format!("{text} {}", context.words.fill("plain-vb-acted", &[("players", context.list(acted).into())])))
}

fn characters(context: &Context<'_>, set: Characters) -> String {
    context.list(set.iter().map(|one| character(context, one)).collect())
}

/// The viewer's hand in one sentence.
fn own_hand(context: &Context<'_>) -> String {
    let hand = context.view.own.map_or(Characters::NONE, |own| own.hand);
    context.words.fill("plain-vb-hand", &[("cards", characters(context, hand).into())])
}

/// The viewer's cards.
pub fn hand(context: &Context<'_>) -> Told {
    let Some(own) = context.view.own else { return Told::default() };
    let mut told = Told { brief: vec![own_hand(context)], whole: Vec::new() };
    let each = own.hand.iter().map(|one| format!("{}. {}", character(context, one), effect(context, one)));
    told.whole.extend(each);
    let mut more = Vec::new();
    if let Some(played) = own.played {
        more.push(context.words.fill("plain-vb-laid", &[("character", character(context, played).into())]));
    }
    match own.answer {
        Some(true) => more.push(context.words.say("plain-vb-answer-yes")),
        Some(false) => more.push(context.words.say("plain-vb-answer-no")),
        None => {}
    }
    told.brief.extend(more.clone());
    told.whole.extend(more);
    told
}

fn points(context: &Context<'_>, seat: Seat) -> String {
    let (who, sitter) = named(context, seat);
    let [who, sitter] = [("who", who.into()), ("sitter", sitter.into())];
    match context.view.player(seat).and_then(|player| player.vp) {
        Some(vp) => context.words.fill("plain-vb-vp", &[who, sitter, ("vp", vp.into())]),
        None => context.words.fill("plain-vb-vp-hidden", &[who, sitter]),
    }
}

/// The points of all.
pub fn score(context: &Context<'_>) -> Told {
    Told::same(Seat::all(context.view.players.len()).map(|seat| points(context, seat)).collect())
}

fn player(context: &Context<'_>, seat: Seat) -> Option<Topic> {
    let (player, words) = (context.view.player(seat)?, context.words);
    let lands = player.realm.cards().iter().map(|&card| land_name(context.game.face(card), words)).collect();
    let realm = words.fill("plain-vb-realm", &[("lands", context.list(lands).into())]);
    let brief = format!("{} {realm}", points(context, seat));
    let count = |number: u8| context.count("plain-count-cards", number);
    let cards = [("hand", count(player.hand).into()), ("pile", count(player.pile).into())];
    let mut whole = format!("{brief} {}", words.fill("plain-vb-cards", &cards));
    let mut add = |key: &str, name: &'static str, text: String| {
        whole = format!("{whole} {}", words.fill(key, &[(name, text.into())]));
    };
    add("plain-vb-discard", "cards", characters(context, player.discard));
    if !player.known.is_empty() {
        add("plain-vb-known", "cards", characters(context, player.known));
    }
    if let Some(played) = player.played {
        add("plain-vb-played", "character", character(context, played));
    } else if matches!(context.view.asked, AskedView::Assign(chosen) if chosen.contains(seat)) {
        whole = format!("{whole} {}", words.say("plain-vb-chosen"));
    }
    Some(Topic { name: named(context, seat).0, written: player.clan.to_string(), brief: Some(brief), whole })
}

/// Everything on the table.
pub fn topics(context: &Context<'_>) -> Vec<Topic> {
    let words = context.words;
    let topic = |name: String, written: &str, text: String| Topic {
        name,
        written: written.to_owned(),
        brief: Some(text.clone()),
        whole: text,
    };
    let row_name = |number: u8| words.fill("plain-vb-row-name", &[("row", number.into())]);
    let mut topics = vec![
        topic(row_name(1), "row 1", row(context, 0)),
        topic(row_name(2), "row 2", row(context, 1)),
        topic(words.say("plain-vb-deck-name"), "deck", deck(context)),
        topic(words.say("plain-vb-omens-name"), "omens", omens(context)),
    ];
    topics.extend(turns(context).map(|text| topic(words.say("plain-vb-order-name"), "order", text)));
    topics.extend(Seat::all(context.view.players.len()).filter_map(|seat| player(context, seat)));
    topics
}
