//! From the id of a game to its type.

use crate::bench::{self, Bench, Effort};
use crate::study::{self, Balance, Study};
use crate::tournament::tournament;
use crate::{Contest, Heading, Maker, MatchReport, Watch};
use meadhall_blood_rage::BloodRage;
use meadhall_bots::{BotSpec, Thinker};
use meadhall_engine::{Game, Options, TableGame};
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;
use std::fmt;

/// The ids of all games.
pub const GAMES: [&str; 3] = [Vaalbara::ID, BloodRage::ID, Valhalla::ID];

/// Why nothing can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArenaError(pub String);

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ArenaError {}

/// Calls something that is generic over a game with the game of this id.
macro_rules! with_game {
    ($id:expr, $game:ident => $call:expr) => {
        match $id {
            Vaalbara::ID => {
                type $game = Vaalbara;
                $call
            }
            BloodRage::ID => {
                type $game = BloodRage;
                $call
            }
            Valhalla::ID => {
                type $game = Valhalla;
                $call
            }
            other => Err(ArenaError(format!("there is no game `{other}`; there are: {}", GAMES.join(", ")))),
        }
    };
}

fn open<G: TableGame>(players: usize, options: &Options) -> Result<G, ArenaError> {
    G::open(players, options).map_err(|bad| match options.get(&bad.key) {
        Some(_) => ArenaError(bad.to_string()),
        None => ArenaError(bad.reason),
    })
}

/// The least and the greatest number of players of a game.
pub fn players(game: &str) -> Result<(usize, usize), ArenaError> {
    with_game!(game, G => Ok(G::SEATS))
}

/// Measures a game.
pub fn bench(
    game: &str,
    players: usize,
    options: &Options,
    effort: &Effort,
    watch: Watch,
) -> Result<Bench, ArenaError> {
    with_game!(game, G => bench::measure(&open::<G>(players, options)?, effort, watch))
}

/// Lets bots play each other, one for each seat.
pub fn play_match(
    game: &str,
    specs: &[BotSpec],
    options: &Options,
    contest: Contest,
) -> Result<MatchReport, ArenaError> {
    with_game!(game, G => tournament(&open::<G>(specs.len(), options)?, &makers(specs), contest))
}

/// What the games of a match are played with, for its state.
pub fn heading(game: &str, specs: &[BotSpec], options: &Options, seed: u64) -> Result<Heading, ArenaError> {
    let bots: Vec<String> = specs.iter().map(ToString::to_string).collect();
    with_game!(game, G => Ok(Heading::new(&open::<G>(specs.len(), options)?, &bots, seed)))
}

/// Lets bots play, one for each seat, and looks at what the game makes of it: seats, clans, cards, points.
pub fn balance(game: &str, specs: &[BotSpec], options: &Options, study: &Study) -> Result<Balance, ArenaError> {
    with_game!(game, G => study::balance(&open::<G>(specs.len(), options)?, &makers(specs), study))
}

fn makers<G: Thinker>(specs: &[BotSpec]) -> Vec<Maker<G>> {
    let maker = |spec: BotSpec| Maker { name: spec.to_string(), make: Box::new(move |seed| spec.build(seed)) };
    specs.iter().cloned().map(maker).collect()
}
