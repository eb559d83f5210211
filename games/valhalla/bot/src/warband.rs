//! The warriors that a side of a battle can still activate, and which of them a pool of dice can arm together.

use super::pool::{Odds, pools};
use meadhall_bots::InfoSetKey;
use meadhall_valhalla::battle::{ATTACKER, Kind};
use meadhall_valhalla::data::{Entry, Weapons, Wrath};
use meadhall_valhalla::{Action, Card, Dice, Position, Spot, Valhalla, data};
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::Hasher;
use std::rc::Rc;
use std::thread::LocalKey;

/// How many warriors are thought of at once.
const MOST: usize = 6;

/// What several warriors need together. Pairs, triples and the like are of any weapon.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct Need {
    exact: [u8; 5],
    /// Weapons of which one may be missing, for each warrior that Tyr strengthened so.
    spared: u8,
    pairs: u8,
    triples: u8,
    different: u8,
    any: u8,
}

impl Need {
    fn of(weapons: Weapons, one_less: bool) -> Need {
        let less = u8::from(one_less);
        let mut need = Need::default();
        match weapons {
            Weapons::Exact(exact) => (need.exact, need.spared) = (exact, less),
            Weapons::Any2 => need.any = 2 - less,
            Weapons::Same2 => (need.pairs, need.any) = (1 - less, less),
            Weapons::Same3 => (need.triples, need.pairs) = (1 - less, less),
            Weapons::Pairs2 => (need.pairs, need.any) = (2 - less, less),
            Weapons::Diff3 => (need.different, need.any) = (1 - less, 2 * less),
        }
        need
    }

    fn and(&self, other: &Need) -> Need {
        Need {
            exact: std::array::from_fn(|n| self.exact[n] + other.exact[n]),
            spared: self.spared + other.spared,
            pairs: self.pairs + other.pairs,
            triples: self.triples + other.triples,
            different: self.different + other.different,
            any: self.any + other.any,
        }
    }

    /// Whether these weapons are enough.
    fn is_met(&self, weapons: &[u8; 5]) -> bool {
        let mut rest = *weapons;
        let mut missing = 0;
        for (rest, &need) in rest.iter_mut().zip(&self.exact) {
            missing += need.saturating_sub(*rest);
            *rest = rest.saturating_sub(need);
        }
        missing <= self.spared && self.is_met_freely(rest, self.triples)
    }

    fn is_met_freely(&self, rest: [u8; 5], triples: u8) -> bool {
        if triples > 0 {
            return (0..5).filter(|&n| rest[n] >= 3).any(|n| {
                let mut rest = rest;
                rest[n] -= 3;
                self.is_met_freely(rest, triples - 1)
            });
        }
        let mut rest = rest;
        for _ in 0..self.different {
            // The weapons of which there are most can best spare one.
            let mut order = [0, 1, 2, 3, 4];
            order.sort_unstable_by_key(|&n| std::cmp::Reverse(rest[n]));
            if rest[order[2]] == 0 {
                return false;
            }
            order[..3].iter().for_each(|&n| rest[n] -= 1);
        }
        let pairs: u8 = rest.iter().map(|count| count / 2).sum();
        let left: u8 = rest.iter().sum();
        pairs >= self.pairs && left >= 2 * self.pairs + self.any
    }
}

/// The warriors that a side can still activate.
pub struct Warband {
    spots: Vec<Spot>,
    needs: Vec<Need>,
    stock: [u8; 5],
}

impl Warband {
    /// Of a side of the battle.
    pub fn new(game: &Valhalla, position: &Position, at: usize) -> Warband {
        let table = &position.table;
        let side = &table.battle.sides[at];
        let mut band = Warband { spots: Vec::with_capacity(MOST), needs: vec![Need::default()], stock: side.stock };
        let partner = game.partner(side.seat).filter(|_| table.battle.kind == Kind::Duel);
        let halls = [(Some(side.seat), false, side.active | side.blocked), (partner, true, side.helpers)];
        for (seat, ally, barred) in halls {
            let Some(seat) = seat else { continue };
            for (place, card, tyr) in table.board(seat).warriors() {
                if barred >> place & 1 == 0 && band.spots.len() < MOST {
                    band.push(game, Spot { ally, place, card }, tyr);
                }
            }
        }
        band
    }

