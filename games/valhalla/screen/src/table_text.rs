//! The table in words, a line for each thing that lies on it.

use super::{ValhallaScreen, battle, card_name, seat_name, warrior};
use meadhall_engine::Seat;
use meadhall_screen::Screen;
use meadhall_valhalla::{ATTACKER, Card, Valhalla, View};
use meadhall_words::Words;

/// The whole table.
pub fn table(game: &Valhalla, view: &View, player_labels: &[String], words: &Words) -> Vec<String> {
    let mut lines = vec![ValhallaScreen::stage(game, view, words)];
    lines.extend(battle::monster(game, view, words));
    if let Some(loki) = view.table.loki {
        lines.push(format!("{}.", words.say(&format!("loki-{:02}", loki + 1))));
    }
    for seat in Seat::all(view.players) {
        let label = player_labels.get(seat.index()).map_or("", String::as_str);
        lines.push(hall(view, seat, label, &|card| warrior::in_words(game, card, words), words));
    }
    lines.extend(battle(view, words));
    if !view.table.battle.is_on() && !view.table.laid.is_empty() {
        lines.push(words.fill("term-va-open", &[("cards", cards(game, view.table.laid.iter(), words).into())]));
    }
    lines.push(words.fill("term-va-deck", &[("count", view.deck.into())]));
    let newest_first = view.table.discard.as_slice().iter().rev().map(|&card| card_name(card, words));
    let discard: Vec<String> = newest_first.collect();
    let values = [("count", discard.len().into()), ("cards", listed(discard).into())];
    lines.push(words.fill("term-va-discard", &values));
    if let Some(own) = &view.own {
        let hand = cards(game, own.hand.iter(), words);
        lines.push(words.fill("term-va-own-hand", &[("cards", hand.into())]));
        if !own.drawn.is_empty() {
            let drawn = cards(game, own.drawn.iter(), words);
            lines.push(words.fill("term-va-own-drawn", &[("cards", drawn.into())]));
        }
        for seat in Seat::all(view.players).filter(|seat| !own.known[seat.index()].is_empty()) {
            let known = cards(game, own.known[seat.index()].iter(), words);
            let values = [("who", seat_name(seat, words).into()), ("cards", known.into())];
            lines.push(words.fill("term-va-known", &values));
        }
    }
    lines
}

/// Things in a row; a dash for none.
fn listed(names: Vec<String>) -> String {
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

fn cards(game: &Valhalla, cards: impl Iterator<Item = Card>, words: &Words) -> String {
    listed(cards.map(|card| warrior::in_words(game, card, words)).collect())
}

/// A hall: who leads whom, shields, Valhalla. `told` names a warrior.
pub fn hall(view: &View, seat: Seat, label: &str, told: &dyn Fn(Card) -> String, words: &Words) -> String {
    let board = view.table.board(seat);
    let jarl = board.jarl.map_or("–".to_owned(), |jarl| words.say(&format!("jarl-{jarl}")));
    let who = seat_name(seat, words);
    let warrior = |(_, card, tyr): (u8, Card, Option<Card>)| {
        let name = told(card);
        tyr.map_or(name.clone(), |tyr| format!("{name} + {}", card_name(tyr, words)))
    };
    let captured = Seat::all(view.players).filter(|other| board.captured[other.index()] > 0);
    let captured: Vec<String> =
        captured.map(|other| format!("{} {}", board.captured[other.index()], seat_name(other, words))).collect();
    let values = [
        ("who", if label.is_empty() { who } else { format!("{who} ({label})") }.into()),
        ("jarl", jarl.into()),
        ("glory", view.glory[seat.index()].into()),
        ("shields", board.shields.into()),
        ("captured", listed(captured).into()),
        ("hand", view.hands[seat.index()].into()),
        ("band", listed(board.warriors().map(warrior).collect()).into()),
    ];
    let told = words.fill("term-va-hall", &values);
    if view.table.is_king(seat) { format!("{told} {}", words.say("term-va-king")) } else { told }
}

/// A line for each side of the battle.
fn battle(view: &View, words: &Words) -> Vec<String> {
    let side = |(at, seat): (usize, Seat)| {
        let side = &view.table.battle.sides[at];
        let values = [
            ("side", words.say(if at == ATTACKER { "term-va-attack" } else { "term-va-defence" }).into()),
            ("who", seat_name(seat, words).into()),
            ("strength", view.strength[at].into()),
            ("dice", battle::dice(&side.dice, words).into()),
            ("active", side.activated().into()),
            ("tactics", listed(battle::played(view, at, words)).into()),
        ];
        words.fill("term-va-side", &values)
    };
    battle::sides(view).into_iter().map(side).collect()
}
