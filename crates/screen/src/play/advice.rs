//! The adviser at this terminal.

use super::session::Session;
use super::win_chart::percent;
use crate::screen::Screen;
use meadhall_bots::WrittenAdvice;
use meadhall_engine::Seat;
use meadhall_words::Words;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

impl<S: Screen> Session<S> {
    /// Whether there is an adviser: in games against bots alone.
    pub fn has_adviser(&self) -> bool {
        self.people().len() == 1
    }

    /// Lets the adviser think about a seat's decision, on a thread of his own. He knows no more than the seat.
    pub fn consult(&self, seat: Seat) -> Option<Receiver<WrittenAdvice>> {
        if !self.has_adviser() || !self.waiting_people().contains(seat) {
            return None;
        }
        let consultation = S::bots().consult(self.table(), seat)?;
        let (told, advice) = channel();
        thread::spawn(move || told.send(consultation()));
        Some(advice)
    }

    /// What the adviser says, in words: the best choices, then everybody's chance to win.
    pub fn advice_lines(&self, advice: &WrittenAdvice, words: &'static Words) -> Vec<String> {
        let names = self.names(words);
        let percent = |chance| percent(words, chance);
        let mut lines = vec![words.say("advice-choices")];
        for (n, counsel) in advice.best.iter().enumerate() {
            let values = [
                ("number", (n + 1).into()),
                ("choice", words.tell(&counsel.label, &names).into()),
                ("chance", percent(counsel.chance).into()),
                ("verdict", words.say(counsel.verdict.key()).into()),
            ];
            lines.push(words.fill("term-advice-choice", &values));
        }
        lines.extend(advice.why.iter().map(|sentence| words.tell(sentence, &names)));
        lines.push(words.say("advice-chances"));
        for seat in Seat::all(self.players().len()) {
            let chance = percent(advice.chances[seat.index()]);
            lines.push(words.fill("term-advice-chance", &[("who", names(seat).into()), ("chance", chance.into())]));
        }
        lines.push(words.say("advice-note"));
        lines
    }
}
