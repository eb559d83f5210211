//! Refusals before and in the phases of a battle.

use super::{about, why};
use crate::Valhalla;
use crate::action::{Action, Dice, Spot};
use crate::data::{Card, Effect, Entry, Terror};
use crate::names::{Face, Jarl};
use crate::rules::activate::armings;
use crate::state::battle::{Battle, DEFENDER, Kind, Side};
use crate::state::{Asked, Position};
use meadhall_engine::{Message, Seat};

impl Valhalla {
    pub(super) fn why_not_in_battle(&self, position: &Position, seat: Seat, action: Action) -> Option<Message> {
        let table = &position.table;
        let battle = &table.battle;
        let side = &battle.sides[battle.turn_of()];
        let missing = |card: Card, clause| about("why-not-in-hand", card, clause);
        Some(match (table.asked, action) {
            (Asked::Thor, Action::Help(card, to)) => self.why_no_help(position, seat, card, to),
            (Asked::Before, Action::Add(card, place)) => self.why_not_solveig(position, seat, side, card, place),
            (Asked::Before, Action::LayDie) => self.why_not_valgard(position, seat, side),
            (Asked::Before, Action::Play(card) | Action::PlayWith(card, _)) => {
                self.why_not_before(position, seat, card)
            }
            (Asked::Payment, Action::Pay(card)) => missing(card, "VH-7.10"),
            (Asked::Sacrifice, Action::Pay(card)) => missing(card, "VH-11.17"),
            (Asked::Fight, action) => return self.why_not_in_fight(position, seat, side, action),
            (Asked::Reroll(_), Action::Reroll(_)) => why("why-not-free", "VH-4.29"),
            (Asked::Reroll(_), Action::Done | Action::Decline) => why("why-must", "VH-4.12"),
            (Asked::NewWeapon(_), Action::Keep(_)) => why("why-not-rolled", "VH-6.24"),
            (Asked::Exchange, Action::Turn(..)) => why("why-only-x", "VH-6.37"),
            (Asked::GormTurn, Action::Turn(from, to)) => why_not_gorm(from, to),
            (Asked::Block, Action::Choose(spot)) => {
                self.why_not_spot(position, battle.sides[DEFENDER].seat, spot, "VH-11.5")
            }
            (Asked::Force, Action::Discard(card)) if !self.holds(position, seat, card) => missing(card, "VH-11.11"),
            (Asked::Force, Action::Discard(_)) => why("why-force", "VH-11.11"),
            (Asked::Path, Action::Choose(spot)) => self.why_not_spot(position, seat, spot, "VH-10.43"),
            (Asked::Block | Asked::Force | Asked::Path, Action::Done | Action::Decline) => {
                why("why-must", table.asked.clause())
            }
            _ => return None,
        })
    }

    /// A warrior that does not stand there, or is not among those to choose from.
    pub(super) fn why_not_spot(&self, position: &Position, owner: Seat, spot: Spot, clause: &'static str) -> Message {
        let post = position.table.board(owner).band.get(usize::from(spot.place)).copied().unwrap_or_default();
        if spot.ally || post.card != Some(spot.card) {
            return about("why-not-there", spot.card, clause);
        }
        about("why-not-choosable", spot.card, clause)
    }

    fn why_no_help(&self, position: &Position, seat: Seat, card: Card, to: Seat) -> Message {
        if !self.holds(position, seat, card) {
            return about("why-not-in-hand", card, "VH-9.3");
        }
        if !matches!(self.cards.get(card), Some(Entry { kind: crate::data::Kind::Thor(..), .. })) {
            return about("why-not-thor", card, "VH-9.3");
        }
        match position.table.battle.side_of(to) {
            None => why("why-not-fighting", "VH-9.3").with("who", to),
            Some(_) => about("why-thor-condition", card, "VH-9.4"),
        }
    }

    fn why_not_solveig(&self, position: &Position, seat: Seat, side: &Side, card: Card, place: Option<u8>) -> Message {
        if position.table.board(seat).jarl != Some(Jarl::Solveig) {
            return why("why-other-jarl", "VH-7.46");
        }
        if side.main_off {
            return why("why-jarl-off", "VH-16.90");
        }
        if side.jarl_uses > 0 {
            return why("why-jarl-used", "VH-7.52");
        }
        if !self.solveig_calls(position, side) {
            return why("why-jarl-condition", "VH-7.46");
        }
        self.why_no_warrior(position, seat, card, "VH-7.48")
            .unwrap_or_else(|| self.why_not_place(position, seat, place, None))
    }

