//! Sections 2, 3 and 12: bands, places on the board, adding warriors and strengthening them.

use crate::Valhalla;
use crate::action::{Action, Spot};
use crate::battle::Kind;
use crate::data::{Card, Terror};
use crate::event::{Cause, Event};
use crate::names::{Clan, Jarl};
use crate::places::{CardSet, Place};
use crate::rules::Course;
use crate::state::{Asked, Board, Position, ROOM, Table};
use meadhall_engine::{Chance, Seat, Sink};

impl Valhalla {
    /// How many warriors a band may hold.
    #[inline]
    pub(crate) fn limit(&self, table: &Table, seat: Seat) -> u8 {
        let limit = if table.board(seat).jarl == Some(Jarl::Hodr) { ROOM as u8 } else { 4 };
        match self.terror(table) {
            Some(Terror::BandLimitMinus { value }) => limit.saturating_sub(value).max(1),
            _ => limit,
        }
    }

    /// Warriors of a clan in a band.
    #[inline]
    pub(crate) fn kin(&self, board: &Board, clan: Clan) -> u8 {
        let of_clan = |card: Card| self.cards.warrior(card).is_some_and(|warrior| warrior.clan == clan);
        board.warriors().filter(|&(_, card, _)| of_clan(card)).count() as u8
    }

    /// The clans of a band, as bits.
    #[inline]
    pub(crate) fn clans(&self, board: &Board) -> u8 {
        let clan = |card: Card| self.cards.warrior(card).map_or(0, |warrior| 1 << warrior.clan.index());
        board.warriors().fold(0, |mask, (_, card, _)| mask | clan(card))
    }

    /// Places where a warrior can be added: free ones, or in a full band any but this one.
    pub(crate) fn openings(&self, table: &Table, seat: Seat, never: Option<u8>, gone: u8) -> u8 {
        let board = table.board(seat);
        let filled = board.filled();
        let standing = filled & !gone;
        let limit = self.limit(table, seat);
        let all = (1u8 << self.places_of(table, seat)) - 1;
        let free = all & !filled;
        if (standing.count_ones() as u8) < limit && free != 0 {
            if self.free_places { free } else { free & free.wrapping_neg() }
        } else {
            standing & !never.map_or(0, |place| 1 << place)
        }
    }

    /// Own warriors that are about to be sent, as bits: they no longer count for the limit.
    pub(crate) fn leaving(&self, table: &Table, seat: Seat) -> u8 {
        let battle = &table.battle;
        let Some(at) = battle.side_of(seat) else { return 0 };
        // After a victory over the monster all activated warriors leave the band.
        let hunters = if battle.kind == Kind::Hunt && battle.won == Some(true) { battle.rest } else { 0 };
        Valhalla::departing(&battle.sides[at]) | hunters
    }

    /// The places on a board: more than four only for who may fill them, or while warriors to be sent still stand there.
    fn places_of(&self, table: &Table, seat: Seat) -> u8 {
        if table.board(seat).jarl == Some(Jarl::Hodr) || table.battle.is_on() { ROOM as u8 } else { 4 }
    }

    /// Every way to add one of these cards.
    pub(crate) fn list_adds(
        &self,
        cards: &CardSet,
        openings: u8,
        choices: &mut Vec<Action>,
        action: impl Fn(Card, u8) -> Action,
        fits: impl Fn(Card) -> bool,
    ) {
        for card in self.distinct(cards).filter(|&card| fits(card)) {
            choices.extend((0..ROOM as u8).filter(|place| openings >> place & 1 == 1).map(|place| action(card, place)));
        }
    }

    /// The weapon icons of a warrior.
    #[inline]
    pub(crate) fn icons(&self, card: Card) -> u8 {
        self.cards.icons(card)
    }

    /// The topmost warriors of the discard pile, the newest first.
    pub(crate) fn fallen<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = Card> + 'a {
        table.discard.iter().rev().filter(|&card| self.cards.warrior(card).is_some())
    }

    /// Warriors of a mask as spots.
    pub(crate) fn spots<'a>(
        &self,
        table: &'a Table,
        seat: Seat,
        mask: u8,
        ally: bool,
    ) -> impl Iterator<Item = Spot> + Clone + 'a {
        let warriors = table.board(seat).warriors().filter(move |(place, _, _)| mask >> place & 1 == 1);
        warriors.map(move |(place, card, _)| Spot { ally, place, card })
    }

    pub(crate) fn list_tyr(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Decline);
        let wrath = position.hand(seat).and(&self.cards.tyr);
        choices.extend(self.distinct(&wrath).map(Action::Play));
    }
}

