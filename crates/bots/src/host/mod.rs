//! The host of a bot: keeps it at its seat from one decision to the next, whatever it does.
//!
//! Terminal, server and arena seat bots through a [`BotHost`]: the bot keeps its tree and its process between decisions, is
//! told when something was taken back, and is replaced for a decision at which it fails. Whoever does not know the game's
//! type holds a `Box<dyn SeatBot>` from [`BotEntry::seat_bot`](crate::BotEntry::seat_bot).

mod question;
mod seat_bot;

pub use question::SeatQuestion;
pub use seat_bot::{AnyQuestion, Decision, ExplainedChoice, Explanation, SeatBot};

use crate::knowledge::{Action, View};
use crate::{Bot, BotSpec, Faults, Knowledge, Level, Random};
use meadhall_engine::{Outcome, Seat};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

/// A bot at a seat, and what is known of how it does.
pub struct BotHost<K: Knowledge> {
    spec: BotSpec,
    seed: u64,
    cores: usize,
    bot: Box<dyn Bot<K::Rules>>,
    /// The decisions at which the bot itself failed.
    failures: Faults,
    /// The information sets of the decisions that it has made, or was told of.
    known: Vec<u64>,
    /// Why the last decision is not the bot's own, if it is not.
    replaced: Option<String>,
}

impl<K: Knowledge> BotHost<K> {
    /// Seats a bot that may think on so many cores, where it thinks for a time.
    pub fn new(spec: &BotSpec, cores: usize, seed: u64) -> BotHost<K> {
        BotHost::with_bot(spec, spec.build_on::<K>(cores, seed), cores, seed)
    }

    /// Seats a bot that is there already; where it fails, `spec` says what is made in its place.
    pub fn with_bot(spec: &BotSpec, bot: Box<dyn Bot<K::Rules>>, cores: usize, seed: u64) -> BotHost<K> {
        let (failures, known) = (Faults::default(), Vec::new());
        BotHost { spec: spec.clone(), seed, cores, bot, failures, known, replaced: None }
    }

    /// The bot's choice, within this time if there is a limit. A bot that panics, or chooses what is not legal, is replaced
    /// for this decision by an easy one, and that is counted.
    pub fn choose(
        &mut self,
        game: &K::Rules,
        view: &View<K>,
        seat: Seat,
        choices: &[Action<K>],
        most: Option<Duration>,
    ) -> Action<K> {
        self.replaced = None;
        let chosen = catch_unwind(AssertUnwindSafe(|| {
            self.bot.limit(most);
            self.bot.choose(game, view, seat, choices)
        }));
        let failure = match chosen {
            Ok(action) if choices.contains(&action) => return action,
            Ok(action) => {
                self.failures.nonsense += 1;
                format!("`{action}` is no legal choice")
            }
            Err(panic) => {
                self.failures.gone += 1;
                // What is left of it cannot be relied on.
                self.bot = self.spec.build_on::<K>(self.cores, self.seed);
                self.known.clear();
                format!("it failed: {}", text_of(&*panic))
            }
        };
        self.failures.first.get_or_insert_with(|| failure.clone());
        self.replaced = Some(failure);
        self.instead(game, view, seat, choices, most)
    }

    /// What an easy bot would choose; at random if even that fails.
    fn instead(
        &self,
        game: &K::Rules,
        view: &View<K>,
        seat: Seat,
        choices: &[Action<K>],
        most: Option<Duration>,
    ) -> Action<K> {
        let easy = catch_unwind(AssertUnwindSafe(|| {
            let mut easy = BotSpec::Level(Level::Easy).build::<K>(self.seed);
            easy.limit(most);
            easy.choose(game, view, seat, choices)
        }));
        match easy {
            Ok(action) if choices.contains(&action) => action,
            _ => Bot::<K::Rules>::choose(&mut Random::new(self.seed), game, view, seat, choices),
        }
    }

    /// Lets the bot get ready for a game.
    pub fn prepare(&mut self) {
        let _ = catch_unwind(AssertUnwindSafe(|| self.bot.prepare()));
    }

    /// Tells the bot that its game is over.
    pub fn game_over(&mut self, outcome: &Outcome) {
        let _ = catch_unwind(AssertUnwindSafe(|| self.bot.game_over(outcome)));
    }

    /// What went wrong so far: with the bot itself, and with what it answered.
    pub fn faults(&self) -> Faults {
        let mut faults = self.bot.faults();
        faults.nonsense += self.failures.nonsense;
        faults.gone += self.failures.gone;
        faults.first = faults.first.or_else(|| self.failures.first.clone());
        faults
    }

    /// Tells the bot what its seat saw, where that is not what it knows: it has just sat down, or something was taken back.
    fn inform(&mut self, question: &SeatQuestion<K>) {
        if question.keys == self.known {
            return;
        }
        let (game, seat, earlier) = (&question.game, question.seat, &question.earlier);
        if catch_unwind(AssertUnwindSafe(|| self.bot.recall(game, seat, earlier))).is_err() {
            self.bot = self.spec.build_on::<K>(self.cores, self.seed);
        }
        self.known.clone_from(&question.keys);
    }

    /// The bot's decision about a question, with what it thought of it.
    pub fn decide(&mut self, question: &SeatQuestion<K>, most: Option<Duration>) -> Decision {
        self.inform(question);
        let SeatQuestion { game, view, seat, choices, key, .. } = question;
        let action = self.choose(game, view, *seat, choices, most);
        self.known.push(*key);
        let opinion = self.bot.opinion().filter(|_| self.replaced.is_none() && choices.len() > 1);
        let explanation = Explanation::of(opinion, self.replaced.clone());
        Decision { written: action.to_string(), explanation }
    }
}

/// What a panic says.
fn text_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "for no reason that it told".to_owned())
}
