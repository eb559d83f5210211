//! `meadhall config`: what is set once and for all.

use crate::suggestion::or_meant;
use meadhall_screen::{Config, Failure, Output, Setting};
use meadhall_words::{Lang, Words};
use serde_json::json;

/// Settings.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall config                       everything that can be set, and what is
  meadhall config set language cs
  meadhall config set bots normal,hard
  meadhall config get bots
  meadhall config unset bots
  meadhall config path                  the file; the variable MEADHALL_CONFIG names another

What a command says itself counts more than what is set.")]
pub struct ConfigArgs {
    /// What to do [default: show]
    #[command(subcommand)]
    pub command: Option<ConfigCommand>,
}

/// What can be done with settings.
#[derive(clap::Subcommand, Debug)]
pub enum ConfigCommand {
    /// Show everything that can be set, and what is
    #[command(after_help = "Example:
  meadhall config show --json")]
    Show {
        /// One JSON object
        #[arg(long)]
        json: bool,
    },
    /// Print what is set
    #[command(after_help = "Example:
  meadhall config get language")]
    Get {
        /// The setting
        #[arg(value_name = "SETTING")]
        setting: String,
    },
    /// Set something
    #[command(after_help = "Example:
  meadhall config set plain true")]
    Set {
        /// The setting
        #[arg(value_name = "SETTING")]
        setting: String,
        /// What it is set to
        #[arg(value_name = "VALUE")]
        value: String,
    },
    /// Set something no more
    #[command(after_help = "Example:
  meadhall config unset plain")]
    Unset {
        /// The setting
        #[arg(value_name = "SETTING")]
        setting: String,
    },
    /// Print where the file is
    #[command(after_help = "Example:
  meadhall config path")]
    Path,
}

/// Shows or changes settings.
pub fn run(args: &ConfigArgs, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let words = Words::house(lang);
    match &args.command {
        None => show(false, words, out),
        Some(ConfigCommand::Show { json }) => show(*json, words, out),
        Some(ConfigCommand::Get { setting }) => {
            let setting = named(setting)?;
            let nothing = || Failure::new(format!("{} is not set; legal: {}", setting.key(), setting.legal()));
            out.line(Config::open()?.get(setting).ok_or_else(nothing)?)
        }
        Some(ConfigCommand::Set { setting, value }) => {
            let setting = named(setting)?;
            Config::open()?.set(setting, Some(value))?;
            out.line(words.fill("config-is-set", &[("key", setting.key().into()), ("value", value.as_str().into())]))
        }
        Some(ConfigCommand::Unset { setting }) => {
            let setting = named(setting)?;
            Config::open()?.set(setting, None)?;
            out.line(words.fill("config-is-unset", &[("key", setting.key().into())]))
        }
        Some(ConfigCommand::Path) => match Config::place() {
            Some(path) => out.line(path.display()),
            None => Err(Failure::new("this user has no home folder; name a file with the variable MEADHALL_CONFIG")),
        },
    }
}

fn named(key: &str) -> Result<Setting, Failure> {
    Setting::named(key)
        .map_err(|unknown| Failure::usage(or_meant(unknown, key, Setting::ALL.into_iter().map(Setting::key))))
}

fn show(as_json: bool, words: &Words, out: &mut Output) -> Result<(), Failure> {
    let config = Config::open()?;
    if as_json {
        let settings = Setting::ALL.map(|setting| (setting.key().to_owned(), json!(config.get(setting))));
        return out.json(&serde_json::Value::Object(settings.into_iter().collect()));
    }
    for setting in Setting::ALL {
        let value = config.get(setting).map_or_else(|| words.say("config-none"), str::to_owned);
        let about = words.say(&format!("config-{}", setting.key()));
        out.line(format!("{} = {value}  # {about}: {}", setting.key(), setting.legal()))?;
    }
    Ok(())
}
