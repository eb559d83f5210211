//! Clocks as they are stored: how much time the players of a table have, and how much of it a seat has left.

use std::fmt;
use std::str::FromStr;

/// Milliseconds of a second.
const SECOND: i64 = 1_000;
/// Milliseconds of a minute.
const MINUTE: i64 = 60 * SECOND;
/// Milliseconds of an hour.
const HOUR: i64 = 60 * MINUTE;

/// How much time the players of a table have. Written `live 30m + 20s` or `correspondence 72h + 12h up to 120h`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeControl {
    /// All sit at the table now.
    Live {
        /// The minutes that everybody begins with.
        minutes: u32,
        /// The seconds that every decision adds.
        seconds: u32,
    },
    /// A move now and then, over days.
    Correspondence {
        /// The hours that everybody begins with.
        hours: u32,
        /// The hours that every decision adds.
        more: u32,
        /// The hours beyond which nothing is added.
        most: u32,
    },
}

/// Why something is no time control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadTimeControl(String);

impl fmt::Display for BadTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no time control", self.0)
    }
}

impl std::error::Error for BadTimeControl {}

impl TimeControl {
    /// A move or more a day.
    pub const FAST: TimeControl = TimeControl::Correspondence { hours: 72, more: 12, most: 120 };
    /// A move every other day.
    pub const SLOW: TimeControl = TimeControl::Correspondence { hours: 72, more: 36, most: 240 };
    /// What a live table begins with unless its host says otherwise.
    pub const LIVE: TimeControl = TimeControl::Live { minutes: 30, seconds: 20 };
    /// The most minutes that a live table begins with.
    pub const MOST_MINUTES: u32 = 600;
    /// The most seconds that a decision adds there.
    pub const MOST_SECONDS: u32 = 600;
    /// The most hours of a table by correspondence: thirty days.
    pub const MOST_HOURS: u32 = 720;

    /// The same, if its figures can be: everybody begins with something, every decision adds something, and nobody has less than
    /// she began with because of the most that she may have.
    pub fn checked(self) -> Option<TimeControl> {
        let fits = match self {
            TimeControl::Live { minutes, seconds } => {
                (1..=TimeControl::MOST_MINUTES).contains(&minutes) && (1..=TimeControl::MOST_SECONDS).contains(&seconds)
            }
            TimeControl::Correspondence { hours, more, most } => {
                hours > 0 && more > 0 && hours.max(more) <= most && most <= TimeControl::MOST_HOURS
            }
        };
        fits.then_some(self)
    }

    /// Milliseconds that everybody begins with.
    pub fn budget(self) -> i64 {
        match self {
            TimeControl::Live { minutes, .. } => i64::from(minutes) * MINUTE,
            TimeControl::Correspondence { hours, .. } => i64::from(hours) * HOUR,
        }
    }

    /// Milliseconds that a decision adds.
    pub fn more(self) -> i64 {
        match self {
            TimeControl::Live { seconds, .. } => i64::from(seconds) * SECOND,
            TimeControl::Correspondence { more, .. } => i64::from(more) * HOUR,
        }
    }

    /// What is left after a decision: more than before it, but no more than there may be.
    pub fn added_to(self, left: i64) -> i64 {
        match self {
            TimeControl::Live { .. } => left + self.more(),
            TimeControl::Correspondence { most, .. } => (left + self.more()).min(i64::from(most) * HOUR).max(left),
        }
    }

    /// Whether nights and days off stop it. Who plays live sits at the table.
    pub fn rests(self) -> bool {
        matches!(self, TimeControl::Correspondence { .. })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Live { minutes, seconds } => write!(f, "live {minutes}m + {seconds}s"),
            TimeControl::Correspondence { hours, more, most } => {
                write!(f, "correspondence {hours}h + {more}h up to {most}h")
            }
        }
    }
}

impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(text: &str) -> Result<TimeControl, BadTimeControl> {
        let number = |word: &str, unit: char| word.strip_suffix(unit).and_then(|number| number.parse().ok());
        let words: Vec<&str> = text.split(' ').collect();
        let read = match words[..] {
            ["live", minutes, "+", seconds] => number(minutes, 'm')
                .zip(number(seconds, 's'))
                .map(|(minutes, seconds)| TimeControl::Live { minutes, seconds }),
            ["correspondence", hours, "+", more, "up", "to", most] => number(hours, 'h')
                .zip(number(more, 'h'))
                .zip(number(most, 'h'))
                .map(|((hours, more), most)| TimeControl::Correspondence { hours, more, most }),
            _ => None,
        };
        read.and_then(TimeControl::checked).ok_or_else(|| BadTimeControl(text.to_owned()))
    }
}

