//! A table as the driver knows it.

use super::driver::{Asked, Automatic, Begun, Desk, Look, Question};
use super::schedule::{Occasion, Schedule};
use super::sitting::{Pace, SeatBot, Sitting};
use super::{Hall, Place};
use crate::config::Config;
use crate::live::{Mind, Thought};
use crate::token;
use meadhall_bots::BotSpec;
use meadhall_engine::Seat;
use meadhall_words::Lang;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// A table of the hall, for as long as both are there.
pub(super) struct HallDesk {
    pub hall: Weak<Hall>,
    pub place: Weak<Place>,
}

impl HallDesk {
    fn there(&self) -> Option<(Arc<Hall>, Arc<Place>)> {
        self.hall.upgrade().zip(self.place.upgrade())
    }
}

impl Desk for HallDesk {
    type Thought = Thought;

    async fn look(&self) -> Look<Thought> {
        let Some((hall, place)) = self.there() else { return Look::Gone };
        let Ok(sitting) = place.lock().await else { return Look::Unreadable };
        question(&hall.config, &sitting).map_or(Look::Idle, Look::Open)
    }

    async fn asked(&self) -> Vec<Asked> {
        let Some((_, place)) = self.there() else { return Vec::new() };
        place.lock().await.map_or_else(|_| Vec::new(), |sitting| asked(&sitting))
    }

    fn think(&self, thought: Thought, budget: Duration, begun: Begun) -> JoinHandle<Option<String>> {
        let room = self.hall.upgrade().map(|hall| Arc::clone(&hall.thinking));
        let table = self.place.upgrade().map(|place| place.id.clone()).unwrap_or_default();
        tokio::spawn(async move {
            let room = room?.acquire_owned().await.ok()?;
            begun.send_if_modified(|began| began.is_none() && began.replace(Instant::now()).is_none());
            let thinking = tokio::task::spawn_blocking(move || {
                let action = thought(budget);
                drop(room);
                action
            });
            thinking.await.inspect_err(|error| tracing::error!("a bot at table {table} failed: {error}")).ok()
        })
    }

    async fn answer(&self, answers: Vec<(Asked, String)>) -> bool {
        let Some((_, place)) = self.there() else { return true };
        let Ok(mut sitting) = place.lock().await else { return false };
        for (asked, action) in answers {
            // Meanwhile somebody may have undone something or taken the seat back: then the choice is made anew.
            if !is_asked(&sitting, asked) {
                continue;
            }
            if let Err(problem) = place.decide(&mut sitting, asked.seat, &action, Lang::En).await {
                // What is wrong with the storage, that says itself, and once.
                if !problem.is_of_storage() {
                    tracing::warn!("table {}, {}: `{action}` was not played: {problem:?}", place.id, asked.seat);
                }
                return false;
            }
        }
        true
    }

    fn schedule(&self, occasion: Occasion) -> Schedule {
        let (even, rooms) =
            self.hall.upgrade().map_or((Duration::ZERO, 1), |hall| (hall.config.limits.waits.even, hall.rooms));
        occasion.schedule(even, rooms, token::number() as f64 / u64::MAX as f64)
    }
}

/// Whether the seat is still asked that very question, and no person has to answer it.
fn is_asked(sitting: &Sitting, this: Asked) -> bool {
    asked(sitting).contains(&this)
}

fn standing(sitting: &Sitting, seat: Seat) -> Option<String> {
    let wish = sitting.seats.get(seat.index())?.standing.as_deref()?;
    sitting.live.as_ref()?.standing_answer(seat, wish)
}

/// All who are asked something that no person has to answer.
pub(super) fn asked(sitting: &Sitting) -> Vec<Asked> {
    let Some(live) = sitting.live.as_ref().filter(|_| sitting.row.phase == "playing") else { return Vec::new() };
    let automatic = |seat: &Seat| sitting.bot(*seat).is_some() || standing(sitting, *seat).is_some();
    let stamped = |seat: Seat| Some(Asked { seat, stamp: live.stamp(seat)? });
    sitting.pending().iter().filter(automatic).filter_map(stamped).collect()
}

/// The question that they are asked, with what they need to answer it.
pub(super) fn question(config: &Config, sitting: &Sitting) -> Option<Question<Thought>> {
    let live = sitting.live.as_ref()?;
    let (hides, pace) = (live.hides_holder(), Pace::of(&sitting.row.pace));
    let mut occasion = Occasion { pace, hides, bots: 0, thinking: Duration::ZERO, program: Duration::ZERO };
    let mut answers = Vec::new();
    for asked in asked(sitting) {
        let seat = asked.seat;
        let automatic = match sitting.bot(seat) {
            Some(bot) => {
                let (spec, own) = (bot.spec(config), matches!(bot, SeatBot::Own(_)));
                occasion.bots += 1;
                occasion.thinking = occasion.thinking.max(spec.time());
                occasion.program = occasion.program.max(if own { spec.time() } else { Duration::ZERO });
                let mind = match spec {
                    BotSpec::Program(program) => {
                        Mind::Own(sitting.hired.at(seat, &program, &sitting.row.game, token::number()))
                    }
                    house => Mind::House(house),
                };
                let otherwise = live.any_choice(seat, (!hides).then(token::number))?;
                Automatic::Bot(live.thought(seat, mind, token::number())?, otherwise)
            }
            None => Automatic::Standing(standing(sitting, seat)?),
        };
        answers.push((asked, automatic));
    }
    (!answers.is_empty()).then_some(Question { occasion, answers })
}
