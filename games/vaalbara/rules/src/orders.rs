//! The orders that a player may leave: whether to show the Warrior, which lands to take, whom the Bard favours, and what
//! Midwife, Rider, Tracker and Explorer do.

use crate::data::Land;
use crate::names::{Character, Clan, Kind, Unknown};
use crate::state::{Card, Row};
use crate::view::{AskedView, View};
use crate::wording::{character_word, land_word};
use crate::{Action, Vaalbara};
use meadhall_engine::{Arg, Followed, Message, Orders, byte};
use std::fmt;
use std::str::FromStr;

/// What a land shows: its kind, and the value of a forest. Written `river`, `forest-5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face {
    /// The kind.
    pub kind: Kind,
    /// What a forest pays; 0 for the other kinds.
    pub value: u8,
}

/// An order. Those with a round hold for that round alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Order {
    /// `always-show`, `never-show`: to somebody's Warrior.
    Show(bool),
    /// `take forest-5@3`: this land, if it is there. The one that was left first is wished for most.
    Take(Face, u8),
    /// `take most@3`: the land that pays most at once.
    TakeMost(u8),
    /// `bard red@3`: the clan that gains by the Bard.
    Bard(Clan, u8),
    /// `midwife farmer@3`: the character that the Midwife brings back.
    Midwife(Character, u8),
    /// `rider river@3`: this land of row 2 for the one of row 1 that pays least.
    Rider(Face, u8),
    /// `tracker least@3`: the land of row 1 that pays least goes to the deck.
    Tracker(u8),
    /// `explorer meadow@3`: a land of this kind is given up.
    Explorer(Kind, u8),
}

impl Face {
    /// What a land shows.
    pub fn of(land: &Land) -> Face {
        Face { kind: land.kind, value: if land.kind == Kind::Forest { land.value } else { 0 } }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::Forest => write!(f, "forest-{}", self.value),
            kind => write!(f, "{kind}"),
        }
    }
}

impl FromStr for Face {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Face, Unknown> {
        if let Some(value) = text.strip_prefix("forest-") {
            let number = value.parse().ok().filter(|number: &u8| number.to_string() == value);
            let value = number.ok_or_else(|| Unknown(text.to_owned()))?;
            return Ok(Face { kind: Kind::Forest, value });
        }
        match text.parse()? {
            Kind::Forest => Err(Unknown(text.to_owned())),
            kind => Ok(Face { kind, value: 0 }),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Show(true) => f.write_str("always-show"),
            Order::Show(false) => f.write_str("never-show"),
            Order::Take(face, round) => write!(f, "take {face}@{round}"),
            Order::TakeMost(round) => write!(f, "take most@{round}"),
            Order::Bard(clan, round) => write!(f, "bard {clan}@{round}"),
            Order::Midwife(character, round) => write!(f, "midwife {character}@{round}"),
            Order::Rider(face, round) => write!(f, "rider {face}@{round}"),
            Order::Tracker(round) => write!(f, "tracker least@{round}"),
            Order::Explorer(kind, round) => write!(f, "explorer {kind}@{round}"),
        }
    }
}

impl FromStr for Order {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Order, Unknown> {
        let unknown = || Unknown(text.to_owned());
        match text {
            "always-show" => return Ok(Order::Show(true)),
            "never-show" => return Ok(Order::Show(false)),
            _ => {}
        }
        let (what, round) = text.split_once('@').ok_or_else(unknown)?;
        let number = round.parse().ok().filter(|number: &u8| number.to_string() == round);
        let round = number.ok_or_else(unknown)?;
        Ok(match what.split_once(' ').ok_or_else(unknown)? {
            ("take", "most") => Order::TakeMost(round),
            ("take", face) => Order::Take(face.parse()?, round),
            ("bard", clan) => Order::Bard(clan.parse()?, round),
            ("midwife", character) => Order::Midwife(character.parse()?, round),
            ("rider", face) => Order::Rider(face.parse()?, round),
            ("tracker", "least") => Order::Tracker(round),
            ("explorer", kind) => Order::Explorer(kind.parse()?, round),
            _ => return Err(unknown()),
        })
    }
}

impl Order {
    /// The round that it is for, and the character that it needs.
    fn needs(self) -> Option<(u8, Option<Character>)> {
        Some(match self {
            Order::Show(_) => return None,
            Order::Take(_, round) | Order::TakeMost(round) => (round, None),
            Order::Bard(_, round) => (round, Some(Character::Bard)),
            Order::Midwife(_, round) => (round, Some(Character::Midwife)),
            Order::Rider(_, round) => (round, Some(Character::Rider)),
            Order::Tracker(round) => (round, Some(Character::Tracker)),
            Order::Explorer(_, round) => (round, Some(Character::Explorer)),
        })
    }
}

impl Orders for Vaalbara {
    type Order = Order;

