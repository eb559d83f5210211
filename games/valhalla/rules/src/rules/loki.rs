//! Section 8: Loki's trick.

use crate::Valhalla;
use crate::action::{Action, Spot};
use crate::data::{Advantage, Card, Row};
use crate::event::Event;
use crate::rules::Resolver;
use crate::rules::choices::list_each_once;
use crate::state::battle::{ATTACKER, Kind};
use crate::state::places::Place;
use crate::state::{Asked, Due, Position, Spare, Table};
use meadhall_engine::{Chance, List, Seat, Sink, byte};

/// Weapons of the two warriors that Loki lets into a band.
const PAIR: u8 = 3;

impl Valhalla {
    /// The rows that the loser has a right to: the one that matches and those below it.
    pub(crate) fn rows(&self, table: &Table) -> &[Row] {
        let battle = &table.battle;
        let difference = battle.sides[0].total.abs_diff(battle.sides[1].total);
        let Some(loki) = table.loki.and_then(|index| self.cards.loki(index)) else { return &[] };
        let matched = loki.rows.iter().position(|row| (row.min..=row.max).contains(&difference));
        matched.map_or(&[], |first| &loki.rows[first..])
    }

    pub(crate) fn list_rows(&self, table: &Table, choices: &mut Vec<Action>) {
        choices.push(Action::Decline);
        let Some(loki) = table.loki.and_then(|index| self.cards.loki(index)) else { return };
        let first = loki.rows.len() - self.rows(table).len();
        choices.extend((first..loki.rows.len()).map(|row| Action::Row(byte(row))));
    }

