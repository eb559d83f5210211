//! Sections 10 to 22: the effects of the characters.

use crate::Vaalbara;
use crate::event::{Cause, Event};
use crate::names::{Character, Clan, Kind};
use crate::state::{Asked, Position};
use meadhall_engine::{Seat, SeatSet, Sink, byte};

impl Vaalbara {
    /// Starts the effect of a character: carries it out, or asks what it needs to know.
    pub(crate) fn begin_effect<S: Sink<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        character: Character,
        sink: &mut S,
    ) {
        let asked = match character {
            Character::Warrior => {
                let asked = self.may_hold_warrior(position);
                (!asked.is_empty()).then_some(Asked::Show { asked, answered: SeatSet::EMPTY, showing: SeatSet::EMPTY })
            }
            Character::Bard => Some(Asked::Bard),
            Character::Tracker => Some(Asked::Tracker),
            Character::Midwife => (!position.player(seat).discard.is_empty()).then_some(Asked::Midwife),
            Character::Rider => Some(Asked::Rider),
            Character::Explorer => (!position.player(seat).realm.cards().is_empty()).then_some(Asked::Explorer),
            Character::Falconer => {
                self.steal(position, seat, sink);
                None
            }
            Character::Farmer => None,
            Character::Hunter | Character::Seer | Character::Carpenter | Character::Carver => {
                let amount = self.character_pays(position, seat, character);
                if amount > 0 {
                    self.gain(position, seat, amount, Cause::Character(character), sink);
                } else {
                    sink.tell(Event::Nothing(seat, character));
                }
                None
            }
        };
        match asked {
            Some(asked) => position.asked = asked,
            None => {
                if matches!(character, Character::Warrior | Character::Midwife | Character::Explorer) {
                    sink.tell(Event::Nothing(seat, character));
                }
                self.end_effect(position);
            }
        }
    }

    /// What Hunter, Seer, Carpenter and Carver pay, as things stand.
    #[inline]
    fn character_pays(&self, position: &Position, seat: Seat, character: Character) -> u16 {
        let neighbours = self.neighbours(seat);
        match character {
            Character::Hunter if !neighbours.iter().any(|other| position.has_acted(other)) => 3,
            Character::Carver if neighbours.iter().all(|other| position.has_acted(other)) => 5,
            Character::Seer => {
                let odd =
                    |other: &Seat| position.player(*other).played.is_some_and(|played| played.initiative() % 2 == 1);
                2 * u16::from(byte(neighbours.iter().filter(odd).count()))
            }
            Character::Carpenter => 3 * u16::from(position.player(seat).realm.count(Kind::Forest)),
            _ => 0,
        }
    }

    /// Those whose Warrior is not publicly elsewhere: they are all asked, so that nobody learns who holds one.
    #[inline]
    fn may_hold_warrior(&self, position: &Position) -> SeatSet {
        let elsewhere = |seat| {
            let player = position.player(seat);
            player.played == Some(Character::Warrior) || player.discard.contains(Character::Warrior)
        };
        self.all().filter(|&seat| !elsewhere(seat)).collect()
    }

    /// One answer to a Warrior. Nothing happens before the last one.
    pub(crate) fn answer<S: Sink<Event>>(&self, position: &mut Position, seat: Seat, show: bool, sink: &mut S) {
        let Asked::Show { asked, answered, showing } = &mut position.asked else { return };
        answered.insert(seat);
        if show {
            showing.insert(seat);
        }
        if !asked.minus(*answered).is_empty() {
            return;
        }
        let showing = *showing;
        for shower in showing.iter() {
            position.player_mut(shower).known.insert(Character::Warrior);
            sink.tell(Event::Shown(shower));
            self.gain(position, shower, 1, Cause::Character(Character::Warrior), sink);
        }
        if showing.is_empty() {
            sink.tell(Event::NobodyShowed);
        }
        self.end_effect(position);
    }

    pub(crate) fn bard<S: Sink<Event>>(&self, position: &mut Position, clan: Clan, sink: &mut S) {
        if let Some(other) = self.all().find(|&other| position.player(other).clan == clan) {
            self.gain(position, other, 2, Cause::Character(Character::Bard), sink);
        }
        self.end_effect(position);
    }

    fn steal<S: Sink<Event>>(&self, position: &mut Position, seat: Seat, sink: &mut S) {
        let cause = Cause::Character(Character::Falconer);
        let Some(&victim) = position.acted.as_slice().last() else {
            sink.tell(Event::Nothing(seat, Character::Falconer));
            return;
        };
        let amount = position.player(victim).vp.min(2);
        position.player_mut(victim).vp -= amount;
        sink.tell(Event::Lost(victim, amount, cause));
        self.gain(position, seat, amount, cause, sink);
    }

    pub(crate) fn track<S: Sink<Event>>(&self, position: &mut Position, seat: Seat, row: u8, slot: u8, sink: &mut S) {
        let place = position.rows.get_mut(usize::from(row)).and_then(|row| row.get_mut(usize::from(slot)));
        let (Some(Some(in_row)), Some(top)) = (place, position.deck.as_mut_slice().first_mut()) else { return };
        std::mem::swap(in_row, top);
        let (new, out) = (*in_row, *top);
        position.top_known = true;
        if position.deck.len() == 1 {
            position.bottom_known = true;
        }
        let (out_kind, new_kind) = (self.face(out), self.face(new));
        sink.tell(Event::Tracked { seat, row, slot, out, out_kind, new, new_kind });
        self.end_effect(position);
    }

    pub(crate) fn take_back<S: Sink<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Character,
        sink: &mut S,
    ) {
        let player = position.player_mut(seat);
        player.discard.remove(choice);
        player.hand.insert(choice);
        player.known.insert(choice);
        sink.tell(Event::TookBack(seat, choice));
        self.end_effect(position);
    }

    pub(crate) fn ride<S: Sink<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        first: u8,
        second: u8,
        sink: &mut S,
    ) {
        let [row_1, row_2] = &mut position.rows;
        let (Some(Some(one)), Some(Some(two))) =
            (row_1.get_mut(usize::from(first)), row_2.get_mut(usize::from(second)))
        else {
            return;
        };
        let (from_1, from_2) = (self.face(*one), self.face(*two));
        std::mem::swap(one, two);
        sink.tell(Event::Rode { seat, first: (first, from_1.0, from_1.1), second: (second, from_2.0, from_2.1) });
        self.end_effect(position);
    }

    pub(crate) fn explore<S: Sink<Event>>(&self, position: &mut Position, seat: Seat, place: u8, sink: &mut S) {
        let old = position.player(seat).realm.cards().get(usize::from(place)).copied();
        let (Some(out), Some(&new)) = (old, position.deck.as_slice().last()) else { return };
        let (out_kind, new_kind) = (self.face(out), self.face(new));
        position.player_mut(seat).realm.replace(usize::from(place), new, out_kind.0, new_kind.0);
        if let Some(bottom) = position.deck.as_mut_slice().last_mut() {
            *bottom = out;
        }
        position.bottom_known = true;
        if position.deck.len() == 1 {
            position.top_known = true;
        }
        sink.tell(Event::Explored { seat, out, out_kind, new, new_kind });
        let reward = self.reward(position, seat, new);
        self.gain(position, seat, reward, Cause::Land(new_kind.0), sink);
        self.end_effect(position);
    }
}
