//! What a search has learnt: a bandit for every situation that it met.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A choice in a situation, with what came of it.
#[derive(Clone, Copy, Debug)]
struct Arm<A> {
    action: A,
    /// The next arm of the same situation.
    next: Option<u32>,
    /// How often it was chosen.
    visits: u32,
    /// How often it could have been chosen. In imagined positions others hold other cards each time.
    offered: u32,
    /// The sum of what came of it, for the seat that chose.
    total: f32,
}

/// The situations that a search has met, by their clues. Several imagined positions that look the same to whoever decides
/// are one situation.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    situations: HashMap<u64, Option<u32>, BuildHasherDefault<Plain>>,
    arms: Vec<Arm<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { situations: HashMap::default(), arms: Vec::new() }
    }

    /// Forgets everything but keeps the room.
    pub(crate) fn clear(&mut self) {
        self.situations.clear();
        self.arms.clear();
    }

    /// Gives back room that is not in use.
    pub(crate) fn shrink(&mut self) {
        self.situations.shrink_to_fit();
        self.arms.shrink_to_fit();
    }

    /// Whether the search has met this situation.
    pub(crate) fn knows(&self, key: u64) -> bool {
        self.situations.contains_key(&key)
    }

    /// Chooses among `choices` by upper confidence bounds: the arm that has served best, or one of which too little is
    /// known. `explore` is how much ignorance counts, `fresh` what is thought of an arm that was never tried. None where there
    /// is no choice.
    pub(crate) fn select(&mut self, key: u64, choices: &[A], explore: f32, fresh: f32) -> Option<u32> {
        self.best(key, choices, |arm, _| {
            arm.offered += 1;
            let (visits, ignorance) = (arm.visits as f32, (arm.offered as f32).ln());
            match arm.visits {
                0 => fresh + explore * ignorance.sqrt(),
                _ => arm.total / visits + explore * (ignorance / visits).sqrt(),
            }
        })
    }

    /// The arm of these choices with the best score, the first of equals; the score is told which choice it is.
    fn best(&mut self, key: u64, choices: &[A], mut score: impl FnMut(&mut Arm<A>, usize) -> f32) -> Option<u32> {
        let mut pick: Option<(u32, f32)> = None;
        for (which, &choice) in choices.iter().enumerate() {
            let n = self.arm(key, choice);
            let score = score(&mut self.arms[n as usize], which);
            if pick.is_none_or(|(_, best)| score > best) {
                pick = Some((n, score));
            }
        }
        pick.map(|(n, _)| n)
    }

    /// Chooses among `choices` as [`Tree::select`] does, but ignorance counts the more the likelier a choice is by the policy, and
    /// an arm that was never tried is thought as well of as the others are on average: so who comes to a situation for the
    /// first few times does what is usual there.
    pub(crate) fn select_by_prior(&mut self, key: u64, choices: &[A], usual: &[f32], explore: f32) -> Option<u32> {
        let (visits, total) =
            self.arms(key).fold((0, 0.0), |(visits, total), arm| (visits + arm.visits, total + arm.total));
        let (mean, ignorance) = (total / visits.max(1) as f32, explore * (visits.max(1) as f32).sqrt());
        self.best(key, choices, |arm, which| {
            let worth = if arm.visits > 0 { arm.total / arm.visits as f32 } else { mean };
            worth + ignorance * usual.get(which).unwrap_or(&0.0) / (1 + arm.visits) as f32
        })
    }

    /// The arm of a choice in a situation, made if it is new.
    #[expect(clippy::cast_possible_truncation, reason = "a search forgets everything long before it has so many arms")]
    pub(crate) fn arm(&mut self, key: u64, choice: A) -> u32 {
        let head = self.situations.entry(key).or_insert(None);
        let mut at = *head;
        while let Some(n) = at {
            if self.arms[n as usize].action == choice {
                return n;
            }
            at = self.arms[n as usize].next;
        }
        let n = self.arms.len() as u32;
        self.arms.push(Arm { action: choice, next: *head, visits: 0, offered: 0, total: 0.0 });
        *head = Some(n);
        n
    }

    /// The arm of a choice in a situation, made as if it had been tried this often and had been worth this much each time
    /// if it is new.
    pub(crate) fn trust(&mut self, key: u64, choice: A, worth: f32, visits: u32) {
        let n = self.arm(key, choice) as usize;
        let arm = &mut self.arms[n];
        if arm.visits == 0 {
            (arm.visits, arm.total) = (visits, worth * visits as f32);
        }
    }

    /// The arms of a situation.
    fn arms(&self, key: u64) -> impl Iterator<Item = &Arm<A>> {
        let mut at = self.situations.get(&key).copied().flatten();
        std::iter::from_fn(move || {
            let arm = &self.arms[at? as usize];
            at = arm.next;
            Some(arm)
        })
    }

    /// Whether the search has thought of this choice in this situation.
    pub(crate) fn thought_of(&self, key: u64, choice: A) -> bool {
        self.arms(key).any(|arm| arm.action == choice)
    }

    /// How often choices were made in a situation.
    pub(crate) fn visits(&self, key: u64) -> u32 {
        self.arms(key).map(|arm| arm.visits).sum()
    }

    /// How often the two choices were made that were made most.
    pub(crate) fn leaders(&self, key: u64) -> (u32, u32) {
        self.arms(key).fold((0, 0), |(first, second), arm| match arm.visits {
            visits if visits > first => (visits, first),
            visits => (first, second.max(visits)),
        })
    }

    /// Whether a situation was met often enough to think of one more choice.
    #[expect(clippy::cast_possible_truncation, reason = "a search forgets everything long before it has so many arms")]
    pub(crate) fn may_widen(&self, key: u64) -> bool {
        let arms = self.arms(key).count() as u32;
        arms * arms <= self.visits(key)
    }

    /// The action of an arm.
    pub(crate) fn action(&self, arm: u32) -> A {
        self.arms[arm as usize].action
    }

    /// Learns what came of an arm.
    pub(crate) fn learn(&mut self, arm: u32, worth: f32) {
        let arm = &mut self.arms[arm as usize];
        arm.visits += 1;
        arm.total += worth;
    }

    /// How many choices it remembers.
    pub(crate) fn size(&self) -> usize {
        self.arms.len()
    }

    /// How often each choice was made in a situation, and the sum of what came of it.
    pub(crate) fn statistics(&self, key: u64, choices: &[A]) -> Vec<(u32, f32)> {
        let mut statistics = vec![(0, 0.0); choices.len()];
        for arm in self.arms(key) {
            if let Some(place) = choices.iter().position(|&choice| choice == arm.action) {
                statistics[place] = (arm.visits, arm.total);
            }
        }
        statistics
    }
}

