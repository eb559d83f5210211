//! The state of the screen: whose view is drawn, what the cursor is on, what lies above it.

use super::palette::Palette;
use crate::failure::Failure;
use crate::play::bots::BotThread;
use crate::play::log::{self, LogLine};
use crate::play::session::{Declined, Session};
use crate::play::win_chart;
use crate::screen::{ActionOf, RulesOf, Screen, ViewOf};
use meadhall_bots::{Advice, Course};
use meadhall_engine::{Seat, Viewer};
use meadhall_words::{Lang, Words};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

/// A bot's decision is shown no sooner than this after the last change, so that the eye can follow.
const PACE: Duration = Duration::from_millis(350);

/// What the keys work on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// The list of choices.
    Choices,
    /// The log.
    Log,
}

/// What lies above the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Popup {
    /// The keys.
    Help,
    /// A clause, by its place among all.
    Clause(usize),
    /// The cards.
    Cards,
    /// The table in words.
    Table,
    /// The standing answers; the cursor's place.
    Standing(usize),
    /// What the adviser says.
    Advice,
    /// How everybody's chance to win went; the moment that the cursor is on.
    Course(usize),
    /// The table at that moment, in words.
    Then(usize),
    /// Whether to take back what others have decided too.
    Undo,
}

/// Something to say once: a refusal, say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The text.
    pub text: String,
    /// The clause behind it.
    pub clause: Option<String>,
}

/// The state of the screen.
pub struct App<S: Screen> {
    /// The game.
    pub session: Session<S>,
    bots: BotThread<RulesOf<S>>,
    /// The words of the language.
    pub words: &'static Words,
    /// The colours.
    pub palette: Palette,
    /// Whose view is drawn.
    pub at: Viewer,
    /// Who has to sit down before anything is drawn.
    pub curtain: Option<Seat>,
    /// What the viewer may know.
    pub view: ViewOf<S>,
    /// What is asked, and the clause behind it.
    pub prompt: (String, Option<String>),
    /// The viewer's choices.
    pub choices: Vec<(ActionOf<S>, String)>,
    /// The choice that the cursor is on.
    pub chosen: usize,
    /// The digits of a number being typed.
    pub digits: String,
    /// The log.
    pub log: Vec<LogLine>,
    /// How many lines of the log the viewer had when she last decided.
    pub known: usize,
    /// The line of the log that the cursor is on.
    pub log_at: usize,
    /// What the keys work on.
    pub focus: Focus,
    /// What lies above the screen.
    pub popup: Option<Popup>,
    /// How far the popup is scrolled.
    pub scroll: usize,
    /// Something to say once.
    pub notice: Option<Notice>,
    /// A line being typed.
    pub typing: Option<String>,
    /// Counts how often the screen was drawn.
    pub beats: usize,
    /// Whether the player has left.
    pub left: bool,
    /// What the adviser says about the viewer's decision, once he has thought.
    pub advice: Option<Advice<ActionOf<S>>>,
    consulted: Option<Receiver<Advice<ActionOf<S>>>>,
    /// How everybody's chance to win went, once the game is over and that is worked out.
    pub course: Option<Course>,
    traced: Option<Receiver<Course>>,
    /// A bot's decision that waits for its time.
    held: Option<(Seat, ActionOf<S>)>,
    changed: Instant,
}

impl<S: Screen> App<S> {
    /// The screen of a game.
    pub fn new(session: Session<S>, lang: Lang, palette: Palette) -> App<S> {
        let words = S::texts().words(lang);
        let bots = BotThread::new(session.table(), session.players());
        let people = session.people();
        let at = people.first().map_or(Viewer::Spectator, Viewer::Seat);
        let view = session.table().view(at);
        let mut app = App {
            session,
            bots,
            words,
            palette,
            at,
            curtain: None,
            view,
            prompt: (String::new(), None),
            choices: Vec::new(),
            chosen: 0,
            digits: String::new(),
            log: Vec::new(),
            known: 0,
            log_at: 0,
            focus: Focus::Choices,
            popup: None,
            scroll: 0,
            notice: None,
            typing: None,
            beats: 0,
            left: false,
            advice: None,
            consulted: None,
            course: None,
            traced: None,
            held: None,
            changed: Instant::now(),
        };
        app.look_again();
        app.known = app.log.len();
        // With several people nobody knows yet who sits before the screen.
        if people.len() > 1 {
            app.curtain = app.session.waiting_people().first();
        }
        app
    }

