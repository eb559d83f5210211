//! What a pool of dice may still become under best play, calculated exactly: every die discarded, every choice of dice
//! thrown again.

use std::sync::LazyLock;

/// The most dice of a pool: six of the own colour and all grey ones.
pub const MOST: usize = 9;
const FACES: usize = 6;

/// All pools of up to [`MOST`] dice, ordered by their size, and the ways between them.
struct Lattice {
    pools: Vec<[u8; FACES]>,
    /// The pool with one die more of a face.
    more: Vec<[u16; FACES]>,
    /// The pool with one die less of a face; the empty one where there is none.
    less: Vec<[u16; FACES]>,
    /// Where the pools of each size begin.
    begin: [usize; MOST + 2],
}

static LATTICE: LazyLock<Lattice> = LazyLock::new(Lattice::new);

impl Lattice {
    fn new() -> Lattice {
        let mut pools: Vec<[u8; FACES]> = vec![[0; FACES]];
        let mut begin = [0; MOST + 2];
        for size in 1..=MOST {
            begin[size] = pools.len();
            // Dice are added in the order of the faces, so that every pool comes up once.
            for n in begin[size - 1]..begin[size] {
                let last = pools[n].iter().rposition(|&count| count > 0).unwrap_or(0);
                for face in last..FACES {
                    let mut pool = pools[n];
                    pool[face] += 1;
                    pools.push(pool);
                }
            }
        }
        begin[MOST + 1] = pools.len();
        let index: std::collections::HashMap<[u8; FACES], u16> = pools.iter().copied().zip(0..).collect();
        let step = |pool: &[u8; FACES], face: usize, by: i8| {
            let mut pool = *pool;
            pool[face] = pool[face].checked_add_signed(by)?;
            index.get(&pool).copied()
        };
        let ways = |by: i8| -> Vec<[u16; FACES]> {
            let way = |pool| std::array::from_fn(|face| step(pool, face, by).unwrap_or(0));
            pools.iter().map(way).collect()
        };
        let (more, less) = (ways(1), ways(-1));
        Lattice { pools, more, less, begin }
    }

    fn index(&self, pool: &[u8; FACES]) -> usize {
        let mut at = 0;
        for (face, &count) in pool.iter().enumerate() {
            for _ in 0..count {
                at = usize::from(self.more[at][face]);
            }
        }
        at
    }
}

fn size(pool: &[u8; FACES]) -> usize {
    pool.iter().map(|&count| usize::from(count)).sum()
}

/// All pools of up to so many dice, in the order of [`Odds::new`].
pub fn pools(dice: usize) -> &'static [[u8; FACES]] {
    let lattice = &*LATTICE;
    &lattice.pools[..lattice.begin[dice.min(MOST) + 1]]
}

/// What every pool up to a size is worth to somebody who may stop, or discard a die and throw others again, as often as
/// there are dice.
pub struct Odds {
    size: usize,
    worth: Vec<f32>,
    /// What so many dice are worth before they are thrown.
    fresh: [f32; MOST + 1],
}

impl Odds {
    /// Calculates for pools of up to so many dice; `stop` says what a pool is worth as it lies, by its place among
    /// [`pools`].
    pub fn new(dice: usize, stop: impl Fn(usize) -> f32) -> Odds {
        let lattice = &*LATTICE;
        let dice = dice.min(MOST);
        let mut worth = vec![0.0; lattice.begin[dice + 1]];
        let mut kept = vec![0.0; lattice.begin[dice]];
        let mut best = vec![0.0; lattice.begin[dice + 1]];
        let mut fresh = [0.0; MOST + 1];
        for size in 0..=dice {
            let here = lattice.begin[size]..lattice.begin[size + 1];
            if size >= 2 {
                fill(lattice, &worth, size - 1, &mut kept);
                fresh[size - 1] = kept[0];
                best_kept(lattice, &kept, size, size - 2, &mut best);
            }
            for n in here {
                let now = stop(n);
                worth[n] = if size >= 2 { now.max(best[n]) } else { now };
            }
        }
        if dice > 0 {
            fill(lattice, &worth, dice, &mut kept);
            fresh[dice] = kept[0];
        }
        Odds { size: dice, worth, fresh }
    }

    /// What a pool is worth under best play.
    pub fn of(&self, pool: &[u8; FACES]) -> f32 {
        self.worth.get(LATTICE.index(pool)).copied().unwrap_or(0.0)
    }

    /// The dice to keep when the others are thrown again so that the pool has `dice` dice, at least one of them thrown, and
    /// what that is worth.
    pub fn best_keep(&self, pool: &[u8; FACES], dice: usize) -> Option<([u8; FACES], f32)> {
        if dice == 0 || dice > self.size {
            return None;
        }
        let lattice = &*LATTICE;
        let mut kept = vec![0.0; lattice.begin[dice + 1]];
        fill(lattice, &self.worth, dice, &mut kept);
        let mut best: Option<([u8; FACES], f32)> = None;
        let mut keep = [0u8; FACES];
        loop {
            if size(&keep) < dice {
                let worth = kept[lattice.index(&keep)];
                if best.is_none_or(|(_, most)| worth > most) {
                    best = Some((keep, worth));
                }
            }
            let Some(face) = (0..FACES).rev().find(|&face| keep[face] < pool[face]) else { return best };
            keep[face] += 1;
            keep[face + 1..].fill(0);
        }
    }

