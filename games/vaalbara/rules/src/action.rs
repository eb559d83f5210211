//! What a player may decide, and how it is written.

use crate::names::{Character, Clan, Unknown};
use std::fmt;
use std::str::FromStr;

/// One decision. Rows, slots and places count from 0 here and from 1 in the written form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `assign hunter`: lay this character down.
    Assign(Character),
    /// `show nothing`, `show warrior`: the answer to somebody's Warrior.
    Show(bool),
    /// `bard red`: this clan gains 2 VP.
    Bard(Clan),
    /// `tracker 2.3`: swap the land in this row and slot with the top of the deck.
    Tracker(u8, u8),
    /// `midwife hunter`: take this character back.
    Midwife(Character),
    /// `rider 1.3 2.4`: swap the land in this slot of row 1 with that in this slot of row 2.
    Rider(u8, u8),
    /// `explorer 2`: swap the land in this place of the own realm with the bottom of the deck.
    Explorer(u8),
    /// `take 3`: take the land in this slot of row 1.
    Take(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Assign(character) => write!(f, "assign {character}"),
            Action::Show(false) => f.write_str("show nothing"),
            Action::Show(true) => f.write_str("show warrior"),
            Action::Bard(clan) => write!(f, "bard {clan}"),
            Action::Tracker(row, slot) => write!(f, "tracker {}.{}", row + 1, slot + 1),
            Action::Midwife(character) => write!(f, "midwife {character}"),
            Action::Rider(first, second) => write!(f, "rider 1.{} 2.{}", first + 1, second + 1),
            Action::Explorer(place) => write!(f, "explorer {}", place + 1),
            Action::Take(slot) => write!(f, "take {}", slot + 1),
        }
    }
}

impl FromStr for Action {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Action, Unknown> {
        let unknown = || Unknown(text.to_owned());
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        Ok(match words[..] {
            ["assign", character] => Action::Assign(character.parse()?),
            ["show", "nothing"] => Action::Show(false),
            ["show", "warrior"] => Action::Show(true),
            ["bard", clan] => Action::Bard(clan.parse()?),
            ["tracker", place] => {
                let (row, slot) = place.split_once('.').ok_or_else(unknown)?;
                Action::Tracker(counted(row, 2).ok_or_else(unknown)?, counted(slot, 5).ok_or_else(unknown)?)
            }
            ["midwife", character] => Action::Midwife(character.parse()?),
            ["rider", first, second] => {
                let slot = |place: &str, row| counted(place.strip_prefix(row)?, 5);
                Action::Rider(slot(first, "1.").ok_or_else(unknown)?, slot(second, "2.").ok_or_else(unknown)?)
            }
            ["explorer", place] => Action::Explorer(counted(place, 9).ok_or_else(unknown)?),
            ["take", slot] => Action::Take(counted(slot, 5).ok_or_else(unknown)?),
            _ => return Err(unknown()),
        })
    }
}

/// A number from 1 to `most`, counted from 0.
fn counted(text: &str, most: u8) -> Option<u8> {
    let plain = text.len() == 1 && text.as_bytes()[0].is_ascii_digit();
    text.parse::<u8>().ok().filter(|number| plain && (1..=most).contains(number)).map(|number| number - 1)
}
