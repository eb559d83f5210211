//! The puzzles of every game, read once; and which of them a visitor has solved, as a cookie remembers it.

use meadhall_bots::Puzzle;
use meadhall_games::GAMES;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

/// The puzzles of a game, in their order. One that cannot be read is left out, and the log says so.
pub fn of(game: &str) -> &'static [Puzzle] {
    static ALL: OnceLock<BTreeMap<&'static str, Vec<Puzzle>>> = OnceLock::new();
    let read = |text: &&str| match text.parse() {
        Ok(puzzle) => Some(puzzle),
        Err(error) => {
            tracing::error!("a puzzle cannot be read: {error}");
            None
        }
    };
    let all = || GAMES.iter().map(|game| (game.id(), game.bot.puzzles().iter().filter_map(read).collect())).collect();
    ALL.get_or_init(all).get(game).map_or(&[], Vec::as_slice)
}

/// The puzzles that somebody has solved.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Solved(BTreeMap<String, BTreeSet<usize>>);

/// How many puzzles of a game a cookie remembers at most.
const MOST: usize = 200;

impl Solved {
    /// Reads the cookie, `vaalbara:1.4.5|valhalla:2`. What cannot be read counts for nothing.
    pub fn read(cookie: &str) -> Solved {
        let one = |part: &str| {
            let (game, numbers) = part.split_once(':')?;
            let numbers = numbers.split('.').filter_map(|number| number.parse().ok()).take(MOST).collect();
            meadhall_games::find(game).map(|game| (game.id().to_owned(), numbers))
        };
        Solved(cookie.split('|').filter_map(one).collect())
    }

    /// What the cookie holds.
    pub fn written(&self) -> String {
        let one = |(game, numbers): (&String, &BTreeSet<usize>)| {
            format!("{game}:{}", numbers.iter().map(usize::to_string).collect::<Vec<_>>().join("."))
        };
        self.0.iter().map(one).collect::<Vec<_>>().join("|")
    }

    /// Whether a puzzle of a game was solved, by its number from 1.
    pub fn has(&self, game: &str, number: usize) -> bool {
        self.0.get(game).is_some_and(|numbers| numbers.contains(&number))
    }

    /// How many puzzles of a game were solved.
    pub fn count(&self, game: &str) -> usize {
        self.0.get(game).map_or(0, BTreeSet::len)
    }

    /// With this one too.
    #[must_use]
    pub fn with(mut self, game: &str, number: usize) -> Solved {
        self.0.entry(game.to_owned()).or_default().insert(number);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_remembers_what_was_solved() {
        let game = GAMES[0].id();
        let solved = Solved::default().with(game, 3).with(game, 11);
        assert_eq!(solved.written(), format!("{game}:3.11"));
        assert_eq!(Solved::read(&solved.written()), solved);
        assert!(solved.has(game, 11) && !solved.has(game, 1) && solved.count(game) == 2);
        assert_eq!(Solved::read("chess:1|nonsense|"), Solved::default(), "what cannot be read counts for nothing");
    }
}
