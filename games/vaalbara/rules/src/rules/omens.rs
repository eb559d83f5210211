//! Section 7: omens and turn order.

use crate::Vaalbara;
use crate::data::Omen;
use crate::state::Position;
use meadhall_engine::Seat;

impl Vaalbara {
    /// The current omens: the back of the top card of the land deck.
    #[inline]
    pub fn omens(&self, position: &Position) -> &Omen {
        let top = position.deck.as_slice().first().map_or(0, |card| card.omen);
        self.omen(top)
    }

    /// The rank of a player's clan in the current omens, 0 for the best.
    #[inline]
    pub(crate) fn rank(&self, position: &Position, seat: Seat) -> u8 {
        self.omens(position).rank(position.player(seat).clan)
    }

    /// Who goes next: decided anew before every turn.
    #[inline]
    pub(crate) fn next_seat(&self, position: &Position) -> Option<Seat> {
        let omens = self.omens(position);
        self.all().filter(|&seat| !position.has_acted(seat)).min_by_key(|&seat| {
            let player = position.player(seat);
            (player.played, omens.rank(player.clan))
        })
    }
}
