//! The pages about people: one's own, the way to be known, and what others see.

pub mod bring;
pub mod data;
pub mod emblem;
pub mod known;
pub mod me;
pub mod notices;
pub mod profile;
pub mod rest;
pub mod sign_in;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use maud::{Markup, html};
use meadhall_words::Words;

/// The style sheet of these pages.
const STYLE: &str = "people.css";
/// The script that asks for passkeys.
const SCRIPT: &str = "people.js";

/// A day, from seconds since 1970.
pub(in crate::pages) fn day(words: &Words, seconds: i64) -> Markup {
    let at = Timestamp::from_second(seconds).unwrap_or_default();
    date(words, TimeZone::UTC.to_datetime(at).date())
}

/// A date as it is written in a language.
fn date(words: &Words, date: Date) -> Markup {
    let (year, month, day) = (date.year().to_string(), i64::from(date.month()), date.day().to_string());
    let said = words.fill("date", &[("year", year.into()), ("month", month.into()), ("day", day.into())]);
    html! { time datetime=(date) { (said) } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_words::Lang;

    #[test]
    fn days_have_their_dates() {
        let written = |seconds| day(Words::house(Lang::En), seconds).into_string();
        assert!(written(0).contains("\"1970-01-01\""));
        assert!(written(951_782_400 + 86_399).contains("\"2000-02-29\""));
        assert!(written(-1).contains("\"1969-12-31\""));
    }
}
