//! How the server begins and restores the games of the house, by their ids.

use crate::live::{self, Live};
use crate::store::{StoreError, TurnRow};
use meadhall_blood_rage::BloodRage;
use meadhall_bots::Thinker;
use meadhall_engine::{BadOption, OptionSpec, Options, SeedParts, TableGame};
use meadhall_games::GameEntry;
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;

/// Begins a game with so many seats, options, names and parts of a seed.
type Begin = fn(usize, &Options, &[String], SeedParts) -> Result<Box<dyn Live>, String>;
/// Goes on with a game that is stored as the version of its rules, its start and its turns.
type Restore = fn(&Options, &[String], SeedParts, i64, &str, &[TurnRow]) -> Result<Box<dyn Live>, StoreError>;

/// One game of the house.
pub struct Entry {
    /// The game's id.
    pub id: &'static str,
    /// The least and the greatest number of seats.
    pub seats: (usize, usize),
    /// The game.
    pub game: &'static GameEntry,
    /// Its options.
    pub options: &'static [OptionSpec],
    /// The written names of its clans.
    pub banners: &'static [&'static str],
    /// The fingerprint of the card tables that these options give; refuses options that cannot be.
    pub check: fn(usize, &Options) -> Result<String, BadOption>,
    /// Begins a game.
    pub begin: Begin,
    /// Goes on with a stored game.
    pub restore: Restore,
}

const fn entry<G: TableGame + Thinker>(game: &'static GameEntry) -> Entry {
    Entry {
        id: G::ID,
        seats: G::SEATS,
        options: G::OPTIONS,
        game,
        banners: game.board.banners,
        check: |seats, options| G::open(seats, options).map(|game| game.tables()),
        begin: live::begin::<G>,
        restore: live::restore::<G>,
    }
}

/// All games.
pub static GAMES: [Entry; 3] = [
    entry::<BloodRage>(&meadhall_games::GAMES[0]),
    entry::<Valhalla>(&meadhall_games::GAMES[1]),
    entry::<Vaalbara>(&meadhall_games::GAMES[2]),
];

/// A game by its id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id)
}
