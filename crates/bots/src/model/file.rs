//! What was tuned, as it is kept: a table of weights with a line for every number that is noted.

use super::{HIDDEN, POLICY, ValueNet};
use crate::SearchSettings;
use crate::player_type::PLAYER_TYPES;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::{self, Write};

/// What self-play has trained for one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    /// How to search.
    pub settings: SearchSettings,
    /// How to evaluate positions.
    pub value_net: ValueNet,
    /// The policy of each type of players: the weight of each feature of a choice; empty if that was not learnt.
    pub policy: Vec<[f32; PLAYER_TYPES]>,
    /// How many rounds of self-play it took.
    pub rounds: u32,
}

/// Why tuned weights cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadModel(pub String);

impl fmt::Display for BadModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadModel {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    rounds: u32,
    margin: f32,
    #[serde(rename = "style")]
    settings: SearchSettings,
    bias: Vec<f32>,
    outer: Vec<f32>,
    weights: BTreeMap<String, Vec<f32>>,
}

/// The weights in a list of the right length.
fn row<const N: usize>(what: &str, weights: &[f32]) -> Result<[f32; N], BadModel> {
    if weights.iter().any(|weight| !weight.is_finite()) {
        return Err(BadModel(format!("`{what}` has a weight that is no number")));
    }
    let wrong = |_| BadModel(format!("`{what}` has {} weights and should have {N}", weights.len()));
    weights.try_into().map_err(wrong)
}

impl Model {
    /// Reads what was written for a game that notes these numbers.
    pub fn read(text: &str, game: &str, names: &[String]) -> Result<Model, BadModel> {
        let file: File = toml::from_str(text).map_err(|error| BadModel(error.message().to_owned()))?;
        if file.game != game {
            return Err(BadModel(format!("the weights are for {}, not for {game}", file.game)));
        }
        if let Some(unknown) = file.weights.keys().find(|name| !names.contains(name)) {
            return Err(BadModel(format!("nothing called `{unknown}` is noted; tune {game} anew")));
        }
        let (mut linear, mut plausibility, mut inner) = (Vec::new(), Vec::new(), Vec::new());
        let (of_choices, names): (Vec<_>, Vec<_>) = names.iter().partition(|name| name.starts_with(POLICY));
        let mut policy = Vec::new();
        for name in of_choices.iter().filter(|_| file.weights.keys().any(|name| name.starts_with(POLICY))) {
            policy.push(row(name, file.weights.get(*name).map_or(&[], Vec::as_slice))?);
        }
        for name in names {
            let weights = file.weights.get(name);
            let weights = weights.ok_or_else(|| BadModel(format!("there are no weights for `{name}`")))?;
            let weights = row::<{ HIDDEN + 2 }>(name, weights)?;
            linear.push(weights[0]);
            plausibility.push(weights[1]);
            inner.push(std::array::from_fn(|n| weights[n + 2]));
        }
        let [bias, outer] = [row::<HIDDEN>("bias", &file.bias)?, row("outer", &file.outer)?];
        let [margin] = row("margin", &[file.margin])?;
        if margin <= 0.0 {
            return Err(BadModel("the margin has to be more than 0".to_owned()));
        }
        Ok(Model {
            settings: file.settings,
            value_net: ValueNet { linear, inner, bias, outer, plausibility, margin },
            policy,
            rounds: file.rounds,
        })
    }

