//! What scenarios expect and print.

use crate::Vaalbara;
use crate::names::Kind;
use crate::state::{Asked, Card, Position};
use meadhall_engine::{Facts, Game, Seat, write_list};

impl Vaalbara {
    fn card_text(&self, card: Card) -> String {
        match self.face(card) {
            (Kind::Forest, value) => format!("forest {value}"),
            (kind, _) => kind.to_string(),
        }
    }

    pub(super) fn omen_text(&self, omen: u8) -> String {
        let letters = self.omen(omen).order.map(|clan| clan.word()[..1].to_ascii_uppercase());
        letters.join(" ")
    }

    /// The position in the scenarios' words.
    pub(crate) fn facts(&self, position: &Position) -> Facts {
        let mut facts = Facts::default();
        let clan = |seat: Seat| position.player(seat).clan;
        facts.set("seats", write_list(self.all().map(clan)));
        facts.set("round", position.round);
        let waiting = write_list(self.pending(position).iter().map(clan));
        let asked = match position.asked {
            Asked::Assign => "assign",
            Asked::Show { .. } => "show",
            Asked::Bard => "bard",
            Asked::Tracker => "tracker",
            Asked::Midwife => "midwife",
            Asked::Rider => "rider",
            Asked::Explorer => "explorer",
            Asked::Take => "take",
            Asked::Over => "nothing",
        };
        facts.set("asked", format!("{asked} of {waiting}"));
        facts.set("acted", write_list(position.acted.as_slice().iter().map(|&seat| clan(seat))));
        for (n, row) in position.rows.iter().enumerate() {
            let slot = |card: &Option<Card>| card.map_or("-".to_owned(), |card| self.card_text(card));
            let slots: Vec<String> = row[..self.players].iter().map(slot).collect();
            facts.set(format!("row {}", n + 1), slots.join(", "));
        }
        let deck = position.deck.as_slice();
        facts.set("deck size", deck.len());
        facts.set("deck", write_list(deck.iter().map(|&card| self.card_text(card))));
        facts.set("top", deck.first().map_or(String::new(), |&card| self.card_text(card)));
        facts.set("bottom", deck.last().map_or(String::new(), |&card| self.card_text(card)));
        facts.set("omens", deck.first().map_or(String::new(), |card| self.omen_text(card.omen)));
        let ends = [("top", position.top_known), ("bottom", position.bottom_known)];
        facts.set("known", write_list(ends.iter().filter(|(_, known)| *known).map(|(end, _)| end)));
        for seat in self.all() {
            let (clan, player) = (clan(seat), position.player(seat));
            facts.set(format!("vp {clan}"), player.vp);
            facts.set(
                format!("realm {clan}"),
                write_list(player.realm.cards().iter().map(|&card| self.card_text(card))),
            );
            facts.set(format!("hand {clan}"), write_list(player.hand.iter()));
            facts.set(format!("hand size {clan}"), player.hand.len());
            facts.set(format!("pile {clan}"), write_list(player.pile.as_slice()));
            facts.set(format!("pile size {clan}"), player.pile.len());
            facts.set(format!("discard {clan}"), write_list(player.discard.iter()));
            facts.set(format!("known {clan}"), write_list(player.known.iter()));
            facts.set(format!("played {clan}"), write_list(player.played));
            if let Asked::Show { answered, showing, .. } = position.asked
                && answered.contains(seat)
            {
                facts.set(format!("answered {clan}"), if showing.contains(seat) { "warrior" } else { "nothing" });
            }
        }
        if let Some(outcome) = self.outcome(position) {
            let mut seats: Vec<Seat> = self.all().collect();
            seats.sort_by_key(|&seat| outcome.place(seat));
            facts.set("places", write_list(seats.into_iter().map(clan)));
        }
        facts
    }
}
