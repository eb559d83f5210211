//! Where the server has the time from that clocks run by: the system, or a test that moves it on.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The time that clocks run by. Clones of a simulated one move on together.
#[derive(Clone, Debug, Default)]
pub struct Time(Option<Arc<AtomicI64>>);

impl Time {
    /// One that stands at this many milliseconds since 1970 until it is moved on.
    pub fn simulated(millis: i64) -> Time {
        Time(Some(Arc::new(AtomicI64::new(millis))))
    }

    /// Moves a simulated time on. The system's goes by itself.
    pub fn advance(&self, by: Duration) {
        if let Some(millis) = &self.0 {
            millis.fetch_add(i64::try_from(by.as_millis()).unwrap_or(i64::MAX), Ordering::AcqRel);
        }
    }

    /// Milliseconds since 1970.
    pub fn millis(&self) -> i64 {
        match &self.0 {
            Some(millis) => millis.load(Ordering::Acquire),
            None => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |time| i64::try_from(time.as_millis()).unwrap_or(i64::MAX)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simulated_time_goes_where_it_is_moved() {
        let time = Time::simulated(5_000);
        let other = time.clone();
        time.advance(Duration::from_secs(2));
        assert_eq!((time.millis(), other.millis()), (7_000, 7_000));
        // Beyond 2020, in any case.
        assert!(Time::default().millis() > 1_577_836_800_000);
    }
}
