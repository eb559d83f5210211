//! What is asked, and what follows.

use crate::names::Place;
use serde::{Deserialize, Serialize};

/// What a step of a stat is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Frigga's Grace: any stat but the token's.
    Grace,
    /// Lord of Axes.
    LordOfAxes,
    /// Thor's Oath.
    Oath,
    /// Frigga's Sacrifice.
    Sacrifice,
    /// A fulfilled quest; it may be declined.
    Quest,
}

/// What is being asked. The rules stop nowhere else. Unless it says otherwise, it is asked of [`Table::who`](super::Table::who).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asked {
    /// Everybody who has not done so yet: choose from the cards going round.
    Draft,
    /// An action or a pass.
    Turn,
    /// The free invade of an upgrade just played, with this sort of card.
    FreeInvade(FreeInvade),
    /// Frigga's Succor: one more warrior for the province just invaded.
    Succor,
    /// Thor's Domain: pillage this province at once.
    Domain(Place),
    /// A figure for the call to battle.
    Call,
    /// Every participant who has not done so yet (one after another before Heimdall): choose a battle card.
    Card,
    /// Whether the revealed quest counts as a battle card.
    Count,
    /// Odin's Tide: the one figure to keep.
    Spare,
    /// What to do about figures that are about to be destroyed.
    Save,
    /// A card with a white disc, or none.
    Add,
    /// Tyr's Prowess: cards to take back.
    Recover,
    /// Which stat to raise.
    Raise(Reason),
    /// Loki's Blessing: a warrior for the lost province.
    Blessing,
    /// Lord of Hammers: where the leader moves.
    Hammers,
    /// Where the god goes, by its index.
    God(u8),
    /// Everybody who has not done so yet: the card to keep.
    Discard,
    /// Nothing: the game is over.
    Over,
}

/// Which figures a free invade may be made with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum FreeInvade {
    /// Leaders.
    Leader,
    /// Warriors.
    Warrior,
    /// Ships.
    Ship,
    /// The monster of the first slot.
    First,
    /// The monster of the second slot.
    Second,
}

/// What follows when a batch of figures has been destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Then {
    /// The rest of an invade.
    #[default]
    Invasion,
    /// The mystic takes the village, if it became empty.
    Village,
    /// The next card text of the third group.
    Reveal,
    /// The rewards of the battle.
    Rewards,
    /// The rest of the Ragnarök phase.
    Ragnarok,
}
