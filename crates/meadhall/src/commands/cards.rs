//! `meadhall cards`: the cards of a game explained, or its deck as a file to change.

use crate::games;
use crate::suggestion::or_meant;
use meadhall_screen::{CardText, Failure, Output};
use meadhall_words::Lang;
use serde_json::json;

/// The cards.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall cards {game} --lang de
  meadhall cards {cards} troll                      the cards with this in their names or ids
  meadhall cards {game} --export > my-deck.toml    then play with --deck my-deck.toml
  meadhall cards {cards} --export > my-cards.toml   then play with --cards my-cards.toml")]
pub struct CardsArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// A card, by its name or id, or by a part of them [default: all cards]
    #[arg(value_name = "CARD", conflicts_with = "export")]
    pub card: Vec<String>,
    /// Print the built-in deck as a file to change
    #[arg(long)]
    pub export: bool,
    /// One JSON object a line: a card each, with its id and its index in views
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
    let all = (game.screen.cards)((game.screen.texts)().words(lang));
    for card in &wanted(args, &all)? {
        if args.json {
            let CardText { id, kind, index, name, text, clause } = card;
            out.json(&json!({
                "id": id, "kind": kind, "index": index, "name": name, "text": text, "clause": clause,
            }))?;
        } else {
            out.line(format!("{}: {} [{}]", card.name, card.text, card.clause))?;
        }
    }
    Ok(())
}

/// The cards that are asked for.
fn wanted<'a>(args: &CardsArgs, all: &'a [CardText]) -> Result<Vec<&'a CardText>, Failure> {
    let typed = args.card.join(" ").to_lowercase();
    let found: Vec<&CardText> =
        all.iter().filter(|card| card.name.to_lowercase().contains(&typed) || card.id.contains(&typed)).collect();
    if found.is_empty() {
        let unknown = format!("{} has no card `{typed}`; list them with meadhall cards {}", args.game, args.game);
        let known = all.iter().flat_map(|card| [card.name.as_str(), card.id.as_str()]);
        return Err(Failure::usage(or_meant(unknown, &typed, known)));
    }
    Ok(found)
}
