//! Section 10: missions.

use crate::Valhalla;
use crate::action::Action;
use crate::data;
use crate::data::{Card, Entry, Mission};
use crate::event::Event;
use crate::rules::Resolver;
use crate::state::battle::Kind;
use crate::state::places::{CardSet, Place};
use crate::state::{Asked, Position, Table};
use meadhall_engine::{Chance, Seat, Sink};

impl Valhalla {
    /// Missions whose condition the winner meets.
    pub(crate) fn met_missions(&self, table: &Table) -> CardSet {
        let battle = &table.battle;
        let Some(winner) = battle.winner() else { return CardSet::EMPTY };
        let (side, other) = (&battle.sides[winner], &battle.sides[1 - winner]);
        let foe = match battle.kind {
            Kind::Hunt | Kind::Raid => self.foe_card(battle.foe).map_or(0, |card| card.strength),
            _ => other.total,
        };
        let met = |mission: Mission| match mission {
            Mission::NoDieDiscarded => !side.dropped,
            Mission::Margin5 => side.total >= foe.saturating_add(5),
            Mission::Activated3 => side.fought >= 3,
        };
        let fits = |id: &u8| match self.cards.get(self.cards.card_of(*id)) {
            Some(Entry { kind: data::Kind::Mission(mission), .. }) => met(*mission),
            _ => false,
        };
        self.missions.iter().filter(fits).collect()
    }

    pub(crate) fn list_missions(&self, position: &Position, seat: Seat, choices: &mut Vec<Action>) {
        choices.push(Action::Decline);
        let missions = position.hand(seat).and(&self.met_missions(&position.table));
        let fits = |card: &Card| self.fits_cap(position, seat, self.cards.glory(*card));
        choices.extend(self.distinct(&missions).filter(fits).map(Action::Play));
    }
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    pub fn ask_mission(&mut self, winner: usize) -> bool {
        let battle = &self.position.table.battle;
        let seat = battle.sides[winner].seat;
        if battle.turn > 0 || battle.side_of(seat) != Some(winner) {
            return false;
        }
        let hand = self.position.hand(seat);
        let met = self.game.met_missions(&self.position.table);
        // Alone there is nobody to hide from: only who has a mission that fits is asked.
        let fits = |id: u8| self.game.fits_cap(self.position, seat, self.game.cards.glory(self.game.cards.card_of(id)));
        let asks = match self.game.is_solo() {
            true => hand.and(&met).iter().any(fits),
            false => !met.is_empty() && !hand.is_empty(),
        };
        if asks {
            self.table().battle.turn = 1;
            self.ask(seat, Asked::Mission);
        }
        asks
    }

    pub fn play_mission(&mut self, seat: Seat, card: Option<Card>) {
        if let Some(card) = card
            && self.shift(card, Place::Hand(seat), Place::Valhalla(seat))
        {
            self.tell(Event::Mission { seat, card });
        }
        self.resolve();
    }
}
