//! What lies open on the table.

use super::asked::{Asked, Reason};
use super::battle::{Battle, Doom, Invasion};
use super::{Group, MOST, Piece, Sheet};
use crate::data::{AGES, Counts, OUTER, PROVINCES, Places, STEPS};
use crate::names::{God, Phase, Place, Stat, Token};
use meadhall_engine::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A god on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Idol {
    /// Which.
    pub god: God,
    /// Where; nowhere if its province was destroyed.
    pub place: Option<Place>,
}

/// Everything that lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The age, from 1 to 3.
    pub age: u8,
    /// The phase.
    pub phase: Phase,
    /// What is asked.
    pub asked: Asked,
    /// Of whom, where one alone is asked.
    pub who: Seat,
    /// Who has answered, where several are asked.
    pub answered: SeatSet,
    /// The round of the draft, from 0.
    pub round: u8,
    /// Who has the first-player token.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether Thor's Domain was used in this turn.
    pub extra_used: bool,
    /// The province that Thor's Domain may still pillage in this turn, when the battle is over.
    pub extra: Option<Place>,
    /// The pillage tokens.
    pub tokens: [Token; PROVINCES],
    /// Provinces whose tokens show the pillaged side.
    pub pillaged: Places,
    /// Destroyed provinces.
    pub destroyed: Places,
    /// Those that were destroyed before play.
    pub cleared: Places,
    /// The provinces named for the ends of the three ages.
    pub doomed: [Place; AGES as usize],
    /// Figures in each outer province.
    pub crowd: [u8; OUTER],
    /// The gods.
    pub gods: List<Idol, 2>,
    /// The invade that is being carried out.
    pub invasion: Invasion,
    /// The pillage that is going on.
    pub battle: Battle,
    /// Figures about to be destroyed.
    pub doom: Doom,
    /// Cards that everybody has seen leave the hands for good: discarded face up, or played as upgrades.
    pub gone: Counts,
    /// The clan sheets; seats past the last hold nothing of meaning.
    pub sheets: [Sheet; MOST],
}

impl Table {
    /// A clan sheet.
    #[inline]
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index().min(MOST - 1)]
    }

    /// A clan sheet, to be changed.
    #[inline]
    pub fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.sheets[seat.index().min(MOST - 1)]
    }

    /// The provinces that still stand.
    #[inline]
    pub fn standing(&self) -> Places {
        Places::PROVINCES.minus(self.destroyed)
    }

    /// How many more figures a province takes: its empty villages, any number in Yggdrasil, none where all is destroyed.
    #[inline]
    pub fn room(&self, place: Place) -> u8 {
        if !place.is_province() || self.destroyed.contains(place) {
            0
        } else if place.is_outer() {
            place.villages().saturating_sub(self.crowd[place.index()])
        } else {
            u8::MAX
        }
    }

    /// Whether ships may be put into a fjord.
    #[inline]
    pub fn is_open(&self, fjord: Place) -> bool {
        !fjord.supports().minus(self.destroyed).is_empty()
    }

    /// A clan's figures in a province and in the fjord that supports it.
    #[inline]
    pub fn forces(&self, seat: Seat, place: Place) -> Group {
        let sheet = self.sheet(seat);
        match place.fjord() {
            Some(fjord) => sheet.at(place).and(sheet.at(fjord)),
            None => sheet.at(place),
        }
    }

    /// Moves a figure from one place to another; false if it is not there. The only way figures move.
    #[inline]
    pub fn shift(&mut self, seat: Seat, piece: Piece, from: usize, to: usize) -> bool {
        let sheet = self.sheet_mut(seat);
        if from >= sheet.figures.len() || to >= sheet.figures.len() || !sheet.figures[from].take(piece) {
            return false;
        }
        sheet.figures[to].add(piece);
        if let Some(crowd) = self.crowd.get_mut(from) {
            *crowd = crowd.saturating_sub(1);
        }
        if let Some(crowd) = self.crowd.get_mut(to) {
            *crowd += 1;
        }
        true
    }

    /// The god in a province.
    #[inline]
    pub fn god_at(&self, place: Place) -> Option<God> {
        self.gods.iter().find(|idol| idol.place == Some(place)).map(|idol| idol.god)
    }

    /// The stats of a clan that can still be raised.
    pub fn raisable(&self, seat: Seat, reason: Reason) -> impl Iterator<Item = Stat> + Clone + use<> {
        let steps = self.sheet(seat).steps;
        let token = self.tokens[self.battle.place.index().min(PROVINCES - 1)];
        let barred = if reason == Reason::Grace { token.stat() } else { None };
        Stat::ALL.into_iter().filter(move |&stat| usize::from(steps[stat.index()]) + 1 < STEPS && Some(stat) != barred)
    }
}
