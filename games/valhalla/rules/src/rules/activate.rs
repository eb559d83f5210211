//! Section 4: arming and activating warriors, and the abilities that work at that moment.

use crate::Valhalla;
use crate::action::{Action, Dice, Spot};
use crate::data::{Ability, Card, Entry, Terror, Weapons, Wrath};
use crate::event::{Cause, Event};
use crate::names::Face;
use crate::rules::Resolver;
use crate::state::battle::{ATTACKER, DEFENDER, Kind};
use crate::state::{Asked, MOST_LAID, Position, Post};
use meadhall_engine::{Chance, Seat, Sink};

/// Every way to arm a warrior with these weapons, in ascending order of the dice.
pub fn armings(weapons: Weapons, one_less: bool, there: &[u8; 5], mut found: impl FnMut([u8; 5])) {
    let mut offer = |needed: [u8; 5]| {
        if needed.iter().zip(there).all(|(needed, there)| needed <= there) {
            found(needed);
        }
    };
    let several = |list: &[(usize, u8)]| {
        let mut needed = [0; 5];
        for &(weapon, count) in list {
            needed[weapon] += count;
        }
        needed
    };
    match (weapons, one_less) {
        (Weapons::Exact(needed), false) => offer(needed),
        (Weapons::Exact(needed), true) => {
            for weapon in 0..5 {
                if needed[weapon] > 0 {
                    let mut less = needed;
                    less[weapon] -= 1;
                    offer(less);
                }
            }
        }
        (Weapons::Any2 | Weapons::Same2, true) => (0..5).rev().for_each(|one| offer(several(&[(one, 1)]))),
        (Weapons::Same2, false) | (Weapons::Same3, true) => (0..5).rev().for_each(|one| offer(several(&[(one, 2)]))),
        (Weapons::Same3, false) => (0..5).rev().for_each(|one| offer(several(&[(one, 3)]))),
        (Weapons::Any2, false) => {
            for one in (0..5).rev() {
                (one..5).rev().for_each(|two| offer(several(&[(one, 1), (two, 1)])));
            }
        }
        (Weapons::Pairs2, false) => {
            for one in (0..5).rev() {
                (one..5).rev().for_each(|two| offer(several(&[(one, 2), (two, 2)])));
            }
        }
        (Weapons::Pairs2, true) => {
            for one in (0..5).rev() {
                (one + 1..5).rev().for_each(|two| offer(several(&[(one, 1), (two, 2)])));
                (one + 1..5).rev().for_each(|two| offer(several(&[(one, 2), (two, 1)])));
                offer(several(&[(one, 3)]));
            }
        }
        (Weapons::Diff3, true) => {
            for one in (0..5).rev() {
                (one + 1..5).rev().for_each(|two| offer(several(&[(one, 1), (two, 1)])));
            }
        }
        (Weapons::Diff3, false) => {
            for one in (0..5).rev() {
                for two in (one + 1..5).rev() {
                    (two + 1..5).rev().for_each(|three| offer(several(&[(one, 1), (two, 1), (three, 1)])));
                }
            }
        }
    }
}

impl Valhalla {
    /// Whether the card under a warrior lets one die be missing.
    pub(crate) fn spares_a_die(&self, tyr: Option<Card>) -> bool {
        tyr.and_then(|card| self.cards.get(card))
            .is_some_and(|Entry { kind, .. }| matches!(kind, crate::data::Kind::Tyr(Wrath::OneDieLess)))
    }

    pub(crate) fn list_activations(&self, position: &Position, at: usize, choices: &mut Vec<Action>) {
        let table = &position.table;
        let battle = &table.battle;
        let side = &battle.sides[at];
        let weapons = side.weapons();
        let mut band = |seat: Seat, ally: bool, barred: u8| {
            let board = table.board(seat);
            for (place, card, tyr) in board.warriors() {
                // Of equal warriors only the first is offered.
                let twin =
                    |n: &u8| barred >> n & 1 == 0 && board.band[usize::from(*n)] == Post { card: Some(card), tyr };
                if barred >> place & 1 == 1 || (0..place).any(|n| twin(&n)) {
                    continue;
                }
                let Some(warrior) = self.cards.warrior(card) else { continue };
                let spot = Spot { ally, place, card };
                armings(warrior.weapons, self.spares_a_die(tyr), &weapons, |dice| {
                    let [a, b, c, d, e] = dice;
                    choices.push(Action::Activate(spot, Dice([a, b, c, d, e, 0])));
                });
            }
        };
        band(side.seat, false, side.active | side.blocked);
        if battle.kind == Kind::Duel
            && let Some(partner) = self.partner(side.seat)
        {
            band(partner, true, side.helpers);
        }
    }

