//! A scenario played, and what came out.

use crate::refusal_text;
use crate::screen::{RulesOf, Screen};
use meadhall_engine::{Game, Played, Scenario, ScenarioError, Seat, Secrecy, Viewer, Wording};
use meadhall_words::{Lang, Words};
use serde_json::{Value, to_value};

/// What came out of a scenario, in words and in the scenarios' own.
pub struct ScenarioReport {
    /// What happened, as everybody saw it.
    pub log: Vec<String>,
    /// The position at the end, for programs.
    pub facts: Value,
    /// The position at the end, as scenarios write it: what, and how it is.
    pub lines: Vec<(String, String)>,
}

/// Plays the scenario.
pub(crate) fn run<S: Screen>(scenario: &Scenario, lang: Lang) -> Result<ScenarioReport, ScenarioError> {
    let words = S::texts().words(lang);
    let (played, error): (Played<RulesOf<S>>, _) = scenario.play_so_far()?;
    let view = played.game.view(&played.position, Viewer::Spectator);
    let names = |seat| S::name(&view, seat, words);
    if let Some(error) = error {
        return Err(in_words(error, words, &names));
    }
    let public = played.events.iter().filter_map(|event| RulesOf::<S>::seen(event, Viewer::Spectator));
    let log = public.filter_map(|event| Some(words.tell(&played.game.tell(&event)?, &names))).collect();
    let facts = played.facts();
    Ok(ScenarioReport { log, facts: to_value(&facts).unwrap_or_default(), lines: facts.0 })
}

/// The same error with what the rules refused in words.
fn in_words(error: ScenarioError, words: &Words, names: &dyn Fn(Seat) -> String) -> ScenarioError {
    let Some(refusal) = &error.refusal else { return error };
    let named = if error.reason.starts_with("refused as") { format!("{}. ", error.reason) } else { String::new() };
    ScenarioError { reason: format!("{named}{}", refusal_text::told(refusal, words, names)), ..error }
}
