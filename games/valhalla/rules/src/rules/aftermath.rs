//! Section 4: the end of a battle in exact order.

use crate::Valhalla;
use crate::event::{Cause, Event};
use crate::rules::Resolver;
use crate::state::battle::{ATTACKER, BattleStep, DEFENDER, Kind};
use crate::state::places::Place;
use crate::state::{Due, Outgoing};
use meadhall_engine::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
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
                (BattleStep::WinnerJarl, Some(winner)) => self.jarl_after(winner, true),
                (BattleStep::LoserJarl, Some(winner)) => self.jarl_after(1 - winner, false),
                (BattleStep::WinnerDeny, Some(winner)) => self.dwarves(winner),
                (BattleStep::LoserDeny, Some(winner)) => self.dwarves(1 - winner),
                (BattleStep::Others, _) => self.others(),
                (BattleStep::Loki, Some(_)) => self.ask_loki() || self.more_loki_adds(),
                (BattleStep::Shield, Some(_)) => self.shields(),
                (BattleStep::Send, Some(_)) => self.send_all(),
                (BattleStep::Mission, Some(winner)) => self.ask_mission(winner),
                (BattleStep::Thor, _) => {
                    self.reward_thor();
                    false
                }
                (BattleStep::King, Some(winner)) => {
                    self.crown(winner);
                    false
                }
                (BattleStep::Aftermath, _) if matches!(kind, Kind::Hunt | Kind::Raid) => self.monster_aftermath(),
                (BattleStep::Clear, _) => return self.clear_battle(),
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
        if battle.kind != Kind::Duel
            || matches!(battle.step, BattleStep::Thor | BattleStep::King | BattleStep::Aftermath | BattleStep::Clear)
        {
            return false;
        }
        let [a, d] = [battle.sides[ATTACKER].seat, battle.sides[DEFENDER].seat];
        self.overflow(a) || self.overflow(d)
    }

    /// BattleStep (4).
    pub fn shields(&mut self) -> bool {
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

    /// BattleStep (5): warriors are sent, and their favours are paid.
    pub fn send_all(&mut self) -> bool {
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
                self.table().due.push(Due { seat, points, favour: Some(card) });
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

    /// BattleStep (9): dice return and the cards played are discarded.
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
