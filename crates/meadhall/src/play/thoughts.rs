//! The bots, who think on a thread of their own.

use super::seating::Sitter;
use crate::failure::Failure;
use meadhall_bots::{Bot, Thinker};
use meadhall_engine::{Seat, SeatSet, Table, Viewer};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

/// What a bot is asked: what its seat sees, and its legal choices.
struct Question<G: Thinker> {
    age: u64,
    seat: Seat,
    view: G::View,
    choices: Vec<G::Action>,
}

/// What it answers.
struct Answer<G: Thinker> {
    age: u64,
    seat: Seat,
    action: G::Action,
}

/// The bots of a table. They are given views and nothing else.
pub struct Thoughts<G: Thinker> {
    questions: Sender<Question<G>>,
    answers: Receiver<Answer<G>>,
    /// Who is thinking.
    asked: SeatSet,
    /// Grows when the game is changed otherwise than by an answer: what was thought before that no longer counts.
    age: u64,
}

/// The thread is gone: a bot broke down.
fn gone<E>(_: E) -> Failure {
    Failure::new("a bot broke down; the game is saved up to its last decision")
}

impl<G: Thinker> Thoughts<G> {
    /// Lets the bots sit down.
    pub fn new(table: &Table<G>, sitters: &[Sitter]) -> Thoughts<G> {
        let (questions, asked) = channel::<Question<G>>();
        let (told, answers) = channel();
        let game = table.game().clone();
        let seed = table.parts().mix().0;
        // The bots think one after another: each may have the whole machine.
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
        let mut bots: Vec<Option<Box<dyn Bot<G>>>> = Vec::new();
        for (seat, sitter) in sitters.iter().enumerate() {
            // Each bot's own chance, so that the same seed and the same answers give the same game.
            let own = u64::from_le_bytes(std::array::from_fn(|n| seed[(8 * (seat % 4)) + n] ^ seat as u8));
            bots.push(match sitter {
                Sitter::Bot(spec) => Some(spec.build_on(cores, own)),
                Sitter::Person => None,
            });
        }
        thread::spawn(move || {
            while let Ok(Question { age, seat, view, choices }) = asked.recv() {
                let Some(bot) = bots.get_mut(seat.index()).and_then(Option::as_mut) else { continue };
                let action = bot.choose(&game, &view, seat, &choices);
                if told.send(Answer { age, seat, action }).is_err() {
                    return;
                }
            }
        });
        Thoughts { questions, answers, asked: SeatSet::EMPTY, age: 0 }
    }

    /// Asks those of these seats that are not thinking yet.
    pub fn ask(&mut self, table: &Table<G>, seats: SeatSet) -> Result<(), Failure> {
        for seat in seats.minus(self.asked).iter() {
            let (view, choices) = (table.view(Viewer::Seat(seat)), table.legal(seat));
            self.questions.send(Question { age: self.age, seat, view, choices }).map_err(gone)?;
            self.asked.insert(seat);
        }
        Ok(())
    }

    /// An answer, if there is one.
    pub fn answer(&mut self) -> Result<Option<(Seat, G::Action)>, Failure> {
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
    pub fn wait(&mut self) -> Result<(Seat, G::Action), Failure> {
        loop {
            let answer = self.answers.recv().map_err(gone)?;
            if let Some(fresh) = self.take(answer) {
                return Ok(fresh);
            }
        }
    }

    fn take(&mut self, answer: Answer<G>) -> Option<(Seat, G::Action)> {
        if answer.age != self.age {
            return None;
        }
        self.asked = self.asked.without(answer.seat);
        Some((answer.seat, answer.action))
    }

    /// Forgets all questions that are open: the game has been taken back.
    pub fn forget(&mut self) {
        self.age += 1;
        self.asked = SeatSet::EMPTY;
    }

    /// Whether anybody is thinking.
    pub fn thinking(&self) -> bool {
        !self.asked.is_empty()
    }
}
