//! What must hold in every position of every game.

use meadhall_engine::{Game, Options, Seat, laws};
use meadhall_pebbles::{Pebbles, Position};

/// Every secret card is there once, and no score is more than three rounds can give. [PB-1.1, PB-1.2]
fn possible(game: &Pebbles, position: &Position) -> Result<(), String> {
    let mut cards: Vec<u8> = Seat::all(game.seats()).map(|seat| position.cards[seat.index()]).collect();
    cards.sort_unstable();
    cards.dedup();
    if cards.len() != game.seats() || cards.iter().any(|&card| card > 9) {
        return Err(format!("impossible cards: {:?}", position.cards));
    }
    let most = 3 * (3 * u8::try_from(game.seats()).unwrap_or(u8::MAX) + 6) + 9;
    match position.scores.iter().find(|&&score| score > most) {
        Some(score) => Err(format!("nobody can have {score} points")),
        None => Ok(()),
    }
}

#[test]
fn every_law_holds_with_two_to_four_players() {
    for players in 2..=4 {
        let game = Pebbles::open(players, &Options::default()).expect("so many can play");
        let tally = laws::check(&game, 0..100, possible).unwrap_or_else(|violation| panic!("{violation}"));
        assert_eq!(tally.games, 100);
    }
}

/// [PB-1.1]
#[test]
fn one_cannot_play_alone_and_five_are_too_many() {
    for players in [0, 1, 5, 300] {
        assert!(Pebbles::open(players, &Options::default()).is_err(), "{players}");
    }
}
