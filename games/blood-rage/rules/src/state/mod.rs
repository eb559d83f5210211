//! The position: plain values, small, cheap to clone. What lies open on the table and what each seat hides are two types,
//! so that a view cannot hold what it must not.

mod asked;
mod battle;
mod clan_sheet;
mod group;
mod sheet;
mod table;

pub use asked::{Asked, FreeInvade, Reason, Then};
pub use battle::{Battle, Doom, Invasion, Step};
pub use clan_sheet::ClanSheet;
pub use group::{Group, Piece};
pub use sheet::{MOST_CARDS, OUTSIDE, RESERVE, SPOTS, Sheet, Slot, Source, VALHALLA};
pub use table::{Idol, Table};

use crate::data::{Card, DEALT, LEFT_OVER};
use meadhall_engine::{List, Seat};
use serde::{Deserialize, Serialize};

/// The most players.
pub const MOST: usize = 5;

/// What a seat hides from the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Secret {
    /// The hand, in order.
    pub hand: List<Card, MOST_CARDS>,
    /// The committed quests, in order.
    pub quests: List<Card, 16>,
    /// The card chosen for the battle, or to be kept; it is in the hand still.
    pub chosen: Option<Card>,
    /// The cards taken in the draft of this age, as they were taken.
    pub picks: List<Card, DEALT>,
    /// The cards taken in the drafts of ages 1 and 2, once they are over.
    pub drafted: [List<Card, DEALT>; 2],
    /// Cards put away face down in this game.
    pub buried: List<Card, 40>,
}

/// A position of Blood Rage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What lies open.
    pub table: Table,
    /// What each seat hides.
    pub secrets: [Secret; MOST],
    /// The cards going round in the draft, by the seat that was dealt them; after the draft, those left over.
    pub packs: [List<Card, DEALT>; MOST],
    /// What was left of the packs of ages 1 and 2.
    pub left: [[List<Card, LEFT_OVER>; MOST]; 2],
}

impl Position {
    /// A clan sheet.
    #[inline]
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        self.table.sheet(seat)
    }

    /// What a seat hides.
    #[inline]
    pub fn secret(&self, seat: Seat) -> &Secret {
        &self.secrets[seat.index().min(MOST - 1)]
    }

    /// What a seat hides, to be changed.
    #[inline]
    pub fn secret_mut(&mut self, seat: Seat) -> &mut Secret {
        &mut self.secrets[seat.index().min(MOST - 1)]
    }
}
