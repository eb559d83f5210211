//! The command line: what can be asked for, and how it is explained.

use crate::failure::Failure;
use crate::hall;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};
use meadhall_server::OwnBot;
use meadhall_words::Lang;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Board games of clans and glory: in a browser, in the terminal, alone against bots or with friends.
///
/// Without a command, meadhall serves tables on this machine and opens a browser where there is one.
#[derive(Parser, Debug)]
#[command(
    name = "meadhall",
    version,
    after_help = "Examples:
  meadhall                       serve tables at http://127.0.0.1:4747
  meadhall play vaalbara         play in the terminal against three bots
  meadhall rules vaalbara 5.8    look up a clause of the rules

An unofficial work of fans."
)]
pub struct Cli {
    /// What to do
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The language of everything that players read: en, cs or de [default: that of the machine]
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
}

/// What can be done.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve tables to browsers
    Serve(Serve),
    /// Look after the tables that a server keeps
    Hall(hall::Hall),
    /// Play in the terminal
    Play(Play),
    /// Measure how fast games and search are
    Bench(Bench),
    /// Let bots play each other
    Arena(Arena),
    /// See which seats, clans and cards win among equal players
    Balance(Balance),
    /// Teach the searching bot a game by self-play
    Tune(Tune),
    /// Tell a recorded game, or show one moment of it
    Replay(Replay),
    /// Check that a record was not touched: the seed, every action, every position
    Verify(Verify),
    /// Play a scenario and show what came out
    Scenario(Scenario),
    /// Print the rules of a game, or one clause
    Rules(Rules),
    /// Explain the cards of a game, or print its deck as a file to change
    Cards(Cards),
}

/// Serving.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  meadhall serve --addr 127.0.0.1:8080 --no-open
  meadhall serve --addr 0.0.0.0:4747 --listen-beyond-loopback    for friends in the same network
  meadhall serve --bot olaf=./mybot.py                           a bot of one's own sits at tables")]
pub struct Serve {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:4747", value_name = "ADDRESS:PORT")]
    pub addr: SocketAddr,
    /// Where tables are kept [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Allow an address that other machines can reach
    #[arg(long)]
    pub listen_beyond_loopback: bool,
    /// A name by which other machines may call this server; without any, every name is right [repeatable]
    #[arg(long, value_name = "NAME")]
    pub host: Vec<String>,
    /// Visitors come by HTTPS only, through a proxy: cookies are sent no other way
    #[arg(long)]
    pub https: bool,
    /// A program that may sit at tables (see docs/bots/protocol.md), such as olaf=./mybot.py [repeatable]
    #[arg(long, value_name = "NAME=COMMAND")]
    pub bot: Vec<OwnBot>,
    /// How many requests a second one visitor may make [default: 40]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub rate: Option<u32>,
    /// Do not open a browser
    #[arg(long)]
    pub no_open: bool,
}

impl Default for Serve {
    fn default() -> Serve {
        Serve {
            addr: SocketAddr::from(([127, 0, 0, 1], 4747)),
            data: None,
            listen_beyond_loopback: false,
            host: Vec::new(),
            https: false,
            bot: Vec::new(),
            rate: None,
            no_open: false,
        }
    }
}

/// Play in the terminal.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  meadhall play vaalbara
  meadhall play vaalbara --players 3 --bots normal,hard --lang cs
  meadhall play vaalbara --people 2 --players 4    two people at this terminal, two bots
  printf 'view\\nquit\\n' | meadhall play vaalbara --plain
  meadhall play vaalbara --resume                  go on with the last game")]
pub struct Play {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many players, bots included [default: 4]
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    /// The bots: one for all, or one for each bot's seat, such as normal,normal,hard [default: normal]
    #[arg(long, value_name = "BOTS")]
    pub bots: Option<String>,
    /// The seat to sit at, from 1; for several people theirs, such as 1,3 [default: the first]
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<String>,
    /// How many people share this terminal; 0 to watch the bots [default: 1]
    #[arg(long, value_name = "N")]
    pub people: Option<usize>,
    /// A number to deal from, for the same game again [default: drawn at random]
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// An option of the game, such as totals=open
    #[arg(long, value_name = "KEY=VALUE")]
    pub option: Vec<String>,
    /// A deck of one's own (see meadhall cards GAME --export)
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
    /// A table of cards of one's own (see meadhall cards GAME --export)
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
    /// Lines of text instead of a drawn screen
    #[arg(long)]
    pub plain: bool,
    /// Go on with the last unfinished game, or with the one of this number
    #[arg(
        long,
        value_name = "NUMBER",
        num_args = 0..=1,
        require_equals = true,
        conflicts_with_all = ["players", "bots", "seat", "people", "seed", "option", "deck", "cards"]
    )]
    pub resume: Option<Option<u32>>,
    /// Where games are kept [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// Measuring.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  meadhall bench                                         every game with every number of players
  meadhall bench vaalbara --players 4 --threads 1 --json
  meadhall bench --json > before.json                    then change something, and:
  meadhall bench --compare before.json")]
