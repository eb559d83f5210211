//! A position as the text of a scenario.

use super::State;
use crate::errors::bad_value;
use meadhall_engine::Scenario;
use pyo3::PyResult;

impl State {
    /// The position as a scenario.
    pub(super) fn as_scenario(&self) -> PyResult<String> {
        let mut facts = self.table.facts().0;
        // A description also tells what follows from the rest. The rules refuse such a fact by its name: it is left out.
        loop {
            let text = self.written(&facts);
            let read = Scenario::parse(&text).and_then(|scenario| self.game.rules.scenario(&scenario));
            let error = match read {
                Ok((_, None)) => return Ok(text),
                Ok((_, Some(error))) | Err(error) => error,
            };
            let refused = facts.iter().position(|(key, _)| error.reason.starts_with(&format!("{key}: ")));
            match refused.filter(|_| error.line == 0) {
                Some(number) => facts.remove(number),
                None => return Err(bad_value(format!("this position cannot be written as a scenario: {error}"))),
            };
        }
    }

    /// Facts as the text of a scenario.
    fn written(&self, facts: &[(String, String)]) -> String {
        let mut text = format!("meadhall scenario 2\ngame: {}\n", self.game.id());
        for (key, value) in self.table.options().0 {
            if value.contains('\n') {
                text += &format!("option {key}:\n");
                value.lines().for_each(|line| text += &format!("| {line}\n"));
            } else {
                text += &format!("option {key}: {value}\n");
            }
        }
        facts.iter().for_each(|(key, value)| text += &format!("{key}: {value}\n"));
        text
    }
}
