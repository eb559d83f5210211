//! Sections 30 to 36: what a land pays when it enters a realm.

use crate::Vaalbara;
use crate::data::Land;
use crate::names::{Character, Kind};
use crate::state::{Card, Position, Realm};
use meadhall_engine::Seat;

/// The highest initiative that a river counts.
pub(crate) const RIVER_CAP: u16 = 6;

impl Vaalbara {
    /// The reward of a land that has just entered the seat's realm, before any doubling.
    #[inline]
    pub(crate) fn reward(&self, position: &Position, seat: Seat, card: Card) -> u16 {
        let player = position.player(seat);
        self.reward_in(position, seat, card, &player.realm, player.played)
    }

    /// What a land would pay the seat if it were taken now with this character, doubling included.
    pub fn would_gain(&self, position: &Position, seat: Seat, card: Card, played: Option<Character>) -> u16 {
        let mut realm = position.player(seat).realm;
        realm.add(card, self.kind(card));
        let doubled = played == Some(Character::Farmer);
        self.reward_in(position, seat, card, &realm, played) * if doubled { 2 } else { 1 }
    }

    #[inline]
    fn reward_in(&self, position: &Position, seat: Seat, card: Card, realm: &Realm, played: Option<Character>) -> u16 {
        let land = self.land(card.land);
        let meadows_around = match land.kind {
            Kind::Meadow => {
                let meadows = |seat| u16::from(position.player(seat).realm.count(Kind::Meadow));
                self.neighbours(seat).iter().map(meadows).sum()
            }
            _ => 0,
        };
        let initiative = played.map_or(0, |played| u16::from(played.initiative()));
        reward(land, realm, meadows_around, initiative)
    }
}

/// What a land pays that lies in this realm already, with so many meadows in the realms of the neighbours.
#[inline]
pub(crate) fn reward(land: &Land, realm: &Realm, meadows_around: u16, initiative: u16) -> u16 {
    let own = u16::from(realm.count(land.kind));
    match land.kind {
        Kind::Meadow => own + meadows_around,
        Kind::Field => 2 * own,
        Kind::Forest => u16::from(land.value),
        Kind::Village => 2 * u16::from(realm.kinds()),
        Kind::Mountain => match own {
            2 => 10,
            4 => 20,
            _ => 0,
        },
        Kind::River => initiative.min(RIVER_CAP) * own,
    }
}
