//! What every bot can do.

use crate::{Faults, Opinion};
use meadhall_engine::{Outcome, Seat, TableGame};
use std::time::Duration;

/// A player that thinks. One value sits at one seat of one game and may remember things between its decisions.
pub trait Bot<G: TableGame>: Send {
    /// Makes a decision: one of `choices`, which holds at least one and is the list that [`Game::legal`] gives for the
    /// seat. `view` is what the seat may see, and all that the bot learns.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action;

    /// Is told what its seat saw at its earlier decisions of the same game, one after another, where the bot was not there to
    /// see it, or where something was taken back: that and no more is what it knows of the others then. Most need not know.
    fn recall(&mut self, game: &G, seat: Seat, earlier: &[G::View]) {
        let _ = (game, seat, earlier);
    }

    /// Takes no longer than this for a decision from now on, if there is a limit. A program has the time that its owner gave
    /// it.
    fn limit(&mut self, most: Option<Duration>) {
        let _ = most;
    }

    /// What it thought of its last decision, if it searched.
    fn opinion(&self) -> Option<&Opinion<G::Action>> {
        None
    }

    /// Gives back memory that it need not hold between two decisions, where many bots sit at many tables.
    fn rest(&mut self) {}

    /// Whether it is a program that failed so often that it is not asked any more.
    fn is_given_up(&self) -> bool {
        false
    }

    /// Gets ready before the first decision of a game, so that starting counts as nobody's thinking time.
    fn prepare(&mut self) {}

    /// Is told that its game is over, and how.
    fn game_over(&mut self, outcome: &Outcome) {
        let _ = outcome;
    }

    /// What it has done wrong so far. The house's own bots always answer with a legal choice.
    fn faults(&self) -> Faults {
        Faults::default()
    }
}
