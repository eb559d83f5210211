//! How positions are judged: by what self-play has taught, or by a game's forecast.

use crate::forecast::worth_of;
use crate::judge::{Notes, Wisdom, chances};
use crate::sorts::{SORTS, Sorts};
use crate::{PerSeat, Thinker};
use meadhall_engine::{Chance, MAX_SEATS, Seat, Viewer};
use std::sync::Arc;

/// Judges positions, with room to work in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mind {
    wisdom: Option<Arc<Wisdom>>,
    notes: [Notes; MAX_SEATS],
    /// Notes about choices, and how likely each is by the habits of each sort of players.
    of_choices: Vec<Notes>,
    leanings: Vec<[f32; SORTS]>,
    usual: Vec<f32>,
    /// What sort of players the others seem to be.
    pub(crate) sorts: Sorts,
}

impl Mind {
    /// Judges by what was taught; by the forecast where a game notes nothing.
    pub(crate) fn taught(wisdom: Option<Arc<Wisdom>>) -> Mind {
        Mind { wisdom, ..Mind::default() }
    }

    /// Whether there is anything to note in positions of this game, and somebody who was taught what it means.
    pub(crate) fn judges<G: Thinker>(&mut self, game: &G, position: &G::Position) -> bool {
        self.wisdom.is_some() && note(game, position, &mut self.notes)
    }

    /// What a position is worth to each seat, from 0 to 1.
    pub(crate) fn worth<G: Thinker>(&mut self, game: &G, position: &G::Position) -> PerSeat {
        let outcome = game.outcome(position);
        if let Some(wisdom) = self.wisdom.as_deref()
            && game.seats() > 1
        {
            if let Some(outcome) = outcome {
                return wisdom.judge.worth_of(&outcome);
            }
            if note(game, position, &mut self.notes) {
                return judged(wisdom, &self.notes[..game.seats()]);
            }
        }
        match outcome {
            Some(outcome) => worth_of(&outcome),
            None => game.forecast(position).worth(game.seats()),
        }
    }

    /// How believable what a viewer imagines of the others is, as the logarithm of a likelihood: by how such hands differ
    /// from true ones. The same for everything where nothing was taught.
    pub(crate) fn belief<G: Thinker>(&mut self, game: &G, position: &G::Position, viewer: Viewer) -> f32 {
        let Some(wisdom) = self.wisdom.as_deref() else { return 0.0 };
        if !note(game, position, &mut self.notes) {
            return 0.0;
        }
        let others = Seat::all(game.seats()).filter(|&seat| !viewer.is(seat));
        others.map(|seat| wisdom.judge.belief(self.notes[seat.index()].seen())).sum()
    }

    /// Whether it was learnt which choices are usually made.
    pub(crate) fn has_habits(&self) -> bool {
        self.wisdom.as_deref().is_some_and(|wisdom| !wisdom.habits.is_empty())
    }

    /// A quick choice: by habit where that was learnt, else by a hunch. `choices` is room to work in.
    pub(crate) fn quick<G: Thinker, C: Chance>(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<G::Action>,
    ) -> Option<G::Action> {
        if self.has_habits() {
            game.legal(position, seat, choices);
            if let Some(action) = self.habit(game, position, seat, chance, choices) {
                return Some(action);
            }
        }
        game.hunch(position, seat, chance, choices)
    }

    /// One of these choices, each as often as it is usually made; none where that was not learnt.
    pub(crate) fn habit<G: Thinker, C: Chance>(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        chance: &mut C,
        choices: &[G::Action],
    ) -> Option<G::Action> {
        let usual = self.usual(game, position, seat, choices)?;
        let mut left = chance.word() as f32 / u32::MAX as f32;
        let drawn = usual.iter().position(|usual| {
            left -= usual;
            left < 0.0
        });
        choices.get(drawn.unwrap_or(0)).copied()
    }

