//! `meadhall scenario`: plays a scenario and shows what came out.

use crate::games;
use meadhall_engine::{Scenario, ScenarioError};
use meadhall_screen::{Failure, Output, ScenarioReport};
use meadhall_words::Lang;
use serde_json::json;
use std::path::{Path, PathBuf};

/// Playing a scenario.
#[derive(clap::Args, Debug)]
#[command(
    long_about = "Play a scenario and show what came out.

A scenario is a text file: a position in plain words, actions in written form, and what must be true after them. What the \
position leaves out is as after set-up. The first line that does not come true is reported, with the status 1; otherwise the \
log and the position at the end are printed.",
    after_help = "Examples:
  meadhall scenario bonus.scenario
  meadhall scenario bonus.scenario --lang cs
  meadhall scenario bonus.scenario --json
  meadhall scenario - < bonus.scenario

A whole scenario:
{scenario}

docs/notation.md has all facts of each game, and how dice and draws are fixed."
)]
pub struct ScenarioArgs {
    /// The scenario; - reads it from the standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// Plays the scenario.
pub fn run(args: &ScenarioArgs, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let text = read(&args.file)?;
    match play(&text, lang) {
        Ok(report) if args.json => {
            out.json(&json!({ "ok": true, "log": report.log, "facts": report.facts, "error": null }))
        }
        Ok(report) => {
            for line in &report.log {
                out.line(line)?;
            }
            if !report.log.is_empty() {
                out.line("")?;
            }
            report.lines.iter().try_for_each(|(key, value)| out.line(format!("{key}: {value}")))
        }
        Err(wrong) => {
            let (line, reason, failure) = match wrong {
                Wrong::Scenario(error) => {
                    (error.line, error.reason.clone(), Failure::new(format!("{}: {error}", args.file.display())))
                }
                Wrong::Game(failure) => (0, failure.line().to_owned(), failure),
            };
            if args.json {
                out.json(&json!({ "ok": false, "line": line, "error": reason }))?;
                out.flush()?;
            }
            Err(failure)
        }
    }
}

/// The text of a scenario: of a file, or of the standard input.
fn read(file: &Path) -> Result<String, Failure> {
    let read = match file.as_os_str() == "-" {
        true => std::io::read_to_string(std::io::stdin()),
        false => std::fs::read_to_string(file),
    };
    read.map_err(|error| Failure::unreadable(file, &error))
}

/// Why nothing came out.
enum Wrong {
    Scenario(ScenarioError),
    Game(Failure),
}

fn play(text: &str, lang: Lang) -> Result<ScenarioReport, Wrong> {
    let scenario = Scenario::parse(text).map_err(Wrong::Scenario)?;
    let game = games::find(&scenario.game).map_err(Wrong::Game)?;
    (game.screen.scenario)(&scenario, lang).map_err(Wrong::Scenario)
}
