//! Sections 5 and 10: glory, favours, and what is paid from the discard pile.

use crate::Valhalla;
use crate::action::Action;
use crate::data::{Card, Favour};
use crate::event::{Cause, Event};
use crate::rules::Resolver;
use crate::state::places::{CardSet, Place};
use crate::state::{Asked, Due, Position, Stage, Table};
use meadhall_engine::{Chance, Seat, Sink, byte};

/// The highest glory that a card may show.
const MOST_GLORY: usize = 9;

/// Whether cards with these numbers of each glory can show exactly so many points.
fn is_payable(counts: &[u16; MOST_GLORY + 1], points: u8) -> bool {
    let points = usize::from(points);
    let mut reached = [false; 256];
    reached[0] = true;
    for (glory, &count) in counts.iter().enumerate().skip(1) {
        for _ in 0..count.min(8) {
            for sum in (glory..=points).rev() {
                reached[sum] |= reached[sum - glory];
            }
        }
    }
    reached[points]
}

impl Valhalla {
    /// The glory of a player's Valhalla.
    pub fn glory_of(&self, position: &Position, seat: Seat) -> u16 {
        let cards = position.places.at(Place::Valhalla(seat));
        let sum: u16 = cards.iter().map(|id| u16::from(self.cards.glory(self.cards.card_of(id)))).sum();
        sum + u16::from(position.table.board(seat).credit)
    }

    /// Whether so much more glory fits into Valhalla: always, but for the maximum of a solo game.
    pub(crate) fn fits_cap(&self, position: &Position, seat: Seat, more: u8) -> bool {
        !self.is_solo()
            || self
                .foe_card(position.table.foe.step)
                .is_none_or(|foe| self.glory_of(position, seat) + u16::from(more) <= u16::from(foe.cap))
    }

    /// The favours that fit under the maximum of a solo game one by one, but not together: one of each worth, since the
    /// others come to the same.
    pub(crate) fn competing(&self, position: &Position) -> impl Iterator<Item = Card> {
        let due = position.table.due.as_slice();
        let fitting = move || due.iter().filter(move |due| self.fits_cap(position, due.seat, due.points));
        let together = fitting().fold(0u8, |sum, due| sum.saturating_add(due.points));
        let compete = due.first().is_some_and(|first| !self.fits_cap(position, first.seat, together));
        let first_of_its_worth = move |one: &Due| fitting().find(|other| other.points == one.points) == Some(one);
        fitting().filter(move |one| compete && first_of_its_worth(one)).filter_map(|due| due.favour)
    }

    fn counts(&self, table: &Table) -> [u16; MOST_GLORY + 1] {
        let mut counts = [0; MOST_GLORY + 1];
        for card in table.discard.iter() {
            counts[usize::from(self.cards.glory(card)).min(MOST_GLORY)] += 1;
        }
        counts
    }

    /// Cards of the discard pile that can be part of an exact payment.
    pub(crate) fn list_payments(&self, position: &Position, points: u8, choices: &mut Vec<Action>) {
        let counts = self.counts(&position.table);
        let mut fits = [false; MOST_GLORY + 1];
        for (glory, fits) in fits.iter_mut().enumerate().skip(1) {
            if counts[glory] > 0 && glory <= usize::from(points) {
                let mut rest = counts;
                rest[glory] -= 1;
                *fits = is_payable(&rest, points - byte(glory));
            }
        }
        let pile = position.places.at(Place::Discard);
        let good = |card: &Card| fits[usize::from(self.cards.glory(*card)).min(MOST_GLORY)];
        choices.extend(self.distinct(&pile).filter(good).map(Action::Take));
    }

    /// The cards that a lost glory point may be.
    pub(crate) fn cheapest(&self, position: &Position, seat: Seat) -> CardSet {
        let cards = position.places.at(Place::Valhalla(seat));
        let glory = |id: u8| self.cards.glory(self.cards.card_of(id));
        let least = cards.iter().map(glory).filter(|glory| *glory > 0).min();
        cards.iter().filter(|&id| Some(glory(id)) == least).collect()
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// What the favour of a card is worth when these cards, itself among them, are sent together.
    pub fn favour(&self, card: Card, sent: impl Iterator<Item = Card> + Clone) -> u8 {
        let cards = &self.game.cards;
        let Some(favour) = cards.warrior(card).and_then(|warrior| warrior.favour) else { return 0 };
        let others = byte(sent.clone().count().saturating_sub(1));
        match favour {
            Favour::PerCompanion { points } => points.saturating_mul(others),
            Favour::WithClan { clan, points } => {
                let of_clan = |other: Card| cards.warrior(other).is_some_and(|warrior| warrior.clan == clan);
                let own = usize::from(of_clan(card));
                if sent.filter(|&other| of_clan(other)).count() > own { points } else { 0 }
            }
            Favour::Alone { points } => {
                if others == 0 {
                    points
                } else {
                    0
                }
            }
        }
    }

    /// Asks whoever is to be paid next; false if nothing is left.
    pub fn collect_next(&mut self) -> bool {
        while let Some(due) = self.position.table.due.as_slice().first().copied() {
            // It matters which is paid first.
            if self.game.competing(self.position).nth(1).is_some() {
                self.ask(due.seat, Asked::Favour);
                return true;
            }
            if self.collect(due) {
                return true;
            }
        }
        false
    }

    /// Asks for the payment of what is due first, or credits what cannot be paid exactly; true if it asks.
    fn collect(&mut self, due: Due) -> bool {
        let counts = self.game.counts(&self.position.table);
        if !self.game.fits_cap(self.position, due.seat, due.points) {
            // Nothing fits any more under the monster's maximum.
        } else if is_payable(&counts, due.points) {
            self.ask(due.seat, Asked::Glory(due.points));
            return true;
        } else {
            let board = self.board(due.seat);
            board.credit = board.credit.saturating_add(due.points);
            self.tell(Event::Credited { seat: due.seat, points: due.points });
        }
        self.table().due.remove_at(0);
        false
    }

    /// The favour of this warrior is paid first.
    pub fn pick_favour(&mut self, card: Card) {
        let due = self.table().due.as_mut_slice();
        let Some(place) = due.iter().position(|due| due.favour == Some(card)) else { return };
        due[..=place].rotate_right(1);
        let first = due[0];
        if !self.collect(first) {
            self.resume();
        }
    }

    /// A card of the discard pile is part of the payment.
    pub fn take_payment(&mut self, seat: Seat, points: u8, card: Card) {
        let glory = self.game.cards.glory(card).max(1);
        if self.take_from_pile(card, Place::Valhalla(seat)) {
            let cause = match self.position.table.stage {
                Stage::Dawn => Cause::King,
                Stage::Ragnarok => Cause::Ragnarok,
                _ => Cause::Battle,
            };
            self.tell(Event::Paid { seat, card, cause });
        }
        let left = points.saturating_sub(glory);
        if left > 0 {
            self.ask(seat, Asked::Glory(left));
        } else {
            self.table().due.remove_at(0);
            self.resume();
        }
    }
}
