//! What a game's bot crate exports: one value through which others use its bots without knowing its type.

mod runner;
mod speed;

pub use runner::{BotGame, GameRunner, Stop, play_game};
pub use speed::{PlayCount, SpeedTest};

use crate::host::{AnyQuestion, BotHost, SeatBot};
use crate::model::names;
use crate::tune::{Plan, Report, Watch, tune};
use crate::{BadModel, BalanceStudy, BotSpec, Knowledge, Model, PerSeat, Verdict, WinChart, advise, win_chart};
use meadhall_engine::any_table::{AnyTable, downcast};
use meadhall_engine::{BadOption, Game, Message, Options, Seat, Table, Viewer, Wording};
use runner::Runner;
use std::sync::Arc;
use std::time::Duration;

/// A choice that an adviser names, in written form.
#[derive(Clone, PartialEq, Debug)]
pub struct WrittenCounsel {
    /// Its written form.
    pub written: String,
    /// What it is called.
    pub label: Message,
    /// The chance to win that it leaves, from 0 to 1.
    pub chance: f32,
    /// How it compares to the best.
    pub verdict: Verdict,
}

/// What an adviser says about a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct WrittenAdvice {
    /// Each seat's chance to win.
    pub chances: PerSeat,
    /// The best choices, the best first.
    pub best: Vec<WrittenCounsel>,
}

/// Advice that is still to be thought about, on whatever thread.
pub type Consultation = Box<dyn FnOnce() -> WrittenAdvice + Send>;

/// A win chart that is still to be worked out, for as long as it is told to go on.
pub type Charting = Box<dyn FnOnce(&dyn Fn() -> bool) -> WinChart + Send>;

/// Is given the best model so far after each round, with how the round went and the model as a file.
pub type KeepModel<'a> = &'a mut dyn FnMut(&Model, &Report, &str);

type OpenRunner = fn(usize, &Options) -> Result<Box<dyn GameRunner>, BadOption>;

/// The bots of one game as plain facts and functions, compiled in the game's own crate: `pub static ENTRY: BotEntry =
/// BotEntry::of::<ChessKnowledge>();`
#[derive(Clone, Copy, Debug)]
pub struct BotEntry {
    /// The game's id.
    pub id: &'static str,
    trained: fn() -> Result<Option<Arc<Model>>, BadModel>,
    read_model: fn(&str) -> Result<Model, BadModel>,
    seat_bot: fn(&BotSpec, usize, u64) -> Box<dyn SeatBot>,
    question: fn(&dyn AnyTable, Seat) -> Option<AnyQuestion>,
    consult: fn(&dyn AnyTable, Seat, Duration, u64) -> Option<Consultation>,
    chart: fn(&dyn AnyTable) -> Option<Charting>,
    open: OpenRunner,
    tune: fn(&Plan, Option<Model>, Watch, KeepModel),
}

impl BotEntry {
    /// The entry of a game.
    pub const fn of<K: BalanceStudy>() -> BotEntry {
        BotEntry {
            id: <K::Rules as Game>::ID,
            trained: || K::trained().map(crate::TrainedModel::model::<K>).transpose(),
            read_model: |text| Model::read(text, <K::Rules>::ID, &names::<K>()),
            seat_bot: |spec, cores, seed| Box::new(BotHost::<K>::new(spec, cores, seed)),
            question: AnyQuestion::of::<K>,
            consult: consult::<K>,
            chart: chart::<K>,
            open: |seats, options| Ok(Box::new(Runner::<K>::open(seats, options)?)),
            tune: |plan, known, watch, keep| {
                tune::<K>(plan, known, watch, |model, report, names| {
                    keep(model, report, &model.write(<K::Rules>::ID, names));
                });
            },
        }
    }

    /// Says what is wrong with the trained weights, if they do not fit the game. Whoever seats bots asks first, so that
    /// nobody ever plays against another bot than he was promised.
    pub fn check(&self) -> Result<(), BadModel> {
        self.trained().map(|_| ())
    }

    /// The model that comes with the game, if one was trained.
    pub fn trained(&self) -> Result<Option<Arc<Model>>, BadModel> {
        (self.trained)().map_err(|bad| BadModel(format!("the trained weights of {} cannot be used: {bad}", self.id)))
    }

    /// Reads a model of this game from a file that [`BotEntry::tune`] has given.
    pub fn read_model(&self, text: &str) -> Result<Model, BadModel> {
        (self.read_model)(text)
    }

    /// Seats a bot that may think on so many cores, where it thinks for a time. With a budget of iterations its choices
    /// follow from the seed and what it sees.
    pub fn seat_bot(&self, spec: &BotSpec, cores: usize, seed: u64) -> Box<dyn SeatBot> {
        (self.seat_bot)(spec, cores, seed)
    }

    /// What a seat is asked at a table; none if it owes no decision, or the table is one of another game.
    pub fn question(&self, table: &dyn AnyTable, seat: Seat) -> Option<AnyQuestion> {
        (self.question)(table, seat)
    }

    /// An adviser's thinking about a seat's decision, for so long. He knows no more than the seat. None where there is no
    /// question.
    pub fn consult(&self, table: &dyn AnyTable, seat: Seat, time: Duration, seed: u64) -> Option<Consultation> {
        (self.consult)(table, seat, time, seed)
    }

    /// How everybody's chance to win went, once the game is over.
    pub fn chart(&self, table: &dyn AnyTable) -> Option<Charting> {
        table.outcome()?;
        self.chart_so_far(table)
    }

    /// How everybody's chance to win went so far. For somebody who reads a record: whoever still plays learns more from it than
    /// the seat may know.
    pub fn chart_so_far(&self, table: &dyn AnyTable) -> Option<Charting> {
        (self.chart)(table)
    }

    /// Opens the game for whole games between bots.
    pub fn open(&self, seats: usize, options: &Options) -> Result<Box<dyn GameRunner>, BadOption> {
        (self.open)(seats, options)
    }

    /// Trains a model by self-play, beginning with what is known already.
    pub fn tune(&self, plan: &Plan, known: Option<Model>, watch: Watch, keep: KeepModel) {
        (self.tune)(plan, known, watch, keep);
    }
}

fn consult<K: Knowledge>(table: &dyn AnyTable, seat: Seat, time: Duration, seed: u64) -> Option<Consultation> {
    let table: &Table<K::Rules> = downcast(table)?;
    if !table.pending().contains(seat) {
        return None;
    }
    let (game, view, choices) = (table.game().clone(), table.view(Viewer::Seat(seat)), table.legal(seat));
    let earlier: Vec<_> = table.seen_at_decisions(seat).collect();
    Some(Box::new(move || {
        let advice = advise::<K>(&game, &earlier, &view, seat, &choices, time, seed);
        let best = advice.best.into_iter().map(|counsel| WrittenCounsel {
            written: counsel.action.to_string(),
            label: game.label(&view, counsel.action),
            chance: counsel.chance,
            verdict: counsel.verdict,
        });
        WrittenAdvice { chances: advice.chances, best: best.collect() }
    }))
}

fn chart<K: Knowledge>(table: &dyn AnyTable) -> Option<Charting> {
    let table: Table<K::Rules> = downcast::<K::Rules>(table)?.clone();
    Some(Box::new(move |go_on| win_chart::<K>(&table, go_on)))
}
