//! Laws of a game's encoding.

use super::positions;
use crate::encoding::{
    Autoreset, BatchPlan, Encoding, EncodingEntry, EnvBatch, Episode, MOST_ACTIONS, Names, Parts, Rows, Values,
    observation_names, observation_size, write_observation,
};
use crate::knowledge::{Action, Position};
use meadhall_engine::{Chance, Game, Ignore, Options, Quick, Seat, Viewer};
use std::collections::{BTreeSet, HashSet};

/// Every number and every action has a name of its own.
pub fn an_encoding_has_a_name_for_everything<K: Encoding>() {
    let names = observation_names::<K>();
    let actions: Vec<String> = (0..K::ACTIONS).map(K::action_name).collect();
    for names in [&names, &actions] {
        let mut seen = HashSet::new();
        for name in names {
            assert!(!name.is_empty() && seen.insert(name), "`{name}` is empty, or stands there twice");
        }
    }
    assert_eq!(names.len(), observation_size::<K>());
    assert!(K::ACTIONS <= MOST_ACTIONS, "{} actions are too many", K::ACTIONS);
    assert!(K::ENCODING.starts_with(<K::Rules>::ID), "{}", K::ENCODING);
}

/// The observation of a seat, with every number told.
fn observed<K: Encoding>(game: &K::Rules, position: &Position<K>, seat: Seat, numbers: usize) -> Vec<i8> {
    let mut row = vec![0; numbers];
    let mut values = Values::new(&mut row);
    K::observe(game, position, seat, &mut values);
    assert_eq!(values.left(), 0, "an observation has always as many numbers");
    row
}

/// The numbers of a position have the names that they always have.
fn named_alike<K: Encoding>(game: &K::Rules, position: &Position<K>) {
    let mut names = Names::default();
    K::observe(game, position, Seat::new(0), &mut names);
    assert_eq!(names.0[..], observation_names::<K>()[..names.0.len()]);
    let mut row = vec![0; names.0.len() + K::ACTIONS];
    write_observation::<K>(game, position, Seat::new(0), &Parts::from_iter([1]), &mut row);
    assert_eq!(row[..names.0.len()], observed::<K>(game, position, Seat::new(0), names.0.len()));
    assert_eq!(row[names.0.len()..][..3], [0, 1, 0]);
}

/// Positions that a seat cannot tell apart give it the same observation, and the same parts to choose. How many pairs that
/// differ were compared.
pub fn an_observation_tells_no_secret<K: Encoding>(game: &K::Rules, games: u64) -> usize {
    let numbers = observation_names::<K>().len() - K::ACTIONS;
    let (mut compared, mut visited) = (0, 0);
    positions(game, games, |position, quick| {
        visited += 1;
        if visited % 64 == 0 {
            named_alike::<K>(game, position);
        }
        for seat in Seat::all(game.seats()) {
            let other = game.imagine(&game.view(position, Viewer::Seat(seat)), quick);
            compared += usize::from(other != *position);
            let here = observed::<K>(game, position, seat, numbers);
            let there = observed::<K>(game, &other, seat, numbers);
            if let Some(n) = (0..numbers).find(|&n| here[n] != there[n]) {
                let name = &observation_names::<K>()[n];
                panic!("{seat} learns from `{name}`: {} and {}", here[n], there[n]);
            }
            assert_eq!(splits::<K>(game, position, seat), splits::<K>(game, &other, seat), "{seat}");
        }
    });
    compared
}

fn splits<K: Encoding>(game: &K::Rules, position: &Position<K>, seat: Seat) -> Vec<(Action<K>, Parts)> {
    let mut choices = Vec::new();
    game.legal(position, seat, &mut choices);
    choices.into_iter().map(|action| (action, K::split(game, position, seat, action))).collect()
}

