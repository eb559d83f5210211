//! How large the numbers behind the features usually are. Features are divided by it, so that an ordinary one is about 1. The
//! weights were learnt with these: whoever changes one has to train again.

/// The lead in glory.
pub const LEAD: f32 = 6.0;
/// The lead that a round of those left may change, and the last one.
pub const LEAD_A_ROUND: f32 = 1.5;
pub const LEAD_AT_LAST: f32 = 2.0;
/// What the band may bring in Ragnarok, and what a hand is worth, in glory.
pub const PROMISE: f32 = 5.0;
/// The strength of a band.
pub const STRENGTH: f32 = 10.0;
/// By how much bands differ in strength.
pub const STRENGTH_APART: f32 = 8.0;
/// The strength of one warrior.
pub const WARRIOR_STRENGTH: f32 = 4.0;
/// The glory of one warrior.
pub const WARRIOR_GLORY: f32 = 3.0;
/// The glory of the best warrior of a hand.
pub const BEST_WARRIOR: f32 = 4.0;
/// The cards of the deck for each player.
pub const DECK: f32 = 8.0;
/// The cards of a hand.
pub const CARDS: f32 = 5.0;
/// The warriors of a hand.
pub const WARRIORS: f32 = 3.0;
/// The tactics of a hand, and those of them that add strength.
pub const TACTICS: f32 = 4.0;
pub const STRONG_TACTICS: f32 = 3.0;
/// Half of the places of a band.
pub const HALF_BAND: f32 = 3.0;
/// The rounds that are left.
pub const ROUNDS: f32 = 6.0;
/// What a choice is worth, or the card that it replaces, in glory.
pub const WORTH: f32 = 3.0;
