//! How long a bot may think.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// As long as this, by the clock.
    Time(Duration),
    /// So many times through the game: the same seed gives the same choice on every machine.
    Iterations(u32),
    /// So many times through the game, but no longer than this.
    Either(u32, Duration),
}

impl Budget {
    /// The same, but no longer than this.
    #[must_use]
    pub fn within(self, most: Duration) -> Budget {
        match self {
            Budget::Time(time) => Budget::Time(time.min(most)),
            Budget::Iterations(count) => Budget::Either(count, most),
            Budget::Either(count, time) => Budget::Either(count, time.min(most)),
        }
    }

    /// What is left of it after some time; but never less than a quarter, so that there is always some thought.
    pub(crate) fn after(self, spent: Duration) -> Budget {
        match self {
            Budget::Time(time) => Budget::Time(time.saturating_sub(spent).max(time / 4)),
            Budget::Iterations(count) => Budget::Iterations(count),
            Budget::Either(count, time) => Budget::Either(count, time.saturating_sub(spent).max(time / 4)),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Iterations(count) => write!(f, "{count}"),
            Budget::Either(count, time) => write!(f, "{count}/{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = ();

    fn from_str(text: &str) -> Result<Budget, ()> {
        let number = |digits: &str| match digits.bytes().all(|byte| byte.is_ascii_digit()) {
            true => digits.parse::<u32>().map_err(|_| ()),
            false => Err(()),
        };
        if let Some((count, time)) = text.split_once('/') {
            match time.parse()? {
                Budget::Time(time) => Ok(Budget::Either(number(count)?, time)),
                _ => Err(()),
            }
        } else if let Some(digits) = text.strip_suffix("ms") {
            Ok(Budget::Time(Duration::from_millis(number(digits)?.into())))
        } else if let Some(digits) = text.strip_suffix('s') {
            Ok(Budget::Time(Duration::from_secs(number(digits)?.into())))
        } else {
            Ok(Budget::Iterations(number(text)?))
        }
    }
}

/// A budget that is being spent.
pub(crate) enum Meter {
    Until { start: Instant, end: Instant },
    Left(u32),
    Either(u32, Instant),
}

/// A little early, so that what is left to do, and a busy machine, do not take it past its time.
fn early(time: Duration) -> Duration {
    time.mul_f64(0.96)
}

impl Meter {
    /// Never runs out.
    pub(crate) const UNLIMITED: Meter = Meter::Left(u32::MAX);

    /// Starts now.
    pub(crate) fn start(budget: Budget) -> Meter {
        match budget {
            Budget::Time(time) => {
                let start = Instant::now();
                Meter::Until { start, end: start + early(time) }
            }
            Budget::Iterations(count) => Meter::Left(count),
            Budget::Either(count, time) => Meter::Either(count, Instant::now() + early(time)),
        }
    }

    /// A part of a budget, from now on. Iterations have no parts.
    pub(crate) fn part(budget: Budget, part: f64) -> Meter {
        match budget {
            Budget::Time(time) => Meter::start(Budget::Time(time.mul_f64(part))),
            Budget::Iterations(_) => Meter::UNLIMITED,
            Budget::Either(_, time) => Meter::start(Budget::Time(time.mul_f64(part))),
        }
    }

    /// Whether the time is up, so that even what was begun has to be left.
    #[inline]
    pub(crate) fn is_up(&self) -> bool {
        match self {
            Meter::Until { end, .. } | Meter::Either(_, end) => Instant::now() >= *end,
            Meter::Left(_) => false,
        }
    }

    /// How much is left, as a part of what was spent. Iterations are all done, so that it can be relied on how many.
    pub(crate) fn left(&self) -> f64 {
        match self {
            Meter::Until { start, end } => {
                let now = Instant::now();
                end.saturating_duration_since(now).as_secs_f64() / (now - *start).as_secs_f64().max(1e-9)
            }
            Meter::Left(_) | Meter::Either(..) => f64::INFINITY,
        }
    }

    /// Whether there is enough left for one more iteration, which is then spent.
    #[inline]
    pub(crate) fn spend(&mut self) -> bool {
        match self {
            Meter::Until { end, .. } => Instant::now() < *end,
            Meter::Left(0) | Meter::Either(0, _) => false,
            Meter::Left(left) => {
                *left -= 1;
                true
            }
            Meter::Either(left, end) => {
                *left -= 1;
                Instant::now() < *end
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_spent_is_gone_but_for_a_quarter() {
        let budget = Budget::Time(Duration::from_millis(100));
        let left = [0, 30, 90, 500].map(|spent| budget.after(Duration::from_millis(spent)));
        assert_eq!(left, [100, 70, 25, 25].map(|left| Budget::Time(Duration::from_millis(left))));
        assert_eq!(Budget::Iterations(7).after(Duration::from_secs(1)), Budget::Iterations(7));
    }

    #[test]
    fn time_runs_out_in_the_middle_of_something_and_iterations_do_not() {
        let mut none = Meter::start(Budget::Time(Duration::ZERO));
        assert!(none.is_up() && !none.spend());
        let mut day = Meter::start(Budget::Time(Duration::from_secs(86_400)));
        assert!(!day.is_up() && day.spend());
        let mut two = Meter::start(Budget::Iterations(2));
        assert_eq!([two.spend(), two.spend(), two.spend()], [true, true, false]);
        assert!(!two.is_up());
    }

    #[test]
    fn whichever_is_spent_first_ends_it() {
        let day = Duration::from_secs(86_400);
        let mut two = Meter::start(Budget::Iterations(2).within(day));
        assert_eq!([two.spend(), two.spend(), two.spend()], [true, true, false]);
        let mut late = Meter::start(Budget::Iterations(1_000).within(Duration::ZERO));
        assert!(late.is_up() && !late.spend());
        assert_eq!("400/180ms".parse(), Ok(Budget::Either(400, Duration::from_millis(180))));
        assert!("400/180".parse::<Budget>().is_err() && "1s/180ms".parse::<Budget>().is_err());
    }
}
