//! How far somebody has come in a lesson.

use std::fmt;
use std::str::FromStr;

/// The steps that are done: for each the number of the allowed move that was made, or that it was read. It is written with
/// one sign for each step, so that a cookie or a form can carry it: `.` was read, `a` was the first of the allowed moves.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Progress(Vec<Option<usize>>);

/// The signs for moves, in the order of their numbers.
const SIGNS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// The sign for a step that was read.
const READ: char = '.';

impl Progress {
    /// How many moves of one step can be told apart.
    pub const MOST: usize = SIGNS.len();

    /// How many steps are done.
    pub fn done(&self) -> usize {
        self.0.len()
    }

    /// What was done, step by step: the number of a move, or nothing where it was only read.
    pub fn steps(&self) -> impl Iterator<Item = Option<usize>> + '_ {
        self.0.iter().copied()
    }

    /// One step further: by a move, or by reading.
    #[must_use]
    pub fn and(&self, made: Option<usize>) -> Progress {
        Progress(self.0.iter().copied().chain([made]).collect())
    }

    /// The first steps alone.
    #[must_use]
    pub fn back_to(&self, steps: usize) -> Progress {
        Progress(self.0.iter().copied().take(steps).collect())
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        let sign = |made: &Option<usize>| made.map_or(Some(READ), |number| SIGNS.chars().nth(number)).unwrap_or(READ);
        self.0.iter().try_for_each(|made| f.write_char(sign(made)))
    }
}

/// This is no progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadProgress;

impl FromStr for Progress {
    type Err = BadProgress;

    fn from_str(text: &str) -> Result<Progress, BadProgress> {
        let step = |sign: char| match sign {
            READ => Ok(None),
            _ => SIGNS.find(sign).map(Some).ok_or(BadProgress),
        };
        text.chars().map(step).collect::<Result<_, _>>().map(Progress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_written_and_read() {
        let progress = Progress::default().and(None).and(Some(0)).and(Some(61)).and(None);
        assert_eq!(progress.to_string(), ".a9.");
        assert_eq!(".a9.".parse(), Ok(progress.clone()));
        assert_eq!(progress.back_to(2).to_string(), ".a");
        assert_eq!("a;b".parse::<Progress>(), Err(BadProgress));
    }
}
