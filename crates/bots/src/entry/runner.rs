//! Whole games between bots, one after another, with the same rules.

use super::speed::{SpeedBank, SpeedTest};
use super::waits::{self, WaitPlayer, WaitedGame};
use crate::host::BotHost;
use crate::knowledge::Position;
use crate::study::Transition;
use crate::{BalanceStudy, BotSpec, Faults, Knowledge, Ledger};
use meadhall_engine::{BadOption, Dice, Game, Ignore, MAX_SEATS, Options, Orders, Outcome, Seat, Viewer};
use std::time::Instant;

/// Says whether a game is to be broken off; asked before every decision.
pub type Stop<'a> = &'a dyn Fn() -> bool;

/// A finished game between bots. Everything is in the order of the seats.
#[derive(Clone, PartialEq, Debug)]
pub struct BotGame {
    /// How it ended.
    pub outcome: Outcome,
    /// The microseconds of each decision that left a choice.
    pub micros: Vec<Vec<u32>>,
    /// What went wrong.
    pub faults: Vec<Faults>,
}

/// Plays whole games between bots, whatever the game: the rules with their options.
pub trait GameRunner: Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The version of the rules.
    fn version(&self) -> u32;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// The options that differ from their defaults.
    fn options(&self) -> Options;
    /// A fingerprint of the card tables in use.
    fn tables(&self) -> String;
    /// The size of a position.
    fn position_bytes(&self) -> usize;
    /// Plays a game between these bots, one for each seat, each with a seed of its own; none if it is broken off.
    fn play(&self, bots: &[(&BotSpec, u64)], dice: Dice, stop: Stop) -> Option<BotGame>;
    /// Plays a game between these bots and writes down what a study of balance counts; none if it is broken off.
    fn study(&self, bots: &[(&BotSpec, u64)], dice: Dice, stop: Stop) -> Option<Ledger>;
    /// The name of a card in words, and the heading that it stands under.
    fn card_name(&self, id: &str) -> (String, &'static str);
    /// The name of a source of points in words.
    fn source_name(&self, id: &str) -> String;
    /// Whether players may leave orders.
    fn has_orders(&self) -> bool;
    /// Plays a game of greedy players, one for each seat, and counts how often they wait for each other; none if it is broken
    /// off.
    fn waits(&self, players: &[WaitPlayer], dice: Dice, stop: Stop) -> Option<WaitedGame>;
    /// What one thread measures the speed of the rules and the search with.
    fn speed_test(&self, seed: u64) -> Box<dyn SpeedTest + '_>;
}

/// The rules of one game with their options.
pub(super) struct Runner<K: Knowledge> {
    game: K::Rules,
}

impl<K: Knowledge> Runner<K> {
    pub(super) fn open(seats: usize, options: &Options) -> Result<Runner<K>, BadOption> {
        Ok(Runner { game: <K::Rules>::open(seats, options)? })
    }
}

fn seated<K: Knowledge>(bots: &[(&BotSpec, u64)]) -> Vec<BotHost<K>> {
    bots.iter().map(|(spec, seed)| BotHost::new(spec, 1, *seed)).collect()
}

/// Plays a game between bots that are seated already.
pub fn play_game<K: Knowledge>(
    game: &K::Rules,
    bots: &mut [BotHost<K>],
    mut dice: Dice,
    stop: Stop,
) -> Option<BotGame> {
    bots.iter_mut().for_each(BotHost::prepare);
    let mut micros = vec![Vec::new(); bots.len()];
    let mut position = game.setup(&mut dice, &mut Ignore);
    let mut choices = Vec::new();
    while let Some(seat) = game.pending(&position).first() {
        if stop() {
            return None;
        }
        game.legal(&position, seat, &mut choices);
        let view = game.view(&position, Viewer::Seat(seat));
        let start = Instant::now();
        let action = bots.get_mut(seat.index())?.choose(game, &view, seat, &choices, None);
        let time = u32::try_from(start.elapsed().as_micros()).unwrap_or(u32::MAX);
        if choices.len() > 1 {
            micros[seat.index()].push(time);
        }
        game.apply(&mut position, seat, action, &mut dice, &mut Ignore);
    }
    let outcome = game.outcome(&position)?;
    bots.iter_mut().for_each(|bot| bot.game_over(&outcome));
    let faults = bots.iter().map(BotHost::faults).collect();
    Some(BotGame { outcome, micros, faults })
}

fn study<K: BalanceStudy>(game: &K::Rules, bots: &mut [BotHost<K>], mut dice: Dice, stop: Stop) -> Option<Ledger> {
    let mut ledger = Ledger::new(game.seats());
    let (mut events, mut choices) = (Vec::new(), Vec::new());
    let start = game.setup(&mut dice, &mut events);
    K::write_down(game, &Transition { before: None, after: &start, events: &events }, &mut ledger);
    let standing = |position: &Position<K>| {
        let mut scores = [0; MAX_SEATS];
        Seat::all(game.seats()).for_each(|seat| scores[seat.index()] = K::standing(game, position, seat));
        scores
    };
    ledger.standings.push(standing(&start));
    let mut position = start.clone();
    while let Some(seat) = game.pending(&position).first() {
        if stop() {
            return None;
        }
        game.legal(&position, seat, &mut choices);
        let view = game.view(&position, Viewer::Seat(seat));
        let action = bots.get_mut(seat.index())?.choose(game, &view, seat, &choices, None);
        let before = position.clone();
        events.clear();
        game.apply(&mut position, seat, action, &mut dice, &mut events);
        K::write_down(game, &Transition { before: Some(&before), after: &position, events: &events }, &mut ledger);
        ledger.standings.push(standing(&position));
    }
    for seat in Seat::all(game.seats()) {
        ledger.pages[seat.index()].marks = K::marks(game, &start, &position, seat);
    }
    ledger.outcome = Some(game.outcome(&position)?);
    Some(ledger)
}

impl<K: BalanceStudy> GameRunner for Runner<K> {
    fn id(&self) -> &'static str {
        <K::Rules>::ID
    }

    fn version(&self) -> u32 {
        <K::Rules>::VERSION
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn options(&self) -> Options {
        self.game.options()
    }

    fn tables(&self) -> String {
        self.game.tables()
    }

    fn position_bytes(&self) -> usize {
        size_of::<Position<K>>()
    }

    fn play(&self, bots: &[(&BotSpec, u64)], dice: Dice, stop: Stop) -> Option<BotGame> {
        play_game::<K>(&self.game, &mut seated(bots), dice, stop)
    }

    fn study(&self, bots: &[(&BotSpec, u64)], dice: Dice, stop: Stop) -> Option<Ledger> {
        study::<K>(&self.game, &mut seated(bots), dice, stop)
    }

    fn card_name(&self, id: &str) -> (String, &'static str) {
        K::card_name(&self.game, id)
    }

    fn source_name(&self, id: &str) -> String {
        K::source_name(&self.game, id)
    }

    fn has_orders(&self) -> bool {
        <K::Rules>::ORDERS
    }

    fn waits(&self, players: &[WaitPlayer], dice: Dice, stop: Stop) -> Option<WaitedGame> {
        waits::play::<K>(&self.game, players, dice, stop)
    }

    fn speed_test(&self, seed: u64) -> Box<dyn SpeedTest + '_> {
        Box::new(SpeedBank::<K>::new(&self.game, seed))
    }
}
