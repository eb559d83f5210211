//! How much is told, kept with the user's other settings.

use crate::config::{Config, Setting};
use crate::failure::Failure;

/// How much is told.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether answers are short.
    pub brief: bool,
    /// Where that is kept.
    config: Option<Config>,
}

impl Settings {
    /// Short answers, kept nowhere.
    pub const BRIEF: Settings = Settings { brief: true, config: None };

    /// As it was set; short where nothing was.
    pub fn load() -> Result<Settings, Failure> {
        let config = Config::open()?;
        Ok(Settings { brief: config.is(Setting::Brief).unwrap_or(true), config: Some(config) })
    }

    /// Tells more or less from now on, and keeps that.
    pub fn set(&mut self, brief: bool) -> Result<(), Failure> {
        self.brief = brief;
        match &mut self.config {
            Some(config) => config.set(Setting::Brief, Some(if brief { "true" } else { "false" })),
            None => Ok(()),
        }
    }
}
