//! A clan sheet: stats, Rage, Glory, upgrades and figures. All of it lies open.

use super::group::{Group, Piece};
use crate::data::{Card, DEALT, Kind, MOST_PILLAGES, MYSTICS, PROVINCES, WARRIORS};
use crate::names::{Clan, Place, Stat};
use meadhall_engine::List;
use serde::{Deserialize, Serialize};

/// Places where a figure can be besides the board: the reserve.
pub const RESERVE: usize = 13;
/// Valhalla.
pub const VALHALLA: usize = 14;
/// Outside the game (mystics that no card has called).
pub const OUTSIDE: usize = 15;
/// All places where a figure can be: those of the board by their index, then the three above.
pub const SPOTS: usize = 16;
/// The most cards that a hand can come to hold.
pub const MOST_CARDS: usize = 36;

/// Where Glory came from, for the chart at the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Source {
    /// Axes of won battles.
    Battles,
    /// Pillage tokens.
    Pillage,
    /// Quests.
    Quests,
    /// Deaths in Ragnarök.
    Ragnarok,
    /// Figures released from Valhalla.
    Valhalla,
    /// Legendary steps.
    Legends,
    /// Texts of cards and gods.
    Cards,
}

impl Source {
    /// All of them.
    pub const ALL: [Source; 7] = [
        Source::Battles,
        Source::Pillage,
        Source::Quests,
        Source::Ragnarok,
        Source::Valhalla,
        Source::Legends,
        Source::Cards,
    ];

    /// The word in locale files and scenarios.
    pub const fn word(self) -> &'static str {
        match self {
            Source::Battles => "battles",
            Source::Pillage => "pillage",
            Source::Quests => "quests",
            Source::Ragnarok => "ragnarok",
            Source::Valhalla => "valhalla",
            Source::Legends => "legends",
            Source::Cards => "cards",
        }
    }
}

/// One of the eight slots of a clan sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Slot {
    /// For the leader.
    Leader,
    /// For the warriors.
    Warrior,
    /// For the ship.
    Ship,
    /// The first for a monster.
    Monster1,
    /// The second for a monster.
    Monster2,
    /// The first for the clan.
    Clan1,
    /// The second for the clan.
    Clan2,
    /// The third for the clan.
    Clan3,
}

impl Slot {
    /// All eight.
    pub const ALL: [Slot; 8] = [
        Slot::Leader,
        Slot::Warrior,
        Slot::Ship,
        Slot::Monster1,
        Slot::Monster2,
        Slot::Clan1,
        Slot::Clan2,
        Slot::Clan3,
    ];

    /// The slots for a kind of card.
    pub const fn for_kind(kind: Kind) -> &'static [Slot] {
        match kind {
            Kind::Leader => &[Slot::Leader],
            Kind::Warrior => &[Slot::Warrior],
            Kind::Ship => &[Slot::Ship],
            Kind::Monster(_) => &[Slot::Monster1, Slot::Monster2],
            Kind::Clan => &[Slot::Clan1, Slot::Clan2, Slot::Clan3],
            Kind::Battle | Kind::Quest => &[],
        }
    }

    /// The slot of a kind with this number, from 1.
    pub fn numbered(kind: Kind, number: u8) -> Option<Slot> {
        Slot::for_kind(kind).iter().copied().find(|slot| slot.number() == number)
    }

    /// The number among the slots of its kind, from 1.
    pub const fn number(self) -> u8 {
        match self {
            Slot::Monster2 | Slot::Clan2 => 2,
            Slot::Clan3 => 3,
            _ => 1,
        }
    }

    /// The sort of figure that a monster slot holds.
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Slot::Monster1 => Some(Piece::First),
            Slot::Monster2 => Some(Piece::Second),
            _ => None,
        }
    }
}

