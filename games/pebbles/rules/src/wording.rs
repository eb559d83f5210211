//! What is said to people, as messages of the locale files.

use crate::state::pebbles_left;
use crate::{Action, Event, Pebbles, Phase, Player, Position, View};
use meadhall_engine::{Arg, Game, Message, Seat, Wording};

impl Wording for Pebbles {
    fn seat_name(&self, _: &Position, seat: Seat) -> String {
        Player::at(seat).to_string()
    }

    fn why_not(&self, position: &Position, seat: Seat, action: Action) -> Message {
        match (position.phase, action) {
            (Phase::Over, _) => Message::new("why-over").clause("PB-4.1"),
            _ if !self.pending(position).contains(seat) => Message::new("why-not-your-turn").clause("PB-3.1"),
            (Phase::Bid, _) => Message::new("why-bid-first").clause("PB-2.1"),
            (Phase::Take(_), Action::Take(pebble)) if !pebbles_left(position.pebbles).any(|left| left == pebble) => {
                Message::new("why-pebble-gone").with("pebble", pebble).clause("PB-3.1")
            }
            (Phase::Take(_), _) => Message::new("why-bids-open").clause("PB-2.2"),
        }
    }

    fn prompt(&self, view: &View) -> Message {
        let mine = view.awaits_viewer();
        match view.phase {
            Phase::Bid if mine => Message::new("ask-bid").clause("PB-2.1"),
            Phase::Bid => {
                let waiting: Vec<Arg> =
                    self.all().filter(|&seat| !view.has_bid.contains(seat)).map(Arg::from).collect();
                Message::new("ask-bid-wait").with("who", waiting).clause("PB-2.1")
            }
            Phase::Take(_) if mine => Message::new("ask-take").clause("PB-3.1"),
            Phase::Take(seat) => Message::new("ask-take-wait").with("who", seat).clause("PB-3.1"),
            Phase::Over => Message::new("ask-over").clause("PB-4.1"),
        }
    }

    fn label(&self, view: &View, action: Action) -> Message {
        match action {
            Action::Bid(bid) => Message::new("label-bid").with("bid", bid),
            Action::Take(pebble) => {
                let bid = view.seat.and_then(|seat| view.bids[seat.index()]).unwrap_or(0);
                Message::new("label-take").with("pebble", pebble).with("points", pebble * bid)
            }
        }
    }

    fn tell(&self, event: &Event) -> Option<Message> {
        match *event {
            Event::Dealt(_, None) | Event::Bid(_, None) => None,
            Event::Dealt(seat, Some(card)) => {
                Some(Message::new("log-dealt").with("who", seat).with("card", card).clause("PB-1.3"))
            }
            Event::Bid(seat, Some(bid)) => {
                Some(Message::new("log-bid").with("who", seat).with("bid", bid).clause("PB-2.1"))
            }
            Event::Revealed(bids) => {
                let bid = |(n, bid): (usize, Option<u8>)| {
                    Some(Message::new("log-revealed-bid").with("who", Seat::new(n)).with("bid", bid?))
                };
                let all: Vec<Arg> = bids.into_iter().enumerate().filter_map(bid).map(Arg::from).collect();
                Some(Message::new("log-revealed").with("bids", all).clause("PB-2.2"))
            }
            Event::Took { seat, pebble, points } => Some(
                Message::new("log-took")
                    .with("who", seat)
                    .with("pebble", pebble)
                    .with("points", points)
                    .clause("PB-3.2"),
            ),
            Event::Rolled(roll) => {
                Some(Message::new("log-rolled").with("who", Seat::new(0)).with("roll", roll).clause("PB-3.3"))
            }
            Event::CardScored(seat, card) => {
                Some(Message::new("log-card-scored").with("who", seat).with("card", card).clause("PB-4.1"))
            }
        }
    }
}
