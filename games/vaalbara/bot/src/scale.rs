//! How large the numbers behind the features usually are. Features are divided by it, so that an ordinary one is about 1. The
//! weights were learnt with these: whoever changes one has to train again.

/// The lead in victory points, or what the best land or plan is worth.
pub(super) const LEAD: f32 = 10.0;
/// The most that a lead over the best counts.
pub(super) const MOST_LEAD: f32 = 40.0;
/// What a land or an effect is worth, in victory points.
pub(super) const WORTH: f32 = 5.0;
/// What a land is worth to all others together, or one to the Farmer.
pub(super) const WORTH_TO_OTHERS: f32 = 10.0;
pub(super) const WORTH_TO_FARMER: f32 = 20.0;
/// The middle of the initiatives.
pub(super) const INITIATIVE: f32 = 6.0;
/// The meadows of the neighbours.
pub(super) const MEADOWS_AROUND: f32 = 3.0;
/// The rivers of row 1, times those that the realm would have.
pub(super) const RIVERS: f32 = 3.0;
