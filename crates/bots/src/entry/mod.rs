//! What a game's bot crate exports: one value through which others use its bots without knowing its type.

mod program;
mod runner;
mod speed;
mod waits;

pub use runner::{BotGame, GameRunner, Stop, play_game};
pub use speed::{PlayCount, SpeedTest};
pub use waits::{WaitPlayer, WaitedGame};

use crate::encoding::EncodingEntry;
use crate::host::{AnyQuestion, BotHost, SeatBot};
use crate::model::names;
use crate::tune::{Plan, Report, Watch, tune};
use crate::{
    BadModel, BalanceStudy, BotSpec, Effort, Encoding, Knowledge, Model, PerSeat, Program, ProgramAnswer, Puzzle,
    Refuted, Standpoint, Verdict, WinChart, advise, evaluate, win_chart,
};
use meadhall_engine::any_table::{AnyTable, downcast};
use meadhall_engine::{
    BadOption, Game, MAX_SEATS, Message, Options, Record, RecordError, Seat, SeedParts, Table, Viewer, Wording,
};
use runner::Runner;
use std::sync::Arc;

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
    /// Why the first is the best, and what follows it, a sentence each.
    pub why: Vec<Message>,
}

/// Advice that is still to be thought about, on whatever thread.
pub type Consultation = Box<dyn FnOnce() -> WrittenAdvice + Send>;

/// A win chart that is still to be worked out, for as long as it is told to go on.
pub type Charting = Box<dyn FnOnce(&dyn Fn() -> bool) -> WinChart + Send>;

/// Is given the best model so far after each round, with how the round went and the model as a file.
pub type KeepModel<'a> = &'a mut dyn FnMut(&Model, &Report, &str);

type OpenRunner = fn(usize, &Options) -> Result<Box<dyn GameRunner>, BadOption>;

/// Finds puzzles in a record, for as long as it is told to go on.
type FindPuzzles = fn(&Record, &dyn Fn() -> bool) -> Result<Vec<Puzzle>, RecordError>;

/// The bots of one game as plain facts and functions, compiled in the game's own crate: `pub static ENTRY: BotEntry =
/// BotEntry::of::<ChessKnowledge>();`
#[derive(Clone, Copy, Debug)]
pub struct BotEntry {
    /// The game's id.
    pub id: &'static str,
    /// The game as numbers, for those who learn by themselves.
    pub encoding: EncodingEntry,
    trained: fn() -> Result<Option<Arc<Model>>, BadModel>,
    read_model: fn(&str) -> Result<Model, BadModel>,
    seat_bot: fn(&BotSpec, usize, u64) -> Box<dyn SeatBot>,
    question: fn(&dyn AnyTable, Seat) -> Option<AnyQuestion>,
    written_view: fn(&dyn AnyTable, Viewer) -> Option<serde_json::Value>,
    message_schema: fn() -> serde_json::Value,
    program_question: fn(&dyn AnyTable, Seat, &Program) -> Option<String>,
    ask_program: fn(&dyn AnyTable, Seat, &Program) -> Option<ProgramAnswer>,
    consult: fn(&dyn AnyTable, Seat) -> Option<Consultation>,
    chart: fn(&dyn AnyTable, Viewer) -> Option<Charting>,
    puzzles: fn() -> &'static [&'static str],
    find_puzzles: FindPuzzles,
    verify_puzzle: fn(&Puzzle, bool) -> Result<Puzzle, Refuted>,
    played: fn(usize, &Options, &BotSpec, u64) -> Result<Record, BadOption>,
    opening: fn(usize, &Options, u64, Viewer) -> Result<PerSeat, BadOption>,
    open: OpenRunner,
    tune: fn(&Plan, Option<Model>, Watch, KeepModel),
}

