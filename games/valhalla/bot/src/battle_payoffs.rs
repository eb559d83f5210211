//! What is at stake in a battle for somebody who has a value function: what each end of it would be worth.

use super::battle_objective::{CARD, FAR, SHORT, TRACE};
use super::curve::Curve;
use super::prospects;
use super::warband::Warband;
use meadhall_bots::ValueFn;
use meadhall_engine::{Game, Seat};
use meadhall_valhalla::battle::{ATTACKER, Battle, DEFENDER, Kind};
use meadhall_valhalla::data::Ability;
use meadhall_valhalla::places::Place;
use meadhall_valhalla::{Jarl, Position, Valhalla};

/// The least that a point of glory is taken to be worth, as a chance to win.
const POINT: f32 = 0.004;
/// What a lost attack costs, in glory: the defender may send warriors.
const BEATEN: f32 = 0.3;
/// The least and the most that a tactic is taken to be worth, in glory, and how many are looked at.
const PRICES: (f32, f32) = (0.1, 1.5);
const TACTICS: usize = 4;
/// How far off the end of somebody is, in glory, who has yet to roll in Ragnarok, and of one who has rolled.
const ROLLING: f32 = 1.0;
const ROLLED: f32 = 0.2;
/// What it is worth to be first in the end, in points that are worth little by themselves.
const FIRST: f32 = 20.0;
const AFTER_ALL: f32 = 0.1;
/// What more trophies than a rival are worth, in glory: they break a tie.
const TROPHIES: f32 = 0.3;

/// What has to be reached.
#[derive(Clone, Debug)]
enum Against {
    /// A defence to come, without and with the frost of a giant, which some choices of warriors bring.
    Defence { plain: Curve, frosty: Curve, frost: Vec<bool> },
    /// This strength.
    Known(f32),
    /// Nothing: it is Ragnarok.
    Nobody,
}

/// What is at stake, in glory.
#[derive(Clone, Debug)]
pub struct BattlePayoffs {
    /// What a victory is worth with each choice of warriors.
    prizes: Vec<f32>,
    against: Against,
    /// What a tactic is worth.
    pub price: f32,
}

/// The position after the battle in hand, when the next player is to move.
fn after(game: &Valhalla, position: &Position) -> Position {
    let mut copy = *position;
    copy.table.battle = Battle::default();
    copy.table.active = Seat::new((position.table.active.index() + 1) % game.seats());
    copy
}

/// Sends warriors, given as bits.
fn send(game: &Valhalla, position: &mut Position, seat: Seat, mask: u8) {
    let board = *position.table.board(seat);
    for (place, card, _) in board.warriors().filter(|(place, _, _)| mask >> place & 1 == 1) {
        position.table.board_mut(seat).band[usize::from(place)] = Default::default();
        if let Some(id) = position.places.find(game.cards(), card, Place::Table) {
            position.places.put(id, Place::Valhalla(seat));
        }
    }
}

/// Takes a shield.
fn capture(position: &mut Position, by: Seat, from: Seat) {
    let board = position.table.board_mut(from);
    board.shields = board.shields.saturating_sub(1);
    let last = board.shields == 0;
    position.table.board_mut(by).captured[from.index()] += 1;
    position.table.ending |= last;
}

/// The activated warriors with those of a choice, as bits.
fn fighters(position: &Position, at: usize, band: &Warband, choice: usize) -> u8 {
    let active = position.table.battle.sides[at].active;
    band.spots(choice).filter(|spot| !spot.ally).fold(active, |mask, spot| mask | 1 << spot.place)
}

impl BattlePayoffs {
    /// Of a side of a battle between two, or of a part of Ragnarok.
    pub fn new(
        game: &Valhalla,
        position: &Position,
        at: usize,
        band: &Warband,
        value_fn: ValueFn<Position>,
    ) -> Option<BattlePayoffs> {
        match position.table.battle.kind {
            Kind::Duel => Some(BattlePayoffs::of_duel(game, position, at, band, value_fn)),
            Kind::Ragnarok => Some(BattlePayoffs::of_end(game, position, band)),
            _ => None,
        }
    }

