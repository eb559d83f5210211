//! What a bot believes of another player.

use crate::player_type::{PLAYER_TYPES, STRANGER, TypeLikelihood};
use meadhall_engine::{Quick, single};

/// How likely anybody makes a choice that fits no policy.
const WHIM: f32 = 0.03;
/// How much of what is known of somebody is doubted again with every choice.
const DOUBT: f32 = 0.03;

/// What somebody may hold in secret.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess<S> {
    pub(crate) secret: S,
    /// How likely it is that she holds this and is of each type.
    pub(crate) likely: TypeLikelihood,
    /// How likely it is that she holds this or anything before it in the list.
    up_to: f32,
}

/// A belief about another player: what she may hold, and what type she is. Both are told by what she chooses, the one by way
/// of the other: who leaves the best card of a hand is of another type, or does not hold it.
#[derive(Clone, Debug)]
pub(crate) struct Belief<S> {
    pub(crate) guesses: Vec<Guess<S>>,
    pub(crate) types: TypeLikelihood,
}

impl<S> Default for Belief<S> {
    fn default() -> Belief<S> {
        Belief { guesses: Vec::new(), types: STRANGER }
    }
}

impl<S: Copy + Ord> Belief<S> {
    /// She has made a choice that who holds this, of each type, makes that often; none at all if who holds this cannot make it.
    pub(crate) fn learn(&mut self, mut often: impl FnMut(S) -> Option<TypeLikelihood>) {
        self.guesses.retain_mut(|guess| {
            let Some(often) = often(guess.secret) else { return false };
            guess.likely.iter_mut().zip(often).for_each(|(likely, often)| *likely *= WHIM + often);
            true
        });
        self.weigh();
        for guess in &mut self.guesses {
            let whole: f32 = guess.likely.iter().sum();
            guess.likely.iter_mut().for_each(|likely| *likely += DOUBT * (whole / PLAYER_TYPES as f32 - *likely));
        }
        self.weigh();
    }

    /// Time has passed: what she held may have become this, each as likely as the others. `may_hold` says what follows from
    /// something, or from nothing, if everything is possible.
    pub(crate) fn follow(&mut self, mut may_hold: impl FnMut(Option<S>, &mut Vec<S>)) {
        let mut secrets = Vec::new();
        let mut split = |now: &mut Vec<Guess<S>>, earlier: Option<S>, likely: TypeLikelihood| {
            secrets.clear();
            may_hold(earlier, &mut secrets);
            let likely = likely.map(|likely| likely / secrets.len() as f32);
            now.extend(secrets.iter().map(|&secret| Guess { secret, likely, up_to: 0.0 }));
        };
        let mut now = Vec::with_capacity(self.guesses.len());
        self.guesses.iter().for_each(|guess| split(&mut now, Some(guess.secret), guess.likely));
        if now.is_empty() {
            split(&mut now, None, self.types);
        }
        now.sort_by_key(|guess| guess.secret);
        now.dedup_by(|next, guess| {
            let same = next.secret == guess.secret;
            if same {
                guess.likely.iter_mut().zip(next.likely).for_each(|(likely, more)| *likely += more);
            }
            same
        });
        self.guesses = now;
        self.weigh();
    }

    /// Makes all that is likely add up to 1.
    fn weigh(&mut self) {
        let mut types = [0.0; PLAYER_TYPES];
        for guess in &self.guesses {
            types.iter_mut().zip(guess.likely).for_each(|(sum, likely)| *sum += likely);
        }
        let whole: f32 = types.iter().sum();
        if whole <= 0.0 {
            self.guesses.clear();
            return;
        }
        self.types = types.map(|sum| sum / whole);
        let mut up_to = 0.0;
        for guess in &mut self.guesses {
            guess.likely = guess.likely.map(|likely| likely / whole);
            up_to += guess.likely.iter().sum::<f32>();
            guess.up_to = up_to;
        }
    }

