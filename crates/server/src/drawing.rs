//! How a table looks: what a page shows of a game at one moment to one viewer.

use crate::games::Staged;
use crate::pages::model::{Choice, LogLine, SeatInfo};
use maud::Markup;
use meadhall_engine::{AnyTable, Message, Table, Viewer, any_table};
use meadhall_words::Words;

/// What a page shows of a game at one moment to one viewer.
#[derive(Default)]
pub struct TableDrawing {
    /// What is asked of whom.
    pub prompt: String,
    /// The clause behind it.
    pub clause: Option<String>,
    /// The board.
    pub board: Markup,
    /// The viewer's legal choices.
    pub choices: Vec<Choice>,
    /// The end of the log.
    pub log: Vec<LogLine>,
    /// Whether there is more of it before that.
    pub log_cut: bool,
}

/// Up to so many choices a page lists all of them in words; beyond that, those put together on the board are left out.
const MOST_LISTED: usize = 24;

/// How to show a game.
pub struct RenderContext<'a> {
    /// The words of the visitor's language.
    pub words: &'static Words,
    /// Who sits where.
    pub seats: &'a [SeatInfo],
    /// Whether the viewer may choose here, or only look.
    pub playing: bool,
    /// Whether the viewer may take the last decision back at once.
    pub undo: bool,
    /// How many lines of the log to tell at most: telling all of a long game takes longer than everything else.
    pub log_lines: usize,
}

pub use RenderContext as Showing;

impl RenderContext<'_> {
    /// A message in words.
    pub fn tell(&self, message: &Message) -> String {
        let name = |seat| self.seats.iter().find(|info| info.seat == seat).map(|info| info.name.clone());
        self.words.tell(message, &|seat| name(seat).unwrap_or_default())
    }
}

/// How the tables of one game are drawn. A table of another game looks like nothing.
pub struct Drawing {
    /// What a viewer sees after the first so many decisions.
    pub draw: fn(&dyn AnyTable, Viewer, usize, &RenderContext<'_>) -> TableDrawing,
    /// The scoring in steps, once the game is over.
    pub scoring: fn(&dyn AnyTable, &RenderContext<'_>) -> Markup,
    /// What there is to know about the game's cards, for the help of a table.
    pub reference: fn(&'static Words) -> Markup,
    /// The written form of a choice that the board's form sends.
    pub read: fn(&str) -> Option<String>,
}

impl Drawing {
    /// The drawing of a game.
    pub const fn of<G: Staged>() -> Drawing {
        Drawing {
            draw: |table, viewer, at, context| {
                any_table::downcast::<G>(table).map(|table| draw(table, viewer, at, context)).unwrap_or_default()
            },
            scoring: |table, context| any_table::downcast::<G>(table).map(|t| scoring(t, context)).unwrap_or_default(),
            reference: G::reference,
            read: |text| G::read(text).map(|action| action.to_string()),
        }
    }
}

fn draw<G: Staged>(table: &Table<G>, viewer: Viewer, at: usize, context: &RenderContext<'_>) -> TableDrawing {
    let game = table.game();
    let position = table.position_after(at);
    let view = game.view(position, viewer);
    let mut actions = Vec::new();
    if let Some(seat) = viewer.seat().filter(|_| context.playing) {
        game.legal(position, seat, &mut actions);
    }
    let prompt = game.prompt(&view);
    let label = |action: &G::Action| Choice {
        written: action.to_string(),
        label: context.tell(&game.label(&view, *action)),
        in_words: G::in_words(*action),
    };
    let many = actions.len() > MOST_LISTED;
    let listed = actions.iter().filter(|action| !(many && G::is_composed(**action)));
    let events: Vec<(usize, G::Event)> = table.log(viewer).take_while(|(turn, _)| *turn <= at).collect();
    let (log, log_cut) = log::<G>(&events, context);
    TableDrawing {
        prompt: context.tell(&prompt),
        clause: prompt.clause.as_ref().map(ToString::to_string),
        board: game.board(&view, &events, &actions, context),
        choices: listed.map(label).collect(),
        log,
        log_cut,
    }
}

/// The end of the log, and whether there is more of it before that.
fn log<G: Staged>(events: &[(usize, G::Event)], context: &RenderContext<'_>) -> (Vec<LogLine>, bool) {
    let mut told = events.iter().rev().filter_map(|(turn, event)| Some((*turn, G::tell(event)?)));
    let line = |(turn, message): (usize, Message)| LogLine {
        turn,
        text: context.tell(&message),
        clause: message.clause.map(|clause| clause.into_owned()),
    };
    let mut log: Vec<LogLine> = told.by_ref().take(context.log_lines).map(line).collect();
    log.reverse();
    (log, told.next().is_some())
}

fn scoring<G: Staged>(table: &Table<G>, context: &RenderContext<'_>) -> Markup {
    let events: Vec<G::Event> = table.log(Viewer::Spectator).map(|(_, event)| event).collect();
    table.outcome().map(|outcome| table.game().scoring(&outcome, &events, context)).unwrap_or_default()
}
