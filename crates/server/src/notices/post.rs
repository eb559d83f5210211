//! Brings what is on its way to where it goes.
//!
//! A delivery is marked as begun when everything is ready and the very next thing is to say it. What was begun by a server that is
//! gone may have arrived: it is said again only to receivers that can tell the repetition by its id, which are push services and
//! programs; chats and people get nothing twice, and lose at worst what was in the mouth of a server when it died.

use super::digest::millis;
use super::mail::{Counter, Letter, Refused};
use super::message::Message;
use super::outgoing::{Answered, Unreachable};
use super::{push, webhook};
use crate::metrics::METRICS;
use crate::problem::Problem;
use crate::store::{ChannelKind, ChannelRow, ChannelState, Claimant, DeliveryRow, Outcome, Shape};
use crate::tables::TableRegistry;
use meadhall_words::{Lang, Words};
use std::sync::Arc;
use tokio::task::JoinSet;

/// How many deliveries a server brings at once.
const MOST: i64 = 16;
/// After how many seconds something is tried again, and again.
const PAUSES: [i64; 5] = [30, 120, 600, 1_800, 7_200];
/// The longest that a receiver can ask to wait, in seconds.
const LONGEST_PAUSE: i64 = 6 * 3_600;
/// After so many messages in a row that could not be brought a channel is switched off.
const FAILURES: i64 = 3;

/// How an attempt went.
enum Attempt {
    /// It has arrived.
    Arrived,
    /// Nobody is there any more.
    Gone,
    /// Another server has it.
    Taken,
    /// It has not arrived: why, by the word that is stored, and when it is worth to try again.
    Failed(String, Again),
}

/// Whether it is worth to try again.
enum Again {
    /// In a while.
    Soon,
    /// Not before so many seconds are over.
    After(i64),
    /// Never.
    Never,
}

/// Whether a receiver can tell that it has had the same before.
fn knows_repetitions(channel: &ChannelRow) -> bool {
    match channel.kind {
        ChannelKind::Push => true,
        ChannelKind::Webhook => channel.shape == Shape::Plain,
        ChannelKind::Email => false,
    }
}

impl TableRegistry {
    /// Brings what is due.
    pub(super) async fn bring_deliveries(self: &Arc<TableRegistry>, now: i64) -> Result<(), Problem> {
        let lease = millis(self.config.notices.lease);
        let by = Claimant { holder: self.name(), now, lease, most: MOST };
        let mut under_way = JoinSet::new();
        for delivery in self.store.claim_deliveries(by).await? {
            let registry = Arc::clone(self);
            under_way.spawn(async move { registry.bring(delivery, now).await });
        }
        while let Some(done) = under_way.join_next().await {
            match done {
                Ok(Ok(())) => {}
                // What is not noted is looked at again when the claim is over.
                Ok(Err(problem)) => tracing::debug!("what came of a notice is not noted: {problem:?}"),
                Err(panic) => tracing::error!("a notice failed: {panic}"),
            }
        }
        Ok(())
    }

    /// Brings one thing, and notes what came of it.
    async fn bring(&self, delivery: DeliveryRow, now: i64) -> Result<(), Problem> {
        let channel = self.store.channel(&delivery.channel).await?;
        let Some(channel) = channel.filter(|channel| channel.state == ChannelState::On) else {
            self.store.note_outcome(&delivery, &Outcome::Dropped).await?;
            return Ok(());
        };
        if delivery.begun && !knows_repetitions(&channel) {
            self.store.note_outcome(&delivery, &Outcome::Dropped).await?;
            return Ok(());
        }
        let outcome = match self.attempt(&channel, &delivery, now).await? {
            Attempt::Taken => return Ok(()),
            Attempt::Arrived => Outcome::Arrived(now.div_euclid(1_000)),
            Attempt::Gone => Outcome::Gone,
            Attempt::Failed(problem, again) => {
                let pause = usize::try_from(delivery.tries).ok().and_then(|tries| PAUSES.get(tries));
                match (again, pause) {
                    (Again::Never, _) | (_, None) => Outcome::Lost(FAILURES, problem),
                    (Again::Soon, Some(pause)) => Outcome::Again(now + pause * 1_000, problem),
                    (Again::After(wish), Some(pause)) => {
                        Outcome::Again(now + wish.clamp(*pause, LONGEST_PAUSE) * 1_000, problem)
                    }
                }
            }
        };
        METRICS.notices_sent.note(channel.kind, matches!(outcome, Outcome::Arrived(_)));
        self.store.note_outcome(&delivery, &outcome).await?;
        Ok(())
    }

