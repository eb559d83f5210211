//! The win_chart of a finished game: every seat's chance to win from the first decision to the last.

use crate::{Budget, Knowledge, PerSeat, Search};
use meadhall_engine::{Game, MAX_SEATS, Message, Seat, Secrecy, Table, Viewer, Wording};
use std::time::Duration;

/// How many moments are looked at, and for how long each.
const MOMENTS: usize = 60;
const LOOK: Duration = Duration::from_millis(12);
/// However busy the machine is, a look rests on so many iterations.
const LEAST: u32 = 16;
/// A chance that changes by this much between two moments makes a turning point, and how many there are at most.
const SWING: f32 = 0.1;
const TURNINGS: usize = 6;
/// Turning points are so many moments apart.
const APART: usize = 3;
/// How much is told of a turning point.
const TOLD: usize = 4;
/// How many moments are looked at to find the very decision of a turning point.
const CLOSELY: usize = 8;

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// After how many decisions.
    pub at: usize,
    /// Each seat's chance to win, from 0 to 1.
    pub chances: PerSeat,
}

/// A decision that turned the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Turning {
    /// The number of the decision, from 1: the moment right after it.
    pub at: usize,
    /// Whose chance it changed most.
    pub seat: Seat,
    /// That chance before.
    pub from: f32,
    /// And after.
    pub to: f32,
    /// What everybody saw of it, at least its beginning.
    pub what: Vec<Message>,
}

/// The win_chart of a finished game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct WinChart {
    /// Its moments, the first first.
    pub points: Vec<Point>,
    /// Its turning points, the first first.
    pub turnings: Vec<Turning>,
}

impl WinChart {
    /// The chances at a moment, as of the last moment before it that was looked at.
    pub fn at(&self, at: usize) -> PerSeat {
        let known = self.points.iter().rev().find(|point| point.at <= at);
        known.map_or([0.0; MAX_SEATS], |point| point.chances)
    }
}

/// Looks at a game as somebody who watched it, moment by moment, for as long as `go_on` says so.
pub fn win_chart<K: Knowledge>(table: &Table<K::Rules>, go_on: &dyn Fn() -> bool) -> WinChart {
    let turns = table.turns().len();
    let mut points = Vec::new();
    for at in spread(turns, MOMENTS) {
        if !go_on() {
            return WinChart::default();
        }
        points.push(look::<K>(table, at));
    }
    let mut turnings = Vec::new();
    for swing in swings(&points) {
        let (before, after) = (points[swing - 1], points[swing]);
        let (seat, from, to) = largest(&before, &after);
        let mut steps = vec![before];
        let inner = spread(after.at - before.at, CLOSELY + 1).map(|step| before.at + step);
        steps.extend(inner.filter(|at| (before.at + 1..after.at).contains(at)).map(|at| look::<K>(table, at)));
        steps.push(after);
        let change = |pair: &&[Point]| (pair[1].chances[seat.index()] - pair[0].chances[seat.index()]).abs();
        let step = steps.windows(2).max_by(|a, b| change(a).total_cmp(&change(b)));
        let at = step.map_or(after.at, |pair| pair[1].at);
        turnings.push(Turning { at, seat, from, to, what: told::<K>(table, at) });
    }
    WinChart { points, turnings }
}

/// What everybody saw of a decision.
fn told<K: Knowledge>(table: &Table<K::Rules>, at: usize) -> Vec<Message> {
    let turn = at.checked_sub(1).and_then(|n| table.turns().get(n));
    let events = turn.into_iter().flat_map(|turn| &turn.events);
    let seen = events.filter_map(|event| <K::Rules as Secrecy>::seen(event, Viewer::Spectator));
    seen.filter_map(|event| <K::Rules as Wording>::tell(&event)).take(TOLD).collect()
}

/// The chances at a moment: what a short search thinks of it, or at the end what came of it.
fn look<K: Knowledge>(table: &Table<K::Rules>, at: usize) -> Point {
    let (game, position) = (table.game(), table.position_after(at));
    let mut chances = [0.0; MAX_SEATS];
    match game.outcome(position) {
        Some(outcome) => {
            Seat::all(outcome.seats).for_each(|seat| chances[seat.index()] = outcome.share(seat) as f32);
        }
        None => {
            let view = game.view(position, Viewer::Spectator);
            let think = |budget| Search::<K>::new(budget, at as u64).think(game, &view, Viewer::Spectator, &[]);
            let mut opinion = think(Budget::Time(LOOK));
            if opinion.iterations < LEAST {
                opinion = think(Budget::Iterations(LEAST));
            }
            chances = opinion.chances;
        }
    }
    Point { at, chances }
}

