//! What is left of somebody's time and how much a table gives, as people say it.

use crate::store::TimeControl;
use meadhall_words::Words;

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The sizes in which a time is said, from the longest: from how many milliseconds on, the key of the words, and the two units.
/// The script of the page says it in the same way.
pub const SIZES: [(i64, &str, [i64; 2]); 3] = [
    (2 * DAY, "clock-days", [DAY, HOUR]),
    (HOUR, "clock-hours", [HOUR, MINUTE]),
    (0, "clock-minutes", [MINUTE, SECOND]),
];

/// A time that is left. What has begun counts: nobody with something left reads that nothing is.
pub fn left(words: &Words, millis: i64) -> String {
    if millis <= 0 {
        return words.say("clock-fallen");
    }
    let (_, key, [large, small]) = SIZES.into_iter().find(|(from, ..)| millis >= *from).unwrap_or(SIZES[2]);
    // To the whole second or minute above; the larger unit takes what is over.
    let units = (millis + small - 1) / small;
    let (one, two) = (units * small / large, units * small % large / small);
    words.fill(key, &[("one", one.to_string().as_str().into()), ("two", two.to_string().as_str().into())])
}

/// How much time a table gives.
pub fn control(words: &Words, control: Option<TimeControl>) -> String {
    let named = |key: &str, figures: &[(&'static str, u32)]| {
        let values: Vec<_> = figures.iter().map(|(name, value)| (*name, i64::from(*value).into())).collect();
        words.fill(key, &values)
    };
    match control {
        None => words.say("clock-none"),
        Some(TimeControl::Live { minutes, seconds }) => {
            named("clock-live-figures", &[("minutes", minutes), ("seconds", seconds)])
        }
        Some(control @ TimeControl::Correspondence { hours, more, most }) => {
            let key = match control {
                TimeControl::FAST => "clock-fast-figures",
                TimeControl::SLOW => "clock-slow-figures",
                _ => "clock-own-figures",
            };
            named(key, &[("hours", hours), ("more", more), ("most", most)])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_words::Lang;

    #[test]
    fn what_is_left_is_said_as_people_say_it() {
        let words = Words::house(Lang::En);
        let said = |millis| left(words, millis);
        assert_eq!(said(0), words.say("clock-fallen"));
        assert_eq!(said(1), "0 min 1 s");
        assert_eq!(said(61_500), "1 min 2 s");
        assert_eq!(said(HOUR), "1 h 0 min");
        assert_eq!(said(HOUR - 1), "60 min 0 s");
        assert_eq!(said(47 * HOUR + 59 * MINUTE), "47 h 59 min");
        assert_eq!(said(72 * HOUR), "3 d 0 h");
        for lang in [Lang::En, Lang::Cs, Lang::De] {
            let words = Words::house(lang);
            for one in [None, Some(TimeControl::LIVE), Some(TimeControl::FAST), Some(TimeControl::SLOW)] {
                assert!(!control(words, one).is_empty());
            }
        }
    }
}
