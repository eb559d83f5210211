//! Why a choice is better than another, in what came about below both of them.

use super::{Analysis, Consequence, Effort, Evaluation, Frequencies, Judged, Measure, Sequel, Standpoint};
use crate::Knowledge;
use crate::knowledge::Action;
use meadhall_engine::{Arg, Message, Wording, percent};

/// How many reasons are told for a choice, and how many against it.
const FOR: usize = 2;
const AGAINST: usize = 1;
/// What makes a difference is worth so many points at least, and is so many standard errors away from chance.
const LEAST: f32 = 0.3;
const SURE: f32 = 2.5;
/// A share that differs by less is not worth a word.
const LEAST_SHARE: f32 = 0.08;

/// A difference between two choices.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// What comes of one more than of the other.
    pub consequence: Consequence,
    /// The share or the amount below the choice.
    pub here: f32,
    /// The same below the other one.
    pub there: f32,
    /// What the difference is worth, in points; below 0 if it speaks against the choice.
    pub worth: f32,
}

impl Reason {
    /// The numbers as they are told: a share in percent, an amount rounded.
    pub fn told(&self) -> (i64, i64) {
        (self.consequence.measure.told(self.here), self.consequence.measure.told(self.there))
    }

    /// The reason in words of the game.
    pub fn message<K: Knowledge>(&self, game: &K::Rules) -> Message {
        let (here, there) = self.told();
        let message = Message::new(format!("reason-{}", self.consequence.kind));
        let message = match K::subject(game, &self.consequence) {
            Some(subject) => message.with("thing", subject),
            None => message,
        };
        message.with("here", here).with("there", there)
    }
}

/// What speaks for a choice and against it, compared with another: the differences that are surely no chance, those worth most
/// first.
pub fn reasons<K: Knowledge>(game: &K::Rules, here: &Frequencies, there: &Frequencies) -> Vec<Reason> {
    let mut all: Vec<Consequence> = here.all().chain(there.all()).collect();
    all.sort_unstable();
    all.dedup();
    let reason = |consequence: Consequence| {
        let (own, other) = (here.mean(consequence), there.mean(consequence));
        Reason { consequence, here: own, there: other, worth: (own - other) * K::weight(game, &consequence) }
    };
    let sure = |reason: &Reason| {
        let by = (reason.here - reason.there).abs();
        let error = here.error_square(reason.consequence) + there.error_square(reason.consequence);
        let (own, other) = reason.told();
        let enough = reason.consequence.measure == Measure::Amount || by >= LEAST_SHARE;
        own != other && enough && reason.worth.abs() >= LEAST && by * by > SURE * SURE * error
    };
    let mut reasons: Vec<Reason> = all.into_iter().map(reason).filter(sure).collect();
    reasons.sort_by(|a, b| b.worth.abs().total_cmp(&a.worth.abs()));
    reasons
}

/// Why a choice is the best one, as messages: of the house, with those of the game inside.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Why {
    /// The sentences, one after another.
    pub sentences: Vec<Message>,
}

/// The evaluation with the reasons for its best choice. The evaluation is that of [`super::evaluate`].
pub(crate) fn explain<K: Knowledge>(standpoint: &Standpoint<K>, effort: Effort) -> (Evaluation<Action<K>>, Why) {
    let mut analysis = Analysis::new(standpoint, effort, standpoint.seed());
    let evaluation = analysis.evaluate(None);
    let why = match &evaluation.choices[..] {
        [best, _, ..] => {
            let sequel = analysis.sequel(best.action);
            why(standpoint, &evaluation, best.action, None, &sequel)
        }
        _ => Why::default(),
    };
    (evaluation, why)
}

/// Why a choice is better than the others that were looked at: than one that tempts, or else the second best; and than doing
/// nothing.
pub(crate) fn why<K: Knowledge>(
    standpoint: &Standpoint<K>,
    evaluation: &Evaluation<Action<K>>,
    action: Action<K>,
    tempting: Option<Action<K>>,
    sequel: &Sequel,
) -> Why {
    let Standpoint { game, view, choices, .. } = standpoint;
    let Some(best) = evaluation.judged(&action) else { return Why::default() };
    let mut sentences = Vec::new();
    let idle = K::idle(game, choices);
    let second = || evaluation.choices.iter().find(|judged| judged.action != action);
    let other = tempting.and_then(|tempting| evaluation.judged(&tempting)).or_else(second);
    let compared = other.map(|other| compare::<K>(standpoint, best, other, &mut sentences)).unwrap_or_default();
    if !compared && let Some(other) = other {
        sentences.push(Message::new("reason-alike").with("other", game.label(view, other.action)));
    }
    // What doing nothing would cost, where that is something else.
    let doing_nothing = idle.filter(|idle| *idle != action && Some(*idle) != other.map(|other| other.action));
    if let Some(nothing) = doing_nothing.and_then(|idle| evaluation.judged(&idle)) {
        compare::<K>(standpoint, best, nothing, &mut sentences);
    }
    if !sequel.line.is_empty() {
        let step = |step: &super::sequel::Step| {
            Arg::from(Message::new("reason-step").with("who", step.seat).with("what", step.label.clone()))
        };
        let steps: Vec<Arg> = sequel.line.iter().map(step).collect();
        let share = sequel.line.last().map_or(0.0, |step| step.share);
        sentences.push(Message::new("reason-line").with("steps", Arg::List(steps)).with("share", percent(share)));
    }
    if let Some(answer) = &sequel.answer {
        let message = Message::new("reason-answer").with("who", answer.seat).with("what", answer.label.clone());
        sentences.push(message.with("chance", percent(answer.chance)));
    }
    Why { sentences }
}

/// Says what speaks for a choice compared with another, and against it; false if nothing does.
pub(crate) fn compare<K: Knowledge>(
    standpoint: &Standpoint<K>,
    best: &Judged<Action<K>>,
    other: &Judged<Action<K>>,
    sentences: &mut Vec<Message>,
) -> bool {
    let (game, label) = (&standpoint.game, standpoint.game.label(&standpoint.view, other.action));
    let reasons = reasons::<K>(game, &best.frequencies, &other.frequencies);
    let list = |good: bool, most: usize| -> Vec<Arg> {
        let these = reasons.iter().filter(|reason| (reason.worth > 0.0) == good);
        these.take(most).map(|reason| reason.message::<K>(game).into()).collect()
    };
    let (good, bad) = (list(true, FOR), list(false, AGAINST));
    if good.is_empty() {
        return false;
    }
    sentences.push(Message::new("reason-over").with("other", label).with("reasons", Arg::List(good)));
    if !bad.is_empty() {
        sentences.push(Message::new("reason-price").with("reasons", Arg::List(bad)));
    }
    true
}
