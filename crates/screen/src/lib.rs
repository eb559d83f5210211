//! What every terminal screen is made of: play on a drawn screen or as lines of text, and games told in words.
//!
//! A game brings its [`Screen`]; the sentence that asks, the choices, the log, the help and the keys are the same for all
//! games. [`ScreenEntry`] is what the list of games knows of it.

#![forbid(unsafe_code)]

mod config;
mod entry;
mod failure;
pub mod folder;
mod output;
pub mod plain;
pub mod play;
mod refusal_text;
mod replay;
mod scenario;
mod screen;
mod stop;
pub mod terminal;
pub mod testing;

pub use config::{Config, Setting};
pub use entry::ScreenEntry;
pub use failure::{Failure, reason};
pub use output::Output;
pub use play::{NewGame, PlayRequest, Player, Start};
pub use refusal_text::record_error;
pub use replay::ReplayRequest;
pub use scenario::ScenarioReport;
pub use screen::{ActionOf, CardText, DrawContext, EventOf, RulesOf, Screen, ViewOf};
pub use stop::Stop;
