//! What a visitor has learnt: a cookie remembers how far she has come in each lesson. Nothing is stored here.

use meadhall_board::Progress;
use std::collections::BTreeMap;

/// How far somebody has come in the lessons.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Learnt(BTreeMap<String, LessonState>);

/// How far somebody has come in one lesson.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct LessonState {
    /// Whether it was played to the end once.
    pub done: bool,
    /// The steps that are done now.
    pub progress: Progress,
}

/// How many lessons a cookie remembers at most.
const MOST: usize = 60;
/// Stands in a cookie behind a lesson that is done.
const DONE: char = '!';

impl Learnt {
    /// Reads the cookie, `vaalbara/goal:!..a|valhalla/goal:.`. What cannot be read counts for nothing.
    pub fn read(cookie: &str) -> Learnt {
        let one = |part: &str| {
            let (lesson, state) = part.split_once(':')?;
            let (done, steps) = state.strip_prefix(DONE).map_or((false, state), |rest| (true, rest));
            Some((lesson.to_owned(), LessonState { done, progress: steps.parse().ok()? }))
        };
        Learnt(cookie.split('|').filter_map(one).take(MOST).collect())
    }

    /// What the cookie holds.
    pub fn written(&self) -> String {
        let one = |(lesson, state): (&String, &LessonState)| {
            format!("{lesson}:{}{}", if state.done { "!" } else { "" }, state.progress)
        };
        self.0.iter().take(MOST).map(one).collect::<Vec<_>>().join("|")
    }

    /// How far somebody has come in a lesson of a game.
    pub fn of(&self, game: &str, lesson: &str) -> LessonState {
        self.0.get(&format!("{game}/{lesson}")).cloned().unwrap_or_default()
    }

    /// With the steps that are done now; a lesson that was done once stays so.
    #[must_use]
    pub fn with(mut self, game: &str, lesson: &str, progress: Progress, done: bool) -> Learnt {
        let state = self.0.entry(format!("{game}/{lesson}")).or_default();
        *state = LessonState { done: done || state.done, progress };
        self
    }

    /// Whether nothing was learnt yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_remembers_each_lesson() {
        let progress: Progress = ".a".parse().expect("progress");
        let learnt =
            Learnt::default().with("x", "goal", Progress::default(), true).with("x", "turn", progress.clone(), false);
        assert_eq!(learnt.written(), "x/goal:!|x/turn:.a");
        assert_eq!(Learnt::read(&learnt.written()), learnt);
        assert_eq!(learnt.of("x", "turn"), LessonState { done: false, progress });
        assert!(learnt.clone().with("x", "goal", Progress::default(), false).of("x", "goal").done, "done stays done");
        assert!(Learnt::read("nonsense|x/y:;|").is_empty(), "what cannot be read counts for nothing");
    }
}
