//! Section 5: scoring and the winner.

use crate::event::Event;
use crate::rules::Resolver;
use crate::state::{Asked, Position, Stage};
use crate::{Brothers, MOST, Valhalla};
use meadhall_engine::{Chance, Outcome, Seat, Sink};

/// The parts of a player's score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScoreParts {
    /// Glory in Valhalla.
    pub valhalla: u16,
    /// Points for single shields.
    pub shields: u8,
    /// Points for sets of captured shields. Allies have theirs together.
    pub sets: u8,
    /// The king's point.
    pub king: u8,
}

impl ScoreParts {
    /// All together.
    pub fn total(&self) -> i32 {
        i32::from(self.valhalla) + i32::from(self.shields) + i32::from(self.sets) + i32::from(self.king)
    }
}

/// The most points that sets of different captured shields are worth, with these rules for sizes.
pub(crate) fn best_sets(captured: [u8; MOST], sizes: &[(usize, u8)]) -> u8 {
    let mut sorted = captured;
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    let mut best = 0;
    for &(size, points) in sizes {
        // A set of this size from the most frequent shields leaves the most for others.
        if sorted[size - 1] > 0 {
            let mut rest = sorted;
            rest[..size].iter_mut().for_each(|count| *count -= 1);
            best = best.max(points + best_sets(rest, sizes));
        }
    }
    best
}

/// Points for an own and a captured shield, and for sets of so many different captured ones, by the number of players.
pub fn shield_points(players: usize) -> (u8, u8, &'static [(usize, u8)]) {
    match players {
        2 => (0, 2, &[]),
        3 => (2, 2, &[(2, 2)]),
        4 => (2, 2, &[(3, 3)]),
        5 => (2, 2, &[(3, 2), (4, 4)]),
        _ => (2, 2, &[(3, 3), (4, 5)]),
    }
}

impl Valhalla {
    /// The number of players whose scoring rule is used.
    fn scored_as(&self) -> usize {
        if self.brothers == Brothers::Alliance { self.players - 1 } else { self.players }
    }

    /// The score of a player as things stand.
    pub fn score_parts(&self, position: &Position, seat: Seat) -> ScoreParts {
        let board = position.table.board(seat);
        let (own, captured, sizes) = shield_points(self.scored_as());
        let mut shields = board.captured;
        let mut sets = 0;
        match self.partner(seat).filter(|_| self.brothers == Brothers::Alliance) {
            Some(ally) if ally < seat => {}
            Some(ally) => {
                for (count, more) in shields.iter_mut().zip(position.table.board(ally).captured) {
                    *count += more;
                }
                sets = best_sets(shields, sizes);
            }
            None => sets = best_sets(shields, sizes),
        }
        ScoreParts {
            valhalla: self.glory_of(position, seat),
            shields: board.shields * own + board.trophies() * captured,
            sets,
            king: u8::from(position.table.is_king(seat)),
        }
    }

    pub(crate) fn result(&self, position: &Position) -> Option<Outcome> {
        (position.table.asked == Asked::Over).then(|| self.standings(position))
    }

    /// Scores and places as they stand. Alone nobody has won before the game is.
    pub(crate) fn standings(&self, position: &Position) -> Outcome {
        if self.is_solo() {
            let won = position.table.foe.won;
            let mut outcome = Outcome::ranked(&[i32::from(won)], |_| 0);
            // A lost game has no winner.
            outcome.places[0] = if won { 1 } else { 2 };
            return outcome;
        }
        let mut scores = [0; MOST];
        for seat in self.all() {
            scores[seat.index()] = self.score_parts(position, seat).total();
        }
        let pair = |seat: Seat| self.partner(seat).filter(|_| self.brothers == Brothers::Alliance);
        let together = |value: &dyn Fn(Seat) -> i32, seat: Seat| value(seat) + pair(seat).map_or(0, value);
        let points = scores;
        let key = |seat: Seat| {
            let board = |seat: Seat| position.table.board(seat);
            (
                together(&|seat| points[seat.index()], seat),
                together(&|seat| i32::from(board(seat).trophies()), seat),
                together(&|seat| i32::from(board(seat).shields), seat),
            )
        };
        for seat in self.all() {
            scores[seat.index()] = key(seat).0;
        }
        Outcome::ranked(&scores[..self.players], key)
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// Everything is over: gifts, scores, the winner.
    pub fn end_game(&mut self) {
        if self.game.brothers == Brothers::Aid {
            let shields: [u8; MOST] = std::array::from_fn(|n| self.position.table.boards[n].shields);
            for seat in self.game.all() {
                let Some(from) = self.game.partner(seat).filter(|from| shields[from.index()] > 0) else { continue };
                self.board(from).shields -= 1;
                self.board(seat).captured[from.index()] += 1;
                self.tell(Event::Gift { from, to: seat });
            }
        }
        for seat in self.game.all() {
            let ScoreParts { valhalla, shields, sets, king } = self.game.score_parts(self.position, seat);
            self.tell(Event::Score { seat, valhalla, shields, sets, king });
        }
        if self.game.brothers == Brothers::Alliance {
            for one in self.game.all().take(self.game.players / 2) {
                let Some(two) = self.game.partner(one) else { continue };
                let total =
                    [one, two].map(|seat| self.game.score_parts(self.position, seat).total()).iter().sum::<i32>();
                self.tell(Event::PairScore { one, two, total: u16::try_from(total.max(0)).unwrap_or(u16::MAX) });
            }
        }
        self.table().stage = Stage::Over;
        self.table().asked = Asked::Over;
    }
}
