//! What is half done: an invade, figures about to die, a pillage with its battle.

use super::asked::Then;
use super::{Group, MOST};
use crate::data::Card;
use crate::names::{Figure, Place};
use meadhall_engine::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Figures that are about to be destroyed, while their owners decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Doom {
    /// The province; ships lie in its fjord.
    pub place: Place,
    /// The figures, by owner.
    pub figures: [Group; MOST],
    /// Owners who have not decided yet.
    pub waiting: SeatSet,
    /// Who decides first; the others follow clockwise.
    pub from: Seat,
    /// What follows.
    pub then: Then,
    /// Whether all of them left their places, by death or retreat.
    pub taken: bool,
}

/// An invade that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Invasion {
    /// Who invades.
    pub seat: Seat,
    /// With what.
    pub figure: Figure,
    /// Where.
    pub place: Place,
    /// Whether the figure comes from Valhalla.
    pub fallen: bool,
    /// Whether it belongs to a battle (Loki's Blessing).
    pub in_battle: bool,
}

/// The steps of a battle's end, in their exact order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    /// Loki's Trickery.
    #[default]
    Trickery,
    /// Loki's Poison.
    Poison,
    /// Tyr's Prowess.
    Prowess,
    /// The winner's cards go.
    Spend,
    /// The losers' cards return.
    Return,
    /// The losers' figures die.
    Deaths,
    /// The reward of the token.
    Reward,
    /// The Frost Giant.
    RewardAgain,
    /// Frigga's Grace.
    Grace,
    /// The Lords.
    Lords,
    /// Thor's Hammer, Oath and Ascension.
    Winning,
    /// Glory for Axes.
    Axes,
    /// Loki's Backstab.
    Backstab,
    /// Glory for the dead.
    Dead,
    /// Loki's Blessing.
    Blessing,
    /// Lord of Hammers.
    Hammers,
    /// The god moves.
    God,
    /// Nothing is left.
    Done,
}

/// A pillage from the call to battle to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Whether one is going on.
    pub on: bool,
    /// The province.
    pub place: Place,
    /// Who pillages.
    pub pillager: Seat,
    /// Whether the token shows its pillaged side already (Tyr's Challenge).
    pub again: bool,
    /// How many have declined one after another (in the call, or in adding cards).
    pub declined: u8,
    /// Those who take part.
    pub members: SeatSet,
    /// Whether there is a battle, or nobody came.
    pub fought: bool,
    /// Those whose cards have no text, because of Thor's Primacy.
    pub cancelled: SeatSet,
    /// How many participants' texts of the third group are done, or how many have chosen for Odin's Tide.
    pub turn: u8,
    /// How many have chosen which figure to keep.
    pub spared: u8,
    /// Who won.
    pub winner: Option<Seat>,
    /// Where the end of the battle has come to.
    pub step: Step,
    /// The winner's revealed cards that have not gone anywhere yet.
    pub spoils: List<Card, 8>,
    /// Figures destroyed, by owner.
    pub dead: [u8; MOST],
    /// Those whose Valkyrie took part.
    pub valkyries: SeatSet,
    /// Those whose Nidhoggr took part.
    pub nidhoggr: SeatSet,
    /// Mystics that took part, by owner.
    pub mystics: [u8; MOST],
    /// Those who have been asked for Loki's Blessing.
    pub blessed: SeatSet,
}

impl Default for Battle {
    fn default() -> Battle {
        Battle {
            on: false,
            place: Place::Yggdrasil,
            pillager: Seat::new(0),
            again: false,
            declined: 0,
            members: SeatSet::EMPTY,
            fought: false,
            cancelled: SeatSet::EMPTY,
            turn: 0,
            spared: 0,
            winner: None,
            step: Step::Trickery,
            spoils: List::new(),
            dead: [0; MOST],
            valkyries: SeatSet::EMPTY,
            nidhoggr: SeatSet::EMPTY,
            mystics: [0; MOST],
            blessed: SeatSet::EMPTY,
        }
    }
}

impl Default for Doom {
    fn default() -> Doom {
        Doom {
            place: Place::Yggdrasil,
            figures: [Group::NONE; MOST],
            waiting: SeatSet::EMPTY,
            from: Seat::new(0),
            then: Then::Invasion,
            taken: true,
        }
    }
}

impl Default for Invasion {
    fn default() -> Invasion {
        Invasion {
            seat: Seat::new(0),
            figure: Figure::Leader,
            place: Place::Yggdrasil,
            fallen: false,
            in_battle: false,
        }
    }
}

impl Step {
    /// What comes after it.
    pub(crate) fn next(self) -> Step {
        match self {
            Step::Trickery => Step::Poison,
            Step::Poison => Step::Prowess,
            Step::Prowess => Step::Spend,
            Step::Spend => Step::Return,
            Step::Return => Step::Deaths,
            Step::Deaths => Step::Reward,
            Step::Reward => Step::RewardAgain,
            Step::RewardAgain => Step::Grace,
            Step::Grace => Step::Lords,
            Step::Lords => Step::Winning,
            Step::Winning => Step::Axes,
            Step::Axes => Step::Backstab,
            Step::Backstab => Step::Dead,
            Step::Dead => Step::Blessing,
            Step::Blessing => Step::Hammers,
            Step::Hammers => Step::God,
            Step::God | Step::Done => Step::Done,
        }
    }
}
