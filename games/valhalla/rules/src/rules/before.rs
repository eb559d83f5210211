//! Section 4: the declaration of a battle, what may be done before it, and the beginning of a phase.

use crate::Valhalla;
use crate::action::Action;
use crate::data::{Card, Effect, Terror};
use crate::event::{Cause, Event};
use crate::names::Jarl;
use crate::rules::Resolver;
use crate::rules::draw::FEW_SHIELDS;
use crate::state::battle::{ATTACKER, Battle, BattleStep, DEFENDER, Kind, Side};
use crate::state::places::{CardSet, Place};
use crate::state::{Asked, Position};
use meadhall_engine::{Chance, Seat, Sink, byte};

impl Valhalla {
    /// Whether Solveig may add a warrior now.
    pub(crate) fn solveig_calls(&self, position: &Position, side: &Side) -> bool {
        let board = position.table.board(side.seat);
        let few_cards = (1..=2).contains(&side.hand);
        board.jarl == Some(Jarl::Solveig)
            && !side.main_off
            && side.jarl_uses == 0
            && !position.hand(side.seat).is_empty()
            && (board.size() == 1 || few_cards && board.size() == 2)
    }

    /// Whether a die may be laid on Valgard now.
    ///
    /// In Ragnarok strength has no use.
    fn valgard_calls(&self, position: &Position, side: &Side) -> bool {
        let ragnarok = position.table.battle.kind == Kind::Ragnarok;
        position.table.board(side.seat).jarl == Some(Jarl::Valgard) && !side.main_off && !side.on_jarl && !ragnarok
    }

    /// Whether a Call to Arms would be possible, whoever holds one.
    pub(crate) fn calls_to_arms(&self, position: &Position, seat: Seat) -> bool {
        self.has_calls && !position.hand(seat).is_empty() && self.fallen(&position.table).next().is_some()
    }

    /// The Calls to Arms in a hand.
    fn calls<'a>(&'a self, tactics: &'a CardSet) -> impl Iterator<Item = Card> + 'a {
        let calls = |card: &Card| self.cards.tactic(*card) == Some(Effect::AddTopmostDiscardedWarrior);
        self.distinct(tactics).filter(calls)
    }

    /// Whether this side is asked for something before the battle: whoever might hold a card for it, but alone only who
    /// does.
    fn asks_before(&self, position: &Position, side: &Side) -> bool {
        let hand = position.hand(side.seat);
        let shown = self.is_solo();
        self.valgard_calls(position, side)
            || self.solveig_calls(position, side) && !(shown && hand.and(&self.warriors).is_empty())
            || self.calls_to_arms(position, side.seat)
                && !(shown && self.calls(&hand.and(&self.tactics)).next().is_none())
    }

