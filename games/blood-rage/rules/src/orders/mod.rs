//! The orders that a player may leave: about calls to battle, battle cards, late cards, stats, the card to keep, and passing.

mod follow;
mod written;

use crate::BloodRage;
use crate::action::Action;
use crate::data::Card;
use crate::names::{Clan, Figure, Place, Stat};
use crate::state::Asked;
use crate::view::View;
use meadhall_engine::{Arg, Followed, Message, Orders};

/// Which figures answer a call.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Troop {
    /// `all` that stand next to the province.
    All,
    /// Those of one name.
    Only(Figure),
}

/// When they do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum When {
    /// `by 2`: the clan's STR with them is at least the greatest STR of another clan there and so much more.
    Ahead(u8),
    /// `against wolf`: this clan pillages.
    Against(Clan),
}

/// An order. One with an age holds for that age alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Order {
    /// `never-add`, `never-add@2`: no card after the reveal.
    NeverAdd(Option<u8>),
    /// `add-to-win`, `add-to-win@2`: only the least card that turns defeat into victory.
    AddToWin(Option<u8>),
    /// `never-call`, `never-call@2`: no figure answers a call to battle.
    NeverCall(Option<u8>),
    /// `stay gimle@2`: no figure answers a call to this province.
    Stay(Place, u8),
    /// `join gimle all by 2@1`: these figures answer a call to this province, the strongest first.
    Join(Place, Troop, When, u8),
    /// `play thors-hammer in gimle@2`: the card for a battle there. The one that was left first is wished for most.
    Play(Card, Place, u8),
    /// `raise axes`: the stat that goes up, where one may be chosen.
    Raise(Stat),
    /// `keep thors-hammer@1`: the card for the next age.
    Keep(Card, u8),
    /// `pass below 1@2`: pass with less Rage than this.
    Pass(u8, u8),
}

impl Order {
    /// The age that it is for.
    fn age(self) -> Option<u8> {
        match self {
            Order::NeverAdd(age) | Order::AddToWin(age) | Order::NeverCall(age) => age,
            Order::Stay(_, age) | Order::Play(_, _, age) | Order::Keep(_, age) | Order::Pass(_, age) => Some(age),
            Order::Join(.., age) => Some(age),
            Order::Raise(_) => None,
        }
    }

    /// The province that it is about.
    fn place(self) -> Option<Place> {
        match self {
            Order::Stay(place, _) | Order::Join(place, ..) | Order::Play(_, place, _) => Some(place),
            _ => None,
        }
    }
}

impl Orders for BloodRage {
    type Order = Order;

    fn follow(&self, view: &View, order: &Order) -> Followed<Action> {
        self.follow_order(view, *order)
    }

    fn orders(&self, view: &View) -> Vec<Order> {
        self.offer_orders(view)
    }

    fn may_leave(&self, view: &View, order: &Order) -> bool {
        let (table, own) = (&view.table, view.own.is_some());
        let holds = |card: Card| view.own.is_some_and(|own| own.hand.contains(card));
        own && table.asked != Asked::Over
            && order.age().is_none_or(|age| age == table.age)
            && order.place().is_none_or(|place| place.is_province() && !table.destroyed.contains(place))
            && match *order {
                Order::Play(card, ..) | Order::Keep(card, _) => holds(card),
                _ => true,
            }
    }

    fn order_text(&self, _: &View, order: &Order) -> Message {
        let place = |place: Place| Arg::word(format!("place-{place}"));
        let card = |card: Card| self.cards().title(card);
        match *order {
            Order::NeverAdd(None) => Message::new("standing-never-add"),
            Order::NeverAdd(Some(_)) => Message::new("standing-never-add-age"),
            Order::AddToWin(None) => Message::new("order-add-to-win"),
            Order::AddToWin(Some(_)) => Message::new("order-add-to-win-age"),
            Order::NeverCall(None) => Message::new("order-never-call"),
            Order::NeverCall(Some(_)) => Message::new("order-never-call-age"),
            Order::Stay(where_, _) => Message::new("order-stay").with("place", place(where_)),
            Order::Join(where_, troop, when, _) => {
                let who = match troop {
                    Troop::All => Arg::word("order-troop-all"),
                    Troop::Only(figure) => Arg::word(format!("figure-{figure}")),
                };
                let message = match when {
                    When::Ahead(by) => Message::new("order-join-ahead").with("by", by),
                    When::Against(clan) => {
                        Message::new("order-join-against").with("clan", Arg::word(format!("clan-{clan}")))
                    }
                };
                message.with("place", place(where_)).with("figures", who)
            }
            Order::Play(which, where_, _) => {
                Message::new("order-play").with("card", card(which)).with("place", place(where_))
            }
            Order::Raise(stat) => Message::new("order-raise").with("stat", Arg::word(format!("stat-{stat}"))),
            Order::Keep(which, _) => Message::new("order-keep").with("card", card(which)),
            Order::Pass(below, _) => Message::new("order-pass").with("rage", below),
        }
    }

    fn replaces(order: &Order, other: &Order) -> bool {
        let group = |order: &Order| match order {
            Order::NeverAdd(_) | Order::AddToWin(_) => 1,
            Order::NeverCall(_) => 2,
            Order::Pass(..) => 3,
            _ => 0,
        };
        group(order) > 0 && group(order) == group(other)
    }
}
