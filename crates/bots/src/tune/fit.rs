//! Learning from positions: gradient descent (Adam) on what the value net says against what came of them.

use super::harvest::{Made, Row, Sample};
use super::worker_pool::{threads, together};
use crate::PerSeat;
use crate::ValueNet;
use crate::model::{HIDDEN, chances};
use crate::player_type::PLAYER_TYPES;
use meadhall_engine::{Chance, MAX_SEATS, Quick};

/// How many positions are learnt from at once.
const BATCH: usize = 2_048;
/// How far a step goes at first.
const STEP: f32 = 0.002;
/// How much of each weight is forgotten with every step, as a part of the step: of a value net, and of a policy, which has less to
/// learn by heart.
const FORGET: f32 = 0.3;
const FORGET_HABITS: f32 = 0.03;
/// How much of what a position turned out to be worth goes by how its game ended, rather than by what a value net thinks of the
/// positions that followed.
const PATIENCE: f32 = 0.85;

/// All weights in one list: linear, inner, bias, outer.
fn flat(value_net: &ValueNet) -> Vec<f32> {
    let inner = value_net.inner.iter().flatten();
    value_net.linear.iter().chain(inner).chain(&value_net.bias).chain(&value_net.outer).copied().collect()
}

/// A value net with other weights.
fn unflat(weights: &[f32], value_net: &ValueNet) -> ValueNet {
    let width = value_net.width();
    let (linear, rest) = weights.split_at(width);
    let (inner, rest) = rest.split_at(width * HIDDEN);
    let (bias, outer) = rest.split_at(HIDDEN);
    ValueNet {
        linear: linear.to_vec(),
        inner: inner.chunks_exact(HIDDEN).map(|row| std::array::from_fn(|n| row[n])).collect(),
        bias: std::array::from_fn(|n| bias[n]),
        outer: std::array::from_fn(|n| outer[n]),
        ..value_net.clone()
    }
}

/// How surprised a value net is by what came of positions, on average.
pub(super) fn surprise(value_net: &ValueNet, samples: &[Sample], cores: usize) -> f64 {
    let parts = samples.chunks(BATCH).collect::<Vec<_>>();
    let sums = together(threads(cores), parts.len(), &|_| true, |n| {
        parts[n].iter().map(|sample| f64::from(loss(&judged(value_net, sample), &sample.worth))).sum::<f64>()
    });
    sums.iter().sum::<f64>() / samples.len().max(1) as f64
}

fn judged(value_net: &ValueNet, sample: &Sample) -> PerSeat {
    let mut promises = [0.0; MAX_SEATS];
    for (promise, row) in promises.iter_mut().zip(&sample.rows) {
        *promise = value_net.promise(row);
    }
    chances(promises, sample.rows.len())
}

fn loss(chances: &PerSeat, target: &PerSeat) -> f32 {
    chances.iter().zip(target).map(|(chance, target)| -target * chance.max(1e-6).ln()).sum()
}

/// Adds the gradient of one position.
fn learn(value_net: &ValueNet, sample: &Sample, gradient: &mut [f32]) {
    let chances = judged(value_net, sample);
    let width = value_net.width();
    let (linear, rest) = gradient.split_at_mut(width);
    let (inner, rest) = rest.split_at_mut(width * HIDDEN);
    let (bias, outer) = rest.split_at_mut(HIDDEN);
    for (n, row) in sample.rows.iter().enumerate() {
        let error = chances[n] - sample.worth[n];
        let mut hidden = value_net.bias;
        for &(at, value) in row {
            for (hidden, weight) in hidden.iter_mut().zip(&value_net.inner[usize::from(at)]) {
                *hidden += value * weight;
            }
        }
        let back: [f32; HIDDEN] =
            std::array::from_fn(|h| if hidden[h] > 0.0 { error * value_net.outer[h] } else { 0.0 });
        for h in 0..HIDDEN {
            outer[h] += error * hidden[h].max(0.0);
            bias[h] += back[h];
        }
        for &(at, value) in row {
            let at = usize::from(at);
            linear[at] += error * value;
            for (slope, back) in inner[at * HIDDEN..(at + 1) * HIDDEN].iter_mut().zip(&back) {
                *slope += value * back;
            }
        }
    }
}

