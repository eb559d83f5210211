//! Play as lines of text in and out: for screen readers, scripts and terminals that cannot draw.

use super::bots::BotThread;
use super::input::{self, Input};
use super::log;
use super::session::{Declined, Session};
use crate::failure::{Failure, reason};
use crate::output::Output;
use crate::screen::{ActionOf, Screen};
use meadhall_engine::{Refusal, Seat, StandingOffer, Viewer};
use meadhall_words::{Lang, Words};
use std::io::{BufRead, IsTerminal};

/// Plays until the game is over, the player leaves or the input ends.
pub fn run<S: Screen>(session: Session<S>, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let bots = session.seat_bots();
    let seats = session.players().len();
    let words = S::texts().words(lang);
    Plain { session, bots, words, out, told: vec![0; seats], at: None, stages: vec![String::new(); seats] }.run()
}

/// Asks whether to go on with a kept game; none if the input ended.
pub fn offer<S: Screen>(session: &Session<S>, words: &Words, out: &mut Output) -> Result<Option<bool>, Failure> {
    let stage = session.stage(words);
    out.line(words.fill("term-offer", &[("stage", stage.into())]))?;
    out.line(words.say("term-offer-answer"))?;
    Ok(ask(out)?.map(|line| is_yes(&line) || line.trim().is_empty()))
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

/// Whether somebody says yes, in any language of the house.
fn is_yes(line: &str) -> bool {
    matches!(line.trim().to_lowercase().as_str(), "y" | "yes" | "a" | "ano" | "j" | "ja")
}

struct Plain<'a, S: Screen> {
    session: Session<S>,
    bots: BotThread,
    words: &'static Words,
    out: &'a mut Output,
    /// How many lines of the log each seat has been told.
    told: Vec<usize>,
    /// Who sits before the screen.
    at: Option<Seat>,
    /// How far the game had come when each seat was last told the table.
    stages: Vec<String>,
}

