//! Who sits where.

use crate::cli;
use crate::failure::Failure;
use meadhall_bots::BotSpec;
use meadhall_engine::Seat;
use meadhall_words::Words;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at this terminal.
    Person,
    /// A bot.
    Bot(BotSpec),
}

impl Sitter {
    /// The name in the record, from which a resumed game knows who sits where.
    pub fn recorded(&self) -> String {
        match self {
            Sitter::Person => "person".to_owned(),
            Sitter::Bot(bot) => format!("bot {bot}"),
        }
    }

    /// Who sits there by the name in a record; whoever is no bot is a person.
    pub fn of_record(name: &str) -> Sitter {
        match name.strip_prefix("bot ").map(str::parse) {
            Some(Ok(bot)) => Sitter::Bot(bot),
            _ => Sitter::Person,
        }
    }

    /// In words; `alone` if nobody else is a person.
    pub fn told(&self, alone: bool, words: &Words) -> String {
        match self {
            Sitter::Person if alone => words.say("term-you"),
            Sitter::Person => words.say("term-person"),
            Sitter::Bot(BotSpec::Level(level)) => {
                words.fill("term-bot", &[("level", words.say(&format!("level-{level}")).into())])
            }
            Sitter::Bot(bot) => words.fill("term-bot", &[("level", bot.to_string().into())]),
        }
    }
}

/// Seats people and bots as the command line says. `bounds` are the least and the greatest number of players.
pub fn seat_all(args: &cli::Play, bounds: (usize, usize)) -> Result<Vec<Sitter>, Failure> {
    let players = args.players.unwrap_or(4.clamp(bounds.0, bounds.1));
    if !(bounds.0..=bounds.1).contains(&players) {
        let (least, most) = bounds;
        return Err(Failure::usage(format!("{} is for {least} to {most} players, not for {players}", args.game)));
    }
    let people = people(args, players)?;
    let bots = bots(args, players - people.len())?;
    let mut bots = bots.into_iter();
    let sit = |seat: Seat| match people.contains(&seat) {
        true => Some(Sitter::Person),
        false => bots.next().map(Sitter::Bot),
    };
    Ok(Seat::all(players).map_while(sit).collect())
}

/// The seats of the people.
fn people(args: &cli::Play, players: usize) -> Result<Vec<Seat>, Failure> {
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
fn bots(args: &cli::Play, count: usize) -> Result<Vec<BotSpec>, Failure> {
    let list = args.bots.as_deref().unwrap_or("normal");
    let bots = list.split(',').map(|bot| bot.trim().parse::<BotSpec>());
    let bots: Vec<BotSpec> = bots.collect::<Result<_, _>>().map_err(|bad| Failure::usage(format!("--bots: {bad}")))?;
    match &bots[..] {
        [one] => Ok(vec![one.clone(); count]),
        _ if bots.len() == count => Ok(bots),
        _ => Err(Failure::usage(format!(
            "--bots names {} bots for {count} seats; name one for all or {count}",
            bots.len()
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_knows_who_sat_where() {
        for sitter in [Sitter::Person, Sitter::Bot("hard".parse().unwrap()), Sitter::Bot("search:50".parse().unwrap())]
        {
            assert_eq!(Sitter::of_record(&sitter.recorded()), sitter);
        }
        assert_eq!(Sitter::of_record("Bot Anna"), Sitter::Person);
        assert_eq!(Sitter::of_record("bot anna"), Sitter::Person);
    }
}
