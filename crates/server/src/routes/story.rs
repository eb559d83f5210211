//! The told game: one step for every decision that the viewer's log speaks of.
//!
//! Steps are counted by the log alone, never by the decisions themselves: how many have answered in secret shows nowhere.

use crate::pages::model::{RenderContext, Scene, Story, Summary};
use crate::tables::TableState;
use meadhall_engine::{AnyTable, Message, Viewer};

/// How many steps back a page shows the great moments of.
const RECENT: usize = 6;
/// How many great moments a page carries at most.
const MOST_SCENES: usize = 4;
/// How many sentences of a step are told; the log beside them has all.
const MOST_SENTENCES: usize = 3;
/// How many steps back a summary looks for great moments.
const FAR: usize = 40;
/// How many things a summary names at most.
const MOST_NAMED: usize = 6;

/// Where in the story a page is wanted.
#[derive(Clone, Copy, Default)]
pub struct Place {
    /// The step to show; the newest if there is none.
    pub step: Option<usize>,
    /// The step since which everything is told in short.
    pub since: Option<usize>,
    /// The version of the page that these steps were read from.
    pub seen: Option<u64>,
    /// Whether the page is opened anew, so that what happened since the viewer's own decision is told in short.
    pub fresh: bool,
}

/// What a viewer's log tells of a table, step by step.
struct Steps<'a> {
    state: &'a TableState,
    table: &'a dyn AnyTable,
    viewer: Viewer,
    log: Vec<(usize, Message)>,
    /// The number of the decision of each step.
    turns: Vec<usize>,
}

impl<'a> Steps<'a> {
    fn new(state: &'a TableState, table: &'a dyn AnyTable, viewer: Viewer) -> Steps<'a> {
        let log = table.log(viewer);
        let mut turns: Vec<usize> = log.iter().map(|(turn, _)| *turn).filter(|turn| *turn > 0).collect();
        turns.dedup();
        Steps { state, table, viewer, log, turns }
    }

    fn len(&self) -> usize {
        self.turns.len()
    }

    /// The number of the decision of a step; 0 is the set-up.
    fn turn(&self, step: usize) -> usize {
        step.checked_sub(1).and_then(|last| self.turns.get(last)).copied().unwrap_or_default()
    }

    /// Whether a step was the viewer's own decision.
    fn is_own(&self, step: usize) -> bool {
        let played = self.turn(step).checked_sub(1).and_then(|turn| self.table.turn(turn));
        played.is_some_and(|played| self.viewer.is(played.seat))
    }

    /// Whether a step is one of several of others that are made at the same time.
    fn is_quick(&self, step: usize) -> bool {
        let decision = self.turn(step).checked_sub(1);
        !self.is_own(step) && decision.is_some_and(|decision| self.table.openly_together(decision))
    }

    /// What the log says of a decision.
    fn sentences(&self, turn: usize, context: &RenderContext<'_>) -> Vec<String> {
        let from = self.log.partition_point(|(of, _)| *of < turn);
        let lines = self.log[from..].iter().take_while(|(of, _)| *of == turn);
        lines.take(MOST_SENTENCES).map(|(_, message)| context.tell(message)).collect()
    }

    fn scenes(&self, turn: usize, context: &RenderContext<'_>) -> Vec<Scene> {
        self.state.entry.board.scenes(self.table, self.viewer, turn, context)
    }

    /// The great moments up to a step with the step of each, the newest first.
    fn recent(&self, step: usize, context: &RenderContext<'_>) -> Vec<(usize, Scene)> {
        let steps = (step.saturating_sub(RECENT) + 1..=step).rev();
        let each = |step| self.scenes(self.turn(step), context).into_iter().rev().map(move |scene| (step, scene));
        steps.flat_map(each).take(MOST_SCENES).collect()
    }

    /// What has happened from one step to another, in short: the great moments, or else the last things that were said.
    fn summary(&self, since: usize, to: usize, context: &RenderContext<'_>) -> Option<Summary> {
        let all = since.max(to.saturating_sub(FAR)) + 1..=to;
        let mut named: Vec<String> = Vec::new();
        for scene in all.clone().flat_map(|step| self.scenes(self.turn(step), context)) {
            if !named.contains(&scene.title) {
                named.push(scene.title);
            }
        }
        let great = !named.is_empty();
        if !great {
            named = all.filter_map(|step| self.sentences(self.turn(step), context).into_iter().next()).collect();
        }
        let text = named[named.len().saturating_sub(MOST_NAMED)..].join(if great { " · " } else { " " });
        (!text.is_empty()).then_some(Summary { since, text })
    }

    /// The step of the viewer's own last decision.
    fn last_own(&self) -> Option<usize> {
        (1..=self.len()).rev().find(|step| self.is_own(*step))
    }
}

/// Tells a running game up to the step that is wanted. Where that is not the newest, its decision comes with it: board and log
/// are to be shown as they were after that.
pub fn tell(
    state: &TableState,
    table: &dyn AnyTable,
    viewer: Viewer,
    context: &RenderContext<'_>,
    place: Place,
) -> (Story, Option<usize>) {
    let steps = Steps::new(state, table, viewer);
    let rewritten = place.seen.is_some_and(|seen| seen < state.row.rewritten.unsigned_abs());
    let wanted = place.step.filter(|_| !rewritten);
    let step = wanted.map_or(steps.len(), |step| step.min(steps.len()));
    let since = match place {
        Place { since: Some(since), .. } if !rewritten => Some(since),
        // Whoever sees her own decision last has missed nothing, and a single step is told as it is.
        Place { fresh: true, .. } => steps.last_own().filter(|own| own + 1 < steps.len()),
        _ => None,
    };
    let story = Story {
        step,
        steps: steps.len(),
        told: if step == 0 { Vec::new() } else { steps.sentences(steps.turn(step), context) },
        own: steps.is_own(step),
        quick: steps.is_quick(step),
        undone: rewritten && place.step.is_some_and(|step| step > steps.len() + 1),
        summary: since.filter(|since| *since < step).and_then(|since| steps.summary(since, step, context)),
        scenes: steps.recent(step, context),
    };
    (story, (step < steps.len()).then(|| steps.turn(step)))
}

/// Tells one moment of a finished game, where every decision counts as a step.
pub fn moment(
    state: &TableState,
    table: &dyn AnyTable,
    viewer: Viewer,
    context: &RenderContext<'_>,
    at: usize,
) -> Story {
    let steps = Steps::new(state, table, viewer);
    let told = if at == 0 { Vec::new() } else { steps.sentences(at, context) };
    // The newest first, as at a table: the script turns the order round.
    let scenes = steps.scenes(at, context).into_iter().rev().map(|scene| (at, scene)).collect();
    Story { step: at, steps: table.turn_count(), told, scenes, ..Story::default() }
}
