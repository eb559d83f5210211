//! How puzzles are found in played games, and checked again.

use super::Puzzle;
use crate::analysis::{Analysis, Effort, Evaluation, Standpoint, evaluate, why};
use crate::knowledge::Action;
use crate::{BotSpec, Budget, Knowledge, Search};
use meadhall_engine::{Record, RecordError, Seat, Table, Viewer};

/// What thinks thoroughly: several times over, each time with other luck.
const THOROUGH: Effort = Effort { search: 1_600, worlds: 320, choices: 4 };
const SEEDS: [u64; 3] = [11, 22, 33];
/// A first look at a decision has so many iterations.
const GLANCE: Budget = Budget::Iterations(200);
/// How much better the best choice is than any other: at a first look, and at each thorough one.
const PROMISING: f32 = 0.05;
const CLEAR: f32 = 0.04;
/// With fewer choices there is little to find.
const LEAST_CHOICES: usize = 3;
/// The best choice leaves a chance between these: neither lost nor won anyway.
const OPEN: std::ops::Range<f32> = 0.12..0.97;
/// Two puzzles of one game are so many decisions apart, and there are so many of them at most.
const APART: usize = 12;
const MOST_OF_A_GAME: usize = 3;
/// The sentence that says why the answer is better than what tempts.
const OVER: &str = "reason-over";

/// By how much a choice is the best.
struct Margin {
    /// The chance that it leaves, on the mean of all looks.
    chance: f32,
    /// The least by which it was better than any other.
    least: f32,
}

/// Why a position is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refuted(pub String);

/// The decider's chance after a choice, and after the best of the others.
fn margin<A: Copy + PartialEq>(evaluation: &Evaluation<A>, seat: Seat, best: A) -> Option<(f32, f32)> {
    let chance = |action: A| evaluation.judged(&action).map(|judged| judged.chances[seat.index()]);
    let others = evaluation.choices.iter().filter(|judged| judged.action != best);
    let second = others.map(|judged| judged.chances[seat.index()]).fold(0.0, f32::max);
    Some((chance(best)?, second))
}

/// Thinks thoroughly, several times, whether a choice is clearly the best: the search would play it each time, and played
/// out it leaves clearly more than any other.
fn confirm<K: Knowledge>(standpoint: &Standpoint<K>, seat: Seat, best: Action<K>) -> Result<Margin, Refuted> {
    let (mut sum, mut least) = (0.0, f32::MAX);
    for seed in SEEDS {
        let mut analysis = Analysis::new(standpoint, THOROUGH, standpoint.seed() ^ seed);
        let evaluation = analysis.evaluate(Some(best));
        let first = evaluation.choices.first().map(|judged| judged.action);
        if analysis.searched().is_some_and(|searched| searched != best) || first != Some(best) {
            let other = first.filter(|first| *first != best).or(analysis.searched());
            return Err(Refuted(other.map_or_else(String::new, |other| format!("`{other}` is preferred"))));
        }
        let Some((chance, second)) = margin(&evaluation, seat, best) else { return Err(Refuted(String::new())) };
        if chance - second < CLEAR {
            return Err(Refuted(format!("it is better by {:.3} only", chance - second)));
        }
        sum += chance;
        least = least.min(chance - second);
    }
    Ok(Margin { chance: sum / SEEDS.len() as f32, least })
}

/// What a bot chooses that looks one decision ahead.
fn greedy<K: Knowledge>(standpoint: &Standpoint<K>, seat: Seat) -> Action<K> {
    let mut bot = BotSpec::Greedy.build::<K>(standpoint.seed());
    bot.choose(&standpoint.game, &standpoint.view, seat, &standpoint.choices)
}

/// The puzzle in a decision of a game, if it is one.
fn puzzle<K: Knowledge>(table: &Table<K::Rules>, at: usize) -> Option<Puzzle> {
    let seat = table.turns().get(at)?.seat;
    let standpoint = Standpoint::<K>::of(table, at, Viewer::Seat(seat));
    if standpoint.choices.len() < LEAST_CHOICES {
        return None;
    }
    let tempting = greedy(&standpoint, seat);
    let glance = Search::<K>::new(GLANCE, standpoint.seed()).think(
        &standpoint.game,
        &standpoint.view,
        standpoint.viewer,
        &standpoint.choices,
    );
    if glance.best().is_none_or(|best| best.action == tempting) {
        return None;
    }
    let evaluation = evaluate(&standpoint, Effort::USUAL, Some(tempting));
    let best = evaluation.choices.first()?.action;
    let (chance, second) = margin(&evaluation, seat, best)?;
    if best == tempting || chance - second < PROMISING || !OPEN.contains(&chance) {
        return None;
    }
    posed(&standpoint, seat, best, tempting, table.rewound(at).record()).ok()
}

