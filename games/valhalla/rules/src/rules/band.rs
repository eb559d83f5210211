//! Sections 2, 3 and 12: bands, places on the board, adding warriors and strengthening them.

use crate::Valhalla;
use crate::action::{Action, Spot};
use crate::data::{Advantage, Card, Row, Terror};
use crate::event::{Cause, Event};
use crate::names::{Clan, Jarl};
use crate::rules::Resolver;
use crate::state::battle::{BattleStep, Kind};
use crate::state::places::{CardSet, Place};
use crate::state::{Asked, Board, MOST_OUTGOING, Outgoing, Position, ROOM, Stage, Table};
use meadhall_engine::{Chance, Game, Seat, Sink, byte};

/// Where a warrior can join a band.
#[derive(Clone, Copy)]
pub(crate) enum Room {
    /// At any of these free places, as bits; which of them makes no difference.
    Free(u8),
    /// The band is full: in the place of one of these, as bits.
    Instead(u8),
}

impl Room {
    /// The place that a choice means: the first free one unless it names another.
    pub fn place(self, named: Option<u8>) -> u8 {
        let (Room::Free(places) | Room::Instead(places)) = self;
        named.unwrap_or(byte(places.trailing_zeros())).min(byte(ROOM) - 1)
    }
}

impl Valhalla {
    /// How many warriors a band may hold.
    #[inline]
    pub(crate) fn limit(&self, table: &Table, seat: Seat) -> u8 {
        let limit = if table.board(seat).jarl == Some(Jarl::Hodr) { byte(ROOM) } else { 4 };
        match self.terror(table) {
            Some(Terror::BandLimitMinus { value }) => limit.saturating_sub(value).max(1),
            _ => limit,
        }
    }

    /// Warriors of a clan in a band.
    #[inline]
    pub(crate) fn kin(&self, board: &Board, clan: Clan) -> u8 {
        let of_clan = |card: Card| self.cards.warrior(card).is_some_and(|warrior| warrior.clan == clan);
        byte(board.warriors().filter(|&(_, card, _)| of_clan(card)).count())
    }

    /// The clans of a band, as bits.
    #[inline]
    pub(crate) fn clans(&self, board: &Board) -> u8 {
        let clan = |card: Card| self.cards.warrior(card).map_or(0, |warrior| 1 << warrior.clan.index());
        board.warriors().fold(0, |mask, (_, card, _)| mask | clan(card))
    }

    /// Where a warrior can be added: at a free place, or in a full band in the place of any but this one. Warriors that are
    /// about to be sent no longer fill a band; where they still stand on all its places, the new one waits beside the board
    /// until they have left.
    pub(crate) fn room(&self, table: &Table, seat: Seat, never: Option<u8>) -> Room {
        let filled = table.board(seat).filled();
        let standing = filled & !self.leaving(table, seat);
        let free = Valhalla::places_of(table, seat) & !filled;
        let beside = EVERY_PLACE & !filled;
        if byte(standing.count_ones()) < self.limit(table, seat) && beside != 0 {
            Room::Free(if free != 0 { free } else { beside & beside.wrapping_neg() })
        } else {
            Room::Instead(standing & !never.map_or(0, |place| 1 << place))
        }
    }

    /// Whether a choice that names a free place differs from the listed one without a place in nothing else.
    pub(crate) fn names_free_place(&self, position: &Position, seat: Seat, action: Action) -> bool {
        let (listed, place) = match action {
            Action::Add(card, Some(place)) => (Action::Add(card, None), place),
            Action::AddTwo(card, Some(place)) => (Action::AddTwo(card, None), place),
            Action::Recall(card, Some(place)) => (Action::Recall(card, None), place),
            _ => return false,
        };
        let table = &position.table;
        let free = Valhalla::places_of(table, seat) & !table.board(seat).filled();
        let mut choices = Vec::new();
        self.legal(position, seat, &mut choices);
        self.free_places && free >> (place & 7) & 1 == 1 && choices.contains(&listed)
    }

