//! What a bot has seen of how the others choose: which sort of player each of them seems to be, and what they may hold.

use crate::Thinker;
use crate::mind::Mind;
use crate::other::Other;
use crate::sorts::{STRANGER, Sorts};
use meadhall_engine::{MAX_SEATS, Quick, Seat, Viewer};

/// What a bot has seen of how the others choose.
#[derive(Clone, Debug)]
pub(crate) struct Acquaintance<G: Thinker> {
    others: [Other<G::Secret>; MAX_SEATS],
    /// What was to be seen when all may have chosen in secret, as long as it has not come out what the others chose.
    before: Option<G::View>,
}

impl<G: Thinker> Default for Acquaintance<G> {
    fn default() -> Acquaintance<G> {
        Acquaintance { others: std::array::from_fn(|_| Other::default()), before: None }
    }
}

impl<G: Thinker> Acquaintance<G> {
    /// Looks at what has come out since all chose in secret.
    pub(crate) fn look(&mut self, game: &G, view: &G::View, viewer: Viewer, mind: &mut Mind, chance: &mut Quick) {
        let others = || Seat::all(game.seats()).filter(|&seat| !viewer.is(seat));
        if let Some(before) = &self.before {
            // Habits rest on what everybody knows and on what the seat holds: the rest may be imagined anyhow.
            let mut position = game.imagine(before, chance);
            game.reopen(&mut position, viewer);
            let (mut choices, mut came_out) = (Vec::new(), false);
            for seat in others() {
                let Some(action) = game.chosen(before, view, seat) else { continue };
                came_out = true;
                self.others[seat.index()].learn(|secret| {
                    game.hold(&mut position, seat, secret, chance);
                    game.legal(&position, seat, &mut choices);
                    let which = choices.iter().position(|&choice| choice == action)?;
                    Some(mind.lean(game, &position, seat, &choices).map_or(STRANGER, |leanings| leanings[which]))
                });
            }
            if came_out {
                self.before = None;
            }
        }
        for seat in others() {
            let other = &mut self.others[seat.index()];
            other.follow(|earlier, secrets| game.may_hold(view, seat, earlier, secrets));
        }
    }

    /// Remembers what is to be seen at a decision that others may make at the same time.
    pub(crate) fn remember(&mut self, view: &G::View) {
        self.before = Some(view.clone());
    }

    /// Somebody who is sure what a seat holds.
    #[cfg(test)]
    pub(crate) fn sure(seat: Seat, secret: G::Secret) -> Acquaintance<G> {
        let mut sure = Acquaintance::default();
        sure.others[seat.index()].follow(|_, secrets| secrets.push(secret));
        sure
    }

    /// What sort of players all seem to be to a viewer.
    pub(crate) fn sorts(&self, viewer: Viewer) -> Sorts {
        Sorts::new(self.others.each_ref().map(|other| other.sorts)).seen_by(viewer)
    }

    /// Lets the others hold in an imagined position what their play tells of it, and takes them for who would.
    pub(crate) fn deal(&self, game: &G, position: &mut G::Position, sorts: &mut Sorts, chance: &mut Quick) {
        for (seat, other) in Seat::all(game.seats()).zip(&self.others) {
            if let Some((secret, likely)) = other.draw(chance) {
                game.hold(position, seat, secret, chance);
                sorts.take(seat, likely);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sorts::SHORT_SIGHTED;
    use crate::{Bot, Budget, Greedy, Search};
    use meadhall_engine::{Game, Ignore, Options, SeedParts, Table};
    use meadhall_vaalbara::Vaalbara;

    /// Greedy players with known hands: after some rounds the hands that they hold are likelier than if nothing were known.
    #[test]
    fn a_game_tells_what_the_others_hold() {
        let game = Vaalbara::open(4, &Options::default()).expect("four can play");
        let (mut told, mut asked) = (0.0, 0);
        for seed in 0..12 {
            let mut chance = Quick::new(seed);
            let mut position = game.setup(&mut chance, &mut Ignore);
            let (mut own, mut greedy) = (Search::<Vaalbara>::new(Budget::Iterations(20), 1), Greedy::new(2));
            let mut choices = Vec::new();
            while position.round < 6 {
                let seat = game.pending(&position).first().expect("somebody decides");
                let view = game.view(&position, Viewer::Seat(seat));
                game.legal(&position, seat, &mut choices);
                let bot: &mut dyn Bot<Vaalbara> = if seat.index() == 0 { &mut own } else { &mut greedy };
                let action = bot.choose(&game, &view, seat, &choices);
                if seat.index() == 0 && !position.revealed() && position.round > 2 {
                    for n in 1..4 {
                        let guesses = &own.acquaintance().others[n].guesses;
                        let hand = position.player(Seat::new(n)).hand;
                        let guess = guesses.iter().find(|guess| guess.secret == hand).expect("the truth is possible");
                        told += (guess.likely.iter().sum::<f32>() * guesses.len() as f32).ln();
                        asked += 1;
                    }
                }
                game.apply(&mut position, seat, action, &mut chance, &mut Ignore);
            }
        }
        assert!(asked == 108 && told / asked as f32 > 0.1, "{told} of {asked}");
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
        own.acquaintance().sorts(Viewer::Spectator)
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
        let short_sighted =
            [0, 2, 3].map(|seat| late.acquaintance().sorts(Viewer::Spectator).of(Seat::new(seat))[SHORT_SIGHTED]);
        assert!(short_sighted.iter().sum::<f32>() / 3.0 > 0.75, "{short_sighted:?}");
    }

    /// What was taken back never was: who is told what came before knows no more than somebody new.
    #[test]
    fn who_recalls_a_game_forgets_what_was_taken_back() {
        let game = Vaalbara::open(3, &Options::default()).expect("three can play");
        let mut table = Table::new(game, &[], SeedParts::from_number(5));
        while let Some(seat) = table.pending().first() {
            let choice = table.legal(seat)[0];
            table.play(seat, choice).expect("it is legal");
        }
        let own = Seat::new(0);
        let seen: Vec<_> = table.seen_at_decisions(own).collect();
        let (all, few) = (&seen[..], &seen[..seen.len() / 2]);
        let [mut old, mut new] = [1, 2].map(|seed| Search::<Vaalbara>::new(Budget::Iterations(20), seed));
        let known = |bot: &Search<Vaalbara>| format!("{:?}", bot.acquaintance().others);
        old.recall(table.game(), own, all);
        let once = known(&old);
        old.recall(table.game(), own, few);
        new.recall(table.game(), own, few);
        assert!(known(&old) == known(&new) && known(&old) != once);
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
