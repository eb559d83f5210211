//! A game at this terminal, drawn on the screen or as lines of text.

mod advice;
pub mod bots;
pub mod input;
pub mod log;
mod players;
mod rematch;
pub mod save_file;
pub mod session;
mod session_text;
pub mod win_chart;

pub use players::Player;
pub use rematch::drawn_parts;

use crate::failure::Failure;
use crate::output::Output;
use crate::plain::{self, Settings, Spoken};
use crate::screen::RulesOf;
use crate::terminal::{self, Tty};
use meadhall_engine::{Game, Options, SeedParts};
use meadhall_words::{Lang, Words};
use save_file::SaveFile;
use session::Session;
use std::io::IsTerminal;
use std::path::Path;

/// What is to be played.
pub struct PlayRequest<'a> {
    /// Where games are kept; the user's data folder if none is named.
    pub data: Option<&'a Path>,
    /// Whether to play as lines of text even where a screen could be drawn.
    pub plain: bool,
    /// Which game.
    pub start: Start,
}

/// A game to begin or to go on with.
pub enum Start {
    /// The last unfinished game, or the one of this number.
    Resume(Option<u32>),
    /// A new one; the player is asked first if one is unfinished.
    New(NewGame),
}

/// A game that is yet to begin.
pub struct NewGame {
    /// The options of the rules.
    pub options: Options,
    /// Who plays each seat.
    pub players: Vec<Player>,
    /// What the seed is mixed from.
    pub parts: SeedParts,
}

/// How the game is shown.
enum Frontend {
    /// On a drawn screen.
    Drawn(Tty),
    /// As lines of text.
    Lines,
}

impl Frontend {
    fn open(plain: bool) -> Result<Frontend, Failure> {
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        if plain || dumb || !terminal { Ok(Frontend::Lines) } else { Tty::open().map(Frontend::Drawn) }
    }

    /// Asks whether to go on with a kept game; none if the player leaves. A script is not asked but told.
    fn offer<S: Spoken>(
        &mut self,
        kept: &Session<S>,
        words: &'static Words,
        out: &mut Output,
    ) -> Result<Option<bool>, Failure> {
        match self {
            Frontend::Drawn(tty) => terminal::offer(kept, tty, words),
            Frontend::Lines if std::io::stdin().is_terminal() => {
                plain::offer(kept, S::spoken_texts().words(words.lang()), out)
            }
            Frontend::Lines => {
                out.line(words.fill("term-unfinished", &[("command", kept.save_file().command().into())]))?;
                Ok(Some(false))
            }
        }
    }

    fn run<S: Spoken>(self, session: Session<S>, lang: Lang, out: &mut Output) -> Result<(), Failure> {
        match self {
            Frontend::Drawn(tty) => terminal::run(session, tty, lang, out),
            Frontend::Lines => plain::run(session, lang, Settings::load()?, out),
        }
    }
}

/// Plays until the game is over or left.
pub(crate) fn run<S: Spoken>(request: PlayRequest<'_>, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    // Nobody plays against other bots than were promised.
    S::bots().check().map_err(Failure::new)?;
    let (data, id) = (request.data, RulesOf::<S>::ID);
    let new = match request.start {
        Start::New(new) => new,
        Start::Resume(number) => {
            let Some((file, record)) = SaveFile::find(data, id, number)? else {
                return Err(Failure::new(format!("there is no unfinished game; begin one with meadhall play {id}")));
            };
            let session = Session::<S>::resume(file, &record)?;
            return Frontend::open(request.plain)?.run(session, lang, out);
        }
    };
    let game = RulesOf::<S>::open(new.players.len(), &new.options).map_err(Failure::usage)?;
    // A kept game that cannot be read must not stand in the way of a new one.
    let kept = SaveFile::find(data, id, None).ok().flatten();
    let kept = kept.and_then(|(file, record)| Session::<S>::resume(file, &record).ok());
    let mut frontend = Frontend::open(request.plain)?;
    if let Some(kept) = kept {
        match frontend.offer(&kept, S::texts().words(lang), out)? {
            Some(true) => return frontend.run(kept, lang, out),
            Some(false) => {}
            None => return Ok(()),
        }
    }
    let file = SaveFile::create(data, id)?;
    frontend.run(Session::<S>::begin(game, new.players, new.parts, file)?, lang, out)
}
