//! A table as the driver knows it.

use super::driver::{Asked, Automatic, Begun, DrivenTable, Question, TableStatus};
use super::schedule::{Occasion, Schedule};
use super::seat_bots::SeatBots;
use super::state::{SeatBot, TableState};
use super::{TableHandle, TableRegistry};
use crate::config::Config;
use crate::store::Phase;
use crate::thinking::{BotTask, bot_task};
use crate::token;
use meadhall_engine::Seat;
use meadhall_words::Lang;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// A table of the registry, for as long as both are there.
pub(super) struct RegistryTable {
    pub registry: Weak<TableRegistry>,
    pub handle: Weak<TableHandle>,
}

impl RegistryTable {
    fn there(&self) -> Option<(Arc<TableRegistry>, Arc<TableHandle>)> {
        self.registry.upgrade().zip(self.handle.upgrade())
    }
}

impl DrivenTable for RegistryTable {
    type Task = BotTask;

    async fn status(&self) -> TableStatus<BotTask> {
        let Some((registry, handle)) = self.there() else { return TableStatus::Gone };
        let Ok(state) = handle.lock().await else { return TableStatus::Unreadable };
        question(&registry.config, &handle.bots, &state).map_or(TableStatus::Idle, TableStatus::Open)
    }

    async fn asked(&self) -> Vec<Asked> {
        let Some((_, handle)) = self.there() else { return Vec::new() };
        handle.lock().await.map_or_else(|_| Vec::new(), |state| asked(&state))
    }

    fn think(&self, task: BotTask, budget: Duration, begun: Begun) -> JoinHandle<Option<String>> {
        let room = self.registry.upgrade().map(|registry| Arc::clone(&registry.thinking));
        let table = self.handle.upgrade().map(|handle| handle.id.clone()).unwrap_or_default();
        tokio::spawn(async move {
            let room = room?.acquire_owned().await.ok()?;
            begun.send_if_modified(|began| began.is_none() && began.replace(Instant::now()).is_none());
            let thinking = tokio::task::spawn_blocking(move || {
                let action = task(budget);
                drop(room);
                action
            });
            thinking.await.inspect_err(|error| tracing::error!("a bot at table {table} failed: {error}")).ok().flatten()
        })
    }

    async fn answer(&self, answers: Vec<(Asked, String)>) -> bool {
        let Some((_, handle)) = self.there() else { return true };
        let Ok(mut state) = handle.lock().await else { return false };
        for (asked, action) in answers {
            // Meanwhile somebody may have undone something or taken the seat back: then the choice is made anew.
            if !is_asked(&state, asked) {
                continue;
            }
            if let Err(problem) = handle.decide(&mut state, asked.seat, &action, Lang::En).await {
                // What is wrong with the storage, that says itself, and once.
                if !problem.is_of_storage() {
                    tracing::warn!("table {}, {}: `{action}` was not played: {problem:?}", handle.id, asked.seat);
                }
                return false;
            }
        }
        true
    }

    fn schedule(&self, occasion: Occasion) -> Schedule {
        let (even, rooms) = self
            .registry
            .upgrade()
            .map_or((Duration::ZERO, 1), |registry| (registry.config.limits.waits.even, registry.rooms));
        occasion.schedule(even, rooms, token::number() as f64 / u64::MAX as f64)
    }
}

/// Whether the seat is still asked that very question, and no person has to answer it.
fn is_asked(state: &TableState, this: Asked) -> bool {
    asked(state).contains(&this)
}

fn standing(state: &TableState, seat: Seat) -> Option<String> {
    let wish = state.seats.get(seat.index())?.standing.as_deref()?;
    state.table.as_ref()?.standing_answer(seat, wish)
}

/// All who are asked something that no person has to answer.
pub(super) fn asked(state: &TableState) -> Vec<Asked> {
    let Some(table) = state.table.as_ref().filter(|_| state.row.phase == Phase::Playing) else { return Vec::new() };
    let automatic = |seat: &Seat| state.bot(*seat).is_some() || standing(state, *seat).is_some();
    let stamped = |seat: Seat| Some(Asked { seat, stamp: table.question_stamp(seat)? });
    state.pending().iter().filter(automatic).filter_map(stamped).collect()
}

/// The question that they are asked, with what they need to answer it.
pub(super) fn question(config: &Config, bots: &SeatBots, state: &TableState) -> Option<Question<BotTask>> {
    let table = state.table.as_deref()?;
    let (hides, pace) = (table.hides_holder(), state.row.pace);
    let mut occasion = Occasion { pace, hides, bots: 0, thinking: Duration::ZERO, program: Duration::ZERO };
    let mut answers = Vec::new();
    for asked in asked(state) {
        let seat = asked.seat;
        let automatic = match state.bot(seat) {
            Some(bot) => {
                let (spec, program) = (bot.spec(config), matches!(bot, SeatBot::Program(_)));
                occasion.bots += 1;
                occasion.thinking = occasion.thinking.max(spec.time());
                occasion.program = occasion.program.max(if program { spec.time() } else { Duration::ZERO });
                let (entry, question) = (state.entry.bot, state.entry.bot.question(table, seat)?);
                let player = bots.at(seat, entry, &spec, token::number());
                // The first choice declines, where one can: what hides a card must not be answered at random.
                let otherwise = table.choice(seat, if hides { 0 } else { token::number() })?;
                Automatic::Bot(bot_task(player, question), otherwise)
            }
            None => Automatic::Standing(standing(state, seat)?),
        };
        answers.push((asked, automatic));
    }
    (!answers.is_empty()).then_some(Question { occasion, answers })
}
