//! Bids and cards are secret until they are turned up.

use crate::{Action, Event, Pebbles, Phase, Position, View};
use meadhall_engine::{Followed, Message, NoOrder, Orders, Seat, Secrecy, Viewer};

impl Secrecy for Pebbles {
    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Dealt(seat, _) if !viewer.is(seat) => Some(Event::Dealt(seat, None)),
            Event::Bid(seat, _) if !viewer.is(seat) => Some(Event::Bid(seat, None)),
            known => Some(known),
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed(_) | Event::Rolled(_) | Event::CardScored(..))
    }

    fn still_secret(&self, before: &Position, _: Seat, _: Action, now: &Position) -> bool {
        before.phase == Phase::Bid && now.phase == Phase::Bid && now.round == before.round
    }
}

impl Orders for Pebbles {
    type Order = NoOrder;

    const ORDERS: bool = false;

    fn follow(&self, _: &View, order: &NoOrder) -> Followed<Action> {
        match *order {}
    }

    fn orders(&self, _: &View) -> Vec<NoOrder> {
        Vec::new()
    }

    fn order_text(&self, _: &View, order: &NoOrder) -> Message {
        match *order {}
    }
}
