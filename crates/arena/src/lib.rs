//! Many games at once: benchmarks, tournaments, ratings, balance.
//!
//! [`bench`] measures how fast a game is, and [`waits`] how often its players wait for each other; [`play_match`] lets bots play each other with rotated seats and the same deals for
//! everybody; [`balance`] looks at what a game makes of equal players: which seat, clan or card wins. All find the game by
//! its id, and tell how far they are through a callback that can also stop them. [`html`] makes a page of what came out.

mod bench;
mod compare;
pub mod html;
mod interval;
mod match_log;
mod open;
mod played;
mod rating;
mod report;
mod sequential_test;
mod stopping_rule;
mod study;
mod tournament;
mod waits;
mod worker_pool;

pub use bench::{Bench, Effort, Spread};
pub use compare::{Change, Verdict, compare};
pub use interval::{Share, Tally, wilson};
pub use match_log::{Heading, MatchLog};
pub use open::{ArenaError, balance, bench, heading, play_match, players, waits};
pub use played::{Faulty, Played};
pub use rating::{Rating, rate};
pub use report::{BotReport, MatchReport};
pub use sequential_test::{SequentialTest, Side};
pub use stopping_rule::Decision;
pub use study::{Balance, CardRow, Group, Lengths, Row, SourceRow, Study, Use};
pub use tournament::{Contest, Keep, PlayBots, tournament};
pub use waits::{WaitPlan, Waits};

use std::ops::ControlFlow;

/// Is told how much is done of how much, often and from several threads; stops the work by answering
/// [`ControlFlow::Break`]. What is finished by then is kept.
pub type Watch<'a> = &'a (dyn Fn(usize, usize) -> ControlFlow<()> + Sync);

/// The watch that lets everything run to its end.
pub fn unwatched(_: usize, _: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
