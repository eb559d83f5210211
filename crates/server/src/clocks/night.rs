//! The hours of a day in which somebody sleeps.

use jiff::civil::{Date, DateTime, Time};
use std::fmt;
use std::str::FromStr;

/// Minutes of a day.
const DAY: u16 = 24 * 60;

/// A night, in minutes after midnight: written `22:30-07:00`. It is over on the next day where it ends before it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Night {
    from: u16,
    to: u16,
}

/// Why something is no night.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadNight {
    /// It is not written as one.
    Unreadable,
    /// It is no time at all, or too long.
    Length,
}

impl Night {
    /// The longest, in minutes.
    pub const LONGEST: u16 = 10 * 60;

    /// From one time of the day to another, written `22:30` and `07:00`.
    pub fn between(from: &str, to: &str) -> Result<Night, BadNight> {
        let night = Night { from: minutes(from)?, to: minutes(to)? };
        if (1..=Night::LONGEST).contains(&night.length()) { Ok(night) } else { Err(BadNight::Length) }
    }

    /// How many minutes the hands of a clock go meanwhile.
    fn length(self) -> u16 {
        (self.to + DAY - self.from) % DAY
    }

    /// When it begins, as people write it.
    pub fn begins(self) -> String {
        written(self.from)
    }

    /// When it ends.
    pub fn ends(self) -> String {
        written(self.to)
    }

    /// The night that begins on a date, by the clock on the wall.
    pub fn on(self, date: Date) -> Option<(DateTime, DateTime)> {
        let end = if self.to > self.from { date } else { date.tomorrow().ok()? };
        Some((date.to_datetime(time(self.from)?), end.to_datetime(time(self.to)?)))
    }
}

fn minutes(text: &str) -> Result<u16, BadNight> {
    let (hours, minutes) = text.split_once(':').ok_or(BadNight::Unreadable)?;
    let number = |text: &str| {
        let digits = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<u16>().ok().filter(|_| digits).ok_or(BadNight::Unreadable)
    };
    match (number(hours)?, number(minutes)?) {
        (hours @ 0..24, minutes @ 0..60) => Ok(hours * 60 + minutes),
        _ => Err(BadNight::Unreadable),
    }
}

fn written(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

fn time(minutes: u16) -> Option<Time> {
    Time::new(i8::try_from(minutes / 60).ok()?, i8::try_from(minutes % 60).ok()?, 0, 0).ok()
}

impl fmt::Display for Night {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.begins(), self.ends())
    }
}

impl FromStr for Night {
    type Err = BadNight;

    fn from_str(text: &str) -> Result<Night, BadNight> {
        let (from, to) = text.split_once('-').ok_or(BadNight::Unreadable)?;
        Night::between(from, to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_night_lasts_ten_hours_at_most() {
        for good in ["22:30-07:00", "21:00-07:00", "00:00-10:00", "08:15-16:00", "23:59-00:00"] {
            assert_eq!(good.parse::<Night>().expect(good).to_string(), good);
        }
        for long in ["21:00-07:01", "07:00-07:00", "00:00-10:01", "07:00-22:00"] {
            assert_eq!(long.parse::<Night>(), Err(BadNight::Length), "{long}");
        }
        for bad in ["", "22:30", "22.30-07:00", "24:00-07:00", "22:60-07:00", "2:30-07:00", "+2:30-07:00"] {
            assert_eq!(bad.parse::<Night>(), Err(BadNight::Unreadable), "{bad}");
        }
    }
}
