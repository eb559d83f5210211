//! How positions and choices are evaluated: by the model that self-play has trained, or by what is written by hand.

use crate::forecast::worth_of;
use crate::knowledge::{Action, Position};
use crate::model::{Features, Model, chances};
use crate::player_type::{PLAYER_TYPES, PlayerTypes};
use crate::{Knowledge, PerSeat};
use meadhall_engine::{Chance, Game, MAX_SEATS, Seat, Viewer};
use std::marker::PhantomData;
use std::sync::Arc;

/// Evaluates positions and choices, with room to work in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Evaluator<K: Knowledge> {
    model: Option<Arc<Model>>,
    features: [Features; MAX_SEATS],
    /// The features of choices, and how likely each choice is by the policy of each type of players.
    action_features: Vec<Features>,
    by_type: Vec<[f32; PLAYER_TYPES]>,
    prior: Vec<f32>,
    /// What type of players the others seem to be.
    pub(crate) types: PlayerTypes,
    knowledge: PhantomData<K>,
}

impl<K: Knowledge> Evaluator<K> {
    /// Evaluates by a model; by the forecast where there is none, or a game has no features.
    pub(crate) fn new(model: Option<Arc<Model>>) -> Evaluator<K> {
        Evaluator { model, ..Evaluator::default() }
    }

    /// Whether there is a value net, and positions of this game have features for it.
    pub(crate) fn has_value_net(&mut self, game: &K::Rules, position: &Position<K>) -> bool {
        self.model.is_some() && features::<K>(game, position, &mut self.features)
    }

    /// What a position is worth to each seat, from 0 to 1.
    pub(crate) fn value(&mut self, game: &K::Rules, position: &Position<K>) -> PerSeat {
        let outcome = game.outcome(position);
        if let Some(model) = self.model.as_deref()
            && game.seats() > 1
        {
            if let Some(outcome) = outcome {
                return model.value_net.worth_of(&outcome);
            }
            if features::<K>(game, position, &mut self.features) {
                return evaluated(model, &self.features[..game.seats()]);
            }
        }
        match outcome {
            Some(outcome) => worth_of(&outcome),
            None => K::forecast(game, position).worth(game.seats()),
        }
    }

    /// How believable what a viewer imagines of the others is, as the logarithm of a likelihood: by how such hands differ
    /// from true ones. The same for everything where nothing was trained.
    pub(crate) fn plausibility(&mut self, game: &K::Rules, position: &Position<K>, viewer: Viewer) -> f32 {
        let Some(model) = self.model.as_deref() else { return 0.0 };
        if !features::<K>(game, position, &mut self.features) {
            return 0.0;
        }
        let others = Seat::all(game.seats()).filter(|&seat| !viewer.is(seat));
        others.map(|seat| model.value_net.plausibility(self.features[seat.index()].values())).sum()
    }

    /// Whether a policy was learnt.
    pub(crate) fn has_policy(&self) -> bool {
        self.model.as_deref().is_some_and(|model| !model.policy.is_empty())
    }

    /// A quick choice: by the learnt policy where there is one, else by the rollout policy. `choices` is room to work in.
    pub(crate) fn quick_choice<C: Chance>(
        &mut self,
        game: &K::Rules,
        position: &Position<K>,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<Action<K>>,
    ) -> Option<Action<K>> {
        if self.has_policy() {
            game.legal(position, seat, choices);
            if let Some(action) = self.policy_choice(game, position, seat, chance, choices) {
                return Some(action);
            }
        }
        K::rollout_choice(game, position, seat, chance, choices)
    }

    /// One of these choices, drawn by the learnt policy; none where there is none.
    pub(crate) fn policy_choice<C: Chance>(
        &mut self,
        game: &K::Rules,
        position: &Position<K>,
        seat: Seat,
        chance: &mut C,
        choices: &[Action<K>],
    ) -> Option<Action<K>> {
        let prior = self.prior(game, position, seat, choices)?;
        let mut left = chance.word() as f32 / u32::MAX as f32;
        let drawn = prior.iter().position(|prior| {
            left -= prior;
            left < 0.0
        });
        choices.get(drawn.unwrap_or(0)).copied()
    }