    async fn attempt(&self, channel: &ChannelRow, delivery: &DeliveryRow, now: i64) -> Result<Attempt, Problem> {
        let Ok(message) = serde_json::from_str::<Message>(&delivery.body) else {
            return Ok(Attempt::Failed("no-address".to_owned(), Again::Never));
        };
        match channel.kind {
            ChannelKind::Email => self.attempt_mail(channel, delivery, &message).await,
            ChannelKind::Push | ChannelKind::Webhook => self.attempt_http(channel, delivery, &message, now).await,
        }
    }

    async fn attempt_http(
        &self,
        channel: &ChannelRow,
        delivery: &DeliveryRow,
        message: &Message,
        now: i64,
    ) -> Result<Attempt, Problem> {
        let never = |reason: Unreachable| Attempt::Failed(reason.word().to_owned(), Again::Never);
        let url = match self.notices.outgoing.read(&channel.target) {
            Ok(url) => url,
            Err(reason) => return Ok(never(reason)),
        };
        let (head, body) = if channel.kind == ChannelKind::Push {
            let (keys, contact) = (self.notice_keys().await?, self.contact(&channel.base));
            let seconds = now.div_euclid(1_000);
            match push::request(channel, &url, &delivery.id, message, keys, contact.as_deref(), seconds) {
                Ok(request) => request,
                Err(_) => return Ok(never(Unreachable::NoAddress)),
            }
        } else {
            webhook::request(channel, &delivery.id, message)
        };
        let line = match self.notices.outgoing.open(&url).await {
            Ok(line) => line,
            Err(reason @ (Unreachable::NoAddress | Unreachable::Inside)) => return Ok(never(reason)),
            Err(reason) => return Ok(Attempt::Failed(reason.word().to_owned(), Again::Soon)),
        };
        if !self.store.note_begun(delivery).await? {
            return Ok(Attempt::Taken);
        }
        Ok(match line.post(head, body).await {
            Ok(answered) => of_answer(channel.kind, answered),
            // It may have arrived all the same.
            Err(reason) if knows_repetitions(channel) => Attempt::Failed(reason.word().to_owned(), Again::Soon),
            Err(reason) => never(reason),
        })
    }

    async fn attempt_mail(
        &self,
        channel: &ChannelRow,
        delivery: &DeliveryRow,
        message: &Message,
    ) -> Result<Attempt, Problem> {
        let Some(config) = &self.config.notices.mail else {
            return Ok(Attempt::Failed("no-mail".to_owned(), Again::Never));
        };
        let patience = self.config.notices.patience;
        let Some(counter) = Counter::open(config, patience).await else {
            return Ok(Attempt::Failed("mail-away".to_owned(), Again::Soon));
        };
        let stop = self.stop_address(channel).await?;
        let words = Words::house(channel.lang.parse::<Lang>().unwrap_or_default());
        let text = format!("{}\n-- \n{}\n{stop}\n", message.plain(&channel.base), words.say("mail-stop"));
        let letter =
            Letter { id: &delivery.id, to: &channel.target, subject: &message.title, text, stop: Some(stop.clone()) };
        if !self.store.note_begun(delivery).await? {
            return Ok(Attempt::Taken);
        }
        Ok(match counter.send(&letter, patience).await {
            Ok(()) => Attempt::Arrived,
            Err(Refused::Now) => Attempt::Failed("mail-later".to_owned(), Again::Soon),
            Err(Refused::ForGood) => Attempt::Failed("mail-refused".to_owned(), Again::Never),
            Err(Refused::Unknown) => Attempt::Failed("mail-away".to_owned(), Again::Never),
        })
    }

    /// Where the people of a push service can write to: the address that mail comes from, or the house itself.
    fn contact(&self, base: &str) -> Option<String> {
        let mail =
            self.config.notices.mail.as_ref().and_then(|mail| mail.from.parse::<lettre::message::Mailbox>().ok());
        let mail = mail.map(|from| format!("mailto:{}", from.email));
        mail.or_else(|| base.starts_with("https://").then(|| base.to_owned()))
    }

    /// The address that stops a channel with one click.
    pub async fn stop_address(&self, channel: &ChannelRow) -> Result<String, Problem> {
        let mark = self.notice_keys().await?.stop_mark(&channel.id);
        Ok(format!("{}/notices/stop/{}/{mark}", channel.base, channel.id))
    }
}

/// What an answer means.
fn of_answer(kind: ChannelKind, Answered { status, retry_after }: Answered) -> Attempt {
    let failed = |again| Attempt::Failed(format!("answered-{status}"), again);
    match status {
        200..=299 => Attempt::Arrived,
        // The browser has taken its permission back.
        404 | 410 if kind == ChannelKind::Push => Attempt::Gone,
        408 | 425 | 429 | 500..=599 => failed(retry_after.map_or(Again::Soon, |seconds| Again::After(seconds.into()))),
        _ => failed(Again::Never),
    }
}
