//! A game being played, whatever the game: the server's handle on a [`Table`] of any type.

use crate::games::Staged;
use crate::pages::model::{Choice, LogLine, SeatInfo};
use crate::store::{StoreError, TurnRow};
use maud::Markup;
use meadhall_bots::{BotSpec, Course, PerSeat, Verdict, advise, course};
use meadhall_engine::{
    Message, Moment, Options, Outcome, Record, Refusal, Seat, SeatSet, SeedParts, Table, Turn, UndoError, Viewer,
};
use meadhall_words::Words;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Why a choice was not played.
#[derive(Debug)]
pub enum PlayError {
    /// It cannot be read.
    Unreadable,
    /// The rules refuse it.
    Refused(Box<Refusal>),
}

/// What a page shows of a game at one moment to one viewer.
pub struct Face {
    /// What is asked of whom.
    pub prompt: String,
    /// The clause behind it.
    pub clause: Option<String>,
    /// The board.
    pub board: Markup,
    /// The viewer's legal choices.
    pub choices: Vec<Choice>,
    /// The end of the log.
    pub log: Vec<LogLine>,
    /// Whether there is more of it before that.
    pub log_cut: bool,
}

/// Up to so many choices a page lists all of them in words; beyond that, those put together on the board are left out.
const MOST_LISTED: usize = 24;

/// How to show a game.
pub struct Showing<'a> {
    /// The words of the visitor's language.
    pub words: &'static Words,
    /// Who sits where.
    pub seats: &'a [SeatInfo],
    /// Whether the viewer may choose here, or only look.
    pub playing: bool,
    /// Whether the viewer may take the last decision back at once.
    pub undo: bool,
    /// How many lines of the log to tell at most: telling all of a long game takes longer than everything else.
    pub log_lines: usize,
}

impl Showing<'_> {
    /// A message in words.
    pub fn tell(&self, message: &Message) -> String {
        let name = |seat| self.seats.iter().find(|info| info.seat == seat).map(|info| info.name.clone());
        self.words.tell(message, &|seat| name(seat).unwrap_or_default())
    }
}

/// What a bot does on a thread of its own: it thinks and comes back with a written choice.
pub type Thought = Box<dyn FnOnce() -> String + Send>;

/// What the adviser says about a decision.
pub struct Advice {
    /// Each seat's chance to win.
    pub chances: PerSeat,
    /// The best choices, the best first.
    pub best: Vec<Counsel>,
}

/// A choice that the adviser names.
pub struct Counsel {
    /// Its written form.
    pub written: String,
    /// What it is called.
    pub label: Message,
    /// The chance to win that it leaves.
    pub chance: f32,
    /// How it compares to the best.
    pub verdict: Verdict,
}

/// What the adviser does on a thread of his own.
pub type Consultation = Box<dyn FnOnce() -> Advice + Send>;

/// How the course of a game is worked out, for as long as it is told to go on.
pub type Reckoning = Box<dyn FnOnce(&dyn Fn() -> bool) -> Course + Send>;

