//! What a bot has seen of how the others choose: which sort of player each of them seems to be.

use crate::Thinker;
use crate::mind::Mind;
use meadhall_engine::{MAX_SEATS, Quick, Seat, Viewer};

/// How many sorts of players there are whose habits are learnt.
pub(crate) const SORTS: usize = 3;
/// Who searches and was taught.
pub(crate) const TAUGHT: usize = 0;
/// Who searches and was taught nothing.
pub(crate) const UNTAUGHT: usize = 1;
/// Who looks one decision ahead.
pub(crate) const SHORT_SIGHTED: usize = 2;

/// In how many imagined positions it is weighed how well a choice fits each sort.
const LOOKS: u32 = 48;
/// How likely anybody makes a choice that fits no habit.
const WHIM: f32 = 0.03;
/// How much of what is known of somebody is doubted again with every choice.
const DOUBT: f32 = 0.03;

/// How likely each seat is of each sort.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sorts([[f32; SORTS]; MAX_SEATS]);

impl Default for Sorts {
    /// Of strangers, each sort is as likely as another.
    fn default() -> Sorts {
        Sorts([[1.0 / SORTS as f32; SORTS]; MAX_SEATS])
    }
}

impl Sorts {
    /// How likely a seat is of each sort.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> [f32; SORTS] {
        self.0[seat.index()]
    }

    /// The same for somebody who knows what sort of player sits at her own seat: one who searches and was taught.
    pub(crate) fn seen_by(mut self, viewer: Viewer) -> Sorts {
        if let Some(seat) = viewer.seat() {
            self.0[seat.index()] = std::array::from_fn(|sort| if sort == TAUGHT { 1.0 } else { 0.0 });
        }
        self
    }

    /// A seat has made a choice that each sort makes this often.
    fn learn(&mut self, seat: Seat, likely: [f32; SORTS]) {
        let sorts = &mut self.0[seat.index()];
        sorts.iter_mut().zip(likely).for_each(|(sort, likely)| *sort *= WHIM + likely);
        let sum: f32 = sorts.iter().sum();
        sorts.iter_mut().for_each(|sort| *sort = (1.0 - DOUBT) * *sort / sum + DOUBT / SORTS as f32);
    }
}

/// What a bot has seen of how the others choose.
#[derive(Clone, Debug)]
pub(crate) struct Acquaintance<G: Thinker> {
    pub(crate) sorts: Sorts,
    /// What was to be seen when all may have chosen in secret, as long as it has not come out what the others chose.
    before: Option<G::View>,
}

impl<G: Thinker> Default for Acquaintance<G> {
    fn default() -> Acquaintance<G> {
        Acquaintance { sorts: Sorts::default(), before: None }
    }
}

impl<G: Thinker> Acquaintance<G> {
    /// Looks at what has come out since all chose in secret.
    pub(crate) fn look(&mut self, game: &G, view: &G::View, viewer: Viewer, mind: &mut Mind, chance: &mut Quick) {
        let Some(before) = &self.before else { return };
        let others = Seat::all(game.seats()).filter(|&seat| !viewer.is(seat));
        let chosen: Vec<_> =
            others.filter_map(|seat| game.chosen(before, view, seat).map(|action| (seat, action))).collect();
        if chosen.is_empty() {
            return;
        }
        let mut likely = [[0.0; SORTS]; MAX_SEATS];
        let mut choices = Vec::new();
        for _ in 0..LOOKS {
            let mut position = game.imagine(before, chance);
            game.reopen(&mut position, viewer);
            for &(seat, action) in &chosen {
                game.legal(&position, seat, &mut choices);
                let Some(which) = choices.iter().position(|&choice| choice == action) else { continue };
                let Some(leanings) = mind.lean(game, &position, seat, &choices) else { continue };
                let sums = likely[seat.index()].iter_mut().zip(leanings[which]);
                sums.for_each(|(sum, leaning)| *sum += leaning / LOOKS as f32);
            }
        }
        chosen.iter().for_each(|&(seat, _)| self.sorts.learn(seat, likely[seat.index()]));
        self.before = None;
    }

