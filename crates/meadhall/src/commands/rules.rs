//! `meadhall rules`: the rules of a game, a section of them, or one clause.

use crate::games;
use crate::suggestion::or_meant;
use meadhall_games::GameEntry;
use meadhall_screen::{Failure, Output};
use meadhall_words::Lang;
use meadhall_words::clauses::Clause;
use serde_json::json;

/// The rules.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall rules {game}
  meadhall rules {game} 5        a whole section
  meadhall rules {game} {clause}   one clause
  meadhall rules {game} 5 --lang de   with what the guide says on the subject in German")]
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

/// Prints the rules. They are in English alone: whoever reads another language is told so, and gets what the guide says on
/// the subject in that language.
pub fn run(args: &RulesArgs, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let game = games::find(&args.game)?;
    let clauses = (game.screen.clauses)();
    let words = game.board.texts().words(lang);
    let foreign = lang != Lang::En && !args.json;
    let Some(wanted) = args.clause.as_deref() else {
        if foreign {
            out.line(words.say("rules-in-english"))?;
            let command = format!("meadhall rules {} 5 --lang {}", args.game, lang.code());
            out.line(words.fill("rules-guide-how", &[("command", command.into())]))?;
            out.line("")?;
        }
        return match args.json {
            true => clauses.all().iter().try_for_each(|clause| out.json(&as_json(clause))),
            false => out.text(clauses.text()),
        };
    };
    let found = clauses.find(wanted).map(|place| &clauses.all()[place]);
    let number = match found {
        Some(clause) => section_of(clause.id),
        None if clauses.section(wanted).is_some() => wanted,
        None => {
            let unknown = format!(
                "the rules of {} have no clause `{wanted}`; list them with meadhall rules {}",
                args.game, args.game
            );
            return Err(Failure::usage(or_meant(unknown, wanted, clauses.all().iter().map(|clause| clause.id))));
        }
    };
    if foreign {
        out.line(words.say("rules-in-english"))?;
        out.line("")?;
    }
    match (found, clauses.section(wanted)) {
        (Some(clause), _) if args.json => out.json(&as_json(clause))?,
        (Some(clause), _) => out.line(format!("[{}] {}", clause.id, clause.text))?,
        (None, Some(section)) if !args.json => out.text(section)?,
        (None, _) => clauses.of_section(wanted).try_for_each(|clause| out.json(&as_json(clause)))?,
    }
    if foreign { tell_guide(game, lang, number, found, out) } else { Ok(()) }
}

/// The number of a clause's section.
fn section_of(id: &str) -> &str {
    let number = id.split_once('-').map_or(id, |(_, number)| number);
    number.split_once('.').map_or(number, |(section, _)| section)
}

/// What the guide says on the subject of a section, and the card that a clause is about.
fn tell_guide(
    game: &GameEntry,
    lang: Lang,
    section: &str,
    clause: Option<&Clause>,
    out: &mut Output,
) -> Result<(), Failure> {
    let words = game.board.texts().words(lang);
    let cards = clause.map_or(Vec::new(), |clause| {
        let cards =
            (game.screen.cards)((game.screen.texts)().words(lang)).into_iter().filter(|card| card.clause == clause.id);
        cards.map(|card| format!("{}: {}", card.name, card.text)).collect()
    });
    let passage = game.board.guide.passage(words, section);
    if cards.is_empty() && passage.is_none() {
        return Ok(());
    }
    out.line("")?;
    cards.iter().try_for_each(|card| out.line(card))?;
    let Some(passage) = passage else { return Ok(()) };
    out.line(words.fill("rules-guide", &[("title", passage.title.into())]))?;
    passage.lines.iter().try_for_each(|line| out.line(format!("  {line}")))
}

fn as_json(clause: &Clause) -> serde_json::Value {
    json!({ "clause": clause.id, "section": clause.section, "text": clause.text })
}
