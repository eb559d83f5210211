//! The lessons of Vaalbara.

use meadhall_board::LessonFile;

/// The lessons, in their order.
pub(crate) const LESSONS: &[LessonFile] = &[
    ("1-goal.lesson", include_str!("../lessons/1-goal.lesson")),
    ("2-first-turn.lesson", include_str!("../lessons/2-first-turn.lesson")),
    ("3-omens.lesson", include_str!("../lessons/3-omens.lesson")),
    ("4-scoring.lesson", include_str!("../lessons/4-scoring.lesson")),
    ("5-patience.lesson", include_str!("../lessons/5-patience.lesson")),
];

/// The words that pages explain.
pub(crate) const TERMS: &[&str] = &["vp", "initiative", "omens", "realm", "neighbours"];
