//! The table in words, a line for each thing that lies on it.

use super::{VaalbaraScreen, clan_name, land_name, numbered, order, payment};
use meadhall_engine::Seat;
use meadhall_screen::Screen;
use meadhall_vaalbara::{Card, Characters, Vaalbara, View};
use meadhall_words::Words;

/// The whole table.
pub fn table(game: &Vaalbara, view: &View, player_labels: &[String], words: &Words) -> Vec<String> {
    let mut lines = vec![VaalbaraScreen::stage(game, view, words)];
    for (n, row) in view.rows.iter().enumerate() {
        let slot =
            |(slot, card): (usize, &Option<Card>)| format!("{} {}", slot + 1, told_slot(game, view, *card, words));
        let lands: Vec<String> = row[..view.players.len()].iter().enumerate().map(slot).collect();
        lines.push(words.fill("term-vb-row", &[("row", (n + 1).into()), ("lands", lands.join(", ").into())]));
    }
    lines.push(deck(game, view, words));
    let omens = game.omen(view.omens).order;
    let omens: Vec<String> =
        omens.into_iter().filter(|&clan| view.seat_of(clan).is_some()).map(|clan| clan_name(clan, words)).collect();
    lines.push(words.fill("term-vb-omens", &[("clans", omens.join(", ").into())]));
    let turns: Vec<String> = order(game, view)
        .into_iter()
        .filter_map(|seat| view.player(seat))
        .map(|player| match player.played {
            Some(played) => format!("{} ({})", clan_name(player.clan, words), numbered(played, words)),
            None => clan_name(player.clan, words),
        })
        .collect();
    if !turns.is_empty() {
        lines.push(words.fill("term-vb-order", &[("players", turns.join(", ").into())]));
    }
    for seat in Seat::all(view.players.len()) {
        lines.extend(player(game, view, seat, player_labels.get(seat.index()).map_or("", String::as_str), words));
    }
    if let Some(own) = view.own {
        lines.push(words.fill("term-vb-hand", &[("cards", characters(own.hand, words).into())]));
        if let Some(played) = own.played.filter(|_| super::assigning(view)) {
            lines.push(words.fill("term-vb-laid", &[("card", numbered(played, words).into())]));
        }
    }
    lines
}

fn told_slot(game: &Vaalbara, view: &View, card: Option<Card>, words: &Words) -> String {
    let Some(card) = card else { return words.say("term-vb-empty") };
    let pays = payment(game, view, card);
    let land = land_name(game.face(card), words);
    if pays.is_empty() { land } else { format!("{land} ({pays})") }
}

fn deck(game: &Vaalbara, view: &View, words: &Words) -> String {
    let mut text = words.fill("term-vb-deck", &[("count", view.deck.into())]);
    for (key, card) in [("term-vb-top", view.top), ("term-vb-bottom", view.bottom)] {
        if let Some(card) = card {
            text.push(' ');
            text.push_str(&words.fill(key, &[("land", land_name(game.face(card), words).into())]));
        }
    }
    text
}

/// Characters with their initiatives; a dash for none.
fn characters(set: Characters, words: &Words) -> String {
    let names: Vec<String> = set.iter().map(|character| numbered(character, words)).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

fn player(game: &Vaalbara, view: &View, seat: Seat, label: &str, words: &Words) -> Option<String> {
    let player = view.player(seat)?;
    let lands: Vec<String> = player.realm.cards().iter().map(|&card| land_name(game.face(card), words)).collect();
    let lands = if lands.is_empty() { "–".to_owned() } else { lands.join(", ") };
    let values = [
        ("who", clan_name(player.clan, words).into()),
        ("sitter", label.into()),
        ("vp", player.vp.map_or("?".to_owned(), |vp| vp.to_string()).into()),
        ("lands", lands.into()),
        ("hand", player.hand.into()),
        ("pile", player.pile.into()),
        ("discard", characters(player.discard, words).into()),
    ];
    let mut text = words.fill("term-vb-player", &values);
    if !player.known.is_empty() {
        text.push(' ');
        text.push_str(&words.fill("term-vb-known", &[("cards", characters(player.known, words).into())]));
    }
    Some(text)
}