    fn why_not_valgard(&self, position: &Position, seat: Seat, side: &Side) -> Message {
        if position.table.board(seat).jarl != Some(Jarl::Valgard) {
            return why("why-other-jarl", "VH-7.25");
        }
        if position.table.battle.kind == Kind::Ragnarok {
            return why("why-jarl-condition", "VH-5.18");
        }
        if side.main_off { why("why-jarl-off", "VH-16.90") } else { why("why-jarl-used", "VH-7.25") }
    }

    fn why_not_before(&self, position: &Position, seat: Seat, card: Card) -> Message {
        if !self.holds(position, seat, card) {
            return about("why-not-in-hand", card, "VH-4.4");
        }
        match self.cards.tactic(card) {
            None => about("why-no-tactic", card, "VH-4.4"),
            Some(Effect::AddTopmostDiscardedWarrior) => why("why-no-fallen", "VH-11.19"),
            Some(_) => about("why-not-before", card, "VH-4.4"),
        }
    }

    fn why_not_in_fight(&self, position: &Position, seat: Seat, side: &Side, action: Action) -> Option<Message> {
        let jarl = position.table.board(seat).jarl;
        Some(match action {
            Action::Play(card) => self.why_not_tactic(position, seat, card, None),
            Action::PlayWith(card, face) => self.why_not_tactic(position, seat, card, Some(face)),
            Action::Activate(spot, dice) => self.why_not_activated(position, side, spot, dice),
            Action::Drop(_) if side.free() < 2 => why("why-no-reroll", "VH-4.15"),
            Action::Drop(_) => why("why-no-such-die", "VH-4.12"),
            Action::FreeReroll if side.rerolls == 0 => why("why-no-free-reroll", "VH-4.13"),
            Action::FreeReroll => why("why-not-free", "VH-4.29"),
            Action::JarlReroll(_) if jarl != Some(Jarl::Sigvard) => why("why-other-jarl", "VH-7.21"),
            Action::JarlReroll(face) => why_not_sigvard(&position.table.battle, side, face),
            Action::Turn(from, to) => match jarl {
                Some(Jarl::Thord) => self.why_not_thord(position, seat, side, from, to),
                Some(Jarl::Gorm) if side.main_off => off(&position.table.battle),
                Some(Jarl::Gorm) if side.jarl_uses == 1 && !side.second_off => why("why-jarl-condition", "VH-7.86"),
                Some(Jarl::Gorm) if side.jarl_uses > 0 => why("why-jarl-used", "VH-7.85"),
                Some(Jarl::Gorm) => why_not_gorm(from, to),
                _ => why("why-other-jarl", "VH-7.53"),
            },
            Action::Pay(_) if jarl != Some(Jarl::Gorm) => return None,
            Action::Pay(_) if side.jarl_uses == 0 => why("why-jarl-condition", "VH-7.86"),
            Action::Pay(_) if side.second_off => off(&position.table.battle),
            Action::Pay(_) if side.jarl_uses > 1 => why("why-jarl-used", "VH-7.86"),
            Action::Pay(card) if !self.holds(position, seat, card) => about("why-not-in-hand", card, "VH-7.86"),
            Action::Pay(_) => why("why-no-such-die", "VH-7.118"),
            _ => return None,
        })
    }

    fn why_not_thord(&self, position: &Position, seat: Seat, side: &Side, from: Face, to: Face) -> Message {
        if side.main_off {
            return off(&position.table.battle);
        }
        if side.jarl_uses > 0 {
            let clause = if self.has_few_shields(position, seat) { "VH-7.54" } else { "VH-7.53" };
            if side.jarl_uses > u8::from(self.has_few_shields(position, seat) && !side.second_off) {
                return why("why-jarl-used", clause);
            }
        }
        if from != Face::X || to == Face::X {
            return why("why-only-x", "VH-7.53");
        }
        why("why-no-such-die", "VH-7.53")
    }

