//! The rules, one file for each chapter.

pub(crate) mod answers;
pub(crate) mod battle;
pub(crate) mod bound;
pub(crate) mod call;
pub(crate) mod cards;
pub(crate) mod choices;
pub(crate) mod discard;
pub(crate) mod doom;
pub(crate) mod draft;
pub(crate) mod ending;
pub(crate) mod gods;
pub(crate) mod invade;
pub(crate) mod march;
pub(crate) mod pillage;
pub(crate) mod quests;
pub(crate) mod ragnarok;
pub(crate) mod resolution;
pub(crate) mod reveal;
pub(crate) mod sacrifice;
pub(crate) mod setup;
pub(crate) mod stats;
pub(crate) mod turns;
pub(crate) mod upgrade;

use crate::BloodRage;
use crate::data::{Card, MOST_RAGE};
use crate::event::{Cause, Event};
use crate::state::{Asked, Position};
use meadhall_engine::{Chance, Seat, Sink};

/// Resolves one decision: the rules at work on a position, with the dice and the sink that the caller brought.
pub(crate) struct Resolver<'a, C, S> {
    pub game: &'a BloodRage,
    pub position: &'a mut Position,
    pub chance: &'a mut C,
    pub sink: &'a mut S,
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    #[inline]
    pub fn tell(&mut self, event: Event) {
        self.sink.tell(event);
    }

    /// Stops and asks one player.
    #[inline]
    pub fn ask(&mut self, who: Seat, asked: Asked) {
        self.position.table.who = who;
        self.position.table.asked = asked;
    }

    #[inline]
    pub fn left(&self, seat: Seat) -> Seat {
        seat.left(self.game.players)
    }

    /// The seats from one on, clockwise.
    #[inline]
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + use<C, S> {
        self.game.clockwise(from)
    }

    /// Glory, at the moment it is gained.
    pub fn gain(&mut self, seat: Seat, amount: u16, cause: Cause) {
        if amount > 0 {
            let sheet = self.position.table.sheet_mut(seat);
            sheet.glory = sheet.glory.saturating_add(amount);
            let source = &mut sheet.sources[cause.source() as usize];
            *source = source.saturating_add_unsigned(amount);
            self.tell(Event::Gained(seat, amount, cause));
        }
    }

    /// Takes Glory, at most what is there; says how much.
    pub fn lose(&mut self, seat: Seat, amount: u16, cause: Cause) -> u16 {
        let sheet = self.position.table.sheet_mut(seat);
        let amount = amount.min(sheet.glory);
        if amount > 0 {
            sheet.glory -= amount;
            let source = &mut sheet.sources[cause.source() as usize];
            *source = source.saturating_sub_unsigned(amount);
            self.tell(Event::Lost(seat, amount, cause));
        }
        amount
    }

    /// Spends Rage.
    #[inline]
    pub fn pay(&mut self, seat: Seat, rage: u8) {
        let sheet = self.position.table.sheet_mut(seat);
        sheet.rage = sheet.rage.saturating_sub(rage);
    }

    /// Adds Rage, up to 12.
    pub fn enrage(&mut self, seat: Seat, rage: u8, cause: Cause) {
        let sheet = self.position.table.sheet_mut(seat);
        let gained = rage.min(MOST_RAGE.saturating_sub(sheet.rage));
        sheet.rage += gained;
        if gained > 0 {
            self.tell(Event::Enraged(seat, gained, cause));
        }
    }

    /// A card leaves the hand for everybody to see.
    #[inline]
    pub fn show(&mut self, seat: Seat, card: Card) {
        self.position.secret_mut(seat).hand.remove(card);
        self.note(seat, card);
    }

    /// Everybody has seen that this card was the player's.
    #[inline]
    pub fn note(&mut self, seat: Seat, card: Card) {
        let age = self.position.table.age;
        let sheet = self.position.table.sheet_mut(seat);
        if !sheet.known.remove(card) {
            sheet.shown.push(card);
            if self.game.face(card).age < age
                && let Some(dark) = sheet.dark.get_mut(usize::from(age) - 2)
            {
                *dark = false;
            }
        }
    }

    /// A card that everybody has seen comes into a hand.
    #[inline]
    pub fn hand_over(&mut self, seat: Seat, card: Card) {
        self.position.secret_mut(seat).hand.insert(card);
        self.position.table.sheet_mut(seat).known.insert(card);
    }
}
