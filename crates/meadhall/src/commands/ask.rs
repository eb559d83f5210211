//! `meadhall ask` and `meadhall schema`: for those who write a bot of their own.

use crate::games;
use meadhall_bots::{BotSpec, Program, keep_errors_in};
use meadhall_engine::Seat;
use meadhall_screen::play::save_file;
use meadhall_screen::{Failure, Output, folder, record_error};
use meadhall_words::Lang;
use serde_json::json;
use std::path::PathBuf;

/// Putting one question of a recorded game again.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall ask game.record --at 12                             the question, as a program would read it
  meadhall ask game.record --at 12 --program v2:./mybot.py     what the program answers
  meadhall ask game.record --at 12 --seat 2 --program ./mybot.py --json")]
pub struct AskArgs {
    /// The record
    #[arg(value_name = "RECORD")]
    pub record: PathBuf,
    /// The moment after this many decisions
    #[arg(long, value_name = "N")]
    pub at: usize,
    /// The seat to decide for, from 1 [default: the first that is asked]
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<usize>,
    /// The program, as it is named after program: in the arena [default: print the question in the second version]
    #[arg(long, value_name = "PROGRAM")]
    pub program: Option<String>,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// The schema of messages to programs.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  meadhall schema {game} > {game}.schema.json")]
pub struct SchemaArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
}

/// Prints the schema of what programs are told about a game.
pub fn schema(args: &SchemaArgs, out: &mut Output) -> Result<(), Failure> {
    let schema = games::find(&args.game)?.bot.message_schema();
    out.line(serde_json::to_string_pretty(&schema).map_err(Failure::new)?)
}

/// Puts the question.
pub fn run(args: &AskArgs, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let record = save_file::read(&args.record)?;
    let game = games::find(&record.game)?;
    let told = |error| record_error(&error, (game.screen.texts)().words(lang));
    let replayed = game.rules.replay(&record);
    let mut table = replayed.map_err(|error| Failure::new(format!("{}: {}", args.record.display(), told(error))))?;
    let turns = table.turn_count();
    if args.at > turns {
        return Err(Failure::usage(format!("the game has {turns} decisions, not {}", args.at)));
    }
    table.rewind(args.at);
    let asked: Vec<usize> = table.pending().iter().map(|seat| seat.index() + 1).collect();
    let number = args.seat.or(asked.first().copied()).filter(|number| asked.contains(number)).ok_or_else(|| {
        let seats: Vec<String> = asked.iter().map(ToString::to_string).collect();
        Failure::usage(match asked.is_empty() {
            true => format!("nobody is asked anything after {} decisions: the game is over", args.at),
            false => format!("that seat is not asked after {} decisions; asked are: {}", args.at, seats.join(", ")),
        })
    })?;
    let seat = Seat::new(number - 1);
    let text = args.program.as_deref().unwrap_or("v2:nobody");
    let program: Program = match format!("program:{text}").parse() {
        Ok(BotSpec::Program(program)) => program,
        Ok(_) => return Err(Failure::usage(format!("`{text}` is no program"))),
        Err(bad) => return Err(Failure::usage(format!("--program: {bad}"))),
    };
    let nothing = || Failure::new("there is no question");
    if args.program.is_none() {
        let line = game.bot.program_question(&*table, seat, &program).ok_or_else(nothing)?;
        return out.text(&line);
    }
    keep_errors_in(folder::data(None)?.join("programs"));
    crate::bots::start(&program)?;
    let asked = game.bot.ask_program(&*table, seat, &program).ok_or_else(nothing)?;
    if args.json {
        let told: Vec<serde_json::Value> =
            asked.told.iter().map(|line| serde_json::from_str(line).unwrap_or_default()).collect();
        out.json(&json!({
            "at": args.at, "seat": number, "told": told, "choice": asked.answer.as_ref().ok(),
            "fault": asked.answer.as_ref().err(),
        }))?;
    } else {
        asked.told.iter().try_for_each(|line| out.text(line))?;
        if let Ok(choice) = &asked.answer {
            out.line(choice)?;
        }
    }
    out.flush()?;
    asked.answer.map(drop).map_err(|fault| Failure::new(format!("{}: {fault}", program.command())))
}
