//! The bots, who think on a thread of their own.

use super::players::Player;
use crate::failure::Failure;
use meadhall_bots::{Bot, Thinker};
use meadhall_engine::{MAX_SEATS, Seat, SeatSet, Table, Viewer};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

/// What a bot is asked: what its seat sees, and its legal choices.
struct Question<G: Thinker> {
    age: u64,
    seat: Seat,
    /// What its seat saw at its earlier decisions, for one that does not know the game as it is now.
    earlier: Option<Vec<G::View>>,
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
pub struct BotThread<G: Thinker> {
    questions: Sender<Question<G>>,
    answers: Receiver<Answer<G>>,
    /// Who is thinking.
    asked: SeatSet,
    /// Who was not there all the time, or remembers what was taken back.
    strangers: SeatSet,
    /// Grows when the game is changed otherwise than by an answer: what was thought before that no longer counts.
    age: u64,
}

/// The thread is gone: a bot broke down.
fn gone<E>(_: E) -> Failure {
    Failure::new("a bot broke down; the game is saved up to its last decision")
}

impl<G: Thinker> BotThread<G> {
    /// Lets the bots sit down.
    pub fn new(table: &Table<G>, players: &[Player]) -> BotThread<G> {
        let (questions, asked) = channel::<Question<G>>();
        let (told, answers) = channel();
        let game = table.game().clone();
        let seed = table.parts().mix().0;
        // The bots think one after another: each may have the whole machine.
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
        let mut bots: Vec<Option<Box<dyn Bot<G>>>> = Vec::new();
        for (seat, player) in players.iter().enumerate() {
            // Each bot's own chance, so that the same seed and the same answers give the same game.
            let own = u64::from_le_bytes(std::array::from_fn(|n| seed[(8 * (seat % 4)) + n] ^ seat as u8));
            bots.push(match player {
                Player::Bot(spec) => Some(spec.build_on(cores, own)),
                Player::Person => None,
            });
        }
        thread::spawn(move || {
            while let Ok(Question { age, seat, earlier, view, choices }) = asked.recv() {
                let Some(bot) = bots.get_mut(seat.index()).and_then(Option::as_mut) else { continue };
                if let Some(earlier) = earlier {
                    bot.recall(&game, seat, &earlier);
                }
                let action = bot.choose(&game, &view, seat, &choices);
                if told.send(Answer { age, seat, action }).is_err() {
                    return;
                }
            }
        });
        BotThread { questions, answers, asked: SeatSet::EMPTY, strangers: SeatSet::first_seats(MAX_SEATS), age: 0 }
    }

    /// Asks those of these seats that are not thinking yet.
    pub fn ask(&mut self, table: &Table<G>, seats: SeatSet) -> Result<(), Failure> {
        for seat in seats.minus(self.asked).iter() {
            let question = self.question(table, seat);
            self.questions.send(question).map_err(gone)?;
            self.asked.insert(seat);
        }
        Ok(())
    }

    fn question(&mut self, table: &Table<G>, seat: Seat) -> Question<G> {
        let stranger = self.strangers.contains(seat);
        self.strangers = self.strangers.without(seat);
        Question {
            age: self.age,
            seat,
            earlier: stranger.then(|| table.seen_at_decisions(seat).collect()),
            view: table.view(Viewer::Seat(seat)),
            choices: table.legal(seat),
        }
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
        self.strangers = SeatSet::first_seats(MAX_SEATS);
    }

    /// Whether anybody is thinking.
    pub fn thinking(&self) -> bool {
        !self.asked.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_engine::{Game, Options, SeedParts};
    use meadhall_vaalbara::Vaalbara;

    #[test]
    fn a_bot_is_told_what_came_before_when_it_sits_down_and_when_that_has_changed() {
        let game = Vaalbara::open(2, &Options::default()).expect("two can play");
        let mut table = Table::new(game, &[], SeedParts::from_number(1));
        for _ in 0..6 {
            let seat = table.pending().first().expect("somebody decides");
            let choice = table.legal(seat)[0];
            table.play(seat, choice).expect("it is legal");
        }
        let seat = Seat::new(1);
        let seen: Vec<_> = table.seen_at_decisions(seat).collect();
        assert!(!seen.is_empty());
        let mut bots = BotThread::new(&table, &[Player::Person, Player::Person]);
        assert_eq!(bots.question(&table, seat).earlier, Some(seen));
        assert_eq!(bots.question(&table, seat).earlier, None, "it knows that by now");
        table.undo(seat).expect("there is something to take back");
        bots.forget();
        let seen: Vec<_> = table.seen_at_decisions(seat).collect();
        assert_eq!(bots.question(&table, seat).earlier, Some(seen));
    }
}