/// Adam: each weight goes its own pace.
struct Adam {
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
    forget: f32,
}

impl Adam {
    fn new(count: usize) -> Adam {
        Adam { first: vec![0.0; count], second: vec![0.0; count], steps: 0, forget: FORGET }
    }

    fn step(&mut self, weights: &mut [f32], gradient: &[f32], step: f32) {
        self.steps += 1;
        let [fade_1, fade_2] = [0.9f32, 0.999].map(|fade| 1.0 - fade.powi(self.steps));
        for (n, slope) in gradient.iter().enumerate() {
            self.first[n] += 0.1 * (slope - self.first[n]);
            self.second[n] += 0.001 * (slope * slope - self.second[n]);
            let pace = (self.first[n] / fade_1) / ((self.second[n] / fade_2).sqrt() + 1e-8);
            weights[n] -= step * (pace + self.forget * weights[n]);
        }
    }
}

/// Learns from positions, going through them so many times, and keeps what surprised it least in others.
pub(super) fn fit(
    value_net: &ValueNet,
    samples: &[Sample],
    others: &[Sample],
    times: u32,
    cores: usize,
    go_on: &(dyn Fn(usize) -> bool + Sync),
) -> (ValueNet, f64) {
    let mut weights = flat(value_net);
    let mut adam = Adam::new(weights.len());
    let mut best = (value_net.clone(), surprise(value_net, others, cores));
    let mut chance = Quick::new(samples.len() as u64);
    let mut order: Vec<&Sample> = samples.iter().collect();
    for time in 0..times {
        chance.shuffle(&mut order);
        let step = STEP * (1.0 - time as f32 / times as f32).powi(2).max(0.01);
        for batch in order.chunks(BATCH) {
            let now = unflat(&weights, value_net);
            let parts: Vec<&[&Sample]> = batch.chunks(BATCH / 16).collect();
            let sums = together(threads(cores), parts.len(), &|_| true, |n| {
                let mut gradient = vec![0.0; weights.len()];
                parts[n].iter().for_each(|sample| learn(&now, sample, &mut gradient));
                gradient
            });
            let mut gradient = vec![0.0; weights.len()];
            for sum in &sums {
                gradient.iter_mut().zip(sum).for_each(|(whole, part)| *whole += part / batch.len() as f32);
            }
            adam.step(&mut weights, &gradient, step);
        }
        let now = unflat(&weights, value_net);
        let surprised = surprise(&now, others, cores);
        if surprised < best.1 {
            best = (now, surprised);
        }
        if !go_on(time as usize + 1) {
            break;
        }
    }
    best
}

/// Lets what positions turned out to be worth go partly by what a value net thinks of those that followed in their games, which
/// luck has moved less than the ends: TD(lambda).
pub(super) fn review(value_net: &ValueNet, samples: &mut [Sample], cores: usize) {
    let parts: Vec<&[Sample]> = samples.chunks(BATCH).collect();
    let think = |n: usize| parts[n].iter().map(|sample| judged(value_net, sample)).collect::<Vec<PerSeat>>();
    let thought = together(threads(cores), parts.len(), &|_| true, think).concat();
    for n in (0..samples.len().saturating_sub(1)).rev() {
        if samples[n].last {
            continue;
        }
        let next = samples[n + 1].worth;
        for (seat, worth) in samples[n].worth.iter_mut().enumerate() {
            *worth = PATIENCE * next[seat] + (1.0 - PATIENCE) * thought[n + 1][seat];
        }
    }
}

