//! What happens at a table without a person: bots think, orders are followed.
//!
//! All automatic answers to a question appear together, at the moment of its [schedule](super::schedule). The driver knows the
//! table as a [`DrivenTable`], so that its timing can be tested on simulated time.

use super::schedule::{Occasion, Schedule};
use meadhall_engine::Seat;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, sleep_until};

/// How long to wait after the storage failed.
const PATIENCE: Duration = Duration::from_secs(2);

/// Tells when the first bot has found room to think.
pub(super) type Begun = watch::Sender<Option<Instant>>;

/// What the driver has to know of a table.
pub(super) trait DrivenTable {
    /// A bot's thinking that has not begun.
    type Task;

    /// The question that is open now, if no person alone has to answer it.
    fn status(&self) -> impl Future<Output = TableStatus<Self::Task>> + Send;

    /// All who are asked something that no person has to answer.
    fn asked(&self) -> impl Future<Output = Vec<Asked>> + Send;

    /// Lets a bot think for so long, as soon as there is room. None if it fails.
    fn think(&self, task: Self::Task, budget: Duration, begun: Begun) -> JoinHandle<Option<String>>;

    /// Plays the answers of those who are still asked the same; false if they cannot be kept.
    fn answer(&self, answers: Vec<(Asked, String)>) -> impl Future<Output = bool> + Send;

    /// The schedule of a question.
    fn schedule(&self, occasion: Occasion) -> Schedule;
}

/// What the driver finds at a table.
pub(super) enum TableStatus<T> {
    /// The table is not in use any more.
    Gone,
    /// The storage failed, and nobody knows what the table is like; perhaps later.
    Unreadable,
    /// There is nothing to do.
    Idle,
    /// Somebody is asked who answers automatically.
    Open(Question<T>),
}

/// A seat and a stamp that tells its question from any other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    /// Who.
    pub seat: Seat,
    /// Another one for every question.
    pub stamp: u64,
}

/// A question to all who answer it automatically.
pub(super) struct Question<T> {
    /// What everybody knows of it.
    pub occasion: Occasion,
    /// Who answers how.
    pub answers: Vec<(Asked, Automatic<T>)>,
}

/// A decision that no person has to make.
pub(super) enum Automatic<T> {
    /// What an order answers.
    Ordered(String),
    /// A bot thinks; the answer is what is played if it fails, or if it is not done where nobody may wait for it.
    Bot(T, String),
}

/// Drives a table for as long as it is in use. `wakes` grows whenever something has changed, seen or not.
pub(super) async fn drive<D: DrivenTable>(table: D, mut wakes: watch::Receiver<u64>) {
    loop {
        wakes.borrow_and_update();
        let question = match table.status().await {
            TableStatus::Gone => return,
            TableStatus::Unreadable => {
                sleep(PATIENCE).await;
                continue;
            }
            TableStatus::Idle => match wakes.changed().await {
                Ok(()) => continue,
                Err(_) => return,
            },
            TableStatus::Open(question) => question,
        };
        let asked: Vec<Asked> = question.answers.iter().map(|(asked, _)| *asked).collect();
        let mut settling = std::pin::pin!(settle(&table, question));
        let answers = loop {
            tokio::select! {
                biased;
                answers = &mut settling => break answers,
                changed = wakes.changed() => match changed {
                    Ok(()) if table.asked().await == asked => {}
                    // Somebody has undone something, sits down, stands up or leaves an answer: the question is another one.
                    Ok(()) => break Vec::new(),
                    Err(_) => return,
                },
            }
        };
        if !answers.is_empty() && !table.answer(answers).await {
            sleep(PATIENCE).await;
        }
    }
}

/// A bot that thinks for as long as somebody waits for it.
struct Thinking {
    asked: Asked,
    task: JoinHandle<Option<String>>,
    otherwise: String,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// All automatic answers to a question, when they are due.
async fn settle<D: DrivenTable>(table: &D, question: Question<D::Task>) -> Vec<(Asked, String)> {
    let opened = Instant::now();
    let schedule = table.schedule(question.occasion);
    let (begun, mut beginning) = watch::channel(None);
    let (mut ready, mut thinking) = (Vec::new(), Vec::new());
    for (asked, automatic) in question.answers {
        match automatic {
            Automatic::Ordered(answer) => ready.push((asked, answer)),
            Automatic::Bot(bot, otherwise) => {
                let task = table.think(bot, schedule.budget, begun.clone());
                thinking.push(Thinking { asked, task, otherwise });
            }
        }
    }
    drop(begun);
    sleep_until(opened + schedule.moment).await;
    if !thinking.is_empty() {
        // On a busy machine all of them get their time, whoever needs it.
        let began = beginning.wait_for(Option::is_some).await.ok().and_then(|began| *began);
        sleep_until(began.unwrap_or(opened) + schedule.work).await;
    }
    for mut bot in thinking {
        // Nobody waits where waiting would tell that there is something to think about.
        let done = !question.occasion.hides || bot.task.is_finished();
        let answer = if done { (&mut bot.task).await.ok().flatten() } else { None };
        ready.push((bot.asked, answer.unwrap_or_else(|| bot.otherwise.clone())));
    }
    ready
}

#[cfg(test)]
mod tests;
