//! A position in plain words.
//!
//! ```text
//! seats: anna, bob      in the order of the seats; the only fact that must be there
//! round: 3              from 1 to 3
//! score anna: 12        the points so far
//! card anna: 9          the secret card
//! ```

use crate::state::pebbles_left;
use crate::{CARDS, MAX_PLAYERS, Pebbles, Phase, Player, Position, ROUNDS};
use meadhall_engine::{BadOption, Chance, Facts, Game, Ignore, Options, ScenarioGame};

impl ScenarioGame for Pebbles {
    const LOTS: &'static [&'static str] = &["dice", "cards"];
    const SETS: &'static [&'static str] = &["pebbles"];

    fn describe(&self, position: &Position) -> Facts {
        let mut facts = Facts::default();
        let names: Vec<&str> = self.all().map(|seat| Player::at(seat).word()).collect();
        facts.set("seats", names.join(", "));
        facts.set("round", position.round);
        facts.set("asked", asked(position.phase));
        let pebbles: Vec<String> = pebbles_left(position.pebbles).map(|pebble| pebble.to_string()).collect();
        facts.set("pebbles", if pebbles.is_empty() { "-".to_owned() } else { pebbles.join(", ") });
        for seat in self.all() {
            let (name, n) = (Player::at(seat), seat.index());
            facts.set(format!("score {name}"), position.scores[n]);
            facts.set(format!("card {name}"), position.cards[n]);
            if let Some(bid) = position.bids[n] {
                facts.set(format!("bid {name}"), bid);
            }
        }
        facts
    }

    fn compose<C: Chance>(facts: &Facts, options: &Options, chance: &mut C) -> Result<(Pebbles, Position), BadOption> {
        let game = Pebbles::open(seats(facts)?, options)?;
        let mut position = game.setup(chance, &mut Ignore);
        for (key, value) in &facts.0 {
            read(&game, &mut position, key, value)?;
        }
        let mut dealt: Vec<u8> = position.cards[..game.seats()].to_vec();
        dealt.sort_unstable();
        dealt.dedup();
        if dealt.len() < game.seats() {
            return Err(BadOption::new("card", "every card is there once; say the cards of all players"));
        }
        Ok((game, position))
    }
}

fn asked(phase: Phase) -> String {
    match phase {
        Phase::Bid => "bid".to_owned(),
        Phase::Take(seat) => format!("take {}", Player::at(seat)),
        Phase::Over => "over".to_owned(),
    }
}

fn seats(facts: &Facts) -> Result<usize, BadOption> {
    let names = facts.get("seats").unwrap_or_default();
    let named: Vec<&str> = names.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    let fits = named.len() <= MAX_PLAYERS && named.iter().zip(Player::ALL).all(|(name, player)| *name == player.word());
    if named.is_empty() || !fits {
        return Err(BadOption::new("seats", "a scenario names who plays: `seats: anna, bob`, then cora, dan"));
    }
    Ok(named.len())
}

fn read(game: &Pebbles, position: &mut Position, key: &str, value: &str) -> Result<(), BadOption> {
    let number = |least: u8, most: u8| match value.parse::<u8>() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(BadOption::new(key, format!("a number from {least} to {most}, not `{value}`"))),
    };
    let (word, name) = key.split_once(' ').unwrap_or((key, ""));
    let seat = game.all().find(|&seat| Player::at(seat).word() == name);
    match (word, seat) {
        ("seats", None) => {}
        ("round", None) => position.round = number(1, ROUNDS)?,
        ("score", Some(seat)) => position.scores[seat.index()] = number(0, u8::MAX / 2)?,
        ("card", Some(seat)) => position.cards[seat.index()] = number(0, CARDS - 1)?,
        _ => return Err(BadOption::new(key, "no such fact; there are seats, round, score NAME and card NAME")),
    }
    Ok(())
}
