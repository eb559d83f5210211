//! What lies in the middle: deck, discard pile, the monster, Loki, crowns.

use super::{Context, cards, name};
use crate::card_name;
use meadhall_screen::plain::Topic;

/// The last card of a monster, which stays up when it is beaten.
const LAST_CARD: u8 = 5;

fn topic(name: String, written: &str, brief: Option<String>, whole: String) -> Topic {
    Topic { name, written: written.to_owned(), brief, whole }
}

/// The monster of a solo game, with everything that decisions hang on.
pub fn monster(context: &Context<'_>) -> Option<String> {
    let (monster, level) = context.game.monster()?;
    let (foe, words) = (context.view.table.foe, context.words);
    let step = foe.step.min(LAST_CARD);
    let card = context.game.foe_card(step)?;
    let values = [
        ("monster", words.say(&format!("monster-{monster}")).into()),
        ("level", level.into()),
        ("step", (step + 1).into()),
        ("strength", card.strength.into()),
        ("most", card.cap.into()),
        ("penalty", context.count("plain-count-cards", context.game.penalty()).into()),
    ];
    let mut parts = vec![words.fill("plain-va-monster", &values)];
    let symbol = |(n, face): (usize, _)| {
        let key = if foe.covered >> n & 1 == 1 { "plain-va-covered" } else { "plain-va-open" };
        words.fill(key, &[("face", cards::face(context, face).into())])
    };
    let symbols = card.symbols.iter().copied().enumerate().map(symbol).collect();
    parts.push(words.fill("plain-va-symbols", &[("symbols", context.list(symbols).into())]));
    let clans = card.clans.iter().map(|clan| words.say(&format!("clan-{clan}"))).collect();
    parts.push(words.fill("plain-va-foe-clans", &[("clans", context.list(clans).into())]));
    parts.push(words.tell(&context.game.terror_text(card.terror), &|seat| name(context, seat)));
    if context.view.table.battle.calm {
        parts.push(words.say("plain-va-calm"));
    }
    if foe.last {
        parts.push(words.say("plain-va-last-attack"));
    }
    Some(parts.join(" "))
}

/// Loki's trick with its rows.
fn loki(context: &Context<'_>) -> Option<Topic> {
    let words = context.words;
    let index = context.view.table.loki?;
    let loki = context.game.cards().loki(index)?;
    let row = |row: &meadhall_valhalla::data::Row| {
        let effect = words.say(&format!("loki-{}", row.advantage.word()));
        let values = [("least", row.min.into()), ("most", row.max.into()), ("effect", effect.into())];
        words.fill("plain-va-loki-row", &values)
    };
    let rows = loki.rows.iter().map(row).collect::<Vec<_>>().join(" ");
    let card = words.say(&format!("loki-{:02}", index + 1));
    let whole = words.fill("plain-va-loki", &[("card", card.into()), ("rows", rows.into())]);
    Some(topic(words.say("plain-va-loki-name"), "loki", None, whole))
}

/// The kings' rewards and the crowns in the middle.
fn king(context: &Context<'_>) -> Option<Topic> {
    let (table, words) = (&context.view.table, context.words);
    if table.crowns == 0 && table.kings.iter().all(Option::is_none) {
        return None;
    }
    let bonus = context.game.cards().bonus(context.view.players);
    let reward = |(level, points): (u8, u8)| {
        words.fill("plain-va-bonus-reward", &[("level", level.into()), ("points", points.into())])
    };
    let dice = |(level, count): (u8, u8)| {
        words.fill("plain-va-bonus-dice", &[("level", level.into()), ("count", count.into())])
    };
    let rewards = context.list((1..).zip(bonus.rewards).map(reward).collect());
    let extra = context.list((1..).zip(bonus.dice).map(dice).collect());
    let told = words.fill("plain-va-bonus", &[("rewards", rewards.into()), ("dice", extra.into())]);
    let crowns = words.fill("plain-va-crowns", &[("count", table.crowns.into())]);
    Some(topic(words.say("plain-va-king-name"), "king", None, format!("{crowns} {told}")))
}

/// What lies open in the middle, and what is about to happen with cards.
fn open(context: &Context<'_>) -> Option<Topic> {
    let (table, words) = (&context.view.table, context.words);
    let mut parts = Vec::new();
    if !table.laid.is_empty() {
        parts.push(words.fill("plain-va-middle", &[("cards", cards::list(context, table.laid.iter()).into())]));
    }
    if !table.outgoing.is_empty() {
        let going = cards::list(context, table.outgoing.iter().map(|going| going.card));
        parts.push(words.fill("plain-va-outgoing", &[("cards", going.into())]));
    }
    if let Some(card) = table.lifted {
        parts.push(words.fill("plain-va-lifted", &[("card", cards::numbered(context, card).into())]));
    }
    for due in table.due.iter() {
        let values = [("who", name(context, due.seat).into()), ("points", due.points.into())];
        parts.push(words.fill("plain-va-due", &values));
    }
    if let Some(weapons) = table.second {
        parts.push(words.fill("plain-va-second", &[("count", weapons.into())]));
    }
    if parts.is_empty() {
        return None;
    }
    let text = parts.join(" ");
    Some(topic(words.say("plain-va-middle-name"), "middle", Some(text.clone()), text))
}

/// Everything in the middle.
pub fn topics(context: &Context<'_>) -> Vec<Topic> {
    let (view, words) = (context.view, context.words);
    let mut topics = Vec::new();
    let named = |text: String| topic(words.say("plain-va-monster-name"), "monster", Some(text.clone()), text);
    topics.extend(monster(context).map(named));
    topics.extend(open(context));
    let cards_of = |count: usize| context.count("plain-count-cards", i64::try_from(count).unwrap_or_default());
    let deck = words.fill("plain-va-deck", &[("count", cards_of(view.deck.into()).into())]);
    let mut whole = vec![deck.clone()];
    whole.push(words.fill("plain-va-supply", &[("count", view.table.supply.into())]));
    whole.push(words.fill("plain-va-boxed", &[("count", cards_of(view.boxed.into()).into())]));
    if view.table.ending {
        whole.push(words.fill("plain-va-ending", &[("count", view.table.last_turns.into())]));
    }
    topics.push(topic(words.say("plain-va-deck-name"), "deck", Some(deck), whole.join(" ")));
    let pile = view.table.discard.as_slice();
    let brief = pile.last().map(|&top| {
        let values = [("count", cards_of(pile.len()).into()), ("card", card_name(top, words).into())];
        words.fill("plain-va-discard-top", &values)
    });
    let newest_first = cards::list(context, pile.iter().rev().copied());
    let all = words.fill("plain-va-discard", &[("cards", newest_first.into())]);
    topics.push(topic(words.say("plain-va-discard-name"), "discard", brief, all));
    topics.extend(loki(context));
    topics.extend(king(context));
    topics
}
