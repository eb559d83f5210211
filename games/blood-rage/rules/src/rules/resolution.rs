//! Section 6.6: the end of a battle, in exact order.

use crate::BloodRage;
use crate::action::Action;
use crate::data::{Card, Effect};
use crate::event::{Cause, Event};
use crate::names::{Figure, God, Place, Stat};
use crate::rules::Resolver;
use crate::rules::upgrade::distinct;
use crate::state::{Asked, Battle, MOST, Reason, Step, Table, Then};
use crate::state::{Group, Piece, VALHALLA};
use meadhall_engine::{Chance, List, Seat, SeatSet, Sink};

impl BloodRage {
    pub(crate) fn list_recovers(&self, table: &Table, choices: &mut Vec<Action>) {
        choices.push(Action::Decline);
        let mut spoils = table.battle.spoils;
        spoils.as_mut_slice().sort_unstable();
        choices.extend(distinct(spoils.as_slice()).map(Action::Recover));
    }

    /// Where a leader may move on to.
    pub(crate) fn list_moves(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Decline);
        let sheet = self.sheet(table, seat);
        let place = table.battle.place;
        for piece in sheet.leaders(sheet.at(place)).pieces() {
            let targets = place.neighbours().iter().filter(|&to| table.room(to) > 0);
            choices.extend(targets.map(|to| Action::Move(sheet.figure(piece), to)));
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Goes on with the steps of the battle's end until somebody must decide.
    pub fn resolve(&mut self) {
        loop {
            let battle = self.position.table.battle;
            let step = battle.step;
            let won = battle.winner == Some(battle.pillager);
            let skipped = match step {
                Step::Reward | Step::RewardAgain | Step::Lords | Step::Hammers => !won,
                Step::Grace => !won || !battle.fought,
                Step::God | Step::Done => false,
                _ => !battle.fought,
            };
            self.position.table.battle.step = step.next();
            if skipped {
                continue;
            }
            let asked = match step {
                Step::Trickery => self.trickery(&battle),
                Step::Poison => self.poison(&battle),
                Step::Prowess => self.prowess(&battle),
                Step::Spend => self.spend(&battle),
                Step::Return => self.give_back(&battle),
                Step::Deaths => self.deaths(&battle),
                Step::Reward => self.first_reward(&battle),
                Step::RewardAgain => self.reward_again(&battle),
                Step::Grace => self.grace(&battle),
                Step::Lords => self.lords(&battle),
                Step::Winning => self.winning(&battle),
                Step::Axes => self.axes(&battle),
                Step::Backstab => self.backstab(&battle),
                Step::Dead => self.dead(&battle),
                Step::Blessing => self.blessing(&battle),
                Step::Hammers => self.hammers(&battle),
                Step::God => self.god_moves(),
                Step::Done => {
                    self.end_battle();
                    true
                }
            };
            if asked {
                return;
            }
        }
    }

    /// The card that a participant revealed first with its effect, if that is in force.
    fn effect_of(&self, seat: Seat) -> Option<(Card, Effect)> {
        let table = &self.position.table;
        let card = table.sheet(seat).revealed.as_slice().first().copied()?;
        (!table.battle.cancelled.contains(seat)).then(|| (card, self.game.face(card).effect))
    }

    /// The losers, from the pillager clockwise.
    fn losers(&self, battle: &Battle) -> impl Iterator<Item = Seat> + Clone + use<C, S> {
        let losers = battle.winner.map_or(battle.members, |winner| battle.members.without(winner));
        self.clockwise(battle.pillager).filter(move |&seat| losers.contains(seat))
    }

    fn trickery(&mut self, battle: &Battle) -> bool {
        let Some(winner) = battle.winner else { return false };
        for seat in self.losers(battle) {
            if let Some((card, Effect::TakeRage(rage))) = self.effect_of(seat) {
                let taken = rage.min(self.position.sheet(winner).rage);
                self.pay(winner, taken);
                if taken > 0 {
                    self.tell(Event::Calmed(winner, taken, Cause::Card(card)));
                }
                self.enrage(seat, taken, Cause::Card(card));
            }
        }
        false
    }

    fn poison(&mut self, battle: &Battle) -> bool {
        let Some(winner) = battle.winner else { return false };
        let poisoner = self.losers(battle).find(|&seat| matches!(self.effect_of(seat), Some((_, Effect::TakeCards))));
        if let Some(seat) = poisoner {
            for card in battle.spoils.iter() {
                self.hand_over(seat, card);
                self.tell(Event::Stolen { from: winner, to: seat, card });
            }
            self.position.table.battle.spoils.clear();
        }
        false
    }

    fn prowess(&mut self, _: &Battle) -> bool {
        let table = &self.position.table;
        let Some(winner) = table.battle.winner else { return false };
        let sheet = self.game.sheet(table, winner);
        let able = sheet.rage > 0 && sheet.has(Effect::KeepCards) && !table.battle.spoils.is_empty();
        if able {
            self.ask(winner, Asked::Recover);
        }
        able
    }

    /// Tyr's Prowess: a card for 1 Rage, as long as there are both.
    pub fn recover(&mut self, seat: Seat, card: Option<Card>) {
        if let Some(card) = card {
            self.pay(seat, 1);
            if self.position.table.battle.spoils.remove(card) {
                self.hand_over(seat, card);
            }
            self.tell(Event::Recovered(seat, card));
            let battle = self.position.table.battle;
            if self.prowess(&battle) {
                return;
            }
        }
        self.resolve();
    }

    fn spend(&mut self, _: &Battle) -> bool {
        let Some(winner) = self.position.table.battle.winner else { return false };
        let spoils = self.position.table.battle.spoils;
        for card in spoils.iter() {
            self.position.table.gone.add(card, 1);
            self.tell(Event::Discarded(winner, card));
        }
        self.position.table.battle.spoils.clear();
        false
    }

    fn give_back(&mut self, battle: &Battle) -> bool {
        for seat in self.losers(battle) {
            let cards = self.position.sheet(seat).revealed;
            for card in cards.iter() {
                self.hand_over(seat, card);
                self.tell(Event::Returned(seat, card));
            }
        }
        false
    }

    fn deaths(&mut self, battle: &Battle) -> bool {
        if self.position.table.god_at(battle.place) == Some(God::Frigga) {
            return false;
        }
        let mut figures = [Group::NONE; MOST];
        for seat in self.losers(battle) {
            figures[seat.index()] = self.position.table.forces(seat, battle.place);
        }
        self.doom(battle.place, figures, battle.pillager, Then::Rewards);
        true
    }

    fn first_reward(&mut self, battle: &Battle) -> bool {
        let seat = battle.pillager;
        self.tell(Event::Pillaged { seat, place: battle.place });
        self.reward(seat);
        self.position.table.pillaged.insert(battle.place);
        if self.position.table.god_at(battle.place) == Some(God::Odin) {
            self.reward(seat);
        }
        false
    }

    fn reward_again(&mut self, battle: &Battle) -> bool {
        let seat = battle.pillager;
        let sheet = self.game.sheet(&self.position.table, seat);
        for piece in Piece::MONSTERS {
            let there = sheet.at(battle.place).count(piece) > 0;
            if there && sheet.monster_effect(piece) == Effect::RewardAgain {
                self.reward(seat);
                return false;
            }
        }
        false
    }

    fn grace(&mut self, battle: &Battle) -> bool {
        let played = matches!(self.effect_of(battle.pillager), Some((_, Effect::PillageStep)));
        if played {
            self.raise_for(battle.pillager, Reason::Grace);
        }
        played
    }

    /// Whether a leader of the pillager stands in the pillaged province.
    fn led(&self, battle: &Battle) -> bool {
        let sheet = self.game.sheet(&self.position.table, battle.pillager);
        !sheet.leaders(sheet.at(battle.place)).is_empty()
    }

    fn lords(&mut self, battle: &Battle) -> bool {
        let seat = battle.pillager;
        let lord = self.position.sheet(seat).card_of(Piece::Leader).map(|card| self.game.face(card).effect);
        match lord.filter(|_| self.led(battle)) {
            Some(Effect::LeaderRaises) => {
                self.raise_for(seat, Reason::LordOfAxes);
                true
            }
            Some(Effect::LeaderRaisesAll) => {
                self.raise_all(seat);
                false
            }
            _ => false,
        }
    }

    fn winning(&mut self, battle: &Battle) -> bool {
        let Some(winner) = battle.winner else { return false };
        let Some((card, Effect::Win { glory, rage, steps })) = self.effect_of(winner) else {
            return false;
        };
        self.gain(winner, glory, Cause::Card(card));
        self.enrage(winner, rage, Cause::Card(card));
        if steps > 0 {
            self.raise_for(winner, Reason::Oath);
        }
        steps > 0
    }

    fn axes(&mut self, battle: &Battle) -> bool {
        let axes = |table: &Table, seat: Seat| u16::from(table.sheet(seat).stat(Stat::Axes));
        if self.position.table.god_at(battle.place) == Some(God::Loki) {
            for seat in self.losers(battle) {
                let glory = axes(&self.position.table, seat);
                self.gain(seat, glory, Cause::God(God::Loki));
            }
        } else if let Some(winner) = battle.winner {
            let glory = axes(&self.position.table, winner);
            self.gain(winner, glory, Cause::Axes);
        }
        false
    }

    fn backstab(&mut self, battle: &Battle) -> bool {
        let Some(winner) = battle.winner else { return false };
        for seat in self.losers(battle) {
            if let Some((card, Effect::TakeGlory(glory))) = self.effect_of(seat) {
                let taken = self.lose(winner, glory, Cause::Card(card));
                self.gain(seat, taken, Cause::Card(card));
            }
        }
        false
    }

    /// Glory for the figures destroyed in the battle.
    fn dead(&mut self, battle: &Battle) -> bool {
        let all: u16 = battle.dead.iter().map(|&dead| u16::from(dead)).sum();
        let god = self.position.table.god_at(battle.place);
        for seat in self.clockwise(battle.pillager).filter(|&seat| battle.members.contains(seat)) {
            let enemies = all - u16::from(battle.dead[seat.index()]);
            let won = battle.winner == Some(seat);
            if battle.valkyries.contains(seat) {
                let pays = |effect| matches!(effect, Effect::GloryPerEnemy(_));
                if let Some(card) = self.game.sheet(&self.position.table, seat).upgrade_with(pays)
                    && let Effect::GloryPerEnemy(each) = self.game.face(card).effect
                {
                    self.gain(seat, each * enemies, Cause::Card(card));
                }
            }
            if let Some((card, Effect::GloryPerDead(each))) = self.effect_of(seat) {
                self.gain(seat, each * all, Cause::Card(card));
            }
            if enemies >= 2
                && let Some(card) =
                    self.game.sheet(&self.position.table, seat).upgrade_with(|effect| effect == Effect::GloryForKills)
            {
                self.gain(seat, 2, Cause::Card(card));
            }
            if won && battle.nidhoggr.contains(seat) {
                let fallen = |other: Seat| u16::from(self.position.sheet(other).figures[VALHALLA].total());
                let glory = battle.members.without(seat).iter().map(fallen).sum();
                let pays = |effect| effect == Effect::GloryPerFallenLoser;
                let card = self.game.sheet(&self.position.table, seat).upgrade_with(pays).unwrap_or_default();
                self.gain(seat, glory, Cause::Card(card));
            }
            let mystics = u16::from(battle.mystics[seat.index()]);
            if won
                && mystics > 0
                && let Some(card) = self
                    .game
                    .sheet(&self.position.table, seat)
                    .upgrade_with(|effect| matches!(effect, Effect::MysticsPay(_)))
                && let Effect::MysticsPay(each) = self.game.face(card).effect
            {
                self.gain(seat, each * mystics, Cause::Card(card));
            }
            if won && god == Some(God::Thor) {
                self.gain(seat, 2 * enemies, Cause::God(God::Thor));
            }
        }
        false
    }

    /// Losers with Loki's Blessing are asked one after another.
    fn blessing(&mut self, battle: &Battle) -> bool {
        let table = &self.position.table;
        let blessed = table.battle.blessed;
        let able = |seat: &Seat| {
            !blessed.contains(*seat)
                && self.game.sheet(table, *seat).has(Effect::WarriorAfterDefeat)
                && self.game.can_add_warrior(table, *seat, battle.place)
        };
        let next = self.losers(battle).find(able);
        if let Some(seat) = next {
            let battle = &mut self.position.table.battle;
            battle.blessed.insert(seat);
            battle.step = Step::Blessing;
            self.ask(seat, Asked::Blessing);
        }
        next.is_some()
    }

    fn hammers(&mut self, battle: &Battle) -> bool {
        let seat = battle.pillager;
        let lord = self.position.sheet(seat).card_of(Piece::Leader).map(|card| self.game.face(card).effect);
        let room = |table: &Table| battle.place.neighbours().iter().any(|to| table.room(to) > 0);
        let moves = lord == Some(Effect::LeaderMoves) && self.led(battle) && room(&self.position.table);
        if moves {
            self.ask(seat, Asked::Hammers);
        }
        moves
    }

    /// The leader moves on after a pillage, or stays.
    pub fn move_leader(&mut self, seat: Seat, choice: Option<(Figure, Place)>) {
        let from = self.position.table.battle.place;
        if let Some((figure, to)) = choice {
            let sheet = self.game.sheet(&self.position.table, seat);
            if let Some(piece) = sheet.piece_in(sheet.at(from), figure) {
                self.position.table.shift(seat, piece, from.index(), to.index());
                self.tell(Event::Moved { seat, figure, from, to });
            }
        }
        self.resolve();
    }

    /// The battle is over; Thor's Domain may still follow.
    fn end_battle(&mut self) {
        for seat in self.game.all() {
            let sheet = self.position.table.sheet_mut(seat);
            sheet.revealed = List::new();
            sheet.counted = 0;
        }
        let table = &mut self.position.table;
        table.battle = Battle::default();
        table.answered = SeatSet::EMPTY;
        match table.extra.take() {
            Some(place) => self.offer_pillage(place),
            None => self.end_turn(),
        }
    }
}
