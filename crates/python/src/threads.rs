//! The threads of a batch, and which of them works on which games.

use pyo3::PyResult;
use pyo3::exceptions::PyRuntimeError;
use rayon::{ThreadPool, ThreadPoolBuilder, Yield, yield_now};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long a thread, and whoever waits for it, looks for what comes next before it sleeps. To wake a thread takes the system
/// about as long as a few hundred steps, and whoever plays steps calls again soon.
const WATCHFUL: Duration = Duration::from_micros(100);

/// Threads that keep to the same games in every call, so that these stay in their caches, and help others when they are done.
pub struct Threads {
    /// All but the caller's; none where the caller does everything.
    pool: Option<ThreadPool>,
    /// How many, with the caller's.
    count: usize,
    /// Which of the pool's threads look for what comes next.
    watching: Arc<[AtomicBool]>,
    /// The process that made the threads: after a fork they are gone.
    process: u32,
}

/// One piece of the work of a call, until a thread takes it.
struct Slot<T> {
    piece: Mutex<Option<T>>,
    /// Whether somebody looks at it, or has.
    looked: AtomicBool,
}

/// What all threads share in a call.
struct Call<T> {
    slots: Vec<Slot<T>>,
    /// How many pieces were looked at.
    looked: AtomicUsize,
    refused: AtomicBool,
    /// How many threads have done all that they found.
    done: AtomicUsize,
}

/// Counts when it goes, so that nobody waits for a thread that panicked.
struct Counted<'a>(&'a AtomicUsize);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Release);
    }
}

impl<T> Slot<T> {
    fn lock(&self) -> MutexGuard<'_, Option<T>> {
        self.piece.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Call<T> {
    fn new(pieces: Vec<T>) -> Call<T> {
        let slot = |piece| Slot { piece: Mutex::new(Some(piece)), looked: AtomicBool::new(false) };
        Call {
            slots: pieces.into_iter().map(slot).collect(),
            looked: AtomicUsize::new(0),
            refused: AtomicBool::new(false),
            done: AtomicUsize::new(0),
        }
    }

    /// The slots in the order in which a thread of so many takes them: its own, then those of the next thread from the last on,
    /// which that one comes to last, and so on round.
    fn order(&self, thread: usize, threads: usize) -> impl Iterator<Item = &Slot<T>> {
        let all = self.slots.len();
        let of = move |owner: usize| all * owner / threads..all * (owner + 1) / threads;
        let others = (1..threads).flat_map(move |n| of((thread + n) % threads).rev());
        of(thread).chain(others).map(|number| &self.slots[number])
    }

    /// What one thread does: looks at pieces, and if all were allowed, works on pieces.
    fn join(&self, thread: usize, threads: usize, allowed: &impl Fn(&T) -> bool, work: &impl Fn(T)) {
        let _done = Counted(&self.done);
        for slot in self.order(thread, threads) {
            if !slot.looked.swap(true, Ordering::AcqRel) {
                let _looked = Counted(&self.looked);
                if !slot.lock().as_ref().is_none_or(allowed) {
                    self.refused.store(true, Ordering::Release);
                }
            }
        }
        wait(|| self.looked.load(Ordering::Acquire) == self.slots.len());
        if !self.refused.load(Ordering::Acquire) {
            for slot in self.order(thread, threads) {
                let piece = slot.lock().take();
                piece.into_iter().for_each(work);
            }
        }
    }
}

/// Waits for something that comes soon; leaves the core to others if it does not.
fn wait(come: impl Fn() -> bool) {
    for _ in 0..1_000 {
        if come() {
            return;
        }
        std::hint::spin_loop();
    }
    while !come() {
        std::thread::yield_now();
    }
}

/// Does what is asked of this thread, until nothing was asked for a while.
fn watch(watching: &AtomicBool) {
    if watching.swap(true, Ordering::AcqRel) {
        // What runs here was asked of a thread that watches already.
        return;
    }
    let mut until = Instant::now() + WATCHFUL;
    while Instant::now() < until {
        match yield_now() {
            Some(Yield::Executed) => until = Instant::now() + WATCHFUL,
            _ => std::hint::spin_loop(),
        }
    }
    watching.store(false, Ordering::Release);
}

impl Threads {
    /// So many threads, of which one is the caller's.
    pub fn new(count: usize) -> PyResult<Threads> {
        let name = |n| format!("meadhall {n}");
        let helpers = count.saturating_sub(1);
        let build = || ThreadPoolBuilder::new().num_threads(helpers).thread_name(name).build();
        let pool = (helpers > 0).then(build).transpose().map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        let watching = (0..helpers).map(|_| AtomicBool::new(false)).collect();
        Ok(Threads { pool, count, watching, process: std::process::id() })
    }

    /// Makes the threads anew where a fork has left them behind.
    pub fn renew(&mut self) -> PyResult<()> {
        if self.process != std::process::id() {
            // The threads of the old pool are not there to be ended.
            std::mem::forget(std::mem::replace(self, Threads::new(self.count)?));
        }
        Ok(())
    }

    /// If all pieces are allowed, works on each; otherwise on none. Whether they were.
    pub fn each<T: Send>(&self, pieces: Vec<T>, allowed: impl Fn(&T) -> bool + Sync, work: impl Fn(T) + Sync) -> bool {
        let Some(pool) = &self.pool else {
            let all = pieces.iter().all(allowed);
            if all {
                pieces.into_iter().for_each(work);
            }
            return all;
        };
        let call = Call::new(pieces);
        let helpers = self.count - 1;
        pool.in_place_scope(|scope| {
            scope.spawn_broadcast(|_, thread| call.join(thread.index(), self.count, &allowed, &work));
            call.join(helpers, self.count, &allowed, &work);
            // Whoever waited by the scope's own means would be asleep when the others are done.
            wait(|| call.done.load(Ordering::Acquire) == self.count);
        });
        let watching = Arc::clone(&self.watching);
        pool.spawn_broadcast(move |thread| watch(&watching[thread.index()]));
        !call.refused.load(Ordering::Acquire)
    }
}