/// Learns to tell true positions from imagined ones: how much likelier each number is when it is true.
pub(super) fn believe(samples: &[Sample], width: usize, times: u32) -> Vec<f32> {
    let mut belief = vec![0.0; width];
    let mut adam = Adam::new(width);
    for time in 0..times {
        let step = 5.0 * STEP * (1.0 - time as f32 / times as f32).max(0.05);
        for batch in samples.chunks(BATCH) {
            let mut gradient = vec![0.0; width];
            for sample in batch {
                let surer: f32 = sample.truth.iter().map(|&(n, value)| value * belief[usize::from(n)]).sum();
                let error = -1.0 / (1.0 + surer.exp());
                for &(n, value) in &sample.truth {
                    gradient[usize::from(n)] += error * value / batch.len() as f32;
                }
            }
            adam.step(&mut belief, &gradient, step);
        }
    }
    belief
}

/// Learns which choices are made: how much each number that is noted about a choice speaks for it.
pub(super) fn fit_policy(made: &[&Made], width: usize, times: u32) -> Vec<f32> {
    let mut policy = vec![0.0; width];
    let mut adam = Adam { forget: FORGET_HABITS, ..Adam::new(width) };
    for time in 0..times {
        let step = 5.0 * STEP * (1.0 - time as f32 / times as f32).max(0.05);
        for batch in made.chunks(BATCH / 16) {
            let mut gradient = vec![0.0; width];
            for Made { rows, which, .. } in batch {
                let likely = likelihoods(rows, |n| policy[n]);
                for (place, row) in rows.iter().enumerate() {
                    let error = likely[place] - f32::from(u8::from(place == *which));
                    row.iter().for_each(|&(n, value)| gradient[usize::from(n)] += error * value / batch.len() as f32);
                }
            }
            adam.step(&mut policy, &gradient, step);
        }
    }
    policy
}

/// How likely each of the choices is about which this was noted, if every number counts so much.
fn likelihoods(rows: &[Row], weight: impl Fn(usize) -> f32) -> Vec<f32> {
    let likely = |row: &Row| row.iter().map(|&(n, value)| value * weight(usize::from(n))).sum::<f32>().exp();
    let likely: Vec<f32> = rows.iter().map(likely).collect();
    let sum: f32 = likely.iter().sum();
    likely.into_iter().map(|likely| likely / sum).collect()
}

/// How likely what was chosen was held to be, by the policy of whoever chose: the geometric mean, and that of a guess at random.
pub(super) fn foresight(policy: &[[f32; PLAYER_TYPES]], made: &[Made]) -> (f64, f64) {
    let (mut foreseen, mut guessed) = (0.0, 0.0);
    for Made { rows, which, kind } in made {
        let likely = likelihoods(rows, |n| policy.get(n).map_or(0.0, |weights| weights[kind.index()]));
        foreseen += f64::from(likely[*which]).max(1e-9).ln();
        guessed -= (rows.len() as f64).ln();
    }
    let count = made.len().max(1) as f64;
    ((foreseen / count).exp(), (guessed / count).exp())
}

