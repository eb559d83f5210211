//! The orders that a player may leave: about questions that are put only to hide who holds a card, about the defence, about who
//! goes to Valhalla, and about drawn cards.

mod defence;

use crate::data::Card;
use crate::names::Unknown;
use crate::state::{Asked, Position};
use crate::view::View;
use crate::wording::card_word;
use crate::{Action, Valhalla};
use meadhall_engine::{Followed, Game, Message, Orders, Quick};
use std::fmt;
use std::str::FromStr;

/// An order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Order {
    /// `never-help`: no help with Thor's card.
    NeverHelp,
    /// `never-before`: nothing before a battle.
    NeverBefore,
    /// `never-mission`: no mission.
    NeverMission,
    /// `never-tyr`: no card of Tyr's wrath.
    NeverTyr,
    /// `never-loki-add`: no warrior by Loki's trick.
    NeverLokiAdd,
    /// `defend least`: arm to win by the least, and throw again as long as that is not enough. No tactics.
    Defend,
    /// `send all`: after a won defence, all activated warriors go to Valhalla.
    SendAll,
    /// `send none`: none of them does.
    SendNone,
    /// `send wolf-05`: this one does.
    Send(Card),
    /// `pay nothing`: no card for an ability of the jarl.
    PayNothing,
    /// `discard tactic`: of the drawn cards, a tactic goes.
    DiscardTactic,
    /// `discard weakest`: of the drawn cards, the weakest warrior goes.
    DiscardWeakest,
}

/// Those without a card.
const PLAIN: [Order; 11] = [
    Order::NeverHelp,
    Order::NeverBefore,
    Order::NeverMission,
    Order::NeverTyr,
    Order::NeverLokiAdd,
    Order::Defend,
    Order::SendAll,
    Order::SendNone,
    Order::PayNothing,
    Order::DiscardTactic,
    Order::DiscardWeakest,
];

impl Order {
    const fn word(self) -> &'static str {
        match self {
            Order::NeverHelp => "never-help",
            Order::NeverBefore => "never-before",
            Order::NeverMission => "never-mission",
            Order::NeverTyr => "never-tyr",
            Order::NeverLokiAdd => "never-loki-add",
            Order::Defend => "defend least",
            Order::SendAll => "send all",
            Order::SendNone => "send none",
            Order::Send(_) => "send",
            Order::PayNothing => "pay nothing",
            Order::DiscardTactic => "discard tactic",
            Order::DiscardWeakest => "discard weakest",
        }
    }

    /// Whether it answers a question that is put only to hide who holds a card.
    const fn is_standing(self) -> bool {
        use Order::{NeverBefore, NeverHelp, NeverLokiAdd, NeverMission, NeverTyr};
        matches!(self, NeverHelp | NeverBefore | NeverMission | NeverTyr | NeverLokiAdd)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Send(card) => write!(f, "send {card}"),
            order => f.write_str(order.word()),
        }
    }
}

impl FromStr for Order {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Order, Unknown> {
        let plain = PLAIN.into_iter().find(|order| order.word() == text);
        match (plain, text.strip_prefix("send ")) {
            (Some(order), _) => Ok(order),
            (None, Some(card)) => Ok(Order::Send(card.parse()?)),
            (None, None) => Err(Unknown(text.to_owned())),
        }
    }
}

impl Orders for Valhalla {
    type Order = Order;

    fn follow(&self, view: &View, order: &Order) -> Followed<Action> {
        if view.table.asked == Asked::Over {
            return Followed::Over;
        }
        if !view.awaits_viewer() {
            return Followed::Waits;
        }
        match (view.table.asked, *order) {
            (Asked::Thor, Order::NeverHelp)
            | (Asked::Mission, Order::NeverMission)
            | (Asked::Tyr(_), Order::NeverTyr)
            | (Asked::LokiAdd { .. }, Order::NeverLokiAdd)
            | (Asked::Payment, Order::PayNothing) => Followed::Acts(Action::Decline),
            (Asked::Before, Order::NeverBefore) | (Asked::Send, Order::SendNone) => Followed::Acts(Action::Done),
            (Asked::Fight | Asked::Reroll(_), Order::Defend) => self.defend(view).into(),
            (Asked::Send, Order::SendAll | Order::Send(_)) => self.send(view, *order).into(),
            (Asked::Drawn, Order::DiscardTactic | Order::DiscardWeakest) => self.discard(view, *order).into(),
            _ => Followed::Waits,
        }
    }

    fn orders(&self, view: &View) -> Vec<Order> {
        let Some(seat) = view.seat().filter(|_| view.table.asked != Asked::Over) else { return Vec::new() };
        let mut orders = PLAIN.to_vec();
        let mut band: Vec<Card> = view.table.board(seat).warriors().map(|(_, card, _)| card).collect();
        band.sort_unstable();
        band.dedup();
        orders.extend(band.into_iter().map(Order::Send));
        orders
    }

    fn order_text(&self, _: &View, order: &Order) -> Message {
        match *order {
            Order::Send(card) => Message::new("order-send").with("card", card_word(card)),
            order if order.is_standing() => Message::new(format!("standing-{order}")),
            order => Message::new(format!("order-{}", order.word().replace(' ', "-"))),
        }
    }

    fn replaces(order: &Order, other: &Order) -> bool {
        matches!((order, other), (Order::SendAll, Order::SendNone) | (Order::SendNone, Order::SendAll))
    }
}

impl Valhalla {
    /// A position that the viewer cannot tell from the true one, always the same: what she may choose there is what she may
    /// choose here.
    fn seen_position(&self, view: &View) -> Position {
        self.imagine(view, &mut Quick::new(0))
    }

    /// What she may choose.
    fn choices_seen(&self, view: &View) -> Vec<Action> {
        let mut choices = Vec::new();
        if let Some(seat) = view.seat() {
            self.legal(&self.seen_position(view), seat, &mut choices);
        }
        choices
    }

    /// The next warrior to send, or the end of it; none where a card was wished for that is not there.
    fn send(&self, view: &View, order: Order) -> Option<Action> {
        let choices = self.choices_seen(view);
        let sends = choices.iter().copied().find(|action| match (action, order) {
            (Action::Send(_), Order::SendAll) => true,
            (Action::Send(spot), Order::Send(card)) => spot.card == card,
            _ => false,
        });
        sends.or((order == Order::SendAll).then_some(Action::Done)).filter(|action| choices.contains(action))
    }

    /// The card to discard of those drawn.
    fn discard(&self, view: &View, order: Order) -> Option<Action> {
        let choices = self.choices_seen(view);
        let cards =
            choices.iter().filter_map(|action| if let Action::Discard(card) = action { Some(*card) } else { None });
        let strength = |card: Card| self.cards.warrior(card).map(|warrior| warrior.strength);
        let card = match order {
            Order::DiscardTactic => cards.clone().find(|&card| strength(card).is_none()),
            _ => cards.filter_map(|card| Some((strength(card)?, card))).min().map(|(_, card)| card),
        };
        card.map(Action::Discard)
    }
}
