//! The laws of orders, at every position of random games in which everybody leaves some at random and they are followed.

use super::demand;
use crate::{Chance, Followed, Game, Ignore, OrderSheet, Orders, Quick, Seat, TableGame, Viewer};

/// How many of the orders that are offered are looked at in a position: all of them is too much for long games.
const LOOKED_AT: usize = 4;

/// How many orders one player leaves.
const MOST: usize = 12;

/// Plays a game and checks the laws. Gives how many decisions orders made; a game whose orders never end is a violation.
pub fn ordered_game<G: TableGame>(game: &G, seed: u64) -> Result<usize, String> {
    let mut quick = Quick::new(seed);
    let mut position = game.setup(&mut quick, &mut Ignore);
    let mut sheets: Vec<OrderSheet<G>> = Seat::all(game.seats()).map(|_| OrderSheet::default()).collect();
    let mut choices = Vec::new();
    let (mut ordered, mut left) = (0, game.decision_bound(&position));
    while let Some(seat) = game.pending(&position).first() {
        left = left.checked_sub(1).ok_or("broken law: a game with orders ends")?;
        game.legal(&position, seat, &mut choices);
        let sheet = &mut sheets[seat.index()];
        let view = game.view(&position, Viewer::Seat(seat));
        sheet.prune(game, &view);
        let action = match sheet.answer_at(game, &position, seat) {
            Some((_, action)) => {
                ordered += 1;
                action
            }
            None => {
                laws(game, &position, seat, &choices, &mut quick)?;
                let offers = game.orders(&view);
                if !offers.is_empty() && sheet.orders().len() < MOST {
                    let order = &offers[quick.index(offers.len())];
                    demand(sheet.set(game, &view, &order.to_string(), true), "an order that is offered may be left")?;
                }
                choices[quick.index(choices.len())]
            }
        };
        game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
    }
    Ok(ordered)
}

/// What holds of the orders that a seat may leave at a position.
fn laws<G: Game + Orders>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    choices: &[G::Action],
    quick: &mut Quick,
) -> Result<(), String> {
    let view = game.view(position, Viewer::Seat(seat));
    let offers = game.orders(&view);
    demand(G::ORDERS || offers.is_empty(), "a game without orders offers none")?;
    demand(game.orders(&game.view(position, Viewer::Spectator)).is_empty(), "a spectator leaves no orders")?;
    // What a seat imagines differs from the truth in what it does not know alone.
    let imagined = game.imagine(&view, quick);
    let other = game.view(&imagined, Viewer::Seat(seat));
    for _ in 0..LOOKED_AT.min(offers.len()) {
        let order = &offers[quick.index(offers.len())];
        let written = order.to_string();
        demand(!written.contains(','), "an order is written without a comma")?;
        demand(written.parse().is_ok_and(|read: G::Order| read == *order), "printing and parsing orders are inverse")?;
        demand(offers.iter().filter(|other| *other == order).count() == 1, "no order is offered twice")?;
        demand(game.may_leave(&view, order), "an order that is offered may be left")?;
        let followed = game.follow(&view, order);
        demand(followed != Followed::Over, "no order is offered whose moment is past")?;
        demand(followed == game.follow(&other, order), "an order rests on what its owner sees alone")?;
        let legal = followed.action().is_none_or(|action| choices.contains(&action));
        demand(legal, &format!("what an order answers is legal: `{written}`"))?;
        let mut sheet = OrderSheet::<G>::default();
        demand(sheet.set(game, &view, &written, true) && !sheet.is_empty(), "an order can be left")?;
        demand(OrderSheet::parse(&sheet.to_string()) == sheet, "what was left reads back as it was")?;
        demand(sheet.set(game, &view, &written, false) && sheet.is_empty(), "an order can be taken back")?;
    }
    Ok(())
}
