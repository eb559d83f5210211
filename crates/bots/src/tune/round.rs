//! Round after round: play, learn, compare, keep.

use super::contest::{Contest, contest};
use super::fit::{believe, fit, fit_policy, foresight, insight, review, surprise};
use super::harvest::{Lesson, Made, Play, Sample, harvest};
use super::worker_pool::mix;
use crate::model::{POLICY, names};
use crate::player_type::{PLAYER_TYPES, PlayerType};
use crate::{Bot, Budget, Knowledge, Model, Search, SearchSettings, ValueNet};
use meadhall_engine::{Chance, Game, Options, Quick, single};
use std::ops::ControlFlow;
use std::sync::Arc;

/// How much work to do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How many rounds in all, those of an earlier run included.
    pub rounds: u32,
    /// How many games of self-play in each round.
    pub games: usize,
    /// How many iterations the players of these games think; with 0 they look one decision ahead.
    pub think: u32,
    /// How often the positions of a round are gone through.
    pub times: u32,
    /// One of how many positions is kept.
    pub every: u32,
    /// How many games decide whether what was learnt is kept; with 0 it is if the value net is less surprised.
    pub contest: usize,
    /// How many iterations the players of these games think.
    pub contest_think: u32,
    /// Whether only the policy is learnt: how positions are evaluated stays as it is.
    pub policy_alone: bool,
    /// On how many threads; 0 for all cores.
    pub threads: usize,
    /// The number that everything comes from.
    pub seed: u64,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Games of self-play.
    Play,
    /// Learning from their positions.
    Learn,
    /// The value net that learnt against the one before.
    Compare,
    /// Other settings of the search against those before.
    Settings,
}

/// Is told what is being done in which round, how much of it is done and how much there is; breaks off when told so.
pub type Watch<'a> = &'a (dyn Fn(u32, Stage, usize, usize) -> ControlFlow<()> + Sync);

/// What came of a round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Report {
    /// The round, from 1.
    pub round: u32,
    /// How many positions there were to learn from.
    pub positions: usize,
    /// How surprised the value net was by the outcomes of games that it did not learn from, before and after.
    pub surprise: (f64, f64),
    /// How often it could tell a true position from an imagined one, of those that differ in what it notes.
    pub insight: f64,
    /// How likely it held what was chosen in games that it did not learn from, and how likely a guess at random would have
    /// been to be right: geometric means. Both 1 where no policy is learnt.
    pub foresight: (f64, f64),
    /// What was learnt against what was known before.
    pub value_net: Contest,
    /// Whether it was kept.
    pub value_net_kept: bool,
    /// The other settings against those before.
    pub settings: Contest,
    /// Whether it was kept.
    pub settings_kept: bool,
}

impl Report {
    /// A round in which nothing was compared yet.
    fn new(round: u32, positions: usize, surprise: (f64, f64)) -> Report {
        Report {
            round,
            positions,
            surprise,
            insight: 0.5,
            foresight: (1.0, 1.0),
            value_net: Contest::default(),
            value_net_kept: false,
            settings: Contest::default(),
            settings_kept: false,
        }
    }
}

/// The sizes of tables that are learnt from, in turn: mostly of four.
const SIZES: [usize; 7] = [4, 4, 4, 3, 5, 4, 2];

