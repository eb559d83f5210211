//! The law of stored positions: what an earlier version of the rules stored loads, and its game goes on to the end.

use super::random::any_choice;
use crate::{Game, Ignore, Options, Quick};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(bound = "P: serde::de::DeserializeOwned")]
struct Stored<P> {
    seats: usize,
    options: Options,
    position: P,
}

/// Reads positions with their rules, one a line: `{"seats": 4, "options": {"loki": "random"}, "position": …}`.
pub fn read<G: Game>(lines: &str) -> Result<Vec<(G, G::Position)>, String> {
    let read = |(n, line): (usize, &str)| {
        let stored: Stored<G::Position> =
            serde_json::from_str(line).map_err(|error| format!("line {}: {error}", n + 1))?;
        let game = G::open(stored.seats, &stored.options).map_err(|bad| format!("line {}: {bad}", n + 1))?;
        Ok((game, stored.position))
    };
    lines.lines().enumerate().map(read).collect()
}

/// Goes on from each position at random, once for each seed, by the rules of today: the bound on the decisions left falls
/// with each, `inspect` finds every position whole, and the game ends.
pub fn go_on<G: Game>(
    stored: &[(G, G::Position)],
    seeds: std::ops::Range<u64>,
    inspect: impl Fn(&G, &G::Position) -> Result<(), String>,
) -> Result<(), String> {
    for (n, (game, start)) in stored.iter().enumerate() {
        for seed in seeds.clone() {
            one_game(game, start, seed, &inspect).map_err(|broken| format!("position {n}, seed {seed}: {broken}"))?;
        }
    }
    Ok(())
}

fn one_game<G: Game>(
    game: &G,
    start: &G::Position,
    seed: u64,
    inspect: &impl Fn(&G, &G::Position) -> Result<(), String>,
) -> Result<(), String> {
    let (mut position, mut quick, mut choices) = (start.clone(), Quick::new(seed), Vec::new());
    while let Some((seat, action)) = any_choice(game, &position, &mut quick, &mut choices) {
        let bound = game.decision_bound(&position);
        game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
        if game.decision_bound(&position) >= bound {
            return Err(format!("`{action}`: the bound on the decisions left does not fall"));
        }
        inspect(game, &position).map_err(|violation| format!("`{action}`: {violation}"))?;
    }
    if game.outcome(&position).is_some() { Ok(()) } else { Err("the game does not end".to_owned()) }
}
