//! Sections 1 and 4: dice, the common supply, rolls and rerolls.

use crate::Valhalla;
use crate::action::{Action, Dice};
use crate::event::Event;
use crate::names::Face;
use crate::rules::Resolver;
use crate::state::battle::Side;
use crate::state::{Asked, Throw};
use meadhall_engine::{Chance, Seat, Sink, byte};

/// Every choice of at least one of the free dice.
fn list_throws(dice: &[u8; 6], choices: &mut Vec<Action>) {
    let mut pick = [0u8; 6];
    loop {
        // The next choice in ascending order: the last face counts fastest.
        let Some(face) = (0..6).rev().find(|&face| pick[face] < dice[face]) else { return };
        pick[face] += 1;
        pick[face + 1..].fill(0);
        choices.push(Action::Reroll(Dice(pick)));
    }
}

/// Any choice of at least one of the free dice, every one equally likely.
pub(crate) fn any_throw<C: Chance>(dice: &[u8; 6], chance: &mut C) -> Option<Action> {
    let all: usize = dice.iter().map(|&count| usize::from(count) + 1).product();
    if all < 2 {
        return None;
    }
    let mut number = 1 + chance.index(all - 1);
    let mut pick = [0; 6];
    for (picked, &count) in pick.iter_mut().zip(dice) {
        *picked = byte(number % (usize::from(count) + 1));
        number /= usize::from(count) + 1;
    }
    Some(Action::Reroll(Dice(pick)))
}

impl Valhalla {
    pub(crate) fn list_rerolls(&self, side: &Side, choices: &mut Vec<Action>) {
        list_throws(&side.dice, choices);
    }

    /// Dice that may be discarded for a reroll.
    pub(crate) fn list_drops(&self, side: &Side, choices: &mut Vec<Action>) {
        if side.free() >= 2 {
            choices.extend(Face::ALL.into_iter().filter(|face| side.dice[face.index()] > 0).map(Action::Drop));
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// One die is thrown.
    #[inline]
    pub fn throw(&mut self) -> Face {
        Face::ALL[self.chance.pick("dice", Face::ALL.len(), |n| Face::ALL[n.min(5)]).min(5)]
    }

    /// Takes extra dice from the supply, as far as there are any.
    pub fn take_dice(&mut self, side: usize, count: u8) -> u8 {
        let taken = count.min(self.position.table.supply);
        if taken > 0 {
            self.table().supply -= taken;
            let side = self.side(side);
            side.grey += taken;
            let seat = side.seat;
            self.tell(Event::ExtraDice(seat, taken));
        }
        taken
    }

    /// The first roll of a phase.
    pub fn first_roll(&mut self, side: usize) {
        let pool = {
            let side = self.side(side);
            side.rolled = true;
            (6 + side.grey).saturating_sub(side.aside + u8::from(side.on_jarl))
        };
        let mut dice = [0; 6];
        for _ in 0..pool {
            dice[self.throw().index()] += 1;
        }
        let side = self.side(side);
        side.dice = dice;
        let seat = side.seat;
        self.tell(Event::Rolled { seat, dice });
    }

    /// A die gained after the first roll is rolled at once.
    pub fn roll_extra(&mut self, side: usize) {
        if self.take_dice(side, 1) > 0 {
            let face = self.throw();
            let side = self.side(side);
            side.dice[face.index()] += 1;
            let seat = side.seat;
            self.tell(Event::FrostDie(seat, face));
        }
    }

    pub fn drop_die(&mut self, side: usize, face: Face) {
        let seat = {
            let side = self.side(side);
            side.dice[face.index()] = side.dice[face.index()].saturating_sub(1);
            side.aside += 1;
            side.dropped = true;
            side.lose_track(face);
            side.seat
        };
        self.tell(Event::Dropped(seat, face));
        self.ask(seat, Asked::Reroll(Throw::Paid));
    }

    /// Throws these dice again.
    pub fn reroll(&mut self, side: usize, dice: Dice) {
        let mut to = [0; 6];
        for _ in 0..dice.len() {
            to[self.throw().index()] += 1;
        }
        let side = self.side(side);
        for face in Face::ALL {
            let at = face.index();
            side.dice[at] = side.dice[at].saturating_sub(dice.0[at]);
            if dice.0[at] > 0 {
                side.lose_track(face);
            }
        }
        for (count, thrown) in side.dice.iter_mut().zip(to) {
            *count += thrown;
        }
        side.rerolled = true;
        let seat = side.seat;
        self.tell(Event::Rerolled { seat, from: dice.0, to });
    }

    pub fn rethrow(&mut self, seat: Seat, throw: Throw, dice: Dice) {
        let Some(side) = self.position.table.battle.side_of(seat) else { return };
        if throw == Throw::Free {
            let side = self.side(side);
            side.rerolls = side.rerolls.saturating_sub(1);
        }
        self.reroll(side, dice);
        self.ask(seat, Asked::Fight);
    }

    /// A die is turned to another face.
    pub fn turn_die(&mut self, side: usize, from: Face, to: Face) {
        let side = self.side(side);
        side.dice[from.index()] = side.dice[from.index()].saturating_sub(1);
        side.dice[to.index()] += 1;
        if side.tracked == Some(from) && side.dice[from.index()] == 0 {
            side.tracked = Some(to);
        }
        let seat = side.seat;
        self.tell(Event::TurnedDie { seat, from, to });
    }
}

impl Side {
    /// The die that Sigvard rerolled is gone when no free die shows its face any more.
    pub(crate) fn lose_track(&mut self, face: Face) {
        if self.tracked == Some(face) && self.dice[face.index()] == 0 {
            self.tracked = None;
        }
    }
}
