//! The orders that a player like the greedy bot leaves.

use super::VaalbaraKnowledge;
use super::land_evaluator::LandEvaluator;
use super::promise;
use meadhall_bots::Judge;
use meadhall_engine::{Game, Seat};
use meadhall_vaalbara::{Card, Character, Face, Order, View};

/// How much more a land has to be worth than the next, in VP, to be wished for beforehand.
const CLEARLY: f32 = 1.5;

/// Which lands to take and what the character does, once it is chosen.
pub(super) fn leave(view: &View, judge: &mut Judge<'_, VaalbaraKnowledge>) -> Vec<Order> {
    let mut orders = vec![Order::Show(true)];
    let (game, seat) = (judge.game(), judge.seat());
    let played = view.own.and_then(|own| own.played).filter(|_| !view.acted.as_slice().contains(&seat));
    let Some(played) = played else { return orders };
    let position = judge.imagine(view);
    let glance = LandEvaluator::new(game, &position, seat);
    let face = |card: Card| Face::of(game.land(card.land));
    let ranked = |rows: &[usize]| {
        let mut lands: Vec<(Face, f32)> = (rows.iter().flat_map(|&row| position.rows[row].iter().flatten()))
            .map(|&card| (face(card), glance.lure(card, Some(played))))
            .collect();
        lands.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        lands.dedup_by_key(|(face, _)| *face);
        // Where two are worth about the same, she would rather look again.
        let close = lands.windows(2).position(|pair| pair[0].1 - pair[1].1 < CLEARLY);
        lands.truncate(close.unwrap_or(lands.len()));
        lands.into_iter().map(|(face, _)| face)
    };
    let round = view.round;
    match played {
        Character::Bard => {
            let others = Seat::all(game.seats()).filter(|&other| other != seat).map(|other| position.player(other));
            orders.extend(others.min_by_key(|player| player.vp).map(|player| Order::Bard(player.clan, round)));
        }
        Character::Midwife => {
            orders.extend(promise::best_character(glance.player).map(|(best, _)| Order::Midwife(best, round)));
        }
        Character::Explorer => {
            let realm = &glance.player.realm;
            let missed = |card: &&Card| promise::missed(realm, game.kind(**card), glance.left);
            let spare = realm.cards().iter().min_by(|a, b| missed(a).total_cmp(&missed(b)));
            orders.extend(spare.map(|&card| Order::Explorer(game.kind(card), round)));
        }
        Character::Rider => orders.extend(ranked(&[1]).map(|face| Order::Rider(face, round))),
        // What the deck holds decides what is worth taking.
        Character::Tracker => return orders,
        _ => {}
    }
    let rows: &[usize] = if played == Character::Rider { &[0, 1] } else { &[0] };
    orders.extend(ranked(rows).map(|face| Order::Take(face, round)));
    orders
}
