//! Pages: HTML and SVG, made here and sent whole.

pub mod advice;
pub mod assets;
pub mod chances;
pub mod clauses;
pub mod curtain;
pub mod ending;
pub mod fit;
pub mod gallery;
pub mod guide;
pub mod home;
pub mod invitation;
pub mod layout;
pub mod lobby;
pub mod log;
pub mod menu;
pub mod model;
pub mod new_table;
pub mod notice;
pub mod options;
pub mod replay;
pub mod scene;
mod sheet;
pub mod signs;
pub mod sprite;
mod standing;
pub mod table;
mod tiles;
