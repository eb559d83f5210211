//! `meadhall play`: a game at this terminal, drawn on the screen or as lines of text.

mod advice;
pub mod course;
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
use crate::tables::Tables;
use crate::terminal::{self, Board, Screen};
use meadhall_engine::SeedParts;
use meadhall_words::{Lang, Words};
use saved::Saved;
pub use seating::Sitter;
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

/// Where the game is played.
enum Place {
    /// On a drawn screen.
    Drawn(Screen),
    /// As lines of text.
    Lines,
}

impl Place {
    fn of(args: &cli::Play) -> Result<Place, Failure> {
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        if args.plain || dumb || !terminal { Ok(Place::Lines) } else { Screen::open().map(Place::Drawn) }
    }

    /// Asks whether to go on with a kept game; none if the player leaves. A script is not asked but told.
    fn offer<G: Board>(
        &mut self,
        kept: &Session<G>,
        words: &'static Words,
        out: &mut Output,
    ) -> Result<Option<bool>, Failure> {
        match self {
            Place::Drawn(screen) => terminal::offer(kept, screen, words),
            Place::Lines if std::io::stdin().is_terminal() => plain::offer(kept, words, out),
            Place::Lines => {
                out.line(words.fill("term-unfinished", &[("command", kept.saved().command().into())]))?;
                Ok(Some(false))
            }
        }
    }

    fn run<G: Board>(self, session: Session<G>, lang: Lang, out: &mut Output) -> Result<(), Failure> {
        match self {
            Place::Drawn(screen) => terminal::run(session, screen, lang, out),
            Place::Lines => plain::run(session, lang, out),
        }
    }
}

fn play<G: Board>(args: &cli::Play, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let data = args.data.as_deref();
    if let Some(number) = args.resume {
        let Some((saved, record)) = Saved::find(data, G::ID, number)? else {
            return Err(Failure::new(format!("there is no unfinished game; begin one with meadhall play {}", G::ID)));
        };
        let session = Session::<G>::resume(saved, &record)?;
        return Place::of(args)?.run(session, lang, out);
    }
    let new = new_game::<G>(args)?;
    // A kept game that cannot be read must not stand in the way of a new one.
    let kept = Saved::find(data, G::ID, None).ok().flatten();
    let kept = kept.and_then(|(saved, record)| Session::<G>::resume(saved, &record).ok());
    let mut place = Place::of(args)?;
    if let Some(kept) = kept {
        match place.offer(&kept, Words::of(lang, G::ID), out)? {
            Some(true) => return place.run(kept, lang, out),
            Some(false) => {}
            None => return Ok(()),
        }
    }
    let saved = Saved::create(data, G::ID)?;
    place.run(Session::begin(new.game, new.sitters, new.parts, saved)?, lang, out)
}

/// Reads what the command line says about a new game.
fn new_game<G: Board>(args: &cli::Play) -> Result<NewGame<G>, Failure> {
    let sitters = seating::seat_all(args, G::SEATS)?;
    let tables = Tables { option: &args.option, deck: args.deck.as_deref(), cards: args.cards.as_deref() };
    let game = tables.open::<G>(sitters.len())?;
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
