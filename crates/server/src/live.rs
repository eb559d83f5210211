//! A game being played, whatever the game: the server's handle on a [`Table`] of any type.

use crate::hall::Own;
use crate::pages::model::Proof;
use crate::store::{StoreError, TurnRow};
use meadhall_bots::{Bot, BotSpec, Course, Level, PerSeat, Player, Thinker, Verdict, advise, course};
use meadhall_engine::{
    AnyTable, Message, Moment, Options, Outcome, Record, Refusal, Seat, SeatSet, SeedParts, Standing, StandingOffer,
    Table, TableGame, Turn, UndoError, Viewer,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::AssertUnwindSafe;
use std::sync::PoisonError;
use std::time::Duration;

/// Why a choice was not played.
#[derive(Debug)]
pub enum PlayError {
    /// It cannot be read.
    Unreadable,
    /// The rules refuse it.
    Refused(Box<Refusal>),
}

/// What a bot does on a thread of its own: it thinks for so long and comes back with a written choice.
pub type Thought = Box<dyn FnOnce(Duration) -> String + Send>;

/// Who thinks for a seat.
pub enum Mind {
    /// A bot of the house, made anew for every decision.
    House(BotSpec),
    /// A program of the server's owner, which is kept.
    Own(Own),
}

/// Lets a program decide. The first thing that it does wrong stands in the log, and that it is given up.
fn ask_own<A>(own: &Own, choose: impl FnOnce(&mut Player) -> A) -> A {
    let mut player = own.lock().unwrap_or_else(PoisonError::into_inner);
    let before = (player.faults_so_far().total() > 0, player.is_given_up());
    let action = choose(&mut player);
    let faults = player.faults_so_far();
    if player.is_given_up() && !before.1 {
        tracing::warn!("the program `{}` is given up: {faults}", player.program());
    } else if faults.total() > 0 && !before.0 {
        tracing::warn!("the program `{}` plays at random where it fails: {faults}", player.program());
    }
    action
}

/// What somebody thinks; where that fails altogether, what somebody else does. The table goes on in any case.
fn unless_it_panics<T>(think: impl FnOnce() -> T, instead: impl FnOnce() -> T) -> T {
    std::panic::catch_unwind(AssertUnwindSafe(think)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        tracing::error!("a bot failed, another one decides in its place: {text}");
        instead()
    })
}

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
    /// Whether the question is put only to hide who holds a card, be it to one or to several.
    fn hides_holder(&self) -> bool;
    /// What tells the question that a seat is asked from any other; none if it is asked nothing.
    fn stamp(&self, seat: Seat) -> Option<u64>;
    /// How many choices a seat has.
    #[cfg(test)]
    fn choice_count(&self, seat: Seat) -> usize;
    /// A choice for a bot that fails: by this number, or else the first, which declines where one can decline.
    fn any_choice(&self, seat: Seat, number: Option<u64>) -> Option<String>;
    /// The choice that the standing answers which a seat has left give it here.
    fn standing_answer(&self, seat: Seat, left: &str) -> Option<String>;
    /// The standing answers that a seat may leave here, and those that it has left.
    fn standing_offers(&self, seat: Seat, left: &str) -> Vec<StandingOffer>;
    /// What a seat has left, with one more or one less; none if there is no such answer.
    fn change_standing(&self, left: &str, written: &str, on: bool) -> Option<String>;
    /// A bot's thinking about the seat's decision.
    fn thought(&self, seat: Seat, mind: Mind, seed: u64) -> Option<Thought>;
    /// The adviser's thinking about the seat's decision, for so long.
    fn consult(&self, seat: Seat, time: Duration, seed: u64) -> Option<Consultation>;
    /// How the course of the game is worked out, once it is over.
    fn reckon(&self) -> Option<Reckoning>;
    /// The same as a table of any game, for its board.
    fn any(&self) -> &dyn AnyTable;
    /// The version of the rules that the game began with.
    fn rules(&self) -> u32;
    /// The record, with the seed.
    fn record(&self) -> Record;
    /// The record as a viewer may know it while the game is running.
    fn sealed_record(&self, viewer: Viewer) -> Record;
    /// Whether the record replays and everything in it fits.
    fn proof(&self) -> Proof;
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
pub fn begin<G: TableGame + Thinker>(
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

/// A version of rules as it is stored.
fn version(stored: i64) -> Result<u32, StoreError> {
    u32::try_from(stored).map_err(|_| broken(format!("{stored} is no version of rules")))
}

/// Goes on with a stored game, which began with this version of the rules.
pub fn restore<G: TableGame + Thinker>(
    options: &Options,
    names: &[String],
    parts: SeedParts,
    rules: i64,
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
                rules: version(row.rules)?,
                events: serde_json::from_str(&row.events).map_err(broken)?,
                after: Moment {
                    position: serde_json::from_str(&row.position).map_err(broken)?,
                    taken: row.taken as u64,
                },
            })
        })
        .collect();
    Ok(Box::new(Table::restore(game, names, parts, version(rules)?, start.moment, start.opening, turns?)))
}

