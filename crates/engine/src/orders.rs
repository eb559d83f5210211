//! Orders: what a player says beforehand, so that nobody has to wait for her.

use crate::{Game, Message, Seat, Unknown, Viewer};
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

/// What an order makes of a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Followed<A> {
    /// It answers what its owner is asked.
    Acts(A),
    /// It says nothing to this; its moment may still come.
    Waits,
    /// Its moment is past for good: it is dropped, and its owner is asked.
    Over,
}

impl<A> Followed<A> {
    /// The answer, if it gives one.
    pub fn action(self) -> Option<A> {
        match self {
            Followed::Acts(action) => Some(action),
            Followed::Waits | Followed::Over => None,
        }
    }
}

impl<A> From<Option<A>> for Followed<A> {
    fn from(action: Option<A>) -> Followed<A> {
        action.map_or(Followed::Waits, Followed::Acts)
    }
}

/// The orders that a player may leave with a table: answers to questions that will be put to her, each a value with a written
/// form. What an order does follows from what its owner sees at the moment of asking, and from nothing else; so it can give
/// away no more than she could.
pub trait Orders: Game {
    /// An order. Printing and parsing are inverse, and no written form holds a comma. [`NoOrder`] where a game has none.
    type Order: Clone + PartialEq + Eq + Debug + Display + FromStr + Send + Sync + 'static;

    /// Whether there are any.
    const ORDERS: bool = true;

    /// What an order makes of what its owner sees. The answer is one of her legal choices.
    fn follow(&self, view: &Self::View, order: &Self::Order) -> Followed<Self::Action>;

    /// The orders that the owner of a view is offered here, each once, and none that is over.
    fn orders(&self, view: &Self::View) -> Vec<Self::Order>;

    /// Whether the owner of a view may leave an order here: what she is offered, and where a game says so, more that can be
    /// written.
    fn may_leave(&self, view: &Self::View, order: &Self::Order) -> bool {
        self.orders(view).contains(order)
    }

    /// An order in words.
    fn order_text(&self, view: &Self::View, order: &Self::Order) -> Message;

    /// Whether an order that is left takes the place of another: `never-show` that of `always-show`. Others stand beside each
    /// other, and the one that was left first is followed first.
    fn replaces(order: &Self::Order, other: &Self::Order) -> bool {
        let _ = (order, other);
        false
    }
}

/// The orders of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoOrder {}

impl Display for NoOrder {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoOrder {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<NoOrder, Unknown> {
        Err(Unknown(text.to_owned()))
    }
}

/// The orders that a player has left with a table, the first to be followed first. Written with commas between them:
/// `never-help, never-add@2`.
#[derive(Clone, Debug)]
pub struct OrderSheet<G: Orders>(Vec<G::Order>);

impl<G: Orders> PartialEq for OrderSheet<G> {
    fn eq(&self, other: &OrderSheet<G>) -> bool {
        self.0 == other.0
    }
}

impl<G: Orders> Eq for OrderSheet<G> {}

/// An order that a player may leave or take back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OrderOffer {
    /// Its written form.
    pub written: String,
    /// The order in words.
    pub label: Message,
    /// Whether it has been left.
    pub left: bool,
    /// When it is followed among those that have been left, from 0.
    pub rank: usize,
    /// Whether it would answer what the seat is asked now.
    pub fits: bool,
}

impl OrderOffer {
    /// Whether it answers a question for good, or for a stretch of the game.
    pub fn is_standing(&self) -> bool {
        self.label.key.starts_with("standing-")
    }
}

impl<G: Orders> Default for OrderSheet<G> {
    fn default() -> OrderSheet<G> {
        OrderSheet(Vec::new())
    }
}

impl<G: Orders> FromIterator<G::Order> for OrderSheet<G> {
    fn from_iter<I: IntoIterator<Item = G::Order>>(orders: I) -> OrderSheet<G> {
        OrderSheet(orders.into_iter().collect())
    }
}

impl<G: Orders> OrderSheet<G> {
    /// The most orders that one player may leave: enough for every game, and nobody fills a table's memory.
    pub const MOST: usize = 64;

    /// Reads orders as they were written; what cannot be read was never left.
    pub fn parse(text: &str) -> OrderSheet<G> {
        text.split(',').map(str::trim).filter_map(|part| part.parse().ok()).take(Self::MOST).collect()
    }

    /// Whether none has been left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The orders, in the order in which they are followed.
    pub fn orders(&self) -> &[G::Order] {
        &self.0
    }

    /// The order that answers what its owner is asked, and the answer.
    pub fn answer(&self, game: &G, view: &G::View) -> Option<(&G::Order, G::Action)> {
        self.0.iter().find_map(|order| Some((order, game.follow(view, order).action()?)))
    }

    /// The same, at a position; the answer is legal there.
    pub fn answer_at(&self, game: &G, position: &G::Position, owner: Seat) -> Option<(&G::Order, G::Action)> {
        if self.0.is_empty() || !game.pending(position).contains(owner) {
            return None;
        }
        let mut choices = Vec::new();
        game.legal(position, owner, &mut choices);
        self.answer(game, &game.view(position, Viewer::Seat(owner))).filter(|(_, action)| choices.contains(action))
    }

    /// Drops the orders whose moment is past.
    pub fn prune(&mut self, game: &G, view: &G::View) {
        self.0.retain(|order| game.follow(view, order) != Followed::Over);
    }

    /// Leaves an order by its written form, or takes it back. False, and nothing changes, if there is no such order here.
    pub fn set(&mut self, game: &G, view: &G::View, written: &str, left: bool) -> bool {
        let Ok(order) = written.parse::<G::Order>() else { return false };
        if left && (self.0.len() >= Self::MOST || !game.may_leave(view, &order)) {
            return false;
        }
        self.prune(game, view);
        if left && !self.0.contains(&order) {
            self.0.retain(|other| !G::replaces(&order, other));
            self.0.push(order);
        } else if !left {
            self.0.retain(|other| *other != order);
        }
        true
    }

    /// All orders that are offered here, and behind them those that have been left besides.
    pub fn offers(&self, game: &G, view: &G::View) -> Vec<OrderOffer> {
        let offer = |order: &G::Order| {
            let followed = game.follow(view, order);
            (followed != Followed::Over).then(|| OrderOffer {
                written: order.to_string(),
                label: game.order_text(view, order),
                left: self.0.contains(order),
                rank: self.0.iter().position(|other| other == order).unwrap_or(self.0.len()),
                fits: followed.action().is_some(),
            })
        };
        let offered = game.orders(view);
        let others = self.0.iter().filter(|order| !offered.contains(order));
        offered.iter().chain(others).filter_map(offer).collect()
    }
}

impl<G: Orders> Display for OrderSheet<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, order) in self.0.iter().enumerate() {
            write!(f, "{}{order}", if n > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}