impl BotEntry {
    /// The entry of a game.
    pub const fn of<K: BalanceStudy + Encoding>() -> BotEntry {
        BotEntry {
            id: <K::Rules as Game>::ID,
            encoding: EncodingEntry::of::<K>(),
            trained: || K::trained().map(crate::TrainedModel::model::<K>).transpose(),
            read_model: |text| Model::read(text, <K::Rules>::ID, &names::<K>()),
            seat_bot: |spec, cores, seed| Box::new(BotHost::<K>::new(spec, cores, seed)),
            question: AnyQuestion::of::<K>,
            written_view: program::written_view::<K>,
            message_schema: crate::program::messages::schema::<K>,
            program_question: program::question::<K>,
            ask_program: program::ask::<K>,
            consult: consult::<K>,
            chart: chart::<K>,
            puzzles: K::puzzles,
            find_puzzles: crate::puzzle::find::<K>,
            verify_puzzle: crate::puzzle::verify::<K>,
            played: played::<K>,
            opening: opening_chances::<K>,
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

    /// What a viewer sees of a table, in written ids: plain values for programs in any language. None if the table is one of
    /// another game.
    pub fn written_view(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<serde_json::Value> {
        (self.written_view)(table, viewer)
    }

    /// The JSON schema of what programs are told about this game, in the second version of the protocol.
    pub fn message_schema(&self) -> serde_json::Value {
        (self.message_schema)()
    }

    /// What a program would be asked about a seat's decision, as a line; none if the seat owes none.
    pub fn program_question(&self, table: &dyn AnyTable, seat: Seat, program: &Program) -> Option<String> {
        (self.program_question)(table, seat, program)
    }

    /// Asks a program about a seat's decision; none if the seat owes none.
    pub fn ask_program(&self, table: &dyn AnyTable, seat: Seat, program: &Program) -> Option<ProgramAnswer> {
        (self.ask_program)(table, seat, program)
    }

    /// An adviser's thinking about a seat's decision. He knows no more than the seat, and says the same to whoever asks about
    /// the same position. None where there is no question.
    pub fn consult(&self, table: &dyn AnyTable, seat: Seat) -> Option<Consultation> {
        (self.consult)(table, seat)
    }

    /// How everybody's chance to win went as a viewer could know it, once the game is over.
    pub fn chart(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<Charting> {
        table.outcome()?;
        self.chart_so_far(table, viewer)
    }

    /// How everybody's chance to win went so far. For somebody who reads a record: whoever still plays learns more from it than
    /// the seat may know.
    pub fn chart_so_far(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<Charting> {
        (self.chart)(table, viewer)
    }

    /// The puzzles that come with the game, as texts.
    pub fn puzzles(&self) -> &'static [&'static str] {
        (self.puzzles)()
    }

    /// The puzzles in a recorded game, for as long as `go_on` says so.
    pub fn find_puzzles(&self, record: &Record, go_on: &dyn Fn() -> bool) -> Result<Vec<Puzzle>, RecordError> {
        (self.find_puzzles)(record, go_on)
    }

    /// Checks that a puzzle still holds. Thoroughly, also that the search still prefers the solution; the puzzle then comes back
    /// with chances and reasons as they are found now.
    pub fn verify_puzzle(&self, puzzle: &Puzzle, thoroughly: bool) -> Result<Puzzle, Refuted> {
        (self.verify_puzzle)(puzzle, thoroughly)
    }

    /// The record of a game between bots of one kind, as it follows from the seed if they think for a number of iterations.
    pub fn played(&self, seats: usize, options: &Options, bot: &BotSpec, seed: u64) -> Result<Record, BadOption> {
        (self.played)(seats, options, bot, seed)
    }

    /// Each seat's chance to win right after the set-up, as a viewer may know it, on the mean of so many deals.
    pub fn opening_chances(
        &self,
        seats: usize,
        options: &Options,
        deals: u64,
        viewer: Viewer,
    ) -> Result<PerSeat, BadOption> {
        (self.opening)(seats, options, deals, viewer)
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

fn consult<K: Knowledge>(table: &dyn AnyTable, seat: Seat) -> Option<Consultation> {
    let table: &Table<K::Rules> = downcast(table)?;
    if !table.pending().contains(seat) {
        return None;
    }
    let standpoint = Standpoint::<K>::of(table, table.turns().len(), Viewer::Seat(seat));
    Some(Box::new(move || {
        let advice = advise(&standpoint, Effort::USUAL);
        let best = advice.best.into_iter().map(|counsel| WrittenCounsel {
            written: counsel.action.to_string(),
            label: standpoint.game.label(&standpoint.view, counsel.action),
            chance: counsel.chance,
            verdict: counsel.verdict,
        });
        WrittenAdvice { chances: advice.chances, best: best.collect(), why: advice.why.sentences }
    }))
}

fn chart<K: Knowledge>(table: &dyn AnyTable, viewer: Viewer) -> Option<Charting> {
    let table: Table<K::Rules> = downcast::<K::Rules>(table)?.clone();
    Some(Box::new(move |go_on| win_chart::<K>(&table, viewer, go_on)))
}

fn played<K: Knowledge>(seats: usize, options: &Options, bot: &BotSpec, seed: u64) -> Result<Record, BadOption> {
    let mut table = Table::new(<K::Rules>::open(seats, options)?, &[], SeedParts::from_number(seed));
    let mut bots: Vec<_> = (0..seats as u64).map(|n| bot.build::<K>(seed.wrapping_mul(100).wrapping_add(n))).collect();
    while let Some(seat) = table.pending().first() {
        let (view, choices) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        let Some(action) = bots.get_mut(seat.index()).map(|bot| bot.choose(table.game(), &view, seat, &choices)) else {
            break;
        };
        if table.play(seat, action).is_err() {
            break;
        }
    }
    Ok(table.record())
}

fn opening_chances<K: Knowledge>(
    seats: usize,
    options: &Options,
    deals: u64,
    viewer: Viewer,
) -> Result<PerSeat, BadOption> {
    let game = <K::Rules>::open(seats, options)?;
    let mut mean = [0.0; MAX_SEATS];
    for deal in 0..deals {
        let table = Table::new(game.clone(), &[], SeedParts::from_number(deal));
        let chances = evaluate(&Standpoint::<K>::of(&table, 0, viewer), Effort::USUAL, None).chances;
        mean.iter_mut().zip(chances).for_each(|(mean, chance)| *mean += chance / deals as f32);
    }
    Ok(mean)
}
