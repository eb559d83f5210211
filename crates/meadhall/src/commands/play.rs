//! `meadhall play`: a game at this terminal.

use super::waiting;
use crate::bots;
use crate::games;
use crate::tables::Tables;
use meadhall_bots::BotSpec;
use meadhall_engine::{Seat, SeedParts};
use meadhall_games::GameEntry;
use meadhall_screen::{Config, Failure, NewGame, Output, PlayRequest, Player, Setting, Start, play};
use meadhall_words::Lang;
use std::path::PathBuf;

/// Play in the terminal.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall play {game}
  meadhall play {game} --players 3 --bots normal,hard --lang cs
  meadhall play {game} --people 2 --players 4    two people at this terminal, two bots
  printf 'view\\nquit\\n' | meadhall play {game} --plain
  meadhall play {game} --resume                  go on with the last game")]
pub struct PlayArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// How many players, bots included [default: 4]
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    /// The bots: one for all, or one for each bot's seat, such as normal,normal,hard [default: what is set, else normal]
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
    /// Lines of text instead of a drawn screen; --plain=false draws even where plain is set
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "true|false")]
    pub plain: Option<bool>,
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

/// Plays.
pub fn run(args: &PlayArgs, config: &Config, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let game = games::find(&args.game)?;
    waiting::tell_before_play(lang, out)?;
    let start = match args.resume {
        Some(number) => Start::Resume(number),
        None => Start::New(new_game(args, config, game)?),
    };
    let plain = args.plain.or(config.is(Setting::Plain)).unwrap_or_default();
    if let Start::New(new) = &start {
        let bots: Vec<BotSpec> = new.players.iter().filter_map(Player::bot).cloned().collect();
        bots::start_programs(&bots, args.data.as_deref())?;
    }
    (game.screen.play)(PlayRequest { data: args.data.as_deref(), plain, start }, lang, out)
}

/// Reads what the command line says about a new game.
fn new_game(args: &PlayArgs, config: &Config, game: &GameEntry) -> Result<NewGame, Failure> {
    let players = seat_all(args, config, game.rules.seats)?;
    let tables = Tables { option: &args.option, deck: args.deck.as_deref(), cards: args.cards.as_deref() };
    let options = tables.check(game.rules, players.len())?;
    let parts = match args.seed {
        Some(number) => SeedParts::from_number(number),
        None => play::drawn_parts()?,
    };
    Ok(NewGame { options, players, parts })
}

/// Seats people and bots as the command line says. `bounds` are the least and the greatest number of players.
fn seat_all(args: &PlayArgs, config: &Config, bounds: (usize, usize)) -> Result<Vec<Player>, Failure> {
    let players = args.players.unwrap_or(4.clamp(bounds.0, bounds.1));
    if !(bounds.0..=bounds.1).contains(&players) {
        let (least, most) = bounds;
        return Err(Failure::usage(format!("{} is for {least} to {most} players, not for {players}", args.game)));
    }
    let people = people(args, players)?;
    let bots = seat_bots(args, config, players - people.len())?;
    let mut bots = bots.into_iter();
    let sit = |seat: Seat| match people.contains(&seat) {
        true => Some(Player::Person),
        false => bots.next().map(Player::Bot),
    };
    Ok(Seat::all(players).map_while(sit).collect())
}

/// The seats of the people.
fn people(args: &PlayArgs, players: usize) -> Result<Vec<Seat>, Failure> {
    let mut seats = Vec::new();
    for text in args.seat.iter().flat_map(|list| list.split(',')).map(str::trim) {
        match text.parse::<usize>() {
            Ok(number) if (1..=players).contains(&number) && !seats.contains(&Seat::new(number - 1)) => {
                seats.push(Seat::new(number - 1));
            }
            Ok(number) if (1..=players).contains(&number) => {
                return Err(Failure::usage(format!("--seat names seat {number} twice")));
            }
            _ => return Err(Failure::usage(format!("there is no seat `{text}`; the seats are 1 to {players}"))),
        }
    }
    match args.people {
        Some(people) if people > players => {
            Err(Failure::usage(format!("{people} people do not fit at a table of {players}; raise --players")))
        }
        Some(people) if seats.is_empty() => Ok(Seat::all(people).collect()),
        Some(people) if people != seats.len() => {
            Err(Failure::usage(format!("--people says {people}, but --seat names {} seat(s)", seats.len())))
        }
        None if seats.is_empty() => Ok(vec![Seat::new(0)]),
        _ => Ok(seats),
    }
}

/// A bot for each seat that is left.
fn seat_bots(args: &PlayArgs, config: &Config, count: usize) -> Result<Vec<BotSpec>, Failure> {
    let set = config.get(Setting::Bots).unwrap_or("normal");
    let bots = bots::read(args.bots.as_deref().unwrap_or(set))?;
    match &bots[..] {
        [one] => Ok(vec![one.clone(); count]),
        _ if bots.len() == count => Ok(bots),
        // Settings are for tables of all sizes: those who are set sit down as far as there are seats, and again.
        _ if args.bots.is_none() => Ok(bots.iter().cycle().take(count).cloned().collect()),
        _ => Err(Failure::usage(format!(
            "--bots names {} bots for {count} seats; name one for all or {count}",
            bots.len()
        ))),
    }
}
