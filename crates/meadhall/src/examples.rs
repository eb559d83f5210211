//! The games that help texts name as examples.

use clap::Command;
use clap::builder::StyledStr;
use meadhall_games::{GAMES, GameEntry};

/// What stands for the words in braces in help texts, such as `{game}`.
pub struct Examples(Vec<(&'static str, String)>);

impl Examples {
    /// Examples out of the list of games.
    pub fn of_the_house() -> Examples {
        let found = |wanted: &dyn Fn(&&GameEntry) -> bool| GAMES.iter().find(wanted).unwrap_or(&GAMES[0]);
        // The game whose screen brings a scenario as an example serves wherever any game would do.
        let game = found(&|game| (game.screen.example)().is_some());
        let other = found(&|other| other.rules.id != game.rules.id);
        let alone = found(&|game| game.rules.seats.0 == 1);
        let cards = found(&|game| {
            (game.screen.deck_file)().is_some() && game.rules.options.iter().any(|option| option.key == "cards")
        });
        let clauses = (game.screen.clauses)();
        let clause = clauses.all().get(clauses.find("5.8").unwrap_or(0)).map_or("", |clause| clause.id);
        let scenario: Vec<String> =
            (game.screen.example)().unwrap_or_default().lines().map(|line| format!("  {line}")).collect();
        let mut words = vec![("{clause}", clause.to_owned()), ("{scenario}", scenario.join("\n"))];
        for (word, game) in [("{game}", game), ("{other}", other), ("{alone}", alone), ("{cards}", cards)] {
            words.push((word, game.rules.id.to_owned()));
        }
        Examples(words)
    }

    fn fill(&self, text: &StyledStr) -> String {
        self.0.iter().fold(text.to_string(), |text, (word, example)| text.replace(word, example))
    }

    /// A command, and those below it, with their examples filled in.
    pub fn fill_all(&self, command: Command) -> Command {
        let command = match command.get_after_help().map(|help| self.fill(help)) {
            Some(help) => command.after_help(help),
            None => command,
        };
        let command = command.mut_args(|arg| match arg.get_help().map(|help| self.fill(help)) {
            Some(help) => arg.help(help),
            None => arg,
        });
        command.mut_subcommands(|below| self.fill_all(below))
    }
}
