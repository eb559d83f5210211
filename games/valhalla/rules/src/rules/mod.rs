//! The rules, one file for each chapter.

pub(crate) mod activate;
pub(crate) mod aftermath;
pub(crate) mod answers;
pub(crate) mod band;
pub(crate) mod before;
pub(crate) mod bound;
pub(crate) mod choices;
pub(crate) mod comparison;
pub(crate) mod defeat;
pub(crate) mod dice;
pub(crate) mod draft;
pub(crate) mod draw;
pub(crate) mod ending;
pub(crate) mod glory;
pub(crate) mod jarls;
pub(crate) mod jarls_after;
pub(crate) mod king;
pub(crate) mod loki;
pub(crate) mod missions;
pub(crate) mod ragnarok;
pub(crate) mod setup;
pub(crate) mod solo;
pub(crate) mod spare;
pub(crate) mod strength;
pub(crate) mod tactics;
pub(crate) mod thor;
pub(crate) mod turns;

use crate::Valhalla;
use crate::data::Card;
use crate::event::{CardList, Cause, Event};
use crate::state::battle::Side;
use crate::state::places::{CardSet, Place};
use crate::state::{Asked, Board, Position, Table};
use meadhall_engine::{Chance, Seat, Sink};

/// Resolves one decision: the rules at work on a position, with the dice and the sink that the caller brought.
pub(crate) struct Resolver<'a, C, S> {
    pub game: &'a Valhalla,
    pub position: &'a mut Position,
    pub chance: &'a mut C,
    pub sink: &'a mut S,
}

