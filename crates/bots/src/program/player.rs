//! The bot that lets a program decide.

use super::messages::{self, Message, NewGame};
use super::process::{Process, Silence};
use super::question::{self, Meaning};
use super::{Program, Version, idle};
use crate::knowledge::{Action, View};
use crate::{Bot, Faults, Knowledge};
use meadhall_engine::{Chance, Outcome, Quick, Seat};
use meadhall_words::Lang;
use std::time::{Duration, Instant};

/// What a program gets beyond its time, for the way there and back.
const GRACE: Duration = Duration::from_millis(200);
/// What a program of the first version gets for its first answer besides, to start: it does not say when it is ready.
const STARTING: Duration = Duration::from_secs(3);
/// How often it is started in a game, and how often in a row it may be late, before it is given up.
const PATIENCE: u32 = 3;

/// Lets a program decide. Where it does not answer in time with a legal choice, one is made at random and counted as a
/// [fault](Faults); a program that ends is started again, and given up when it does so over and over.
pub struct Player<K: Knowledge> {
    program: Program,
    chance: Quick,
    process: Option<Process>,
    starts: u32,
    late: u32,
    faults: Faults,
    /// The game that the program was told of, in the second version of the protocol.
    told: Option<NewGame>,
    knowledge: std::marker::PhantomData<K>,
}

/// Why an answer does not count.
enum Fault {
    Nonsense(String),
    Late(String),
    Gone(String),
}

/// What a program was asked, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgramAnswer {
    /// What the program was told, a line for each message.
    pub told: Vec<String>,
    /// The choice, in written form; or what is wrong with the answer.
    pub answer: Result<String, String>,
}

impl<K: Knowledge> Player<K> {
    /// A bot whose choices are the program's; those that it misses follow from the seed.
    pub fn new(program: Program, seed: u64) -> Player<K> {
        let (chance, faults) = (Quick::new(seed), Faults::default());
        let knowledge = std::marker::PhantomData;
        Player { program, chance, process: None, starts: 0, late: 0, faults, told: None, knowledge }
    }

    /// Whether it was started or late so often that it is not asked any more.
    pub fn is_given_up(&self) -> bool {
        self.process.is_none() && (self.starts >= PATIENCE || self.late >= PATIENCE)
    }

    /// Puts one question to a program, with all that belongs to it.
    pub(crate) fn ask_once(
        program: &Program,
        game: &K::Rules,
        view: &View<K>,
        seat: Seat,
        choices: &[Action<K>],
    ) -> ProgramAnswer {
        let mut player = Player::<K>::new(program.clone(), 0);
        let mut told = Vec::new();
        let answer = player.ask(game, view, seat, choices, &mut told);
        let answer = answer.map(|action| action.to_string());
        let answer = answer.map_err(|(Fault::Nonsense(what) | Fault::Late(what) | Fault::Gone(what))| what);
        ProgramAnswer { told, answer }
    }

    /// The program, running and ready. Starting is not thinking.
    fn ready(&mut self) -> Result<(), Fault> {
        if self.process.is_some() {
            return Ok(());
        }
        if self.starts >= PATIENCE || self.late >= PATIENCE {
            return Err(Fault::Gone("it was given up".to_owned()));
        }
        self.starts += 1;
        self.told = None;
        let process = match idle::take(&self.program) {
            Some(process) => process,
            None => Process::ready(&self.program).map_err(Fault::Gone)?,
        };
        self.process = Some(process);
        Ok(())
    }

    fn ask(
        &mut self,
        game: &K::Rules,
        view: &View<K>,
        seat: Seat,
        choices: &[Action<K>],
        told: &mut Vec<String>,
    ) -> Result<Action<K>, Fault> {
        self.ready()?;
        let (time, words) = (self.program.time(), K::words(Lang::En));
        let unwritten = || Fault::Gone("the question cannot be written".to_owned());
        let Some(process) = &mut self.process else { return Err(Fault::Gone("it does not run".to_owned())) };
        let (id, mut grace) = (process.next_id(), GRACE);
        match self.program.version() {
            Version::First => {
                if id == 1 {
                    grace += STARTING;
                }
                told.push(question::written(words, game, view, seat, choices, id, time).ok_or_else(unwritten)?);
            }
            Version::Second => {
                if self.told.is_none() {
                    let new = NewGame::of::<K>(game, view, seat, process.next_game());
                    told.push(messages::line(&Message::<()>::NewGame(new.clone())).ok_or_else(unwritten)?);
                    self.told = Some(new);
                }
                let numbers = process.wants_encoding().then(|| K::encoded(game, view, seat, choices)).flatten();
                let asked = self.told.as_ref().map(|new| new.question::<K>(words, game, view, choices, id, time));
                let asked = asked.map(|asked| asked.with(numbers));
                told.push(asked.and_then(|asked| messages::line(&Message::Question(asked))).ok_or_else(unwritten)?);
            }
        }
        let until = Instant::now() + time + grace;
        let answer = process.ask(told.concat()).and_then(|()| answer_to(process, id, until));
        let fault = match answer {
            Ok(Meaning::Choice(written)) => {
                self.late = 0;
                let chosen = choices.iter().find(|choice| choice.to_string() == written);
                return chosen
                    .copied()
                    .ok_or_else(|| Fault::Nonsense(format!("`{}` is no legal choice", short(&written))));
            }
            Ok(Meaning::Nonsense(line)) => return Err(Fault::Nonsense(format!("`{}` is no answer", short(&line)))),
            Ok(Meaning::Stale) | Err(Silence::Late) => {
                self.late += 1;
                let what = format!("no answer within {} ms", time.as_millis());
                if self.late < PATIENCE {
                    return Err(Fault::Late(what));
                }
                Fault::Late(what)
            }
            Err(Silence::Ended(how)) => Fault::Gone(format!("it ended, {}", short(&how))),
        };
        self.process = None;
        Err(fault)
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

    /// Tells a program of the second version that its game is over, and lets it wait for another.
    fn end_game(&mut self, outcome: Option<&Outcome>) {
        let (Some(mut process), Some(told)) = (self.process.take(), self.told.take()) else { return };
        let over = messages::line(&Message::<()>::GameOver(told.over(outcome)));
        if over.is_some_and(|line| process.ask(line).is_ok()) {
            idle::put(&self.program, process);
        }
    }
}

/// What a program answers to a question, if it does in time.
fn answer_to(process: &mut Process, id: u64, until: Instant) -> Result<Meaning, Silence> {
    loop {
        match question::read(&process.line(until)?, id) {
            Meaning::Stale => {}
            meaning => return Ok(meaning),
        }
    }
}

impl<K: Knowledge> Drop for Player<K> {
    fn drop(&mut self) {
        self.end_game(None);
    }
}

impl<K: Knowledge> Bot<K::Rules> for Player<K> {
    fn prepare(&mut self) {
        // What goes wrong here goes wrong again at the first decision, and is counted there.
        let _ = self.ready();
    }

    fn game_over(&mut self, outcome: &Outcome) {
        self.end_game(Some(outcome));
    }

    fn choose(&mut self, game: &K::Rules, view: &View<K>, seat: Seat, choices: &[Action<K>]) -> Action<K> {
        if let [only] = choices {
            return *only;
        }
        match self.ask(game, view, seat, choices, &mut Vec::new()) {
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
