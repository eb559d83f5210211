//! Work that is shared among threads.

use crate::ArenaError;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Threads to work on; 0 for one on each core.
pub(crate) fn pool(threads: usize) -> Result<rayon::ThreadPool, ArenaError> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| ArenaError(format!("no threads to play on: {error}")))
}

/// Does the jobs about in their order, each on whatever thread is free next; a thread that gets nothing from a job stops.
/// What came of the jobs is in their order, whoever did them.
pub(crate) fn work<T: Send>(
    threads: usize,
    jobs: &[usize],
    job: impl Fn(usize) -> Option<T> + Sync,
) -> Result<Vec<T>, ArenaError> {
    if jobs.is_empty() {
        return Ok(Vec::new());
    }
    let next = AtomicUsize::new(0);
    let done = Mutex::new(BTreeMap::new());
    pool(threads)?.broadcast(|_| {
        while let Some(&n) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some(result) = job(n) else { return };
            done.lock().unwrap_or_else(PoisonError::into_inner).insert(n, result);
        }
    });
    Ok(done.into_inner().unwrap_or_else(PoisonError::into_inner).into_values().collect())
}
