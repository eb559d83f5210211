//! A lesson at one moment: the table, and what is allowed there.

use super::{Lesson, LessonStep, Progress, Script, wrong};
use meadhall_engine::{AnyTable, RulesEntry, ScenarioError, ScenarioStep, Seat};
use meadhall_words::Words;

/// A lesson as it stands after some of its steps.
pub struct LessonMoment<'a> {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// The player's seat.
    pub me: Seat,
    /// The step that is to be done; none at the end.
    pub step: Option<&'a LessonStep>,
    /// The moves that it allows, in written form.
    pub allowed: Vec<String>,
    /// The steps that are done; those that could not be were left out.
    pub progress: Progress,
}

impl LessonMoment<'_> {
    /// The progress once a move is made: none if the step does not allow it.
    pub fn after(&self, written: &str) -> Option<Progress> {
        let number = self.allowed.iter().position(|allowed| allowed == written)?;
        Some(self.progress.and(Some(number)))
    }

    /// The progress once the sentence is read: none if the step asks for a move, or at the end.
    pub fn after_reading(&self) -> Option<Progress> {
        self.step.filter(|step| !step.asks()).map(|_| self.progress.and(None))
    }
}

impl Lesson {
    /// The lesson after these steps. A step that cannot have been done so is not done, nor are those behind it.
    pub fn moment(&self, rules: &RulesEntry, progress: &Progress) -> Result<LessonMoment<'_>, ScenarioError> {
        let mut done = Progress::default();
        let mut scripts: Vec<Script> = self.opening.clone();
        for (step, made) in self.steps.iter().zip(progress.steps()) {
            let mut next = scripts.clone();
            next.extend(step.before.iter().cloned());
            match made {
                None if step.asks() => break,
                Some(_) if !step.asks() => break,
                None => {}
                Some(number) => {
                    let Some(chosen) = self.allowed(rules, &scripts, step)?.into_iter().nth(number) else { break };
                    next.push((step.line, ScenarioStep::Play(self.you.clone(), chosen)));
                }
            }
            next.extend(step.after.iter().cloned());
            (scripts, done) = (next, done.and(made));
        }
        let table = self.table(rules, &scripts)?;
        let me = self.seat(&*table)?;
        let step = self.steps.get(done.done());
        let allowed = step.map_or(Vec::new(), |step| matching(&*table, me, step));
        Ok(LessonMoment { table, me, step, allowed, progress: done })
    }

    /// The moves that a step allows after what was played. Only where it leaves something open has the table to be asked.
    fn allowed(&self, rules: &RulesEntry, played: &[Script], step: &LessonStep) -> Result<Vec<String>, ScenarioError> {
        if step.allowed.iter().all(|pattern| !pattern.contains('*')) {
            return Ok(step.allowed.clone());
        }
        let table = self.table(rules, played)?;
        Ok(matching(&*table, self.seat(&*table)?, step))
    }

    fn table(&self, rules: &RulesEntry, played: &[Script]) -> Result<Box<dyn AnyTable>, ScenarioError> {
        let mut scenario = self.scenario.clone();
        scenario.steps = played.to_vec();
        match rules.staged(&scenario)? {
            (table, None) => Ok(table),
            (_, Some(error)) => Err(error),
        }
    }

    fn seat(&self, table: &dyn AnyTable) -> Result<Seat, ScenarioError> {
        match Seat::all(table.seats()).find(|seat| table.seat_name(*seat) == self.you) {
            Some(seat) => Ok(seat),
            None => wrong(0, format!("nobody here is called `{}`, whom the player is to be", self.you)),
        }
    }

    /// Plays the lesson by the first move of each step, and every other allowed move once, and looks for all its sentences.
    /// What is wrong is told with its line.
    pub fn check(&self, rules: &RulesEntry, words: &Words) -> Result<(), ScenarioError> {
        for key in [&self.title, &self.about] {
            if !words.has(key) {
                return wrong(0, format!("there is no text `{key}` ({})", words.lang().code()));
            }
        }
        let mut progress = Progress::default();
        for step in &self.steps {
            if let Some(key) = [Some(&step.say), step.wrong.as_ref()].into_iter().flatten().find(|key| !words.has(key))
            {
                return wrong(step.line, format!("there is no text `{key}` ({})", words.lang().code()));
            }
            let moment = self.moment(rules, &progress)?;
            let idle = |pattern: &&String| !moment.allowed.iter().any(|move_| fits(pattern, move_));
            if let Some(pattern) = step.allowed.iter().find(idle) {
                let legal: Vec<String> =
                    moment.table.labels(moment.me).into_iter().map(|choice| choice.written).collect();
                let reason = format!("`{pattern}` cannot be played here; possible are: {}", legal.join("; "));
                return wrong(step.line, reason);
            }
            let ways: Vec<Option<usize>> =
                if step.asks() { (0..moment.allowed.len()).map(Some).collect() } else { vec![None] };
            for way in ways.iter().rev() {
                // The last one tried is the first, by which it goes on.
                let next = progress.and(*way);
                let after = self.moment(rules, &next)?;
                if after.progress != next {
                    return wrong(step.line, "this step cannot be done");
                }
            }
            progress = progress.and(ways[0]);
        }
        Ok(())
    }
}

/// The legal moves of a seat that a step allows, in the order of its patterns.
fn matching(table: &dyn AnyTable, me: Seat, step: &LessonStep) -> Vec<String> {
    if !step.asks() {
        return Vec::new();
    }
    let legal: Vec<String> = table.labels(me).into_iter().map(|choice| choice.written).collect();
    let mut allowed: Vec<String> = Vec::new();
    for pattern in &step.allowed {
        let fresh = legal.iter().filter(|written| fits(pattern, written));
        let fresh: Vec<String> = fresh.filter(|written| !allowed.contains(written)).cloned().collect();
        allowed.extend(fresh);
    }
    allowed.truncate(Progress::MOST);
    allowed
}

/// Whether a written form fits a pattern, in which `*` stands for anything.
fn fits(pattern: &str, written: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| written.strip_prefix(first)) else { return false };
    let mut last = None;
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
        last = Some(part);
    }
    rest.is_empty() || last.is_some_and(|part| part.is_empty() || written.ends_with(part))
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_star_stands_for_anything() {
        for (pattern, written, fit) in [
            ("take 1", "take 1", true),
            ("take 1", "take 12", false),
            ("take *", "take 12", true),
            ("march * > gimle: *", "march elvagar > gimle: 2 warriors", true),
            ("march * > gimle: *", "march gimle > elvagar: 2 warriors", false),
            ("* gimle", "invade warrior gimle", true),
            ("* gimle", "invade warrior gimlet", false),
            ("*", "pass", true),
        ] {
            assert_eq!(fits(pattern, written), fit, "{pattern} {written}");
        }
    }
}
