//! What follows a choice: the line that is expected, and the best answer against it.

use super::lines::Witness;
use super::{Analysis, shares};
use crate::Knowledge;
use crate::knowledge::{Action, Position};
use meadhall_engine::{Game, MAX_SEATS, Message, Seat, Viewer, Wording};
use std::collections::BTreeMap;

/// Decisions in the order in which they were made.
type Steps<K> = Vec<(Seat, Action<K>)>;

/// How many decisions of a line are told at most.
const TOLD: usize = 3;
/// A decision is told if at least this part of the lines comes to it so, and of those that took all before it.
const LIKELY: f32 = 0.15;
const LIKELY_THEN: f32 = 0.3;
/// How many answers are looked at; each has come up so often, and can be given in this part of the worlds.
const ANSWERS: usize = 5;
const SEEN: u32 = 3;
const POSSIBLE: f32 = 0.25;

/// A decision in a line of play.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Who decides.
    pub seat: Seat,
    /// What, in words.
    pub label: Message,
    /// In which part of the lines everything came so up to here.
    pub share: f32,
}

/// An answer to a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// Who answers.
    pub seat: Seat,
    /// With what, in words.
    pub label: Message,
    /// The chance to win that it leaves to whom it answers.
    pub chance: f32,
    /// In how many lines it was played out.
    pub lines: u32,
}

/// What follows a choice.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sequel {
    /// The decisions that came most often, one after another, as far as one stands out.
    pub line: Vec<Step>,
    /// Of the answers that came up, the one that is best for who gives it.
    pub answer: Option<Answer>,
}

/// Follows the decisions of a line that leave a choice, but for the first.
struct Following<'a, K: Knowledge> {
    game: &'a K::Rules,
    begun: bool,
    steps: Vec<(Seat, Action<K>)>,
    /// Whether the first of them is made openly, while nobody else decides.
    open: bool,
    labels: BTreeMap<(Seat, Action<K>), Message>,
    room: Vec<Action<K>>,
}

impl<K: Knowledge> Witness<K> for Following<'_, K> {
    fn decides(&mut self, position: &Position<K>, seat: Seat, action: Action<K>) {
        if !std::mem::replace(&mut self.begun, true) || self.steps.len() >= TOLD {
            return;
        }
        self.game.legal(position, seat, &mut self.room);
        if self.room.len() < 2 {
            return;
        }
        if self.steps.is_empty() {
            self.open = self.game.pending(position).len() == 1;
        }
        self.steps.push((seat, action));
        let label = || self.game.label(&self.game.view(position, Viewer::Seat(seat)), action);
        self.labels.entry((seat, action)).or_insert_with(label);
    }
}

impl<K: Knowledge> Analysis<'_, K> {
    /// What follows a choice of the seat that decides.
    pub(crate) fn sequel(&mut self, action: Action<K>) -> Sequel {
        let Some(seat) = self.standpoint.decider() else { return Sequel::default() };
        let standpoint = self.standpoint;
        let mut following = Following::<K> {
            game: &standpoint.game,
            begun: false,
            steps: Vec::new(),
            open: false,
            labels: BTreeMap::new(),
            room: Vec::new(),
        };
        let mut lines: Vec<(Steps<K>, bool)> = Vec::new();
        let (worlds, mut player) = self.player();
        for world in worlds {
            (following.begun, following.open) = (false, false);
            following.steps.clear();
            if player.play(world, &[(seat, action)], &mut following).is_some() {
                lines.push((following.steps.clone(), following.open));
            }
        }
        let labels = following.labels;
        let line = expected(&lines, &labels);
        let answer = self.best_answer(seat, action, &lines, &labels);
        Sequel { line, answer }
    }

    fn best_answer(
        &mut self,
        seat: Seat,
        action: Action<K>,
        lines: &[(Steps<K>, bool)],
        labels: &BTreeMap<(Seat, Action<K>), Message>,
    ) -> Option<Answer> {
        let mut counts: BTreeMap<(Seat, Action<K>), u32> = BTreeMap::new();
        for (steps, open) in lines {
            if let Some(&first) = steps.first().filter(|(other, _)| *open && *other != seat) {
                *counts.entry(first).or_default() += 1;
            }
        }
        let mut answers: Vec<_> = counts.into_iter().filter(|(_, count)| *count >= SEEN).collect();
        answers.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let least = POSSIBLE * lines.len() as f32;
        let mut best: Option<(f32, Answer)> = None;
        for ((other, answer), _) in answers.into_iter().take(ANSWERS) {
            let (chances, count) = self.after(&[(seat, action), (other, answer)]);
            let theirs = chances[other.index()];
            if (count as f32) >= least && best.as_ref().is_none_or(|(most, _)| theirs > *most) {
                let label = labels.get(&(other, answer))?.clone();
                best = Some((theirs, Answer { seat: other, label, chance: chances[seat.index()], lines: count }));
            }
        }
        best.map(|(_, answer)| answer)
    }

    /// Each seat's chance after these choices, and in how many worlds they could be made.
    fn after(&mut self, first: &[(Seat, Action<K>)]) -> (crate::PerSeat, u32) {
        let seats = self.standpoint.game.seats();
        let (mut sums, mut count) = ([0.0; MAX_SEATS], 0);
        let (worlds, mut player) = self.player();
        for worth in worlds.iter().filter_map(|world| player.play(world, first, &mut super::lines::Nobody)) {
            count += 1;
            sums.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
        }
        (shares(sums, count, seats), count)
    }
}

/// The decisions that came most often, one after another.
fn expected<A: Copy + Ord>(lines: &[(Vec<(Seat, A)>, bool)], labels: &BTreeMap<(Seat, A), Message>) -> Vec<Step> {
    let mut told = Vec::new();
    let mut left: Vec<&[(Seat, A)]> = lines.iter().map(|(steps, _)| &steps[..]).collect();
    for depth in 0..TOLD {
        let mut counts: BTreeMap<(Seat, A), usize> = BTreeMap::new();
        left.iter().filter_map(|steps| steps.get(depth)).for_each(|step| *counts.entry(*step).or_default() += 1);
        let Some((step, count)) = counts.into_iter().max_by_key(|(_, count)| *count) else { break };
        let (share, then) = (count as f32 / lines.len() as f32, count as f32 / left.len() as f32);
        if then < LIKELY_THEN || share < LIKELY {
            break;
        }
        let Some(label) = labels.get(&step) else { break };
        told.push(Step { seat: step.0, label: label.clone(), share });
        left.retain(|steps| steps.get(depth) == Some(&step));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_most_often_is_expected_as_long_as_it_stands_out() {
        let seat = Seat::new(1);
        let line = |steps: &str| (steps.chars().map(|step| (seat, step)).collect::<Vec<_>>(), true);
        let lines = ["abc", "abd", "abe", "axf", "b", "c"].map(line);
        let labels: BTreeMap<_, _> = ('a'..='z').map(|step| ((seat, step), Message::new(step.to_string()))).collect();
        let told: Vec<_> = expected(&lines, &labels).into_iter().map(|step| (step.label.key, step.share)).collect();
        let keys: String = told.iter().map(|(key, _)| key.as_ref()).collect();
        assert!(keys.starts_with("ab"), "{told:?}");
        assert_eq!((told[0].1, told[1].1), (4.0 / 6.0, 0.5));
    }
}
