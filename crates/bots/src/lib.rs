//! Players that think: random, greedy, search. Generic over a game; what a bot knows of one game is small, and lives in
//! `games/<game>/bot`.
//!
//! A bot gets what its seat may see and nothing else, so it cannot cheat: search and greedy think about positions that
//! they [imagine](meadhall_engine::Game::imagine) from that view. [`Knowledge`] is what a game has to bring for them,
//! [`BotSpec`] is how a bot is named (`greedy`, `search:500ms`, `hard`) and [`BotSpec::build`] makes one. Whoever does not
//! know the type of a game uses its [`BotEntry`].

mod advice;
mod analysis;
mod belief;
mod bot;
mod budget;
mod decision_seeds;
mod easy;
pub mod encoding;
mod entry;
mod evaluator;
mod faults;
mod forecast;
mod greedy;
mod host;
mod info_set_key;
mod judge;
mod knowledge;
pub mod laws;
mod level;
mod model;
mod opinion;
mod opponent_model;
mod player_type;
mod program;
mod puzzle;
mod random;
mod reduced_game;
mod rollout;
mod search;
mod search_settings;
mod spec;
mod study;
#[cfg(test)]
mod testing;
mod tree;
pub mod tune;
mod win_chart;
mod worker;
mod written;

pub use advice::{Advice, Counsel, Verdict, advise};
pub use analysis::{
    Consequence, Consequences, Effort, Evaluation, Frequencies, Judged, Measure, Reason, Standpoint, Why, evaluate,
    reasons,
};
pub use bot::Bot;
pub use budget::Budget;
pub use easy::Easy;
pub use encoding::Encoding;
pub use entry::{
    BotEntry, BotGame, Charting, Consultation, GameRunner, KeepModel, PlayCount, SpeedTest, Stop, WaitPlayer,
    WaitedGame, WrittenAdvice, WrittenCounsel, play_game,
};
pub use faults::Faults;
pub use forecast::{Forecast, PerSeat};
pub use greedy::Greedy;
pub use host::{AnyQuestion, BotHost, Decision, ExplainedChoice, Explanation, SeatBot, SeatQuestion};
pub use info_set_key::InfoSetKey;
pub use judge::Judge;
pub use knowledge::{Action, Event, Knowledge, Position, ValueFn, View};
pub use level::Level;
pub use model::{BadModel, Features, Model, TrainedModel, ValueNet};
pub use opinion::{Considered, Opinion};
pub use opponent_model::OpponentModel;
pub use player_type::{PlayerType, PlayerTypes, TypeLikelihood};
pub use program::{Player, Program, ProgramAnswer, Version, end_idle_programs, error_file, keep_errors_in};
pub use puzzle::{Puzzle, Refuted};
pub use random::Random;
pub use search::Search;
pub use search_settings::SearchSettings;
pub use spec::{BadBot, BotSpec};
pub use study::{BalanceStudy, Id, Ledger, Mark, SeatPage, Transition};
pub use win_chart::{Better, Point, Turning, WinChart, win_chart};
pub use written::{Written, kebab_case};
