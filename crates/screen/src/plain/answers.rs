//! The answers to what can be asked besides the choices.

use super::command::Command;
use super::hearable::folded;
use super::spoken::{Spoken, Told, Topic};
use super::talk::{After, Said, Talk};
use crate::failure::Failure;
use crate::play::log;
use meadhall_engine::{OrderOffer, Seat, Viewer};
use meadhall_words::Lang;

/// So many lines of the log, and so many things that fit what was typed, are told where little is to be heard.
const FEW: usize = 5;

/// Whether somebody says yes, in any language of the house.
pub(super) fn is_yes(line: &str) -> bool {
    matches!(line.trim().to_lowercase().as_str(), "y" | "yes" | "a" | "ano" | "j" | "ja")
}

impl<S: Spoken> Talk<S> {
    pub(super) fn command(&mut self, seat: Seat, command: Command, rest: &str) -> Result<Said, Failure> {
        let viewer = Viewer::Seat(seat);
        let lines = match command {
            Command::Help => self.help(seat),
            Command::More => self.last.whole.clone(),
            Command::Again => {
                if self.settings.brief {
                    self.last.brief.clone()
                } else {
                    self.last.whole.clone()
                }
            }
            Command::Choices => self.ask_again(seat),
            Command::Hand => self.told(viewer, S::hand, "plain-no-hand"),
            Command::Score => self.told(viewer, S::score, "plain-no-score"),
            Command::Fight => self.told(viewer, S::fight, "plain-no-fight"),
            Command::Table => self.table(viewer),
            Command::Where => self.find_topic(viewer, rest),
            Command::Card | Command::Cards => self.find_card(viewer, rest),
            Command::Log => self.log(viewer, rest),
            Command::Undo => return self.undo(seat),
            Command::Brief | Command::Full => self.tell_how_much(command == Command::Brief),
            Command::Written => self.written(seat),
            Command::Advice => self.advise(seat),
            Command::Course => self.line(self.words.say("term-course-none")),
            Command::Rules => self.clause(seat, rest),
            Command::Hash => {
                let hash = self.session.table().parts().commitment();
                vec![self.words.fill("term-commitment", &[("hash", hash.into())])]
            }
            Command::Lang => match rest.to_lowercase().parse::<Lang>() {
                Ok(lang) => {
                    self.words = S::spoken_texts().words(lang);
                    return Ok((self.question(seat), After::Again));
                }
                Err(_) => self.line(self.words.say("term-no-such-lang")),
            },
            Command::Standing => return self.stand(seat, rest),
            Command::Quit => return Ok((Vec::new(), After::Leave)),
        };
        Ok((lines, After::Again))
    }

