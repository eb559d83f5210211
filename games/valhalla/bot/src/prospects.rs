//! What a player may hope to score.

use super::rollout::{card_worth, jarl_worth};
use super::warband::Warband;
use meadhall_bots::Forecast;
use meadhall_engine::{Game, MAX_SEATS, Seat};
use meadhall_valhalla::battle::{ATTACKER, Battle, Kind};
use meadhall_valhalla::data::Effect;
use meadhall_valhalla::{Jarl, Position, Valhalla, data};

/// What the strength of the band is worth for each point, in attack and defence.
const STRENGTH: f32 = 0.12;
/// How much of what a card is worth counts while it is in the hand.
const HAND: f32 = 0.45;
/// How many cards of a hand are likely to be used.
const USED: usize = 5;

/// How much a card counts beyond those.
const UNUSED: f32 = 0.2;
/// How many rounds the last one counts once the end has begun; how many cards each player draws in a round, and after how
/// many rounds somebody has lost a shield.
const LAST_ROUND: f32 = 0.5;
const DRAWN: f32 = 2.3;
const ROUNDS_A_SHIELD: f32 = 3.0;
/// How much of what the band may bring is likely to change early in the game.
const CHANGES: f32 = 0.2;
/// With how many rounds to go, or more, it is early.
const LATE: f32 = 4.0;
/// How far off an expectation is at the end, more for each round to go, and for how many rounds.
const DOUBT: f32 = 2.0;
const DOUBT_A_ROUND: f32 = 0.8;
const DOUBTFUL_ROUNDS: f32 = 10.0;

/// What counts in a solo game.
struct Alone {
    /// Each step of the monster's that is beaten.
    step: f32,
    /// Each glory in Valhalla.
    glory: f32,
    /// Each point of strength of the band.
    strength: f32,
    /// Each shield.
    shield: f32,
    /// Each card of the deck.
    card: f32,
    /// With how much of all that the chance is even.
    even: f32,
    /// How far off that is.
    doubt: f32,
}

const ALONE: Alone = Alone { step: 6.0, glory: 0.7, strength: 0.4, shield: 2.0, card: 0.15, even: 40.0, doubt: 8.0 };

/// The turns that each player may still have.
pub fn rounds(game: &Valhalla, position: &Position) -> f32 {
    if position.table.ending {
        return LAST_ROUND;
    }
    let shields = Seat::all(game.seats()).map(|seat| position.table.board(seat).shields).min().unwrap_or(4);
    let by_deck = position.deck().len() as f32 / (DRAWN * game.seats() as f32);
    by_deck.min(ROUNDS_A_SHIELD * f32::from(shields)) + 1.0
}

/// What the band may bring in Ragnarok, and the strength that it may be expected to have.
pub fn band(game: &Valhalla, position: &mut Position, seat: Seat) -> (f32, f32) {
    let board = position.table.board(seat);
    if board.filled() == 0 {
        return (0.0, 0.0);
    }
    let dice = 6 + usize::from(board.jarl == Some(Jarl::Beinir));
    let mut battle = Battle { kind: Kind::Ragnarok, ..Battle::default() };
    battle.sides[ATTACKER].seat = seat;
    position.table.battle = battle;
    let band = Warband::new(game, position, ATTACKER);
    let glory = |choice: usize| band.spots(choice).map(|spot| f32::from(game.cards().glory(spot.card))).sum();
    let worth: Vec<f32> = (0..band.choices()).map(glory).collect();
    let ragnarok = band.odds(dice, &worth).fresh(dice);
    (ragnarok, Warband::expected_strength(game, position, ATTACKER, dice))
}

/// What a hand is made of.
#[derive(Clone, Copy, Default, Debug)]
pub struct Hand {
    /// What its cards are worth, those that are unlikely to be used for a little.
    pub worth: f32,
    /// How many warriors there are.
    pub warriors: u8,
    /// How many of them can be added two at a time.
    pub light: u8,
    /// How many tactics there are.
    pub tactics: u8,
    /// How many of them add strength.
    pub strong: u8,
    /// The glory of the best warrior.
    pub best: u8,
}

