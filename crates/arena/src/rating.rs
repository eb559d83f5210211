//! Ratings from places: the model of Plackett and Luce.
//!
//! A player of strength `w` is first with the probability `w` over the sum of all strengths at the table; among those left,
//! the next is found in the same way, and so on to the last. With two players that is the model of Bradley and Terry, from
//! which Elo's scale comes. Players who share a place are taken in every order alike, in Efron's approximation.

use std::collections::BTreeMap;

/// Points of the scale for one unit of the logarithm of the strength, as in Elo's: 400 points are odds of ten to one.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// What the average seat of the table is rated.
pub const MIDDLE: f64 = 1_500.0;
/// How many victories over, and defeats by, a player of middling strength everybody is taken to have had besides. It keeps
/// who always wins from a rating without end.
const GHOST: f64 = 0.5;

/// The rating of one player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating; the average seat of the table has [`MIDDLE`].
    pub rating: f64,
    /// Its standard error, from the Fisher information.
    pub error: f64,
}

/// Rates the players of many games. A game is a list of players, by their index, with their places; a player may sit at
/// several seats of it.
pub fn rate<'a>(players: usize, games: impl IntoIterator<Item = &'a [(usize, u8)]>) -> Vec<Rating> {
    let mut patterns: BTreeMap<Vec<(usize, u8)>, f64> = BTreeMap::new();
    let mut seats = vec![0.0; players];
    for game in games {
        let mut game = game.to_vec();
        game.iter().for_each(|&(player, _)| seats[player] += 1.0);
        game.sort_unstable_by_key(|&(player, place)| (place, player));
        *patterns.entry(game).or_default() += 1.0;
    }
    let Fit { logs, covariance } = fit(players, &patterns, GHOST);
    let all: f64 = seats.iter().sum::<f64>().max(1.0);
    let part: Vec<f64> = seats.iter().map(|count| count / all).collect();
    let middle: f64 = (0..players).map(|n| part[n] * logs[n]).sum();
    (0..players)
        .map(|own| {
            // The error of the distance from the average seat.
            let weight = |n: usize| f64::from(n == own) - part[n];
            let variance: f64 = (0..players)
                .flat_map(|a| (0..players).map(move |b| (a, b)))
                .map(|(a, b)| weight(a) * weight(b) * covariance[a][b])
                .sum();
            Rating { rating: MIDDLE + SCALE * (logs[own] - middle), error: SCALE * variance.max(0.0).sqrt() }
        })
        .collect()
}

/// Logarithms of strengths, and how their errors hang together.
struct Fit {
    logs: Vec<f64>,
    covariance: Vec<Vec<f64>>,
}

/// The likelihood of all games, its slope and its curvature.
struct Hill {
    height: f64,
    slope: Vec<f64>,
    curvature: Vec<Vec<f64>>,
}

/// The strengths that make the places most likely, by Newton's method; the hill has a single top.
fn fit(players: usize, patterns: &BTreeMap<Vec<(usize, u8)>, f64>, ghost: f64) -> Fit {
    let mut logs = vec![0.0; players];
    let mut hill = look(&logs, patterns, ghost);
    for _ in 0..100 {
        let inverse = inverted(&hill.curvature);
        let step: Vec<f64> = inverse.iter().map(|row| row.iter().zip(&hill.slope).map(|(a, b)| a * b).sum()).collect();
        let mut length = 1.0;
        let next = loop {
            let there: Vec<f64> = logs.iter().zip(&step).map(|(log, step)| log + length * step).collect();
            let seen = look(&there, patterns, ghost);
            if seen.height >= hill.height || length < 1e-9 {
                break (there, seen);
            }
            length /= 2.0;
        };
        let moved = step.iter().map(|step| (length * step).abs()).fold(0.0, f64::max);
        (logs, hill) = next;
        if moved < 1e-10 {
            break;
        }
    }
    Fit { covariance: inverted(&hill.curvature), logs }
}

