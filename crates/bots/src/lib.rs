//! Players that think: random, greedy, search. Generic over a game; what a bot knows of one game is small.
//!
//! A bot gets what its seat may see and nothing else, so it cannot cheat: search and greedy think about positions that
//! they [imagine](meadhall_engine::Game::imagine) from that view. [`Thinker`] is what a game has to bring for them,
//! [`BotSpec`] is how a bot is named (`greedy`, `search:500ms`, `hard`) and [`BotSpec::build`] makes one.
//!
//! ```
//! use meadhall_bots::{Bot, BotSpec};
//! use meadhall_engine::{Game, Ignore, Options, Quick, Viewer};
//! use meadhall_vaalbara::Vaalbara;
//!
//! let game = Vaalbara::open(4, &Options::default()).unwrap();
//! let mut chance = Quick::new(1);
//! let mut position = game.setup(&mut chance, &mut Ignore);
//! let mut bot = "search:50".parse::<BotSpec>().unwrap().build::<Vaalbara>(7);
//! let mut choices = Vec::new();
//! while let Some(seat) = game.pending(&position).first() {
//!     game.legal(&position, seat, &mut choices);
//!     let view = game.view(&position, Viewer::Seat(seat));
//!     let action = bot.choose(&game, &view, seat, &choices);
//!     game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
//! }
//! assert!(game.outcome(&position).is_some());
//! ```

mod acquaintance;
mod advice;
mod blood_rage;
mod bot;
mod budget;
mod course;
mod easy;
mod essence;
mod faults;
mod forecast;
mod greedy;
mod judge;
mod level;
mod mind;
mod opinion;
mod other;
mod program;
mod random;
mod search;
mod sorts;
mod spec;
mod style;
mod thinker;
mod tree;
pub mod tune;
mod vaalbara;
mod valhalla;
mod worker;

pub use advice::{Advice, Counsel, Verdict, advise};
pub use bot::Bot;
pub use budget::Budget;
pub use course::{Course, Point, Turning, course};
pub use easy::Easy;
pub use faults::Faults;
pub use forecast::{Forecast, PerSeat};
pub use greedy::Greedy;
pub use judge::{BadWisdom, Judge, Notes, Wisdom};
pub use level::Level;
pub use opinion::{Considered, Opinion};
pub use program::{Player, Program};
pub use random::Random;
pub use search::Search;
pub use spec::{BadBot, BotSpec, MAKERS};
pub use style::Style;
pub use thinker::{Judging, Thinker};
