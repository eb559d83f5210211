//! What one viewer may know of a position.

mod imagine;

use crate::data::Card;
use crate::names::Jarl;
use crate::state::places::Place;
use crate::state::{Asked, MOST, Pick, Position, Table};
use crate::{MOST as SEATS, Valhalla};
use meadhall_engine::{Game, List, Seat, SeatSet, Viewer, byte};
use serde::{Deserialize, Serialize};

/// Cards of one place, in ascending order.
pub type Pile = List<Card, 120>;

/// What only the viewer knows.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// The viewer's seat.
    pub seat: Seat,
    /// The hand.
    pub hand: Pile,
    /// The jarls dealt, until they are revealed.
    pub jarls: List<Jarl, 5>,
    /// What the viewer has chosen while others still choose.
    pub pick: Pick,
    /// Cards drawn and not yet kept.
    pub drawn: List<Card, 6>,
    /// Cards that the viewer knows to be in the hands of others.
    pub known: [List<Card, 60>; MOST],
}

/// What one viewer may know.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What only the viewer knows; nothing for a spectator.
    pub own: Option<Own>,
    /// How many players there are.
    pub players: usize,
    /// Everything that lies open.
    pub table: Table,
    /// The number of cards in each hand.
    pub hands: [u8; MOST],
    /// The number of jarls dealt to each player, until they are revealed.
    pub jarls: [u8; MOST],
    /// The number of cards in the deck.
    pub deck: u8,
    /// The number of cards in use that have returned to the box.
    pub boxed: u8,
    /// The cards in each Valhalla.
    pub valhallas: [Pile; MOST],
    /// The glory of each Valhalla.
    pub glory: [u16; MOST],
    /// The strength of each side of the battle as it stands.
    pub strength: [u8; 2],
    /// Who owes a decision, as far as the viewer may know.
    pub pending: SeatSet,
}

impl View {
    /// The viewer's seat.
    pub fn seat(&self) -> Option<Seat> {
        self.own.as_ref().map(|own| own.seat)
    }

    /// Whether the viewer owes a decision.
    pub fn awaits_viewer(&self) -> bool {
        self.seat().is_some_and(|seat| self.pending.contains(seat))
    }
}

impl Valhalla {
    pub(crate) fn look(&self, position: &Position, viewer: Viewer) -> View {
        let cards =
            |place: Place| -> Pile { position.places.at(place).iter().map(|id| self.cards.card_of(id)).collect() };
        let table = &position.table;
        let own = viewer.seat().filter(|seat| seat.index() < self.players).map(|seat| {
            let secret = &position.secrets[seat.index()];
            let mine = table.who == seat;
            let knows = &position.knows[seat.index()];
            Own {
                seat,
                hand: cards(Place::Hand(seat)),
                jarls: secret.jarls,
                pick: secret.pick,
                drawn: if mine { position.drawn } else { List::new() },
                known: std::array::from_fn(|n| {
                    let there = position.places.at(Place::Hand(Seat::new(n))).and(knows);
                    if n == seat.index() {
                        List::new()
                    } else {
                        there.iter().map(|id| self.cards.card_of(id)).collect()
                    }
                }),
            }
        });
        // Who has answered stays hidden where even the asking must not tell who holds a card.
        let pending = match table.asked {
            Asked::Thor => {
                let asked = self.asked_for_help(position);
                match &own {
                    Some(own) if own.pick != Pick::None => asked.without(own.seat),
                    _ => asked,
                }
            }
            _ => self.pending(position),
        };
        let seats = |value: &dyn Fn(Seat) -> u8| -> [u8; SEATS] { std::array::from_fn(|n| value(Seat::new(n))) };
        View {
            own,
            players: self.players,
            table: *table,
            hands: seats(&|seat| byte(position.hand(seat).len())),
            jarls: seats(&|seat| byte(position.secrets[seat.index()].jarls.len())),
            deck: byte(position.deck().len()),
            boxed: byte(position.places.at(Place::Box).and(&self.in_use()).len()),
            valhallas: std::array::from_fn(|n| cards(Place::Valhalla(Seat::new(n)))),
            glory: std::array::from_fn(|n| self.glory_of(position, Seat::new(n))),
            strength: [0, 1].map(|at| self.strength_shown(position, at)),
            pending,
        }
    }
}
