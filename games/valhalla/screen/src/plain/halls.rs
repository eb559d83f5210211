//! The players with their bands, and the viewer's cards.

use super::{Context, cards, name};
use crate::card_name;
use meadhall_engine::Seat;
use meadhall_screen::plain::{Told, Topic};
use meadhall_valhalla::{Card, Colour, Pick};

/// A warrior where it stands, with everything that battles hang on.
fn warrior(context: &Context<'_>, (place, card, tyr): (u8, Card, Option<Card>)) -> String {
    let words = context.words;
    let strength = context.game.cards().warrior(card).map_or(0, |warrior| warrior.strength);
    let values = [
        ("place", (place + 1).into()),
        ("card", card_name(card, words).into()),
        ("strength", strength.into()),
        ("glory", context.game.cards().glory(card).into()),
        ("weapons", cards::weapons(context, card).into()),
    ];
    let told = words.fill("plain-va-in-band", &values);
    match tyr {
        Some(tyr) => {
            format!("{told}, {}", words.fill("plain-va-with-tyr", &[("card", card_name(tyr, words).into())]))
        }
        None => told,
    }
}

/// The band of a player, with the key of the sentence.
fn band(context: &Context<'_>, seat: Seat, key: &str) -> String {
    let warriors = context.view.table.board(seat).warriors().map(|one| warrior(context, one));
    let warriors: Vec<String> = warriors.collect();
    if warriors.is_empty() {
        return context.words.say("plain-va-no-band");
    }
    context.words.fill(key, &[("band", warriors.join("; ").into())])
}

/// The viewer's band.
pub fn own_band(context: &Context<'_>, seat: Seat) -> String {
    band(context, seat, "plain-va-own-band")
}

/// A player in one sentence.
fn summary(context: &Context<'_>, seat: Seat) -> String {
    let view = context.view;
    let values = [
        ("who", name(context, seat).into()),
        ("sitter", context.player_label(seat).into()),
        ("glory", view.glory[seat.index()].into()),
        ("shields", view.table.board(seat).shields.into()),
        ("hand", context.count("plain-count-cards", view.hands[seat.index()]).into()),
    ];
    context.words.fill("plain-va-hall", &values)
}

/// What matters of a player to somebody who attacks: the band and the shields.
pub fn target(context: &Context<'_>, seat: Seat) -> String {
    let board = context.view.table.board(seat);
    let warriors = cards::list(context, board.warriors().map(|(_, card, _)| card));
    let band = context.words.fill("plain-va-band", &[("band", warriors.into())]);
    format!("{} {band}", summary(context, seat))
}

/// What a board holds besides the band.
fn belongings(context: &Context<'_>, seat: Seat) -> Vec<String> {
    let (view, words) = (context.view, context.words);
    let board = view.table.board(seat);
    let mut parts = Vec::new();
    parts.push(match board.jarl {
        Some(jarl) => words.fill("plain-va-jarl-of", &[("jarl", cards::jarl_text(context, jarl).into())]),
        None => words.say("plain-va-no-jarl"),
    });
    let number = |key: &str, count: u8| words.fill(key, &[("count", count.into())]);
    if view.jarls[seat.index()] > 0 {
        parts.push(number("plain-va-jarls-dealt", view.jarls[seat.index()]));
    }
    let captured = board.captured.iter().enumerate().filter(|(_, count)| **count > 0);
    let captured = captured.map(|(owner, &count)| {
        let who = name(context, Seat::new(owner));
        words.fill("plain-va-shields-of", &[("who", who.into()), ("count", count.into())])
    });
    parts.push(words.fill("plain-va-captured", &[("shields", context.list(captured.collect()).into())]));
    let fallen = cards::list(context, view.valhallas[seat.index()].iter());
    parts.push(words.fill("plain-va-valhalla", &[("cards", fallen.into())]));
    for (key, count) in [("plain-va-credit", board.credit), ("plain-va-next-dice", board.next_dice)] {
        if count > 0 {
            parts.push(number(key, count));
        }
    }
    if board.next_reroll {
        parts.push(words.say("plain-va-next-reroll"));
    }
    parts
}

