//! `meadhall cards`: the cards of a game explained, or its deck as a file to change.

use crate::games;
use meadhall_screen::{Failure, Output};
use meadhall_words::Lang;
use serde_json::json;

/// The cards.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall cards {game} --lang de
  meadhall cards {game} --export > my-deck.toml    then play with --deck my-deck.toml
  meadhall cards {cards} --export > my-cards.toml   then play with --cards my-cards.toml")]
pub struct CardsArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Print the built-in deck as a file to change
    #[arg(long)]
    pub export: bool,
    /// One JSON object a line: a card each
    #[arg(long, conflicts_with = "export")]
    pub json: bool,
}

/// Prints the cards.
pub fn run(args: &CardsArgs, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let game = games::find(&args.game)?;
    if args.export {
        return match (game.screen.deck_file)() {
            Some(deck) => out.text(deck),
            None => Err(Failure::usage(format!("{} has no deck that could be exchanged", args.game))),
        };
    }
    for card in (game.screen.cards)((game.screen.texts)().words(lang)) {
        if args.json {
            out.json(&json!({ "name": card.name, "text": card.text, "clause": card.clause }))?;
        } else {
            out.line(format!("{}: {} [{}]", card.name, card.text, card.clause))?;
        }
    }
    Ok(())
}
