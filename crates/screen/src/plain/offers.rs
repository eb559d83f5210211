//! The choices of a decision in steps: what is done, with what, where.

use super::spoken::{Step, StepKind};
use std::collections::HashSet;

/// So many choices are told as they are, without steps.
pub const FEW: usize = 6;

/// A way to a choice.
pub struct Way<A> {
    /// Its steps.
    pub steps: Vec<Step>,
    /// The choice.
    pub action: A,
    /// The whole choice in words.
    pub label: String,
}

/// Something that can be chosen in one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer<A> {
    /// What the step asks.
    pub kind: StepKind,
    /// What it is called.
    pub label: String,
    /// What one should know of it.
    pub about: Option<String>,
    /// What follows.
    pub then: Then<A>,
}

/// What follows a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Then<A> {
    /// This is the choice.
    Play(A),
    /// The next step.
    Ask(Vec<Offer<A>>),
}

/// The choices as offers; a way that others came to before is left out.
pub fn offers<A: Copy + Eq>(ways: Vec<Way<A>>, detours: Vec<Way<A>>) -> Vec<Offer<A>> {
    if ways.len() <= FEW {
        let flat = |way: &Way<A>| Offer {
            kind: StepKind::Verb,
            label: way.label.clone(),
            about: abouts(&way.steps),
            then: Then::Play(way.action),
        };
        return ways.iter().map(flat).collect();
    }
    let names = |way: &Way<A>| way.steps.iter().map(|step| step.label.clone()).collect::<Vec<_>>();
    let mut known: HashSet<Vec<String>> = ways.iter().map(names).collect();
    let new = detours.into_iter().filter(|way| known.insert(names(way))).collect::<Vec<_>>();
    let all: Vec<&Way<A>> = ways.iter().chain(&new).collect();
    grouped(&all, 0)
}

/// What should be known of the steps, each thing once.
fn abouts(steps: &[Step]) -> Option<String> {
    let mut told: Vec<&str> = Vec::new();
    for about in steps.iter().filter_map(|step| step.about.as_deref()) {
        if !told.contains(&about) {
            told.push(about);
        }
    }
    (!told.is_empty()).then(|| told.join(" "))
}

fn grouped<A: Copy + Eq>(ways: &[&Way<A>], depth: usize) -> Vec<Offer<A>> {
    let mut labels: Vec<&str> = Vec::new();
    for way in ways {
        if let Some(step) = way.steps.get(depth)
            && !labels.contains(&step.label.as_str())
        {
            labels.push(&step.label);
        }
    }
    let of = |label: &str| -> Vec<&Way<A>> {
        let same = ways.iter().copied();
        same.filter(|way| way.steps.get(depth).is_some_and(|step| step.label == label)).collect()
    };
    labels.into_iter().flat_map(|label| offer(&of(label), depth)).collect()
}

/// The offer of ways that share a step, or one for each where they cannot be told apart by their steps.
fn offer<A: Copy + Eq>(ways: &[&Way<A>], depth: usize) -> Vec<Offer<A>> {
    let Some(first) = ways.first() else { return Vec::new() };
    let ended = ways.iter().filter(|way| way.steps.len() == depth + 1).count();
    if ways.len() == 1 || ended == ways.len() || ended > 0 {
        return ways.iter().map(|way| leaf(way, depth, ways.len() == 1)).collect();
    }
    let step = &first.steps[depth];
    let then = Then::Ask(grouped(ways, depth + 1));
    vec![Offer { kind: step.kind, label: step.label.clone(), about: step.about.clone(), then }]
}

/// A choice that needs no further step. Where several share all their steps, each is told whole.
fn leaf<A: Copy>(way: &Way<A>, depth: usize, alone: bool) -> Offer<A> {
    let rest = &way.steps[depth.min(way.steps.len() - 1)..];
    let label = if depth == 0 || !alone {
        way.label.clone()
    } else {
        rest.iter().map(|step| step.label.as_str()).collect::<Vec<_>>().join(", ")
    };
    Offer { kind: rest[0].kind, label, about: abouts(rest), then: Then::Play(way.action) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(steps: &[&str], action: u8) -> Way<u8> {
        let steps: Vec<Step> = steps.iter().map(|label| Step::new(StepKind::Verb, *label)).collect();
        Way { label: format!("choice {action}"), steps, action }
    }

    fn labels(offers: &[Offer<u8>]) -> Vec<&str> {
        offers.iter().map(|offer| offer.label.as_str()).collect()
    }

    #[test]
    fn few_choices_are_told_whole_and_many_in_steps() {
        let few = offers(vec![way(&["a", "b"], 1), way(&["a", "c"], 2)], Vec::new());
        assert_eq!(labels(&few), ["choice 1", "choice 2"]);
        let mut ways: Vec<Way<u8>> =
            (0..7u8).map(|n| way(&["go", ["x", "y", "z"][usize::from(n % 3)], &n.to_string()], n)).collect();
        ways.push(way(&["stay"], 9));
        let many = offers(ways, vec![way(&["go", "x", "0"], 8), way(&["go", "back", "0"], 0)]);
        assert_eq!(labels(&many), ["go", "choice 9"]);
        let Then::Ask(second) = &many[0].then else { panic!("a second step") };
        assert_eq!(labels(second), ["x", "y", "z", "back, 0"], "a way that is known is not offered twice");
        assert_eq!(second[3].then, Then::Play(0));
    }

    #[test]
    fn choices_with_the_same_steps_are_told_apart_by_their_whole_words() {
        let ways = (0..7).map(|n| way(&["go", "x"], n)).collect();
        let first = offers(ways, Vec::new());
        let Then::Ask(second) = &first[0].then else { panic!("a second step") };
        assert_eq!((labels(&first), &labels(second)[..2]), (vec!["go"], &["choice 0", "choice 1"][..]));
    }
}
