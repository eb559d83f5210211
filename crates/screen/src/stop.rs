//! The wish to stop: Ctrl-C, or the machine's request to end.

use crate::failure::{Failure, reason};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Becomes true once somebody wants the program to stop. Long work looks at it and ends with what it has.
#[derive(Clone, Debug)]
pub struct Stop(Arc<AtomicBool>);

/// Everybody who looks at a wish to stop, and ends the work in order.
static LISTENERS: Mutex<Vec<Stop>> = Mutex::new(Vec::new());
/// Whether signals are waited for, or why not.
static WATCHING: OnceLock<Result<(), String>> = OnceLock::new();

impl Stop {
    /// From now on the wish to stop ends the program with [`Failure::STOPPED`], unless somebody listens to it.
    pub fn end_the_program() -> Result<(), Failure> {
        let watching = WATCHING.get_or_init(|| {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let runtime = runtime.map_err(|error| reason(&error))?;
            std::thread::spawn(move || {
                loop {
                    runtime.block_on(wanted());
                    pass_on();
                }
            });
            Ok(())
        });
        watching.as_ref().copied().map_err(|why| Failure::new(format!("cannot listen for Ctrl-C: {why}")))
    }

    /// Listens from now on. Whoever listens ends the work soon after [`Stop::wished`] becomes true; a second wish ends the
    /// program at once.
    pub fn listen() -> Result<Stop, Failure> {
        let stop = Stop(Arc::new(AtomicBool::new(false)));
        LISTENERS.lock().unwrap_or_else(PoisonError::into_inner).push(stop.clone());
        Stop::end_the_program()?;
        Ok(stop)
    }

    /// Whether somebody wants the program to stop.
    pub fn wished(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Tells those who listen; where nobody does, or all were told before, the program ends.
fn pass_on() {
    let listeners = LISTENERS.lock().unwrap_or_else(PoisonError::into_inner);
    if listeners.iter().all(Stop::wished) {
        std::process::exit(Failure::STOPPED.into());
    }
    listeners.iter().for_each(|stop| stop.0.store(true, Ordering::Relaxed));
}

#[cfg(unix)]
async fn wanted() {
    use tokio::signal::unix::{SignalKind, signal};
    let (Ok(mut end), Ok(mut gone)) = (signal(SignalKind::terminate()), signal(SignalKind::hangup())) else {
        let _ = tokio::signal::ctrl_c().await;
        return;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = end.recv() => {}
        _ = gone.recv() => {}
    }
}

#[cfg(not(unix))]
async fn wanted() {
    let _ = tokio::signal::ctrl_c().await;
}