    /// Own warriors that are about to be sent, as bits: they no longer count for the limit.
    pub(crate) fn leaving(&self, table: &Table, seat: Seat) -> u8 {
        let battle = &table.battle;
        let Some(at) = battle.side_of(seat) else { return 0 };
        // After a victory over the monster all activated warriors leave the band.
        let hunters = if battle.kind == Kind::Hunt && battle.won == Some(true) { battle.rest } else { 0 };
        Valhalla::departing(&battle.sides[at]) | hunters
    }

    /// The places on a board, as bits: more than four only for who may fill them.
    pub(crate) fn places_of(table: &Table, seat: Seat) -> u8 {
        if table.board(seat).jarl == Some(Jarl::Hodr) { EVERY_PLACE } else { 0b1111 }
    }

    /// Whether a card may ever be taken from the top of the discard pile in this game, so that the order of any two matters.
    pub(crate) fn top_matters(&self, table: &Table) -> bool {
        use crate::data::Advantage::{DiscardTop1, DiscardTop3Keep1, DiscardTop4Keep2};
        let taken = |row: &Row| matches!(row.advantage, DiscardTop1 | DiscardTop3Keep1 | DiscardTop4Keep2);
        let loki = table.loki.and_then(|index| self.cards.loki(index));
        let yrsa = |seat: Seat| table.board(seat).jarl == Some(Jarl::Yrsa);
        table.stage != Stage::Ragnarok && (loki.is_some_and(|loki| loki.rows.iter().any(taken)) || self.all().any(yrsa))
    }

    /// Whether the order of two cards discarded together matters: also where the topmost warrior may be taken.
    pub(crate) fn order_matters(&self, table: &Table, one: Card, two: Card) -> bool {
        let loki = table.loki.and_then(|index| self.cards.loki(index));
        let raised = |row: &Row| row.advantage == Advantage::TakeTopWarrior;
        let mar = |seat: Seat| table.board(seat).jarl == Some(Jarl::Mar);
        let is_warrior = |card: Card| self.cards.warrior(card).is_some();
        one != two
            && (self.top_matters(table)
                || is_warrior(one)
                    && is_warrior(two)
                    && (self.has_calls || self.all().any(mar) || loki.is_some_and(|loki| loki.rows.iter().any(raised))))
    }

