//! Programs that sit at a table: each is kept from one decision to the next, and ends with the table.

use meadhall_bots::{Player, Program};
use meadhall_engine::Seat;
use meadhall_words::{Lang, Words};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Who plays for a seat.
pub type Own = Arc<Mutex<Player>>;

/// The programs that sit at a table. One that hangs is given up after a few decisions, and not asked anew at every one.
#[derive(Default)]
pub struct Hired(Mutex<HashMap<Seat, (Program, Own)>>);

impl Hired {
    /// The program at a seat; started when it is asked for the first time.
    pub fn at(&self, seat: Seat, program: &Program, game: &str, seed: u64) -> Own {
        let words = Words::of(Lang::En, game);
        let start = || (program.clone(), Arc::new(Mutex::new(Player::new(program.clone(), words, seed))));
        let mut seats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let hired = seats.entry(seat).or_insert_with(start);
        if hired.0 != *program {
            *hired = start();
        }
        Arc::clone(&hired.1)
    }
}
