//! What a game brings to the terminal: how its table is told in words and drawn in characters.

use super::palette::Palette;
use crate::clauses::Clauses;
use meadhall_bots::Thinker;
use meadhall_engine::{Seat, TableGame};
use meadhall_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;

/// How much room there is for the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Room {
    /// Little: one line for what has one line's worth to say.
    Tight,
    /// As on a terminal of 80 by 24.
    Usual,
    /// Plenty.
    Ample,
}

/// What a board is drawn from.
pub struct Look<'a, G: TableGame> {
    /// What the viewer may know.
    pub view: &'a G::View,
    /// The words of the language.
    pub words: &'static Words,
    /// The colours.
    pub palette: Palette,
    /// Who sits at each seat, in words: `you`, `bot, normal`.
    pub sitters: &'a [String],
    /// The viewer's legal choices.
    pub choices: &'a [G::Action],
    /// The choice that the viewer is looking at.
    pub chosen: Option<G::Action>,
    /// How much room there is.
    pub room: Room,
}

/// One card of a game, explained.
pub struct CardText {
    /// Its name, with whatever number stands on it.
    pub name: String,
    /// What it does.
    pub text: String,
    /// The clause that says so.
    pub clause: &'static str,
}

/// A game that can be played in the terminal.
pub trait Board: Thinker {
    /// The rules as numbered clauses.
    fn clauses() -> &'static Clauses;

    /// The rules as they are written.
    fn rules() -> &'static str;

    /// The deck that comes with the game, as a file to change, if the game has one.
    fn deck_file() -> Option<&'static str>;

    /// Every card, explained.
    fn cards(words: &Words) -> Vec<CardText>;

    /// What a seat is called, such as the colour of its clan.
    fn name(&self, view: &Self::View, seat: Seat, words: &Words) -> String;

    /// The colour that goes with the name.
    fn colour(&self, view: &Self::View, seat: Seat) -> Color;

    /// How far the game has come, such as `Round 3 of 9`.
    fn stage(&self, view: &Self::View, words: &Words) -> String;

    /// The table in words, a line for each thing that lies on it. `sitters` says who sits at each seat.
    fn tell_table(&self, view: &Self::View, sitters: &[String], words: &Words) -> Vec<String>;

    /// What the viewer should know about a choice, such as the text of the card that it plays.
    fn about(&self, view: &Self::View, action: Self::Action, words: &Words) -> Option<String>;

    /// How many lines the board takes.
    fn height(&self, view: &Self::View, room: Room) -> u16;

    /// Draws the board.
    fn draw(&self, look: &Look<'_, Self>, area: Rect, buffer: &mut Buffer);
}
