//! Section 3: the turn.

use crate::Valhalla;
use crate::action::Action;
use crate::data::{Card, Terror};
use crate::event::{Cause, Event};
use crate::names::Jarl;
use crate::rules::Resolver;
use crate::rules::band::list_add;
use crate::state::battle::Kind;
use crate::state::places::Place;
use crate::state::{Asked, Position, Stage, Table};
use meadhall_engine::{Chance, Seat, Sink, byte};

/// The weapons of the two warriors of action 2.
const PAIR: u8 = 3;

impl Valhalla {
    /// The weapons that two warriors may have together.
    pub(crate) fn pair_limit(&self, table: &Table, seat: Seat) -> u8 {
        let board = table.board(seat);
        match (board.jarl, board.size()) {
            (Some(Jarl::Agnar), 0) => 6,
            (Some(Jarl::Agnar), _) => 4,
            (Some(Jarl::Hodr), 1 | 2) => u8::MAX,
            _ => PAIR,
        }
    }

    /// Whether a player may be attacked.
    #[inline]
    pub(crate) fn can_be_attacked(&self, table: &Table, attacker: Seat, seat: Seat) -> bool {
        let board = table.board(seat);
        seat != attacker && board.shields > 0 && board.filled() != 0 && self.partner(attacker) != Some(seat)
    }

    /// The warriors that Mar may recall.
    pub(crate) fn recallable(&self, table: &Table, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let board = table.board(seat);
        let count = match board.jarl {
            Some(Jarl::Mar) if board.filled() == 0 => 3,
            Some(Jarl::Mar) => 1,
            _ => 0,
        };
        let mut cards = [None; 3];
        for (slot, card) in cards.iter_mut().zip(self.fallen(table)).take(count) {
            *slot = Some(card);
        }
        cards.sort_unstable();
        let mut last = None;
        cards.into_iter().flatten().filter(move |&card| {
            let fresh = last != Some(card);
            last = Some(card);
            fresh
        })
    }

    /// Every action of phase A.
    pub(crate) fn list_turn(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let table = &position.table;
        let warriors = position.hand(seat).and(&self.warriors);
        let room = self.room(table, seat, None);
        self.list_adds(&warriors, room, choices, Action::Add, |_| true);
        let limit = self.pair_limit(table, seat);
        // The two lightest warriors: beside a card stands the lightest other one.
        let mut lightest = [u8::MAX; 2];
        for id in warriors.iter() {
            let icons = self.icons(self.cards.card_of(id));
            if icons < lightest[0] {
                lightest = [icons, lightest[0]];
            } else if icons < lightest[1] {
                lightest[1] = icons;
            }
        }
        if lightest[1] < u8::MAX {
            self.list_adds(&warriors, room, choices, Action::AddTwo, |card| {
                let icons = self.icons(card);
                let other = lightest[usize::from(icons == lightest[0])];
                icons.saturating_add(other) <= limit
            });
        }
        for card in self.recallable(table, seat) {
            list_add(card, room, choices, Action::Recall);
        }
        if table.board(seat).filled() != 0 {
            if self.is_solo() {
                choices.push(Action::Hunt);
            } else {
                choices
                    .extend(self.all().filter(|&other| self.can_be_attacked(table, seat, other)).map(Action::Attack));
            }
            choices.push(Action::Draw);
        } else if warriors.is_empty() {
            // Who can only recall a warrior may show the hand and draw instead.
            choices.push(Action::Draw);
        }
    }

