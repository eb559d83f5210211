//! Who plays each seat.

use meadhall_bots::BotSpec;
use meadhall_words::Words;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this terminal.
    Person,
    /// A bot.
    Bot(BotSpec),
}

impl Player {
    /// The bot, if it is one.
    pub fn bot(&self) -> Option<&BotSpec> {
        match self {
            Player::Person => None,
            Player::Bot(bot) => Some(bot),
        }
    }

    /// The name in the record, from which a resumed game knows who plays each seat.
    pub fn recorded(&self) -> String {
        match self {
            Player::Person => "person".to_owned(),
            Player::Bot(bot) => format!("bot {bot}"),
        }
    }

    /// Who plays a seat by the name in a record; whoever is no bot is a person.
    pub fn of_record(name: &str) -> Player {
        match name.strip_prefix("bot ").map(str::parse) {
            Some(Ok(bot)) => Player::Bot(bot),
            _ => Player::Person,
        }
    }

    /// In words; `alone` if nobody else is a person.
    pub fn label(&self, alone: bool, words: &Words) -> String {
        match self {
            Player::Person if alone => words.say("term-you"),
            Player::Person => words.say("term-person"),
            Player::Bot(BotSpec::Level(level)) => {
                words.fill("term-bot", &[("level", words.say(&format!("level-{level}")).into())])
            }
            Player::Bot(bot) => words.fill("term-bot", &[("level", bot.to_string().into())]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_knows_who_sat_where() {
        for player in [Player::Person, Player::Bot("hard".parse().unwrap()), Player::Bot("search:50".parse().unwrap())]
        {
            assert_eq!(Player::of_record(&player.recorded()), player);
        }
        assert_eq!(Player::of_record("Bot Anna"), Player::Person);
        assert_eq!(Player::of_record("bot anna"), Player::Person);
    }
}
