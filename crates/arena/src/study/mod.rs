//! What a game makes of equal players: which seat, clan or card wins, where points come from, how long games are.

mod balance;
mod session;

pub use balance::{Balance, CardRow, Group, Lengths, Row, SourceRow, Use};
pub use session::Study;
pub(crate) use session::balance;
