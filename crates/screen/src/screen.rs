//! What a game brings to the terminal: how its table is told in words and drawn in characters.

use crate::terminal::Palette;
use meadhall_bots::BotEntry;
use meadhall_engine::{Game, Seat, TableGame};
use meadhall_words::clauses::Clauses;
use meadhall_words::{Texts, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;

/// The rules that a screen shows.
pub type RulesOf<S> = <S as Screen>::Rules;
/// What a seat sees of a game.
pub type ViewOf<S> = <RulesOf<S> as Game>::View;
/// A choice in a game.
pub type ActionOf<S> = <RulesOf<S> as Game>::Action;
/// Something that happens in a game.
pub type EventOf<S> = <RulesOf<S> as Game>::Event;

/// How densely the board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Density {
    /// One line for what has one line's worth to say.
    Compact,
    /// As on a terminal of 80 by 24.
    Normal,
    /// With space to spare.
    Roomy,
}

/// What a board is drawn from.
pub struct DrawContext<'a, S: Screen> {
    /// What the viewer may know.
    pub view: &'a ViewOf<S>,
    /// The words of the language.
    pub words: &'static Words,
    /// The colours.
    pub palette: Palette,
    /// Who plays each seat, in words: `you`, `bot, normal`.
    pub player_labels: &'a [String],
    /// The viewer's legal choices.
    pub choices: &'a [ActionOf<S>],
    /// The choice that the viewer is looking at.
    pub chosen: Option<ActionOf<S>>,
    /// How densely to draw.
    pub density: Density,
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

/// How a game looks in the terminal.
pub trait Screen: Sized + 'static {
    /// The rules that it shows.
    type Rules: TableGame;

    /// The bots that play them.
    fn bots() -> &'static BotEntry;

    /// The texts of the game and of this screen.
    fn texts() -> &'static Texts;

    /// The rules as numbered clauses.
    fn clauses() -> &'static Clauses;

    /// The deck that comes with the game, as a file to change, if the game has one.
    fn deck_file() -> Option<&'static str>;

    /// A short scenario that shows how scenarios are written, if the game brings one.
    fn example() -> Option<&'static str> {
        None
    }

    /// Every card, explained.
    fn cards(words: &Words) -> Vec<CardText>;

    /// What a seat is called, such as the colour of its clan.
    fn name(view: &ViewOf<Self>, seat: Seat, words: &Words) -> String;

    /// The colour that goes with the name.
    fn colour(view: &ViewOf<Self>, seat: Seat) -> Color;

    /// How far the game has come, such as `Round 3 of 9`.
    fn stage(game: &RulesOf<Self>, view: &ViewOf<Self>, words: &Words) -> String;

    /// The table in words, a line for each thing that lies on it. `player_labels` says who plays each seat.
    fn table_lines(game: &RulesOf<Self>, view: &ViewOf<Self>, player_labels: &[String], words: &Words) -> Vec<String>;

    /// What the viewer should know about a choice, such as the text of the card that it plays.
    fn about(game: &RulesOf<Self>, view: &ViewOf<Self>, action: ActionOf<Self>, words: &Words) -> Option<String>;

    /// How many lines the board takes.
    fn height(game: &RulesOf<Self>, view: &ViewOf<Self>, density: Density) -> u16;

    /// Draws the board.
    fn draw(game: &RulesOf<Self>, context: &DrawContext<'_, Self>, area: Rect, buffer: &mut Buffer);
}
