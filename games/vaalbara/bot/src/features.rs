//! The features of a player.

use super::outlook::Outlook;
use super::scale;
use meadhall_bots::{Features, Forecast};
use meadhall_engine::{Game, Seat};
use meadhall_vaalbara::{Character, Characters, Kind, Position, ROUNDS, Vaalbara};

/// How many characters there are, and into how many stages the game falls here.
pub(super) const CHARACTERS: usize = 12;
const STAGES: usize = 3;

/// The written name of a character, by its place in the order of initiative.
pub(super) fn character_name(place: usize) -> String {
    Characters::ALL.iter().nth(place).map_or_else(|| place.to_string(), |character| character.to_string())
}

/// A stage of the game and the written name of a character.
pub(super) fn stage_and_character(number: usize) -> String {
    format!("{} {}", number / CHARACTERS, character_name(number % CHARACTERS))
}

/// How many lands of a kind are told apart.
const LANDS: usize = 5;

/// The stage of the game, with so many rounds to go: late, in the middle, early.
const STAGE: [usize; ROUNDS as usize + 1] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2];
/// What the lands of each kind are called.
const KINDS: [&str; 6] = ["meadows", "fields", "forests", "villages", "mountains", "rivers"];
/// The same where it matters how late it is.
const BY_STAGE: [&str; 6] = [
    "meadows by stage",
    "fields by stage",
    "forests by stage",
    "villages by stage",
    "mountains by stage",
    "rivers by stage",
];

/// The features of every player.
pub(super) fn take(game: &Vaalbara, position: &Position, forecast: &Forecast, features: &mut [Features]) {
    let seats = game.seats();
    let mean = |of: &dyn Fn(Seat) -> f32| Seat::all(seats).map(of).sum::<f32>() / seats as f32;
    let score = |seat: Seat| forecast.scores[seat.index()];
    let vp = |seat: Seat| f32::from(position.player(seat).vp);
    let (mean_score, mean_vp) = (mean(&score), mean(&vp));
    let left = ROUNDS.saturating_sub(position.round) + u8::from(!position.revealed());
    let outlook = Outlook::new(game, position);
    let best_other = |own: Seat, of: &dyn Fn(Seat) -> f32| {
        Seat::all(seats).filter(|&other| other != own).map(of).fold(f32::MIN, f32::max)
    };
    for (seat, features) in Seat::all(seats).zip(features) {
        features.put("promise", (score(seat) - mean_score) / forecast.doubt);
        let lead = vp(seat) - mean_vp;
        features.put("lead", lead / scale::LEAD);
        features.put("lead by rounds left", lead / f32::from(3 * left.max(1)));
        features.put("hope by rounds left", (score(seat) - mean_score - lead) / f32::from(3 * left.max(1)));
        features.put(
            "lead over the best",
            (vp(seat) - best_other(seat, &vp)).clamp(-scale::MOST_LEAD, scale::MOST_LEAD) / scale::LEAD,
        );
        features.put(
            "promise over the best",
            (score(seat) - best_other(seat, &score)).clamp(-scale::MOST_LEAD, scale::MOST_LEAD) / forecast.doubt,
        );
        features.which("rounds left", left.into(), usize::from(ROUNDS) + 1);
        player(game, position, seat, left, features);
        outlook.note(game, position, seat, left, features);
    }
}

fn player(game: &Vaalbara, position: &Position, seat: Seat, left: u8, features: &mut Features) {
    let player = position.player(seat);
    let part = f32::from(left) / f32::from(ROUNDS);
    let stage = STAGE[usize::from(left.min(ROUNDS))];
    for (kind, (name, by_stage)) in Kind::ALL.into_iter().zip(KINDS.into_iter().zip(BY_STAGE)) {
        let count = usize::from(player.realm.count(kind));
        features.count(name, count, LANDS);
        features.which(by_stage, stage * (LANDS + 1) + count.min(LANDS), 3 * (LANDS + 1));
    }
    features.which("kinds", player.realm.kinds().into(), 7);
    let by_stage = |one: Character| stage * CHARACTERS + one.index();
    let all = STAGES * CHARACTERS;
    features.each_named("in hand", player.hand.iter().map(Character::index), CHARACTERS, character_name);
    features.each_named("in hand by stage", player.hand.iter().map(by_stage), all, stage_and_character);
    features.each_named("played by stage", player.discard.iter().map(by_stage), all, stage_and_character);
    features.each_named("played", player.discard.iter().map(Character::index), CHARACTERS, character_name);
    let still = Characters::ALL.minus(player.discard);
    let forests = f32::from(player.realm.count(Kind::Forest));
    let carpenter = |there: bool| if there { forests / 2.0 } else { 0.0 };
    features.put("forests for the carpenter", carpenter(still.contains(Character::Carpenter)));
    features.put("forests for the carpenter in hand", carpenter(player.hand.contains(Character::Carpenter)));
    let mean_initiative = |sum: u8, count: usize| f32::from(sum) / (scale::INITIATIVE * count.max(1) as f32);
    let sum = player.hand.iter().map(Character::initiative).sum();
    features.put("initiative of the hand", mean_initiative(sum, player.hand.len()));
    let least = player.hand.iter().map(Character::initiative).min().unwrap_or(12);
    features.put("least initiative", f32::from(least) / scale::INITIATIVE);
    let around: u8 = game.neighbours(seat).iter().map(|other| position.player(other).realm.count(Kind::Meadow)).sum();
    features.put("meadows around", f32::from(around) / scale::MEADOWS_AROUND);
    features.put("meadows around, by part", part * f32::from(around) / scale::MEADOWS_AROUND);
    features.which("omens", game.omens(position).rank(player.clan).into(), 5);
}
