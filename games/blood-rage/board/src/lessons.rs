//! The lessons of Blood Rage.

use meadhall_board::LessonFile;

/// The lessons, in their order.
pub(crate) const LESSONS: &[LessonFile] = &[
    ("1-goal.lesson", include_str!("../lessons/1-goal.lesson")),
    ("2-first-turn.lesson", include_str!("../lessons/2-first-turn.lesson")),
    ("3-battle.lesson", include_str!("../lessons/3-battle.lesson")),
    ("4-quest.lesson", include_str!("../lessons/4-quest.lesson")),
    ("5-ragnarok.lesson", include_str!("../lessons/5-ragnarok.lesson")),
];

/// The words that pages explain.
pub(crate) const TERMS: &[&str] = &["rage", "glory", "strength", "axes", "horns", "valhalla", "ragnarok"];
