//! What of the gallery is shown: chosen by links, written in the address.

use crate::tiles::printed;
use meadhall_blood_rage::{Card, Cards, God, Module};
use meadhall_board::query_value;

/// The kinds of cards by their words.
pub(super) const KINDS: [&str; 7] = ["battle", "quest", "leader", "warrior", "ship", "monster", "clan"];

/// Where cards come from, by the words in addresses and locale files.
pub(super) const BOXES: [&str; 4] = ["box", "five", "kickstarter", "mystics"];

/// What is chosen; what is not chosen does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Choice {
    pub age: Option<u8>,
    pub kind: Option<&'static str>,
    pub god: Option<God>,
    pub from: Option<&'static str>,
}

impl Choice {
    /// Reads the choice out of the address of the page.
    pub fn read(here: &str) -> Choice {
        let word = |key: &str, known: &[&'static str]| {
            query_value(here, key).and_then(|wanted| known.iter().copied().find(|word| *word == wanted))
        };
        let choice = Choice {
            age: query_value(here, "age").and_then(|age| age.parse().ok()).filter(|age| (1..=3).contains(age)),
            kind: word("kind", &KINDS),
            god: query_value(here, "god").and_then(|god| god.parse().ok()),
            from: word("from", &BOXES),
        };
        // All ages at once would be a heavy page, unless something else is chosen.
        Choice { age: choice.age.or((!choice.may_span_ages()).then_some(1)), ..choice }
    }

    /// Whether few enough cards are chosen to show those of all ages.
    pub fn may_span_ages(&self) -> bool {
        self.kind.is_some() || self.god.is_some() || self.from.is_some_and(|from| from != "box")
    }

    /// The address of this choice.
    pub fn address(&self) -> String {
        let mut parts = Vec::new();
        parts.extend(self.age.map(|age| format!("age={age}")));
        parts.extend(self.kind.map(|kind| format!("kind={kind}")));
        parts.extend(self.god.map(|god| format!("god={god}")));
        parts.extend(self.from.map(|from| format!("from={from}")));
        format!("?{}#cards", parts.join("&"))
    }

    /// The cards chosen, by age.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let choice = *self;
        Cards::built_in().all().filter(move |card| choice.shows(*card))
    }

    fn shows(&self, card: Card) -> bool {
        let face = printed(card);
        let from = |from: &str| match from {
            "five" => face.copies[3] > 0,
            "kickstarter" => face.module == Module::Kickstarter,
            "mystics" => face.module == Module::Mystics,
            _ => face.module == Module::Box && face.copies_for(4) > 0,
        };
        self.age.is_none_or(|age| age == face.age)
            && self.kind.is_none_or(|wanted| wanted == face.kind.word())
            && self.god.is_none_or(|god| face.god == Some(god))
            && self.from.is_none_or(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_read_from_its_address() {
        let choice = Choice { age: Some(2), kind: Some("clan"), god: Some(God::Loki), from: Some("box") };
        assert_eq!(Choice::read(&format!("/gallery/blood-rage{}", choice.address().replace("#cards", ""))), choice);
        assert_eq!(Choice::read("/gallery/blood-rage"), Choice { age: Some(1), ..Choice::default() });
        let wrong = Choice::read("/gallery/blood-rage?age=7&kind=hero&god=zeus&from=attic");
        assert_eq!(wrong, Choice { age: Some(1), ..Choice::default() });
    }

    #[test]
    fn ages_and_kinds_show_every_card_once() {
        for (key, values) in [("age", vec!["1", "2", "3"]), ("kind", KINDS.to_vec())] {
            let shown =
                values.iter().flat_map(|value| Choice::read(&format!("/?{key}={value}")).cards().collect::<Vec<_>>());
            let mut shown: Vec<Card> = shown.collect();
            shown.sort_unstable();
            assert!(shown.iter().copied().eq(Cards::built_in().all()), "{key}");
        }
    }

    #[test]
    fn boxes_hold_what_they_say() {
        let count = |from: &str, copies: fn(Card) -> u8| -> u8 {
            Choice::read(&format!("/?from={from}&kind=clan")).cards().map(copies).sum()
        };
        assert_eq!(count("mystics", |card| printed(card).copies_for(4)), 6);
        assert_eq!(count("kickstarter", |_| 1), 0);
        let five: u8 = Choice::read("/?from=five").cards().map(|card| printed(card).copies[3]).sum();
        assert_eq!(five, 24);
    }
}
