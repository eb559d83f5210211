//! Games of self-play, and the positions in them to learn from.

use super::crew::{mix, threads, together};
use crate::judge::{Notes, worth_of};
use crate::mind::Mind;
use crate::sorts;
use crate::{Bot, Budget, Greedy, PerSeat, Search, Thinker, Wisdom};
use meadhall_engine::{Chance, Ignore, MAX_SEATS, Quick, Seat, Viewer};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How often somebody plays by a hunch, so that there are positions of all sorts.
const HUNCHES: f64 = 0.1;
/// How many seats play by hunches alone, and how many of the others were taught nothing, so that there is something to
/// learn about other sorts of players, too.
const CARELESS: f64 = 0.08;
const UNTAUGHT: f64 = 0.25;
/// How many of those who were taught nothing look one decision ahead only.
const SHORT_SIGHTED: f64 = 0.4;

/// Numbers by their places.
pub(super) type Row = Box<[(u16, f32)]>;

/// A position with how its game ended.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sample {
    /// What was noted about each seat.
    pub(super) rows: Vec<Row>,
    /// What was noted about the others of one seat, less what would have been noted if it had been as that seat imagined.
    pub(super) truth: Row,
    /// What it turned out to be worth to each seat.
    pub(super) worth: PerSeat,
    /// Whether no other position of its game follows.
    pub(super) last: bool,
}

/// A choice that was thought about, in a situation of which habits are learnt.
#[derive(Clone, Debug)]
pub(super) struct Made {
    /// What was noted about each choice.
    pub(super) rows: Vec<Row>,
    /// Which one it was.
    pub(super) which: usize,
    /// What sort of player made it.
    pub(super) sort: usize,
}

/// What there is to learn from a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Lesson {
    pub(super) samples: Vec<Sample>,
    pub(super) made: Vec<Made>,
}

/// How a game of self-play is played.
#[derive(Clone, Debug)]
pub(super) struct Play {
    /// What the players know.
    pub(super) wisdom: Option<Arc<Wisdom>>,
    /// How many iterations they think.
    pub(super) think: u32,
    /// The seed of the first game.
    pub(super) seed: u64,
    /// One of how many settled positions is kept.
    pub(super) every: u32,
}

/// Plays games at these tables, one after another, and gives back what each teaches.
pub(super) fn harvest<G: Thinker>(
    tables: &[G],
    play: &Play,
    games: usize,
    cores: usize,
    go_on: &(dyn Fn(usize) -> bool + Sync),
) -> Vec<Lesson> {
    together(threads(cores), games, go_on, |n| game(&tables[n % tables.len()], play, mix(play.seed, n as u64)))
}

/// Somebody who thinks, with what sort of player that is.
type Sitter<G> = (usize, Box<dyn Bot<G>>);

/// Somebody to play; nobody where hunches have to do.
fn sitter<G: Thinker>(play: &Play, chance: &mut Quick, seed: u64) -> Option<Sitter<G>> {
    let [careless, untaught, short_sighted] = [CARELESS, UNTAUGHT, SHORT_SIGHTED].map(|part| chance.unit() < part);
    if careless {
        return None;
    }
    let wisdom = play.wisdom.clone().filter(|_| !untaught);
    let sort = match wisdom {
        Some(_) => sorts::TAUGHT,
        None if short_sighted || play.think == 0 => sorts::SHORT_SIGHTED,
        None => sorts::UNTAUGHT,
    };
    Some(match play.think {
        0 => (sort, Box::new(Greedy::minded(seed, Mind::taught(wisdom)))),
        _ if sort == sorts::SHORT_SIGHTED => (sort, Box::new(Greedy::new(seed))),
        think => (sort, Box::new(Search::taught(Budget::Iterations(think), wisdom, seed))),
    })
}

fn game<G: Thinker>(game: &G, play: &Play, seed: u64) -> Lesson {
    let mut chance = Quick::new(seed);
    let mut position = game.setup(&mut chance, &mut Ignore);
    let mut sitters: Vec<Option<Sitter<G>>> =
        (0..game.seats() as u64).map(|seat| sitter(play, &mut chance, mix(seed, seat))).collect();
    let looks_first = game.style().trust > 0;
    let (mut choices, mut seen, mut made) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(seat) = game.pending(&position).first() {
        let by_hunch = chance.unit() < HUNCHES;
        let action = match &mut sitters[seat.index()] {
            Some((sort, bot)) if !by_hunch => {
                game.legal(&position, seat, &mut choices);
                let view = game.view(&position, Viewer::Seat(seat));
                let action = bot.choose(game, &view, seat, &choices);
                made.extend(choice(game, &position, (*sort, seat), &choices, action));
                Some(action)
            }
            _ => game.hunch(&position, seat, &mut chance, &mut choices),
        };
        let Some(action) = action else { break };
        game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
        let calm = game.settled(&position) || looks_first && game.quiet(&position);
        if calm
            && chance.unit() * f64::from(play.every) < 1.0
            && let Some(rows) = noted(game, &position)
        {
            let truth = truth(game, &position, &rows, &mut chance);
            seen.push((rows, truth));
        }
    }
    let Some(outcome) = game.outcome(&position) else { return Lesson::default() };
    let worth = worth_of(&outcome, G::CLEAR_LEAD);
    let sample = |(rows, truth)| Sample { rows, truth, worth, last: false };
    let mut samples: Vec<Sample> = seen.into_iter().map(sample).collect();
    if let Some(last) = samples.last_mut() {
        last.last = true;
    }
    Lesson { samples, made }
}

/// What is noted about a choice and those that it was made from, where habits are learnt.
fn choice<G: Thinker>(
    game: &G,
    position: &G::Position,
    (sort, seat): (usize, Seat),
    choices: &[G::Action],
    action: G::Action,
) -> Option<Made> {
    let mut notes = vec![Notes::default(); choices.len()];
    let which = choices.iter().position(|&choice| choice == action).filter(|_| choices.len() > 1)?;
    let noted = game.incline(position, seat, choices, &mut notes);
    noted.then(|| Made { rows: notes.iter().map(|notes| notes.seen().into()).collect(), which, sort })
}

/// What is noted about each seat of a position, unless the game is over.
fn noted<G: Thinker>(game: &G, position: &G::Position) -> Option<Vec<Row>> {
    if game.outcome(position).is_some() {
        return None;
    }
    let mut notes: [Notes; MAX_SEATS] = Default::default();
    let noted = game.note(position, &mut notes[..game.seats()]);
    let row = |seat: Seat| notes[seat.index()].seen().into();
    noted.then(|| Seat::all(game.seats()).map(row).collect())
}

/// How a position differs from what one of the seats imagines.
fn truth<G: Thinker>(game: &G, position: &G::Position, rows: &[Row], chance: &mut Quick) -> Row {
    let own = Seat::new(chance.index(game.seats()));
    let imagined = game.imagine(&game.view(position, Viewer::Seat(own)), chance);
    let mut sums: BTreeMap<u16, f32> = BTreeMap::new();
    let imagined = noted(game, &imagined).unwrap_or_default();
    for (rows, sign) in [(rows, 1.0), (&imagined, -1.0)] {
        for (_, row) in rows.iter().enumerate().filter(|(seat, _)| *seat != own.index()) {
            row.iter().for_each(|&(n, value)| *sums.entry(n).or_default() += sign * value);
        }
    }
    sums.into_iter().filter(|(_, difference)| difference.abs() > 1e-4).collect()
}
