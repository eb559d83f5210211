//! The rules of a game. What else a table needs of it stands beside: [`Wording`](crate::Wording),
//! [`Secrecy`](crate::Secrecy), [`Orders`](crate::Orders) and [`ScenarioGame`](crate::ScenarioGame).

use crate::{BadOption, Chance, OptionSpec, Options, Outcome, Seat, SeatSet, Sink};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// Who looks at a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody who sits at the table.
    Seat(Seat),
    /// Somebody who sees what everybody sees and nothing else.
    Spectator,
}

impl Viewer {
    /// Everybody who can look at a table of so many seats: the seats in their order, and a spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The seat, if it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether this is the seat itself.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// The rules of one game with their options and card tables: shared, unchanging, and the only code that knows what a
/// position means. No method performs I/O, reads a clock or panics, whatever it is given.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// The game's name in commands, records and addresses.
    const ID: &'static str;
    /// Raised whenever a change makes old records replay differently.
    const VERSION: u32;
    /// The least and the greatest number of seats.
    const SEATS: (usize, usize);
    /// The options that a table may set.
    const OPTIONS: &'static [OptionSpec];
    /// The option that gives a table of cards as text, and the text of the one that comes with the rules.
    const CARDS: Option<(&'static str, &'static str)> = None;
    /// Everything that the rules need to go on; plain data.
    type Position: Clone + PartialEq + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One decision of one seat, with a written form whose printing and parsing are inverse.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr + Send + Sync + 'static;
    /// What one viewer may know of a position.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The rules for this many seats with these options.
    fn open(seats: usize, options: &Options) -> Result<Self, BadOption>;

    /// The options that differ from their defaults, as written in a record.
    fn options(&self) -> Options;

    /// A fingerprint of the card tables in use.
    fn tables(&self) -> String;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Sets up a game and runs to the first decision.
    fn setup<C: Chance, S: Sink<Self::Event>>(&self, chance: &mut C, sink: &mut S) -> Self::Position;

    /// Who owes a decision; nobody when the game is over.
    fn pending(&self, position: &Self::Position) -> SeatSet;

    /// Puts every legal choice of the seat into `choices`, each once, in ascending order; none if it owes no decision.
    fn legal(&self, position: &Self::Position, seat: Seat, choices: &mut Vec<Self::Action>);

    /// Whether a choice that is not listed may be played all the same, because it differs from a listed one only in what
    /// makes no difference, such as the exact place on a board.
    fn also_legal(&self, position: &Self::Position, seat: Seat, action: Self::Action) -> bool {
        let _ = (position, seat, action);
        false
    }

    /// An upper bound on the number of decisions that can still be made. It falls with every decision, whatever is chosen
    /// and however chance falls: so every game ends.
    fn decision_bound(&self, position: &Self::Position) -> u64;

    /// Plays a choice that is known to be legal and runs to the next decision. With one that is not the position may
    /// become one that no game reaches, but nothing panics; use [`Wording::play`](crate::Wording::play) for what comes from outside.
    fn apply<C: Chance, S: Sink<Self::Event>>(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        sink: &mut S,
    );

    /// A legal choice at random, every one equally likely; `choices` is room to work in. A game with very long lists may
    /// draw without making the list.
    #[inline]
    fn sample<C: Chance>(
        &self,
        position: &Self::Position,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        self.legal(position, seat, choices);
        let index = if choices.len() > 1 { chance.index(choices.len()) } else { 0 };
        choices.get(index).copied()
    }

    /// What a viewer may know.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// A full position that fits the view: what the viewer does not know is drawn so that every possibility consistent
    /// with what she knows is equally likely.
    fn imagine<C: Chance>(&self, view: &Self::View, chance: &mut C) -> Self::Position;

    /// Scores and places, once the game is over.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// Scores and places as they stand: what the outcome would be were the game over now, with nothing more counted. Once it is
    /// over this is the outcome.
    fn standing(&self, position: &Self::Position) -> Outcome;
}
