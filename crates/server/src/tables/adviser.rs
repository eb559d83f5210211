//! The adviser: what a search thinks of a decision, for somebody who plays against bots alone.

use super::{TableHandle, TableRegistry, TableState};
use crate::problem::Problem;
use crate::store::{Phase, SeatKind};
use crate::thinking::Advice;
use meadhall_engine::Seat;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

/// What the adviser said last at a table.
pub(super) struct LastAdvice {
    seat: Seat,
    /// The version after the seat's decision before: what others decide in secret meanwhile changes nothing.
    since: i64,
    advice: Arc<Advice>,
}

/// Visitors whom the adviser is thinking for. He thinks for each about one thing at a time.
#[derive(Default)]
pub(super) struct ActiveQuestions(Mutex<HashSet<String>>);

/// Counts as one question for as long as it lives.
struct ActiveQuestion<'a> {
    active: &'a ActiveQuestions,
    owner: &'a str,
}

impl ActiveQuestions {
    fn begin<'a>(&'a self, owner: &'a str) -> Result<ActiveQuestion<'a>, Problem> {
        let mut active = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match active.insert(owner.to_owned()) {
            true => Ok(ActiveQuestion { active: self, owner }),
            false => Err(Problem::TooMuch("problem-advice-busy")),
        }
    }
}

impl Drop for ActiveQuestion<'_> {
    fn drop(&mut self) {
        self.active.0.lock().unwrap_or_else(PoisonError::into_inner).remove(self.owner);
    }
}

impl TableState {
    /// Whether the visitor may be advised at this seat: it is hers, and nobody else at the table is a person or may become
    /// one, be it at her own screen.
    pub fn may_be_advised(&self, owner: &str, seat: Seat) -> Result<(), Problem> {
        let row = self.own_seat(owner, seat)?;
        if self.row.phase != Phase::Playing {
            return Err(Problem::NotInPlay);
        }
        let others = self.seats.iter().filter(|other| other.seat != row.seat);
        if row.replaced || others.into_iter().any(|other| other.kind != SeatKind::Bot) {
            return Err(Problem::NoAdvice);
        }
        Ok(())
    }
}

impl TableHandle {
    /// Lets the adviser think about a seat's decision. What he says is kept until she decides.
    pub async fn consult(&self, registry: &TableRegistry, owner: &str, seat: Seat) -> Result<(), Problem> {
        let (since, task) = {
            let state = self.lock().await?;
            state.may_be_advised(owner, seat)?;
            if self.advice(&state, seat).is_some() {
                return Ok(());
            }
            let task = state.entry.bot.consult(state.in_play()?, seat).ok_or(Problem::Stale)?;
            (state.decided[seat.index()], task)
        };
        let _active = registry.questions.begin(owner)?;
        // He has a room of his own, for one visitor after another.
        let share = self.share.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let room = registry.advising.enter(share, true).await;
        let thinking = tokio::task::spawn_blocking(move || {
            let advice = task();
            drop(room);
            advice
        });
        let advice = Arc::new(thinking.await.map_err(|error| {
            tracing::error!("the adviser at table {} failed: {error}", self.id);
            Problem::Stale
        })?);
        *self.last_advice.lock().unwrap_or_else(PoisonError::into_inner) = Some(LastAdvice { seat, since, advice });
        Ok(())
    }

    /// What the adviser said about the decision that the seat has to make now.
    pub fn advice(&self, state: &TableState, seat: Seat) -> Option<Arc<Advice>> {
        let last = self.last_advice.lock().unwrap_or_else(PoisonError::into_inner);
        let now = state.decided.get(seat.index());
        let fits = last.as_ref().filter(|last| last.seat == seat && Some(&last.since) == now);
        fits.map(|last| Arc::clone(&last.advice))
    }
}