    /// Remembers what is to be seen at a decision that others may make at the same time.
    pub(crate) fn remember(&mut self, view: &G::View) {
        self.before = Some(view.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Budget, Greedy, Search};
    use meadhall_engine::{Game, Ignore, Options, SeedParts, Table};
    use meadhall_vaalbara::Vaalbara;

    #[test]
    fn who_does_what_one_sort_does_is_taken_for_it_but_never_for_sure() {
        let (mut sorts, seat) = (Sorts::default(), Seat::new(1));
        sorts.learn(seat, [0.1, 0.6, 0.1]);
        assert!(sorts.of(seat)[1] > 0.6 && sorts.of(Seat::new(0)) == Sorts::default().of(seat));
        (0..50).for_each(|_| sorts.learn(seat, [0.0, 1.0, 0.0]));
        assert!(sorts.of(seat)[1] > 0.95 && sorts.of(seat)[0] > 0.005);
        (0..3).for_each(|_| sorts.learn(seat, [0.8, 0.0, 0.0]));
        assert!(sorts.of(seat)[0] > 0.9, "{sorts:?}");
    }

    /// What somebody thinks in the end of three who looked one decision ahead all game.
    fn after_a_game(seed: u64) -> Sorts {
        let game = Vaalbara::open(4, &Options::default()).expect("four can play");
        let mut chance = Quick::new(seed);
        let mut position = game.setup(&mut chance, &mut Ignore);
        let mut own = Search::<Vaalbara>::new(Budget::Iterations(20), 1);
        let mut greedy = Greedy::new(2);
        let mut choices = Vec::new();
        while let Some(seat) = game.pending(&position).first() {
            game.legal(&position, seat, &mut choices);
            let view = game.view(&position, Viewer::Seat(seat));
            let bot: &mut dyn Bot<Vaalbara> = if seat.index() == 1 { &mut own } else { &mut greedy };
            let action = bot.choose(&game, &view, seat, &choices);
            game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
        }
        own.sorts()
    }

    /// A bot that comes to a table late and is told what its seat saw knows the others, as one does that was there.
    #[test]
    fn who_recalls_a_game_knows_the_others() {
        let game = Vaalbara::open(4, &Options::default()).expect("four can play");
        let mut table = Table::new(game, &[], SeedParts::from_number(3));
        let mut greedy = Greedy::new(2);
        while let Some(seat) = table.pending().first() {
            let (view, choices) = (table.view(Viewer::Seat(seat)), table.legal(seat));
            let action = greedy.choose(table.game(), &view, seat, &choices);
            table.play(seat, action).expect("a bot plays legally");
        }
        let own = Seat::new(1);
        let earlier: Vec<_> = table.seen_at_decisions(own).collect();
        let mut late = Search::<Vaalbara>::new(Budget::Iterations(20), 1);
        late.recall(table.game(), own, &earlier);
        let short_sighted = [0, 2, 3].map(|seat| late.sorts().of(Seat::new(seat))[SHORT_SIGHTED]);
        assert!(short_sighted.iter().sum::<f32>() / 3.0 > 0.75, "{short_sighted:?}");
    }

    #[test]
    fn a_game_tells_what_sort_the_others_are() {
        let games: Vec<Sorts> = (0..8).map(after_a_game).collect();
        let of_all = games.iter().flat_map(|sorts| [0, 2, 3].map(|seat| sorts.of(Seat::new(seat))[SHORT_SIGHTED]));
        let mean = of_all.sum::<f32>() / 24.0;
        assert!(mean > 0.75, "{mean}: {games:?}");
        let (own, stranger) = (Seat::new(1), Sorts::default());
        assert!(games.iter().all(|sorts| sorts.of(own) == stranger.of(own)), "nobody wonders about herself");
    }
}
