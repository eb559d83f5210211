//! What the command line says about the rules of a table: options, and decks or cards of one's own.

use crate::suggestion::or_meant;
use meadhall_engine::{BadOption, Options, RulesEntry};
use meadhall_screen::Failure;
use std::path::{Path, PathBuf};

/// The rules of the tables that bots play at.
#[derive(clap::Args, Debug)]
pub struct TableArgs {
    /// An option of the game, such as monster=hel for a bot that plays alone
    #[arg(long, value_name = "KEY=VALUE")]
    pub option: Vec<String>,
    /// A deck of one's own (see meadhall cards GAME --export)
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
    /// A table of cards of one's own (see meadhall cards GAME --export)
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
}

/// The options of a table, as they were typed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tables<'a> {
    /// Options of the form `KEY=VALUE`.
    pub option: &'a [String],
    /// A file with a deck of one's own.
    pub deck: Option<&'a Path>,
    /// A file with a table of cards of one's own.
    pub cards: Option<&'a Path>,
}

impl<'a> From<&'a TableArgs> for Tables<'a> {
    fn from(args: &'a TableArgs) -> Tables<'a> {
        Tables { option: &args.option, deck: args.deck.as_deref(), cards: args.cards.as_deref() }
    }
}

impl Tables<'_> {
    /// The options as they were typed, for a command that does the same again.
    pub fn typed(&self) -> String {
        let options = self.option.iter().map(|option| format!(" --option {option}"));
        let name = |file: &Path| file.file_name().map_or("FILE".into(), |name| name.to_string_lossy().into_owned());
        let files = self.files().map(|(key, file)| format!(" --{key} {}", name(file)));
        options.chain(files).collect()
    }

    /// The files with the options that they stand for.
    fn files(&self) -> impl Iterator<Item = (&'static str, &Path)> {
        [("deck", self.deck), ("cards", self.cards)].into_iter().filter_map(|(key, file)| Some((key, file?)))
    }

    /// Reads everything.
    pub fn read(&self) -> Result<Options, Failure> {
        let mut options = Options::default();
        for option in self.option {
            let Some((key, value)) = option.split_once('=') else {
                let form = format!("--option {option} is not of the form KEY=VALUE, such as totals=open");
                return Err(Failure::usage(form));
            };
            options = options.with(key.trim(), value.trim());
        }
        for (key, file) in self.files() {
            let text = std::fs::read_to_string(file).map_err(|error| Failure::unreadable(file, &error))?;
            options = options.with(key, text);
        }
        Ok(options)
    }

    /// The options, which these rules must be able to play with; what is wrong with a file is said with its name.
    pub fn check(&self, rules: &RulesEntry, seats: usize) -> Result<Options, Failure> {
        let options = self.read()?;
        let bad = match rules.check(seats, &options) {
            Ok(_) => return Ok(options),
            Err(bad) => bad,
        };
        Err(match self.files().find(|(key, _)| *key == bad.key) {
            Some((_, file)) if rules.options.iter().any(|spec| spec.key == bad.key) => {
                Failure::new(format!("{}: {}", file.display(), bad.reason))
            }
            _ => Failure::usage(self.or_meant(rules, &bad)),
        })
    }

    /// What is wrong with an option, with the key or the value that may have been meant.
    fn or_meant(&self, rules: &RulesEntry, bad: &BadOption) -> String {
        let typed = self.option.iter().filter_map(|option| option.split_once('='));
        let value = typed.filter(|(key, _)| key.trim() == bad.key).map(|(_, value)| value.trim()).next_back();
        match rules.options.iter().find(|spec| spec.key == bad.key) {
            None => {
                let all = format!("{bad}; see meadhall options {}", rules.id);
                or_meant(all, &bad.key, rules.options.iter().map(|spec| spec.key))
            }
            Some(spec) if value.is_some_and(|value| !spec.values.contains(&value)) => {
                or_meant(bad, value.unwrap_or_default(), spec.values.iter().copied())
            }
            Some(_) => bad.to_string(),
        }
    }
}
