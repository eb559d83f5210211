//! Programs that run and wait for a game.

use super::Program;
use super::process::Process;
use std::sync::{Mutex, PoisonError};

/// How many of them wait at most.
const MOST: usize = 64;

/// Programs that run and wait for a game: those that have just been started, and those that have played one and understand
/// that another may follow.
static IDLE: Mutex<Vec<(Program, Process)>> = Mutex::new(Vec::new());

/// A process of this program, if one waits.
pub(super) fn take(program: &Program) -> Option<Process> {
    let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
    let place = idle.iter().position(|(waiting, _)| waiting == program)?;
    Some(idle.swap_remove(place).1)
}

/// Lets a process wait.
pub(super) fn put(program: &Program, process: Process) {
    let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
    if idle.len() < MOST {
        idle.push((program.clone(), process));
    }
}

/// Ends every program that waits for a game.
pub fn end_idle_programs() {
    let all = std::mem::take(&mut *IDLE.lock().unwrap_or_else(PoisonError::into_inner));
    drop(all);
}
