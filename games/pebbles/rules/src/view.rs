//! What somebody may know of a position, and positions that fit it.

use crate::state::pebbles_left;
use crate::{CARDS, MAX_BID, MAX_PLAYERS, Pebbles, Phase, Position};
use meadhall_engine::{Chance, Seat, SeatSet, Viewer, byte};
use serde::Serialize;

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Whose view it is; none for a spectator.
    pub seat: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// What is being asked.
    pub phase: Phase,
    /// Who has bid in this round.
    pub has_bid: SeatSet,
    /// The bids that the viewer knows: all once they are turned up, before that the own one.
    pub bids: [Option<u8>; MAX_PLAYERS],
    /// The pebbles that are left, a bit each.
    pub pebbles: u8,
    /// The secret cards that the viewer knows: the own one, and all at the end.
    pub cards: [Option<u8>; MAX_PLAYERS],
    /// The points so far.
    pub scores: [u8; MAX_PLAYERS],
}

impl View {
    pub(crate) fn of(game: &Pebbles, position: &Position, viewer: Viewer) -> View {
        let mut view = View {
            seat: viewer.seat(),
            round: position.round,
            phase: position.phase,
            has_bid: SeatSet::EMPTY,
            bids: [None; MAX_PLAYERS],
            pebbles: position.pebbles,
            cards: [None; MAX_PLAYERS],
            scores: position.scores,
        };
        view.has_bid = game.all().filter(|seat| position.bids[seat.index()].is_some()).collect();
        for seat in game.all() {
            let own = viewer.is(seat);
            if own || position.phase != Phase::Bid {
                view.bids[seat.index()] = position.bids[seat.index()];
            }
            if own || position.phase == Phase::Over {
                view.cards[seat.index()] = Some(position.cards[seat.index()]);
            }
        }
        view
    }

    /// A position that fits: every unknown card and bid is equally likely.
    pub(crate) fn imagined(&self, game: &Pebbles, chance: &mut impl Chance) -> Position {
        let mut unseen: Vec<u8> = (0..CARDS).filter(|card| !self.cards.contains(&Some(*card))).collect();
        chance.shuffle(&mut unseen);
        let mut position = Position {
            round: self.round,
            phase: self.phase,
            bids: self.bids,
            pebbles: self.pebbles,
            cards: [0; MAX_PLAYERS],
            scores: self.scores,
        };
        for seat in game.all() {
            let n = seat.index();
            position.cards[n] = self.cards[n].or_else(|| unseen.pop()).unwrap_or_default();
            if self.has_bid.contains(seat) && position.bids[n].is_none() {
                position.bids[n] = Some(byte(chance.index(usize::from(MAX_BID))) + 1);
            }
        }
        position
    }

    /// The numbers of the pebbles that are left.
    pub fn pebbles_left(&self) -> impl Iterator<Item = u8> + use<> {
        pebbles_left(self.pebbles)
    }

    /// Whether the viewer owes a decision.
    pub fn awaits_viewer(&self) -> bool {
        match (self.phase, self.seat) {
            (Phase::Bid, Some(seat)) => !self.has_bid.contains(seat),
            (Phase::Take(active), Some(seat)) => active == seat,
            _ => false,
        }
    }
}
