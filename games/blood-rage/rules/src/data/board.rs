//! The board: provinces, fjords, tokens, the stat tracks and the numbers of set-up.

use crate::names::{Place, Region, Stat, Token};
use serde::{Deserialize, Serialize};

/// How many provinces there are, Yggdrasil included.
pub const PROVINCES: usize = 9;
/// The provinces round Yggdrasil.
pub const OUTER: usize = 8;
/// Villages of the outer provinces, in the order of the ring.
pub const VILLAGES: [u8; OUTER] = [3, 4, 5, 5, 4, 3, 3, 5];
/// The tokens of the outer provinces.
pub const OUTER_TOKENS: [Token; OUTER] =
    [Token::Rage, Token::Rage, Token::Rage, Token::Axes, Token::Axes, Token::Horns, Token::Horns, Token::Glory];
/// The Glory on the token that gives Glory.
pub const TOKEN_GLORY: u16 = 5;
/// The steps of a stat's track.
pub const STEPS: usize = 6;
/// The values of the steps of Rage, Axes and Horns.
pub const TRACKS: [[u8; STEPS]; 3] = [[6, 7, 8, 9, 12, 12], [3, 4, 5, 6, 8, 8], [4, 5, 6, 7, 10, 10]];
/// The Glory at the end of the game for the step reached.
pub const LEGENDS: [u16; STEPS] = [0, 0, 0, 10, 10, 20];
/// The most current Rage.
pub const MOST_RAGE: u8 = 12;
/// The Glory for each figure destroyed in Ragnarök, by age.
pub const RAGNAROK_GLORY: [u16; 3] = [2, 3, 4];
/// How many ages a game has.
pub const AGES: u8 = 3;
/// The warriors of a clan.
pub const WARRIORS: u8 = 8;
/// The mystics of a clan.
pub const MYSTICS: u8 = 2;
/// The Rage that a march costs.
pub const MARCH_COST: u8 = 1;
/// The Rage that Thor's Domain and Tyr's Challenge ask for a pillage.
pub const EXTRA_PILLAGE_COST: u8 = 2;
/// How often a clan may pillage one province in an Action phase: as often as it has figures of its own to lose.
pub const MOST_PILLAGES: u8 = 10;
/// How many cards each player is dealt in an age.
pub const DEALT: usize = 8;
/// How many of them a draft leaves to each.
pub const LEFT_OVER: usize = 2;

/// Provinces destroyed before play, by the number of players.
pub const fn destroyed_at_start(players: usize) -> usize {
    5usize.saturating_sub(players)
}

/// How many cards a player takes in one round of the draft.
pub const fn picks_a_round(players: usize) -> usize {
    if players == 2 { 2 } else { 1 }
}

/// How many rounds a draft has.
pub const fn draft_rounds(players: usize) -> u8 {
    if players == 2 { 3 } else { 6 }
}

impl Stat {
    /// The value of a step, counted from 0.
    #[inline]
    pub const fn value(self, step: u8) -> u8 {
        let step = if (step as usize) < STEPS { step as usize } else { STEPS - 1 };
        TRACKS[self as usize][step]
    }
}

impl Token {
    /// The stat that it raises, if it is one alone.
    pub const fn stat(self) -> Option<Stat> {
        match self {
            Token::Rage => Some(Stat::Rage),
            Token::Axes => Some(Stat::Axes),
            Token::Horns => Some(Stat::Horns),
            Token::Glory | Token::All => None,
        }
    }
}

impl Place {
    /// The provinces, Yggdrasil last.
    pub fn provinces() -> impl DoubleEndedIterator<Item = Place> + Clone {
        Place::ALL[..PROVINCES].iter().copied()
    }

    /// The outer provinces, in their ring.
    pub fn outer() -> impl DoubleEndedIterator<Item = Place> + Clone {
        Place::ALL[..OUTER].iter().copied()
    }

    /// The fjords.
    pub fn fjords() -> impl DoubleEndedIterator<Item = Place> + Clone {
        Place::ALL[PROVINCES..].iter().copied()
    }

    /// Whether it is a province.
    #[inline]
    pub const fn is_province(self) -> bool {
        (self as usize) < PROVINCES
    }

    /// Whether it is one of the eight outer provinces.
    #[inline]
    pub const fn is_outer(self) -> bool {
        (self as usize) < OUTER
    }

    /// The villages of an outer province.
    #[inline]
    pub const fn villages(self) -> u8 {
        if self.is_outer() { VILLAGES[self as usize] } else { 0 }
    }

    /// The region of an outer province.
    pub const fn region(self) -> Option<Region> {
        match self as usize {
            0..=2 => Some(Region::Manheim),
            3..=5 => Some(Region::Jotunheim),
            6..=7 => Some(Region::Alfheim),
            _ => None,
        }
    }

    /// The fjord that supports an outer province.
    #[inline]
    pub const fn fjord(self) -> Option<Place> {
        match self {
            Place::Elvagar | Place::Angerboda => Some(Place::Ne),
            Place::Muspelheim | Place::Horgr => Some(Place::Se),
            Place::Utgard | Place::Andlang => Some(Place::Sw),
            Place::Gimle | Place::Myrkvlor => Some(Place::Nw),
            _ => None,
        }
    }

    /// The two provinces that a fjord supports.
    pub const fn supports(self) -> Places {
        match self {
            Place::Ne => Places(1 << 1 | 1 << 2),
            Place::Se => Places(1 << 3 | 1 << 4),
            Place::Sw => Places(1 << 5 | 1 << 6),
            Place::Nw => Places(1 << 7 | 1),
            _ => Places(0),
        }
    }

    /// The provinces that share a border with a province.
    #[inline]
    pub const fn neighbours(self) -> Places {
        let at = self as usize;
        if at < OUTER {
            Places(1 << ((at + 1) % OUTER) | 1 << ((at + OUTER - 1) % OUTER) | 1 << OUTER)
        } else if at == OUTER {
            Places((1 << OUTER) - 1)
        } else {
            Places(0)
        }
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Places(pub(crate) u16);

impl Places {
    /// None.
    pub const NONE: Places = Places(0);
    /// All nine provinces.
    pub const PROVINCES: Places = Places((1 << PROVINCES) - 1);
    /// The eight outer provinces.
    pub const OUTER: Places = Places((1 << OUTER) - 1);

    /// Whether it is among them.
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place as u16 & 1 == 1
    }

    /// Adds one.
    #[inline]
    pub const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place as u16;
    }

    /// Takes one out.
    #[inline]
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place as u16);
    }

    /// Those of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// Those in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = *Place::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(place)
        })
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        let mut set = Places::NONE;
        for place in places {
            set.insert(place);
        }
        set
    }
}
