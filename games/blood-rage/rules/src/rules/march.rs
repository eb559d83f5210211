//! Section 5.4: March.

use crate::BloodRage;
use crate::action::{Action, March};
use crate::data::MARCH_COST;
use crate::event::Event;
use crate::names::Figure;
use crate::rules::Resolver;
use crate::rules::invade::held;
use crate::state::Piece;
use crate::state::Table;
use meadhall_engine::{Chance, Seat, Sink, byte};

impl BloodRage {
    pub(crate) fn list_marches(&self, table: &Table, seat: Seat, choices: &mut Vec<Action>) {
        let sheet = self.sheet(table, seat);
        for from in held(&sheet, table.standing()) {
            let group = sheet.at(from);
            let monster = |piece| (group.count(piece) > 0).then(|| sheet.figure(piece));
            let monsters = bands(monster(Piece::First), monster(Piece::Second));
            for to in table.standing().iter().filter(|&to| to != from) {
                let room = table.room(to);
                for warriors in 0..=group.count(Piece::Warrior).min(room) {
                    for leader in 0..=group.count(Piece::Leader) {
                        for mystics in 0..=group.count(Piece::Mystic) {
                            for band in monsters.iter().flatten() {
                                let count = warriors + leader + mystics + byte(band.iter().flatten().count());
                                if (1..=room).contains(&count) {
                                    choices.push(Action::March(March {
                                        from,
                                        to,
                                        warriors,
                                        leader: leader > 0,
                                        mystics,
                                        monsters: *band,
                                    }));
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Which monsters may march together, in order, each band once.
fn bands(one: Option<Figure>, two: Option<Figure>) -> [Option<[Option<Figure>; 2]>; 4] {
    let none = Some([None, None]);
    match (one, two) {
        (Some(one), Some(two)) => {
            let (low, high) = if one <= two { (one, two) } else { (two, one) };
            let other = (low != high).then_some([Some(high), None]);
            [none, Some([Some(low), None]), Some([Some(low), Some(high)]), other]
        }
        (Some(one), None) | (None, Some(one)) => [none, Some([Some(one), None]), None, None],
        (None, None) => [none, None, None, None],
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    pub fn march(&mut self, seat: Seat, march: March) {
        self.pay(seat, MARCH_COST);
        let (from, to) = (march.from.index(), march.to.index());
        let table = &mut self.position.table;
        let plain =
            [(Piece::Warrior, march.warriors), (Piece::Leader, u8::from(march.leader)), (Piece::Mystic, march.mystics)];
        for (piece, count) in plain {
            for _ in 0..count {
                table.shift(seat, piece, from, to);
            }
        }
        for monster in march.monsters.into_iter().flatten() {
            let sheet = self.game.sheet(table, seat);
            if let Some(piece) = sheet.piece_in(sheet.at(march.from), monster) {
                table.shift(seat, piece, from, to);
            }
        }
        self.acts_in(seat, march.from);
        self.acts_in(seat, march.to);
        self.tell(Event::Marched { seat, march });
        self.end_turn();
    }
}
