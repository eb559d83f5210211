//! Games of self-play, and the positions in them to learn from.

use super::worker_pool::{mix, threads, together};
use crate::evaluator::Evaluator;
use crate::knowledge::{Action, Position};
use crate::model::{Features, worth_of};
use crate::player_type::PlayerType;
use crate::{Bot, Budget, Greedy, Knowledge, Model, PerSeat, Search};
use meadhall_engine::{Chance, Game, Ignore, MAX_SEATS, Quick, Seat, Viewer};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How often somebody plays by the rollout policy, so that there are positions of all types.
const ROLLOUT_CHOICES: f64 = 0.1;
/// How many seats play by the rollout policy alone, and how many of the others have no model, so that there is something to
/// learn about other types of players, too.
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

/// A choice that was thought about, in a situation of which a policy is learnt.
#[derive(Clone, Debug)]
pub(super) struct Made {
    /// What was noted about each choice.
    pub(super) rows: Vec<Row>,
    /// Which one it was.
    pub(super) which: usize,
    /// What type of player made it.
    pub(super) kind: PlayerType,
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
    pub(super) model: Option<Arc<Model>>,
    /// How many iterations they think.
    pub(super) think: u32,
    /// The seed of the first game.
    pub(super) seed: u64,
    /// One of how many settled positions is kept.
    pub(super) every: u32,
}

/// Plays games at these tables, one after another, and gives back what each teaches.
pub(super) fn harvest<K: Knowledge>(
    tables: &[K::Rules],
    play: &Play,
    games: usize,
    cores: usize,
    go_on: &(dyn Fn(usize) -> bool + Sync),
) -> Vec<Lesson> {
    together(threads(cores), games, go_on, |n| game::<K>(&tables[n % tables.len()], play, mix(play.seed, n as u64)))
}

/// Somebody who thinks, with what type of player that is.
type Sitter<K> = (PlayerType, Box<dyn Bot<<K as Knowledge>::Rules>>);

/// Somebody to play; nobody where the rollout policy has to do.
fn sitter<K: Knowledge>(play: &Play, chance: &mut Quick, seed: u64) -> Option<Sitter<K>> {
    let [careless, untaught, short_sighted] = [CARELESS, UNTAUGHT, SHORT_SIGHTED].map(|part| chance.unit() < part);
    if careless {
        return None;
    }
    let model = play.model.clone().filter(|_| !untaught);
    let kind = match model {
        Some(_) => PlayerType::Trained,
        None if short_sighted || play.think == 0 => PlayerType::ShortSighted,
        None => PlayerType::Untrained,
    };
    Some(match play.think {
        0 => (kind, Box::new(Greedy::with_evaluator(seed, Evaluator::<K>::new(model)))),
        _ if kind == PlayerType::ShortSighted => (kind, Box::new(Greedy::<K>::new(seed))),
        think => (kind, Box::new(Search::<K>::with_model(Budget::Iterations(think), model, seed))),
    })
}

fn game<K: Knowledge>(game: &K::Rules, play: &Play, seed: u64) -> Lesson {
    let mut chance = Quick::new(seed);
    let mut position = game.setup(&mut chance, &mut Ignore);
    let mut sitters: Vec<Option<Sitter<K>>> =
        (0..game.seats() as u64).map(|seat| sitter::<K>(play, &mut chance, mix(seed, seat))).collect();
    let looks_first = K::search_settings(game).trust > 0;
    let (mut choices, mut seen, mut made) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(seat) = game.pending(&position).first() {
        let at_random = chance.unit() < ROLLOUT_CHOICES;
        let action = match &mut sitters[seat.index()] {
            Some((kind, bot)) if !at_random => {
                game.legal(&position, seat, &mut choices);
                let view = game.view(&position, Viewer::Seat(seat));
                let action = bot.choose(game, &view, seat, &choices);
                made.extend(choice::<K>(game, &position, (*kind, seat), &choices, action));
                Some(action)
            }
            _ => K::rollout_choice(game, &position, seat, &mut chance, &mut choices),
        };
        let Some(action) = action else { break };
        game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
        let calm = K::settled(game, &position) || looks_first && K::quiet(game, &position);
        if calm
            && chance.unit() * f64::from(play.every) < 1.0
            && let Some(rows) = rows_of::<K>(game, &position)
        {
            let truth = truth::<K>(game, &position, &rows, &mut chance);
            seen.push((rows, truth));
        }
    }
    let Some(outcome) = game.outcome(&position) else { return Lesson::default() };
    let worth = worth_of(&outcome, K::CLEAR_LEAD);
    let sample = |(rows, truth)| Sample { rows, truth, worth, last: false };
    let mut samples: Vec<Sample> = seen.into_iter().map(sample).collect();
    if let Some(last) = samples.last_mut() {
        last.last = true;
    }
    Lesson { samples, made }
}

/// What is noted about a choice and those that it was made from, where a policy is learnt.
fn choice<K: Knowledge>(
    game: &K::Rules,
    position: &Position<K>,
    (kind, seat): (PlayerType, Seat),
    choices: &[Action<K>],
    action: Action<K>,
) -> Option<Made> {
    let mut features = vec![Features::default(); choices.len()];
    let which = choices.iter().position(|&choice| choice == action).filter(|_| choices.len() > 1)?;
    let noted = K::action_features(game, position, seat, choices, &mut features);
    noted.then(|| Made { rows: features.iter().map(|features| features.values().into()).collect(), which, kind })
}

/// What is noted about each seat of a position, unless the game is over.
fn rows_of<K: Knowledge>(game: &K::Rules, position: &Position<K>) -> Option<Vec<Row>> {
    if game.outcome(position).is_some() {
        return None;
    }
    let mut features: [Features; MAX_SEATS] = Default::default();
    let noted = K::features(game, position, &mut features[..game.seats()]);
    let row = |seat: Seat| features[seat.index()].values().into();
    noted.then(|| Seat::all(game.seats()).map(row).collect())
}

/// How a position differs from what one of the seats imagines.
fn truth<K: Knowledge>(game: &K::Rules, position: &Position<K>, rows: &[Row], chance: &mut Quick) -> Row {
    let own = Seat::new(chance.index(game.seats()));
    let imagined = game.imagine(&game.view(position, Viewer::Seat(own)), chance);
    let mut sums: BTreeMap<u16, f32> = BTreeMap::new();
    let imagined = rows_of::<K>(game, &imagined).unwrap_or_default();
    for (rows, sign) in [(rows, 1.0), (&imagined, -1.0)] {
        for (_, row) in rows.iter().enumerate().filter(|(seat, _)| *seat != own.index()) {
            row.iter().for_each(|&(n, value)| *sums.entry(n).or_default() += sign * value);
        }
    }
    sums.into_iter().filter(|(_, difference)| difference.abs() > 1e-4).collect()
}