    fn follow(&self, view: &View, order: &Order) -> Followed<Action> {
        let Some(own) = view.own else { return Followed::Waits };
        if self.is_past(view, *order) {
            return Followed::Over;
        }
        let later = order.needs().is_some_and(|(round, _)| round > view.round);
        if later || !view.awaits_viewer() {
            return Followed::Waits;
        }
        let player = view.player(own.seat);
        match (view.asked, *order) {
            (AskedView::Show(_), Order::Show(show)) => {
                Followed::Acts(Action::Show(show && own.hand.contains(Character::Warrior)))
            }
            (AskedView::Take, Order::Take(face, _)) => self.slot_of(&view.rows[0], face).map(Action::Take).into(),
            (AskedView::Take, Order::TakeMost(_)) => self.paying(view, false).map(Action::Take).into(),
            (AskedView::Bard, Order::Bard(clan, _)) => {
                let other = view.seat_of(clan).is_some_and(|seat| seat != own.seat);
                other.then_some(Action::Bard(clan)).into()
            }
            (AskedView::Midwife, Order::Midwife(character, _)) => {
                let there = player.is_some_and(|player| player.discard.contains(character));
                there.then_some(Action::Midwife(character)).into()
            }
            (AskedView::Rider, Order::Rider(face, _)) => {
                let least = self.paying(view, true);
                least.zip(self.slot_of(&view.rows[1], face)).map(|(one, two)| Action::Rider(one, two)).into()
            }
            (AskedView::Tracker, Order::Tracker(_)) => {
                self.paying(view, true).map(|slot| Action::Tracker(0, slot)).into()
            }
            (AskedView::Explorer, Order::Explorer(kind, _)) => {
                let lands = player.map_or(&[][..], |player| player.realm.cards());
                let place = lands.iter().position(|&card| self.kind(card) == kind);
                place.map(|place| Action::Explorer(byte(place))).into()
            }
            _ => Followed::Waits,
        }
    }

    fn orders(&self, view: &View) -> Vec<Order> {
        let mut orders = vec![Order::Show(true), Order::Show(false)];
        let Some((own, player)) = view.own.and_then(|own| Some((own, view.player(own.seat)?))) else {
            return Vec::new();
        };
        let round = view.round;
        let Some(played) = own.played.filter(|_| !view.acted.as_slice().contains(&own.seat)) else { return orders };
        match played {
            Character::Bard => {
                let others = view.players.iter().map(|other| other.clan).filter(|clan| *clan != player.clan);
                orders.extend(others.map(|clan| Order::Bard(clan, round)));
            }
            Character::Midwife => {
                let back = player.discard.iter().filter(|&character| character != Character::Midwife);
                orders.extend(back.map(|character| Order::Midwife(character, round)));
            }
            Character::Rider => {
                orders.extend(self.faces(&view.rows[1]).into_iter().map(|face| Order::Rider(face, round)))
            }
            Character::Tracker => orders.push(Order::Tracker(round)),
            Character::Explorer => {
                let kinds = Kind::ALL.into_iter().filter(|&kind| player.realm.count(kind) > 0);
                orders.extend(kinds.map(|kind| Order::Explorer(kind, round)));
            }
            _ => {}
        }
        let fetched = if played == Character::Rider { self.faces(&view.rows[1]) } else { Vec::new() };
        let mut lands = self.faces(&view.rows[0]);
        lands.extend(fetched);
        lands.sort_unstable();
        lands.dedup();
        orders.extend(lands.into_iter().map(|face| Order::Take(face, round)));
        orders.push(Order::TakeMost(round));
        orders.retain(|order| !self.is_past(view, *order));
        orders
    }

    fn order_text(&self, view: &View, order: &Order) -> Message {
        let land = |face: Face| land_word((face.kind, face.value));
        match *order {
            Order::Show(true) => Message::new("standing-always-show"),
            Order::Show(false) => Message::new("standing-never-show"),
            Order::Take(face, _) => Message::new("order-take").with("land", land(face)),
            Order::TakeMost(_) => Message::new("order-take-most"),
            Order::Bard(clan, _) => match view.seat_of(clan) {
                Some(seat) => Message::new("order-bard").with("who", seat),
                None => Message::new("order-bard").with("who", clan.to_string()),
            },
            Order::Midwife(character, _) => Message::new("order-midwife").with("character", character_word(character)),
            Order::Rider(face, _) => Message::new("order-rider").with("land", land(face)),
            Order::Tracker(_) => Message::new("order-tracker"),
            Order::Explorer(kind, _) => Message::new("order-explorer").with("land", Arg::word(format!("land-{kind}"))),
        }
    }

    fn replaces(order: &Order, other: &Order) -> bool {
        matches!((order, other), (Order::Show(_), Order::Show(_)))
    }
}

impl Vaalbara {
    /// Whether the moment of an order is past for good.
    fn is_past(&self, view: &View, order: Order) -> bool {
        if view.asked == AskedView::Over {
            return true;
        }
        let (Some(own), Some((round, character))) = (view.own, order.needs()) else { return false };
        let here = view.round == round;
        let acted = here && view.acted.as_slice().contains(&own.seat);
        // While the character is being chosen it may still become any.
        let another = here && own.played.is_some() && character.is_some_and(|character| own.played != Some(character));
        let resolved = here && view.active == Some(own.seat) && view.asked == AskedView::Take && character.is_some();
        view.round > round || acted || another || resolved
    }

    /// What a card shows.
    fn shown(&self, card: Card) -> Face {
        Face::of(self.land(card.land))
    }

    /// The lands of a row by what they show, each once.
    fn faces(&self, row: &Row) -> Vec<Face> {
        let mut faces: Vec<Face> = row.iter().flatten().map(|&card| self.shown(card)).collect();
        faces.sort_unstable();
        faces.dedup();
        faces
    }

    /// The first slot of a row with such a land.
    fn slot_of(&self, row: &Row, face: Face) -> Option<u8> {
        row.iter().position(|card| card.is_some_and(|card| self.shown(card) == face)).map(byte)
    }

    /// The slot of row 1 with the land that would pay the viewer most, or least; of equal ones the first.
    fn paying(&self, view: &View, least: bool) -> Option<u8> {
        let mut best: Option<(u8, i32)> = None;
        for (slot, card) in view.rows[0].iter().enumerate() {
            let Some((_, pays)) = card.and_then(|card| self.would_pay(view, card)) else { continue };
            let worth = if least { -i32::from(pays) } else { i32::from(pays) };
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((byte(slot), worth));
            }
        }
        best.map(|(slot, _)| slot)
    }
}
