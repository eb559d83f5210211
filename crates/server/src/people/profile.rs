//! What the games of somebody come to.

use crate::clocks::Rest;
use crate::store::{GameRow, Phase};
use crate::tables::left_at;
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
    /// Games in which her time was counted.
    pub clocked: usize,
    /// How often it has run out, and is out now.
    pub timeouts: i64,
}

impl Profile {
    /// Sums games up, with what is left of her time by when clocks stand still for her. At a table where she plays for several at one screen, nobody knows which place is hers.
    pub fn of(rows: &[GameRow], rest: &Rest, now: i64) -> Profile {
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
            profile.clocked += usize::from(first.seat_clock.is_some());
            profile.timeouts +=
                seats.iter().map(|seat| seat.timeouts + i64::from(is_out(seat, rest, now))).sum::<i64>();
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

/// Whether her time is out at a table right now. Where all who are asked have clocks that run alike, that costs nothing.
fn is_out(row: &GameRow, rest: &Rest, now: i64) -> bool {
    let running = row.seat_clock.filter(|clock| clock.since.is_some() && !clock.alike);
    row.clock.zip(running).is_some_and(|(control, clock)| left_at(control, clock, rest, now) == 0)
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
    use crate::store::{SeatClock, TimeControl};

    fn row(table: &str, phase: Phase, place: Option<i64>, pace: Option<i64>) -> GameRow {
        let (table_id, game) = (table.to_owned(), "toy".to_owned());
        let (clock, seat_clock, ended) = (None, None, None);
        GameRow {
            table_id,
            game,
            phase,
            touched: 0,
            seat: 0,
            place,
            score: None,
            pace,
            clock,
            seat_clock,
            timeouts: 0,
            ended,
        }
    }

    fn summed(rows: &[GameRow]) -> Profile {
        Profile::of(rows, &Rest::default(), 1_000_000)
    }

    /// What has run out counts at once, but not where everybody's clock runs alike.
    #[test]
    fn time_that_has_run_out_is_counted() {
        let clocked = |table: &str, timeouts: i64, left: i64, alike: bool| GameRow {
            clock: Some(TimeControl::LIVE),
            seat_clock: Some(SeatClock { left, since: Some(0), alike }),
            timeouts,
            ..row(table, Phase::Playing, None, None)
        };
        let rows = [
            clocked("a", 2, 1_000_001, false),
            clocked("b", 0, 1_000_000, false),
            clocked("c", 0, 5, true),
            row("d", Phase::Playing, None, None),
        ];
        let profile = summed(&rows);
        assert_eq!((profile.clocked, profile.timeouts), (3, 3));
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
        let profile = summed(&rows);
        assert_eq!(profile.games["toy"], Tally { played: 4, won: 1, counted: 2, playing: 1 });
        assert_eq!(profile.pace, Some(90));
        assert_eq!(summed(&rows[4..5]), Profile::default());
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
