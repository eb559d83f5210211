//! Section 13: the Last King.

use crate::Valhalla;
use crate::event::Event;
use crate::rules::Resolver;
use crate::state::battle::Kind;
use crate::state::{Due, King, Table};
use meadhall_engine::{Chance, Seat, Sink};

/// The last level of a bonus card.
const LAST_LEVEL: u8 = 4;

impl Valhalla {
    /// Extra dice of whoever attacks this player.
    pub(crate) fn dice_against_king(&self, table: &Table, defender: Seat) -> u8 {
        let king = table.kings.iter().flatten().find(|king| king.seat == defender);
        king.map_or(0, |king| self.cards.bonus(self.players).dice[usize::from(king.level.clamp(1, LAST_LEVEL) - 1)])
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// The reward at the start of the king's turn.
    pub fn reward_king(&mut self, seat: Seat) {
        if self.position.table.board(seat).filled() == 0 {
            return;
        }
        let rewards = self.game.cards.bonus(self.game.players).rewards;
        let king = self.position.table.kings.iter_mut().flatten().find(|king| king.seat == seat);
        let Some(king) = king else { return };
        let points = rewards[usize::from(king.level.clamp(1, LAST_LEVEL) - 1)];
        king.level = (king.level + 1).min(LAST_LEVEL);
        let level = king.level;
        if points > 0 {
            self.table().due.push(Due { seat, points, favour: None });
        }
        self.tell(Event::Risen(seat, level));
    }

    /// BattleStep (8).
    pub fn crown(&mut self, winner: usize) {
        let battle = &self.position.table.battle;
        if !self.game.king || battle.kind != Kind::Duel {
            return;
        }
        let (winner, loser) = (battle.sides[winner].seat, battle.sides[1 - winner].seat);
        let table = self.table();
        let (kingly, beaten) = (table.is_king(winner), table.is_king(loser));
        let slot = table.kings.iter().position(|king| king.is_some_and(|king| king.seat == loser));
        match (kingly, beaten) {
            (true, true) => {
                if let Some(slot) = slot {
                    table.kings[slot] = None;
                }
                table.crowns += 1;
                self.tell(Event::Uncrowned(loser));
            }
            (false, true) => {
                if let Some(slot) = slot {
                    table.kings[slot] = Some(King { seat: winner, level: 1 });
                }
                self.tell(Event::Crowned(winner));
            }
            (false, false) if table.crowns > 0 => {
                table.crowns -= 1;
                if let Some(slot) = table.kings.iter_mut().find(|king| king.is_none()) {
                    *slot = Some(King { seat: winner, level: 1 });
                }
                self.tell(Event::Crowned(winner));
            }
            _ => {}
        }
    }
}
