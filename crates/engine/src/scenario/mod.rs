//! A scenario: a position in plain words, actions in written form, and what must be true after them.

mod expect;
mod game;
mod parse;
mod script;
mod staged;

pub use game::ScenarioGame;

use crate::{Facts, Ignore, Message, Options, Refusal, Seat, TableGame, Viewer};
use script::Script;
use std::collections::BTreeMap;
use std::fmt;

/// One step of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScenarioStep {
    /// `blue: take 3`, or `dice: sword, 2 axe`: how chance will fall, where the game has such a lot.
    Play(String, String),
    /// `! blue: take 9`: must be refused; `=> why-empty-slot, VB-5.8` behind it names the reason, the clause or both.
    Refuse(String, String, Vec<String>),
    /// `=> vp blue: 11`: must be so.
    Expect(String, String),
    /// `mark: before`: remembers this moment.
    Mark(String),
    /// `back: before`: goes back to a moment, for another line of play.
    Back(String),
}

/// A scenario file, read but not yet played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The game's id.
    pub game: String,
    /// Options of the game.
    pub options: Options,
    /// What the dice are keyed with.
    pub seed: u64,
    /// The position; what it leaves out is the set-up's.
    pub facts: Facts,
    /// The steps with their line numbers.
    pub steps: Vec<(usize, ScenarioStep)>,
}

/// What is wrong with a scenario, or what did not come true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    /// The line, from 1; 0 for the position as a whole.
    pub line: usize,
    /// The reason.
    pub reason: String,
    /// The refusal behind it, if the rules refused an action: it can be told in any language.
    pub refusal: Option<Box<Refusal>>,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        f.write_str(&self.reason)
    }
}

impl std::error::Error for ScenarioError {}

fn wrong<T>(line: usize, reason: impl Into<String>) -> Result<T, ScenarioError> {
    Err(ScenarioError { line, reason: reason.into(), refusal: None })
}

/// What came out of a scenario.
#[derive(Clone, Debug)]
pub struct Played<G: TableGame> {
    /// The rules it was played with.
    pub game: G,
    /// The position at the end.
    pub position: G::Position,
    /// Everything that happened on the way to it.
    pub events: Vec<G::Event>,
}

impl<G: TableGame> Played<G> {
    /// The position at the end, in the scenarios' words.
    pub fn facts(&self) -> Facts {
        self.game.describe(&self.position)
    }

    /// The names of all seats, in their order.
    fn names(&self) -> Vec<String> {
        Seat::all(self.game.seats()).map(|seat| self.game.seat_name(&self.position, seat)).collect()
    }

    fn seat(&self, line: usize, who: &str) -> Result<Seat, ScenarioError> {
        let names = self.names();
        match names.iter().position(|name| name == who) {
            Some(seat) => Ok(Seat::new(seat)),
            None => wrong(line, format!("nobody here is called `{who}`; there are {}", names.join(", "))),
        }
    }

    /// A seat or, as `spectator`, somebody who only looks on.
    fn viewer(&self, line: usize, who: &str) -> Result<Viewer, ScenarioError> {
        if who == "spectator" { Ok(Viewer::Spectator) } else { self.seat(line, who).map(Viewer::Seat) }
    }

    /// What a viewer has seen happen.
    fn seen(&self, viewer: Viewer) -> Vec<G::Event> {
        self.events.iter().filter_map(|event| G::seen(event, viewer)).collect()
    }
}

/// A scenario being played.
struct Run<G: TableGame> {
    played: Played<G>,
    script: Script,
    /// Moments to come back to.
    marks: BTreeMap<String, Played<G>>,
    /// How many events there were before the last action.
    before_last: usize,
}

impl Scenario {
    /// Sets up the position and plays the steps; the first that does not come true is the error.
    pub fn play<G: TableGame>(&self) -> Result<Played<G>, ScenarioError> {
        match self.play_so_far()? {
            (played, None) => Ok(played),
            (_, Some(error)) => Err(error),
        }
    }

    /// Sets up the position.
    pub fn begin<G: TableGame>(&self) -> Result<Played<G>, ScenarioError> {
        self.set_up().map(|(played, _)| played)
    }

    fn set_up<G: TableGame>(&self) -> Result<(Played<G>, Script), ScenarioError> {
        if self.game != G::ID {
            return wrong(0, format!("this is a scenario of {}, not of {}", self.game, G::ID));
        }
        let (facts, lots) = self.split_lots::<G>();
        let mut script = Script::new(self.seed);
        for (lot, fall) in lots {
            script.wish(0, &lot, &parse::counted(&fall));
        }
        let (game, position) = match G::compose(&facts, &self.options, &mut script) {
            Ok(composed) => composed,
            Err(bad) => return wrong(0, format!("{}: {}", bad.key, bad.reason)),
        };
        script.fulfilled(0)?;
        Ok((Played { game, position, events: Vec::new() }, script))
    }

