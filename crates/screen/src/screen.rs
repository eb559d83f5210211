//! What a game brings to the terminal: how its table is told in words and drawn in characters.

use crate::terminal::Palette;
use meadhall_bots::BotEntry;
use meadhall_engine::{Game, Seat, TableGame, Wording};
use meadhall_words::clauses::Clauses;
use meadhall_words::{Texts, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Color;

/// The rules that a screen shows.
pub type RulesOf<S> = <S as Screen>::Rules;
/// What a seat sees of a game.
pub type ViewOf<S> = <RulesOf<S> as Game>::View;
/// A choice in a game.
pub type ActionOf<S> = <RulesOf<S> as Game>::Action;
/// Something that happens in a game.
pub type EventOf<S> = <RulesOf<S> as Game>::Event;

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
}

/// One card of a game, explained.
pub struct CardText {
    /// Its id in written forms and views.
    pub id: String,
    /// What it is, such as `card` or `jarl`: ids and indices are told apart within their kind.
    pub kind: &'static str,
    /// Its place among those of its kind.
    pub index: usize,
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

    /// The card that a choice is about, as [`cards`](Screen::cards) explains it.
    fn card(game: &RulesOf<Self>, view: &ViewOf<Self>, action: ActionOf<Self>, words: &Words) -> Option<CardText> {
        let _ = (game, view, action, words);
        None
    }

    /// What the letters and signs on the drawn board mean.
    fn legend(words: &Words) -> Vec<String> {
        let _ = words;
        Vec::new()
    }

    /// The choice that the cursor stands on first: one that gives nothing up.
    fn preselected(game: &RulesOf<Self>, view: &ViewOf<Self>, choices: &[ActionOf<Self>]) -> usize {
        choices.iter().position(|&action| game.warning(view, choices, action).is_none()).unwrap_or(0)
    }

    /// How many lines the board takes at this width. It should be no higher than `room`, and is so only where it can leave
    /// out nothing more.
    fn height(game: &RulesOf<Self>, view: &ViewOf<Self>, words: &Words, room: Size) -> u16;

    /// Draws the board.
    fn draw(game: &RulesOf<Self>, context: &DrawContext<'_, Self>, area: Rect, buffer: &mut Buffer);
}
