//! The course of a finished game: worked out once, in the background.

use super::{Hall, Place, Sitting};
use crate::live::Reckoning;
use meadhall_bots::WinChart as Course;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::watch;

/// A course that is made once.
pub(super) struct Making {
    made: watch::Sender<Option<Arc<Course>>>,
    begun: AtomicBool,
}

impl Default for Making {
    fn default() -> Making {
        Making { made: watch::channel(None).0, begun: AtomicBool::new(false) }
    }
}

impl Place {
    /// The course of a game that is over, if it is there. The first to ask lets it be worked out; once it is there, open
    /// pages of the table show it.
    pub fn course(self: &Arc<Place>, hall: &Arc<Hall>, sitting: &Sitting) -> Option<Arc<Course>> {
        if !self.making.begun.load(Ordering::Acquire) {
            let reckoning = sitting.live.as_deref().and_then(|live| live.reckon())?;
            self.making.begun.store(true, Ordering::Release);
            tokio::spawn(reckon(Arc::downgrade(hall), Arc::downgrade(self), reckoning));
        }
        self.making.made.borrow().clone()
    }

    /// Waits until the course is there that somebody has asked for, but no longer than this.
    pub async fn await_course(&self, patience: Duration) {
        let mut made = self.making.made.subscribe();
        if self.making.begun.load(Ordering::Acquire) {
            let _ = tokio::time::timeout(patience, made.wait_for(Option::is_some)).await;
        }
    }
}

async fn reckon(hall: Weak<Hall>, place: Weak<Place>, reckoning: Reckoning) {
    let Some(thinking) = hall.upgrade().map(|hall| Arc::clone(&hall.thinking)) else { return };
    let Ok(room) = thinking.acquire_owned().await else { return };
    let table = place.clone();
    let work = tokio::task::spawn_blocking(move || {
        let course = reckoning(&|| table.strong_count() > 0);
        drop(room);
        course
    });
    let (Ok(course), Some(place)) = (work.await, place.upgrade()) else { return };
    place.making.made.send_replace(Some(Arc::new(course)));
    let Ok(mut sitting) = place.lock().await else { return };
    sitting.next_version();
    place.publish(&sitting);
}
