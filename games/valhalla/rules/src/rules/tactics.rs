//! Section 6 and the expansions: battle tactics.

use crate::Valhalla;
use crate::action::Action;
use crate::data::{Banned, Card, Effect, Terror};
use crate::event::Event;
use crate::names::Face;
use crate::rules::Resolver;
use crate::state::battle::{ATTACKER, DEFENDER, Kind, Side};
use crate::state::places::Place;
use crate::state::{Asked, MOST_LAID, Position};
use meadhall_engine::{Chance, Seat, Sink};

impl Valhalla {
    /// Whether the monster lets the player use this tactic.
    pub(crate) fn is_allowed(&self, position: &Position, side: &Side, effect: Effect) -> bool {
        match self.terror_in_battle(&position.table) {
            // Only an attacker can play it, so it is no way out of the monster's attack.
            Some(Terror::NoTactics) => effect == Effect::SuppressJarl,
            Some(Terror::MaxTactics { value }) => side.tactics < value,
            Some(Terror::TacticBanned { symbol: Banned::Heroic }) => {
                !matches!(effect, Effect::DiscardDieForStrength { .. })
            }
            Some(Terror::TacticBanned { symbol: Banned::Fury }) => !matches!(effect, Effect::Strength { .. }),
            _ => true,
        }
    }

    /// Whether the condition of a tactic is met.
    pub(crate) fn is_playable(&self, position: &Position, at: usize, effect: Effect) -> bool {
        let table = &position.table;
        let battle = &table.battle;
        let side = &battle.sides[at];
        let met = match effect {
            Effect::Strength { condition: None, .. }
            | Effect::FreeReroll { .. }
            | Effect::TurnAllX
            | Effect::VirtualDie { .. }
            | Effect::StrengthByBand { .. }
            | Effect::StrengthByActivated { .. } => true,
            Effect::Strength { condition: Some(_), .. } => {
                let own = table.board(side.seat).size();
                match battle.kind {
                    Kind::Duel => own < table.board(battle.sides[1 - at].seat).size(),
                    Kind::Hunt | Kind::Raid => {
                        self.foe_card(battle.foe).is_some_and(|foe| usize::from(own) < foe.clans.len())
                    }
                    _ => false,
                }
            }
            Effect::ExtraDieBestOf { .. } => table.supply > 0,
            Effect::SuppressJarl => at == ATTACKER,
            Effect::PathToValhalla => {
                let attacker = &battle.sides[ATTACKER];
                battle.kind == Kind::Duel && at == DEFENDER && table.board(attacker.seat).filled() & !attacker.path != 0
            }
            Effect::DiscardDieForStrength { .. } | Effect::AddTopmostDiscardedWarrior => false,
        };
        met && self.is_allowed(position, side, effect)
    }

