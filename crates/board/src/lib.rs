//! What every page of a game is made of, whatever the game.
//!
//! A game has a [`Board`]: how its table, its guide and its gallery look in a browser. [`BoardEntry`] is the same without the
//! game's types, for a server that knows no game. The rest is what boards are made of: [drawings and files](Assets), the
//! [render context](RenderContext), [sheets](Sheet) with the frames of [guides](Guide) and [galleries](gallery), and the
//! [rulebook](Rulebook), the [table of scores](ScoreTable), [scenes](Scene) and [lessons](lesson). [Moments](Moment) name
//! what its pages are judged by. [`testing`] helps the tests of a board.

mod assets;
mod board;
mod context;
mod drawings;
mod entry;
mod feast;
pub mod gallery;
mod guide;
mod house;
pub mod lesson;
pub mod light;
mod moment;
mod plain_text;
mod rulebook;
mod scene;
mod score_table;
mod sheet;
mod terms;
pub mod testing;

pub use assets::{Asset, Assets, Source};
pub use board::Board;
pub use context::{Choice, DrawnTable, LogLine, RenderContext, SeatInfo, Sitter, warning_id};
pub use drawings::{Drawings, Sprite, drawing_parts};
pub use entry::BoardEntry;
pub use feast::{FEAST_SIZE, Feast, FeastGuests, FeastPlace};
pub use guide::{Guide, Passage, Screen, closing};
pub use house::{HOUSE, drawing, icon};
pub use lesson::{Lesson, LessonFile, LessonMoment, LessonShelf, LessonStep, Progress, ShelvedLesson};
pub use moment::{Moment, When};
pub use rulebook::Rulebook;
pub use scene::{Scene, SceneKind, step};
pub use score_table::{ScoreSources, ScoreTable};
pub use sheet::{Sheet, query_value};
pub use terms::explained;