    /// How often a seat usually makes each of these choices, being of the sort that it seems to be, and as firm in its habits as
    /// it is taken to be; none where that was not learnt.
    pub(crate) fn usual<G: Thinker>(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        choices: &[G::Action],
    ) -> Option<&[f32]> {
        let sorts = self.sorts.of(seat);
        self.lean(game, position, seat, choices)?;
        self.usual.clear();
        let mixed =
            |leaning: &[f32; SORTS]| leaning.iter().zip(sorts).map(|(leaning, sort)| leaning * sort).sum::<f32>();
        self.usual.extend(self.leanings.iter().map(mixed));
        let firm = self.wisdom.as_deref().map_or(1.0, |wisdom| wisdom.style.firm);
        if firm != 1.0 {
            self.usual.iter_mut().for_each(|usual| *usual = usual.powf(firm));
            let sum: f32 = self.usual.iter().sum();
            self.usual.iter_mut().for_each(|usual| *usual /= sum);
        }
        Some(&self.usual)
    }

    /// How likely each of these choices is by the habits of each sort of players; none where that was not learnt.
    pub(crate) fn lean<G: Thinker>(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        choices: &[G::Action],
    ) -> Option<&[[f32; SORTS]]> {
        let habits = self.wisdom.as_deref().map(|wisdom| &wisdom.habits[..]).filter(|habits| !habits.is_empty())?;
        if self.of_choices.len() < choices.len() {
            self.of_choices.resize_with(choices.len(), Notes::default);
        }
        let notes = &mut self.of_choices[..choices.len()];
        notes.iter_mut().for_each(Notes::clear);
        if !game.incline(position, seat, choices, notes) {
            return None;
        }
        self.leanings.clear();
        let (mut most, mut sums) = ([f32::MIN; SORTS], [0.0; SORTS]);
        for notes in notes.iter() {
            let mut leaning = [0.0; SORTS];
            for &(n, value) in notes.seen() {
                let Some(habit) = habits.get(usize::from(n)) else { continue };
                leaning.iter_mut().zip(habit).for_each(|(leaning, weight)| *leaning += value * weight);
            }
            most.iter_mut().zip(leaning).for_each(|(most, leaning)| *most = most.max(leaning));
            self.leanings.push(leaning);
        }
        for leaning in &mut self.leanings {
            for sort in 0..SORTS {
                leaning[sort] = (leaning[sort] - most[sort]).exp();
                sums[sort] += leaning[sort];
            }
        }
        for leaning in &mut self.leanings {
            leaning.iter_mut().zip(sums).for_each(|(leaning, sum)| *leaning /= sum);
        }
        Some(&self.leanings)
    }
}

/// Takes notes about every seat; false if there is nothing to note.
fn note<G: Thinker>(game: &G, position: &G::Position, notes: &mut [Notes; MAX_SEATS]) -> bool {
    let notes = &mut notes[..game.seats()];
    notes.iter_mut().for_each(Notes::clear);
    game.note(position, notes)
}

