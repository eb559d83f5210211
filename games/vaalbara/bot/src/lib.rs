//! What a bot knows of Vaalbara.

mod glance;
mod habit;
mod hunch;
mod land;
mod notes;
mod outlook;
mod promise;
mod turn;

use crate::judge::learnt;
use crate::thinker::Clue;
use crate::{Forecast, Notes, Thinker, Wisdom};
use meadhall_engine::{Chance, Game, MAX_SEATS, Seat, SeatSet, Viewer};
use meadhall_vaalbara::{Action, Asked, AskedView, Card, Characters, Position, ROUNDS, Vaalbara, View};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

impl Thinker for Vaalbara {
    /// A hand.
    type Secret = Characters;

    const TELLS: bool = true;
    const CLEAR_LEAD: f32 = 8.0;

    fn forecast(&self, position: &Position) -> Forecast {
        // Between two rounds the whole next one is to come, in a round only the turns that have not been taken.
        let left = ROUNDS.saturating_sub(position.round) + u8::from(!position.revealed());
        let mut scores = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            let hope = match position.revealed() && !position.has_acted(seat) {
                true => turn::hope(self, position, seat),
                false => 0.0,
            };
            let promise = promise::of(self, position, seat, left);
            scores[seat.index()] = f32::from(position.player(seat).vp) + promise + hope;
        }
        Forecast { scores, doubt: promise::doubt(left) }
    }

    #[inline]
    fn settled(&self, position: &Position) -> bool {
        position.asked == Asked::Assign && self.pending(position).len() == self.seats()
    }

    fn hunch<C: Chance>(
        &self,
        position: &Position,
        seat: Seat,
        chance: &mut C,
        choices: &mut Vec<Action>,
    ) -> Option<Action> {
        hunch::choose(self, position, seat, chance, choices)
    }

    fn note(&self, position: &Position, notes: &mut [Notes]) -> bool {
        notes::take(self, position, &self.forecast(position), notes);
        true
    }

    fn incline(&self, position: &Position, seat: Seat, choices: &[Action], notes: &mut [Notes]) -> bool {
        if !matches!(position.asked, Asked::Assign | Asked::Take | Asked::Rider) {
            return false;
        }
        habit::take(self, position, seat, choices, notes);
        true
    }

    fn reopen(&self, position: &mut Position, viewer: Viewer) -> SeatSet {
        if position.revealed() {
            return SeatSet::EMPTY;
        }
        let chosen = |seat: &Seat| !viewer.is(*seat) && position.player(*seat).played.is_some();
        let reopened: SeatSet = Seat::all(self.seats()).filter(chosen).collect();
        for seat in reopened.iter() {
            let player = position.player_mut(seat);
            player.hand = player.played.take().into_iter().chain(player.hand.iter()).collect();
        }
        reopened
    }

    fn chosen(&self, before: &View, now: &View, seat: Seat) -> Option<Action> {
        let AskedView::Assign(_) = before.asked else { return None };
        let (was, is) = (before.players.get(seat.index())?, now.players.get(seat.index())?);
        let played = if now.round == before.round { is.played } else { is.discard.minus(was.discard).iter().next() };
        played.map(Action::Assign)
    }

    fn may_hold(&self, view: &View, seat: Seat, earlier: Option<Characters>, secrets: &mut Vec<Characters>) {
        let Some(player) = view.players.get(seat.index()) else { return };
        let on_table = player.played.map_or(Characters::NONE, Characters::only);
        let hidden = Characters::ALL.minus(player.discard).minus(on_table);
        // Who held a character that was not played since holds it still.
        let sure = earlier.map_or(Characters::NONE, |hand| hand.and_in(hidden)).and_also(player.known);
        let chosen = matches!(view.asked, AskedView::Assign(chosen) if chosen.contains(seat));
        let size = usize::from(player.hand) + usize::from(chosen);
        if let Some(more) = size.checked_sub(sure.len()) {
            secrets.extend(hidden.minus(sure).sets_of(more).map(|drawn| sure.and_also(drawn)));
        }
    }

    fn hold<C: Chance>(&self, position: &mut Position, seat: Seat, hand: Characters, chance: &mut C) {
        let player = position.player_mut(seat);
        let hidden = player.pile.as_slice().iter().copied().chain(player.hand.iter()).collect::<Characters>();
        player.hand = hand;
        player.pile = hidden.minus(hand).iter().collect();
        chance.shuffle(player.pile.as_mut_slice());
    }

    fn wisdom() -> Option<Arc<Wisdom>> {
        learnt!(Vaalbara, "vaalbara")
    }

    fn clue(&self, position: &Position, viewer: Viewer) -> u64 {
        let mut clue = Clue::default();
        let (revealed, over) = (position.revealed(), position.asked == Asked::Over);
        let active = (revealed && !over).then_some(position.active);
        (position.round, active, std::mem::discriminant(&position.asked)).hash(&mut clue);
        if let Asked::Show { asked, answered, showing } = position.asked {
            let own = viewer.seat().filter(|&seat| answered.contains(seat));
            (asked, own, own.is_some_and(|seat| showing.contains(seat))).hash(&mut clue);
        }
        position.acted.as_slice().hash(&mut clue);
        for card in position.rows.iter().flatten() {
            clue.add(card.map_or(u64::MAX, packed));
        }
        let deck = position.deck.as_slice();
        for (end, known) in [(deck.first(), position.top_known), (deck.last(), position.bottom_known)] {
            clue.add(end.filter(|_| known).map_or(u64::MAX, |card| packed(*card)));
        }
        (deck.len(), deck.first().map(|card| card.omen)).hash(&mut clue);
        for seat in Seat::all(self.seats()) {
            let player = position.player(seat);
            let own = viewer.is(seat);
            let played = if revealed || own { player.played } else { None };
            (player.vp, player.discard, player.known, player.hand.len() as u8, player.played.is_some()).hash(&mut clue);
            (played, own.then_some(player.hand)).hash(&mut clue);
            for &card in player.realm.cards() {
                clue.add(packed(card));
            }
        }
        clue.finish()
    }
}