fn hand(game: &Valhalla, position: &Position, seat: Seat) -> Hand {
    let mut hand = Hand::default();
    let mut worth: Vec<f32> = Vec::with_capacity(16);
    for card in position.hand(seat).iter().map(|id| game.cards().card_of(id)) {
        worth.push(card_worth(game, card));
        match game.cards().get(card).map(|entry| (entry.kind, entry.glory)) {
            Some((data::Kind::Warrior(_), glory)) => {
                (hand.warriors, hand.best) = (hand.warriors + 1, hand.best.max(glory));
                hand.light += u8::from(game.cards().icons(card) <= 1);
            }
            Some((data::Kind::Tactic(effect), _)) => {
                hand.tactics += 1;
                hand.strong +=
                    u8::from(matches!(effect, Effect::Strength { .. } | Effect::DiscardDieForStrength { .. }));
            }
            _ => {}
        }
    }
    worth.sort_by(|a, b| b.total_cmp(a));
    let used: f32 = worth.iter().take(USED).sum();
    hand.worth = used + UNUSED * worth.iter().skip(USED).sum::<f32>();
    hand
}

/// How a solo game may end: an even chance with the monster half beaten and the deck half gone.
fn alone(game: &Valhalla, position: &Position) -> Forecast {
    let seat = Seat::new(0);
    let table = &position.table;
    let mut copy = *position;
    let (_, strength) = band(game, &mut copy, seat);
    let mut scores = [0.0; MAX_SEATS];
    scores[0] = ALONE.step * f32::from(table.foe.step)
        + ALONE.glory * f32::from(game.glory_of(position, seat))
        + ALONE.strength * strength
        + HAND * hand(game, position, seat).worth
        + ALONE.shield * f32::from(table.board(seat).shields)
        + ALONE.card * position.deck().len() as f32
        - ALONE.even;
    Forecast { scores, doubt: ALONE.doubt }
}

/// What a player has and may hope for.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    /// What would be scored now.
    pub glory: f32,
    /// What the band may bring in Ragnarok.
    pub ragnarok: f32,
    /// The strength that the band may be expected to have.
    pub strength: f32,
    /// The hand.
    pub hand: Hand,
    /// What the jarl is worth.
    jarl: f32,
    /// How much of the game is left, from 0 to 1.
    soon: f32,
}

impl Prospect {
    /// What the player may expect to score.
    pub fn score(&self) -> f32 {
        self.glory
            + self.ragnarok * (1.0 - CHANGES * self.soon)
            + STRENGTH * self.strength * self.soon * 2.0
            + HAND * self.hand.worth * self.soon
            + self.jarl * self.soon
    }
}

/// What every player has and may hope for.
pub fn of_all(game: &Valhalla, position: &Position, rounds: f32) -> Vec<Prospect> {
    let mut copy = *position;
    let mut all = Vec::with_capacity(game.seats());
    for seat in Seat::all(game.seats()) {
        let (ragnarok, strength) = band(game, &mut copy, seat);
        all.push(Prospect {
            glory: game.score_parts(position, seat).total() as f32,
            ragnarok,
            strength,
            hand: hand(game, position, seat),
            jarl: position.table.board(seat).jarl.map_or(0.0, jarl_worth),
            soon: (rounds / LATE).min(1.0),
        });
    }
    all
}

/// How far off an expectation with so many rounds to go is.
pub fn doubt(rounds: f32) -> f32 {
    DOUBT + DOUBT_A_ROUND * rounds.min(DOUBTFUL_ROUNDS)
}

/// How the game may end.
pub fn forecast(game: &Valhalla, position: &Position) -> Forecast {
    if game.is_solo() {
        return alone(game, position);
    }
    let rounds = rounds(game, position);
    let mut scores = [0.0; MAX_SEATS];
    for (score, prospect) in scores.iter_mut().zip(of_all(game, position, rounds).iter()) {
        *score = prospect.score();
    }
    if let Some(ally) = game.partner(Seat::new(0)).filter(|_| is_alliance(game)) {
        for n in 0..ally.index() {
            let both = scores[n] + scores[n + ally.index()];
            (scores[n], scores[n + ally.index()]) = (both, both);
        }
    }
    Forecast { scores, doubt: doubt(rounds) }
}

/// Whether two win together.
pub fn is_alliance(game: &Valhalla) -> bool {
    game.brothers() == meadhall_valhalla::Brothers::Alliance
}
