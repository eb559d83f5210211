//! The features of a player.

use super::battle_objective::{HIDDEN, HIDDEN_CARDS};
use super::prospects::{Hand, Prospect, doubt};
use super::scale;
use meadhall_bots::Features;
use meadhall_engine::{Game, MAX_SEATS, Seat, whole};
use meadhall_valhalla::data::Effect;
use meadhall_valhalla::{Card, Jarl, Position, Valhalla};

/// How many jarls are told apart, and how many clans, steps of glory, numbers of weapons and kinds of tactics.
pub(super) const JARLS: usize = 32;
pub(super) const CLANS: usize = 6;
const GLORY: usize = 5;
pub(super) const WEAPONS: usize = 4;
const TACTICS: usize = 9;
/// The strength of the weakest rival where there is none.
const NO_RIVAL: f32 = 99.0;
/// How much a point of strength changes the odds of an attack.
const STEEP: f32 = 0.5;

/// The written name of a jarl, by its place among them; places beyond the last are free.
pub(super) fn jarl_name(place: usize) -> String {
    Jarl::ALL.get(place).map_or_else(|| place.to_string(), ToString::to_string)
}

/// The features of every player.
pub fn take(game: &Valhalla, position: &Position, prospects: &[Prospect], rounds: f32, features: &mut [Features]) {
    let count = prospects.len().max(1) as f32;
    let mean = |of: &dyn Fn(&Prospect) -> f32| prospects.iter().map(of).sum::<f32>() / count;
    let (mean_score, mean_glory) = (mean(&|one| one.score()), mean(&|one| one.glory));
    let (mean_band, mean_hand) = (mean(&|one| one.ragnarok), mean(&|one| one.hand.worth));
    for (n, (own, features)) in prospects.iter().zip(features).enumerate() {
        features.put("promise", (own.score() - mean_score) / doubt(rounds));
        features.put("lead", (own.glory - mean_glory) / scale::LEAD);
        features.put(
            "lead by rounds left",
            (own.glory - mean_glory) / (scale::LEAD_A_ROUND * rounds + scale::LEAD_AT_LAST),
        );
        features.which("rounds left", whole(rounds), 14);
        features.put("ragnarok", (own.ragnarok - mean_band) / scale::PROMISE);
        features.put(
            "ragnarok by rounds left",
            (own.ragnarok - mean_band) / (scale::LEAD_A_ROUND * rounds + scale::LEAD_AT_LAST),
        );
        features.put("hand", (own.hand.worth - mean_hand) / scale::PROMISE);
        features.put("strength", own.strength / scale::STRENGTH);
        let others = || prospects.iter().enumerate().filter(|(m, _)| *m != n).map(|(_, other)| other.strength);
        features.put(
            "stronger than the weakest",
            (own.strength - others().fold(f32::MAX, f32::min).min(NO_RIVAL)) / scale::STRENGTH_APART,
        );
        features
            .put("weaker than the strongest", (others().fold(0.0, f32::max) - own.strength) / scale::STRENGTH_APART);
        let rivals = || prospects.iter().enumerate().filter(|(m, _)| *m != n).map(|(_, other)| other.score());
        features.put("before the best", (own.score() - rivals().fold(0.0, f32::max)) / doubt(rounds));
        features.which("place", rivals().filter(|other| *other > own.score()).count(), 6);
        features.which("stronger ones", others().filter(|other| *other > own.strength).count(), 6);
        feuds(game, position, prospects, n, features);
        player(game, position, Seat::new(n), &own.hand, features);
    }
}

/// How likely an attack succeeds, roughly.
fn odds(position: &Position, prospects: &[Prospect], attacker: usize, defender: usize) -> f32 {
    let board = |n: usize| position.table.board(Seat::new(n));
    if board(defender).shields == 0 || board(defender).filled() == 0 || board(attacker).filled() == 0 {
        return 0.0;
    }
    let hidden = HIDDEN * position.hand(Seat::new(defender)).len().min(HIDDEN_CARDS.into()) as f32;
    let lead = prospects[attacker].strength - prospects[defender].strength - hidden;
    1.0 / (1.0 + (-STEEP * lead).exp())
}

