//! What a bot knows of Vaalbara.

mod glance;
mod habit;
mod hunch;
mod notes;
mod outlook;
mod promise;
mod turn;

use crate::judge::learnt;
use crate::thinker::Clue;
use crate::{Forecast, Notes, Thinker, Wisdom};
use meadhall_engine::{Chance, Game, MAX_SEATS, Seat, SeatSet, Viewer};
use meadhall_vaalbara::{Action, Asked, AskedView, Card, Position, ROUNDS, Vaalbara, View};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

impl Thinker for Vaalbara {
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
        if position.asked != Asked::Assign {
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
            for &card in player.domain.cards() {
                clue.add(packed(card));
            }
        }
        clue.finish()
    }
}

fn packed(card: Card) -> u64 {
    u64::from(card.land) << 8 | u64::from(card.omen)
}
