//! How likely a defence that is still to come reaches each strength.

use super::warband::Warband;
use meadhall_valhalla::battle::DEFENDER;
use meadhall_valhalla::{Position, Valhalla};

/// How likely a hidden card adds strength to a defence, how much, and for how many cards: as it came in games of `greedy`.
const STRONG: f32 = 0.06;
const ADDED: f32 = 3.0;
const HIDDEN: usize = 6;

/// How likely a defence reaches each strength.
#[derive(Clone, Debug)]
pub struct Curve {
    /// Strengths in rising order, each with the chance to reach it under best play.
    reached: Vec<(f32, f32)>,
    /// How likely so many hidden cards add strength.
    hidden: Vec<f32>,
}

impl Curve {
    /// Of the defender, with so many dice.
    pub fn new(game: &Valhalla, position: &Position, dice: usize) -> Curve {
        let band = Warband::new(game, position, DEFENDER);
        let strengths = band.strengths(game, position, DEFENDER);
        let mut steps: Vec<u8> = strengths.iter().skip(1).copied().collect();
        steps.sort_unstable();
        steps.dedup();
        let reach = |least: u8| {
            let enough = |(n, &strength): (usize, &u8)| f32::from(u8::from(n > 0 && strength >= least));
            let worth: Vec<f32> = strengths.iter().enumerate().map(enough).collect();
            (f32::from(least), band.odds(dice, &worth).fresh(dice))
        };
        let cards = position.hand(position.table.battle.sides[DEFENDER].seat).len();
        Curve { reached: steps.into_iter().map(reach).collect(), hidden: hidden(cards.min(HIDDEN)) }
    }

    /// The chance that the defence stays at or below a strength.
    pub fn beaten_by(&self, strength: f32) -> f32 {
        let reach = |least: f32| {
            let step = self.reached.iter().find(|(strength, _)| *strength >= least);
            step.map_or(0.0, |(_, chance)| *chance)
        };
        let held = self.hidden.iter().enumerate().map(|(n, chance)| chance * reach(strength + 1.0 - ADDED * n as f32));
        1.0 - held.sum::<f32>()
    }
}

/// How likely none, one, two and so on of the hidden cards add strength.
fn hidden(cards: usize) -> Vec<f32> {
    let mut chances = vec![0.0; cards + 1];
    chances[0] = 1.0;
    for _ in 0..cards {
        for n in (0..chances.len()).rev() {
            let one_more = if n > 0 { STRONG * chances[n - 1] } else { 0.0 };
            chances[n] = (1.0 - STRONG) * chances[n] + one_more;
        }
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_cards_add_strength_now_and_then() {
        assert_eq!(hidden(0), [1.0]);
        let two = hidden(2);
        assert!((two[0] - 0.94 * 0.94).abs() < 1e-5 && (two[2] - 0.06 * 0.06).abs() < 1e-5);
        assert!((two.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }

    /// A band that musters 4 in nine cases of ten and 7 in four, with a card that is seldom a strong one.
    #[test]
    fn more_strength_is_beaten_more_often() {
        let curve = Curve { reached: vec![(4.0, 0.9), (7.0, 0.4)], hidden: hidden(1) };
        assert!((curve.beaten_by(0.0) - 0.1).abs() < 1e-5, "whoever is activated holds");
        assert!((curve.beaten_by(4.0) - (1.0 - 0.94 * 0.4 - 0.06 * 0.9)).abs() < 1e-5);
        assert!((curve.beaten_by(7.0) - (1.0 - 0.06 * 0.4)).abs() < 1e-5);
        assert_eq!(curve.beaten_by(10.0), 1.0);
    }
}
