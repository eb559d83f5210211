//! Reading scenario files.

use super::{Scenario, ScenarioError, ScenarioStep, wrong};
use crate::{Facts, Options};

/// The first line of a scenario; files of the first format play as they did.
const FIRST_LINES: [&str; 2] = ["meadhall scenario 1", "meadhall scenario 2"];

impl Scenario {
    /// Reads a scenario: a first line `meadhall scenario 2`, facts as `key: value`, a line `---`, then the steps. `#` begins
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
            Some((_, line)) if FIRST_LINES.contains(&line) => {}
            Some((n, line)) if line.starts_with("meadhall scenario ") => {
                return wrong(n, "this scenario has a format that this program does not know: update it");
            }
            _ => return wrong(1, "this is no scenario: it does not begin with `meadhall scenario 2`"),
        }
        let mut in_steps = false;
        for (n, line) in lines {
            if line == "---" {
                in_steps = true;
            } else if in_steps {
                scenario.steps.push((n, step(n, line)?));
            } else {
                scenario.read_fact(n, line)?;
            }
        }
        if scenario.game.is_empty() {
            return wrong(0, "the scenario does not say its game (`game: vaalbara`)");
        }
        Ok(scenario)
    }

    fn read_fact(&mut self, n: usize, line: &str) -> Result<(), ScenarioError> {
        let (key, value) = pair(n, line, line)?;
        if key == "game" {
            self.game = value;
        } else if key == "seed" {
            match value.parse() {
                Ok(seed) => self.seed = seed,
                Err(_) => return wrong(n, format!("`{value}` is no number")),
            }
        } else if let Some(option) = key.strip_prefix("option ") {
            self.options.0.insert(option.to_owned(), value);
        } else if self.facts.get(&key).is_some() {
            return wrong(n, format!("`{key}` stands here twice"));
        } else {
            self.facts.set(key, value);
        }
        Ok(())
    }
}

fn step(n: usize, line: &str) -> Result<ScenarioStep, ScenarioError> {
    if let Some(rest) = line.strip_prefix("=>") {
        let (key, value) = pair(n, rest, line)?;
        return Ok(ScenarioStep::Expect(key, value));
    }
    if let Some(rest) = line.strip_prefix('!') {
        let (action, why) = rest.split_once("=>").unwrap_or((rest, ""));
        let (who, what) = pair(n, action, line)?;
        return Ok(ScenarioStep::Refuse(who, what, items(why, ',')));
    }
    let (key, value) = pair(n, line, line)?;
    Ok(match key.as_str() {
        "mark" => ScenarioStep::Mark(value),
        "back" => ScenarioStep::Back(value),
        _ => ScenarioStep::Play(key, value),
    })
}

fn pair(n: usize, text: &str, line: &str) -> Result<(String, String), ScenarioError> {
    match text.split_once(':') {
        Some((key, value)) => Ok((key.trim().to_owned(), value.trim().to_owned())),
        None => wrong(n, format!("expected `key: value`, found `{line}`")),
    }
}

/// The parts of a list; `-` is an empty one.
pub(super) fn items(text: &str, between: char) -> Vec<String> {
    let parts = text.split(between).map(str::trim);
    parts.filter(|part| !part.is_empty() && *part != "-").map(str::to_owned).collect()
}

/// The parts of a list in which `2 axe` stands for `axe, axe`.
pub(super) fn counted(text: &str) -> Vec<String> {
    let several = |part: String| match part.split_once(' ').map(|(count, what)| (count.parse::<usize>(), what)) {
        Some((Ok(count), what)) if count <= 100 => vec![what.trim().to_owned(); count],
        _ => vec![part],
    };
    items(text, ',').into_iter().flat_map(several).collect()
}
