//! A scenario as a table: its actions are turns, so that a page can show it like any game in play.

use super::{Run, Scenario, ScenarioError, ScenarioStep, wrong};
use crate::{Moment, Seat, SeedParts, Table, TableGame, Turn};
use std::collections::BTreeMap;

impl Scenario {
    /// Sets up the position as a table and plays the actions there, each as a turn, with chance falling as the scenario
    /// says. What leaves no choice is played by the table. Returns how far that came, and what stopped it: an
    /// action that is refused, or a lot that never came up. Only actions and lots may be steps.
    pub fn staged<G: TableGame>(&self) -> Result<(Table<G>, Option<ScenarioError>), ScenarioError> {
        let (played, script) = self.set_up::<G>()?;
        let start = Moment { position: played.position.clone(), taken: 0 };
        let mut stage =
            Stage { run: Run { played, script, marks: BTreeMap::new(), before_last: 0 }, turns: Vec::new() };
        let steps =
            stage.forced().and_then(|()| self.steps.iter().try_for_each(|(line, step)| stage.step(*line, step)));
        let Stage { run, turns } = stage;
        let error = steps.and_then(|()| run.script.used_up()).err();
        let parts = SeedParts::from_number(self.seed);
        Ok((Table::restore(run.played.game, &[], parts, G::VERSION, start, Vec::new(), turns), error))
    }
}

/// A scenario being played as a table.
struct Stage<G: TableGame> {
    run: Run<G>,
    turns: Vec<Turn<G>>,
}

impl<G: TableGame> Stage<G> {
    fn step(&mut self, line: usize, step: &ScenarioStep) -> Result<(), ScenarioError> {
        match step {
            ScenarioStep::Play(lot, _) if G::LOTS.contains(&lot.as_str()) => self.run.step(line, step),
            ScenarioStep::Play(who, what) => {
                let seat = self.run.played.seat(line, who)?;
                self.act(line, seat, who, what, false)?;
                self.forced()
            }
            _ => wrong(line, "only actions and lots can be played here"),
        }
    }

    fn act(&mut self, line: usize, seat: Seat, who: &str, what: &str, by_table: bool) -> Result<(), ScenarioError> {
        let Ok(action) = what.parse::<G::Action>() else { return wrong(line, format!("`{what}` is no action")) };
        let before = self.run.played.events.len();
        self.run.act(line, who, what)?;
        let after = Moment { position: self.run.played.position.clone(), taken: 0 };
        let events = self.run.played.events[before..].to_vec();
        self.turns.push(Turn { seat, action, by_table, rules: G::VERSION, events, after });
        Ok(())
    }

    /// Plays what leaves no choice, as a table does.
    fn forced(&mut self) -> Result<(), ScenarioError> {
        let mut choices = Vec::new();
        loop {
            let (game, position) = (&self.run.played.game, &self.run.played.position);
            let only = game.pending(position).iter().find_map(|seat| {
                game.legal(position, seat, &mut choices);
                let only = (choices.len() == 1 && game.may_play_for(position, seat)).then(|| (seat, choices[0]));
                choices.clear();
                only
            });
            let Some((seat, action)) = only else { return Ok(()) };
            let who = game.seat_name(position, seat);
            self.act(0, seat, &who, &action.to_string(), true)?;
        }
    }
}
