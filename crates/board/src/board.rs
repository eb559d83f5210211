//! The board of one game: everything that a page asks a game for.

use crate::{Assets, FeastGuests, Guide, LessonFile, Moment, RenderContext, Rulebook, Scene, ScoreSources, Sheet};
use maud::Markup;
use meadhall_engine::{Game, Outcome, TableGame};
use meadhall_words::{Texts, Words};

/// How a game looks in a browser. A game's board is a type of its own that names its rules.
pub trait Board: 'static {
    /// The rules.
    type Rules: TableGame;

    /// The written names of the clans that can sit at the seats, with the folder of their emblems before them if these lie in
    /// one.
    const BANNERS: &'static [&'static str];
    /// The table of cards or the deck as a file, where somebody may play with another one.
    const CARD_FILE: Option<&'static str> = None;
    /// What stands above the game's name on the first page: drawings, each with its class.
    const HERO: &'static [(&'static str, &'static str)];
    /// The style of the drawings on the first page; it ends the style sheet of that page.
    const HERO_STYLE: &'static str = "";
    /// The colours of clans of its own; they end the style sheet of all pages.
    const CLAN_STYLE: &'static str = "";
    /// The drawing of the back of its cards.
    const CARD_BACK: &'static str;
    /// The style sheet of its tables, by the name of the file.
    const TABLE_STYLE: &'static str;
    /// The script of what only its tables do in a browser, by the name of the file.
    const TABLE_SCRIPT: Option<&'static str> = None;
    /// The style sheet of its guide and its gallery, by the name of the file.
    const SHEET_STYLE: &'static str;
    /// The guide.
    const GUIDE: Guide;
    /// The options about what one player alone plays against.
    const SOLO_OPTIONS: &'static [&'static str] = &[];
    /// The lessons, in their order.
    const LESSONS: &'static [LessonFile] = &[];
    /// The words that pages explain where they stand; see [`crate::explained`].
    const TERMS: &'static [&'static str] = &[];
    /// The seats of somebody's first game, and its options: the shortest and plainest that there is.
    const FIRST_GAME: (usize, &'static [(&'static str, &'static str)]) = (3, &[]);
    /// Who sits at the winner's table in the picture of the end.
    const FEAST: FeastGuests = FeastGuests { drawings: &[], framed: false };
    /// The moments by which its pages are judged.
    const MOMENTS: &'static [Moment] = &[];

    /// The words of rules, board and guide.
    fn texts() -> &'static Texts;

    /// Drawings, style sheets and scripts.
    fn assets() -> &'static Assets;

    /// The rules as numbered clauses.
    fn rulebook() -> &'static Rulebook;

    /// The gallery of all cards; `address` is that of the page, whose query says what is wanted.
    fn gallery(words: &'static Words, address: &str) -> Sheet;

    /// What there is to know about the cards, for the help of a table.
    fn reference(words: &'static Words) -> Markup;

    /// The drawing of an option, or of one of its values, in the form for a new table.
    fn option_picture(key: &str, value: Option<&str>) -> Option<String> {
        let _ = (key, value);
        None
    }

    /// Whether a choice lies nowhere on the board, so that it has to be offered in words.
    fn in_words(action: Action<Self>) -> bool;

    /// The key of the heading under which a choice stands in a list of all choices; none where a list needs no headings.
    fn heading(action: Action<Self>) -> Option<&'static str> {
        let _ = action;
        None
    }

    /// Whether a choice is put together on the board from several parts. Where there are very many choices, such ones are
    /// listed on a page of their own.
    fn is_composed(action: Action<Self>) -> bool {
        let _ = action;
        false
    }

    /// Reads a choice as the board's form sends it; the written form unless a game puts choices together.
    fn read(text: &str) -> Option<Action<Self>> {
        text.parse().ok()
    }

    /// The board as the viewer of a view sees it, with the viewer's choices lit up; `events` is what has happened, with
    /// the turns it belongs to.
    fn board(
        rules: &Self::Rules,
        view: &View<Self>,
        events: &[(usize, Event<Self>)],
        choices: &[Action<Self>],
        context: &RenderContext<'_>,
    ) -> Markup;

    /// The great moments of one decision, in their order: `views` are what the viewer saw before and after it, `events` is
    /// everything that has happened up to then, and `turn` the number of the decision in it.
    fn scenes(
        rules: &Self::Rules,
        views: [&View<Self>; 2],
        events: &[(usize, Event<Self>)],
        turn: usize,
        context: &RenderContext<'_>,
    ) -> Vec<Scene> {
        let _ = (rules, views, events, turn, context);
        Vec::new()
    }

    /// The scoring in steps, from all public events of a finished game.
    fn scoring(rules: &Self::Rules, outcome: &Outcome, events: &[Event<Self>], context: &RenderContext<'_>) -> Markup;

    /// Where everybody's points came from, for the picture of the end; nothing where a game has no points.
    fn score_sources(rules: &Self::Rules, events: &[Event<Self>], context: &RenderContext<'_>) -> ScoreSources {
        let _ = (rules, events, context);
        ScoreSources::default()
    }
}

/// What can be chosen in the game of a board.
pub type Action<B> = <<B as Board>::Rules as Game>::Action;
/// What happens in the game of a board.
pub type Event<B> = <<B as Board>::Rules as Game>::Event;
/// What a viewer sees in the game of a board.
pub type View<B> = <<B as Board>::Rules as Game>::View;
