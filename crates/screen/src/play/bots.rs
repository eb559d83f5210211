//! The bots of a table, who think on a thread of their own.

use super::players::Player;
use crate::failure::Failure;
use meadhall_bots::{AnyQuestion, BotEntry, SeatBot};
use meadhall_engine::any_table::AnyTable;
use meadhall_engine::{Seat, SeatSet, Seed};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

/// What a bot is asked.
struct Question {
    generation: u64,
    seat: Seat,
    asked: AnyQuestion,
}

/// What it answers: a choice in written form.
struct Answer {
    generation: u64,
    seat: Seat,
    written: String,
}

/// The bots of a table. They are given what their seats may know and nothing else, and keep what they thought from one
/// decision to the next.
pub struct BotThread {
    entry: &'static BotEntry,
    questions: Sender<Question>,
    answers: Receiver<Answer>,
    /// Who is thinking.
    asked: SeatSet,
    /// Grows when the game is changed otherwise than by an answer: what was thought before that no longer counts.
    generation: u64,
}

/// The thread is gone.
fn gone<E>(_: E) -> Failure {
    Failure::new("a bot broke down; the game is saved up to its last decision")
}

impl BotThread {
    /// Lets the bots sit down.
    pub fn new(entry: &'static BotEntry, seed: Seed, players: &[Player]) -> BotThread {
        let (questions, asked) = channel::<Question>();
        let (told, answers) = channel();
        // The bots think one after another: each may have the whole machine.
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
        let bot = |(seat, player): (usize, &Player)| match player {
            Player::Bot(spec) => Some(entry.seat_bot(spec, cores, own_seed(seed, seat))),
            Player::Person => None,
        };
        let mut bots: Vec<Option<Box<dyn SeatBot>>> = players.iter().enumerate().map(bot).collect();
        thread::spawn(move || {
            while let Ok(Question { generation, seat, asked }) = asked.recv() {
                let Some(bot) = bots.get_mut(seat.index()).and_then(Option::as_mut) else { continue };
                let Some(decision) = bot.decide(&asked, None) else { continue };
                if told.send(Answer { generation, seat, written: decision.written }).is_err() {
                    return;
                }
            }
        });
        BotThread { entry, questions, answers, asked: SeatSet::EMPTY, generation: 0 }
    }

    /// Asks those of these seats that are not thinking yet.
    pub fn ask(&mut self, table: &dyn AnyTable, seats: SeatSet) -> Result<(), Failure> {
        for seat in seats.minus(self.asked).iter() {
            let Some(asked) = self.entry.question(table, seat) else { continue };
            self.questions.send(Question { generation: self.generation, seat, asked }).map_err(gone)?;
            self.asked.insert(seat);
        }
        Ok(())
    }

    /// An answer in written form, if there is one.
    pub fn answer(&mut self) -> Result<Option<(Seat, String)>, Failure> {
        loop {
            match self.answers.try_recv() {
                Ok(answer) => {
                    if let Some(fresh) = self.take(answer) {
                        return Ok(Some(fresh));
                    }
                }
                Err(TryRecvError::Empty) => return Ok(None),
                Err(TryRecvError::Disconnected) => return Err(gone(())),
            }
        }
    }

    /// Waits for an answer.
    pub fn wait(&mut self) -> Result<(Seat, String), Failure> {
        loop {
            let answer = self.answers.recv().map_err(gone)?;
            if let Some(fresh) = self.take(answer) {
                return Ok(fresh);
            }
        }
    }

    fn take(&mut self, answer: Answer) -> Option<(Seat, String)> {
        if answer.generation != self.generation {
            return None;
        }
        self.asked = self.asked.without(answer.seat);
        Some((answer.seat, answer.written))
    }

    /// Forgets all questions that are open: the game has been taken back. Each bot sees that by its next question.
    pub fn forget(&mut self) {
        self.generation += 1;
        self.asked = SeatSet::EMPTY;
    }

    /// Whether anybody is thinking.
    pub fn thinking(&self) -> bool {
        !self.asked.is_empty()
    }
}

/// Each bot's own chance, so that the same seed and the same answers give the same game.
fn own_seed(seed: Seed, seat: usize) -> u64 {
    let mark = u8::try_from(seat).unwrap_or(u8::MAX);
    u64::from_le_bytes(std::array::from_fn(|n| seed.0[(8 * (seat % 4)) + n] ^ mark))
}
