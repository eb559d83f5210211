//! `meadhall scenario`: plays a scenario and shows what came out.

use crate::cli;
use crate::failure::Failure;
use crate::games::with_game;
use crate::output::Output;
use crate::terminal::Board;
use meadhall_engine::{Played, Scenario, ScenarioError, Seat, Viewer};
use meadhall_words::{Lang, Words};
use serde_json::{json, to_value};

/// Plays the scenario.
pub fn run(args: &cli::Scenario, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let text = std::fs::read_to_string(&args.file).map_err(|error| Failure::unreadable(&args.file, &error))?;
    let played = Scenario::parse(&text).map_err(Wrong::Scenario).and_then(|scenario| {
        let words = Words::of(lang, &scenario.game);
        with_game!(scenario.game.as_str(), G => Ok(play::<G>(&scenario, words))).map_err(Wrong::Game)?
    });
    match played {
        Ok(story) if args.json => {
            out.json(&json!({ "ok": true, "log": story.log, "facts": story.facts, "error": null }))
        }
        Ok(story) => {
            for line in &story.log {
                out.line(line)?;
            }
            if !story.log.is_empty() {
                out.line("")?;
            }
            story.told.iter().try_for_each(|(key, value)| out.line(format!("{key}: {value}")))
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

/// The same error with what the rules refused in words.
fn in_words(error: ScenarioError, words: &Words, names: &dyn Fn(Seat) -> String) -> ScenarioError {
    let Some(refusal) = &error.refusal else { return error };
    let clause = refusal.why.clause.as_ref().map_or(String::new(), |clause| format!(" [{clause}]"));
    let why = words.fill("term-refused", &[("why", words.tell(&refusal.why, names).into())]);
    let legal = match refusal.legal.is_empty() {
        true => String::new(),
        false => format!(" {}", words.fill("term-legal", &[("choices", refusal.legal.join("; ").into())])),
    };
    let named = if error.reason.starts_with("refused as") { format!("{}. ", error.reason) } else { String::new() };
    ScenarioError { reason: format!("{named}`{}: {}`: {why}{clause}{legal}", refusal.who, refusal.what), ..error }
}

/// Why nothing came out.
enum Wrong {
    Scenario(ScenarioError),
    Game(Failure),
}

/// What came out, in words and in the scenarios' own.
struct Story {
    log: Vec<String>,
    facts: serde_json::Value,
    told: Vec<(String, String)>,
}

fn play<G: Board>(scenario: &Scenario, words: &'static Words) -> Result<Story, Wrong> {
    let (played, error): (Played<G>, _) = scenario.play_so_far().map_err(Wrong::Scenario)?;
    let view = played.game.view(&played.position, Viewer::Spectator);
    let names = |seat| played.game.name(&view, seat, words);
    if let Some(error) = error {
        return Err(Wrong::Scenario(in_words(error, words, &names)));
    }
    let public = played.events.iter().filter_map(|event| G::seen(event, Viewer::Spectator));
    let log = public.filter_map(|event| Some(words.tell(&G::tell(&event)?, &names))).collect();
    let facts = played.facts();
    Ok(Story { log, facts: to_value(&facts).unwrap_or_default(), told: facts.0 })
}
