//! Several threads at the same list of work.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// Does the pieces of work from 0 to `count` on so many threads, as long as `go_on` says so after each; what came of them,
/// in their order. What follows from a piece's number alone is the same on however many threads.
pub(super) fn together<T: Send>(
    threads: usize,
    count: usize,
    go_on: &(dyn Fn(usize) -> bool + Sync),
    work: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    let (next, done, stopped) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicBool::new(false));
    let results = Mutex::new(Vec::with_capacity(count));
    let labour = || {
        while !stopped.load(Ordering::Relaxed) {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= count {
                return;
            }
            let result = work(n);
            let finished = done.fetch_add(1, Ordering::Relaxed) + 1;
            if let Ok(mut results) = results.lock() {
                results.push((n, result));
            }
            if !go_on(finished) {
                stopped.store(true, Ordering::Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            // Where no thread can be had, those that there are do the work.
            let _ = thread::Builder::new().spawn_scoped(scope, labour);
        }
        labour();
    });
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_by_key(|(n, _)| *n);
    results.into_iter().map(|(_, result)| result).collect()
}

/// How many threads are meant by a number: all cores for 0.
pub(super) fn threads(asked: usize) -> usize {
    match asked {
        0 => thread::available_parallelism().map_or(1, |count| count.get()),
        _ => asked,
    }
}

/// A seed from a seed and a number.
pub(super) fn mix(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_work_is_the_same_on_however_many_threads() {
        let square = |n: usize| n * n;
        let alone = together(1, 50, &|_| true, square);
        assert_eq!(alone, together(4, 50, &|_| true, square));
        assert_eq!((alone.len(), alone[7]), (50, 49));
    }

    #[test]
    fn work_can_be_broken_off() {
        assert_eq!(together(1, 50, &|done| done < 3, |n| n), [0, 1, 2]);
    }
}
