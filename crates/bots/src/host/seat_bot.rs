//! A bot at a seat of a table whose game is not known by type.

use super::{BotHost, SeatQuestion};
use crate::{BotSpec, Faults, Knowledge, Opinion, PerSeat};
use meadhall_engine::Seat;
use meadhall_engine::any_table::{AnyTable, downcast};
use std::any::Any;
use std::time::Duration;

/// What a bot has decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The choice, in written form.
    pub written: String,
    /// What it thought of it.
    pub explanation: Explanation,
}

/// What a bot thought of a decision.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Explanation {
    /// Each seat's chance to win, where the bot has an opinion.
    pub chances: Option<PerSeat>,
    /// The choices that it considered, the one that it tried most first; none where it did not search.
    pub considered: Vec<ExplainedChoice>,
    /// How many iterations that rests on.
    pub iterations: u32,
    /// Why another one decided in its place, if so.
    pub replaced: Option<String>,
}

/// A choice that a bot considered.
#[derive(Clone, PartialEq, Debug)]
pub struct ExplainedChoice {
    /// The choice, in written form.
    pub written: String,
    /// What came of it on average, from 0 to 1.
    pub value: f32,
    /// How often it was tried.
    pub visits: u32,
}

impl Explanation {
    pub(super) fn of<A: ToString>(opinion: Option<&Opinion<A>>, replaced: Option<String>) -> Explanation {
        let Some(opinion) = opinion else { return Explanation { replaced, ..Explanation::default() } };
        let explained = opinion.choices.iter().map(|choice| ExplainedChoice {
            written: choice.action.to_string(),
            value: choice.value,
            visits: choice.visits,
        });
        Explanation {
            chances: Some(opinion.chances),
            considered: explained.collect(),
            iterations: opinion.iterations,
            replaced,
        }
    }
}

/// What a seat of a table is asked, whatever the game. Made by [`BotEntry::question`](crate::BotEntry::question) in a moment,
/// and answered by a [`SeatBot`] on whatever thread.
pub struct AnyQuestion(Box<dyn Any + Send>);

impl AnyQuestion {
    /// What a seat is asked at a table; none if it owes no decision, or the table is one of another game.
    pub(crate) fn of<K: Knowledge>(table: &dyn AnyTable, seat: Seat) -> Option<AnyQuestion> {
        let question = SeatQuestion::<K>::of(downcast(table)?, seat)?;
        Some(AnyQuestion(Box::new(question)))
    }
}

/// A bot at a seat of a table, whatever the game: one value for as long as it sits there.
pub trait SeatBot: Send {
    /// What it is called.
    fn spec(&self) -> &BotSpec;

    /// Thinks about what its seat is asked, within this time if there is a limit. None if the question is one of another
    /// game.
    fn decide(&mut self, question: &AnyQuestion, most: Option<Duration>) -> Option<Decision>;

    /// What went wrong so far.
    fn faults(&self) -> Faults;

    /// Gives back memory that it need not hold until the next decision.
    fn rest(&mut self);

    /// Whether it is a program that failed so often that it is not asked any more.
    fn is_given_up(&self) -> bool;
}

impl<K: Knowledge> SeatBot for BotHost<K> {
    fn spec(&self) -> &BotSpec {
        &self.spec
    }

    fn decide(&mut self, question: &AnyQuestion, most: Option<Duration>) -> Option<Decision> {
        Some(BotHost::decide(self, question.0.downcast_ref()?, most))
    }

    fn faults(&self) -> Faults {
        BotHost::faults(self)
    }

    fn rest(&mut self) {
        self.bot.rest();
    }

    fn is_given_up(&self) -> bool {
        self.bot.is_given_up()
    }
}
