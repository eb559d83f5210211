//! `meadhall completions` and `meadhall man`: what shells and manuals know of the commands, from the same definitions.

use crate::cli;
use clap::ValueHint;
use clap::builder::PossibleValuesParser;
use clap_complete::Shell;
use clap_mangen::Man;
use meadhall_screen::{Failure, Output, reason};
use meadhall_words::Lang;
use std::path::PathBuf;

/// Completions for a shell.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall completions bash > ~/.local/share/bash-completion/completions/meadhall
  meadhall completions zsh > ~/.zfunc/_meadhall            with ~/.zfunc in fpath
  meadhall completions fish > ~/.config/fish/completions/meadhall.fish")]
pub struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL", value_parser = PossibleValuesParser::new(["bash", "zsh", "fish"]))]
    pub shell: String,
}

/// Man pages.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall man | man -l -
  meadhall man play | man -l -
  meadhall man --out ~/.local/share/man/man1    a page for every command")]
pub struct ManArgs {
    /// The command, such as play or config set [default: the program]
    #[arg(value_name = "COMMAND", conflicts_with = "out")]
    pub command: Vec<String>,
    /// Write a page for every command into this folder
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

/// Prints what completes commands in a shell.
pub fn run(args: &CompletionsArgs, out: &mut Output) -> Result<(), Failure> {
    let shell = match args.shell.as_str() {
        "zsh" => Shell::Zsh,
        "fish" => Shell::Fish,
        _ => Shell::Bash,
    };
    let mut script = Vec::new();
    let mut command = hinted(cli::explained());
    clap_complete::generate(shell, &mut command, "meadhall", &mut script);
    out.text(&String::from_utf8_lossy(&script))?;
    if shell == Shell::Fish { out.text(&fish_arguments(&command, "")) } else { Ok(()) }
}

/// What fish completes without an option before it, such as the games after `play`: the generator leaves that out.
fn fish_arguments(command: &clap::Command, condition: &str) -> String {
    let mut lines = String::new();
    for argument in command.get_positionals() {
        let values: Vec<String> =
            argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
        if !values.is_empty() {
            lines += &format!("complete -c meadhall -n \"{condition}\" -f -a \"{}\"\n", values.join(" "));
        }
    }
    for below in command.get_subcommands().filter(|below| below.get_name() != "help") {
        let condition = match condition {
            "" => format!("__fish_meadhall_using_subcommand {}", below.get_name()),
            above => format!("{above}; and __fish_seen_subcommand_from {}", below.get_name()),
        };
        lines += &fish_arguments(below, &condition);
    }
    lines
}

/// The commands with what a shell may complete: the games, the languages, files and folders.
fn hinted(command: clap::Command) -> clap::Command {
    let command = command.mut_args(|arg| {
        let name = arg.get_value_names().and_then(<[_]>::first).map_or("", |name| name.as_str());
        match name {
            "GAME" => arg.value_parser(PossibleValuesParser::new(meadhall_games::ids())),
            "LANG" => arg.value_parser(PossibleValuesParser::new(Lang::ALL.map(Lang::code))),
            "SETTING" => arg.value_parser(PossibleValuesParser::new(meadhall_screen::Setting::ALL.map(|s| s.key()))),
            "FILE" | "RECORD" | "FILE.html" => arg.value_hint(ValueHint::FilePath),
            "DIR" | "FOLDER" => arg.value_hint(ValueHint::DirPath),
            "PROGRAM" => arg.value_hint(ValueHint::CommandName),
            _ => arg,
        }
    });
    command.mut_subcommands(hinted)
}

/// Prints a man page, or writes all of them.
pub fn man(args: &ManArgs, out: &mut Output) -> Result<(), Failure> {
    if let Some(folder) = &args.out {
        let written = std::fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(cli::explained(), folder));
        return written.map_err(|error| Failure::new(format!("cannot write {}: {}", folder.display(), reason(&error))));
    }
    let mut all = cli::explained();
    all.build();
    let mut command = &all;
    for word in &args.command {
        command = command.find_subcommand(word).ok_or_else(|| {
            let known: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
            let unknown = format!("there is no command `{word}`; there are: {}", known.join(", "));
            Failure::usage(crate::suggestion::or_meant(unknown, word, known))
        })?;
    }
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let mut page = Vec::new();
    let rendered = Man::new(command.clone()).title(name).render(&mut page);
    rendered.map_err(|error| Failure::new(reason(&error)))?;
    out.text(&String::from_utf8_lossy(&page))
}