    fn push(&mut self, game: &Valhalla, spot: Spot, tyr: Option<Card>) {
        let Some(warrior) = game.cards().warrior(spot.card) else { return };
        let wrath = tyr.and_then(|card| game.cards().get(card));
        let less = matches!(wrath, Some(Entry { kind: data::Kind::Tyr(Wrath::OneDieLess), .. }));
        let need = Need::of(warrior.weapons, less);
        self.spots.push(spot);
        for n in 0..self.needs.len() {
            self.needs.push(self.needs[n].and(&need));
        }
    }

    /// How many choices of warriors there are; each is a number whose bits stand for the warriors.
    pub fn choices(&self) -> usize {
        self.needs.len()
    }

    /// The warriors of a choice.
    pub fn spots(&self, choice: usize) -> impl Iterator<Item = Spot> + '_ {
        self.spots.iter().enumerate().filter(move |(n, _)| choice >> n & 1 == 1).map(|(_, spot)| *spot)
    }

    /// Whether a pool can arm all warriors of a choice.
    pub fn can_arm(&self, choice: usize, pool: &[u8; 6]) -> bool {
        self.needs[choice].is_met(&std::array::from_fn(|n| pool[n] + self.stock[n]))
    }

    /// The strength of the side with the warriors of each choice.
    pub fn strengths(&self, game: &Valhalla, position: &Position, at: usize) -> Vec<u8> {
        let mut copy = *position;
        let side = position.table.battle.sides[at];
        let strength = |choice: usize| {
            let changed = &mut copy.table.battle.sides[at];
            (changed.active, changed.helpers) = (side.active, side.helpers);
            for spot in self.spots(choice) {
                match spot.ally {
                    true => changed.helpers |= 1 << spot.place,
                    false => changed.active |= 1 << spot.place,
                }
            }
            game.strength(&copy, at)
        };
        (0..self.choices()).map(strength).collect()
    }

    /// The best choice that a pool can arm, by what each is worth.
    pub fn best(&self, pool: &[u8; 6], worth: &[f32]) -> usize {
        let mut best = 0;
        for choice in 1..self.choices() {
            if worth[choice] > worth[best] && self.can_arm(choice, pool) {
                best = choice;
            }
        }
        best
    }

    /// What tells a band apart from others, with so many dice.
    fn key(&self, dice: usize) -> InfoSetKey {
        let mut key = InfoSetKey::default();
        key.add((self.spots.len() << 8 | dice) as u64 + 1);
        for n in 0..self.spots.len() {
            let Need { exact, spared, pairs, triples, different, any } = self.needs[1 << n];
            let [a, b, c, d, e] = exact;
            key.add(u64::from_le_bytes([a, b, c, d, e, spared | pairs << 4, triples | different << 4, any]));
        }
        self.stock.iter().for_each(|&count| key.add(count.into()));
        key
    }

    /// For each pool of up to so many dice, the choices of warriors that it can arm, as bits. What was calculated once is
    /// remembered.
    fn armed(&self, dice: usize) -> Rc<[u64]> {
        thread_local! {
            static KNOWN: RefCell<HashMap<u64, Rc<[u64]>>> = RefCell::default();
        }
        const ROOM: usize = 3_000;
        recall(&KNOWN, ROOM, self.key(dice).finish(), || {
            let arm = |pool: &[u8; 6]| {
                let mut armed = 1u64;
                for choice in 1..self.choices() {
                    // Without one of them the others have to be armed, too.
                    let fewer = choice & (choice - 1);
                    if armed >> fewer & 1 == 1 && self.can_arm(choice, pool) {
                        armed |= 1 << choice;
                    }
                }
                armed
            };
            pools(dice).iter().map(arm).collect()
        })
    }

    /// What pools of up to so many dice promise, if the warriors of each choice are worth this much. What was calculated
    /// once is remembered.
    pub fn odds(&self, dice: usize, worth: &[f32]) -> Rc<Odds> {
        thread_local! {
            static KNOWN: RefCell<HashMap<u64, Rc<Odds>>> = RefCell::default();
        }
        const ROOM: usize = 4_000;
        // Most battles begin with six dice: what is calculated for them holds for what is left of them, too.
        let dice = dice.max(6);
        let mut key = self.key(dice);
        worth.iter().for_each(|worth| key.add(worth.to_bits().into()));
        recall(&KNOWN, ROOM, key.finish(), || {
            let armed = self.armed(dice);
            let mut order: Vec<usize> = (0..self.choices()).collect();
            order.sort_by(|&a, &b| worth[b].total_cmp(&worth[a]));
            let stop = |n: usize| {
                let best = order.iter().find(|&&choice| armed[n] >> choice & 1 == 1);
                best.map_or(0.0, |&choice| worth[choice])
            };
            Rc::new(Odds::new(dice, stop))
        })
    }

    /// The first activation on the way to a choice of warriors, among those that are legal.
    pub fn first_step(&self, choice: usize, pool: &[u8; 6], legal: &[Action]) -> Option<Action> {
        let weapons: [u8; 5] = std::array::from_fn(|n| pool[n] + self.stock[n]);
        legal.iter().copied().find(|action| {
            let Action::Activate(Spot { ally, card, .. }, Dice(dice)) = *action else { return false };
            // Of equal warriors only the first is offered, so the card tells which one is meant.
            let which = (0..self.spots.len())
                .find(|&n| choice >> n & 1 == 1 && self.spots[n].ally == ally && self.spots[n].card == card);
            let Some(which) = which else { return false };
            let rest: [u8; 5] = std::array::from_fn(|n| weapons[n].saturating_sub(dice[n]));
            self.needs[choice & !(1 << which)].is_met(&rest)
        })
    }

    /// What the defender may be expected to muster: the strength under best play before any die is thrown.
    pub fn expected_strength(game: &Valhalla, position: &Position, at: usize, dice: usize) -> f32 {
        let band = Warband::new(game, position, at);
        let worth: Vec<f32> = band.strengths(game, position, at).into_iter().map(f32::from).collect();
        band.odds(dice, &worth).fresh(dice)
    }

    /// The dice that the defender begins with, as far as can be foreseen.
    pub fn defending_dice(position: &Position) -> usize {
        let battle = &position.table.battle;
        let frost = battle.frost && battle.turn_of() == ATTACKER;
        6 - usize::from(frost)
    }
}