/// Teaches a search, beginning with what it knows already. `keep` is given what is best so far whenever a round is over, or
/// was broken off when there was something new to keep.
pub fn tune<K: Knowledge>(
    plan: &Plan,
    known: Option<Model>,
    watch: Watch,
    mut keep: impl FnMut(&Model, &Report, &[String]),
) {
    let names = names::<K>();
    let tables = tables::<K>();
    let (Some(table), false) = (tables.first(), names.is_empty()) else { return };
    let mut taught = known.is_some();
    let mut best = known.unwrap_or_else(|| untrained::<K>(table, &names, plan.seed));
    while best.rounds < plan.rounds {
        let round = best.rounds + 1;
        let go_on = |stage: Stage, all: usize| move |done: usize| watch(round, stage, done, all).is_continue();
        let seed = mix(plan.seed, round.into());
        let (learnt, mut report) = self_taught::<K>(plan, &tables, &names, (&best, taught), watch);
        best.rounds = round;
        if plan.contest == 0 {
            report.value_net_kept = report.surprise.1 < report.surprise.0 || plan.policy_alone;
            if report.value_net_kept {
                best = learnt;
                taught = true;
            }
            keep(&best, &report, &names);
            continue;
        }
        let judged = go_on(Stage::Compare, plan.contest);
        report.value_net = compare::<K>(table, &learnt, taught.then_some(&best), plan, mix(seed, 1), &judged);
        if report.value_net.games < plan.contest {
            return;
        }
        // The first value net is better than none: what counts is who learns from its games.
        report.value_net_kept = !taught || report.value_net.share >= report.value_net.even;
        if report.value_net_kept {
            best = learnt;
            taught = true;
        }
        let other = Model { settings: varied(best.settings, &mut Quick::new(mix(seed, 2))), ..best.clone() };
        let comparing = go_on(Stage::Settings, plan.contest);
        report.settings = compare::<K>(table, &other, Some(&best), plan, mix(seed, 3), &comparing);
        report.settings_kept = report.settings.games >= plan.contest && report.settings.surely() > 1.0;
        if report.settings_kept {
            best = other;
        }
        keep(&best, &report, &names);
        if watch(round, Stage::Settings, plan.contest, plan.contest).is_break() {
            return;
        }
    }
}

/// What comes of a round of self-play before anybody has played against it. The games are played with the best so far, if
/// that was taught anything yet.
fn self_taught<K: Knowledge>(
    plan: &Plan,
    tables: &[K::Rules],
    names: &[String],
    (best, taught): (&Model, bool),
    watch: Watch,
) -> (Model, Report) {
    let round = best.rounds + 1;
    let go_on = |stage: Stage, all: usize| move |done: usize| watch(round, stage, done, all).is_continue();
    let seed = mix(plan.seed, round.into());
    let play = Play { model: taught.then(|| Arc::new(best.clone())), think: plan.think, seed, every: plan.every };
    let played = harvest::<K>(tables, &play, plan.games, plan.threads, &go_on(Stage::Play, plan.games));
    let (mut samples, others, made, others_made) = split(played);
    let before = surprise(&best.value_net, &others, plan.threads);
    let learning = go_on(Stage::Learn, 2 * plan.times as usize);
    let (value_net, after) = match plan.policy_alone {
        true => (best.value_net.clone(), before),
        false => trained_net(&best.value_net, &mut samples, &others, plan, &learning),
    };
    let mut report = Report::new(round, samples.len(), (before, after));
    report.insight = insight(&value_net, &others);
    let policy = policy_of_types(&made, &best.policy, names.len() - value_net.width(), plan.times);
    report.foresight = foresight(&policy, &others_made);
    (Model { value_net, policy, rounds: round, ..best.clone() }, report)
}

/// Tables of the sizes that are learnt from, the usual ones more often.
fn tables<K: Knowledge>() -> Vec<K::Rules> {
    let (least, most) = <K::Rules>::SEATS;
    let open = |players: usize| {
        let game = <K::Rules>::open(players, &Options::default()).ok()?;
        Some(K::reduced(&game).unwrap_or(game))
    };
    SIZES.into_iter().filter(|players| (least..=most).contains(players)).filter_map(open).collect()
}

/// What somebody begins with who was never trained.
fn untrained<K: Knowledge>(table: &K::Rules, names: &[String], seed: u64) -> Model {
    let mut chance = Quick::new(seed);
    let width = names.iter().filter(|name| !name.starts_with(POLICY)).count();
    let value_net = ValueNet::fresh(width, K::CLEAR_LEAD, || 2.0 * single(chance.unit()) - 1.0);
    Model { settings: first_settings(K::search_settings(table)), value_net, policy: Vec::new(), rounds: 0 }
}

/// What a value net becomes by these positions, and how surprised it is by the others then.
fn trained_net(
    known: &ValueNet,
    samples: &mut [Sample],
    others: &[Sample],
    plan: &Plan,
    go_on: &(dyn Fn(usize) -> bool + Sync),
) -> (ValueNet, f64) {
    let learn = |samples: &[Sample], done: usize| {
        fit(known, samples, others, plan.times, plan.threads, &|time| go_on(done + time))
    };
    // First by how the games ended alone; then with what that value net thinks of the positions before the end, too.
    let first = learn(samples, 0);
    review(&first.0, samples, plan.threads);
    let second = learn(samples, plan.times as usize);
    let (value_net, surprise) = if second.1 < first.1 { second } else { first };
    (ValueNet { plausibility: believe(samples, value_net.width(), plan.times), ..value_net }, surprise)
}