    /// The first of the warriors that are equal to this one and can be activated in its place, if it is another.
    pub(crate) fn twin_of(&self, position: &Position, seat: Seat, spot: Spot) -> Option<Spot> {
        let battle = &position.table.battle;
        let side = &battle.sides[battle.side_of(seat)?];
        let (owner, barred) = match spot.ally {
            true => (self.partner(seat)?, side.helpers),
            false => (seat, side.active | side.blocked),
        };
        let band = position.table.board(owner).band;
        let post = *band.get(usize::from(spot.place))?;
        let twin = (0..spot.place).find(|&n| barred >> n & 1 == 0 && band[usize::from(n)] == post)?;
        (post.card == Some(spot.card) && barred >> spot.place & 1 == 0).then_some(Spot { place: twin, ..spot })
    }

    /// The ability of a warrior in this battle, if nothing switches it off.
    #[inline]
    pub(crate) fn ability(&self, position: &Position, card: Card) -> Option<Ability> {
        let warrior = self.cards.warrior(card)?;
        match self.terror_in_battle(&position.table) {
            Some(Terror::ClanAbilityOff { clan }) if warrior.clan == clan => None,
            _ => warrior.ability,
        }
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    pub fn activate(&mut self, seat: Seat, spot: Spot, dice: Dice) {
        let Some(at) = self.position.table.battle.side_of(seat) else { return };
        let side = self.side(at);
        for face in Face::WEAPONS {
            let n = face.index();
            // A Weapon Stock can do less than a die, so it goes first.
            let stock = side.stock[n].min(dice.0[n]);
            side.stock[n] -= stock;
            let used = (dice.0[n] - stock).min(side.dice[n]);
            side.dice[n] -= used;
            side.locked += used;
            if used > 0 {
                side.lose_track(face);
            }
        }
        if spot.ally {
            side.helpers |= 1 << spot.place;
        } else {
            side.active |= 1 << spot.place;
        }
        self.tell(Event::Activated { seat, card: spot.card, ally: spot.ally });
        if let Some(ability) = self.game.ability(self.position, spot.card)
            && self.work(seat, at, ability)
        {
            return;
        }
        self.go_on();
    }

    /// An ability that works at the moment of activation; true if somebody is asked.
    fn work(&mut self, seat: Seat, at: usize, ability: Ability) -> bool {
        let battle = &self.position.table.battle;
        let (kind, frost) = (battle.kind, battle.frost);
        let other = battle.sides[1 - at].seat;
        match (ability, kind) {
            (Ability::Frost, Kind::Duel) if at == ATTACKER && !frost => {
                self.table().battle.frost = true;
                self.tell(Event::Frost(other));
            }
            (Ability::Frost, Kind::Hunt | Kind::Raid) => self.roll_extra(at),
            (Ability::Block, Kind::Duel) if at == ATTACKER => {
                let open = self.position.table.board(other).filled() & !battle.sides[DEFENDER].blocked;
                if open.count_ones() > 1 {
                    self.ask(seat, Asked::Block);
                    return true;
                }
            }
            (Ability::ForceDiscardTactic, Kind::Duel) => {
                let hand = self.position.hand(other);
                if !hand.and(&self.game.tactics).is_empty() {
                    self.ask(other, Asked::Force);
                    return true;
                }
                if !hand.is_empty() {
                    self.show_hand(other);
                }
            }
            // In Ragnarok strength has no use.
            (Ability::DiscardForStrength, Kind::Duel | Kind::Hunt | Kind::Raid) => {
                let able = !self.position.hand(seat).is_empty() && self.position.table.laid.len() < MOST_LAID;
                if able {
                    self.ask(seat, Asked::Sacrifice);
                }
                return able;
            }
            _ => {}
        }
        false
    }

    pub fn block(&mut self, place: u8) {
        self.side(DEFENDER).blocked |= 1 << place;
        let seat = self.side(DEFENDER).seat;
        let card = self.position.table.board(seat).band.get(usize::from(place)).and_then(|post| post.card);
        if let Some(card) = card {
            self.tell(Event::Blocked { seat, card });
        }
        self.go_on();
    }

    /// The opponent gives up a tactic.
    pub fn give_up_tactic(&mut self, seat: Seat, card: Card) {
        let dwarf = self.forcing_dwarf().unwrap_or(card);
        self.discard_from_hand(seat, card, Cause::Dwarf(dwarf));
        self.go_on();
    }

    /// Any activated dwarf that forces a discard, to be told.
    fn forcing_dwarf(&self) -> Option<Card> {
        let battle = &self.position.table.battle;
        let side = &battle.sides[battle.turn_of()];
        let forces = |card: &Card| {
            self.game.cards.warrior(*card).is_some_and(|warrior| warrior.ability == Some(Ability::ForceDiscardTactic))
        };
        let board = self.position.table.board(side.seat);
        board.warriors().filter(|(place, _, _)| side.active >> place & 1 == 1).map(|(_, card, _)| card).find(forces)
    }

    pub fn sacrifice(&mut self, seat: Seat, card: Card) {
        let Some(side) = self.position.table.battle.side_of(seat) else { return };
        let laid = self.position.table.laid.len();
        self.table().laid_as_payment |= 1 << laid.min(MOST_LAID);
        self.lay(seat, side, card);
        self.side(side).strengthen(3);
        self.tell(Event::Sacrificed { seat, card });
        self.go_on();
    }
}