/// The puzzle with this answer, if a thorough look agrees, with its reasons: they rest on as much as the answer.
fn posed<K: Knowledge>(
    standpoint: &Standpoint<K>,
    seat: Seat,
    best: Action<K>,
    tempting: Action<K>,
    record: Record,
) -> Result<Puzzle, Refuted> {
    let confirmed = confirm(standpoint, seat, best)?;
    let mut analysis = Analysis::new(standpoint, THOROUGH, standpoint.seed());
    let thorough = analysis.evaluate(Some(tempting));
    let chance = |action: Action<K>| thorough.judged(&action).map_or(0.0, |judged| judged.chances[seat.index()]);
    if thorough.choices.first().is_none_or(|first| first.action != best) || confirmed.chance - chance(tempting) < CLEAR
    {
        return Err(Refuted(format!("`{tempting}` is hardly worse")));
    }
    let sequel = analysis.sequel(best);
    let why = why(standpoint, &thorough, best, Some(tempting), &sequel).sentences;
    // Nobody learns from an answer without a reason.
    if !why.iter().any(|sentence| sentence.key == OVER) {
        return Err(Refuted(format!("nothing can be told that `{tempting}` lacks")));
    }
    Ok(Puzzle {
        seat,
        solution: best.to_string(),
        chance: confirmed.chance,
        margin: confirmed.least,
        tempting: tempting.to_string(),
        tempting_chance: chance(tempting),
        why,
        record,
    })
}

/// The puzzles in a recorded game, for as long as `go_on` says so.
pub fn find<K: Knowledge>(record: &Record, go_on: &dyn Fn() -> bool) -> Result<Vec<Puzzle>, RecordError> {
    let table: Table<K::Rules> = record.replay()?;
    let (mut found, mut last) = (Vec::new(), None);
    for at in 0..table.turns().len() {
        if found.len() == MOST_OF_A_GAME || !go_on() {
            break;
        }
        if last.is_none_or(|last| at >= last + APART)
            && let Some(puzzle) = puzzle::<K>(&table, at)
        {
            last = Some(at);
            found.push(puzzle);
        }
    }
    Ok(found)
}

/// Checks that a puzzle still holds: it opens, the solution is legal, looking one decision ahead misses it. Thoroughly, also
/// that the search still prefers it; the puzzle then comes back with chances and reasons as they are found now.
pub fn verify<K: Knowledge>(puzzle: &Puzzle, thoroughly: bool) -> Result<Puzzle, Refuted> {
    let table: Table<K::Rules> = puzzle.record.replay().map_err(|error| Refuted(error.to_string()))?;
    let (at, seat) = (table.turns().len(), puzzle.seat);
    if !table.pending().contains(seat) {
        return Err(Refuted("the seat owes no decision".to_owned()));
    }
    let standpoint = Standpoint::<K>::of(&table, at, Viewer::Seat(seat));
    let choice = |written: &str| standpoint.choices.iter().find(|choice| choice.to_string() == written).copied();
    let Some(solution) = choice(&puzzle.solution) else {
        return Err(Refuted(format!("the solution `{}` is not legal", puzzle.solution)));
    };
    let tempting = greedy(&standpoint, seat);
    if tempting == solution || tempting.to_string() != puzzle.tempting {
        return Err(Refuted(format!("looking one decision ahead finds `{tempting}`")));
    }
    if puzzle.margin < CLEAR || puzzle.chance - puzzle.tempting_chance < CLEAR {
        return Err(Refuted("the solution is not clearly better".to_owned()));
    }
    match thoroughly {
        true => posed(&standpoint, seat, solution, tempting, puzzle.record.clone()),
        false => Ok(puzzle.clone()),
    }
}