    fn of_duel(
        game: &Valhalla,
        position: &Position,
        at: usize,
        band: &Warband,
        value_fn: ValueFn<Position>,
    ) -> BattlePayoffs {
        let battle = &position.table.battle;
        let [attacker, defender] = battle.sides.map(|side| side.seat);
        let own = battle.sides[at].seat;
        let mut value = |position: &Position| value_fn(position)[own.index()];
        let quiet = after(game, position);
        let even = value(&quiet);
        let mut lost = even;
        if at == DEFENDER {
            let mut position = quiet;
            send(game, &mut position, attacker, battle.sides[ATTACKER].active);
            capture(&mut position, attacker, defender);
            lost = value(&position);
        }
        let mut richer = quiet;
        richer.table.board_mut(own).credit += 1;
        let point = (value(&richer) - even).max(POINT);
        let mut prize = |choice: usize| {
            let mut won = quiet;
            send(game, &mut won, own, fighters(position, at, band, choice));
            let worth = match at {
                ATTACKER => {
                    capture(&mut won, attacker, defender);
                    value(&won)
                }
                // Whoever has defended may keep the warriors, too.
                _ => value(&won).max(even),
            };
            (worth - lost) / point
        };
        let prizes = (0..band.choices()).map(&mut prize).collect();
        let against = match at {
            ATTACKER => Against::of_defence(game, position, band),
            _ => Against::Known(f32::from(game.strength(position, ATTACKER)) + 1.0),
        };
        let tactics = position.hand(own).iter().filter(|&id| game.cards().tactic(game.cards().card_of(id)).is_some());
        let costs: Vec<f32> = tactics
            .take(TACTICS)
            .map(|id| {
                let mut poorer = quiet;
                poorer.places.put(id, Place::Box);
                (even - value(&poorer)) / point
            })
            .collect();
        let cost = costs.iter().sum::<f32>() / costs.len().max(1) as f32;
        BattlePayoffs { prizes, against, price: (CARD + cost.clamp(PRICES.0, PRICES.1)) / 2.0 }
    }

    /// Of a part of Ragnarok: to come before everybody.
    fn of_end(game: &Valhalla, position: &Position, band: &Warband) -> BattlePayoffs {
        let table = &position.table;
        let own = table.battle.sides[ATTACKER].seat;
        let score = |seat| game.score_parts(position, seat).total() as f32;
        let trophies = |seat| f32::from(table.board(seat).trophies());
        let mut copy = *position;
        let mut rival = |seat: Seat| {
            let (hope, _) = prospects::band(game, &mut copy, seat);
            let tie = TROPHIES * (trophies(own) - trophies(seat)).clamp(-1.0, 1.0);
            let doubt = if table.board(seat).filled() == 0 { ROLLED } else { ROLLING };
            (score(seat) + hope - tie, doubt)
        };
        let rivals: Vec<(f32, f32)> = Seat::all(game.seats()).filter(|&seat| seat != own).map(&mut rival).collect();
        let prize = |choice: usize| {
            let mask = fighters(position, ATTACKER, band, choice);
            let sent = table.board(own).warriors().filter(|(place, _, _)| mask >> place & 1 == 1);
            let own = score(own) + sent.map(|(_, card, _)| f32::from(game.cards().glory(card))).sum::<f32>();
            let first: f32 = rivals.iter().map(|(other, doubt)| 1.0 / (1.0 + ((other - own) / doubt).exp())).product();
            FIRST * first + AFTER_ALL * own
        };
        BattlePayoffs { prizes: (0..band.choices()).map(prize).collect(), against: Against::Nobody, price: 0.0 }
    }

    /// What a phase is worth that ends with this strength and one of the choices of warriors.
    pub fn outcome(&self, choice: usize, strength: f32) -> f32 {
        let prize = self.prizes.get(choice).copied().unwrap_or(0.0);
        match &self.against {
            Against::Defence { plain, frosty, frost } => {
                let curve = if frost.get(choice).copied().unwrap_or(false) { frosty } else { plain };
                let won = curve.beaten_by(strength);
                won * prize - (1.0 - won) * BEATEN
            }
            Against::Nobody => prize,
            Against::Known(least) if strength >= *least => prize,
            Against::Known(least) => TRACE * (strength - least).max(FAR) - SHORT,
        }
    }

    /// What a phase is worth in which nobody was activated.
    pub fn idle(&self) -> f32 {
        match self.against {
            Against::Defence { .. } => 0.0,
            Against::Known(_) => -1.0,
            Against::Nobody => self.outcome(0, 0.0),
        }
    }

    /// The strength to reach, if it is known.
    pub fn least(&self) -> Option<f32> {
        match self.against {
            Against::Known(least) => Some(least),
            Against::Defence { .. } | Against::Nobody => None,
        }
    }
}