/// A game being played, of whatever type.
pub trait Live: Send + Sync {
    /// Who owes a decision.
    fn pending(&self) -> SeatSet;
    /// How many decisions have been played.
    fn turns(&self) -> usize;
    /// The scores, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Plays a written choice, and after it everything that leaves no choice.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError>;
    /// Goes back to the first `turns` decisions.
    fn rewind(&mut self, turns: usize);
    /// Whether the seat may take back its last decision without asking.
    fn undo_is_free(&self, seat: Seat) -> Result<bool, UndoError>;
    /// Takes back; returns how many decisions from the start are untouched.
    fn undo(&mut self, seat: Seat) -> Result<usize, UndoError>;
    /// Whether who answers when must not be seen, because the question is put to everybody to hide who holds a card.
    fn is_quiet_question(&self) -> bool;
    /// The choice that a standing answer gives the seat here.
    fn standing_answer(&self, seat: Seat, standing: &str) -> Option<String>;
    /// The standing answers of this game.
    fn standing_keys(&self) -> &'static [&'static str];
    /// A bot's thinking about the seat's decision.
    fn thought(&self, seat: Seat, bot: BotSpec, seed: u64) -> Option<Thought>;
    /// The adviser's thinking about the seat's decision, for so long.
    fn consult(&self, seat: Seat, time: Duration, seed: u64) -> Option<Consultation>;
    /// How the course of the game is worked out, once it is over.
    fn reckon(&self) -> Option<Reckoning>;
    /// What a viewer sees after the first `at` decisions.
    fn face(&self, viewer: Viewer, at: usize, showing: &Showing<'_>) -> Face;
    /// The scoring in steps, once the game is over.
    fn scoring(&self, showing: &Showing<'_>) -> Markup;
    /// What there is to know about the game's cards, for the help of a table.
    fn reference(&self, words: &'static Words) -> Markup;
    /// The written name of a seat's clan.
    fn banner(&self, seat: Seat) -> Option<&'static str>;
    /// The record, with the seed.
    fn record(&self) -> Record;
    /// The record as a viewer may know it while the game is running.
    fn sealed_record(&self, viewer: Viewer) -> Record;
    /// Whether the record replays and everything in it fits.
    fn verified(&self) -> bool;
    /// The turns from a number on, to be stored.
    fn rows(&self, table: &str, from: usize, version: i64) -> Result<Vec<TurnRow>, StoreError>;
    /// The start of the game, to be stored.
    fn start_row(&self) -> Result<String, StoreError>;
    /// The same game as it was after `at` decisions, with other names.
    fn branch(&self, at: usize, names: &[String]) -> Box<dyn Live>;
}

/// The start of a game as it is stored.
#[derive(Serialize, Deserialize)]
struct Start<P, E> {
    moment: Moment<P>,
    opening: Vec<E>,
}

fn broken(what: impl std::fmt::Display) -> StoreError {
    StoreError::Other(format!("a stored table cannot be read: {what}"))
}

/// Begins a game.
pub fn begin<G: Staged>(
    seats: usize,
    options: &Options,
    names: &[String],
    parts: SeedParts,
) -> Result<Box<dyn Live>, String> {
    let game = G::open(seats, options).map_err(|bad| bad.to_string())?;
    let mut table = Table::new(game, names, parts);
    table.play_forced();
    Ok(Box::new(table))
}

/// Goes on with a stored game.
pub fn restore<G: Staged>(
    options: &Options,
    names: &[String],
    parts: SeedParts,
    start: &str,
    turns: &[TurnRow],
) -> Result<Box<dyn Live>, StoreError> {
    let game = G::open(names.len(), options).map_err(broken)?;
    let start: Start<G::Position, G::Event> = serde_json::from_str(start).map_err(broken)?;
    let turns: Result<Vec<Turn<G>>, StoreError> = turns
        .iter()
        .map(|row| {
            Ok(Turn {
                seat: Seat::new(row.seat as usize),
                action: row.action.parse().map_err(|_| broken(&row.action))?,
                by_table: row.by_table,
                rules: G::VERSION,
                events: serde_json::from_str(&row.events).map_err(broken)?,
                after: Moment {
                    position: serde_json::from_str(&row.position).map_err(broken)?,
                    taken: row.taken as u64,
                },
            })
        })
        .collect();
    Ok(Box::new(Table::restore(game, names, parts, G::VERSION, start.moment, start.opening, turns?)))
}

impl<G: Staged> Live for Table<G> {
    fn pending(&self) -> SeatSet {
        Table::pending(self)
    }

    fn turns(&self) -> usize {
        Table::turns(self).len()
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        let action = G::read(action).ok_or(PlayError::Unreadable)?;
        Table::play(self, seat, action).map_err(|refusal| PlayError::Refused(Box::new(refusal)))?;
        self.play_forced();
        Ok(())
    }

    fn rewind(&mut self, turns: usize) {
        *self = self.rewound(turns);
    }

    fn undo_is_free(&self, seat: Seat) -> Result<bool, UndoError> {
        Table::undo_is_free(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<usize, UndoError> {
        Table::undo(self, seat)
    }

    fn is_quiet_question(&self) -> bool {
        self.game().hides_answers(self.position())
    }

    fn standing_answer(&self, seat: Seat, standing: &str) -> Option<String> {
        self.game().standing_answer(self.position(), seat, standing).map(|action| action.to_string())
    }

    fn standing_keys(&self) -> &'static [&'static str] {
        G::STANDING
    }

    fn thought(&self, seat: Seat, bot: BotSpec, seed: u64) -> Option<Thought> {
        if !Table::pending(self).contains(seat) {
            return None;
        }
        // The bot gets the views of its seat, now and at its earlier decisions, and nothing else.
        let (game, view, choices) = (self.game().clone(), self.view(Viewer::Seat(seat)), self.legal(seat));
        let earlier: Vec<G::View> = self.seen_at_decisions(seat).collect();
        Some(Box::new(move || {
            let mut player = bot.build::<G>(seed);
            player.recall(&game, seat, &earlier);
            let action = player.choose(&game, &view, seat, &choices).to_string();
            if player.faults().total() > 0 {
                tracing::warn!("{bot}: {}", player.faults());
            }
            action
        }))
    }

    fn consult(&self, seat: Seat, time: Duration, seed: u64) -> Option<Consultation> {
        if !Table::pending(self).contains(seat) {
            return None;
        }
        let (game, view, choices) = (self.game().clone(), self.view(Viewer::Seat(seat)), self.legal(seat));
        let earlier: Vec<G::View> = self.seen_at_decisions(seat).collect();
        Some(Box::new(move || {
            let advice = advise(&game, &earlier, &view, seat, &choices, time, seed);
            let counsel = |counsel: meadhall_bots::Counsel<G::Action>| Counsel {
                written: counsel.action.to_string(),
                label: game.label(&view, counsel.action),
                chance: counsel.chance,
                verdict: counsel.verdict,
            };
            Advice { chances: advice.chances, best: advice.best.into_iter().map(counsel).collect() }
        }))
    }

    fn reckon(&self) -> Option<Reckoning> {
        Table::outcome(self)?;
        let table = self.clone();
        Some(Box::new(move |go_on| course(&table, go_on)))
    }

    fn face(&self, viewer: Viewer, at: usize, showing: &Showing<'_>) -> Face {
        let game = self.game();
        let position = self.position_after(at);
        let view = game.view(position, viewer);
        let mut actions = Vec::new();
        if let Some(seat) = viewer.seat().filter(|_| showing.playing) {
            game.legal(position, seat, &mut actions);
        }
        let prompt = game.prompt(&view);
        let label = |action: &G::Action| Choice {
            written: action.to_string(),
            label: showing.tell(&game.label(&view, *action)),
            in_words: G::in_words(*action),
        };
        let many = actions.len() > MOST_LISTED;
        let listed = actions.iter().filter(|action| !(many && G::is_composed(**action)));
        let events: Vec<(usize, G::Event)> = self.log(viewer).take_while(|(turn, _)| *turn <= at).collect();
        let mut told = events.iter().rev().filter_map(|(turn, event)| Some((*turn, G::tell(event)?)));
        let mut log: Vec<LogLine> = told
            .by_ref()
            .take(showing.log_lines)
            .map(|(turn, message)| LogLine {
                turn,
                text: showing.tell(&message),
                clause: message.clause.map(|clause| clause.into_owned()),
            })
            .collect();
        log.reverse();
        Face {
            prompt: showing.tell(&prompt),
            clause: prompt.clause.as_ref().map(ToString::to_string),
            board: game.board(&view, &events, &actions, showing),
            choices: listed.map(label).collect(),
            log,
            log_cut: told.next().is_some(),
        }
    }

    fn scoring(&self, showing: &Showing<'_>) -> Markup {
        let events: Vec<G::Event> = self.log(Viewer::Spectator).map(|(_, event)| event).collect();
        Table::outcome(self).map(|outcome| self.game().scoring(&outcome, &events, showing)).unwrap_or_default()
    }

    fn reference(&self, words: &'static Words) -> Markup {
        G::reference(words)
    }

    fn banner(&self, seat: Seat) -> Option<&'static str> {
        let name = self.game().seat_name(self.position(), seat);
        G::BANNERS.iter().copied().find(|banner| banner.rsplit('/').next() == Some(name.as_str()))
    }

    fn record(&self) -> Record {
        Table::record(self)
    }

    fn sealed_record(&self, viewer: Viewer) -> Record {
        Table::sealed_record(self, viewer)
    }

    fn verified(&self) -> bool {
        Table::record(self).replay::<G>().is_ok()
    }

    fn rows(&self, table: &str, from: usize, version: i64) -> Result<Vec<TurnRow>, StoreError> {
        let turns = Table::turns(self).iter().enumerate().skip(from);
        turns
            .map(|(n, turn)| {
                Ok(TurnRow {
                    table_id: table.to_owned(),
                    n: n as i64,
                    seat: turn.seat.index() as i64,
                    action: turn.action.to_string(),
                    by_table: turn.by_table,
                    events: serde_json::to_string(&turn.events).map_err(broken)?,
                    position: serde_json::to_string(&turn.after.position).map_err(broken)?,
                    taken: turn.after.taken as i64,
                    version,
                })
            })
            .collect()
    }

    fn start_row(&self) -> Result<String, StoreError> {
        let start = Start { moment: self.start().clone(), opening: self.opening().to_vec() };
        serde_json::to_string(&start).map_err(broken)
    }

    fn branch(&self, at: usize, names: &[String]) -> Box<dyn Live> {
        Box::new(self.rewound(at).renamed(names))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_engine::Game;
    use meadhall_vaalbara::Vaalbara;

    /// A bot is made anew for every decision; so it has to be told what its seat saw before, and plays otherwise than one that
    /// knows nobody.
    #[test]
    fn a_bot_thinks_with_what_its_seat_has_seen() {
        let game = Vaalbara::open(4, &Options::default()).expect("four can play");
        let mut table = Table::new(game, &[], SeedParts::from_number(3));
        let (spec, own): (BotSpec, _) = ("search:40".parse().expect("a bot"), Seat::new(1));
        let mut greedy = BotSpec::Greedy.build::<Vaalbara>(2);
        let mut otherwise = 0;
        while let Some(seat) = Table::pending(&table).first() {
            let (view, choices) = (table.view(Viewer::Seat(seat)), table.legal(seat));
            if seat == own {
                let choice = |earlier: &[_]| {
                    let mut bot = spec.build::<Vaalbara>(7);
                    bot.recall(table.game(), own, earlier);
                    bot.choose(table.game(), &view, own, &choices).to_string()
                };
                let earlier: Vec<_> = table.seen_at_decisions(own).collect();
                let thought = table.thought(own, spec.clone(), 7).expect("it is asked")();
                assert_eq!(thought, choice(&earlier));
                otherwise += u32::from(thought != choice(&[]));
            }
            let action = greedy.choose(table.game(), &view, seat, &choices);
            Table::play(&mut table, seat, action).expect("a bot plays legally");
        }
        assert!(otherwise > 0, "it makes no difference whom one plays with");
    }
}