impl<S: Screen> Plain<'_, S> {
    fn run(mut self) -> Result<(), Failure> {
        self.greet()?;
        loop {
            self.let_bots_play()?;
            let waiting = self.session.waiting_people();
            let Some(seat) = self.at.filter(|&at| waiting.contains(at)).or(waiting.first()) else { break };
            if self.at != Some(seat) && self.session.people().len() > 1 && !self.pass_to(seat)? {
                return self.leave();
            }
            self.at = Some(seat);
            self.tell_news(seat)?;
            self.tell_choices(seat)?;
            loop {
                match ask(self.out)? {
                    None => return self.leave(),
                    Some(line) => match self.answer(seat, &line)? {
                        After::Again => {}
                        After::Next => break,
                        After::Leave => return self.leave(),
                    },
                }
            }
        }
        self.end()
    }

    fn say(&mut self, key: &str) -> Result<(), Failure> {
        self.out.line(self.words.say(key))
    }

    fn viewer(&self) -> Viewer {
        self.at.or(self.session.people().first()).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let names = self.session.names(self.words);
        let labels = self.session.player_labels(self.words);
        self.say("game-name")?;
        for (seat, label) in labels.iter().enumerate() {
            let values = [("who", names(Seat::new(seat)).into()), ("sitter", label.as_str().into())];
            self.out.line(self.words.fill("term-sits", &values))?;
        }
        let hash = self.session.table().parts().commitment();
        self.out.line(self.words.fill("term-commitment", &[("hash", hash.into())]))?;
        self.say("term-plain-hint")
    }

    fn let_bots_play(&mut self) -> Result<(), Failure> {
        loop {
            let bots = self.session.waiting_bots();
            if bots.is_empty() {
                return Ok(());
            }
            self.bots.ask(self.session.table(), bots)?;
            let (seat, written) = self.bots.wait()?;
            self.session.decide_for_bot(seat, &written)?;
        }
    }

    /// Hides what was told and waits until the next person sits down; false if the input ended.
    fn pass_to(&mut self, seat: Seat) -> Result<bool, Failure> {
        let name = self.session.names(self.words)(seat);
        if std::io::stdout().is_terminal() {
            // Clears the screen and what can be scrolled back to.
            self.out.text("\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.out.line(self.words.fill("term-curtain", &[("who", name.into())]))?;
        self.say("term-curtain-line")?;
        Ok(ask(self.out)?.is_some())
    }

    /// Tells what has happened since the seat was last told, and the table where a new stage has begun.
    fn tell_news(&mut self, seat: Seat) -> Result<(), Failure> {
        let lines = log::lines::<S>(self.session.table(), Viewer::Seat(seat), self.words);
        let from = self.told[seat.index()].min(lines.len());
        for line in &lines[from..] {
            self.out.line(&line.text)?;
        }
        self.told[seat.index()] = lines.len();
        let stage = self.session.stage(self.words);
        if stage != self.stages[seat.index()] {
            self.tell_table()?;
            self.stages[seat.index()] = stage;
        }
        Ok(())
    }

    fn tell_table(&mut self) -> Result<(), Failure> {
        let labels = self.session.player_labels(self.words);
        let table = self.session.table();
        for line in S::table_lines(table.game(), &table.view(self.viewer()), &labels, self.words) {
            self.out.line(line)?;
        }
        Ok(())
    }

    fn choices(&self, seat: Seat) -> Vec<(ActionOf<S>, String)> {
        self.session.choices(seat, self.words)
    }

    fn tell_choices(&mut self, seat: Seat) -> Result<(), Failure> {
        let (prompt, clause) = self.session.prompt(Viewer::Seat(seat), self.words);
        let mark = clause.map_or(String::new(), |clause| format!(" [{clause}]"));
        if self.session.people().len() > 1 {
            let name = self.session.names(self.words)(seat);
            self.out.line(self.words.fill("term-for", &[("who", name.into()), ("prompt", prompt.into())]) + &mark)?;
        } else {
            self.out.line(prompt + &mark)?;
        }
        for (n, (action, label)) in self.choices(seat).iter().enumerate() {
            self.out.line(format!("  {}. {action}: {label}", n + 1))?;
        }
        // Where a question may be answered for good, that is offered beside it.
        self.tell_standing(seat, |offer| offer.fits)
    }

    fn answer(&mut self, seat: Seat, line: &str) -> Result<After, Failure> {
        match input::read(line, &self.choices(seat)) {
            Input::Nothing | Input::Choices => self.tell_choices(seat)?,
            Input::Choice(action) => match self.session.decide(seat, action) {
                Ok(()) => return Ok(After::Next),
                Err(Declined::Failed(failure)) => return Err(failure),
                Err(Declined::Refused(refusal)) => self.tell_refusal(&refusal)?,
            },
            Input::Help => {
                let (choice, clause) = self.session.examples(seat);
                let examples = [("choice", choice.into()), ("clause", clause.into())];
                for key in ["term-help-choice", "term-help-look", "term-help-change", "term-help-leave"] {
                    self.out.line(self.words.fill(key, &examples))?;
                }
                if self.session.has_adviser() {
                    self.say("term-help-advice")?;
                }
            }
            Input::View => self.tell_table()?,
            Input::Log => {
                for line in log::lines::<S>(self.session.table(), Viewer::Seat(seat), self.words) {
                    self.out.line(line.with_clause())?;
                }
            }
            Input::Advice => self.advise(seat)?,
            Input::WinChart => self.say("term-course-none")?,
            Input::Undo => return self.undo(seat),
            Input::Rules(clause) => self.tell_clause(&clause)?,
            Input::Cards => {
                for card in S::cards(self.words) {
                    self.out.line(format!("{}: {} [{}]", card.name, card.text, card.clause))?;
                }
            }
            Input::Lang(code) => match code.parse::<Lang>() {
                Ok(lang) => {
                    self.words = S::texts().words(lang);
                    self.tell_choices(seat)?;
                }
                Err(_) => self.say("term-no-such-lang")?,
            },
            Input::Standing(key) => return self.stand(seat, &key),
            Input::Quit => return Ok(After::Leave),
            Input::Unknown => {
                let typed: String = line.trim().chars().filter(|c| !c.is_control()).collect();
                self.out.line(self.words.fill("term-unknown", &[("line", typed.into())]))?;
                let legal = self.choices(seat).into_iter().map(|(action, _)| action.to_string()).collect();
                self.tell_legal(legal)?;
            }
        }
        Ok(After::Again)
    }

    fn advise(&mut self, seat: Seat) -> Result<(), Failure> {
        match self.session.consult(seat).and_then(|advice| advice.recv().ok()) {
            None => self.say("term-advice-none"),
            Some(advice) => {
                for line in self.session.advice_lines(&advice, self.words) {
                    self.out.line(line)?;
                }
                Ok(())
            }
        }
    }

    fn tell_refusal(&mut self, refusal: &Refusal) -> Result<(), Failure> {
        let names = self.session.names(self.words);
        let why = self.words.tell(&refusal.why, &names);
        let mark = refusal.why.clause.as_ref().map_or(String::new(), |clause| format!(" [{clause}]"));
        self.out.line(self.words.fill("term-refused", &[("why", why.into())]) + &mark)?;
        self.tell_legal(refusal.legal.clone())
    }

    fn tell_legal(&mut self, legal: Vec<String>) -> Result<(), Failure> {
        self.out.line(self.words.fill("term-legal", &[("choices", legal.join(", ").into())]))
    }

    fn tell_clause(&mut self, wanted: &str) -> Result<(), Failure> {
        let clauses = S::clauses();
        match clauses.find(wanted).map(|place| &clauses.all()[place]) {
            Some(clause) => self.out.line(format!("[{}] {}", clause.id, clause.text)),
            None => {
                let first = clauses.all().first().map_or("", |clause| clause.id);
                self.out.line(self.words.fill("term-no-such-clause", &[("clause", first.into())]))
            }
        }
    }

    /// Takes back the last decision, after a question where others have acted or something was learnt.
    fn undo(&mut self, seat: Seat) -> Result<After, Failure> {
        match self.session.table().undo_is_free(seat) {
            Err(_) => {
                self.say("term-undo-nothing")?;
                return Ok(After::Again);
            }
            Ok(true) => {}
            Ok(false) => {
                self.say("term-undo-ask")?;
                match ask(self.out)? {
                    None => return Ok(After::Leave),
                    Some(line) if is_yes(&line) => {}
                    Some(_) => {
                        self.say("term-undo-kept")?;
                        return Ok(After::Again);
                    }
                }
            }
        }
        if self.session.undo(seat)?.is_ok() {
            self.bots.forget();
            for (n, told) in self.told.iter_mut().enumerate() {
                let viewer = Viewer::Seat(Seat::new(n));
                *told = log::lines::<S>(self.session.table(), viewer, self.words).len().min(*told);
            }
            self.stages[seat.index()] = self.session.stage(self.words);
            self.say("term-undone")?;
        }
        Ok(After::Next)
    }

    /// Leaves a standing answer or takes it away; without a key, tells which there are.
    fn stand(&mut self, seat: Seat, key: &str) -> Result<After, Failure> {
        let offers = self.session.standing_offers(seat);
        let turns = self.session.table().turns().len();
        if key == "off" {
            for offer in offers.iter().filter(|offer| offer.left) {
                self.session.leave_standing(seat, &offer.written, false)?;
            }
        } else if let Some(offer) = self.session.meant_standing(seat, key) {
            self.session.leave_standing(seat, &offer.written, true)?;
        } else {
            self.tell_standing(seat, |_| true)?;
            self.out.line(format!("  standing off: {}", self.words.say("term-standing-off")))?;
            return Ok(After::Again);
        }
        self.say("term-standing-done")?;
        Ok(if self.session.table().turns().len() > turns { After::Next } else { After::Again })
    }

    /// Tells of standing answers, each as it is typed.
    fn tell_standing(&mut self, seat: Seat, which: impl Fn(&StandingOffer) -> bool) -> Result<(), Failure> {
        for offer in self.session.standing_offers(seat).iter().filter(|offer| which(offer)) {
            let mark = if offer.left { " *" } else { "" };
            self.out.line(format!("  standing {}: {}{mark}", offer.written, self.words.say(&offer.label)))?;
        }
        Ok(())
    }

    fn leave(self) -> Result<(), Failure> {
        self.out.line(self.session.farewell(self.words))
    }

    fn end(mut self) -> Result<(), Failure> {
        let viewer = self.viewer();
        let lines = log::lines::<S>(self.session.table(), viewer, self.words);
        let from = viewer.seat().map_or(0, |seat| self.told[seat.index()]).min(lines.len());
        for line in &lines[from..] {
            self.out.line(&line.text)?;
        }
        for line in self.session.places(self.words) {
            self.out.line(line)?;
        }
        self.say("term-over")?;
        self.say("term-course-replay")?;
        self.leave()
    }
}

/// What to do after a line was answered.
enum After {
    /// Read another line.
    Again,
    /// The game has moved on.
    Next,
    /// The player leaves.
    Leave,
}
