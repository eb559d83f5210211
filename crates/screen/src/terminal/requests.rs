//! What a player asks of the screen beside deciding: advice, the win chart, standing answers, clauses, another language.

use super::app::{App, Notice, Popup};
use crate::failure::Failure;
use crate::play::win_chart;
use crate::screen::{CardText, Screen};
use meadhall_words::Lang;

impl<S: Screen> App<S> {
    /// Asks the adviser about the viewer's decision; says so if there is none or nothing to decide.
    pub fn consult(&mut self) {
        if self.advice.is_none() && self.pending_advice.is_none() {
            self.pending_advice = self.viewer.seat().and_then(|seat| self.session.consult(seat));
        }
        match self.advice.is_some() || self.pending_advice.is_some() {
            true => self.open(Popup::Advice),
            false => self.say("term-advice-none"),
        }
    }

    /// Makes the choice that the adviser holds for the best.
    pub fn take_advice(&mut self) -> Result<(), Failure> {
        let best = self.advice.as_ref().and_then(|advice| advice.best.first());
        let best = best.and_then(|counsel| counsel.written.parse().ok());
        self.popup = None;
        best.map_or(Ok(()), |action| self.choose(action))
    }

    /// Opens the cards at the one that the choice under the cursor is about.
    pub fn open_cards(&mut self) {
        self.card_search.clear();
        self.open(Popup::Cards);
        self.scroll_to_card = true;
    }

    /// The card that the choice under the cursor is about.
    pub fn card(&self) -> Option<CardText> {
        let game = self.session.table().game();
        self.choice().and_then(|action| S::card(game, &self.view, action, self.words))
    }

    /// Shows how everybody's chance to win went, once the game is over.
    pub fn trace(&mut self) {
        if self.session.table().outcome().is_none() {
            return self.say("term-course-none");
        }
        if self.win_chart.is_none() && self.pending_chart.is_none() {
            self.pending_chart = win_chart::begin::<S>(self.session.table(), self.viewer);
        }
        let last = self.win_chart.as_ref().map_or(0, |chart| chart.points.len().saturating_sub(1));
        self.open(Popup::WinChart(last));
    }

    /// Leaves the standing answer that was typed; without one, shows them all, with the cursor on the first that fits the
    /// question.
    pub fn stand(&mut self, typed: &str) -> Result<(), Failure> {
        let Some(seat) = self.viewer.seat() else { return Ok(()) };
        let offers = self.session.order_offers(seat);
        let meant = self.session.meant_order(seat, typed);
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
        let offers = self.viewer.seat().map(|seat| self.session.order_offers(seat)).unwrap_or_default();
        self.my_turn() && offers.iter().any(|offer| offer.fits && offer.is_standing())
    }

    /// Leaves a standing answer with the table, or takes it away if it was left already.
    pub fn toggle_standing(&mut self, place: usize) -> Result<(), Failure> {
        let Some(seat) = self.viewer.seat() else { return Ok(()) };
        let Some(offer) = self.session.order_offers(seat).into_iter().nth(place) else { return Ok(()) };
        let turns = self.session.table().turns().len();
        self.session.leave_order(seat, &offer.written, !offer.left)?;
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
        self.refresh();
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