    /// Every way to add one of these cards.
    pub(crate) fn list_adds(
        &self,
        cards: &CardSet,
        room: Room,
        choices: &mut Vec<Action>,
        action: impl Fn(Card, Option<u8>) -> Action + Copy,
        fits: impl Fn(Card) -> bool,
    ) {
        for card in self.distinct(cards).filter(|&card| fits(card)) {
            list_add(card, room, choices, action);
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

/// Every place that a board can have, as bits.
const EVERY_PLACE: u8 = (1 << ROOM) - 1;

/// The ways to add this card.
pub(crate) fn list_add(
    card: Card,
    room: Room,
    choices: &mut Vec<Action>,
    action: impl Fn(Card, Option<u8>) -> Action + Copy,
) {
    match room {
        Room::Free(_) => choices.push(action(card, None)),
        Room::Instead(places) => {
            let places = (0..byte(ROOM)).filter(|place| places >> place & 1 == 1);
            choices.extend(places.map(|place| action(card, Some(place))));
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// A warrior leaves a band for the discard pile, and the card under it as well.
    pub fn dismiss(&mut self, seat: Seat, place: u8, cause: Cause) {
        let Some(post) = self.board(seat).band.get_mut(usize::from(place)).map(std::mem::take) else { return };
        for card in [post.card, post.tyr].into_iter().flatten() {
            if post.tyr.is_some() && cause == Cause::Room {
                self.discard_with_others(Outgoing { seat, card });
            } else {
                self.lay_on_pile(card);
                self.tell(Event::Discarded { seat, card, cause });
            }
        }
        self.clear_marks(seat, place);
    }

    /// A card on the table goes onto the discard pile; where the order can matter, its owner is asked for it later
    /// ([`Resolver::ask_order`]).
    pub fn discard_with_others(&mut self, outgoing: Outgoing) {
        let waits = self.position.table.outgoing.len() < MOST_OUTGOING && self.game.top_matters(&self.position.table);
        if waits {
            self.table().outgoing.push(outgoing);
        } else {
            self.discard_outgoing(outgoing);
        }
    }

    fn discard_outgoing(&mut self, outgoing: Outgoing) {
        let Outgoing { seat, card } = outgoing;
        let sent = self.position.table.battle.step == BattleStep::Send;
        let cause = if sent { Cause::Battle } else { Cause::Room };
        self.lay_on_pile(card);
        self.tell(Event::Discarded { seat, card, cause });
    }

    /// Cards that left bands are discarded, in turn order from the active player. Whoever has several different ones is asked
    /// which goes first; true then.
    pub fn ask_order(&mut self) -> bool {
        let active = self.position.table.active;
        for seat in self.game.clockwise(active) {
            loop {
                let outgoing = self.position.table.outgoing;
                let mut own = outgoing.iter().filter(|outgoing| outgoing.seat == seat);
                let Some(first) = own.next() else { break };
                if own.any(|other| other.card != first.card) {
                    self.ask(seat, Asked::Order);
                    return true;
                }
                self.take_outgoing(seat, first.card);
            }
        }
        false
    }

    /// This card of a player's is discarded next.
    pub fn take_outgoing(&mut self, seat: Seat, card: Card) {
        let place = self.position.table.outgoing.iter().position(|out| out.seat == seat && out.card == card);
        if let Some(outgoing) = place.and_then(|place| self.table().outgoing.remove_at(place)) {
            self.discard_outgoing(outgoing);
        }
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
        if let Some(side) = self.game.partner(seat).and_then(|partner| self.position.table.battle.side_of(partner)) {
            let side = self.side(side);
            side.helpers &= mask;
            side.helpers_sent &= mask;
        }
    }

    /// Puts a warrior, which lies on the table, into a band; who stands there is discarded first.
    pub fn place(&mut self, seat: Seat, card: Card, place: u8) {
        let place = place.min(byte(ROOM) - 1);
        self.dismiss(seat, place, Cause::Room);
        self.board(seat).band[usize::from(place)].card = Some(card);
        self.tell(Event::Added { seat, card, place });
    }

    /// A warrior of the hand joins the band. Then its owner may strengthen it.
    pub fn add_from_hand(&mut self, seat: Seat, card: Card, room: Room, named: Option<u8>) {
        let place = room.place(named);
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

    /// The warrior that was turned up or picked out finds a free place, or its owner is asked whom it replaces.
    pub fn settle_lifted(&mut self, seat: Seat) {
        match self.game.room(&self.position.table, seat, None) {
            Room::Instead(places) if places.count_ones() > 1 => self.ask(seat, Asked::Place { free: false }),
            room => self.place_lifted(seat, room.place(None)),
        }
    }

    /// When those who stood on the places of a board have left it, whoever waited beside it takes the places.
    pub fn close_ranks(&mut self, seat: Seat) {
        let places = Valhalla::places_of(&self.position.table, seat);
        let band = &mut self.board(seat).band;
        for beside in 0..ROOM {
            let free = (0..ROOM).find(|&place| places >> place & 1 == 1 && band[place].card.is_none());
            if let Some(free) = free.filter(|_| places >> beside & 1 == 0 && band[beside].card.is_some()) {
                band.swap(free, beside);
            }
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
        let over = byte(standing.count_ones()) > self.game.limit(&self.position.table, seat);
        if over {
            self.ask(seat, Asked::Overflow);
        }
        over
    }
}
