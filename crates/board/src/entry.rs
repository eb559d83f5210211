//! The board of any game, without its types: what a server holds.

use crate::board::{Action, Event, View};
use crate::{
    Assets, Board, Choice, DrawnTable, FeastGuests, Guide, LessonFile, LogLine, Moment, RenderContext, Rulebook, Scene,
    ScoreSources, Sheet,
};
use maud::Markup;
use meadhall_engine::any_table::downcast;
use meadhall_engine::{AnyTable, Game, Seat, Table, Viewer, Wording};
use meadhall_words::{Lang, Texts, Words};

/// Up to so many choices a page lists all of them in words; beyond that, those put together on the board are listed on a page
/// of their own.
const MOST_LISTED: usize = 40;

/// Draws what a viewer sees of a table after so many decisions; nothing if the table is of another game.
type Draw = fn(&dyn AnyTable, Viewer, usize, &RenderContext<'_>) -> Option<DrawnTable>;

/// How a game looks in a browser; see [`Board`] for what the facts mean.
#[derive(Clone, Copy, Debug)]
pub struct BoardEntry {
    /// The game's id.
    pub id: &'static str,
    /// The written names of its clans.
    pub banners: &'static [&'static str],
    /// The table of cards or the deck as a file, where somebody may play with another one.
    pub card_file: Option<&'static str>,
    /// The drawings on the first page, each with its class.
    pub hero: &'static [(&'static str, &'static str)],
    /// The style of the drawings on the first page.
    pub hero_style: &'static str,
    /// The colours of clans of its own.
    pub clan_style: &'static str,
    /// The drawing of the back of its cards.
    pub card_back: &'static str,
    /// The name of the style sheet of its tables.
    pub table_style: &'static str,
    /// The name of the script of its tables, if they need one of their own.
    pub table_script: Option<&'static str>,
    /// The name of the style sheet of its guide and gallery.
    pub sheet_style: &'static str,
    /// The guide.
    pub guide: Guide,
    /// The options about what one player alone plays against.
    pub solo_options: &'static [&'static str],
    /// The lessons, in their order.
    pub lessons: &'static [LessonFile],
    /// The words that pages explain where they stand.
    pub terms: &'static [&'static str],
    /// The seats of somebody's first game, and its options.
    pub first_game: (usize, &'static [(&'static str, &'static str)]),
    /// Who sits at the winner's table in the picture of the end.
    pub feast: FeastGuests,
    /// The moments by which its pages are judged.
    pub moments: &'static [Moment],
    texts: fn() -> &'static Texts,
    assets: fn() -> &'static Assets,
    rulebook: fn() -> &'static Rulebook,
    gallery: fn(&'static Words, &str) -> Sheet,
    reference: fn(&'static Words) -> Markup,
    option_picture: fn(&str, Option<&str>) -> Option<String>,
    written: fn(&str) -> Option<String>,
    snapshot: Draw,
    choices: fn(&dyn AnyTable, Seat, &RenderContext<'_>) -> Option<Vec<Choice>>,
    scenes: fn(&dyn AnyTable, Viewer, usize, &RenderContext<'_>) -> Option<Vec<Scene>>,
    scoring: fn(&dyn AnyTable, &RenderContext<'_>) -> Option<Markup>,
    score_sources: fn(&dyn AnyTable, &RenderContext<'_>) -> Option<ScoreSources>,
}

impl BoardEntry {
    /// The entry of a game's board.
    pub const fn of<B: Board>() -> BoardEntry {
        BoardEntry {
            id: B::Rules::ID,
            banners: B::BANNERS,
            card_file: B::CARD_FILE,
            hero: B::HERO,
            hero_style: B::HERO_STYLE,
            clan_style: B::CLAN_STYLE,
            card_back: B::CARD_BACK,
            table_style: B::TABLE_STYLE,
            table_script: B::TABLE_SCRIPT,
            sheet_style: B::SHEET_STYLE,
            guide: B::GUIDE,
            solo_options: B::SOLO_OPTIONS,
            lessons: B::LESSONS,
            terms: B::TERMS,
            first_game: B::FIRST_GAME,
            feast: B::FEAST,
            moments: B::MOMENTS,
            texts: B::texts,
            assets: B::assets,
            rulebook: B::rulebook,
            gallery: B::gallery,
            reference: B::reference,
            option_picture: B::option_picture,
            written: |text| B::read(text).map(|action| action.to_string()),
            snapshot: |table, viewer, at, context| Some(snapshot::<B>(downcast(table)?, viewer, at, context)),
            choices: |table, seat, context| Some(choices::<B>(downcast(table)?, seat, context)),
            scenes: |table, viewer, turn, context| scenes::<B>(downcast(table)?, viewer, turn, context),
            scoring: |table, context| scoring::<B>(downcast(table)?, context),
            score_sources: |table, context| Some(score_sources::<B>(downcast(table)?, context)),
        }
    }

    /// Drawings, style sheets and scripts.
    pub fn assets(&self) -> &'static Assets {
        (self.assets)()
    }

    /// The rules as numbered clauses.
    pub fn rulebook(&self) -> &'static Rulebook {
        (self.rulebook)()
    }

    /// The gallery, as the address of the page asks for it.
    pub fn gallery(&self, words: &'static Words, address: &str) -> Sheet {
        (self.gallery)(words, address)
    }

    /// What there is to know about the cards, for the help of a table.
    pub fn reference(&self, words: &'static Words) -> Markup {
        (self.reference)(words)
    }

    /// The drawing of an option, or of one of its values, in the form for a new table.
    pub fn option_picture(&self, key: &str, value: Option<&str>) -> Option<String> {
        (self.option_picture)(key, value)
    }

    /// The written form of a choice as the board's form sends it; none if it cannot be read.
    pub fn written(&self, sent: &str) -> Option<String> {
        (self.written)(sent)
    }

    /// What a viewer sees of a table after so many decisions. A table of another game looks like nothing.
    pub fn snapshot(&self, table: &dyn AnyTable, viewer: Viewer, at: usize, context: &RenderContext<'_>) -> DrawnTable {
        (self.snapshot)(table, viewer, at, context).unwrap_or_default()
    }

    /// All choices that a seat has now, in words.
    pub fn choices(&self, table: &dyn AnyTable, seat: Seat, context: &RenderContext<'_>) -> Vec<Choice> {
        (self.choices)(table, seat, context).unwrap_or_default()
    }

    /// The great moments of a decision, by its number from 1, as a viewer saw it.
    pub fn scenes(&self, table: &dyn AnyTable, viewer: Viewer, turn: usize, context: &RenderContext<'_>) -> Vec<Scene> {
        (self.scenes)(table, viewer, turn, context).unwrap_or_default()
    }

    /// The scoring in steps, once the game is over.
    pub fn scoring(&self, table: &dyn AnyTable, context: &RenderContext<'_>) -> Markup {
        (self.scoring)(table, context).unwrap_or_default()
    }

    /// Where everybody's points came from.
    pub fn score_sources(&self, table: &dyn AnyTable, context: &RenderContext<'_>) -> ScoreSources {
        (self.score_sources)(table, context).unwrap_or_default()
    }

    /// The words of rules, board and guide.
    pub fn texts(&self) -> &'static Texts {
        (self.texts)()
    }

    /// The words of a language.
    pub fn words(&self, lang: Lang) -> &'static Words {
        self.texts().words(lang)
    }

    /// The written name of a seat's clan, as emblems know it.
    pub fn banner(&self, table: &dyn AnyTable, seat: Seat) -> Option<&'static str> {
        let name = table.seat_name(seat);
        self.banners.iter().copied().find(|banner| banner.rsplit('/').next() == Some(name.as_str()))
    }
}

fn snapshot<B: Board>(table: &Table<B::Rules>, viewer: Viewer, at: usize, context: &RenderContext<'_>) -> DrawnTable {
    let game = table.game();
    let position = table.position_after(at);
    let view = game.view(position, viewer);
    let mut actions = Vec::new();
    if let Some(seat) = viewer.seat().filter(|_| context.playing && !table.is_ended()) {
        game.legal(position, seat, &mut actions);
    }
    // Who only looks on is told of others, also of the bot that plays for her.
    let prompt =
        if context.playing { game.prompt(&view) } else { game.prompt(&game.view(position, Viewer::Spectator)) };
    let many = actions.len() > MOST_LISTED;
    let listed = actions.iter().copied().filter(|action| !(many && B::is_composed(*action)));
    let choices: Vec<Choice> = listed.map(|action| choice::<B>(game, &view, &actions, action, context)).collect();
    let events: Vec<_> = table.log(viewer).take_while(|(turn, _)| *turn <= at).collect();
    let mut told = events.iter().rev().filter_map(|(turn, event)| Some((*turn, game.tell(event)?)));
    let line = |(turn, message)| LogLine {
        turn,
        text: context.tell(&message),
        clause: message.clause.map(|clause| clause.into_owned()),
    };
    let mut log: Vec<LogLine> = told.by_ref().take(context.log_lines).map(line).collect();
    log.reverse();
    DrawnTable {
        prompt: context.tell(&prompt),
        clause: prompt.clause.as_ref().map(ToString::to_string),
        board: B::board(game, &view, &events, &actions, context),
        choices_cut: choices.len() < actions.len(),
        choices,
        log,
        log_cut: told.next().is_some(),
    }
}

/// A choice in words.
fn choice<B: Board>(
    game: &B::Rules,
    view: &View<B>,
    all: &[Action<B>],
    action: Action<B>,
    context: &RenderContext<'_>,
) -> Choice {
    Choice {
        written: action.to_string(),
        label: context.tell(&game.label(view, action)),
        in_words: B::in_words(action),
        warning: game.warning(view, all, action).map(|message| context.tell(&message)),
        heading: B::heading(action).map(|key| context.say(key)),
    }
}

/// All choices of a seat, however many there are.
fn choices<B: Board>(table: &Table<B::Rules>, seat: Seat, context: &RenderContext<'_>) -> Vec<Choice> {
    let (game, position) = (table.game(), table.position_after(table.turn_count()));
    let view = game.view(position, Viewer::Seat(seat));
    let mut actions = Vec::new();
    game.legal(position, seat, &mut actions);
    actions.iter().map(|action| choice::<B>(game, &view, &actions, *action, context)).collect()
}

fn scenes<B: Board>(
    table: &Table<B::Rules>,
    viewer: Viewer,
    turn: usize,
    context: &RenderContext<'_>,
) -> Option<Vec<Scene>> {
    let game = table.game();
    let view = |turns| game.view(table.position_after(turns), viewer);
    let (before, after) = (view(turn.checked_sub(1)?), view(turn));
    let events: Vec<_> = table.log(viewer).take_while(|(of, _)| *of <= turn).collect();
    Some(B::scenes(game, [&before, &after], &events, turn, context))
}

/// Everything public that has happened.
fn public_events<B: Board>(table: &Table<B::Rules>) -> Vec<Event<B>> {
    table.log(Viewer::Spectator).map(|(_, event)| event).collect()
}

fn scoring<B: Board>(table: &Table<B::Rules>, context: &RenderContext<'_>) -> Option<Markup> {
    table.outcome().map(|outcome| B::scoring(table.game(), &outcome, &public_events::<B>(table), context))
}

fn score_sources<B: Board>(table: &Table<B::Rules>, context: &RenderContext<'_>) -> ScoreSources {
    B::score_sources(table.game(), &public_events::<B>(table), context)
}
