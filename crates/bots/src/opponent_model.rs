//! What a bot has seen of how the others choose: which type of player each of them seems to be, and what they may hold.

use crate::Knowledge;
use crate::belief::Belief;
use crate::evaluator::Evaluator;
use crate::knowledge::{Position, View};
use crate::player_type::{PlayerTypes, STRANGER};
use meadhall_engine::{Game, MAX_SEATS, Quick, Seat, Viewer};

/// What a bot has seen of how the others choose.
#[derive(Clone, Debug)]
pub struct OpponentModel<K: Knowledge> {
    others: [Belief<K::Secret>; MAX_SEATS],
    /// What was to be seen when all may have chosen in secret, as long as it has not come out what the others chose.
    before: Option<View<K>>,
}

impl<K: Knowledge> Default for OpponentModel<K> {
    fn default() -> OpponentModel<K> {
        OpponentModel { others: std::array::from_fn(|_| Belief::default()), before: None }
    }
}

impl<K: Knowledge> OpponentModel<K> {
    /// Looks at what has come out since all chose in secret.
    pub(crate) fn look(
        &mut self,
        game: &K::Rules,
        view: &View<K>,
        viewer: Viewer,
        evaluator: &mut Evaluator<K>,
        chance: &mut Quick,
    ) {
        let others = || Seat::all(game.seats()).filter(|&seat| !viewer.is(seat));
        if let Some(before) = &self.before {
            // A policy rests on what everybody knows and on what the seat holds: the rest may be imagined anyhow.
            let mut position = game.imagine(before, chance);
            K::reopen(game, &mut position, viewer);
            let (mut choices, mut came_out) = (Vec::new(), false);
            for seat in others() {
                let Some(action) = K::revealed_choice(game, before, view, seat) else { continue };
                came_out = true;
                self.others[seat.index()].learn(|secret| {
                    K::hold(game, &mut position, seat, secret, chance);
                    game.legal(&position, seat, &mut choices);
                    let which = choices.iter().position(|&choice| choice == action)?;
                    Some(evaluator.policy(game, &position, seat, &choices).map_or(STRANGER, |likely| likely[which]))
                });
            }
            if came_out {
                self.before = None;
            }
        }
        for seat in others() {
            let other = &mut self.others[seat.index()];
            other.follow(|earlier, secrets| K::may_hold(game, view, seat, earlier, secrets));
        }
    }

    /// Remembers what is to be seen at a decision that others may make at the same time.
    pub(crate) fn remember(&mut self, view: &View<K>) {
        self.before = Some(view.clone());
    }

    /// Is sure what a seat holds.
    pub(crate) fn assume(&mut self, seat: Seat, secret: K::Secret) {
        self.others[seat.index()].follow(|_, secrets| {
            secrets.clear();
            secrets.push(secret);
        });
    }

    /// What a seat may hold, with how likely it is.
    pub fn beliefs(&self, seat: Seat) -> impl Iterator<Item = (K::Secret, f32)> + '_ {
        self.others[seat.index()].guesses.iter().map(|guess| (guess.secret, guess.likely.iter().sum()))
    }

    /// What types of players all seem to be to a viewer.
    pub fn types(&self, viewer: Viewer) -> PlayerTypes {
        PlayerTypes::new(self.others.each_ref().map(|other| other.types)).seen_by(viewer)
    }

    /// Lets the others hold in an imagined position what their play tells of it, and takes them for who would.
    pub(crate) fn deal(
        &self,
        game: &K::Rules,
        position: &mut Position<K>,
        types: &mut PlayerTypes,
        chance: &mut Quick,
    ) {
        for (seat, other) in Seat::all(game.seats()).zip(&self.others) {
            if let Some((secret, likely)) = other.draw(chance) {
                K::hold(game, position, seat, secret, chance);
                types.take(seat, likely);
            }
        }
    }
}
