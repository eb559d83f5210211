//! Chance that falls as a scenario says, and by its seed where the scenario says nothing.

use super::{ScenarioError, wrong};
use crate::{Chance, Dice, Seed};
use std::collections::{BTreeMap, VecDeque};
use std::fmt::Display;

/// What is wished for, with the line that wishes for it.
type Wish = (usize, String);

/// Chance that falls as a scenario says.
#[derive(Clone)]
pub(super) struct Script {
    dice: Dice,
    wishes: BTreeMap<String, VecDeque<Wish>>,
    /// The first wish that could not be.
    failed: Option<(usize, String)>,
}

impl Script {
    pub(super) fn new(seed: u64) -> Script {
        Script { dice: Dice::new(&Seed::from_number(seed)), wishes: BTreeMap::new(), failed: None }
    }

    /// The next results of a lot, behind those that are still to come.
    pub(super) fn wish(&mut self, line: usize, lot: &str, fall: &[String]) {
        self.wishes.entry(lot.to_owned()).or_default().extend(fall.iter().map(|item| (line, item.clone())));
    }

    /// Whether every wish so far could be.
    pub(super) fn fulfilled(&self, line: usize) -> Result<(), ScenarioError> {
        match &self.failed {
            None => Ok(()),
            Some((wished, reason)) if *wished > 0 => wrong(*wished, reason.clone()),
            Some((_, reason)) => wrong(line, reason.clone()),
        }
    }

    /// Whether chance had to decide all that was wished for.
    pub(super) fn used_up(&self) -> Result<(), ScenarioError> {
        match self.wishes.iter().find_map(|(lot, wishes)| Some((lot, wishes.front()?, wishes.len()))) {
            None => Ok(()),
            Some((lot, (line, first), left)) => {
                wrong(*line, format!("{left} of `{lot}` never came up, the first of them `{first}`"))
            }
        }
    }

    fn next(&mut self, lot: &str) -> Option<Wish> {
        self.wishes.get_mut(lot)?.pop_front()
    }

    fn fail(&mut self, (line, item): Wish, lot: &str, instead: &[String]) {
        let reason = format!("`{item}` of `{lot}` cannot come up here; there are: {}", instead.join(", "));
        self.failed.get_or_insert((line, reason));
    }
}

impl Chance for Script {
    fn word(&mut self) -> u32 {
        self.dice.word()
    }

    fn pick<N: Display>(&mut self, lot: &'static str, length: usize, name: impl Fn(usize) -> N) -> usize {
        // The stream goes on as without a wish, so that what nobody wished for stays as it was.
        let drawn = self.index(length);
        let Some(wish) = self.next(lot) else { return drawn };
        match (0..length).find(|&index| name(index).to_string() == wish.1) {
            Some(index) => index,
            None => {
                let instead: Vec<String> = (0..length).map(|index| name(index).to_string()).collect();
                self.fail(wish, lot, &instead);
                drawn
            }
        }
    }

    fn arrange<T: Display>(&mut self, lot: &'static str, items: &mut [T]) {
        self.shuffle(items);
        for front in 0..items.len() {
            let Some(wish) = self.next(lot) else { return };
            match items[front..].iter().position(|item| item.to_string() == wish.1) {
                Some(place) => items[front..=front + place].rotate_right(1),
                None => {
                    let instead: Vec<String> = items[front..].iter().map(ToString::to_string).collect();
                    return self.fail(wish, lot, &instead);
                }
            }
        }
    }
}