    fn why_not_tactic(&self, position: &Position, seat: Seat, card: Card, die: Option<Face>) -> Message {
        if !self.holds(position, seat, card) {
            return about("why-not-in-hand", card, "VH-4.17");
        }
        let Some(effect) = self.cards.tactic(card) else { return about("why-no-tactic", card, "VH-4.18") };
        let battle = &position.table.battle;
        let side = &battle.sides[battle.turn_of()];
        if effect == Effect::AddTopmostDiscardedWarrior {
            return about("why-only-before", card, "VH-11.18");
        }
        if !self.is_allowed(position, side, effect) {
            let clause = match self.terror_in_battle(&position.table) {
                Some(Terror::NoTactics) => "VH-16.96",
                Some(Terror::MaxTactics { .. }) => "VH-16.97",
                _ => "VH-16.91",
            };
            return about("why-forbidden", card, clause);
        }
        match (effect, die) {
            (Effect::DiscardDieForStrength { .. }, None) => about("why-needs-die", card, "VH-6.31"),
            (Effect::DiscardDieForStrength { symbol: None, .. }, _) => about("why-wrong-die", card, "VH-6.31"),
            (Effect::DiscardDieForStrength { .. }, _) => about("why-wrong-die", card, "VH-6.32"),
            (_, Some(_)) => about("why-wrong-die", card, "VH-4.17"),
            _ => about("why-tactic-condition", card, condition_of(battle, effect)),
        }
    }

    fn why_not_activated(&self, position: &Position, side: &Side, spot: Spot, dice: Dice) -> Message {
        let table = &position.table;
        let partner = self.partner(side.seat).filter(|_| table.battle.kind == Kind::Duel);
        let (owner, active, blocked) = match (spot.ally, partner) {
            (true, None) => return why("why-no-ally", "VH-14.11"),
            (true, Some(partner)) => (partner, side.helpers, 0),
            _ => (side.seat, side.active, side.blocked),
        };
        let post = table.board(owner).band.get(usize::from(spot.place)).copied().unwrap_or_default();
        let named = |mask: u8| mask >> (spot.place & 7) & 1 == 1;
        if post.card != Some(spot.card) {
            return about("why-not-there", spot.card, "VH-4.27");
        }
        if named(active) {
            return about("why-activated", spot.card, "VH-4.27");
        }
        if named(blocked) {
            return about("why-blocked", spot.card, "VH-11.3");
        }
        if dice.0[Face::X.index()] > 0 {
            return about("why-wrong-weapons", spot.card, "VH-1.11");
        }
        let mut fits = false;
        if let Some(warrior) = self.cards.warrior(spot.card) {
            let plenty = [u8::MAX; 5];
            armings(warrior.weapons, self.spares_a_die(post.tyr), &plenty, |way| fits |= way == dice.0[..5]);
        }
        about(if fits { "why-no-dice" } else { "why-wrong-weapons" }, spot.card, "VH-4.24")
    }
}

/// A jarl who does not work: Surrounded Commander or Hallbjorn, or the monster.
fn off(battle: &Battle) -> Message {
    why("why-jarl-off", if battle.kind == Kind::Duel { "VH-6.39" } else { "VH-16.89" })
}

fn why_not_sigvard(battle: &Battle, side: &Side, face: Face) -> Message {
    let there = side.dice[face.index()] > 0;
    match side.jarl_uses {
        0 if side.main_off => off(battle),
        0 => why("why-no-such-die", "VH-7.21"),
        _ if side.tracked.is_none() || !there => why("why-jarl-used", "VH-7.23"),
        _ => why("why-same-die", "VH-7.23"),
    }
}

fn why_not_gorm(from: Face, to: Face) -> Message {
    if from == Face::X || to == Face::X || from == to {
        return why("why-only-weapons", "VH-7.85");
    }
    why("why-no-such-die", "VH-7.118")
}

/// The clause of a tactic's condition.
fn condition_of(battle: &Battle, effect: Effect) -> &'static str {
    let alone = matches!(battle.kind, Kind::Hunt | Kind::Raid);
    match effect {
        Effect::Strength { .. } if battle.kind == Kind::Ragnarok => "VH-5.39",
        Effect::Strength { .. } if alone => "VH-16.29",
        Effect::Strength { .. } => "VH-6.29",
        Effect::ExtraDieBestOf { .. } => "VH-6.26",
        Effect::SuppressJarl if alone => "VH-16.32",
        Effect::SuppressJarl => "VH-6.39",
        Effect::PathToValhalla if alone => "VH-16.78",
        Effect::PathToValhalla if battle.kind == Kind::Duel && battle.turn_of() == DEFENDER => "VH-10.43",
        Effect::PathToValhalla => "VH-10.33",
        _ => "VH-4.20",
    }
}
