//! Section 2.1: raising stats.

use crate::data::{PROVINCES, STEPS, TOKEN_GLORY};
use crate::event::{Cause, Event};
use crate::names::{Stat, Token};
use crate::rules::Resolver;
use crate::state::{Asked, Reason};
use meadhall_engine::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// One step to the right; lost on the last one.
    pub fn raise(&mut self, seat: Seat, stat: Stat) {
        let step = &mut self.position.table.sheet_mut(seat).steps[stat.index()];
        if usize::from(*step) + 1 < STEPS {
            *step += 1;
            let value = stat.value(*step);
            self.tell(Event::Raised { seat, stat, value });
        }
    }

    pub fn raise_all(&mut self, seat: Seat) {
        for stat in Stat::ALL {
            self.raise(seat, stat);
        }
    }

    /// Asks which stat to raise, or goes on if there is none to choose.
    pub fn raise_for(&mut self, seat: Seat, reason: Reason) {
        if self.position.table.raisable(seat, reason).next().is_some() {
            self.ask(seat, Asked::Raise(reason));
        } else {
            self.raised(reason);
        }
    }

    /// The answer to it.
    pub fn raise_chosen(&mut self, seat: Seat, stat: Option<Stat>, reason: Reason) {
        if let Some(stat) = stat {
            self.raise(seat, stat);
        }
        self.raised(reason);
    }

    fn raised(&mut self, reason: Reason) {
        match reason {
            Reason::Grace | Reason::LordOfAxes | Reason::Oath => self.resolve(),
            Reason::Sacrifice => self.end_turn(),
            Reason::Quest => self.continue_quests(),
        }
    }

    /// The reward of the pillaged province's token.
    pub fn reward(&mut self, seat: Seat) {
        let place = self.position.table.battle.place;
        match self.position.table.tokens[place.index().min(PROVINCES - 1)] {
            Token::Rage => self.raise(seat, Stat::Rage),
            Token::Axes => self.raise(seat, Stat::Axes),
            Token::Horns => self.raise(seat, Stat::Horns),
            Token::Glory => self.gain(seat, TOKEN_GLORY, Cause::Token),
            Token::All => self.raise_all(seat),
        }
    }
}