    /// Writes it down for a game that notes these numbers.
    pub fn write(&self, game: &str, names: &[String]) -> String {
        let mut text = format!("# What self-play has taught: made by `meadhall tune {game}`.\n");
        let SearchSettings {
            explore,
            steady,
            fresh,
            usual,
            firm,
            stops,
            wide,
            inner,
            trust,
            glances,
            look,
            shortlist,
            by_hand,
            doubts,
            guesses,
            remembers,
        } = self.settings;
        let [wide, inner, shortlist] = [wide, inner, shortlist].map(|count| count.min(100_000));
        let value_net = &self.value_net;
        let _ = writeln!(text, "game = \"{game}\"\nrounds = {}\nmargin = {}", self.rounds, value_net.margin);
        let _ = writeln!(text, "bias = [{}]\nouter = [{}]", numbers(&value_net.bias), numbers(&value_net.outer));
        let _ = writeln!(
            text,
            "\n[style]\nexplore = {explore}\nsteady = {steady}\nfresh = {fresh}\nusual = {usual}\nfirm = {firm}\nstops = {stops}\nwide = {wide}"
        );
        let _ = writeln!(
            text,
            "inner = {inner}\ntrust = {trust}\nglances = {glances}\nlook = {look}\nshortlist = {shortlist}"
        );
        let _ = writeln!(text, "by_hand = {by_hand}\ndoubts = {doubts}\nguesses = {guesses}\nremembers = {remembers}");
        text.push_str(
            "\n# For each number: what it counts by itself, how much likelier it is when true than when imagined,\n",
        );
        text.push_str("# then what it counts for each thing to have in mind.\n[weights]\n");
        let (of_choices, names): (Vec<_>, Vec<_>) = names.iter().partition(|name| name.starts_with(POLICY));
        for (n, (name, inner)) in names.iter().zip(&value_net.inner).enumerate() {
            let first = numbers(&[value_net.linear[n], value_net.plausibility[n]]);
            let _ = writeln!(text, "{name:?} = [{first}, {}]", numbers(inner));
        }
        for (name, weights) in of_choices.iter().zip(&self.policy) {
            let _ = writeln!(text, "{name:?} = [{}]", numbers(weights));
        }
        text
    }
}

fn numbers(weights: &[f32]) -> String {
    weights.iter().map(|weight| format!("{weight:.4}")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model() -> (Model, Vec<String>) {
        let mut next = 0.0;
        let value_net = ValueNet::fresh(2, 5.0, || {
            next += 0.125;
            next
        });
        let plausibility = vec![0.125, -0.5];
        let value_net =
            ValueNet { inner: vec![[0.25; HIDDEN], [-1.5; HIDDEN]], outer: [0.5; HIDDEN], plausibility, ..value_net };
        let settings = SearchSettings { wide: 8, inner: 9, shortlist: 30, ..SearchSettings::default() };
        let names = ["lead", "lands 1", "habit: land", "habit: haste"].map(str::to_owned);
        (Model { settings, value_net, policy: vec![[0.5, 0.0, 0.25], [-0.25, 1.0, 0.5]], rounds: 3 }, names.to_vec())
    }

    #[test]
    fn what_is_written_is_read() {
        let (model, names) = model();
        let text = model.write("chess", &names);
        assert_eq!(Model::read(&text, "chess", &names), Ok(model));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let (model, names) = model();
        let text = model.write("chess", &names);
        let refused = |text: &str, names: &[String]| match Model::read(text, "chess", names) {
            Ok(_) => panic!("it was read"),
            Err(bad) => bad.to_string(),
        };
        let fewer = [&names[..1], &names[2..]].concat();
        assert_eq!(refused(&text, &fewer), "nothing called `lands 1` is noted; tune chess anew");
        let more: Vec<String> = names.iter().cloned().chain(["tide".to_owned()]).collect();
        assert_eq!(refused(&text, &more), "there are no weights for `tide`");
        let policy = [&names[..], &["habit: tide".to_owned()]].concat();
        assert_eq!(refused(&text, &policy), "`habit: tide` has 0 weights and should have 3");
        assert!(refused(&text.replace("bias = [", "bias = [1.0, "), &names).contains("33 weights and should have 32"));
        assert!(refused(&text.replace("0.2500", "nan"), &names).contains("no number"));
        assert!(refused(&text.replace("margin = 5", "margin = 0"), &names).contains("more than 0"));
        assert!(refused(&model.write("go", &names), &names).contains("for go"));
        assert!(!refused("game =", &names).contains('\n'));
    }
}