fn packed(card: Card) -> u64 {
    u64::from(card.land) << 8 | u64::from(card.omen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_engine::{Ignore, Options, Quick};
    use meadhall_vaalbara::Character;

    fn begun() -> (Vaalbara, Position, Quick) {
        let game = Vaalbara::open(3, &Options::default()).expect("three can play");
        let mut chance = Quick::new(5);
        let position = game.setup(&mut chance, &mut Ignore);
        (game, position, chance)
    }

    fn assign(game: &Vaalbara, position: &mut Position, seat: usize, chance: &mut Quick) -> Character {
        let seat = Seat::new(seat);
        let character = position.player(seat).hand.iter().next().expect("a hand");
        game.apply(position, seat, Action::Assign(character), chance, &mut Ignore);
        character
    }

    #[test]
    fn what_others_chose_in_secret_is_theirs_to_choose_again() {
        let (game, mut position, mut chance) = begun();
        let before = position;
        assign(&game, &mut position, 0, &mut chance);
        assign(&game, &mut position, 2, &mut chance);
        let mut again = position;
        assert_eq!(game.reopen(&mut again, Viewer::Seat(Seat::new(1))), [0, 2].map(Seat::new).into_iter().collect());
        assert_eq!(again, before);
        let own = game.reopen(&mut position, Viewer::Seat(Seat::new(0)));
        assert_eq!(own, SeatSet::only(Seat::new(2)), "one's own choice stands");
        assert!(position.player(Seat::new(0)).played.is_some());
    }

    fn may_hold(game: &Vaalbara, view: &View, seat: usize, earlier: Option<Characters>) -> Vec<Characters> {
        let mut secrets = Vec::new();
        game.may_hold(view, Seat::new(seat), earlier, &mut secrets);
        secrets
    }

    #[test]
    fn a_hand_that_was_held_gives_away_the_hand_that_is() {
        let (game, mut position, mut chance) = begun();
        let viewer = Viewer::Seat(Seat::new(1));
        let held = position.player(Seat::new(0)).hand;
        assert_eq!(may_hold(&game, &game.view(&position, viewer), 0, None).len(), 792, "any five of twelve");
        let chosen = assign(&game, &mut position, 0, &mut chance);
        let view = game.view(&position, viewer);
        assert_eq!(may_hold(&game, &view, 0, Some(held)), [held], "what was chosen in secret counts as held");
        assign(&game, &mut position, 1, &mut chance);
        assign(&game, &mut position, 2, &mut chance);
        let view = game.view(&position, viewer);
        let rest = held.minus(Characters::only(chosen));
        assert_eq!(may_hold(&game, &view, 0, Some(held)), [rest]);
        assert_eq!(may_hold(&game, &view, 0, None).len(), 330, "any four of eleven");
        let without = Characters::ALL.minus(held).sets_of(5).next().expect("another hand");
        assert!(may_hold(&game, &view, 0, Some(without)).is_empty(), "who did not hold it could not play it");
        let mut choices = Vec::new();
        while position.revealed() {
            let seat = game.pending(&position).first().expect("somebody decides");
            game.legal(&position, seat, &mut choices);
            game.apply(&mut position, seat, choices[0], &mut chance, &mut Ignore);
        }
        let now = may_hold(&game, &game.view(&position, viewer), 0, Some(rest));
        assert!(now.contains(&position.player(Seat::new(0)).hand) && now.len() <= 7, "one card may have been drawn");
    }

    #[test]
    fn who_is_dealt_a_hand_has_the_rest_in_the_pile() {
        let (game, mut position, mut chance) = begun();
        let seat = Seat::new(2);
        assign(&game, &mut position, 2, &mut chance);
        game.reopen(&mut position, Viewer::Seat(Seat::new(0)));
        let hand = Characters::ALL.sets_of(5).nth(100).expect("many hands");
        game.hold(&mut position, seat, hand, &mut chance);
        let player = position.player(seat);
        let pile: Characters = player.pile.as_slice().iter().copied().collect();
        assert_eq!((player.hand, pile, player.pile.len()), (hand, Characters::ALL.minus(hand), 7));
    }

    #[test]
    fn what_was_chosen_comes_out_in_the_round_or_after_it() {
        let (game, mut position, mut chance) = begun();
        let (viewer, other) = (Viewer::Seat(Seat::new(1)), Seat::new(0));
        let before = game.view(&position, viewer);
        let chosen = assign(&game, &mut position, 0, &mut chance);
        let seen = |position: &Position| game.chosen(&before, &game.view(position, viewer), other);
        assert_eq!(seen(&position), None, "it is still secret");
        assign(&game, &mut position, 1, &mut chance);
        assign(&game, &mut position, 2, &mut chance);
        assert!(position.revealed());
        assert_eq!(seen(&position), Some(Action::Assign(chosen)));
        let mut choices = Vec::new();
        while position.revealed() {
            let seat = game.pending(&position).first().expect("somebody decides");
            game.legal(&position, seat, &mut choices);
            game.apply(&mut position, seat, choices[0], &mut chance, &mut Ignore);
        }
        assert_eq!((position.round, seen(&position)), (2, Some(Action::Assign(chosen))));
    }
}
