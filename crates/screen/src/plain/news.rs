//! What has happened since somebody was told last, in one paragraph.

use super::spoken::{Spoken, Told};
use super::talk::Talk;
use meadhall_engine::{Seat, Viewer, Wording};

/// So many sentences are told where little is to be heard; what lies before them is counted.
const SENTENCES: usize = 12;

impl<S: Spoken> Talk<S> {
    /// What has happened since the seat was told last, and how far the game has come where that is new.
    pub(super) fn news(&mut self, seat: Seat) -> Told {
        let mut told = self.happened(Viewer::Seat(seat), self.told[seat.index()]);
        self.told[seat.index()] = self.session.table().log(Viewer::Seat(seat)).count();
        let stage = self.session.stage(self.words);
        if stage != self.stages[seat.index()] {
            told.brief.push(stage.clone());
            told.whole.push(stage.clone());
            self.stages[seat.index()] = stage;
        }
        told
    }

    /// What has happened after so many events, as one paragraph; nothing if nothing has.
    pub(super) fn happened(&self, viewer: Viewer, from: usize) -> Told {
        let table = self.session.table();
        let names = self.session.names(self.words);
        let key = if from == 0 { "plain-so-far" } else { "plain-since" };
        let events = || table.log(viewer).skip(from).map(|(_, event)| event);
        let sentence = |event| Some(self.hear(&self.words.tell(&table.game().tell(&event)?, &names)));
        let paragraph = |sentences: Vec<String>| match sentences.is_empty() {
            true => Vec::new(),
            false => vec![self.words.fill(key, &[("what", sentences.join(" ").into())])],
        };
        let mut short: Vec<String> = events().filter(|event| S::is_news(event)).filter_map(sentence).collect();
        short.dedup();
        let before = short.len().saturating_sub(SENTENCES);
        if before > 1 {
            short.drain(..before);
            short.insert(0, self.words.fill("plain-earlier", &[("count", before.into())]));
        }
        Told { brief: paragraph(short), whole: paragraph(events().filter_map(sentence).collect()) }
    }
}