    /// Makes everything that is drawn from the game anew.
    pub fn look_again(&mut self) {
        self.view = self.session.table().view(self.at);
        self.prompt = self.session.prompt(self.at, self.words);
        self.choices = self.at.seat().map_or(Vec::new(), |seat| self.session.choices(seat, self.words));
        self.chosen = self.chosen.min(self.choices.len().saturating_sub(1));
        self.log = log::lines::<S>(self.session.table(), self.at, self.words);
        self.known = self.known.min(self.log.len());
        if self.focus == Focus::Choices {
            self.log_at = self.log.len().saturating_sub(1);
        }
        self.log_at = self.log_at.min(self.log.len().saturating_sub(1));
    }

    /// Lets the bots think and play, and hands the screen to whoever has to decide.
    pub fn beat(&mut self) -> Result<(), Failure> {
        self.beats += 1;
        if let Some(advice) = self.consulted.as_ref().and_then(|consulted| consulted.try_recv().ok()) {
            self.advice = Some(advice);
            self.consulted = None;
        }
        if let Some(course) = self.traced.as_ref().and_then(|traced| traced.try_recv().ok()) {
            self.popup = self.popup.take().map(|popup| match popup {
                Popup::Course(_) => Popup::Course(course.points.len().saturating_sub(1)),
                other => other,
            });
            self.course = Some(course);
            self.traced = None;
        }
        self.bots.ask(self.session.table(), self.session.waiting_bots().minus(self.holding()))?;
        if self.held.is_none() {
            self.held = self.bots.answer()?;
        }
        // Secret decisions of the same moment show nothing and need no time.
        let together = self.session.table().pending().len() > 1;
        if (together || self.changed.elapsed() >= PACE)
            && let Some((seat, action)) = self.held.take()
        {
            match self.session.decide(seat, action) {
                Ok(()) => self.game_changed(),
                Err(Declined::Failed(failure)) => return Err(failure),
                Err(Declined::Refused(refusal)) => return Err(Failure::new(refusal)),
            }
        }
        Ok(())
    }

    fn holding(&self) -> meadhall_engine::SeatSet {
        self.held.iter().map(|(seat, _)| *seat).collect()
    }

    /// The game has moved on: whoever has to decide now gets the screen, after a curtain if that is somebody else.
    fn game_changed(&mut self) {
        self.changed = Instant::now();
        self.notice = None;
        let asked = (self.prompt.clone(), self.choices.clone());
        self.look_again();
        // What others decide in secret meanwhile leaves the question as it is.
        if asked != (self.prompt.clone(), self.choices.clone()) {
            (self.advice, self.consulted) = (None, None);
            self.popup.take_if(|popup| *popup == Popup::Advice);
        }
        (self.course, self.traced) = (None, None);
        if self.session.table().outcome().is_some() {
            self.say("term-course-hint");
        }
        let waiting = self.session.waiting_people();
        let mine = self.at.seat().is_some_and(|seat| waiting.contains(seat));
        if let Some(next) = waiting.first().filter(|_| !mine && self.curtain.is_none()) {
            self.curtain = Some(next);
            self.popup = None;
            self.typing = None;
            self.focus = Focus::Choices;
        }
    }

    /// The next person has sat down.
    pub fn lift_curtain(&mut self) {
        if let Some(seat) = self.curtain.take() {
            self.at = Viewer::Seat(seat);
            self.chosen = 0;
            self.known = 0;
            self.look_again();
        }
    }

    /// Whether a decision of the viewer's is awaited.
    pub fn my_turn(&self) -> bool {
        !self.choices.is_empty()
    }

    /// Whether a bot is thinking.
    pub fn thinking(&self) -> bool {
        self.bots.thinking() || self.held.is_some()
    }

    /// The choice that the cursor is on.
    pub fn choice(&self) -> Option<ActionOf<S>> {
        self.choices.get(self.chosen).map(|(action, _)| *action)
    }

    /// Plays a choice of the viewer's, or says why not.
    pub fn decide(&mut self, action: ActionOf<S>) -> Result<(), Failure> {
        let Some(seat) = self.at.seat() else { return Ok(()) };
        match self.session.decide(seat, action) {
            Ok(()) => {
                self.known = self.log.len();
                self.chosen = 0;
                self.game_changed();
                Ok(())
            }
            Err(Declined::Failed(failure)) => Err(failure),
            Err(Declined::Refused(refusal)) => {
                let why = self.words.tell(&refusal.why, &self.session.names(self.words));
                let text = self.words.fill("term-refused", &[("why", why.into())]);
                let clause = refusal.why.clause.as_ref().map(ToString::to_string);
                self.notice = Some(Notice { text, clause });
                Ok(())
            }
        }
    }