    pub(crate) fn list_second(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        let table = &position.table;
        let warriors = position.hand(seat).and(&self.warriors);
        let room = self.room(table, seat, Some(table.first_place));
        let weapons = table.second.unwrap_or(0);
        self.list_adds(&warriors, room, choices, Action::Add, |card| self.icons(card) <= weapons);
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// A player's turn begins.
    pub fn begin_turn(&mut self, seat: Seat) {
        let table = self.table();
        table.active = seat;
        table.attacked = false;
        table.again = false;
        table.stage = Stage::Dawn;
        let last = table.last_turns > 0;
        self.tell(if last { Event::LastTurn(seat) } else { Event::Turn(seat) });
        self.reward_king(seat);
        self.resume();
    }

    /// Phase A begins.
    pub fn begin_a(&mut self) {
        self.table().stage = Stage::A;
        self.table().second = None;
        let seat = self.position.table.active;
        let board = self.position.table.board(seat);
        let helpless = board.filled() == 0 && self.position.hand(seat).and(&self.game.warriors).is_empty();
        if helpless {
            let recalls = board.jarl == Some(Jarl::Mar) && self.game.fallen(&self.position.table).next().is_some();
            if !recalls {
                self.show_hand(seat);
                return self.draw_action(seat);
            }
        }
        self.ask(seat, Asked::Turn);
    }

    pub fn take_action(&mut self, seat: Seat, action: Action) {
        let room = self.game.room(&self.position.table, seat, None);
        match action {
            Action::Add(card, named) => self.add_from_hand(seat, card, room, named),
            Action::AddTwo(card, named) => {
                let limit = self.game.pair_limit(&self.position.table, seat);
                self.table().second = Some(limit.saturating_sub(self.game.icons(card)));
                self.table().first_place = room.place(named);
                self.add_from_hand(seat, card, room, named);
            }
            Action::Recall(card, named) => {
                let place = room.place(named);
                self.take_from_pile(card, Place::Table);
                self.place(seat, card, place);
                self.offer_tyr(seat, place);
            }
            Action::Attack(other) => {
                self.table().attacked = true;
                self.declare(seat, other);
            }
            Action::Hunt => {
                self.table().attacked = true;
                self.hunt(seat);
            }
            Action::Draw => {
                if self.position.table.board(seat).filled() == 0 {
                    self.show_hand(seat);
                }
                self.draw_action(seat);
            }
            _ => {}
        }
    }

    /// Action 4.
    fn draw_action(&mut self, seat: Seat) {
        let count = if self.game.extra_decks == 2 { 3 } else { 2 };
        self.table().keep = (1, 1);
        self.draw(seat, count);
    }

    pub fn add_second(&mut self, seat: Seat, card: Card, named: Option<u8>) {
        let table = self.table();
        table.second = None;
        let first = table.first_place;
        let room = self.game.room(&self.position.table, seat, Some(first));
        self.add_from_hand(seat, card, room, named);
    }

    /// Goes on after an interruption: where, the position says.
    pub fn resume(&mut self) {
        if !self.position.table.outgoing.is_empty() && self.ask_order() || self.collect_next() {
            return;
        }
        let table = &self.position.table;
        if table.battle.is_on() {
            return self.go_on();
        }
        match table.stage {
            Stage::Dawn => self.begin_a(),
            Stage::A if table.second.is_some() => {
                let seat = table.active;
                self.ask(seat, Asked::Second);
            }
            Stage::A => self.end_action(),
            Stage::B => self.end_b(),
            Stage::Monster => self.end_monster(),
            Stage::Ragnarok => self.after_favours(),
            // Nothing of the set-up is interrupted by other questions.
            Stage::Setup | Stage::Over => {}
        }
    }

    /// Phase A is over.
    fn end_action(&mut self) {
        self.table().second = None;
        if self.game.is_solo() {
            if self.solo_deck_gone() {
                return;
            }
            if let Some(Terror::MillAfterPhaseA { value }) = self.game.terror(&self.position.table) {
                self.mill(value, Cause::Monster);
                if self.solo_deck_gone() {
                    return;
                }
            }
        }
        if self.position.table.again {
            return self.end_turn();
        }
        self.begin_b();
    }

    /// The turn is over.
    pub fn end_turn(&mut self) {
        let table = &self.position.table;
        debug_assert!(table.battle.kind == Kind::None);
        let active = table.active;
        let next = self.left(active);
        let players = byte(self.game.players);
        let table = self.table();
        if table.last_turns > 0 {
            table.last_turns -= 1;
            if table.last_turns == 0 {
                return self.begin_ragnarok();
            }
        } else if table.ending {
            table.last_turns = players;
            table.first_last = next;
        }
        self.begin_turn(next);
    }

    /// Something that ends the game has happened. Only the first time counts.
    pub fn trigger_end(&mut self) {
        if !self.position.table.ending && !self.game.is_solo() {
            self.table().ending = true;
            self.tell(Event::End);
        }
    }

    /// Looks whether the deck has become empty.
    pub fn check_deck(&mut self) {
        if self.position.deck().is_empty() {
            self.trigger_end();
        }
    }
}