    /// How likely a seat makes each of these choices, being of the type that it seems to be, sharpened as the settings say
    /// ([`SearchSettings::firm`](crate::SearchSettings::firm)); none where no policy was learnt.
    pub(crate) fn prior(
        &mut self,
        game: &K::Rules,
        position: &Position<K>,
        seat: Seat,
        choices: &[Action<K>],
    ) -> Option<&[f32]> {
        let types = self.types.of(seat);
        self.policy(game, position, seat, choices)?;
        self.prior.clear();
        let mixed = |of: &[f32; PLAYER_TYPES]| of.iter().zip(types).map(|(likely, kind)| likely * kind).sum::<f32>();
        self.prior.extend(self.by_type.iter().map(mixed));
        let firm = self.model.as_deref().map_or(1.0, |model| model.settings.firm);
        if firm != 1.0 {
            self.prior.iter_mut().for_each(|prior| *prior = prior.powf(firm));
            let sum: f32 = self.prior.iter().sum();
            self.prior.iter_mut().for_each(|prior| *prior /= sum);
        }
        Some(&self.prior)
    }

    /// How likely each of these choices is by the policy of each type of players: a softmax over the weighted features;
    /// none where no policy was learnt.
    pub(crate) fn policy(
        &mut self,
        game: &K::Rules,
        position: &Position<K>,
        seat: Seat,
        choices: &[Action<K>],
    ) -> Option<&[[f32; PLAYER_TYPES]]> {
        let policy = self.model.as_deref().map(|model| &model.policy[..]).filter(|policy| !policy.is_empty())?;
        if self.action_features.len() < choices.len() {
            self.action_features.resize_with(choices.len(), Features::default);
        }
        let features = &mut self.action_features[..choices.len()];
        features.iter_mut().for_each(Features::clear);
        if !K::action_features(game, position, seat, choices, features) {
            return None;
        }
        self.by_type.clear();
        let (mut most, mut sums) = ([f32::MIN; PLAYER_TYPES], [0.0; PLAYER_TYPES]);
        for features in features.iter() {
            let mut logits = [0.0; PLAYER_TYPES];
            for &(n, value) in features.values() {
                let Some(weights) = policy.get(usize::from(n)) else { continue };
                logits.iter_mut().zip(weights).for_each(|(logit, weight)| *logit += value * weight);
            }
            most.iter_mut().zip(logits).for_each(|(most, logit)| *most = most.max(logit));
            self.by_type.push(logits);
        }
        for likely in &mut self.by_type {
            for kind in 0..PLAYER_TYPES {
                likely[kind] = (likely[kind] - most[kind]).exp();
                sums[kind] += likely[kind];
            }
        }
        for likely in &mut self.by_type {
            likely.iter_mut().zip(sums).for_each(|(likely, sum)| *likely /= sum);
        }
        Some(&self.by_type)
    }
}

/// The features of every seat; false if there are none.
fn features<K: Knowledge>(game: &K::Rules, position: &Position<K>, features: &mut [Features; MAX_SEATS]) -> bool {
    let features = &mut features[..game.seats()];
    features.iter_mut().for_each(Features::clear);
    K::features(game, position, features)
}

/// The chances that a model sees in the features of each seat: what was tuned, and the first feature, which is the forecast
/// by hand.
fn evaluated(model: &Model, features: &[Features]) -> PerSeat {
    let (mut tuned, mut by_hand) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
    for (n, features) in features.iter().enumerate() {
        tuned[n] = model.value_net.promise(features.values());
        by_hand[n] = features.first();
    }
    let part = model.settings.by_hand;
    let mut worth = chances(tuned, features.len());
    if part > 0.0 {
        let by_hand = chances(by_hand, features.len());
        worth.iter_mut().zip(by_hand).for_each(|(worth, hand)| *worth += part * (hand - *worth));
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{ToyKnowledge, begun, model};

    /// A sharper policy does what is likely more often still, and what is unlikely hardly ever.
    #[test]
    fn a_firm_setting_sharpens_the_policy() {
        let (game, position, seat, choices) = begun();
        let prior = |firm: f32| {
            let mut model = model();
            model.settings.firm = firm;
            let mut evaluator = Evaluator::<ToyKnowledge>::new(Some(Arc::new(model)));
            evaluator.prior(&game, &position, seat, &choices).expect("a policy was learnt").to_vec()
        };
        let (plain, firm) = (prior(1.0), prior(3.0));
        assert!((plain.iter().sum::<f32>() - 1.0).abs() < 1e-3 && (firm.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        let (most, least) =
            (crate::greedy::best(&plain), crate::greedy::best(&plain.iter().map(|x| -x).collect::<Vec<_>>()));
        assert!(firm[most] > plain[most] && firm[least] < plain[least], "{plain:?} {firm:?}");
    }
}
