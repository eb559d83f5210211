//! The viewer's cards: the hand, those just drawn, and the jarl.

use super::{jarl_text, warrior};
use meadhall_screen::terminal::{Hand, HandCard};
use meadhall_valhalla::{Card, Valhalla, View};
use meadhall_words::Words;

/// The viewer's cards under their headings, and the jarl above them.
pub fn of(game: &Valhalla, view: &View, words: &Words) -> Hand<Card> {
    let card = |&card: &Card| HandCard {
        card,
        name: warrior::in_short(game, card, words),
        text: warrior::with_text(game, card, words),
    };
    let mut parts = Vec::new();
    if let Some(own) = &view.own {
        let all = [("term-va-hand", own.hand.as_slice()), ("term-va-drawn", own.drawn.as_slice())];
        let some = all.into_iter().filter(|(_, cards)| !cards.is_empty());
        parts.extend(some.map(|(key, cards)| (words.say(key), cards.iter().map(card).collect())));
    }
    Hand { above: jarl(view, words), parts }
}

/// What is said about the viewer's jarl.
fn jarl(view: &View, words: &Words) -> Option<String> {
    let jarl = view.seat().and_then(|seat| view.table.board(seat).jarl)?;
    let name = words.say(&format!("jarl-{jarl}"));
    Some(format!("{} {name}: {}", words.say("drawn-va-jarl"), jarl_text(jarl, words)))
}
