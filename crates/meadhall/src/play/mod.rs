//! `meadhall play`: a game at this terminal, drawn on the screen or as lines of text.

pub mod log;
mod plain;
pub mod saved;
mod seating;
pub mod session;
pub mod speech;
mod telling;
pub mod thoughts;

use crate::cli;
use crate::failure::Failure;
use crate::games::with_game;
use crate::output::Output;
use crate::terminal::{self, Board};
use meadhall_engine::{Options, SeedParts};
use meadhall_words::{Lang, Words};
use saved::Saved;
use seating::Sitter;
use session::Session;
use std::io::IsTerminal;

/// Plays.
pub fn run(args: &cli::Play, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    with_game!(args.game.as_str(), G => play::<G>(args, lang, out))
}

/// A game that is yet to begin; everything about it has been checked.
struct NewGame<G> {
    game: G,
    sitters: Vec<Sitter>,
    parts: SeedParts,
}

fn play<G: Board>(args: &cli::Play, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let typed = std::io::stdin().is_terminal();
    let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    let drawn = !args.plain && !dumb && typed && std::io::stdout().is_terminal();
    if let Some(number) = args.resume {
        let Some((saved, record)) = Saved::find(args.data.as_deref(), G::ID, number)? else {
            return Err(Failure::new(format!("there is no unfinished game; begin one with meadhall play {}", G::ID)));
        };
        return sit_down(Session::<G>::resume(saved, &record)?, drawn, lang, out);
    }
    let new = new_game::<G>(args)?;
    // A kept game that cannot be read must not stand in the way of a new one.
    let kept = Saved::find(args.data.as_deref(), G::ID, None).ok().flatten();
    let kept = kept.and_then(|(saved, record)| Session::<G>::resume(saved, &record).ok());
    if let Some(session) = kept {
        let words = Words::of(lang, G::ID);
        let go_on = match (drawn, typed) {
            (true, _) => terminal::offer(&session, words)?,
            (false, true) => plain::offer(&session, words, out)?,
            (false, false) => {
                out.line(words.fill("term-unfinished", &[("command", session.saved().command().into())]))?;
                Some(false)
            }
        };
        match go_on {
            Some(true) => return sit_down(session, drawn, lang, out),
            Some(false) => {}
            None => return Ok(()),
        }
    }
    let saved = Saved::create(args.data.as_deref(), G::ID)?;
    sit_down(Session::begin(new.game, new.sitters, new.parts, saved)?, drawn, lang, out)
}

fn sit_down<G: Board>(session: Session<G>, drawn: bool, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    match drawn {
        true => terminal::run(session, lang, out),
        false => plain::run(session, lang, out),
    }
}

/// Reads what the command line says about a new game.
fn new_game<G: Board>(args: &cli::Play) -> Result<NewGame<G>, Failure> {
    let sitters = seating::seat_all(args, G::SEATS)?;
    let mut options = Options::default();
    for option in &args.option {
        let Some((key, value)) = option.split_once('=') else {
            return Err(Failure::usage(format!("--option {option} is not of the form KEY=VALUE, such as totals=open")));
        };
        options = options.with(key.trim(), value.trim());
    }
    if let Some(file) = &args.deck {
        let deck = std::fs::read_to_string(file).map_err(|error| Failure::unreadable(file, &error))?;
        options = options.with("deck", deck);
    }
    let game = G::open(sitters.len(), &options).map_err(|bad| match &args.deck {
        Some(file) if bad.key == "deck" => Failure::new(format!("{}: {}", file.display(), bad.reason)),
        _ => Failure::usage(bad),
    })?;
    let parts = match args.seed {
        Some(number) => SeedParts::from_number(number),
        None => drawn_parts()?,
    };
    Ok(NewGame { game, sitters, parts })
}

/// A seed that nobody has chosen.
fn drawn_parts() -> Result<SeedParts, Failure> {
    let mut server = [0; 32];
    getrandom::fill(&mut server)
        .map_err(|error| Failure::new(format!("this machine gives no random numbers to deal with: {error}")))?;
    Ok(SeedParts { server, players: Vec::new() })
}
