//! The moments by which the pages of Blood Rage are judged.

use meadhall_board::When::{Asked, Over, Told};
use meadhall_board::{Moment, SceneKind};

/// From the first draft to the feast.
pub const MOMENTS: &[Moment] = &[
    Moment::new("draft", 4, Asked("ask-draft", 0)),
    Moment::new("first-turn", 4, Asked("ask-turn", 0)),
    Moment::new("turn", 4, Asked("ask-turn", 50)),
    Moment::new("late-turn-of-five", 5, Asked("ask-turn", 88)),
    Moment::new("call-to-battle", 4, Asked("ask-call", 0)),
    Moment::new("battle-card", 4, Asked("ask-card", 30)),
    Moment::new("raise", 4, Asked("ask-raise", 0)),
    Moment::new("keep-a-card", 4, Asked("ask-discard", 0)),
    Moment::new("second-draft", 4, Asked("ask-draft", 34)),
    Moment::new("quests", 4, Told(SceneKind::Quests)),
    Moment::new("ragnarok", 4, Told(SceneKind::Ragnarok)),
    Moment::new("valhalla", 4, Told(SceneKind::Valhalla)),
    Moment::new("pillage", 4, Told(SceneKind::Pillage)),
    Moment::new("battle", 4, Told(SceneKind::Battle)),
    Moment::new("end", 4, Over),
];
