//! Play by ear: lines of text in and out, for screen readers, braille lines, scripts and terminals that cannot draw.
//!
//! A game brings its [`Spoken`] side; how choices are told in steps, what can be asked and how much is told is the same for
//! all games. [`Talk`] is the whole conversation without any input or output; [`run`] holds it at a terminal.

mod answers;
mod command;
mod hearable;
mod news;
mod offers;
mod settings;
mod spoken;
mod talk;
pub mod testing;

pub use hearable::hearable;
pub use settings::Settings;
pub use spoken::{Spoken, Step, StepKind, TellContext, Told, Topic};
pub use talk::{After, Said, Talk};

use crate::failure::{Failure, reason};
use crate::output::Output;
use crate::play::bots::BotThread;
use crate::play::session::Session;
use meadhall_engine::{Seat, Viewer};
use meadhall_words::{Lang, Words};
use std::io::{BufRead, IsTerminal};

/// Plays until the game is over, the player leaves or the input ends.
pub fn run<S: Spoken>(session: Session<S>, lang: Lang, settings: Settings, out: &mut Output) -> Result<(), Failure> {
    let bots = session.seat_bots();
    Plain { talk: Talk::new(session, lang, settings), bots, out, at: None }.run()
}

/// Asks whether to go on with a kept game; none if the input ended.
pub fn offer<S: Spoken>(session: &Session<S>, words: &Words, out: &mut Output) -> Result<Option<bool>, Failure> {
    let stage = session.stage(words);
    for line in [words.fill("term-offer", &[("stage", stage.into())]), words.say("plain-offer-answer")] {
        out.line(hearable(&line, words))?;
    }
    Ok(ask(out)?.map(|line| answers::is_yes(&line) || line.trim().is_empty()))
}

/// Reads a line; none at the end of the input.
fn ask(out: &mut Output) -> Result<Option<String>, Failure> {
    if std::io::stdin().is_terminal() {
        out.text("> ")?;
    }
    out.flush()?;
    let mut bytes = Vec::new();
    let read = std::io::stdin().lock().read_until(b'\n', &mut bytes);
    match read.map_err(|error| Failure::new(format!("cannot read the input: {}", reason(&error))))? {
        0 => Ok(None),
        _ => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
    }
}

/// The conversation at a terminal.
struct Plain<'a, S: Spoken> {
    talk: Talk<S>,
    bots: BotThread,
    out: &'a mut Output,
    /// Who sits before the screen.
    at: Option<Seat>,
}

impl<S: Spoken> Plain<'_, S> {
    fn run(mut self) -> Result<(), Failure> {
        let greeting = self.talk.greet();
        self.tell(greeting)?;
        while let Some(seat) = self.next_seat()? {
            if self.at != Some(seat) && self.talk.session.people().len() > 1 && !self.pass_to(seat)? {
                return self.leave();
            }
            self.at = Some(seat);
            let question = self.talk.question(seat);
            self.tell(question)?;
            loop {
                let Some(line) = ask(self.out)? else { return self.leave() };
                let turns = self.talk.session.table().turns().len();
                let (lines, after) = self.talk.answer(seat, &line)?;
                self.tell(lines)?;
                if self.talk.session.table().turns().len() < turns {
                    self.bots.forget();
                }
                match after {
                    After::Again => {}
                    After::Next => break,
                    After::Leave => return self.leave(),
                }
            }
        }
        self.end()
    }

    fn tell(&mut self, lines: Vec<String>) -> Result<(), Failure> {
        lines.into_iter().try_for_each(|line| self.out.line(line))
    }

    /// Who decides next here, after the bots have played; nobody at the end.
    fn next_seat(&mut self) -> Result<Option<Seat>, Failure> {
        loop {
            let bots = self.talk.session.waiting_bots();
            if bots.is_empty() {
                let waiting = self.talk.session.waiting_people();
                return Ok(self.at.filter(|&at| waiting.contains(at)).or(waiting.first()));
            }
            self.bots.ask(self.talk.session.table(), bots)?;
            let (seat, written) = self.bots.wait()?;
            self.talk.session.decide_for_bot(seat, &written)?;
        }
    }

    /// Hides what was told and waits until the next person sits down; false if the input ended.
    fn pass_to(&mut self, seat: Seat) -> Result<bool, Failure> {
        if std::io::stdout().is_terminal() {
            // Clears the screen and what can be scrolled back to.
            self.out.text("\x1b[2J\x1b[3J\x1b[H")?;
        }
        let words = self.talk.words;
        let name = self.talk.session.names(words)(seat);
        let lines = vec![words.fill("term-handover", &[("who", name.into())]), words.say("plain-handover")];
        self.tell(lines)?;
        Ok(ask(self.out)?.is_some())
    }

    fn leave(self) -> Result<(), Failure> {
        self.out.line(self.talk.session.farewell(self.talk.words))
    }

    fn end(mut self) -> Result<(), Failure> {
        let viewer = self.at.or(self.talk.session.people().first()).map_or(Viewer::Spectator, Viewer::Seat);
        let ending = self.talk.ending(viewer);
        self.tell(ending)?;
        // Commands are written as they are typed.
        let (file, words) = (self.talk.session.save_file(), self.talk.words);
        self.out.line(words.fill("term-course-replay", &[("command", file.course_command().into())]))?;
        self.out.line(words.fill("plain-record", &[("path", file.path().display().to_string().into())]))
    }
}

impl<S: Spoken> Talk<S> {
    /// How it ended: what happened last, and the places.
    pub fn ending(&mut self, viewer: Viewer) -> Vec<String> {
        let from = viewer.seat().map_or(0, |seat| self.told[seat.index()]);
        let mut told = self.happened(viewer, from);
        let mut places: Vec<String> = self.places();
        places.push(self.words.say("term-over"));
        told.brief.extend(places.clone());
        told.whole.extend(places);
        self.say(told)
    }

    fn places(&self) -> Vec<String> {
        let Some(outcome) = self.session.table().outcome() else { return Vec::new() };
        let (names, labels) = (self.session.names(self.words), self.session.player_labels(self.words));
        let mut seats: Vec<Seat> = Seat::all(outcome.seats).collect();
        seats.sort_by_key(|&seat| outcome.place(seat));
        let line = |seat: Seat| {
            let values = [
                ("rank", outcome.place(seat).into()),
                ("who", names(seat).into()),
                ("sitter", labels[seat.index()].as_str().into()),
                ("score", outcome.scores[seat.index()].into()),
            ];
            self.words.fill("plain-place", &values)
        };
        seats.into_iter().map(line).collect()
    }
}