/// The choices of a question have parts by which they can be told apart, step by step: every legal one can be reached, and no
/// other. The greatest number of parts that were seen.
pub fn every_choice_can_be_reached_by_its_parts<K: Encoding>(game: &K::Rules, games: u64) -> usize {
    let mut longest = 0;
    positions(game, games, |position, _| {
        for seat in game.pending(position).iter() {
            let splits = splits::<K>(game, position, seat);
            let mut seen: Vec<&[u16]> = splits.iter().map(|(_, parts)| parts.as_slice()).collect();
            seen.sort_unstable();
            for pair in seen.windows(2) {
                assert!(!pair[1].starts_with(pair[0]), "{pair:?} cannot be told apart, of {splits:?}");
            }
            for parts in seen {
                longest = longest.max(parts.len());
                assert!(!parts.is_empty() && parts.iter().all(|part| usize::from(*part) < K::ACTIONS), "{parts:?}");
            }
        }
    });
    longest
}

/// Games that are played in steps of choosing parts: each mask allows something, what it allows is played and nothing else is,
/// all choices that are left begin with the parts that were chosen, and nobody else learns of them. How many steps there were.
pub fn games_are_played_in_steps<K: Encoding>(game: &K::Rules, games: u64) -> usize {
    let numbers = observation_names::<K>().len();
    let (mut row, mut before, mut steps) = (vec![0; numbers], vec![0; numbers], 0);
    for seed in 0..games {
        let mut quick = Quick::new(seed);
        let mut episode = Episode::<K>::start(game, seed, &[]);
        while let Some(seat) = episode.seat() {
            let mask = episode.mask();
            assert!(mask.len() > 1, "a step leaves a choice");
            let allowed: BTreeSet<usize> = mask.iter().collect();
            let not_allowed = (0..K::ACTIONS).find(|action| !allowed.contains(action)).unwrap_or(usize::MAX);
            assert!(episode.step(game, not_allowed).is_err() && episode.step(game, usize::MAX).is_err());
            let action = mask.iter().nth(quick.index(mask.len())).expect("there is one");
            let (position, chosen) = (episode.position().clone(), *episode.chosen());
            let other = seat.left(game.seats());
            episode.observe(game, other, &mut before);
            episode.step(game, action).expect("it is allowed");
            let half_done = episode.seat() == Some(seat) && episode.chosen().len() > chosen.len();
            if half_done && *episode.position() == position && other != seat {
                episode.observe(game, other, &mut row);
                assert_eq!(row, before, "{other} learns what {seat} has not chosen yet");
                for action in episode.choices() {
                    let parts = K::split(game, &position, seat, *action);
                    assert!(parts.as_slice().starts_with(episode.chosen().as_slice()));
                }
            }
            steps += 1;
        }
        assert!(episode.outcome(game).is_some() && episode.mask().is_empty());
    }
    steps
}

/// Every value that an option offers is played in steps, at every number of players that it is for. How many tables there were.
pub fn every_option_has_the_same_encoding<K: Encoding>() -> usize {
    let (least, most) = <K::Rules>::SEATS;
    let mut tables = 0;
    for option in <K::Rules>::OPTIONS {
        for value in option.values {
            let options = Options::default().with(option.key, *value);
            let open = |seats| <K::Rules>::open(seats, &options).ok();
            let games: Vec<K::Rules> = (least..=most).filter_map(open).collect();
            assert!(!games.is_empty(), "no table opens with {} = {value}", option.key);
            for game in &games {
                assert!(games_are_played_in_steps::<K>(game, 1) > 0, "{} = {value}", option.key);
                named_alike::<K>(game, &game.setup(&mut Quick::new(1), &mut Ignore));
            }
            tables += games.len();
        }
    }
    tables
}

/// The rows of some games, as their owner holds them.
#[derive(Clone, PartialEq, Debug)]
struct Buffers {
    observations: Vec<i8>,
    final_observations: Vec<i8>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    terminations: Vec<u8>,
    turns: Vec<i8>,
    scores: Vec<f32>,
}

impl Buffers {
    fn new<K: Encoding>(envs: usize, seats: usize, rewards: usize) -> Buffers {
        let numbers = observation_names::<K>().len();
        Buffers {
            observations: vec![0; envs * numbers],
            final_observations: vec![0; envs * numbers],
            masks: vec![0; envs * K::ACTIONS],
            rewards: vec![0.0; envs * rewards],
            terminations: vec![0; envs],
            turns: vec![0; envs],
            scores: vec![0.0; envs * seats],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            final_observations: &mut self.final_observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            terminations: &mut self.terminations,
            turns: &mut self.turns,
            scores: &mut self.scores,
        }
    }

