//! Single cards by what they are copies of.

use meadhall_valhalla::places::CardSet;
use meadhall_valhalla::{Card, Valhalla};

/// The card of each single copy.
pub struct Copies([Card; 256]);

impl Copies {
    /// Of a table of cards.
    pub fn new(game: &Valhalla) -> Copies {
        let mut cards = [Card::default(); 256];
        for (card, entry) in game.cards().all() {
            let first = usize::from(game.first_copy(card));
            cards[first..first + usize::from(entry.copies)].fill(card);
        }
        Copies(cards)
    }

    /// The cards of a set.
    pub fn cards(&self, set: CardSet) -> impl Iterator<Item = Card> + '_ {
        set.iter().map(|id| self.0[usize::from(id)])
    }
}
