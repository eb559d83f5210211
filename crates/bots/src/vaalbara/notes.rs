//! What a judge is told of a player.

use crate::{Forecast, Notes};
use meadhall_engine::{Game, Seat};
use meadhall_vaalbara::{Character, Characters, Kind, Position, ROUNDS, Vaalbara};

/// How many lands of a kind are told apart.
const LANDS: usize = 5;

/// Takes notes about every player.
pub(super) fn take(game: &Vaalbara, position: &Position, forecast: &Forecast, notes: &mut [Notes]) {
    let seats = game.seats();
    let mean = |of: &dyn Fn(Seat) -> f32| Seat::all(seats).map(of).sum::<f32>() / seats as f32;
    let score = |seat: Seat| forecast.scores[seat.index()];
    let vp = |seat: Seat| f32::from(position.player(seat).vp);
    let (mean_score, mean_vp) = (mean(&score), mean(&vp));
    let left = ROUNDS.saturating_sub(position.round) + u8::from(!position.revealed());
    for (seat, notes) in Seat::all(seats).zip(notes) {
        notes.put("promise", (score(seat) - mean_score) / forecast.doubt);
        let lead = vp(seat) - mean_vp;
        notes.put("lead", lead / 10.0);
        notes.put("lead by rounds left", lead / f32::from(3 * left.max(1)));
        notes.put("hope by rounds left", (score(seat) - mean_score - lead) / f32::from(3 * left.max(1)));
        notes.which("rounds left", left.into(), usize::from(ROUNDS) + 1);
        player(game, position, seat, left, notes);
    }
}

fn player(game: &Vaalbara, position: &Position, seat: Seat, left: u8, notes: &mut Notes) {
    let player = position.player(seat);
    let part = f32::from(left) / f32::from(ROUNDS);
    for (kind, name) in Kind::ALL.into_iter().zip(["meadows", "fields", "forests", "villages", "mountains", "rivers"]) {
        notes.count(name, player.domain.count(kind).into(), LANDS);
    }
    notes.which("kinds", player.domain.kinds().into(), 7);
    notes.each("in hand", player.hand.iter().map(Character::index), 12);
    notes.each("played", player.discard.iter().map(Character::index), 12);
    let still = Characters::ALL.minus(player.discard);
    let forests = f32::from(player.domain.count(Kind::Forest));
    let carpenter = |there: bool| if there { forests / 2.0 } else { 0.0 };
    notes.put("forests for the carpenter", carpenter(still.contains(Character::Carpenter)));
    notes.put("forests for the carpenter in hand", carpenter(player.hand.contains(Character::Carpenter)));
    let mean_initiative = |sum: u8, count: usize| f32::from(sum) / (6.0 * count.max(1) as f32);
    let sum = player.hand.iter().map(Character::initiative).sum();
    notes.put("initiative of the hand", mean_initiative(sum, player.hand.len()));
    let least = player.hand.iter().map(Character::initiative).min().unwrap_or(12);
    notes.put("least initiative", f32::from(least) / 6.0);
    let around: u8 = game.neighbours(seat).iter().map(|other| position.player(other).domain.count(Kind::Meadow)).sum();
    notes.put("meadows around", f32::from(around) / 3.0);
    notes.put("meadows around, by part", part * f32::from(around) / 3.0);
    notes.which("omens", game.omens(position).rank(player.clan).into(), 5);
}
