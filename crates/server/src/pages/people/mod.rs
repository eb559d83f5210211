//! The pages about people: one's own, the way to be known, and what others see.

pub mod bring;
pub mod data;
pub mod emblem;
pub mod known;
pub mod me;
pub mod profile;
pub mod sign_in;

use maud::{Markup, html};
use meadhall_words::Words;

/// The style sheet of these pages.
const STYLE: &str = "people.css";
/// The script that asks for passkeys.
const SCRIPT: &str = "people.js";

/// A day, from seconds since 1970.
pub(in crate::pages) fn day(words: &Words, seconds: i64) -> Markup {
    let (year, month, day) = date(seconds.div_euclid(86_400));
    let iso = format!("{year:04}-{month:02}-{day:02}");
    let said = words
        .fill("date", &[("year", year.to_string().into()), ("month", month.into()), ("day", day.to_string().into())]);
    html! { time datetime=(iso) { (said) } }
}

/// Year, month and day of a day since 1970 (the days of a year that begins in March, so that a leap day is its last).
fn date(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let (era, of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(19_782), (2024, 2, 29));
        assert_eq!(date(20_775), (2026, 11, 18));
        assert_eq!(date(-1), (1969, 12, 31));
    }
}
