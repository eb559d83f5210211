//! What thinks at a table: bots, the adviser, and how the chances went. Each is work for a thread of its own.

use crate::tables::SharedBot;
use meadhall_bots::{AnyQuestion, Decision, SeatBot};
pub use meadhall_bots::{Charting as WinChartTask, WrittenAdvice as Advice};
use std::sync::PoisonError;
use std::time::Duration;

/// A bot's decision: it thinks for so long and comes back with a written choice. None if the question is not one of its game.
pub type BotTask = Box<dyn FnOnce(Duration) -> Option<String> + Send>;

/// A bot's thinking about what its seat is asked.
pub fn bot_task(bot: SharedBot, question: AnyQuestion) -> BotTask {
    Box::new(move |most| {
        let mut bot = bot.lock().unwrap_or_else(PoisonError::into_inner);
        let decision = ask(&mut **bot, &question, most);
        bot.rest();
        decision.map(|decision| decision.written)
    })
}

/// Lets a bot decide. Where another one decided in its place that stands in the log, and so do the first thing that a program
/// does wrong and that it is given up.
fn ask(bot: &mut dyn SeatBot, question: &AnyQuestion, most: Duration) -> Option<Decision> {
    let (faults_before, given_up_before) = (bot.faults().total(), bot.is_given_up());
    let decision = bot.decide(question, Some(most))?;
    let (faults, spec) = (bot.faults(), bot.spec());
    if let Some(why) = &decision.explanation.replaced {
        tracing::error!("the bot `{spec}` failed, another one decides in its place: {why}");
    } else if bot.is_given_up() && !given_up_before {
        tracing::warn!("the bot `{spec}` is given up: {faults}");
    } else if faults.total() > 0 && faults_before == 0 {
        tracing::warn!("the bot `{spec}` plays at random where it fails: {faults}");
    }
    Some(decision)
}
