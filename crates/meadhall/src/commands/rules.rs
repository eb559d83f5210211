//! `meadhall rules`: the rules of a game, a section of them, or one clause.

use crate::games;
use meadhall_screen::{Failure, Output};
use meadhall_words::clauses::Clause;
use serde_json::json;

/// The rules.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall rules {game}
  meadhall rules {game} 5        a whole section
  meadhall rules {game} {clause}   one clause")]
pub struct RulesArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// A clause such as {clause}, or a section such as 5
    #[arg(value_name = "CLAUSE")]
    pub clause: Option<String>,
    /// One JSON object a line: a clause each
    #[arg(long)]
    pub json: bool,
}

/// Prints the rules.
pub fn run(args: &RulesArgs, out: &mut Output) -> Result<(), Failure> {
    let clauses = (games::find(&args.game)?.screen.clauses)();
    let Some(wanted) = args.clause.as_deref() else {
        return match args.json {
            true => clauses.all().iter().try_for_each(|clause| out.json(&as_json(clause))),
            false => out.text(clauses.text()),
        };
    };
    if let Some(clause) = clauses.find(wanted).map(|place| &clauses.all()[place]) {
        return match args.json {
            true => out.json(&as_json(clause)),
            false => out.line(format!("[{}] {}", clause.id, clause.text)),
        };
    }
    match clauses.section(wanted) {
        Some(section) if !args.json => out.text(section),
        Some(_) => clauses.of_section(wanted).try_for_each(|clause| out.json(&as_json(clause))),
        None => Err(Failure::usage(format!(
            "the rules of {} have no clause `{wanted}`; list them with meadhall rules {}",
            args.game, args.game
        ))),
    }
}

fn as_json(clause: &Clause) -> serde_json::Value {
    json!({ "clause": clause.id, "section": clause.section, "text": clause.text })
}
