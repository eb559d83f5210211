//! What self-play trains: a value net, which is a small network that evaluates positions, and a policy.

mod features;
mod file;
mod trained;

pub use features::Features;
pub use file::{BadModel, Model};
pub use trained::TrainedModel;
pub(crate) use trained::{names, trained};

use crate::PerSeat;
use meadhall_engine::{MAX_SEATS, Outcome, Seat, single};

/// How wide the hidden layer is.
pub(crate) const HIDDEN: usize = 32;

/// What the names of the features of choices begin with in a file of weights.
pub(crate) const POLICY: &str = "habit: ";

/// How much of the worth of a finished game is the score; the rest is the victory. It tells apart what victory alone does
/// not.
const BY_SCORE: f32 = 0.25;

/// Evaluates positions: from the features of each seat to its chance to win. One hidden layer beside a linear part; the
/// same weights for every seat, and a softmax over the seats.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueNet {
    /// The linear part: how much each feature counts by itself.
    pub(crate) linear: Vec<f32>,
    /// The weights of each feature in the hidden layer.
    pub(crate) inner: Vec<[f32; HIDDEN]>,
    /// The biases of the hidden layer.
    pub(crate) bias: [f32; HIDDEN],
    /// How much each hidden unit counts.
    pub(crate) outer: [f32; HIDDEN],
    /// How much likelier the feature is when it is true of somebody than when it is imagined.
    pub(crate) plausibility: Vec<f32>,
    /// A difference in score that is clear.
    pub(crate) margin: f32,
}

impl ValueNet {
    /// A net that goes by the first feature alone; its hidden layer begins with these weights.
    pub(crate) fn fresh(width: usize, margin: f32, mut word: impl FnMut() -> f32) -> ValueNet {
        let mut linear = vec![0.0; width];
        if let Some(first) = linear.first_mut() {
            *first = 1.0;
        }
        let spread = (width as f32).sqrt().recip();
        let inner = (0..width).map(|_| std::array::from_fn(|_| spread * word())).collect();
        let outer = std::array::from_fn(|_| 0.1 * word());
        ValueNet { linear, inner, bias: [0.0; HIDDEN], outer, plausibility: vec![0.0; width], margin }
    }

    /// How many features it weighs.
    pub(crate) fn width(&self) -> usize {
        self.linear.len()
    }

    /// How promising the features of a seat are.
    #[inline]
    pub(crate) fn promise(&self, seen: &[(u16, f32)]) -> f32 {
        let mut hidden = self.bias;
        let mut sum = 0.0;
        for &(n, value) in seen {
            let (Some(linear), Some(inner)) = (self.linear.get(usize::from(n)), self.inner.get(usize::from(n))) else {
                continue;
            };
            sum += value * linear;
            for (hidden, weight) in hidden.iter_mut().zip(inner) {
                *hidden += value * weight;
            }
        }
        sum + hidden.iter().zip(&self.outer).map(|(hidden, weight)| hidden.max(0.0) * weight).sum::<f32>()
    }

    /// How believable the features of a seat are, as the logarithm of a likelihood.
    #[inline]
    pub(crate) fn plausibility(&self, seen: &[(u16, f32)]) -> f32 {
        seen.iter().map(|&(n, value)| self.plausibility.get(usize::from(n)).map_or(0.0, |weight| value * weight)).sum()
    }

    /// What the end of a game is worth to each seat.
    pub(crate) fn worth_of(&self, outcome: &Outcome) -> PerSeat {
        worth_of(outcome, self.margin)
    }
}

/// What the end of a game is worth to each seat, if a difference in score of this much is clear.
pub(crate) fn worth_of(outcome: &Outcome, margin: f32) -> PerSeat {
    let mut by_score = [0.0; MAX_SEATS];
    for seat in Seat::all(outcome.seats) {
        by_score[seat.index()] = outcome.scores[seat.index()] as f32 / margin;
    }
    let mut worth = chances(by_score, outcome.seats);
    for seat in Seat::all(outcome.seats) {
        let worth = &mut worth[seat.index()];
        *worth = BY_SCORE * *worth + (1.0 - BY_SCORE) * single(outcome.share(seat));
    }
    worth
}

/// The chances of seats that are so promising: together 1.
pub(crate) fn chances(promises: PerSeat, seats: usize) -> PerSeat {
    let promises = &promises[..seats.min(MAX_SEATS)];
    let best = promises.iter().copied().fold(f32::MIN, f32::max);
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (chance, promise) in chances.iter_mut().zip(promises) {
        *chance = (promise - best).exp();
        sum += *chance;
    }
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_net_goes_by_the_first_feature() {
        let value_net = ValueNet::fresh(3, 5.0, || 0.0);
        assert_eq!(value_net.promise(&[(0, 1.5), (2, 9.0), (40, 1.0)]), 1.5);
    }

    #[test]
    fn a_hidden_unit_counts_only_above_zero() {
        let mut value_net = ValueNet::fresh(2, 5.0, || 0.0);
        value_net.inner[1][3] = 2.0;
        value_net.bias[3] = -1.0;
        value_net.outer[3] = 0.5;
        assert_eq!(value_net.promise(&[(1, 1.0)]), 0.5);
        assert_eq!(value_net.promise(&[(1, 0.25)]), 0.0);
    }

    #[test]
    fn chances_come_to_one() {
        let mut promises = [0.0; MAX_SEATS];
        promises[..3].copy_from_slice(&[2.0, 1.0, 1.0]);
        let chances = chances(promises, 3);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5 && chances[3] == 0.0);
        assert!(chances[0] > chances[1] && chances[1] == chances[2]);
    }

    #[test]
    fn a_victory_is_worth_more_than_any_defeat() {
        let value_net = ValueNet::fresh(1, 5.0, || 0.0);
        let narrow = value_net.worth_of(&Outcome::ranked(&[50, 51, 10], |seat| [50, 51, 10][seat.index()]));
        let clear = value_net.worth_of(&Outcome::ranked(&[20, 51, 10], |seat| [20, 51, 10][seat.index()]));
        assert!(narrow[1] > 0.75 && clear[1] > narrow[1] && clear[1] <= 1.0);
        assert!(narrow[0] < 0.25 && narrow[0] > clear[0] && clear[0] >= 0.0);
    }
}
