//! What a position promises.

use meadhall_engine::{MAX_SEATS, Outcome, Seat, single};

/// A number for each seat.
pub type PerSeat = [f32; MAX_SEATS];

/// How a game may end from a position on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// The score that each seat may expect at the end.
    pub scores: PerSeat,
    /// How far the expectation is usually off. A lead much greater than this is as good as won.
    pub doubt: f32,
}

impl Forecast {
    /// What the forecast is worth to each of the first `seats` seats, from 0 to 1: mostly the likelihood of winning, a
    /// little the lead, which tells apart what likelihood alone does not.
    pub fn worth(&self, seats: usize) -> PerSeat {
        let scores = &self.scores[..seats.min(MAX_SEATS)];
        if let [alone] = scores {
            // Who plays alone leads nobody: a score of 0 is an even chance.
            let mut worth = [0.0; MAX_SEATS];
            worth[0] = 1.0 / (1.0 + (-alone / self.doubt.max(0.1)).exp());
            return worth;
        }
        let best = scores.iter().copied().fold(f32::MIN, f32::max);
        let mut worth = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for (worth, score) in worth.iter_mut().zip(scores) {
            *worth = ((score - best) / self.doubt.max(0.1)).exp();
            sum += *worth;
        }
        for (n, worth) in worth.iter_mut().enumerate().take(scores.len()) {
            *worth = WINNING * *worth / sum + (1.0 - WINNING) * lead(scores, n);
        }
        worth
    }
}

/// How much of a worth is the likelihood of winning; the rest is the lead.
const WINNING: f32 = 0.8;
/// A lead that counts as large.
const LARGE_LEAD: f32 = 40.0;

/// The lead over the best of the others as a number from 0 to 1.
fn lead(scores: &[f32], own: usize) -> f32 {
    let others = scores.iter().enumerate().filter(|(n, _)| *n != own).map(|(_, score)| *score);
    let lead = scores[own] - others.fold(f32::MIN, f32::max);
    (0.5 + 0.5 * lead / LARGE_LEAD).clamp(0.0, 1.0)
}

/// What the end of a game is worth to each seat.
pub(crate) fn worth_of(outcome: &Outcome) -> PerSeat {
    let scores = outcome.scores.map(|score| score as f32);
    let mut worth = [0.0; MAX_SEATS];
    for seat in Seat::all(outcome.seats) {
        worth[seat.index()] =
            WINNING * single(outcome.share(seat)) + (1.0 - WINNING) * lead(&scores[..outcome.seats], seat.index());
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(scores: [f32; 3], doubt: f32) -> PerSeat {
        let mut all = [0.0; MAX_SEATS];
        all[..3].copy_from_slice(&scores);
        Forecast { scores: all, doubt }.worth(3)
    }

    #[test]
    fn more_points_are_worth_more_the_less_doubt_there_is() {
        let [ahead, middle, behind, none, ..] = worth([30.0, 25.0, 10.0], 5.0);
        assert!(ahead > middle && middle > behind && behind >= 0.0 && none == 0.0);
        assert!(worth([30.0, 25.0, 10.0], 2.0)[0] > ahead);
        assert!(worth([31.0, 25.0, 10.0], 5.0)[0] > ahead);
        let even = worth([20.0; 3], 5.0);
        assert!(even[0] == even[1] && even[1] == even[2]);
    }

    #[test]
    fn who_plays_alone_is_worth_more_the_higher_the_score() {
        let alone = |score: f32| {
            let mut scores = [0.0; MAX_SEATS];
            scores[0] = score;
            Forecast { scores, doubt: 5.0 }.worth(1)[0]
        };
        assert!(alone(-3.0) < alone(0.0) && alone(0.0) < alone(3.0) && alone(0.0) == 0.5);
    }

    #[test]
    fn a_victory_is_worth_more_than_any_defeat() {
        let narrow = worth_of(&Outcome::ranked(&[50, 51, 10], |seat| [50, 51, 10][seat.index()]));
        let clear = worth_of(&Outcome::ranked(&[20, 51, 10], |seat| [20, 51, 10][seat.index()]));
        assert!(narrow[1] > 0.8 && clear[1] > narrow[1] && clear[1] <= 1.0);
        assert!(narrow[0] < 0.2 && narrow[0] > clear[0] && clear[0] >= 0.0);
    }
}