/// Whom a player may attack with profit, and who may attack the player.
fn feuds(game: &Valhalla, position: &Position, prospects: &[Prospect], own: usize, features: &mut Features) {
    let captured = position.table.board(Seat::new(own)).captured;
    let others = || (1..game.seats()).map(|after| (own + after) % game.seats());
    let prey: Vec<f32> = others().map(|other| odds(position, prospects, own, other)).collect();
    let threats: Vec<f32> = others().map(|other| odds(position, prospects, other, own)).collect();
    features.row("prey on the left", prey.iter().copied(), MAX_SEATS - 1);
    features.row("threat from the left", threats.iter().copied(), MAX_SEATS - 1);
    features.put("prey", prey.iter().copied().fold(0.0, f32::max));
    features.put("all prey", prey.iter().sum::<f32>() / 2.0);
    let fresh = others().zip(&prey).filter(|(other, _)| captured[*other] == 0);
    features.put("prey of a new colour", fresh.map(|(_, odds)| *odds).fold(0.0, f32::max));
    let worst = threats.iter().copied().fold(0.0, f32::max);
    features.put("threat", worst);
    features.put("all threats", threats.iter().sum::<f32>() / 2.0);
    let last = position.table.board(Seat::new(own)).shields == 1;
    features.put("threat to the last shield", if last { worst } else { 0.0 });
    let least = others().map(|other| position.table.board(Seat::new(other)).shields).min();
    features.which("least shields of others", least.unwrap_or(0).into(), 5);
    features.put("deck", position.deck().len() as f32 / (scale::DECK * game.seats() as f32));
}

fn player(game: &Valhalla, position: &Position, seat: Seat, hand: &Hand, features: &mut Features) {
    let table = &position.table;
    let board = table.board(seat);
    features.put("ending", f32::from(u8::from(table.ending)));
    let turn = (seat.index() + game.seats() - table.active.index() % game.seats()) % game.seats();
    features.which("turn", turn, 6);
    features.which("turn in the end", if table.ending { turn } else { 9 }, 6);
    features.which_named("jarl", board.jarl.map_or(JARLS, |jarl| jarl.index()), JARLS, jarl_name);
    features.count("shields", board.shields.into(), 4);
    features.count("captured", board.trophies().into(), 6);
    features.count("captured of", board.captured.iter().filter(|count| **count > 0).count(), 4);
    features.count("band", board.size().into(), 6);
    features.count("cards", position.hand(seat).len(), 10);
    let level = table.kings.iter().flatten().filter(|king| king.seat == seat).map(|king| king.level).max();
    features.count("king", level.unwrap_or(0).into(), 4);
    features.put("next dice", f32::from(board.next_dice));
    features.count("warriors in hand", hand.warriors.into(), 6);
    features.put("light warriors in hand", f32::from(hand.light) / scale::WARRIORS);
    features.put("tactics in hand", f32::from(hand.tactics) / scale::TACTICS);
    features.put("tactics of strength in hand", f32::from(hand.strong) / scale::STRONG_TACTICS);
    features.put("best warrior in hand", f32::from(hand.best) / scale::BEST_WARRIOR);
    let hand_of = || position.hand(seat).iter().map(|id| game.cards().card_of(id));
    warriors(
        game,
        ["clans", "glory", "weapons", "printed strength"],
        board.warriors().map(|(_, card, _)| card),
        features,
    );
    warriors(
        game,
        ["clans in hand", "glory in hand", "weapons in hand", "printed strength in hand"],
        hand_of(),
        features,
    );
    features.each("tactics", hand_of().filter_map(|card| game.cards().tactic(card).map(kind)), TACTICS);
}

/// What warriors there are among cards, by each of the names: clans, glory, numbers of weapons and strength.
fn warriors(
    game: &Valhalla,
    names: [&'static str; 4],
    cards: impl Iterator<Item = Card> + Clone,
    features: &mut Features,
) {
    let known = game.cards();
    let warriors = || cards.clone().filter_map(|card| known.warrior(card).map(|warrior| (card, warrior)));
    features.each(names[0], warriors().map(|(_, warrior)| warrior.clan as usize), CLANS);
    features.each(names[1], warriors().map(|(card, _)| usize::from(known.glory(card))), GLORY);
    features.each(names[2], warriors().map(|(card, _)| usize::from(known.icons(card)).saturating_sub(1)), WEAPONS);
    features.put(names[3], warriors().map(|(_, warrior)| f32::from(warrior.strength)).sum::<f32>() / scale::STRENGTH);
}

/// The kind of a tactic, of those of the base deck; all others are alike.
fn kind(effect: Effect) -> usize {
    match effect {
        Effect::ExtraDieBestOf { .. } => 0,
        Effect::Strength { condition: None, .. } => 1,
        Effect::Strength { .. } => 2,
        Effect::DiscardDieForStrength { symbol: None, .. } => 3,
        Effect::DiscardDieForStrength { .. } => 4,
        Effect::FreeReroll { .. } => 5,
        Effect::TurnAllX => 6,
        Effect::SuppressJarl => 7,
        _ => 8,
    }
}
