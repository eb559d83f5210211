//! What a seat sees, in written ids: what programs in any language are told.

use meadhall_engine::{Game, Seat};
use meadhall_pebbles::{Pebbles, Phase, Player, View};
use schemars::JsonSchema;
use serde::Serialize;

/// What a seat of Pebbles sees.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct WrittenView {
    /// The round, from 1.
    pub round: u8,
    /// What is asked: `bid` of everybody, `take` of one, or `over`.
    pub asked: &'static str,
    /// Whose turn it is to take a pebble.
    pub active: Option<&'static str>,
    /// The pebbles that are left.
    pub pebbles: Vec<u8>,
    /// The players, in the order of the seats.
    pub players: Vec<WrittenPlayer>,
    /// The name of the player who sees this; null for a spectator.
    pub own: Option<&'static str>,
}

/// What is known of one player.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct WrittenPlayer {
    /// The name.
    pub name: &'static str,
    /// The points so far.
    pub score: u8,
    /// Whether the player has bid in this round.
    pub has_bid: bool,
    /// The bid, where it is known.
    pub bid: Option<u8>,
    /// The secret card, where it is known.
    pub card: Option<u8>,
}

/// A view in written ids.
pub(crate) fn of(game: &Pebbles, view: &View) -> WrittenView {
    let name = |seat: Seat| Player::at(seat).word();
    let (asked, active) = match view.phase {
        Phase::Bid => ("bid", None),
        Phase::Take(seat) => ("take", Some(name(seat))),
        Phase::Over => ("over", None),
    };
    let player = |seat: Seat| WrittenPlayer {
        name: name(seat),
        score: view.scores[seat.index()],
        has_bid: view.has_bid.contains(seat),
        bid: view.bids[seat.index()],
        card: view.cards[seat.index()],
    };
    WrittenView {
        round: view.round,
        asked,
        active,
        pebbles: view.pebbles_left().collect(),
        players: Seat::all(game.seats()).map(player).collect(),
        own: view.seat.map(name),
    }
}
