//! Section 4: the comparison, and the end of a battle in exact order.

use crate::Valhalla;
use crate::action::{Action, Spot};
use crate::battle::{ATTACKER, DEFENDER, Kind, Side, Step};
use crate::data::{Ability, Card, Entry, Mission};
use crate::event::{Cause, Event};
use crate::names::Jarl;
use crate::places::{CardSet, Place};
use crate::rules::Course;
use crate::rules::draw::FEW_SHIELDS;
use crate::state::{Asked, Outgoing, Position, Spare, Table};
use crate::{Brothers, data};
use meadhall_engine::{Chance, Seat, Sink};

impl Valhalla {
    /// The defender's choice of warriors to send.
    pub(crate) fn list_sends(&self, table: &Table, choices: &mut Vec<Action>) {
        choices.push(Action::Done);
        let side = &table.battle.sides[DEFENDER];
        choices.extend(self.spots(table, side.seat, side.active & !side.sent, false).map(Action::Send));
        if self.brothers == Brothers::Alliance
            && let Some(ally) = self.partner(side.seat)
        {
            choices.extend(self.spots(table, ally, side.helpers & !side.helpers_sent, true).map(Action::Send));
        }
    }

    /// Own warriors of a side that are about to be sent, as bits.
    pub(crate) fn departing(side: &Side) -> u8 {
        side.sent | side.path
    }

    /// Missions whose condition the winner meets.
    pub(crate) fn met_missions(&self, table: &Table) -> CardSet {
        let battle = &table.battle;
        let Some(winner) = battle.winner() else { return CardSet::EMPTY };
        let (side, other) = (&battle.sides[winner], &battle.sides[1 - winner]);
        let foe = match battle.kind {
            Kind::Hunt | Kind::Raid => self.foe_card(battle.foe).map_or(0, |card| card.strength),
            _ => other.total,
        };
        let met = |mission: Mission| match mission {
            Mission::NoDieDiscarded => !side.dropped,
            Mission::Margin5 => side.total >= foe.saturating_add(5),
            Mission::Activated3 => side.fought >= 3,
        };
        let fits = |id: &u8| match self.cards.get(self.cards.card_of(*id)) {
            Some(Entry { kind: data::Kind::Mission(mission), .. }) => met(*mission),
            _ => false,
        };
        self.missions.iter().filter(fits).collect()
    }

    pub(crate) fn list_missions(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Decline);
        let missions = position.hand(seat).and(&self.met_missions(&position.table));
        let fits = |card: &Card| self.fits_cap(position, seat, self.cards.glory(*card));
        choices.extend(self.distinct(&missions).filter(fits).map(Action::Play));
    }
}

