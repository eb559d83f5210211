//! A scenario: a position in plain words, actions in written form, and what must be true after them.

use crate::{Dice, Facts, Game, Options, Seat, Seed};
use std::fmt;

/// One step of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// `blue: take 3`
    Play(String, String),
    /// `! blue: take 9`: must be refused.
    Refuse(String, String),
    /// `=> vp blue: 11`: must be so.
    Expect(String, String),
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
    pub steps: Vec<(usize, Step)>,
}

/// What is wrong with a scenario, or what did not come true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    /// The line, from 1; 0 for the position as a whole.
    pub line: usize,
    /// The reason.
    pub reason: String,
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
    Err(ScenarioError { line, reason: reason.into() })
}

/// What came out of a scenario.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The rules it was played with.
    pub game: G,
    /// The position at the end.
    pub position: G::Position,
    /// Everything that happened.
    pub events: Vec<G::Event>,
}

impl<G: Game> Played<G> {
    /// The position at the end, in the scenarios' words.
    pub fn facts(&self) -> Facts {
        self.game.describe(&self.position)
    }
}

impl Scenario {
    /// Reads a scenario: a first line `meadhall scenario 1`, facts as `key: value`, a line `---`, then the steps. `#` begins
    /// a comment.
    pub fn parse(text: &str) -> Result<Scenario, ScenarioError> {
        let mut scenario = Scenario {
            game: String::new(),
            options: Options::default(),
            seed: 0,
            facts: Facts::default(),
            steps: Vec::new(),
        };
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(n, line)| (n + 1, line.split('#').next().unwrap_or("").trim()))
            .filter(|(_, line)| !line.is_empty());
        match lines.next() {
            Some((_, "meadhall scenario 1")) => {}
            Some((n, line)) if line.starts_with("meadhall scenario ") => {
                return wrong(n, "this scenario has a format that this program does not know: update it");
            }
            _ => return wrong(1, "this is no scenario: it does not begin with `meadhall scenario 1`"),
        }
        let mut in_steps = false;
        for (n, line) in lines {
            if line == "---" {
                in_steps = true;
                continue;
            }
            let (mark, rest) = match line {
                _ if !in_steps => (' ', line),
                _ if line.starts_with("=>") => ('=', &line[2..]),
                _ if line.starts_with('!') => ('!', &line[1..]),
                _ => (' ', line),
            };
            let Some((key, value)) = rest.split_once(':') else {
                return wrong(n, format!("expected `key: value`, found `{line}`"));
            };
            let (key, value) = (key.trim().to_owned(), value.trim().to_owned());
            if in_steps {
                let step = match mark {
                    '=' => Step::Expect(key, value),
                    '!' => Step::Refuse(key, value),
                    _ => Step::Play(key, value),
                };
                scenario.steps.push((n, step));
            } else if key == "game" {
                scenario.game = value;
            } else if key == "seed" {
                match value.parse() {
                    Ok(seed) => scenario.seed = seed,
                    Err(_) => return wrong(n, format!("`{value}` is no number")),
                }
            } else if let Some(option) = key.strip_prefix("option ") {
                scenario.options.0.insert(option.to_owned(), value);
            } else if scenario.facts.get(&key).is_some() {
                return wrong(n, format!("`{key}` stands here twice"));
            } else {
                scenario.facts.set(key, value);
            }
        }
        if scenario.game.is_empty() {
            return wrong(0, "the scenario does not say its game (`game: vaalbara`)");
        }
        Ok(scenario)
    }

    /// Sets up the position and plays the steps; the first that does not come true is the error.
    pub fn play<G: Game>(&self) -> Result<Played<G>, ScenarioError> {
        if self.game != G::ID {
            return wrong(0, format!("this is a scenario of {}, not of {}", self.game, G::ID));
        }
        let (game, position) = match G::compose(&self.facts, &self.options) {
            Ok(composed) => composed,
            Err(bad) => return wrong(0, format!("{}: {}", bad.key, bad.reason)),
        };
        let mut dice = Dice::new(&Seed::from_number(self.seed));
        let mut played = Played { game, position, events: Vec::new() };
        for (n, step) in &self.steps {
            match step {
                Step::Play(who, what) => {
                    let (seat, action) = played.read(*n, who, what)?;
                    let Played { game, position, events } = &mut played;
                    if let Err(refusal) = game.play(position, seat, action, &mut dice, events) {
                        return wrong(*n, refusal.to_string());
                    }
                }
                Step::Refuse(who, what) => {
                    let (seat, action) = played.read(*n, who, what)?;
                    let mut position = played.position.clone();
                    if played.game.play(&mut position, seat, action, &mut dice, &mut crate::Ignore).is_ok() {
                        return wrong(*n, format!("`{who}: {what}` should be refused, but it is legal"));
                    }
                }
                Step::Expect(key, value) => match played.facts().get(key) {
                    Some(found) if found == value => {}
                    Some(found) => return wrong(*n, format!("{key} is `{found}`, not `{value}`")),
                    None => return wrong(*n, format!("nothing is known of `{key}` here")),
                },
            }
        }
        Ok(played)
    }
}

impl<G: Game> Played<G> {
    fn read(&self, line: usize, who: &str, what: &str) -> Result<(Seat, G::Action), ScenarioError> {
        let seats: Vec<Seat> = Seat::all(self.game.seats()).collect();
        let names: Vec<String> = seats.iter().map(|&seat| self.game.seat_name(&self.position, seat)).collect();
        let Some(seat) = names.iter().position(|name| name == who) else {
            return wrong(line, format!("nobody here is called `{who}`; there are {}", names.join(", ")));
        };
        match what.parse() {
            Ok(action) => Ok((seats[seat], action)),
            Err(_) => wrong(line, format!("`{what}` is no action")),
        }
    }
}
