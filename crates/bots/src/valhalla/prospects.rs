//! What a player may hope to score.

use super::hunch::{card_worth, jarl_worth};
use super::warband::Warband;
use crate::Forecast;
use meadhall_engine::{Game, MAX_SEATS, Seat};
use meadhall_valhalla::battle::{ATTACKER, Battle, Kind};
use meadhall_valhalla::{Jarl, Position, Valhalla};

/// What the strength of the band is worth for each point, in attack and defence.
const STRENGTH: f32 = 0.12;
/// How much of what a card is worth counts while it is in the hand.
const HAND: f32 = 0.45;
/// How many cards of a hand are likely to be used.
const USED: usize = 5;

/// The turns that each player may still have.
fn rounds(game: &Valhalla, position: &Position) -> f32 {
    if position.table.ending {
        return 0.5;
    }
    let shields = Seat::all(game.seats()).map(|seat| position.table.board(seat).shields).min().unwrap_or(4);
    let by_deck = position.deck().len() as f32 / (2.3 * game.seats() as f32);
    by_deck.min(3.0 * f32::from(shields)) + 1.0
}

/// What the band may bring in Ragnarok, and the strength that it may be expected to have.
fn band(game: &Valhalla, position: &mut Position, seat: Seat) -> (f32, f32) {
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

fn hand(game: &Valhalla, position: &Position, seat: Seat) -> f32 {
    let worth = |id| card_worth(game, game.cards().card_of(id));
    let mut worth: Vec<f32> = position.hand(seat).iter().map(worth).collect();
    worth.sort_by(|a, b| b.total_cmp(a));
    let used: f32 = worth.iter().take(USED).sum();
    used + 0.2 * worth.iter().skip(USED).sum::<f32>()
}

/// How a solo game may end: an even chance with the monster half beaten and the deck half gone.
fn alone(game: &Valhalla, position: &Position) -> Forecast {
    let seat = Seat::new(0);
    let table = &position.table;
    let mut copy = *position;
    let (_, strength) = band(game, &mut copy, seat);
    let mut scores = [0.0; MAX_SEATS];
    scores[0] = 6.0 * f32::from(table.foe.step)
        + 0.7 * f32::from(game.glory_of(position, seat))
        + 0.4 * strength
        + HAND * hand(game, position, seat)
        + 2.0 * f32::from(table.board(seat).shields)
        + 0.15 * position.deck().len() as f32
        - 40.0;
    Forecast { scores, doubt: 8.0 }
}

/// How the game may end.
pub fn forecast(game: &Valhalla, position: &Position) -> Forecast {
    if game.is_solo() {
        return alone(game, position);
    }
    let rounds = rounds(game, position);
    let mut copy = *position;
    let mut scores = [0.0; MAX_SEATS];
    for seat in Seat::all(game.seats()) {
        let (ragnarok, strength) = band(game, &mut copy, seat);
        let soon = (rounds / 4.0).min(1.0);
        let jarl = position.table.board(seat).jarl.map_or(0.0, jarl_worth);
        scores[seat.index()] = game.tally(position, seat).total() as f32
            + ragnarok * (1.0 - 0.2 * soon)
            + STRENGTH * strength * soon * 2.0
            + HAND * hand(game, position, seat) * soon
            + jarl * soon;
    }
    if let Some(ally) = game.partner(Seat::new(0)).filter(|_| is_alliance(game)) {
        for n in 0..ally.index() {
            let both = scores[n] + scores[n + ally.index()];
            (scores[n], scores[n + ally.index()]) = (both, both);
        }
    }
    Forecast { scores, doubt: 2.0 + 0.8 * rounds.min(10.0) }
}

fn is_alliance(game: &Valhalla) -> bool {
    game.brothers() == meadhall_valhalla::Brothers::Alliance
}
