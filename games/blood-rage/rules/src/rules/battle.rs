//! Section 6.2: who takes part; section 6.5: totals and winner.

use crate::BloodRage;
use crate::data::{Card, Effect};
use crate::event::Event;
use crate::names::God;
use crate::rules::Resolver;
use crate::state::{Group, Piece};
use crate::state::{Step, Table};
use meadhall_engine::{Chance, Seat, Sink};

impl BloodRage {
    /// The STR of a participant's figures in the battle.
    pub fn battle_strength(&self, table: &Table, seat: Seat) -> u16 {
        let place = table.battle.place;
        if table.god_at(place) == Some(God::Tyr) {
            return 0;
        }
        let sheet = self.sheet(table, seat);
        let mut group = table.forces(seat, place);
        let wolfman = |other: Seat| {
            let forces = table.forces(other, place);
            self.sheet(table, other).has_monster(forces, Effect::OnlyMonstersCount)
        };
        if self.has_wolfman && self.all().any(wolfman) {
            group = group.only(Piece::First).and(group.only(Piece::Second));
        }
        sheet.strength(group, place)
    }

    /// Who takes part in the battle, with the figures that may pay at its end.
    pub(crate) fn count_forces(&self, table: &mut Table) {
        let place = table.battle.place;
        for seat in self.all() {
            let forces: Group = table.forces(seat, place);
            if forces.is_empty() {
                continue;
            }
            let sheet = self.sheet(table, seat);
            let valkyrie = Piece::MONSTERS.into_iter().any(|piece| {
                forces.count(piece) > 0 && matches!(sheet.monster_effect(piece), Effect::GloryPerEnemy(_))
            });
            let nidhoggr = sheet.has_monster(forces, Effect::GloryPerFallenLoser);
            let battle = &mut table.battle;
            battle.members.insert(seat);
            battle.mystics[seat.index()] = forces.count(Piece::Mystic);
            if valkyrie {
                battle.valkyries.insert(seat);
            }
            if nidhoggr {
                battle.nidhoggr.insert(seat);
            }
        }
    }

    /// What a revealed card adds, apart from Heimdall's Sight.
    fn bonus(&self, table: &Table, seat: Seat, card: Card) -> u16 {
        if self.face(card).is_quest() { table.sheet(seat).counted.into() } else { self.face(card).bonus().into() }
    }

    /// What a participant's revealed cards add to the total.
    pub fn battle_bonus(&self, table: &Table, seat: Seat) -> u16 {
        let battle = &table.battle;
        let mut sum = 0;
        for card in table.sheet(seat).revealed.iter() {
            sum += self.bonus(table, seat, card);
            if self.face(card).effect == Effect::HighestBonus && !battle.cancelled.contains(seat) {
                let others = battle.members.without(seat);
                let bonuses = others.iter().flat_map(|other| {
                    table.sheet(other).revealed.iter().map(move |card| self.bonus(table, other, card))
                });
                sum += bonuses.max().unwrap_or(0);
            }
        }
        sum
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Everybody with a figure in the province or its fjord takes part.
    pub fn muster(&mut self) {
        let table = &mut self.position.table;
        let place = table.battle.place;
        table.battle.declined = 0;
        self.game.count_forces(table);
        let battle = &mut table.battle;
        let pillager = battle.pillager;
        if battle.members.without(pillager).is_empty() {
            battle.winner = Some(pillager);
            battle.step = Step::Reward;
            self.tell(Event::NoBattle(place));
            return self.resolve();
        }
        battle.fought = true;
        let members = battle.members;
        self.tell(Event::Battle { place, members });
        self.ask_cards();
    }

    /// Totals are compared.
    pub fn compare(&mut self) {
        let pillager = self.position.table.battle.pillager;
        let mut best: Option<(u16, Seat)> = None;
        let mut tied = false;
        for seat in self.clockwise(pillager) {
            let table = &self.position.table;
            if !table.battle.members.contains(seat) {
                continue;
            }
            let figures = self.game.battle_strength(table, seat);
            let cards = self.game.battle_bonus(table, seat);
            self.tell(Event::Total { seat, figures, cards });
            let total = figures + cards;
            match best {
                Some((most, _)) if total < most => {}
                Some((most, _)) if total == most => tied = true,
                _ => {
                    best = Some((total, seat));
                    tied = false;
                }
            }
        }
        let table = &self.position.table;
        let alive = |seat: &Seat| {
            self.game
                .sheet(table, *seat)
                .has_monster(table.forces(*seat, table.battle.place), Effect::GloryPerFallenLoser)
        };
        let nidhoggr = table.battle.nidhoggr.iter().filter(alive).collect();
        let battle = &mut self.position.table.battle;
        battle.nidhoggr = nidhoggr;
        battle.winner = best.filter(|_| !tied).map(|(_, seat)| seat);
        battle.step = Step::Trickery;
        match battle.winner {
            Some(winner) => {
                let cards = self.position.sheet(winner).revealed;
                self.position.table.battle.spoils = cards.iter().collect();
                self.tell(Event::WonBattle(winner));
            }
            None => self.tell(Event::Tie),
        }
        self.resolve();
    }
}
