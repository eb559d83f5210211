//! One evaluator for the adviser, the chart of a game, its turning points and puzzles.
//!
//! A short search finds the choices that are worth a look. Each of them is then played out in the same imagined positions
//! with the same luck, by the policy that was learnt, and what that comes to is its chance. All seats play alike there, so
//! that nobody's chance is better for being the one who thinks. Everything follows from what the viewer may know and a
//! fixed number of iterations: the same standpoint has the same evaluation on every machine, whoever asks.

mod consequence;
mod lines;
mod reasons;
mod sequel;
mod standpoint;

pub use consequence::{Consequence, Consequences, Frequencies, Measure};
pub use reasons::{Reason, Why, reasons};
pub(crate) use reasons::{compare, explain, why};
pub(crate) use sequel::Sequel;
pub use standpoint::Standpoint;

use crate::knowledge::{Action, Event};
use crate::rollout::solved_move;
use crate::{Bot, Budget, Knowledge, PerSeat, Search};
use lines::{Player, Witness, World};
use meadhall_engine::{Chance, Game, MAX_SEATS, Quick, Seat};

/// How thoroughly something is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many iterations the search has that finds the choices worth a look.
    pub search: u32,
    /// In how many imagined positions each of them is played out.
    pub worlds: u32,
    /// How many of them there are at most.
    pub choices: usize,
}

impl Effort {
    /// That of the adviser and the chart: some tenths of a second.
    pub const USUAL: Effort = Effort { search: 400, worlds: 128, choices: 3 };
}

/// A choice with what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<A> {
    /// The choice.
    pub action: A,
    /// Each seat's chance to win after it, from 0 to 1.
    pub chances: PerSeat,
    /// What came about in the lines below it.
    pub frequencies: Frequencies,
}

/// What a position comes to, as far as a viewer may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation<A> {
    /// Each seat's chance to win, from 0 to 1, together 1; who plays alone has the chance to beat the game. Where the viewer
    /// decides, that of the best choice.
    pub chances: PerSeat,
    /// The choices that were looked at, the best first; none where the viewer does not decide.
    pub choices: Vec<Judged<A>>,
}

impl<A: PartialEq> Evaluation<A> {
    /// What came of a choice, if it was looked at.
    pub fn judged(&self, action: &A) -> Option<&Judged<A>> {
        self.choices.iter().find(|judged| judged.action == *action)
    }
}

/// What a standpoint comes to. `also` is looked at whatever the search thinks of it.
pub fn evaluate<K: Knowledge>(
    standpoint: &Standpoint<K>,
    effort: Effort,
    also: Option<Action<K>>,
) -> Evaluation<Action<K>> {
    Analysis::new(standpoint, effort, standpoint.seed()).evaluate(also)
}

/// An evaluation under way.
pub(crate) struct Analysis<'a, K: Knowledge> {
    standpoint: &'a Standpoint<K>,
    effort: Effort,
    seed: u64,
    search: Search<K>,
    worlds: Vec<World<K>>,
    /// What the search would play.
    searched: Option<Action<K>>,
}

/// Notes what comes about for a seat.
struct Noting<'a, K: Knowledge> {
    game: &'a K::Rules,
    seat: Option<Seat>,
    line: Consequences,
}

impl<K: Knowledge> Witness<K> for Noting<'_, K> {
    fn happens(&mut self, event: &Event<K>, at_once: bool) {
        if let Some(seat) = self.seat {
            K::notice(self.game, event, seat, at_once, &mut self.line);
        }
    }
}