impl Valhalla {
    /// The cards of a set, each once, in ascending order.
    #[inline]
    pub(crate) fn distinct(&self, set: &CardSet) -> impl Iterator<Item = Card> + Clone + '_ {
        let mut last = None;
        set.iter().map(|id| self.cards.card_of(id)).filter(move |&card| {
            let fresh = last != Some(card);
            last = Some(card);
            fresh
        })
    }

    /// The cards of a set with all copies, to be told.
    pub(crate) fn told(&self, set: &CardSet) -> CardList {
        set.iter().map(|id| self.cards.card_of(id)).collect()
    }

    /// Whether a hand holds a card.
    #[inline]
    pub(crate) fn holds(&self, position: &Position, seat: Seat, card: Card) -> bool {
        position.places.find(&self.cards, card, Place::Hand(seat)).is_some()
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    #[inline]
    pub fn tell(&mut self, event: Event) {
        self.sink.tell(event);
    }

    /// A single card of a set, drawn as this lot.
    #[inline]
    pub fn pick(&mut self, lot: &'static str, set: &CardSet) -> Option<u8> {
        let count = set.len();
        if count == 0 {
            return None;
        }
        let cards = &self.game.cards;
        let rank = self.chance.pick(lot, count, |n| cards.card_of(set.nth(n).unwrap_or_default()));
        set.nth(rank)
    }

    /// Stops and asks one player.
    #[inline]
    pub fn ask(&mut self, who: Seat, asked: Asked) {
        self.position.table.who = who;
        self.position.table.asked = asked;
    }

    #[inline]
    pub fn table(&mut self) -> &mut Table {
        &mut self.position.table
    }

    #[inline]
    pub fn board(&mut self, seat: Seat) -> &mut Board {
        self.position.table.board_mut(seat)
    }

    #[inline]
    pub fn side(&mut self, side: usize) -> &mut Side {
        &mut self.position.table.battle.sides[side & 1]
    }

    #[inline]
    pub fn left(&self, seat: Seat) -> Seat {
        seat.left(self.game.players)
    }

    /// Moves a card from one place to another; false if it is not there.
    #[inline]
    pub fn shift(&mut self, card: Card, from: Place, to: Place) -> bool {
        let Some(id) = self.position.places.find(&self.game.cards, card, from) else { return false };
        self.position.places.put(id, to);
        if let Place::Hand(owner) = from {
            self.forget(owner, card, id);
        }
        true
    }

    /// A card has left a hand for everybody to see. Whoever knew a copy of it there knows one copy less.
    fn forget(&mut self, owner: Seat, card: Card, id: u8) {
        for viewer in self.game.all() {
            self.forget_one(viewer, owner, card, id);
        }
        if self.game.cards.tyr.contains(id) {
            let table = self.table();
            table.wrathful = table.wrathful.without(owner);
        }
    }

    /// A viewer sees a card leave a hand. Copies look alike, so it may be any that the viewer knew there.
    fn forget_one(&mut self, viewer: Seat, owner: Seat, card: Card, id: u8) {
        let known = &mut self.position.knows[viewer.index()];
        if known.is_empty() {
            return;
        }
        if known.contains(id) {
            known.remove(id);
            return;
        }
        let (first, count) = self.game.cards.copies_of(card);
        let places = &self.position.places;
        let twin = (first..first + count).find(|&id| known.contains(id) && places.is_at(id, Place::Hand(owner)));
        if let Some(twin) = twin {
            known.remove(twin);
        }
    }

    /// Everybody knows that this card is in that hand.
    pub fn make_known(&mut self, owner: Seat, id: u8) {
        for viewer in self.game.all().filter(|&viewer| viewer != owner) {
            self.position.knows[viewer.index()].insert(id);
        }
    }

    /// A hand is shown to everybody.
    pub fn show_hand(&mut self, seat: Seat) {
        let hand = self.position.hand(seat);
        for viewer in self.game.all().filter(|&viewer| viewer != seat) {
            let known = &mut self.position.knows[viewer.index()];
            *known = known.or(&hand);
        }
        let cards = self.game.told(&hand);
        self.tell(Event::Shown { seat, cards });
    }

    /// A card that lies on the table goes onto the discard pile.
    #[inline]
    pub fn lay_on_pile(&mut self, card: Card) {
        self.shift(card, Place::Table, Place::Discard);
        self.position.table.discard.push(card);
    }

    /// A card of a hand goes onto the discard pile.
    pub fn discard_from_hand(&mut self, seat: Seat, card: Card, cause: Cause) {
        if self.shift(card, Place::Hand(seat), Place::Discard) {
            self.position.table.discard.push(card);
            self.tell(Event::Discarded { seat, card, cause });
        }
    }

    /// A random card of one hand comes into another; the two players know it.
    pub fn rob(&mut self, from: Seat, to: Seat) {
        let hand = self.position.hand(from);
        if let Some(id) = self.pick("thefts", &hand) {
            self.hand_over(from, to, id);
        }
    }

    /// A single card goes from one hand to another; the two players know it, the others do not.
    ///
    /// Whatever the others knew of the first hand may be what has left it, so they are sure of nothing there any more, unless
    /// it was the only card.
    pub fn hand_over(&mut self, from: Seat, to: Seat, id: u8) {
        let before = self.position.hand(from);
        self.position.places.put(id, Place::Hand(to));
        let card = self.game.cards.card_of(id);
        self.forget_one(to, from, card, id);
        if before.len() > 1 {
            for viewer in self.game.all().filter(|&viewer| viewer != to && viewer != from) {
                let known = &mut self.position.knows[viewer.index()];
                *known = known.minus(&before);
            }
        }
        self.position.knows[from.index()].insert(id);
        let table = self.table();
        table.wrathful = table.wrathful.without(from);
        self.tell(Event::Robbed { from, to, card: Some(card) });
    }

    /// The topmost copy of a card is taken from the discard pile.
    pub fn take_from_pile(&mut self, card: Card, to: Place) -> bool {
        let place = self.position.table.discard.iter().rposition(|other| other == card);
        let Some(place) = place else { return false };
        self.position.table.discard.remove_at(place);
        let id = self.position.places.find(&self.game.cards, card, Place::Discard);
        if let Some(id) = id {
            self.position.places.put(id, to);
            if let Place::Hand(seat) = to {
                self.make_known(seat, id);
            }
        }
        true
    }
}
