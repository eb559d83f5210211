//! The types of players whose policies are learnt.

use meadhall_engine::{MAX_SEATS, Seat, Viewer};

/// How many types of players there are.
pub(crate) const PLAYER_TYPES: usize = PlayerType::ALL.len();

/// A type of players whose policy is learnt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerType {
    /// Searches with a trained model.
    Trained,
    /// Searches without one.
    Untrained,
    /// Looks one decision ahead.
    ShortSighted,
}

impl PlayerType {
    /// All types, in the order of the weights in a model's file.
    pub const ALL: [PlayerType; 3] = [PlayerType::Trained, PlayerType::Untrained, PlayerType::ShortSighted];

    /// Its place in [`PlayerType::ALL`].
    pub const fn index(self) -> usize {
        // The discriminants are the places.
        self as usize
    }
}

/// How likely somebody is of each type; together 1, or as likely as whatever else is believed of her.
pub type TypeLikelihood = [f32; PLAYER_TYPES];

/// Of strangers, each type is as likely as another.
pub(crate) const STRANGER: TypeLikelihood = [1.0 / PLAYER_TYPES as f32; PLAYER_TYPES];

/// Somebody who surely searches with a trained model.
const TRAINED: TypeLikelihood = {
    let mut likely = [0.0; PLAYER_TYPES];
    likely[PlayerType::Trained.index()] = 1.0;
    likely
};

/// How likely each seat is of each type.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayerTypes([TypeLikelihood; MAX_SEATS]);

impl Default for PlayerTypes {
    /// All are strangers.
    fn default() -> PlayerTypes {
        PlayerTypes([STRANGER; MAX_SEATS])
    }
}

impl PlayerTypes {
    /// All play alike, as well as can be: none is a stranger.
    pub(crate) fn all_trained() -> PlayerTypes {
        PlayerTypes([TRAINED; MAX_SEATS])
    }

    /// How likely each of these is of each type.
    pub(crate) fn new(likely: [TypeLikelihood; MAX_SEATS]) -> PlayerTypes {
        PlayerTypes(likely)
    }

    /// How likely a seat is of each type.
    #[inline]
    pub fn of(&self, seat: Seat) -> TypeLikelihood {
        self.0[seat.index()]
    }

    /// Takes a seat for these types.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, likely: TypeLikelihood) {
        self.0[seat.index()] = likely;
    }

    /// The same for somebody who knows what type of player sits at her own seat: one who searches with a trained model.
    pub(crate) fn seen_by(mut self, viewer: Viewer) -> PlayerTypes {
        if let Some(seat) = viewer.seat() {
            self.take(seat, TRAINED);
        }
        self
    }
}