/// What a seat has left of its time. Written `86400000`, `86400000 since 1763500000000` or, while a question is open to which
/// nobody may see who has answered, `86400000 alike since 1763500000000`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatClock {
    /// Milliseconds that were left when it last stood still.
    pub left: i64,
    /// Since when it runs, in milliseconds since 1970; it stands where none is said.
    pub since: Option<i64>,
    /// Whether it runs for everybody alike who is asked, and costs nothing in the end.
    pub alike: bool,
}

/// Why something is no clock of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSeatClock(String);

impl fmt::Display for BadSeatClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no clock of a seat", self.0)
    }
}

impl std::error::Error for BadSeatClock {}

impl SeatClock {
    /// One that stands, with so many milliseconds left.
    pub fn standing(left: i64) -> SeatClock {
        SeatClock { left, since: None, alike: false }
    }
}

impl fmt::Display for SeatClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.since, self.alike) {
            (None, _) => write!(f, "{}", self.left),
            (Some(since), false) => write!(f, "{} since {since}", self.left),
            (Some(since), true) => write!(f, "{} alike since {since}", self.left),
        }
    }
}

impl FromStr for SeatClock {
    type Err = BadSeatClock;

    fn from_str(text: &str) -> Result<SeatClock, BadSeatClock> {
        let words: Vec<&str> = text.split(' ').collect();
        let (left, since, alike) = match words[..] {
            [left] => (left, None, false),
            [left, "since", since] => (left, Some(since), false),
            [left, "alike", "since", since] => (left, Some(since), true),
            _ => return Err(BadSeatClock(text.to_owned())),
        };
        let number = |word: &str| word.parse().map_err(|_| BadSeatClock(text.to_owned()));
        Ok(SeatClock { left: number(left)?, since: since.map(number).transpose()?, alike })
    }
}

impl serde::Serialize for SeatClock {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for SeatClock {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatClock, D::Error> {
        <String as serde::Deserialize>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A value is kept in a column as it is written.
macro_rules! written_column {
    ($($of:ty),*) => {
        $(impl $crate::row::Column for Option<$of> {
            type Value<'a> = Option<String>;

            fn value(&self) -> Option<String> {
                self.map(|value| value.to_string())
            }
        }

        impl<D: sqlx::Database> sqlx::Type<D> for $of
        where
            str: sqlx::Type<D>,
        {
            fn type_info() -> D::TypeInfo {
                <str as sqlx::Type<D>>::type_info()
            }

            fn compatible(kind: &D::TypeInfo) -> bool {
                <str as sqlx::Type<D>>::compatible(kind)
            }
        }

        impl<'r, D: sqlx::Database> sqlx::Decode<'r, D> for $of
        where
            &'r str: sqlx::Decode<'r, D>,
        {
            fn decode(value: D::ValueRef<'r>) -> Result<$of, sqlx::error::BoxDynError> {
                Ok(<&str as sqlx::Decode<'r, D>>::decode(value)?.parse()?)
            }
        })*
    };
}
written_column!(TimeControl, SeatClock);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_as_the_same() {
        let own = TimeControl::Correspondence { hours: 1, more: 1, most: 1 };
        for control in [TimeControl::LIVE, TimeControl::FAST, TimeControl::SLOW, own] {
            assert_eq!(control.to_string().parse(), Ok(control));
        }
        assert_eq!(TimeControl::FAST.to_string(), "correspondence 72h + 12h up to 120h");
        assert_eq!(TimeControl::LIVE.to_string(), "live 30m + 20s");
        for clock in [
            SeatClock::standing(5),
            SeatClock { left: 0, since: Some(9), alike: false },
            SeatClock { left: 7, since: Some(9), alike: true },
        ] {
            assert_eq!(clock.to_string().parse(), Ok(clock));
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let bad = [
            "",
            "live",
            "live 0m + 20s",
            "live 30m + 0s",
            "live 601m + 1s",
            "live 30m + 601s",
            "live 30h + 20s",
            "correspondence 72h + 12h",
            "correspondence 72h + 12h up to 71h",
            "correspondence 1h + 2h up to 1h",
            "correspondence 72h + 12h up to 721h",
            "correspondence 0h + 12h up to 20h",
            "correspondence 72h + 0h up to 80h",
        ];
        for bad in bad {
            assert!(bad.parse::<TimeControl>().is_err(), "{bad}");
        }
        for bad in ["", "x", "5 since", "5 since x", "5 alike 6"] {
            assert!(bad.parse::<SeatClock>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_decision_adds_up_to_the_most() {
        assert_eq!(TimeControl::FAST.added_to(0), 12 * HOUR);
        assert_eq!(TimeControl::FAST.added_to(119 * HOUR), 120 * HOUR);
        assert_eq!(TimeControl::LIVE.added_to(TimeControl::LIVE.budget()), 30 * MINUTE + 20 * SECOND);
    }
}
