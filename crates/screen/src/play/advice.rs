//! The adviser at this terminal.

use super::session::Session;
use crate::screen::{ActionOf, Screen, ViewOf};
use meadhall_bots::{Advice, advise};
use meadhall_engine::{Seat, Viewer};
use meadhall_words::Words;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// How long the adviser thinks.
const TIME: Duration = Duration::from_secs(1);

impl<S: Screen> Session<S> {
    /// Whether there is an adviser: in games against bots alone.
    pub fn has_adviser(&self) -> bool {
        self.people().len() == 1
    }

    /// Lets the adviser think about a seat's decision, on a thread of his own. He knows no more than the seat.
    pub fn consult(&self, seat: Seat) -> Option<Receiver<Advice<ActionOf<S>>>> {
        if !self.has_adviser() || !self.waiting_people().contains(seat) {
            return None;
        }
        let table = self.table();
        let (game, view, choices) = (table.game().clone(), table.view(Viewer::Seat(seat)), table.legal(seat));
        let earlier: Vec<ViewOf<S>> = table.seen_at_decisions(seat).collect();
        let seed = table.turns().len() as u64;
        let (told, advice) = channel();
        thread::spawn(move || told.send(advise(&game, &earlier, &view, seat, &choices, TIME, seed)));
        Some(advice)
    }

    /// What the adviser says, in words: the best choices, then everybody's chance to win.
    pub fn told_advice(&self, seat: Seat, advice: &Advice<ActionOf<S>>, words: &'static Words) -> Vec<String> {
        let (choices, names) = (self.choices(seat, words), self.names(words));
        let percent =
            |chance: f32| words.fill("advice-percent", &[("chance", ((100.0 * chance).round() as i64).into())]);
        let mut lines = vec![words.say("advice-choices")];
        for (n, counsel) in advice.best.iter().enumerate() {
            let label = choices.iter().find(|(action, _)| *action == counsel.action).map(|(_, label)| label.clone());
            let values = [
                ("number", (n + 1).into()),
                ("choice", label.unwrap_or_else(|| counsel.action.to_string()).into()),
                ("chance", percent(counsel.chance).into()),
                ("verdict", words.say(counsel.verdict.key()).into()),
            ];
            lines.push(words.fill("term-advice-choice", &values));
        }
        lines.push(words.say("advice-chances"));
        for seat in Seat::all(self.players().len()) {
            let chance = percent(advice.chances[seat.index()]);
            lines.push(words.fill("term-advice-chance", &[("who", names(seat).into()), ("chance", chance.into())]));
        }
        lines.push(words.say("advice-note"));
        lines
    }
}
