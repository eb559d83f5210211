//! What a search would tell a player who asks.

use crate::evaluator::Evaluator;
use crate::knowledge::{Action, View};
use crate::model::trained;
use crate::rollout::solved_move;
use crate::{Bot, Budget, Knowledge, Opinion, PerSeat, Search};
use meadhall_engine::{Quick, Seat, Viewer};
use std::time::Duration;

/// How many choices an adviser names.
const NAMED: usize = 3;

/// What a search would tell a player who asks.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// Each seat's chance to win, from 0 to 1, together 1. Who plays alone has the chance to beat the game.
    pub chances: PerSeat,
    /// The best choices, the best first.
    pub best: Vec<Counsel<A>>,
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

/// Thinks about a seat's decision for so long, with what the seat may know, what it saw at its earlier decisions, and nothing
/// else.
pub fn advise<K: Knowledge>(
    game: &K::Rules,
    earlier: &[View<K>],
    view: &View<K>,
    seat: Seat,
    choices: &[Action<K>],
    time: Duration,
    seed: u64,
) -> Advice<Action<K>> {
    let mut search = Search::<K>::new(Budget::Time(time), seed);
    search.recall(game, seat, earlier);
    let opinion = search.think(game, view, Viewer::Seat(seat), choices);
    let mut evaluator = Evaluator::<K>::new(trained::<K>());
    let solved = solved_move(game, view, seat, choices, &mut Quick::new(seed), &mut evaluator);
    Advice::of(opinion, seat, solved)
}

impl<A: Copy + Eq> Advice<A> {
    /// What follows from an opinion; a choice that could be calculated comes first.
    fn of(opinion: Opinion<A>, seat: Seat, solved: Option<A>) -> Advice<A> {
        let chances = opinion.chances;
        // Values are on a scale of their own: on average a choice leaves the chance that the seat has.
        let visits: f32 = opinion.choices.iter().map(|choice| choice.visits as f32).sum();
        let sum: f32 = opinion.choices.iter().map(|choice| choice.visits as f32 * choice.value).sum();
        let scale = if sum > 0.0 { chances[seat.index()] * visits / sum } else { 1.0 };
        let mut named: Vec<(A, f32)> =
            opinion.choices.iter().map(|choice| (choice.action, (choice.value * scale).clamp(0.0, 1.0))).collect();
        if let Some(action) = solved {
            let before = named.iter().position(|(other, _)| *other == action).map(|n| named.remove(n).1);
            let chance = named.iter().map(|(_, chance)| *chance).chain(before).fold(0.0, f32::max);
            named.insert(0, (action, chance));
        }
        let first = named.first().map_or(0.0, |(_, chance)| *chance);
        let verdict = |n: usize, chance: f32| if n == 0 { Verdict::Best } else { Verdict::of(first, chance) };
        let counsel =
            |(n, (action, chance)): (usize, (A, f32))| Counsel { action, chance, verdict: verdict(n, chance) };
        Advice { chances, best: named.into_iter().take(NAMED).enumerate().map(counsel).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Considered;
    use meadhall_engine::MAX_SEATS;

    fn opinion() -> Opinion<char> {
        let mut chances = [0.0; MAX_SEATS];
        (chances[0], chances[1]) = (0.3, 0.7);
        let considered = |action, value, visits| Considered { action, value, visits };
        let choices = vec![
            considered('a', 0.5, 60),
            considered('b', 0.495, 20),
            considered('c', 0.4, 15),
            considered('d', 0.1, 5),
        ];
        Opinion { chances, choices, iterations: 100 }
    }

    #[test]
    fn three_are_named_and_on_average_leave_the_chance_of_the_seat() {
        let advice = Advice::of(opinion(), Seat::new(0), None);
        let named: Vec<_> = advice.best.iter().map(|counsel| (counsel.action, counsel.verdict)).collect();
        assert_eq!(named, [('a', Verdict::Best), ('b', Verdict::Alike), ('c', Verdict::Worse)]);
        let of = |value: f32| 0.3 * value / (0.5 * 0.6 + 0.495 * 0.2 + 0.4 * 0.15 + 0.1 * 0.05);
        for (counsel, value) in advice.best.iter().zip([0.5, 0.495, 0.4]) {
            assert!((counsel.chance - of(value)).abs() < 1e-5, "{counsel:?}");
        }
    }

    #[test]
    fn what_can_be_calculated_comes_first() {
        let advice = Advice::of(opinion(), Seat::new(0), Some('c'));
        assert_eq!(advice.best.iter().map(|counsel| counsel.action).collect::<String>(), "cab");
        assert!(advice.best.iter().all(|counsel| counsel.chance <= advice.best[0].chance));
        let none = Opinion { choices: Vec::new(), ..opinion() };
        assert_eq!(Advice::of(none, Seat::new(1), Some('z')).best.len(), 1);
    }
}
