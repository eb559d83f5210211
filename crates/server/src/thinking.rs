//! What thinks at a table: bots, the adviser, and how the chances went. Each is work for a thread of its own.

use crate::tables::SharedPlayer;
use meadhall_bots::{Bot, BotSpec, Course, Level, PerSeat, Player, Thinker, Verdict, advise, course};
use meadhall_engine::{AnyTable, Message, Seat, Table, TableGame, Viewer, any_table};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

/// A bot's decision: it thinks for so long and comes back with a written choice.
pub type BotTask = Box<dyn FnOnce(Duration) -> String + Send>;
/// What the adviser does.
pub type AdviceTask = Box<dyn FnOnce() -> Advice + Send>;
/// How everybody's chances in a finished game are worked out, for as long as it is told to go on.
pub type WinChartTask = Box<dyn FnOnce(&dyn Fn() -> bool) -> Course + Send>;

/// Who thinks for a seat.
pub enum SeatPlayer {
    /// A bot that comes with this program, made anew for every decision.
    BuiltIn(BotSpec),
    /// A program of the server's owner, which is kept.
    Program(SharedPlayer),
}

/// What the adviser says about a decision.
pub struct Advice {
    /// Each seat's chance to win.
    pub chances: PerSeat,
    /// The best choices, the best first.
    pub best: Vec<AdvisedChoice>,
}

/// A choice that the adviser names.
pub struct AdvisedChoice {
    /// Its written form.
    pub written: String,
    /// What it is called.
    pub label: Message,
    /// The chance to win that it leaves.
    pub chance: f32,
    /// How it compares to the best.
    pub verdict: Verdict,
}

/// What thinks at the tables of one game. There is nothing to think about at a table of another.
pub struct Thinking {
    /// A bot's thinking about the seat's decision.
    pub bot: fn(&dyn AnyTable, Seat, SeatPlayer, u64) -> Option<BotTask>,
    /// The adviser's thinking about the seat's decision, for so long.
    pub advise: fn(&dyn AnyTable, Seat, Duration, u64) -> Option<AdviceTask>,
    /// How the chances went, once the game is over.
    pub win_chart: fn(Arc<dyn AnyTable>) -> Option<WinChartTask>,
}

impl Thinking {
    /// What thinks at the tables of a game.
    pub const fn of<G: TableGame + Thinker>() -> Thinking {
        Thinking {
            bot: |table, seat, player, seed| bot(any_table::downcast::<G>(table)?, seat, player, seed),
            advise: |table, seat, time, seed| adviser(any_table::downcast::<G>(table)?, seat, time, seed),
            win_chart: |table| {
                table.outcome()?;
                any_table::downcast::<G>(&*table)?;
                Some(Box::new(move |go_on| {
                    any_table::downcast::<G>(&*table).map(|table| course(table, go_on)).unwrap_or_default()
                }))
            },
        }
    }
}

/// Lets a program decide. The first thing that it does wrong stands in the log, and that it is given up.
fn ask_program<A>(program: &SharedPlayer, choose: impl FnOnce(&mut Player) -> A) -> A {
    let mut player = program.lock().unwrap_or_else(PoisonError::into_inner);
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

fn bot<G: TableGame + Thinker>(table: &Table<G>, seat: Seat, player: SeatPlayer, seed: u64) -> Option<BotTask> {
    if !table.pending().contains(seat) {
        return None;
    }
    // The bot gets the views of its seat, now and at its earlier decisions, and nothing else.
    let (game, view, choices) = (table.game().clone(), table.view(Viewer::Seat(seat)), table.legal(seat));
    let earlier: Vec<G::View> = table.seen_at_decisions(seat).collect();
    Some(Box::new(move |most| {
        let built_in = |bot: &BotSpec| {
            let mut player = bot.build_within::<G>(most, seed);
            player.recall(&game, seat, &earlier);
            player.choose(&game, &view, seat, &choices)
        };
        let think = || match &player {
            SeatPlayer::BuiltIn(bot) => built_in(bot),
            SeatPlayer::Program(program) => {
                ask_program(program, |player| Bot::<G>::choose(player, &game, &view, seat, &choices))
            }
        };
        unless_it_panics(think, || built_in(&BotSpec::Level(Level::Easy))).to_string()
    }))
}

fn adviser<G: TableGame + Thinker>(table: &Table<G>, seat: Seat, time: Duration, seed: u64) -> Option<AdviceTask> {
    if !table.pending().contains(seat) {
        return None;
    }
    let (game, view, choices) = (table.game().clone(), table.view(Viewer::Seat(seat)), table.legal(seat));
    let earlier: Vec<G::View> = table.seen_at_decisions(seat).collect();
    Some(Box::new(move || {
        let advice = advise(&game, &earlier, &view, seat, &choices, time, seed);
        let named = |counsel: meadhall_bots::Counsel<G::Action>| AdvisedChoice {
            written: counsel.action.to_string(),
            label: game.label(&view, counsel.action),
            chance: counsel.chance,
            verdict: counsel.verdict,
        };
        Advice { chances: advice.chances, best: advice.best.into_iter().map(named).collect() }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_engine::{Game, Options, SeedParts};
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
        while let Some(seat) = table.pending().first() {
            let (view, choices) = (table.view(Viewer::Seat(seat)), table.legal(seat));
            if seat == own {
                let choice = |earlier: &[_]| {
                    let mut bot = spec.build::<Vaalbara>(7);
                    bot.recall(table.game(), own, earlier);
                    bot.choose(table.game(), &view, own, &choices).to_string()
                };
                let earlier: Vec<_> = table.seen_at_decisions(own).collect();
                let thinking = bot(&table, own, SeatPlayer::BuiltIn(spec.clone()), 7).expect("it is asked");
                let thought = thinking(Duration::from_secs(600));
                assert_eq!(thought, choice(&earlier));
                otherwise += u32::from(thought != choice(&[]));
            }
            let action = greedy.choose(table.game(), &view, seat, &choices);
            table.play(seat, action).expect("a bot plays legally");
        }
        assert!(otherwise > 0, "it makes no difference whom one plays with");
    }
}