fn look(logs: &[f64], patterns: &BTreeMap<Vec<(usize, u8)>, f64>, ghost: f64) -> Hill {
    let players = logs.len();
    let mut hill = Hill { height: 0.0, slope: vec![0.0; players], curvature: vec![vec![0.0; players]; players] };
    for (game, &times) in patterns {
        let mut left = &game[..];
        while left.len() > 1 {
            let tied = left.iter().take_while(|(_, place)| *place == left[0].1).count();
            hill.add_stage(logs, left, tied, times);
            left = &left[tied..];
        }
    }
    for (n, log) in logs.iter().enumerate() {
        let win = 1.0 / (1.0 + (-log).exp());
        hill.height += ghost * (win.ln() + (1.0 - win).ln());
        hill.slope[n] += ghost * (1.0 - 2.0 * win);
        hill.curvature[n][n] += 2.0 * ghost * win * (1.0 - win);
    }
    if ghost == 0.0 {
        // The height of all together is free: hold it where it is.
        hill.curvature.iter_mut().flatten().for_each(|entry| *entry += 1.0);
    }
    hill
}

impl Hill {
    /// The first `tied` of those left take the next place.
    fn add_stage(&mut self, logs: &[f64], left: &[(usize, u8)], tied: usize, times: f64) {
        for &(player, _) in &left[..tied] {
            self.height += times * logs[player];
            self.slope[player] += times;
        }
        for gone in 0..tied {
            let mut shares = vec![0.0; logs.len()];
            for (n, &(player, _)) in left.iter().enumerate() {
                let there = if n < tied { 1.0 - gone as f64 / tied as f64 } else { 1.0 };
                shares[player] += there * logs[player].exp();
            }
            let sum: f64 = shares.iter().sum();
            shares.iter_mut().for_each(|share| *share /= sum);
            self.height -= times * sum.ln();
            for a in 0..shares.len() {
                self.slope[a] -= times * shares[a];
                self.curvature[a][a] += times * shares[a];
                for b in 0..shares.len() {
                    self.curvature[a][b] -= times * shares[a] * shares[b];
                }
            }
        }
    }
}

