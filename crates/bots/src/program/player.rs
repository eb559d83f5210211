//! The bot that lets a program decide.

use super::Program;
use super::process::{Process, Silence};
use super::question::{self, Meaning};
use crate::{Bot, Faults};
use meadhall_engine::{Chance, Quick, Seat, TableGame};
use meadhall_words::Words;
use std::time::{Duration, Instant};

/// What a program gets beyond its time, for the way there and back.
const GRACE: Duration = Duration::from_millis(200);
/// What it gets for its first answer besides, to start.
const STARTING: Duration = Duration::from_secs(3);
/// How often it is started in a game, and how often in a row it may be late, before it is given up.
const PATIENCE: u32 = 3;

/// Lets a program decide. Where it does not answer in time with a legal choice, one is made at random and counted as a
/// [fault](Faults); a program that ends is started again, and given up when it does so over and over.
pub struct Player {
    program: Program,
    words: &'static Words,
    chance: Quick,
    process: Option<Process>,
    starts: u32,
    late: u32,
    asked: u64,
    faults: Faults,
}

/// Why an answer does not count.
enum Fault {
    Nonsense(String),
    Late(String),
    Gone(String),
}

impl Player {
    /// A bot whose choices are the program's, which is asked in these words; those that it misses follow from the seed.
    pub fn new(program: Program, words: &'static Words, seed: u64) -> Player {
        let (chance, faults) = (Quick::new(seed), Faults::default());
        Player { program, words, chance, process: None, starts: 0, late: 0, asked: 0, faults }
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// What it has done wrong so far.
    pub fn faults_so_far(&self) -> &Faults {
        &self.faults
    }

    /// Whether it was started or late so often that it is not asked any more.
    pub fn is_given_up(&self) -> bool {
        self.process.is_none() && (self.starts >= PATIENCE || self.late >= PATIENCE)
    }

    fn ask<A: ToString + Copy>(&mut self, question: String, choices: &[A]) -> Result<A, Fault> {
        let mut until = Instant::now() + self.program.time() + GRACE;
        let process = match &mut self.process {
            Some(process) => process,
            None if self.starts >= PATIENCE || self.late >= PATIENCE => {
                return Err(Fault::Gone("it was given up".to_owned()));
            }
            none => {
                self.starts += 1;
                until += STARTING;
                none.insert(Process::start(self.program.command()).map_err(Fault::Gone)?)
            }
        };
        let mut answer = process.ask(question).and_then(|()| process.line(until));
        while let Ok(line) = &answer {
            match question::read(line, self.asked) {
                Meaning::Stale => answer = process.line(until),
                Meaning::Choice(written) => {
                    self.late = 0;
                    let chosen = choices.iter().find(|choice| choice.to_string() == written);
                    let other = || Fault::Nonsense(format!("`{}` is no legal choice", short(&written)));
                    return chosen.copied().ok_or_else(other);
                }
                Meaning::Nonsense => return Err(Fault::Nonsense(format!("`{}` is no answer", short(line)))),
            }
        }
        match answer {
            Err(Silence::Ended(how)) => {
                self.process = None;
                Err(Fault::Gone(format!("it ended, {}", short(&how))))
            }
            _ => {
                self.late += 1;
                if self.late >= PATIENCE {
                    self.process = None;
                }
                Err(Fault::Late(format!("no answer within {} ms", self.program.time().as_millis())))
            }
        }
    }

    fn note(&mut self, fault: Fault) {
        let (count, what) = match fault {
            Fault::Nonsense(what) => (&mut self.faults.nonsense, what),
            Fault::Late(what) => (&mut self.faults.late, what),
            Fault::Gone(what) => (&mut self.faults.gone, what),
        };
        *count += 1;
        self.faults.first.get_or_insert(what);
    }
}

impl<G: TableGame> Bot<G> for Player {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        if let [only] = choices {
            return *only;
        }
        self.asked += 1;
        let question = question::written(self.words, game, view, seat, choices, self.asked, self.program.time());
        let asked = question.ok_or_else(|| Fault::Gone("the question cannot be written".to_owned()));
        match asked.and_then(|question| self.ask(question, choices)) {
            Ok(action) => action,
            Err(fault) => {
                self.note(fault);
                choices[self.chance.index(choices.len())]
            }
        }
    }

    fn is_given_up(&self) -> bool {
        Player::is_given_up(self)
    }

    fn faults(&self) -> Faults {
        self.faults.clone()
    }
}

/// The beginning of what a program said, on one line.
fn short(text: &str) -> String {
    const MOST: usize = 100;
    let line: String = text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).take(MOST + 1).collect();
    match line.chars().count() > MOST {
        true => line.chars().take(MOST).chain(['…']).collect(),
        false => line,
    }
}