/// The chances that somebody who was taught sees in the notes about each seat: what was tuned, and the first number, which is
/// the forecast by hand.
fn judged(wisdom: &Wisdom, notes: &[Notes]) -> PerSeat {
    let (mut tuned, mut by_hand) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
    for (n, notes) in notes.iter().enumerate() {
        tuned[n] = wisdom.judge.promise(notes.seen());
        by_hand[n] = notes.first();
    }
    let part = wisdom.style.by_hand;
    let mut worth = chances(tuned, notes.len());
    if part > 0.0 {
        let by_hand = chances(by_hand, notes.len());
        worth.iter_mut().zip(by_hand).for_each(|(worth, hand)| *worth += part * (hand - *worth));
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_blood_rage::BloodRage;
    use meadhall_engine::{Game, Ignore, Options, Quick};
    use meadhall_vaalbara::Vaalbara;
    use meadhall_valhalla::Valhalla;

    /// Plays games at random, and at every decision of which habits are known compares what is noted about the choices with
    /// what is noted if all that the seat does not know is imagined. How many there were.
    fn habits_know_no_secret<G: Thinker>(players: usize) -> usize {
        let game = G::open(players, &Options::default()).expect("so many can play");
        let (mut choices, mut compared) = (Vec::new(), 0);
        for seed in 0..20 {
            let mut chance = Quick::new(seed);
            let mut position = game.setup(&mut chance, &mut Ignore);
            while let Some(seat) = game.pending(&position).first() {
                game.legal(&position, seat, &mut choices);
                let imagined = game.imagine(&game.view(&position, Viewer::Seat(seat)), &mut chance);
                let noted = |position: &G::Position| {
                    let mut notes = vec![Notes::default(); choices.len()];
                    let known = game.incline(position, seat, &choices, &mut notes);
                    known.then(|| notes.iter().map(|notes| notes.seen().to_vec()).collect::<Vec<_>>())
                };
                let (truth, guess) = (noted(&position), noted(&imagined));
                assert_eq!(truth, guess, "{}, seed {seed}", G::ID);
                compared += usize::from(truth.is_some() && choices.len() > 1);
                let action = game.sample(&position, seat, &mut chance, &mut choices).expect("there is a choice");
                game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
            }
        }
        compared
    }

    #[test]
    fn habits_rest_on_what_a_seat_knows() {
        assert!(habits_know_no_secret::<Vaalbara>(4) > 500);
        assert!(habits_know_no_secret::<Valhalla>(4) > 500);
        assert!(habits_know_no_secret::<BloodRage>(4) > 500);
    }

    /// Who is firm does what is usual more often still, and what is seldom done hardly ever.
    #[test]
    fn the_firm_do_what_is_usual() {
        let game = Valhalla::open(3, &Options::default()).expect("three can play");
        let position = game.setup(&mut Quick::new(1), &mut Ignore);
        let seat = game.pending(&position).first().expect("somebody decides");
        let mut choices = Vec::new();
        game.legal(&position, seat, &mut choices);
        let usual = |firm: f32| {
            let mut wisdom = (*Valhalla::wisdom().expect("it was tuned")).clone();
            wisdom.style.firm = firm;
            let mut mind = Mind::taught(Some(Arc::new(wisdom)));
            mind.usual(&game, &position, seat, &choices).expect("habits were learnt").to_vec()
        };
        let (plain, firm) = (usual(1.0), usual(3.0));
        assert!((firm.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        let (most, least) =
            (crate::greedy::best(&plain), crate::greedy::best(&plain.iter().map(|x| -x).collect::<Vec<_>>()));
        assert!(firm[most] > plain[most] && firm[least] < plain[least], "{plain:?} {firm:?}");
    }

    /// Whatever the position, the choices that are usually made come to one together, and there are habits in all games.
    #[test]
    fn what_is_usual_comes_to_one() {
        fn sums<G: Thinker>() -> usize {
            let game = G::open(3, &Options::default()).expect("three can play");
            let mut mind = Mind::taught(G::wisdom());
            let (mut chance, mut choices, mut seen) = (Quick::new(3), Vec::new(), 0);
            let mut position = game.setup(&mut chance, &mut Ignore);
            while let Some(seat) = game.pending(&position).first() {
                game.legal(&position, seat, &mut choices);
                if let Some(usual) = mind.usual(&game, &position, seat, &choices) {
                    assert_eq!(usual.len(), choices.len());
                    assert!((usual.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{usual:?}");
                    seen += 1;
                }
                let action = mind.quick(&game, &position, seat, &mut chance, &mut choices).expect("there is a choice");
                game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
            }
            seen
        }
        assert!(sums::<Vaalbara>() > 20 && sums::<Valhalla>() > 20 && sums::<BloodRage>() > 20);
    }
}
