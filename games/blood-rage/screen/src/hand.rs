//! The viewer's cards: the hand, what was drafted, the quests.

use super::{explained, numbered};
use meadhall_blood_rage::{Asked, BloodRage, Card, View};
use meadhall_screen::terminal::{Hand, HandCard};
use meadhall_words::Words;

/// The viewer's cards under their headings.
pub fn of(game: &BloodRage, view: &View, words: &Words) -> Hand<Card> {
    let card = |&card: &Card| {
        let text = explained(game.cards(), card, words);
        HandCard { card, name: numbered(game.cards(), card, words), text: format!("{}: {}", text.name, text.text) }
    };
    let mut parts = Vec::new();
    if let Some(own) = &view.own {
        let drafted = if view.table.asked == Asked::Draft { own.picks.as_slice() } else { &[] };
        let all = [
            ("term-br-hand", own.hand.as_slice()),
            ("term-br-picks", drafted),
            ("term-br-quests", own.quests.as_slice()),
        ];
        let some = all.into_iter().filter(|(_, cards)| !cards.is_empty());
        parts.extend(some.map(|(key, cards)| (words.say(key), cards.iter().map(card).collect())));
    }
    Hand { above: None, parts }
}