/// Where a player stands in the game.
fn standing(context: &Context<'_>, seat: Seat) -> Vec<String> {
    let (table, words) = (&context.view.table, context.words);
    let mut parts = Vec::new();
    for king in table.kings.iter().flatten().filter(|king| king.seat == seat) {
        parts.push(words.fill("plain-va-king", &[("level", king.level.into())]));
    }
    let marks = [
        (table.start == seat, "plain-va-starts"),
        (table.active == seat, "plain-va-acts"),
        (table.active == seat && table.again, "plain-va-again"),
        (context.view.pending.contains(seat), "plain-va-waited"),
        (table.wrathful.contains(seat), "plain-va-wrath"),
        (table.drafted.contains(seat), "plain-va-drafted"),
    ];
    parts.extend(marks.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| words.say(key)));
    if let Some(partner) = context.game.partner(seat) {
        parts.push(words.fill("plain-va-partner", &[("who", name(context, partner).into())]));
    }
    let known = context.view.own.as_ref().map(|own| &own.known[seat.index()]);
    if let Some(known) = known.filter(|known| !known.is_empty()) {
        parts.push(words.fill("plain-va-known", &[("cards", cards::list(context, known.iter()).into())]));
    }
    parts
}

/// A player as something that can be asked after.
pub fn topic(context: &Context<'_>, seat: Seat) -> Topic {
    let mut parts = vec![summary(context, seat), band(context, seat, "plain-va-band")];
    parts.extend(belongings(context, seat));
    parts.extend(standing(context, seat));
    Topic {
        name: name(context, seat),
        written: Colour::ALL[seat.index()].to_string(),
        brief: Some(target(context, seat)),
        whole: parts.join(" "),
    }
}

/// The glory of all.
pub fn score(context: &Context<'_>) -> Told {
    let line = |seat: Seat| {
        let board = context.view.table.board(seat);
        let values = [
            ("who", name(context, seat).into()),
            ("sitter", context.player_label(seat).into()),
            ("glory", context.view.glory[seat.index()].into()),
            ("shields", board.shields.into()),
            ("captured", board.trophies().into()),
        ];
        context.words.fill("plain-va-score", &values)
    };
    Told::same(Seat::all(context.view.players).map(line).collect())
}

/// What the viewer has chosen while others still choose.
fn pick(context: &Context<'_>, pick: Pick) -> Option<String> {
    let words = context.words;
    Some(match pick {
        Pick::None => return None,
        Pick::Jarl(jarl) => words.fill("plain-va-picked-jarl", &[("jarl", words.say(&format!("jarl-{jarl}")).into())]),
        Pick::Reject(one, two) => {
            words.fill("plain-va-picked-rejects", &[("cards", cards::list(context, [one, two]).into())])
        }
        Pick::Help(Some((card, seat))) => {
            let values = [("who", name(context, seat).into()), ("card", card_name(card, words).into())];
            words.fill("plain-va-picked-help", &values)
        }
        Pick::Help(None) => words.say("plain-va-picked-no-help"),
    })
}

/// The viewer's cards.
pub fn hand(context: &Context<'_>) -> Told {
    let Some(own) = &context.view.own else { return Told::default() };
    let (table, words) = (&context.view.table, context.words);
    let mut brief = vec![words.fill("plain-va-hand", &[("cards", cards::list(context, own.hand.iter()).into())])];
    let text = |card: Card| format!("{}. {}", card_name(card, words), cards::about(context, card));
    let mut whole: Vec<String> = brief.clone();
    whole.extend(own.hand.iter().map(text));
    let mut rest = Vec::new();
    if !own.drawn.is_empty() {
        rest.push(words.fill("plain-va-drawn", &[("cards", cards::list(context, own.drawn.iter()).into())]));
        let (least, most) = table.keep;
        rest.push(words.fill("plain-va-keep", &[("least", least.into()), ("most", most.into())]));
        whole.extend(own.drawn.iter().map(text));
    }
    if !own.jarls.is_empty() {
        let jarls = own.jarls.iter().map(|jarl| words.say(&format!("jarl-{jarl}"))).collect();
        rest.push(words.fill("plain-va-dealt-jarls", &[("jarls", context.list(jarls).into())]));
        whole.extend(own.jarls.iter().map(|jarl| cards::jarl_text(context, jarl)));
    }
    rest.extend(pick(context, own.pick));
    brief.extend(rest.clone());
    whole.extend(rest);
    Told { brief, whole }
}
