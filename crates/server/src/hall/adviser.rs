//! The adviser: what a search thinks of a decision, for somebody who plays against bots alone.

use super::{Hall, Place, Sitting};
use crate::live::Advice;
use crate::problem::Problem;
use crate::token;
use meadhall_engine::Seat;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How long the adviser thinks.
const TIME: Duration = Duration::from_secs(1);

/// What the adviser said last at a table.
pub(super) struct Given {
    seat: Seat,
    /// The version after the seat's decision before: what others decide in secret meanwhile changes nothing.
    since: i64,
    advice: Arc<Advice>,
}

/// Visitors whom the adviser is thinking for. He thinks for each about one thing at a time.
#[derive(Default)]
pub(super) struct Asking(Mutex<HashSet<String>>);

/// Counts as one question for as long as it lives.
struct Asked<'a> {
    asking: &'a Asking,
    owner: &'a str,
}

impl Asking {
    fn begin<'a>(&'a self, owner: &'a str) -> Result<Asked<'a>, Problem> {
        let mut asking = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match asking.insert(owner.to_owned()) {
            true => Ok(Asked { asking: self, owner }),
            false => Err(Problem::TooMuch("problem-advice-busy")),
        }
    }
}

impl Drop for Asked<'_> {
    fn drop(&mut self) {
        self.asking.0.lock().unwrap_or_else(PoisonError::into_inner).remove(self.owner);
    }
}

impl Sitting {
    /// Whether the visitor may be advised at this seat: it is hers, and nobody else at the table is a person or may become
    /// one, be it at her own screen.
    pub fn may_be_advised(&self, owner: &str, seat: Seat) -> Result<(), Problem> {
        let row = self.own_seat(owner, seat)?;
        if self.row.phase != "playing" {
            return Err(Problem::NotInPlay);
        }
        let others = self.seats.iter().filter(|other| other.seat != row.seat);
        if row.replaced || others.into_iter().any(|other| other.kind != "bot") {
            return Err(Problem::NoAdvice);
        }
        Ok(())
    }
}

impl Place {
    /// Lets the adviser think about a seat's decision. What he says is kept until she decides.
    pub async fn consult(&self, hall: &Hall, owner: &str, seat: Seat) -> Result<(), Problem> {
        let (since, consultation) = {
            let sitting = self.lock().await?;
            sitting.may_be_advised(owner, seat)?;
            if self.advice(&sitting, seat).is_some() {
                return Ok(());
            }
            let live = sitting.live.as_deref().ok_or(Problem::NotInPlay)?;
            (sitting.decided[seat.index()], live.consult(seat, TIME, token::number()).ok_or(Problem::Stale)?)
        };
        let _asked = hall.asking.begin(owner)?;
        // He waits like a bot for room to think.
        let Ok(room) = Arc::clone(&hall.thinking).acquire_owned().await else { return Err(Problem::Stale) };
        let thinking = tokio::task::spawn_blocking(move || {
            let advice = consultation();
            drop(room);
            advice
        });
        let advice = Arc::new(thinking.await.map_err(|error| {
            tracing::error!("the adviser at table {} failed: {error}", self.id);
            Problem::Stale
        })?);
        *self.given.lock().unwrap_or_else(PoisonError::into_inner) = Some(Given { seat, since, advice });
        Ok(())
    }

    /// What the adviser said about the decision that the seat has to make now.
    pub fn advice(&self, sitting: &Sitting, seat: Seat) -> Option<Arc<Advice>> {
        let given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        let now = sitting.decided.get(seat.index());
        let fits = given.as_ref().filter(|given| given.seat == seat && Some(&given.since) == now);
        fits.map(|given| Arc::clone(&given.advice))
    }
}
