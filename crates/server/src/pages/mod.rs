//! Pages: HTML and SVG, made here and sent whole.

pub mod advice;
pub mod assets;
pub mod chances;
pub mod curtain;
pub mod ending;
pub mod home;
pub mod invitation;
pub mod layout;
pub mod lobby;
pub mod log;
pub mod menu;
pub mod model;
pub mod new_table;
pub mod notice;
pub mod option_compatibility;
pub mod options;
pub mod replay;
pub mod sheet;
mod standing;
pub mod table;