pub struct Bench {
    /// The game [default: all]
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// How many players [default: every number that can play]
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    /// An option of the game, such as valkyries=on; needs GAME
    #[arg(long, value_name = "KEY=VALUE", requires = "game")]
    pub option: Vec<String>,
    /// A table of cards of one's own (see meadhall cards GAME --export); needs GAME
    #[arg(long, value_name = "FILE", requires = "game")]
    pub cards: Option<PathBuf>,
    /// On how many threads; 0 for one on each core [default: on one, then on all]
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// How long each line takes; every rate is measured five times in it
    #[arg(long, default_value_t = 3.0, value_name = "SECONDS")]
    pub seconds: f64,
    /// Say what got slower than in this file, which was saved with --json, by more than the noise
    #[arg(long, value_name = "FILE")]
    pub compare: Option<PathBuf>,
    /// End with status 1 if something got slower
    #[arg(long, requires = "compare")]
    pub fail_if_slower: bool,
    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// Bots against each other.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  meadhall arena vaalbara --bots search:100ms,greedy,greedy,greedy --games 400 --report match.html
  meadhall arena blood-rage --bots search:500,greedy,greedy,random --games 1000 --until p=0.05
  meadhall arena vaalbara --bots hard,normal,easy,random --games 200 --state match.games    Ctrl-C, and later
  meadhall arena vaalbara --bots hard,normal,easy,random --games 200 --resume match.games
  meadhall arena valhalla --bots search:100ms --option monster=hel --option level=2    alone against a monster")]
pub struct Arena {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// A bot for each seat: random, greedy, search:100ms, search:2000, easy, normal, hard, program:./mybot.py
    #[arg(long, value_name = "BOTS")]
    pub bots: String,
    /// How many games at least; every deal is played with every rotation of the seats
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub games: usize,
    /// The rules of the tables
    #[command(flatten)]
    pub rules: TableArgs,
    /// The number that the deals come from
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// Stop once the first bot is known to win more or less than its fair share, with this probability of an error
    #[arg(long, value_name = "p=NUMBER")]
    pub until: Option<String>,
    /// Keep every game in this new file as it ends, to go on from
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub state: Option<PathBuf>,
    /// Go on with the games of this file, and keep further ones in it
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// On how many threads; 0 for one on each core
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub threads: usize,
    /// Write a report with plots into this file, for a browser
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// One JSON object a line: a bot each
    #[arg(long)]
    pub json: bool,
}

/// What a game makes of equal players.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  meadhall balance vaalbara --games 400 --bots search:100ms --report vaalbara.html
  meadhall balance blood-rage --games 200 --bots greedy --compare-option mystics=on    with and without a module")]
pub struct Balance {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The bot that sits at every seat
    #[arg(long, default_value = "search:100ms", value_name = "BOT")]
    pub bots: String,
    /// How many players
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub players: usize,
    /// How many games
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub games: usize,
    /// The rules of the tables
    #[command(flatten)]
    pub rules: TableArgs,
    /// Play the same deals with this option as well, and put both side by side
    #[arg(long, value_name = "KEY=VALUE")]
    pub compare_option: Vec<String>,
    /// The number that the deals come from
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// On how many threads; 0 for one on each core
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub threads: usize,
    /// Write a report with plots into this file, for a browser
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// One JSON object a line: a study each
    #[arg(long)]
    pub json: bool,
}

/// The rules of the tables that bots play at.
#[derive(Args, Debug)]
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

/// Teaching by self-play.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  meadhall tune vaalbara --rounds 4
  meadhall tune blood-rage --games 4000 --think 60 --out crates/bots/data/blood-rage.toml

Each round plays games, learns from their positions who won them, and keeps what it learnt if that wins. Ctrl-C keeps the
best so far; the same command goes on from there. The bots use the weights in crates/bots/data when they are built anew.")]
pub struct Tune {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many rounds in all, those of an earlier run included
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub rounds: u32,
    /// How many games of self-play in each round
    #[arg(long, default_value_t = 2_000, value_name = "N")]
    pub games: usize,
    /// How many iterations the players of these games think; 0 to look one decision ahead
    #[arg(long, default_value_t = 60, value_name = "N")]
    pub think: u32,
    /// How often the positions of a round are gone through, by how the games ended and again by what followed
    #[arg(long, default_value_t = 12, value_name = "N")]
    pub times: u32,
    /// One of how many positions is learnt from
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub every: u32,
    /// How many games decide whether what was learnt is kept; 0 to keep it if the outcomes surprise it less
    #[arg(long, default_value_t = 400, value_name = "N")]
    pub contest: usize,
    /// How many iterations the players of these games think
    #[arg(long, default_value_t = 200, value_name = "N")]
    pub contest_think: u32,
    /// Learn habits alone, and leave how positions are judged as it is
    #[arg(long, conflicts_with = "anew")]
    pub habits: bool,
    /// Begin with nothing instead of what the bots know already
    #[arg(long)]
    pub anew: bool,
    /// Where the weights are kept, and gone on from [default: GAME.toml]
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// The number that everything comes from
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// On how many threads; 0 for one on each core
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub threads: usize,
    /// One JSON object a round
    #[arg(long)]
    pub json: bool,
}

/// Telling a record.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  meadhall replay game.record
  meadhall replay game.record --at 12 --seat 2
  meadhall replay game.record --course")]
pub struct Replay {
    /// The record
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Show the moment after this many decisions
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Tell how everybody's chance to win went, with the turning points; `--at` shows what the table was like then
    #[arg(long, conflicts_with = "at")]
    pub course: bool,
    /// As this seat saw it, from 1 [default: as everybody saw it]
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<usize>,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// Checking a record.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  meadhall verify game.record")]
pub struct Verify {
    /// The record
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// Playing a scenario.
#[derive(Args, Debug)]
#[command(
    long_about = "Play a scenario and show what came out.

A scenario is a text file: a position in plain words, actions in written form, and what must be true after them. What the \
position leaves out is as after set-up. The first line that does not come true is reported, with the status 1; otherwise the \
log and the position at the end are printed.",
    after_help = "Examples:
  meadhall scenario bonus.scenario
  meadhall scenario bonus.scenario --lang cs
  meadhall scenario bonus.scenario --json

A whole scenario:
  meadhall scenario 2
  game: vaalbara
  seats: blue, purple
  vp blue: 5
  row 1: mountain, field
  row 2: river, meadow
  deck: village                # from the top; the rest is filled in
  played blue: tracker         # the characters of this round lie open
  played purple: farmer
  ---
  => legal blue: tracker 1.1; tracker 1.2; tracker 2.1; tracker 2.2
  mark: before                 # a moment to come back to
  blue: tracker 1.1            # plays
  => row 1: village, field     # must be so
  => top: mountain
  ! blue: take 3 => why-empty-slot, VB-5.8     # must be refused, for this reason
  blue: take 1
  => event: event-took who=blue # must have happened by the last action
  => vp blue: 7
  back: before                 # another line of play
  blue: tracker 2.2
  => view purple: unlike before

docs/notation.md has all facts of each game, and how dice and draws are fixed."
)]
pub struct Scenario {
    /// The scenario
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// The rules.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  meadhall rules vaalbara
  meadhall rules vaalbara 5        a whole section
  meadhall rules vaalbara VB-5.8   one clause")]
pub struct Rules {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// A clause such as VB-5.8, or a section such as 5
    #[arg(value_name = "CLAUSE")]
    pub clause: Option<String>,
    /// One JSON object a line: a clause each
    #[arg(long)]
    pub json: bool,
}

/// The cards.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  meadhall cards vaalbara --lang de
  meadhall cards vaalbara --export > my-deck.toml    then play with --deck my-deck.toml
  meadhall cards valhalla --export > my-cards.toml   then play with --cards my-cards.toml")]
pub struct Cards {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Print the built-in deck as a file to change
    #[arg(long)]
    pub export: bool,
    /// One JSON object a line: a card each
    #[arg(long, conflicts_with = "export")]
    pub json: bool,
}

/// What came of reading the command line.
pub enum Read {
    /// A command to carry out.
    Command(Box<Cli>),
    /// A text that was asked for: help or the version.
    Text(String),
}

/// Reads the command line. What is wrong with it becomes one line that names the help to read.
pub fn read(args: Vec<OsString>) -> Result<Read, Failure> {
    let error = match Cli::try_parse_from(&args) {
        Ok(cli) => return Ok(Read::Command(Box::new(cli))),
        Err(error) => error,
    };
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return Ok(Read::Text(error.render().to_string()));
    }
    let text = error.render().to_string();
    let first = text.split("\n\n").next().unwrap_or_default();
    let first: Vec<&str> = first.trim_start_matches("error: ").split_whitespace().collect();
    let asked = args.get(1).and_then(|arg| arg.to_str()).unwrap_or_default();
    let help = match Cli::command().find_subcommand(asked) {
        Some(command) => format!("meadhall {} --help", command.get_name()),
        None => "meadhall --help".to_owned(),
    };
    Err(Failure::usage(format!("{}; see {help}", first.join(" "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn serving_without_options_and_without_a_command_is_the_same() {
        let Ok(Read::Command(cli)) = read(vec!["meadhall".into(), "serve".into()]) else {
            panic!("serve is no command")
        };
        let Some(Command::Serve(serve)) = cli.command else { panic!("serve is read as something else") };
        assert_eq!(format!("{serve:?}"), format!("{:?}", Serve::default()));
    }
}