/// How often a true position is more believable than an imagined one, of those that differ.
pub(super) fn insight(value_net: &ValueNet, samples: &[Sample]) -> f64 {
    let differ = || samples.iter().filter(|sample| !sample.truth.is_empty());
    let right = differ().filter(|sample| value_net.plausibility(&sample.truth) > 0.0).count();
    right as f64 / differ().count().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::worth_of;
    use crate::player_type::PlayerType;
    use meadhall_engine::{Outcome, single};

    /// Who has the second number but not the third wins: neither counts by itself.
    fn samples(count: usize, seed: u64) -> Vec<Sample> {
        let mut chance = Quick::new(seed);
        (0..count)
            .map(|_| {
                let flags: Vec<[bool; 2]> = (0..3).map(|_| [chance.index(2) == 0, chance.index(2) == 0]).collect();
                let score = |flags: &[bool; 2]| i32::from(flags[0] != flags[1]);
                let scores: Vec<i32> = flags.iter().map(score).collect();
                let row = |flags: &[bool; 2]| {
                    (0..2u16).filter(|&n| flags[usize::from(n)]).map(|n| (n + 1, 1.0)).collect::<Vec<_>>().into()
                };
                let outcome = Outcome::ranked(&scores, |seat| scores[seat.index()]);
                let truth = vec![(1, 1.0), (2, if chance.index(4) == 0 { 1.0 } else { -1.0 })].into();
                let worth = worth_of(&outcome, 5.0);
                Sample { rows: flags.iter().map(row).collect(), truth, worth, last: true }
            })
            .collect()
    }

    #[test]
    fn a_net_learns_what_goes_together() {
        let mut chance = Quick::new(1);
        let value_net = ValueNet::fresh(3, 5.0, || single(chance.unit()) - 0.5);
        let others = samples(500, 9);
        let before = surprise(&value_net, &others, 1);
        let (learnt, after) = fit(&value_net, &samples(6_000, 2), &others, 60, 2, &|_| true);
        assert!(after < before - 0.05, "{before} {after}");
        let one = learnt.promise(&[(1, 1.0)]);
        assert!(one > learnt.promise(&[(1, 1.0), (2, 1.0)]) + 0.1 && one > learnt.promise(&[]) + 0.1);
    }

    #[test]
    fn the_same_positions_teach_the_same_on_however_many_threads() {
        let value_net = ValueNet::fresh(3, 5.0, || 0.1);
        let others = samples(50, 9);
        let fit = |cores| fit(&value_net, &samples(3_000, 2), &others, 2, cores, &|_| true);
        assert_eq!(fit(1), fit(3));
    }

    /// Of two positions of a game the first goes by what is thought of the second, the second by the end.
    #[test]
    fn what_followed_counts_beside_the_end() {
        let value_net = ValueNet::fresh(3, 5.0, || 0.0);
        let mut game = samples(3, 2);
        game[0].last = false;
        game[1].worth = [0.0; MAX_SEATS];
        game[1].worth[2] = 1.0;
        let before = game.clone();
        review(&value_net, &mut game, 2);
        assert_eq!(game[1..], before[1..]);
        let thought = judged(&value_net, &before[1]);
        let between = |seat: usize| PATIENCE * before[1].worth[seat] + (1.0 - PATIENCE) * thought[seat];
        assert!((0..3).all(|seat| (game[0].worth[seat] - between(seat)).abs() < 1e-6), "{:?}", game[0].worth);
        assert!(game[0].worth[2] > 0.85 && game[0].worth[2] < 1.0, "a third was thought of it before");
    }

    /// The first number is always true, the second mostly imagined.
    #[test]
    fn what_is_true_is_told_from_what_is_imagined() {
        let plausibility = believe(&samples(2_000, 4), 3, 100);
        assert!(plausibility[1] > 0.3 && plausibility[2] < -0.2 && plausibility[0] == 0.0, "{plausibility:?}");
        let value_net = ValueNet { plausibility, ..ValueNet::fresh(3, 5.0, || 0.0) };
        assert!(insight(&value_net, &samples(100, 5)) > 0.7);
    }

    /// Whatever the second number speaks for is chosen three times of four.
    #[test]
    fn what_is_usually_chosen_is_learnt() {
        let made = |n: u32| {
            let rows = [0, 1].map(|which| vec![(which, 1.0), (2, 0.5)].into()).into();
            Made { rows, which: usize::from(!n.is_multiple_of(4)), kind: PlayerType::Trained }
        };
        let made: Vec<Made> = (0..4_000).map(made).collect();
        let policy = fit_policy(&made.iter().collect::<Vec<_>>(), 3, 60);
        assert!((policy[1] - policy[0] - 3f32.ln()).abs() < 0.15, "{policy:?}");
        let policy: Vec<[f32; PLAYER_TYPES]> = policy.iter().map(|&weight| [weight; PLAYER_TYPES]).collect();
        let (foreseen, guessed) = foresight(&policy, &made);
        assert!((guessed - 0.5).abs() < 1e-6);
        // The best that can be known: 3/4 three times of four, else 1/4.
        assert!((foreseen - 0.75f64.powf(0.75) * 0.25f64.powf(0.25)).abs() < 0.01, "{foreseen}");
    }

    #[test]
    fn weights_are_laid_out_and_taken_up_again() {
        let mut chance = Quick::new(1);
        let value_net = ValueNet::fresh(4, 5.0, || single(chance.unit()));
        assert_eq!(unflat(&flat(&value_net), &value_net), value_net);
    }
}
