//! How often a game stands still until another person comes.

use crate::knowledge::{Action, Position};
use crate::{Bot, Greedy, Judge, Knowledge, Stop};
use meadhall_engine::{Dice, Game, Ignore, OrderSheet, Outcome, Seat, SeatSet, Secrecy, Viewer, Wording};
use std::collections::BTreeMap;

/// Somebody who plays like the greedy bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaitPlayer {
    /// Gives the bot's chance.
    pub seed: u64,
    /// Whether she leaves orders after every decision, and abides by them.
    pub orders: bool,
}

/// A game of greedy players, and how often they waited for each other.
#[derive(Clone, PartialEq, Debug)]
pub struct WaitedGame {
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions a person made.
    pub decisions: u64,
    /// How many decisions an order made.
    pub ordered: u64,
    /// How many moments there were at which none of those who acted last could go on.
    pub waits: u64,
    /// The same by what was asked at such a moment: the key of the prompt.
    pub questions: BTreeMap<String, u64>,
}

/// A game in play, with who is there: the one who acted last, or those who answered the last question together.
struct Waiting<'a, K: Knowledge> {
    game: &'a K::Rules,
    position: Position<K>,
    dice: Dice,
    there: SeatSet,
    sheets: Vec<OrderSheet<K::Rules>>,
    counted: WaitedGame,
    choices: Vec<Action<K>>,
}

/// Plays a game of greedy players. None if it is broken off.
pub(super) fn play<K: Knowledge>(
    game: &K::Rules,
    players: &[WaitPlayer],
    mut dice: Dice,
    stop: Stop,
) -> Option<WaitedGame> {
    let mut bots: Vec<Greedy<K>> = players.iter().map(|player| Greedy::new(player.seed)).collect();
    let position = game.setup(&mut dice, &mut Ignore);
    let counted = WaitedGame {
        outcome: Outcome::ranked(&[], |_| false),
        decisions: 0,
        ordered: 0,
        waits: 0,
        questions: BTreeMap::new(),
    };
    // One of those who are asked first opened the game.
    let there = game.pending(&position).first().into_iter().collect();
    let sheets = players.iter().map(|_| OrderSheet::default()).collect();
    let mut play = Waiting::<K> { game, position, dice, there, sheets, counted, choices: Vec::new() };
    while let Some(seat) = play.next() {
        if stop() {
            return None;
        }
        let player = players.get(seat.index())?;
        let view = game.view(&play.position, Viewer::Seat(seat));
        let action = bots.get_mut(seat.index())?.choose(game, &view, seat, &play.choices);
        play.counted.decisions += 1;
        let together = game.pending(&play.position);
        play.there =
            play.there.iter().filter(|&other| other == seat || together.contains(other)).chain([seat]).collect();
        play.apply(seat, action);
        if player.orders {
            let view = game.view(&play.position, Viewer::Seat(seat));
            let mut judge = Judge::new(bots.get_mut(seat.index())?, game, seat);
            play.sheets[seat.index()] = K::leave_orders(&view, &mut judge).into_iter().collect();
        }
    }
    let outcome = game.outcome(&play.position)?;
    Some(WaitedGame { outcome, ..play.counted })
}

impl<K: Knowledge> Waiting<'_, K> {
    /// Who decides next, with the choices; whoever is there goes first, and otherwise all who are asked are waited for.
    fn next(&mut self) -> Option<Seat> {
        while let Some((seat, action)) = self.forced().or_else(|| self.ordered()) {
            self.apply(seat, action);
        }
        let pending = self.game.pending(&self.position);
        let first = pending.first()?;
        let here = pending.iter().find(|seat| self.there.contains(*seat));
        if here.is_none() {
            self.counted.waits += 1;
            self.there = pending;
            let view = self.game.view(&self.position, Viewer::Seat(first));
            *self.counted.questions.entry(self.game.prompt(&view).key.into_owned()).or_default() += 1;
        }
        let seat = here.unwrap_or(first);
        self.game.legal(&self.position, seat, &mut self.choices);
        Some(seat)
    }

    /// A decision that leaves no choice, as the table plays it.
    fn forced(&mut self) -> Option<(Seat, Action<K>)> {
        self.game.pending(&self.position).iter().find_map(|seat| {
            self.game.legal(&self.position, seat, &mut self.choices);
            match self.choices[..] {
                [only] if self.game.may_play_for(&self.position, seat) => Some((seat, only)),
                _ => None,
            }
        })
    }

    /// A decision that somebody's order makes.
    fn ordered(&mut self) -> Option<(Seat, Action<K>)> {
        let answer = |seat: Seat| {
            let (_, action) = self.sheets.get(seat.index())?.answer_at(self.game, &self.position, seat)?;
            Some((seat, action))
        };
        let ordered = self.game.pending(&self.position).iter().find_map(answer);
        self.counted.ordered += u64::from(ordered.is_some());
        ordered
    }

    fn apply(&mut self, seat: Seat, action: Action<K>) {
        self.game.apply(&mut self.position, seat, action, &mut self.dice, &mut Ignore);
    }
}
