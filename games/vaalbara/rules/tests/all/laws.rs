//! Properties that hold in every position of every game.

use meadhall_engine::{Chance, Game, Ignore, Options, Quick, Seat, laws};
use meadhall_vaalbara::{Asked, Card, Characters, Position, ROUNDS, Vaalbara};
use std::collections::BTreeSet;

fn game(players: usize) -> Vaalbara {
    Vaalbara::open(players, &Options::default()).expect("the built-in deck is good")
}

/// Every card is in exactly one place. [VB-1.16, VB-1.17, VB-2.19, VB-6.10, VB-6.11, VB-6.14, VB-6.15]
fn conserved(game: &Vaalbara, position: &Position) -> Result<(), String> {
    let rows = position.rows.iter().flatten().flatten().copied();
    let realms = position.players.iter().take(game.seats()).flat_map(|player| player.realm.cards().iter().copied());
    let cards: Vec<Card> = rows.chain(realms).chain(position.deck.as_slice().iter().copied()).collect();
    let lands: BTreeSet<u8> = cards.iter().map(|card| card.land).collect();
    let omens: BTreeSet<u8> = cards.iter().map(|card| card.omen).collect();
    if cards.len() != game.lands_in_use().len() || !lands.iter().eq(game.lands_in_use()) {
        return Err(format!("lands are not conserved: {cards:?}"));
    }
    if !omens.iter().eq(game.omens_in_use()) {
        return Err("omens are not conserved".to_owned());
    }
    let in_deck = game.lands_in_use().len() - game.seats() * (usize::from(position.round) + 1);
    if position.deck.len() != in_deck || in_deck == 0 {
        return Err(format!("the land deck holds {} cards, not {in_deck}", position.deck.len()));
    }
    for seat in Seat::all(game.seats()) {
        let player = position.player(seat);
        let pile: Characters = player.pile.as_slice().iter().copied().collect();
        let on_table = player.played.filter(|played| !player.discard.contains(*played));
        let places = player.hand.len() + player.pile.len() + player.discard.len() + usize::from(on_table.is_some());
        let all = player.hand.and_also(pile).and_also(player.discard);
        let all = on_table.map_or(all, |card| all.and_also(Characters::only(card)));
        if places != 12 || all != Characters::ALL {
            return Err(format!("{seat} has {places} characters: {player:?}"));
        }
        let least = if position.asked == Asked::Assign && player.played.is_none() { 4 } else { 3 };
        if player.hand.len() > 5 || player.hand.len() < least {
            return Err(format!("{seat} holds {} characters", player.hand.len()));
        }
        if !player.known.minus(player.hand).minus(on_table.map_or(Characters::NONE, Characters::only)).is_empty() {
            return Err(format!("{seat} is known to hold what it does not hold"));
        }
        let lands = usize::from(position.round) - usize::from(!position.has_acted(seat));
        if player.realm.cards().len() != lands {
            return Err(format!("{seat} has {} lands in round {}", player.realm.cards().len(), position.round));
        }
    }
    if position.asked == Asked::Over && position.round != ROUNDS {
        return Err("the game ended early".to_owned());
    }
    Ok(())
}

#[test]
fn every_law_holds_with_two_to_five_players() {
    for players in 2..=5 {
        let tally = laws::check(&game(players), 0..150, conserved).unwrap_or_else(|violation| panic!("{violation}"));
        assert_eq!(tally.games, 150);
        assert!(tally.refusals > tally.decisions / 2, "illegal choices were tried: {tally:?}");
    }
}

/// Nobody can drag a game out: what is left falls with every decision, also for somebody who tries.
#[test]
fn the_bound_falls_for_an_adversary_too() {
    for players in 2..=5 {
        let most = laws::drag_out(&game(players), 0..60).unwrap_or_else(|violation| panic!("{violation}"));
        let bound = game(players).decision_bound(&game(players).setup(&mut Quick::new(0), &mut Ignore));
        assert!(most > 20 && most as u64 <= bound, "{most} decisions, at most {bound}");
    }
}

#[test]
fn random_games_end_after_nine_rounds_by_the_thousand() {
    let mut choices = Vec::new();
    for seed in 0..4_000 {
        let game = game(2 + seed as usize % 4);
        let mut quick = Quick::new(seed);
        let mut position = game.setup(&mut quick, &mut Ignore);
        let mut decisions = 0;
        loop {
            let pending: Vec<Seat> = game.pending(&position).iter().collect();
            let Some(&seat) = pending.get(quick.index(pending.len())) else { break };
            let action = game.sample(&position, seat, &mut quick, &mut choices).expect("there is a choice");
            game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
            decisions += 1;
            assert!(decisions < 500, "seed {seed} does not end");
        }
        conserved(&game, &position).unwrap_or_else(|violation| panic!("seed {seed}: {violation}"));
        let outcome = game.outcome(&position).expect("over");
        assert_eq!(outcome.winners().count(), 1, "[VB-40.10] there is always exactly one winner");
    }
}