impl<'a, K: Knowledge> Analysis<'a, K> {
    pub(crate) fn new(standpoint: &'a Standpoint<K>, effort: Effort, seed: u64) -> Analysis<'a, K> {
        let search = Search::new(Budget::Iterations(effort.search), seed);
        Analysis { standpoint, effort, seed, search, worlds: Vec::new(), searched: None }
    }

    pub(crate) fn evaluate(&mut self, also: Option<Action<K>>) -> Evaluation<Action<K>> {
        let (named, solved) = self.shortlist(also);
        self.imagine();
        if named.is_empty() {
            let (chances, _) = self.play_out(&[]);
            return Evaluation { chances, choices: Vec::new() };
        }
        let seat = self.standpoint.decider().unwrap_or_default();
        let mut choices: Vec<Judged<Action<K>>> = named
            .into_iter()
            .map(|action| {
                let (chances, frequencies) = self.play_out(&[(seat, action)]);
                Judged { action, chances, frequencies }
            })
            .collect();
        choices.sort_by(|a, b| b.chances[seat.index()].total_cmp(&a.chances[seat.index()]));
        if let Some(place) = choices.iter().position(|judged| Some(judged.action) == solved) {
            // What was calculated is no guess: nothing leaves a better chance.
            let best = choices[0].chances;
            let mut first = choices.remove(place);
            first.chances = best;
            choices.insert(0, first);
        }
        Evaluation { chances: choices[0].chances, choices }
    }

    /// What the search would play, if it has searched.
    pub(crate) fn searched(&self) -> Option<Action<K>> {
        self.searched
    }

    /// The choices that are worth a look, and the one among them that can be calculated.
    fn shortlist(&mut self, also: Option<Action<K>>) -> (Vec<Action<K>>, Option<Action<K>>) {
        let Standpoint { game, viewer, view, choices, earlier, .. } = self.standpoint;
        let Some(seat) = self.standpoint.decider() else {
            if let Some(seat) = viewer.seat() {
                Bot::<K::Rules>::recall(&mut self.search, game, seat, earlier);
            }
            self.search.attend(game, view, *viewer);
            return (Vec::new(), None);
        };
        Bot::<K::Rules>::recall(&mut self.search, game, seat, earlier);
        let mut named = Vec::new();
        if let [only] = choices[..] {
            self.search.attend(game, view, *viewer);
            named.push(only);
            return (named, None);
        }
        let opinion = self.search.think(game, view, *viewer, choices);
        let solved = match K::SOLVES_MOVES {
            true => {
                let mut evaluator = crate::evaluator::Evaluator::<K>::new(crate::model::trained::<K>());
                solved_move(game, view, seat, choices, &mut Quick::new(self.seed), &mut evaluator)
            }
            false => None,
        };
        self.searched = solved.or_else(|| opinion.best().map(|best| best.action));
        named.extend(solved);
        let most = self.effort.choices + named.len();
        for choice in &opinion.choices {
            if named.len() < most && !named.contains(&choice.action) {
                named.push(choice.action);
            }
        }
        let idle = K::idle(game, choices);
        for extra in also.into_iter().chain(idle) {
            if !named.contains(&extra) {
                named.push(extra);
            }
        }
        (named, solved)
    }

    /// Imagines the positions in which everything is played out.
    fn imagine(&mut self) {
        let Standpoint { game, viewer, view, .. } = self.standpoint;
        let mut lots = Quick::new(self.seed ^ 0x6c75_636b);
        for _ in 0..self.effort.worlds {
            let position = self.search.imagine(game, view, *viewer);
            self.worlds.push(World { position, luck: Quick::new(u64::from(lots.word())) });
        }
    }

    /// Each seat's chance on the mean of all worlds in which these choices can be made, and what came about there.
    fn play_out(&mut self, first: &[(Seat, Action<K>)]) -> (PerSeat, Frequencies) {
        let standpoint = self.standpoint;
        let mut noting =
            Noting { game: &standpoint.game, seat: standpoint.viewer.seat(), line: Consequences::default() };
        let mut frequencies = Frequencies::default();
        let mut sums = [0.0; MAX_SEATS];
        let (worlds, mut player) = self.player();
        for world in worlds {
            noting.line.clear();
            if let Some(worth) = player.play(world, first, &mut noting) {
                frequencies.count(&noting.line);
                sums.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
            }
        }
        (shares(sums, frequencies.lines(), standpoint.game.seats()), frequencies)
    }

    /// Everything that happens in each of the lines below a choice of the seat that decides, with whether it follows at once:
    /// what the frequencies are counted from, for tests that count again.
    pub(crate) fn told(&mut self, action: Action<K>) -> Vec<Vec<(Event<K>, bool)>> {
        struct Telling<K: Knowledge>(Vec<(Event<K>, bool)>);
        impl<K: Knowledge> Witness<K> for Telling<K> {
            fn happens(&mut self, event: &Event<K>, at_once: bool) {
                self.0.push((event.clone(), at_once));
            }
        }
        let seat = self.standpoint.decider().unwrap_or_default();
        let (worlds, mut player) = self.player();
        let line = |world: &World<K>| {
            let mut telling = Telling(Vec::new());
            player.play(world, &[(seat, action)], &mut telling).map(|_| telling.0)
        };
        worlds.iter().filter_map(line).collect()
    }

    /// What plays lines, beside the worlds to play them in.
    fn player(&mut self) -> (&[World<K>], Player<'_, K>) {
        let stops = self.search.stops(&self.standpoint.game, self.worlds.first().map(|world| &world.position));
        let player = Player {
            standpoint: self.standpoint,
            evaluator: self.search.evaluator(),
            stops,
            room: Vec::new(),
            events: Vec::new(),
        };
        (&self.worlds, player)
    }
}

/// Chances from what each seat came to over so many lines: together 1, but for who plays alone.
fn shares(sums: PerSeat, lines: u32, seats: usize) -> PerSeat {
    let whole = if seats == 1 { lines as f32 } else { sums.iter().sum() };
    sums.map(|sum| sum / whole.max(f32::MIN_POSITIVE))
}