    /// Takes the viewer's last decision back where that is free; asks first where it is not.
    pub fn undo(&mut self) -> Result<(), Failure> {
        let Some(seat) = self.at.seat() else { return Ok(()) };
        match self.session.table().undo_is_free(seat) {
            Err(_) => self.say("term-undo-nothing"),
            Ok(false) => self.popup = Some(Popup::Undo),
            Ok(true) => self.take_back()?,
        }
        Ok(())
    }

    /// Takes the viewer's last decision back with everything since.
    pub fn take_back(&mut self) -> Result<(), Failure> {
        let Some(seat) = self.at.seat() else { return Ok(()) };
        if self.session.undo(seat)?.is_ok() {
            self.bots.forget();
            self.held = None;
            self.curtain = None;
            self.chosen = 0;
            self.game_changed();
            self.say("term-undone");
        }
        Ok(())
    }

    /// Asks the adviser about the viewer's decision; says so if there is none or nothing to decide.
    pub fn consult(&mut self) {
        if self.advice.is_none() && self.consulted.is_none() {
            self.consulted = self.at.seat().and_then(|seat| self.session.consult(seat));
        }
        match self.advice.is_some() || self.consulted.is_some() {
            true => self.open(Popup::Advice),
            false => self.say("term-advice-none"),
        }
    }

    /// Shows how everybody's chance to win went, once the game is over.
    pub fn trace(&mut self) {
        if self.session.table().outcome().is_none() {
            return self.say("term-course-none");
        }
        if self.course.is_none() && self.traced.is_none() {
            self.traced = Some(win_chart::trace::<S>(self.session.table()));
        }
        let last = self.course.as_ref().map_or(0, |course| course.points.len().saturating_sub(1));
        self.open(Popup::Course(last));
    }

    /// Leaves the standing answer that was typed; without one, shows them all, with the cursor on the first that fits the
    /// question.
    pub fn stand(&mut self, typed: &str) -> Result<(), Failure> {
        let Some(seat) = self.at.seat() else { return Ok(()) };
        let offers = self.session.standing_offers(seat);
        let meant = self.session.meant_standing(seat, typed);
        match meant.and_then(|meant| offers.iter().position(|offer| *offer == meant && !offer.left)) {
            Some(place) => {
                self.say("term-standing-done");
                self.toggle_standing(place)
            }
            None => {
                let fitting = offers.iter().position(|offer| offer.fits).unwrap_or(0);
                self.open(Popup::Standing(fitting));
                Ok(())
            }
        }
    }

    /// Whether the question that is open may be answered for good.
    pub fn may_stand(&self) -> bool {
        let offers = self.at.seat().map(|seat| self.session.standing_offers(seat)).unwrap_or_default();
        self.my_turn() && offers.iter().any(|offer| offer.fits)
    }

    /// Leaves a standing answer with the table, or takes it away if it was left already.
    pub fn toggle_standing(&mut self, place: usize) -> Result<(), Failure> {
        let Some(seat) = self.at.seat() else { return Ok(()) };
        let Some(offer) = self.session.standing_offers(seat).into_iter().nth(place) else { return Ok(()) };
        let turns = self.session.table().turns().len();
        self.session.leave_standing(seat, &offer.written, !offer.left)?;
        if self.session.table().turns().len() > turns {
            self.game_changed();
        }
        Ok(())
    }

    /// Says something once.
    pub fn say(&mut self, key: &str) {
        self.notice = Some(Notice { text: self.words.say(key), clause: None });
    }

    /// Speaks the next language.
    pub fn next_language(&mut self) {
        let place = Lang::ALL.iter().position(|&lang| lang == self.words.lang()).unwrap_or(0);
        self.speak(Lang::ALL[(place + 1) % Lang::ALL.len()]);
    }

    /// Speaks another language.
    pub fn speak(&mut self, lang: Lang) {
        self.words = S::texts().words(lang);
        self.notice = None;
        self.look_again();
    }

    /// Opens something above the screen.
    pub fn open(&mut self, popup: Popup) {
        self.popup = Some(popup);
        self.scroll = 0;
    }

    /// Opens a clause; says so if there is none.
    pub fn open_clause(&mut self, clause: Option<&str>) {
        match clause.and_then(|clause| S::clauses().find(clause)) {
            Some(place) => self.open(Popup::Clause(place)),
            None => {
                let first = S::clauses().all().first().map_or("", |clause| clause.id);
                let text = self.words.fill("term-no-such-clause", &[("clause", first.into())]);
                self.notice = Some(Notice { text, clause: None });
            }
        }
    }
}