    /// Something that she may hold, as often as it is likely, and what type she is then.
    pub(crate) fn draw(&self, chance: &mut Quick) -> Option<(S, TypeLikelihood)> {
        let last = self.guesses.last()?;
        let at = single(chance.unit()) * last.up_to;
        let guess = self.guesses.get(self.guesses.partition_point(|guess| guess.up_to <= at)).unwrap_or(last);
        let whole: f32 = guess.likely.iter().sum();
        Some((guess.secret, if whole > 0.0 { guess.likely.map(|likely| likely / whole) } else { self.types }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody who holds one of these.
    fn holds(secrets: &[char]) -> Belief<char> {
        let mut other = Belief::default();
        other.follow(|_, all| all.extend(secrets));
        other
    }

    /// How likely she holds each of these.
    fn likely(other: &Belief<char>, secrets: &[char]) -> Vec<f32> {
        let of = |secret| other.guesses.iter().filter(move |guess| guess.secret == secret);
        secrets.iter().map(|&secret| of(secret).flat_map(|guess| guess.likely).sum()).collect()
    }

    #[test]
    fn who_does_what_one_type_does_is_taken_for_it_but_never_for_sure() {
        let mut other = holds(&['a']);
        assert_eq!(other.types, STRANGER);
        other.learn(|_| Some([0.1, 0.6, 0.1]));
        assert!(other.types[1] > 0.6, "{other:?}");
        (0..50).for_each(|_| other.learn(|_| Some([0.0, 1.0, 0.0])));
        assert!(other.types[1] > 0.95 && other.types[0] > 0.005, "{other:?}");
        (0..3).for_each(|_| other.learn(|_| Some([0.8, 0.0, 0.0])));
        assert!(other.types[0] > 0.9, "{other:?}");
    }

    #[test]
    fn what_somebody_chooses_tells_what_she_holds() {
        let mut other = holds(&['a', 'b', 'c']);
        other.learn(|secret| match secret {
            'a' => Some([0.9; PLAYER_TYPES]),
            'b' => Some([0.1; PLAYER_TYPES]),
            _ => None,
        });
        let held = likely(&other, &['a', 'b', 'c']);
        assert!(
            (held[0] - 0.93 / 1.06).abs() < 1e-4 && (held[1] - 0.13 / 1.06).abs() < 1e-4 && held[2] == 0.0,
            "{held:?}"
        );
    }

    /// One type makes the choice whatever it holds, another with 'a' alone: who is taken for the other type then holds 'a'.
    #[test]
    fn what_she_holds_and_who_she_is_hang_together() {
        let mut other = holds(&['a', 'b']);
        other.learn(|secret| Some(if secret == 'a' { [1.0, 1.0, 0.0] } else { [1.0, 0.0, 0.0] }));
        let (mut chance, mut seen) = (Quick::new(1), [(0, 0.0); 2]);
        for _ in 0..2000 {
            let (secret, types) = other.draw(&mut chance).expect("something is held");
            let (times, second) = &mut seen[usize::from(secret == 'b')];
            (*times, *second) = (*times + 1, *second + types[1]);
        }
        let [(with_a, second_with_a), (with_b, second_with_b)] = seen;
        assert!((1200..1400).contains(&with_a), "two thirds of {}", with_a + with_b);
        assert!(second_with_a / with_a as f32 > 0.45 && second_with_b / (with_b as f32) < 0.06, "{seen:?}");
    }

    /// A card is drawn: each that may come is as likely, and hands that came about in two ways are one.
    #[test]
    fn what_was_held_becomes_what_it_may() {
        let mut other = holds(&['a', 'b', 'z']);
        other.follow(|earlier, secrets| match earlier {
            Some('a') => secrets.extend(['c', 'd']),
            Some('b') => secrets.push('c'),
            _ => {}
        });
        let held = likely(&other, &['c', 'd']);
        assert!((held[0] - 0.75).abs() < 1e-5 && (held[1] - 0.25).abs() < 1e-5, "{other:?}");
        other.follow(|earlier, secrets| {
            if earlier.is_none() {
                secrets.push('e')
            }
        });
        assert_eq!(likely(&other, &['e']), [1.0], "when nothing fits any more, anything may be");
    }
}
