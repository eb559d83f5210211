//! Sections 30 to 36: what a land pays when it enters a domain.

use crate::Vaalbara;
use crate::data::Land;
use crate::names::{Character, Kind};
use crate::state::{Card, Domain, Position};
use meadhall_engine::Seat;

/// The highest initiative that a river counts.
pub(crate) const RIVER_CAP: u16 = 6;

impl Vaalbara {
    /// The reward of a land that has just entered the seat's domain, before any doubling.
    #[inline]
    pub(crate) fn reward(&self, position: &Position, seat: Seat, card: Card) -> u16 {
        let player = position.player(seat);
        self.reward_in(position, seat, card, &player.domain, player.played)
    }

    /// What a land would pay the seat if it were taken now with this character, doubling included.
    pub fn would_gain(&self, position: &Position, seat: Seat, card: Card, played: Option<Character>) -> u16 {
        let mut domain = position.player(seat).domain;
        domain.add(card, self.kind(card));
        let doubled = played == Some(Character::Farmer);
        self.reward_in(position, seat, card, &domain, played) * if doubled { 2 } else { 1 }
    }

    #[inline]
    fn reward_in(
        &self,
        position: &Position,
        seat: Seat,
        card: Card,
        domain: &Domain,
        played: Option<Character>,
    ) -> u16 {
        let land = self.land(card.land);
        let meadows_around = match land.kind {
            Kind::Meadow => {
                let meadows = |seat| u16::from(position.player(seat).domain.count(Kind::Meadow));
                self.neighbours(seat).iter().map(meadows).sum()
            }
            _ => 0,
        };
        let initiative = played.map_or(0, |played| u16::from(played.initiative()));
        reward(land, domain, meadows_around, initiative)
    }
}

/// What a land pays that lies in this domain already, with so many meadows in the domains of the neighbours.
#[inline]
pub(crate) fn reward(land: &Land, domain: &Domain, meadows_around: u16, initiative: u16) -> u16 {
    let own = u16::from(domain.count(land.kind));
    match land.kind {
        Kind::Meadow => own + meadows_around,
        Kind::Field => 2 * own,
        Kind::Forest => u16::from(land.value),
        Kind::Village => 2 * u16::from(domain.kinds()),
        Kind::Mountain => match own {
            2 => 10,
            4 => 20,
            _ => 0,
        },
        Kind::River => initiative.min(RIVER_CAP) * own,
    }
}
