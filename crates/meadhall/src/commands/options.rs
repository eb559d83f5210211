//! `meadhall options`: what can be set before a game starts.

use crate::games;
use meadhall_engine::OptionSpec;
use meadhall_screen::{Failure, Output};
use meadhall_words::{Lang, Words};
use serde_json::json;

/// The options.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  meadhall options {game}
  meadhall options {alone} --lang cs
  meadhall options {game} --json")]
pub struct OptionsArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// One JSON object a line: an option each
    #[arg(long)]
    pub json: bool,
}

/// Prints the options with their values, the default first.
pub fn run(args: &OptionsArgs, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let game = games::find(&args.game)?;
    let words = game.board.texts().words(lang);
    if !args.json {
        let (least, most) = game.rules.seats;
        let players = words.fill("options-players", &[("least", least.into()), ("most", most.into())]);
        out.line(format!("{}, {players}", words.say("game-name")))?;
    }
    for spec in game.rules.options {
        match args.json {
            true => out.json(&as_json(spec, words))?,
            false => tell(spec, words, out)?,
        }
    }
    Ok(())
}

fn name(spec: &OptionSpec, words: &Words) -> (String, String) {
    (words.say(&format!("option-{}", spec.key)), words.say(&format!("option-{}-help", spec.key)))
}

/// The values, in words where there are any.
fn values(spec: &OptionSpec, words: &Words) -> Vec<(&'static str, Option<String>)> {
    let named = |value: &'static str| {
        let key = format!("option-{}-{value}", spec.key);
        (value, words.has(&key).then(|| words.say(&key)))
    };
    spec.values.iter().copied().filter(|value| !value.is_empty()).map(named).collect()
}

fn tell(spec: &OptionSpec, words: &Words, out: &mut Output) -> Result<(), Failure> {
    let (name, help) = name(spec, words);
    out.line("")?;
    out.line(format!("{}: {name}", spec.key))?;
    out.line(format!("  {help}"))?;
    for (value, said) in values(spec, words) {
        let said = said.filter(|said| said != value).map_or(String::new(), |said| format!("  {said}"));
        out.line(format!("  --option {}={value}{said}", spec.key))?;
    }
    if spec.free {
        out.line(format!("  --option {}=…  {}", spec.key, words.say("options-any")))?;
    }
    match spec.values.first().filter(|value| !value.is_empty()) {
        Some(default) => out.line(format!("  {}", words.fill("options-default", &[("value", (*default).into())]))),
        None => Ok(()),
    }
}

fn as_json(spec: &OptionSpec, words: &Words) -> serde_json::Value {
    let (name, about) = name(spec, words);
    let values: Vec<_> =
        values(spec, words).iter().map(|(value, said)| json!({ "value": value, "name": said })).collect();
    json!({
        "option": spec.key, "name": name, "about": about, "values": values, "default": spec.values.first(),
        "free": spec.free,
    })
}
