//! `meadhall rules`: the rules of a game, a section of them, or one clause.

use crate::cli;
use crate::failure::Failure;
use crate::games::with_game;
use crate::output::Output;
use crate::terminal::Board;
use serde_json::json;

/// Prints the rules.
pub fn run(args: &cli::Rules, out: &mut Output) -> Result<(), Failure> {
    with_game!(args.game.as_str(), G => print::<G>(args, out))
}

fn print<G: Board>(args: &cli::Rules, out: &mut Output) -> Result<(), Failure> {
    let clauses = G::clauses();
    let Some(wanted) = args.clause.as_deref() else {
        return match args.json {
            true => clauses.all().iter().try_for_each(|clause| out.json(&as_json(clause))),
            false => out.text(G::rules()),
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
            G::ID,
            G::ID
        ))),
    }
}

fn as_json(clause: &crate::clauses::Clause) -> serde_json::Value {
    json!({ "clause": clause.id, "section": clause.section, "text": clause.text })
}
