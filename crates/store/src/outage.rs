//! What goes wrong with the storage stands in the log once, and not for everybody who tries again.

use crate::StoreError;
use std::sync::{Mutex, PoisonError};

/// What was last wrong with the storage.
#[derive(Default)]
pub(crate) struct Outage(Mutex<Option<StoreError>>);

impl Outage {
    /// Takes note of how an attempt went.
    pub(crate) fn note(&self, result: &Result<(), StoreError>) {
        let mut wrong = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match result {
            Ok(()) if wrong.take().is_some() => tracing::warn!("storage: what is decided is stored again"),
            Ok(()) => {}
            Err(error) if wrong.as_ref() == Some(error) => {}
            Err(error) => {
                tracing::error!("storage: nothing can be stored, every change is refused: {error}");
                *wrong = Some(error.clone());
            }
        }
    }
}