/// The inverse of a small matrix (Gauss and Jordan, with pivots).
fn inverted(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut left = matrix.to_vec();
    let mut right: Vec<Vec<f64>> = (0..size).map(|a| (0..size).map(|b| f64::from(a == b)).collect()).collect();
    for column in 0..size {
        let pivot = (column..size).max_by(|&a, &b| left[a][column].abs().total_cmp(&left[b][column].abs()));
        let pivot = pivot.unwrap_or(column);
        left.swap(column, pivot);
        right.swap(column, pivot);
        let scale = left[column][column];
        if scale.abs() < 1e-300 {
            continue;
        }
        for n in 0..size {
            left[column][n] /= scale;
            right[column][n] /= scale;
        }
        for row in (0..size).filter(|&row| row != column) {
            let factor = left[row][column];
            for n in 0..size {
                left[row][n] -= factor * left[column][n];
                right[row][n] -= factor * right[column][n];
            }
        }
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_engine::Quick;

    fn count(games: &[(&[(usize, u8)], f64)]) -> BTreeMap<Vec<(usize, u8)>, f64> {
        games.iter().map(|(game, times)| (game.to_vec(), *times)).collect()
    }

    #[test]
    fn two_players_are_rated_as_by_bradley_and_terry() {
        // 30 of 40 games: odds of three to one, and the information of a logit.
        let games = count(&[(&[(0, 1), (1, 2)], 30.0), (&[(1, 1), (0, 2)], 10.0)]);
        let Fit { logs, covariance } = fit(2, &games, 0.0);
        assert!((logs[0] - logs[1] - 3.0_f64.ln()).abs() < 1e-9, "{logs:?}");
        let variance = covariance[0][0] + covariance[1][1] - 2.0 * covariance[0][1];
        assert!((variance - 1.0 / (40.0 * 0.75 * 0.25)).abs() < 1e-9, "{variance}");
        let played: Vec<Vec<(usize, u8)>> =
            (0..4_000).map(|n| if n % 11 == 0 { vec![(1, 1), (0, 2)] } else { vec![(0, 1), (1, 2)] }).collect();
        let ratings = rate(2, played.iter().map(Vec::as_slice));
        assert!((ratings[0].rating - ratings[1].rating - 400.0).abs() < 1.0, "ten to one are 400 points: {ratings:?}");
        assert!((ratings[0].rating + ratings[1].rating - 2.0 * MIDDLE).abs() < 1e-6);
    }

    #[test]
    fn a_draw_of_two_says_that_they_are_equal() {
        let games = count(&[(&[(0, 1), (1, 1)], 20.0), (&[(0, 1), (1, 2)], 1.0), (&[(1, 1), (0, 2)], 1.0)]);
        let Fit { logs, .. } = fit(2, &games, 0.0);
        assert!((logs[0] - logs[1]).abs() < 1e-9);
        let lopsided = count(&[(&[(0, 1), (1, 1)], 20.0), (&[(0, 1), (1, 2)], 2.0)]);
        let Fit { logs, .. } = fit(2, &lopsided, 0.0);
        // Twenty draws and two victories: weaker evidence than two victories alone, which would have no end.
        assert!((0.05..1.0).contains(&(logs[0] - logs[1])), "{logs:?}");
    }

    /// Places at a table, drawn by the model itself.
    fn places(strengths: &[f64], seated: &[usize], quick: &mut Quick) -> Vec<(usize, u8)> {
        let mut left = seated.to_vec();
        let mut game = Vec::new();
        while !left.is_empty() {
            let mut mark = quick.unit() * left.iter().map(|&n| strengths[n]).sum::<f64>();
            let next = left.iter().position(|&n| {
                mark -= strengths[n];
                mark <= 0.0
            });
            game.push((left.remove(next.unwrap_or(0)), u8::try_from(game.len() + 1).expect("a small table")));
        }
        game
    }

    #[test]
    fn known_strengths_are_found_again_within_their_errors() {
        let strengths = [8.0, 4.0, 2.0, 1.0];
        let mut quick = Quick::new(9);
        // The second bot sits at two of the five seats.
        let seated = [0, 1, 1, 2, 3];
        let games: Vec<_> = (0..3_000).map(|_| places(&strengths, &seated, &mut quick)).collect();
        let ratings = rate(4, games.iter().map(Vec::as_slice));
        let step = 400.0 * 2.0_f64.log10();
        for pair in ratings.windows(2) {
            assert!((pair[0].rating - pair[1].rating - step).abs() < 15.0, "{ratings:?}");
        }
        let seats = ratings[0].rating + 2.0 * ratings[1].rating + ratings[2].rating + ratings[3].rating;
        assert!((seats / 5.0 - MIDDLE).abs() < 1e-6, "the average seat is in the middle");
    }

    #[test]
    fn the_errors_are_as_large_as_ratings_scatter() {
        let strengths = [3.0, 1.0, 1.0];
        let mut quick = Quick::new(2);
        let (mut sum, mut squares, mut told) = (0.0, 0.0, 0.0);
        let runs = 300;
        for _ in 0..runs {
            let games: Vec<_> = (0..100).map(|_| places(&strengths, &[0, 1, 2], &mut quick)).collect();
            let rating = rate(3, games.iter().map(Vec::as_slice))[0];
            sum += rating.rating;
            squares += rating.rating * rating.rating;
            told += rating.error;
        }
        let runs = f64::from(runs);
        let scatter = (squares / runs - (sum / runs) * (sum / runs)).sqrt();
        assert!((told / runs / scatter - 1.0).abs() < 0.15, "told {}, is {scatter}", told / runs);
    }

    #[test]
    fn who_always_wins_is_rated_high_but_not_without_end() {
        let games = vec![vec![(0, 1), (1, 2), (1, 3)]; 200];
        let ratings = rate(2, games.iter().map(Vec::as_slice));
        assert!(ratings[0].rating > ratings[1].rating + 400.0 && ratings[0].rating < 4_000.0, "{ratings:?}");
        assert!(ratings.iter().all(|rating| rating.error.is_finite() && rating.error > 0.0));
        let alone = rate(1, [&[(0, 1)][..], &[(0, 2)][..]]);
        assert_eq!(alone, [Rating { rating: MIDDLE, error: 0.0 }]);
    }
}
