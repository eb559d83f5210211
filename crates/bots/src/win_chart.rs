//! The chart of a game: every seat's chance to win from the first decision to the last, as one viewer could know it.

use crate::analysis::{Effort, Standpoint, compare, evaluate};
use crate::{Knowledge, PerSeat};
use meadhall_engine::{Game, MAX_SEATS, Message, Seat, Secrecy, Table, Viewer, Wording, percent, single};

/// How many moments are looked at.
const MOMENTS: usize = 60;
/// A chance that changes by this much with one decision makes a turning point, and how many there are at most.
const SWING: f32 = 0.1;
const TURNINGS: usize = 6;
/// At how many places such a decision is looked for.
const SEARCHED: usize = 10;
/// Turning points are so many moments apart.
const APART: usize = 3;
/// How much is told of a turning point.
const TOLD: usize = 4;
/// Another choice was better if it leaves so much more of a chance.
const BETTER: f32 = 0.02;

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
    /// Who decided.
    pub decider: Seat,
    /// What was decided, in words.
    pub played: Message,
    /// What was better, as far as the one who decided could know.
    pub better: Option<Better>,
}

/// A choice that was better than the one that was made.
#[derive(Clone, PartialEq, Debug)]
pub struct Better {
    /// The choice in words.
    pub label: Message,
    /// How much of a chance the other one cost who made it, from 0 to 1.
    pub cost: f32,
    /// Why it was better.
    pub why: Vec<Message>,
}

impl Turning {
    /// Who played what, in words of the house.
    pub fn what_was_played(&self) -> Message {
        Message::new("turning-played").with("who", self.decider).with("what", self.played.clone())
    }

    /// What was played, and what was better or that nothing was, in words of the house.
    pub fn judgement(&self) -> Vec<Message> {
        let mut told = vec![self.what_was_played()];
        match &self.better {
            Some(better) => {
                let message = Message::new("turning-better").with("what", better.label.clone());
                told.push(message.with("cost", percent(better.cost)));
                told.extend(better.why.iter().cloned());
            }
            None => told.push(Message::new("turning-sound")),
        }
        told
    }
}

/// The chart of a game.
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

/// Looks at a game moment by moment, with what the viewer could know at each, for as long as `go_on` says so. At a decision of
/// the viewer's own it shows what the adviser says there.
pub fn win_chart<K: Knowledge>(table: &Table<K::Rules>, viewer: Viewer, go_on: &dyn Fn() -> bool) -> WinChart {
    let mut points = Vec::new();
    for at in spread(table.turns().len(), MOMENTS) {
        if !go_on() {
            return WinChart::default();
        }
        points.push(look::<K>(table, at, viewer));
    }
    let mut turnings = Vec::new();
    for swing in swings(&points, SEARCHED) {
        if turnings.len() == TURNINGS || !go_on() {
            break;
        }
        turnings.extend(turning::<K>(table, viewer, &points[swing - 1], &points[swing]));
    }
    turnings.sort_by_key(|turning| turning.at);
    WinChart { points, turnings }
}

/// The decision between two moments that changed a chance most, if it alone makes a turning point.
fn turning<K: Knowledge>(table: &Table<K::Rules>, viewer: Viewer, before: &Point, after: &Point) -> Option<Turning> {
    let (seat, ..) = largest(before, after);
    let chance = |point: &Point| point.chances[seat.index()];
    let (mut low, mut high) = (*before, *after);
    while high.at - low.at > 1 {
        let middle = look::<K>(table, usize::midpoint(low.at, high.at), viewer);
        match (chance(&middle) - chance(&low)).abs() >= (chance(&high) - chance(&middle)).abs() {
            true => high = middle,
            false => low = middle,
        }
    }
    let (from, to) = (chance(&low), chance(&high));
    let turn = table.turns().get(low.at).filter(|_| (to - from).abs() >= SWING)?;
    let standpoint = Standpoint::<K>::of(table, low.at, Viewer::Seat(turn.seat));
    let played = table.game().label(&standpoint.view, turn.action);
    let (decider, what) = (turn.seat, told::<K>(table, high.at));
    let better = better(&standpoint, turn.action, decider);
    Some(Turning { at: high.at, seat, from, to, what, decider, played, better })
}