    /// Sets up the position and plays the steps as long as they come true: how far that came, and what stopped it.
    pub fn play_so_far<G: TableGame>(&self) -> Result<(Played<G>, Option<ScenarioError>), ScenarioError> {
        let (played, script) = self.set_up()?;
        let mut run = Run { played, script, marks: BTreeMap::new(), before_last: 0 };
        let steps = self.steps.iter().try_for_each(|(line, step)| run.step(*line, step));
        let error = steps.and_then(|()| run.script.used_up()).err();
        Ok((run.played, error))
    }

    /// The facts of the position, and apart from them how chance will fall.
    fn split_lots<G: TableGame>(&self) -> (Facts, Vec<(String, String)>) {
        let (lots, facts): (Vec<_>, Vec<_>) =
            self.facts.0.iter().cloned().partition(|(key, _)| G::LOTS.contains(&key.as_str()));
        (Facts(facts.into_iter().map(|(key, value)| (today::<G>(&key), value)).collect()), lots)
    }
}

/// The name that a fact has today.
fn today<G: TableGame>(key: &str) -> String {
    let (first, rest) = key.split_once(' ').unwrap_or((key, ""));
    match G::RENAMED.iter().find(|(old, _)| *old == first) {
        Some((_, new)) => format!("{new} {rest}").trim_end().to_owned(),
        None => key.to_owned(),
    }
}

impl<G: TableGame> Run<G> {
    fn step(&mut self, line: usize, step: &ScenarioStep) -> Result<(), ScenarioError> {
        match step {
            ScenarioStep::Play(lot, fall) if G::LOTS.contains(&lot.as_str()) => {
                self.script.wish(line, lot, &parse::counted(fall));
                Ok(())
            }
            ScenarioStep::Play(who, what) => self.act(line, who, what),
            ScenarioStep::Refuse(who, what, why) => self.refuse(line, who, what, why),
            ScenarioStep::Expect(key, value) => self.expect(line, key, value),
            ScenarioStep::Mark(name) => {
                self.marks.insert(name.clone(), self.played.clone());
                Ok(())
            }
            ScenarioStep::Back(name) => {
                self.played = self.mark(line, name)?.clone();
                self.before_last = self.played.events.len();
                Ok(())
            }
        }
    }

    fn mark(&self, line: usize, name: &str) -> Result<&Played<G>, ScenarioError> {
        match self.marks.get(name) {
            Some(mark) => Ok(mark),
            None => wrong(line, format!("no moment before this line is marked `{name}`")),
        }
    }

    fn act(&mut self, line: usize, who: &str, what: &str) -> Result<(), ScenarioError> {
        let seat = self.played.seat(line, who)?;
        let Ok(action) = what.parse::<G::Action>() else { return wrong(line, format!("`{what}` is no action")) };
        let Played { game, position, events } = &mut self.played;
        self.before_last = events.len();
        if let Err(refusal) = game.play(position, seat, action, &mut self.script, events) {
            let reason = refusal.to_string();
            return Err(ScenarioError { line, reason, refusal: Some(Box::new(refusal)) });
        }
        self.script.fulfilled(line)
    }

    /// Something must be refused, for the reason that is named. What cannot be read is refused as well, without a reason.
    fn refuse(&mut self, line: usize, who: &str, what: &str, why: &[String]) -> Result<(), ScenarioError> {
        let seat = self.played.seat(line, who)?;
        let Ok(action) = what.parse::<G::Action>() else {
            return match why {
                [] => Ok(()),
                _ => wrong(line, format!("`{what}` is no action, so it is not refused as {}", why.join(", "))),
            };
        };
        let Played { game, position, .. } = &self.played;
        match game.play(&mut position.clone(), seat, action, &mut self.script.clone(), &mut Ignore) {
            Ok(()) => wrong(line, format!("`{who}: {what}` should be refused, but it is legal")),
            Err(refusal) if why.iter().all(|part| gives(&refusal.why, part)) => Ok(()),
            Err(refusal) => {
                let clause = refusal.why.clause.as_deref().unwrap_or("no clause");
                let reason = format!("refused as {}, {clause}, not as {}", refusal.why.key, why.join(", "));
                Err(ScenarioError { line, reason, refusal: Some(Box::new(refusal)) })
            }
        }
    }
}

/// Whether a message has this key or stands behind this clause.
fn gives(message: &Message, part: &str) -> bool {
    message.key == part || message.clause.as_deref() == Some(part)
}