    /// The tactics played in this battle, with their places among the cards laid; what was given for a dwarf was not played.
    pub(crate) fn played<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = (usize, Card)> + 'a {
        let played =
            |&(n, card): &(usize, Card)| table.laid_as_payment >> n & 1 == 0 && self.cards.tactic(card).is_some();
        table.laid.iter().enumerate().filter(played)
    }

    /// The tactics played in this battle, each once.
    pub(crate) fn list_played(&self, table: &Table, choices: &mut Vec<Action>) {
        let cards: List<Card, { crate::state::MOST_LAID }> = self.played(table).map(|(_, card)| card).collect();
        list_each_once(cards, choices, Action::Take);
    }

    /// The topmost cards of the discard pile, each once.
    pub(crate) fn list_top(&self, table: &Table, among: u8, choices: &mut Vec<Action>) {
        let cards: List<Card, 8> = table.discard.iter().rev().take(usize::from(among)).collect();
        list_each_once(cards, choices, Action::Take);
    }

    pub(crate) fn list_loki_adds(&self, position: &Position, seat: Seat, weapons: u8, choices: &mut Vec<Action>) {
        choices.push(Action::Decline);
        let table = &position.table;
        let room = self.room(table, seat, None);
        let warriors = position.hand(seat).and(&self.warriors);
        self.list_adds(&warriors, room, choices, Action::Add, |card| self.icons(card) <= weapons);
    }

    pub(crate) fn list_loki_one(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let Some(at) = table.battle.side_of(seat) else { return };
        if at != ATTACKER {
            choices.push(Action::Decline);
        }
        let side = &table.battle.sides[at];
        choices.extend(self.spots(table, seat, side.sent & !side.path, false).map(Action::Send));
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    fn parties(&self) -> Option<(Seat, Seat)> {
        let battle = &self.position.table.battle;
        let winner = battle.winner()?;
        Some((battle.sides[winner].seat, battle.sides[1 - winner].seat))
    }

    /// BattleStep (3): the loser is asked if a row matches.
    pub fn ask_loki(&mut self) -> bool {
        let table = &self.position.table;
        if table.battle.kind != Kind::Duel || table.battle.turn > 0 || self.game.rows(table).is_empty() {
            return false;
        }
        let Some((_, loser)) = self.parties() else { return false };
        self.table().battle.turn = 1;
        self.ask(loser, Asked::Loki);
        true
    }

    /// The loser uses a row.
    pub fn use_row(&mut self, loser: Seat, row: u8) {
        let loki = self.position.table.loki.and_then(|index| self.game.cards.loki(index));
        let advantage = loki.and_then(|loki| loki.rows.get(usize::from(row))).map(|row| row.advantage);
        let (Some(advantage), Some((winner, _))) = (advantage, self.parties()) else { return self.resolve() };
        self.tell(Event::Row(loser, row));
        if !self.grant(advantage, winner, loser) {
            self.resolve();
        }
    }

    /// Gives the advantage; true if somebody is asked.
    fn grant(&mut self, advantage: Advantage, winner: Seat, loser: Seat) -> bool {
        let battle = &self.position.table.battle;
        let Some(at) = battle.side_of(loser) else { return false };
        match advantage {
            Advantage::SendAll => self.ask_loki_send(loser, u8::MAX),
            Advantage::SendTwo => self.ask_loki_send(loser, 2),
            Advantage::SendOne => self.ask_loki_send(loser, 1),
            Advantage::TakePlayedTactic => self.ask_played(loser),
            Advantage::TakePlayedTacticWinnerChooses => self.ask_played(winner),
            Advantage::DiscardTop4Keep2 => self.ask_top(loser, 4, 2),
            Advantage::DiscardTop3Keep1 => self.ask_top(loser, 3, 1),
            Advantage::Draw2Keep1 => {
                self.table().keep = (1, 1);
                self.draw(loser, 2);
                true
            }
            Advantage::AddTwoWarriors => self.ask_loki_add(loser, 2, PAIR),
            Advantage::AddOneWarrior => self.ask_loki_add(loser, 1, u8::MAX),
            Advantage::WinnerSendsOne => {
                let side = &battle.sides[1 - at];
                let asks = side.sent & !side.path != 0;
                if asks {
                    self.ask(winner, Asked::LokiOne);
                }
                asks
            }
            Advantage::KeepOneLoserChooses => self.ask_spare(loser, 1 - at, Spare::LokiLoser),
            Advantage::KeepOneWinnerChooses => self.ask_spare(winner, 1 - at, Spare::LokiWinner),
            Advantage::Glory2 => self.gain(loser, 2),
            Advantage::Glory1 => self.gain(loser, 1),
            Advantage::LookTakeCard => {
                let hand = self.position.hand(winner);
                let known = &mut self.position.knows[loser.index()];
                *known = known.or(&hand);
                let cards = self.game.told(&hand);
                self.tell(Event::Looked { by: loser, at: winner, cards });
                self.ask_for_card(winner, Asked::LokiLook, loser)
            }
            Advantage::OpponentGivesCard => self.ask_for_card(winner, Asked::LokiGive, winner),
            _ => {
                self.grant_at_once(advantage, winner, loser);
                false
            }
        }
    }

    /// Gives an advantage that leaves nothing to decide.
    fn grant_at_once(&mut self, advantage: Advantage, winner: Seat, loser: Seat) {
        match advantage {
            Advantage::StealRandomCard => self.rob(winner, loser),
            Advantage::Shield => self.table().battle.loki_shield = true,
            Advantage::DiscardTop1 => {
                if let Some(card) = self.position.table.discard.iter().last() {
                    self.recover(loser, card);
                }
            }
            Advantage::Draw2Keep2 => self.draw_to_hand(loser, 2),
            Advantage::Draw1 => self.draw_to_hand(loser, 1),
            Advantage::TakeTopWarrior => {
                let card = self.game.fallen(&self.position.table).next();
                if let Some(card) = card {
                    self.recover(loser, card);
                }
            }
            Advantage::NextExtraDice2 => self.board(loser).next_dice = 2,
            Advantage::NextExtraDice1 => self.board(loser).next_dice = 1,
            Advantage::NextFreeReroll => self.board(loser).next_reroll = true,
            _ => {}
        }
    }

    /// Asks for a card of the winner's hand, if there is one.
    fn ask_for_card(&mut self, winner: Seat, asked: Asked, who: Seat) -> bool {
        let asks = !self.position.hand(winner).is_empty();
        if asks {
            self.ask(who, asked);
        }
        asks
    }

    fn gain(&mut self, seat: Seat, points: u8) -> bool {
        self.table().due.push(Due { seat, points, favour: None });
        self.collect_next()
    }

    fn ask_loki_send(&mut self, loser: Seat, most: u8) -> bool {
        let battle = &self.position.table.battle;
        let Some(at) = battle.side_of(loser) else { return false };
        let side = &battle.sides[at];
        let asks = most > 0 && side.active & !Valhalla::departing(side) != 0;
        if asks {
            self.ask(loser, Asked::LokiSend(most));
        }
        asks
    }

    pub fn loki_send(&mut self, loser: Seat, spot: Spot, most: u8) {
        let Some(at) = self.position.table.battle.side_of(loser) else { return };
        self.side(at).sent |= 1 << spot.place;
        if !self.ask_loki_send(loser, most.saturating_sub(1)) {
            self.resolve();
        }
    }

    fn ask_played(&mut self, chooser: Seat) -> bool {
        let asks = self.game.played(&self.position.table).next().is_some();
        if asks {
            self.ask(chooser, Asked::LokiTactic);
        }
        asks
    }

    /// The loser takes one of the tactics played.
    pub fn take_played(&mut self, card: Card) {
        let Some((_, loser)) = self.parties() else { return };
        let place = self.game.played(&self.position.table).find(|(_, other)| *other == card);
        if let Some((place, _)) = place {
            let table = self.table();
            table.laid.remove_at(place);
            let close_up = |bits: u64| bits & ((1 << place) - 1) | bits >> 1 & !((1 << place) - 1);
            table.laid_by_defender = close_up(table.laid_by_defender);
            table.laid_as_payment = close_up(table.laid_as_payment);
            if let Some(id) = self.position.places.find(&self.game.cards, card, Place::Table) {
                self.position.places.put(id, Place::Hand(loser));
                self.make_known(loser, id);
            }
            self.tell(Event::Recovered { seat: loser, card });
        }
        self.resolve();
    }

    /// Asks which of the topmost cards is taken next; if there are not more than have to be taken, they all are.
    fn ask_top(&mut self, loser: Seat, among: u8, left: u8) -> bool {
        let there = self.position.table.discard.len().min(among.into());
        if left > 0 && there > usize::from(left) {
            self.ask(loser, Asked::LokiTake { among, left });
            return true;
        }
        for _ in 0..there.min(left.into()) {
            if let Some(card) = self.position.table.discard.iter().last() {
                self.recover(loser, card);
            }
        }
        false
    }

    pub fn take_top(&mut self, loser: Seat, card: Card, among: u8, left: u8) {
        self.recover(loser, card);
        if !self.ask_top(loser, among.saturating_sub(1), left.saturating_sub(1)) {
            self.resolve();
        }
    }

    fn ask_loki_add(&mut self, loser: Seat, left: u8, weapons: u8) -> bool {
        let asks = left > 0 && !self.position.hand(loser).is_empty();
        if asks {
            self.ask(loser, Asked::LokiAdd { left, weapons });
        }
        asks
    }

    /// A warrior joins through Loki; how many more may follow is kept in the battle's counter.
    pub fn loki_add(&mut self, loser: Seat, card: Card, named: Option<u8>, left: u8, weapons: u8) {
        let rest = weapons.saturating_sub(self.game.icons(card));
        self.table().battle.turn = if left > 1 { 2 + rest.min(PAIR) } else { 1 };
        let room = self.game.room(&self.position.table, loser, None);
        self.add_from_hand(loser, card, room, named);
    }

    /// After a warrior was added through Loki: perhaps another.
    pub fn more_loki_adds(&mut self) -> bool {
        let turn = self.position.table.battle.turn;
        if turn < 2 {
            return false;
        }
        self.table().battle.turn = 1;
        let Some((_, loser)) = self.parties() else { return false };
        self.ask_loki_add(loser, 1, turn - 2)
    }

    /// loki-07: the winner sends only this one, or none.
    pub fn send_one(&mut self, winner: Seat, spot: Option<Spot>) {
        let Some(at) = self.position.table.battle.side_of(winner) else { return };
        let side = self.side(at);
        let kept = side.sent & !side.path & !spot.map_or(0, |spot| 1 << spot.place);
        side.sent &= !kept;
        let board = *self.position.table.board(winner);
        for (_, card, _) in board.warriors().filter(|(place, _, _)| kept >> place & 1 == 1) {
            self.tell(Event::Spared { seat: winner, card });
        }
        self.resolve();
    }

    /// A card of the opponent's hand is taken openly by the one who looked.
    pub fn take_looked(&mut self, loser: Seat, card: Card) {
        let battle = &self.position.table.battle;
        let Some(at) = battle.side_of(loser) else { return };
        self.pass_card(battle.sides[1 - at].seat, loser, card);
    }

    /// The winner gives the loser a card.
    pub fn give_card(&mut self, winner: Seat, card: Card) {
        let battle = &self.position.table.battle;
        let Some(at) = battle.side_of(winner) else { return };
        self.pass_card(winner, battle.sides[1 - at].seat, card);
    }

    fn pass_card(&mut self, winner: Seat, loser: Seat, card: Card) {
        if let Some(id) = self.position.places.find(&self.game.cards, card, Place::Hand(winner)) {
            self.hand_over(winner, loser, id);
        }
        self.resolve();
    }
}
