//! The game as it was told, a step at a time: back, on, and to now; and how fast it goes on by itself.

use super::app::App;
use crate::failure::Failure;
use crate::play::log;
use crate::screen::{Screen, ViewOf};
use std::time::Duration;

/// How fast the bots' decisions follow each other, so that the eye can follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// As fast as they think.
    Now,
    /// Several in a second or two.
    #[default]
    Brisk,
    /// Slow enough to read each.
    Calm,
}

impl Pace {
    /// How long a decision stands at least.
    pub fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Now => 0,
            Pace::Brisk => 350,
            Pace::Calm => 1500,
        })
    }

    /// The next pace.
    #[must_use]
    pub fn next(self) -> Pace {
        match self {
            Pace::Brisk => Pace::Calm,
            Pace::Calm => Pace::Now,
            Pace::Now => Pace::Brisk,
        }
    }

    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Pace::Now => "story-pace-now",
            Pace::Brisk => "story-pace-brisk",
            Pace::Calm => "story-pace-calm",
        }
    }
}

/// An earlier moment of the game.
pub struct Past<S: Screen> {
    /// How many decisions had been made.
    pub turn: usize,
    /// Which of the told steps it is, from 1; 0 is the set-up.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// What the viewer could know then.
    pub view: ViewOf<S>,
    /// How far the game had come.
    pub stage: String,
    /// What the step told.
    pub told: String,
}

impl<S: Screen> App<S> {
    /// The decisions that the viewer's log speaks of.
    fn told_turns(&self) -> Vec<usize> {
        let mut turns: Vec<usize> = self.log.iter().map(|line| line.turn).collect();
        turns.push(0);
        turns.sort_unstable();
        turns.dedup();
        turns
    }

    fn show(&mut self, place: usize) {
        let turns = self.told_turns();
        let Some(&turn) = turns.get(place) else { return };
        if place + 1 == turns.len() {
            return self.to_now();
        }
        let table = self.session.table().rewound(turn);
        let view = table.view(self.viewer);
        let stage = S::stage(table.game(), &view, self.words);
        let told: Vec<String> = log::lines::<S>(&table, self.viewer, self.words)
            .into_iter()
            .filter(|line| line.turn == turn)
            .map(|line| line.text)
            .collect();
        self.past = Some(Past { turn, step: place, steps: turns.len() - 1, view, stage, told: told.join(" ") });
        self.log_at = self.log.iter().rposition(|line| line.turn <= turn).unwrap_or(0);
    }

    fn place_shown(&self) -> usize {
        let turns = self.told_turns();
        let shown = self.past.as_ref().map_or(usize::MAX, |past| past.turn);
        turns.iter().rposition(|&turn| turn <= shown).unwrap_or(0)
    }

    /// Shows the table as it was a step earlier.
    pub fn step_back(&mut self) {
        self.show(self.place_shown().saturating_sub(1));
    }

    /// Shows the next step; at the newest one, lets the next bot's decision happen.
    pub fn step_on(&mut self) -> Result<(), Failure> {
        if self.past.is_none() {
            return self.show_delayed();
        }
        self.show(self.place_shown() + 1);
        Ok(())
    }

    /// Shows the table as the viewer left it with the last decision.
    pub fn step_to_last_turn(&mut self) {
        let turn = self.known.checked_sub(1).and_then(|n| self.log.get(n)).map_or(0, |line| line.turn);
        let place = self.told_turns().iter().rposition(|&told| told <= turn).unwrap_or(0);
        self.show(place);
    }

    /// Shows the newest.
    pub fn to_now(&mut self) {
        self.past = None;
        self.log_at = self.log.len().saturating_sub(1);
    }

    /// Shows the newest, and everything that the bots decide until the viewer is asked, at once.
    pub fn skip(&mut self) {
        self.to_now();
        self.paused = false;
        self.skipping = self.session.waiting_people().is_empty() && self.session.table().outcome().is_none();
    }

    /// Stops the bots' decisions from being shown, or lets them go on.
    pub fn pause(&mut self) {
        self.paused = !self.paused;
    }

    /// Changes how fast the bots' decisions follow each other, and says so.
    pub fn next_pace(&mut self) {
        self.pace = self.pace.next();
        let text = format!("{}: {}", self.words.say("story-pace"), self.words.say(self.pace.key()));
        self.notice = Some(super::app::Notice { text, clause: None });
    }
}