    /// What so many dice are worth before they are thrown.
    pub fn fresh(&self, dice: usize) -> f32 {
        self.fresh[dice.min(self.size)]
    }

    /// What a pool with one more die is worth before that die is thrown.
    pub fn with_one_more(&self, pool: &[u8; FACES]) -> f32 {
        let at = LATTICE.index(pool);
        let sum: f32 = LATTICE.more[at].iter().map(|&n| self.worth.get(usize::from(n)).copied().unwrap_or(0.0)).sum();
        sum / FACES as f32
    }
}

/// What each choice of kept dice is worth when it is filled up with thrown dice to a size.
fn fill(lattice: &Lattice, worth: &[f32], size: usize, kept: &mut Vec<f32>) {
    kept.resize(lattice.begin[size + 1].max(kept.len()), 0.0);
    let top = lattice.begin[size]..lattice.begin[size + 1];
    kept[top.clone()].copy_from_slice(&worth[top]);
    for n in (0..lattice.begin[size]).rev() {
        let sum: f32 = lattice.more[n].iter().map(|&more| kept[usize::from(more)]).sum();
        kept[n] = sum / FACES as f32;
    }
}

/// The most that any choice of at most `most` kept dice is worth, for each pool up to a size.
fn best_kept(lattice: &Lattice, kept: &[f32], size: usize, most: usize, best: &mut [f32]) {
    best[0] = kept[0];
    for n in 1..lattice.begin[size + 1] {
        let own = if n < lattice.begin[most + 1] { kept[n] } else { f32::MIN };
        best[n] = lattice.less[n].iter().fold(own, |most, &less| most.max(best[usize::from(less)]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The chance to show one sword with n dice, by an independent count: each throw fails with 5/6, and all dice left are
    /// thrown again after one was discarded.
    #[test]
    fn one_weapon_is_as_likely_as_counted_by_hand() {
        let odds = Odds::new(6, |n| f32::from(u8::from(pools(6)[n][0] > 0)));
        let mut fail = 1.0f32;
        for dice in 1..=6 {
            // Nothing shown with all dice, then with one less, and so on.
            fail *= (5.0f32 / 6.0).powi(dice);
            let mut blank = [0; FACES];
            blank[5] = u8::try_from(dice).expect("a few dice");
            let before = 1.0 - fail / (5.0f32 / 6.0).powi(dice);
            assert!((odds.of(&blank) - before).abs() < 1e-5, "{dice} dice: {}", odds.of(&blank));
        }
        assert_eq!(odds.of(&[1, 0, 0, 0, 0, 0]), 1.0);
    }

    /// A pair of swords, by a recursion over the number of swords alone, which is all that matters for it.
    #[test]
    fn a_pair_is_as_likely_as_by_another_recursion() {
        fn chance(dice: usize, swords: usize) -> f32 {
            if swords >= 2 {
                return 1.0;
            }
            if dice < 2 {
                return 0.0;
            }
            let thrown = dice - 1 - swords;
            thrown_to(dice - 1, swords, thrown)
        }
        fn thrown_to(dice: usize, swords: usize, thrown: usize) -> f32 {
            if thrown == 0 {
                return chance(dice, swords);
            }
            thrown_to(dice, swords + 1, thrown - 1) / 6.0 + thrown_to(dice, swords, thrown - 1) * 5.0 / 6.0
        }
        let odds = Odds::new(6, |n| f32::from(u8::from(pools(6)[n][0] >= 2)));
        for dice in 3..=6u8 {
            for swords in 0..=1u8 {
                let pool = [swords, dice - swords, 0, 0, 0, 0];
                let other = chance(dice.into(), swords.into());
                assert!((odds.of(&pool) - other).abs() < 1e-5, "{pool:?}: {} or {other}", odds.of(&pool));
            }
        }
    }

    #[test]
    fn useful_dice_are_kept() {
        let odds = Odds::new(6, |n| f32::from(u8::from(pools(6)[n][0] >= 2 && pools(6)[n][3] >= 1)));
        let (keep, worth) = odds.best_keep(&[1, 1, 1, 1, 0, 2], 5).expect("dice to throw");
        assert_eq!(keep, [1, 0, 0, 1, 0, 0]);
        assert!(worth > 0.4 && worth < 1.0);
        assert_eq!(Some(odds.fresh(5)), odds.best_keep(&[0; FACES], 5).map(|(_, worth)| worth));
        assert!(odds.fresh(6) > odds.fresh(5) && odds.fresh(1) == 0.0);
        assert!(odds.with_one_more(&[1, 0, 0, 1, 0, 1]) > odds.of(&[1, 0, 0, 1, 0, 1]));
    }
}
