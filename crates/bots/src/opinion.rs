//! What a search thinks of a position, for whoever wants to know more than its choice.

use crate::PerSeat;

/// A choice with what a search thinks of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<A> {
    /// The choice.
    pub action: A,
    /// What came of it on average for the seat that decides, from 0 to 1: about the chance to win.
    pub value: f32,
    /// How often it was tried. The most tried is the one that the search would play.
    pub visits: u32,
}

/// What a search thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion<A> {
    /// Each seat's chance to win, from 0 to 1, together 1. Who plays alone has the chance to beat the game.
    pub chances: PerSeat,
    /// The choices that were tried, the best first.
    pub choices: Vec<Considered<A>>,
    /// How many iterations the opinion rests on.
    pub iterations: u32,
}

impl<A> Opinion<A> {
    /// The opinion that follows from the sums of what each seat came to over so many iterations.
    pub(crate) fn new(sums: PerSeat, iterations: u32, seats: usize, mut choices: Vec<Considered<A>>) -> Opinion<A> {
        choices.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        let mut chances = sums;
        let whole = match seats {
            1 => iterations as f32,
            _ => sums.iter().sum(),
        };
        chances.iter_mut().for_each(|chance| *chance /= whole.max(f32::MIN_POSITIVE));
        Opinion { chances, choices, iterations }
    }

    /// The choice that the search would play.
    pub fn best(&self) -> Option<&Considered<A>> {
        self.choices.first()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_engine::MAX_SEATS;

    #[test]
    fn chances_come_to_one_and_the_most_tried_choice_is_the_first() {
        let mut sums = [0.0; MAX_SEATS];
        (sums[0], sums[1]) = (6.0, 2.0);
        let considered = |action, value, visits| Considered { action, value, visits };
        let choices = vec![considered('a', 0.9, 1), considered('b', 0.7, 6), considered('c', 0.8, 6)];
        let opinion = Opinion::new(sums, 10, 2, choices);
        assert_eq!((opinion.chances[0], opinion.chances[1]), (0.75, 0.25));
        assert_eq!(opinion.choices.iter().map(|choice| choice.action).collect::<String>(), "cba");
        assert_eq!(Opinion::new(sums, 8, 1, vec![considered('a', 0.1, 1)]).chances[0], 0.75);
    }
}
