//! `meadhall cards`: the cards of a game explained, or its deck as a file to change.

use crate::cli;
use crate::failure::Failure;
use crate::games::with_game;
use crate::output::Output;
use crate::terminal::Board;
use meadhall_words::{Lang, Words};
use serde_json::json;

/// Prints the cards.
pub fn run(args: &cli::Cards, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    with_game!(args.game.as_str(), G => print::<G>(args, lang, out))
}

fn print<G: Board>(args: &cli::Cards, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    if args.export {
        return match G::deck_file() {
            Some(deck) => out.text(deck),
            None => Err(Failure::usage(format!("{} has no deck that could be exchanged", G::ID))),
        };
    }
    for card in G::cards(Words::of(lang, G::ID)) {
        if args.json {
            out.json(&json!({ "name": card.name, "text": card.text, "clause": card.clause }))?;
        } else {
            out.line(format!("{}: {} [{}]", card.name, card.text, card.clause))?;
        }
    }
    Ok(())
}