    pub(crate) fn list_tactics(&self, position: &Position, at: usize, choices: &mut Vec<Action>) {
        let side = &position.table.battle.sides[at];
        let tactics = position.hand(side.seat).and(&self.tactics);
        if tactics.is_empty() || position.table.laid.len() >= MOST_LAID {
            return;
        }
        for card in self.distinct(&tactics) {
            let Some(effect) = self.cards.tactic(card) else { continue };
            if self.is_playable(position, at, effect) {
                choices.push(Action::Play(card));
            }
        }
        for card in self.distinct(&tactics) {
            let Some(effect) = self.cards.tactic(card) else { continue };
            let Effect::DiscardDieForStrength { symbol, .. } = effect else { continue };
            if !self.is_allowed(position, side, effect) {
                continue;
            }
            for face in Face::ALL {
                let stock = side.stock.get(face.index()).copied().unwrap_or(0);
                let there = side.dice[face.index()] + stock > 0;
                if there && symbol.is_none_or(|symbol| symbol == face) {
                    choices.push(Action::PlayWith(card, face));
                }
            }
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// A tactic leaves the hand and lies open until the battle is over.
    pub fn lay_tactic(&mut self, seat: Seat, card: Card, die: Option<Face>) {
        let Some(side) = self.position.table.battle.side_of(seat) else { return };
        self.side(side).tactics += 1;
        self.lay(seat, side, card);
        self.tell(Event::Played { seat, card, die });
    }

    /// A card of the hand lies open until the battle is over.
    pub fn lay(&mut self, seat: Seat, side: usize, card: Card) {
        if self.shift(card, Place::Hand(seat), Place::Table) {
            let table = self.table();
            if side == DEFENDER {
                table.laid_by_defender |= 1 << table.laid.len();
            }
            table.laid.push(card);
        }
    }

    pub fn play_tactic(&mut self, seat: Seat, card: Card, die: Option<Face>) {
        let Some(side) = self.position.table.battle.side_of(seat) else { return };
        let Some(effect) = self.game.cards.tactic(card) else { return };
        self.lay_tactic(seat, card, die);
        match effect {
            Effect::Strength { value, .. } => self.side(side).strengthen(value),
            Effect::DiscardDieForStrength { value, .. } => {
                if let Some(face) = die {
                    self.spend_die(side, face);
                }
                self.side(side).strengthen(value);
            }
            Effect::FreeReroll { times } => {
                let side = self.side(side);
                side.rerolls = side.rerolls.saturating_add(times);
            }
            Effect::TurnAllX => {
                if self.side(side).dice[Face::X.index()] > 0 {
                    return self.ask(seat, Asked::Exchange);
                }
            }
            Effect::ExtraDieBestOf { roll, .. } => return self.new_weapons(side, roll),
            Effect::SuppressJarl => match self.position.table.battle.kind {
                Kind::Duel => {
                    let defender = self.side(DEFENDER);
                    (defender.main_off, defender.second_off) = (true, true);
                }
                _ => {
                    if self.game.terror_in_battle(&self.position.table) == Some(Terror::JarlOff) {
                        let freed = self.side(side);
                        (freed.main_off, freed.second_off) = (false, false);
                        self.grant_osk(side);
                    }
                    self.table().battle.calm = true;
                }
            },
            Effect::VirtualDie { symbol } => {
                if let Some(count) = self.side(side).stock.get_mut(symbol.index()) {
                    *count += 1;
                }
            }
            Effect::PathToValhalla => {
                let attacker = self.position.table.battle.sides[ATTACKER].seat;
                return self.ask(attacker, Asked::Path);
            }
            Effect::StrengthByBand { .. } => self.side(side).band_cries += 1,
            Effect::StrengthByActivated { .. } => self.side(side).cries += 1,
            Effect::AddTopmostDiscardedWarrior => {}
        }
        self.ask(seat, Asked::Fight);
    }

    /// A die, or a Weapon Stock in its place, pays for a tactic.
    fn spend_die(&mut self, side: usize, face: Face) {
        let side = self.side(side);
        match side.stock.get_mut(face.index()) {
            Some(count) if *count > 0 => *count -= 1,
            _ => {
                side.dice[face.index()] = side.dice[face.index()].saturating_sub(1);
                side.aside += 1;
                side.lose_track(face);
            }
        }
    }

    fn new_weapons(&mut self, side: usize, roll: u8) {
        let seat = self.side(side).seat;
        let rolled = roll.min(self.position.table.supply);
        let first = self.throw();
        let second = if rolled > 1 { Some(self.throw()) } else { None };
        self.tell(Event::NewDice { seat, faces: [Some(first), second] });
        match second {
            Some(second) if second != first => {
                let pair = if first < second { [first, second] } else { [second, first] };
                self.ask(seat, Asked::NewWeapon(pair));
            }
            _ => self.keep_die(seat, first),
        }
    }

    pub fn keep_die(&mut self, seat: Seat, face: Face) {
        let Some(side) = self.position.table.battle.side_of(seat) else { return };
        if self.position.table.supply > 0 {
            self.table().supply -= 1;
            let side = self.side(side);
            side.grey += 1;
            side.dice[face.index()] += 1;
            self.tell(Event::KeptDie(seat, face));
        }
        self.ask(seat, Asked::Fight);
    }

    pub fn exchange(&mut self, seat: Seat, to: Face) {
        let Some(side) = self.position.table.battle.side_of(seat) else { return };
        self.turn_die(side, Face::X, to);
        let more = self.side(side).dice[Face::X.index()] > 0;
        self.ask(seat, if more { Asked::Exchange } else { Asked::Fight });
    }

    /// The attacker names the warrior of Path to Valhalla.
    pub fn choose_path(&mut self, attacker: Seat, place: u8) {
        self.side(ATTACKER).path |= 1 << place;
        let card = self.position.table.board(attacker).band.get(usize::from(place)).and_then(|post| post.card);
        if let Some(card) = card {
            self.tell(Event::OnPath { seat: attacker, card });
        }
        let defender = self.side(DEFENDER).seat;
        self.ask(defender, Asked::Fight);
    }
}
