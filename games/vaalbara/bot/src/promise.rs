//! What a player may hope for in the rounds to come.
//!
//! The numbers were fitted to what bots gained from such realms and characters later on.

use meadhall_engine::Seat;
use meadhall_vaalbara::{Character, Characters, Kind, Player, Position, Realm, Vaalbara};

/// What so many lands of a kind promise in the middle of the game: none, one, two, three, four or more.
const LANDS: [[f32; 5]; 6] = [
    [0.0, 1.5, 0.8, 0.0, -0.5],    // meadow
    [0.0, 2.6, 2.7, 2.8, 2.9],     // field
    [0.0, 0.5, -0.3, -1.5, -3.0],  // forest
    [0.0, -0.8, -2.5, -3.5, -3.5], // village
    [0.0, 5.3, 3.0, 8.6, 0.5],     // mountain
    [0.0, 3.4, 2.9, 1.5, 0.5],     // river
];

/// What a character promises that is not in the discard, by ascending initiative.
const CHARACTERS: [f32; 12] = [0.9, -0.2, 0.6, 1.1, 0.8, 0.4, 0.2, 0.4, 2.0, 0.5, 4.0, 1.7];
/// What a forest promises as long as the Carpenter is not in the discard.
const CARPENTER: f32 = 1.5;
/// What a meadow of a neighbour promises.
const MEADOW_AROUND: f32 = 0.9;
/// How much of all this is left with so many rounds to go.
const PART: [f32; 10] = [0.0, 0.55, 0.8, 0.95, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0];
/// What four, five and six kinds promise with so many rounds to go; then nothing.
const KINDS: [[f32; 3]; 4] = [[0.0, 5.0, 10.0], [1.0, 3.7, 6.5], [1.2, 3.0, 5.0], [0.5, 1.0, 1.6]];

/// How far off a forecast is with one round to go; it grows with the root of the rounds.
const DOUBT: f32 = 4.0;

/// How far off a forecast with so many rounds to go is.
pub(super) fn doubt(left: u8) -> f32 {
    DOUBT * f32::from(left.max(1)).sqrt()
}

/// What a seat may hope to gain in the last `left` rounds.
pub(super) fn of(game: &Vaalbara, position: &Position, seat: Seat, left: u8) -> f32 {
    let player = position.player(seat);
    let around: u8 = game.neighbours(seat).iter().map(|other| position.player(other).realm.count(Kind::Meadow)).sum();
    lands(&player.realm, left) + PART[usize::from(left)] * (characters(player) + MEADOW_AROUND * f32::from(around))
}

/// What the lands promise.
fn lands(realm: &Realm, left: u8) -> f32 {
    let lands: f32 = Kind::ALL.iter().map(|&kind| lands_of(kind, realm.count(kind))).sum();
    part(left) * lands + kinds(realm.kinds(), left)
}

#[inline]
fn lands_of(kind: Kind, count: u8) -> f32 {
    LANDS[kind.index()][usize::from(count.min(4))]
}

#[inline]
fn kinds(kinds: u8, left: u8) -> f32 {
    match KINDS.get(usize::from(left)) {
        Some(worth) if kinds >= 4 => worth[usize::from(kinds.min(6)) - 4],
        _ => 0.0,
    }
}

/// How much of a promise is left with so many rounds to go.
#[inline]
fn part(left: u8) -> f32 {
    PART[usize::from(left.min(9))]
}

/// What one more land of a kind adds to the promise.
#[inline]
pub(super) fn added(realm: &Realm, kind: Kind, left: u8) -> f32 {
    let count = realm.count(kind);
    let more = part(left) * (lands_of(kind, count + 1) - lands_of(kind, count));
    if count > 0 {
        return more;
    }
    more + kinds(realm.kinds() + 1, left) - kinds(realm.kinds(), left)
}

/// What one land less of a kind takes from the promise.
pub(super) fn missed(realm: &Realm, kind: Kind, left: u8) -> f32 {
    let count = realm.count(kind);
    let less = part(left) * (lands_of(kind, count) - lands_of(kind, count.saturating_sub(1)));
    if count > 1 {
        return less;
    }
    less + kinds(realm.kinds(), left) - kinds(realm.kinds().saturating_sub(1), left)
}

/// What a character promises that can still be played.
#[inline]
fn of_character(player: &Player, character: Character) -> f32 {
    let forests = match character {
        Character::Carpenter => CARPENTER * f32::from(player.realm.count(Kind::Forest)),
        _ => 0.0,
    };
    CHARACTERS[character.index()] + forests
}

/// The most promising character of the discard, with what it promises.
pub(super) fn best_character(player: &Player) -> Option<(Character, f32)> {
    let promises = player.discard.iter().map(|character| (character, of_character(player, character)));
    promises.max_by(|a, b| a.1.total_cmp(&b.1))
}

fn characters(player: &Player) -> f32 {
    Characters::ALL.minus(player.discard).iter().map(|character| of_character(player, character)).sum()
}

/// What is lost of the promise when a character is played.
#[inline]
pub(super) fn kept(player: &Player, character: Character, left: u8) -> f32 {
    part(left) * of_character(player, character)
}