    /// The rows of other games behind these.
    fn and(mut self, other: Buffers) -> Buffers {
        self.observations.extend(other.observations);
        self.final_observations.extend(other.final_observations);
        self.masks.extend(other.masks);
        self.rewards.extend(other.rewards);
        self.terminations.extend(other.terminations);
        self.turns.extend(other.turns);
        self.scores.extend(other.scores);
        self
    }
}

fn plan(seats: usize, envs: usize, first: usize, autoreset: Autoreset) -> BatchPlan {
    let options = Options::default();
    BatchPlan { seats, options, envs, first, autoreset, opponents: Vec::new(), learner: None }
}

fn batch<K: Encoding>(plan: BatchPlan) -> Box<dyn EnvBatch> {
    EncodingEntry::of::<K>().open(plan).expect("so many can play")
}

/// Five games as one batch, and as one of two and one of three: the same to the last number, through several games each.
pub fn a_batch_is_the_same_however_it_is_divided<K: Encoding>(seats: usize) {
    for autoreset in [Autoreset::SameStep, Autoreset::NextStep] {
        let open = |envs, first| batch::<K>(plan(seats, envs, first, autoreset));
        let buffers = |envs| Buffers::new::<K>(envs, seats, seats);
        let (mut whole, mut one, mut two) = (open(5, 0), open(2, 0), open(3, 2));
        let (mut all, mut first, mut second) = (buffers(5), buffers(2), buffers(3));
        whole.reset(7, None, all.rows());
        one.reset(7, None, first.rows());
        two.reset(7, None, second.rows());
        let (mut actions, mut games) = (vec![0; 5], 0);
        for step in 0..100_000 {
            assert_eq!(all, first.clone().and(second.clone()), "step {step}");
            whole.sample(&mut actions);
            let mut divided = vec![0; 5];
            one.sample(&mut divided[..2]);
            two.sample(&mut divided[2..]);
            assert_eq!(actions, divided, "step {step}");
            assert_eq!(whole.refused(&actions), None);
            whole.step(&actions, all.rows());
            one.step(&actions[..2], first.rows());
            two.step(&actions[2..], second.rows());
            for (env, rewards) in all.rewards.chunks_exact(seats).enumerate() {
                let sum: f32 = rewards.iter().sum();
                assert!(sum.abs() < 1e-5 || seats == 1, "{rewards:?}");
                assert!(all.terminations[env] == 1 || rewards.iter().all(|reward| *reward == 0.0));
            }
            games += all.terminations.iter().filter(|over| **over == 1).count();
            if games >= 12 {
                break;
            }
        }
        assert!(games >= 12, "{games} games ended");
    }
}

/// With opponents only the learner is asked, in turn at every seat; what she gains is hers alone. A game that is over stays so
/// where nothing begins anew, and takes no action.
pub fn a_learner_meets_her_opponents<K: Encoding>(seats: usize) {
    let opponents = vec![super::spec("random"); seats - 1];
    let mut batch = batch::<K>(BatchPlan { opponents, ..plan(seats, 4, 0, Autoreset::Disabled) });
    let mut buffers = Buffers::new::<K>(4, seats, 1);
    batch.reset(1, None, buffers.rows());
    let learners = buffers.turns.clone();
    assert!(learners.iter().any(|seat| *seat != learners[0]), "{learners:?}");
    let (mut actions, mut over) = (vec![0; 4], [false; 4]);
    while over.contains(&false) {
        batch.sample(&mut actions);
        assert_eq!(batch.refused(&actions), over.iter().position(|over| *over));
        batch.step(&actions, buffers.rows());
        for env in 0..4 {
            over[env] |= buffers.terminations[env] == 1;
            assert_eq!(buffers.turns[env], if over[env] { -1 } else { learners[env] });
        }
    }
    assert!(buffers.masks.iter().all(|flag| *flag == 0));
    let only = [false, true, false, false];
    batch.reset(2, Some(&only), buffers.rows());
    assert_eq!((buffers.turns[0], buffers.turns[1] >= 0), (-1, true));
}
