//! What every page of a game is made of, whatever the game.
//!
//! A game has a [`Board`]: how its table, its guide and its gallery look in a browser. [`BoardEntry`] is the same without the
//! game's types, for a server that knows no game. The rest is what boards are made of: [drawings and files](Assets), the
//! [render context](RenderContext), [sheets](Sheet) with the frames of [guides](Guide) and [galleries](gallery), and the
//! [rulebook](Rulebook) and the [table of scores](ScoreTable). [`testing`] helps the tests of a board.

mod assets;
mod board;
mod context;
mod drawings;
mod entry;
pub mod gallery;
mod guide;
mod house;
mod rulebook;
mod score_table;
mod sheet;
pub mod testing;

pub use assets::{Asset, Assets, Source};
pub use board::Board;
pub use context::{Choice, LogLine, RenderContext, SeatInfo, Sitter, TableSnapshot};
pub use drawings::{Drawings, Sprite, drawing_parts};
pub use entry::BoardEntry;
pub use guide::{Guide, Screen, closing};
pub use house::{HOUSE, drawing, icon};
pub use rulebook::Rulebook;
pub use score_table::ScoreTable;
pub use sheet::{Sheet, query_value};
