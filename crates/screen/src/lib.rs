//! What every terminal screen is made of: play on a drawn screen or as lines of text, and games told in words.
//!
//! A game brings its [`Screen`]; the sentence that asks, the choices, the log, the help and the keys are the same for all
//! games. [`ScreenEntry`] is what the list of games knows of it.

#![forbid(unsafe_code)]

mod entry;
mod failure;
pub mod folder;
mod output;
pub mod play;
mod replay;
mod scenario;
mod screen;
mod stop;
pub mod terminal;
pub mod testing;

pub use entry::ScreenEntry;
pub use failure::{Failure, reason};
pub use output::Output;
pub use play::{NewGame, PlayRequest, Player, Start};
pub use replay::ReplayRequest;
pub use scenario::ScenarioReport;
pub use screen::{ActionOf, CardText, Density, DrawContext, EventOf, RulesOf, Screen, ViewOf};
pub use stop::Stop;