/// What was better than a choice of the seat that decides, if something clearly was.
fn better<K: Knowledge>(standpoint: &Standpoint<K>, played: crate::knowledge::Action<K>, seat: Seat) -> Option<Better> {
    if standpoint.choices.len() < 2 {
        return None;
    }
    let evaluation = evaluate(standpoint, Effort::USUAL, Some(played));
    let (best, played) = (evaluation.choices.first()?, evaluation.judged(&played)?);
    let cost = best.chances[seat.index()] - played.chances[seat.index()];
    let mut why = Vec::new();
    compare(standpoint, best, played, &mut why);
    let label = standpoint.game.label(&standpoint.view, best.action);
    (best.action != played.action && cost >= BETTER).then_some(Better { label, cost, why })
}

/// What everybody saw of a decision.
fn told<K: Knowledge>(table: &Table<K::Rules>, at: usize) -> Vec<Message> {
    let turn = at.checked_sub(1).and_then(|n| table.turns().get(n));
    let events = turn.into_iter().flat_map(|turn| &turn.events);
    let seen = events.filter_map(|event| <K::Rules as Secrecy>::seen(event, Viewer::Spectator));
    seen.filter_map(|event| table.game().tell(&event)).take(TOLD).collect()
}

/// The chances at a moment: what can be known of it, or at the end what came of it.
pub(crate) fn look<K: Knowledge>(table: &Table<K::Rules>, at: usize, viewer: Viewer) -> Point {
    let mut chances = [0.0; MAX_SEATS];
    match table.game().outcome(table.position_after(at)) {
        Some(outcome) => {
            Seat::all(outcome.seats).for_each(|seat| chances[seat.index()] = single(outcome.share(seat)));
        }
        None => chances = evaluate(&Standpoint::<K>::of(table, at, viewer), Effort::USUAL, None).chances,
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

/// At most so many moments at which the game turned, those first where a chance changed most since the moment before, some way
/// apart.
fn swings(points: &[Point], most: usize) -> Vec<usize> {
    let swing = |n: usize| {
        let (_, from, to) = largest(&points[n - 1], &points[n]);
        (to - from).abs()
    };
    let mut all: Vec<(usize, f32)> = (1..points.len()).map(|n| (n, swing(n))).filter(|(_, by)| *by >= SWING).collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    let mut picked: Vec<usize> = Vec::new();
    for (n, _) in all {
        if picked.len() < most && picked.iter().all(|other| other.abs_diff(n) >= APART) {
            picked.push(n);
        }
    }
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
        assert_eq!(swings(&points, 6), [7, 3], "the greatest jump first");
        assert_eq!(largest(&points[2], &points[3]), (Seat::new(0), 0.5, 0.8), "who rises is named");
        let (seat, from, to) = largest(&points[6], &points[7]);
        assert_eq!((seat, from < to), (Seat::new(1), true));
        assert!(swings(&line(&[0.5, 0.55, 0.6, 0.65, 0.6]), 6).is_empty(), "nothing jumps");
        assert!(swings(&line(&[0.5]), 6).is_empty() && swings(&[], 6).is_empty());
    }

    #[test]
    fn turning_points_are_some_way_apart_and_the_largest_count() {
        assert_eq!(swings(&line(&[0.1, 0.3, 0.6, 0.8, 0.8, 0.8]), 6), [2]);
        let zigzag: Vec<f32> = (0..60).map(|n| if n % 2 == 0 { 0.2 } else { 0.7 }).collect();
        let mut picked = swings(&line(&zigzag), SEARCHED);
        assert_eq!(picked.len(), SEARCHED);
        picked.sort_unstable();
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
