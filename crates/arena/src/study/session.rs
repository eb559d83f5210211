//! Playing the games that are studied.

use super::{Balance, Ledger, Step, Studied};
use crate::crew;
use crate::tournament::{ask, deal_dice, mix};
use crate::{ArenaError, Maker, Watch, unwatched};
use meadhall_engine::{MAX_SEATS, Seat};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// How a study is made.
#[derive(Clone, Copy)]
pub struct Study<'a> {
    /// How many games.
    pub games: usize,
    /// Gives the deals and the bots' own chance.
    pub seed: u64,
    /// On how many threads; 0 for one on each core.
    pub threads: usize,
    /// Is told how many games are finished.
    pub watch: Watch<'a>,
}

impl Default for Study<'_> {
    fn default() -> Self {
        Study { games: 100, seed: 1, threads: 0, watch: &unwatched }
    }
}

/// Plays the games and counts.
pub(crate) fn balance<G: Studied>(game: &G, bots: &[Maker<G>], study: &Study) -> Result<Balance, ArenaError> {
    if bots.len() != game.seats() {
        return Err(ArenaError(format!("{} bots are named for {} seats", bots.len(), game.seats())));
    }
    let jobs: Vec<usize> = (0..study.games).collect();
    let (done, over) = (AtomicUsize::new(0), AtomicBool::new(false));
    let stop = || {
        if (study.watch)(done.load(Ordering::Relaxed), study.games).is_break() {
            over.store(true, Ordering::Relaxed);
        }
        over.load(Ordering::Relaxed)
    };
    let ledgers = crew::work(study.threads, &jobs, |n| {
        let ledger = play(game, bots, study.seed, n, &stop)?;
        done.fetch_add(1, Ordering::Relaxed);
        stop();
        Some(ledger)
    })?;
    let names = bots.iter().map(|bot| bot.name.clone()).collect();
    Ok(Balance::new(game, names, study.seed, &ledgers, ledgers.len() < study.games))
}

/// Plays the `n`-th game; none if it is to be stopped before.
fn play<G: Studied>(game: &G, bots: &[Maker<G>], seed: u64, n: usize, stop: &dyn Fn() -> bool) -> Option<Ledger> {
    let mut sitting: Vec<_> =
        bots.iter().enumerate().map(|(seat, bot)| (bot.make)(mix(mix(seed, n as u64), seat as u64))).collect();
    let mut ledger = Ledger::new(game.seats());
    let mut dice = deal_dice(seed, n);
    let (mut events, mut choices) = (Vec::new(), Vec::new());
    let start = game.setup(&mut dice, &mut events);
    game.write_down(&Step { before: None, after: &start, events: &events }, &mut ledger);
    let standing = |position: &G::Position| {
        let mut scores = [0; MAX_SEATS];
        Seat::all(game.seats()).for_each(|seat| scores[seat.index()] = game.standing(position, seat));
        scores
    };
    ledger.standings.push(standing(&start));
    let mut position = start.clone();
    while let Some(seat) = game.pending(&position).first() {
        if stop() {
            return None;
        }
        let (action, _) = ask(game, &position, seat, sitting[seat.index()].as_mut(), &mut choices);
        let before = position.clone();
        events.clear();
        game.apply(&mut position, seat, action, &mut dice, &mut events);
        game.write_down(&Step { before: Some(&before), after: &position, events: &events }, &mut ledger);
        ledger.standings.push(standing(&position));
    }
    for seat in Seat::all(game.seats()) {
        ledger.pages[seat.index()].marks = game.marks(&start, &position, seat);
    }
    ledger.outcome = Some(game.outcome(&position)?);
    Some(ledger)
}
