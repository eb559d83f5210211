//! The bots that sit at a table: each is kept from one decision to the next, and leaves with the table.

use meadhall_bots::{BotEntry, BotSpec, SeatBot};
use meadhall_engine::Seat;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A bot at a seat, shared with whoever lets it think.
pub type SharedBot = Arc<Mutex<Box<dyn SeatBot>>>;

/// The bots that sit at a table. Each keeps what it found out, and a program that hangs is given up after a few decisions, and
/// not asked anew at every one.
#[derive(Default)]
pub struct SeatBots(Mutex<HashMap<Seat, (BotSpec, SharedBot)>>);

impl SeatBots {
    /// The bot at a seat; it sits down when it is asked for the first time.
    pub fn at(&self, seat: Seat, bots: &BotEntry, spec: &BotSpec, seed: u64) -> SharedBot {
        let sit = || (spec.clone(), Arc::new(Mutex::new(bots.seat_bot(spec, 1, seed))));
        let mut seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = seats.entry(seat).or_insert_with(sit);
        if kept.0 != *spec {
            *kept = sit();
        }
        Arc::clone(&kept.1)
    }

    /// All of them leave.
    pub fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
