//! `meadhall waiting`: which tables wait for whoever sits at this terminal, in the halls that know it.

use crate::halls::{KnownHalls, Waiting, ask, connect};
use meadhall_games::find;
use meadhall_screen::{Failure, Output};
use meadhall_words::{Lang, Words};
use serde_json::json;
use std::time::Duration;

/// Which tables wait.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall waiting --connect https://hall.example/bring/SECRET    with a link from your page \"You and your devices\"
  meadhall waiting
  meadhall waiting --json
  meadhall waiting --disconnect https://hall.example

Once it is connected the terminal is one of your devices: the page lists it, and signs it out. What it is known by is kept beside
the settings, in halls.json, which nobody else may read.")]
pub struct WaitingArgs {
    /// Make this terminal one of your devices, by a link for another device
    #[arg(long, value_name = "LINK", conflicts_with_all = ["disconnect", "json"])]
    pub connect: Option<String>,
    /// Forget a hall
    #[arg(long, value_name = "ADDRESS", conflicts_with = "json")]
    pub disconnect: Option<String>,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// How long a hall may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long one may take before a game begins.
const HURRY: Duration = Duration::from_millis(1_500);
/// How this command is called.
const COMMAND: &str = "meadhall waiting";

/// Says which tables wait, or gets to know a hall.
pub fn run(args: &WaitingArgs, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let words = Words::house(lang);
    let mut known = KnownHalls::open()?;
    if let Some(link) = &args.connect {
        let (hall, token) = connect(link, PATIENCE)?;
        known.keep(&hall, Some(&token))?;
        return out.line(words.fill("waiting-connected", &[("hall", hall.as_str().into())]));
    }
    if let Some(hall) = &args.disconnect {
        let hall = hall.trim_end_matches('/');
        if known.keep(hall, None)?.is_none() {
            return Err(Failure::new(format!("this terminal does not know {hall}; it knows: {}", known.names())));
        }
        return out.line(words.fill("waiting-disconnected", &[("hall", hall.into())]));
    }
    if known.halls.is_empty() && !args.json {
        let command = format!("{COMMAND} --connect LINK");
        return out.line(words.fill("waiting-nowhere", &[("command", command.as_str().into())]));
    }
    let mut told = Vec::new();
    for (hall, token) in &known.halls {
        told.push((hall, ask(hall, token, lang, PATIENCE)?));
    }
    if args.json {
        let halls = told.iter().map(|(hall, waiting)| json!({ "hall": hall, "tables": waiting.tables }));
        let count: usize = told.iter().map(|(_, waiting)| waiting.tables.len()).sum();
        return out.json(&json!({ "waiting": count, "halls": halls.collect::<Vec<_>>() }));
    }
    told.into_iter().try_for_each(|(hall, waiting)| tell(words, hall, &waiting, out))
}

fn tell(words: &Words, hall: &str, waiting: &Waiting, out: &mut Output) -> Result<(), Failure> {
    if waiting.tables.is_empty() {
        return out.line(words.fill("waiting-none", &[("hall", hall.into())]));
    }
    out.line(words.fill("waiting-count", &[("count", waiting.tables.len().into()), ("hall", hall.into())]))?;
    for table in &waiting.tables {
        let game = find(&table.game).map(|game| game.board.words(words.lang()).say("game-name"));
        let why = words.say(if table.why == "called" { "waiting-called" } else { "waiting-turn" });
        let players = words.list(table.players.clone());
        let game = game.unwrap_or_else(|| table.game.clone());
        out.line(format!("  {game} ({players}), {why}: {hall}{}", table.address))?;
    }
    Ok(())
}

/// Before a game in the terminal begins, a line for each hall where somebody waits. One that does not answer soon is passed over.
pub fn tell_before_play(lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let words = Words::house(lang);
    let Ok(known) = KnownHalls::open() else { return Ok(()) };
    for (hall, token) in &known.halls {
        let Ok(Waiting { tables }) = ask(hall, token, lang, HURRY) else { continue };
        if !tables.is_empty() {
            let told = [("count", tables.len().into()), ("hall", hall.as_str().into()), ("command", COMMAND.into())];
            out.line(words.fill("waiting-play", &told))?;
        }
    }
    Ok(())
}
