//! Pebbles as numbers: every choice is one part.

use crate::PebblesKnowledge;
use meadhall_bots::encoding::{Encoding, Observer, Parts, named};
use meadhall_engine::{Game, Seat};
use meadhall_pebbles::{Action, MAX_BID, MAX_PLAYERS, Pebbles, Phase, Position};

/// Where the pebbles begin, behind the bids.
const TAKE: usize = MAX_BID as usize;

impl Encoding for PebblesKnowledge {
    const ENCODING: &'static str = "pebbles-v0";
    const ACTIONS: usize = TAKE + MAX_PLAYERS;

    fn action_name(action: usize) -> String {
        named(action, &[(0, &|n| format!("bid {}", n + 1)), (TAKE, &|n| format!("take {}", n + 1))])
    }

    fn split(_: &Pebbles, _: &Position, _: Seat, action: Action) -> Parts {
        Parts::from_iter([match action {
            Action::Bid(bid) => u16::from(bid) - 1,
            Action::Take(pebble) => u16::from(MAX_BID) + u16::from(pebble) - 1,
        }])
    }

    fn observe<O: Observer>(game: &Pebbles, position: &Position, seat: Seat, to: &mut O) {
        let (bidding, over) = (position.phase == Phase::Bid, position.phase == Phase::Over);
        to.number(|| "round".into(), position.round);
        to.number(|| "bidding".into(), u8::from(bidding));
        to.number(|| "asked of me".into(), u8::from(game.pending(position).contains(seat)));
        to.block(
            MAX_PLAYERS,
            |n| format!("pebble {} is left", n + 1),
            |row| {
                (0..).zip(row).for_each(|(n, left)| *left = i8::from(position.pebbles >> n & 1 == 1));
            },
        );
        let mut seats = seat.clockwise(game.seats());
        for n in 0..MAX_PLAYERS {
            let other = seats.next();
            let known = |value: Option<u8>, open: bool| value.filter(|_| open || other == Some(seat)).unwrap_or(0);
            let at = |values: &[u8; MAX_PLAYERS]| other.map(|other| values[other.index()]);
            to.number(|| format!("player {n} is there"), u8::from(other.is_some()));
            to.number(|| format!("player {n} points"), at(&position.scores).unwrap_or(0));
            let bid = other.and_then(|other| position.bids[other.index()]);
            to.number(|| format!("player {n} bid"), known(bid, !bidding));
            to.number(|| format!("player {n} card"), known(at(&position.cards), over));
        }
    }
}
