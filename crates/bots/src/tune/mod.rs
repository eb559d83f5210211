//! Teaching a search by self-play: games are played, a judge learns who won them, and what was learnt is kept if it wins.

mod contest;
mod crew;
mod fit;
mod harvest;
mod round;

pub use contest::{Contest, contest};
pub use round::{Plan, Report, Stage, Watch, tune};

/// What is noted about a seat of a game, by name: a line of weights for each.
pub fn names_of<G: crate::Thinker>() -> Vec<String> {
    crate::judge::names::<G>()
}