/// At most so many numbers from 0 to `last`, evenly spread, both ends among them.
fn spread(last: usize, most: usize) -> impl Iterator<Item = usize> {
    let steps = last.min(most.saturating_sub(1)).max(1);
    let mut numbers: Vec<usize> = (0..=steps).map(|step| step * last / steps).collect();
    numbers.dedup();
    numbers.into_iter()
}

/// The seat whose chance changes most between two moments, with what it was before and after.
fn largest(before: &Point, after: &Point) -> (Seat, f32, f32) {
    let change = |seat: &Seat| (after.chances[seat.index()] - before.chances[seat.index()]).abs();
    // Of two that change alike, the one that rises.
    let rises = |seat: &Seat| after.chances[seat.index()] > before.chances[seat.index()];
    let order = |a: &Seat, b: &Seat| change(a).total_cmp(&change(b)).then(rises(a).cmp(&rises(b)));
    let seat = Seat::all(MAX_SEATS).max_by(order).unwrap_or_default();
    (seat, before.chances[seat.index()], after.chances[seat.index()])
}

/// The moments at which the game turned, in order: where a chance changed most since the moment before, some way apart.
fn swings(points: &[Point]) -> Vec<usize> {
    let swing = |n: usize| {
        let (_, from, to) = largest(&points[n - 1], &points[n]);
        (to - from).abs()
    };
    let mut all: Vec<(usize, f32)> = (1..points.len()).map(|n| (n, swing(n))).filter(|(_, by)| *by >= SWING).collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    let mut picked: Vec<usize> = Vec::new();
    for (n, _) in all {
        if picked.len() < TURNINGS && picked.iter().all(|other| other.abs_diff(n) >= APART) {
            picked.push(n);
        }
    }
    picked.sort_unstable();
    picked
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(chances: &[f32]) -> Vec<Point> {
        let point = |(n, &chance): (usize, &f32)| {
            let mut chances = [0.0; MAX_SEATS];
            (chances[0], chances[1]) = (chance, 1.0 - chance);
            Point { at: n * 10, chances }
        };
        chances.iter().enumerate().map(point).collect()
    }

    #[test]
    fn a_game_turns_where_a_chance_jumps() {
        let points = line(&[0.5, 0.52, 0.5, 0.8, 0.82, 0.8, 0.78, 0.3, 0.31]);
        assert_eq!(swings(&points), [3, 7]);
        assert_eq!(largest(&points[2], &points[3]), (Seat::new(0), 0.5, 0.8), "who rises is named");
        let (seat, from, to) = largest(&points[6], &points[7]);
        assert_eq!((seat, from < to), (Seat::new(1), true));
        assert!(swings(&line(&[0.5, 0.55, 0.6, 0.65, 0.6])).is_empty(), "nothing jumps");
        assert!(swings(&line(&[0.5])).is_empty() && swings(&[]).is_empty());
    }

    #[test]
    fn turning_points_are_some_way_apart_and_the_largest_count() {
        assert_eq!(swings(&line(&[0.1, 0.3, 0.6, 0.8, 0.8, 0.8])), [2]);
        let zigzag: Vec<f32> = (0..60).map(|n| if n % 2 == 0 { 0.2 } else { 0.7 }).collect();
        let picked = swings(&line(&zigzag));
        assert_eq!(picked.len(), TURNINGS);
        assert!(picked.windows(2).all(|pair| pair[1] - pair[0] >= APART), "{picked:?}");
    }

    #[test]
    fn moments_are_spread_from_the_first_to_the_last() {
        let all = |last, most| spread(last, most).collect::<Vec<_>>();
        assert_eq!(all(4, 60), [0, 1, 2, 3, 4]);
        assert_eq!(all(9, 4), [0, 3, 6, 9]);
        assert_eq!(all(0, 4), [0]);
        let many = all(777, MOMENTS);
        assert_eq!((many.len(), many[0], many[MOMENTS - 1]), (MOMENTS, 0, 777));
    }

    #[test]
    fn the_chances_of_a_moment_are_those_of_the_last_one_looked_at() {
        let win_chart = WinChart { points: line(&[0.5, 0.7]), turnings: Vec::new() };
        assert_eq!(
            [win_chart.at(0)[0], win_chart.at(9)[0], win_chart.at(10)[0], win_chart.at(99)[0]],
            [0.5, 0.5, 0.7, 0.7]
        );
    }
}
