//! How large the numbers behind the features usually are. Features are divided by it, so that an ordinary one is about 1. The
//! weights were learnt with these: whoever changes one has to train again.

/// The lead in Glory.
pub(super) const LEAD: f32 = 20.0;
/// The Glory that a stat, a hand, the upgrades or the quests promise.
pub(super) const PROMISE: f32 = 10.0;
/// The Glory that pillages and figures promise.
pub(super) const BOARD_PROMISE: f32 = 8.0;
/// The Rage of a clan, or what it is worth.
pub(super) const RAGE: f32 = 5.0;
/// The Rage of all who may act.
pub(super) const RAGE_OF_ALL: f32 = 20.0;
/// The Rage of all others who may act.
pub(super) const RAGE_OF_OTHERS: f32 = 15.0;
/// Provinces that can be pillaged still.
pub(super) const OPEN_PROVINCES: f32 = 5.0;
/// The same, where choices are compared.
pub(super) const OPEN_TO_CHOICE: f32 = 4.0;
/// The STR of a clan on the whole board.
pub(super) const STRENGTH: f32 = 8.0;
/// The STR of a clan in one province, or what a card or figure adds there.
pub(super) const LOCAL_STRENGTH: f32 = 4.0;
/// The STR that others could bring to a province.
pub(super) const THREAT: f32 = 5.0;
/// Provinces in which a clan has figures.
pub(super) const PROVINCES: f32 = 4.0;
/// Provinces in which a clan is the strongest.
pub(super) const PROVINCES_AHEAD: f32 = 3.0;
/// The figures of a clan on the board.
pub(super) const FIGURES: f32 = 6.0;
/// The figures of a clan in Valhalla.
pub(super) const FALLEN: f32 = 4.0;
/// Room for more figures by Horns.
pub(super) const ROOM_BY_HORNS: f32 = 3.0;
/// Room for more figures in a province.
pub(super) const ROOM: f32 = 4.0;
/// The cards of a hand.
pub(super) const CARDS: f32 = 4.0;
/// Half of the rounds of a draft.
pub(super) const HALF_DRAFT: f32 = 3.0;
/// The Glory that a choice is worth.
pub(super) const WORTH: f32 = 5.0;
/// The Glory by which a choice changes what pillages promise.
pub(super) const HOPES: f32 = 3.0;
/// The Glory by which a choice changes what quests promise.
pub(super) const QUESTS: f32 = 4.0;
/// The Glory that the reward of a province is worth.
pub(super) const REWARD: f32 = 6.0;
/// The Rage that a choice costs.
pub(super) const PRICE: f32 = 3.0;
/// The Glory that Ragnarök promises.
pub(super) const DOOM: f32 = 4.0;
/// The Glory by which a card is worse than the best.
pub(super) const SHORT: f32 = 3.0;