impl Against {
    fn of_defence(game: &Valhalla, position: &Position, band: &Warband) -> Against {
        let battle = &position.table.battle;
        let defender = battle.sides[DEFENDER].seat;
        let frosty = |card| game.cards().warrior(card).is_some_and(|warrior| warrior.ability == Some(Ability::Frost));
        let frost = (0..band.choices()).map(|choice| band.spots(choice).any(|spot| frosty(spot.card))).collect();
        let beinir = position.table.board(defender).jarl == Some(Jarl::Beinir) && !position.hand(defender).is_empty();
        let dice = Warband::defending_dice(position) + usize::from(beinir);
        let plain = Curve::new(game, position, dice);
        let frosty = if battle.frost { plain.clone() } else { Curve::new(game, position, dice - 1) };
        Against::Defence { plain, frosty, frost }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ValhallaKnowledge;
    use meadhall_bots::{Knowledge, PerSeat};
    use meadhall_engine::{Ignore, MAX_SEATS, Options, Quick};
    use meadhall_valhalla::Asked;

    /// The first moments of each kind in which somebody fights, by the rollout policy: at most so many.
    fn fights(kind: Kind, at: usize, count: usize) -> Vec<(Valhalla, Position)> {
        let mut fights = Vec::new();
        let (mut seed, mut room) = (0, Vec::new());
        while fights.len() < count {
            seed += 1;
            let game = Valhalla::open(4, &Options::default()).expect("four can play");
            let mut chance = Quick::new(seed);
            let mut position = game.setup(&mut chance, &mut Ignore);
            while let Some(seat) = game.pending(&position).first() {
                let battle = &position.table.battle;
                if position.table.asked == Asked::Fight && battle.kind == kind && battle.turn_of() == at {
                    fights.push((game, position));
                    break;
                }
                let action = ValhallaKnowledge::rollout_choice(&game, &position, seat, &mut chance, &mut room)
                    .expect("a choice");
                game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
            }
        }
        fights
    }

    fn payoffs(game: &Valhalla, position: &Position, at: usize, value_fn: ValueFn<Position>) -> (BattlePayoffs, usize) {
        let band = Warband::new(game, position, at);
        (BattlePayoffs::new(game, position, at, &band, value_fn).expect("a battle"), band.choices())
    }

    #[test]
    fn nothing_is_at_stake_for_who_sees_no_difference() {
        for (game, position) in fights(Kind::Duel, ATTACKER, 3) {
            let (payoffs, choices) = payoffs(&game, &position, ATTACKER, &mut |_| [0.25; MAX_SEATS]);
            assert!((0..choices).all(|choice| payoffs.prizes[choice] == 0.0));
            assert!(payoffs.least().is_none() && payoffs.outcome(0, 99.0) == 0.0 && payoffs.outcome(0, 0.0) < 0.0);
        }
    }

    #[test]
    fn a_shield_is_won_by_attacking_and_kept_by_defending() {
        let shields = |position: &Position| -> PerSeat {
            let own = |n: usize| position.table.boards.get(n).map_or(0, |board| board.shields + board.trophies());
            std::array::from_fn(|n| f32::from(own(n)))
        };
        for at in [ATTACKER, DEFENDER] {
            for (game, position) in fights(Kind::Duel, at, 3) {
                let (payoffs, choices) = payoffs(&game, &position, at, &mut |position| shields(position));
                assert!((0..choices).all(|choice| (payoffs.prizes[choice] * POINT - 1.0).abs() < 1e-3), "{payoffs:?}");
                if let Some(least) = payoffs.least() {
                    assert!(at == DEFENDER && payoffs.outcome(0, least) > 1.0 && payoffs.outcome(0, least - 1.0) < 0.0);
                }
            }
        }
    }

    #[test]
    fn in_the_end_more_glory_is_never_worse() {
        for (game, position) in fights(Kind::Ragnarok, ATTACKER, 3) {
            let (payoffs, choices) = payoffs(&game, &position, ATTACKER, &mut |_| [0.0; MAX_SEATS]);
            assert!((1..choices).all(|choice| payoffs.outcome(choice, 0.0) > payoffs.idle()));
        }
    }

    #[test]
    fn whoever_is_sent_scores() {
        for (game, position) in fights(Kind::Duel, ATTACKER, 3) {
            let seat = position.table.battle.sides[ATTACKER].seat;
            let mut sent = position;
            send(&game, &mut sent, seat, u8::MAX);
            assert_eq!(sent.table.board(seat).size(), 0);
            let glory = position.table.board(seat).warriors().map(|(_, card, _)| game.cards().glory(card)).sum::<u8>();
            assert_eq!(game.glory_of(&sent, seat), game.glory_of(&position, seat) + u16::from(glory));
        }
    }
}
