//! Features of the lands to come: how well they suit a player, and who may be there first.

use super::land_evaluator::LandEvaluator;
use super::{rollout, scale};
use meadhall_bots::Features;
use meadhall_engine::{Game, Seat};
use meadhall_vaalbara::{Character, Kind, MOST, Position, ROUNDS, Vaalbara};

/// What the lands of each kind in the deck are called.
const DECK: [&str; 6] = [
    "meadows of the deck",
    "fields of the deck",
    "forests of the deck",
    "villages of the deck",
    "mountains of the deck",
    "rivers of the deck",
];

/// The lure of a land where there is none.
const NO_LAND: f32 = -20.0;
/// What one more forest, mountain (with so many there already) and river usually pays.
const FOREST_PAYS: f32 = 4.5;
const MOUNTAINS_PAY: [f32; 5] = [3.0, 10.0, 6.0, 20.0, 0.0];
const RIVER_PAYS: f32 = 6.0;

/// What lies in the rows and in the deck, for every seat.
pub(super) struct Outlook {
    /// The slot of row 1 that tempts each seat most.
    best: [Option<u8>; MOST],
    /// The least initiative of each hand.
    least: [u8; MOST],
    /// The part of the deck that is of each kind.
    deck: [f32; 6],
}

impl Outlook {
    pub(super) fn new(game: &Vaalbara, position: &Position) -> Outlook {
        let (mut best, mut least, mut deck) = ([None; MOST], [12; MOST], [0.0; 6]);
        for seat in Seat::all(game.seats()) {
            let glance = LandEvaluator::new(game, position, seat);
            best[seat.index()] = glance.best(&position.rows[0], Some(Character::Rider)).map(|(slot, _)| slot);
            least[seat.index()] = glance.player.hand.iter().map(Character::initiative).min().unwrap_or(12);
        }
        let cards = position.deck.as_slice();
        cards.iter().for_each(|&card| deck[game.kind(card).index()] += 1.0 / cards.len() as f32);
        Outlook { best, least, deck }
    }

    /// Takes notes about a seat with so many rounds to go.
    pub(super) fn note(&self, game: &Vaalbara, position: &Position, seat: Seat, left: u8, features: &mut Features) {
        let glance = LandEvaluator::new(game, position, seat);
        let lures = glance.lures(Character::Rider);
        for (name, lure) in ["best land", "second land", "third land", "fourth land"].into_iter().zip(lures) {
            features.put(name, lure.max(NO_LAND) / scale::LEAD);
        }
        let next = glance.best(&position.rows[1], Some(Character::Rider)).map_or(0.0, |(_, lure)| lure);
        features.put("best land of the next row", next / scale::LEAD);
        let others = || Seat::all(game.seats()).filter(|&other| other != seat);
        let want_it = others().filter(|other| self.best[other.index()] == self.best[seat.index()]).count();
        features.which("others who want the best land", want_it, MOST);
        let faster = others().filter(|other| self.least[other.index()] < self.least[seat.index()]).count();
        features.which("others who can be faster", faster, MOST);
        let mut worths = [0.0; 3];
        rollout::best_worths(&glance, &mut worths);
        for (name, worth) in ["best plan", "second plan", "third plan"].into_iter().zip(worths) {
            features.put(name, worth / scale::LEAD);
        }
        let farmer =
            if glance.player.hand.contains(Character::Farmer) { glance.lures(Character::Farmer)[0] } else { 0.0 };
        features.put("best land for the farmer", farmer / scale::WORTH_TO_FARMER);
        let around: u8 =
            game.neighbours(seat).iter().map(|other| position.player(other).realm.count(Kind::Meadow)).sum();
        let rounds = f32::from(left.saturating_sub(2)) / f32::from(ROUNDS);
        let realm = &glance.player.realm;
        for (kind, name) in Kind::ALL.into_iter().zip(DECK) {
            let count = realm.count(kind);
            let pays = match kind {
                Kind::Meadow => f32::from(count + 1 + around),
                Kind::Field => 2.0 * f32::from(count + 1),
                Kind::Forest => FOREST_PAYS,
                Kind::Village => 2.0 * f32::from(realm.kinds() + u8::from(count == 0)),
                Kind::Mountain => MOUNTAINS_PAY[usize::from(count.min(4))],
                Kind::River => RIVER_PAYS * f32::from(count + 1),
            };
            features.put(name, rounds * self.deck[kind.index()] * pays);
        }
    }
}
