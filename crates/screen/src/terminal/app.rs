//! The state of the screen: whose view is drawn, what the cursor is on, what lies above it.

use super::mouse::Spot;
use super::palette::Palette;
use super::story::{Pace, Past};
use super::typing::Typed;
use crate::failure::Failure;
use crate::play::bots::BotThread;
use crate::play::log::{self, LogLine};
use crate::play::session::{Declined, Session};
use crate::screen::{ActionOf, Screen, ViewOf};
use meadhall_bots::{WinChart, WrittenAdvice};
use meadhall_engine::{Seat, Viewer, Wording};
use meadhall_words::{Lang, Words};
use ratatui::layout::Rect;
use std::sync::mpsc::Receiver;
use std::time::Instant;

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
    WinChart(usize),
    /// The table at that moment, in words.
    PastTable(usize),
    /// Whether to take back what others have decided too.
    Undo,
    /// Whether to make a choice that throws something away, by its place among the choices.
    Warning(usize),
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
    bots: BotThread,
    /// The words of the language.
    pub words: &'static Words,
    /// The colours.
    pub palette: Palette,
    /// Whose view is drawn.
    pub viewer: Viewer,
    /// Who has to sit down before anything is drawn.
    pub handover: Option<Seat>,
    /// What the viewer may know.
    pub view: ViewOf<S>,
    /// What is asked, and the clause behind it.
    pub prompt: (String, Option<String>),
    /// The viewer's choices.
    pub choices: Vec<(ActionOf<S>, String)>,
    /// The choice that the cursor is on.
    pub chosen: usize,
    /// What the choices that are shown have in common; everything if it is empty.
    pub filter: String,
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
    /// What the cards that the popup shows have in common; all of them if it is empty.
    pub card_search: String,
    /// Something to say once.
    pub notice: Option<Notice>,
    /// A line being typed.
    pub typing: Option<Typed>,
    /// The earlier moment that is shown instead of the newest.
    pub past: Option<Past<S>>,
    /// Whether what the bots decide waits until it is asked for.
    pub paused: bool,
    /// How fast the bots' decisions follow each other.
    pub pace: Pace,
    /// Whether everything up to the viewer's next decision is shown at once.
    pub(super) skipping: bool,
    /// Whether the cards are still to be scrolled to the one under the cursor.
    pub(super) scroll_to_card: bool,
    /// What lies where on the screen that was drawn last.
    pub(super) spots: Vec<(Rect, Spot)>,
    /// Counts how often the screen was drawn.
    pub ticks: usize,
    /// Whether the player has left.
    pub left: bool,
    /// Whether the same players want to play again.
    pub rematch: bool,
    /// What the adviser says about the viewer's decision, once he has thought.
    pub advice: Option<WrittenAdvice>,
    pub(super) pending_advice: Option<Receiver<WrittenAdvice>>,
    /// How everybody's chance to win went, once the game is over and that is worked out.
    pub win_chart: Option<WinChart>,
    pub(super) pending_chart: Option<Receiver<WinChart>>,
    /// A bot's decision that waits for its time.
    delayed: Option<(Seat, String)>,
    changed: Instant,
}

impl<S: Screen> App<S> {
    /// The screen of a game.
    pub fn new(session: Session<S>, lang: Lang, palette: Palette) -> App<S> {
        let words = S::texts().words(lang);
        let bots = session.seat_bots();
        let people = session.people();
        let viewer = people.first().map_or(Viewer::Spectator, Viewer::Seat);
        let view = session.table().view(viewer);
        let mut app = App {
            session,
            bots,
            words,
            palette,
            viewer,
            handover: None,
            view,
            prompt: (String::new(), None),
            choices: Vec::new(),
            chosen: 0,
            filter: String::new(),
            digits: String::new(),
            log: Vec::new(),
            known: 0,
            log_at: 0,
            focus: Focus::Choices,
            popup: None,
            scroll: 0,
            card_search: String::new(),
            notice: None,
            typing: None,
            past: None,
            paused: false,
            pace: Pace::default(),
            skipping: false,
            scroll_to_card: false,
            spots: Vec::new(),
            ticks: 0,
            left: false,
            rematch: false,
            advice: None,
            pending_advice: None,
            win_chart: None,
            pending_chart: None,
            delayed: None,
            changed: Instant::now(),
        };
        app.refresh();
        app.preselect();
        app.known = app.log.len();
        // With several people nobody knows yet who sits before the screen.
        if people.len() > 1 {
            app.handover = app.session.waiting_people().first();
        }
        app
    }

    /// Makes everything that is drawn from the game anew.
    pub fn refresh(&mut self) {
        self.view = self.session.table().view(self.viewer);
        self.prompt = self.session.prompt(self.viewer, self.words);
        self.choices = self.viewer.seat().map_or(Vec::new(), |seat| self.session.choices(seat, self.words));
        self.chosen = self.chosen.min(self.choices.len().saturating_sub(1));
        self.log = log::lines::<S>(self.session.table(), self.viewer, self.words);
        self.known = self.known.min(self.log.len());
        if self.focus == Focus::Choices {
            self.log_at = self.log.len().saturating_sub(1);
        }
        self.log_at = self.log_at.min(self.log.len().saturating_sub(1));
    }

