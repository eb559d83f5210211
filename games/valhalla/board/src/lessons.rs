//! The lessons of Valhalla.

use meadhall_board::LessonFile;

/// The lessons, in their order.
pub(crate) const LESSONS: &[LessonFile] = &[
    ("1-goal.lesson", include_str!("../lessons/1-goal.lesson")),
    ("2-first-turn.lesson", include_str!("../lessons/2-first-turn.lesson")),
    ("3-battle.lesson", include_str!("../lessons/3-battle.lesson")),
    ("4-scoring.lesson", include_str!("../lessons/4-scoring.lesson")),
    ("5-defence.lesson", include_str!("../lessons/5-defence.lesson")),
];

/// The words that pages explain.
pub(crate) const TERMS: &[&str] = &["glory", "band", "shield", "tactic", "activate", "valhalla"];
