//! Many games at once: benchmarks and tournaments.
//!
//! [`bench`] measures how fast a game's rules are; [`play_match`] lets bots play each other with rotated seats and the same
//! deals for everybody. Both find the game by its id, and both tell how far they are through a callback that can also
//! stop them.

mod bench;
mod dispatch;
mod interval;
mod report;
mod tournament;

pub use bench::Bench;
pub use dispatch::{ArenaError, GAMES, bench, play_match};
pub use interval::wilson;
pub use report::{BotReport, MatchReport};
pub use tournament::{Maker, tournament};

use std::ops::ControlFlow;

/// Is told how much is done of how much, often and from several threads; stops the work by answering
/// [`ControlFlow::Break`]. What is finished by then is kept.
pub type Watch<'a> = &'a (dyn Fn(usize, usize) -> ControlFlow<()> + Sync);

/// The watch that lets everything run to its end.
pub fn unwatched(_: usize, _: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
