//! The wish to stop: Ctrl-C, or the machine's request to end.

use crate::failure::{Failure, reason};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Becomes true once somebody wants the program to stop. Long work looks at it and ends with what it has.
#[derive(Clone, Debug)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Listens from now on.
    pub fn listen() -> Result<Stop, Failure> {
        let stop = Stop(Arc::new(AtomicBool::new(false)));
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Failure::new(format!("cannot listen for Ctrl-C: {}", reason(&error))))?;
        let wish = stop.clone();
        std::thread::spawn(move || {
            runtime.block_on(wanted());
            wish.0.store(true, Ordering::Relaxed);
        });
        Ok(stop)
    }

    /// Whether somebody wants the program to stop.
    pub fn wished(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
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
