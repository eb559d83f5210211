//! How a bot is named, and how it is made.

use crate::reduced_game::ReducedGame;
use crate::{Bot, Budget, Easy, Greedy, Knowledge, Level, Player, Program, Random, Search};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A bot by name. The written form is what commands, tables and records use; printing and parsing are inverse.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum BotSpec {
    /// `random`
    Random,
    /// `greedy`
    Greedy,
    /// `search:500ms`, `search:2s`, `search:2000`; `search` alone thinks for a second.
    Search(Budget),
    /// `plain:500ms` and so on: the search without anything that was tuned, to measure by.
    Plain(Budget),
    /// `easy`, `normal`, `hard`
    Level(Level),
    /// `program:./mybot.py`, `program:500ms:python3 mybot.py`: a program that is started and asked.
    Program(Program),
}

/// Why a bot cannot be had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadBot(String);

impl BadBot {
    fn unknown(text: &str) -> BadBot {
        BadBot(format!("there is no bot `{text}`; there are: {}", BotSpec::KNOWN))
    }

    fn bad_budget(text: &str) -> BadBot {
        BadBot(format!("`{text}` is no time or number to search for; write search:500ms, search:2s or search:2000"))
    }

    pub(crate) fn no_program(text: &str) -> BadBot {
        BadBot(format!(
            "`{text}` is no program; write program:./mybot.py, program:500ms:python3 mybot.py or program:v2:./mybot.py"
        ))
    }

    pub(crate) fn no_level(text: &str) -> BadBot {
        BadBot(format!("there is no level `{text}`; there are: {}", Level::ALL.map(Level::word).join(", ")))
    }
}

impl fmt::Display for BadBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadBot {}

impl BotSpec {
    /// What can be written, for help and errors.
    pub const KNOWN: &'static str =
        "random, greedy, search, search:500ms, search:2000, easy, normal, hard, program:COMMAND";

    /// Makes the bot. With a budget of iterations its choices follow from the seed and what it sees.
    pub fn build<K: Knowledge>(&self, seed: u64) -> Box<dyn Bot<K::Rules>> {
        self.build_on::<K>(1, seed)
    }

    /// Makes a bot that may think on so many cores, where it thinks for a time. Iterations are done on one, so that they
    /// always lead to the same choice.
    pub fn build_on<K: Knowledge>(&self, cores: usize, seed: u64) -> Box<dyn Bot<K::Rules>> {
        self.make::<K>(cores, None, seed)
    }

    /// Makes a bot that takes no longer than this for a decision. A program has the time that it was given by its owner.
    pub fn build_within<K: Knowledge>(&self, most: Duration, seed: u64) -> Box<dyn Bot<K::Rules>> {
        self.make::<K>(1, Some(most), seed)
    }

    /// How long the bot takes for a decision at most, on a machine that has nothing else to do. A program may take longer than
    /// the second of a hard bot, if its owner lets it.
    pub fn time(&self) -> Duration {
        match self {
            BotSpec::Random => Duration::ZERO,
            BotSpec::Greedy | BotSpec::Level(Level::Easy) => Level::GLANCE,
            BotSpec::Level(Level::Normal) => Level::MOMENT,
            BotSpec::Level(Level::Hard) => BotSpec::Search(Level::HARD).time(),
            BotSpec::Search(budget) | BotSpec::Plain(budget) => match budget {
                Budget::Time(time) | Budget::Either(_, time) => *time,
                Budget::Iterations(_) => Level::MOMENT,
            },
            BotSpec::Program(program) => program.time().min(BotSpec::Level(Level::Hard).time()),
        }
    }

    fn make<K: Knowledge>(&self, cores: usize, most: Option<Duration>, seed: u64) -> Box<dyn Bot<K::Rules>> {
        let capped = |budget: Budget| most.map_or(budget, |most| budget.within(most));
        match self {
            BotSpec::Random => Box::new(Random::new(seed)),
            BotSpec::Greedy => Box::new(ReducedGame::<K, _>::new(Greedy::<K>::new(seed).within(most), seed)),
            BotSpec::Search(budget) => {
                Box::new(ReducedGame::<K, _>::new(Search::<K>::new(capped(*budget), seed).on(cores), seed))
            }
            BotSpec::Plain(budget) => {
                Box::new(ReducedGame::<K, _>::new(Search::<K>::plain(capped(*budget), seed), seed))
            }
            BotSpec::Level(Level::Easy) => Box::new(ReducedGame::<K, _>::new(Easy::<K>::new(seed).within(most), seed)),
            BotSpec::Level(Level::Normal) => BotSpec::Search(Level::NORMAL).make::<K>(cores, most, seed),
            BotSpec::Level(Level::Hard) => BotSpec::Search(Level::HARD).make::<K>(cores, most, seed),
            BotSpec::Program(program) => Box::new(Player::<K>::new(program.clone(), seed)),
        }
    }
}

impl From<Level> for BotSpec {
    fn from(level: Level) -> BotSpec {
        BotSpec::Level(level)
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Search(budget) => write!(f, "search:{budget}"),
            BotSpec::Plain(budget) => write!(f, "plain:{budget}"),
            BotSpec::Level(level) => level.fmt(f),
            BotSpec::Program(program) => write!(f, "program:{program}"),
        }
    }
}

impl FromStr for BotSpec {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<BotSpec, BadBot> {
        match text.split_once(':') {
            None => match text {
                "random" => Ok(BotSpec::Random),
                "greedy" => Ok(BotSpec::Greedy),
                "search" => Ok(BotSpec::Search(Level::HARD)),
                _ => text.parse().map(BotSpec::Level).map_err(|_| BadBot::unknown(text)),
            },
            Some(("search", budget)) => budget.parse().map(BotSpec::Search).map_err(|()| BadBot::bad_budget(budget)),
            Some(("plain", budget)) => budget.parse().map(BotSpec::Plain).map_err(|()| BadBot::bad_budget(budget)),
            Some(("program", program)) => program.parse().map(BotSpec::Program),
            Some(_) => Err(BadBot::unknown(text)),
        }
    }
}
