//! What the games of somebody come to.

use crate::store::{GameRow, Phase};
use std::collections::BTreeMap;

/// How somebody did in the games of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that are over.
    pub played: usize,
    /// Games that she won, alone or with others.
    pub won: usize,
    /// Games of which somebody has counted the places.
    pub counted: usize,
    /// Games in play.
    pub playing: usize,
}

/// What the games of somebody come to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// By the game's id.
    pub games: BTreeMap<String, Tally>,
    /// The seconds that she usually takes for a decision.
    pub pace: Option<i64>,
}

impl Profile {
    /// Sums games up. At a table where she plays for several at one screen, nobody knows which place is hers.
    pub fn of(rows: &[GameRow]) -> Profile {
        let mut tables: BTreeMap<&str, Vec<&GameRow>> = BTreeMap::new();
        for row in rows {
            tables.entry(&row.table_id).or_default().push(row);
        }
        let mut profile = Profile::default();
        let mut paces = Vec::new();
        for seats in tables.values() {
            let first = seats[0];
            let tally = profile.games.entry(first.game.clone()).or_default();
            match first.phase {
                Phase::Over => tally.played += 1,
                Phase::Playing => tally.playing += 1,
                Phase::Lobby => {}
            }
            if let ([only], Phase::Over) = (&seats[..], first.phase) {
                tally.counted += usize::from(only.place.is_some());
                tally.won += usize::from(only.place == Some(1));
                paces.extend(only.pace);
            }
        }
        profile.games.retain(|_, tally| *tally != Tally::default());
        profile.pace = median(paces);
        profile
    }
}

/// The middle one.
pub fn median(mut numbers: Vec<i64>) -> Option<i64> {
    numbers.sort_unstable();
    numbers.get(numbers.len() / 2).copied()
}

/// How long something takes, as people say it: the key of the words and the number in them.
pub fn in_words(seconds: i64) -> (&'static str, i64) {
    let rounded = |unit: i64| (seconds + unit / 2) / unit;
    match seconds {
        ..90 => ("pace-seconds", seconds.max(1)),
        90..5_400 => ("pace-minutes", rounded(60)),
        5_400..129_600 => ("pace-hours", rounded(3_600)),
        _ => ("pace-days", rounded(86_400)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(table: &str, phase: Phase, place: Option<i64>, pace: Option<i64>) -> GameRow {
        let (table_id, game) = (table.to_owned(), "toy".to_owned());
        GameRow { table_id, game, phase, touched: 0, seat: 0, place, score: None, pace }
    }

    #[test]
    fn games_are_counted_once_a_table() {
        let rows = [
            row("a", Phase::Over, Some(1), Some(10)),
            row("b", Phase::Over, Some(3), Some(90)),
            row("c", Phase::Over, None, None),
            row("d", Phase::Playing, None, None),
            row("e", Phase::Lobby, None, None),
            // One screen for two.
            row("f", Phase::Over, Some(1), Some(7)),
            row("f", Phase::Over, Some(2), Some(7)),
        ];
        let profile = Profile::of(&rows);
        assert_eq!(profile.games["toy"], Tally { played: 4, won: 1, counted: 2, playing: 1 });
        assert_eq!(profile.pace, Some(90));
        assert_eq!(Profile::of(&rows[4..5]), Profile::default());
    }

    #[test]
    fn a_while_is_said_as_people_say_it() {
        let said = [0, 40, 100, 5_000, 7_300, 100_000, 200_000].map(in_words);
        let expected = [
            ("seconds", 1),
            ("seconds", 40),
            ("minutes", 2),
            ("minutes", 83),
            ("hours", 2),
            ("hours", 28),
            ("days", 2),
        ];
        assert_eq!(said.map(|(key, number)| (key.trim_start_matches("pace-"), number)), expected);
    }
}
