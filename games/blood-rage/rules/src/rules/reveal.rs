//! Section 6.3: the texts that act on the reveal, in their three groups.

use crate::BloodRage;
use crate::action::Action;
use crate::data::Effect;
use crate::event::{Cause, Event};
use crate::names::{Figure, God};
use crate::rules::Resolver;
use crate::rules::invade::{named_alike, troops};
use crate::state::{Asked, MOST, Table, Then};
use crate::state::{Group, Piece};
use meadhall_engine::{Chance, Seat, SeatSet, Sink};

impl BloodRage {
    /// What a participant's quest may count for.
    pub(crate) fn list_counts(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Decline);
        let start = choices.len();
        for bonus in self.sheet(table, seat).quest_bonuses() {
            if !choices[start..].contains(&Action::Count(bonus)) {
                choices.push(Action::Count(bonus));
            }
        }
        choices[start..].sort_unstable();
    }

    /// The figures one of which survives Odin's Tide.
    pub(crate) fn list_spares(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let sheet = self.sheet(table, seat);
        let forces = table.forces(seat, table.battle.place);
        let there = troops(sheet).filter(|&piece| named_alike(&sheet, forces, piece) > 0);
        choices.extend(there.map(|piece| Action::Spare(sheet.figure(piece))));
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Thor's Primacy first, then Heimdall's Watch, then all others.
    pub fn apply_texts(&mut self) {
        self.position.table.answered = SeatSet::EMPTY;
        let table = &self.position.table;
        let members = table.battle.members;
        let revealed = |seat: Seat| table.sheet(seat).revealed.as_slice().first().copied();
        let is = |seat: Seat, effect: Effect| revealed(seat).is_some_and(|card| self.game.face(card).effect == effect);
        let primates: SeatSet = members.iter().filter(|&seat| is(seat, Effect::CancelTexts)).collect();
        let cancelled: SeatSet =
            members.iter().filter(|&seat| !primates.minus(SeatSet::only(seat)).is_empty()).collect();
        let watches =
            |seat: &Seat| members.contains(*seat) && is(*seat, Effect::DiscardAll) && !cancelled.contains(*seat);
        let watcher = self.clockwise(table.battle.pillager).find(watches);
        self.position.table.battle.cancelled = cancelled;
        if !cancelled.is_empty() {
            self.tell(Event::Cancelled(cancelled));
        }
        match watcher {
            Some(seat) => self.watch(seat),
            None => {
                self.position.table.battle.turn = 0;
                self.continue_texts();
            }
        }
    }

    /// Heimdall's Watch: all revealed cards go, and new ones are played.
    fn watch(&mut self, watcher: Seat) {
        let members = self.position.table.battle.members;
        let mut sum = 0;
        let watch = self.position.sheet(watcher).revealed.as_slice().first().copied().unwrap_or_default();
        for seat in members.iter() {
            let cards = self.position.sheet(seat).revealed;
            for card in cards.iter() {
                sum += u16::from(self.game.face(card).bonus());
                self.position.table.gone.add(card, 1);
                self.tell(Event::Discarded(seat, card));
            }
            self.position.table.sheet_mut(seat).revealed.clear();
        }
        self.position.table.battle.cancelled = SeatSet::EMPTY;
        self.gain(watcher, sum, Cause::Card(watch));
        self.ask_cards();
    }

    /// The third group: each participant's text in turn, from the pillager clockwise.
    pub fn continue_texts(&mut self) {
        loop {
            let table = &mut self.position.table;
            let battle = &mut table.battle;
            let (turn, pillager) = (battle.turn, battle.pillager);
            if usize::from(turn) >= self.game.players {
                battle.declined = 0;
                return self.continue_adding(pillager);
            }
            battle.turn += 1;
            let seat = Seat::new((pillager.index() + usize::from(turn)) % self.game.players);
            let revealed = table.sheet(seat).revealed.as_slice().first().copied();
            let Some(card) = revealed.filter(|_| table.battle.members.contains(seat)) else { continue };
            let cancelled = table.battle.cancelled.contains(seat);
            let spared = table.god_at(table.battle.place) == Some(God::Frigga);
            match self.game.face(card).effect {
                Effect::LoseWarrior if !cancelled && !spared => return self.smite(seat),
                Effect::KeepOne if !cancelled && !spared => {
                    table.battle.spared = 0;
                    table.doom.figures = [Group::NONE; MOST];
                    return self.continue_tide();
                }
                _ if self.game.face(card).is_quest()
                    && self.game.sheet(table, seat).quest_bonuses().next().is_some() =>
                {
                    return self.ask(seat, Asked::Count);
                }
                _ => {}
            }
        }
    }

    pub fn count_quest(&mut self, seat: Seat, bonus: u8) {
        self.position.table.sheet_mut(seat).counted = bonus;
        if bonus > 0 {
            self.tell(Event::Counted(seat, bonus));
        }
        self.continue_texts();
    }

    /// Odin's Smite: every opponent loses one warrior of the province.
    fn smite(&mut self, seat: Seat) {
        let battle = self.position.table.battle;
        let mut figures = [Group::NONE; MOST];
        for other in battle.members.without(seat).iter() {
            let warriors = self.position.sheet(other).at(battle.place).count(Piece::Warrior);
            figures[other.index()] = Group::of(Piece::Warrior, warriors.min(1));
        }
        self.doom(battle.place, figures, battle.pillager, Then::Reveal);
    }

    /// Odin's Tide: everybody chooses one figure to keep, openly, from the pillager clockwise.
    fn continue_tide(&mut self) {
        loop {
            let table = &mut self.position.table;
            let (spared, pillager, place) = (table.battle.spared, table.battle.pillager, table.battle.place);
            if usize::from(spared) >= self.game.players {
                let figures = table.doom.figures;
                return self.doom(place, figures, pillager, Then::Reveal);
            }
            let seat = Seat::new((pillager.index() + usize::from(spared)) % self.game.players);
            let forces = table.forces(seat, place);
            let mut sorts = forces.pieces();
            match (sorts.next(), sorts.next()) {
                (Some(_), Some(_)) => return self.ask(seat, Asked::Spare),
                (Some(piece), None) => table.doom.figures[seat.index()] = without_one(forces, piece),
                _ => {}
            }
            table.battle.spared += 1;
        }
    }

    pub fn spare(&mut self, seat: Seat, figure: Figure) {
        let place = self.position.table.battle.place;
        let forces = self.position.table.forces(seat, place);
        let piece = self.game.sheet(&self.position.table, seat).piece_in(forces, figure).unwrap_or(Piece::Leader);
        let table = &mut self.position.table;
        table.doom.figures[seat.index() % MOST] = without_one(forces, piece);
        table.battle.spared += 1;
        self.tell(Event::Spared(seat, figure));
        self.continue_tide();
    }
}

fn without_one(mut forces: Group, piece: Piece) -> Group {
    forces.take(piece);
    forces
}
