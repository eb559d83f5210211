//! What one side did in a battle, as its events tell it.

use super::BoardContext;
use super::fight::{Fight, Sides};
use meadhall_engine::Seat;
use meadhall_valhalla::{Card, Event, Face};

/// One side of a battle that was told.
#[derive(Clone, Debug, Default)]
pub(super) struct Fighter {
    /// Who; the monster has no seat.
    pub seat: Option<Seat>,
    /// The dice as they lay at last.
    pub dice: [u8; 6],
    /// How often dice were thrown again.
    pub rerolls: u8,
    /// The warriors who were activated.
    pub activated: Vec<Card>,
    /// The tactics that were played, and Thor's help.
    pub tactics: Vec<Card>,
    /// The strength.
    pub total: Option<u8>,
    /// The glory that it gained.
    pub glory: u16,
}

impl Fighter {
    /// The sides of a battle, who attacked first.
    pub fn of(ctx: &BoardContext<'_>, fight: &Fight) -> Vec<Fighter> {
        let me = Some(Seat::default());
        let seats = match fight.sides {
            Sides::Duel(attacker, defender) => vec![Some(attacker), Some(defender)],
            Sides::Hunt => vec![me, None],
            Sides::Raid => vec![None, me],
            Sides::Ragnarok(seat) => vec![Some(seat)],
        };
        let total = |seat: Option<Seat>| fight.totals.iter().find(|(who, _)| *who == seat).map(|(_, total)| *total);
        let fighter = |seat| Fighter { seat, total: total(seat), ..Fighter::default() };
        let mut fighters: Vec<Fighter> = seats.into_iter().map(fighter).collect();
        for event in fight.course.iter().filter_map(|at| ctx.events.get(*at)) {
            for fighter in &mut fighters {
                fighter.take(ctx, &event.1);
            }
        }
        fighters
    }

    fn take(&mut self, ctx: &BoardContext<'_>, event: &Event) {
        let is_own = |seat: Seat| self.seat == Some(seat);
        match *event {
            Event::Rolled { seat, dice } if is_own(seat) => self.dice = dice,
            Event::Dropped(seat, face) if is_own(seat) => self.lose(face),
            Event::Rerolled { seat, from, to } if is_own(seat) => {
                self.rerolls = self.rerolls.saturating_add(1);
                for n in 0..self.dice.len() {
                    self.dice[n] = self.dice[n].saturating_sub(from[n]).saturating_add(to[n]);
                }
            }
            Event::TurnedDie { seat, from, to } if is_own(seat) => {
                self.lose(from);
                self.gain(to);
            }
            Event::KeptDie(seat, face) | Event::FrostDie(seat, face) if is_own(seat) => self.gain(face),
            Event::Played { seat, card, .. } if is_own(seat) => self.tactics.push(card),
            Event::Helped { to, card, .. } if is_own(to) => self.tactics.push(card),
            Event::Activated { seat, card, .. } if is_own(seat) => self.activated.push(card),
            Event::Credited { seat, points } if is_own(seat) => self.glory += u16::from(points),
            Event::Sent { seat, card }
            | Event::Paid { seat, card, .. }
            | Event::Mission { seat, card }
            | Event::ThorsGlory { seat, card }
                if is_own(seat) =>
            {
                self.glory += u16::from(ctx.rules.cards().glory(card));
            }
            _ => {}
        }
    }

    fn lose(&mut self, face: Face) {
        self.dice[face.index()] = self.dice[face.index()].saturating_sub(1);
    }

    fn gain(&mut self, face: Face) {
        self.dice[face.index()] = self.dice[face.index()].saturating_add(1);
    }
}
