//! Cards in words, and the viewer's own.

use super::{Context, clan};
use meadhall_blood_rage::{Card, Kind, Memory};
use meadhall_engine::Seat;
use meadhall_screen::plain::{Told, Topic};

/// What a card is called.
pub fn title(context: &Context<'_>, card: Card) -> String {
    context.words.tell(&context.game.cards().name(card), &|seat| seat.to_string())
}

/// What a card is called, with what is printed on it.
pub fn numbered(context: &Context<'_>, card: Card) -> String {
    let face = context.game.face(card);
    let key = if face.kind == Kind::Battle { "plain-br-battle-title" } else { "plain-br-title" };
    context.words.fill(key, &[("card", title(context, card).into()), ("value", face.value.into())])
}

/// What a card is and does.
pub fn about(context: &Context<'_>, card: Card) -> String {
    let (face, words) = (context.game.face(card), context.words);
    let value = ("value", face.value.into());
    let kind = ("kind", words.say(&format!("kind-{}", face.kind.word())).into());
    let what = match face.kind {
        Kind::Battle => words.fill("plain-br-kind-battle", &[value]),
        Kind::Quest => words.fill("plain-br-kind-quest", &[value]),
        Kind::Leader | Kind::Warrior | Kind::Monster(_) => words.fill("plain-br-kind-strong", &[kind, value]),
        Kind::Ship | Kind::Clan => words.fill("plain-br-kind-other", &[kind, value]),
    };
    format!("{what} {}", words.tell(&context.game.cards().text(card), &|seat| seat.to_string()))
}

/// Several cards by name, with what is printed on them.
pub fn list(context: &Context<'_>, cards: impl IntoIterator<Item = Card>) -> String {
    context.list(cards.into_iter().map(|card| numbered(context, card)).collect())
}

/// A card, explained.
pub fn topic(context: &Context<'_>, card: Card) -> Topic {
    let name = title(context, card);
    let age = context.words.fill("plain-br-age", &[("age", context.game.face(card).age.into())]);
    let whole = format!("{name}. {} {age}", about(context, card));
    Topic { name, written: card.to_string(), brief: None, whole }
}

/// The sentence of some cards; nothing where there are none.
fn some(context: &Context<'_>, key: &str, cards: &[Card]) -> Option<String> {
    if cards.is_empty() {
        return None;
    }
    Some(context.words.fill(key, &[("cards", list(context, cards.iter().copied()).into())]))
}

/// What the viewer has taken in the draft of this age.
pub fn picks(context: &Context<'_>) -> Option<String> {
    some(context, "plain-br-own-picks", context.view.own.as_ref()?.picks.as_slice())
}

/// The viewer's cards.
pub fn hand(context: &Context<'_>) -> Told {
    let Some(own) = &context.view.own else { return Told::default() };
    let mut rest: Vec<String> = Vec::new();
    rest.extend(some(context, "plain-br-own-quests", own.quests.as_slice()));
    let chosen = |card: Card| context.words.fill("plain-br-own-chosen", &[("card", numbered(context, card).into())]);
    rest.extend(own.chosen.map(chosen));
    rest.extend(some(context, "plain-br-own-picks", own.picks.as_slice()));
    let mut brief: Vec<String> = some(context, "plain-br-own-hand", own.hand.as_slice()).into_iter().collect();
    let text = |card: Card| format!("{}. {}", title(context, card), about(context, card));
    let mut whole: Vec<String> = own.hand.iter().map(text).collect();
    brief.extend(rest.clone());
    whole.extend(rest);
    whole.extend(own.quests.iter().map(text));
    whole.extend(some(context, "plain-br-own-buried", own.buried.as_slice()));
    Told { brief, whole }
}

/// The cards that everybody has seen leave the hands.
pub fn gone(context: &Context<'_>) -> Topic {
    let cards = list(context, context.view.table.gone.iter());
    let whole = context.words.fill("plain-br-gone", &[("cards", cards.into())]);
    Topic { name: context.words.say("plain-br-gone-name"), written: "discard".to_owned(), brief: None, whole }
}

/// What the viewer remembers of a pack.
fn pack(context: &Context<'_>, age: u8, (n, memory): (usize, &Memory)) -> Option<String> {
    if !memory.seen {
        return None;
    }
    let values = [
        ("who", clan(context, Seat::new(n)).into()),
        ("age", age.into()),
        ("rest", list(context, memory.rest.iter()).into()),
    ];
    let mut text = context.words.fill("plain-br-pack", &values);
    if let Some(between) = some(context, "plain-br-between", memory.between.as_slice()) {
        text = format!("{text} {between}");
    }
    Some(text)
}

/// The draft: how far it has come, and what the viewer remembers of it and of those before.
pub fn draft(context: &Context<'_>) -> Topic {
    let (view, words) = (context.view, context.words);
    let mut parts = vec![words.fill("plain-br-round", &[("round", (view.table.round + 1).into())])];
    for seat in Seat::all(view.players) {
        let count = context.count("plain-count-cards", view.packs[seat.index()]);
        let values = [("who", clan(context, seat).into()), ("count", count.into())];
        parts.push(words.fill("plain-br-pack-size", &values));
    }
    if let Some(own) = &view.own {
        parts.extend(own.packs.iter().enumerate().filter_map(|known| pack(context, view.table.age, known)));
        for (age, past) in (1..).zip(&own.past) {
            if !past.picks.is_empty() {
                let cards = list(context, past.picks.iter());
                parts.push(words.fill("plain-br-past-picks", &[("age", age.into()), ("cards", cards.into())]));
            }
            parts.extend(past.packs.iter().enumerate().filter_map(|known| pack(context, age, known)));
        }
    }
    Topic { name: words.say("plain-br-draft-name"), written: "draft".to_owned(), brief: None, whole: parts.join(" ") }
}