    pub(crate) fn list_before(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Done);
        let battle = &position.table.battle;
        let Some(side) = battle.side_of(seat).map(|side| &battle.sides[side]) else { return };
        let hand = position.hand(seat);
        if self.solveig_calls(position, side) {
            let room = self.room(&position.table, seat, None);
            self.list_adds(&hand.and(&self.warriors), room, choices, Action::Add, |_| true);
        }
        if self.valgard_calls(position, side) {
            choices.push(Action::LayDie);
        }
        if self.calls_to_arms(position, seat) {
            choices.extend(self.calls(&hand.and(&self.tactics)).map(Action::Play));
        }
    }

    /// Whether the jarl offers something for a card before the first roll of this side.
    fn has_payment(&self, position: &Position, side: usize) -> bool {
        let battle = &position.table.battle;
        let player = &battle.sides[side];
        if player.second_off || position.hand(player.seat).is_empty() {
            return false;
        }
        match position.table.board(player.seat).jarl {
            Some(Jarl::Beinir) => side == DEFENDER && position.table.supply > 0,
            // In Ragnarok strength has no use.
            Some(Jarl::Osvir) => side == ATTACKER && battle.kind != Kind::Ragnarok,
            Some(Jarl::Hallbjorn) => side == ATTACKER && battle.kind == Kind::Duel,
            _ => false,
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// A side as it stands when the battle is declared.
    fn enlist(&mut self, seat: Seat) -> Side {
        let hand = byte(self.position.hand(seat).len());
        let board = self.board(seat);
        let side = Side {
            seat,
            hand,
            band: board.size(),
            promised: std::mem::take(&mut board.next_dice),
            rerolls: u8::from(std::mem::take(&mut board.next_reroll)),
            ..Side::default()
        };
        let off = matches!(self.game.terror(&self.position.table), Some(Terror::JarlOff));
        Side { main_off: off, second_off: off, ..side }
    }

    /// Action 3.
    pub fn declare(&mut self, attacker: Seat, defender: Seat) {
        let sides = [self.enlist(attacker), self.enlist(defender)];
        self.table().battle = Battle { kind: Kind::Duel, step: BattleStep::BeforeAttack, sides, ..Battle::default() };
        self.clear_laid();
        self.tell(Event::Attack { attacker, defender });
        if !self.ask_thor() {
            self.go_on();
        }
    }

    /// A battle of one player: Ragnarok, or against the monster.
    pub fn muster(&mut self, seat: Seat, kind: Kind) {
        let mut side = self.enlist(seat);
        if kind == Kind::Ragnarok {
            // What Loki promised is for a battle.
            (side.promised, side.rerolls) = (0, 0);
        }
        let mut battle = Battle { kind, foe: self.position.table.foe.step, ..Battle::default() };
        battle.step = if kind == Kind::Ragnarok { BattleStep::BeforeAttack } else { BattleStep::Toll };
        battle.sides[if kind == Kind::Raid { DEFENDER } else { ATTACKER }] = side;
        self.table().battle = battle;
        self.clear_laid();
        self.go_on();
    }

    fn clear_laid(&mut self) {
        self.table().laid.clear();
        self.table().laid_by_defender = 0;
        self.table().laid_as_payment = 0;
    }

    /// Goes on with the battle wherever it stands.
    pub fn go_on(&mut self) {
        let battle = &self.position.table.battle;
        match battle.step {
            BattleStep::Toll => self.monster_toll(),
            BattleStep::BeforeAttack => self.ask_before(ATTACKER),
            BattleStep::BeforeDefence => self.ask_before(DEFENDER),
            BattleStep::Attack | BattleStep::Defence => {
                let side = &battle.sides[battle.turn_of()];
                let all = self.position.table.board(side.seat).filled();
                if battle.kind == Kind::Ragnarok && side.rolled && side.active == all {
                    return self.end_phase();
                }
                let seat = side.seat;
                self.ask(seat, Asked::Fight);
            }
            _ => self.resolve(),
        }
    }

    fn ask_before(&mut self, side: usize) {
        let battle = &self.position.table.battle;
        let player = &battle.sides[side];
        // Against a monster an empty band has lost; only Ragnarok lets somebody without warriors call one.
        let lost = battle.kind != Kind::Ragnarok && self.is_deserted(side);
        if !lost && self.game.asks_before(self.position, player) {
            let seat = player.seat;
            self.ask(seat, Asked::Before);
        } else {
            self.end_before();
        }
    }

    /// This side has nothing more to do before the battle.
    pub fn end_before(&mut self) {
        let battle = &mut self.position.table.battle;
        match (battle.step, battle.kind) {
            (BattleStep::BeforeAttack, Kind::Duel) => {
                battle.step = BattleStep::BeforeDefence;
                self.go_on();
            }
            // Without warriors there is nothing to roll for.
            (_, Kind::Ragnarok) if self.is_deserted(ATTACKER) => self.end_ragnarok_part(),
            (_, Kind::Hunt) if self.is_deserted(ATTACKER) => self.compare_with_monster(),
            (_, Kind::Raid) if self.is_deserted(DEFENDER) => self.compare_with_monster(),
            (_, Kind::Raid) => self.begin_phase(DEFENDER),
            _ => self.begin_phase(ATTACKER),
        }
    }

    /// Whether the band of a side is empty.
    fn is_deserted(&self, side: usize) -> bool {
        let table = &self.position.table;
        table.board(table.battle.sides[side].seat).filled() == 0
    }

    pub fn lay_die(&mut self, seat: Seat) {
        if let Some(side) = self.position.table.battle.side_of(seat) {
            self.side(side).on_jarl = true;
            self.tell(Event::DieLaid(seat));
        }
        self.go_on();
    }

    /// Solveig's warrior.
    pub fn add_before(&mut self, seat: Seat, card: Card, named: Option<u8>) {
        if let Some(side) = self.position.table.battle.side_of(seat) {
            self.side(side).jarl_uses = 1;
        }
        let room = self.game.room(&self.position.table, seat, None);
        self.add_from_hand(seat, card, room, named);
    }

    /// Call to Arms.
    pub fn call_to_arms(&mut self, seat: Seat, card: Card) {
        self.lay_tactic(seat, card, None);
        let fallen = self.game.fallen(&self.position.table).next();
        match fallen {
            Some(warrior) => {
                self.take_from_pile(warrior, Place::Table);
                self.table().lifted = Some(warrior);
                self.settle_lifted(seat);
            }
            None => self.go_on(),
        }
    }

    /// A phase begins: extra dice are taken, dice are lost, and then the first roll is made.
    pub fn begin_phase(&mut self, side: usize) {
        self.table().battle.step = if side == ATTACKER { BattleStep::Attack } else { BattleStep::Defence };
        let battle = self.position.table.battle;
        let player = battle.sides[side];
        let seat = player.seat;
        let board = *self.position.table.board(seat);
        let duel = battle.kind == Kind::Duel;
        if duel && side == ATTACKER {
            let extra = self.game.dice_against_king(&self.position.table, battle.sides[DEFENDER].seat);
            self.take_dice(side, extra);
            if board.jarl == Some(Jarl::Hallbjorn) && !player.main_off {
                self.side(DEFENDER).second_off = true;
            }
        }
        let other = &battle.sides[1 - side];
        let extra = match board.jarl {
            Some(Jarl::Beinir) => side == ATTACKER && !player.main_off,
            Some(Jarl::Ketil) if duel && side == ATTACKER => {
                let most = self.position.table.board(other.seat).trophies();
                self.game.all().all(|seat| self.position.table.board(seat).trophies() <= most)
            }
            Some(Jarl::Ulfrun) => {
                duel && other.band > player.band && board.shields <= FEW_SHIELDS && !player.second_off
            }
            _ => false,
        };
        if extra {
            self.take_dice(side, 1);
        }
        self.take_dice(side, player.promised);
        self.grant_osk(side);
        if duel && side == DEFENDER && battle.frost {
            self.side(side).aside += 1;
        }
        if matches!(self.game.terror_in_battle(&self.position.table), Some(Terror::DiscardDieBeforeRoll)) {
            self.side(side).aside += 1;
        }
        if self.game.has_payment(self.position, side) {
            return self.ask(seat, Asked::Payment);
        }
        self.begin_rolling(side);
    }

    /// Osk's rerolls.
    pub fn grant_osk(&mut self, side: usize) {
        let player = self.position.table.battle.sides[side];
        if self.position.table.board(player.seat).jarl == Some(Jarl::Osk) && !player.main_off {
            let twice = (1..=2).contains(&player.hand) && !player.second_off;
            self.side(side).rerolls += 1 + u8::from(twice);
        }
    }

    pub fn begin_rolling(&mut self, side: usize) {
        self.first_roll(side);
        self.go_on();
    }

    /// A card is paid for the jarl's ability, or not.
    pub fn pay(&mut self, seat: Seat, card: Option<Card>) {
        let Some(side) = self.position.table.battle.side_of(seat) else { return };
        if let (Some(card), Some(jarl)) = (card, self.position.table.board(seat).jarl) {
            self.discard_from_hand(seat, card, Cause::Jarl(jarl));
            self.side(side).paid = true;
            match jarl {
                Jarl::Beinir => {
                    self.take_dice(side, 1);
                }
                Jarl::Osvir => self.side(side).strengthen(2),
                Jarl::Hallbjorn => self.side(DEFENDER).main_off = true,
                _ => {}
            }
        }
        self.begin_rolling(side);
    }
}
