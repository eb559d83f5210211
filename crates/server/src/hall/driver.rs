//! What happens at a table without a person: bots think, standing answers are given.

use super::sitting::{Pace, Sitting};
use super::{Hall, Place};
use crate::live::Thought;
use crate::token;
use meadhall_engine::Seat;
use meadhall_words::Lang;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

/// How long to wait after the storage failed.
const PATIENCE: Duration = Duration::from_secs(2);

/// A decision that no person has to make.
enum Automatic {
    /// A standing answer.
    Answer(Seat, String),
    /// A bot has to think.
    Think(Seat, Thought),
}

/// What came of a step.
enum Step {
    /// There is nothing to do.
    Idle,
    /// Something was done that nobody could see.
    Unseen,
    /// Something was done that everybody saw.
    Seen,
}

/// Drives a table for as long as it is in use.
pub(super) async fn drive(hall: Weak<Hall>, place: Weak<Place>) {
    let Some(mut versions) = place.upgrade().map(|place| place.versions()) else { return };
    loop {
        versions.borrow_and_update();
        let mut since = Instant::now();
        loop {
            let (Some(hall), Some(place)) = (hall.upgrade(), place.upgrade()) else { return };
            match step(&hall, &place, since).await {
                Step::Idle => break,
                Step::Unseen => {}
                Step::Seen => since = Instant::now(),
            }
        }
        if versions.changed().await.is_err() {
            return;
        }
    }
}

/// Makes one automatic decision, if there is one to make.
async fn step(hall: &Arc<Hall>, place: &Arc<Place>, since: Instant) -> Step {
    let (automatic, earliest) = {
        let Ok(sitting) = place.lock().await else { return refused().await };
        let Some(automatic) = next(hall, &sitting) else { return Step::Idle };
        let quiet = sitting.is_quiet();
        let secret = sitting.pending().len() > 1;
        // What is decided in secret needs no time to be watched; what everybody is asked takes the same time for all.
        let even = hall.config.limits.waits.even;
        let wait = match Pace::of(&sitting.row.pace) {
            Pace::Swift if quiet => even / 4,
            _ if quiet => even,
            _ if secret => Duration::ZERO,
            pace => pace.least(),
        };
        (automatic, since + wait)
    };
    let (seat, action) = match automatic {
        Automatic::Answer(seat, action) => (seat, action),
        Automatic::Think(seat, thought) => {
            let Ok(room) = Arc::clone(&hall.thinking).acquire_owned().await else { return Step::Idle };
            let thinking = tokio::task::spawn_blocking(move || {
                let action = thought();
                drop(room);
                action
            });
            match thinking.await {
                Ok(action) => (seat, action),
                Err(error) => {
                    tracing::error!("a bot at table {} failed: {error}", place.id);
                    return Step::Idle;
                }
            }
        }
    };
    tokio::time::sleep_until(earliest.into()).await;
    let Ok(mut sitting) = place.lock().await else { return refused().await };
    // Meanwhile somebody may have undone something or taken the seat back: then the choice is dropped and made anew.
    if !automatically(&sitting, seat) {
        return Step::Unseen;
    }
    let quiet = sitting.is_quiet();
    match place.decide(&mut sitting, seat, &action, Lang::En).await {
        Ok(()) if quiet && sitting.is_quiet() => Step::Unseen,
        Ok(()) => Step::Seen,
        Err(problem) => {
            // What is wrong with the storage, that says itself, and once.
            if !problem.is_of_storage() {
                tracing::warn!("table {}, {seat}: `{action}` was not played: {problem:?}", place.id);
            }
            drop(sitting);
            refused().await
        }
    }
}

/// The storage failed; perhaps it works again later.
async fn refused() -> Step {
    tokio::time::sleep(PATIENCE).await;
    Step::Unseen
}

/// Whether the seat's decision is still one that no person has to make.
fn automatically(sitting: &Sitting, seat: Seat) -> bool {
    sitting.pending().contains(seat) && (sitting.bot(seat).is_some() || standing(sitting, seat).is_some())
}

fn standing(sitting: &Sitting, seat: Seat) -> Option<String> {
    let wish = sitting.seats.get(seat.index())?.standing.as_deref()?;
    sitting.live.as_ref()?.standing_answer(seat, wish)
}

fn next(hall: &Hall, sitting: &Sitting) -> Option<Automatic> {
    let live = sitting.live.as_ref().filter(|_| sitting.row.phase == "playing")?;
    sitting.pending().iter().find_map(|seat| match sitting.bot(seat) {
        Some(bot) => Some(Automatic::Think(seat, live.thought(seat, bot.spec(&hall.config), token::number())?)),
        None => Some(Automatic::Answer(seat, standing(sitting, seat)?)),
    })
}
