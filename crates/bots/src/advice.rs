//! What a search would tell a player who asks.

use crate::analysis::{Effort, Evaluation, Standpoint, Why, explain};
use crate::knowledge::Action;
use crate::{Knowledge, PerSeat};
use meadhall_engine::Seat;

/// How many choices an adviser names.
const NAMED: usize = 3;

/// What a search would tell a player who asks.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// Each seat's chance to win, from 0 to 1, together 1. Who plays alone has the chance to beat the game.
    pub chances: PerSeat,
    /// The best choices, the best first.
    pub best: Vec<Counsel<A>>,
    /// Why the first is the best, and what follows it.
    pub why: Why,
}

/// A choice that an adviser names.
#[derive(Clone, PartialEq, Debug)]
pub struct Counsel<A> {
    /// The choice.
    pub action: A,
    /// The chance to win that it leaves, from 0 to 1.
    pub chance: f32,
    /// How it compares to the best.
    pub verdict: Verdict,
}

/// How a choice compares to the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is the best one.
    Best,
    /// There is hardly a difference.
    Alike,
    /// It is a little worse.
    Lesser,
    /// It is clearly worse.
    Worse,
}

impl Verdict {
    /// From here on two choices differ, and from there on clearly.
    const DIFFERENT: f32 = 0.01;
    const CLEARLY: f32 = 0.04;

    fn of(best: f32, other: f32) -> Verdict {
        match best - other {
            less if less < Verdict::DIFFERENT => Verdict::Alike,
            less if less < Verdict::CLEARLY => Verdict::Lesser,
            _ => Verdict::Worse,
        }
    }

    /// The key of its word in the locale files.
    pub const fn key(self) -> &'static str {
        match self {
            Verdict::Best => "advice-best",
            Verdict::Alike => "advice-alike",
            Verdict::Lesser => "advice-lesser",
            Verdict::Worse => "advice-worse",
        }
    }
}

/// Advice about the decision of the seat that decides there, with what it may know, what it saw at its earlier decisions, and
/// nothing else.
pub fn advise<K: Knowledge>(standpoint: &Standpoint<K>, effort: Effort) -> Advice<Action<K>> {
    let (evaluation, why) = explain(standpoint, effort);
    Advice::of(&evaluation, standpoint.decider().unwrap_or_default(), why)
}

impl<A: Copy + Eq> Advice<A> {
    /// What follows from an evaluation.
    fn of(evaluation: &Evaluation<A>, seat: Seat, why: Why) -> Advice<A> {
        let chance = |n: usize| evaluation.choices.get(n).map_or(0.0, |judged| judged.chances[seat.index()]);
        let verdict = |n: usize| if n == 0 { Verdict::Best } else { Verdict::of(chance(0), chance(n)) };
        let named = evaluation.choices.iter().take(NAMED).enumerate();
        let best = named
            .map(|(n, judged)| Counsel { action: judged.action, chance: chance(n), verdict: verdict(n) })
            .collect();
        Advice { chances: evaluation.chances, best, why }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::{Frequencies, Judged};
    use meadhall_engine::MAX_SEATS;

    #[test]
    fn three_are_named_and_compared_with_the_best() {
        let judged = |(action, chance): (char, f32)| {
            let mut chances = [0.0; MAX_SEATS];
            (chances[0], chances[1]) = (1.0 - chance, chance);
            Judged { action, chances, frequencies: Frequencies::default() }
        };
        let choices: Vec<_> = [('a', 0.5), ('b', 0.495), ('c', 0.4), ('d', 0.1)].map(judged).into_iter().collect();
        let evaluation = Evaluation { chances: choices[0].chances, choices };
        let advice = Advice::of(&evaluation, Seat::new(1), Why::default());
        let named: Vec<_> = advice.best.iter().map(|counsel| (counsel.action, counsel.verdict)).collect();
        assert_eq!(named, [('a', Verdict::Best), ('b', Verdict::Alike), ('c', Verdict::Worse)]);
        assert_eq!(advice.best.iter().map(|counsel| counsel.chance).collect::<Vec<_>>(), [0.5, 0.495, 0.4]);
        assert_eq!(advice.chances[1], advice.best[0].chance, "the best choice leaves the chance that the seat has");
    }
}
