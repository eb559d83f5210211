//! Programs that sit at a table: each is kept from one decision to the next, and ends with the table.

use meadhall_bots::{Player, Program};
use meadhall_engine::Seat;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A program that plays for a seat, shared with whoever lets it think.
pub type SharedPlayer = Arc<Mutex<Player>>;

/// The programs that sit at a table. One that hangs is given up after a few decisions, and not asked anew at every one.
#[derive(Default)]
pub struct SeatPrograms(Mutex<HashMap<Seat, (Program, SharedPlayer)>>);

impl SeatPrograms {
    /// The program at a seat; started when it is asked for the first time.
    pub fn at(&self, seat: Seat, program: &Program, seed: u64) -> SharedPlayer {
        let start = || (program.clone(), Arc::new(Mutex::new(Player::new(program.clone(), seed))));
        let mut seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = seats.entry(seat).or_insert_with(start);
        if kept.0 != *program {
            *kept = start();
        }
        Arc::clone(&kept.1)
    }

    /// Ends all of them.
    pub fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
