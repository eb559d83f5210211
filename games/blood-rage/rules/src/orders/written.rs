//! How an order is written.

use super::{Order, Troop, When};
use crate::names::Unknown;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Troop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Troop::All => f.write_str("all"),
            Troop::Only(figure) => write!(f, "{figure}"),
        }
    }
}

impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            When::Ahead(by) => write!(f, "by {by}"),
            When::Against(clan) => write!(f, "against {clan}"),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::NeverAdd(_) => f.write_str("never-add")?,
            Order::AddToWin(_) => f.write_str("add-to-win")?,
            Order::NeverCall(_) => f.write_str("never-call")?,
            Order::Stay(place, _) => write!(f, "stay {place}")?,
            Order::Join(place, troop, when, _) => write!(f, "join {place} {troop} {when}")?,
            Order::Play(card, place, _) => write!(f, "play {card} in {place}")?,
            Order::Raise(stat) => write!(f, "raise {stat}")?,
            Order::Keep(card, _) => write!(f, "keep {card}")?,
            Order::Pass(below, _) => write!(f, "pass below {below}")?,
        }
        match self.age() {
            Some(age) => write!(f, "@{age}"),
            None => Ok(()),
        }
    }
}

/// A number as it is printed.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

impl FromStr for Order {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Order, Unknown> {
        let unknown = || Unknown(text.to_owned());
        let (what, age) = match text.split_once('@') {
            Some((what, age)) => (what, Some(number(age).ok_or_else(unknown)?)),
            None => (text, None),
        };
        let words: Vec<&str> = what.split(' ').collect();
        let order = match (&words[..], age) {
            (["never-add"], age) => Order::NeverAdd(age),
            (["add-to-win"], age) => Order::AddToWin(age),
            (["never-call"], age) => Order::NeverCall(age),
            (["raise", stat], None) => Order::Raise(stat.parse()?),
            (["stay", place], Some(age)) => Order::Stay(place.parse()?, age),
            (["join", place, troop, word, when], Some(age)) => {
                let troop = if *troop == "all" { Troop::All } else { Troop::Only(troop.parse()?) };
                let when = match *word {
                    "by" => When::Ahead(number(when).ok_or_else(unknown)?),
                    "against" => When::Against(when.parse()?),
                    _ => return Err(unknown()),
                };
                Order::Join(place.parse()?, troop, when, age)
            }
            (["play", card, "in", place], Some(age)) => Order::Play(card.parse()?, place.parse()?, age),
            (["keep", card], Some(age)) => Order::Keep(card.parse()?, age),
            (["pass", "below", rage], Some(age)) => Order::Pass(number(rage).ok_or_else(unknown)?, age),
            _ => return Err(unknown()),
        };
        Ok(order)
    }
}