impl<C: Chance, S: Sink<Event>> Course<'_, C, S> {
    /// The own phase is over.
    pub fn end_phase(&mut self) {
        let battle = &self.position.table.battle;
        let at = battle.turn_of();
        let (kind, step) = (battle.kind, battle.step);
        let total = self.game.strength(self.position, at);
        let side = self.side(at);
        let (seat, activated) = (side.seat, side.activated());
        side.total = total;
        side.fought = activated;
        if kind != Kind::Ragnarok {
            self.tell(Event::Total(seat, total));
        }
        match kind {
            Kind::Duel if step == Step::Attack && activated > 0 => self.begin_phase(DEFENDER),
            Kind::Duel if step == Step::Attack => self.conclude(None),
            Kind::Duel => {
                let strength = self.game.strength(self.position, ATTACKER);
                self.side(ATTACKER).total = strength;
                self.conclude(Some(activated == 0 || strength >= total));
            }
            Kind::Ragnarok => self.end_ragnarok_part(),
            Kind::Hunt | Kind::Raid => self.compare_with_monster(),
            Kind::None => {}
        }
    }

    /// The battle is decided; its end begins.
    pub fn conclude(&mut self, won: Option<bool>) {
        let battle = &mut self.position.table.battle;
        battle.won = won;
        battle.turn = 0;
        battle.step = Step::Choose;
        let [attacker, defender] = &battle.sides;
        let (a, d) = (attacker.seat, defender.seat);
        let by = attacker.total.abs_diff(defender.total);
        self.tell(match won {
            None => Event::NoWinner,
            Some(true) => Event::Won { winner: a, loser: d, by },
            Some(false) => Event::Won { winner: d, loser: a, by },
        });
        if won == Some(true) {
            let alliance = self.game.brothers == Brothers::Alliance;
            let side = self.side(ATTACKER);
            side.sent = side.active;
            side.helpers_sent = if alliance { side.helpers } else { 0 };
        } else if won == Some(false) {
            let brothers = self.game.brothers;
            let side = self.side(DEFENDER);
            let choice = side.active != 0 || alliance_helpers(brothers, side);
            if choice {
                return self.ask(d, Asked::Send);
            }
        }
        self.next_step();
    }

    /// The defender sends one more warrior.
    pub fn mark_sent(&mut self, seat: Seat, spot: Spot) {
        let alliance = self.game.brothers == Brothers::Alliance;
        let side = self.side(DEFENDER);
        if spot.ally {
            side.helpers_sent |= 1 << spot.place;
        } else {
            side.sent |= 1 << spot.place;
        }
        let helpers = if alliance { side.helpers } else { 0 };
        if side.sent == side.active && side.helpers_sent == helpers {
            return self.next_step();
        }
        self.ask(seat, Asked::Send);
    }

    /// This step is done.
    pub fn next_step(&mut self) {
        let battle = &mut self.position.table.battle;
        battle.step = battle.step.next();
        battle.turn = 0;
        self.resolve();
    }

    /// Goes on with the steps of the battle's end until somebody must decide.
    pub fn resolve(&mut self) {
        loop {
            let battle = &self.position.table.battle;
            let (step, kind) = (battle.step, battle.kind);
            let winner = battle.winner();
            if self.overflows() || self.is_doomed_alone() {
                return;
            }
            let asked = match (step, winner) {
                (Step::WinnerJarl, Some(winner)) => self.jarl_after(winner, true),
                (Step::LoserJarl, Some(winner)) => self.jarl_after(1 - winner, false),
                (Step::WinnerDeny, Some(winner)) => self.dwarves(winner),
                (Step::LoserDeny, Some(winner)) => self.dwarves(1 - winner),
                (Step::Others, _) => self.others(),
                (Step::Loki, Some(_)) => self.ask_loki() || self.more_loki_adds(),
                (Step::Shield, Some(_)) => self.shields(),
                (Step::Send, Some(_)) => self.send_all(),
                (Step::Mission, Some(winner)) => self.ask_mission(winner),
                (Step::Thor, _) => {
                    self.reward_thor();
                    false
                }
                (Step::King, Some(winner)) => {
                    self.crown(winner);
                    false
                }
                (Step::Aftermath, _) if matches!(kind, Kind::Hunt | Kind::Raid) => self.monster_aftermath(),
                (Step::Clear, _) => return self.clear_battle(),
                _ => false,
            };
            if asked {
                return;
            }
            let battle = &mut self.position.table.battle;
            if battle.step == step {
                battle.step = step.next();
                battle.turn = 0;
            }
            if !self.position.table.battle.is_on() {
                return;
            }
        }
    }

    /// Whoever has too many warriors in the band is asked whom to discard.
    fn overflows(&mut self) -> bool {
        let battle = &self.position.table.battle;
        if battle.kind != Kind::Duel || matches!(battle.step, Step::Thor | Step::King | Step::Aftermath | Step::Clear) {
            return false;
        }
        let [a, d] = [battle.sides[ATTACKER].seat, battle.sides[DEFENDER].seat];
        self.overflow(a) || self.overflow(d)
    }

    /// A jarl's ability after a victory or a defeat.
    fn jarl_after(&mut self, at: usize, won: bool) -> bool {
        let battle = &self.position.table.battle;
        if battle.turn > 0 {
            return false;
        }
        let side = battle.sides[at];
        let seat = side.seat;
        let other = battle.sides[1 - at].seat;
        let duel = battle.kind == Kind::Duel;
        // A side without a player is the monster's.
        if !duel && battle.side_of(seat) != Some(at) {
            return false;
        }
        let board = *self.position.table.board(seat);
        let calm = side.tactics == 0;
        self.table().battle.turn = 1;
        match board.jarl {
            Some(Jarl::Blodhrafn) if (!won || !side.rerolled) && !self.position.deck().is_empty() => {
                self.ask(seat, Asked::Blodhrafn);
                true
            }
            Some(Jarl::Jorunn) if won && !self.position.deck().is_empty() => {
                self.ask(seat, Asked::Jorunn);
                true
            }
            Some(Jarl::Hakon) if won && duel && (at == ATTACKER || board.shields <= FEW_SHIELDS) => {
                self.rob(other, seat);
                false
            }
            Some(Jarl::Steinar) if won && duel && at == ATTACKER => self.steinar(seat, calm),
            Some(Jarl::Freydis) if !won && duel && (at == DEFENDER || calm) => {
                self.ask_spare(seat, 1 - at, Spare::Freydis)
            }
            _ => false,
        }
    }

    /// Asks which of the warriors about to be sent stays, if there is one.
    pub fn ask_spare(&mut self, seat: Seat, from: usize, spare: Spare) -> bool {
        let side = &self.position.table.battle.sides[from];
        let there = match spare {
            Spare::Freydis | Spare::Deny => Valhalla::departing(side),
            Spare::LokiLoser | Spare::LokiWinner => side.sent & !side.path,
        };
        if there != 0 {
            self.ask(seat, Asked::Spare(spare));
        }
        there != 0
    }

    /// A warrior stays in its band.
    pub fn spare(&mut self, spare: Spare, asked: Seat, place: u8) {
        let battle = &self.position.table.battle;
        let Some(at) = battle.side_of(asked) else { return };
        let from = if spare == Spare::LokiWinner { at } else { 1 - at };
        let side = self.side(from);
        side.sent &= !(1 << place);
        if matches!(spare, Spare::Freydis | Spare::Deny) {
            side.path &= !(1 << place);
        }
        let seat = side.seat;
        let card = self.position.table.board(seat).band.get(usize::from(place)).and_then(|post| post.card);
        if let Some(card) = card {
            self.tell(Event::Spared { seat, card });
        }
        self.resolve();
    }

    /// Blodhrafn: cards are turned up until a warrior appears, who joins the band; the others go back.
    pub fn choose_blodhrafn(&mut self, seat: Seat, action: Action) {
        if action != Action::Main {
            return self.resolve();
        }
        let mut others = CardSet::EMPTY;
        let found = loop {
            let Some(id) = self.turn_up() else { break None };
            let card = self.game.cards.card_of(id);
            self.tell(Event::Turned(card));
            if self.game.warriors.contains(id) {
                break Some(card);
            }
            others.insert(id);
        };
        self.position.places.put_all(&others, Place::Deck);
        if !others.is_empty() {
            self.tell(Event::ShuffledBack(others.len() as u8));
        }
        let Some(card) = found else { return self.resolve() };
        self.table().lifted = Some(card);
        self.settle_lifted(seat);
    }

    /// Blodhrafn's warrior is not added: only in positions that version 1 of the rules stored.
    pub fn return_lifted(&mut self) {
        if let Some(card) = self.table().lifted.take() {
            self.shift(card, Place::Table, Place::Deck);
            self.tell(Event::ShuffledBack(1));
        }
        self.check_deck();
        self.resolve();
    }

    pub fn choose_jorunn(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Main => self.draw_to_hand(seat, 1),
            Action::Secondary => self.draw_to_hand(seat, 2),
            _ => {}
        }
        self.resolve();
    }

    fn steinar(&mut self, seat: Seat, calm: bool) -> bool {
        let battle = &self.position.table.battle;
        let bystander = |other: &Seat| battle.side_of(*other).is_none() && !self.position.hand(*other).is_empty();
        if !self.game.all().any(|other| bystander(&other)) {
            return false;
        }
        if calm {
            self.ask(seat, Asked::Steinar);
            return true;
        }
        self.next_discard(seat)
    }

    /// Steinar's main ability: the next of those who did not fight discards a card.
    fn next_discard(&mut self, seat: Seat) -> bool {
        let battle = &self.position.table.battle;
        let done = usize::from(battle.turn.saturating_sub(1)).min(self.game.players);
        let next = self
            .game
            .clockwise(seat)
            .enumerate()
            .skip(done)
            .find(|(_, other)| battle.side_of(*other).is_none() && !self.position.hand(*other).is_empty());
        match next {
            Some((n, other)) => {
                self.table().battle.turn = n as u8 + 2;
                self.ask(other, Asked::SteinarDiscard);
                true
            }
            None => false,
        }
    }

    /// Those who did not fight discard one after the other; then the battle's end goes on.
    pub fn go_on_discarding(&mut self, attacker: Seat) {
        if !self.next_discard(attacker) {
            self.resolve();
        }
    }

    /// What dwarves keep from Valhalla.
    fn dwarves(&mut self, at: usize) -> bool {
        let battle = &self.position.table.battle;
        if battle.kind != Kind::Duel {
            return false;
        }
        let side = battle.sides[at];
        let denies = |card: Card| {
            self.game.cards.warrior(card).is_some_and(|warrior| warrior.ability == Some(Ability::DenyValhalla))
        };
        let count = |seat: Seat, mask: u8| {
            let board = self.position.table.board(seat);
            board.warriors().filter(|&(place, card, _)| mask >> place & 1 == 1 && denies(card)).count() as u8
        };
        let helpers = self.game.partner(side.seat).map_or(0, |partner| count(partner, side.helpers));
        let dwarves = count(side.seat, side.active) + helpers;
        if side.denied >= dwarves {
            return false;
        }
        self.side(at).denied += 1;
        self.ask_spare(side.seat, 1 - at, Spare::Deny)
    }

    /// Those who did not fight: Yrsa.
    fn others(&mut self) -> bool {
        let battle = &self.position.table.battle;
        if battle.kind != Kind::Duel || battle.turn > 0 {
            return false;
        }
        let table = &self.position.table;
        let yrsa = self.game.all().find(|&seat| table.board(seat).jarl == Some(Jarl::Yrsa));
        let Some(seat) = yrsa.filter(|&seat| battle.side_of(seat).is_none()) else { return false };
        let deck = battle.won == Some(false) && !self.position.deck().is_empty();
        let asks = deck || !table.discard.is_empty();
        self.table().battle.turn = 1;
        if asks {
            self.ask(seat, Asked::Yrsa);
        }
        asks
    }

    pub fn choose_yrsa(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Main => {
                if let Some(card) = self.position.table.discard.iter().last() {
                    self.recover(seat, card);
                }
            }
            Action::Secondary => self.draw_to_hand(seat, 1),
            _ => {}
        }
        self.resolve();
    }

    /// A card of the discard pile comes into a hand; everybody sees it.
    pub fn recover(&mut self, seat: Seat, card: Card) {
        if self.take_from_pile(card, Place::Hand(seat)) {
            self.tell(Event::Recovered { seat, card });
        }
    }

    /// Step (4).
    fn shields(&mut self) -> bool {
        let battle = &self.position.table.battle;
        if battle.kind != Kind::Duel {
            return false;
        }
        let (by, from) = (battle.sides[ATTACKER].seat, battle.sides[DEFENDER].seat);
        let taken = (battle.won == Some(true)) != battle.loki_shield;
        if battle.won == Some(true) && battle.loki_shield {
            self.tell(Event::ShieldSaved(from));
        }
        if taken && self.board(from).shields > 0 {
            self.board(from).shields -= 1;
            self.board(by).captured[from.index()] += 1;
            self.tell(Event::Captured { by, from });
            if self.board(from).shields == 0 {
                self.trigger_end();
            }
        }
        false
    }

    /// Step (5): warriors are sent, and their favours are paid.
    fn send_all(&mut self) -> bool {
        let battle = self.position.table.battle;
        if battle.kind != Kind::Duel {
            return self.send_solo();
        }
        if battle.turn > 0 {
            return false;
        }
        self.table().battle.turn = 1;
        let first = battle.winner().unwrap_or(ATTACKER);
        for at in [first, 1 - first] {
            let side = battle.sides[at];
            self.send(side.seat, Valhalla::departing(&side));
            if let Some(ally) = self.game.partner(side.seat) {
                self.send(ally, side.helpers_sent);
            }
        }
        self.ask_order() || self.collect_next()
    }

    /// Sends warriors of one band together.
    pub fn send(&mut self, seat: Seat, mask: u8) {
        let board = *self.position.table.board(seat);
        let sent = || board.warriors().filter(|(place, _, _)| mask >> place & 1 == 1);
        for (_, card, _) in sent() {
            let points = self.favour(card, sent().map(|(_, card, _)| card));
            if points > 0 {
                self.table().due.push(crate::state::Due { seat, points, favour: Some(card) });
            }
        }
        for (place, card, tyr) in sent() {
            self.board(seat).band[usize::from(place)] = Default::default();
            self.clear_marks(seat, place);
            self.shift(card, Place::Table, Place::Valhalla(seat));
            self.tell(Event::Sent { seat, card });
            if let Some(card) = tyr {
                self.discard_with_others(Outgoing { seat, card });
            }
        }
        self.close_ranks(seat);
    }

    fn ask_mission(&mut self, winner: usize) -> bool {
        let battle = &self.position.table.battle;
        let seat = battle.sides[winner].seat;
        if battle.turn > 0 || battle.side_of(seat) != Some(winner) {
            return false;
        }
        let hand = self.position.hand(seat);
        let met = self.game.met_missions(&self.position.table);
        // Alone there is nobody to hide from: only who has a mission that fits is asked.
        let fits = |id: u8| self.game.fits_cap(self.position, seat, self.game.cards.glory(self.game.cards.card_of(id)));
        let asks = match self.game.is_solo() {
            true => hand.and(&met).iter().any(fits),
            false => !met.is_empty() && !hand.is_empty(),
        };
        if asks {
            self.table().battle.turn = 1;
            self.ask(seat, Asked::Mission);
        }
        asks
    }

    pub fn play_mission(&mut self, seat: Seat, card: Option<Card>) {
        if let Some(card) = card
            && self.shift(card, Place::Hand(seat), Place::Valhalla(seat))
        {
            self.tell(Event::Mission { seat, card });
        }
        self.resolve();
    }

    /// Step (9): dice return and the cards played are discarded.
    fn clear_battle(&mut self) {
        self.discard_laid();
        self.table().supply = 3;
        self.table().battle = Default::default();
        self.resume();
    }

    /// The cards played in the battle: first the attacker's, then the defender's.
    pub fn discard_laid(&mut self) {
        let (laid, by_defender) = (self.position.table.laid, self.position.table.laid_by_defender);
        let seats = self.position.table.battle.sides.map(|side| side.seat);
        for side in [ATTACKER, DEFENDER] {
            for (n, card) in laid.iter().enumerate() {
                if (by_defender >> n & 1 == 1) == (side == DEFENDER) {
                    self.lay_on_pile(card);
                    self.tell(Event::Discarded { seat: seats[side], card, cause: Cause::Battle });
                }
            }
        }
        self.table().laid.clear();
        self.table().laid_by_defender = 0;
        self.table().laid_as_payment = 0;
    }
}

fn alliance_helpers(brothers: Brothers, side: &Side) -> bool {
    brothers == Brothers::Alliance && side.helpers != 0
}
