//! Section 7.2: the Quest phase, and section 11.6: the demands.

use crate::BloodRage;
use crate::data::{Card, Effect, Face};
use crate::event::{Cause, Event};
use crate::names::{Phase, Place};
use crate::rules::Resolver;
use crate::state::VALHALLA;
use crate::state::{Reason, Table};
use meadhall_engine::{Chance, Seat, Sink};

impl BloodRage {
    /// Whether a clan has more STR in a province than every other one.
    pub fn leads(&self, table: &Table, seat: Seat, place: Place) -> bool {
        let own = self.strength(table, seat, place);
        let others = self.all().filter(|&other| other != seat);
        own > 0 && others.map(|other| self.strength(table, other, place)).all(|sum| own > sum)
    }

    /// Whether a quest's demand is met.
    pub fn fulfils(&self, table: &Table, seat: Seat, card: Card) -> bool {
        let leads = |place: &Place| self.leads(table, seat, *place);
        match self.face(card).effect {
            Effect::MostIn(region) => {
                table.standing().iter().filter(|place| place.region() == Some(region)).any(|place| leads(&place))
            }
            Effect::MostInCentre => leads(&Place::Yggdrasil),
            Effect::Fallen(count) => table.sheet(seat).figures[VALHALLA].total() >= count,
            Effect::MostInProvinces(count) => table.standing().iter().filter(leads).count() >= usize::from(count),
            _ => false,
        }
    }
}

/// The order in which a player's quests are rewarded.
fn order(face: &Face) -> (u8, u8) {
    use crate::names::Region;
    let demand = match face.effect {
        Effect::MostIn(Region::Alfheim) => 0,
        Effect::MostIn(Region::Jotunheim) => 1,
        Effect::MostIn(Region::Manheim) => 2,
        Effect::MostInCentre => 3,
        Effect::Fallen(_) => 4,
        _ => 5,
    };
    (demand, face.age)
}

impl<C: Chance, S: Sink<Event>> Resolver<'_, C, S> {
    /// All quests are revealed and all demands are checked before any reward.
    pub fn begin_quests(&mut self) {
        self.enter(Phase::Quest);
        for seat in self.game.all() {
            let mut quests = std::mem::take(&mut self.position.secret_mut(seat).quests);
            quests.as_mut_slice().sort_unstable_by_key(|&card| order(self.game.face(card)));
            let mut met = 0;
            for (n, card) in quests.iter().enumerate() {
                let fulfilled = self.game.fulfils(&self.position.table, seat, card);
                met |= u16::from(fulfilled) << n;
                self.tell(Event::Quest { seat, card, fulfilled });
            }
            let sheet = self.position.table.sheet_mut(seat);
            sheet.revealed = quests;
            sheet.met = met;
        }
        self.continue_quests();
    }

    /// The next reward, from the first player clockwise.
    pub fn continue_quests(&mut self) {
        let first = self.position.table.first;
        let next = self.clockwise(first).find(|&seat| self.position.sheet(seat).met != 0);
        let Some(seat) = next else { return self.end_quests() };
        let sheet = self.position.table.sheet_mut(seat);
        let quest = sheet.met.trailing_zeros() as usize;
        sheet.met &= sheet.met - 1;
        let Some(&card) = sheet.revealed.as_slice().get(quest) else { return self.continue_quests() };
        let double = if self.game.sheet(&self.position.table, seat).has(Effect::DoubleQuests) { 2 } else { 1 };
        self.gain(seat, double * u16::from(self.game.face(card).value), Cause::Quest(card));
        self.raise_for(seat, Reason::Quest);
    }

    fn end_quests(&mut self) {
        for seat in self.game.all() {
            let cards = std::mem::take(&mut self.position.table.sheet_mut(seat).revealed);
            for card in cards.iter() {
                self.position.table.gone.add(card, 1);
            }
        }
        self.begin_ragnarok();
    }
}
