//! The chance to activate a warrior alone with six dice and best play: the game's own choices against an exact value that is
//! computed without them.

use meadhall_engine::{Game, Seat};
use meadhall_valhalla::{Action, Face, Position};
use std::collections::HashMap;

type Dice = [u8; 6];

/// One warrior for each pattern, and the chance as it is known to three digits.
const PATTERNS: [(&str, f64); 13] = [
    ("bear-01", 0.978),
    ("bear-06", 0.805),
    ("wolf-06", 0.899),
    ("bear-11", 0.593),
    ("wolf-11", 0.712),
    ("bear-16", 0.241),
    ("wolf-16", 0.421),
    ("boar-16", 0.317),
    ("frost-01", 1.0),
    ("frost-05", 0.998),
    ("frost-09", 0.760),
    ("frost-13", 0.703),
    ("v-frost-01", 0.998),
];

/// Every way to throw so many dice, with its chance.
fn throws(count: u8) -> Vec<(Dice, f64)> {
    let mut found: HashMap<Dice, f64> = HashMap::from([([0; 6], 1.0)]);
    for _ in 0..count {
        let mut next: HashMap<Dice, f64> = HashMap::new();
        for (dice, chance) in found {
            for face in 0..6 {
                let mut more = dice;
                more[face] += 1;
                *next.entry(more).or_default() += chance / 6.0;
            }
        }
        found = next;
    }
    found.into_iter().collect()
}

/// Best play by the game's own lists: what may be discarded, thrown again and activated.
struct Played {
    game: meadhall_valhalla::Valhalla,
    start: Position,
    throws: Vec<Vec<(Dice, f64)>>,
    values: HashMap<Dice, f64>,
    kept: HashMap<(Dice, u8), f64>,
}

impl Played {
    fn at(&self, dice: Dice) -> Position {
        let mut position = self.start;
        position.table.battle.sides[0].dice = dice;
        position.table.battle.sides[0].aside = 6 - dice.iter().sum::<u8>();
        position
    }

    fn value(&mut self, dice: Dice) -> f64 {
        if let Some(value) = self.values.get(&dice) {
            return *value;
        }
        let position = self.at(dice);
        let mut choices = Vec::new();
        self.game.legal(&position, Seat::new(0), &mut choices);
        let mut best: f64 = if choices.iter().any(|choice| matches!(choice, Action::Activate(..))) { 1.0 } else { 0.0 };
        for choice in choices {
            let Action::Drop(face) = choice else { continue };
            if best == 1.0 {
                break;
            }
            let mut after = position;
            self.game.apply(
                &mut after,
                Seat::new(0),
                choice,
                &mut crate::support::Loaded::new([]),
                &mut meadhall_engine::Ignore,
            );
            let mut left = dice;
            left[face.index()] -= 1;
            assert_eq!(after.table.battle.sides[0].dice, left);
            let mut throws = Vec::new();
            self.game.legal(&after, Seat::new(0), &mut throws);
            for throw in throws {
                let Action::Reroll(thrown) = throw else { panic!("{throw}") };
                let kept: Dice = std::array::from_fn(|n| left[n] - thrown.0[n]);
                best = best.max(self.thrown(kept, thrown.len()));
            }
        }
        self.values.insert(dice, best);
        best
    }

    /// The value of keeping these dice and throwing so many.
    fn thrown(&mut self, kept: Dice, count: u8) -> f64 {
        if let Some(value) = self.kept.get(&(kept, count)) {
            return *value;
        }
        let outcomes = self.throws[usize::from(count)].clone();
        let value = outcomes
            .iter()
            .map(|(thrown, chance)| chance * self.value(std::array::from_fn(|n| kept[n] + thrown[n])))
            .sum();
        self.kept.insert((kept, count), value);
        value
    }
}

/// The exact value, computed from the wording of the patterns alone: a die is given up, any are kept, the others thrown.
struct Exact {
    fits: Box<dyn Fn(&Dice) -> bool>,
    throws: Vec<Vec<(Dice, f64)>>,
    values: HashMap<Dice, f64>,
}

