//! Why an action of a turn is refused.

use super::{about, not_there, too_dear};
use crate::BloodRage;
use crate::action::{Action, March};
use crate::data::{Card, EXTRA_PILLAGE_COST, Effect};
use crate::names::{Figure, Place};
use crate::state::ClanSheet;
use crate::state::Piece;
use crate::state::{Position, Table};
use crate::wording::place_word;
use meadhall_engine::{Message, Seat, byte};

impl BloodRage {
    pub(super) fn why_no_action(&self, position: &Position, seat: Seat, action: Action) -> Option<Message> {
        let (table, sheet) = (&position.table, self.sheet(&position.table, seat));
        let missing = |card: Card| !position.secret(seat).hand.contains(card);
        match action {
            Action::Quest(card) | Action::Upgrade(card, _) if missing(card) => {
                Some(self.of_card("why-not-in-hand", card).clause("BR-10.4"))
            }
            Action::Quest(card) => {
                (!self.face(card).is_quest()).then(|| self.of_card("why-no-quest", card).clause("BR-5.58"))
            }
            Action::Upgrade(card, slot) => self.why_no_upgrade(sheet, card, slot),
            Action::Pillage(place) => {
                let pillaged = table.pillaged.contains(place).then(|| about("why-pillaged", place).clause("BR-5.69"));
                self.why_not_standing(table, place).or(pillaged).or_else(|| self.why_no_pillage(table, seat, place))
            }
            Action::Challenge(place) => self.why_no_challenge(table, seat, place),
            Action::Sacrifice(first, second) => self.why_no_sacrifice(sheet, first, second),
            Action::Invade(invade) => self.why_no_invade(position, seat, invade, None),
            Action::March(march) => self.why_no_march(table, seat, march),
            _ => None,
        }
    }

    /// What cannot be pillaged by anybody.
    fn why_not_standing(&self, table: &Table, place: Place) -> Option<Message> {
        if !place.is_province() {
            Some(about("why-no-province", place).clause("BR-1.29"))
        } else {
            table.destroyed.contains(place).then(|| about("why-destroyed", place).clause("BR-1.36"))
        }
    }

    /// What this clan cannot pillage.
    fn why_no_pillage(&self, table: &Table, seat: Seat, place: Place) -> Option<Message> {
        if table.forces(seat, place).is_empty() {
            Some(match place {
                Place::Yggdrasil => about("why-nobody-in-centre", place).clause("BR-5.67"),
                _ => about("why-nobody-there", place).clause("BR-5.64"),
            })
        } else {
            let pillages = table.sheet(seat).pillages.get(place.index()).copied().unwrap_or(0);
            let often = || about("why-too-often", place).with("count", pillages).clause("BR-5.70");
            (!table.sheet(seat).has_pillages(place)).then(often)
        }
    }

    fn why_no_challenge(&self, table: &Table, seat: Seat, place: Place) -> Option<Message> {
        let sheet = self.sheet(table, seat);
        if !sheet.has(Effect::PillageAgain) {
            return Some(self.not_in_play(Effect::PillageAgain));
        }
        if sheet.rage < EXTRA_PILLAGE_COST {
            return Some(too_dear(EXTRA_PILLAGE_COST, sheet.rage, "BR-5.4"));
        }
        let fresh = || (!table.pillaged.contains(place)).then(|| about("why-not-pillaged", place).clause("BR-11.100"));
        let again = || (sheet.challenged == Some(place)).then(|| about("why-challenged", place).clause("BR-11.124"));
        self.why_not_standing(table, place)
            .or_else(fresh)
            .or_else(|| self.why_no_pillage(table, seat, place))
            .or_else(again)
    }

    fn why_no_march(&self, table: &Table, seat: Seat, march: March) -> Option<Message> {
        let group = table.sheet(seat).at(march.from);
        let monsters = byte(march.monsters.iter().flatten().count());
        let count = march.warriors.saturating_add(march.mystics) + u8::from(march.leader) + monsters;
        let few = || Message::new("why-not-so-many").with("place", place_word(march.from)).clause("BR-5.34");
        if let Some(fjord) = [march.from, march.to].into_iter().find(|place| !place.is_province()) {
            Some(about("why-no-province", fjord).clause("BR-5.38"))
        } else if march.from == march.to {
            Some(about("why-same-place", march.to).clause("BR-5.39"))
        } else if table.destroyed.contains(march.to) {
            Some(about("why-destroyed", march.to).clause("BR-1.35"))
        } else if count == 0 {
            Some(Message::new("why-no-figures").clause("BR-5.34"))
        } else if march.warriors > group.count(Piece::Warrior)
            || march.mystics > group.count(Piece::Mystic)
            || u8::from(march.leader) > group.count(Piece::Leader)
            || !has_monsters(self.sheet(table, seat), march)
        {
            Some(few())
        } else {
            (table.room(march.to) < count).then(|| about("why-full", march.to).clause("BR-5.36"))
        }
    }
}

impl BloodRage {
    fn why_no_upgrade(&self, sheet: ClanSheet<'_>, card: Card, number: Option<u8>) -> Option<Message> {
        let slots = sheet.slots_for(card);
        let cost = sheet.upgrade_cost(card);
        if slots.is_empty() {
            Some(self.of_card("why-no-upgrade", card).clause("BR-5.42"))
        } else if cost > sheet.rage {
            Some(too_dear(cost, sheet.rage, "BR-5.4"))
        } else if number.is_some_and(|number| !slots.iter().any(|slot| slot.number() == number)) {
            Some(self.of_card("why-other-slot", card).clause("BR-2.24"))
        } else {
            sheet.slot_for(card, number).is_none().then(|| self.of_card("why-no-free-slot", card).clause("BR-5.43"))
        }
    }

    /// The card is not in play, or one of the two figures is not there.
    fn why_no_sacrifice(
        &self,
        sheet: ClanSheet<'_>,
        first: (Figure, Place),
        second: (Figure, Place),
    ) -> Option<Message> {
        if !sheet.has(Effect::Sacrifice) {
            return Some(self.not_in_play(Effect::Sacrifice));
        }
        let mut figures = sheet.figures;
        let missing = [first, second].into_iter().find(|&(figure, place)| {
            let group = &mut figures[place.index()];
            !sheet.piece_in(*group, figure).is_some_and(|piece| group.take(piece))
        });
        missing.map(|(figure, place)| not_there(figure, place, "BR-11.86"))
    }
}

/// Whether the monsters of a march stand where it begins.
fn has_monsters(sheet: ClanSheet<'_>, march: March) -> bool {
    let mut group = sheet.at(march.from);
    march.monsters.into_iter().flatten().all(|monster| {
        let piece = sheet.piece_in(group, monster);
        piece.is_some_and(|piece| group.take(piece))
    })
}
