//! A judge of positions: a small network whose weights were tuned by self-play.

mod file;
mod notes;

pub use file::{BadWisdom, Wisdom};
pub use notes::Notes;

use crate::{PerSeat, Thinker};
use meadhall_engine::{Ignore, MAX_SEATS, Options, Outcome, Quick, Seat};

/// How many things a judge has in mind at once.
pub(crate) const HIDDEN: usize = 32;

/// What the names of numbers begin with that are noted about choices.
pub(crate) const HABIT: &str = "habit: ";

/// How much of the worth of a finished game is the score; the rest is the victory. It tells apart what victory alone does
/// not.
const BY_SCORE: f32 = 0.25;

/// Judges positions: from the notes about each seat to its chance to win.
#[derive(Clone, PartialEq, Debug)]
pub struct Judge {
    /// How much each number counts by itself.
    pub(crate) linear: Vec<f32>,
    /// How much it counts for each thing to have in mind.
    pub(crate) inner: Vec<[f32; HIDDEN]>,
    /// How much of each is there from the start.
    pub(crate) bias: [f32; HIDDEN],
    /// How much each of them counts.
    pub(crate) outer: [f32; HIDDEN],
    /// How much likelier the number is when it is true of somebody than when it is imagined.
    pub(crate) belief: Vec<f32>,
    /// A difference in score that is clear.
    pub(crate) margin: f32,
}

impl Judge {
    /// A judge that goes by the first number alone, and has in mind what these words say.
    pub(crate) fn fresh(width: usize, margin: f32, mut word: impl FnMut() -> f32) -> Judge {
        let mut linear = vec![0.0; width];
        if let Some(first) = linear.first_mut() {
            *first = 1.0;
        }
        let spread = (width as f32).sqrt().recip();
        let inner = (0..width).map(|_| std::array::from_fn(|_| spread * word())).collect();
        let outer = std::array::from_fn(|_| 0.1 * word());
        Judge { linear, inner, bias: [0.0; HIDDEN], outer, belief: vec![0.0; width], margin }
    }

    /// How many numbers it weighs.
    pub(crate) fn width(&self) -> usize {
        self.linear.len()
    }

    /// How promising what was noted about a seat is.
    #[inline]
    pub(crate) fn promise(&self, seen: &[(u16, f32)]) -> f32 {
        let mut mind = self.bias;
        let mut sum = 0.0;
        for &(n, value) in seen {
            let (Some(linear), Some(inner)) = (self.linear.get(usize::from(n)), self.inner.get(usize::from(n))) else {
                continue;
            };
            sum += value * linear;
            for (mind, weight) in mind.iter_mut().zip(inner) {
                *mind += value * weight;
            }
        }
        sum + mind.iter().zip(&self.outer).map(|(mind, weight)| mind.max(0.0) * weight).sum::<f32>()
    }

    /// How believable what was noted about a seat is, as the logarithm of a likelihood.
    #[inline]
    pub(crate) fn belief(&self, seen: &[(u16, f32)]) -> f32 {
        seen.iter().map(|&(n, value)| self.belief.get(usize::from(n)).map_or(0.0, |weight| value * weight)).sum()
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
        *worth = BY_SCORE * *worth + (1.0 - BY_SCORE) * outcome.share(seat) as f32;
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

/// The names of everything that is noted about a seat in a game, in order, then of what is noted about a choice; nothing if
/// it notes nothing.
pub(crate) fn names<G: Thinker>() -> Vec<String> {
    let Ok(game) = G::open(G::SEATS.0.max(2), &Options::default()) else { return Vec::new() };
    let position = game.setup(&mut Quick::new(0), &mut Ignore);
    let mut notes: [Notes; MAX_SEATS] = std::array::from_fn(|_| Notes::naming());
    if !game.note(&position, &mut notes[..game.seats()]) {
        return Vec::new();
    }
    let mut names = std::mem::take(&mut notes[0]).names();
    let (mut choices, seat) = (Vec::new(), game.pending(&position).first().unwrap_or_default());
    game.legal(&position, seat, &mut choices);
    let mut notes: Vec<Notes> = choices.iter().map(|_| Notes::naming()).collect();
    if game.incline(&position, seat, &choices, &mut notes) {
        let of_choices = notes.swap_remove(0).names().into_iter();
        names.extend(of_choices.map(|name| format!("{HABIT}{name}")));
    }
    names
}

/// What is kept in the repository about a game, read once. A test sees to it that it can be read.
macro_rules! learnt {
    ($game:ty, $word:literal) => {{
        static WISDOM: std::sync::LazyLock<Option<std::sync::Arc<$crate::Wisdom>>> = std::sync::LazyLock::new(|| {
            let text = include_str!(concat!("../../data/", $word, ".toml"));
            $crate::Wisdom::read(text, $word, &$crate::judge::names::<$game>()).ok().map(std::sync::Arc::new)
        });
        WISDOM.clone()
    }};
}
pub(crate) use learnt;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_judge_goes_by_the_first_number() {
        let judge = Judge::fresh(3, 5.0, || 0.0);
        assert_eq!(judge.promise(&[(0, 1.5), (2, 9.0), (40, 1.0)]), 1.5);
    }

    #[test]
    fn what_is_in_mind_counts_only_where_it_is_there() {
        let mut judge = Judge::fresh(2, 5.0, || 0.0);
        judge.inner[1][3] = 2.0;
        judge.bias[3] = -1.0;
        judge.outer[3] = 0.5;
        assert_eq!(judge.promise(&[(1, 1.0)]), 0.5);
        assert_eq!(judge.promise(&[(1, 0.25)]), 0.0);
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
        let judge = Judge::fresh(1, 5.0, || 0.0);
        let narrow = judge.worth_of(&Outcome::ranked(&[50, 51, 10], |seat| [50, 51, 10][seat.index()]));
        let clear = judge.worth_of(&Outcome::ranked(&[20, 51, 10], |seat| [20, 51, 10][seat.index()]));
        assert!(narrow[1] > 0.75 && clear[1] > narrow[1] && clear[1] <= 1.0);
        assert!(narrow[0] < 0.25 && narrow[0] > clear[0] && clear[0] >= 0.0);
    }
}