    /// Lets the bots think and play, and hands the screen to whoever has to decide.
    pub fn tick(&mut self) -> Result<(), Failure> {
        self.ticks += 1;
        if let Some(advice) = self.pending_advice.as_ref().and_then(|pending| pending.try_recv().ok()) {
            self.advice = Some(advice);
            self.pending_advice = None;
        }
        if let Some(chart) = self.pending_chart.as_ref().and_then(|pending| pending.try_recv().ok()) {
            self.popup = self.popup.take().map(|popup| match popup {
                Popup::WinChart(_) => Popup::WinChart(chart.points.len().saturating_sub(1)),
                other => other,
            });
            self.win_chart = Some(chart);
            self.pending_chart = None;
        }
        self.bots.ask(self.session.table(), self.session.waiting_bots().minus(self.holding()))?;
        if self.delayed.is_none() {
            self.delayed = self.bots.answer()?;
        }
        // Secret decisions of the same moment show nothing and need no time.
        let together = self.session.table().pending().len() > 1;
        if together || self.skipping || !self.paused && self.changed.elapsed() >= self.pace.pause() {
            self.show_delayed()?;
        }
        Ok(())
    }

    /// Plays the bot's decision that waits for its time, if there is one.
    pub(super) fn show_delayed(&mut self) -> Result<(), Failure> {
        if let Some((seat, written)) = self.delayed.take() {
            self.session.decide_for_bot(seat, &written)?;
            self.game_changed();
        }
        Ok(())
    }

    fn holding(&self) -> meadhall_engine::SeatSet {
        self.delayed.iter().map(|(seat, _)| *seat).collect()
    }

    /// The game has moved on: whoever has to decide now gets the screen, after a handover if that is somebody else.
    pub(super) fn game_changed(&mut self) {
        self.changed = Instant::now();
        self.notice = None;
        let asked = (self.prompt.clone(), self.choices.clone());
        self.refresh();
        // What others decide in secret meanwhile leaves the question as it is.
        if asked != (self.prompt.clone(), self.choices.clone()) {
            (self.advice, self.pending_advice) = (None, None);
            self.popup.take_if(|popup| matches!(popup, Popup::Advice | Popup::Warning(_)));
            self.preselect();
        }
        (self.win_chart, self.pending_chart) = (None, None);
        if self.session.table().outcome().is_some() {
            self.say("term-course-hint");
        }
        let waiting = self.session.waiting_people();
        let mine = self.viewer.seat().is_some_and(|seat| waiting.contains(seat));
        self.skipping &= waiting.is_empty() && self.session.table().outcome().is_none();
        if let Some(next) = waiting.first().filter(|_| !mine && self.handover.is_none()) {
            self.handover = Some(next);
            self.popup = None;
            self.typing = None;
            self.past = None;
            self.focus = Focus::Choices;
        }
    }

    /// Puts the cursor on a choice that gives nothing up.
    fn preselect(&mut self) {
        let choices: Vec<ActionOf<S>> = self.choices.iter().map(|(action, _)| *action).collect();
        self.chosen = S::preselected(self.session.table().game(), &self.view, &choices);
        self.filter.clear();
        self.typing.take_if(|typed| typed.is_filter());
    }

    /// The next person has sat down.
    pub fn accept_handover(&mut self) {
        if let Some(seat) = self.handover.take() {
            self.viewer = Viewer::Seat(seat);
            self.known = 0;
            self.refresh();
            self.preselect();
        }
    }

    /// Whether a decision of the viewer's is awaited.
    pub fn my_turn(&self) -> bool {
        !self.choices.is_empty()
    }

    /// Whether a bot is thinking.
    pub fn thinking(&self) -> bool {
        self.bots.thinking() || self.delayed.is_some()
    }

    /// The choice that the cursor is on.
    pub fn choice(&self) -> Option<ActionOf<S>> {
        self.choices.get(self.chosen).map(|(action, _)| *action)
    }

    /// What a choice would throw away, by its place among the choices.
    pub fn warning(&self, place: usize) -> Option<String> {
        let choices: Vec<ActionOf<S>> = self.choices.iter().map(|(action, _)| *action).collect();
        let question = self.session.table().game().warning(&self.view, &choices, *choices.get(place)?)?;
        Some(self.words.tell(&question, &self.session.names(self.words)))
    }

    /// Plays a choice of the viewer's; asks first where it throws something away.
    pub fn choose(&mut self, action: ActionOf<S>) -> Result<(), Failure> {
        let place = self.choices.iter().position(|(choice, _)| *choice == action);
        match place.filter(|&place| self.warning(place).is_some()) {
            Some(place) => {
                self.open(Popup::Warning(place));
                Ok(())
            }
            None => self.decide(action),
        }
    }

    /// Plays a choice of the viewer's, or says why not.
    pub fn decide(&mut self, action: ActionOf<S>) -> Result<(), Failure> {
        let Some(seat) = self.viewer.seat() else { return Ok(()) };
        match self.session.decide(seat, action) {
            Ok(()) => {
                self.known = self.log.len();
                self.past = None;
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
        let Some(seat) = self.viewer.seat() else { return Ok(()) };
        match self.session.table().undo_is_free(seat) {
            Err(_) => self.say("term-undo-nothing"),
            Ok(false) => self.popup = Some(Popup::Undo),
            Ok(true) => self.take_back()?,
        }
        Ok(())
    }

    /// Takes the viewer's last decision back with everything since.
    pub fn take_back(&mut self) -> Result<(), Failure> {
        let Some(seat) = self.viewer.seat() else { return Ok(()) };
        if self.session.undo(seat)?.is_ok() {
            self.bots.forget();
            self.delayed = None;
            self.handover = None;
            self.past = None;
            self.game_changed();
            self.preselect();
            self.say("term-undone");
        }
        Ok(())
    }
}
