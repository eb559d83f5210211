//! Teaching a search by self-play: games are played, a value net learns who won them, and what was learnt is kept if it wins.

mod contest;
mod fit;
mod harvest;
mod round;
mod worker_pool;

pub use contest::{Contest, contest};
pub use round::{Plan, Report, Stage, Watch, tune};

/// The features of a game, by name: a line of weights for each.
pub fn names_of<K: crate::Knowledge>() -> Vec<String> {
    crate::model::names::<K>()
}
