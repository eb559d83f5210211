//! The one trait that every game implements.

use crate::{BadOption, Chance, Facts, Message, OptionSpec, Options, Outcome, Refusal, Seat, SeatSet, Sink};
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
    /// Answers that a player may leave with the table, so that questions which are put to everybody only to hide who
    /// holds a card need not interrupt her. Keys of the locale files as `standing-<key>`.
    const STANDING: &'static [&'static str] = &[];
    /// What chance decides and a scenario may fix, such as `dice` and `draws` ([`Chance::pick`], [`Chance::arrange`]).
    const LOTS: &'static [&'static str] = &[];
    /// The first words of those facts ([`Game::describe`]) whose values are sets: the order of a list means nothing there.
    const SETS: &'static [&'static str] = &[];
    /// First words that facts had in earlier scenarios, each with today's.
    const RENAMED: &'static [(&'static str, &'static str)] = &[];

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
    /// become one that no game reaches, but nothing panics; use [`Game::play`] for what comes from outside.
    fn apply<C: Chance, S: Sink<Self::Event>>(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        sink: &mut S,
    );

    /// Why a choice that is not legal is not legal.
    fn why_not(&self, position: &Self::Position, seat: Seat, action: Self::Action) -> Message;

    /// Plays a choice, or refuses it and changes nothing.
    fn play<C: Chance, S: Sink<Self::Event>>(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Refusal> {
        let mut choices = Vec::new();
        self.legal(position, seat, &mut choices);
        if choices.contains(&action) || self.also_legal(position, seat, action) {
            self.apply(position, seat, action, chance, sink);
            return Ok(());
        }
        Err(Refusal {
            who: self.seat_name(position, seat),
            what: action.to_string(),
            why: Box::new(self.why_not(position, seat, action)),
            legal: choices.iter().map(ToString::to_string).collect(),
        })
    }

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

    /// Whether the table may play a decision with a single legal choice for the seat. Not where even the asking has to
    /// look alike for those who have a choice and those who have none.
    fn may_play_for(&self, position: &Self::Position, seat: Seat) -> bool {
        let _ = (position, seat);
        true
    }

    /// The choice that a standing answer (one of [`Game::STANDING`]) gives here, if it gives one.
    fn standing_answer(&self, position: &Self::Position, seat: Seat, standing: &str) -> Option<Self::Action> {
        let _ = (position, seat, standing);
        None
    }

    /// Whether the choice that the seat made at `before` is still unknown to the others at `now`. Unless a game says
    /// otherwise, what was decided at the same time as others is taken to stay secret.
    fn still_secret(&self, before: &Self::Position, seat: Seat, action: Self::Action, now: &Self::Position) -> bool {
        let _ = (seat, action, now);
        self.pending(before).len() > 1
    }

    /// What a viewer may know.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// A full position that fits the view: what the viewer does not know is drawn so that every possibility consistent
    /// with what she knows is equally likely.
    fn imagine<C: Chance>(&self, view: &Self::View, chance: &mut C) -> Self::Position;

    /// Scores and places, once the game is over.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// The seat's name in records and scenarios, such as its clan.
    fn seat_name(&self, position: &Self::Position, seat: Seat) -> String;

    /// The part of an event that a viewer may know, if any.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether somebody learnt something by the event that cannot be unlearnt: a card turned up, a roll, a reveal. Undo
    /// is free only before that.
    fn reveals(event: &Self::Event) -> bool;

    /// The event in words; `None` for what needs none.
    fn tell(event: &Self::Event) -> Option<Message>;

    /// What is asked of whom, in one sentence, as this viewer may know it.
    fn prompt(&self, view: &Self::View) -> Message;

    /// A choice in words, as a button would say it to the one who may make it.
    fn label(&self, view: &Self::View, action: Self::Action) -> Message;

    /// The position in the scenarios' words.
    fn describe(&self, position: &Self::Position) -> Facts;

    /// The rules and the position that a scenario describes; what it leaves out is the set-up's. An impossible position is
    /// refused with the key of the offending fact and the reason.
    fn compose<C: Chance>(
        facts: &Facts,
        options: &Options,
        chance: &mut C,
    ) -> Result<(Self, Self::Position), BadOption>;
}
