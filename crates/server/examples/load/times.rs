//! Times that were measured.

use serde_json::{Value, json};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Times that several tasks measure.
#[derive(Default)]
pub struct Times(Mutex<Vec<Duration>>);

impl Times {
    /// Adds what has gone by since then.
    pub fn note(&self, since: Instant) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(since.elapsed());
    }

    /// All of them, in order.
    pub fn sorted(&self) -> Sorted {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        all.sort_unstable();
        Sorted(all)
    }
}

/// Times in order.
pub struct Sorted(Vec<Duration>);

impl Sorted {
    /// How many.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that so many hundredths of all stay within, in milliseconds.
    pub fn within(&self, hundredths: f64) -> f64 {
        let place = (self.0.len() as f64 * hundredths / 100.0).ceil() as usize;
        let time = self.0.get(place.clamp(1, self.0.len().max(1)) - 1);
        time.map_or(0.0, |time| (time.as_secs_f64() * 100_000.0).round() / 100.0)
    }

    /// What a report says of them.
    pub fn report(&self) -> Value {
        json!({
            "count": self.count(), "p50_ms": self.within(50.0), "p90_ms": self.within(90.0), "p99_ms": self.within(99.0),
            "longest_ms": self.within(100.0),
        })
    }
}
