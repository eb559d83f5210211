//! What of the gallery is shown: chosen by links, written in the address.

use super::origins;
use crate::tiles;
use meadhall_board::query_value;
use meadhall_valhalla::Card;
use meadhall_valhalla::data::{Deck, Entry, Kind, Source};

/// The sections of the gallery, each a page of its own.
pub(super) const SHOWS: [&str; 4] = ["cards", "jarls", "tricks", "monsters"];

/// The kinds of cards by their words: the clans, and what is no warrior.
pub(super) const KINDS: [&str; 8] = ["bear", "wolf", "boar", "stag", "frost", "dwarf", "tactic", "special"];

/// The decks by their words.
pub(super) const DECKS: [(&str, Deck); 5] = [
    ("base", Deck::Base),
    ("valkyries", Deck::Valkyries),
    ("dwarves", Deck::Dwarves),
    ("thor", Deck::Thor),
    ("tyr", Deck::Tyr),
];

/// Where values come from: some stand in the rulebook, or none does.
pub(super) const ORIGINS: [&str; 2] = ["printed", "reconstructed"];

/// What is chosen; what is not chosen does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub show: &'static str,
    pub deck: Option<&'static str>,
    pub kind: Option<&'static str>,
    pub origin: Option<&'static str>,
}

impl Choice {
    /// Reads the choice out of the address of the page.
    pub fn read(here: &str) -> Choice {
        let word = |key: &str, known: &[&'static str]| {
            query_value(here, key).and_then(|wanted| known.iter().copied().find(|word| *word == wanted))
        };
        let choice = Choice {
            show: word("show", &SHOWS).unwrap_or(SHOWS[0]),
            deck: word("deck", &DECKS.map(|(word, _)| word)),
            kind: word("kind", &KINDS),
            origin: word("origin", &ORIGINS),
        };
        choice.settled()
    }

    /// The same with a kind, where all kinds at once would make a heavy page.
    pub fn settled(self) -> Choice {
        Choice { kind: self.kind.or((!self.may_span_kinds()).then_some(KINDS[0])), ..self }
    }

    /// Whether few enough cards are chosen to show those of all kinds.
    pub fn may_span_kinds(&self) -> bool {
        self.deck.is_some_and(|deck| deck != DECKS[0].0)
    }

    /// The address of this choice of cards.
    pub fn address(&self) -> String {
        let mut parts = Vec::new();
        parts.extend(self.deck.map(|deck| format!("deck={deck}")));
        parts.extend(self.kind.map(|kind| format!("kind={kind}")));
        parts.extend(self.origin.map(|origin| format!("origin={origin}")));
        format!("?{}#cards", parts.join("&"))
    }

    /// The cards chosen, in the order of the decks.
    pub fn cards(&self) -> Vec<(Card, Entry)> {
        let cards = tiles::cards();
        let all = cards.all().filter(|(card, entry)| self.shows(*card, entry));
        all.map(|(card, entry)| (card, *entry)).collect()
    }

    fn shows(&self, card: Card, entry: &Entry) -> bool {
        let deck = |wanted: &str| DECKS.iter().any(|(word, deck)| *word == wanted && *deck == entry.deck);
        let printed = || origins::of_card(card, entry).iter().any(|(_, source)| *source == Source::Rulebook);
        self.deck.is_none_or(deck)
            && self.kind.is_none_or(|kind| kind == kind_of(entry))
            && self.origin.is_none_or(|origin| (origin == ORIGINS[0]) == printed())
    }
}

/// The kind of a card by its word.
fn kind_of(entry: &Entry) -> &'static str {
    match entry.kind {
        Kind::Warrior(warrior) => warrior.clan.word(),
        Kind::Tactic(_) => "tactic",
        Kind::Mission(_) | Kind::Thor(..) | Kind::Tyr(_) => "special",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_read_from_its_address() {
        let choice = Choice { show: "cards", deck: Some("base"), kind: Some("stag"), origin: Some("printed") };
        assert_eq!(Choice::read(&format!("/gallery/valhalla{}", choice.address().replace("#cards", ""))), choice);
        let plain = Choice { show: "cards", deck: None, kind: Some("bear"), origin: None };
        assert_eq!(Choice::read("/gallery/valhalla"), plain);
        assert_eq!(Choice::read("/gallery/valhalla?show=attic&deck=sun&kind=hero&origin=dream"), plain);
        assert_eq!(Choice::read("/gallery/valhalla?show=jarls").show, "jarls");
    }

    #[test]
    fn kinds_and_origins_show_every_card_once() {
        let all: Vec<Card> = tiles::cards().all().map(|(card, _)| card).collect();
        let shown = |queries: Vec<String>| {
            let cards = queries.iter().flat_map(|query| Choice::read(query).cards());
            let mut cards: Vec<Card> = cards.map(|(card, _)| card).collect();
            cards.sort_unstable();
            cards
        };
        assert_eq!(shown(KINDS.map(|kind| format!("/?kind={kind}")).to_vec()), all);
        let both = |kind: &'static str| ORIGINS.map(move |origin| format!("/?kind={kind}&origin={origin}"));
        assert_eq!(shown(KINDS.into_iter().flat_map(both).collect()), all);
    }

    #[test]
    fn decks_hold_what_they_say() {
        let cards =
            |query: &str| Choice::read(query).cards().iter().map(|(_, entry)| usize::from(entry.copies)).sum::<usize>();
        assert_eq!((cards("/?deck=valkyries"), cards("/?deck=dwarves")), (40, 40));
        assert_eq!((cards("/?deck=thor"), cards("/?deck=tyr")), (14, 20));
        assert_eq!(cards("/?deck=base"), 16, "a kind must be chosen");
    }
}