    /// What the game tells, or that there is nothing.
    fn told(
        &mut self,
        viewer: Viewer,
        tell: fn(&super::spoken::TellContext<'_, S>) -> Told,
        nothing: &str,
    ) -> Vec<String> {
        let told = self.with_context(viewer, tell);
        if told.whole.is_empty() { self.line(self.words.say(nothing)) } else { self.say(told) }
    }

    fn help(&mut self, seat: Seat) -> Vec<String> {
        let (choice, clause) = self.session.examples(seat);
        let examples = [("choice", choice.into()), ("clause", clause.into())];
        let say = |key: &&str| self.words.say(key);
        let mut brief: Vec<String> =
            ["plain-help-choice", "plain-help-look", "plain-help-change"].iter().map(say).collect();
        if self.session.has_adviser() {
            brief.push(self.words.say("plain-help-advice"));
        }
        let mut whole = brief.clone();
        whole.extend(["plain-help-settings", "plain-help-leave"].iter().map(say));
        let mut lines = self.say(Told { brief, whole });
        // How it is written is asked for here: it keeps its signs.
        lines.push(self.words.fill("plain-help-written", &examples));
        lines
    }

    /// Sets how much is told. Where that cannot be kept, it holds for this game, and the player learns why.
    fn tell_how_much(&mut self, brief: bool) -> Vec<String> {
        let kept = self.settings.set(brief);
        let mut lines = self.line(self.words.say(if brief { "plain-now-brief" } else { "plain-now-full" }));
        lines.extend(kept.err().map(|failure| failure.line().to_owned()));
        lines
    }

    /// The choices as they are written, with nothing changed.
    fn written(&self, seat: Seat) -> Vec<String> {
        self.session.table().legal(seat).into_iter().map(|action| action.to_string()).collect()
    }

    /// How far the game has come, and everything that lies on the table.
    fn table(&mut self, viewer: Viewer) -> Vec<String> {
        let topics = self.with_context(viewer, |context| S::topics(context));
        let mut told = Told::same(vec![self.session.stage(self.words)]);
        told.brief.extend(topics.iter().filter_map(|topic| topic.brief.clone()));
        told.whole.extend(topics.into_iter().map(|topic| topic.whole));
        self.say(told)
    }

    fn find_topic(&mut self, viewer: Viewer, wanted: &str) -> Vec<String> {
        let topics = self.with_context(viewer, |context| S::topics(context));
        let found: Vec<String> = found(&topics, wanted).into_iter().map(|topic| topic.whole.clone()).collect();
        if !found.is_empty() {
            return self.say(few(found));
        }
        let names: Vec<String> = topics.into_iter().map(|topic| topic.name).collect();
        self.line(self.words.fill("plain-where", &[("names", names.join(", ").into())]))
    }

    fn find_card(&mut self, viewer: Viewer, wanted: &str) -> Vec<String> {
        let cards = self.with_context(viewer, |context| S::catalogue(context));
        if wanted.is_empty() {
            let brief = vec![self.words.fill("plain-cards", &[("count", cards.len().into())])];
            return self.say(Told { brief, whole: cards.into_iter().map(|card| card.whole).collect() });
        }
        let found: Vec<String> = found(&cards, wanted).into_iter().map(|card| card.whole.clone()).collect();
        if found.is_empty() { self.line(self.words.say("plain-no-such-card")) } else { self.say(few(found)) }
    }

    /// The last lines of the log: as many as were asked for, a few, or all.
    fn log(&mut self, viewer: Viewer, rest: &str) -> Vec<String> {
        let lines = log::lines::<S>(self.session.table(), viewer, self.words);
        let lines: Vec<String> = lines.into_iter().map(|line| line.text).collect();
        let last = |count: usize| lines[lines.len().saturating_sub(count)..].to_vec();
        match rest.trim().parse() {
            Ok(count) => self.say(Told::same(last(count))),
            Err(_) => self.say(Told { brief: last(FEW), whole: lines.clone() }),
        }
    }

    fn advise(&mut self, seat: Seat) -> Vec<String> {
        match self.session.consult(seat).and_then(|advice| advice.recv().ok()) {
            None => self.line(self.words.say("term-advice-none")),
            Some(advice) => {
                // Only choices are numbered: whoever types a number means one of them.
                let bare = |line: String| match line.split_once(". ") {
                    Some((number, rest)) if number.parse::<usize>().is_ok() => rest.to_owned(),
                    _ => line,
                };
                let lines = self.session.advice_lines(&advice, self.words);
                self.say(Told::same(lines.into_iter().map(bare).collect()))
            }
        }
    }

    /// A clause as it is written; the one behind the question if none is named.
    fn clause(&mut self, seat: Seat, wanted: &str) -> Vec<String> {
        let clauses = S::clauses();
        let asked = self.session.prompt(Viewer::Seat(seat), self.words).1.unwrap_or_default();
        let wanted = if wanted.is_empty() { asked.as_str() } else { wanted };
        match clauses.find(wanted).map(|place| &clauses.all()[place]) {
            Some(clause) => {
                let english = (self.words.lang() != Lang::En).then(|| self.words.say("rules-in-english"));
                english.into_iter().chain([format!("[{}] {}", clause.id, clause.text)]).collect()
            }
            None => {
                let first = clauses.all().first().map_or("", |clause| clause.id);
                vec![self.words.fill("term-no-such-clause", &[("clause", first.into())])]
            }
        }
    }

    /// Takes back a step of the choice, or the last decision; asks first where others have acted or something was learnt.
    fn undo(&mut self, seat: Seat) -> Result<Said, Failure> {
        if self.step_back() {
            return Ok((self.ask_again(seat), After::Again));
        }
        match self.session.table().undo_is_free(seat) {
            Err(_) => Ok((self.line(self.words.say("term-undo-nothing")), After::Again)),
            Ok(true) => self.take_back(seat),
            Ok(false) => {
                self.asks_undo = true;
                Ok((self.line(self.words.say("plain-undo-ask")), After::Again))
            }
        }
    }

    pub(super) fn answer_undo(&mut self, seat: Seat, typed: &str) -> Result<Said, Failure> {
        self.asks_undo = false;
        if is_yes(typed) {
            return self.take_back(seat);
        }
        Ok((self.line(self.words.say("term-undo-kept")), After::Again))
    }

    fn take_back(&mut self, seat: Seat) -> Result<Said, Failure> {
        if self.session.undo(seat)?.is_err() {
            return Ok((Vec::new(), After::Next));
        }
        for n in 0..self.told.len() {
            let events = self.session.table().log(Viewer::Seat(Seat::new(n))).count();
            self.told[n] = self.told[n].min(events);
        }
        self.stages[seat.index()] = self.session.stage(self.words);
        Ok((self.line(self.words.say("term-undone")), After::Next))
    }

    /// Leaves a standing answer or takes it away; without one, tells which there are.
    pub(super) fn stand(&mut self, seat: Seat, typed: &str) -> Result<Said, Failure> {
        let offers = self.session.order_offers(seat);
        let turns = self.session.table().turns().len();
        if typed == "off" {
            for offer in offers.iter().filter(|offer| offer.left) {
                self.session.leave_order(seat, &offer.written, false)?;
            }
        } else if let Some(offer) = self.session.meant_order(seat, typed) {
            self.session.leave_order(seat, &offer.written, true)?;
        } else {
            // These are written forms, which were asked for.
            let mut lines: Vec<String> = offers.iter().map(|offer| self.standing_line(offer)).collect();
            lines.push(format!("standing off: {}", self.words.say("term-standing-off")));
            return Ok((lines, After::Again));
        }
        let after = if self.session.table().turns().len() > turns { After::Next } else { After::Again };
        Ok((self.line(self.words.say("term-standing-done")), after))
    }

    fn standing_line(&self, offer: &OrderOffer) -> String {
        let left = if offer.left { format!(" {}", self.words.say("plain-standing-left")) } else { String::new() };
        format!("standing {}: {}.{left}", offer.written, self.words.tell(&offer.label, &self.session.names(self.words)))
    }

    /// How a question can be answered for good, where it can.
    pub(super) fn standing_hint(&self, seat: Seat) -> Vec<String> {
        let word = |written: &str| if written.starts_with("never-") { "always no" } else { "always yes" };
        let offers = self.session.order_offers(seat);
        let fits = offers.iter().filter(|offer| offer.fits && offer.is_standing() && !offer.written.contains('@'));
        let hint = |offer: &OrderOffer| {
            let label = self.words.tell(&offer.label, &self.session.names(self.words));
            self.words.fill("plain-standing", &[("typed", word(&offer.written).into()), ("label", label.into())])
        };
        fits.map(hint).collect()
    }
}

/// Several things that fit, of which the first few are enough.
fn few(lines: Vec<String>) -> Told {
    Told { brief: lines.iter().take(FEW).cloned().collect(), whole: lines }
}

/// What goes by this name; else what begins with it; else what holds it.
fn found<'a>(topics: &'a [Topic], wanted: &str) -> Vec<&'a Topic> {
    let wanted = folded(wanted);
    if wanted.is_empty() {
        return Vec::new();
    }
    let by = |fits: &dyn Fn(&str) -> bool| -> Vec<&'a Topic> {
        topics.iter().filter(|topic| fits(&folded(&topic.name)) || fits(&folded(&topic.written))).collect()
    };
    let ways: [&dyn Fn(&str) -> bool; 3] =
        [&|name| name == wanted, &|name| name.starts_with(&wanted), &|name| name.contains(&wanted)];
    ways.into_iter().map(by).find(|found| !found.is_empty()).unwrap_or_default()
}