impl<G: TableGame + Thinker> Live for Table<G> {
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
        let read = meadhall_games::find(G::ID).and_then(|game| game.board.written(action)).unwrap_or_default();
        let action = read.parse().map_err(|_| PlayError::Unreadable)?;
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

    fn hides_holder(&self) -> bool {
        self.game().hides_holder(self.position())
    }

    fn stamp(&self, seat: Seat) -> Option<u64> {
        let choices = self.legal(seat);
        let mut hasher = DefaultHasher::new();
        // What others decide at the same time changes nothing; what comes one after another is another question each time.
        let own = Table::turns(self).iter().filter(|turn| turn.seat == seat && !turn.by_table).count();
        (own, &choices).hash(&mut hasher);
        (!choices.is_empty()).then(|| hasher.finish())
    }

    #[cfg(test)]
    fn choice_count(&self, seat: Seat) -> usize {
        self.legal(seat).len()
    }

    fn any_choice(&self, seat: Seat, number: Option<u64>) -> Option<String> {
        let choices = self.legal(seat);
        let nth = number.and_then(|number| number.checked_rem(choices.len() as u64)).unwrap_or(0);
        choices.get(nth as usize).map(ToString::to_string)
    }

    fn standing_answer(&self, seat: Seat, left: &str) -> Option<String> {
        Standing::parse(left).answer(self.game(), self.position(), seat).map(|action| action.to_string())
    }

    fn standing_offers(&self, seat: Seat, left: &str) -> Vec<StandingOffer> {
        Standing::parse(left).offers(self.game(), self.position(), seat)
    }

    fn change_standing(&self, left: &str, written: &str, on: bool) -> Option<String> {
        let mut standing = Standing::parse(left);
        standing.set(self.game(), self.position(), written, on).then(|| standing.to_string())
    }

    fn thought(&self, seat: Seat, mind: Mind, seed: u64) -> Option<Thought> {
        if !Table::pending(self).contains(seat) {
            return None;
        }
        // The bot gets the views of its seat, now and at its earlier decisions, and nothing else.
        let (game, view, choices) = (self.game().clone(), self.view(Viewer::Seat(seat)), self.legal(seat));
        let earlier: Vec<G::View> = self.seen_at_decisions(seat).collect();
        Some(Box::new(move |most| {
            let house = |bot: &BotSpec| {
                let mut player = bot.build_within::<G>(most, seed);
                player.recall(&game, seat, &earlier);
                player.choose(&game, &view, seat, &choices)
            };
            let think = || match &mind {
                Mind::House(bot) => house(bot),
                Mind::Own(own) => ask_own(own, |player| Bot::<G>::choose(player, &game, &view, seat, &choices)),
            };
            unless_it_panics(think, || house(&BotSpec::Level(Level::Easy))).to_string()
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

    fn any(&self) -> &dyn AnyTable {
        self
    }

    fn rules(&self) -> u32 {
        Table::rules(self)
    }

    fn record(&self) -> Record {
        Table::record(self)
    }

    fn sealed_record(&self, viewer: Viewer) -> Record {
        Table::sealed_record(self, viewer)
    }

    fn proof(&self) -> Proof {
        let played: BTreeSet<u32> =
            Table::turns(self).iter().map(|turn| turn.rules).chain([Table::rules(self)]).collect();
        if played.iter().any(|version| *version != G::VERSION) {
            return Proof::OtherRules { played: played.into_iter().collect(), here: G::VERSION };
        }
        match Table::record(self).replay::<G>() {
            Ok(_) => Proof::Sound,
            Err(_) => Proof::Broken,
        }
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
                    rules: turn.rules.into(),
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

    /// A bot that fails altogether is replaced for that decision; one that does not is not.
    #[test]
    fn whoever_panics_is_replaced() {
        assert_eq!(unless_it_panics(|| panic!("this bot is broken"), || 2), 2);
        assert_eq!(unless_it_panics(|| 1, || 2), 1);
    }

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
                let thinking = table.thought(own, Mind::House(spec.clone()), 7).expect("it is asked");
                let thought = thinking(Duration::from_secs(600));
                assert_eq!(thought, choice(&earlier));
                otherwise += u32::from(thought != choice(&[]));
            }
            let action = greedy.choose(table.game(), &view, seat, &choices);
            Table::play(&mut table, seat, action).expect("a bot plays legally");
        }
        assert!(otherwise > 0, "it makes no difference whom one plays with");
    }
}