impl Exact {
    fn value(&mut self, dice: Dice) -> f64 {
        if (self.fits)(&dice) {
            return 1.0;
        }
        if let Some(value) = self.values.get(&dice) {
            return *value;
        }
        let total: u8 = dice.iter().sum();
        let mut best: f64 = 0.0;
        // Which dice are kept says it all: one of the others is given up, the rest is thrown.
        let ways: usize = dice.iter().map(|&count| usize::from(count) + 1).product();
        for way in 0..ways {
            let mut number = way;
            let kept: Dice = dice.map(|count| {
                let part = number % (usize::from(count) + 1);
                number /= usize::from(count) + 1;
                part as u8
            });
            let others = total - kept.iter().sum::<u8>();
            if others < 2 {
                continue;
            }
            let outcomes = self.throws[usize::from(others - 1)].clone();
            let value: f64 = outcomes
                .iter()
                .map(|(thrown, chance)| chance * self.value(std::array::from_fn(|n| kept[n] + thrown[n])))
                .sum();
            best = best.max(value);
        }
        self.values.insert(dice, best);
        best
    }
}

/// A pattern in plain words: the numbers of weapons that must be there, or what the giants ask.
fn pattern(card: &str) -> Box<dyn Fn(&Dice) -> bool> {
    let needs = |list: &'static [(Face, u8)]| -> Box<dyn Fn(&Dice) -> bool> {
        Box::new(move |dice| list.iter().all(|(face, count)| dice[face.index()] >= *count))
    };
    let sorted = |dice: &Dice| {
        let mut weapons = [dice[0], dice[1], dice[2], dice[3], dice[4]];
        weapons.sort_unstable_by(|a, b| b.cmp(a));
        weapons
    };
    match card {
        "bear-01" => needs(&[(Face::Sword, 1)]),
        "bear-06" => needs(&[(Face::Sword, 2)]),
        "wolf-06" => needs(&[(Face::Sword, 1), (Face::Axe, 1)]),
        "bear-11" => needs(&[(Face::Sword, 2), (Face::Axe, 1)]),
        "wolf-11" => needs(&[(Face::Sword, 1), (Face::Axe, 1), (Face::Spear, 1)]),
        "bear-16" => needs(&[(Face::Axe, 2), (Face::Shield, 2)]),
        "wolf-16" => needs(&[(Face::Sword, 1), (Face::Axe, 1), (Face::Spear, 1), (Face::Bow, 1)]),
        "boar-16" => needs(&[(Face::Spear, 2), (Face::Sword, 1), (Face::Bow, 1)]),
        "frost-01" => Box::new(move |dice| sorted(dice).iter().sum::<u8>() >= 2),
        "frost-05" => Box::new(move |dice| sorted(dice)[0] >= 2),
        "frost-09" => Box::new(move |dice| sorted(dice)[0] >= 3),
        "frost-13" => Box::new(move |dice| sorted(dice)[0] >= 4 || sorted(dice)[1] >= 2),
        _ => Box::new(move |dice| sorted(dice)[2] >= 1),
    }
}

/// [VH-4.12, VH-4.13, VH-4.24, VH-4.36] For every pattern the chance under best play with the game's choices is the exact one.
#[test]
fn the_chance_to_activate_each_pattern() {
    let throws: Vec<Vec<(Dice, f64)>> = (0..=6).map(throws).collect();
    for (card, known) in PATTERNS {
        let told = crate::support::play(&format!(
            "seats: red, blue\noption valkyries: on\nband red: {card}\nband blue: bear-15\n---\nred: attack blue"
        ));
        let mut played = Played {
            game: told.game.clone(),
            start: told.position,
            throws: throws.clone(),
            values: HashMap::new(),
            kept: HashMap::new(),
        };
        let mut exact = Exact { fits: pattern(card), throws: throws.clone(), values: HashMap::new() };
        let first = throws[6].clone();
        let by_play: f64 = first.iter().map(|(dice, chance)| chance * played.value(*dice)).sum();
        let by_hand: f64 = first.iter().map(|(dice, chance)| chance * exact.value(*dice)).sum();
        assert!((by_play - by_hand).abs() < 1e-9, "{card}: {by_play} by play, {by_hand} by hand");
        assert!((by_hand - known).abs() < 0.0006, "{card}: {by_hand}, known as {known}");
    }
}