/// The positions to learn from, those of every eighth game, to see what was learnt, and the same of the choices that were made.
fn split(played: Vec<Lesson>) -> (Vec<Sample>, Vec<Sample>, Vec<Made>, Vec<Made>) {
    let (mut learnt, mut others) = (Lesson::default(), Lesson::default());
    for (n, game) in played.into_iter().enumerate() {
        let kept = if n % 8 == 3 { &mut others } else { &mut learnt };
        kept.samples.extend(game.samples);
        kept.made.extend(game.made);
    }
    (learnt.samples, others.samples, learnt.made, others.made)
}

/// Learns which choices each type of players makes. Of a type that was not there, what was known before is kept, or else
/// what all the others do.
fn policy_of_types(
    made: &[Made],
    before: &[[f32; PLAYER_TYPES]],
    width: usize,
    times: u32,
) -> Vec<[f32; PLAYER_TYPES]> {
    if made.is_empty() {
        return before.to_vec();
    }
    let by_type: [Vec<f32>; PLAYER_TYPES] = PlayerType::ALL.map(|kind| {
        let of_it: Vec<&Made> = made.iter().filter(|made| made.kind == kind).collect();
        match of_it.is_empty() {
            false => fit_policy(&of_it, width, times),
            true if before.is_empty() => fit_policy(&made.iter().collect::<Vec<_>>(), width, times),
            true => before.iter().map(|weights| weights[kind.index()]).collect(),
        }
    });
    (0..width).map(|n| std::array::from_fn(|kind| by_type[kind][n])).collect()
}

/// One against all others; without anything known before, against the search that was taught nothing.
fn compare<K: Knowledge>(
    game: &K::Rules,
    new: &Model,
    old: Option<&Model>,
    plan: &Plan,
    seed: u64,
    go_on: &(dyn Fn(usize) -> bool + Sync),
) -> Contest {
    let [new, old] = [Some(new), old].map(|model| model.cloned().map(Arc::new));
    let budget = Budget::Iterations(plan.contest_think);
    let make = |model: &Option<Arc<Model>>, seed| {
        Box::new(Search::<K>::with_model(budget, model.clone(), seed)) as Box<dyn Bot<K::Rules>>
    };
    contest::<K>(game, &|seed| make(&new, seed), &|seed| make(&old, seed), plan.contest, seed, plan.threads, go_on)
}

/// The settings to begin with: what others choose in secret goes by the policy that is learnt, and where there are many choices,
/// not all of them are looked at for long.
fn first_settings(settings: SearchSettings) -> SearchSettings {
    let settings = SearchSettings { guesses: true, ..settings };
    match settings.trust {
        0 => settings,
        _ => SearchSettings { look: 0.3, shortlist: 60, ..settings },
    }
}

/// Settings that differ in one thing.
fn varied(settings: SearchSettings, chance: &mut Quick) -> SearchSettings {
    let more = chance.index(2) == 0;
    let count =
        |now: u32, least: u32| if more { now + 1 + now / 4 } else { (now - now / 4).saturating_sub(1).max(least) };
    let wide = |now: usize| match u32::try_from(now) {
        Ok(few) if few <= 1_000 => count(few, 2) as usize,
        _ => now,
    };
    let factor = if more { 1.35 } else { 1.0 / 1.35 };
    match chance.index(7) {
        0 => SearchSettings { explore: settings.explore * factor, ..settings },
        1 => SearchSettings { fresh: (settings.fresh * factor).min(1.5), ..settings },
        2 => SearchSettings { stops: count(settings.stops, 1), ..settings },
        3 => SearchSettings { wide: wide(settings.wide), ..settings },
        4 => SearchSettings { inner: wide(settings.inner), ..settings },
        5 => SearchSettings { firm: settings.firm * factor, ..settings },
        _ => SearchSettings { trust: if settings.trust == 0 { 0 } else { count(settings.trust, 1) }, ..settings },
    }
}
