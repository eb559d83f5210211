//! A table as the driver knows it.

use super::driver::{Asked, Automatic, Begun, DrivenTable, Question, TableStatus};
use super::schedule::{Occasion, Schedule};
use super::seat_bots::SeatBots;
use super::seat_orders::SeatOrders;
use super::state::{SeatBot, TableState};
use super::{TableHandle, TableRegistry};
use crate::config::Config;
use crate::problem::Problem;
use crate::store::Phase;
use crate::thinking::{BotTask, bot_task};
use crate::token;
use meadhall_engine::{Ordered, Seat};
use meadhall_words::Lang;
use std::sync::atomic::{AtomicUsize, Ordering};
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

/// Counts for as long as it lives.
struct Counted(Arc<AtomicUsize>);

impl Counted {
    fn new(count: &Arc<AtomicUsize>) -> Counted {
        count.fetch_add(1, Ordering::AcqRel);
        Counted(Arc::clone(count))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

impl DrivenTable for RegistryTable {
    type Task = BotTask;

    async fn status(&self) -> TableStatus<BotTask> {
        let Some((registry, handle)) = self.there() else { return TableStatus::Gone };
        let Ok(state) = handle.lock_as_heard().await else { return TableStatus::Unreadable };
        if asked(&state).is_empty() {
            return TableStatus::Idle;
        }
        drop(state);
        match handle.claim(&registry).await {
            // Another server lets these bots think; when it has, there is news.
            Ok(false) => return TableStatus::Idle,
            Ok(true) => {}
            Err(_) => return TableStatus::Unreadable,
        }
        let Ok(state) = handle.lock_as_heard().await else { return TableStatus::Unreadable };
        question(&registry.config, &handle.bots, &state).map_or(TableStatus::Idle, TableStatus::Open)
    }

    async fn asked(&self) -> Vec<Asked> {
        let Some((_, handle)) = self.there() else { return Vec::new() };
        handle.lock_as_heard().await.map_or_else(|_| Vec::new(), |state| asked(&state))
    }

    fn think(&self, task: BotTask, budget: Duration, begun: Begun) -> JoinHandle<Option<String>> {
        let registry = self.registry.upgrade();
        let handle = self.handle.upgrade();
        let table = handle.as_ref().map(|handle| handle.id.clone()).unwrap_or_default();
        let counted = handle.as_ref().map(|handle| Counted::new(&handle.thinking));
        let room = registry.zip(handle).map(|(registry, handle)| handle.room_for_bots(&registry));
        tokio::spawn(async move {
            let _counted = counted;
            let room = room?.await;
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
        let Ok(mut state) = handle.lock_as_heard().await else { return false };
        for (asked, action) in answers {
            // Meanwhile somebody may have undone something or taken the seat back: then the choice is made anew.
            if !is_asked(&state, asked) {
                continue;
            }
            let order =
                ordered(&state, asked.seat).filter(|order| state.bot(asked.seat).is_none() && order.answer == action);
            state.ordered = order.map(|order| (asked.seat, order.order));
            let basis = handle.claimed_basis(&state);
            let decided = handle.decide(&mut state, basis, asked.seat, &action, Lang::En).await;
            state.ordered = None;
            if let Err(problem) = decided {
                if matches!(problem, Problem::Conflict) {
                    // Somebody else was faster: the question may be another one now.
                    handle.lose_claim();
                    return true;
                }
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
            .map_or((Duration::ZERO, 1), |registry| (registry.config.limits.waits.even, registry.thinking.size()));
        occasion.schedule(even, rooms, token::number() as f64 / u64::MAX as f64)
    }
}

/// Whether the seat is still asked that very question, and no person has to answer it.
fn is_asked(state: &TableState, this: Asked) -> bool {
    asked(state).contains(&this)
}

/// What the orders of a person's seat answer.
fn ordered(state: &TableState, seat: Seat) -> Option<Ordered> {
    let orders = SeatOrders::read(Some(state.seats.get(seat.index())?.standing.as_deref()?));
    state.table.as_ref()?.ordered(seat, &orders.left)
}

/// All who are asked something that no person has to answer.
pub(super) fn asked(state: &TableState) -> Vec<Asked> {
    let Some(table) = state.table.as_ref().filter(|_| state.row.phase == Phase::Playing) else { return Vec::new() };
    let automatic = |seat: &Seat| state.bot(*seat).is_some() || ordered(state, *seat).is_some();
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
            None => Automatic::Ordered(ordered(state, seat)?.answer),
        };
        answers.push((asked, automatic));
    }
    (!answers.is_empty()).then_some(Question { occasion, answers })
}