impl<C: Chance, S: Sink<Event>> Course<'_, C, S> {
    /// A warrior leaves a band for the discard pile, and the card under it as well.
    pub fn dismiss(&mut self, seat: Seat, place: u8, cause: Cause) {
        let Some(post) = self.board(seat).band.get_mut(usize::from(place)).map(std::mem::take) else { return };
        for card in [post.card, post.tyr].into_iter().flatten() {
            self.lay_on_pile(card);
            self.tell(Event::Discarded { seat, card, cause });
        }
        self.clear_marks(seat, place);
    }

    /// Nothing in the battle names an empty place any more.
    pub fn clear_marks(&mut self, seat: Seat, place: u8) {
        let mask = !(1u8 << place);
        if let Some(side) = self.position.table.battle.side_of(seat) {
            let side = self.side(side);
            side.active &= mask;
            side.sent &= mask;
            side.blocked &= mask;
            side.path &= mask;
            self.table().battle.rest &= mask;
        }
    }

    /// Puts a warrior, which lies on the table, into a band; who stands there is discarded first.
    pub fn place(&mut self, seat: Seat, card: Card, place: u8) {
        let place = place.min(ROOM as u8 - 1);
        self.dismiss(seat, place, Cause::Room);
        self.board(seat).band[usize::from(place)].card = Some(card);
        self.tell(Event::Added { seat, card, place });
    }

    /// A warrior of the hand joins the band. Then its owner may strengthen it.
    pub fn add_from_hand(&mut self, seat: Seat, card: Card, place: u8) {
        if self.shift(card, Place::Hand(seat), Place::Table) {
            self.place(seat, card, place);
        }
        self.offer_tyr(seat, place);
    }

    /// Asks for a card of Tyr's wrath for the warrior at this place, or goes on.
    pub fn offer_tyr(&mut self, seat: Seat, place: u8) {
        if self.game.tyr && !self.position.hand(seat).is_empty() {
            self.ask(seat, Asked::Tyr(place));
        } else {
            self.resume();
        }
    }

    pub fn strengthen(&mut self, seat: Seat, place: u8, tyr: Card) {
        if self.shift(tyr, Place::Hand(seat), Place::Table) {
            let post = &mut self.board(seat).band[usize::from(place).min(ROOM - 1)];
            post.tyr = Some(tyr);
            if let Some(card) = post.card {
                self.tell(Event::Strengthened { seat, card, tyr });
            }
        }
        self.resume();
    }

    /// The warrior that was turned up or picked out finds its place, is asked for one, or has none.
    pub fn settle_lifted(&mut self, seat: Seat, free: bool) {
        let gone = self.game.leaving(&self.position.table, seat);
        let openings = self.game.openings(&self.position.table, seat, None, gone);
        let full = (self.position.table.board(seat).filled() & !gone).count_ones() as u8
            >= self.game.limit(&self.position.table, seat);
        if openings.count_ones() == 1 && !full && !free {
            self.place_lifted(seat, openings.trailing_zeros() as u8);
        } else {
            self.ask(seat, Asked::Place { free });
        }
    }

    pub fn place_lifted(&mut self, seat: Seat, place: u8) {
        if let Some(card) = self.table().lifted.take() {
            self.place(seat, card, place);
        }
        self.check_deck();
        self.offer_tyr(seat, place);
    }

    /// If a band is over its limit, its owner is asked whom to discard.
    pub fn overflow(&mut self, seat: Seat) -> bool {
        let filled = self.position.table.board(seat).filled();
        if filled.count_ones() <= 4 {
            return false;
        }
        let standing = filled & !self.game.leaving(&self.position.table, seat);
        let over = standing.count_ones() as u8 > self.game.limit(&self.position.table, seat);
        if over {
            self.ask(seat, Asked::Overflow);
        }
        over
    }
}
