//! The moments by which the pages of Vaalbara are judged.

use meadhall_board::When::{Asked, Over, Told};
use meadhall_board::{Moment, SceneKind};

/// From the first character to the feast.
pub const MOMENTS: &[Moment] = &[
    Moment::new("choice", 4, Asked("ask-assign", 0)),
    Moment::new("late-choice-of-five", 5, Asked("ask-assign", 75)),
    Moment::new("reveal", 4, Asked("ask-rider", 0)),
    Moment::new("take", 4, Asked("ask-take", 30)),
    Moment::new("round", 4, Told(SceneKind::Round)),
    Moment::new("end", 4, Over),
];