/// Clues are well mixed already.
#[derive(Clone, Copy, Debug, Default)]
struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = word;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bandit with these payoffs learns which choice serves best.
    #[test]
    fn the_best_choice_is_tried_most() {
        let mut tree = Tree::new();
        let choices = ['a', 'b', 'c'];
        for _ in 0..500 {
            let arm = tree.select(7, &choices, 0.3, 0.5).expect("a choice");
            let worth = if tree.action(arm) == 'b' { 0.6 } else { 0.3 };
            tree.learn(arm, worth);
        }
        let statistics = tree.statistics(7, &choices);
        assert_eq!(statistics.iter().map(|(visits, _)| visits).sum::<u32>(), 500);
        assert!(statistics[1].0 > 300 && statistics[0].0 > 5 && statistics[2].0 > 5, "{statistics:?}");
        assert!((statistics[1].1 / statistics[1].0 as f32 - 0.6).abs() < 1e-3);
        assert_eq!(tree.leaders(7), (statistics[1].0, statistics[0].0.max(statistics[2].0)));
        assert_eq!(tree.statistics(8, &choices), [(0, 0.0); 3], "another situation is another matter");
    }

    /// Who is somewhere for the first few times does what is usual there, and later what has served best.
    #[test]
    fn what_is_usual_is_tried_first_and_what_serves_best_in_the_end() {
        let mut tree = Tree::new();
        let (choices, usual) = (['a', 'b', 'c'], [0.7, 0.2, 0.1]);
        let mut tries = Vec::new();
        for _ in 0..400 {
            let arm = tree.select_by_prior(7, &choices, &usual, 0.5).expect("a choice");
            let action = tree.action(arm);
            tree.learn(arm, if action == 'c' { 0.9 } else { 0.3 });
            tries.push(action);
        }
        let count = |tries: &[char], of| tries.iter().filter(|&&action| action == of).count();
        assert_eq!(tries[0], 'a');
        assert!(count(&tries[..5], 'a') >= 3, "{:?}", &tries[..5]);
        assert!(count(&tries[200..], 'c') > 150, "{}", count(&tries[200..], 'c'));
    }

    /// A choice that is seldom on offer is not thought ill of for that: it is tried whenever it can be and pays.
    #[test]
    fn what_was_not_on_offer_does_not_count_against_a_choice() {
        let mut tree = Tree::new();
        let mut rare = 0;
        for n in 0..400 {
            let choices: &[char] = if n % 10 == 0 { &['a', 'z'] } else { &['a', 'b'] };
            let arm = tree.select(1, choices, 0.2, 0.5).expect("a choice");
            let action = tree.action(arm);
            assert!(choices.contains(&action));
            rare += u32::from(action == 'z');
            tree.learn(arm, if action == 'z' { 0.9 } else { 0.4 });
        }
        assert!(rare > 30, "{rare} of 40");
    }

    /// A first look counts like so many tries: it decides until there is more to go by.
    #[test]
    fn a_first_look_is_trusted_until_something_is_learnt() {
        let mut tree = Tree::new();
        for (choice, worth) in [('a', 0.2), ('b', 0.7)] {
            tree.trust(1, choice, worth, 3);
        }
        assert_eq!(tree.visits(1), 6);
        let arm = tree.select(1, &['a', 'b'], 0.0, 0.5).expect("a choice");
        assert_eq!(tree.action(arm), 'b');
        for _ in 0..9 {
            tree.learn(arm, 0.0);
        }
        let arm = tree.select(1, &['a', 'b'], 0.0, 0.5).expect("a choice");
        assert_eq!(tree.action(arm), 'a', "what came of it outweighs the first look");
        tree.trust(1, 'b', 0.9, 3);
        assert_eq!(tree.statistics(1, &['b'])[0].0, 12, "what was tried needs no first look");
    }

    /// The number of choices thought of grows with the square root of the visits.
    #[test]
    fn a_situation_widens_the_more_often_it_is_met() {
        let mut tree = Tree::new();
        let mut widths = Vec::new();
        let mut next = 0;
        for _ in 0..100 {
            if tree.may_widen(5) {
                assert!(!tree.thought_of(5, next));
                tree.arm(5, next);
                next += 1;
            }
            let known: Vec<i32> = (0..next).collect();
            let arm = tree.select(5, &known, 0.3, 0.5).expect("a choice");
            tree.learn(arm, 0.5);
            widths.push(next);
        }
        assert_eq!([widths[0], widths[8], widths[99]], [1, 3, 10]);
        assert!(tree.thought_of(5, 9) && !tree.thought_of(5, 10) && !tree.thought_of(6, 0));
    }

    #[test]
    fn a_cleared_tree_knows_nothing() {
        let mut tree = Tree::new();
        assert_eq!(tree.select(3, &[], 0.3, 0.5), None, "nothing can be chosen where there is nothing");
        tree.select(3, &[1, 2], 0.3, 0.5);
        assert!(tree.knows(3) && !tree.knows(4));
        tree.clear();
        assert!(!tree.knows(3));
    }
}
