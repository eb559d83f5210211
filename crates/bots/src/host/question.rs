//! What a bot is asked: taken from a table in a moment, answered on any thread.

use crate::Knowledge;
use crate::knowledge::{Action, View};
use meadhall_engine::{Game, Seat, Table, TableGame, Viewer};

/// What a bot is asked. It holds what the seat may know, and nothing else.
#[derive(Clone, Debug)]
pub struct SeatQuestion<K: Knowledge> {
    pub(crate) game: K::Rules,
    pub(crate) seat: Seat,
    pub(crate) view: View<K>,
    pub(crate) choices: Vec<Action<K>>,
    /// What the seat saw at its earlier decisions.
    pub(crate) earlier: Vec<View<K>>,
    /// The information sets of its earlier decisions, but those that the table played for it.
    pub(crate) keys: Vec<u64>,
    /// The information set of this one.
    pub(crate) key: u64,
}

impl<K: Knowledge> SeatQuestion<K> {
    /// What a seat is asked at a table; none if it owes no decision.
    pub fn of(table: &Table<K::Rules>, seat: Seat) -> Option<SeatQuestion<K>> {
        if !table.pending().contains(seat) {
            return None;
        }
        let (game, viewer) = (table.game(), Viewer::Seat(seat));
        let own = table.turns().iter().enumerate().filter(|(_, turn)| turn.seat == seat && !turn.by_table);
        let own: Vec<usize> = own.map(|(n, _)| asked_at(table, seat, n)).collect();
        let now = asked_at(table, seat, table.turns().len());
        let key = |n: usize| K::info_set_key(game, table.position_after(n), viewer);
        Some(SeatQuestion {
            game: game.clone(),
            seat,
            view: game.view(table.position_after(now), viewer),
            choices: table.legal(seat),
            earlier: own.iter().map(|&n| game.view(table.position_after(n), viewer)).collect(),
            keys: own.iter().copied().map(key).collect(),
            key: key(now),
        })
    }

    /// How many seats the game has.
    pub fn seats(&self) -> usize {
        self.game.seats()
    }
}

/// After how many turns a seat was asked what it decides after `turns` of them: before all that others have chosen in
/// secret since. So a bot is asked the same, however far the others are when its turn to think comes, or the game is
/// gone on with.
fn asked_at<G: TableGame>(table: &Table<G>, seat: Seat, turns: usize) -> usize {
    let (game, now) = (table.game(), table.position_after(turns));
    let unnoticed = |n: &usize| {
        let (turn, before) = (&table.turns()[*n], table.position_after(*n));
        turn.seat != seat
            && game.pending(before).contains(seat)
            && game.still_secret(before, turn.seat, turn.action, now)
    };
    let first = (0..turns).rev().take_while(unnoticed).last().unwrap_or(turns);
    let choices = |n: usize| {
        let mut choices = Vec::new();
        game.legal(table.position_after(n), seat, &mut choices);
        choices
    };
    if first == turns || choices(first) == choices(turns) { first } else { turns }
}
