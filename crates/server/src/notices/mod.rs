//! Notices: people who are elsewhere hear that it is their turn, that a game is over, that they are called to a table.
//!
//! What somebody is to be told is noted with the change of the table that it is about ([`occasions`]). [`digest`] puts together what
//! one person is told, after a while and not while she looks; [`post`] brings it to each of her [`channels`]: Web Push
//! ([`push`]), webhooks ([`webhook`]), e-mail ([`mail`]). What leaves the house goes by [`outgoing`], which reaches nobody inside
//! the own network. Several servers share the work by claims of the store; times come from outside, so that tests make their own.

pub mod aes128gcm;
pub mod channels;
pub mod config;
pub mod digest;
mod keys;
pub mod mail;
pub mod message;
pub mod occasions;
mod outgoing;
mod post;
mod push;
#[cfg(test)]
mod tests;
pub mod vapid;
mod webhook;

pub use keys::Keys;
pub use outgoing::{Outgoing, Unreachable};

use crate::problem::Problem;
use crate::tables::{TableRegistry, now_millis};
use config::NoticeConfig;
use std::sync::{Arc, Weak};
use tokio::sync::OnceCell;

/// What a server needs to tell people something.
pub struct Notices {
    /// The way out of the house.
    outgoing: Outgoing,
    /// The keys that all servers share.
    keys: OnceCell<Keys>,
}

impl Notices {
    /// Nothing is on its way yet.
    pub fn new(config: &NoticeConfig) -> Notices {
        Notices { outgoing: Outgoing::new(config.loopback.clone(), config.patience), keys: OnceCell::new() }
    }
}

impl TableRegistry {
    /// The keys by which notices are signed, made once for all servers.
    pub async fn notice_keys(&self) -> Result<&Keys, Problem> {
        self.notices.keys.get_or_try_init(|| Keys::load(&*self.store)).await
    }

    /// Does what notices ask for at a time in milliseconds: puts them together, and brings them to where they go.
    pub(crate) async fn look_after_notices(self: &Arc<TableRegistry>, now: i64) -> Result<(), Problem> {
        if !self.store.is_due(now).await? {
            return Ok(());
        }
        self.put_digests_together(now).await?;
        self.bring_deliveries(now).await
    }

    /// Looks after notices for as long as the registry is open.
    pub(crate) async fn run_notices(registry: Weak<TableRegistry>) {
        let mut warned = 0;
        loop {
            let Some(registry) = registry.upgrade() else { return };
            let round = registry.config.notices.round;
            let now = now_millis();
            if now - warned >= digest::HOUR {
                warned = now;
                let _ = registry.warn_of_forgetting(now).await;
            }
            // Where the storage is away, the next round finds everything as it was.
            if let Err(problem) = registry.look_after_notices(now).await {
                tracing::debug!("notices wait: {problem:?}");
            }
            drop(registry);
            tokio::time::sleep(round).await;
        }
    }
}