/// A clan sheet with all that lies open of a clan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The clan.
    pub clan: Clan,
    /// The Glory.
    pub glory: u16,
    /// Where it came from, by [`Source`]; what others took counts against cards.
    pub sources: [i16; 7],
    /// The Rage left to spend.
    pub rage: u8,
    /// The steps of Rage, Axes and Horns, from 0.
    pub steps: [u8; 3],
    /// Whether the player has passed in this Action phase.
    pub passed: bool,
    /// Whether a card was kept from the age before.
    pub kept: bool,
    /// How often the clan has pillaged each province in this Action phase, with or without success.
    #[serde(default)]
    pub pillages: [u8; PROVINCES],
    /// The province on which the clan used Tyr's Challenge last, until another clan acts there or the age ends.
    #[serde(default)]
    pub challenged: Option<Place>,
    /// The upgrades, by [`Slot`].
    pub slots: [Option<Card>; 8],
    /// The figures, by place.
    pub figures: [Group; SPOTS],
    /// Cards that everybody knows to be in the hand or among the committed quests.
    pub known: List<Card, MOST_CARDS>,
    /// Cards that this player drafted, in any age, and that everybody has seen.
    pub shown: List<Card, 28>,
    /// Whether the player holds, or held to the end of the next age, a card kept from age 1 or 2 that nobody has seen.
    pub dark: [bool; 2],
    /// Cards that everybody knew to be in the hand when it was cut to the one that was kept, in ages 1 and 2.
    pub held: [List<Card, DEALT>; 2],
    /// Cards that lie open: those of the battle, or the quests of the Quest phase.
    pub revealed: List<Card, 16>,
    /// What a quest revealed in the battle counts for.
    pub counted: u8,
    /// Which of the revealed quests are fulfilled and not yet rewarded, as bits.
    pub met: u16,
}

impl Sheet {
    /// The sheet of a clan before play.
    pub fn new(clan: Clan, mystics: bool) -> Sheet {
        let mut figures = [Group::NONE; SPOTS];
        figures[RESERVE] =
            Group::of(Piece::Leader, 1).and(Group::of(Piece::Warrior, WARRIORS)).and(Group::of(Piece::Ship, 1));
        figures[OUTSIDE] = Group::of(Piece::Mystic, if mystics { MYSTICS } else { 0 });
        Sheet {
            clan,
            glory: 0,
            sources: [0; 7],
            rage: Stat::Rage.value(0),
            steps: [0; 3],
            passed: false,
            kept: false,
            pillages: [0; PROVINCES],
            challenged: None,
            slots: [None; 8],
            figures,
            known: List::new(),
            shown: List::new(),
            dark: [false; 2],
            held: [List::new(); 2],
            revealed: List::new(),
            counted: 0,
            met: 0,
        }
    }

    /// The value of a stat.
    #[inline]
    pub fn stat(&self, stat: Stat) -> u8 {
        stat.value(self.steps[stat.index()])
    }

    /// The figures in a place of the board.
    #[inline]
    pub fn at(&self, place: Place) -> Group {
        self.figures[place.index()]
    }

    /// How many figures are on the board.
    #[inline]
    pub fn on_board(&self) -> u8 {
        self.figures[..RESERVE].iter().fold(Group::NONE, |sum, group| sum.and(*group)).total()
    }

    /// Whether there is room for another figure under Horns.
    #[inline]
    pub fn has_horns(&self) -> bool {
        self.on_board() < self.stat(Stat::Horns)
    }

    /// Whether the clan may pillage a province once more in this Action phase.
    #[inline]
    pub fn has_pillages(&self, place: Place) -> bool {
        self.pillages.get(place.index()).is_some_and(|&count| count < MOST_PILLAGES)
    }

    /// The upgrade in a slot.
    #[inline]
    pub fn slot(&self, slot: Slot) -> Option<Card> {
        self.slots[slot as usize]
    }

    /// The card behind a sort of figure: its upgrade, or the monster's own.
    #[inline]
    pub fn card_of(&self, piece: Piece) -> Option<Card> {
        match piece {
            Piece::Leader => self.slot(Slot::Leader),
            Piece::Warrior => self.slot(Slot::Warrior),
            Piece::Ship => self.slot(Slot::Ship),
            Piece::First => self.slot(Slot::Monster1),
            Piece::Second => self.slot(Slot::Monster2),
            Piece::Mystic => None,
        }
    }
}
