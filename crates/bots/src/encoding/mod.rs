//! A game as numbers, for those who learn by themselves: what a seat may know as a row of small numbers, and every choice as
//! a few steps through one small space of actions.
//!
//! [`Encoding`] is what a game brings. An **observation** is a row of `i8`, each with a documented name; seats are counted
//! from the viewer on, clockwise, so that one net can sit anywhere. A choice is made of **parts**: `march gimle > elvagar:
//! 2 warriors` is the parts `march`, `from gimle`, `to elvagar`, `warriors 2` and so on. At each step the mask allows the
//! parts with which some legal choice goes on, so every legal choice can be reached and no other. A part that is the only
//! one allowed is taken at once, and so is a decision with one choice.
//!
//! [`Episode`] plays one game in such steps, [`EnvBatch`] many at once.

mod batch;
mod entry;
mod episode;
mod mask;
mod observer;
mod question;

pub use batch::{Autoreset, BatchPlan, EnvBatch, Rows};
pub use entry::{EncodedChoice, EncodingEntry};
pub use episode::{Episode, IllegalPart};
pub use mask::Mask;
pub use observer::{Count, Names, Observer, Values, tiny};
pub use question::{EncodedQuestion, encoded};

use crate::Knowledge;
use crate::knowledge::{Action, Position};
use meadhall_engine::{Game, Ignore, List, Options, Quick, Seat};

/// The most parts that a choice is made of.
pub const MOST_PARTS: usize = 12;
/// The largest space of actions.
pub const MOST_ACTIONS: usize = 512;

/// A choice as its parts, each an index into the space of actions.
pub type Parts = List<u16, MOST_PARTS>;

/// A game as numbers. What it says is fixed for a name: a change that gives a number another meaning, or another place, is
/// another version of the encoding.
pub trait Encoding: Knowledge {
    /// The name with its version, such as `chess-v0`.
    const ENCODING: &'static str;
    /// The size of the space of actions, at most [`MOST_ACTIONS`].
    const ACTIONS: usize;

    /// The name of an action: of a part of a choice.
    fn action_name(action: usize) -> String;

    /// Tells what a seat may know. The same numbers in the same order whatever the position, the options and the number of
    /// seats; and equal ones for two positions that the seat cannot tell apart.
    fn observe<O: Observer>(game: &Self::Rules, position: &Position<Self>, seat: Seat, observer: &mut O);

    /// The parts of a choice of this seat. Legal choices of one question have different parts, and those of none begin with
    /// all of another's.
    fn split(game: &Self::Rules, position: &Position<Self>, seat: Seat, action: Action<Self>) -> Parts;
}

/// The names of all numbers of an observation: those of the game, then one for each action, which is 1 while it is among
/// the parts that were chosen already.
pub fn observation_names<K: Encoding>() -> Vec<String> {
    let mut names = Names::default();
    observe_any::<K>(&mut names);
    names.0.extend((0..K::ACTIONS).map(|action| format!("chosen {}", K::action_name(action))));
    names.0
}

/// How many numbers an observation has.
pub fn observation_size<K: Encoding>() -> usize {
    let mut count = Count::default();
    observe_any::<K>(&mut count);
    count.0 + K::ACTIONS
}

/// Tells what the first seat knows of some position: the numbers are the same in all.
fn observe_any<K: Encoding>(observer: &mut impl Observer) {
    if let Ok(game) = <K::Rules>::open(<K::Rules>::SEATS.1, &Options::default()) {
        let position = game.setup(&mut Quick::new(0), &mut Ignore);
        K::observe(&game, &position, Seat::new(0), observer);
    }
}

/// The name of an action in a space that is made of sorts, each from its first action on; a name is made from the place
/// within the sort.
pub fn named(action: usize, sorts: &[(usize, &dyn Fn(usize) -> String)]) -> String {
    let sort = sorts.iter().rev().find(|(first, _)| *first <= action);
    sort.map_or_else(String::new, |(first, name)| name(action - first))
}

/// The parts of a choice, from indices into the space of actions.
#[inline]
pub fn parts<const N: usize>(actions: [usize; N]) -> Parts {
    actions.into_iter().map(|action| u16::try_from(action).unwrap_or(u16::MAX)).collect()
}

/// Writes an observation: what the seat may know, and the parts that it has chosen already.
#[inline]
pub fn write_observation<K: Encoding>(
    game: &K::Rules,
    position: &Position<K>,
    seat: Seat,
    chosen: &Parts,
    row: &mut [i8],
) {
    row.fill(0);
    let game_part = row.len().saturating_sub(K::ACTIONS);
    let (numbers, parts) = row.split_at_mut(game_part);
    K::observe(game, position, seat, &mut Values::new(numbers));
    for part in chosen.iter() {
        if let Some(number) = parts.get_mut(usize::from(part)) {
            *number = 1;
        }
    }
}

/// The reward of a share in a victory at a table of so many: 1 for a sole winner, the same sum below 0 for all others
/// together, and 0 for everybody where all win.
#[inline]
pub fn reward(share: f64, seats: usize) -> f32 {
    let seats = seats as f64;
    match seats > 1.0 {
        true => meadhall_engine::single((seats * share - 1.0) / (seats - 1.0)),
        false => meadhall_engine::single(2.0 * share - 1.0),
    }
}