/// What is known under a key, or is found out now; of so many things at most.
fn recall<T: Clone + 'static>(
    known: &'static LocalKey<RefCell<HashMap<u64, T>>>,
    room: usize,
    key: u64,
    find_out: impl FnOnce() -> T,
) -> T {
    if let Some(found) = known.with_borrow(|known| known.get(&key).cloned()) {
        return found;
    }
    let found = find_out();
    known.with_borrow_mut(|known| {
        if known.len() >= room {
            known.clear();
        }
        known.insert(key, found.clone());
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_met_as_the_rules_say() {
        let met = |weapons: Weapons, pool: [u8; 5]| Need::of(weapons, false).is_met(&pool);
        assert!(met(Weapons::Exact([2, 0, 1, 0, 0]), [2, 3, 1, 0, 0]));
        assert!(!met(Weapons::Exact([2, 0, 1, 0, 0]), [1, 3, 1, 0, 0]));
        assert!(met(Weapons::Pairs2, [4, 0, 0, 0, 0]) && met(Weapons::Pairs2, [2, 0, 0, 2, 0]));
        assert!(!met(Weapons::Pairs2, [3, 1, 0, 0, 0]));
        assert!(met(Weapons::Same3, [0, 3, 0, 0, 0]) && !met(Weapons::Same3, [2, 2, 0, 0, 0]));
        assert!(met(Weapons::Diff3, [1, 1, 0, 0, 3]) && !met(Weapons::Diff3, [3, 3, 0, 0, 0]));
        assert!(met(Weapons::Any2, [1, 0, 1, 0, 0]) && !met(Weapons::Any2, [1, 0, 0, 0, 0]));
        let less = Need::of(Weapons::Exact([0, 2, 0, 0, 2]), true);
        assert!(less.is_met(&[0, 2, 0, 0, 1]) && !less.is_met(&[0, 1, 0, 0, 1]));
    }

    #[test]
    fn two_warriors_need_dice_of_their_own() {
        let pair = Need::of(Weapons::Same2, false);
        let both = pair.and(&Need::of(Weapons::Exact([2, 0, 0, 0, 0]), false));
        assert!(both.is_met(&[2, 2, 0, 0, 0]) && both.is_met(&[4, 0, 0, 0, 0]) && !both.is_met(&[3, 1, 0, 0, 0]));
        let triple = pair.and(&Need::of(Weapons::Same3, false));
        assert!(triple.is_met(&[5, 0, 0, 0, 0]) && triple.is_met(&[2, 3, 0, 0, 0]) && !triple.is_met(&[4, 1, 0, 0, 0]));
    }
}
