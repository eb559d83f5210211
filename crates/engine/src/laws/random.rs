//! Random games, for tests that look at positions which really come up.

use crate::{Chance, Game, Ignore, Quick, Seat};

/// Plays a random game and looks at every position and at what was chosen there; at the end nothing is chosen. Where several
/// owe a decision, any of them is next. Returns the last position.
pub fn walk<G: Game>(
    game: &G,
    seed: u64,
    mut look: impl FnMut(&G::Position, Option<(Seat, G::Action)>),
) -> G::Position {
    let mut quick = Quick::new(seed);
    let mut position = game.setup(&mut quick, &mut Ignore);
    let mut choices = Vec::new();
    while let Some((seat, action)) = any_choice(game, &position, &mut quick, &mut choices) {
        look(&position, Some((seat, action)));
        game.apply(&mut position, seat, action, &mut quick, &mut Ignore);
    }
    look(&position, None);
    position
}

/// Plays a random game without any room of its own, so that a test can count what the rules allocate. Returns the number of
/// decisions.
pub fn play_out<G: Game>(game: &G, quick: &mut Quick, choices: &mut Vec<G::Action>) -> usize {
    let mut position = game.setup(quick, &mut Ignore);
    let mut decisions = 0;
    while let Some(seat) = game.pending(&position).first() {
        let Some(action) = game.sample(&position, seat, quick, choices) else { break };
        game.apply(&mut position, seat, action, quick, &mut Ignore);
        decisions += 1;
    }
    decisions
}

/// A decision of anybody who owes one.
pub(super) fn any_choice<G: Game>(
    game: &G,
    position: &G::Position,
    quick: &mut Quick,
    choices: &mut Vec<G::Action>,
) -> Option<(Seat, G::Action)> {
    let pending: Vec<Seat> = game.pending(position).iter().collect();
    let &seat = pending.get(quick.index(pending.len()))?;
    Some((seat, game.sample(position, seat, quick, choices)?))
}

/// Whether every count is what an even draw would give, within five standard deviations.
pub fn is_even(counts: &[u32]) -> bool {
    let total: u32 = counts.iter().sum();
    let chances = counts.len() as f64;
    let mean = f64::from(total) / chances;
    let deviation = (mean * (1.0 - 1.0 / chances)).sqrt();
    counts.iter().all(|&count| (f64::from(count) - mean).abs() < 5.0 * deviation)
}
